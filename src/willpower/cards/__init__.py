"""Cards: what is printed on them, databases of them, and decks.

Import from the modules below; nothing is read before it is asked for.
"""
