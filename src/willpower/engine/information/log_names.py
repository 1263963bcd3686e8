"""Names for the log: cards, players and zones as they were called at the moment being told."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import (
    CHASE,
    DECK,
    EXTRA_DECK,
    FIELD,
    GONE,
    GRAVEYARD,
    HAND,
    IN_PLAY,
    ITEMS,
    LIFEBREAK,
    OUTSIDE,
    REMOVED,
    RULER,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
    Zone,
)

from ..core import events as E
from ..core.ids import PLAYER_OF, PlayerId, RefId, is_player
from ..core.objects import ABILITY, BREAK, COPY, JUDGMENT, Chars, Event, Obj
from ..core.state import State

ZONE_WORDS: Final[dict[int, str]] = {
    DECK: "deck",
    STONE_DECK: "magic stone deck",
    HAND: "hand",
    FIELD: "field",
    RULER_AREA: "ruler area",
    GRAVEYARD: "graveyard",
    STANDBY: "standby area",
    REMOVED: "removed area",
    CHASE: "chase area",
    ITEMS: "item area",
    EXTRA_DECK: "extra deck",
    RUNES: "rune area",
    LIFEBREAK: "lifebreak area",
    GONE: "game",
    OUTSIDE: "cards out of the game",
}
_SIDES: Final = ("shift", "past", "invert", "hope")  # words of TURNED for two-sided cards (1302)


def stayed_itself(e: Event) -> bool:
    """Whether a ruler's card moved between field and ruler area as the same card (302.3)."""
    return e.kind == E.MOVED and bool(e.origin & IN_PLAY) and bool(e.to & IN_PLAY)


