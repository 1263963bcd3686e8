"""Cards tried on generated boards: what is seen at work, what is not, and what goes wrong."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from willpower.abilities.effects import GainLife
from willpower.cards.bundled import bundled_cards
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase, load_cards
from willpower.cards.mapping import card_from_mapping
from willpower.coverage.boards import Board
from willpower.coverage.executing import execute
from willpower.coverage.exercise import exercise
from willpower.coverage.helpers import fitting, whole
from willpower.coverage.parts import parts_of
from willpower.coverage.report import measure
from willpower.engine.change.effect_frame import EXECUTORS, Instruction
from willpower.engine.core.state import State
from willpower.engine.storage import invariants
from willpower.engine.text.definition import define
from willpower.rules.edition import DEFAULT


def card(name: str, kind: str, *text: str, **more: object) -> Card:
    data: Mapping[str, object] = {"name": name, "type": kind, "text": list(text), **more}
    return card_from_mapping(data)


def resonator(*text: str, **more: object) -> Card:
    return card("Tried", "Resonator", *text, **({"cost": "{1}", "atk": 500, "def": 500} | more))


def chant(*text: str) -> Card:
    return card("Tried", "Chant", *text, cost="{1}")


def unseen(one: Card) -> list[str]:
    result = exercise(one, CardDatabase())
    assert result.crashes == []
    assert result.games and result.decisions
    return [part for _, part in result.unseen]


@pytest.mark.parametrize(
    "one",
    [
        chant("Draw a card."),
        chant("Choose one - Draw a card; or you gain 500 life."),
        chant("[Quickcast]", "Destroy target resonator."),
        resonator("[Flying]", "[Swiftness]"),
        resonator("When this card enters the field ⇒ Draw a card."),
        resonator("Whenever this card attacks ⇒ You gain 200 life."),
        resonator("When this card is put into a graveyard from the field ⇒ Draw a card."),
        resonator("{Rest}: This card deals 200 damage to target J/resonator."),
        resonator("Other Elves you control gain [+200/+200]."),
        resonator("[Awakening] {R}{R}: When this card enters the field ⇒ Draw a card."),
        resonator("This card cannot be targeted by spells or abilities your opponent controls."),
        resonator("Prevent all damage that would be dealt to this card."),
        resonator("You pay {1} less to play this card if you control an Elf."),
        card("Tried", "Special Magic Stone", "{Rest}: Produce {G}."),
        card("Tried", "Addition:Field", "Resonators you control gain [+200/+0].", cost="{1}"),
        card("Tried", "Regalia", "{Rest}: You gain 100 life.", cost="{0}"),
    ],
    ids=lambda one: " / ".join(one.front.text)[:60],
)
def test_all_of_a_text_is_seen_at_work(one: Card) -> None:
    assert whole(one)
    assert parts_of(define(one))
    assert unseen(one) == []


def test_both_sides_of_a_ruler() -> None:
    back = {"name": "Tried, Risen", "type": "J-Ruler", "atk": 900, "def": 900,
            "text": ["Whenever this card attacks ⇒ Draw a card."]}  # fmt: skip
    one = card("Tried", "Ruler", "[Judgment] {1}", "{Rest}: You gain 100 life.", back=back)
    assert [part.face for part in parts_of(define(one))] == [0, 0, 1]
    assert unseen(one) == []


def test_what_can_never_happen_is_told_and_not_counted() -> None:
    one = resonator("{Rest}: If your life is 90000 or more, draw a card.", "[Flying]")
    assert whole(one)
    result = exercise(one, CardDatabase(), most=3)
    assert [part for _, part in result.unseen] == ["paragraph 1 (activate)"]
    assert not result.executed(0)
    report = measure([one])
    execute(report, [one], CardDatabase(), jobs=1, most=3)
    assert report.total.understood == 1 and report.total.executed == 0


def test_what_is_done_instead_is_not_taken_for_what_is_usually_done() -> None:
    usual = "This card deals 200 damage to target player."
    dear = chant(usual, "[Awakening] {90}: This card deals 200 damage to each player instead.")
    assert whole(dear)
    result = exercise(dear, CardDatabase(), most=6)
    assert [part for _, part in result.unseen] == ["paragraph 2 ([awakening] spell)"]
    cheap = chant(usual, "[Awakening] {1}: This card deals 700 damage instead.")
    assert unseen(cheap) == []


def test_parts_wait_for_their_moment() -> None:
    late = parts_of(define(chant("[Quickcast]", "Destroy target attacking resonator.")))
    assert [part.moment for part in late] == ["battle", "battle"]
    answer = parts_of(define(chant("[Quickcast]", "Cancel target spell.")))
    assert [part.moment for part in answer] == ["chase", "chase"]
    comes = parts_of(define(resonator("When this card enters the field ⇒ Draw a card.", "[Flying]")))
    assert [part.arrives for part in comes] == [True, False]


def test_break_abilities_are_tried_with_lifebreak() -> None:
    one = chant("Draw a card.", "[Break] You gain 500 life.")
    assert whole(one)
    assert unseen(one) == []
    rules = "5.12 Bifrost"  # without lifebreak, and there is no Valhalla of it
    assert exercise(one, CardDatabase(), edition=rules, most=4).unseen == [(0, "paragraph 2 (breakability)")]


def test_boards_have_what_a_text_speaks_of() -> None:
    kin = (
        'This card gains [Flying] as long as a card named "Old Bell" is in your removed area '
        "and was removed by this card."
    )
    for text in ("{Rest}: If your ruler is astral, heal it.", kin):
        one = resonator(text)
        assert whole(one)
        assert unseen(one) == []


def test_every_mode_is_a_part() -> None:
    one = chant("Choose one - Draw a card; or if you control 500 or more resonators, draw a card.")
    assert whole(one)
    result = exercise(one, CardDatabase(), most=6)
    assert [part for _, part in result.unseen] == ["paragraph 1 (spell, mode 2)"]


def test_a_crash_is_reported_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError("on purpose")

    failing = Instruction(("105.4", fail))
    monkeypatch.setitem(EXECUTORS, GainLife, failing)
    one = chant("You gain 500 life.")
    result = exercise(one, CardDatabase())
    assert result.crashes and not result.executed(0)
    crash = result.crashes[0]
    assert crash.what == "ZeroDivisionError: on purpose" and "fail" in crash.where and crash.seed > 0
    assert EXECUTORS[GainLife] is failing  # the watching is over


def test_the_same_seed_tries_the_same() -> None:
    one = resonator("Whenever this card attacks ⇒ You gain 200 life.")
    assert exercise(one, CardDatabase(), seed=5) == exercise(one, CardDatabase(), seed=5)


def test_cards_are_made_that_fit_a_text() -> None:
    text = 'Destroy target fire Goblin. Then if you control "Old Bell", draw a card.'
    nodes = define(chant(text)).faces[0].ab.listed
    made = [one.front for one in fitting(nodes, CardDatabase())]
    assert any("Goblin" in face.races and face.attributes == 2 for face in made)
    assert any(face.name == "Old Bell" for face in made)
    bell = card("Old Bell", "Regalia", cost="{3}")
    assert bell in fitting(nodes, CardDatabase([bell]))


def test_boards_are_in_order() -> None:
    for seed in range(12):
        for name in ("Cinder Kit", "Sarka, Keeper of the Long Road", "Fire Magic Stone"):
            g: State = Board(bundled_cards().find(name), (), seed, DEFAULT).build()
            assert g.work.pending is not None or g.over
            assert invariants.broken(g) == []


def test_a_side_that_is_understood_is_tried_though_the_other_is_not() -> None:
    back = {"name": "Risen", "type": "J-Ruler", "atk": 9, "def": 9, "text": ["Hum to the tune of tea."]}
    one = card("Tried", "Ruler", "[Judgment] {1}", "{Rest}: You gain 100 life.", back=back)
    report = measure([one])
    execute(report, [one], CardDatabase(), jobs=1)
    assert (report.total.entries, report.total.understood, report.total.executed) == (2, 1, 1)


def test_several_processes_find_the_same() -> None:
    cards = [chant(f"You gain {n}00 life.") for n in range(1, 15)]
    results = []
    for jobs in (1, 2):
        report = measure(cards)
        execute(report, cards, CardDatabase(cards), jobs=jobs, most=3)
        results.append((report.as_dict(), report.exercised))
    assert results[0] == results[1]
    assert results[0][1][0].parts == 1


def test_bundled_cards_are_executed() -> None:
    cards = bundled_cards()
    sample = cards.cards[::6]
    report = measure(sample)
    execute(report, sample, cards, jobs=1)
    assert [one.crashes for one in report.exercised if one.crashes] == []
    assert report.total.executed == report.total.understood == report.total.entries
    assert [one.unseen for one in report.exercised if one.unseen] == []


def test_a_sample_of_real_cards(real_cards: Path) -> None:
    known = load_cards(real_cards)
    sample = known.cards[::90]
    report = measure(sample)
    execute(report, sample, known, jobs=1, most=20)
    assert [(one.id, one.crashes) for one in report.exercised if one.crashes] == []
    assert report.total.executed is not None
    assert report.total.executed >= 0.8 * report.total.understood


@pytest.mark.parametrize(
    "one",
    [
        resonator("{1}, discard a card with [Torrent]: Draw a card."),
        resonator("{1}: Target resonator with [Crest] gains [+100/+100] until end of turn."),
        resonator("Remove three blossom counters from among resonators you control: Draw a card."),
        resonator("Whenever you put an evolution counter on a resonator you control ⇒ Draw a card."),
        resonator("Whenever you reveal a card from your extra deck ⇒ Draw a card."),
        resonator("Whenever your opponent pays life ⇒ You gain that much life."),
        resonator("{1}: Invert target resonator you control."),
        resonator(
            "When this card is put into a graveyard from your hand by a spell your opponent controls"
            " ⇒ Put it into its owner's hand and draw a card."
        ),
    ],
    ids=lambda one: one.front.text[0][:40],
)
def test_boards_have_keywords_counters_and_sides_that_a_text_speaks_of(one: Card) -> None:
    assert unseen(one) == []
