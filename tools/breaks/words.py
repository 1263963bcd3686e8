"""Breaks of chapter 1000: the words of effects."""

from __future__ import annotations

from .kit import Break

BREAKS: tuple[Break, ...] = ()
