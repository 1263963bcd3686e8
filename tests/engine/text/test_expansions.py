"""Every keyword that the language reads is an ability, or is read by a rule, or is only a word."""

from __future__ import annotations

import ast
from pathlib import Path

import willpower.engine
from willpower.abilities.ability import Automatic, Continuous, Keyword
from willpower.engine.text.expansions import EXPANSIONS, ONLY_WORDS, READ_BY_RULES, expand
from willpower.language.lexicon import KEYWORD_IS, KEYWORDS

ENGINE = Path(next(iter(willpower.engine.__path__)))


def words_of(module: str) -> set[str]:
    """The strings that a module of the engine compares with or looks up."""
    tree = ast.parse((ENGINE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    return {value for value in constants if type(value) is str}


def test_no_keyword_is_read_and_then_forgotten() -> None:
    known = {*EXPANSIONS, *READ_BY_RULES, *ONLY_WORDS, *KEYWORD_IS}
    assert sorted(KEYWORDS - known) == []
    assert sorted(known - KEYWORDS) == ["sealed item"]
    assert set(EXPANSIONS) & set(READ_BY_RULES) == set()


def test_the_rules_ask_for_the_others_by_name() -> None:
    assert {k: module for k, module in READ_BY_RULES.items() if k not in words_of(module)} == {}


def test_an_expansion_is_made_once() -> None:
    drain = Keyword(keyword="drain", paragraph=2)
    (ability,) = expand(drain)
    assert isinstance(ability, Automatic) and ability.paragraph == 2
    assert expand(drain)[0] is ability
    assert isinstance(expand(Keyword(keyword="eternal"))[0], Continuous)
    assert expand(Keyword(keyword="flying")) == ()
