"""Words of players: the table is whole, and typing one finds what the rulebook calls it."""

import re
from pathlib import Path

import pytest

from willpower.rulebook.questions import ask, root
from willpower.rulebook.words import japanese, known_words, word_for, words_near
from willpower.rules.index import clauses

ROOT = Path(__file__).parents[2]


def test_the_table_is_whole() -> None:
    words = known_words()
    assert len(words) >= 60
    spellings = [one.casefold() for word in words for one in word.words]
    assert len(spellings) == len(set(spellings))
    for word in words:
        assert word.called and word.answer.endswith(".") and len(word.answer) < 260, word
        assert word.clauses and all(number in clauses() for number in word.clauses), word


@pytest.mark.parametrize(
    ("typed", "called", "clause"),
    [
        ("summoning sickness", "a card under your control since the turn began", "803.3a"),
        ("Mulligan", "exchange of cards", "403.5"),
        ("stack", "chase", "605.1b"),
        ("tap", "rest", "1013.1"),
        ("Untapped", "recover", "503.5"),
        ("creatures", "resonator", "702.1"),
        ("trample", "Pierce", "1102.2b"),
        ("マリガン", "exchange of cards", "403.5"),
        ("can I respond", "chase it", "604.1"),
        ("how do I win", "winning and losing", "1202.1"),
        ("who goes first?", "first player", "403.4"),
        ("deckout", "losing by the draw", "1202.2"),
        ("how many copies of a card may I have", "four of a name", "402.3b"),
        ("resonator", "resonator", "702.1"),
        ("counter spell", "cancel", "1012.1"),
        ("life link", "Drain", "1135.2"),
        ("double strike", "no ability of that kind: First Strike", "1104.2"),
        ("vigilance", "resting to attack", "803.5"),
        ("attack twice", "attacking again", "803.6"),
        ("when does damage wear off", "damage until end of turn", "505.5a"),
        ("デッキ切れ", "losing by the draw", "1202.2"),
        ("レイヤー", "layers", "909.1"),
    ],
)
def test_words_find_what_the_rulebook_calls_it(typed: str, called: str, clause: str) -> None:
    found = ask(typed)
    assert found.word is not None and found.word.called == called
    assert clause in [one.number for one in found.clauses]
    assert found.clauses[0].number == found.word.clauses[0], "the clauses of the answer come first"


@pytest.mark.parametrize(
    ("question", "called"),
    [
        ("can I attack the turn it came in?", "a card under your control since the turn began"),
        ("can creatures attack the turn they come in", "a card under your control since the turn began"),
        ("what is the chase", "chase"),
        ("how does judgment work?", "judgment"),
        ("how do I summon my ruler?", "judgment"),
        ("can I block with a rested resonator", "block"),
        ("what happens if both lose?", "draw"),
        ("when do I draw", "draw phase"),
        ("when do I draw a card?", "draw phase"),
        ("how many cards in a deck?", "deck construction"),
        ("does pierce damage the player", "Pierce"),
        ("how many stones can I call?", "call a magic stone"),
        ("do I lose when my deck is empty?", "losing by the draw"),
        ("what does swiftness do?", "Swiftness"),
        ("does damage stay on my resonator?", "damage until end of turn"),
        ("can two resonators block one attacker?", "one blocker"),
        ("what happens if the target is gone", "targets on resolution"),
        ("how much life do we start with?", "life"),
        ("can I attack a resonator that is not rested?", "the attacked object"),
        ("can I block twice?", "blocking rests"),
        ("can I respond to judgment?", "answering it on the chase"),
        ("copy a spell", "copy"),
        ("bounce", "putting a card into its owner's hand"),
        ("win condition", "winning and losing"),
        ("what happens when my ruler dies?", "astral counter"),
    ],
)
def test_whole_questions_find_an_answer(question: str, called: str) -> None:
    found = ask(question)
    assert found.word is not None and found.word.called == called
    assert found.clauses[0].number == found.word.clauses[0]


def test_a_question_without_an_answer_finds_the_clauses_that_speak_of_it() -> None:
    found = ask("what is a gem?")
    assert found.word is None and "1027.1" in [one.number for one in found.clauses]
    assert ask("what is xyzzy?").clauses == ()


def test_forms_of_a_word_are_one() -> None:
    assert len({root(one) for one in ("attack", "attacks", "attacked", "attacking")}) == 1
    assert root("came") == root("comes") == root("come") and root("winning") == root("win")


def test_what_is_no_word_of_players() -> None:
    assert word_for("903.2g") is None and word_for("") is None and word_for("xyzzy") is None
    assert ask("xyzzy").clauses == () and ask("803.6").word is None
    assert [one.number for one in ask("803.6").clauses] == ["803.6"]


def test_half_a_word_offers_the_whole() -> None:
    assert "exchange of cards" in [word.called for word in words_near("mull")]
    half = ask("mulli")
    assert half.word is not None and half.word.called == "exchange of cards"
    assert words_near("m") == ()


def test_every_answer_is_written_in_japanese() -> None:
    for word in known_words():
        assert word.called_ja and word.answer_ja.endswith("。"), word.called
    assert set(japanese()) == {word.called for word in known_words()}
    found = ask("チェイス")
    assert found.word is not None and found.word.called == "chase"


@pytest.mark.parametrize("name", ["en_study.ts", "ja_study.ts"])
def test_the_examples_of_the_page_have_answers(name: str) -> None:
    """What the rules page offers to begin with, in both languages."""
    written = (ROOT / "src/willpower/client/src/strings" / name).read_text(encoding="utf-8")
    offered = re.search(r"'rules\.examples': '(.+)',", written)
    assert offered is not None
    for words in offered[1].split(", "):
        assert ask(words).word is not None, words
