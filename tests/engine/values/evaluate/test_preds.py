"""Properties of cards, the zones a filter means, what is known of face-down cards."""

import pytest

from engine.build import add, add_ability, card, context, make_state, move
from willpower.abilities.ability import Activate, Automatic, BreakAbility, Continuous, Keyword
from willpower.abilities.effects import Destroy, Produce, Rest
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
    AnyOf,
    Attached,
    Attacking,
    AttributeIs,
    Choose,
    ChosenIs,
    ControlledBy,
    EachPlayer,
    Filter,
    GeneralIs,
    Happened,
    HasAbility,
    HasCounter,
    InZone,
    IsOneOf,
    KeywordIs,
    ManyAttributes,
    NameHas,
    NameIs,
    NoAttribute,
    Not,
    Opponent,
    OtherThan,
    OwnedBy,
    Pred,
    RaceIs,
    Ref,
    Shares,
    SpellIs,
    StatIs,
    StatusIs,
    StoneTypeIs,
    SubtypeIs,
    Target,
    Targets,
    This,
    Together,
    TurnPlayer,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Count, Letter, Num
from willpower.abilities.statics import AddRaces, AddValues, Gains
from willpower.abilities.symbols import (
    ANY_RULER,
    ANYWHERE,
    CHANT,
    CHASE,
    DECK,
    FIELD,
    FIRE,
    GRAVEYARD,
    HAND,
    ITEMS,
    J_RESONATOR,
    J_RULER,
    MAGIC_STONE,
    REMOVED,
    RESONATOR,
    RULER,
    RULER_AREA,
    RUNES,
    SPECIAL,
    STANDBY,
    WATER,
)
from willpower.engine.core import happenings
from willpower.engine.core.events import (
    ATTACKED,
    BLOCKED,
    DAMAGED,
    DREW,
    MOVED,
    PLAYED,
    RECOVERED,
)
from willpower.engine.core.happenings import event_of
from willpower.engine.core.ids import PLAYER_REF
from willpower.engine.core.memory import remember_word, write_word
from willpower.engine.core.objects import ASTRAL, AWAKENED, BREAK, COPY, JUDGMENT, TOKEN, Note
from willpower.engine.core.state import Battle, State
from willpower.engine.values.evaluate import (
    candidates,
    default_zones,
    fits,
    fits_anywhere,
    goes_with,
    number,
    one_of,
    together,
)
from willpower.engine.values.evaluate.core import plan_of
from willpower.engine.values.targets import target_candidates

DRAGON = card("Rubidia, the Fire Dragon", cost="{R}{2}", race=["Dragon", "Fantasy"], atk=800, defense=600)
RULER_CARD = card("Queen", "Ruler", back=card("Queen Awake", "J-Ruler", atk=1000, defense=1000))


def has(g: State, ref: int, *preds: Pred, you: int = 0) -> bool:
    """Whether a card has properties, wherever it is."""
    return fits_anywhere(g, Filter(preds), ref, context(g, -9, you))


# ---- information ------------------------------------------------------------------------------------------


def test_printed_information() -> None:
    g = make_state()
    dragon = add(g, DRAGON, FIELD)
    assert has(g, dragon, TypeIs(RESONATOR)) and has(g, dragon, TypeIs(J_RESONATOR))
    assert not has(g, dragon, TypeIs(MAGIC_STONE))
    assert has(g, dragon, TypeIs(J_RESONATOR), TypeIs(RESONATOR))
    assert not has(g, dragon, TypeIs(J_RESONATOR), TypeIs(J_RULER))
    assert has(g, dragon, AttributeIs(FIRE | WATER)) and not has(g, dragon, AttributeIs(WATER))
    assert not has(g, dragon, AttributeIs(FIRE | WATER), AttributeIs(WATER))
    assert has(g, dragon, RaceIs("Dragon"), RaceIs("Fantasy"))
    assert not has(g, dragon, RaceIs("Dragon"), RaceIs("Elf"))
    assert not has(g, dragon, NoAttribute()) and not has(g, dragon, ManyAttributes())
    stone = add(g, card("Fire Magic Stone", "Special Magic Stone"), FIELD)
    assert has(g, stone, GeneralIs(SPECIAL)) and not has(g, dragon, GeneralIs(SPECIAL))
    assert has(g, stone, StoneTypeIs(FIRE)) and not has(g, stone, StoneTypeIs(WATER))
    assert has(g, stone, NoAttribute())
    twins = add(g, card("Twins", cost="{R}{U}"), FIELD)
    assert has(g, twins, ManyAttributes())


