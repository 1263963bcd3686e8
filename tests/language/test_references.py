"""What words that point back are bound to; one test for each scope rule of docs/language.md."""

import pytest

from language.kit import abilities, compiled, nodes, one
from willpower.abilities import symbols as S
from willpower.abilities.ability import Automatic, Keyword, Spell
from willpower.abilities.base import walk
from willpower.abilities.conditions import Did, Fits, NotCond
from willpower.abilities.effects import (
    Apply,
    Banish,
    Cancel,
    ChooseCards,
    CreateToken,
    Damage,
    Delayed,
    Destroy,
    Discard,
    Draw,
    EachPlayerDoes,
    GainLife,
    If,
    LookAt,
    LoseLife,
    May,
    Move,
    PayFor,
    PutCounters,
    Recover,
    Rest,
    Reveal,
    Search,
    Sequence,
    Targeting,
)
from willpower.abilities.nouns import (
    All,
    Among,
    AnyOf,
    Both,
    Choose,
    ChosenIs,
    ControlledBy,
    EventObject,
    EventPlayer,
    EventSubject,
    Happened,
    IsOneOf,
    NameIs,
    Opponent,
    OtherThan,
    RaceIs,
    Ref,
    RefPlayer,
    RulerOf,
    SourceOf,
    Target,
    This,
    You,
)
from willpower.abilities.quantities import EventAmount, SlotNumber, Stat
from willpower.abilities.statics import Cannot, CostChange, Gains
from willpower.language import tell


def test_b1_it_is_the_last_thing_named() -> None:
    ability = one("Destroy target resonator. You gain life equal to its DEF.", chant=True)
    assert nodes(ability, Stat) == [Stat("def", Ref(1))]


def test_b1_number_and_kind_must_fit() -> None:
    ability = one(
        "Rest up to two target resonators. Target player draws a card. They don't recover during "
        "their controller's next recovery phase.",
        chant=True,
    )
    assert Ref(nodes(ability, Target)[-1].slot) in nodes(ability, Ref)


def test_b1_a_card_that_moved_is_meant_where_it_is_now() -> None:
    ability = one(
        "Put target resonator from your graveyard into the field. It gains [Swiftness] until end of turn.",
        chant=True,
    )
    (move,) = nodes(ability, Move)
    (gains,) = nodes(ability, Gains)
    assert move.slot != nodes(ability, Target)[0].slot
    assert gains.what == Ref(move.slot)


def test_b4_a_verb_in_the_third_person_is_done_by_the_player_before() -> None:
    ability = one("Your opponent chooses a resonator they control. Then, banishes it.", chant=True)
    (banish,) = nodes(ability, Banish)
    assert banish.who == Opponent()


def test_b2_it_is_what_the_event_happened_to() -> None:
    ability = one("Whenever a Golem enters the field ⇒ Put an ember counter on it.")
    assert nodes(ability, PutCounters)[0].on == EventSubject()


def test_b2_that_card_is_the_other_one() -> None:
    ability = one("Whenever a Golem deals damage to a resonator ⇒ Rest that resonator.")
    assert EventObject() in nodes(ability, EventObject)


def test_b2_a_spell_is_neither_destroyed_nor_banished() -> None:
    ability = one("When this card is targeted by a spell ⇒ Banish it.")
    assert nodes(ability, Banish)[0].what == This()
    ability = one("When this card is targeted by a spell ⇒ Cancel that spell.")
    assert nodes(ability, Cancel)[0].what == EventObject()


def test_b3_without_anything_named_it_is_this_card() -> None:
    ability = one("Whenever this card attacks ⇒ It gains [+200/+0] until end of turn.")
    assert nodes(ability, Gains)[0].what == This()


def test_b4_a_subject_left_out_is_the_one_before() -> None:
    ability = one("Golems you control gain [Flying] and cannot block until end of turn.", chant=True)
    gains, cannot = nodes(ability, Gains)[0], nodes(ability, Cannot)[0]
    assert isinstance(gains.what, All) and cannot.what == gains.what


