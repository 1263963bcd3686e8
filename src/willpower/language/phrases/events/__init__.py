"""What happens: verbs that are written once and read in every tense, and what is said with them."""
