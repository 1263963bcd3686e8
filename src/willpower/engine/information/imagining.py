"""Games that a seat can imagine: they depend on what it knows, a belief and a seed, and on nothing else.

What a seat knows is worked out once. From it comes a game in which everything the seat does not know is
blank: which cards lie hidden, the order of decks, the list of the other player, the definitions of cards that
were never seen, chance. Each world fills the blanks by a seed: own hidden cards from the own list, the
other's from a list that the belief draws. Cards that were seen once and went back among hidden ones are
among them still.

Objects keep their numbers, so options and questions to the seat fit every world. What the seat sees and the
log it reads are those of the real game. While somebody else is asked, cards that the question and suspended
work name stay what they are (information/determinize.py); at the seat's own decisions only those that the
question shows to it.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import DECK as MAIN_DECK
from willpower.abilities.symbols import (
    EXTRA_DECK,
    HAND,
    LIFEBREAK,
    MAGIC_STONE,
    NO_ZONE,
    OUTSIDE,
    REMOVED,
    RULER,
    RUNES,
    STANDBY,
    STONE_DECK,
)

from ..core.definition import Definition
from ..core.ids import CEASED, NOBODY, UNDETERMINED, ObjId, PlayerId, RefId
from ..core.objects import CARD, Obj
from ..core.prng import below, output, seeded, shuffled
from ..core.stale import PLAY, WATCHERS, changed
from ..core.state import State
from ..values.knowledge import Knowledge, knowledge
from ..values.layers import COPIED, SIDES
from .belief import EXTRA, MADE_UP, MAIN, RUNE_DECK, STONES, UNKNOWN, Belief, Seen, usual_belief
from .determinize import far, named_by_work, rearrange, replace, unseen_chain

_MIXED: Final = MAIN_DECK | STONE_DECK | LIFEBREAK | HAND | STANDBY | REMOVED
_PILED: Final = MAIN_DECK | STONE_DECK | LIFEBREAK
_ASIDE: Final = EXTRA_DECK | RUNES | OUTSIDE
_PILES: Final = (MAIN_DECK, STONE_DECK, LIFEBREAK)
WORLD_STEP: Final = 0x9E3779B97F4A7C15
_MASK: Final = (1 << 64) - 1
Chains = dict[ObjId, tuple[ObjId, ...]]  # of each hidden card the objects it was, unseen; oldest first


class _Card:
    """A card that is somewhere among hidden ones: what it is, which one, and as which object it was seen."""

    __slots__ = ("definition", "seen", "serial")

    def __init__(self, definition: int, serial: int, seen: ObjId = NOBODY) -> None:
        self.definition = definition
        self.serial = serial
        self.seen = seen


class _Pool:
    """Places whose cards the seat cannot tell apart, and the cards it knows to be among them.

    `chains` are the objects that each place has been since the seat last knew it, for the game and for the
    one it may go back to. `serials` are for cards of which the belief says what they are.
    """

    __slots__ = ("cards", "chains", "members", "owner", "pile", "serials")

    def __init__(self, owner: PlayerId, pile: int) -> None:
        self.members: set[ObjId] = set()
        self.owner = owner
        self.pile = pile
        self.chains: list[list[tuple[ObjId, ...]]] = []
        self.cards: list[_Card] = []
        self.serials: tuple[int, ...] = ()


class Imagination:
    """A seat's knowledge at one moment, ready to be filled up to whole games."""

    __slots__ = ("_base", "_belief", "_definitions", "_fitting", "_places", "_pools", "_seen", "player")

    def __init__(self, g: State, player: PlayerId, belief: Belief | None = None) -> None:
        if player not in (0, 1):
            raise ValueError(f"there is no player {player}")
        self.player = player
        self._belief = belief if belief is not None else usual_belief()
        known = knowledge(g)
        asked = g.work.pending
        fixed: set[RefId]
        if asked is not None and asked.player == player:
            fixed = {asked.source, *[o.ref for o in asked.options]}
        else:
            fixed = set(named_by_work(g))
        hidden = [o for o in g.table.objs if _hidden(o, known, player, fixed)]
        chains = {o.id: unseen_chain(g, known, player, o.id) for o in hidden}
        pools, own = _pools(g, player, hidden, chains)
        self._seen = _seen(g, player, chains, pools)
        self._pools = pools
        self._base = self._blank(g, known, hidden, chains, own)
        self._definitions = self._base.definitions
        self._places: dict[int, int] = {}
        for i, d in enumerate(self._definitions):
            self._places.setdefault(id(d), i)
        self._fitting = self._belief.fitting(self._seen, g.allow_partial, g.edition)

    # ---- the game with blanks ----------------------------------------------------------------------------

    def _blank(self, g: State, known: Knowledge, hidden: list[Obj], chains: Chains, own: set[int]) -> State:
        """The game without anything that the seat does not know."""
        base = g.clone()
        base.work.reveals = tuple(
            [w for w in base.work.reveals if w.controller == self.player or known.sees(w.source, self.player)]
        )
        states = [base]
        while states[-1].work.snapshot is not None:
            before = states[-1].work.snapshot.clone()
            states[-1].work.snapshot = before
            states.append(before)
        base.every_window = False  # nobody imagines windows in which there is nothing to do
        definitions = _definitions(g, chains, own)
        if any([not chain for chain in chains.values()]):
            for state in states[1:]:
                _pad(state, len(base.table.objs))
        order: list[ObjId] = []
        for state in states:
            state.definitions = definitions
            state.work.rng = 0
            state.work.dice = ()
            places: dict[ObjId, tuple[ObjId, ...]] = {}
            for o in hidden:
                chain = tuple([i for i in chains[o.id] if i < len(state.table.objs)])
                if not chains[o.id] and o.id < len(state.table.objs):
                    new = replace(state, o.id)
                    chain = (new,) if new >= 0 else ()
                places[o.id] = chain
            if not order:  # by the numbers that the objects have now
                order = [i for _, i in sorted([(chain[-1], i) for i, chain in places.items()])]
            lying = {chain[-1] for chain in places.values() if chain}
            rearrange(state, _sorted_piles(state, lying))
            state.table.sources_outside_play = tuple(
                [i for i in state.table.sources_outside_play if i not in lying and i not in chains]
            )
            for i in lying:
                if state.table.objs[i].zone & _PILED:
                    o = state.edit(i)  # which of the cards in a deck came when is not known either
                    o.stamp = o.since = o.entered = 0
                    o.origin = NO_ZONE
            for pool in self._pools:
                pool.chains.append([places[i] for i in order if i in pool.members])
        return base

    # ---- worlds ------------------------------------------------------------------------------------------

    def world(self, seed: int) -> State:
        """A game that the seat may believe to be the real one; the same seed gives the same game."""
        rng = seeded(output(seeded(seed)) ^ (self.player + 1))
        base = self._base
        if self._fitting:
            rng, n = below(rng, len(self._fitting))
            piles = self._fitting[n]
        else:
            rng, n = below(rng, MADE_UP)
            piles = self._belief.made_up(n, self._seen, base.allow_partial, base.edition)
        deals: list[list[_Card]] = []
        for pool in self._pools:
            cards = [*pool.cards]
            if pool.serials:
                drawn = piles[pool.pile] if pool.pile >= 0 else (UNKNOWN,) * len(pool.serials)
                for serial, d in zip(pool.serials, drawn, strict=True):
                    cards.append(_Card(self._place(d), serial))
            rng, order = shuffled(rng, tuple(range(len(cards))))
            deals.append([cards[i] for i in order])
        made = base.clone()
        state: State | None = made
        depth = 0
        while state is not None:
            state.definitions = self._definitions
            for pool, deal in zip(self._pools, deals, strict=True):
                for chain, card in zip(pool.chains[depth], deal, strict=True):
                    if chain:
                        _put(state, chain, card)
            changed(state, PLAY | WATCHERS)
            far(state)
            state.work.rng = rng
            if state.work.snapshot is not None:
                state.work.snapshot = state.work.snapshot.clone()
            state = state.work.snapshot
            depth += 1
        return made

    def _place(self, d: Definition) -> int:
        """Where the worlds keep a definition; those made before keep their list."""
        found = self._places.get(id(d))
        if found is None:
            found = len(self._definitions)
            self._definitions = [*self._definitions, d]
            self._places[id(d)] = found
        return found