def test_b5_another_excludes_this_card_or_the_target_before() -> None:
    ability = one("{Rest}: Another target resonator gains [Flying] until end of turn.")
    assert nodes(ability, OtherThan)[0].what == This()
    ability = one("Destroy target resonator. Rest another target resonator.", chant=True)
    assert nodes(ability, OtherThan)[0].what == Ref(nodes(ability, Target)[0].slot)


def test_b6_b7_among_them_and_the_rest() -> None:
    ability = one(
        "Look at the top four cards of your deck. Put a Golem from among them into your hand. "
        "Put the rest on the bottom of your deck in any order.",
        chant=True,
    )
    (look,) = nodes(ability, LookAt)
    (choose,) = nodes(ability, Choose)
    assert choose.filter.preds[0] == IsOneOf(Ref(look.slot))
    (rest,) = nodes(ability, Among)
    assert rest.of == Ref(look.slot)
    assert rest.filter.preds == (OtherThan(Ref(choose.slot)),)


def test_b8_this_way() -> None:
    ability = one(
        "Discard any number of cards. You gain 100 life for each card discarded this way.", chant=True
    )
    (discard,) = nodes(ability, Discard)
    assert Ref(discard.slot) in nodes(ability, Ref)


def test_b8_what_was_destroyed_is_read_as_it_was() -> None:
    ability = one(
        "Destroy target resonator. You gain life equal to the destroyed resonator's ATK.", chant=True
    )
    (asked,) = nodes(ability, Stat)
    assert isinstance(asked.what, Among) and asked.what.of == Ref(nodes(ability, Target)[0].slot)
    assert asked.what.filter.preds == (Happened("destroyed"),)  # if it was destroyed at all


def test_b9_that_player() -> None:
    ability = one("At the beginning of each player's turn ⇒ That player loses 100 life.")
    assert isinstance(ability, Automatic)
    assert nodes(ability, EventPlayer)


def test_b10_their_is_of_who_acts() -> None:
    ability = one("Each player shuffles all cards from their graveyard into their deck.", chant=True)
    (each,) = nodes(ability, EachPlayerDoes)
    assert You() in nodes(ability, You) and each.as_you


def test_players_who_are_targets_are_named_in_front() -> None:
    ability = one("Target player discards a card.", chant=True)
    (naming,) = nodes(ability, Targeting)
    assert naming.targets == (Target(1, None, players=1),)
    assert nodes(ability, Discard)[0].who == RefPlayer(1)


def test_b11_that_much() -> None:
    ability = one("Whenever this card deals damage ⇒ You gain that much life.")
    assert nodes(ability, GainLife)[0].amount == EventAmount()
    ability = one("This card deals 300 damage to target resonator. You gain that much life.", chant=True)
    (damage,) = nodes(ability, Damage)
    assert nodes(ability, GainLife)[0].amount == SlotNumber(damage.slot)


def test_b12_if_you_do() -> None:
    ability = one("[Enter] ⇒ You may banish another resonator. If you do, draw two cards.")
    (may,) = nodes(ability, May)
    assert nodes(ability, Did) == [Did(may.slot)]
    ability = one("[Enter] ⇒ Banish a resonator. If you don't, banish this card.")
    first = nodes(ability, Banish)[0]
    (negated,) = nodes(ability, NotCond)
    assert negated.condition == Did(first.slot)


def test_b12_if_you_do_not_denies_what_was_asked() -> None:
    denied = one("If you control a Human, you gain 300 life. If you don't, you lose 300 life.", chant=True)
    (asked,) = nodes(denied, If)
    assert asked.otherwise is not None and not nodes(denied, Did)
    done = one("If you control a Human, you may pay {1}. If you don't, you lose 300 life.", chant=True)
    (first, second) = nodes(done, If)
    assert second.condition == NotCond(Did(nodes(done, PayFor)[0].slot)) and first.otherwise is None
    turn = one("If it's your turn, banish a resonator. If you don't, you lose 300 life.", chant=True)
    assert nodes(turn, If)[1].condition == NotCond(Did(nodes(turn, Banish)[0].slot))


