"""Quantities and conditions."""

import pytest

from engine.build import add, card, context, make_state, move
from willpower.abilities.ability import Continuous, Keyword
from willpower.abilities.conditions import (
    AllConds,
    AnyCond,
    Compare,
    Condition,
    Did,
    Exists,
    Fits,
    GameIs,
    HappenedThisTurn,
    ModeChosen,
    NotCond,
    NumberIf,
    PaidWith,
    PhaseIs,
    TurnOf,
    WasPlayed,
    WeatherIs,
)
from willpower.abilities.nouns import (
    All,
    AttributeIs,
    ControlledBy,
    EachPlayer,
    Filter,
    IsOneOf,
    Opponent,
    OwnedBy,
    Quantity,
    RaceIs,
    Ref,
    This,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.quantities import (
    Count,
    DamageCapacity,
    Divide,
    EventAmount,
    Happenings,
    Letter,
    LifeOf,
    Minus,
    Num,
    PlayerNumber,
    Plus,
    SlotNumber,
    Stat,
    Times,
)
from willpower.abilities.statics import HandSize
from willpower.abilities.symbols import (
    CHASE,
    FIELD,
    FIRE,
    GRAVEYARD,
    HAND,
    MAGIC_STONE,
    RESONATOR,
    RULER_AREA,
    RUNES,
    STANDBY,
    WATER,
)
from willpower.engine.core.events import (
    ATTACKED,
    DAMAGED,
    DISCARDED,
    DREW,
    JUDGED,
    LIFE_GAINED,
    LIFE_LOST,
    MOVED,
    PLAYED,
    WILL,
)
from willpower.engine.core.happenings import event_of
from willpower.engine.core.ids import PLAYER_REF
from willpower.engine.core.objects import AWAKENED, FREE_PLAY, REMNANT, TORRENT, Ctx, Note
from willpower.engine.core.state import Battle, State
from willpower.engine.values.evaluate import holds, number
from willpower.engine.values.evaluate.numbers import NO_MAXIMUM

WOLVES = All(Filter((TypeIs(RESONATOR), ControlledBy(You()))))


def wolf(g: State, name: str = "Wolf", player: int = 0, atk: int = 400, cost: str = "{G}{1}") -> int:
    return add(g, card(name, cost=cost, race="Beast", atk=atk, defense=500), FIELD, player)


# ---- quantities -------------------------------------------------------------------------------------------


def test_arithmetic() -> None:
    g = make_state()
    ctx = context(g)
    for quantity, value in (
        (Num(3), 3),
        (Plus(Num(3), Num(4)), 7),
        (Minus(Num(3), Num(4)), -1),
        (Times(Num(3), Num(400)), 1200),
        (Divide(Num(7), 2), 3),
        (Divide(Num(7), 2, up=True), 4),
        (Divide(Num(8), 2, up=True), 4),
        (NumberIf(Compare(Num(1), "<", Num(2)), Num(5), Num(6)), 5),
        (NumberIf(Compare(Num(2), "<", Num(2)), Num(5), Num(6)), 6),
    ):
        assert number(g, quantity, ctx) == value, quantity
    assert number(g, None, ctx) == 1 and number(g, None, ctx, 7) == 7


@pytest.mark.clause("903.2f", "903.2f-ii", "903.3b-i")
def test_x() -> None:
    g = make_state()
    ref = wolf(g)
    ctx = context(g, ref)
    assert number(g, Letter("X"), ctx) == 0 and number(g, Letter("X"), context(g)) == 0
    assert number(g, Letter("X", LifeOf(You())), ctx) == 4000
    g.edit(ref).x = 3
    assert number(g, Letter("X"), ctx) == 3
    ctx.x = 0
    assert number(g, Letter("X"), ctx) == 0 and number(g, Letter("X", Num(9)), ctx) == 0
    ctx.x = 5
    ctx.y = 2
    assert number(g, Letter("X"), ctx) == 5 and number(g, Letter("Y"), ctx) == 2
    assert number(g, Letter("Y"), context(g, ref)) == 0


def test_counts() -> None:
    g = make_state()
    ctx = context(g, wolf(g, "A"))
    wolf(g, "A", cost="{R}{1}")
    wolf(g, "B", cost="{R}{U}{4}")
    wolf(g, "C", player=1)
    assert number(g, Count(WOLVES), ctx) == 3
    assert number(g, Count(WOLVES, "name"), ctx) == 2
    assert number(g, Count(WOLVES, "attribute"), ctx) == 3
    assert number(g, Count(WOLVES, "race"), ctx) == 1
    assert number(g, Count(WOLVES, "total cost"), ctx) == 2
    assert number(g, Count(EachPlayer()), ctx) == 2


def test_numbers_of_cards_are_summed_or_compared() -> None:
    g = make_state()
    first = wolf(g, atk=400)
    second = wolf(g, atk=700)
    add(g, card("Stone", "Magic Stone"), FIELD)
    everything = All(Filter())
    ctx = context(g, first)
    assert number(g, Stat("atk", everything), ctx) == 1100
    assert number(g, Stat("atk", everything, "highest"), ctx) == 700
    assert number(g, Stat("atk", everything, "lowest"), ctx) == 400
    assert number(g, Stat("total cost", everything, "highest"), ctx) == 2
    assert number(g, Stat("def", All(Filter((RaceIs("Elf"),))), "lowest"), ctx) == 0
    g.edit(second).counters = {"mana": 3, "limit": 1}
    assert number(g, Stat("counters", everything, counter="mana"), ctx) == 3
    assert number(g, Stat("counters", everything), ctx) == 4
    g.edit(second).damage = 300
    assert number(g, Stat("damage", everything), ctx) == 300


@pytest.mark.clause("1102.2a")
def test_damage_capacity() -> None:
    g = make_state()
    ref = wolf(g)
    g.edit(ref).damage = 200
    assert number(g, DamageCapacity(This()), context(g, ref)) == 300


def test_life_events_and_slots() -> None:
    g = make_state()
    g.edit_player(1).life = 2500
    ctx = context(g)
    assert number(g, LifeOf(Opponent()), ctx) == 2500
    assert number(g, EventAmount(), ctx) == 0
    ctx.event = event_of(DAMAGED, amount=700)
    assert number(g, EventAmount(), ctx) == 700
    ctx.slots[1] = (5, 6)
    ctx.numbers[2] = 0
    ctx.slots[2] = (7,)
    assert number(g, SlotNumber(1), ctx) == 2
    assert number(g, SlotNumber(2), ctx) == 0
    assert number(g, SlotNumber(3), ctx) == 0


@pytest.mark.clause("711.2a", "1136.3")
def test_divinity() -> None:
    g = make_state()
    ruler = card("Queen", "Ruler", back=card("Awake", "J-Ruler"))
    add(g, ruler, RULER_AREA, abilities=(Keyword(keyword="divinity", number=Num(10)),))
    ctx = context(g)
    rune = card("Song", "Rune", divinity=3)
    hidden, shown = add(g, rune, RUNES), add(g, rune, RUNES)
    assert number(g, PlayerNumber("divinity", You()), ctx) == 10
    assert number(g, PlayerNumber("remaining divinity", You()), ctx) == 10
    g.edit(shown).revealed = True
    assert number(g, PlayerNumber("remaining divinity", You()), ctx) == 7
    assert number(g, PlayerNumber("divinity", Opponent()), ctx) == 0
    ctx.slots[1] = (hidden,)
    assert number(g, Stat("divinity", Ref(1)), ctx) == 3


@pytest.mark.clause("306.3")
def test_maximum_hand_size() -> None:
    g = make_state()
    ctx = context(g)
    size = PlayerNumber("hand size", You())
    assert number(g, size, ctx) == 7
    more = Continuous(effects=(HandSize(You(), Num(2)),))
    add(g, card("Bag", "Addition"), FIELD, abilities=(more,))
    assert number(g, size, ctx) == 9
    assert number(g, PlayerNumber("hand size", Opponent()), ctx) == 7
    four = Continuous(effects=(HandSize(You(), Num(4), set_to=True),))
    add(g, card("Box", "Addition"), FIELD, abilities=(four,))
    assert number(g, size, ctx) == 4
    add(g, card("Pit", "Addition"), FIELD, abilities=(Continuous(effects=(HandSize(You(), None),)),))
    assert number(g, size, ctx) == NO_MAXIMUM


def test_turns_of_a_player() -> None:
    g = make_state()
    g.edit_player(1).turns = 3
    assert number(g, PlayerNumber("turn number", Opponent()), context(g)) == 3


# ---- what happened this turn ----------------------------------------------------------------------------


def test_happenings() -> None:
    g = make_state()
    ref, other = wolf(g), wolf(g, player=1)
    spell = add(g, card("Bolt", "Chant", cost="{R}"), CHASE)
    dead = move(g, wolf(g, "Rat", player=1), GRAVEYARD)
    old = g.table.objs[dead].prev
    stone = add(g, card("Stone", "Magic Stone"), FIELD)
    g.memory.happened = [
        event_of(PLAYED, subject=spell, player=0),
        event_of(ATTACKED, subject=ref, object=PLAYER_REF[1], player=0),
        event_of(LIFE_GAINED, subject=PLAYER_REF[0], amount=300, player=0),
        event_of(LIFE_GAINED, subject=PLAYER_REF[0], amount=200, player=0),
        event_of(LIFE_LOST, subject=PLAYER_REF[1], amount=700, player=1),
        event_of(DAMAGED, subject=ref, object=PLAYER_REF[1], amount=700, player=1),
        event_of(DAMAGED, subject=other, object=ref, amount=100, player=0),
        event_of(DREW, subject=ref, player=1),
        event_of(DISCARDED, subject=dead, player=0),
        event_of(MOVED, subject=dead, old=old, origin=FIELD, to=GRAVEYARD, word="destroyed"),
        event_of(MOVED, subject=stone, old=NOT_THERE, origin=0, to=FIELD, word="called", player=0),
        event_of(JUDGED, subject=ref, player=0),
        event_of(WILL, subject=stone, source=stone, amount=FIRE, player=0),
        event_of(WILL, subject=stone, source=stone, amount=FIRE, player=0),
    ]
    ctx = context(g)
    fire, beasts = Filter((AttributeIs(FIRE),)), Filter((RaceIs("Beast"),))
    cases: tuple[tuple[str, Who | None, Filter | None, int], ...] = (
        ("played", You(), None, 1),
        ("played", Opponent(), None, 0),
        ("played", None, fire, 1),
        ("spell played", None, beasts, 0),
        ("attacked", You(), beasts, 1),
        ("attacked", Opponent(), None, 0),
        ("life gained", You(), None, 500),
        ("life lost", Opponent(), None, 700),
        ("life lost", You(), None, 0),
        ("damage dealt", Opponent(), None, 700),
        ("damage dealt", You(), None, 0),
        ("damage dealt", None, None, 800),
        ("damage dealt", None, Filter((ControlledBy(Opponent()),)), 100),
        ("drawn", Opponent(), None, 1),
        ("discarded", You(), None, 1),
        ("died", Opponent(), beasts, 1),
        ("died", You(), None, 0),
        ("left", Opponent(), None, 1),
        ("destroyed", None, beasts, 1),
        ("put into graveyard", Opponent(), None, 1),
        ("entered", You(), Filter((TypeIs(MAGIC_STONE),)), 1),
        ("entered", None, beasts, 0),
        ("called", You(), None, 1),
        ("judgment", You(), None, 1),
        ("judgment", Opponent(), None, 0),
        ("produced", You(), None, 2),
    )
    for what, who, filter, value in cases:
        assert number(g, Happenings(what, who, filter), ctx) == value, (what, who, filter)
        assert holds(g, HappenedThisTurn(what, who, filter), ctx) == (value > 0)
        assert holds(g, HappenedThisTurn(what, who, filter, Num(value)), ctx)
        assert not holds(g, HappenedThisTurn(what, who, filter, Num(value + 1)), ctx)


NOT_THERE = -9


# ---- conditions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "op", "right", "true"),
    [
        (1, "=", 1, True),
        (1, "=", 2, False),
        (1, "!=", 2, True),
        (1, "!=", 1, False),
        (1, "<", 1, False),
        (1, "<", 2, True),
        (1, "<=", 1, True),
        (2, "<=", 1, False),
        (1, ">", 1, False),
        (2, ">", 1, True),
        (1, ">=", 1, True),
        (0, ">=", 1, False),
    ],
)
def test_comparisons(left: int, op: str, right: int, true: bool) -> None:
    g = make_state()
    assert holds(g, Compare(Num(left), op, Num(right)), context(g)) == true


