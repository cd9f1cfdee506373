"""Cards on the table: which, whose, who saw them, penalty cards, leads, and what declarer chose."""
