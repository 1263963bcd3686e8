"""How cards lie in a game, as the `start:` of a judge file: all of it, or what one seat knows of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from willpower.abilities.symbols import (
    ATTRIBUTE_LETTER,
    DECK,
    EXTRA_DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    ITEMS,
    LIFEBREAK,
    MAGIC_STONE,
    REMOVED,
    RULER,
    RULER_AREA,
    RUNES,
    STANDBY,
    STONE_DECK,
    Zone,
)
from willpower.cards.bundled import bundled_cards
from willpower.cards.card import FACE_NAMES
from willpower.cards.mapping import card_to_mapping
from willpower.engine import (
    ASTRAL,
    CARD,
    NOBODY,
    TOKEN,
    Game,
    Obj,
    ObjId,
    PlayerId,
    RefId,
    State,
    weather_of,
)

from .reading.catalog import CARD_KEYS
from .reading.fields import PLAYERS

FILLER: Final = "Filler"
# Zones beside the field and the ruler, by the words of the format.
_ASIDE: Final[tuple[tuple[str, Zone], ...]] = (
    ("hand", HAND),
    ("deck", DECK),
    ("stone_deck", STONE_DECK),
    ("graveyard", GRAVEYARD),
    ("removed", REMOVED),
    ("standby", STANDBY),
    ("extra_deck", EXTRA_DECK),
    ("runes", RUNES),
    ("items", ITEMS),
    ("lifebreak", LIFEBREAK),
)


class Placed:
    """A game laid out as a start, with the cards that its file must describe."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.g: State = game.state
        self.known = None if seat is None else _seen(game.view(seat))
        self.texts = {card["id"]: card for card in game.view(None)["field"] if "id" in card}
        self.cards: dict[str, Mapping[str, object]] = {}
        # What the start has otherwise than the game, so that steps can lead there.
        self.recovered: set[ObjId] = set()
        self.held: tuple[list[str], list[str]] = ([], [])  # cards in hand beside those that are there
        self.willed: list[str] = ["", ""]

    def start(self) -> dict[str, Any]:
        """The start, as the mapping that a judge file writes."""
        turn = self.g.turn
        phases = [str(phase) for phase in self.g.edition.phases if phase != "battle"]
        return {
            "turn": PLAYERS[turn.player],
            "turn_number": max(1, turn.number),
            "phase": turn.phase if turn.phase in phases else "main",
            "first": PLAYERS[turn.first_player],
            **{PLAYERS[p.number]: self.player(p.number) for p in self.g.table.players},
        }

    def player(self, n: PlayerId) -> dict[str, Any]:
        """What a player has."""
        g, p = self.g, self.g.table.players[n]
        out: dict[str, Any] = {"life": p.life}
        field: list[Any] = []
        stones: list[Any] = []
        for i in (*p.zones.ruler_area, *g.table.field):
            o = g.table.objs[i]
            types = g.definitions[o.definition].faces[0].types
            if types & RULER and o.owner == n:
                out["ruler"] = self.entry(o)
            elif o.controller == n and not types & RULER:
                (stones if types & MAGIC_STONE and o.kind == CARD else field).append(self.entry(o))
        if field:
            out["field"] = field
        if stones:
            out["stones"] = stones
        for name, zone in _ASIDE:
            ids = p.zones[zone]
            if zone == STONE_DECK and self.known is not None and not any(i in self.known for i in ids):
                continue  # filled up with the player's kinds of stones
            if zone == RUNES and self.known is not None:
                ids = tuple([i for i in ids if i in self.known])  # a filler is no rune
            more = self.held[n] if zone == HAND else []
            if ids or more or zone & (DECK | STONE_DECK):
                out[name] = [*[self.entry(g.table.objs[i]) for i in ids], *more]
        out["fill"] = False
        will = "".join(["{" + ATTRIBUTE_LETTER.get(one.bit, "1") + "}" for one in p.will]) + self.willed[n]
        if will:
            out["will"] = will
        if weather := weather_of(g, n):
            out["weather"] = weather
        return out

    def entry(self, o: Obj) -> Any:
        """A card with its state; a filler where the seat does not know it."""
        if self.known is not None and o.id not in self.known:
            return FILLER
        name = self.name(o)
        said: dict[str, Any] = {"card": name}
        here = o.zone & (FIELD | RULER_AREA)
        if o.kind == TOKEN and o.zone == FIELD:
            said["token"] = True
        if o.face and o.zone & (FIELD | RULER_AREA | REMOVED):
            said["face"] = FACE_NAMES[o.face]
        if o.rested and o.id not in self.recovered:
            said["rested"] = True
        if o.damage:
            said["damage"] = o.damage
        if o.counters:
            said["counters"] = dict(sorted(o.counters.items()))
        if here and o.since >= self.g.turn.serial:
            said["fresh"] = True
        if o.zone == STANDBY and o.entered >= self.g.turn.serial:
            said["set_this_turn"] = True
        if o.revealed and o.zone & (HAND | DECK | STONE_DECK | STANDBY | EXTRA_DECK | RUNES | LIFEBREAK):
            said["revealed"] = True
        if o.marks & ASTRAL and o.zone == RULER_AREA:
            said["astral"] = True
        if here and o.owner != o.controller:
            said["owner"] = PLAYERS[o.owner]
        if o.zone == FIELD and o.host != NOBODY:
            said["added_to"] = self.in_play(o.host)
        return name if list(said) == ["card"] else said

    def in_play(self, ref: RefId) -> str:
        """How the file calls a card in play: with its place among those of its name, in the order listed."""
        g = self.g
        host = g.table.objs[ref]
        name = self.name(host)
        same = [
            i
            for i in g.table.field
            if self.name(g.table.objs[i]) == name and g.table.objs[i].controller == host.controller
        ]
        called = f"{PLAYERS[host.controller]}.{name}"
        return f"{called}#{same.index(host.id) + 1}" if len(same) > 1 else called

    def name(self, o: Obj) -> str:
        """The name of a card's front; a card that is not bundled is described in the file."""
        definition = self.g.definitions[o.definition]
        name = definition.faces[0].names[0]
        if definition.card is None:
            if o.zone == FIELD and name not in self.cards:
                self.cards[name] = _described(self.texts.get(o.id, {}))
        elif bundled_cards().by_name(name) != definition.card:
            self.cards.setdefault(name, _own(card_to_mapping(definition.card)))
        return name


