"""Telling what a run showed: its story, its board, a page, the verdict."""
