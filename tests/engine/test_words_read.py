"""The engine reads every word that the ability tree can say (abilities/words.py): none of them is inert.

Each field of a few words has its reader here: a table with one entry for each word; a function that ends in
`assert_never`, so that the type checker finds a word it leaves out; or, where a word is asked for in many
places, the functions that are asked, whose calls must name every word.
"""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import willpower.abilities
import willpower.engine
from language.kit import compiled
from willpower.abilities.base import Node, walk
from willpower.abilities.hints import field_words
from willpower.abilities.triggers import AtPhase
from willpower.language.classes import CLASSES
from willpower.rules.editions import ALL

ENGINE = Path(willpower.engine.__file__).parent
Key = tuple[str, str]


@dataclass(frozen=True)
class Table:
    """A dictionary of the engine with one entry for each word."""

    module: str
    name: str


@dataclass(frozen=True)
class Function:
    """Functions that tell all words apart and end in `assert_never`."""

    module: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class Asked:
    """Places that name words: arguments of calls ("cannot", "did"), what a field
    is compared with ("Class.field": in functions that speak of the class), named constants, what is assigned
    to a name, what a function returns."""

    calls: tuple[str, ...] = ()
    compared: tuple[str, ...] = ()
    constants: tuple[str, ...] = ()
    assigned: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()


@dataclass(frozen=True)
class Compared:
    """Words that mean themselves: that function compares them with what an effect, card or edition says."""

    module: str
    name: str


Reader = Table | Function | Asked | Compared

