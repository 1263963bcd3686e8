"""The rulebook as data: the index of clauses and the editions as tables of switches."""
