"""What words mean whose card came of one of two branches, or was just asked about or acted on (B1-B23)."""

from dataclasses import replace

from judge_kit import judge, passes
from language.kit import nodes, one
from willpower.abilities.conditions import Did, Fits
from willpower.abilities.effects import If, Move, Rest, Search, Sequence, Unless
from willpower.abilities.nouns import ControllerOf, EventObject, EventSubject, Ref, This
from willpower.abilities.statics import Gains
from willpower.language.checks import DEFINED, suspects

RITE = (
    'Rest two recovered resonators you control. If your ruler is "Keeper", rest one recovered resonator you '
    "control instead. If you do, destroy target resonator."
)
KEEPER = f"""
- {{name: Keeper, type: Ruler, text: []}}
- {{name: Rite, type: Chant, cost: "{{0}}", text: ['{RITE}']}}
"""


def test_whichever_branch_happened_if_you_do_asks_for_it() -> None:
    case = """
    start: {{A: {{ruler: {ruler}, hand: [Rite], field: [Squire, Squire, Squire]}}, B: {{field: [Ogre]}}}}
    do: [{{A: play, card: Rite, target: Ogre}}, {{both: pass}}, {answer}]
    expect: {{Ogre: {{zone: graveyard}}}}
    """
    two = "{A: answer, with: [A.Squire, A.Squire#2]}"
    one_of_them = "{A: answer, with: [A.Squire]}"
    passes(case.format(ruler="Old King", answer=two), KEEPER)
    passes(case.format(ruler="Keeper", answer=one_of_them), KEEPER)


def test_both_branches_write_what_is_read_behind_them() -> None:
    text = (
        "Remove the top card of your deck from the game face down. If you control a Golem, remove the top "
        "three cards of your deck from the game instead. You may look at them at any time."
    )
    (choice,) = nodes(one(text, chant=True), If)
    assert isinstance(choice.then, Move) and isinstance(choice.otherwise, Move)
    assert choice.then.slot == choice.otherwise.slot != 0
    assert choice.then.face_down and choice.otherwise.face_down


def test_a_whole_run_is_done_instead() -> None:
    text = (
        'Search your deck for a card named "Piglet" and put it into the field. If you control a Golem, '
        'search your deck for any number of cards named "Piglet" and put them into the field instead. '
        "Entities put into the field this way gain [Swiftness] until end of turn. Then shuffle your deck."
    )
    spell = one(text, chant=True)
    (choice,) = nodes(spell, If)
    assert [type(node) for node in nodes(spell, Search)] == [Search, Search]
    moves = nodes(spell, Move)
    assert len(moves) == 2 and moves[0].slot == moves[1].slot
    assert nodes(choice, Move) == moves  # none of them is left behind the branches
    assert nodes(spell, Gains)[0].what == Ref(moves[0].slot)


def test_the_check_sees_what_only_one_branch_writes() -> None:
    spell = one(RITE, chant=True)
    assert suspects((spell,)) == []
    (choice, asked) = nodes(spell, If)
    assert isinstance(choice.otherwise, Rest) and isinstance(asked.condition, Did)
    broken = Sequence((replace(choice, otherwise=replace(choice.otherwise, slot=0)), asked))
    found = suspects((replace(spell, effect=broken),))  # type: ignore[call-arg]
    assert [suspect.check for suspect in found] == [DEFINED]


def test_of_sentences_that_exclude_each_other_none_sees_what_came_of_another() -> None:
    text = (
        "Reveal the top card of your deck. If it's an addition, put it into your hand. If it's a chant, rest "
        "target resonator."
    )
    first, second = nodes(one(text, chant=True), Fits)
    assert first.what == second.what
    dowser = """
    - {name: Dowser, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{Rest}: Reveal the top card of
       your deck. If it's an addition, put it into your hand. If it's a chant, rest target resonator."]}
    """
    case = """
    start: {A: {field: [Dowser], deck: [Bolt]}, B: {field: [Ogre]}}
    do: [{A: activate, card: Dowser, target: Ogre}, {both: pass}]
    expect: {Ogre: {rested: true}, A.hand: 0}
    """
    assert judge(case, dowser).verdict == "ok"


def test_it_is_what_was_just_asked_about() -> None:
    text = (
        "Reveal the top card of your deck. If it's a resonator, this card deals damage equal to that "
        "resonator's ATK to target J/resonator. Then, if the revealed card is a Dragon, put it "
        "into your hand."
    )
    spell = one(text, chant=True)
    assert nodes(spell, Move)[0].what == nodes(spell, Fits)[1].what


def test_it_is_this_card_where_this_card_was_acted_on() -> None:
    text = (
        "When a resonator is put into a graveyard from your opponent's field, recover this card and it gains "
        "[+400/+0] until end of turn."
    )
    assert nodes(one(text), Gains)[0].what == This()
    cost = (
        "{Rest}: Target J/resonator gains [Flying] until end of turn. It gains [+100/+0] until end of turn."
    )
    assert isinstance(nodes(one(cost), Gains)[1].what, Ref)  # not what was rested as a cost


def test_it_as_a_subject_is_the_subject_of_the_event() -> None:
    battles = "Whenever this card battles with a resonator ⇒ It gains [+400/+300] until end of turn."
    assert nodes(one(battles), Gains)[0].what == This()
    that = "Whenever this card blocks a J/resonator ⇒ That J/resonator gains [-200/-200] until end of turn."
    assert nodes(one(that), Gains)[0].what == EventObject()
    moved = "Whenever a Golem enters the field under your control ⇒ It gains [+100/+0] until end of turn."
    assert nodes(one(moved), Gains)[0].what == EventSubject()


def test_who_pays_for_a_spell_that_is_cancelled_is_its_controller() -> None:
    text = (
        "Whenever a Golem you control becomes targeted by spells or abilities, cancel that spell or ability "
        "unless its controller pays {2}."
    )
    assert nodes(one(text), ControllerOf)[0].what == EventObject()


def test_what_another_player_pays_is_not_what_you_do() -> None:
    text = (
        "Take an extra turn after this one unless your opponent pays {X}. If you do, at the end of that turn "
        "⇒ You lose the game."
    )
    (choice,) = nodes(one(text, chant=True), If)
    (unless,) = nodes(one(text, chant=True), Unless)
    assert choice.condition == Did(unless.slot)
    door = """
    - {name: Door, type: Chant, cost: "{X}", text: ["Take an extra turn after this one unless your opponent
       pays {X}. If you do, at the end of that turn ⇒ You lose the game."]}
    """
    case = """
    start: {{A: {{hand: [Door], will: "{{1}}"}}, B: {{stones: {{Fire Magic Stone: {stones}}}}}}}
    do: [{{A: play, card: Door, x: 1}}, {{both: pass}}{answer}, {{finish: turn}}, {{finish: turn}}]
    expect: {{{expected}}}
    """
    loses = judge(case.format(stones=0, answer="", expected="winner: B"), door)
    assert loses.verdict == "ok", loses.detail
    stays = judge(case.format(stones=1, answer=", {B: answer, with: yes}", expected="over: false"), door)
    assert stays.verdict == "ok", stays.detail
