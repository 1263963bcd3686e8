"""What texts mean: the tree that each kind of text becomes."""

import pytest

from language.kit import abilities, compiled, one
from willpower.abilities import symbols as S
from willpower.abilities.ability import Activate, Automatic, Continuous, Keyword, Limit, Spell
from willpower.abilities.base import walk
from willpower.abilities.conditions import Exists
from willpower.abilities.effects import (
    Apply,
    Banish,
    Damage,
    Destroy,
    Draw,
    GainLife,
    May,
    Modes,
    Move,
    PayWill,
    Produce,
    RemoveCounters,
    Rest,
    Search,
    Sequence,
    Shuffle,
)
from willpower.abilities.nouns import (
    All,
    AttributeIs,
    Choose,
    ControlledBy,
    Filter,
    Host,
    IsOneOf,
    KeywordIs,
    NameIs,
    Opponent,
    OwnedBy,
    RaceIs,
    Ref,
    StatIs,
    Target,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Count, Letter, Num, Times
from willpower.abilities.statics import (
    AddAbilities,
    AddedCost,
    AddStoneTypes,
    AddValues,
    Cannot,
    CostChange,
    Duration,
    Gains,
    OnlyWhile,
    ReleaseSeal,
)
from willpower.abilities.triggers import Attacks, Moves, Plays

RESONATOR = TypeIs(S.RESONATOR)


def test_a_cost_and_an_effect() -> None:
    assert one("{2}, {Rest}, banish a resonator: Draw a card.") == Activate(
        paragraph=1,
        cost=(PayWill("{2}"), Rest(This()), Banish(Choose(Filter((RESONATOR,))))),
        effect=Draw(Num(1)),
    )


def test_will_abilities() -> None:
    assert one("{Rest}: Produce {R} or {G}.") == Activate(
        paragraph=1, cost=(Rest(This()),), effect=Produce(("{R}", "{G}"))
    )


def test_once_per_turn() -> None:
    ability = one("{0}: You gain 100 life. Play this ability only once per turn.")
    assert isinstance(ability, Activate)
    assert ability.limits == (Limit(times=1, per="turn"),)
    assert ability.effect == GainLife(Num(100), You())


def test_enter_is_a_keyword_however_it_is_written() -> None:
    for words in (
        "[Enter] ⇒",
        "[Enter]:",
        "When this card enters the field ⇒",
        "When this card enters your field,",
    ):
        assert one(f"{words} Draw a card.") == Keyword(paragraph=1, keyword="enter", effect=Draw(Num(1)))


def test_events_of_others() -> None:
    ability = one("Whenever another Golem you control attacks ⇒ You gain 100 life.")
    assert isinstance(ability, Automatic)
    assert isinstance(ability.trigger, Attacks)
    assert isinstance(ability.trigger.what, All)
    assert ability.trigger.what.filter.preds[1:] == (RaceIs("Golem"), ControlledBy(You()))


def test_an_old_comma_is_an_arrow() -> None:
    assert one("Whenever you play a chant, draw a card.") == one("Whenever you play a chant ⇒ Draw a card.")
    assert one("Whenever you play a chant ⇒ Draw a card.") == Automatic(
        paragraph=1, trigger=Plays(You(), Filter((TypeIs(S.CHANT),))), effect=Draw(Num(1))
    )


def test_standing_effects() -> None:
    assert one("Resonators with [Flying] you control gain [+200/+200].") == Continuous(
        paragraph=1,
        effects=(
            Gains(
                All(Filter((RESONATOR, KeywordIs("flying"), ControlledBy(You())))),
                (AddValues(Num(200), Num(200)),),
            ),
        ),
    )


def test_for_each() -> None:
    ability = one("This card gains [+100/+100] for each Golem you control.")
    golems = Count(All(Filter((RaceIs("Golem"), ControlledBy(You())))))
    assert isinstance(ability, Continuous)
    assert ability.effects == (Gains(This(), (AddValues(Times(Num(100), golems), Times(Num(100), golems)),)),)


def test_as_long_as() -> None:
    ability = one("This card gains [Flying] as long as you control a Golem.")
    assert isinstance(ability, Continuous)
    assert ability.effects == (
        OnlyWhile(
            Exists(All(Filter((RaceIs("Golem"), ControlledBy(You()))))),
            (Gains(This(), (AddAbilities((Keyword(keyword="flying"),)),)),),
        ),
    )


def test_bestowed_and_added_cards_are_the_host() -> None:
    for words in ("Bestowed resonator", "Added resonator", "Resonator with this"):
        ability = one(f"{words} gains [+100/+100].")
        assert isinstance(ability, Continuous)
        assert ability.effects == (Gains(Host(), (AddValues(Num(100), Num(100)),)),)


def test_a_base_ability() -> None:
    assert one("Treat this card as a wind magic stone and water magic stone.") == Continuous(
        paragraph=1, effects=(Gains(This(), (AddStoneTypes(S.WIND), AddStoneTypes(S.WATER))),), base=True
    )


def test_effects_for_a_while() -> None:
    ability = one("Target resonator gains [+200/+0] and [Pierce] until end of turn.", chant=True)
    assert ability == Spell(
        paragraph=1,
        effect=Apply(
            (
                Gains(
                    Target(1, Filter((RESONATOR,))),
                    (AddValues(Num(200), Num(0)), AddAbilities((Keyword(keyword="pierce"),))),
                ),
            ),
            Duration("end of turn"),
        ),
    )


def test_two_things_about_one_subject() -> None:
    ability = one("Target resonator gains [Flying] and cannot block until end of turn.", chant=True)
    assert isinstance(ability, Spell) and isinstance(ability.effect, Apply)
    first, second = ability.effect.statics
    assert isinstance(first, Gains) and isinstance(second, Cannot)
    assert isinstance(first.what, Target) and first.what.slot == 1
    assert second.what == Ref(1)


def test_searching() -> None:
    ability = one(
        "Search your deck for a water Golem with total cost 2 or less, reveal it and put it into your hand. "
        "Then shuffle your deck.",
        chant=True,
    )
    assert isinstance(ability, Spell) and isinstance(ability.effect, Sequence)
    search, following = ability.effect.parts[0].parts  # type: ignore[attr-defined]
    assert search == Search(
        Filter((AttributeIs(S.WATER), RaceIs("Golem"), StatIs("total cost", "<=", Num(2)))),
        S.DECK,
        You(),
        slot=1,
    )
    assert following.parts[1] == Move(Ref(1), S.HAND, under=You())
    assert ability.effect.parts[1] == Sequence((Shuffle(You()),))


def test_zones_and_owners_in_filters() -> None:
    ability = one("Put target Golem from your graveyard into your hand.", chant=True)
    assert isinstance(ability, Spell)
    golem = Target(1, Filter((RaceIs("Golem"), OwnedBy(You())), S.GRAVEYARD))
    assert ability.effect == Move(golem, S.HAND, under=You())


def test_modes() -> None:
    ability = one("Choose one - Draw a card; or you gain 500 life. Draw a card.", chant=True)
    assert isinstance(ability, Spell)
    assert ability.effect == Modes((Draw(Num(1)), Sequence((GainLife(Num(500), You()), Draw(Num(1))))))


def test_x_is_what_the_text_says() -> None:
    ability = one("Draw X cards, where X is the number of Golems you control.", chant=True)
    golems = Count(All(Filter((RaceIs("Golem"), ControlledBy(You())))))
    assert isinstance(ability, Spell)
    assert ability.effect == Sequence((Draw(Letter("X", golems)),))


def test_hundreds_of_x() -> None:
    ability = one("This card deals X00 damage to target player.", chant=True)
    assert isinstance(ability, Spell)
    assert ability.effect == Damage(This(), Times(Letter("X"), Num(100)), Target(1, None, players=1))


def test_costs_of_playing() -> None:
    assert one("You pay {2} less to play chants.") == Continuous(
        paragraph=1, effects=(CostChange(You(), Filter((TypeIs(S.CHANT),)), "{2}", False),)
    )
    assert one("Your opponent pays {1} more to play resonators.") == Continuous(
        paragraph=1, effects=(CostChange(Opponent(), Filter((RESONATOR,)), "{1}", True),)
    )
    this = Filter((IsOneOf(This()),))
    assert one("You may pay {R} less to play this card.", chant=True) == Continuous(
        paragraph=1, effects=(CostChange(You(), this, "{R}", False, optional=True),)
    )
    assert one("As an additional cost to play this card, banish a resonator.", chant=True) == Continuous(
        paragraph=1, effects=(AddedCost((Banish(Choose(Filter((RESONATOR,)))),)),)
    )


def test_keywords_in_one_line_are_several_abilities_of_one_paragraph() -> None:
    assert abilities("[Quickcast] [Remnant]", "Draw a card.", chant=True) == (
        Keyword(paragraph=1, keyword="quickcast"),
        Keyword(paragraph=1, keyword="remnant"),
        Spell(paragraph=2, effect=Draw(Num(1))),
    )


@pytest.mark.parametrize(
    ("text", "keyword"),
    [
        ("[Judgment] {W}{X}", Keyword(paragraph=1, keyword="judgment", cost=(PayWill("{W}{X}"),))),
        ("[Energize] {R} {U}", Keyword(paragraph=1, keyword="energize", symbols=("{R}", "{U}"))),
        ("[Limit] 3", Keyword(paragraph=1, keyword="limit", number=Num(3))),
        ("[Bestow] {G}, {Rest}", Keyword(paragraph=1, keyword="bestow", cost=(PayWill("{G}"), Rest(This())))),
        (
            "[Incarnation] {B}, {B} or {R}",
            Keyword(paragraph=1, keyword="incarnation", symbols=("{B}", "{B}{R}")),
        ),
        (
            "[Barrier] {R}{B}",
            Keyword(paragraph=1, keyword="barrier", filter=Filter((AttributeIs(S.FIRE | S.DARKNESS),))),
        ),
        ("[Trigger] Anytime: Draw a card.", Keyword(paragraph=1, keyword="trigger", effect=Draw(Num(1)))),
        (
            "[Inheritance] {1}: Draw a card.",
            Keyword(paragraph=1, keyword="inheritance", cost=(PayWill("{1}"),), effect=Draw(Num(1))),
        ),
    ],
)
def test_keywords_with_parameters(text: str, keyword: Keyword) -> None:
    assert one(text) == keyword


def test_seal_gives_an_ability_or_instructions() -> None:
    text = "[Seal] (3) - This card gains [Flying]."
    flying = Gains(This(), (AddAbilities((Keyword(keyword="flying"),)),))
    assert one(text) == Keyword(
        paragraph=1, keyword="seal", number=Num(3), abilities=(Continuous(effects=(flying,)),)
    )
    assert one("[Seal] (3) - Draw a card.", chant=True) == Keyword(
        paragraph=1, keyword="seal", number=Num(3), abilities=(Spell(effect=Draw(Num(1))),)
    )


def test_released_seals() -> None:
    ability = one("Release the [Seal] abilities of light cards you control.")
    assert isinstance(ability, Continuous)
    assert ability.effects == (ReleaseSeal(Filter((AttributeIs(S.LIGHT), ControlledBy(You())))),)


def test_gods_arts_have_names() -> None:
    ability = one("God's Art <Long Dusk> {B}{B}: Destroy target resonator.")
    assert ability == Activate(
        paragraph=1,
        name="Long Dusk",
        cost=(PayWill("{B}{B}"),),
        effect=Destroy(Target(1, Filter((RESONATOR,)))),
        gods_art=True,
    )


def test_abilities_in_quotation_marks() -> None:
    ability = one('Golems you control gain "{Rest}: Draw a card."')
    inner = Activate(cost=(Rest(This()),), effect=Draw(Num(1)))
    assert isinstance(ability, Continuous)
    assert ability.effects == (
        Gains(All(Filter((RaceIs("Golem"), ControlledBy(You())))), (AddAbilities((inner,)),)),
    )


def test_an_ability_of_a_card_in_a_graveyard_says_so() -> None:
    ability = one("{B}{B}: Put this card from your graveyard into your hand.")
    assert ability.zones == S.GRAVEYARD
    assert one("{B}: Draw a card.").zones == 0


def test_races_nobody_has_heard_of() -> None:
    ability = one("Whenever a Moss Giantess enters the field ⇒ Draw a card.")
    assert isinstance(ability, Automatic)
    assert ability.trigger == Moves(All(Filter((RaceIs("Moss Giantess"),))), to=S.FIELD)


def test_may_takes_what_is_joined_to_it() -> None:
    ability = one("[Enter] ⇒ You may banish this card and draw two cards.")
    assert isinstance(ability, Keyword)
    assert ability.effect == May(Sequence((Banish(This()), Draw(Num(2)))))


def test_counters_in_costs() -> None:
    ability = one("Remove a [+100/+100] counter from this card: Draw a card.")
    assert isinstance(ability, Activate)
    assert ability.cost == (RemoveCounters("+100/+100", Num(1), This()),)


def test_what_is_not_understood_is_told_with_the_words_where_reading_stopped() -> None:
    result = compiled("[Flying]", "Draw a card and whistle loudly.", chant=True)
    assert [ability.paragraph for ability in result.abilities] == [1]
    (problem,) = result.problems
    assert (problem.paragraph, problem.kind, problem.words) == (2, "not understood", "whistle loudly .")
    assert not result.understood


def test_a_quotation_may_stand_in_a_quotation() -> None:
    """An ability that is given speaks of a card by name; a name has quotation marks of its own."""
    (given,) = abilities('Golems you control gain "{Rest}: Search your deck for a card named "Old Well"."')
    assert [node.name for node in walk(given) if isinstance(node, NameIs)] == ["Old Well"]
    (put,) = abilities('Return target card named "Guard "Left"" to your hand.', chant=True)
    assert [node.name for node in walk(put) if isinstance(node, NameIs)] == ['Guard "Left"']
