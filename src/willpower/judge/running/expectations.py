"""Checking expectations against a game: what was said, what is the case."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import (
    ATTRIBUTE_BY_LETTER,
    ATTRIBUTE_BY_NAME,
    FIELD,
    IN_PLAY,
    MAGIC_STONE,
    RUNES,
    ZONE_NAME,
    attribute_names,
    type_names,
)
from willpower.cards.card import FACE_NAMES
from willpower.cards.names import lookup_key
from willpower.engine import (
    ASTRAL,
    PRIORITY,
    TRIGGER,
    PlayerId,
    RefId,
    State,
    bits_of,
    chars,
    shown,
    weather_of,
    write_need,
)
from willpower.rules.citations import OLD_BOOKS, as_listed, book_of

from ..reading.errors import JudgeError, Unmet
from ..reading.expect_reader import NONE, keyword, step_name
from ..reading.fields import PLAYERS, items, mapping
from ..reading.loader import Listing, Mapping, Scalar, Value, show
from ..reading.lookup import Lookup, name_of
from ..reading.model import CardState, Fact, GameFact, PlayerFact
from ..reading.references import reference
from .answers import choices
from .position import ZONE

ORDERED: Final = ("deck", "stone_deck", "graveyard")


class Situation:
    """A game to be looked at, with what expectations ask for beside its state."""

    def __init__(
        self,
        g: State,
        cited: tuple[str, ...] = (),
        decks: tuple[tuple[str, ...], ...] = (),
        echoes: tuple[str, ...] = (),
    ) -> None:
        self.g = g
        self.table = Lookup(g)
        self.cited = cited  # clauses in the log since the last step
        self.echoes = echoes  # where an older rulebook says the same
        self.decks = decks  # what the deck check found, by player


def check(facts: tuple[Fact, ...], s: Situation) -> None:
    """Raises `Unmet` for the first expectation that does not hold."""
    for fact in facts:
        if isinstance(fact, CardState):
            check_card(fact, s)
        elif isinstance(fact, PlayerFact):
            check_player(fact, s)
        else:
            check_game(fact, s)


def unmet(line: int, what: str, expected: object, found: object) -> Unmet:
    """What to say about an expectation that does not hold."""
    return Unmet(line, f"{what}: expected {_said(expected)}, is {_said(found)}")


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_said(v) for v in value) + "]"
    if isinstance(value, (set, frozenset)):
        return "[" + ", ".join(sorted(_said(v) for v in value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {_said(v)}" for k, v in value.items()) + "}"
    return str(value) if value != "" else '""'


def within(clause: str, outer: str) -> bool:
    """Whether a clause is the outer one or one below it: 903.2g is within 903.2, 903.3 is not; 7.10 b1 is
    within 7.10."""
    if not clause.startswith(outer):
        return False
    rest = clause[len(outer) :]
    return not rest or rest[0] in ".- " or (outer[-1].isdigit() and rest[0].isalpha())


# ---- of the game ----------------------------------------------------------------------------------


def check_game(fact: GameFact, s: Situation) -> None:
    """`winner`, `turn`, `chase` and the like."""
    g = s.g
    key = fact.key
    value = fact.value
    if key in ("log", "log_not"):
        check_log(fact, s)
        return
    if key == "decision":
        check_decision(fact, s)
        return
    if key == "chase":
        found = [thing_name(g, ref) for ref in reversed(g.table.chase)]
        refs: list[RefId] = list(reversed(g.table.chase))
        try:
            check_pile(fact.line, key, value, refs, found, s, ordered=True)
        except Unmet as error:
            if g.work.pending is None or g.work.pending.kind != TRIGGER:
                raise
            # 603.1: what triggered is not on the chase before somebody has said what is played first.
            raise Unmet(fact.line, f"{error.what}; first {choices(g)}") from None
        return
    assert isinstance(value, Scalar)
    is_now = game_value(g, key)
    if key in ("draw", "over"):
        if value.truth != is_now:
            raise unmet(fact.line, key, value.truth, is_now)
        return
    wanted = value.text if not value.empty else ""
    if key == "step":
        wanted = step_name(wanted) or ""
        is_now = step_name(str(is_now)) or str(is_now)
    if wanted == NONE:
        wanted = ""
    if wanted != is_now:
        raise unmet(fact.line, key, wanted or NONE, is_now or NONE)


def game_value(g: State, key: str) -> str | bool:
    """What is the case, in the words of the format."""
    if key == "winner":
        return PLAYERS[g.winner] if g.over and g.winner >= 0 else ""
    if key == "draw":
        return g.over and g.winner < 0
    if key == "over":
        return g.over
    if key == "turn":
        return PLAYERS[g.turn.player]
    if key == "phase":
        return g.turn.phase
    if key == "step":
        return g.turn.step
    return PLAYERS[priority_of(g)] if priority_of(g) >= 0 else ""


def priority_of(g: State) -> int:
    """Who has priority, -1 if nobody has."""
    if g.over:
        return -1
    if g.work.pending is not None and g.work.pending.kind == PRIORITY:
        return g.work.pending.player
    return g.turn.priority


def check_log(fact: GameFact, s: Situation) -> None:
    """Clauses that were cited since the last step, or were not."""
    for item in items(fact.value):
        assert isinstance(item, Scalar)
        wanted = as_listed(book_of(s.g.edition), item.text)
        cited = [c for c in s.cited if within(c, wanted)]
        if fact.key == "log" and not cited and not any(within(c, wanted) for c in s.echoes):
            there = _said(list(dict.fromkeys(s.cited)))
            raise Unmet(fact.line, f"log: {item.text} was not cited since the last step; cited were {there}")
        if fact.key == "log_not" and cited:
            raise Unmet(fact.line, f"log_not: {cited[0]} was cited")


def check_decision(fact: GameFact, s: Situation) -> None:
    """Who has to decide, and what kind of decision it is."""
    pending = s.g.work.pending
    if pending is None:
        raise Unmet(fact.line, f"decision: expected {show(fact.value)}, but none is pending")
    for key, item in mapping(fact.value, "decision"):
        assert isinstance(item, Scalar)
        is_now = PLAYERS[pending.player] if key.text == "player" else pending.kind
        if item.text != is_now:
            raise unmet(fact.line, f"decision {key.text}", item.text, is_now)


# ---- of a player ----------------------------------------------------------------------------------


def check_player(fact: PlayerFact, s: Situation) -> None:
    """`A.life`, `A.hand` and the like."""
    g = s.g
    player = g.table.players[fact.player]
    what = f"{PLAYERS[fact.player]}.{fact.key}"
    value = fact.value
    if fact.key == "life":
        assert isinstance(value, Scalar)
        if str(player.life) != value.text.strip("+"):
            raise unmet(fact.line, what, value.text, player.life)
    elif fact.key == "will":
        check_will(fact, s, what)
    elif fact.key == "weather":
        assert isinstance(value, Scalar)
        wanted = "" if value.empty or value.text == NONE else value.text
        weather = weather_of(g, fact.player)
        if wanted.casefold() != weather.casefold():
            raise unmet(fact.line, what, wanted or NONE, weather or NONE)
    elif fact.key in ("deck_legal", "deck_clauses"):
        check_deck_fact(fact, s, what)
    else:
        refs = pile(s, fact.player, fact.key)
        check_pile(fact.line, what, value, refs, [name_of(g, i) for i in refs], s, fact.key in ORDERED)


def check_will(fact: PlayerFact, s: Situation, what: str) -> None:
    """Will by its symbols, in any order."""
    value = fact.value
    assert isinstance(value, Scalar)
    have = [w.bit for w in s.g.table.players[fact.player].will]
    try:
        wanted = [] if value.empty or not value.text.strip() else list(bits_of(value.text))
    except ValueError as error:
        raise JudgeError(fact.line, f"{what}: {error}") from None
    if sorted(have) != sorted(wanted):
        raise unmet(fact.line, what, value.text, will_symbols(have))


def will_symbols(bits: list[int]) -> str:
    """Produced will as symbols, "" for none."""
    need = [0] * 9
    for bit in bits:
        if bit:
            need[bit.bit_length() - 1] += 1
        else:
            need[7] += 1
    return write_need(tuple(need)) if bits else ""


def check_deck_fact(fact: PlayerFact, s: Situation, what: str) -> None:
    """What the deck check says (402)."""
    if not s.decks:
        raise JudgeError(fact.line, f"{what}: only files with `phase: setup` have decks to check")
    cited = s.decks[fact.player]
    if fact.key == "deck_legal":
        assert isinstance(fact.value, Scalar)
        if fact.value.truth != (not cited):
            raise unmet(fact.line, what, fact.value.truth, f"false {_said(cited)}" if cited else True)
        return
    listed = [item.text for item in items(fact.value) if isinstance(item, Scalar)]
    missing = [c for c in listed if not any(within(found, c) for found in cited)]
    if missing or (not listed and cited):
        raise unmet(fact.line, what, listed, sorted(set(cited)))


def pile(s: Situation, player: PlayerId, key: str) -> list[RefId]:
    """The cards of a zone as expectations count them, top first."""
    g = s.g
    if key in ("field", "stones", "recovered_stones"):
        mine = [i for i in g.table.field if g.table.objs[i].controller == player]
        if key == "field":
            return [i for i in mine if not chars(g, i).types & MAGIC_STONE]
        stones: list[RefId] = [i for i in mine if chars(g, i).types & MAGIC_STONE]
        return stones if key == "stones" else [i for i in stones if not g.table.objs[i].rested]
    return list(g.table.players[player].zones[ZONE[key]])


def check_pile(
    line: int, what: str, value: Value, refs: list[RefId], names: list[str], s: Situation, ordered: bool
) -> None:
    """A count, or names: in order where there is one, otherwise as a set with repetitions."""
    if isinstance(value, Scalar) and value.number is not None:
        if value.number != len(refs):
            there = f" {_said(names)}" if len(refs) < 12 else ""
            raise unmet(line, what, value.number, f"{len(refs)}{there}")
        return
    wanted: list[str] = []
    if isinstance(value, Mapping):
        ordered = False
        for key, count in value:
            assert isinstance(count, Scalar)
            wanted += [key.text] * (count.number or 0)
    elif isinstance(value, Listing):
        wanted = [item.text for item in value.items if isinstance(item, Scalar)]
    if len(wanted) != len(refs):
        raise unmet(line, what, wanted, names)
    left = list(refs)
    for position, name in enumerate(wanted):
        choice = left[position : position + 1] if ordered else left
        match = [ref for ref in choice if goes_by(s, ref, name)]
        if not match:
            raise unmet(line, what, wanted, names)
        if not ordered:
            left.remove(match[0])


def goes_by(s: Situation, ref: RefId, name: str) -> bool:
    """Whether a card or a thing on the chase is called so: by its name, also with its player in front."""
    if lookup_key(name) in s.table.names(ref):
        return True
    head, dot, rest = name.partition(".")
    if not dot or head not in PLAYERS or lookup_key(rest) not in s.table.names(ref):
        return False
    o = s.g.table.objs[ref]
    return PLAYERS.index(head) == o.controller


def thing_name(g: State, ref: RefId) -> str:
    """The name of a thing on the chase: its card's, or `judgment`."""
    called = Lookup(g).called(ref)
    if called.startswith("chase."):
        return called[len("chase.") :]
    return name_of(g, ref)


