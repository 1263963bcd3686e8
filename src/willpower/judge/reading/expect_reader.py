"""Reading `expect:`: which keys there are, and what their values can be."""

from __future__ import annotations

import re
from typing import Final

from willpower.cards.card import FACE_NAMES
from willpower.engine import BOTH_PLAYERS
from willpower.rules.index import sections

from .catalog import Catalog
from .errors import JudgeError, hint
from .fields import PLAYERS, items, known_keys, listing, mapping, number, player, text, truth, word
from .loader import Mapping, Scalar, Value
from .model import CardState, Fact, GameFact, PlayerFact, Reference
from .references import reference
from .start_reader import COIN, GEMS, will_text

GAME_KEYS: Final = (
    "winner", "draw", "over", "turn", "phase", "step", "priority", "chase", "log", "log_not", "decision",
)  # fmt: skip
PILES: Final = (
    "hand", "deck", "stone_deck", "graveyard", "removed", "standby", "field", "stones", "recovered_stones",
    "runes", "items", "extra_deck", "lifebreak",
)  # fmt: skip
PLAYER_KEYS: Final = ("life", *PILES, "will", "weather", "deck_legal", "deck_clauses")
CARD_KEYS: Final = (
    "zone", "controller", "rested", "damage", "counters", "atk", "def", "types", "race", "attribute",
    "keywords", "has", "has_not", "name", "face", "fresh", "attacking", "blocking", "added_to", "revealed",
    "astral", "exists",
)  # fmt: skip
ZONES: Final = (
    "field", "ruler", "hand", "deck", "stone_deck", "graveyard", "removed", "standby", "chase", "items",
    "runes", "extra_deck", "lifebreak", "gone", "stones",
)  # fmt: skip
DECISIONS: Final = (
    "priority", "attack", "block", "target", "mode", "x", "pay", "cost", "divide", "may", "cards", "number",
    "attribute", "name", "order", "trigger", "replacement", "exchange", "first", "reveal", "loop",
)  # fmt: skip
STEPS: Final = (
    "beginning of battle", "declare attack", "declare block", "first strike battle resolution",
    "normal battle resolution", "end of battle",
)  # fmt: skip
# Shorter words for the same steps.
STEP_WORDS: Final = {
    "beginning": STEPS[0],
    "first strike": STEPS[3],
    "normal": STEPS[4],
    "battle resolution": STEPS[4],
    "end": STEPS[5],
    "none": "",
}
NONE: Final = "none"
_OLD_KEYWORDS: Final = ("trigger", "stealth", "break", "target attack", "force resonance")
_NO_SKILLS: Final = ("will of hope", "will of despair")  # 1101.1b
# 903.2g, 806.2a-ii; in older editions 7.10 b1, 9.3 b2.4, 1.4 item 3, 1.4.5 STEP5.2, 5.6.4 STEP3 2.2, 8 #1.
_CLAUSE: Final = re.compile(
    r"(8\.01 )?\d+(\.\d+)*[a-z]?(-[ivx]+)?( (#|b|item |second list |step |STEP)\d+(\.\d+)*( \d\.\d)?)?"
)


class Known:
    """What names a file can use: those of cards, and of tokens that cards in it make."""

    def __init__(self, catalog: Catalog, phases: tuple[str, ...]) -> None:
        self.catalog = catalog
        self.phases = phases
        self.texts = ""  # texts of all cards in the file, for the names of tokens

    def is_card(self, name: str) -> bool:
        """Whether a card, token, coin or gem can be called so."""
        if name == COIN or name in GEMS or self.catalog.get(name) is not None:
            return True
        return name.lower() in self.texts

    def checked(self, ref: Reference) -> Reference:
        """The reference, if what it names can exist; the error names the nearest cards."""
        if ref.player >= 0 or (ref.chase and ref.name in ("judgment", "lifebreak")) or self.is_card(ref.name):
            return ref
        raise JudgeError(ref.line, f"unknown card {ref.name!r}; {self.catalog.near(ref.name)}")

    def worded(self, value: Scalar) -> None:
        """Complains about an answer that is written like a reference but names no card."""
        head = value.text.partition(".")[0]
        if "." in value.text and head in (*PLAYERS, "chase") and value.number is None:
            self.checked(reference(value.text, value.line, "answer"))


def keyword_names() -> frozenset[str]:
    """All keywords of chapter 1100 and of the older editions, in lower case."""
    titles = [title.lower() for section, title in sections().items() if 1102 <= int(section) <= 1140]
    return frozenset([*(t.strip("[]").replace("’", "'") for t in titles), *_OLD_KEYWORDS, *_NO_SKILLS])


def read_facts(value: Value, known: Known) -> tuple[Fact, ...]:
    """The expectations of a mapping, each checked for what can be said there."""
    facts: list[Fact] = []
    for key, item in mapping(value, "expect"):
        facts.append(_fact(key, item, known))
    return tuple(facts)