def test_b12_if_they_do_not_denies_what_was_asked_of_them() -> None:
    denied = one("If your opponent controls a Human, draw a card. If they don't, discard a card.", chant=True)
    assert len(nodes(denied, If)) == 1 and not nodes(denied, Did)
    done = one("Your opponent banishes a resonator. If they don't, they lose 300 life.", chant=True)
    assert nodes(done, If)[0].condition == NotCond(Did(nodes(done, Banish)[0].slot))


def test_b4_what_they_do_in_one_sentence_they_all_do() -> None:
    ability = one("Your opponent banishes a resonator. Then they draw a card and lose 100 life.", chant=True)
    assert [node.who for node in nodes(ability, Draw)] == [Opponent()]
    assert [node.who for node in nodes(ability, LoseLife)] == [Opponent()]
    mine = one("Your opponent reveals their hand. They draw a card and you lose 100 life.", chant=True)
    assert [node.who for node in nodes(mine, LoseLife)] == [You()]


def test_b23_what_will_be_chosen_is_not_known_before() -> None:
    ability = one("Whenever you play a card ⇒ Discard a card if it was a chant.")
    assert nodes(ability, Fits)[0].what == EventSubject()
    aimed = one("Destroy target resonator if it's a Human.", chant=True)
    assert nodes(aimed, Fits)[0].what == Ref(nodes(aimed, Target)[0].slot)
    assert compiled("Rest a resonator if it's a Human.", chant=True).problems  # nobody knows which


def test_b1_some_of_the_cards_that_went_away_are_where_they_went() -> None:
    text = "Your opponent discards two cards. You may put one of them into the field under your control."
    ability = one(text, chant=True)
    discarded, (moved,) = nodes(ability, Discard)[0], nodes(ability, Move)
    assert isinstance(moved.what, Choose) and IsOneOf(Ref(discarded.slot)) in moved.what.filter.preds


def test_b2_it_and_that_card_are_two() -> None:
    text = "Whenever this card blocks or becomes blocked by a resonator ⇒ Destroy it and that resonator."
    assert nodes(one(text), Both)[0].parts == (This(), EventObject())
    theirs = one("Whenever a Human blocks a resonator ⇒ Destroy it and that resonator.")
    assert nodes(theirs, Both)[0].parts == (EventSubject(), EventObject())


def test_b5_another_than_what_the_event_is_about() -> None:
    ability = one("Whenever a resonator you control deals damage to another resonator ⇒ Draw a card.")
    assert nodes(ability, OtherThan) == [OtherThan(EventSubject())]
    mine = one("Whenever this card deals damage to another resonator ⇒ Draw a card.")
    assert nodes(mine, OtherThan) == [OtherThan(This())]
    other = one("Whenever another resonator you control deals damage ⇒ Draw a card.")
    assert nodes(other, OtherThan) == [OtherThan(This())]


def test_b13_instead_rewrites_the_instruction_it_means() -> None:
    ability = one(
        "Search your deck for a Golem, reveal it and put it into your hand. If you control a Dragon, "
        "put it into the field instead. Then shuffle your deck.",
        chant=True,
    )
    (choice,) = nodes(ability, If)
    (search,) = nodes(ability, Search)
    assert isinstance(choice.then, Move) and choice.then.to == S.FIELD
    assert isinstance(choice.otherwise, Move) and choice.otherwise.to == S.HAND
    assert choice.then.what == Ref(search.slot)


def test_b13_what_is_done_instead_is_done_to_the_card_where_it_is() -> None:
    text = "Destroy target resonator. If you control a Human, remove it from the game instead."
    spell = one(text, chant=True)
    (target,), (moved,) = nodes(spell, Target), nodes(spell, Move)
    assert moved.what == Ref(target.slot)  # not what the destruction that does not happen came to


def test_b13_a_card_that_would_have_been_chosen_is_chosen_all_the_same() -> None:
    text = "Your opponent banishes a resonator. If you control a Human, remove it from the game instead."
    spell = one(text, chant=True)
    (chosen,), (by,), (moved,) = nodes(spell, ChooseCards), nodes(spell, EachPlayerDoes), nodes(spell, Move)
    assert by.who == Opponent() and by.effect == chosen  # by who would have banished it, of theirs
    assert isinstance(chosen.choice, Choose) and ControlledBy(You()) in chosen.choice.filter.preds
    assert moved.what == Ref(chosen.slot)