def test_odd_and_even() -> None:
    g = make_state()
    ctx = context(g)
    for n in (-1, 0, 1, 2):
        assert holds(g, Compare(Num(n), "odd"), ctx) == (n in (-1, 1))
        assert holds(g, Compare(Num(n), "even"), ctx) == (n in (0, 2))


def test_what_exists() -> None:
    g = make_state()
    ctx = context(g)
    assert not holds(g, Exists(WOLVES), ctx)
    wolf(g)
    wolf(g)
    wolf(g, player=1)
    assert holds(g, Exists(WOLVES), ctx) and holds(g, Exists(WOLVES, Num(2)), ctx)
    assert not holds(g, Exists(WOLVES, Num(3)), ctx)
    assert holds(g, NotCond(Exists(All(Filter((OwnedBy(You()),), HAND)))), ctx)


def test_whether_cards_fit() -> None:
    g = make_state()
    a, b = wolf(g, cost="{R}"), wolf(g, cost="{U}")
    ctx = context(g, a)
    fire = Filter((AttributeIs(FIRE),))
    assert holds(g, Fits(This(), fire), ctx)
    ctx.slots[1] = (a, b)
    assert not holds(g, Fits(Ref(1), fire), ctx)
    assert not holds(g, Fits(Ref(2), fire), ctx)
    in_hand = add(g, card("Ember", cost="{R}"), HAND)
    ctx.slots[3] = (in_hand,)
    assert holds(g, Fits(Ref(3), Filter((TypeIs(RESONATOR), AttributeIs(FIRE)))), ctx)
    assert not holds(g, Fits(Ref(3), Filter((AttributeIs(FIRE),), GRAVEYARD)), ctx)


