"""Equal prints of a card have one definition; each answers to its own number, file after file."""

from pathlib import Path

import pytest

from card_files import community, entry
from willpower.cards.community import read_community
from willpower.cards.database import CardDatabase
from willpower.cards.errata import bundled_errata
from willpower.judge.telling.report import OK, judge


@pytest.mark.parametrize("numbers", [("TST-001", "TST-002"), ("TST-002", "TST-001")])
def test_a_reprint_is_found_by_its_own_number(tmp_path: Path, numbers: tuple[str, str]) -> None:
    prints = [entry(number, "Twice Printed", cost="{0}", ATK=300, DEF=300) for number in sorted(numbers)]
    database = CardDatabase(read_community(community(*prints), bundled_errata()).cards)
    for number in numbers:
        file = tmp_path / f"{number}.yaml"
        file.write_text(
            f"format: 1\ntitle: {number}\nstart: {{A: {{hand: [{number}]}}}}\n"
            f"do: [{{A: play, card: {number}}}, {{both: pass}}]\nexpect: {{A.{number}: {{zone: field}}}}\n",
            encoding="utf-8",
        )
        verdict = judge(file, [database])
        assert verdict.verdict == OK, verdict.detail


def test_a_card_is_named_by_its_number(tmp_path: Path) -> None:
    ogre = entry("TST-003", "Marsh Ogre", cost="{0}", ATK=300, DEF=300)
    database = CardDatabase(read_community(community(ogre), bundled_errata()).cards)
    file = tmp_path / "named.yaml"
    file.write_text(
        "format: 1\ntitle: named\n"
        'cards: [{name: Edict, type: Chant, cost: "{0}", '
        'text: ["Name a card. Destroy each resonator with that name."]}]\n'
        "start: {A: {hand: [Edict]}, B: {field: [TST-003]}}\n"
        "do: [{A: play, card: Edict}, {resolve: all, answers: [TST-003]}]\n"
        "expect: {B.TST-003: {zone: graveyard}}\n",
        encoding="utf-8",
    )
    verdict = judge(file, [database])
    assert verdict.verdict == OK, verdict.detail
