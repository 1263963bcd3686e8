"""What keywords mean: every one that is read has a sentence, and the clause that it cites exists."""

import ast
import re
from pathlib import Path

import willpower
from willpower.engine.text.expansions import ONLY_WORDS
from willpower.language.lexicon import KEYWORDS
from willpower.rules.index import clauses
from willpower.rules.reminders import REMINDERS, reminder


def test_every_keyword_has_a_reminder() -> None:
    assert {word for word in KEYWORDS if reminder(word) is None} == ONLY_WORDS, "write their sentence"


def test_reminders_are_sentences_with_clauses() -> None:
    for word, known in REMINDERS.items():
        assert known.keyword == word
        assert known.clause in clauses()
        assert known.text[0].isupper() and known.text.endswith(".")
        assert not known.ja.isascii() and known.ja.endswith("。")
    assert reminder("Pierce") == REMINDERS["pierce"]
    assert reminder("no such word") is None


def test_the_client_says_the_same() -> None:
    path = Path(willpower.__file__).parent / "client/src/strings/reminders.ts"
    entry = re.compile(
        r"""^  ["']?([a-z' -]+?)["']?: \{\s*en:\s*('(?:[^'\\]|\\.)*'|"[^"]*"),"""
        r"""\s*ja:\s*'([^']*)',\s*clause: '([^']*)'""",
        re.MULTILINE,
    )
    found = entry.findall(path.read_text(encoding="utf-8"))
    client = {word: (clause, ast.literal_eval(text), japanese) for word, text, japanese, clause in found}
    wanted = {word: (known.clause, known.text, known.ja) for word, known in REMINDERS.items()}
    assert client == wanted, "write the same into client/src/strings/reminders.ts"