@pytest.mark.clause("202.3", "202.3a")
def test_names_are_whole_unless_a_part_is_asked_for() -> None:
    g = make_state()
    pair = add(g, card("Hansel and Gretel"), FIELD)
    assert not has(g, pair, NameIs("Hansel"))
    assert has(g, pair, NameIs("Hansel and Gretel"))
    assert has(g, pair, NameHas("Hansel")) and has(g, pair, NameHas("and Gretel"))
    assert not has(g, pair, NameHas("Han"))
    selfish = add(g, card("Selfish Elf's Self"), FIELD)
    assert has(g, selfish, NameHas("Elf")) and not has(g, selfish, NameHas("elf"))


def test_an_older_edition_reads_a_quoted_name_as_a_part() -> None:
    g = make_state("5.00 Bifrost")
    pair = add(g, card("Hansel and Gretel"), FIELD)
    assert has(g, pair, NameIs("Hansel")) and not has(g, pair, NameIs("Grete"))


def test_abilities() -> None:
    g = make_state()
    stone_text = (Activate(cost=(Rest(This()),), effect=Produce(("{R}",))),)
    stone = add(g, card("Stone", "Magic Stone"), FIELD, abilities=stone_text)
    flier = add(g, card("Flier"), FIELD, abilities=(Keyword(keyword="flying"),))
    bane = add(g, card("Bane"), FIELD, abilities=(Keyword(keyword="bane"),))
    killer = add(g, card("Killer"), FIELD, abilities=(Activate(effect=Destroy(This())),))
    plain = add(g, card("Plain"), FIELD)
    robe = add(g, card("Robe", "Addition"), FIELD, abilities=(Continuous(),))
    kinds = {
        "any": {stone, flier, bane, killer, robe},
        "none": {plain},
        "no printed": {plain},
        "activate": {stone, killer},
        "automatic": {bane},
        "continuous": {flier, robe},
        "will": {stone},
        "non-will activate": {killer},
        "symbol skill": {flier},
    }
    for kind, wanted in kinds.items():
        found = {ref for ref in g.table.field if has(g, ref, HasAbility(kind))}
        assert found == wanted, kind
    assert has(g, flier, KeywordIs("flying")) and not has(g, flier, KeywordIs("pierce"))
    assert has(g, plain, StatusIs("printed vanilla")) and not has(g, flier, StatusIs("printed vanilla"))
    on_chase = add_ability(g, killer, Activate(effect=Destroy(This())))
    assert has(g, on_chase, HasAbility("non-will activate")) and not has(g, on_chase, HasAbility("will"))


def test_numbers_of_a_card() -> None:
    g = make_state()
    dragon = add(g, DRAGON, FIELD)
    o = g.edit(dragon)
    o.damage = 300
    o.counters = {"mana": 2, "+100/+100": 1}
    assert has(g, dragon, StatIs("total cost", "=", Num(3)))
    assert has(g, dragon, StatIs("atk", ">=", Num(800))) and not has(g, dragon, StatIs("atk", ">", Num(900)))
    assert has(g, dragon, StatIs("total cost", "odd")) and not has(g, dragon, StatIs("total cost", "even"))
    assert has(g, dragon, StatIs("damage", "=", Num(300)))
    assert has(g, dragon, StatIs("counters", "=", Num(3)))
    assert has(g, dragon, StatIs("attributes", "=", Num(1)))
    assert has(g, dragon, StatIs("printed def", "!=", Num(500)))
    assert has(g, dragon, HasCounter("mana", Num(2))) and not has(g, dragon, HasCounter("mana", Num(3)))
    assert has(g, dragon, HasCounter("")) and not has(g, dragon, HasCounter("limit"))
    assert has(g, dragon, StatIs("atk", "=", Num(900)))  # the counter counts (909.1h)
    assert has(g, dragon, StatIs("printed atk", "=", Num(800)))


@pytest.mark.clause("206.1a")
def test_a_card_without_atk_compares_with_nothing() -> None:
    g = make_state()
    stone = add(g, card("Stone", "Magic Stone"), FIELD)
    assert not has(g, stone, StatIs("atk", "<=", Num(1000)))


@pytest.mark.clause("203.5b")
def test_x_counts_in_the_total_cost_on_the_chase_only() -> None:
    g = make_state()
    bolt = card("Bolt", "Chant", cost="{X}{R}")
    spell = add(g, bolt, CHASE)
    g.edit(spell).x = 4
    assert has(g, spell, StatIs("total cost", "=", Num(5)))
    in_hand = add(g, bolt, HAND)
    assert has(g, in_hand, StatIs("total cost", "=", Num(1)))
    second = add(g, bolt, CHASE)
    made = context(g, second)
    made.x = 2
    g.edit(second).ctx = made.id
    assert has(g, second, StatIs("total cost", "=", Num(3)))


# ---- states ------------------------------------------------------------------------------------------------


