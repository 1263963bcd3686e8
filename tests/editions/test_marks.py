"""The marks of this folder: each test of an edition says which switches it shows."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from engine.decks import deck
from willpower.engine.procedures.running import run
from willpower.engine.procedures.setup import new_state
from willpower.rules.edition import EDITIONS, SWITCHES, edition
from willpower.rules.editions import ALL
from willpower.rules.not_observable import NOT_OBSERVABLE

HERE = Path(__file__).parent
ENGINE = HERE.parent.parent / "src" / "willpower" / "engine"
MARK = re.compile(r"@switch\(([^)]*)\)")
NAME = re.compile(r'"([a-z_]+)"')


def shown() -> set[str]:
    """The switches that tests of this folder are marked with."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for mark in MARK.finditer(path.read_text(encoding="utf-8")):
            found.update(NAME.findall(mark.group(1)))
    return found


def test_what_is_said_not_to_be_observable_is_a_switch_and_is_not_shown() -> None:
    fields = {one.field for one in SWITCHES}
    assert set(NOT_OBSERVABLE) <= fields
    assert not set(NOT_OBSERVABLE) & shown()
    assert all(len(reason) > 10 for reason in NOT_OBSERVABLE.values())


def test_every_other_switch_is_shown() -> None:
    assert {one.field for one in SWITCHES} - set(NOT_OBSERVABLE) == shown(), (
        "mark a test of this folder @switch(...), or say in rules/not_observable.py why it cannot be seen"
    )


def test_what_is_shown_differs_between_editions_and_is_read_by_the_engine() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ENGINE.rglob("*.py")))
    for field in sorted(shown()):
        assert len({repr(getattr(rules, field)) for rules in ALL}) > 1, field
        assert re.search(rf"\b(?:edition|rules)\.{field}\b", source), f"nothing reads g.edition.{field}"


def test_a_new_edition_is_a_new_table() -> None:
    own = {"name": "of the house", "starting_life": 5000, "first_player": "random player chooses"}
    house = replace(edition("8.01"), **own)  # type: ignore[arg-type]
    assert house.name not in EDITIONS
    g = new_state(deck(), deck(), house, 3)
    run(g)
    assert g.work.pending is not None and g.work.pending.kind == "first"
    assert [p.life for p in g.table.players] == [5000, 5000]
