"""A card in words, for somebody who sees it: what it is now, what is printed on it, which sides are seen."""

from __future__ import annotations

from typing import Any, Final

from willpower.abilities.ability import Ability, Continuous
from willpower.abilities.statics import Static
from willpower.abilities.symbols import (
    FIELD,
    GENERAL_NAME,
    IN_PLAY,
    J_RULER,
    RULER,
    RULER_AREA,
    ZONE_NAME,
    attribute_names,
    type_names,
)
from willpower.cards.card import FACE_NAMES, Face

from ..core.objects import (
    ABILITY,
    ASTRAL,
    AWAKENED,
    BREAK,
    COPY,
    JUDGMENT,
    REMNANT,
    TOKEN,
    TORRENT,
    UNSEALED,
    Chars,
    Obj,
)
from ..core.printed import printed
from ..core.state import State

_MARKS: Final = (
    (ASTRAL, "astral"),
    (AWAKENED, "awakened"),
    (REMNANT, "remnant"),
    (UNSEALED, "unsealed"),
    (TORRENT, "torrent"),
)
KINDS: Final[dict[int, str]] = {
    TOKEN: "token",
    COPY: "copy",
    ABILITY: "ability",
    JUDGMENT: "judgment",
    BREAK: "break",
}
_INTERNAL: Final = frozenset(("cannot gain",))  # a mark of the layers, not a word of the game


def card_view(g: State, o: Obj) -> dict[str, Any]:
    """Return everything that anybody who sees a card may know about it; its other sides are not all seen by
    everybody (`other_sides`)."""
    c = o.chars
    out: dict[str, Any] = {
        "id": o.id,
        "kind": KINDS.get(o.kind, "card"),
        "zone": ZONE_NAME[o.zone],
        "owner": o.owner,
        "controller": o.controller,
        **chars_view(c),
        "face": FACE_NAMES[o.face],
    }
    face = printed_face(g, o.definition, o.face)
    if face is not None:
        out["text"] = [*face.text]
        card = g.definitions[o.definition].card
        assert card is not None
        if card.id:
            out["number"] = card.id
    else:
        out["text"] = [ability_text(a) for a in o.base.ab.listed]
    if c.ab is not o.base.ab:
        out["gained"] = [ability_text(a) for a in c.ab.listed if not _among(a, o.base.ab.listed)]
        out["lost"] = [ability_text(a) for a in o.base.ab.listed if not _among(a, c.ab.listed)]
    if g.definitions[o.definition].partial:
        out["partial"] = True
    if o.zone & IN_PLAY:
        out["rested"] = o.rested
        out["damage"] = o.damage
        out["fresh"] = o.since == g.turn.serial
        out["printed"] = {"atk": o.base.atk, "def": o.base.defense}
    if o.counters:
        out["counters"] = {name: o.counters[name] for name in sorted(o.counters)}
    if o.face_down:
        out["face_down"] = True
    if o.revealed:
        out["revealed"] = True
    if o.host >= 0:
        out["added_to"] = o.host
    if o.x >= 0:
        out["x"] = o.x
    marks = [word for bit, word in _MARKS if o.marks & bit]
    if marks:
        out["marks"] = marks
    return out


def chars_view(c: Chars) -> dict[str, Any]:
    """Characteristics in words."""
    out: dict[str, Any] = {
        "name": c.names[0] if c.names else "",
        "types": [*type_names(c.types)],
        "races": [*c.races],
        "attributes": [*attribute_names(c.attributes)],
        "cost": c.cost,
        "total_cost": c.total,
        "atk": c.atk,
        "def": c.defense,
        "keywords": sorted(c.ab.keywords - _INTERNAL),
    }
    if len(c.names) > 1:
        out["names"] = [*c.names]
    if c.general:
        out["general"] = [name for bit, name in GENERAL_NAME.items() if c.general & bit]
    if c.stones:
        out["stone_types"] = [*attribute_names(c.stones)]
    if c.divinity:
        out["divinity"] = c.divinity
    return out


def _among(ability: Ability, listed: tuple[Ability, ...]) -> bool:
    return any([a is ability for a in listed])


def printed_face(g: State, definition: int, face: int) -> Face | None:
    """The printed side of a card; None for tokens."""
    card = g.definitions[definition].card
    return card.faces[face] if card is not None else None


def other_sides(g: State, o: Obj, seat: int) -> list[dict[str, Any]]:
    """Return the sides of a card that are face down and that this seat may see nevertheless."""
    definition = g.definitions[o.definition]
    out: list[dict[str, Any]] = []
    for n, c in enumerate(definition.faces):
        if n == o.face:
            continue
        if definition.double_sided:
            seen = True  # 1302.2f-ii, 1302.3e-ii
        elif o.zone == RULER_AREA:
            seen = seat == o.controller  # 308.6
        elif o.zone == FIELD and definition.faces[o.face].types & J_RULER and c.types & RULER:
            seen = True  # 307.5
        else:
            seen = seat == (o.owner if o.zone & IN_PLAY else o.controller)
        if seen:
            face = printed_face(g, o.definition, n)
            text = [*face.text] if face is not None else []
            out.append({"face": FACE_NAMES[n], **chars_view(c), "text": text})
    return out


def ability_text(ability: Ability) -> str:
    """An ability in the words of card text; "" where the words are not enough."""
    return printed(ability)


def static_text(static: Static) -> str:
    """A continuous effect in the words of card text; "" where the words are not enough."""
    return printed(Continuous(effects=(static,), phrase=static.phrase))
