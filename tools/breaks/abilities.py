"""Breaks of chapter 900: abilities and effects."""

from __future__ import annotations

from .kit import Break

BREAKS: tuple[Break, ...] = ()
