"""Willpower plays the Force of Will trading card game as its Comprehensive Rules say."""

from .version import __version__

__all__ = ["__version__"]
