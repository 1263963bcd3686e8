"""Reading `do:`: each step is one mapping; what it may say depends on its verb."""

from __future__ import annotations

from typing import Final

from willpower.cards.card import FACE_NAMES
from willpower.engine import BOTH_PLAYERS, LETTER_X, PlayerId, parse_need

from .errors import JudgeError, hint
from .expect_reader import Known, check_clause, read_facts
from .fields import PLAYERS, items, known_keys, listing, mapping, number, text, truth, word
from .loader import Listing, Mapping, Scalar, Value, show
from .model import Action, Answer, BothPass, Checking, Doing, Going, Reference, Step, Trying
from .references import parse_reference

# Where a card can be played or used from; the last few only if a text says so.
ORIGINS: Final = (
    "hand", "standby", "graveyard", "runes", "extra_deck", "removed", "field", "ruler", "items", "deck",
    "stone_deck", "lifebreak",
)  # fmt: skip
_PLAYING: Final = (
    "from", "target", "choose", "x", "face", "awaken", "incarnate", "divide", "cost", "free", "less", "pay",
)  # fmt: skip
# What may be said with each verb beside `card` (first column: whether it is about a card).
VERBS: Final[dict[str, tuple[bool, tuple[str, ...]]]] = {
    "play": (True, _PLAYING),
    "activate": (True, (*_PLAYING, "ability")),
    "battle": (False, ()),
    "attack": (True, ("object", "pay", "cost")),
    "block": (True, ("pay", "cost")),
    "no block": (False, ()),
    "forfeit": (False, ()),
    "judgment": (False, ("x", "cost", "pay", "less", "free", "choose", "target")),
    "call": (False, ()),
    "standby": (True, ("pay", "less", "free")),
    "reveal": (True, ("from",)),
    "lifebreak": (False, ("cards",)),
    "concede": (False, ()),
    "pass": (False, ()),
    "answer": (False, ("with",)),
}
_TRYING: Final = ("can", "cannot")


def read_steps(value: Value | None, known: Known, phases: tuple[str, ...]) -> tuple[Step, ...]:
    """The steps of a file."""
    if value is None:
        return ()
    return tuple(read_step(item, known, phases) for item in listing(value, "do"))


def read_step(value: Value, known: Known, phases: tuple[str, ...]) -> Step:
    """One step."""
    data = mapping(value, "a step")
    heads = [key for key, _ in data if key.text in (*PLAYERS, "both", "resolve", "finish", "go", "expect")]
    if not heads:
        said = ", ".join(data.keys()) or "nothing"
        raise JudgeError(
            data.line, f"a step needs one of A, B, both, resolve, finish, go, expect; this one says {said}"
        )
    if len(heads) > 1:
        raise JudgeError(data.line, f"a step has one of {heads[0].text} and {heads[1].text}; write two steps")
    head = heads[0].text
    body = data.get(head)
    assert body is not None
    if head == "expect":
        known_keys(data, ("expect",), "an expect step")
        return Checking(data.line, read_facts(body, known))
    if head in PLAYERS:
        return _player_step(data, BOTH_PLAYERS[PLAYERS.index(head)], text(body, head), known)
    known_keys(data, (head, "answers"), f"a {head} step")
    answers = read_answers(data, known)
    if head == "both":
        word(body, ("pass",), "both")
        return BothPass(data.line, answers)
    if head == "resolve":
        word(body, ("all",), "resolve")
        return Going(data.line, "resolved", answers=answers)
    if head == "finish":
        return Going(data.line, word(body, ("battle", "turn"), "finish"), answers=answers)
    where = text(body, "go").split()
    if len(where) != 2 or where[0] not in PLAYERS or where[1] not in phases:
        there = ", ".join(phases)
        raise JudgeError(body.line, f'go: a player and a phase were expected, such as "B main" ({there})')
    return Going(data.line, "phase", BOTH_PLAYERS[PLAYERS.index(where[0])], where[1], answers)


def _player_step(data: Mapping, player: PlayerId, verb: str, known: Known) -> Step:
    name = PLAYERS[player]
    if verb in _TRYING:
        known_keys(data, (name, "do", "because"), f"a {verb} step")
        inner = data.get("do")
        if inner is None:
            raise JudgeError(data.line, f"{verb}: `do:` with the action is missing")
        because = data.get("because")
        clause = check_clause(text(because, "because"), because.line) if because is not None else ""
        if clause and verb == "can":
            raise JudgeError(data.line, "because goes with cannot")
        return Trying(data.line, verb == "can", _tried(mapping(inner, "do"), player, known), clause)
    if verb not in VERBS:
        raise JudgeError(data.line, f"unknown verb {verb!r}; {hint(verb, (*VERBS, *_TRYING))}")
    about_card, extras = VERBS[verb]
    keys = (name, *(("card",) if about_card else ()), *extras, "answers")
    known_keys(data, keys, f"a step with {verb}")
    card = data.get("card")
    if about_card and card is None:
        raise JudgeError(data.line, f"{verb}: `card:` is missing")
    action = Action(data.line, player, verb, show(data))
    if card is not None:
        action.card = _thing(card, "card", known)
    _extras(action, data, known)
    if verb == "answer" and action.answer is None:
        raise JudgeError(data.line, "answer: `with:` is missing")
    return Doing(data.line, action)


