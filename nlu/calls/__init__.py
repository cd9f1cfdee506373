"""What is told of one call besides: accepted or not, artificial, a slip, who has called since."""
