"""The editions: complete, consistent, and different where the rulebooks are."""

from dataclasses import FrozenInstanceError, fields
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from willpower.abilities.symbols import TYPE_BY_NAME, ZONE_BY_NAME
from willpower.rules import edition as editions
from willpower.rules import index
from willpower.rules.edition import DEFAULT, EDITIONS, SWITCHES, differences, edition, value
from willpower.rules.switches import CardType, Edition, Zone

SIZES = {"A": 16, "B": 9, "C": 7, "D": 13, "E": 29, "F": 14, "G": 13, "H": 22, "I": 37}
VALHALLA = {"A12", "A13", "C7"}


def ids(first: str, second: str) -> set[str]:
    return {found.switch.id for found in differences(edition(first), edition(second))}


def test_every_switch_is_a_field() -> None:
    ids = [f"{part}{n + 1}" for part, size in SIZES.items() for n in range(size)]
    assert [s.id for s in SWITCHES] == ids, "a part's next number, at the end of the part; count it in SIZES"
    assert [s.field for s in SWITCHES] == [f.name for f in fields(Edition)][1:]
    assert len({s.title for s in SWITCHES}) == len(SWITCHES) == sum(SIZES.values())


def test_switches_cite_clauses_that_exist() -> None:
    cited = [number for switch in SWITCHES for number in switch.clauses]
    assert len(cited) > 200
    assert [number for number in cited if number not in index.clauses()] == []


def test_the_editions() -> None:
    assert EDITIONS == (
        "2.0", "5.00 Valhalla", "5.00 Bifrost", "5.12 Valhalla", "5.12 Bifrost", "7.x", "8.01",
        "8.01 Valhalla",
    )  # fmt: skip
    assert edition() is edition(DEFAULT) is edition("8.01")
    assert [edition(name).name for name in EDITIONS] == list(EDITIONS)


def test_an_unknown_edition_names_the_known_ones() -> None:
    with pytest.raises(editions.UnknownEdition, match=r"no edition '9\.0'.*2\.0, 5\.00 Val.*8\.01 Val"):
        edition("9.0")