def test_what_was_done() -> None:
    g = make_state()
    a, b = wolf(g, cost="{R}"), wolf(g, cost="{U}")
    ctx = context(g)
    assert not holds(g, Did(1), ctx)
    ctx.did[1] = True
    assert holds(g, Did(1), ctx)
    ctx.slots[2] = (a, b)
    fire, water = Filter((AttributeIs(FIRE),)), Filter((AttributeIs(WATER),))
    assert holds(g, Did(2), ctx) and holds(g, Did(2, fire), ctx) and holds(g, Did(2, water), ctx)
    assert not holds(g, Did(2, Filter((RaceIs("Elf"),))), ctx)
    assert not holds(g, Did(2, fire, Num(2)), ctx) and holds(g, Did(2, Filter(), Num(2)), ctx)
    assert holds(g, Did(2, None, Num(2)), ctx) and not holds(g, Did(2, None, Num(3)), ctx)
    ctx.numbers[3] = 4
    assert holds(g, Did(3), ctx) and holds(g, Did(3, None, Num(4)), ctx)
    assert not holds(g, Did(3, None, Num(5)), ctx)
    ctx.numbers[4] = 0
    ctx.did[4] = False
    assert not holds(g, Did(4), ctx)
    # A card that left is judged as it was.
    move(g, a, GRAVEYARD)
    assert holds(g, Did(2, fire), ctx)


