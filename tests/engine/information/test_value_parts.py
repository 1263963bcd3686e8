"""Where the values and abilities of a card come from."""

from __future__ import annotations

from typing import Any

import pytest

import willpower as wp
from willpower.engine.game import Game
from written_kit import played

CARDS = """
    cards:
      - {name: Wolf, type: Resonator, race: [Beast], cost: "{1}", atk: 300, def: 200}
      - {name: Pack Mother, type: Resonator, race: [Beast], cost: "{1}", atk: 400, def: 400,
         text: ["Other Beast resonators you control gain [+200/+100]."]}
      - {name: Howl, type: Chant, cost: "{1}", text: ["Target resonator gains [+300/+0] until end of turn."]}
      - {name: Wings, type: "Addition:Resonator", cost: "{1}", text: ["Added resonator gains [Flying]."]}
"""


def wolf(body: str) -> dict[str, Any]:
    """The Wolf of a situation as its controller sees it."""
    game = Game(played(f"{CARDS}\n{body}").g)
    found: dict[str, Any] = next(card for card in game.view(0)["field"] if card["name"] == "Wolf")
    assert next(card for card in game.view(None)["field"] if card["name"] == "Wolf") == found
    return found


def told(card: dict[str, Any]) -> list[tuple[str, int, int, str]]:
    """Each part: what it is, ATK, DEF, where it comes from."""
    return [
        (part["what"], part["atk"], part["def"], (part.get("source") or {}).get("name", ""))
        for part in card["parts"]
    ]


def test_a_card_as_printed_has_no_parts() -> None:
    card = wolf("    start:\n      A: {field: [Wolf]}\n")
    assert "parts" not in card and "abilities" not in card


@pytest.mark.clause("909.1")
def test_effects_and_counters_stand_in_the_order_of_909() -> None:
    card = wolf("""
    start:
      A:
        field: [{card: Wolf, counters: {"-100/-100": 1}}, Pack Mother]
        hand: [Howl]
        stones: [Fire Magic Stone]
    do:
      - {A: play, card: Howl, target: A.Wolf}
      - {resolve: all}
    """)
    assert (card["atk"], card["def"]) == (700, 200)
    assert told(card) == [
        ("printed", 300, 200, ""),
        ("effect", 200, 100, "Pack Mother"),
        ("effect", 300, 0, "Howl"),
        ("counters", -100, -100, ""),
    ]
    mother, howl = card["parts"][1:3]
    assert mother["text"] == "Other Beast resonators you control gain [+200/+100]." and "until" not in mother
    assert howl["until"] == "end of turn" and "[+300/+0]" in howl["text"]
    assert card["parts"][3]["times"] == 1


def test_abilities_say_who_gives_them() -> None:
    card = wolf("""
    start:
      A: {field: [Wolf, {card: Wings, added_to: Wolf}]}
    """)
    gained = [(a["text"], a["from"], a["source"]["name"]) for a in card["abilities"]]
    assert gained == [("[Flying]", "gained", "Wings")]


def test_the_parts_of_real_games_add_up() -> None:
    decks = list(wp.bundled_decks().values())
    seen = 0
    for n, deck in enumerate(decks):
        game = wp.Game.new(deck, decks[n - 3], seed=n)
        player = wp.make_player("greedy", n)
        while game.decision is not None and len(game.picks) < 150:
            if len(game.picks) % 5 == 0:
                before = game.hash()
                for card in game.view(0)["field"]:
                    if "parts" in card:
                        seen += 1
                        assert sum(part["atk"] for part in card["parts"]) == (card["atk"] or 0)
                        assert sum(part["def"] for part in card["parts"]) == (card["def"] or 0)
                assert game.hash() == before
            game.apply(player.choose(wp.Seat(game, game.decision.player)))
    assert seen > 50
