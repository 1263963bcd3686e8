"""What a seat knows as arrays of fixed size: a table of entities, numbers of the whole, a row per option.

Everything is made from the seat's own view, so an observation cannot hold what the seat may not know.
`VERSION` changes with every change of the columns; `columns()` names them. A learner that was trained on
another version must be refused, not fed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from willpower.abilities.symbols import ATTRIBUTE_NAME

from .words import (
    ATTRIBUTES,
    DECISIONS,
    KEYWORDS,
    KINDS,
    LETTERS,
    OPTIONS,
    PHASES,
    STEPS,
    TYPES,
    WILL,
    ZONES,
)

VERSION: Final = 1
ENTITIES: Final = 256  # rows of the table; `left out` among the globals says how many found no place
ACTIONS: Final = 256  # options asked at once; longer lists are asked in steps (`asking`)
IDENTITIES: Final = 1 << 16  # cards are told apart by a number below this one; 0: not known
NO_ENTITY: Final = ENTITIES  # the row of an option that is about no entity

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]

_STATE: Final = (
    "is there", "mine", "owned by me", "hidden", "rested", "fresh", "face down", "back side", "revealed",
    "attacker", "attacked", "blocker", "targeted", "source of the decision", "total cost / 10", "has values",
    "atk / 1000", "def / 1000", "printed atk / 1000", "printed def / 1000",
    "damage / 1000", "counters / 10", "x / 10",
    "place in the chase / 10", "place in the deck / 40", "host / 256", "free cost / 10",
)  # fmt: skip
_PLAYER: Final = (
    "life / 4000", "stones", "rested stones", "called / 2", "judged", "locked", "turns / 20", "extra turns",
    "hand limit / 7", "weather", "god's arts", "skips",
)  # fmt: skip
_WHOLE: Final = (
    "my turn", "I began", "turn / 20", "my priority", "I decide", "edition's number", "chase / 10",
    "waiting / 10", "effects / 10", "entities left out / 256", "least / 10", "most / 10", "chosen / 10",
    "options / 256", "steps down",
)  # fmt: skip
_OPTION: Final = (
    "is there", "number / 1000", "number / 10", "for me", "for the other", "automatic payment",
    "names a second entity", "part of the list", "options behind it / 256", "ends the turn", "does nothing",
)  # fmt: skip


def columns() -> dict[str, list[str]]:
    """The names of all columns, in order: of an entity, of the globals, of an option."""
    entity = [*_STATE]
    for what, words in (("zone", ZONES), ("kind", KINDS), ("type", TYPES), ("attribute", ATTRIBUTES)):
        entity += [f"{what}: {word}" for word in words]
    entity += [f"cost {letter} / 5" for letter in LETTERS]
    entity += [f"keyword: {word}" for word in KEYWORDS]
    whole = [*_WHOLE]
    for what, known in (("phase", PHASES), ("step", STEPS), ("decision", DECISIONS)):
        whole += [f"{what}: {word}" for word in known]
    for who in ("my", "their"):
        whole += [f"{who} {name}" for name in _PLAYER]
        whole += [f"{who} will: {word or 'void'}" for word in WILL]
        whole += [f"{who} {zone} / 40" for zone in ZONES if zone not in ("field", "chase")]
    option = [*_OPTION, *[f"option: {word}" for word in OPTIONS]]
    option += [f"will: {word or 'void'}" for word in WILL]
    return {"entity": entity, "globals": whole, "option": option}


_COLUMNS: Final = columns()
ENTITY_WIDTH: Final = len(_COLUMNS["entity"])
GLOBAL_WIDTH: Final = len(_COLUMNS["globals"])
OPTION_WIDTH: Final = len(_COLUMNS["option"])
_PART: Final = (0, _OPTION.index("part of the list"), len(_OPTION) + OPTIONS.index("page"))
_BEHIND: Final = _OPTION.index("options behind it / 256")
_SECOND: Final = _OPTION.index("names a second entity")


class Observation(NamedTuple):
    """What a seat knows, and what it can answer."""

    entities: Floats  # ENTITIES x ENTITY_WIDTH
    identities: Ints  # which card each entity is; 0 where that is not known
    globals: Floats  # GLOBAL_WIDTH
    options: Floats  # ACTIONS x OPTION_WIDTH
    option_entities: Ints  # ACTIONS x 2: the rows an option is about (the second: what is attacked)
    mask: NDArray[np.int8]  # ACTIONS: 1 for what can be picked


def identity_of(card: dict[str, Any]) -> int:
    """A number from 1 that tells cards apart, by name and side, the same in every process."""
    words = f"{card.get('number', '')}\0{card['name']}"
    return 1 + int.from_bytes(blake2b(words.encode(), digest_size=8).digest(), "big") % (IDENTITIES - 1)


class Row(NamedTuple):
    """An answer as it is asked: an option of the decision by its number, or a part of the list."""

    option: int  # its number; -1 for a part of the list
    behind: int  # how many options are behind it


def observe(view: dict[str, Any], rows: Sequence[Row], steps: int = 0) -> Observation:
    """The observation of a view and of the answers that are asked about; `steps`: how deep in a long list."""
    seat: int = view["seat"]
    entities = np.zeros((ENTITIES, ENTITY_WIDTH), np.float32)
    identities = np.zeros(ENTITIES, np.int32)
    places: dict[int, int] = {}
    listed = _listed(view)
    for n, card in enumerate(listed[:ENTITIES]):
        if "id" in card:
            places.setdefault(card["id"], n)
    for n, card in enumerate(listed[:ENTITIES]):
        entities[n] = _entity(card, seat, places)
        if not card.get("hidden") and "face" in card:
            identities[n] = identity_of(card)
    _mark(view, entities, places)
    decision = view["decision"]
    whole = _globals(view, seat, max(0, len(listed) - ENTITIES), len(rows), steps)
    options = np.zeros((ACTIONS, OPTION_WIDTH), np.float32)
    about = np.full((ACTIONS, 2), NO_ENTITY, np.int32)
    mask = np.zeros(ACTIONS, np.int8)
    for n, row in enumerate(rows):
        mask[n] = 1
        if row.option < 0:
            options[n, _PART] = 1.0
            options[n, _BEHIND] = row.behind / 256
            continue
        option = decision["options"][row.option]
        options[n] = _option(option, seat, decision.get("auto") == row.option)
        about[n, 0] = places.get(option.get("object", -1), NO_ENTITY)
        if option["kind"] == "attack":
            about[n, 1] = places.get(option["number"], NO_ENTITY)
            options[n, _SECOND] = float(option["number"] >= 0)
    return Observation(entities, identities, whole, options, about, mask)


# ---- entities ----------------------------------------------------------------------------------------------


def _listed(view: dict[str, Any]) -> list[dict[str, Any]]:
    """All cards and things that the seat knows of, the ones that matter most first, each once."""
    seat: int = view["seat"]
    found: list[dict[str, Any]] = [*view["field"], *view["chase"]]
    for zone in ZONES[2:]:
        for player in (view["players"][seat], view["players"][1 - seat]):
            found += player[zone]
    known = {card["id"] for card in found if "id" in card}
    for option in (view["decision"] or {"options": ()})["options"]:  # cards looked at now (1014.2)
        card = option.get("card")
        if card is not None and card["id"] not in known:
            found.append(card)
            known.add(card["id"])
    return found


def _entity(card: dict[str, Any], seat: int, places: dict[int, int]) -> list[float]:
    """The row of one card or thing."""
    printed = card.get("printed") or {}
    zone = card.get("zone", "chase")
    cost = str(card.get("cost", ""))
    attack, defence = card.get("atk"), card.get("def")
    row = [
        1.0,
        float(card.get("controller") == seat),
        float(card.get("owner") == seat),
        float(bool(card.get("hidden"))),
        float(bool(card.get("rested"))),
        float(bool(card.get("fresh"))),
        float(bool(card.get("face_down"))),
        float(card.get("face", "front") != "front"),
        float(bool(card.get("revealed"))),
        0.0,
        0.0,
        0.0,
        0.0,
        0.0,
        card.get("total_cost", 0) / 10,
        float(attack is not None),
        (attack or 0) / 1000,
        (defence or 0) / 1000,
        (printed.get("atk") or 0) / 1000,
        (printed.get("def") or 0) / 1000,
        card.get("damage", 0) / 1000,
        sum(card.get("counters", {}).values()) / 10,
        card.get("x", 0) / 10,
        0.0,
        card.get("position", 0) / 40 if zone in ("deck", "stone_deck") else 0.0,
        places.get(card.get("added_to", -1), 0) / 256,
        sum([int(n) for n in _FREE.findall(cost)]) / 10,
    ]
    types = card.get("types", ("Magic Stone",) if card.get("magic_stone") else ())
    keywords = card.get("keywords", ())
    row += [float(word == zone) for word in ZONES]
    row += [float(word == card.get("kind", "card")) for word in KINDS]
    row += [float(word in types) for word in TYPES]
    row += [float(word in card.get("attributes", ())) for word in ATTRIBUTES]
    row += [cost.count(f"{{{letter}}}") / 5 for letter in LETTERS]
    row += [float(word in keywords) for word in KEYWORDS]
    return row


_FREE: Final = re.compile(r"\{(\d+)\}")


def _mark(view: dict[str, Any], entities: Floats, places: dict[int, int]) -> None:
    """Writes into the table who battles, what is targeted, what the decision is about, the chase's order."""
    battle = view["battle"] or {}
    for role in ("attacker", "attacked", "blocker"):
        _tick(entities, places, battle.get(role), role)
    for n, item in enumerate(view["chase"]):
        entities[places[item["id"]], _STATE.index("place in the chase / 10")] = (n + 1) / 10
        for target in item.get("targets", ()):
            _tick(entities, places, target, "targeted")
    if view["decision"] is not None:
        _tick(entities, places, view["decision"]["source"], "source of the decision")