class Teller:
    """Names cards and players as they were at the moment being told; only the objects in `shown` by name."""

    __slots__ = ("controllers", "faces", "g", "names", "shown")

    def __init__(self, g: State, names: tuple[str, str]) -> None:
        self.g = g
        self.names = names
        self.shown: set[RefId] = set()
        self.faces: dict[RefId, int] = {}
        self.controllers: dict[RefId, PlayerId] = {}

    def copy(self) -> Teller:
        """The same, to be told on in another way."""
        other = Teller(self.g, self.names)
        other.faces = self.faces.copy()
        other.controllers = self.controllers.copy()
        return other

    def begin(self, log: list[Event]) -> None:
        """Find which side was up, before these events, of each card that first turns in them, and who
        controlled each card whose controller first changes in them."""
        objs = self.g.table.objs
        turned = frozenset(self.faces)
        rulers: set[int] = set()
        for e in log:
            if e.subject < 0:
                continue
            if e.kind == E.CONTROL and e.subject not in self.controllers:
                self.controllers[e.subject] = objs[e.subject].owner
            elif e.subject in turned:
                continue
            elif e.kind == E.TURNED and e.word in _SIDES:
                self.faces[e.subject] = 1 - self.faces.get(e.subject, objs[e.subject].face)
            elif stayed_itself(e) or (e.kind == E.TURNED and e.word == "judged"):
                if e.subject not in rulers and self._is_ruler(objs[e.subject]):
                    rulers.add(e.subject)
                    self.faces[e.subject] = 1 if e.kind == E.TURNED or e.to == RULER_AREA else 0

    def _is_ruler(self, o: Obj) -> bool:
        return bool(self.g.definitions[o.definition].faces[0].types & RULER)

    def note(self, e: Event) -> None:
        """Update sides and controllers by an event before it is told."""
        if e.subject < 0:
            return
        if e.kind == E.CONTROL:
            self.controllers[e.subject] = e.player
        elif e.kind == E.TURNED and e.word in _SIDES:
            self.faces[e.subject] = 1 - self.faces[e.subject]
        elif e.kind == E.TURNED and e.word in ("judged", "second form") and e.subject in self.faces:
            self.faces[e.subject] += 1  # 1304.5a
        elif stayed_itself(e) and e.subject in self.faces:
            self.faces[e.subject] = 1 if e.to == FIELD else 0

    def player(self, player: PlayerId) -> str:
        """A player's name."""
        return self.names[player] if 0 <= player < 2 else "nobody"

    def side(self, ref: RefId) -> Chars:
        """The side of a card that was up."""
        o = self.g.table.objs[ref]
        faces = self.g.definitions[o.definition].faces
        return faces[min(self.faces.get(ref, o.face), len(faces) - 1)]

    def bare(self, ref: RefId) -> str:
        """The name of a card alone: "Ogre"."""
        known = self.side(ref)
        if known.names and known.names[0]:
            return known.names[0]
        return " ".join([*[race for race in known.races if race], "token"])

    def holder(self, ref: RefId) -> PlayerId:
        """Who has a card: its controller in play and on the chase, otherwise whose zone it is in."""
        o = self.g.table.objs[ref]
        if o.zone & (FIELD | CHASE | ITEMS | RULER_AREA):
            return self.controllers.get(ref, o.home)
        return o.controller

    def name(self, ref: RefId) -> str:
        """A card or player, with whose card it is: "A's Ogre", "B", "a card of B's"."""
        if is_player(ref):
            return self.player(PLAYER_OF[ref])
        if ref < 0:
            return "nothing"
        o = self.g.table.objs[ref]
        whose = self.player(self.holder(ref))
        if o.kind in (ABILITY, JUDGMENT, BREAK) and o.source >= 0:
            return f"the {_of_card(o)} of {whose}'s {self.bare(o.source)}"
        if ref not in self.shown:
            return f"a card of {whose}'s"
        if o.kind == COPY:
            return f"{whose}'s copy of {self.bare(ref)}"
        return f"{whose}'s {self.bare(ref)}"

    def thing(self, ref: RefId) -> str:
        """The name of a thing on the chase or of a cause, without its owner: "Balm", "the ability of Imp"."""
        if ref not in self.shown:
            return self.name(ref)
        o = self.g.table.objs[ref]
        if o.kind in (ABILITY, JUDGMENT, BREAK) and o.source >= 0:
            return f"the {_of_card(o)} of {self.bare(o.source)}"
        return f"the copy of {self.bare(ref)}" if o.kind == COPY else self.bare(ref)

    def card(self, ref: RefId) -> str:
        """A card whose holder goes without saying: "Ogre" or "a card"."""
        return self.bare(ref) if ref in self.shown else "a card"

    def cause(self, e: Event) -> str:
        """The name of the card that causes an event, if that is another card and may be named; else ""."""
        if e.source < 0 or e.source in (e.subject, e.old, e.object) or e.source not in self.shown:
            return ""
        o = self.g.table.objs[e.source]
        return self.bare(o.source if o.kind in (ABILITY, JUDGMENT, BREAK) and o.source >= 0 else e.source)

    def by(self, e: Event) -> str:
        """The card that does it, after a passive verb: " by Snuff"."""
        cause = self.cause(e)
        return f" by {cause}" if cause else ""

    def through(self, e: Event) -> str:
        """The card that brings it about, after any other verb: " (Balm)"."""
        cause = self.cause(e)
        return f" ({cause})" if cause else ""


def _of_card(o: Obj) -> str:
    return "judgment" if o.kind == JUDGMENT else "ability"


def zone_of(t: Teller, ref: RefId, zone: Zone) -> str:
    """Where a card is: "A's hand", "the field"."""
    words = ZONE_WORDS.get(zone, "game")
    if zone in (FIELD, CHASE, GONE):
        return f"the {words}"
    o = t.g.table.objs[ref]
    who = t.holder(ref) if zone == ITEMS else o.owner if zone == RULER_AREA else o.controller
    return f"{t.player(who)}'s {words}"


def count(n: int, noun: str) -> str:
    """A number with its noun: "1 card", "3 cards"."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


def sentence(text: str) -> str:
    """A sentence that begins with an article gets its capital; names stay as they are written."""
    return text[0].upper() + text[1:] if text.startswith(("a ", "an ", "the ")) else text
