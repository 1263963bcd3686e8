"""The start of a judge file as a game: cards where the file puts them, and nothing has triggered."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import (
    ADDITION,
    ATTRIBUTES,
    DECK,
    EXTRA_DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    ITEMS,
    J_RESONATOR,
    LIFEBREAK,
    REMOVED,
    RULER,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
)
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.cards.pool import bundled_pool, pool_of
from willpower.engine.change.zones import new_object, note_arrival
from willpower.engine.core.errors import NotUnderstood
from willpower.engine.core.objects import ASTRAL, TOKEN, Obj
from willpower.engine.core.prng import seeded
from willpower.engine.core.state import Player, State
from willpower.engine.core.will import Will, bits_of
from willpower.engine.effects.tokens import coin_definition, gem_definition
from willpower.engine.procedures.deck_check import check_deck
from willpower.engine.procedures.running import run
from willpower.engine.procedures.setup import definition_index, new_state
from willpower.engine.procedures.turn import start_phase
from willpower.engine.text.definition import define
from willpower.engine.values.characteristics import chars
from willpower.rules.edition import edition

from .errors import JudgeError
from .model import Entry, JudgeFile, PlayerStart, Start
from .start_reader import COIN, GEMS

ZONE: Final[dict[str, int]] = {
    "ruler": RULER_AREA,
    "hand": HAND,
    "deck": DECK,
    "stone_deck": STONE_DECK,
    "field": FIELD,
    "stones": FIELD,
    "graveyard": GRAVEYARD,
    "removed": REMOVED,
    "standby": STANDBY,
    "extra_deck": EXTRA_DECK,
    "runes": RUNES,
    "items": ITEMS,
    "lifebreak": LIFEBREAK,
}
_ASTRAL_COUNTER: Final = "astral"
SEED: Final = 1


class Builder:
    """Puts the cards of a start onto an empty table."""

    def __init__(self, file: JudgeFile) -> None:
        self.start: Start = file.start
        self.g = State(edition(file.edition))
        self.g.work.rng = seeded(SEED)
        self.g.every_window = True
        self.made: list[tuple[Obj, Entry]] = []

    def build(self) -> State:
        """The game with all cards in place, no frame on its stack yet."""
        g = self.g
        start = self.start
        g.work.dice = start.dice
        g.turn.number = start.turn_number
        g.turn.serial = start.turn_number
        g.turn.player = start.turn
        g.turn.first_player = start.first
        for n in (0, 1):
            player = Player()
            player.number = n
            player.token = g.token
            given = start.players[n]
            player.life = g.edition.starting_life if given.life is None else given.life
            player.max_hand = g.edition.hand_size
            # Turns begun so far, this one included.
            player.turns = (start.turn_number + 1) // 2 if n == start.turn else start.turn_number // 2
            player.will = tuple(Will(bit) for bit in bits_of(given.will)) if given.will else ()
            g.table.players.append(player)
        for n in start.order:
            self.player(n, start.players[n])
        self.add_additions()
        pool = pool_of([d.card for d in g.definitions if d.card is not None]) - bundled_pool()
        g.nameable, g.races = pool.names, pool.races
        g.derived.dirty = True
        g.derived.watch_stale = True
        g.work.rules_due = True
        self.check()
        return g

    def player(self, n: int, given: PlayerStart) -> None:
        """The cards of one player, in the order of the file; stones in play before those in the deck."""
        names = list(given.zones)
        if "stones" in names and "stone_deck" in names:
            names.sort(key=lambda name: name == "stone_deck")
        for name in names:
            for entry in given.zones[name]:
                self.card(n, name, entry)

    def card(self, n: int, name: str, entry: Entry) -> None:
        g = self.g
        zone = ZONE[name]
        owner = entry.owner if entry.owner >= 0 else n
        if entry.card is None:
            o = new_object(g, self.token_definition(n, entry), owner, zone, TOKEN)
        else:
            try:
                definition = define(entry.card, False, g.edition)
            except NotUnderstood as error:
                raise JudgeError(entry.line, str(error)) from None
            o = new_object(g, definition_index(g, definition), owner, zone)
        o.serial = o.id
        o.controller = n
        o.home = n
        o.counters = dict(entry.counters) or None
        self.face(o, name, entry)
        now = entry.fresh or entry.set_this_turn
        o.since = g.turn.serial if now else g.turn.serial - 1
        o.entered = o.since
        o.rested = entry.rested
        o.damage = entry.damage
        o.revealed = entry.revealed
        o.face_down = o.zone & (STANDBY | RUNES) != 0 and not entry.revealed
        if name == "items" and entry.card is not None:
            o.host = self.ruler_of(n)  # 1032.1
        self.place(o)
        self.made.append((o, entry))

    def face(self, o: Obj, name: str, entry: Entry) -> None:
        """Which side is up, and what that means for a ruler."""
        g = self.g
        o.face = entry.face
        o.base = g.definitions[o.definition].faces[o.face]
        o.chars = o.base
        if name != "ruler":
            return
        astral = entry.astral or any(counter == _ASTRAL_COUNTER for counter, _ in entry.counters)
        if astral:
            o.marks |= ASTRAL
            if g.edition.j_ruler_destroyed == "ruler with astral counter":
                if entry.face:
                    raise JudgeError(entry.line, f"{entry.name}: a J-ruler is not astral (1010.1a)")
                o.counters = {_ASTRAL_COUNTER: 1, **(o.counters or {})}
            elif not entry.face and len(g.definitions[o.definition].faces) > 1:
                o.face = 1  # in older editions a lost J-ruler lies there with that side up
                o.base = g.definitions[o.definition].faces[1]
                o.chars = o.base
        if entry.face and not astral:
            o.zone = FIELD

    def place(self, o: Obj) -> None:
        """Puts an object at the end of its zone: the top is listed first."""
        g = self.g
        if o.zone == FIELD:
            g.table.field = (*g.table.field, o.id)
        else:
            p = g.edit_player(o.controller if o.zone & (RULER_AREA | ITEMS) else o.owner)
            p.zones[o.zone] = (*p.zones.get(o.zone, ()), o.id)
        note_arrival(g, o)

    def token_definition(self, n: int, entry: Entry) -> int:
        """The definition of a coin or gem."""
        g = self.g
        if entry.name == COIN:
            ruler = g.table.objs[self.ruler_of(n)]
            for k in g.definitions[ruler.definition].faces[0].ab.named.get("energize", ()):
                return coin_definition(g, k.symbols)
            return coin_definition(g, ("{W}",))
        assert entry.name in GEMS, entry.name
        return gem_definition(g, ATTRIBUTES[GEMS.index(entry.name)])

    def ruler_of(self, n: int) -> int:
        for o, _ in self.made:
            if o.owner == n and self.g.definitions[o.definition].faces[0].types & RULER:
                return o.id
        raise AssertionError("rulers are placed first")

    def add_additions(self) -> None:
        """Additions go onto the cards they are added to."""
        from .table import Table

        table = Table(self.g)
        for o, entry in self.made:
            if entry.added_to is None:
                continue
            if not o.chars.types & ADDITION:
                raise JudgeError(
                    entry.line, f"{entry.name} is not an addition; only additions have `added_to`"
                )
            if entry.added_to.player >= 0:
                raise JudgeError(entry.line, "added_to: a card was expected, not a player")
            named = table.candidates(entry.added_to, o.controller)
            found = [i for i in named if self.g.table.objs[i].zone & (FIELD | RULER_AREA)]
            if not found:
                raise JudgeError(entry.line, f"added_to: there is no {entry.added_to.text} in play")
            o.host = found[0]

    def check(self) -> None:
        """Refuses what the rules cannot bring about."""
        for o, entry in self.made:
            if entry.damage and not chars(self.g, o.id).types & J_RESONATOR:
                raise JudgeError(entry.line, f"{entry.name} is not a J/resonator and has no damage (1007.1)")


def start_game(file: JudgeFile) -> tuple[State, tuple[tuple[str, ...], ...]]:
    """The game at its first decision, and what the deck check says of constructed decks."""
    if file.start.phase == "setup":
        return set_up(file)
    g = Builder(file).build()
    start_phase(g, file.start.phase)
    run(g)
    return g, ()


def set_up(file: JudgeFile) -> tuple[State, tuple[tuple[str, ...], ...]]:
    """A game before 403, with the decks as they are listed."""
    rules = edition(file.edition)
    decks = [deck_of(player) for player in file.start.players]
    try:
        found = tuple(tuple(clause for clause, _ in check_deck(deck, rules)) for deck in decks)
        g = new_state(
            decks[0],
            decks[1],
            rules,
            SEED,
            first_player=file.start.first,
            shuffle=False,
            check=False,
            every_window=True,
        )
    except NotUnderstood as error:
        raise JudgeError(file.start.line, str(error)) from None
    g.work.dice = file.start.dice
    run(g)
    return g, found


def deck_of(given: PlayerStart) -> Deck:
    """The constructed deck of a player."""
    piles: dict[str, tuple[Card, ...]] = {}
    for name, entries in given.zones.items():
        piles[name] = tuple(e.card for e in entries if e.card is not None)
    return Deck(
        name="",
        ruler=piles["ruler"][0],
        main=piles.get("deck", ()),
        stones=piles.get("stone_deck", ()),
        extra=piles.get("extra_deck", ()),
        runes=piles.get("runes", ()),
        pool=pool_of([card for pile in piles.values() for card in pile]) - bundled_pool(),
    )
