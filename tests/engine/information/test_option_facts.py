"""What a person wants to know of an option before picking it."""

from __future__ import annotations

from typing import Any

from willpower.engine.game import Game
from written_kit import played

CARDS = """
    cards:
      - {name: Ogre, type: Resonator, cost: "{R}{1}", atk: 500, def: 400}
      - {name: Wolf, type: Resonator, cost: "{1}", atk: 300, def: 200}
      - {name: Lurker, type: Chant, cost: "{1}", text: ["[Trigger] Pay {1}: Draw a card."]}
      - {name: Wild, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["[Bloodlust]"]}
      - {name: Mint, type: Regalia, cost: "{1}", text: ["Banish this card: Produce {R}."]}
      - {name: Bolt, type: Chant, cost: "{R}", text: ["[Quickcast]", "Draw a card."]}
"""


def options(text: str) -> dict[str, dict[str, Any]]:
    """The rows of the decision of a situation, by their texts."""
    game = Game(played(f"{CARDS}\n    start:\n      {text}\n").g)
    assert game.decision is not None
    rows = game.view(game.decision.player)["decision"]["options"]
    return {row["text"]: row for row in rows}


def test_a_battle_without_an_attacker_is_idle() -> None:
    assert options("A: {field: []}")["Initiate battle"]["idle"] is True
    assert options("A: {field: [{card: Ogre, rested: true}]}")["Initiate battle"]["idle"] is True
    assert "idle" not in options("A: {field: [Ogre]}")["Initiate battle"]


def test_a_battle_names_the_cards_that_could_attack() -> None:
    def able(field: str) -> list[str]:
        game = Game(played(f"{CARDS}\n    start:\n      A: {{field: [{field}]}}\n").g)
        view = game.view(0)
        names = {card["id"]: card["name"] for card in view["field"]}
        rows = [row for row in view["decision"]["options"] if row["kind"] == "battle"]
        return [names[ref] for ref in rows[0]["attackers"]]

    assert able("Ogre, Mint, Wolf") == ["Ogre", "Wolf"]
    assert able("Ogre, {card: Wolf, rested: true}") == ["Ogre"]
    assert able("Ogre, {card: Wolf, fresh: true}") == ["Ogre"]
    assert able("Ogre, Wild") == ["Wild"], "it must attack (1123.2), so nothing else may"


def test_standby_matters_for_what_waits_there() -> None:
    rows = options("A: {hand: [Ogre, Lurker], field: [Fire Magic Stone, Fire Magic Stone]}")
    assert rows["Put Ogre into the standby area"]["idle"] is True
    assert "idle" not in rows["Put Lurker into the standby area"]


def test_will_that_nothing_can_be_played_with_is_idle() -> None:
    rows = options("phase: draw\n      A: {field: [Mint], hand: [Ogre]}")
    assert [row.get("idle") for row in rows.values() if row["kind"] == "activate"] == [True]
    rows = options("phase: draw\n      A: {field: [Mint], hand: [Bolt]}")
    assert [row.get("idle") for row in rows.values() if row["kind"] == "activate"] == [None]


def test_passing_at_main_timing_ends_the_turn_and_says_what_is_left() -> None:
    passing = options("A: {field: [Ogre]}")["Pass"]
    assert passing["ends"] == "turn"
    assert [left["kind"] for left in passing["left"]] == ["call", "attack"]
    game = Game(played(f"{CARDS}\n    start:\n      A: {{field: []}}\n").g)
    assert game.decision is not None
    game.apply(next(o for o in game.decision.options if o.kind == "call"))
    last = game.view(0)["decision"]["options"][-1]
    assert last["text"] == "Pass" and last["ends"] == "turn" and last["left"] == []


def test_both_sides_of_an_attack_stand_beside_it() -> None:
    game = Game(played(f"{CARDS}\n    start:\n      A: {{field: [Ogre]}}\n      B: {{field: [Wolf]}}\n").g)
    assert game.decision is not None
    game.apply(next(o for o in game.decision.options if o.kind == "battle"))
    while game.decision is not None and game.decision.kind == "priority":
        game.apply(next(o for o in game.decision.options if o.kind == "pass"))
    assert game.decision is not None and game.decision.kind == "attack"
    row = game.view(0)["decision"]["options"][0]
    assert [side.get("name", side.get("player")) for side in row["sides"]] == ["Ogre", 1]
    assert row["sides"][0]["atk"] == 500 and row["sides"][1]["life"] == 4000
    game.apply(0)
    while game.decision is not None and game.decision.kind == "priority":
        game.apply(next(o for o in game.decision.options if o.kind == "pass"))
    assert game.decision is not None and game.decision.kind == "block"
    row = game.view(1)["decision"]["options"][0]
    assert [(side["name"], side["atk"], side["def"]) for side in row["sides"]] == [
        ("Wolf", 300, 200),
        ("Ogre", 500, 400),
    ]


WAYS = """
    cards:
      - name: Wolf
        type: Resonator
        cost: "{G}{1}"
        atk: 500
        def: 500
        text: ["[Awakening] {G}: [Enter] => Put two +100/+100 counters on this card."]
      - {name: Mint, type: Regalia, cost: "{1}", text: ["Banish this card: Produce {R}."]}
      - {name: Cub, type: Resonator, cost: "{1}", atk: 100, def: 100}
      - name: Haven
        type: Chant
        cost: "{W}{1}"
        text: ["[Trigger] When a J/resonator your opponent controls attacks => You gain 300 life."]
"""


def told(text: str, *picks: str) -> list[dict[str, Any]]:
    """The rows of the decision of a situation after some picks, named by their words."""
    game = Game(played(f"{WAYS}\n    start:\n      {text}\n").g)
    for pick in picks:
        assert game.decision is not None
        rows = game.view(game.decision.player)["decision"]["options"]
        game.apply(next(row["index"] for row in rows if row["text"].startswith(pick)))
    assert game.decision is not None
    rows = game.view(game.decision.player)["decision"]["options"]
    assert isinstance(rows, list)
    return rows


def test_each_way_to_play_a_card_tells_what_it_takes() -> None:
    field = "A: {hand: [Wolf], field: [Wind Magic Stone, Wind Magic Stone, Mint]}"
    plain, awakened = told(field, "Play Wolf")
    assert [s["name"] for s in plain["plan"]["sources"]] == ["Wind Magic Stone", "Wind Magic Stone"]
    assert plain["plan"]["irreversible"] == [] and not plain["plan"]["asks"]
    assert awakened["plan"]["irreversible"] == ["banish Mint"], "nothing else can pay for it"
    assert awakened["plan"]["asks"] and "banish Mint" in awakened["plan"]["why"]


def test_revealing_a_card_that_cannot_be_paid_for_says_so() -> None:
    fight = "turn: B\n      A: {hand: [Haven], field: [%s]}\n      B: {field: [Cub]}"
    stones = "Light Magic Stone, Light Magic Stone"
    attack = ("Initiate battle", "Pass", "Pass", "Pass", "Pass", "Cub attacks")
    yes, no = told(fight % stones, *attack)
    assert yes["kind"] == "reveal" and "fails" not in yes and len(yes["plan"]["sources"]) == 2
    assert "plan" not in no and "fails" not in no
    yes, _ = told(fight % "Light Magic Stone", *attack)
    assert yes["fails"] == {"clause": "903.2j", "sentence": "You cannot pay {W}{1}."}