def _tick(entities: Floats, places: dict[int, int], ref: dict[str, Any] | None, name: str) -> None:
    place = places.get(ref.get("id", -1), NO_ENTITY) if ref is not None else NO_ENTITY
    if place != NO_ENTITY:
        entities[place, _STATE.index(name)] = 1.0


# ---- the whole ---------------------------------------------------------------------------------------------


def _globals(view: dict[str, Any], seat: int, left_out: int, options: int, steps: int) -> Floats:
    """The numbers of the whole."""
    turn = view["turn"]
    decision = view["decision"] or {"kind": "", "least": 0, "most": 0, "chosen": 0}
    row = [
        float(turn["player"] == seat),
        float(turn["first_player"] == seat),
        turn["number"] / 20,
        float(view["priority"] == seat),
        float(view["decides"] == seat),
        _edition_number(view["edition"]),
        len(view["chase"]) / 10,
        len(view["waiting"]) / 10,
        len(view["effects"]) / 10,
        left_out / 256,
        decision["least"] / 10,
        decision["most"] / 10,
        decision["chosen"] / 10,
        options / 256,
        float(steps),
    ]
    row += [float(word == turn["phase"]) for word in PHASES]
    row += [float(word == turn["step"]) for word in STEPS]
    row += [float(word == decision["kind"]) for word in DECISIONS]
    for n in (seat, 1 - seat):
        row += _player(view, n)
    return np.array(row, np.float32)


