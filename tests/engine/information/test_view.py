"""What a player may know: built up from public zones, their own cards and what was shown to them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.build import add, add_ability, card, context, make_state
from willpower.abilities.nouns import This
from willpower.abilities.quantities import Num
from willpower.abilities.statics import AddValues, Gains
from willpower.abilities.symbols import (
    DECK,
    EXTRA_DECK,
    FIELD,
    FIRE,
    GRAVEYARD,
    HAND,
    REMOVED,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
)
from willpower.cards.bundled import bundled_decks
from willpower.engine.change.actions import perform_shuffle
from willpower.engine.change.lasting_effects import add_lasting
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core.decisions import Decision, Option
from willpower.engine.core.events import DID, REVEALED
from willpower.engine.core.happenings import event_of
from willpower.engine.core.prng import below, seeded
from willpower.engine.core.state import Battle, State, Waiting
from willpower.engine.core.will import Will
from willpower.engine.game import Game
from willpower.engine.information.view import view
from willpower.engine.values.knowledge import knowledge
from written_kit import played

OGRE = card("Ogre", atk=800, defense=800, race=["Ogre"], cost="{R}{1}", text=["[Flying]"])
WOLF = card("Wolf", atk=400, defense=400)
STONE = card("Fire Magic Stone", "Magic Stone")
KING = card(
    "Old King",
    "Ruler",
    back={"name": "Young King", "type": "J-Ruler", "atk": 900, "def": 900},
)
ZONES = ("hand", "standby", "extra_deck", "runes", "deck", "stone_deck", "lifebreak")


def seen(g: State, player: int | None, zone: str, of: int) -> list[str]:
    """The names of what a player sees in somebody's zone; "?" for a back."""
    cards = view(g, player)["players"][of][zone]
    return [each.get("name", "?") for each in cards]


@pytest.mark.clause("306.2", "310.2", "314.2", "315.2", "302.2")
def test_hidden_zones_are_seen_by_their_owner() -> None:
    g = make_state()
    for zone in (HAND, STANDBY, EXTRA_DECK, RUNES):
        add(g, OGRE, zone, 0)
    for zone in ("hand", "standby", "extra_deck", "runes"):
        assert seen(g, 0, zone, 0) == ["Ogre"]
        backs = ["?"] if zone == "standby" else []
        assert seen(g, 1, zone, 0) == seen(g, None, zone, 0) == backs


@pytest.mark.clause("304.2", "305.2")
def test_decks_are_seen_by_nobody() -> None:
    g = make_state()
    add(g, OGRE, DECK, 0)
    add(g, STONE, STONE_DECK, 0)
    for player in (0, 1, None):
        assert seen(g, player, "deck", 0) == seen(g, player, "stone_deck", 0) == []


@pytest.mark.clause("302.2a")
def test_numbers_of_cards_are_open() -> None:
    g = make_state()
    for zone in (HAND, HAND, DECK, STANDBY):
        add(g, OGRE, zone, 1)
    for player in (0, None):
        counts = view(g, player)["players"][1]["counts"]
        assert (counts["hand"], counts["deck"], counts["standby"], counts["runes"]) == (2, 1, 1, 0)


@pytest.mark.clause("309.2", "311.2", "307.2")
def test_public_zones_are_seen_by_all() -> None:
    g = make_state()
    add(g, OGRE, GRAVEYARD, 0)
    add(g, WOLF, GRAVEYARD, 0)
    add(g, WOLF, REMOVED, 0)
    add(g, OGRE, FIELD, 0)
    for player in (0, 1, None):
        assert seen(g, player, "graveyard", 0) == ["Ogre", "Wolf"]
        assert seen(g, player, "removed", 0) == ["Wolf"]
        assert [each["name"] for each in view(g, player)["field"]] == ["Ogre"]


