"""Judge files: set up a game, do things in it, say what must be true (see docs/judge-files.md)."""
