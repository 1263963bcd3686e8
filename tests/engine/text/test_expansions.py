"""Every keyword that the language reads is an ability, or is read by a rule, or is only a word."""

from __future__ import annotations

import ast
from pathlib import Path

import willpower.engine
from willpower.abilities.ability import Activate, Automatic, Continuous, Keyword
from willpower.engine.text.ability_kinds import NOT_CONTINUOUS
from willpower.engine.text.expansions import EXPANSIONS, ONLY_WORDS, READ_BY_RULES, expand
from willpower.judge.clauses.implied_clauses import _KEYWORDS as CLAUSE_OF
from willpower.language.lexicon import KEYWORD_IS, KEYWORDS
from willpower.rules.editions import ALL
from willpower.rules.reminders import REMINDERS

ENGINE = Path(next(iter(willpower.engine.__path__)))


def words_of(module: str) -> set[str]:
    """The strings that a module of the engine compares with or looks up."""
    tree = ast.parse((ENGINE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if type(value) is str}


def test_no_keyword_is_read_and_then_forgotten() -> None:
    known = {*EXPANSIONS, *READ_BY_RULES, *ONLY_WORDS, *KEYWORD_IS}
    assert sorted(KEYWORDS - known) == [], "give them a line in EXPANSIONS or READ_BY_RULES"
    assert sorted(known - KEYWORDS) == ["sealed item"]
    assert set(EXPANSIONS) & set(READ_BY_RULES) == set()


def test_a_keyword_is_continuous_or_is_said_not_to_be() -> None:
    kinds = {word: [type(a) for a in expand(Keyword(keyword=word))] for word in KEYWORDS & set(EXPANSIONS)}
    # [Shift] and [Bestow] are continuous as well: they change how the card is played (1117.1, 1121.1).
    other = {word for word, abilities in kinds.items() if Continuous not in abilities} - {"shift", "bestow"}
    # What [God's Art] means stands behind it on the card (1112.1).
    assert other | {"god's art"} == NOT_CONTINUOUS, "text/ability_kinds.py NOT_CONTINUOUS"


def test_what_a_keyword_puts_on_the_chase_tells_its_clause() -> None:
    on_chase = {
        word
        for word in KEYWORDS & set(EXPANSIONS)
        if any(isinstance(a, (Activate, Automatic)) for a in expand(Keyword(keyword=word)))
    }
    wanted = {word: REMINDERS[word].clause for word in {*on_chase, "god's art"}}
    assert wanted == CLAUSE_OF, "judge/clauses/implied_clauses.py _KEYWORDS"


def test_every_keyword_is_a_skill_of_some_edition() -> None:
    skills = {skill.lower() for rules in ALL for skill in rules.skills}
    # [Force] is an action by rules (1023).
    missing = KEYWORDS - skills - ONLY_WORDS - set(KEYWORD_IS) - {"force"}
    assert missing == set(), "write them into `skills` of the editions that have them (rules/editions)"


def test_the_rules_ask_for_the_others_by_name() -> None:
    assert {k: module for k, module in READ_BY_RULES.items() if k not in words_of(module)} == {}


def test_an_expansion_is_made_once() -> None:
    drain = Keyword(keyword="drain", paragraph=2)
    (ability,) = expand(drain)
    assert isinstance(ability, Automatic) and ability.paragraph == 2
    assert expand(drain)[0] is ability
    assert isinstance(expand(Keyword(keyword="eternal"))[0], Continuous)
    assert expand(Keyword(keyword="flying")) == ()
