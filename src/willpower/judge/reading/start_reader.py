"""Reading `start:`, and refusing positions that cannot be."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, get_args

from willpower.abilities.symbols import (
    ATTRIBUTE_NAME,
    ATTRIBUTES,
    CHANT,
    MAGIC_STONE,
    RULER,
    RUNE,
)
from willpower.abilities.words import Weather
from willpower.cards.card import FACE_NAMES, Card
from willpower.engine import LETTER_X, NO_PLAYER, PLAYER_A, PLAYER_B, parse_need
from willpower.rules.edition import Edition

from .catalog import Catalog
from .errors import JudgeError
from .fields import items, known_keys, listing, mapping, number, player, text, truth, word
from .loader import Listing, Mapping, Scalar, Value
from .model import Entry, PlayerStart, Start
from .references import parse_reference

ZONES: Final = (
    "hand", "deck", "stone_deck", "field", "stones", "graveyard", "removed", "standby", "extra_deck", "runes",
    "items", "lifebreak",
)  # fmt: skip
_START_KEYS: Final = ("turn", "turn_number", "phase", "first", "A", "B", "dice")
_PLAYER_KEYS: Final = ("life", "ruler", *ZONES, "fill", "will", "weather", "dice")
_SETUP_KEYS: Final = ("ruler", "deck", "stone_deck", "extra_deck", "runes")
_ENTRY_KEYS: Final = (
    "card", "rested", "damage", "counters", "fresh", "face", "astral", "added_to", "owner", "revealed",
    "set_this_turn", "token",
)  # fmt: skip
_IN_PLAY: Final = ("field", "stones", "ruler")
_HIDDEN: Final = ("hand", "deck", "stone_deck", "standby", "extra_deck", "runes", "lifebreak")
# Where a state can be at all.
_WHERE: Final = {
    "rested": _IN_PLAY,
    "damage": ("field", "stones", "ruler"),
    "counters": (*_IN_PLAY, "removed", "items"),
    "fresh": _IN_PLAY,
    "astral": ("ruler",),
    "added_to": ("field",),
    "owner": ("field", "stones"),
    "revealed": _HIDDEN,
    "set_this_turn": ("standby",),
    "token": ("field", "stones"),
}
COIN: Final = "Will Coin"
GEMS: Final = tuple(f"{ATTRIBUTE_NAME[bit].capitalize()} Gem" for bit in ATTRIBUTES)
DECK_SIZE: Final = 30
STONE_DECK_SIZE: Final = 10
_MOST: Final = 500
WEATHERS: Final[tuple[str, ...]] = get_args(Weather)


def read_start(value: Value | None, catalog: Catalog, edition: Edition) -> Start:
    """The start of a file; without one, two players with nothing but a ruler."""
    start = Start()
    given: dict[str, Value] = {}
    if value is not None:
        data = mapping(value, "start")
        known_keys(data, _START_KEYS, "start")
        start.line = data.line
        given = {key.text: item for key, item in data}
    if "turn" in given:
        start.turn = player(given["turn"], "turn")
    if "first" in given:
        start.first = player(given["first"], "first")
    if "turn_number" in given:
        start.turn_number = number(given["turn_number"], "turn_number", 1)
    if "phase" in given:
        phases = (*(p for p in edition.phases if p != "battle"), "setup")
        start.phase = word(given["phase"], phases, "phase")
    if "dice" in given:
        start.dice = tuple(die(item) for item in listing(given["dice"], "dice"))
    if "B" in given and "A" in given and list(given).index("B") < list(given).index("A"):
        start.order = (PLAYER_B, PLAYER_A)
    reader = _Reader(catalog, start.phase == "setup")
    for index, name in enumerate("AB"):
        start.players[index] = reader.player(given.get(name), name)
        start.dice += start.players[index].dice
    return start


class _Reader:
    """Reads the cards of players; one entry may stand in one zone only."""

    __slots__ = ("catalog", "seen", "setup")

    def __init__(self, catalog: Catalog, setup: bool) -> None:
        self.catalog = catalog
        self.setup = setup
        self.seen: dict[int, str] = {}

    def player(self, value: Value | None, name: str) -> PlayerStart:
        made = PlayerStart()
        if value is not None:
            data = mapping(value, name)
            made.line = data.line
            known_keys(data, _PLAYER_KEYS, f"the start of {name}")
            for key, item in data:
                if self.setup and key.text not in _SETUP_KEYS:
                    can = ", ".join(_SETUP_KEYS)
                    raise JudgeError(key.line, f"{name}: {key.text} cannot be given before set-up; {can} can")
                if key.text == "life":
                    made.life = number(item, "life", -1_000_000)
                elif key.text == "fill":
                    made.fill = truth(item, "fill")
                elif key.text == "dice":
                    made.dice = tuple(die(roll) for roll in listing(item, "dice"))
                elif key.text == "will":
                    made.will = will_text(item)
                elif key.text == "weather":
                    made.weather = word(_lowered(item), WEATHERS, "weather")
                elif key.text == "ruler":
                    made.zones["ruler"] = (self.ruler(item, name),)
                else:
                    made.zones[key.text] = self.cards(item, key.text, f"{name}.{key.text}")
        if "ruler" in made.zones and not self.setup:
            self.one_ruler(made, name)
        if "ruler" not in made.zones:
            plain = Entry(made.line, self.catalog.find("Plain Ruler", made.line), "Plain Ruler")
            made.zones = {"ruler": (plain,), **made.zones}
        if self.setup:
            made.fill = False
        else:
            self.fill(made)
        return made

    def ruler(self, value: Value, name: str) -> Entry:
        entries = self.cards(value, "ruler", f"{name}.ruler")
        if len(entries) > 1:
            raise JudgeError(value.line, f"{name} has {len(entries)} rulers; a player has one (402.2)")
        if not entries:
            raise JudgeError(value.line, f"{name}: no ruler; leave the key out for a Plain Ruler")
        return entries[0]

    def one_ruler(self, made: PlayerStart, name: str) -> None:
        """Complains about a second ruler, wherever it lies."""
        for zone, entries in made.zones.items():
            for entry in entries if zone != "ruler" else ():
                if entry.card is not None and entry.card.front.types & RULER:
                    both = f"{made.zones['ruler'][0].name} and {entry.name}"
                    raise JudgeError(entry.line, f"{name} has 2 rulers, {both}; a player has one (402.2)")

    def cards(self, value: Value, zone: str, where: str) -> tuple[Entry, ...]:
        """The cards of a zone: a list, or names with how many of each."""
        found: list[Entry] = []
        if isinstance(value, Mapping) and value.get("card") is None:
            found += self.counted(value, zone, where)
        else:
            for item in items(value):
                if isinstance(item, Mapping) and item.get("card") is None and _is_counted(item):
                    found += self.counted(item, zone, where)
                else:
                    found.append(self.entry(item, zone, where))
        if len(found) > _MOST:
            raise JudgeError(value.line, f"{where}: {len(found)} cards, more than {_MOST}")
        return tuple(found)

    def counted(self, value: Mapping, zone: str, where: str) -> list[Entry]:
        found: list[Entry] = []
        for key, item in value:
            if key.text in _ENTRY_KEYS:
                raise JudgeError(key.line, f"{where}: an entry with {key.text!r} needs `card:` with its name")
            count = number(item, f"{where}: how many {key.text}", 0)
            if count > _MOST:
                raise JudgeError(item.line, f"{where}: {count} cards, more than {_MOST}")
            found += [self.entry(key, zone, where)] * count
        return found

    def entry(self, value: Value, zone: str, where: str) -> Entry:
        if isinstance(value, Listing):
            raise JudgeError(value.line, f"{where}: a card was expected, not a list")
        if isinstance(value, Scalar):
            return self.checked(Entry(value.line, *self.named(value, zone, where)), zone, where)
        known_keys(value, _ENTRY_KEYS, f"a card of {where}")
        if value.node in self.seen:
            other = self.seen[value.node]
            raise JudgeError(value.line, f"{where}: this very card is in {other} too; a card is in one zone")
        self.seen[value.node] = where
        name = value.get("card")
        if name is None:
            raise JudgeError(value.line, f"{where}: `card:` with the name is missing")
        card, called = self.named(name, zone, where)
        fields: dict[str, Value] = {key.text: item for key, item in value}
        for key, item in value:
            allowed = _WHERE.get(key.text)
            if allowed is not None and zone not in allowed and not _is_off(item):
                can = ", ".join(allowed)
                raise JudgeError(key.line, f"{where}: {key.text!r} goes with cards in {can}, not there")
        counters: list[tuple[str, int]] = []
        if "counters" in fields:
            for key, item in mapping(fields["counters"], "counters"):
                count = number(item, f"{key.text} counters")
                if count:
                    counters.append((key.text, count))
        entry = Entry(
            line=value.line,
            card=card,
            name=called,
            face=FACE_NAMES.index(word(fields["face"], FACE_NAMES, "face")) if "face" in fields else 0,
            owner=player(fields["owner"], "owner") if "owner" in fields else NO_PLAYER,
            rested="rested" in fields and truth(fields["rested"], "rested"),
            damage=number(fields["damage"], "damage") if "damage" in fields else 0,
            counters=tuple(counters),
            fresh="fresh" in fields and truth(fields["fresh"], "fresh"),
            astral="astral" in fields and truth(fields["astral"], "astral"),
            added_to=parse_reference(fields["added_to"], "added_to") if "added_to" in fields else None,
            revealed="revealed" in fields and truth(fields["revealed"], "revealed"),
            set_this_turn="set_this_turn" in fields and truth(fields["set_this_turn"], "set_this_turn"),
            token="token" in fields and truth(fields["token"], "token"),
        )
        return self.checked(entry, zone, where)

    def named(self, value: Value, zone: str, where: str) -> tuple[Card | None, str]:
        name = text(value, where)
        if zone == "items" and (name == COIN or name in GEMS):
            return None, name
        types = RULER if zone == "ruler" else MAGIC_STONE if zone in ("stones", "stone_deck") else 0
        return self.catalog.find(name, value.line, types), name

    def checked(self, entry: Entry, zone: str, where: str) -> Entry:
        if self.setup and zone != "ruler":
            return entry  # the deck check tells (402)
        problem = misplaced(entry, zone)
        if problem:
            raise JudgeError(entry.line, f"{where}: {entry.name} {problem}")
        return entry

    def fill(self, made: PlayerStart) -> None:
        """Decks are filled up below what the file lists."""
        deck = made.zones.get("deck", ())
        if made.fill and len(deck) < DECK_SIZE:
            filler = Entry(made.line, self.catalog.find("Filler", made.line), "Filler", filler=True)
            made.zones["deck"] = (*deck, *[filler] * (DECK_SIZE - len(deck)))
        stones = made.zones.get("stone_deck")
        if not made.fill and stones is not None:
            return
        stones = stones or ()
        kinds: dict[str, Card] = {}
        for entry in (*made.zones.get("stones", ()), *stones):
            if entry.card is not None:
                kinds.setdefault(entry.card.name, entry.card)
        if not kinds:
            kinds["Light Magic Stone"] = self.catalog.find("Light Magic Stone", made.line)
        names = list(kinds)
        more: list[Entry] = []
        for i in range(STONE_DECK_SIZE - len(stones)):
            name = names[i % len(names)]
            more.append(Entry(made.line, kinds[name], name, filler=True))
        made.zones["stone_deck"] = (*stones, *more)


def misplaced(entry: Entry, zone: str) -> str:
    """Why a card cannot be in that zone in that state, or "" if it can."""
    card = entry.card
    if card is None:
        return ""
    if entry.face >= len(card.faces):
        return f"has no {FACE_NAMES[entry.face]} side"
    if entry.face and zone not in ("field", "ruler", "removed"):
        return f"is front side up there, not {FACE_NAMES[entry.face]} (1302.2, 1302.3)"
    types = card.front.types
    if zone == "ruler":
        if not types & RULER:
            return "is not a ruler"
        if entry.damage and not entry.face:
            return "cannot have damage: a ruler in the ruler area takes none (1007.1)"
        return ""
    if types & RULER:
        if zone == "field":
            return "is a ruler; write it as `ruler:`, with `face: back` for the J-ruler in the field"
        if zone != "graveyard":
            return "is a ruler and cannot be there (316.1)"
        return ""
    if zone == "stones" and not types & MAGIC_STONE:
        return "is not a magic stone; write it under `field:`"
    if zone == "stone_deck" and not types & MAGIC_STONE:
        return "is not a magic stone and cannot be in a magic stone deck (402.4, 316.3, 316.4)"
    if zone == "extra_deck" and types & MAGIC_STONE:
        return "is a magic stone and cannot be in an extra deck (402.5)"
    if zone == "runes" and not types & RUNE:
        return "is not a rune (402.6)"
    if types & RUNE and not types & CHANT and zone not in ("runes", "removed"):
        return "is a rune; it is in the rune area or removed (402.3, 315.1)"
    if types & CHANT and zone == "field":
        return "is a chant and never in the field (316.4)"
    if entry.damage and types & MAGIC_STONE:
        return "is a magic stone and cannot have damage (1007.1)"
    return ""


def die(value: Value) -> int:
    """What a die shows."""
    shown = number(value, "dice", 1)
    if shown > 6:
        raise JudgeError(value.line, f"dice: {shown}; a die shows 1 to 6")
    return shown


_SYMBOLS: Final = re.compile(r"\s*(\{[^{}]*\}\s*)+")


def will_text(value: Value) -> str:
    """Will symbols such as "{R}{R}"."""
    symbols = value.text if isinstance(value, Scalar) else ""
    if isinstance(value, Scalar) and (value.empty or not symbols.strip()):
        return ""  # none, as an expectation says it
    try:
        need = parse_need(symbols)
    except ValueError as error:
        raise JudgeError(value.line, f'will: {error}; write symbols, such as "{{R}}{{1}}"') from None
    if not isinstance(value, Scalar) or need[LETTER_X] or not _SYMBOLS.fullmatch(symbols):
        raise JudgeError(value.line, 'will: symbols in quotes were expected, such as "{R}{1}"')
    return symbols


def _lowered(value: Value) -> Value:
    """A word in small letters: a weather is written either way, as it is in an expectation."""
    return replace(value, text=value.text.lower()) if isinstance(value, Scalar) else value


def _is_off(value: Value) -> bool:
    """Whether a state is given only to say that it is not so."""
    return isinstance(value, Scalar) and (value.truth is False or value.number == 0)


def _is_counted(value: Mapping) -> bool:
    return all(isinstance(item, Scalar) and item.number is not None for _, item in value) and not any(
        key.text in _ENTRY_KEYS for key, _ in value
    )