def test_states_of_a_card() -> None:
    g = make_state()
    wolf = add(g, card(), FIELD)
    other = add(g, card(), FIELD)
    o = g.edit(wolf)
    checks = {
        "rested": "rested",
        "face down": "face_down",
        "revealed": "revealed",
    }
    for status, field in checks.items():
        assert not has(g, wolf, StatusIs(status))
        setattr(o, field, True)
        assert has(g, wolf, StatusIs(status)) and not has(g, other, StatusIs(status)), status
    assert not has(g, wolf, StatusIs("recovered")) and not has(g, wolf, StatusIs("face up"))
    assert has(g, other, StatusIs("recovered")) and has(g, other, StatusIs("face up"))
    assert not has(g, other, StatusIs("rested"), StatusIs("recovered"))
    o.damage = 100
    assert has(g, wolf, StatusIs("damaged")) and not has(g, other, StatusIs("damaged"))
    assert not has(g, wolf, StatusIs("fresh"))
    o.since = g.turn.serial
    assert has(g, wolf, StatusIs("fresh"))
    o.marks = ASTRAL
    assert has(g, wolf, StatusIs("astral")) and not has(g, wolf, StatusIs("awakened"))
    o.marks = AWAKENED
    assert has(g, wolf, StatusIs("awakened")) and not has(g, wolf, StatusIs("astral"))
    token = add(g, card("Rat"), FIELD, kind=TOKEN)
    assert has(g, token, StatusIs("token")) and not has(g, wolf, StatusIs("token"))
    gem = add(g, card("Gem", "Regalia"), ITEMS, kind=TOKEN)
    assert has(g, gem, StatusIs("gem")) and not has(g, token, StatusIs("gem"))


def test_additions_on_cards() -> None:
    g = make_state()
    wolf = add(g, card(), FIELD)
    robe = add(g, card("Robe", "Addition"), FIELD)
    charm = add(g, card("Charm", "Addition"), FIELD, abilities=(Keyword(keyword="bestow"),))
    for status, ref in (("added", robe), ("bestowed", charm), ("hosting", wolf)):
        assert not has(g, ref, StatusIs(status)), status
    g.edit(robe).host = wolf
    g.edit(charm).host = wolf
    assert has(g, robe, StatusIs("added")) and not has(g, robe, StatusIs("bestowed"))
    assert has(g, charm, StatusIs("added")) and has(g, charm, StatusIs("bestowed"))
    assert has(g, wolf, StatusIs("hosting"))


@pytest.mark.clause("1302.1a", "1302.3a")
def test_sides() -> None:
    g = make_state()
    inverse = card("Hope", back=card("Despair", race="Inverse"))
    hope = add(g, inverse, FIELD)
    despair = add(g, inverse, FIELD, face=1)
    ruler = add(g, RULER_CARD, RULER_AREA)
    first = card("First", "J-Ruler", back=card("Second", "J-Ruler"))
    colossal = add(g, card("Small", "Ruler", back=first), RULER_AREA)
    assert has(g, hope, StatusIs("double-sided")) and not has(g, ruler, StatusIs("double-sided"))
    assert has(g, despair, StatusIs("despair")) and not has(g, hope, StatusIs("despair"))
    assert has(g, colossal, StatusIs("colossal")) and not has(g, ruler, StatusIs("colossal"))


@pytest.mark.clause("804.4", "804.4a", "804.5a", "804.5b")
def test_states_of_a_battle() -> None:
    g = make_state()
    attacker, attacked, blocker, bystander = (add(g, card(f"Card {i}"), FIELD, i % 2) for i in range(4))
    words = ("attacking", "attacked", "blocking", "blocked", "unblocked", "battling")

    def told() -> dict[str, set[int]]:
        return {w: {ref for ref in g.table.field if has(g, ref, StatusIs(w))} for w in words}

    assert all(not found for found in told().values())
    g.table.battle = Battle()
    g.table.battle.attacker = attacker
    g.table.battle.attacked = attacked
    g.table.battle.joined = True
    both = {attacker, attacked}
    expected = {"attacking": {attacker}, "attacked": {attacked}, "blocking": set(), "blocked": set()}
    assert told() == expected | {"unblocked": {attacker}, "battling": both}
    g.table.battle.blocker = blocker
    g.table.battle.was_blocked = True
    expected = {"attacking": {attacker}, "attacked": {attacked}, "blocking": {blocker}, "blocked": {attacker}}
    assert told() == expected | {"unblocked": set(), "battling": {attacker, blocker}}
    g.table.battle.blocker = -9
    assert told()["battling"] == both
    # 804.5b: once the attacker has struck a blocker, the attacked card does not battle any more.
    g.table.battle.faced = True
    assert told()["battling"] == both
    struck = happenings.damaged(
        source=attacker, object=blocker, amount=100, player=1, how="battle", clause="1007.1"
    )
    g.memory.happened.append(struck)
    assert told()["battling"] == set()
    g.table.battle.faced = False
    g.table.battle.attacked = PLAYER_REF[1]
    assert has(g, attacker, Attacking(You()), you=1) and has(g, attacker, Attacking(EachPlayer()))
    assert has(g, attacker, Attacking(Opponent())) and not has(g, attacker, Attacking(You()))
    assert not has(g, blocker, Attacking(You()), you=1)
    assert not has(g, attacker, Attacking(All(Filter())))
    assert told()["battling"] == set() and bystander in g.table.field


