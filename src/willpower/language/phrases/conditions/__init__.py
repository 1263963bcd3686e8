"""What is so, and what happened."""