def test_b14_what_instead_leaves_out() -> None:
    ability = one(
        "This card deals 400 damage to target resonator. If you control a Dragon, it deals 800 damage "
        "instead.",
        chant=True,
    )
    first, second = sorted(nodes(ability, Damage), key=lambda damage: damage.amount.n)  # type: ignore[attr-defined]
    assert isinstance(first.to, Target)
    assert second.to == Ref(first.to.slot)
    assert second.source == This()


def test_b15_choosing_among_what_was_looked_at() -> None:
    ability = one("Look at your opponent's hand and choose a card. They discard that card.", chant=True)
    (look,) = nodes(ability, LookAt)
    (choose,) = nodes(ability, ChooseCards)
    assert isinstance(choose.choice, Choose)
    assert choose.choice.filter.preds[0] == IsOneOf(Ref(look.slot))
    assert nodes(ability, Discard)[0].what == Ref(choose.choice.slot)


def test_b17_after_if_this_card_it_is_this_card() -> None:
    ability = one(
        "Target resonator gains [+100/+100] until end of turn. If this card was awakened, put it into its "
        "owner's hand as it resolves.",
        chant=True,
    )
    assert nodes(ability, Move)[0].what == This()


def test_b17_a_chant_gains_no_values() -> None:
    ability = one(
        "Target resonator gains [+400/+400] until end of turn. If this card was awakened, it gains "
        "[+900/+900] until end of turn instead.",
        chant=True,
    )
    (target,) = nodes(ability, Target)
    assert {gains.what for gains in nodes(ability, Gains)} == {target, Ref(target.slot)}


def test_b19_your_j_ruler_asked_for_last_is_spoken_of() -> None:
    ability = one("As long as this card is rested and your J-ruler is wind, it gains [+100/+100].")
    (gains,) = nodes(ability, Gains)
    assert isinstance(gains.what, RulerOf)


def test_b14_what_a_card_also_gains_lasts_as_long_as_what_it_gained() -> None:
    ability = one(
        "Target resonator gains [+100/+100] until end of turn. If it's an Elf, it also gains [Flying].",
        chant=True,
    )
    assert [apply.duration.until for apply in nodes(ability, Apply)] == ["end of turn", "end of turn"]


def test_a_race_before_ruler_or_entity_is_of_both() -> None:
    ability = one("This card gains [+100/+100] for each Elf ruler or entity you control.")
    either = nodes(ability, AnyOf)[0]
    assert [len([one for one in walk(part) if isinstance(one, RaceIs)]) for part in either.preds] == [1, 1]


def test_b18_paragraphs_of_a_chant_share_what_they_name() -> None:
    first, second = abilities(
        "This card deals 300 damage to target resonator.",
        "[Awakening] {R}: This card deals 100 damage to each resonator other than this card's target.",
        chant=True,
    )
    assert isinstance(first, Spell) and isinstance(second, Keyword)
    (target,) = nodes(first, Target)
    assert nodes(second, OtherThan)[0].what == Ref(target.slot)


def test_instead_of_the_paragraph_before() -> None:
    _, second = abilities(
        "This card deals 300 damage to target resonator.",
        "[Null] - This card deals 800 damage instead.",
        chant=True,
    )
    (spell,) = nodes(second, Spell)
    assert spell.instead
    assert isinstance(spell.effect, Damage) and spell.effect.to == Ref(1)


def test_b19_a_ruler_that_is_only_asked_for_is_not_it() -> None:
    ability = one('Rest target resonator. If your J/ruler is "Old King", destroy it.', chant=True)
    assert nodes(ability, Destroy)[0].what == Ref(1)
    ability = one('If your J/ruler is "Old King", recover it.', chant=True)
    assert isinstance(nodes(ability, Fits)[0].what, RulerOf)
    assert len(nodes(ability, RulerOf)) == 2


def test_b20_cards_only_counted_are_not_they() -> None:
    ability = one(
        "Put two [100/100] wind Elf resonator tokens into the field. If you control a Dragon, they gain "
        "[Flying] until end of turn.",
        chant=True,
    )
    (tokens,) = nodes(ability, CreateToken)
    assert nodes(ability, Gains)[0].what == Ref(tokens.slot)