def test_the_first_card_of_a_turn() -> None:
    g = make_state()
    first = add(g, card("Bolt", "Chant"), CHASE)
    second = add(g, card("Bolt", "Chant"), CHASE)
    assert has(g, first, StatusIs("first card")) and has(g, second, StatusIs("first card"))
    g.memory.happened.append(event_of(PLAYED, subject=first, player=0))
    assert has(g, first, StatusIs("first card")) and not has(g, second, StatusIs("first card"))
    theirs = add(g, card("Bolt", "Chant"), CHASE, 1)
    assert has(g, theirs, StatusIs("first card"))


# ---- on the chase ------------------------------------------------------------------------------------------


@pytest.mark.clause("312.3", "705.2d", "901.1e")
def test_spells_and_abilities() -> None:
    g = make_state()
    dragon = add(g, DRAGON, FIELD)
    spell = add(g, card("Bolt", "Chant"), CHASE)
    copy = add(g, card("Bolt", "Chant"), CHASE, kind=COPY)
    activate = add_ability(g, dragon, Activate())
    automatic = add_ability(g, dragon, Automatic())
    judgment = add(g, RULER_CARD, CHASE, kind=JUDGMENT)
    broken = add_ability(g, dragon, BreakAbility())
    g.edit(broken).kind = BREAK
    kinds = {
        "spell": {spell, copy},
        "ability": {activate, automatic},  # lifebreak of the oldest edition is neither
        "activate": {activate},
        "automatic": {automatic},
        "non-will activate": {activate},
        "will": set(),
        "judgment": {judgment},
        "break": {broken},
    }
    for kind, wanted in kinds.items():
        assert set(candidates(g, Filter((SpellIs(kind),)), context(g))) == wanted, kind
    of_fire = Filter((AbilityOf(Filter((AttributeIs(FIRE),))),))
    assert set(candidates(g, of_fire, context(g))) == {activate, automatic}
    assert candidates(g, Filter((AbilityOf(Filter((AttributeIs(WATER),))),)), context(g)) == ()
    move(g, dragon, GRAVEYARD)
    assert activate in candidates(g, of_fire, context(g))  # 911.1


def test_what_a_spell_targets() -> None:
    g = make_state()
    dragon, wolf = add(g, DRAGON, FIELD), add(g, card(), FIELD, 1)
    spell = add(g, card("Bolt", "Chant"), CHASE)
    c = context(g, spell)
    more = context(g, spell)
    g.edit(spell).ctx = c.id
    c.slots = {1: (wolf,), 2: (dragon,)}
    c.targets = (1,)
    c.more = (more.id,)
    mine = Filter((TypeIs(RESONATOR), ControlledBy(You())))
    assert not has(g, spell, Targets(mine))  # what is in another slot is not a target
    assert has(g, spell, Targets(mine), you=1)
    assert not has(g, spell, Targets(None, You()), you=1)
    more.slots = {1: (PLAYER_REF[1],)}
    more.targets = (1,)
    assert has(g, spell, Targets(None, You()), you=1) and not has(g, spell, Targets(None, You()))
    gone = move(g, wolf, GRAVEYARD)
    c.slots = {1: (gone,)}
    assert not has(g, spell, Targets(mine), you=1)  # a resonator card in a graveyard is no resonator (201.5)


# ---- whose, which, where -----------------------------------------------------------------------------------


@pytest.mark.clause("105.2", "105.3")
def test_control_and_ownership() -> None:
    g = make_state()
    stolen = add(g, card(), FIELD, 1, controller=0)
    buried = add(g, card(), GRAVEYARD, 1)
    assert has(g, stolen, ControlledBy(You())) and not has(g, stolen, ControlledBy(Opponent()))
    assert has(g, stolen, OwnedBy(Opponent())) and not has(g, stolen, OwnedBy(You()))
    assert has(g, buried, ControlledBy(Opponent())) and not has(g, buried, ControlledBy(You()))
    assert has(g, stolen, ControlledBy(EachPlayer()), OwnedBy(EachPlayer()))
    assert not has(g, stolen, ControlledBy(You()), ControlledBy(Opponent()))
    assert has(g, stolen, ControlledBy(TurnPlayer()))
    g.turn.player = 1
    assert not has(g, stolen, ControlledBy(TurnPlayer())) and has(g, stolen, OwnedBy(TurnPlayer()))


