"""What is done when an effect is performed."""
