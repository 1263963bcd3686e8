"""Everything that a text says is knocked out: what makes no difference in any game is named."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from willpower.abilities.ability import Continuous
from willpower.abilities.effects import Damage, Effect
from willpower.abilities.nouns import All, Filter, NameIs, StatusIs
from willpower.abilities.quantities import Num
from willpower.abilities.statics import AddValues, Gains
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.mapping import card_from_mapping
from willpower.coverage import executing
from willpower.coverage.executing import execute
from willpower.coverage.exercise import Exercise, exercise
from willpower.coverage.kept import KeptTrials, key_of
from willpower.coverage.knockout import elements, put, without
from willpower.coverage.liveness import otherwise
from willpower.coverage.report import measure
from willpower.coverage.result import ALIKE, LIVE, OFFERED
from willpower.coverage.watch import watching
from willpower.engine import Ctx, State, define, standing_in, with_other_text
from willpower.engine.change.effect_frame import EXECUTORS, ExecFrame, Executor, Instruction
from willpower.language.outline import line
from willpower.rules.edition import DEFAULT, edition


def card(name: str, kind: str, *text: str, **more: object) -> Card:
    data: Mapping[str, object] = {"name": name, "type": kind, "text": list(text), **more}
    return card_from_mapping(data)


def resonator(*text: str) -> Card:
    return card("Tried", "Resonator", *text, cost="{1}", atk=500, **{"def": 500})


def chant(*text: str) -> Card:
    return card("Tried", "Chant", *text, cost="{1}")


def dead(one: Card) -> list[str]:
    """What of a card made no difference."""
    result = exercise(one, CardDatabase())
    assert result.crashes == [] and result.unseen == [] and result.odd == []
    assert result.nodes and result.replays
    return [what for _, _, what in result.dead]


@pytest.mark.parametrize(
    "one",
    [
        chant("Destroy target fire resonator your opponent controls."),
        chant("Draw two cards. If you control a Goblin, you gain 500 life."),
        chant("Choose one - Draw a card; or you gain 500 life."),
        resonator("When this card enters the field ⇒ Target Elf gains [+200/+300] until end of turn."),
        resonator("{1}, {Rest}: You may put a Goblin from your graveyard into the field."),
        resonator("You pay {1} less to play this card if you control an Elf."),
        resonator("As long as your life is 1000 or less, this card gains [+500/+0]."),
        card("Tried", "Special Magic Stone", "{Rest}: Produce {G} or {U}."),
    ],
    ids=lambda one: " / ".join(one.front.text)[:60],
)
def test_all_of_a_text_matters(one: Card) -> None:
    assert dead(one) == []


def test_a_game_that_is_played_again_is_the_same_game() -> None:
    one = Exercise(resonator("Whenever this card attacks ⇒ Draw a card."), CardDatabase(), 1, DEFAULT)
    with watching(one.watch):
        one.see(4, 8, frozenset())
    assert one.played
    assert not any(otherwise(played) for played in one.played)


def test_what_the_engine_never_looks_at_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def same(executor: Executor) -> Executor:
        def step(g: State, frame: ExecFrame, node: Effect, ctx: Ctx) -> None:
            executor(g, frame, put(node, (("amount", -1),), Num(300)), ctx)

        return step

    always_the_same = Instruction(*[(name, same(one)) for name, one in EXECUTORS[Damage].rows])

    text = "This card deals 300 damage to target player."
    assert dead(chant(text)) == []
    monkeypatch.setitem(EXECUTORS, Damage, always_the_same)
    found = exercise(chant(text), CardDatabase())
    assert [what for _, _, what in found.dead] == ["Num.n = 300"]
    assert not found.executed(0)
    assert [(side, one.check) for side, one in found.suspects()] == [(0, LIVE)]


def test_a_condition_that_is_never_false_is_named() -> None:
    one = chant("If your life is 1 or more, draw a card.")
    assert [what.partition("(")[0] for what in dead(one)] == ["Compare"]


def test_what_is_around_a_part_that_matters_matters() -> None:
    definition = define(chant("Destroy target resonator."), True, edition(DEFAULT))
    found = elements(definition, [True])
    inner = next(one for one in found if one.said.startswith("TypeIs.types"))
    assert [found[n].said.partition("(")[0] for n in inner.within] == [
        "Destroy",
        "Target",
        "Filter",
        "TypeIs",
    ]
    (changed,) = without(definition, inner, 64).faces[0].ab.listed
    assert changed != definition.faces[0].ab.listed[0]


def test_keywords_that_say_no_more_are_no_elements() -> None:
    definition = define(resonator("[Flying]", "[Mana] 2"), True, edition(DEFAULT))
    assert {one.paragraph for one in elements(definition, [True])} == {2}
    assert elements(definition, [False]) == []


@pytest.mark.parametrize(
    ("one", "tree", "said"),
    [
        (resonator("{1}: Put this card from your graveyard into your hand."), "yours=True", "This.yours"),
        (chant("Put all other cards from your graveyard into your hand."), "OtherThan(", "OtherThan"),
        (chant("Reveal any number of Elves from your hand. Draw a card."), "least=Num(n=0)", "Num(n=0)"),
        (
            chant("Target resonator loses all races and becomes an Elf until end of turn."),
            "LoseRaces(",
            "Gains(what=Target",
        ),
    ],
    ids=str,
)
def test_what_makes_no_difference_where_it_stands_is_no_element(one: Card, tree: str, said: str) -> None:
    definition = define(one, True, edition(DEFAULT))
    assert any(tree in line(ability) for ability in definition.faces[0].ab.listed)
    assert [e.said for e in elements(definition, [True]) if e.said.startswith(said)] == []


def test_rules_of_deck_building_are_knocked_out() -> None:
    one = resonator("You may have any number of copies of this card in your deck.")
    tried = Exercise(one, CardDatabase(), 1, DEFAULT)
    tried.deck_rules()
    assert tried.live.elements and tried.live.dead == []


@pytest.mark.parametrize(
    "one",
    [
        resonator("[Seal] (6) - This card gains [Flying]."),
        resonator("You may look at the top card of your deck at any time."),
        resonator("You may pay the attribute cost of Elves with will of any attribute."),
        chant("Destroy target resonator. If you do, draw a card."),
        resonator(
            "When this card is put into a graveyard from the field ⇒ "
            "Put it into the field under its owner's control."
        ),
    ],
    ids=str,
)
def test_boards_have_what_shows_it(one: Card) -> None:
    assert dead(one) == []


def test_a_card_stands_for_itself_again() -> None:
    one = resonator("[Flying]")
    rules = edition(DEFAULT)
    usual = define(one, True, rules)
    nothing = All(Filter((NameIs("Nobody"), StatusIs("rested"))))
    other = with_other_text(
        usual, ((Continuous(effects=(Gains(nothing, (AddValues(Num(1), Num(1)),)),), paragraph=1),),)
    )
    with standing_in(one, other, rules):
        assert define(one, True, rules) is other
        assert not define(one, True, rules).faces[0].ab.keywords
    assert define(one, True, rules) is usual


def test_texts_that_mean_the_same_and_offers_are_compared() -> None:
    one = chant(
        "Target resonator gains [Flying] until end of turn. Then it gains [+100/+100] until end of turn."
    )
    result = exercise(one, CardDatabase())
    assert result.odd == []
    assert result.compared[OFFERED] > 0
    assert result.compared[ALIKE] > 0


def test_paragraphs_may_be_divided_otherwise() -> None:
    one = chant(
        "Name a card. Your opponent reveals their hand and discards all cards that share a name with the"
        " named card.",
        "Remove two mystery counters from your J/ruler: This card in your graveyard gains [Remnant] until end"
        " of turn.",
    )
    result = exercise(one, CardDatabase(), knocked=1)
    assert result.compared[ALIKE] > 0 and result.odd == []


def test_results_are_kept_by_all_they_depend_on(tmp_path: Path) -> None:
    one, other = chant("Draw a card."), chant("Draw two cards.")
    known = CardDatabase()
    assert key_of(one, known, 1) != key_of(other, known, 1)
    assert key_of(one, known, 1) != key_of(one, known, 2)
    kept = KeptTrials(tmp_path / "trials.bin")
    report = measure([one])
    execute(report, [one], known, jobs=1, kept=kept)
    kept.save()
    again = KeptTrials(tmp_path / "trials.bin")
    assert list(again.entries.values()) == report.exercised

    told = report.exercised
    report = measure([one])
    execute(report, [one], known, jobs=1, kept=again)
    assert report.exercised == told and report.total.executed == 1
    (tmp_path / "trials.bin").write_bytes(b"torn")
    assert KeptTrials(tmp_path / "trials.bin").entries == {}


def test_a_run_that_is_ended_has_kept_what_it_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executing, "SAVED_EVERY", -1.0)
    monkeypatch.setattr(executing, "CHUNK", 1)
    cards = [chant("Draw a card."), chant("Draw two cards.")]
    kept = KeptTrials(tmp_path / "trials.bin")

    def ended(_: int) -> None:
        if len(kept.entries) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        execute(measure(cards), cards, CardDatabase(), jobs=1, most=3, progress=ended, kept=kept)
    assert len(KeptTrials(tmp_path / "trials.bin").entries) == 1


def test_a_board_that_cannot_be_made_without_a_part_has_looked_at_it() -> None:
    class Unmade:
        picks: tuple[int, ...] = ()
        looks: tuple[object, ...] = ()

        def start(self) -> State:
            raise AssertionError("what lasts has lost its condition")

    assert otherwise(Unmade())  # type: ignore[arg-type]