def test_identity() -> None:
    g = make_state()
    wolf, dragon = add(g, card(), FIELD), add(g, DRAGON, FIELD)
    ctx = context(g, wolf)
    ctx.slots[1] = (dragon,)
    assert candidates(g, Filter((OtherThan(This()),)), ctx) == (dragon,)
    assert candidates(g, Filter((IsOneOf(Ref(1)),)), ctx) == (dragon,)
    buried = add(g, card("Rapunzel"), GRAVEYARD)
    named = All(Filter((NameIs("Rapunzel"),)))
    assert candidates(g, Filter((OtherThan(named),), GRAVEYARD), ctx) == ()
    assert candidates(g, Filter((IsOneOf(named),), GRAVEYARD), ctx) == (buried,)
    assert one_of(g, named, buried, ctx) and not one_of(g, named, wolf, ctx)
    assert one_of(g, EachPlayer(), PLAYER_REF[1], ctx)


def test_qualities_in_common() -> None:
    g = make_state()
    dragon = add(g, DRAGON, FIELD)
    ctx = context(g, dragon)
    ember = add(g, card("Ember", cost="{R}{R}{R}", race="Dragon", atk=100, defense=100), FIELD)
    tide = add(g, card("Tide", "Addition", cost="{U}"), FIELD)
    for quality in ("race", "attribute", "total cost", "type", "atk", "name"):
        shared = quality not in ("atk", "name")
        assert fits(g, Filter((Shares(quality, This()),)), ember, ctx) == shared, quality
    for quality in ("race", "attribute", "total cost", "atk", "name", "type"):
        assert not fits(g, Filter((Shares(quality, This()),)), tide, ctx), quality


def test_the_word_chosen_for_a_card() -> None:
    g = make_state()
    dragon = add(g, DRAGON, FIELD)
    chooser = add(g, card("Chooser"), FIELD)
    ctx = context(g, chooser)
    kinds = {"race": "Dragon", "name": "Rubidia, the Fire Dragon", "attribute": "fire"}
    for kind, word in kinds.items():
        filter = Filter((ChosenIs(kind),))
        ctx.words = {}
        assert not fits(g, filter, dragon, ctx)
        write_word(ctx, kind, 3, word)
        assert fits(g, filter, dragon, ctx) and not fits(g, filter, chooser, ctx), kind
    remember_word(g, chooser, "race", 1, "Fantasy")
    assert fits(g, Filter((ChosenIs("race"),)), dragon, context(g, chooser))


def test_old_additions_and_stones() -> None:
    g = make_state()
    hall = add(g, card("Hall", "Addition:Field"), FIELD)
    robe = add(g, card("Robe", "Addition:Resonator"), FIELD)
    stone = add(g, card("Almerius", "True Magic Stone"), FIELD)
    ctx = context(g)
    for preds in ((SubtypeIs("field"),), (StatusIs("field addition"),)):
        assert candidates(g, Filter(preds), ctx) == (hall,)
    assert candidates(g, Filter((SubtypeIs("resonator"),)), ctx) == (robe,)
    assert candidates(g, Filter((StatusIs("true"), TypeIs(MAGIC_STONE))), ctx) == (stone,)


def test_places_as_states() -> None:
    g = make_state()
    here, mine, theirs = add(g, card(), FIELD), add(g, card(), HAND), add(g, card(), HAND, 1)
    assert has(g, here, StatusIs("in the field")) and not has(g, mine, StatusIs("in the field"))
    assert has(g, mine, StatusIs("in hand")) and not has(g, theirs, StatusIs("in hand"))


@pytest.mark.clause("302.3")
def test_cards_that_are_pointed_at_are_meant_where_they_are() -> None:
    g = make_state()
    keeper = add(g, card("Keeper"), FIELD)
    kept, stray = add(g, card(), REMOVED, 1), add(g, card(), REMOVED, 1)
    g.edit(keeper).memory = (Note("removed", kept),)
    ctx = context(g, keeper)
    removed = Filter((TypeIs(RESONATOR), IsOneOf(Attached("removed", This()))))
    assert candidates(g, removed, ctx) == (kept,)
    assert fits(g, removed, kept, ctx) and not fits(g, removed, stray, ctx)
    assert candidates(g, Filter(removed.preds, FIELD), ctx) == ()
    back = move(g, kept, HAND)
    assert candidates(g, removed, ctx) == () and not fits(g, removed, back, ctx)


