"""What is so as long as something lasts."""