# ---- of a card ------------------------------------------------------------------------------------


def check_card(fact: CardState, s: Situation) -> None:
    """`A.Ogre: {...}`"""
    ref = s.table.one(fact.card)
    exists = ref >= 0 and not s.table.gone(ref)
    for key, value in fact.facts:
        if key == "exists":
            assert isinstance(value, Scalar)
            if value.truth != exists:
                raise unmet(fact.line, f"{fact.card.text}.exists", value.truth, exists)
        elif ref < 0:
            raise JudgeError(fact.line, f"there is no {fact.card.text} in this game{_others(fact, s)}")
        else:
            check_state(fact, key, value, ref, s)


def _others(fact: CardState, s: Situation) -> str:
    """Who else has such a card."""
    key = lookup_key(fact.card.name)
    found = [s.table.called(i) for i in s.table.things() if key in s.table.names(i)]
    return f"; there is {', '.join(found[:6])}" if found else ""


def check_state(fact: CardState, key: str, value: Value, ref: RefId, s: Situation) -> None:
    """One key of a card."""
    what = f"{fact.card.text}.{key}"
    if key == "added_to":
        check_added(fact, value, ref, s)
        return
    if key in ("has", "has_not"):
        have = chars(s.g, ref).ab.keywords
        for item in items(value):
            assert isinstance(item, Scalar)
            if (keyword(item.text) in have) != (key == "has"):
                raise unmet(fact.line, what, item.text, sorted(have))
        return
    is_now = card_value(s, ref, key)
    wanted = wanted_value(key, value)
    if key == "types" and isinstance(wanted, frozenset) and book_of(s.g.edition) in OLD_BOOKS:
        wanted = frozenset("chant" if word == "spell" else word for word in wanted)  # their word (1405)
    if key == "name":
        assert isinstance(wanted, str)
        if lookup_key(wanted) not in {lookup_key(n) for n in chars(s.g, ref).names}:
            raise unmet(fact.line, what, wanted, is_now)
    elif wanted != is_now:
        raise unmet(fact.line, what, wanted, is_now)