def test_a_card_in_words() -> None:
    g = make_state()
    ogre = add(g, OGRE, FIELD, 0, fresh=True)
    add_lasting(g, Gains(This(), (AddValues(Num(100), Num(0)),)), context(g, ogre), (ogre,), "end of turn")
    o = g.edit(ogre)
    o.rested = True
    o.damage = 300
    o.counters = {"limit": 2}
    o.x = 3
    (told,) = view(g, 1)["field"]
    wanted = {
        "id": ogre,
        "name": "Ogre",
        "kind": "card",
        "zone": "field",
        "owner": 0,
        "controller": 0,
        "types": ["Resonator"],
        "races": ["Ogre"],
        "attributes": ["fire"],
        "cost": "{R}{1}",
        "total_cost": 2,
        "atk": 900,
        "def": 800,
        "printed": {"atk": 800, "def": 800},
        "keywords": ["flying"],
        "text": ["[Flying]"],
        "face": "front",
        "rested": True,
        "fresh": True,
        "damage": 300,
        "counters": {"limit": 2},
        "x": 3,
    }
    parts = told.pop("parts")
    assert [(part["what"], part.get("atk"), part.get("def")) for part in parts][:2] == [
        ("printed", 800, 800),
        ("effect", 100, 0),
    ]
    assert told == wanted
    (effect,) = view(g, 0)["effects"]
    assert effect["until"] == "end of turn" and effect["affects"][0]["id"] == ogre


@pytest.mark.clause("303.2", "311.2a")
def test_a_card_removed_face_down_is_not_seen() -> None:
    g = make_state()
    hidden = add(g, OGRE, HAND, 0)
    perform_moves(g, (MoveItem(hidden, REMOVED, "removed", "311.2a", face_down=True, player=0),))
    assert seen(g, 0, "removed", 0) == ["Ogre"]  # it came from their own hand
    assert seen(g, 1, "removed", 0) == seen(g, None, "removed", 0) == ["?"]
    open_one = add(g, WOLF, FIELD, 0)
    perform_moves(g, (MoveItem(open_one, REMOVED, "removed", "311.2a", face_down=True, player=0),))
    assert seen(g, 1, "removed", 0) == ["?", "Wolf"]  # everybody saw it go


@pytest.mark.clause("303.2b")
def test_a_stone_can_be_told_by_its_back() -> None:
    g = make_state()
    add(g, OGRE, STANDBY, 1)
    add(g, STONE, STANDBY, 1)
    backs = view(g, 0)["players"][1]["standby"]
    assert [back["magic_stone"] for back in backs] == [False, True]
    assert [back["position"] for back in backs] == [0, 1]
    assert all("id" not in back and "name" not in back for back in backs)


@pytest.mark.clause("308.6")
def test_the_other_side_of_a_ruler_is_seen_by_its_controller() -> None:
    g = make_state()
    add(g, KING, RULER_AREA, 0)
    (own,) = view(g, 0)["players"][0]["ruler"]
    assert [side["name"] for side in own["sides"]] == ["Young King"]
    for player in (1, None):
        (other,) = view(g, player)["players"][0]["ruler"]
        assert "sides" not in other
        assert "Young King" not in json.dumps(view(g, player))


@pytest.mark.clause("307.5")
def test_the_ruler_side_of_a_j_ruler_is_seen_by_all() -> None:
    g = make_state()
    add(g, KING, FIELD, 0, face=1)
    for player in (0, 1, None):
        (told,) = view(g, player)["field"]
        assert told["name"] == "Young King" and told["face"] == "back"
        assert [side["name"] for side in told["sides"]] == ["Old King"]


@pytest.mark.clause("1302.2f-ii", "1302.3e-ii")
def test_both_sides_of_a_two_sided_card_are_seen() -> None:
    g = make_state()
    add(g, card("Egg", text=["[Shift] {1}"], back={"name": "Bird", "type": "Resonator"}), GRAVEYARD, 0)
    add(g, card("Hope", back={"name": "Gloom", "type": "Resonator", "race": ["Inverse"]}), GRAVEYARD, 0)
    told = view(g, 1)["players"][0]["graveyard"]
    assert [each["sides"][0]["name"] for each in told] == ["Bird", "Gloom"]


# ---- what was shown -------------------------------------------------------------------------------------


@pytest.mark.clause("1005.1")
def test_revealed_cards_are_seen() -> None:
    g = make_state()
    rune = add(g, card("Rune", "Rune"), RUNES, 1)
    assert seen(g, 0, "runes", 1) == []
    g.edit(rune).revealed = True
    assert seen(g, 0, "runes", 1) == seen(g, None, "runes", 1) == ["Rune"]


def test_cards_that_came_back_are_remembered() -> None:
    g = make_state()
    wolf, other = add(g, WOLF, FIELD, 1), add(g, OGRE, HAND, 1)
    perform_moves(g, (MoveItem(wolf, HAND, "returned", "302.5", player=1),))
    assert seen(g, 0, "hand", 1) == ["Wolf"]
    # Playing the other card says nothing about this one; setting a card face down may have been this one.
    perform_moves(g, (MoveItem(other, GRAVEYARD, "discarded", "1019.1", player=1),))
    assert seen(g, 0, "hand", 1) == ["Wolf"]
    third = add(g, OGRE, HAND, 1)
    perform_moves(g, (MoveItem(third, STANDBY, "set", "706.1", player=1),))
    assert seen(g, 0, "hand", 1) == []
    assert seen(g, 1, "hand", 1) == ["Wolf"]


