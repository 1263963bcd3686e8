"""Every zone is in every table of zones: a new one that a table has forgotten is named here."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from willpower.abilities import symbols
from willpower.abilities.symbols import (
    ALL_ZONES,
    ANYWHERE,
    CHASE,
    EXTRA_DECK,
    FIELD,
    GONE,
    IN_PLAY,
    OUTSIDE,
    RUNES,
    ZONE_NAME,
)
from willpower.engine.change.zones import SHARED
from willpower.engine.core.player_zones import OF_A_PLAYER
from willpower.engine.information import determinize, imagining, log_names, view
from willpower.engine.procedures import loops
from willpower.engine.values import knowledge
from willpower.judge.reading import expect_reader, start_reader, step_reader
from willpower.rules import switches
from willpower.server.protocol_view import PlayerView

BOARD = Path(__file__).parents[2] / "src/willpower/client/src/model/board.ts"
SYMBOLS = Path(__file__).parents[2] / "src/willpower/abilities/symbols.py"
SOURCE = SYMBOLS.read_text(encoding="utf-8")
EVERY = sum(ALL_ZONES)
NO_CARDS_LEFT = GONE | OUTSIDE  # no zones of the game
BY_PLAYER = EVERY & ~(SHARED | NO_CARDS_LEFT)


def bits(zones: tuple[symbols.Zone, ...]) -> int:
    return sum(zones)


TABLES = {
    "abilities/symbols.py ANYWHERE": (ANYWHERE, EVERY & ~NO_CARDS_LEFT),
    "engine/core/player_zones.py OF_A_PLAYER": (bits(OF_A_PLAYER), EVERY & ~(SHARED | GONE)),
    "engine/values/knowledge.py HIDDEN (OWN, NOBODYS)": (knowledge.HIDDEN, symbols.HIDDEN),
    "engine/information/view.py _ZONES": (bits(view._ZONES), BY_PLAYER),
    "engine/information/log_names.py ZONE_WORDS": (sum(log_names.ZONE_WORDS), EVERY),
    "engine/procedures/loops.py _ORDERED, _UNORDERED": (
        bits(loops._ORDERED) | bits(loops._UNORDERED),
        EVERY & ~(FIELD | CHASE | GONE),
    ),
    "engine/information/imagining.py _MIXED, _ASIDE": (
        (imagining._MIXED | imagining._ASIDE) & symbols.HIDDEN,
        symbols.HIDDEN,
    ),
    # `other_lists` resamples the decks of their own.
    "engine/information/determinize.py _MIXED, other_lists": (
        (determinize._MIXED | EXTRA_DECK | RUNES | OUTSIDE) & symbols.HIDDEN,
        symbols.HIDDEN,
    ),
}


def names(zones: int) -> set[str]:
    return {name for bit, name in ZONE_NAME.items() if zones & bit}


@pytest.mark.parametrize("table", TABLES)
def test_every_zone_is_in_every_table(table: str) -> None:
    found, wanted = TABLES[table]
    assert names(wanted & ~found) == set(), f"write these zones into {table}"
    assert names(found & ~wanted) == set(), f"these zones do not belong into {table}"


def test_every_zone_has_one_bit_and_a_name() -> None:
    zones = {
        name: value
        for name, value in vars(symbols).items()
        if name.isupper() and type(value) is int and f"\n{name}: Final = Zone(" in SOURCE
    }
    assert len(zones) > 15
    nameless = {name for name, bit in zones.items() if bit and bit not in ZONE_NAME}
    assert nameless == set(), "write them into ZONE_NAME"
    assert all(bit.bit_count() == 1 for bit in ALL_ZONES) and len(set(ALL_ZONES)) == len(ALL_ZONES)
    assert IN_PLAY & symbols.HIDDEN == 0


def test_every_zone_has_its_name_outside_of_the_engine() -> None:
    drawn = re.search(r"export const ZONES = \[(.*?)\]", BOARD.read_text(encoding="utf-8"), re.DOTALL)
    assert drawn is not None
    mine = names(BY_PLAYER)
    for where, known in {
        "server/protocol_view.py PlayerView": set(PlayerView.__struct_fields__),
        "client/src/model/board.ts ZONES": set(re.findall(r"'(\w+)'", drawn[1])),
        "rules/switches.py Zone": set(get_args(switches.Zone)),
        "judge/reading/start_reader.py ZONES": {*start_reader.ZONES, "ruler"},
        "judge/reading/step_reader.py ORIGINS": set(step_reader.ORIGINS),
        "judge/reading/expect_reader.py ZONES": set(expect_reader.ZONES),
    }.items():
        assert mine - known == set(), f"write these zones into {where}"
    hidden = names(symbols.HIDDEN & BY_PLAYER)
    assert set(start_reader._HIDDEN) == hidden, "write the hidden zones into start_reader.py _HIDDEN"
