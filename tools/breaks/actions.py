"""Breaks of chapter 700: actions."""

from __future__ import annotations

from .kit import Break, edit, edited, exchanged, made


def no_end_of_main_timing() -> None:
    """Everywhere that main timing is asked for, a battle under way does not matter."""
    for path in (
        "values.limits:main_timing",
        "play.permission:plain_refusal",
        "play.looking:Window.__init__",
    ):
        edit(path, "and g.table.battle is None", "")


BREAKS: tuple[Break, ...] = (
    made(
        "a battle does not end the main timing",
        "701.2",
        "701",
        no_end_of_main_timing,
    ),
    made(
        "judgment twice in a turn",
        "705.1",
        "705",
        edited("procedures.judgment:put", "p.judged = True", "pass"),
    ),
    made(
        "judgment by a rested ruler",
        "705.1",
        "705",
        edited("procedures.judgment:ruler_for_judgment", "if o.rested:", "if False:"),
    ),
    made(
        "judgment without its condition",
        "705.2 705.2b",
        "705",
        edited("procedures.judgment:summons_refusal", "if k.condition is not None and", "if False and"),
    ),
    made(
        "standby for one will",
        "706.1 706.2",
        "706",
        exchanged("procedures.calling:_STANDBY", ((0, 0, 0, 0, 0, 0, 0, 1, 0),)),
    ),
    made(
        "standby cards are played like a hand",
        "706.3",
        "706",
        edited("play.permission:origin_refusal", '"706.3"', '""'),
    ),
    made(
        "trigger cards in the turn they are set",
        "708.5",
        "708",
        edited("play.permission:origin_refusal", 'return "708.5"', 'return ""'),
    ),
    made(
        "triggers cost nothing",
        "708.3a 708.4",
        "708",
        edited("pay.card_costs:added_costs", "extra += trigger.cost", "pass"),
    ),
    made(
        "a failed trigger card stays",
        "708.3a 708.4",
        "708",
        edited("play.undoing:fail", "if f.auto and f.ability is None", "if False and f.ability is None"),
    ),
    made(
        "two calls a turn",
        "710.1",
        "710",
        edited("procedures.calling:rest_ruler", "p.called += 1", "p.called += 0"),
    ),
    made(
        "a call after a judgment",
        "710.1",
        "710",
        edited("procedures.calling:call_refusal", "or p.judged", ""),
    ),
    made(
        "divinity is not used up",
        "711.2 711.2a",
        "711",
        edited(
            "play.permission:divinity_refusal",
            "if c.divinity > have - spent_divinity(g, player):",
            "if c.divinity > have:",
        ),
    ),
    made(
        "a rune twice",
        "711.2",
        "711",
        edited("play.permission:origin_refusal", '"711.2" if o.revealed else ""', '""'),
    ),
    made(
        "passing although one must attack",
        "712.2d",
        "712",
        edited("procedures.battle_legal:must_attack_now", "if initiate_refusal(g, player):", "if False:"),
    ),
    made(
        "chants are removed after use",
        "703.3",
        "703",
        edited(
            "procedures.resolving:destination",
            'return (GRAVEYARD, "703.3")',
            'return (REMOVED, "703.3")',
        ),
    ),
)