@pytest.mark.clause("1021.1")
def test_shuffling_ends_what_is_known_of_a_deck() -> None:
    g = make_state()
    for _ in range(3):
        add(g, WOLF, DECK, 0)
    ogre = add(g, OGRE, GRAVEYARD, 0)
    perform_moves(g, (MoveItem(ogre, DECK, "put", "302.5", "top", player=0),))
    for player in (0, 1, None):
        (told,) = view(g, player)["players"][0]["deck"]
        assert told["name"] == "Ogre" and told["position"] == 0
    perform_shuffle(g, 0, DECK)
    for player in (0, 1, None):
        assert seen(g, player, "deck", 0) == []


@pytest.mark.clause("302.4")
def test_only_the_owner_knows_the_order_of_cards_put_into_a_deck() -> None:
    g = make_state()
    items = [MoveItem(add(g, each, GRAVEYARD, 0), DECK, "put", "302.4", player=0) for each in (OGRE, WOLF)]
    perform_moves(g, tuple(items))
    assert seen(g, 0, "deck", 0) == ["Wolf", "Ogre"]
    assert seen(g, 1, "deck", 0) == []


def test_a_drawn_card_that_was_known_stays_known() -> None:
    g = make_state()
    ogre = add(g, OGRE, DECK, 1)
    g.memory.log_chunk.append(event_of(REVEALED, "1005.1", ogre, player=1, origin=DECK))
    perform_moves(g, (MoveItem(ogre, HAND, "drawn", "502.3", player=1),))
    assert seen(g, 0, "hand", 1) == ["Ogre"]


def test_a_look_is_for_one() -> None:
    g = make_state()
    ogre = add(g, OGRE, HAND, 1)
    g.memory.log_chunk.append(event_of(DID, "302.2", ogre, player=0, word="look"))
    assert seen(g, 0, "hand", 1) == ["Ogre"]
    assert seen(g, None, "hand", 1) == []
    assert knowledge(g).known[0] == {ogre}


def test_a_text_can_keep_the_top_card_revealed() -> None:
    run = played("""
        cards:
          - {name: Lens, type: Regalia, cost: "{1}", text: ["Play with the top card of your deck revealed."]}
          - {name: Glass, type: Regalia, cost: "{1}",
             text: ["You may look at the top card of your deck at any time."]}
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
        start:
          A: {field: [Lens], deck: [Wolf]}
          B: {field: [Glass], deck: [Wolf]}
    """)
    assert [seen(run.g, player, "deck", 0) for player in (0, 1, None)] == [["Wolf"], ["Wolf"], ["Wolf"]]
    assert [seen(run.g, player, "deck", 1) for player in (0, 1, None)] == [[], ["Wolf"], []]


# ---- what is going on -------------------------------------------------------------------------------------


def test_a_decision_is_seen_by_who_decides() -> None:
    g = make_state()
    ogre, deep = add(g, OGRE, HAND, 0), add(g, WOLF, DECK, 0)
    options = (
        Option("card", ogre, name="Ogre"),
        Option("card", deep, name="Wolf"),
        Option("will", 0, 2, "fire"),
    )
    g.work.pending = Decision(0, "cards", options, "1014.2", "choose", ogre, "Ogre")
    told = view(g, 0)["decision"]
    assert told["kind"] == "cards" and told["prompt"] == "Choose a card for Ogre"
    assert told["source"]["name"] == "Ogre"
    first, second, third = told["options"]
    assert first["object"] == ogre and "card" not in first
    assert second["card"]["name"] == "Wolf"  # 1014.2: they look at the zone they choose from
    assert "object" not in third
    for player in (1, None):
        other = view(g, player)
        assert other["decision"] is None and other["decides"] == 0
        assert "Wolf" not in json.dumps(other) and "Ogre" not in json.dumps(other)


