"""The clauses behind what happens and what is refused: a file may name any that says the same."""
