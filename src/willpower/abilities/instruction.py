"""The root of instructions."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Node


@dataclass(frozen=True)
class Effect(Node):
    """An instruction: done at once and over (901.2a)."""