def wanted_value(key: str, value: Value) -> object:
    """The value written, in the form of `card_value`."""
    if key == "counters":
        found: dict[str, int] = {}
        for name, count in mapping(value, key):
            assert isinstance(count, Scalar)
            if count.number:
                found[name.text] = count.number
        return found
    if key == "attribute":
        return frozenset(a for item in items(value) if isinstance(item, Scalar) for a in attributes_in(item))
    if key in ("types", "race", "keywords"):
        said = [item.text for item in items(value) if isinstance(item, Scalar) and item.text != NONE]
        if key == "keywords":
            return frozenset(keyword(word) for word in said)
        return frozenset(word.casefold() for word in said)
    assert isinstance(value, Scalar)
    if key in ("rested", "fresh", "attacking", "blocking", "revealed", "astral"):
        return value.truth
    if key in ("damage", "atk", "def"):
        return value.number if value.number is not None else NONE
    return value.text


def attributes_in(value: Scalar) -> list[str]:
    """Attributes as letters, symbols or words."""
    said = value.text.strip()
    if said.lower() in (NONE, "void", "") or said.upper() in ("V", "{V}"):
        return []
    if said.lower() in ATTRIBUTE_BY_NAME:
        return [said.lower()]
    bits = [ATTRIBUTE_BY_LETTER.get(letter.upper(), 0) for letter in said if letter not in "{} /,"]
    if not all(bits):
        raise JudgeError(value.line, f"attribute: {said!r} is not one of W, R, U, G, B or their names")
    return [name for bit in bits for name in attribute_names(bit)]


