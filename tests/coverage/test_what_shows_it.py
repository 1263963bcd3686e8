"""Boards, cards and games that bring about what a kind of text waits for."""

from collections.abc import Mapping

import pytest

from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Fits
from willpower.abilities.nouns import AllOf, AnyOf, Filter, Happened, RulerOf, StatusIs, TypeIs
from willpower.abilities.symbols import J_RESONATOR, RESONATOR
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.cards.mapping import card_from_mapping
from willpower.coverage.boards import SUBJECT, Board
from willpower.coverage.chance import Chance
from willpower.coverage.exercise import exercise
from willpower.coverage.helpers import fitting, misses, rulers
from willpower.coverage.knockout import elements, way_to
from willpower.coverage.parts import Part, parts_of
from willpower.coverage.redundant import so_anyway
from willpower.coverage.thinning import Thinning
from willpower.coverage.tools import tools
from willpower.coverage.trial import Bias, Trial
from willpower.coverage.watch import Watch
from willpower.engine import define
from willpower.language.outline import line
from willpower.rules.edition import DEFAULT, edition


def chant(*text: str) -> Card:
    data: Mapping[str, object] = {"name": "Tried", "type": "Chant", "text": list(text), "cost": "{1}"}
    return card_from_mapping(data)


def roots(one: Card) -> tuple[Node, ...]:
    return define(one).faces[0].ab.listed


def names(cards: tuple[Card, ...]) -> set[str]:
    return {card.name for card in cards}


def game(one: Card, aim: Part | None) -> Trial:
    """A game with a card, before its first decision."""
    definition = define(one, True, edition(DEFAULT))
    board = Board(one, (), 3, DEFAULT, aim, definition)
    return Trial(Watch(definition, parts_of(definition)), board.build(), 3, aim)


@pytest.mark.parametrize(
    ("text", "tree", "said"),
    [
        # What lasts until it was used is used once: the number says nothing more.
        ("Prevent the next damage that would be dealt by target resonator.", "uses=1", "Prevent.uses"),
        # Like a gem that was not banished there is none.
        (
            "Banish a gem. If you do, gain two gems of the same attributes as the gem banished this way.",
            "condition=Did(",
            "Did(",
        ),
        # A card that has left is another one, which has not this ability.
        (
            "Target resonator gains \"At the next end of turn >>> Put this card on the bottom of its owner's"
            ' deck."',
            "limits=[Limit(times=1, per='game')]",
            "Limit(",
        ),
    ],
    ids=("until used", "like none", "gone"),
)
def test_what_is_said_by_other_words_is_no_element(text: str, tree: str, said: str) -> None:
    definition = define(chant(text), True, edition(DEFAULT))
    assert any(tree in line(ability) for ability in definition.faces[0].ab.listed)
    assert [e.said for e in elements(definition, [True]) if e.said.startswith(said)] == []


def test_what_lasts_a_turn_is_used_so_often() -> None:
    text = "Prevent the next damage that would be dealt to you this turn."
    found = elements(define(chant(text), True, edition(DEFAULT)), [True])
    assert [e.said for e in found if e.said.startswith("Prevent.uses")] == ["Prevent.uses = 1"]


def test_cards_that_speak_of_blocking_wait_until_somebody_blocks() -> None:
    one = chant("[Quickcast]", "Destroy target blocked resonator.")
    part = parts_of(define(one))[-1]
    assert part.moment == "block"
    biases = [bias for n in range(20) if (bias := Bias(part, Chance(n))).waits == "block"]
    assert len(biases) > 5 and {bias.blocks for bias in biases} == {1}
    g = game(one, part).game.state
    assert g.table.battle is None and biases[0].waiting(g)


def test_values_are_changed_one_by_one_where_they_are_compared_with_others() -> None:
    one = chant("Destroy target resonator with ATK different from its printed ATK.")
    assert {"Trial tool yeast", "Trial tool crust"} <= names(tools(roots(one)))


def test_a_magic_stone_has_another_attribute_than_its_will() -> None:
    text = "{Rest}: Produce one will of any attribute that a magic stone you control could produce."
    one = card_from_mapping({"name": "Tried", "type": "Special Magic Stone", "text": [text]})
    assert "Trial Geode" in names(fitting(roots(one), CardDatabase()))


def test_several_true_magic_stones_have_a_name_together() -> None:
    text = "When you control two or more true magic stones with the same name, banish all but one of them."
    kind = "Special Magic Stone / True Magic Stone"
    stone = card_from_mapping({"name": "Tried", "type": kind, "text": ["{Rest}: Produce {W}.", text]})
    assert any("True Magic Stone" in card.front.races for card in fitting(roots(stone), CardDatabase()))
    assert exercise(stone, CardDatabase()).suspects() == []