def test_the_card_of_a_cancelled_ability() -> None:
    ability = one("Cancel target activate ability of a resonator. Destroy that resonator.", chant=True)
    (cancel,) = nodes(ability, Cancel)
    assert isinstance(cancel.what, Target)
    assert nodes(ability, Destroy)[0].what == SourceOf(Ref(cancel.what.slot))


def test_slots_are_numbered_from_one_and_only_where_they_are_read() -> None:
    ability = one("Destroy target resonator. Banish a resonator. Draw a card.", chant=True)
    assert [target.slot for target in nodes(ability, Target)] == [1]
    assert nodes(ability, Banish)[0].slot == 0
    assert nodes(ability, Choose)[0].slot == 0


def test_a_word_that_points_at_nothing_is_not_understood() -> None:
    result = compiled("Draw a card. That player discards a card.", chant=True)
    (problem,) = result.problems
    assert problem.kind == "not understood"


def test_two_possible_bindings_are_an_ambiguity() -> None:
    result = compiled("Target Golem and target Dragon gain [Flying] until end of turn. Rest it.", chant=True)
    (problem,) = result.problems
    assert problem.kind == "ambiguous"


def test_no_target_is_told_by_a_roll() -> None:
    """Targets are chosen before the roll, so that such a text cannot be played as it stands."""
    text = "[Force] 1. Destroy target resonator with total cost less than or equal to the result."
    assert [problem.kind for problem in compiled(text, chant=True).problems] == ["not understood"]
    assert compiled(text.replace("target resonator", "a resonator"), chant=True).problems == ()


def test_a_race_of_two_words_is_one_race_in_the_plural() -> None:
    races = nodes(one("Spirit Magics in your hand gain [Quickcast]."), RaceIs)
    assert [race.race for race in races] == ["Spirit Magic"]


def test_b23_branches_do_not_see_what_comes_of_each_other() -> None:
    texts = (
        "Reveal the top card of your deck. If it's a resonator, put it into your hand. Otherwise, put it "
        "into your graveyard.",
        "Target a card in your graveyard. If it's a magic stone, put it into the field. Otherwise, put it on "
        "top of your deck.",
    )
    for text in texts:
        (node,) = nodes(one(text, chant=True), If)
        then, otherwise = node.then, node.otherwise
        assert isinstance(then, Move) and isinstance(otherwise, Move)
        assert then.what == otherwise.what == Ref(1)
        assert isinstance(node.condition, Fits) and node.condition.what == Ref(1)


def test_b23_what_a_branch_names_may_be_spoken_of_in_the_other() -> None:
    text = (
        "If you control a Golem, destroy target resonator. Otherwise, it gains [+200/+200] until end of turn."
    )
    (node,) = nodes(one(text, chant=True), If)
    assert [gains.what for gains in nodes(one(text, chant=True), Gains)] == [Ref(1)]
    assert isinstance(node.then, Destroy) and isinstance(node.then.what, Target) and node.then.what.slot == 1


def test_b23_a_condition_behind_an_instruction_is_asked_before_it() -> None:
    text = "Choose target resonator. Remove it from the game if it's darkness."
    (node,) = nodes(one(text, chant=True), If)
    assert isinstance(node.condition, Fits) and node.condition.what == Ref(1)
    (node,) = nodes(one("Recover your J/ruler if it's water.", chant=True), If)
    assert isinstance(node.condition, Fits) and isinstance(node.condition.what, RulerOf)
    for text in ("Draw a card if you do.", "Destroy target resonator if you do."):
        assert not compiled(text, chant=True).understood


def test_b24_that_name_is_the_one_chosen_or_else_mentioned() -> None:
    chosen = one("Name a card. Destroy all resonators with that name.", chant=True)
    assert len(nodes(chosen, ChosenIs)) == 1 and nodes(chosen, NameIs) == []
    text = 'Destroy target card named "Old Well". Search your deck for a card with that name and reveal it.'
    mentioned = one(text, chant=True)
    assert nodes(mentioned, ChosenIs) == [] and [n.name for n in nodes(mentioned, NameIs)] == ["Old Well"] * 2
    for text in (
        "Destroy all resonators with that name.",
        'Destroy target card named "Old Well" or "New Well". Reveal a card with that name from your hand.',
    ):
        assert not compiled(text, chant=True).understood


