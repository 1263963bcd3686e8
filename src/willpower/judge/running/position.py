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
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
    Zone,
)
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.cards.pool import bundled_pool, pool_of
from willpower.engine import (
    ASTRAL,
    BOTH_PLAYERS,
    TOKEN,
    NotUnderstood,
    Obj,
    PlayerId,
    Position,
    State,
    chars,
    check_deck,
    seeded,
    set_up,
)
from willpower.rules.edition import edition

from ..reading.errors import JudgeError
from ..reading.lookup import Lookup, note_print
from ..reading.model import Entry, JudgeFile, PlayerStart, Start
from ..reading.start_reader import COIN, GEMS
from .unread import define_side

ZONE: Final[dict[str, Zone]] = {
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
        self.partly = file.partly
        self.position = Position(edition(file.edition), seeded(SEED), every_window=True)
        self.g = self.position.state
        self.made: list[tuple[Obj, Entry]] = []

    def build(self) -> Position:
        """The game with all cards in place, nothing of it begun yet."""
        g, start = self.g, self.start
        g.work.dice = start.dice
        self.position.turn(start.turn_number, start.turn, start.first)
        for n in BOTH_PLAYERS:
            given = start.players[n]
            life = g.edition.starting_life if given.life is None else given.life
            # Turns begun so far, this one included.
            turns = (start.turn_number + 1) // 2 if n == start.turn else start.turn_number // 2
            self.position.add_player(life, turns, given.will or "", given.weather)
        for n in start.order:
            self.player(n, start.players[n])
        self.add_additions()
        self.position.let_name()
        self.position.settle()
        self.check()
        return self.position

    def player(self, n: PlayerId, given: PlayerStart) -> None:
        """The cards of one player, in the order of the file; stones in play before those in the deck."""
        names = list(given.zones)
        if "stones" in names and "stone_deck" in names:
            names.sort(key=lambda name: name == "stone_deck")
        for name in names:
            for entry in given.zones[name]:
                self.card(n, name, entry)

    def card(self, n: PlayerId, name: str, entry: Entry) -> None:
        g = self.g
        owner = entry.owner if entry.owner >= 0 else n
        if entry.card is None:
            o = self.token(n, owner, entry)
        else:
            try:
                definition = define_side(g, entry.card, entry.face, self.partly)
            except NotUnderstood as error:
                raise JudgeError(entry.line, str(error)) from None
            if definition.card is not entry.card:
                note_print(definition.key, entry.card)
            o = self.position.card(definition, owner, ZONE[name])
            if entry.token:
                o.kind = TOKEN  # 1303.1
        anywhere = g.edition.others_zones == "owner's unless told"
        o.controller = n if anywhere or o.zone & (FIELD | RULER_AREA | ITEMS) else owner  # 302.6
        o.home = o.controller
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
            o.host = self.position.ruler_of(n)  # 1032.1
        self.position.place(o)
        self.made.append((o, entry))

    def face(self, o: Obj, name: str, entry: Entry) -> None:
        """Which side is up, and what that means for a ruler."""
        g = self.g
        self.position.turn_up(o, entry.face)
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
                self.position.turn_up(o, 1)  # in older editions a lost J-ruler lies there with that side up
        if entry.face and not astral:
            o.zone = FIELD

    def token(self, n: PlayerId, owner: PlayerId, entry: Entry) -> Obj:
        """A coin or gem."""
        if entry.name == COIN:
            ruler = self.g.table.objs[self.position.ruler_of(n)]
            energize = self.g.definitions[ruler.definition].faces[0].ab.named.get("energize", ())
            return self.position.coin(energize[0].symbols if energize else ("{W}",), owner)
        assert entry.name in GEMS, entry.name
        return self.position.gem(ATTRIBUTES[GEMS.index(entry.name)], owner)

    def add_additions(self) -> None:
        """Additions go onto the cards they are added to."""
        lookup = Lookup(self.g)
        for o, entry in self.made:
            if entry.added_to is None:
                continue
            if not o.chars.types & ADDITION:
                raise JudgeError(
                    entry.line, f"{entry.name} is not an addition; only additions have `added_to`"
                )
            if entry.added_to.player >= 0:
                raise JudgeError(entry.line, "added_to: a card was expected, not a player")
            named = lookup.candidates(entry.added_to, o.controller)
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
        return from_decks(file)
    return Builder(file).build().start(file.start.phase), ()


def from_decks(file: JudgeFile) -> tuple[State, tuple[tuple[str, ...], ...]]:
    """A game before 403, with the decks as they are listed."""
    rules = edition(file.edition)
    decks = [deck_of(player) for player in file.start.players]
    try:
        found = tuple(tuple(clause for clause, _ in check_deck(deck, rules)) for deck in decks)
        g = set_up(
            decks[0],
            decks[1],
            rules,
            SEED,
            first_player=file.start.first,
            shuffle=False,
            dice=file.start.dice,
            every_window=True,
            allow_partial=file.partly,
        )
    except NotUnderstood as error:
        raise JudgeError(file.start.line, str(error)) from None
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
