"""Whole abilities, what they cost, and how cards are played."""
