"""Setting up the game (403): decks become objects, zones are filled, hands are dealt and changed.

The steps and their order are the edition's (`setup_order`); restarting (1033) runs the same steps again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.effects import Effect
from willpower.abilities.nouns import Filter
from willpower.abilities.quantities import Num
from willpower.abilities.statics import StartsGame
from willpower.abilities.symbols import (
    DECK,
    EXTRA_DECK,
    HAND,
    ITEMS,
    LIFEBREAK,
    OUTSIDE,
    RULER_AREA,
    RUNES,
    STONE_DECK,
    Zone,
)
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.rules.edition import Edition

from ..change.actions import perform_shuffle, perform_token
from ..change.zones import MoveItem, new_object, note_arrival, perform_moves
from ..core import happenings
from ..core.decisions import EXCHANGE, FIRST, Option
from ..core.definition import Definition
from ..core.errors import IllegalDeck
from ..core.frames import ask, tell
from ..core.ids import BOTH_PLAYERS, NO_PLAYER, OPPONENT, PLAYER_REF, CtxId, ObjId, PlayerId, RefId
from ..core.objects import Chars, Ctx, still_itself
from ..core.prng import below, seeded
from ..core.procedure import Procedure
from ..core.stale import PLAY, changed
from ..core.state import Frame, Player, State
from ..effects.execute import execute
from ..effects.tokens import coin_definition
from ..text.definition import define
from .deck_check import check_deck
from .turn import TurnFrame, begin_turn

OPENING_HAND: Final = 5  # 403.5
BOTH: Final = (0, 1)


def new_state(
    deck_a: Deck,
    deck_b: Deck,
    edition: Edition,
    seed: int = 0,
    *,
    first_player: PlayerId = NO_PLAYER,
    shuffle: bool = True,
    check: bool = True,
    allow_partial: bool = False,
    every_window: bool = False,
) -> State:
    """A game at the beginning of its set-up; raises `IllegalDeck` for a deck that breaks rules of 402.

    `first_player` decides who begins instead of chance; without `shuffle` the decks stay as they are listed
    (both for judge files); without `check` any deck is taken.
    """
    decks = (deck_a, deck_b)
    if check:
        for deck in decks:
            violations = check_deck(deck, edition)
            if violations:
                raise IllegalDeck(deck.name or "deck", violations)
    g = State(edition)
    pool = deck_a.pool | deck_b.pool
    g.nameable = pool.names
    g.races = pool.races
    g.work.rng = seeded(seed)
    g.every_window = every_window
    g.allow_partial = allow_partial
    for n in BOTH_PLAYERS:
        player = Player()
        player.number = n
        player.writer = g.writer
        g.table.players.append(player)
    for n in BOTH_PLAYERS:
        deal_out(g, n, decks[n])
    frame = SetupFrame()
    frame.fixed_first = first_player
    frame.shuffle = shuffle
    g.work.stack.append(frame)
    return g


def deal_out(g: State, player: PlayerId, deck: Deck) -> None:
    """Makes the cards of a deck objects in the zones they start from, in the order of the list (403.1,
    403.2)."""
    piles: tuple[tuple[Zone, tuple[Card, ...]], ...] = (
        (RULER_AREA, (deck.ruler,)),
        (DECK, deck.main),
        (STONE_DECK, deck.stones),
        (EXTRA_DECK, deck.extra),
        (RUNES, deck.runes),
    )
    p = g.edit_player(player)
    for zone, cards in piles:
        ids: list[ObjId] = []
        for card in cards:
            o = new_object(g, definition_index(g, define(card, g.allow_partial, g.edition)), player, zone)
            o.serial = o.id
            o.face_down = zone == RUNES
            ids.append(o.id)
        p.zones[zone] = tuple(ids)
        for i in ids:
            note_arrival(g, g.table.objs[i])
    bring_along(g, player, deck)


def bring_along(g: State, player: PlayerId, deck: Deck) -> None:
    """Cards that the player owns beside the deck, if a card of it asks for such (317.1a, 317.1b)."""
    if not deck.sideboard:
        return
    if not any([asks_for_outside(define(card, g.allow_partial, g.edition)) for card in deck.cards]):
        return
    ids: list[ObjId] = []
    for card in deck.sideboard:
        o = new_object(g, definition_index(g, define(card, g.allow_partial, g.edition)), player, OUTSIDE)
        o.serial = o.id
        ids.append(o.id)
    g.edit_player(player).zones.outside = tuple(ids)


@lru_cache(maxsize=20_000)
def asks_for_outside(definition: Definition) -> bool:
    """Whether the text of a card speaks of cards out of the game."""
    for face in definition.faces:
        for ability in face.ab.listed:
            for node in walk(ability):
                if isinstance(node, Filter) and node.zones & OUTSIDE:
                    return True
    return False


def definition_index(g: State, definition: Definition) -> int:
    """Where the game keeps a definition; adds it if it is new."""
    for i, known in enumerate(g.definitions):
        if known is definition:
            return i
    g.definitions.append(definition)
    return len(g.definitions) - 1


class SetupFrame(Frame):
    """Sets up the game step by step, then hands over to the first turn.

    `fixed_first` nobody: as the edition says. `kept` are cards that stay as they are when a game is restarted
    (1033.3).
    """

    __slots__ = (
        "chooser",
        "exchanged",
        "fixed_first",
        "kept",
        "left",
        "picks",
        "picks_of",
        "shuffle",
        "wants",
    )

    def __init__(self) -> None:
        super().__init__()
        self.fixed_first = NO_PLAYER
        self.shuffle = True
        self.kept: tuple[ObjId, ...] = ()
        self.chooser = NO_PLAYER  # who was drawn to choose the first player
        self.wants: tuple[bool, ...] = ()  # who wants to change cards at all, the first player first
        self.picks: tuple[RefId, ...] = ()  # what the player choosing now has picked so far
        self.picks_of: tuple[
            tuple[RefId, ...], ...
        ] = ()  # what those who have chosen change, the first player first
        self.exchanged = 0  # how many players have changed their cards
        self.left: tuple[tuple[ObjId, int], ...] = ()  # effects of the beginning not yet performed

    def step(self, g: State) -> None:
        """Performs the next row."""
        pc = self.pc
        self.pc = pc + 1
        set_up(g.edition.setup_order).deeds[pc](g, self)

    def answer(self, g: State, option: Option) -> None:
        """Takes who begins, whether cards are changed, or a card to be changed."""
        if option.kind == "first":
            set_first(g, self.chooser if option.number == 1 else OPPONENT[self.chooser])
            return
        self.again()
        if option.kind in ("yes", "no"):
            self.wants = (*self.wants, option.kind == "yes")
        elif option.kind == "done":
            self.picks_of = (*self.picks_of, self.picks)
            self.picks = ()
        else:
            self.picks = (*self.picks, option.ref)


def begin(g: State, f: SetupFrame) -> None:
    """The first player becomes the turn player and begins the turn (403.6)."""
    g.pop()
    g.work.waiting = ()
    g.work.reveals = ()
    g.work.stack.append(TurnFrame())
    begin_turn(g, g.turn.first_player)


# ---- the steps --------------------------------------------------------------------------------------------


def place_rulers(g: State, f: SetupFrame) -> None:
    """403.1: rulers lie face up in the ruler areas, with the counters they start with (1122.2a)."""
    show_rulers(g, True)
    for n in BOTH_PLAYERS:
        for i in g.table.players[n].zones.ruler_area:
            tell(
                g, happenings.told(what="begins the game", subject=i, player=n, to=RULER_AREA, clause="403.1")
            )
            mana = 0
            for k in g.table.objs[i].base.ab.named.get("mana", ()):
                mana += k.number.n if isinstance(k.number, Num) else 1
            if mana:
                o = g.edit(i)
                counters = dict(o.counters) if o.counters else {}
                counters["mana"] = counters.get("mana", 0) + mana
                o.counters = counters
                changed(g, PLAY)
                tell(
                    g,
                    happenings.counters_put(card=i, counter="mana", amount=mana, player=n, clause="1122.2a"),
                )


def show_rulers(g: State, up: bool) -> None:
    """Where an edition places its rulers last they lie face down until then."""
    for n in BOTH_PLAYERS:
        for i in g.table.players[n].zones.ruler_area:
            if g.table.objs[i].face_down == up:
                g.edit(i).face_down = not up
                if up:
                    tell(g, happenings.turned(card=i, how="face up", player=n, clause="403.1"))


def place_extra(g: State, f: SetupFrame) -> None:
    """403.1: the extra decks lie in their zones."""
    tell_pile(g, EXTRA_DECK)


def place_runes(g: State, f: SetupFrame) -> None:
    """403.1: the rune decks lie face down in the rune areas (711.2)."""
    tell_pile(g, RUNES)


def tell_pile(g: State, zone: Zone) -> None:
    """Logs how many cards a player begins with in a zone."""
    for n in BOTH_PLAYERS:
        size = len(g.table.players[n].zones[zone])
        if size:
            tell(
                g,
                happenings.told(
                    what="begins the game",
                    subject=PLAYER_REF[n],
                    player=n,
                    amount=size,
                    to=zone,
                    clause="403.1",
                ),
            )


def shuffle_decks(g: State, f: SetupFrame) -> None:
    """403.2: main decks and magic stone decks are shuffled."""
    if f.shuffle:
        for n in BOTH_PLAYERS:
            perform_shuffle(g, n, DECK, "403.2")
            perform_shuffle(g, n, STONE_DECK, "403.2")


def set_life(g: State, f: SetupFrame) -> None:
    """403.3: life; the sizes of hand (306.3) and lifebreak area (1415.1a-ii) at the beginning of a game."""
    for n in BOTH_PLAYERS:
        p = g.edit_player(n)
        p.life = g.edition.starting_life
        p.max_hand = g.edition.hand_size
        tell(g, happenings.told(what="life", subject=PLAYER_REF[n], player=n, amount=p.life, clause="403.3"))


def choose_first(g: State, f: SetupFrame) -> None:
    """403.4: who takes the first turn."""
    if f.fixed_first >= 0:
        set_first(g, f.fixed_first)
        return
    g.work.rng, number = below(g.work.rng, 2)
    drawn = BOTH_PLAYERS[number]
    if g.edition.first_player == "random":
        set_first(g, drawn)
        return
    f.chooser = drawn
    options = (
        Option("first", number=1, word="Go first", clause="403.4"),
        Option("first", number=0, word="Go second", clause="403.4"),
    )
    ask(g, drawn, FIRST, options, "403.4", "first")


def set_first(g: State, player: PlayerId) -> None:
    """A player is the first player; the other gets the coins of [Energize] (1119.1, 1119.2)."""
    g.turn.first_player = player
    g.turn.player = player
    tell(g, happenings.chose(player=player, word="first player", clause="403.4"))
    if "Energize" not in g.edition.skills:
        return
    other = OPPONENT[player]
    for i in g.table.players[other].zones.ruler_area:
        for k in g.table.objs[i].base.ab.named.get("energize", ()):
            perform_token(g, coin_definition(g, k.symbols), other, ITEMS, "1119.2", source=i)


def hide_rulers(g: State, f: SetupFrame) -> None:
    """Where an edition places its rulers after the hands are dealt, they lie face down until then (403.1)."""
    order = g.edition.setup_order
    if "hands" in order[: order.index("ruler")]:
        show_rulers(g, False)


def deal_hands(g: State, f: SetupFrame) -> None:
    """403.5: five cards each."""
    for n in BOTH_PLAYERS:
        take_cards(g, n, OPENING_HAND, HAND, "403.5")


def change_hands(g: State, f: SetupFrame) -> None:
    """403.5: cards may be changed, the first player choosing first."""
    together = g.edition.hand_exchange == "choose, then both"
    if not together and len(f.wants) < 2:
        ask(g, exchanger(g, len(f.wants)), EXCHANGE, _WANTS, "403.5", "exchange")
        return
    chosen = len(f.picks_of)
    if not together and f.exchanged < chosen:
        exchange(g, exchanger(g, f.exchanged), f.picks_of[f.exchanged])
        f.exchanged += 1
        f.again()
    elif chosen < 2:
        if not together and not f.wants[chosen]:
            f.picks_of = (*f.picks_of, ())
            f.again()
            return
        who = exchanger(g, chosen)
        hand = [i for i in g.table.players[who].zones.hand if i not in f.picks]
        options = [Option("card", i, name=g.table.objs[i].base.names[0], clause="403.5") for i in hand]
        options.append(Option("done", clause="403.5"))
        picked = len(f.picks)
        count = picked + len(hand)
        ask(g, who, EXCHANGE, tuple(options), "403.5", "exchange card", least=0, most=count, chosen=picked)
    elif together:
        for k in BOTH:
            exchange(g, exchanger(g, k), f.picks_of[k])


_WANTS: Final = (
    Option("yes", word="change cards", clause="403.5"),
    Option("no", word="keep the hand", clause="403.5"),
)


def exchanger(g: State, k: int) -> PlayerId:
    """Who chooses k-th which cards to change: the first player before the other (403.5)."""
    return g.turn.first_player if k == 0 else OPPONENT[g.turn.first_player]


def exchange(g: State, player: PlayerId, cards: tuple[RefId, ...]) -> None:
    """Cards go to the bottom of the deck in the order they were picked, as many come from its top (403.5)."""
    if cards:
        perform_moves(g, tuple([MoveItem(i, DECK, "put", "403.5", "bottom", player=player) for i in cards]))
        take_cards(g, player, len(cards), HAND, "403.5")


def take_cards(g: State, player: PlayerId, n: int, to: Zone, clause: str) -> None:
    """Moves cards from the top of a deck, one after the other (304.3)."""
    for i in g.table.players[player].zones.deck[:n]:
        perform_moves(g, (MoveItem(i, to, "put", clause, player=player),))


def deal_lifebreak(g: State, f: SetupFrame) -> None:
    """1415.1c: the lifebreak areas are filled from the tops of the decks."""
    for n in BOTH_PLAYERS:
        take_cards(g, n, g.edition.lifebreak_dealt, LIFEBREAK, "1415.1c")


Row = tuple[str, Callable[[State, SetupFrame], None]]

ROWS: Final[dict[str, tuple[Row, ...]]] = {
    "ruler": (("403.1", place_rulers),),
    "extra deck": (("403.1", place_extra),),
    "rune deck": (("403.1", place_runes),),
    "shuffle": (("403.2", shuffle_decks),),
    "life": (("403.3", set_life),),
    "first player": (("403.4", choose_first),),
    "hands": (("403.5", deal_hands), ("403.5", change_hands)),
    "lifebreak": (("1415.1c", deal_lifebreak),),
}


@cache
def set_up(order: tuple[str, ...]) -> Procedure[SetupFrame]:
    """The set-up with its steps in the order of an edition."""
    rows: tuple[Row, ...] = (("403.1", hide_rulers),)
    for word in order:
        rows += ROWS[word]
    last: tuple[Row, ...] = (
        ("104.1", find_starting_effects),
        ("104.1", perform_starting_effects),
        ("403.6", begin),
    )
    return Procedure(*rows, *last)


# ---- texts about the beginning ----------------------------------------------------------------------------


def starting_effects(g: State, kept: tuple[ObjId, ...]) -> tuple[tuple[ObjId, int], ...]:
    """The cards whose text says what is so when the game begins, with the number of the effect among such
    texts."""
    found: list[tuple[ObjId, int]] = []
    for n in (g.turn.first_player, OPPONENT[g.turn.first_player]):
        for zone in (RULER_AREA, HAND, DECK, STONE_DECK, EXTRA_DECK, RUNES):
            for i in g.table.players[n].zones[zone]:
                if i not in kept:
                    found += [(i, k) for k in range(len(effects_of(g.table.objs[i].base)))]
    return tuple(found)


def effects_of(c: Chars) -> tuple[Effect, ...]:
    """List the effects of a text that apply when the game begins."""
    found: list[Effect] = []
    for ability in c.ab.continuous:
        for static in ability.effects:
            if isinstance(static, StartsGame):
                assert isinstance(static.effect, Effect)
                found.append(static.effect)
    return tuple(found)


def find_starting_effects(g: State, f: SetupFrame) -> None:
    """Texts that say what is so when the game begins, each to be performed (104.1)."""
    f.left = starting_effects(g, f.kept)


def perform_starting_effects(g: State, f: SetupFrame) -> None:
    """Performs these texts one after the other."""
    if f.left:
        ref, n = f.left[0]
        f.left = f.left[1:]
        f.again()
        perform_start(g, ref, n)


def perform_start(g: State, ref: ObjId, n: int) -> None:
    """Performs an effect of the beginning, unless its card is where it does not count any more."""
    o = g.table.objs[ref]
    if not still_itself(o):
        return
    ctx = Ctx()
    ctx.id = CtxId(g.fresh_id())
    ctx.writer = g.writer
    ctx.source = ref
    ctx.controller = o.owner
    ctx.you = o.owner
    g.work.ctxs[ctx.id] = ctx
    execute(g, effects_of(o.base)[n], ctx.id)
