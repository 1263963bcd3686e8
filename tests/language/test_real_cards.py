"""Real cards: none is read in two ways or printed in other words, and most are understood."""

from pathlib import Path

from willpower.cards.database import load_cards
from willpower.language import compile_face
from willpower.language.checks import counters_put, disagreements, suspects, unknown_counters
from willpower.language.coverage import faces_of_file, main, measure, missing_phrase
from willpower.language.left_out import left_out

LEAST_UNDERSTOOD = 0.935
LEAST_LEFT_OUT = 0.90
LEAST_LEFT_OUT_STRICT = 0.855  # by the words of each row


def test_coverage(real_cards: Path) -> None:
    result = measure(faces_of_file(real_cards))
    assert result.entries > 1900
    assert result.ambiguous == 0
    assert result.mismatched == 0
    assert result.understood >= LEAST_UNDERSTOOD * result.entries
    for _, problem in result.problems:
        assert problem.kind == "not understood"
        assert missing_phrase(problem) is not None


def test_other_sets_say_most_of_each_set(real_cards: Path) -> None:
    faces = [(card.set_code, face) for card in load_cards(real_cards).cards for face in card.faces]
    result = left_out(faces)
    assert result.entries >= LEAST_LEFT_OUT * len(faces)
    assert result.strict >= LEAST_LEFT_OUT_STRICT * len(faces)


def test_nothing_understood_is_suspect(real_cards: Path) -> None:
    faces = faces_of_file(real_cards)
    read = [(number, compile_face(face)) for number, face in faces]
    put = counters_put(ability for _, one in read for ability in one.abilities)
    strange = {
        number: found
        for number, one in read
        if one.understood
        and (
            found := suspects(one.abilities)
            + disagreements(one.abilities)
            + unknown_counters(one.abilities, put)
        )
    }
    assert strange == {}


def test_the_command(real_cards: Path, capsys: object) -> None:
    assert main([str(real_cards), "--top", "3", "--problems", "2"]) == 0