def imagined_seed(seed: int, n: int) -> int:
    """The seed of the n-th of many worlds."""
    return (seed + n * WORLD_STEP) & _MASK


def _hidden(o: Obj, known: Knowledge, player: PlayerId, fixed: set[RefId]) -> bool:
    """Whether a seat does not know which card lies there."""
    if o.became != NOBODY or o.kind != CARD or o.id in fixed:
        return False
    if not o.zone & (_MIXED | (0 if o.controller == player else _ASIDE)):
        return False
    return not known.sees(o.id, player)


def _pile(g: State, o: Obj) -> int:
    """Which pile of its owner's list a hidden card is of; -1: none of them (317.1)."""
    if o.zone == EXTRA_DECK:
        return EXTRA
    if o.zone == RUNES:
        return RUNE_DECK
    if o.zone == OUTSIDE:
        return UNDETERMINED
    return STONES if g.definitions[o.definition].faces[0].types & MAGIC_STONE else MAIN  # 303.2b


def _pools(g: State, player: PlayerId, hidden: list[Obj], chains: Chains) -> tuple[list[_Pool], set[int]]:
    """The hidden cards by owner and pile, and the definitions that the seat knows to be among them."""
    found: dict[tuple[PlayerId, int], _Pool] = {}
    unknown: dict[tuple[PlayerId, int], list[tuple[str, int]]] = {}
    serials: dict[tuple[PlayerId, int], list[int]] = {}
    own: set[int] = set()
    for o in hidden:
        key = (o.owner, _pile(g, o))
        if key not in found:
            found[key] = _Pool(*key)
            unknown[key] = []
            serials[key] = []
        found[key].members.add(o.id)
        chain = chains[o.id]
        seen = g.table.objs[chain[0]].prev if chain else o.id
        if seen >= 0:
            found[key].cards.append(_Card(o.definition, o.serial, seen))
            own.add(o.definition)
        else:
            serials[key].append(o.serial)
            unknown[key].append((g.definitions[o.definition].key, o.definition))
    pools: list[_Pool] = []
    for key in sorted(found):
        pool = found[key]
        pool.cards.sort(key=_seen_as)
        free = sorted(serials[key])
        if key[0] == player:
            for serial, (_, definition) in zip(free, sorted(unknown[key]), strict=True):
                pool.cards.append(_Card(definition, serial))
                own.add(definition)
        else:
            pool.serials = tuple(free)
        pools.append(pool)
    return pools, own


