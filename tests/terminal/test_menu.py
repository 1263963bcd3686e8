"""What the terminal says about an option."""

from __future__ import annotations

from typing import Any

from willpower.cards.bundled import bundled_decks
from willpower.engine.game import Game
from willpower.terminal.lookup import HELP
from willpower.terminal.menu import Menu, describe, number_in


def test_abilities_are_told_by_what_they_do() -> None:
    decks = bundled_decks()
    game = Game.new(decks["long-road"], decks["lantern-tide"], seed=3)
    told: set[str] = set()
    while game.decision is not None and len(game.picks) < 120:
        seat = game.decision.player
        view = game.view(seat)
        for option in view["decision"]["options"]:
            if option["kind"] == "activate":
                told.add(describe(option, view, seat))
        last = len(game.decision.options) - 1
        game.apply(last if len(game.picks) % 3 else 0)
    assert "Will Coin: Banish this card: Produce {U}" in told
    assert any("{Rest}: " in line for line in told)
    assert not [line for line in told if "ability " in line]


def imp(number: int, **more: Any) -> dict[str, Any]:
    """A card in the field as a view shows it."""
    card = {"id": number, "name": "Imp", "zone": "field", "controller": 1, "types": ["Resonator"], "atk": 200,
            "def": 200, "keywords": [], "damage": 0, "counters": {}, "text": []}  # fmt: skip
    return {**card, **more}


def menu(*field: dict[str, Any]) -> Menu:
    """The menu of a choice between these cards."""
    options = [
        {
            "index": n,
            "kind": "card",
            "text": card["name"],
            "clause": "903.2g",
            "number": 0,
            "object": card["id"],
        }
        for n, card in enumerate(field)
        if "added_to" not in card
    ]
    decision = {"kind": "target", "prompt": "Choose a target", "clause": "903.2g", "sentence": "",
                "options": options}  # fmt: skip
    view = {"decision": decision, "field": [*field], "chase": [], "battle": None, "players": []}
    return Menu(view, 0)


def test_only_what_nothing_tells_apart_is_one_line() -> None:
    assert [entry.alike for entry in menu(imp(1), imp(2)).entries] == [2]
    for other in (
        imp(2, damage=100),
        imp(2, keywords=["flying"]),
        imp(2, atk=300),
        imp(2, rested=True),
        imp(2, counters={"+100/+100": 1}),
        imp(2, text=["Draw a card."]),
        imp(2, controller=0),
    ):
        assert [entry.alike for entry in menu(imp(1), other).entries] == [1, 1], other
    rope = imp(3, name="Rope", added_to=2)
    assert [entry.alike for entry in menu(imp(1), imp(2), rope).entries] == [1, 1]


def test_numbers_are_numbers_of_ours() -> None:
    assert [number_in(text) for text in ("7", "-3", "²", "٣", "7" * 5000, "", "-", "1 2")] == [
        7, -3, None, None, None, None, None, None
    ]  # fmt: skip


def test_what_is_not_listed_is_counted_with_the_reason() -> None:
    rare = priority(2, idle=1).lines(80)[-1].plain
    cut = priority(9, idle=0).lines(80, most=5)[-1].plain
    assert rare.strip() == "and 1 rarely wanted (m shows it)"
    assert cut.strip().endswith("more, up to 9 (m shows them)")


def priority(plain: int, idle: int) -> Menu:
    """The menu of a player who may do so many things, and so many of which nothing would come."""
    options = [
        {"index": n, "kind": "play", "text": f"Play the Rope of a Long and Winding Road {n}",
         "clause": "604.2a", "number": 0, "object": None, "idle": n >= plain}
        for n in range(plain + idle)
    ]  # fmt: skip
    decision = {"kind": "priority", "prompt": "Choose an action", "clause": "602.1c", "sentence": "",
                "options": options}  # fmt: skip
    return Menu({"decision": decision, "field": [], "chase": [], "battle": None, "players": []}, 0)


def test_the_help_fits_a_screen_with_its_prompt() -> None:
    """A terminal of 80 by 24: a line that is wrapped pushes the first one out of sight."""
    lines = HELP.splitlines()
    assert max(len(line) for line in lines) < 80
    assert len(lines) < 24