VALUES = "values.evaluate.values"
PREDS = "values.evaluate.preds"
NUMBERS = "values.evaluate.numbers"
CONDITIONS = "values.evaluate.conditions"
MEMORY = "values.evaluate.memory"
# Keywords are expanded, or asked for by the rules they change; text/test_expansions.py tests that list.
KEYWORDS = Asked(constants=("EXPANSIONS", "READ_BY_RULES", "ONLY_WORDS"))
WEATHER = Compared("values.evaluate.weather", "weather_of")
PHASES = Compared("procedures.turn", "skipped")
READERS: dict[Key, Reader] = {
    ("StatusIs", "status"): Table("values.evaluate.statuses", "STATUS"),
    ("Happened", "what"): Table(MEMORY, "TO_CARD"),
    ("HappenedThisTurn", "what"): Table(MEMORY, "AT_ALL"),
    ("Happenings", "what"): Table(MEMORY, "AT_ALL"),
    ("GameIs", "what"): Table(CONDITIONS, "FACTS"),
    ("StatIs", "op"): Function(VALUES, ("compare",)),
    ("Compare", "op"): Function(VALUES, ("compare",)),
    ("LifeBecomes", "op"): Function(VALUES, ("compare",)),
    ("StatIs", "stat"): Function(VALUES, ("stat",)),
    ("Combined", "stat"): Function(VALUES, ("stat",)),
    ("Stat", "stat"): Function(VALUES, ("stat",)),
    ("Together", "stat"): Function(VALUES, ("stat",)),
    ("ScaleChanges", "stat"): Asked(compared=("ScaleChanges.stat",)),
    ("Stat", "extreme"): Function(NUMBERS, ("_stat",)),
    ("Letter", "letter"): Function(NUMBERS, ("_letter",)),
    ("Shares", "quality"): Function(VALUES, ("qualities",)),
    ("Together", "quality"): Function(VALUES, ("qualities",)),
    ("AllButOne", "quality"): Function(VALUES, ("qualities",)),
    ("Count", "distinct"): Function(VALUES, ("qualities",)),
    ("Together", "how"): Function(VALUES, ("goes_with",)),
    ("Shares", "each_other"): Function(VALUES, ("goes_with",)),  # it becomes Together.how
    ("HasAbility", "kind"): Function(PREDS, ("_has_ability",)),
    ("SpellIs", "kind"): Function("text.ability_kinds", ("ability_is",)),
    ("LoseAbilities", "kinds"): Function("text.ability_kinds", ("ability_is",)),
    ("ChosenIs", "kind"): Function(PREDS, ("_chosen_is",)),
    ("RaceIs", "word"): Asked(compared=("RaceIs.word",)),
    ("PlayerNumber", "what"): Function(NUMBERS, ("player_number",)),
    ("WasPlayed", "how"): Function(CONDITIONS, ("was_played",)),
    ("PhaseIs", "phase"): Function(CONDITIONS, ("_phase_is",)),
    ("Limit", "timing"): Function("values.limits", ("in_time",)),
    ("Limit", "per"): Function("values.limits", ("used_up",)),
    ("AddAbilitiesOf", "kind"): Function("values.layers", ("_add_abilities_of",)),
    ("Duration", "until"): Function("values.lasting", ("over",)),
    ("LifeChanges", "how"): Function("change.matching", ("_changes_so",)),
    ("CounterChange", "how"): Function("change.matching", ("counter_change",)),
    ("Move", "side"): Function("effects.moves", ("face_for",)),
    ("Turn", "how"): Function("change.turning", ("can_turn",)),
    ("ChooseWord", "kind"): Function("effects.words", ("word_options",)),
    ("Cannot", "act"): Asked(
        calls=("prohibited_by", "prohibited_by_any", "fight_prohibited_by", "_turnable"),
        compared=("Cannot.act",),
    ),
    ("Must", "act"): Asked(calls=("must", "must_refs"), compared=("Must.act",)),
    ("CanAlso", "act"): Asked(calls=("allowed", "allowed_amount"), compared=("CanAlso.act",)),
    ("ToDo", "act"): Asked(calls=("things_to_do", "can_afford"), compared=("ToDo.act",)),
    # By what it is, or by the keyword that an activate ability is of.
    ("CostChange", "abilities"): Asked(
        calls=("Subject", "Activate"), compared=("kinds",), assigned=("kind",), constants=("EXPANSIONS",)
    ),
    ("MayPlay", "how"): Asked(compared=("MayPlay.how",)),
    ("ReplaceMove", "place"): Function("change.replacement", ("_send_elsewhere",)),
    ("DeckRule", "rule"): Asked(compared=("Rule.rule",)),
    ("Move", "place"): Asked(compared=("Move.place", "word", "place")),
    ("Move", "order"): Function("effects.moves", ("put_in_order",)),
    ("Rearrange", "place"): Asked(compared=("place",)),
    ("Attached", "how"): Function("values.evaluate.nouns", ("on_card",)),
    ("Remember", "how"): Function("values.evaluate.nouns", ("on_card",)),
    ("Modes", "unused"): Function("core.memory", ("_counts_for",)),
    ("SpendOnly", "costs"): Asked(
        calls=("Subject", "PayWillFrame"), compared=("costs", "purpose"), returned=("purpose_of",)
    ),
    ("CostsOf", "costs"): Asked(
        calls=("Subject", "PayWillFrame"), compared=("costs", "purpose"), returned=("purpose_of",)
    ),
    ("AtPhase", "phase"): Asked(calls=("happens", "ends", "moment")),
    ("AtPhase", "point"): Asked(calls=("happens", "ends", "moment")),
    ("AtPhase", "nth"): Asked(compared=("AtPhase.nth",)),
    ("Moves", "how"): Asked(calls=("MoveItem",), compared=("Moves.how", "how")),
    ("Turned", "how"): Asked(constants=("_TURN", "CLAUSES")),
    ("PlayerDoes", "what"): Asked(calls=("did",), constants=("_DOES",)),
    ("PlaysAbility", "kind"): Asked(
        calls=("append", "Activate"),
        compared=("PlaysAbility.kind",),
        constants=("WILL_ABILITY", "EXPANSIONS"),
        assigned=("kinds",),
    ),
    ("Automatic", "reveals"): Asked(compared=("reveals", "keyword")),
    ("Keyword", "keyword"): KEYWORDS,
    ("Activate", "keyword"): KEYWORDS,
    ("KeywordIs", "keyword"): Compared(PREDS, "_keyword_is"),
    ("LoseAbilities", "keywords"): Compared("values.layers", "_lose_abilities"),
    ("CannotGainAbilities", "keywords"): Compared("values.layers", "_cannot_gain"),
    ("CannotGain", "keywords"): Compared("values.layers", "_barred"),
    ("SubtypeIs", "subtype"): Compared(PREDS, "_subtype_is"),
    ("WeatherIs", "weather"): WEATHER,
    ("WeatherIsNow", "weather"): WEATHER,
    ("WeatherChanges", "weather"): WEATHER,
    ("SetWeather", "weather"): Compared("change.actions", "perform_weather"),
    ("ExtraPhase", "phases"): PHASES,
    ("SkipPhase", "phase"): PHASES,
    ("SkipsPhase", "phase"): Compared("procedures.turn", "always_skipped"),
}


def kinds_of_nodes() -> Iterator[type[Node]]:
    """Every class of the ability tree."""
    for module in pkgutil.iter_modules(willpower.abilities.__path__):
        for value in vars(importlib.import_module(f"willpower.abilities.{module.name}")).values():
            if isinstance(value, type) and issubclass(value, Node) and value.__module__.endswith(module.name):
                yield value


@cache
def fields() -> dict[Key, frozenset[str]]:
    """The fields of a few words, with them."""
    return {
        (kind.__name__, name): words for kind in kinds_of_nodes() for name, words in field_words(kind).items()
    }


# ---- words named in the engine --------------------


@cache
def trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ENGINE.rglob("*.py")))


@cache
def module_constants() -> dict[str, list[ast.expr]]:
    """What stands behind names that modules of the engine give to constants."""
    found: dict[str, list[ast.expr]] = {}
    for tree in trees():
        for line in tree.body:
            for name, value in assigned(line):
                found.setdefault(name, []).append(value)
    return found


