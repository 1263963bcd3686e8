"""What a player could do with each card in sight, and everything that is in the way."""

from __future__ import annotations

import json
from typing import Any

import willpower as wp
from willpower.engine.core.state import State
from willpower.engine.game import Game
from written_kit import played

CARDS = """
    cards:
      - {name: Ogre, type: Resonator, cost: "{R}{1}", atk: 500, def: 500}
      - {name: Bolt, type: Chant, cost: "{R}", text: ["Destroy target regalia."]}
      - {name: Mage, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{Rest}: Draw a card."]}
      - {name: Ghost, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["[Flying]"]}
"""


def table(text: str) -> State:
    """A situation; its last decision is open."""
    return played(f"{CARDS}\n    start:\n      {text}\n").g


def of(g: State, player: int, name: str) -> dict[str, dict[str, Any]]:
    """The uses of a card by their kinds."""
    found = Game(g).uses(player)
    names = {card["object"]: g.table.objs[card["object"]].chars.names[0] for card in found}
    uses = next(card["uses"] for card in found if names[card["object"]] == name)
    return {use["kind"]: use for use in uses}


def sentences(use: dict[str, Any]) -> list[str]:
    return [f"{one['sentence']} ({one['clause']})" for one in use["reasons"]]


def test_a_card_that_can_be_played_has_its_option_and_its_plan() -> None:
    g = table("A: {hand: [Ogre], field: [Fire Magic Stone, Fire Magic Stone]}")
    play = of(g, 0, "Ogre")["play"]
    assert g.work.pending is not None
    assert g.work.pending.options[play["option"]].name == "Ogre"
    assert play["reasons"] == []
    assert play["plan"]["need"] == "{R}{1}"
    assert [s["name"] for s in play["plan"]["sources"]] == ["Fire Magic Stone"] * 2


def test_all_reasons_are_told_not_the_first_alone() -> None:
    g = table("A: {hand: [Bolt], field: [Ogre]}")
    assert sentences(of(g, 0, "Bolt")["play"]) == [
        "There is no legal target for it. (903.2g)",
        "You cannot pay {R}. (903.2j)",
    ]


def test_the_player_who_does_not_decide_is_told_so_first() -> None:
    g = table("B: {hand: [Ogre]}")
    assert sentences(of(g, 1, "Ogre")["play"]) == [
        "The other player decides now. (602.1c)",
        "It needs main timing: it is not your turn. (702.1)",
        "You cannot pay {R}{1}. (903.2j)",
    ]


def test_a_rested_card_neither_attacks_nor_rests() -> None:
    g = table("A: {field: [{card: Mage, rested: true}]}")
    uses = of(g, 0, "Mage")
    assert sentences(uses["activate"]) == ["It is rested. (1013.2)"]
    assert sentences(uses["attack"]) == ["It is rested. (803.3a)"]


def test_the_other_player_s_hand_is_not_in_sight() -> None:
    g = table("B: {hand: [Ogre], field: [Ghost]}")
    seen = {g.table.objs[card["object"]].chars.names[0] for card in Game(g).uses(0)}
    assert "Ghost" in seen and "Ogre" not in seen
    hidden = next(o.id for o in g.table.objs if o.chars.names and o.chars.names[0] == "Ogre")
    assert Game(g).uses(0, hidden) == []


def test_uses_of_real_games_are_json_and_do_not_depend_on_what_is_hidden() -> None:
    decks = list(wp.bundled_decks().values())
    for n, deck in enumerate(decks):
        game = wp.Game.new(deck, decks[n - 1], seed=n, every_window=True)
        player = wp.make_player("random", n)
        for step in range(150):
            decision = game.decision
            if decision is None:
                break
            if step % 15 == n % 15:
                before = game.hash()
                for seat in (0, 1):
                    told = json.dumps(game.uses(seat))
                    assert told == json.dumps(game.determinize(seat, step).uses(seat))
                    offered = [use for card in game.uses(seat) for use in card["uses"]]
                    for use in offered:
                        assert (use["option"] is None) == bool(use["reasons"]), use
                        if use["option"] is not None:
                            assert decision.options[use["option"]].text == use["text"]
                assert game.hash() == before
            game.apply(player.choose(wp.Seat(game, decision.player)))


def test_before_the_block_step_a_blocker_is_told_when_it_is_asked() -> None:
    g = played(
        f"{CARDS}\n    start:\n      A: {{field: [Mage]}}\n      B: {{field: [Ogre]}}\n"
        "    do:\n      - {A: attack, card: Mage, object: B}\n      - {A: pass}\n"
    ).g
    assert sentences(of(g, 1, "Ogre")["block"]) == [
        "The block of a battle is declared once, in the block step, when it is asked for. (804.3)"
    ]