def test_b25_another_card_is_where_the_first_one_was() -> None:
    text = (
        "Choose a resonator in your graveyard and put it into your hand. If you control a Golem, you may "
        "choose another card and put it into your hand."
    )
    first, second = nodes(one(text, chant=True), Choose)
    assert first.filter.zones == second.filter.zones == S.GRAVEYARD


def test_its_is_of_the_ruler_that_the_sentence_begins_with() -> None:
    text = (
        'Remove target resonator from the game. As long as your J-ruler is "Old Queen", you may pay {W} less '
        "to play its God's Art abilities this turn."
    )
    (change,) = nodes(one(text, chant=True), CostChange)
    assert change.of is not None and change.of.preds == (IsOneOf(RulerOf(You(), S.J_RULER)),)


def test_b1_that_card_beside_a_target_is_what_was_named_as_a_card() -> None:
    text = (
        "Reveal the top card of your deck. This card deals damage to target resonator equal to that card's "
        "total cost multiplied by 100."
    )
    ability = one(text, chant=True)
    (stat,) = nodes(ability, Stat)
    (reveal,) = nodes(ability, Reveal)
    assert stat.what == Ref(reveal.slot) and stat.what != Ref(nodes(ability, Target)[0].slot)


def test_b2_a_magic_stone_that_is_called_is_it() -> None:
    ability = one("Whenever you call a magic stone ⇒ If it's a special magic stone, recover it.")
    assert nodes(ability, Recover)[0].what == nodes(ability, Fits)[0].what == EventSubject()


def test_b14_what_is_done_instead_is_done_to_the_same_card() -> None:
    """Also if this card is asked for in between: it is no resonator that could be destroyed."""
    for before, after in (("Rest", "destroy"), ("Destroy", "banish"), ("Cancel", "copy")):
        kind = "chant" if before == "Cancel" else "resonator"
        text = f"{before} target {kind}. If this card was awakened, {after} it instead."
        then = nodes(one(text, chant=True), If)[0].then
        assert then.what == Ref(1)  # type: ignore[attr-defined]


def test_what_stands_behind_then_is_asked_of_the_last_instruction_alone() -> None:
    """Behind "and" it is asked of both, behind "may" of all that may be done."""
    for word in ("if", "unless"):
        asked = f"{word} you control a Dragon."
        then = nodes(one(f"Draw a card, then discard a card {asked}", chant=True), If)[0].then
        assert isinstance(then, Discard)
        both = nodes(one(f"Draw a card and discard a card {asked}", chant=True), If)[0].then
        assert isinstance(both, Sequence) and len(both.parts) == 2
        may = nodes(one(f"You may draw a card, then discard a card {asked}", chant=True), If)[0].then
        assert isinstance(may, May)


def test_what_is_said_of_a_card_that_comes_later_is_of_that_time() -> None:
    """B31: the sentence belongs to the delayed ability (906.8), and what stands behind it does not."""
    gone = "Remove target Golem from the game."
    back = "into the field under its owner's control"
    later = "It gains [Flying] until end of turn. Draw a card."
    for text in (f"At the end of turn, put it {back}. {later}", f"Put it {back} at the end of turn. {later}"):
        delayed = nodes(one(f"{gone} {text}", chant=True), Delayed)[0]
        came = nodes(delayed.effect, Move)[0]  # type: ignore[type-var]
        assert nodes(delayed.effect, Gains)[0].what == Ref(came.slot)  # type: ignore[type-var]
        assert not nodes(delayed.effect, Draw)  # type: ignore[type-var]
    played = "When you next play a Golem this turn, draw a card. It gains [Flying]."
    delayed = nodes(one(played, chant=True), Delayed)[0]
    assert nodes(delayed.effect, Gains)[0].what == EventSubject()  # type: ignore[type-var]
    # What becomes of a card to which something else happens instead is not known.
    instead = "The next time a Golem would be destroyed this turn, recover it instead. It gains [Flying]."
    assert not compiled(instead, chant=True).understood


