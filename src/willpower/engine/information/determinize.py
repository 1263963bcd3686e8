"""A game that looks the same to one player, with everything hidden from them drawn anew.

What is resampled: the order of both players' decks, and which of the cards that a player cannot see lies
where (the opponent's hand, standby area, decks, cards removed face down; one's own lifebreak area). Cards
change places only with cards of the same owner, stones only with stones (303.2b), so every card stays in
the game exactly once. The generator starts anew, and fixed dice are forgotten.

The opponent's hidden runes and stories have nothing to exchange with; cards that could be there take their
place: those that 402.5 and 402.6 allow, of the bundled set and of what is there in truth (314.2, 315.2).

What stays: every card the player knows (values/knowledge.py), where it is. The J-ruler side of the
opponent's ruler stays as well; whoever knows the ruler knows it.

Suspended work can name cards the player cannot see: the opponent may be asked which card of their hand to
discard, or be in the middle of playing one. Such cards stay what they are, so that the question and the
work still fit; a determinized game at such a moment therefore keeps a little of what is true. At the
player's own decisions, where computer players look ahead, there is seldom any.

The view and the log of the player are exactly those of the original.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import (
    CHANT,
    DECK,
    EXTRA_DECK,
    HAND,
    IN_PLAY,
    LIFEBREAK,
    MAGIC_STONE,
    REMOVED,
    RULER,
    RUNE,
    RUNES,
    STANDBY,
    STONE_DECK,
    Zone,
)
from willpower.cards.bundled import bundled_cards

from ..change.zones import MoveItem
from ..core.definition import Definition
from ..core.fields import fields_of
from ..core.ids import BOTH_PLAYERS, CEASED, NOBODY, OPPONENT, ObjId, PlayerId
from ..core.objects import CARD, Ctx, Event, Obj, still_itself
from ..core.prng import output, seeded, shuffled
from ..core.stale import PLAY, WATCHERS, changed
from ..core.state import State, Waiting
from ..text.definition import define
from ..values.knowledge import Knowledge, knowledge

_STORY: Final = "Story"  # 1132.2
_PILES: Final = (DECK, STONE_DECK, LIFEBREAK)
# Where cards change places with each other.
_MIXED: Final = DECK | STONE_DECK | LIFEBREAK | HAND | STANDBY | REMOVED


def determinize(g: State, player: PlayerId, seed: int) -> State:
    """Return a game that the player may believe to be the real one; the same seed gives the same game."""
    if player not in (0, 1):
        raise ValueError(f"there is no player {player}")
    known = knowledge(g)
    made = g.clone()
    rng = seeded(output(seeded(seed)) ^ (player + 1))
    fixed = named_by_work(g)
    hidden = [
        o
        for o in g.table.objs
        if still_itself(o) and o.zone & _MIXED and o.id not in fixed and not known.sees(o.id, player)
    ]
    places: dict[ObjId, ObjId] = {}
    for p in g.table.players:
        for zone in _PILES:
            free = tuple([i for i in p.zones[zone] if not known.sees(i, player) and i not in fixed])
            rng, mixed = shuffled(rng, free)
            places.update(zip(free, mixed, strict=True))
    cards: list[_Card] = []
    for pool in pools(g, hidden):
        rng, mixed = shuffled(rng, tuple([o.id for o in pool]))
        for o, other in zip(pool, mixed, strict=True):
            if o.id != other:
                cards.append(_Card(g, known, player, o.id, other))
    rng, definitions, drawn = other_lists(g, known, player, fixed, rng)
    for where, definition in drawn:
        card = _Card(g, known, player, where, where)
        if card.chain and definition != card.definition:
            card.definition = definition
            cards.append(card)
    state: State | None = made
    while state is not None:
        if len(definitions) > len(g.definitions):
            state.definitions = definitions
        rearrange(state, places)
        renewed = [card.renew(state) for card in cards]
        for card, first in zip(cards, renewed, strict=True):
            card.place(state, first)
        far(state)
        if state.work.snapshot is not None:
            state.work.snapshot = state.work.snapshot.clone()
        state.work.rng = rng
        state.work.dice = ()
        state = state.work.snapshot
    return made


def pools(g: State, hidden: list[Obj]) -> list[list[Obj]]:
    """Group the hidden cards that can change places: by owner, magic stones apart (303.2b)."""
    found: dict[tuple[int, bool], list[Obj]] = {}
    for o in hidden:
        if o.kind == CARD:
            stone = bool(g.definitions[o.definition].faces[0].types & MAGIC_STONE)
            found.setdefault((o.owner, stone), []).append(o)
    return [pool for pool in found.values() if len(pool) > 1]


class _Card:
    """A card that is to lie in the place of another.

    `chain` are the objects that this place has been, as far as the player did not know them; they become
    this card. What the player knew is true and stays as it was: `seen` is the object as which they last
    knew this card. If they knew the place itself once (and cannot be sure of it any more), a new object
    takes its place.
    """

    __slots__ = ("chain", "definition", "seen", "serial", "where")

    def __init__(self, g: State, known: Knowledge, player: PlayerId, where: ObjId, which: ObjId) -> None:
        self.where = where
        self.chain = unseen_chain(g, known, player, where)
        card = g.table.objs[which]
        self.definition = card.definition
        self.serial = card.serial
        own = unseen_chain(g, known, player, which)
        self.seen = g.table.objs[own[0]].prev if own else which

    def renew(self, g: State) -> ObjId:
        """Put a new object into the place if the player knew the old one. Returns the first object,
        or nobody."""
        if self.chain:
            return self.chain[0] if self.chain[0] < len(g.table.objs) else NOBODY
        return replace(g, self.where) if self.where < len(g.table.objs) else NOBODY

    def place(self, g: State, first: ObjId) -> None:
        """Write the swap into a state, for the objects it has already."""
        if first < 0:
            return
        chain = self.chain or (first,)
        face = g.definitions[self.definition].faces[0]
        for i in chain:
            if i < len(g.table.objs):
                o = g.edit(i)
                o.definition = self.definition
                o.serial = self.serial
                o.face = 0
                o.base = face
                o.chars = face
        g.edit(first).prev = self.seen
        if 0 <= self.seen < len(g.table.objs) and not still_itself(g.table.objs[self.seen]):
            g.edit(self.seen).became = first
        changed(g, PLAY | WATCHERS)


def replace(g: State, ref: ObjId) -> ObjId:
    """Replace an object by a new one in its place. Returns its number; nobody if the old one was gone."""
    old = g.edit(ref)
    if not still_itself(old):
        return NOBODY
    new = old.copy(g.writer)
    new.id = g.next_object()
    g.table.objs.append(new)
    old.became = CEASED
    p = g.edit_player(old.controller)
    p.zones[old.zone] = tuple([new.id if i == ref else i for i in p.zones[old.zone]])
    return new.id


def unseen_chain(g: State, known: Knowledge, player: PlayerId, ref: ObjId) -> tuple[ObjId, ...]:
    """Return an object and the objects it was before, back to the one the player knew; oldest first."""
    chain: list[ObjId] = []
    while ref >= 0 and ref not in known.ever[player] and not known.by_place(g.table.objs[ref], player):
        chain.append(ref)
        ref = g.table.objs[ref].prev
    return tuple(reversed(chain))


def rearrange(g: State, places: dict[ObjId, ObjId]) -> None:
    """Put other cards into the places of decks."""
    for n in BOTH_PLAYERS:
        for zone in _PILES:
            pile = g.table.players[n].zones[zone]
            if any([places.get(i, i) != i for i in pile]):
                g.edit_player(n).zones[zone] = tuple([places.get(i, i) for i in pile])


def far(g: State) -> None:
    """Find again the cards whose abilities are active outside of play."""
    found = [i for i in g.table.sources_outside_play if active_there(g.table.objs[i])]
    for p in g.table.players:
        for zone in (HAND, STANDBY, *_PILES):
            for i in p.zones[zone]:
                o = g.table.objs[i]
                if active_there(o) and not o.zone & IN_PLAY and i not in found:
                    found.append(i)
    g.table.sources_outside_play = tuple(found)


def active_there(o: Obj) -> bool:
    """Whether an ability of a card is active where it lies (902.2, 904.2)."""
    return o.chars.ab.everywhere or bool(o.chars.ab.zones & o.zone)


# ---- what suspended work names ------------------------------------------------------------------------


def named_by_work(g: State) -> set[ObjId]:
    """Return the objects that the pending decision, suspended work and waiting abilities refer to."""
    found: set[int] = set()
    if g.work.pending is not None:
        found.update([o.ref for o in g.work.pending.options])
        found.add(g.work.pending.source)
    for w in (*g.work.waiting, *g.work.reveals):
        _gather(g, w, found, 0)
    for ctx in g.work.ctxs.values():
        _gather(g, ctx, found, 0)
    for effect in g.table.lasting:
        found.update(effect.refs)
    for frame in g.work.stack:
        kind: type = frame.__class__
        for name in fields_of(kind):
            if name != "pc":
                _gather(g, getattr(frame, name), found, 0)
    return {g.table.objs[i].id for i in found if 0 <= i < len(g.table.objs)}


def _gather(g: State, value: object, found: set[int], depth: int) -> None:
    """Collect numbers that may be objects; a single number only if it lies in a hand or standby area."""
    if isinstance(value, int):
        if depth or (0 <= value < len(g.table.objs) and g.table.objs[value].zone & (HAND | STANDBY)):
            found.add(value)
    elif isinstance(value, tuple):
        for item in value:
            _gather(g, item, found, depth + 1)
    elif isinstance(value, dict):
        for item in value.values():
            _gather(g, item, found, depth)
    elif isinstance(value, (Ctx, Waiting, Event, MoveItem)):
        kind: type = value.__class__
        for name in fields_of(kind):
            _gather(g, getattr(value, name), found, 0)


def other_lists(
    g: State, known: Knowledge, player: PlayerId, fixed: set[ObjId], rng: int
) -> tuple[int, list[Definition], list[tuple[ObjId, int]]]:
    """The generator, the definitions with those that are new, and (object, definition) for each card."""
    definitions = [*g.definitions]
    drawn: list[tuple[ObjId, int]] = []
    owner = OPPONENT[player]
    for zone in (RUNES, EXTRA_DECK):
        pile = g.table.players[owner].zones[zone]
        hidden = [
            i for i in pile if g.table.objs[i].kind == CARD and i not in fixed and not known.sees(i, player)
        ]
        if not hidden:
            continue
        names = {g.table.objs[i].base.names[0] for i in pile if i not in hidden}  # 402.5b, 402.6b
        pool = candidates(g, owner, zone, [definitions[g.table.objs[i].definition] for i in hidden])
        rng, order = shuffled(rng, tuple(range(len(pool))))
        free = [*hidden]
        for n in order:
            name = pool[n].faces[0].names[0]
            if not free or name in names:
                continue
            names.add(name)
            drawn.append((free.pop(), place_of(definitions, pool[n])))
    return rng, definitions, drawn


def candidates(g: State, owner: PlayerId, zone: Zone, there: list[Definition]) -> list[Definition]:
    """Cards that a player may have in their rune area (402.6d) or extra deck (1132.2)."""
    found = [*there]
    attributes = 0
    for o in g.table.objs:
        if o.owner == owner and g.definitions[o.definition].faces[0].types & RULER:
            attributes |= g.definitions[o.definition].faces[0].attributes
    for card in bundled_cards():
        face = card.front
        if zone == RUNES:
            able = face.types & RUNE and (face.types & CHANT or face.attributes & attributes)
        else:
            able = face.types & CHANT and _STORY in face.races
        if able:
            d = define(card, g.allow_partial, g.edition)
            if not any([d is other for other in found]):
                found.append(d)
    return found


def place_of(definitions: list[Definition], d: Definition) -> int:
    """Where a definition stands in a list; it is added if it is new."""
    for n, known in enumerate(definitions):
        if known is d:
            return n
    definitions.append(d)
    return len(definitions) - 1
