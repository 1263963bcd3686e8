"""Games that are laid out instead of played: boards of judge files, of puzzles, of trials.

A `Position` puts cards where somebody says, as if they had lain there since an earlier turn; nothing has
triggered. `start` hands the game over at the first priority of a phase; from then on it is like any other.
"""

from __future__ import annotations

from willpower.abilities.symbols import FIELD, ITEMS, RULER, Zone
from willpower.cards.deck import Deck
from willpower.cards.pool import bundled_pool, pool_of
from willpower.rules.edition import Edition

from .change.actions import DamageItem, perform_damage, perform_life
from .change.zones import MoveItem, new_object, note_arrival, perform_moves
from .core.definition import Definition
from .core.ids import BOTH_PLAYERS, NO_PLAYER, ObjId, PlayerId, RefId
from .core.objects import TOKEN, Obj
from .core.stale import PLAY, RULES, WATCHERS, changed
from .core.state import Player, State
from .core.will import Will, bits_of
from .effects.tokens import coin_definition, gem_definition
from .procedures.running import run
from .procedures.setup import definition_index, new_state
from .procedures.turn import start_phase
from .values.characteristics import refresh


class Position:
    """A game being laid out. `state` is that game; it has no decision before `start`."""

    __slots__ = ("state",)

    def __init__(
        self, rules: Edition, rng: int, *, every_window: bool = False, allow_partial: bool = False
    ) -> None:
        self.state = State(rules)
        self.state.work.rng = rng
        self.state.every_window = every_window
        self.state.allow_partial = allow_partial

    def turn(self, number: int, player: PlayerId, first_player: PlayerId) -> None:
        """Say which turn it is, whose, and who began the game."""
        turn = self.state.turn
        turn.number = turn.serial = number
        turn.player = player
        turn.first_player = first_player

    def add_player(self, life: int, turns: int, will: str = "", weather: str = "") -> Player:
        """Seat the next player: their life, how many turns they began, the will and weather they have."""
        g = self.state
        player = Player()
        player.number = BOTH_PLAYERS[len(g.table.players)]
        player.writer = g.writer
        player.life = life
        player.max_hand = g.edition.hand_size
        player.turns = turns
        player.will = tuple([Will(bit) for bit in bits_of(will)]) if will else ()
        if weather:
            player.weather = weather
            player.weather_stamp = g.tick()
        g.table.players.append(player)
        return player

    # ---- cards: made, changed by whoever lays them out, then placed --------------------------------------

    def card(self, definition: Definition, owner: PlayerId, zone: Zone, face: int = 0) -> Obj:
        """Make an object for a card, as it is defined for this edition (`define`)."""
        g = self.state
        return self._made(new_object(g, definition_index(g, definition), owner, zone), face)

    def gem(self, attribute: int, owner: PlayerId) -> Obj:
        """Make a gem of an attribute (1027.1)."""
        g = self.state
        return self._made(new_object(g, gem_definition(g, attribute), owner, ITEMS, TOKEN), 0)

    def coin(self, symbols: tuple[str, ...], owner: PlayerId) -> Obj:
        """Make a will coin for one of these symbols (1119.2)."""
        g = self.state
        return self._made(new_object(g, coin_definition(g, symbols), owner, ITEMS, TOKEN), 0)

    def _made(self, o: Obj, face: int) -> Obj:
        o.serial = o.id
        self.turn_up(o, face)
        o.since = o.entered = self.state.turn.serial - 1
        return o

    def turn_up(self, o: Obj, face: int) -> None:
        """Let a side of a card lie up."""
        o.face = face
        o.base = self.state.definitions[o.definition].faces[face]
        o.chars = o.base

    def place(self, o: Obj) -> None:
        """Put an object at the end of its zone; the top of a pile comes first."""
        g = self.state
        if o.zone == FIELD:
            g.table.field = (*g.table.field, o.id)
        else:
            p = g.edit_player(o.controller)
            p.zones[o.zone] = (*p.zones[o.zone], o.id)
        note_arrival(g, o)

    def ruler_of(self, player: PlayerId) -> ObjId:
        """The ruler or J-ruler of a player."""
        g = self.state
        for o in g.table.objs:
            if o.owner == player and g.definitions[o.definition].faces[0].types & RULER:
                return o.id
        raise AssertionError("rulers are placed first")

    # ---- what has happened this turn, told and remembered as in any game ---------------------------------

    def damage(self, source: ObjId, to: RefId, amount: int) -> None:
        """Deal damage to a card or player."""
        perform_damage(self.state, (DamageItem(source, to, amount),))

    def life(self, player: PlayerId, delta: int) -> None:
        """Let a player gain or lose life."""
        perform_life(self.state, player, delta, "105.4")

    def move(self, ref: ObjId, to: Zone, cause: str, clause: str, player: PlayerId = NO_PLAYER) -> None:
        """Let a card change zones."""
        perform_moves(self.state, (MoveItem(ref, to, cause, clause, player=player),))

    # ---- the end -----------------------------------------------------------------------------------------

    def let_name(self) -> None:
        """Let players name the cards that lie here, and their races, besides the bundled ones (202.1)."""
        g = self.state
        pool = pool_of([d.card for d in g.definitions if d.card is not None]) - bundled_pool()
        g.nameable, g.races = pool.names, pool.races

    def settle(self) -> State:
        """Work everything out from how the cards lie now."""
        g = self.state
        since = [o.since for o in g.table.objs]
        changed(g, PLAY | WATCHERS | RULES)
        refresh(g)
        for ref in g.table.field:
            if g.table.objs[ref].since != since[ref]:
                g.edit(ref).since = since[
                    ref
                ]  # who has control by an effect that lies here has had it (803.3a)
        return g

    def start(self, phase: str) -> State:
        """Begin at the first priority of a phase, what triggers at its beginning being past."""
        start_phase(self.state, phase)
        run(self.state)
        return self.state


def set_up(
    deck_a: Deck,
    deck_b: Deck,
    rules: Edition,
    seed: int,
    *,
    first_player: PlayerId = NO_PLAYER,
    shuffle: bool = True,
    dice: tuple[int, ...] = (),
    every_window: bool = False,
    allow_partial: bool = False,
) -> State:
    """A game at the first decision of its set-up (403), with decks that nobody checked.

    `first_player` and `dice` take the place of chance; without `shuffle` decks stay as they are listed.
    """
    g = new_state(
        deck_a,
        deck_b,
        rules,
        seed,
        first_player=first_player,
        shuffle=shuffle,
        check=False,
        allow_partial=allow_partial,
        every_window=every_window,
    )
    g.work.dice = dice
    run(g)
    return g
