"""How many and how much."""