def test_a_quality_in_common_with_any_other_card() -> None:
    g = make_state()
    a, b, _ = (add(g, card(name), FIELD) for name in ("Rat", "Rat", "Cat"))
    spell = context(g, add(g, card("Bolt", "Chant"), CHASE))
    for noun in (All(Filter()), Choose(Filter((OtherThan(This()),)))):
        assert candidates(g, Filter((Shares("name", noun),)), spell) == (a, b)


def test_cards_that_share_a_quality_with_each_other() -> None:
    g = make_state()
    red, also, blue = (add(g, card(cost, cost=cost), FIELD) for cost in ("{R}", "{R}{U}", "{U}"))
    void = add(g, card("V"), FIELD)
    sharing = Filter((TypeIs(RESONATOR), Shares("attribute", This(), "same")))
    assert candidates(g, sharing, context(g, void)) == (red, also, blue)
    rule = together(sharing)
    assert rule == Together("same", "attribute") and together(Filter()) is None
    assert goes_with(g, rule, also, (red,)) and not goes_with(g, rule, blue, (red,))
    assert goes_with(g, rule, blue, (also,))
    spell = context(g, void)
    assert target_candidates(g, Target(1, sharing), spell, (red,)) == (also,)


def test_combinations() -> None:
    g = make_state()
    dragon, wolf = add(g, DRAGON, FIELD), add(g, card(), FIELD)
    fire, wolves = AttributeIs(FIRE), NameIs("Wolf")
    assert has(g, wolf, Not(fire)) and not has(g, dragon, Not(fire))
    assert has(g, wolf, AnyOf((fire, wolves))) and has(g, dragon, AnyOf((fire, wolves)))
    assert not has(g, wolf, AnyOf((fire, RaceIs("Elf"))))
    assert has(g, dragon, AllOf((fire, RaceIs("Dragon")))) and not has(g, dragon, AllOf((fire, wolves)))
    assert has(g, dragon, InZone(FIELD, You())) and not has(g, dragon, InZone(FIELD, Opponent()))
    assert not has(g, dragon, InZone(HAND))


# ---- this turn ---------------------------------------------------------------------------------------------


def test_what_happened_to_a_card() -> None:
    g = make_state()
    wolf, dragon = add(g, card(), FIELD), add(g, DRAGON, FIELD, 1)
    dead = move(g, add(g, card("Rat"), FIELD), GRAVEYARD)
    old = g.table.objs[dead].prev
    spell = add(g, card("Cat"), CHASE)
    cat = move(g, spell, FIELD)
    words = ("dealt damage", "damaged something", "entered", "attacked", "blocked", "was blocked", "played",
             "destroyed", "put into graveyard", "died", "drawn", "recovered")  # fmt: skip
    events = {
        "dealt damage": (event_of(DAMAGED, subject=wolf, object=dragon, amount=300), dragon),
        "damaged something": (event_of(DAMAGED, subject=wolf, object=dragon, amount=300), wolf),
        "entered": (event_of(MOVED, subject=cat, old=spell, origin=CHASE, to=FIELD), cat),
        "attacked": (event_of(ATTACKED, subject=wolf, object=PLAYER_REF[1]), wolf),
        "blocked": (event_of(BLOCKED, subject=dragon, object=wolf), dragon),
        "was blocked": (event_of(BLOCKED, subject=dragon, object=wolf), wolf),
        "played": (event_of(PLAYED, subject=spell, player=0), cat),
        "destroyed": (
            event_of(MOVED, subject=dead, old=old, origin=FIELD, to=GRAVEYARD, word="destroyed"),
            old,
        ),
        "put into graveyard": (event_of(MOVED, subject=dead, old=old, origin=FIELD, to=GRAVEYARD), dead),
        "died": (event_of(MOVED, subject=dead, old=old, origin=FIELD, to=GRAVEYARD), dead),
        "drawn": (event_of(DREW, subject=cat, player=0), cat),
        "recovered": (event_of(RECOVERED, subject=wolf), wolf),
    }
    assert set(words) == set(events)
    for word, (event, about) in events.items():
        g.memory.happened = []
        assert not has(g, about, Happened(word)), word
        g.memory.happened = [event]
        assert has(g, about, Happened(word)), word
        uninvolved = add(g, card("Bystander"), FIELD)
        assert not has(g, uninvolved, Happened(word)), word


def test_damage_by_something() -> None:
    g = make_state()
    wolf, dragon = add(g, card(), FIELD), add(g, DRAGON, FIELD)
    g.memory.happened.append(event_of(DAMAGED, subject=dragon, object=wolf, amount=100))
    move(g, dragon, GRAVEYARD)  # it is still the dragon it was
    assert has(g, wolf, Happened("dealt damage by", All(Filter((AttributeIs(FIRE),)))))
    assert not has(g, wolf, Happened("dealt damage by", All(Filter((AttributeIs(WATER),)))))
    assert not has(g, wolf, Happened("dealt damage by", This()))


