"""What keywords mean: every one that is read has a sentence, and the clause that it cites exists."""

from willpower.engine.text.expansions import ONLY_WORDS
from willpower.language.lexicon import KEYWORDS
from willpower.rules.index import clauses
from willpower.rules.reminders import REMINDERS, reminder


def test_every_keyword_has_a_reminder() -> None:
    assert {word for word in KEYWORDS if reminder(word) is None} == ONLY_WORDS, "words without a meaning"


def test_reminders_are_sentences_with_clauses() -> None:
    for word, known in REMINDERS.items():
        assert known.keyword == word
        assert known.clause in clauses()
        assert known.text[0].isupper() and known.text.endswith(".")
    assert reminder("Pierce") == REMINDERS["pierce"]
    assert reminder("no such word") is None