def fits(found: Any, hint: Any) -> bool:
    """Whether a value is of a type of the kinds that switches have."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return fits(found, args[0])
    if origin is Literal:
        return found in args
    if origin in (Union, UnionType):
        return any(fits(found, arg) for arg in args)
    if origin is tuple:
        if not isinstance(found, tuple):
            return False
        kinds = [args[0]] * len(found) if args[1:] == (...,) else args
        return len(found) == len(kinds) and all(map(fits, found, kinds))
    if hint is None or hint is NoneType:
        return found is None
    if issubclass(hint, tuple):
        return type(found) is hint and all(map(fits, found, get_type_hints(hint).values()))
    return type(found) is hint


@pytest.mark.parametrize("name", EDITIONS)
def test_values_are_of_the_type_of_their_switch(name: str) -> None:
    one = edition(name)
    wrong = {
        field: getattr(one, field)
        for field, hint in get_type_hints(Edition, include_extras=True).items()
        if not fits(getattr(one, field), hint)
    }
    assert wrong == {}


def test_the_check_of_types_can_fail() -> None:
    hints = get_type_hints(Edition, include_extras=True)
    assert not fits("someone", hints["first_player"])
    assert not fits((40, "many"), hints["main_deck_size"])
    assert not fits(1, hints["lifebreak"])
    assert not fits((("main", 4),), hints["same_name_limits"])


@pytest.mark.parametrize("name", EDITIONS)
def test_lifebreak_is_all_or_nothing(name: str) -> None:
    one = edition(name)
    assert one.lifebreak is (one.lifebreak_dealt > 0) is ("lifebreak" in one.setup_order)


@pytest.mark.parametrize("name", EDITIONS)
def test_set_up_is_complete(name: str) -> None:
    one = edition(name)
    assert {"ruler", "shuffle", "life", "first player", "hands"} <= set(one.setup_order)
    assert len(set(one.setup_order)) == len(one.setup_order)
    has_extra_deck = one.extra_deck != "none"
    assert ("extra deck" in one.setup_order) is has_extra_deck is ("extra_deck" in one.newer_zones)
    assert ("rune deck" in one.setup_order) is one.rune_deck is one.runes is ("runes" in one.newer_zones)
    assert one.runes is ("rune" in one.card_types.names)


@pytest.mark.parametrize("name", EDITIONS)
def test_stones_have_one_home(name: str) -> None:
    one = edition(name)
    home = one.stones_live_in
    assert home in one.recovers_in and home in one.destroy_reaches
    assert dict(one.bare_words)["magic stone"] == (home,)
    if home == "field":
        named = {*one.recovers_in, *one.destroy_reaches, *one.play_ground}
        assert "stones" not in named | {zone for limit in one.movement_limits for zone in limit.zones}


def test_zones_and_types_have_the_names_that_cards_use() -> None:
    # The magic stone area is the one zone that 8.01 does not have.
    assert set(get_args(Zone)) - {"stones"} <= set(ZONE_BY_NAME)
    assert set(get_args(CardType)) == set(TYPE_BY_NAME)


def test_an_edition_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        edition().starting_life = 1  # type: ignore[misc]
    assert not hasattr(edition(), "__dict__")


def test_what_no_edition_changes() -> None:
    constant = {s.id for s in SWITCHES if len({repr(value(edition(e), s)) for e in EDITIONS}) == 1}
    assert constant == {"A9", "A15", "A16", "B9", "D7", "E16", "E21", "F8"}


def test_valhalla_and_bifrost() -> None:
    assert ids("5.00 Valhalla", "5.00 Bifrost") == ids("5.12 Valhalla", "5.12 Bifrost") == VALHALLA
    # Here [Break] is a skill as well (1415.1b).
    assert ids("8.01", "8.01 Valhalla") == VALHALLA | {"H14"}
    assert set(edition("8.01 Valhalla").skills) - set(edition("8.01").skills) == {"Break"}


def test_from_5_00_to_5_12() -> None:
    expected = "B8 E8 E14 E27 F1 G6 G12 H10 H14 H17 I2 I4 I5 I6 I13 I20 I23 I26 I27 I28 I29 I31 I33"
    assert ids("5.00 Valhalla", "5.12 Valhalla") == set(expected.split())
    assert ids("5.00 Bifrost", "5.12 Bifrost") == set(expected.split())


def test_from_7_x_to_8_01() -> None:
    expected = "A3 A4 A6 A7 A8 A12 B7 D12 F11 G6 G7 G9 H14 I2 I3 I23 I33 I35"
    assert ids("7.x", "8.01") == set(expected.split())
    assert set(edition("8.01").skills) - set(edition("7.x").skills) == {
        "Divinity", "Rune", "Bane", "Eternal", "Enter",
    }  # fmt: skip


def test_differences_show_both_values() -> None:
    found = {one.switch.id: (one.first, one.second) for one in differences(edition("2.0"), edition("8.01"))}
    assert found["E1"] == ("whole chase", "top item")
    assert found["A2"] == ((0, 20), (10, 20))
    assert differences(edition(), edition()) == ()


@pytest.mark.parametrize(
    ("field", "by_edition"),
    [
        ("main_deck_size", {"2.0": (40, 60), "5.00": (40, None), "5.12": (40, None), "8.01": (40, 60)}),
        ("first_player", {"2.0": "agreed", "5.12": "random player chooses", "7.x": "random"}),
        ("phases", {"2.0": ("draw", "recovery", "call", "main", "battle", "end")}),
        ("zero_life_loses", {"2.0": "at once", "5.00": "rule process", "8.01": "rule process"}),
        ("j_ruler_loss_halves_life", {"2.0": True, "5.00": False, "7.x": False, "8.01": False}),
        ("life_rounding", {"2.0": "when halved", "5.00": "always", "5.12": "always", "8.01": "rule process"}),
        ("chase_resolves", {"2.0": "whole chase", "5.00": "top item", "7.x": "top item", "8.01": "top item"}),
        ("priority_after_action", {"2.0": "opponent", "5.00": "kept", "8.01": "kept"}),
        ("trigger_order", {"2.0": "alternating from priority", "5.00": "turn player first"}),
        ("freshness", {"2.0": "entered", "5.00": "play ground", "5.12": "play ground", "8.01": "field"}),
        ("addition_target_illegal", {"5.00": "enters, then rule process", "5.12": "graveyard"}),
        ("self_target", {"2.0": "cannot arise", "5.12": "allowed", "7.x": "forbidden", "8.01": "forbidden"}),
        ("j_ruler_destroyed", {"5.00": "powerless j-ruler", "5.12": "astral ruler",
                               "7.x": "ruler with astral counter", "8.01": "ruler with astral counter"}),
        ("judgments_per_turn", {"2.0": None, "5.00": 1, "5.12": 1, "7.x": 1, "8.01": 1}),
        ("stones_live_in", {"2.0": "stones", "5.12": "stones", "7.x": "field", "8.01": "field"}),
        ("others_zones", {"2.0": "owner's", "5.12": "owner's unless told", "7.x": "owner's unless told",
                          "8.01": "never"}),
        ("deck_cards_leave", {"2.0": "together", "5.00": "together", "5.12": "one by one"}),
        ("first_strike", {"2.0": "inside the damage step", "5.00": "own step", "8.01": "own step"}),
        ("pierce", {"2.0": "over def, to the player", "5.00": "over capacity, added", "8.01": "assigned"}),
        ("attacked_strikes_back", {"2.0": False, "5.00": True, "5.12": True, "8.01": False}),
        ("battling_from", {"2.0": "block", "5.00": "attack", "5.12": "attack", "8.01": "block"}),
        ("battles_with", {"2.0": "battle processing", "5.00": "block", "5.12": "block", "8.01": "block"}),
        ("enter", {"2.0": "summoned or judgment", "5.00": "played from hand or judgment",
                   "7.x": "played from hand or judgment", "8.01": "enters the field"}),
        ("standby_trigger", {"2.0": "may be played", "5.00": "must be played", "5.12": "if revealed"}),
        ("layers", {"2.0": (), "5.12": ("base", "abilities", "other", "value")}),
        ("counters_cancel", {"2.0": False, "5.12": False, "7.x": True, "8.01": True}),
    ],
)  # fmt: skip
def test_values(field: str, by_edition: dict[str, object]) -> None:
    found = {name: getattr(edition(name), field) for name in EDITIONS}
    for book, expected in by_edition.items():
        variants = [name for name in EDITIONS if name.split(" ")[0] == book]
        assert variants
        assert {name: found[name] for name in variants} == dict.fromkeys(variants, expected)
