"""A position of a game written as a judge file: what lies where, from the side of the turn player.

Only quiet positions can be written: the beginning of a main phase, without anything that lasts or waits, and
without cards that are not what their own text makes of them. What the turn player cannot see is left out: the
other's hand is so many fillers, decks are filled up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from willpower.abilities.symbols import (
    ADDITION,
    EXTRA_DECK,
    LIFEBREAK,
    MAGIC_STONE,
    RULER,
    RUNES,
    STANDBY,
)
from willpower.engine import CARD, NOBODY, Obj, State

_FACES: Final = ("", "back")
_QUOTED: Final = set(":,[]{}#&*!|>'\"%@`")


class NotWritten(Exception):
    """The position has something in it that a judge file cannot say."""


def position_text(g: State, title: str, goal: str, life: int | None = None, notes: Sequence[str] = ()) -> str:
    """A judge file that begins with this position; the turn player is A.

    `life`: what the other player has instead of their life; `notes`: comments at the top.
    """
    _check(g)
    me = g.turn.player
    lines = ["format: 1", *[f"# {note}" for note in notes], f'title: "{title}"']
    lines.append(f'edition: "{g.edition.name}"')
    lines += ["start:", "  A:", *_player(g, me, True, None), "  B:", *_player(g, 1 - me, False, life)]
    lines.append(f"goal: {goal}")
    return "\n".join(lines) + "\n"


def _check(g: State) -> None:
    """Refuses what cannot be written."""
    t = g.table
    if g.turn.phase != "main" or t.chase or t.battle is not None or t.lasting or t.delayed or g.work.waiting:
        raise NotWritten("something is under way or lasts")
    if g.memory.weathers or any([p.will or p.called or p.judged or p.played for p in t.players]):
        raise NotWritten("something was done in this turn already")
    for p in t.players:
        for zone in (RUNES, EXTRA_DECK, LIFEBREAK, STANDBY):
            if p.zones[zone]:
                raise NotWritten("there are cards aside")


def _player(g: State, player: int, own: bool, life: int | None) -> list[str]:
    p = g.table.players[player]
    found = [f"    life: {p.life if life is None else life}"]
    ruler: list[str] = []
    stones: list[str] = []
    field: list[str] = []
    for i in (*p.zones.ruler_area, *g.table.field):
        o = g.table.objs[i]
        if o.controller != player:
            continue
        if o.owner != player or o.kind != CARD or o.memory or o.since >= g.turn.serial:
            raise NotWritten(f"{_name(g, o)} is not there as its own text has it")
        types = g.definitions[o.definition].faces[0].types
        if types & RULER:
            ruler.append(_entry(g, o))
        elif types & MAGIC_STONE:
            stones.append(_entry(g, o))
        else:
            field.append(_entry(g, o))
    if len(ruler) != 1:
        raise NotWritten("there is not one ruler")
    found.append(f"    ruler: {ruler[0]}")
    _listed(found, "field", field)
    _listed(found, "stones", stones)
    hand = [_quoted(_name(g, g.table.objs[i])) for i in p.zones.hand]
    if own:
        _listed(found, "hand", hand)
    elif hand:
        found.append(f"    hand: {{Filler: {len(hand)}}}")
    items: list[str] = []
    for i in p.zones.item_area:
        o = g.table.objs[i]
        if o.kind == CARD or o.counters:
            raise NotWritten("a card is attached to a ruler")
        items.append(_quoted(_name(g, o)))
    _listed(found, "items", items)
    _listed(found, "graveyard", [_quoted(_name(g, g.table.objs[i])) for i in p.zones.graveyard])
    return found


def _listed(lines: list[str], key: str, entries: list[str]) -> None:
    """Add a list of cards, broken into lines that can be read."""
    if not entries:
        return
    text = f"    {key}: [{', '.join(entries)}]"
    if len(text) <= 110:
        lines.append(text)
        return
    lines.append(f"    {key}:")
    lines += [f"      - {entry}" for entry in entries]


def _entry(g: State, o: Obj) -> str:
    """A card in play with its state."""
    said: list[str] = []
    if o.face:
        said.append(f"face: {_FACES[o.face]}" if o.face < len(_FACES) else "")
    if o.rested:
        said.append("rested: true")
    if o.damage:
        said.append(f"damage: {o.damage}")
    if o.marks or "" in said:
        raise NotWritten(f"{_name(g, o)} is marked")
    if o.counters:
        counted = ", ".join([f'"{kind}": {n}' for kind, n in sorted(o.counters.items())])
        said.append(f"counters: {{{counted}}}")
    if o.chars.types & ADDITION and o.host != NOBODY:
        host = g.table.objs[o.host]
        of = "A" if host.controller == g.turn.player else "B"
        said.append(f"added_to: {_quoted(f'{of}.{_name(g, host)}')}")
    name = _quoted(_name(g, o))
    return f"{{card: {name}, {', '.join(said)}}}" if said else name


def _name(g: State, o: Obj) -> str:
    """The printed name of the card's front."""
    return g.definitions[o.definition].faces[0].names[0]


def _quoted(name: str) -> str:
    return f'"{name}"' if _QUOTED & set(name) else name