def test_automatic_abilities_are_there_to_be_cancelled() -> None:
    one = chant("[Quickcast]", "Cancel target automatic ability.")
    assert {"Trial Page", "Trial Gate"} <= names(fitting(roots(one), CardDatabase()))


def test_what_is_done_instead_is_seen_by_what_it_changes() -> None:
    usual = "Cancel target spell unless its controller pays {1}."
    result = exercise(chant("[Quickcast]", usual, "[Torrent] Cancel that spell instead."), CardDatabase())
    assert result.dead == [] and result.unseen == []


LESS: str = (
    'As long as your J-ruler is "Old Bell", you may pay {W}{W} less to play its God\'s Art abilities '
    "this turn."
)


def test_another_ruler_than_the_one_that_is_asked_for_sits_there() -> None:
    one = chant(LESS)
    definition = define(one, True, edition(DEFAULT))
    asked = next(e for e in elements(definition, [True]) if e.said.startswith("Fits("))
    wish = way_to(definition, asked)
    assert isinstance(wish[-1], Fits) and isinstance(wish[-1].what, RulerOf)
    part = parts_of(definition)[-1]
    fits = (*fitting(roots(one), CardDatabase()), *misses(roots(one)))
    plain = {card.name for card in rulers()}
    seen = 0
    for seed in range(40):
        board = Board(one, fits, seed, DEFAULT, part, definition, (), wish)
        assert isinstance(board.thinning, Thinning)
        if not board.thinning.rival:
            continue
        seen += 1
        g = board.build()
        ruler = g.definitions[g.table.objs[board.position.ruler_of(SUBJECT)].definition].card
        assert ruler is not None and ruler.name not in {*plain, "Old Bell"}
    assert seen > 5


def test_what_a_card_changes_is_used_when_the_card_has_resolved() -> None:
    one = chant(LESS)
    trial = game(one, parts_of(define(one))[-1])
    g = trial.game.state
    subject = next(o.id for o in g.table.objs if trial.watch.is_subject(g, o))
    assert not trial.happened(g)
    trial.acted = True
    assert trial.happened(g)
    g.table.chase = (subject,)
    assert not trial.happened(g)


def test_what_is_forbidden_for_a_while_is_tried_afterwards() -> None:
    one = chant("You cannot be targeted by spells or abilities until end of turn.")
    part = parts_of(define(one))[-1]
    assert part.forbids and not part.lasts
    definition = define(one, True, edition(DEFAULT))
    watch = Watch(definition, parts_of(definition))
    g = Board(one, (), 3, DEFAULT, part, definition).build()
    assert {Trial(watch, g, seed, part).lasts for seed in range(12)} == {True, False}
    lasting = parts_of(define(chant("Draw a card.")))[-1]
    assert not lasting.forbids


def test_j_rulers_are_there_where_only_they_have_a_use_for_it() -> None:
    one = chant("Target J/resonator loses [Imperishable] until end of turn.")
    assert any("imperishable" in line(node) for root in roots(one) for node in walk(root))
    assert "j-ruler" in Board(one, (), 1, DEFAULT).words
    gives = chant("Target J/resonator gains [Imperishable] until end of turn.")
    assert "j-ruler" in Board(gives, (), 1, DEFAULT).words
    other = chant("Target J/resonator gains [Flying] until end of turn.")
    assert "j-ruler" not in Board(other, (), 1, DEFAULT).words


def test_what_attacks_has_attacked() -> None:
    kind = TypeIs(J_RESONATOR)
    attacking, attacked = AllOf((StatusIs("attacking"), kind)), AllOf((kind, Happened("attacked")))
    assert so_anyway((Filter(), AnyOf((attacking, attacked))), attacking)
    assert not so_anyway((Filter(), AnyOf((attacking, attacked))), attacked)
    other = AllOf((TypeIs(RESONATOR), Happened("attacked")))
    assert not so_anyway((Filter(), AnyOf((attacking, other))), attacking)
    assert not so_anyway((Filter(), AnyOf((attacking, kind))), attacking)


def test_what_may_not_be_removed_from_graveyards_is_removed_from_there() -> None:
    buried = chant("Cards in your graveyard cannot be removed from the game by spells until end of turn.")
    assert {"Trial tool shovel", "Trial spell shovel"} <= names(tools(roots(buried)))
    fielded = chant("Resonators you control cannot be removed from the game by spells until end of turn.")
    assert {"Trial tool veil", "Trial spell veil"} <= names(tools(roots(fielded)))
