"""What of a card file is understood, and what of it was really seen to work.

Import from the modules below; nothing is read before it is asked for.
"""