def card_value(s: Situation, ref: RefId, key: str) -> object:
    """What is the case with a card."""
    g = s.g
    o = g.table.objs[ref]
    if key == "zone":
        return zone_of(s, ref)
    if key == "controller":
        return PLAYERS[o.controller]
    if key == "rested":
        return o.rested
    if key == "damage":
        return o.damage
    if key == "counters":
        return {name: n for name, n in (o.counters or {}).items() if n}
    if key == "face":
        return FACE_NAMES[o.face]
    if key == "fresh":
        return bool(o.zone & IN_PLAY) and o.since == g.turn.serial
    if key == "attacking":
        return g.table.battle is not None and g.table.battle.attacker == ref
    if key == "blocking":
        return g.table.battle is not None and g.table.battle.blocker == ref
    if key == "revealed":
        return shown(g, ref) or (o.zone == RUNES and not o.face_down)
    if key == "astral":
        return bool(o.marks & ASTRAL)
    c = chars(g, ref)
    if key == "atk":
        return c.atk if c.atk is not None else NONE
    if key == "def":
        return c.defense if c.defense is not None else NONE
    if key == "types":
        return frozenset(name.casefold() for name in type_names(c.types))
    if key == "race":
        return frozenset(race.casefold() for race in c.races)
    if key == "attribute":
        return frozenset(attribute_names(c.attributes))
    if key == "keywords":
        return c.ab.keywords
    assert key == "name", key
    return c.names[0] if c.names else ""


def zone_of(s: Situation, ref: RefId) -> str:
    """The zone a card is in; in older editions the magic stones have one of their own."""
    g = s.g
    o = g.table.objs[ref]
    if s.table.gone(ref):
        return "gone"
    if o.zone == FIELD and g.edition.stones_live_in == "stones" and chars(g, ref).types & MAGIC_STONE:
        return "stones"
    return ZONE_NAME[o.zone]


def check_added(fact: CardState, value: Value, ref: RefId, s: Situation) -> None:
    """What an addition is added to."""
    assert isinstance(value, Scalar)
    host = s.g.table.objs[ref].host
    found = s.table.called(host) if host >= 0 else NONE
    if value.empty or value.text == NONE:
        if host >= 0:
            raise unmet(fact.line, f"{fact.card.text}.added_to", NONE, found)
        return
    named = reference(value.text, value.line)
    owner = named.owner if named.owner >= 0 else s.table.whose(ref)
    wanted = s.table.candidates(named, owner)
    if host < 0 or s.table.now(host) not in wanted:
        raise unmet(fact.line, f"{fact.card.text}.added_to", value.text, found)
