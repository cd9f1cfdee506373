"""What a message does in a conversation: an answer, a correction, a step back, a yes or a no."""