def test_turn_and_phase() -> None:
    g = make_state()
    g.turn.priority = 0
    ctx = context(g)
    assert holds(g, TurnOf(You()), ctx) and not holds(g, TurnOf(Opponent()), ctx)
    assert holds(g, PhaseIs("main"), ctx) and not holds(g, PhaseIs("draw"), ctx)
    assert holds(g, PhaseIs("main", You()), ctx) and not holds(g, PhaseIs("main", Opponent()), ctx)
    assert not holds(g, PhaseIs("battle"), ctx)
    g.table.battle = Battle()
    assert holds(g, PhaseIs("battle"), ctx) and holds(g, PhaseIs("main"), ctx)


@pytest.mark.clause("701.2")
def test_main_timing() -> None:
    timing = PhaseIs("main timing")
    g = make_state()
    g.turn.priority = 0
    ctx = context(g)
    assert holds(g, timing, ctx)
    g.turn.priority = 1
    assert not holds(g, timing, ctx)
    g.turn.priority = 0
    g.table.battle = Battle()
    assert not holds(g, timing, ctx)
    g.table.battle = None
    g.turn.phase = "end"
    assert not holds(g, timing, ctx)
    g.turn.phase = "main"
    add(g, card("Bolt", "Chant"), CHASE)
    assert not holds(g, timing, ctx)


