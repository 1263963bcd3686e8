"""Cards drawn from card files, played sentence by sentence by somebody who saw only their texts.

The first sixty: `random.Random(20261116).sample(numbers, 60)`, of the sorted numbers of the 2,219 entries of
the development file that were understood. The second audit drew with the seeds 20261117 to 20261121, texts of
more than twenty words, and played 438 cards of both files. The third drew with 20261117 and 20261118 those
that had not been played yet, and put two or three cards of both files together. The fourth (20261201) played
485 cards that had not been, a hundred together, and two hundred texts of its own. For the fifth every tree of
both files was read beside its text, and what was found wrong is played here. The sixth went through the
rulebooks of all editions clause by clause with texts of its own, and drew 160 cards (20261118), alone and
together. The seventh (20261119) drew 240 more that had not been played, and wrote three hundred situations in
which two or three clauses of 8.01 meet, before looking at the engine. The eighth (20261118, 99 and 5) wrote
three hundred situations from the rulebook of 8.01, a hundred and sixty from those of 2.0, 5.00 and 5.12, and
two hundred in which cards of the development file meet, all before looking at the engine. For the ninth the
trees were read beside their texts once more, and six hundred situations written, half of 8.01 and half of the
older editions, in which two or three rules meet. The tenth wrote 780 more of 8.01 and 850 of the older
editions, and three sets of invented cards of which every text was read beside its meaning. The eleventh wrote
780 more of 8.01, in which three clauses meet (cards drawn with 80117 and 80118), and 760 of the older
editions, the twelfth four hundred of 8.01, in which costs, battles and replacements get in each other's way
(cards drawn with 20261120), and four hundred and fifty of the older editions. The thirteenth drew 180 cards
(20261201) and went on with 350 harder ones, alone and together, and wrote 640 situations of all editions in
which clauses meet that lie far apart. The files name the cards by their numbers; the texts stay with the
players.
"""

from functools import cache
from pathlib import Path

import pytest

from willpower.cards.database import CardDatabase, load_cards
from willpower.coverage.asserted import asserted_cards
from willpower.judge.telling.report import OK, judge

FOLDER = Path(__file__).parents[1] / "audit"
FILES = sorted(FOLDER.glob("*.yaml"))
DRAWN = 60
SECOND = sorted((FOLDER / "second").glob("*.yaml"))
LATER = sorted((FOLDER / "later").glob("*.yaml"))
THIRD = sorted((FOLDER / "third").glob("*.yaml"))
FOURTH = sorted((FOLDER / "fourth").glob("*.yaml"))
FIFTH = sorted((FOLDER / "fifth").glob("*.yaml"))
SIXTH = sorted((FOLDER / "sixth").glob("*.yaml"))
SEVENTH = sorted((FOLDER / "seventh").rglob("*.yaml"))
EIGHTH = sorted((FOLDER / "eighth").rglob("*.yaml"))
NINTH = sorted((FOLDER / "ninth").rglob("*.yaml"))
TENTH = sorted((FOLDER / "tenth").rglob("*.yaml"))
ELEVENTH = sorted((FOLDER / "eleventh").rglob("*.yaml"))
TWELFTH = sorted((FOLDER / "twelfth").rglob("*.yaml"))
TWELFTH_EDITIONS = sorted((FOLDER / "twelfth_editions").rglob("*.yaml"))
THIRTEENTH = sorted((FOLDER / "thirteenth").rglob("*.yaml"))
LATER_AUDITS = [*THIRD, *FOURTH, *FIFTH, *SIXTH, *SEVENTH, *EIGHTH, *NINTH, *TENTH, *ELEVENTH]
LATER_AUDITS += [*TWELFTH, *TWELFTH_EDITIONS, *THIRTEENTH]


@cache
def known(path: Path) -> CardDatabase:
    return load_cards(path)


@pytest.mark.parametrize("file", FILES, ids=lambda path: path.stem)
def test_it_is_played_as_it_says(file: Path, real_cards: Path) -> None:
    verdict = judge(file, [known(real_cards)])
    assert verdict.verdict == OK, verdict.detail


def test_every_card_that_was_drawn_is_there(real_cards: Path) -> None:
    drawn = {path.stem.removesuffix("-2").removesuffix("-back") for path in FILES}
    assert len({path.stem.removesuffix("-2") for path in FILES}) == DRAWN
    found = asserted_cards(FILES, [known(real_cards)])
    absent = [number for number in drawn if known(real_cards).find(number).fingerprint not in found]
    assert absent == []


@pytest.mark.parametrize("file", SECOND, ids=lambda path: path.stem)
def test_a_card_of_the_second_audit_is_played_as_it_says(file: Path, real_cards: Path) -> None:
    verdict = judge(file, [known(real_cards)])
    assert verdict.verdict == OK, verdict.detail


@pytest.mark.parametrize("file", LATER, ids=lambda path: path.stem)
def test_a_later_card_is_played_as_it_says(file: Path, real_cards: Path) -> None:
    verdict = judge(file, [known(real_cards.with_name("later.json"))])
    assert verdict.verdict == OK, verdict.detail


@pytest.mark.parametrize("file", LATER_AUDITS, ids=lambda path: f"{path.parent.stem}-{path.stem}")
def test_cards_of_the_later_audits_are_played_as_they_say(file: Path, real_cards: Path) -> None:
    verdict = judge(file, [known(real_cards), known(real_cards.with_name("later.json"))])
    assert verdict.verdict == OK, verdict.detail
