"""Checks of meaning find the shapes that wrong readings had, and nothing in what is right."""

from dataclasses import replace

from judge_kit import judge
from language.kit import abilities, nodes, one
from willpower.abilities.ability import Activate, Continuous, Keyword
from willpower.abilities.base import Node
from willpower.abilities.effects import Destroy, Draw, If, Modes, Move, Reveal, Sequence
from willpower.abilities.nouns import All, ChosenIs, Filter, KeywordIs, RaceIs, Ref, TopCards, TypeIs, You
from willpower.abilities.quantities import Num
from willpower.abilities.statics import AddValues, Gains, LoseAbilities
from willpower.abilities.symbols import CHANT, FIELD, GRAVEYARD, HAND, RULER
from willpower.cards.bundled import bundled_cards
from willpower.cards.card import Face
from willpower.language import compile_face
from willpower.language.checks import (
    CHOSEN,
    DEFINED,
    EXPANDED,
    ONE_EFFECT,
    OPTIONS,
    PLACE,
    PUT,
    counters_put,
    suspects,
    unknown_counters,
)
from willpower.language.left_out import left_out

BRANCHES = (
    "Reveal the top card of your deck. If it's a resonator, put it into your hand. Otherwise, put it into "
    "your graveyard."
)


def found(*given: Node) -> list[str]:
    """What the checks say of abilities."""
    return [suspect.check for suspect in suspects(given)]  # type: ignore[arg-type]


def test_nothing_in_the_bundled_set_is_suspect() -> None:
    strange = [
        (card.name, suspects(compile_face(face).abilities)) for card in bundled_cards() for face in card.faces
    ]
    assert [item for item in strange if item[1]] == []


def test_a_branch_that_reads_what_its_sister_writes() -> None:
    spell = one(BRANCHES, chant=True)
    assert found(spell) == []
    top = Reveal(TopCards(Num(1), You()), slot=1)
    then, otherwise = Move(Ref(1), HAND, slot=2), Move(Ref(2), GRAVEYARD)
    (choice,) = nodes(spell, If)
    wrong = replace(spell, effect=Sequence((top, If(choice.condition, then, otherwise))))  # type: ignore[call-arg]
    assert found(wrong) == [DEFINED]
    right = replace(otherwise, what=Ref(1))
    assert found(replace(spell, effect=Sequence((top, If(choice.condition, then, right))))) == []  # type: ignore[call-arg]
    after = Sequence((top, If(choice.condition, then), otherwise))  # behind it, it may be there
    assert found(replace(spell, effect=after)) == []  # type: ignore[call-arg]


def test_modes_do_not_see_each_other_and_are_two() -> None:
    take, use = Reveal(TopCards(Num(1), You()), slot=1), Destroy(Ref(1))
    assert found(Activate(effect=Modes((take, use)))) == [DEFINED]
    assert found(Activate(effect=Modes((Sequence((take, use)), Draw(Num(1)))))) == []
    assert found(Activate(effect=Modes((Draw(Num(1)),)))) == [OPTIONS]


def test_what_is_chosen_needs_a_chooser_on_the_card() -> None:
    asks = Continuous(effects=(Gains(All(Filter((ChosenIs("race"),))), (AddValues(Num(100), Num(100)),)),))
    assert found(asks) == [CHOSEN]
    assert found(asks, *abilities("When this card enters the field, choose a race.")) == []


def test_places_parts_of_keywords_and_cards_taken_out_of_their_description() -> None:
    gains = AddValues(Num(100), Num(100))
    rulers = Filter((TypeIs(RULER),), FIELD)
    assert found(Continuous(effects=(Gains(All(rulers), (gains,)),))) == [PLACE]
    assert found(Continuous(effects=(Gains(All(replace(rulers, zones=0)), (gains,)),))) == []
    assert found(Keyword(keyword="flying", abilities=(Continuous(),))) == [EXPANDED]
    golems = All(Filter((RaceIs("Golem"), KeywordIs("flying"))))
    lose = Gains(golems, (LoseAbilities(),))
    assert found(Continuous(effects=(lose, Gains(golems, (gains,))))) == [ONE_EFFECT]
    assert found(Continuous(effects=(Gains(golems, (gains,)), lose))) == []


def test_a_reduction_in_the_paragraph_of_judgment_is_made() -> None:
    chief = """
      - name: Chief
        type: Ruler
        text: ["[Judgment] {4}. You may pay {1} less to play this ability for each Human you control."]
        back: {name: Young Chief, type: J-Ruler, atk: 900, def: 900}
    """
    case = """
    start: {{A: {{ruler: Chief, field: [Squire, Squire, Ogre], will: "{will}"}}}}
    do: [{{A: judgment}}]
    expect: {{A.life: 4000}}
    """
    assert judge(case.format(will="{2}"), chief).verdict == "ok"
    assert "not legal now" in judge(case.format(will="{1}"), chief).detail


def test_a_counter_that_nobody_puts_is_a_slip() -> None:
    puts = abilities("{0}: Put a spark counter on this card.")
    takes = abilities("Remove a spark counter from this card: Draw a card.")
    slip = abilities("Remove a sparc counter from this card: Draw a card.")
    put = counters_put(puts)
    assert put == {"spark"}
    assert unknown_counters(takes, put) == []
    assert [one.check for one in unknown_counters(slip, put)] == [PUT]
    assert (
        unknown_counters(abilities("Remove a [+100/+100] counter from this card: Draw a card."), set()) == []
    )


def test_an_entry_is_left_out_if_only_its_set_uses_a_template() -> None:
    faces = [("SET", face) for card in bundled_cards() for face in card.faces if face.text]
    alone = left_out(faces)
    assert alone.entries == sum(not compile_face(face).abilities for _, face in faces)
    twice = left_out(faces + [("OTHER", face) for _, face in faces])
    assert twice.entries == twice.by_set["SET"] + twice.by_set["OTHER"] > 100
    assert 0 < len(twice.used_by_one) < twice.templates and len(twice.used_by_none) > 1000
    first = faces[:40]
    assert left_out(faces + [("OTHER", face) for _, face in first]).by_set["OTHER"] == len(first)


def test_strictly_another_set_uses_the_very_word_of_a_list() -> None:
    def face(text: str) -> Face:
        return Face("Sample", CHANT, text=(text,))

    words = ("destroyed", "banished")
    faces = [(word, face(f"If a resonator was {word} this turn, draw a card.")) for word in words]
    listed = left_out(faces)
    assert listed.entries == 2 and listed.strict == 0
    again = left_out([*faces, ("third", faces[0][1])])
    assert again.strict == 2 and again.strict_by_set == {"destroyed": 1, "banished": 0, "third": 1}