def _edition_number(edition: str) -> float:
    """The edition as a number: 8.01 for "8.01 Valhalla"."""
    found = re.match(r"\d+(\.\d+)?", edition)
    return float(found.group()) if found else 0.0


def _player(view: dict[str, Any], n: int) -> list[float]:
    """The numbers of one player."""
    p = view["players"][n]
    stones = [c for c in view["field"] if c.get("controller") == n and "Magic Stone" in c.get("types", ())]
    row = [
        p["life"] / 4000,
        len(stones) / 10,
        len([c for c in stones if c["rested"]]) / 10,
        p["called"] / 2,
        float(p["judged"]),
        float(p["locked"]),
        p["turns"] / 20,
        float(p["extra_turns"]),
        p["max_hand"] / 7,
        float(bool(p["weather"])),
        len(p["gods_arts"]) / 3,
        len(p["skips"]) / 3,
    ]
    row += [float(len([w for w in p["will"] if w["attribute"] == word])) for word in WILL]
    row += [p["counts"][zone] / 40 for zone in ZONES if zone not in ("field", "chase")]
    return row


# ---- options -----------------------------------------------------------------------------------------------


def _option(option: dict[str, Any], seat: int, automatic: bool) -> list[float]:
    """The row of one option."""
    kind: str = option["kind"]
    number: int = option["number"]
    player = option.get("player")
    will = "-"
    if kind in ("will", "source", "attribute"):
        will = ATTRIBUTE_NAME.get(number, "")
        number = 0
    elif kind == "attack":
        if number < 0:
            player = 1 - seat  # one attacks the other, never oneself (803.3b)
        number = 0
    row = [
        1.0,
        number / 1000,
        min(max(number, -100), 100) / 10,
        float(player == seat),
        float(player == 1 - seat),
        float(automatic),
        0.0,
        0.0,
        1 / 256,
        float("ends" in option),
        float("idle" in option),
    ]
    row += [float(word == kind) for word in OPTIONS]
    row += [float(word == will) for word in WILL]
    return row