@pytest.mark.clause("1028.2")
def test_weather() -> None:
    g = make_state()
    g.edit_player(1).weather = "rain"
    ctx = context(g)
    assert not holds(g, WeatherIs("rain"), ctx) and holds(g, WeatherIs("rain", Opponent()), ctx)
    assert holds(g, WeatherIs("rain"), context(g, you=1))


def test_connectives() -> None:
    g = make_state()
    ctx = context(g)
    yes: Condition = Compare(Num(1), "=", Num(1))
    no: Condition = NotCond(yes)
    assert holds(g, None, ctx) and holds(g, yes, ctx) and not holds(g, no, ctx)
    assert holds(g, AllConds((yes, yes)), ctx) and not holds(g, AllConds((yes, no)), ctx)
    assert holds(g, AnyCond((no, yes)), ctx) and not holds(g, AnyCond((no, no)), ctx)


def test_modes_and_facts() -> None:
    g = make_state()
    ref = wolf(g)
    ctx = context(g, ref)
    ctx.modes = (2,)
    assert holds(g, ModeChosen(2), ctx) and not holds(g, ModeChosen(1), ctx)
    assert holds(g, GameIs("first turn"), ctx) and holds(g, GameIs("you went first"), ctx)
    g.turn.number = 2
    g.turn.first_player = 1
    assert not holds(g, GameIs("first turn"), ctx) and not holds(g, GameIs("you went first"), ctx)
    assert not holds(g, GameIs("in battle"), ctx)
    g.table.battle = Battle()
    assert not holds(g, GameIs("in battle"), ctx)
    g.table.battle.attacker = ref
    assert holds(g, GameIs("in battle"), ctx)


# ---- how a card was played ---------------------------------------------------------------------------------


def played(g: State, origin: int, marks: int = 0, awakened: tuple[Keyword, ...] = ()) -> tuple[int, Ctx, int]:
    """A spell, the context of playing it, and what it becomes in the field."""
    spell = add(g, card(), CHASE)
    o = g.edit(spell)
    o.origin = origin
    o.marks = marks
    ctx = context(g, spell)
    ctx.awakened = awakened
    o.ctx = ctx.id
    return spell, ctx, move(g, spell, FIELD)


