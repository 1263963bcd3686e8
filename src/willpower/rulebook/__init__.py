"""Where the rulebook is found again: the code that cites a clause, the tests and judge files that show it.

Import from the modules below; nothing is read before it is asked for.
"""
