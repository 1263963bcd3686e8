"""Writing judge files: a step for what was picked on the board, and a file with other steps."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import yaml

from willpower.abilities.symbols import HAND, ZONE_NAME
from willpower.cards.card import FACE_NAMES
from willpower.engine import (
    ATTACK,
    BLOCK,
    COST,
    PRIORITY,
    REVEAL,
    Decision,
    Game,
    Option,
    State,
    play_going_on,
)

from .bench import ERROR, Bench, open_bench
from .reading.errors import JudgeError
from .reading.fields import PLAYERS
from .reading.loader import load, plain
from .reading.lookup import Lookup
from .running.answers import option_text
from .running.steps import paragraph

_PLAIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9.#'’-]*( [A-Za-z0-9.#'’-]+)*")
_WORDS: Final = ("yes", "no", "on", "off", "true", "false", "null")
PLAYS: Final = ("play", "activate", "judgment", "source", "standby", "lifebreak")
_KEY: Final = re.compile(r"^([a-z_]+):", re.MULTILINE)


class Picked(NamedTuple):
    """A pick: the game before it, the decision and the option."""

    before: State
    decision: Decision
    option: Option


class Written(NamedTuple):
    """What became of picks: the file with a step for them, or what they are so far."""

    text: str
    step: str  # "" while it goes on, or if it cannot be written
    goes_on: bool


def quoted(word: str) -> str:
    """A word or text as YAML."""
    simple = _PLAIN.fullmatch(word) and word.casefold() not in _WORDS
    return word if simple else json.dumps(word, ensure_ascii=False)


# ---- steps ----------------------------------------------------------------------------------------------


def picked(g: State, picks: Sequence[int], by_hand: Collection[int] = ()) -> tuple[list[Picked], Game]:
    """The picks with the games before them, and the game after them. Costs are paid by themselves, but not
    after the picks whose places are in `by_hand`."""
    found: list[Picked] = []
    game = Game(g.clone())
    for n, index in enumerate(picks):
        d = game.decision
        if d is None or not 0 <= index < len(d.options):
            raise JudgeError(0, f"choice {n + 1} is not there")
        found.append(Picked(game.state.clone(), d, d.options[index]))
        game.apply(index)
        while n not in by_hand and (paid := game.automatic_payment()) is not None:
            d = game.decision
            assert d is not None
            found.append(Picked(game.state.clone(), d, d.options[paid]))
            game.apply(paid)
    return found, game


def write_picks(bench: Bench, at: int, picks: Sequence[int], by_hand: Collection[int] = ()) -> Written:
    """The file with a step for what was picked after step `at`, the later steps and expectations left out.

    A play is one step, once it is complete. The new file is run: a step that does not lead to the very same
    position is not written.
    """
    g = bench.at(at)
    made, game = picked(g, picks, by_hand)
    first = made[0]
    if first.decision.kind == PRIORITY and first.option.kind in PLAYS:
        if play_going_on(game.state, len(first.before.work.stack)) is not None:
            return Written(bench.text, "", True)
    for step in candidates(made):
        text = with_steps(bench.text, [*step_texts(bench.text)[:at], step])
        after = open_bench(text, bench.databases)
        if after.verdict != ERROR and len(after.games) == at + 2 and alike(after.at(at + 1), game):
            return Written(text, step, False)
    return Written(bench.text, "", False)


def alike(g: State, game: Game) -> bool:
    """Whether two games are at the same position, as both players see it."""
    other = Game(g)
    if (other.decision is None) != (game.decision is None):
        return False
    return all([other.key(n) == game.key(n) for n in (0, 1)])


def candidates(made: Sequence[Picked]) -> list[str]:
    """Steps that picks can be written as, the shortest first."""
    first = made[0]
    who = PLAYERS[first.decision.player]
    lookup = Lookup(first.before)
    kind, option = first.option.kind, first.option
    if first.decision.kind == ATTACK:
        if kind != "attack":
            return [f"{{{who}: forfeit}}"]
        card, on = (quoted(lookup.called(ref)) for ref in (option.ref, option.number))  # type: ignore[arg-type]
        return [f"{{{who}: attack, card: {card}, object: {on}}}"]
    if first.decision.kind == BLOCK:
        card = quoted(lookup.called(option.ref)) if kind == "block" else ""
        return [f"{{{who}: block, card: {card}}}" if card else f"{{{who}: no block}}"]
    if first.decision.kind == REVEAL and option.ref >= 0:
        return [f"{{{who}: reveal, card: {quoted(lookup.called(option.ref))}}}", _answer(made)]
    if first.decision.kind != PRIORITY:
        return [_answer(made)]
    if kind in ("pass", "battle", "call"):
        return [f"{{{who}: {kind}}}"]
    return _plays(made, who, lookup)


def _answer(made: Sequence[Picked]) -> str:
    one = made[0]
    said = "done" if one.option.kind == "done" else option_text(one.before, one.option)
    if one.option.kind in ("yes", "no"):
        said = one.option.kind
        return f"{{{PLAYERS[one.decision.player]}: answer, with: {said}}}"
    if one.option.kind == "number":
        return f"{{{PLAYERS[one.decision.player]}: answer, with: {one.option.number}}}"
    return f"{{{PLAYERS[one.decision.player]}: answer, with: {quoted(said)}}}"


def _plays(made: Sequence[Picked], who: str, lookup: Lookup) -> list[str]:
    """A play with everything that was chosen for it; then the same with what was paid by hand."""
    option = made[0].option
    verb = "activate" if option.kind == "source" else option.kind
    words = [f"{who}: {verb}"]
    if option.ref >= 0 and verb != "judgment":
        words.append(f"card: {quoted(lookup.called(option.ref))}")
    zone = made[0].before.table.objs[option.ref].zone if option.ref >= 0 else HAND
    if verb == "play" and zone != HAND:
        words.append(f"from: {ZONE_NAME[zone].replace(' ', '_')}")
    if verb == "activate":
        words.append(f"ability: {paragraph(made[0].before, option)}")
    extras = _extras(made[1:])
    plain_step = f"{{{', '.join([*words, *extras])}}}"
    paid = [one for one in made[1:] if one.decision.kind == "pay" and one.option.ref >= 0]
    refs = ", ".join([quoted(Lookup(one.before).called(one.option.ref)) for one in paid])
    return [plain_step, f"{{{', '.join([*words, *extras, f'pay: [{refs}]'])}}}"] if paid else [plain_step]


def _extras(made: Sequence[Picked]) -> list[str]:
    """What was chosen while playing, as the extras of a step."""
    found: dict[str, list[str]] = {}
    single: dict[str, str] = {}
    for one in made:
        kind, option = one.decision.kind, one.option
        called = quoted(option_text(one.before, option))
        if option.kind == "done":
            continue
        if one.decision.purpose == "side":
            if option.number:
                single["face"] = FACE_NAMES[option.number]
        elif one.decision.purpose == "awaken":
            if option.number:
                found.setdefault("awaken", []).append(str(option.number))
        elif kind == "mode":
            found.setdefault("choose", []).append(str(option.number))
        elif kind == "x":
            single["x"] = str(option.number)
        elif kind == "target":
            found.setdefault("target", []).append(called)
        elif kind == "divide":
            found.setdefault("divide", []).append(str(option.number))
        elif kind == COST and option.kind == "cost":
            if option.word == "free":
                single["free"] = "true"
        elif kind == COST and option.ref >= 0:
            found.setdefault("cost", []).append(quoted(Lookup(one.before).called(option.ref)))
    shares = found.pop("divide", [])
    targets = found.get("target", [])
    if shares and len(targets) >= len(shares):
        pairs = ", ".join([f"{target}: {n}" for target, n in zip(targets, shares, strict=False)])
        single["divide"] = f"{{{pairs}}}"
    if len(found.get("awaken", ())) == 1:
        single["awaken"] = found.pop("awaken")[0]
    lists = [f"{key}: [{', '.join(words)}]" for key, words in found.items()]
    return [*lists, *[f"{key}: {word}" for key, word in single.items()]]


# ---- files ----------------------------------------------------------------------------------------------


def step_texts(text: str) -> list[str]:
    """The steps of a file, each on one line as it can be written."""
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    for key, value in getattr(node, "value", ()):
        if key.value == "do" and isinstance(value, yaml.SequenceNode):
            return [_source(text, item) for item in value.value]
    return []


def _source(text: str, node: yaml.Node) -> str:
    """A value as it is written, if that is in braces; otherwise on one line."""
    if getattr(node, "flow_style", False):
        return " ".join(text[node.start_mark.index : node.end_mark.index].split())
    return json.dumps(plain(load(text[node.start_mark.index : node.end_mark.index])), ensure_ascii=False)


def noted(text: str, at: int, fact: str) -> str:
    """The file with an expectation after so many steps; nothing else is changed."""
    steps = step_texts(text)
    return with_steps(text, [*steps[:at], f"{{expect: {{{fact}}}}}", *steps[at:]], _expected(text))


def forgotten(text: str, place: int) -> str:
    """The file without one of its expectations: a step, counted from 1, or what it expects at its end, which
    is counted after all steps. Raises `JudgeError` where there is none."""
    steps = step_texts(text)
    if place == len(steps) + 1 and _expected(text):
        return with_steps(text, steps)
    step = plain(load(steps[place - 1])) if 0 < place <= len(steps) else None
    if not isinstance(step, dict) or "expect" not in step:
        raise JudgeError(0, f"step {place} expects nothing")
    return with_steps(text, [*steps[: place - 1], *steps[place:]], _expected(text))


def _expected(text: str) -> str:
    """What a file expects at its end, as it can be written; "" where it says nothing."""
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    found = [_source(text, value) for key, value in getattr(node, "value", ()) if key.value == "expect"]
    return "".join(found[:1])


def with_steps(text: str, steps: Sequence[str], expect: str = "") -> str:
    """A file with these steps in place of its own; what it expected at its end is left out."""
    body = without(without(text, "do"), "expect").rstrip("\n")
    lines = ["do:", *[f"  - {step}" for step in steps]] if steps else ["do: []"]
    if expect:
        lines.append(f"expect: {expect}")
    return "\n".join([body, *lines, ""])


def without(text: str, key: str) -> str:
    """A file without one of its keys."""
    places = [(found.start(), found[1]) for found in _KEY.finditer(text)]
    for n, (start, name) in enumerate(places):
        if name == key:
            end = places[n + 1][0] if n + 1 < len(places) else len(text)
            return text[:start] + text[end:]
    return text
