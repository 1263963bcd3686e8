"""What references mean in a game as it is now."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import DECK, NO_ZONE, STONE_DECK, Zone
from willpower.cards.card import Card
from willpower.cards.names import lookup_key
from willpower.engine import (
    ABILITY,
    BREAK,
    CARD,
    CEASED,
    COPY,
    JUDGMENT,
    NO_PLAYER,
    NOBODY,
    OPPONENT,
    PLAYER_OF,
    PLAYER_REF,
    TOKEN,
    PlayerId,
    RefId,
    State,
)

from .errors import JudgeError
from .fields import PLAYERS
from .model import Reference

DECKS: Final = DECK | STONE_DECK
# The numbers of the prints that files have named, by what is printed: equal prints have one definition.
_prints: Final[dict[str, set[str]]] = {}


def note_print(key: str, card: Card) -> None:
    """Have a definition answer to the numbers of another print of its card as well."""
    _prints.setdefault(key, set()).update(card.face_ids)


class Lookup:
    """What references mean in a game as it is now."""

    __slots__ = ("g",)

    def __init__(self, g: State) -> None:
        self.g = g

    # ---- what there is ----------------------------------------------------------------------

    def root(self, ref: RefId) -> RefId:
        """The first object that the card was: it tells physical cards apart and gives their order."""
        objs = self.g.table.objs
        o = objs[ref]
        while o.prev >= 0 and (o.kind != COPY or objs[o.prev].kind == COPY):
            o = objs[o.prev]
        return o.id

    def played_from(self, ref: RefId) -> RefId:
        """As `root`, but of the copy of a rune the rune itself (711.2)."""
        o = self.g.table.objs[ref]
        while o.prev >= 0:
            o = self.g.table.objs[o.prev]
        return o.id

    def now(self, ref: RefId) -> RefId:
        """What an object is now, after all moves."""
        o = self.g.table.objs[ref]
        while o.became >= 0:
            o = self.g.table.objs[o.became]
        return o.id

    def gone(self, ref: RefId) -> bool:
        """Whether it has ceased to exist."""
        return self.g.table.objs[ref].became == CEASED

    def whose(self, ref: RefId) -> PlayerId:
        """Whose a card is: its controller's in play and on the chase, otherwise whose zone it is in."""
        return self.g.table.objs[ref].controller

    def things(self) -> list[RefId]:
        """All cards, tokens and copies as they are now, in order of appearance; also those that are gone."""
        objs = self.g.table.objs
        found = [o.id for o in objs if o.became == NOBODY and o.kind in (CARD, TOKEN, COPY)]
        found += [o.id for o in objs if o.became == CEASED and o.kind in (TOKEN, COPY)]
        found.sort()
        return sorted(found, key=self.root)

    def names(self, ref: RefId) -> set[str]:
        """The keys of all names and ids that an object answers to."""
        g = self.g
        o = g.table.objs[ref]
        if o.kind == JUDGMENT:
            return {"judgment"}
        if o.kind in (ABILITY, BREAK) and o.source >= 0:
            return self.names(o.source)
        definition = g.definitions[o.definition]
        said = [name for face in definition.faces for name in face.names]
        said += o.chars.names
        if o.kind == TOKEN and not any(said):
            said += o.base.races  # a token without a name goes by its race
        if o.kind == TOKEN:  # one that is a copy of a card answers to its number as well (1017.1)
            for one in g.definitions:
                if one.card is not None and any([set(face.names) & set(o.chars.names) for face in one.faces]):
                    said += one.card.face_ids
        if definition.card is not None:
            said += definition.card.face_ids
            said += _prints.get(definition.key, ())
        return {lookup_key(name) for name in said if name}

    def with_name(self, key: str) -> list[RefId]:
        """All that answers to a name, in order of appearance; what became a copy comes after its original."""
        named = [i for i in self.things() if key in self.names(i)]
        return sorted(named, key=lambda i: self.is_copied_name(i, key))

    def is_copied_name(self, ref: RefId, key: str) -> bool:
        """Whether a card has a name only because it became a copy of another."""
        g = self.g
        o = g.table.objs[ref]
        printed = [name for face in g.definitions[o.definition].faces for name in face.names]
        return (
            o.kind == CARD and key in map(lookup_key, o.chars.names) and key not in map(lookup_key, printed)
        )

    def called(self, ref: RefId) -> str:
        """How a message calls an object or player: "A.Ogre", with a number if there are several."""
        if ref < 0:
            return PLAYERS[PLAYER_OF[ref]] if ref in PLAYER_OF else "nobody"
        g = self.g
        o = g.table.objs[ref]
        if o.kind == JUDGMENT:
            return "chase.judgment"
        if o.kind in (ABILITY, BREAK) and o.source >= 0:
            return f"chase.{name_of(g, o.source)}"
        name = name_of(g, ref)
        owner = self.whose(ref)
        mine = [i for i in self.with_name(lookup_key(name)) if self.whose(i) == owner]
        prefix = PLAYERS[owner]
        current = self.now(ref)
        if len(mine) > 1 and current in mine:
            return f"{prefix}.{name}#{mine.index(current) + 1}"
        return f"{prefix}.{name}"

    # ---- what a reference means ---------------------------------------------------------------

    def candidates(self, ref: Reference, actor: PlayerId = NO_PLAYER, zone: Zone = NO_ZONE) -> list[RefId]:
        """All that a reference can mean, the first meant first; `zone` narrows it."""
        if ref.player >= 0:
            return [PLAYER_REF[ref.player]]
        key = lookup_key(ref.name)
        if ref.chase:
            on_chase: list[RefId] = [i for i in reversed(self.g.table.chase) if key in self.names(i)]
            return on_chase[max(0, ref.number - 1) :][:1]
        named = self.with_name(key)
        owner = ref.owner
        others: list[RefId] = []
        if owner < 0 and actor >= 0:
            have = [i for i in named if self.whose(i) == actor and not self.gone(i)]
            owner = actor if have else OPPONENT[actor]
            if have and not ref.number and all(self.g.table.objs[i].zone & DECKS for i in have):
                others = [i for i in named if self.whose(i) != actor]  # those in a deck are hardly meant
        mine = [i for i in named if owner < 0 or self.whose(i) == owner] + others
        if ref.number:
            return [
                i for i in mine[ref.number - 1 : ref.number] if not zone or self.g.table.objs[i].zone & zone
            ]
        # A thing on the chase that is no card is meant only where no card can be.
        abilities = [
            i
            for i in reversed(self.g.table.chase)
            if self.g.table.objs[i].kind in (ABILITY, BREAK)
            and key in self.names(i)
            and (ref.owner < 0 or self.g.table.objs[i].controller == ref.owner)
        ]
        alive = [i for i in mine if not self.gone(i) and (not zone or self.g.table.objs[i].zone & zone)]
        return alive + ([] if zone else abilities)

    def ambiguous(self, ref: Reference, actor: PlayerId, legal: list[RefId]) -> bool:
        """Whether a name without a player could mean several cards of the opponent."""
        if ref.player >= 0 or ref.chase or ref.owner >= 0 or ref.number or len(legal) < 2:
            return False
        cards = [i for i in legal if i >= 0 and self.g.table.objs[i].kind in (CARD, TOKEN, COPY)]
        return len(cards) > 1 and all(self.whose(i) != actor for i in cards)

    def one(self, ref: Reference) -> RefId:
        """The one card an expectation speaks of, as it is now; nobody if there is none."""
        if ref.chase:
            found = self.candidates(ref)
            return found[0] if found else NOBODY
        key = lookup_key(ref.name)
        named = self.with_name(key)
        mine = [i for i in named if ref.owner < 0 or self.whose(i) == ref.owner]
        if ref.number:
            return mine[ref.number - 1] if len(mine) >= ref.number else NOBODY
        # A card that has lain in a deck all the time is meant only if there is no other.
        seen = [
            i for i in mine if not (self.g.table.objs[i].zone & DECKS and self.g.table.objs[i].prev < 0)
        ] or mine
        if ref.owner < 0 and len(seen) > 1:
            there = ", ".join(self.called(i) for i in seen[:6])
            raise JudgeError(ref.line, f"{ref.text} could be any of {there}; write which")
        return seen[0] if seen else NOBODY


def name_of(g: State, ref: RefId) -> str:
    """The name of an object now."""
    o = g.table.objs[ref]
    names = [name for name in (*o.chars.names, *o.base.names, *o.base.races) if name]
    return names[0] if names else "a card"


def ability_number(g: State, ref: RefId, index: int) -> int:
    """The number of an activate ability in a file: its paragraph; those that effects give, and those of other
    cards whose number is taken, are counted on from the last paragraph, as the card has them."""
    ab = g.table.objs[ref].chars.ab
    last = max([0, *[one.paragraph for one in (*ab.listed, *ab.activates)]])
    taken: set[int] = set()
    number = last
    for one in ab.activates[: index + 1]:
        if one.paragraph and one.paragraph not in taken:
            number = one.paragraph
            taken.add(number)
        else:
            last += 1
            number = last
    return number