def test_how_a_card_was_played() -> None:
    g = make_state()
    _, ctx, here = played(
        g, STANDBY, AWAKENED | FREE_PLAY | REMNANT | TORRENT, (Keyword(keyword="awakening"),)
    )
    field = context(g, here)
    never = context(g, wolf(g))
    for how in ("awakened", "free", "remnant", "torrent", "from"):
        asked = WasPlayed(how, zones=STANDBY)
        assert holds(g, asked, ctx) and holds(g, asked, field) and not holds(g, asked, never), how
    assert not holds(g, WasPlayed("from", zones=HAND), field)
    never.slots[1] = (here,)
    assert holds(g, WasPlayed("free", 0, Ref(1)), never)
    assert not holds(g, WasPlayed("incarnation"), field)
    g.edit(here).memory = (Note("incarnation"),)
    assert holds(g, WasPlayed("incarnation"), field) and not holds(g, WasPlayed("paid additional"), field)
    assert not holds(g, WasPlayed("judgment X"), field)
    g.edit(here).x = 0
    assert holds(g, WasPlayed("judgment X"), field)


def test_a_card_to_be_played_is_played_from_where_it_is() -> None:
    g = make_state()
    spell, _, _ = played(g, HAND)
    resolved = add(g, card("Bolt", "Chant"), GRAVEYARD)
    g.edit(resolved).prev = spell
    ctx = context(g, resolved)
    assert holds(g, WasPlayed("from", zones=GRAVEYARD), ctx) and not holds(
        g, WasPlayed("from", zones=HAND), ctx
    )


def test_an_unawakened_card() -> None:
    g = make_state()
    _, ctx, here = played(g, HAND)
    assert not holds(g, WasPlayed("awakened"), ctx) and not holds(g, WasPlayed("awakened"), context(g, here))
    assert holds(g, WasPlayed("from", zones=HAND), context(g, here))


def test_will_spent_on_a_card() -> None:
    g = make_state()
    stone = add(g, card("Stone", "Magic Stone"), FIELD)
    beast = wolf(g)
    _, ctx, here = played(g, HAND)
    ctx.paid = ((FIRE, stone), (FIRE, beast), (WATER, stone))
    stones, beasts = Filter((TypeIs(MAGIC_STONE),)), Filter((RaceIs("Beast"),))
    for asking in (ctx, context(g, here)):
        assert holds(g, PaidWith("{R}{R}"), asking) and not holds(g, PaidWith("{R}{R}{R}"), asking)
        assert holds(g, PaidWith("{R}{U}{1}"), asking) and not holds(g, PaidWith("{R}{U}{2}"), asking)
        assert not holds(g, PaidWith("{W}"), asking)
        assert holds(g, PaidWith("{R}", stones), asking) and not holds(g, PaidWith("{R}{R}", stones), asking)
        assert holds(g, PaidWith("", beasts), asking) and not holds(g, PaidWith("{U}", beasts), asking)
        assert not holds(g, PaidWith("", Filter((IsOneOf(This()),))), asking)
    assert not holds(g, PaidWith("{R}"), context(g, beast))


def test_a_quantity_of_the_wrong_kind_fails_loudly() -> None:
    g = make_state()
    ctx = context(g)
    wolf(g)
    wrong: tuple[Quantity, ...] = (
        PlayerNumber("age", You()),
        Stat("age", All(Filter())),
        Happenings("danced"),
    )
    for quantity in wrong:
        with pytest.raises((AssertionError, KeyError)):
            number(g, quantity, ctx)
    for condition in (PhaseIs("lunch"), GameIs("fun"), WasPlayed("badly"), Compare(Num(1), "~", Num(1))):
        with pytest.raises((AssertionError, KeyError)):
            holds(g, condition, context(g, 0))