# ---- zones -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preds", "zones"),
    [
        pytest.param((), FIELD, marks=pytest.mark.clause("307.4")),
        pytest.param((AttributeIs(FIRE),), FIELD, marks=pytest.mark.clause("307.4")),
        pytest.param((TypeIs(RESONATOR),), FIELD, marks=pytest.mark.clause("307.4")),
        pytest.param((TypeIs(J_RESONATOR), RaceIs("Elf")), FIELD, marks=pytest.mark.clause("307.4")),
        pytest.param((TypeIs(MAGIC_STONE),), FIELD, marks=pytest.mark.clause("307.4")),
        pytest.param((StoneTypeIs(FIRE),), FIELD, marks=pytest.mark.clause("201.4c")),
        pytest.param((TypeIs(RULER),), RULER_AREA, marks=pytest.mark.clause("308.4")),
        pytest.param((TypeIs(ANY_RULER),), RULER_AREA | FIELD, marks=pytest.mark.clause("201.5")),
        pytest.param((RaceIs("Elf"),), RULER_AREA | FIELD, marks=pytest.mark.clause("205.4")),
        pytest.param((TypeIs(CHANT),), CHASE, marks=pytest.mark.clause("312.3")),
        pytest.param((SpellIs("spell"), TypeIs(RESONATOR)), CHASE, marks=pytest.mark.clause("312.3")),
        pytest.param((AnyOf((SpellIs("spell"), SpellIs("ability"))),), CHASE),
        pytest.param((AnyOf((TypeIs(RESONATOR), SpellIs("spell"))),), CHASE | FIELD),
        pytest.param((AnyOf((RaceIs("Elf"), RaceIs("Orc"))), TypeIs(RESONATOR)), FIELD),
        pytest.param((Not(TypeIs(RULER)),), FIELD),
        pytest.param((TypeIs(RESONATOR), InZone(HAND | DECK)), HAND | DECK),
        pytest.param((AllOf((TypeIs(RULER), RaceIs("Elf"))),), RULER_AREA),
    ],
)
def test_the_zones_of_a_filter_that_names_none(preds: tuple[Pred, ...], zones: int) -> None:
    assert default_zones(make_state(), plan_of(Filter(preds))) & ANYWHERE == zones


def test_other_editions_mean_other_zones() -> None:
    filter = Filter((TypeIs(J_RULER),))
    assert default_zones(make_state("8.01"), plan_of(filter)) == FIELD
    assert default_zones(make_state("2.0"), plan_of(filter)) == FIELD | RULER_AREA
    assert default_zones(make_state("8.01"), plan_of(filter)) == FIELD


@pytest.mark.clause("201.5")
def test_a_resonator_card_elsewhere_is_no_resonator() -> None:
    g = make_state()
    here, there = add(g, card(), FIELD), add(g, card(), GRAVEYARD)
    resonators = Filter((TypeIs(RESONATOR),))
    ctx = context(g)
    assert fits(g, resonators, here, ctx) and not fits(g, resonators, there, ctx)
    assert fits_anywhere(g, resonators, there, ctx)
    assert not fits_anywhere(g, Filter((TypeIs(RESONATOR),), FIELD), there, ctx)
    assert not fits(g, resonators, PLAYER_REF[0], ctx) and not fits_anywhere(g, Filter(), PLAYER_REF[0], ctx)
    assert candidates(g, resonators, ctx) == (here,)
    assert candidates(g, Filter(resonators.preds, GRAVEYARD), ctx) == (there,)


@pytest.mark.clause("307.4a")
def test_counting_looks_into_the_ruler_area() -> None:
    g = make_state()
    ruler = add(g, card("Queen", "Ruler", attribute="R", back=card("Awake", "J-Ruler")), RULER_AREA)
    add(g, DRAGON, FIELD)
    fire = All(Filter((AttributeIs(FIRE), ControlledBy(You()))))
    assert number(g, Count(fire), context(g)) == 2
    assert ruler not in candidates(g, fire.filter, context(g))
    assert number(g, Count(All(Filter((SpellIs("spell"),)))), context(g)) == 0


