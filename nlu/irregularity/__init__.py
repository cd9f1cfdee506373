"""Which irregularity a message tells: the learned estimate, and what the table and the message by themselves show."""