def _tried(data: Mapping, player: PlayerId, known: Known) -> Action:
    """The action of can and cannot: the verb is the key, its card or answer the value, the extras follow."""
    verbs = [key for key, _ in data if key.text in VERBS]
    if not verbs:
        raise JudgeError(data.line, f"do: no verb; {hint(' '.join(data.keys()[:1]), VERBS)}")
    # `cost`, `pay` and the like are no verbs, so at most one key is.
    if len(verbs) > 1:
        raise JudgeError(data.line, f"do: {verbs[0].text} and {verbs[1].text}; write two steps")
    verb = verbs[0].text
    about_card, extras = VERBS[verb]
    known_keys(data, (verb, *extras, *(("card",) if about_card else ()), "answers"), f"do with {verb}")
    action = Action(data.line, player, verb, show(data))
    body = data.get(verb)
    assert body is not None
    if about_card:
        card = data.get("card")
        action.card = _thing(card if card is not None else body, verb, known)
    elif verb == "answer":
        if isinstance(body, Scalar) and body.empty:
            raise JudgeError(body.line, "answer: what is answered is missing")
        action.answer = _answer(body, known)
    elif not (isinstance(body, Scalar) and (body.empty or body.truth is True)):
        raise JudgeError(body.line, f"{verb}: true was expected, not {show(body)}")
    _extras(action, data, known)
    return action


def _extras(action: Action, data: Mapping, known: Known) -> None:
    for key, item in data:
        name = key.text
        if name == "object":
            action.object = known.checked(parse_reference(item, "object"))
        elif name == "from":
            action.origin = word(item, ORIGINS, "from")
        elif name == "target":
            action.targets = _things(item, "target", known)
        elif name == "choose":
            action.modes = tuple(number(part, "choose", 1) for part in items(item))
        elif name == "x":
            action.x = number(item, "x")
        elif name == "face":
            action.face = word(item, FACE_NAMES, "face")
        elif name == "awaken":
            action.awaken = _awaken(item)
        elif name == "incarnate":
            action.incarnate = _things(item, "incarnate", known)
        elif name == "divide":
            action.divide = _shares(mapping(item, "divide"), known)
        elif name == "cost":
            action.cost = _things(item, "cost", known)
        elif name == "free":
            action.free = truth(item, "free")
        elif name == "less":
            action.less = _symbols(item)
        elif name == "pay":
            action.pay = _things(item, "pay", known)
        elif name == "ability":
            action.ability = number(item, "ability", 1)
        elif name == "cards":
            action.count = number(item, "cards", 1)
        elif name == "with":
            action.answer = _answer(item, known)
    action.answers = read_answers(data, known)
    if action.verb == "attack" and action.object is None:
        raise JudgeError(action.line, "attack: `object:` is missing: the player or J/resonator attacked")


def _awaken(value: Value) -> tuple[int, ...]:
    """Which awakenings: true is the first, false none."""
    if not isinstance(value, Scalar) or value.number is not None:
        found = tuple(number(part, "awaken", 1) for part in items(value))
        if len(set(found)) < len(found):
            raise JudgeError(value.line, "awaken: an awakening is used once; the same number stands twice")
        return tuple(sorted(found))
    return (1,) if truth(value, "awaken") else ()


def _symbols(value: Value) -> str:
    symbols = text(value, "less")
    try:
        if parse_need(symbols)[LETTER_X]:
            raise ValueError("X cannot be lowered")
    except ValueError as error:
        raise JudgeError(value.line, f'less: {error}; write symbols, such as "{{R}}{{1}}"') from None
    return symbols


def _thing(value: Value, what: str, known: Known) -> Reference:
    found = known.checked(parse_reference(value, what))
    if found.player >= 0:
        raise JudgeError(value.line, f"{what}: a card was expected, not player {found.text}")
    return found


def _things(value: Value, what: str, known: Known) -> tuple[Reference, ...]:
    if isinstance(value, Mapping):
        found: list[Reference] = []
        for key, count in value:
            found += [known.checked(parse_reference(key, what))] * number(count, what, 0)
        return tuple(found)
    return tuple(known.checked(parse_reference(item, what)) for item in items(value))


def _shares(value: Mapping, known: Known) -> tuple[tuple[Reference, int], ...]:
    """Of what is divided, how much each gets."""
    return tuple(
        (known.checked(parse_reference(who, "divide")), number(share, "divide")) for who, share in value
    )


def _answer(value: Value, known: Known) -> Answer:
    if isinstance(value, Mapping):
        shares = _shares(value, known)
        if not shares:
            raise JudgeError(value.line, "an answer is a word, a number, a list, or who gets how much")
        return Answer(value.line, (), several=True, shares=shares)
    parts = items(value) if not (isinstance(value, Scalar) and value.empty) else (value,)
    for part in parts:
        if not isinstance(part, Scalar):
            raise JudgeError(part.line, "an answer is a word, a number or a list of them")
        known.worded(part)
    return Answer(value.line, parts, isinstance(value, Listing))


def read_answers(data: Mapping, known: Known) -> tuple[Answer, ...]:
    """Answers given ahead."""
    value = data.get("answers")
    if value is None:
        return ()
    return tuple(_answer(item, known) for item in listing(value, "answers"))
