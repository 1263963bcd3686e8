"""The commands of Willpower."""