def test_order_of_candidates() -> None:
    g = make_state()
    order = [
        add(g, card("Deck"), DECK, 1),
        add(g, card("Hand 0"), HAND, 0),
        add(g, card("Hand 1"), HAND, 1),
        add(g, card("Field 1"), FIELD, 1),
        add(g, card("Field 0"), FIELD, 0),
        add(g, card("Grave 0"), GRAVEYARD, 0),
        add(g, card("Grave 0 below"), GRAVEYARD, 0),
        add(g, card("Grave 1"), GRAVEYARD, 1),
        add(g, card("Chase", "Chant"), CHASE, 1),
    ]
    zones = DECK | HAND | FIELD | GRAVEYARD | CHASE
    for you in (0, 1):
        g.turn.player = you
        assert list(candidates(g, Filter((), zones), context(g, -9, you))) == order
    mine = [ref for ref in order if g.table.objs[ref].owner == 0]
    assert list(candidates(g, Filter((OwnedBy(You()),), zones), context(g))) == mine
    assert list(candidates(g, Filter((ControlledBy(Opponent()),), zones), context(g, -9, 1))) == mine


@pytest.mark.clause("303.2", "303.2b", "311.2a")
def test_face_down_cards_are_found_only_by_what_is_known_of_them() -> None:
    g = make_state()
    trap = add(g, card("Trap", "Chant"), STANDBY, 1)
    stone = add(g, card("Stone", "Magic Stone"), STANDBY, 1)
    gone = add(g, card(), REMOVED, 1)
    g.edit(gone).face_down = True
    zones = STANDBY | REMOVED

    def found(*preds: Pred, you: int = 0) -> tuple[int, ...]:
        return candidates(g, Filter(preds, zones), context(g, -9, you))

    assert found(OwnedBy(Opponent())) == (trap, stone, gone)
    assert found(StatusIs("face down"), Not(StatusIs("rested"))) == (trap, stone, gone)
    assert found(TypeIs(CHANT)) == () and found(Not(TypeIs(CHANT))) == ()
    assert found(TypeIs(MAGIC_STONE)) == (stone,) and found(Not(TypeIs(MAGIC_STONE))) == (trap, gone)
    assert found(TypeIs(MAGIC_STONE | CHANT)) == (stone,)
    assert found(AnyOf((TypeIs(MAGIC_STONE), NameIs("Trap")))) == (stone,)
    assert found(AllOf((TypeIs(MAGIC_STONE), NameIs("Stone")))) == ()
    assert found(StatIs("total cost", "=", Num(0))) == ()
    assert found(TypeIs(CHANT), you=1) == (trap,)
    g.edit(trap).revealed = True
    assert found(TypeIs(CHANT)) == (trap,)


def test_runes_and_items_are_looked_at_by_owner() -> None:
    g = make_state()
    mine, theirs = add(g, card("Rune", "Rune"), RUNES, 0), add(g, card("Rune", "Rune"), RUNES, 1)
    assert candidates(g, Filter((OwnedBy(You()),), RUNES), context(g)) == (mine,)
    assert candidates(g, Filter((ControlledBy(Opponent()),), RUNES), context(g)) == (theirs,)


# ---- with continuous effects -------------------------------------------------------------------------------


def test_filters_see_what_cards_have_become() -> None:
    g = make_state()
    wolf = add(g, card(atk=400, defense=400), FIELD)
    elves = Filter((RaceIs("Elf"), StatIs("atk", ">=", Num(500))))
    assert candidates(g, elves, context(g)) == ()
    gains = Gains(All(Filter((TypeIs(RESONATOR),))), (AddRaces(("Elf",)), AddValues(Num(200), Num(0))))
    lord = add(g, card("Lord", "Addition"), FIELD, abilities=(Continuous(effects=(gains,)),))
    assert candidates(g, elves, context(g)) == (wolf,)
    buried = move(g, lord, GRAVEYARD)
    assert buried and candidates(g, elves, context(g)) == ()


@pytest.mark.clause("911.1")
def test_last_known_information_of_a_changed_card() -> None:
    g = make_state()
    wolf = add(g, card(atk=400, defense=400), FIELD)
    gains = Gains(All(Filter((TypeIs(RESONATOR),))), (AddRaces(("Elf",)),))
    add(g, card("Lord", "Addition"), FIELD, abilities=(Continuous(effects=(gains,)),))
    ctx = context(g, wolf)
    assert fits(g, Filter((RaceIs("Elf"),)), wolf, ctx)
    buried = move(g, wolf, GRAVEYARD)
    assert fits_anywhere(g, Filter((RaceIs("Elf"),)), wolf, ctx)
    assert not fits_anywhere(g, Filter((RaceIs("Elf"),)), buried, ctx)


def test_x_in_a_filter() -> None:
    g = make_state()
    dragon = add(g, DRAGON, FIELD)
    ctx = context(g, dragon)
    cheap = Filter((StatIs("total cost", "<=", Letter("X")),))
    ctx.x = 2
    assert candidates(g, cheap, ctx) == ()
    ctx.x = 3
    assert candidates(g, cheap, ctx) == (dragon,)
