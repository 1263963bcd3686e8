"""Breaks of what the older editions do otherwise: named by their switches, caught by tests/editions."""

from __future__ import annotations

from .kit import Break, edited, made

BREAKS: tuple[Break, ...] = (
    made(
        "2.0: free reductions lower attribute cost",
        "cost_changes",
        "e",
        edited("pay.cost_change:lowered", "7 if any_part else 0", "7"),
    ),
    made(
        "5.x: your hand is the owner's",
        "others_zones",
        "g",
        edited(
            "effects.moves:item_for",
            'elif node.under is not None and g.edition.others_zones == "owner\'s unless told":',
            "elif False:",
        ),
    ),
    made(
        "8.01: your hand is yours",
        "others_zones",
        "g",
        edited(
            "effects.moves:item_for",
            ' and g.edition.others_zones == "owner\'s unless told"',
            "",
        ),
    ),
)
