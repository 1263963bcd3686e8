"""Breaks of chapter 700: actions."""

from __future__ import annotations

from .kit import Break

BREAKS: tuple[Break, ...] = ()