def _seen_as(card: _Card) -> ObjId:
    return card.seen


def _seen(g: State, player: PlayerId, away: Chains, pools: list[_Pool]) -> Seen:
    """The part of the other's list that the seat has seen."""
    rulers: list[Definition] = []
    cards: list[Definition] = []
    for o in g.table.objs:
        if o.became == NOBODY and o.kind == CARD and o.owner != player and o.id not in away:
            d = g.definitions[o.definition]
            if d.card is None:
                continue
            if d.faces[0].types & RULER:
                rulers.append(d)
            elif o.zone != OUTSIDE:
                cards.append(d)
    counts = [0, 0, 0, 0]
    for pool in pools:
        if pool.owner != player and pool.pile >= 0:
            cards += [g.definitions[card.definition] for card in pool.cards]
            counts[pool.pile] = len(pool.serials)
    return Seen(tuple(rulers), tuple(cards), (counts[0], counts[1], counts[2], counts[3]))


def _definitions(g: State, chains: Chains, own: set[int]) -> list[Definition]:
    """The definitions of the game, those that the seat has no way to know left blank."""
    unseen: set[int] = set()
    for chain in chains.values():
        unseen.update(chain)
    used = {o.definition for o in g.table.objs if o.id not in unseen} | own
    for ctx in g.work.ctxs.values():
        used.add(ctx.numbers.get(COPIED, UNDETERMINED) // SIDES)
    for lasting in g.table.lasting:
        if lasting.ctx is not None:
            used.add(lasting.ctx.numbers.get(COPIED, UNDETERMINED) // SIDES)
    return [d if i in used else UNKNOWN for i, d in enumerate(g.definitions)]


def _sorted_piles(g: State, away: set[ObjId]) -> dict[ObjId, ObjId]:
    """Which object lies in the place of which: in decks nobody knows the order of hidden cards."""
    found: dict[ObjId, ObjId] = {}
    for p in g.table.players:
        for zone in _PILES:
            free = [i for i in p.zones[zone] if i in away]
            found.update(zip(free, sorted(free), strict=True))
    return found


def _pad(g: State, number: int) -> None:
    """Let a game to go back to have so many objects, so that new ones get the same numbers as in the game."""
    while len(g.table.objs) < number:
        o = Obj()
        o.id = g.next_object()
        o.writer = g.writer
        o.became = CEASED
        g.table.objs.append(o)


def _put(g: State, chain: tuple[ObjId, ...], card: _Card) -> None:
    """Let a place and all that it was, unseen, be a card."""
    face = g.definitions[card.definition].faces[0]
    for i in chain:
        o = g.edit(i)
        o.definition = card.definition
        o.serial = card.serial
        o.face = 0
        o.base = face
        o.chars = face
    g.edit(chain[0]).prev = card.seen
    if 0 <= card.seen < len(g.table.objs) and g.table.objs[card.seen].became != NOBODY:
        g.edit(card.seen).became = chain[0]