def test_what_happens_later_has_not_happened_in_the_next_sentence() -> None:
    gone = "Rest target Golem. At the beginning of your next turn, destroy it."
    delayed = nodes(one(f"{gone} It gains [+300/+300] until end of turn.", chant=True), Delayed)
    assert not any(nodes(one_of.effect, Gains) for one_of in delayed)  # type: ignore[type-var]


def test_b30_this_card_where_it_went_is_no_resonator_of_the_event() -> None:
    attack = (
        "Whenever a resonator your opponent controls attacks ⇒ You may return this card to its owner's hand."
    )
    for verb, node in (("rest", Rest), ("destroy", Destroy)):
        ability = one(f"{attack} If you do, {verb} that resonator.")
        assert nodes(ability, node)[0].what == EventSubject()


def test_b30_what_has_left_the_field_is_not_banished() -> None:
    lost = "Whenever a resonator you control is destroyed ⇒ This card deals 200 damage to your opponent."
    assert nodes(one(f"{lost} Then banish it."), Banish)[0].what == This()


def test_b30_a_revealed_card_gains_no_atk() -> None:
    shown = "Whenever this card attacks ⇒ Reveal the top card of your deck."
    ability = one(f"{shown} If it's a Beast, it gains [+200/+200].")
    assert isinstance(nodes(ability, Fits)[0].what, Ref) and nodes(ability, Gains)[0].what == This()


def test_b3_after_what_is_done_to_this_card_it_is_this_card() -> None:
    enters = "Whenever a resonator enters the field under your opponent's control ⇒"
    put = "Put a soot counter on this card."
    asked = "If there are three or more soot counters on it, draw a card."
    assert nodes(one(f"{enters} {put} {asked}"), Stat)[0].what == This()
    judged = "Whenever you do judgment of a ruler ⇒"
    for text in ("You may invert this card. If you do, recover it.", "Invert this card and recover it."):
        assert nodes(one(f"{judged} {text}"), Recover)[0].what == This()


def test_b10_he_or_she_is_who_acts() -> None:
    for they in ("he or she controls", "they control"):
        for who in ("Each player", "Your opponent"):
            ability = one(f"{who} returns a resonator {they} to its owner's hand.", chant=True)
            assert nodes(ability, ControlledBy)[0].who == You()


def test_what_cannot_be_done_is_neither_declined_nor_replaced() -> None:
    may = "You may put a Golem from your hand into the field. If you cannot, draw a card."
    assert not compiled(may, chant=True).understood
    instead = "Target opponent banishes two resonators. If they cannot, they lose 800 life instead."
    assert not compiled(instead, chant=True).understood
    for does in ("he or she does", "that player does", "your opponent does", "they do"):
        assert compiled(f"Your opponent may pay {{1}}. If {does}, draw a card.", chant=True).understood


def test_b14_what_is_gained_as_well_is_gained_as_long() -> None:
    text = (
        "Target resonator gains [Pierce] until end of turn. If it's a Golem, it gains [First Strike] as well."
    )
    assert {apply.duration.until for apply in nodes(one(text, chant=True), Apply)} == {"end of turn"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Reveal the top card of your deck. If it's a chant, this card deals 300 damage to target"
            " resonator. Put it into your hand.",
            "Put *the revealed card* into",
        ),
        (
            "Search your deck for a Dragon and reveal it. This card deals damage equal to its ATK to target "
            "J/resonator. Put it into your hand. Then shuffle your deck.",
            "Put *the found Dragon* into",
        ),
        (
            "Look at your opponent's hand. Choose a resonator from it. Target resonator you control gains "
            "[+200/+200] until end of turn. Your opponent discards it.",
            "discards *the chosen resonator*",
        ),
        (
            "Put target resonator from your graveyard into the field. At end of turn, put it on the bottom of"
            " its owner's deck.",
            "put *the resonator moved to the field* on the bottom",
        ),
    ],
)
def test_b1_what_is_put_away_is_what_was_shown(text: str, said: str) -> None:
    assert said in tell(abilities(text, chant=True))[0]
