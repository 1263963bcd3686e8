"""Solving puzzles: the search for a line that reaches the goal whatever the opponent does."""