def test_the_chase_tells_targets_and_sources() -> None:
    run = played("""
        cards:
          - {name: Snuff, type: Chant, cost: "{B}", text: ["[Quickcast]", "Destroy target resonator."]}
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400,
             text: ["[Enter] ⇒ Draw a card."]}
        start:
          A: {hand: [Snuff, Wolf], will: "{B}{B}"}
          B: {field: [Wolf]}
        do: [{A: play, card: Wolf}, {both: pass}, {A: play, card: Snuff, target: B.Wolf}]
    """)
    top, below_it = view(run.g, 1)["chase"]
    assert top["name"] == "Snuff" and top["targets"][0]["name"] == "Wolf"
    assert below_it["kind"] == "ability" and below_it["name"] == "Wolf"
    assert below_it["text"] == ["[Enter] ⇒ Draw a card."] and below_it["targets"] == []


def test_the_chase_tells_the_words_of_the_modes_chosen() -> None:
    run = played("""
        cards:
          - {name: Fork, type: Chant, cost: "{0}", text: ["Choose one - Draw a card; or you gain 200 life."]}
        start: {A: {hand: [Fork]}}
        do: [{A: play, card: Fork, choose: 2}]
    """)
    for seat in (0, 1, None):
        (item,) = view(run.g, seat)["chase"]
        assert (item["modes"], item["mode_words"]) == ([2], ["You gain 200 life"])


def test_turn_battle_will_and_weather() -> None:
    g = make_state()
    ogre = add(g, OGRE, FIELD, 0)
    g.table.battle = Battle()
    g.table.battle.attacker = ogre
    g.table.battle.attacked = -2
    g.turn.step = "declare attack"
    g.edit_player(0).will = (Will(FIRE), Will(0))
    g.edit_player(1).weather = "Rain"
    waiting = Waiting()
    waiting.source = ogre
    g.work.waiting = (waiting,)
    told = view(g, None)
    assert told["battle"]["attacker"]["name"] == "Ogre" and told["battle"]["attacked"] == {"player": 1}
    assert told["battle"]["blocker"] is None
    assert told["turn"]["phase"] == "main" and told["turn"]["step"] == "declare attack"
    assert [will["attribute"] for will in told["players"][0]["will"]] == ["fire", ""]
    assert told["players"][1]["weather"] == "Rain"
    assert told["waiting"] == [{"source": told["battle"]["attacker"], "controller": 0}]


def test_cards_that_may_be_revealed_are_nobodys_business() -> None:
    g = make_state()
    ogre = add(g, OGRE, HAND, 1)
    waiting = Waiting()
    waiting.source = ogre
    waiting.card = True
    before = view(g, 0)
    g.work.reveals = (waiting,)
    assert view(g, 0) == before


def test_cards_that_are_not_wholly_understood_are_marked() -> None:
    g = make_state()
    ogre = add(g, OGRE, FIELD, 0)
    assert "partial" not in view(g, 0)["field"][0]
    g.definitions[g.table.objs[ogre].definition].partial = ("mumble",)
    try:
        assert view(g, 0)["field"][0]["partial"] is True
    finally:
        g.definitions[g.table.objs[ogre].definition].partial = ()


def test_an_ability_of_a_token_has_words() -> None:
    g = make_state()
    wolf = add(g, card("Wolf", text=["[Drain]"]), FIELD, 0)
    add_ability(g, wolf, g.table.objs[wolf].base.ab.automatics[0])
    assert view(g, 0)["chase"][0]["text"] == ["[Drain]"]


def numbers(value: Any) -> set[int]:
    """All object numbers in a view."""
    if isinstance(value, dict):
        own = {value[key] for key in ("id", "object", "added_to") if key in value}
        return own.union(*[numbers(each) for each in value.values()])
    if isinstance(value, list):
        return set().union(*[numbers(each) for each in value])
    return set()


def test_random_games_show_nothing_hidden() -> None:
    game = Game.new(*list(bundled_decks().values())[:2], seed=22)
    rng = seeded(22)
    n = 0
    while game.decision is not None:
        if n % 25 == 0:
            g = game.state
            known = knowledge(g)
            for seat in (0, 1, None):
                told = game.view(seat)
                json.dumps(told)
                shown = numbers({key: told[key] for key in told if key != "decision"})
                place = 2 if seat is None else seat
                assert all(known.sees(i, place) or g.table.objs[i].source >= 0 for i in shown)
                assert "seed" not in json.dumps(told) and str(g.work.rng) not in json.dumps(told)
        n += 1
        rng, pick = below(rng, len(game.decision.options))
        game.apply(pick)
    assert n > 200


def test_there_is_no_third_player() -> None:
    with pytest.raises(ValueError, match="no player 2"):
        view(make_state(), 2)
