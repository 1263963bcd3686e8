"""Breaks of chapter 1000: the words of effects."""

from __future__ import annotations

from .kit import Break, edited, made

BREAKS: tuple[Break, ...] = (
    made(
        "damage gives life",
        "1007.2",
        "1007",
        edited("change.actions:perform_damage", "p.life -= item.amount", "p.life += item.amount"),
    ),
    made(
        "damage replaces damage",
        "1007.1",
        "1007",
        edited("change.actions:perform_damage", "o.damage += item.amount", "o.damage = item.amount"),
    ),
    made(
        "a shield is never used up",
        "1018.1a",
        "1018",
        edited("change.replacement:preventable", "if static.shield and a.lasting:", "if False:"),
    ),
    made(
        "all damage is prevented",
        "1018.1a",
        "1018",
        edited(
            "change.replacement:preventable", "return max(0, min(most, event.amount))", "return event.amount"
        ),
    ),
    made(
        "cancelled abilities stay",
        "1012.1",
        "1012",
        edited(
            "effects.chase:run_cancel",
            'else:\n            cease(g, ref, "1012.1")',
            "else:\n            pass",
        ),
    ),
)