def _own(card: Mapping[str, object]) -> dict[str, object]:
    """A card with the keys that files have."""
    found = {key: value for key, value in card.items() if key in CARD_KEYS}
    back = found.get("back")
    if isinstance(back, dict):
        found["back"] = _own(back)
    return found


def _described(card: Mapping[str, Any]) -> dict[str, object]:
    """A token as a card of the file."""
    letters = {"light": "W", "fire": "R", "water": "U", "wind": "G", "darkness": "B"}
    found: dict[str, object] = {"name": card.get("name", ""), "type": " ".join(card.get("types", []))}
    if attributes := "".join([letters[a] for a in card.get("attributes", []) if a in letters]):
        found["attribute"] = attributes
    if card.get("races"):
        found["race"] = card["races"]
    printed = card.get("printed")
    if printed is not None:
        found |= {"atk": printed["atk"], "def": printed["def"]}
    if card.get("text"):
        found["text"] = card["text"]
    return found


def _seen(view: Mapping[str, Any]) -> set[ObjId]:
    """The objects that a seat sees by name."""
    zones = [zone for player in view["players"] for zone in player.values() if isinstance(zone, list)]
    cards = [
        card for zone in [*zones, view["field"], view["chase"]] for card in zone if isinstance(card, dict)
    ]
    return {card["id"] for card in cards if "id" in card and card.get("name")}