def _fact(key: Scalar, value: Value, known: Known) -> Fact:
    said = key.text
    if said in GAME_KEYS:
        _check_game(said, value, known)
        return GameFact(key.line, said, value)
    head, dot, rest = said.partition(".")
    if dot and head in PLAYERS and rest in PLAYER_KEYS:
        _check_player(rest, value, known)
        return PlayerFact(key.line, BOTH_PLAYERS[PLAYERS.index(head)], rest, value)
    ref = reference(said, key.line, "expect")
    if ref.player >= 0:
        raise JudgeError(key.line, f"unknown key {said!r} in expect; write {said}.life, {said}.hand ...")
    if not isinstance(value, Mapping):
        keys = PLAYER_KEYS if dot and head in PLAYERS else GAME_KEYS
        name = rest if dot and head in PLAYERS else said
        if known.is_card(ref.name):
            raise JudgeError(value.line, f"{said}: a mapping was expected, such as {{zone: field}}")
        raise JudgeError(key.line, f"unknown key {said!r} in expect; {hint(name, keys)}")
    known.checked(ref)
    known_keys(value, CARD_KEYS, said)
    for said_of, item in value:
        _check_card(said_of.text, item, known)
    return CardState(key.line, ref, tuple((said_of.text, item) for said_of, item in value))


def _check_game(key: str, value: Value, known: Known) -> None:
    if key in ("draw", "over"):
        truth(value, key)
    elif key in ("winner", "turn", "priority"):
        if not (isinstance(value, Scalar) and value.text == NONE and key != "turn"):
            player(value, key)
    elif key == "phase":
        word(value, known.phases, key)
    elif key == "step":
        if not isinstance(value, Scalar) or not (value.empty or step_name(value.text) is not None):
            word(value, STEPS, key)
    elif key == "chase":
        _names(value, key, known, ("judgment", "lifebreak"))
    elif key in ("log", "log_not"):
        for item in items(value):
            check_clause(text(item, key), item.line)
    else:
        data = mapping(value, key)
        known_keys(data, ("player", "kind"), "decision")
        for name, item in data:
            if name.text == "player":
                player(item, "decision")
            else:
                word(item, DECISIONS, "decision")


def step_name(said: str) -> str | None:
    """The full name of a step of battle, "" for none, None if there is no such step."""
    plain = said.lower().removesuffix(" step")
    if plain in STEPS:
        return plain
    return STEP_WORDS.get(plain)


def check_clause(clause: str, line: int) -> str:
    """A clause number as the rulebooks write them."""
    if not _CLAUSE.fullmatch(clause):
        raise JudgeError(line, f'{clause!r} is not a clause number; they look like "903.2g" or "806.2a-ii"')
    return clause


def _check_player(key: str, value: Value, known: Known) -> None:
    if key == "life":
        number(value, key, -1_000_000)
    elif key == "will":
        if not isinstance(value, Scalar):
            raise JudgeError(value.line, 'will: symbols were expected, such as "{R}{1}", or ""')
        if value.text.strip():
            will_text(value)
    elif key == "weather":
        if not isinstance(value, Scalar):
            raise JudgeError(value.line, "weather: a word was expected, or none")
    elif key == "deck_legal":
        truth(value, key)
    elif key == "deck_clauses":
        for item in items(value):
            check_clause(text(item, key), item.line)
    else:
        _names(value, key, known)


def _names(value: Value, key: str, known: Known, more: tuple[str, ...] = ()) -> None:
    """A count, a list of names, or names with counts."""
    if isinstance(value, Scalar) and value.number is not None:
        number(value, key)
        return
    if isinstance(value, Mapping):
        for name, count in value:
            number(count, key)
            _name(name, known, more)
        return
    for item in listing(value, f"{key} (a count or a list)"):
        text(item, key)
        assert isinstance(item, Scalar)
        _name(item, known, more)


def _name(value: Scalar, known: Known, more: tuple[str, ...]) -> None:
    head, dot, rest = value.text.partition(".")
    if dot and head in PLAYERS and (rest in more or known.is_card(rest)):
        return
    if value.text not in more and not known.is_card(value.text):
        raise JudgeError(value.line, f"unknown card {value.text!r}; {known.catalog.near(value.text)}")


def _check_card(key: str, value: Value, known: Known) -> None:
    if key in ("rested", "fresh", "attacking", "blocking", "revealed", "astral", "exists"):
        truth(value, key)
    elif key == "damage":
        number(value, key)
    elif key in ("atk", "def"):
        if not (isinstance(value, Scalar) and (value.text == NONE or value.empty)):
            number(value, key, -1_000_000)
    elif key == "zone":
        word(value, ZONES, key)
    elif key == "controller":
        player(value, key)
    elif key == "counters":
        for _, count in mapping(value, key):
            number(count, key)
    elif key == "face":
        word(value, FACE_NAMES, key)
    elif key in ("has", "has_not", "keywords"):
        names = keyword_names()
        for item in items(value):
            said = keyword(text(item, key))
            if said not in names:
                raise JudgeError(item.line, f"{key}: unknown keyword {said!r}; {hint(said, sorted(names))}")
    elif key == "added_to":
        if not (isinstance(value, Scalar) and (value.empty or value.text == NONE)):
            known.checked(reference(text(value, key), value.line, key))
    else:
        for item in items(value):
            text(item, key)


def keyword(said: str) -> str:
    """A keyword as the engine calls it: "[First Strike]" -> "first strike"."""
    return " ".join(said.strip().strip("[]").lower().replace("’", "'").split())
