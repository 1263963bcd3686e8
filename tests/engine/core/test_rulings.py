"""What is asked again and again of an edition is what that edition says."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from willpower.engine.core import rulings
from willpower.engine.core.fields import fields_of
from willpower.engine.core.rulings import Rulings, rulings_of
from willpower.engine.core.state import State
from willpower.rules.edition import EDITIONS, edition


@pytest.mark.parametrize("name", EDITIONS)
def test_rulings_are_what_the_edition_says(name: str) -> None:
    e = edition(name)
    r = rulings_of(e)
    assert r is rulings_of(e)
    assert r.name == name
    assert r.phases == e.phases
    assert r.at_once == ("at once" in (e.zero_life_loses, e.deck_out))
    assert r.lifebreak == e.lifebreak
    assert r.whole_chase == (e.chase_resolves == "whole chase")
    assert r.opponent_next == (e.priority_after_action == "opponent")
    assert r.stone_area == (e.stones_live_in == "stones")
    assert r.entered_counts == (e.freshness == "entered")
    told = {("beginning", moment) for moment in r.told_beginnings} | {
        ("end", moment) for moment in r.told_ends
    }
    assert told == set(e.trigger_points)


def test_two_editions_of_one_name_have_rulings_of_their_own() -> None:
    house = replace(edition("8.01"), lose_beats_gain=not edition("8.01").lose_beats_gain)
    assert rulings_of(house).lose_beats_gain != rulings_of(edition("8.01")).lose_beats_gain
    assert State(house).rulings is State(house, State(house)).rulings


def test_every_ruling_is_asked_for() -> None:
    own = Path(rulings.__file__).with_suffix("").with_name("rulings.py")
    rooms = [path for path in own.parent.parent.rglob("*.py") if path != own]
    asked = "\n".join(path.read_text(encoding="utf-8") for path in rooms)
    fields = set(fields_of(Rulings)) - {"edition"}
    assert len(fields) > 15
    assert [name for name in sorted(fields) if not re.search(rf"\brulings\.{name}\b", asked)] == []
