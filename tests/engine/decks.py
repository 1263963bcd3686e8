"""Decks and fresh games for tests: plain cards, texts given as abilities instead of words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from willpower.abilities.ability import Ability
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.cards.mapping import card_from_mapping
from willpower.engine.core.decisions import Option
from willpower.engine.core.definition import Definition
from willpower.engine.core.state import State
from willpower.engine.procedures.running import run
from willpower.engine.procedures.setup import new_state
from willpower.engine.text.definition import face_chars
from willpower.rules.edition import edition

RULER = {"name": "Old King", "type": "Ruler", "attribute": "R"}


def card(name: str, type: str = "Resonator", **fields: object) -> Card:
    """A card; `defense` for the key "def"."""
    data: dict[str, object] = {"name": name, "type": type}
    for key, value in fields.items():
        data["def" if key == "defense" else key] = value
    return card_from_mapping(data)


def stone(name: str = "Fire Magic Stone", type: str = "Basic Magic Stone") -> Card:
    """A magic stone."""
    return card(name, type)


def fillers(n: int) -> tuple[Card, ...]:
    """Plain resonators, four of a name."""
    return tuple([card(f"Filler {i // 4}", cost="{1}", atk=100, defense=100) for i in range(n)])


def deck(**piles: object) -> Deck:
    """A legal deck with the piles named replaced."""
    plain = Deck(
        name="test",
        ruler=card_from_mapping(RULER),
        main=fillers(40),
        stones=tuple([stone()] * 10),
    )
    return replace(plain, **piles)  # type: ignore[arg-type]


def written(
    texts: Mapping[str, tuple[Ability, ...]], printed: Card, allow_partial: bool = False
) -> Definition:
    """The definition of a card, with abilities by the name of the card instead of its text."""
    faces = tuple([face_chars(f, texts.get(f.name, ())) for f in printed.faces])
    key = printed.fingerprint
    known = _made.get(key)
    if known is None or known[0] != texts.get(printed.name, ()):
        known = (texts.get(printed.name, ()), Definition(printed, faces, key))
        _made[key] = known
    return known[1]


_made: dict[str, tuple[tuple[Ability, ...], Definition]] = {}


# ---- games -----------------------------------------------------------------------------------------------


def fresh(
    a: Deck | None = None,
    b: Deck | None = None,
    name: str = "8.01",
    seed: int = 3,
    first: int = -1,
    shuffle: bool = True,
    check: bool = True,
) -> State:
    """A game before its set-up."""
    return new_state(
        a or deck(), b or deck(), edition(name), seed, first_player=first, shuffle=shuffle, check=check
    )


def names(g: State, player: int, zone: int) -> list[str]:
    """The names of the cards in a zone."""
    return [g.table.objs[i].base.names[0] for i in g.table.players[player].zones[zone]]


def give(g: State, option: Option) -> None:
    """Answers the decision and goes on."""
    assert g.work.pending is not None and option in g.work.pending.options
    g.work.pending = None
    g.top().answer(g, option)
    run(g)


def keep(g: State) -> None:
    """Nobody changes a card."""
    while g.work.pending is not None and g.work.pending.kind in ("exchange", "first"):
        give(g, g.work.pending.options[-1])