def assigned(line: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(line, ast.Assign):
        for target in line.targets:
            if isinstance(target, ast.Name):
                yield target.id, line.value
    elif isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None:
        yield line.target.id, line.value


@cache
def functions() -> tuple[ast.FunctionDef, ...]:
    return tuple(node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def words_in(expr: ast.AST, where: ast.FunctionDef, seen: frozenset[str] = frozenset()) -> set[str]:
    """The words in an expression, through the names of constants and of what the function assigns."""
    found: set[str] = set()
    for node in ast.walk(expr):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.Name) and node.id not in seen:
            values = [v for line in ast.walk(where) for name, v in assigned(line) if name == node.id]
            for value in values or module_constants().get(node.id, []):
                found |= words_in(value, where, seen | {node.id})
    return found


def called(call: ast.Call) -> str:
    """The name of a function that is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def speaks_of(function: ast.FunctionDef, name: str) -> bool:
    return any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(function))


def named(reader: Asked) -> set[str]:
    """All words that a reader names."""
    found: set[str] = set()
    for function in functions():
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and called(node) in reader.calls:
                for arg in (*node.args, *[k.value for k in node.keywords]):
                    found |= words_in(arg, function)
            elif isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
                for side in sides:
                    name = side.attr if isinstance(side, ast.Attribute) else getattr(side, "id", "")
                    for wanted in reader.compared:
                        kind, _, field = wanted.rpartition(".")
                        if name == field and (not kind or speaks_of(function, kind)):
                            for other in sides:
                                if other is not side:
                                    found |= words_in(other, function)
            elif isinstance(node, ast.Return) and function.name in reader.returned and node.value is not None:
                found |= words_in(node.value, function)
            for name, value in assigned(node):
                if name in reader.assigned:
                    found |= words_in(value, function)
    for name in reader.constants:
        for value in module_constants()[name]:
            found |= {
                n.value for n in ast.walk(value) if isinstance(n, ast.Constant) and isinstance(n.value, str)
            }
    return found


# ---- the tests --------------------


def test_every_field_of_a_few_words_has_a_reader() -> None:
    assert set(READERS) == set(fields())


def source(module: str, name: str) -> ast.FunctionDef:
    """A function of a module of the engine, or a method of a class there."""
    tree = ast.parse((ENGINE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
    raise AssertionError(f"{module} has no function {name}")


def of_kind(kind: type) -> list[Any]:
    return [pytest.param(k, r, id=".".join(k)) for k, r in READERS.items() if isinstance(r, kind)]


@pytest.mark.parametrize(("key", "reader"), of_kind(Table))
def test_tables_have_every_word(key: Key, reader: Table) -> None:
    table = getattr(importlib.import_module(f"willpower.engine.{reader.module}"), reader.name)
    assert set(table) == fields()[key]


@pytest.mark.parametrize(("key", "reader"), of_kind(Function))
def test_functions_tell_all_words_apart(key: Key, reader: Function) -> None:
    """mypy checks that `assert_never` cannot be reached; here that it stands there, after every word."""
    words: set[str] = set()
    for name in reader.names:
        function = source(reader.module, name)
        assert any(isinstance(n, ast.Call) and called(n) == "assert_never" for n in ast.walk(function)), name
        words |= {
            n.value for n in ast.walk(function) if isinstance(n, ast.Constant) and isinstance(n.value, str)
        }
    passed_on = {"ruler", "ruler area"} if key == ("Turn", "how") else set()  # run_turn has them
    assert fields()[key] - {""} - passed_on <= words


@pytest.mark.parametrize(("key", "reader"), of_kind(Asked))
def test_every_word_is_asked_for(key: Key, reader: Asked) -> None:
    assert fields()[key] - {""} - named(reader) == set()


@pytest.mark.parametrize(("key", "reader"), of_kind(Compared))
def test_words_that_mean_themselves_are_compared(key: Key, reader: Compared) -> None:
    assert fields()[key]
    assert any(isinstance(n, ast.Compare) for n in ast.walk(source(reader.module, reader.name)))


def test_a_word_that_nobody_asks_for_is_found() -> None:
    """The search itself: it finds the words of calls, also through names, and none that is nowhere."""
    words = named(Asked(calls=("allowed", "allowed_amount")))
    assert {"attack fresh", "block extra", "attack or block without paying"} <= words
    assert "block twice" not in words


def test_moments_that_texts_wait_for_come_in_some_edition() -> None:
    """ "At the end of the end phase" would be inert if no rulebook had it."""
    there = {point for edition in ALL for point in edition.trigger_points}
    spans = [words.replace("(phase|)", "").strip() for words in CLASSES["span"]]
    spans += [f"{phase} phase" for phase in CLASSES["phase"]]
    points = [(point, span) for point in CLASSES["point"] for span in spans]
    read = [
        node
        for point, span in points
        for ability in compiled(f"At the {point} of the {span} ⇒ You gain 100 life.").abilities
        for node in walk(ability)
    ]
    waited = {(node.point, node.phase) for node in read if isinstance(node, AtPhase)}
    assert len(waited) > 10
    assert waited - there == set()
