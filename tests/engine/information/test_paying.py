"""Paying without being asked: what is spent first, what is never spent unasked, what a plan says."""

from __future__ import annotations

from willpower.engine.core.state import State
from willpower.engine.game import Game
from willpower.engine.information.paying import alike, automatic_payment, payment_plan
from written_kit import played

CARDS = """
    cards:
      - {name: Ogre, type: Resonator, cost: "{R}{1}", atk: 500, def: 500}
      - {name: Imp, type: Resonator, cost: "{R}", atk: 200, def: 200}
      - {name: Druid, type: Resonator, cost: "{1}", atk: 200, def: 200, text: ["{Rest}: Produce {R}."]}
      - {name: Skull, type: Regalia, cost: "{1}", text: ["Pay 300 life: Produce {R}."]}
      - {name: Bribe, type: Chant, cost: "{1}", text: ["Draw a card."]}
      - {name: Marsh, type: Magic Stone, text: ["{Rest}: Produce {U} or {R}."]}
      - name: Mouth
        type: Magic Stone
        text: ["{Rest}: Produce {R}.", "{R}, Banish this card: Draw a card."]
      - {name: Prism, type: Magic Stone, text: ["{Rest}: Produce {W}{W} or {R}{G}."]}
"""


def table(hand: str, field: str) -> State:
    """A's main phase with these cards in hand and in the field, and every window asked."""
    g = played(f"{CARDS}\n    start:\n      A: {{hand: [{hand}], field: [{field}]}}\n").g
    assert g.work.pending is not None and g.work.pending.kind == "priority"
    return g


def index(g: State, name: str, kind: str = "play") -> int:
    assert g.work.pending is not None
    return next(n for n, o in enumerate(g.work.pending.options) if o.kind == kind and o.name == name)


def paid(g: State, name: str) -> list[str]:
    """The names of the sources that a plan uses for a card."""
    plan = payment_plan(g, index(g, name))
    assert plan is not None
    return [source["name"] for source in plan.told(g)["sources"]]


def test_what_makes_less_is_spent_first() -> None:
    g = table("Imp", "Marsh, Fire Magic Stone, Marsh")
    assert paid(g, "Imp") == ["Fire Magic Stone"]


def test_will_of_any_kind_is_made_of_the_kinds_that_are_due() -> None:
    g = table("Ogre", "Prism")
    plan = payment_plan(g, index(g, "Ogre"))
    assert plan is not None and not plan.asks
    assert [s["attribute"] for s in plan.told(g)["sources"]].count("fire") == 1


def test_stones_pay_before_resonators_that_rest() -> None:
    g = table("Imp, Ogre", "Druid, Fire Magic Stone")
    assert paid(g, "Imp") == ["Fire Magic Stone"]
    assert sorted(paid(g, "Ogre")) == ["Druid", "Fire Magic Stone"]
    plan = payment_plan(g, index(g, "Ogre"))
    assert plan is not None and not plan.asks and not plan.irreversible


def test_life_is_never_paid_unasked() -> None:
    g = table("Ogre", "Skull, Fire Magic Stone")
    plan = payment_plan(g, index(g, "Ogre"))
    assert plan is not None
    assert plan.asks
    assert plan.irreversible == ["pay 300 life"]
    assert plan.why.endswith("does not come back: pay 300 life.")


def test_what_an_ability_costs_besides_will_is_no_way_to_make_it() -> None:
    g = table("Imp", "Mouth")
    plan = payment_plan(g, index(g, "Mouth", "activate"))
    assert plan is not None
    assert plan.costs == ["banish Mouth"] and plan.irreversible == ["banish Mouth"]
    assert "does not come back" not in plan.why


def test_the_plan_is_what_automatic_payment_does() -> None:
    g = table("Ogre, Imp", "Marsh, Fire Magic Stone, Fire Magic Stone, Druid")
    game = Game(g)
    told = game.payment_plan(index(g, "Ogre"))
    assert told is not None
    game.apply(index(g, "Ogre"))
    while game.decision is not None and game.decision.kind == "pay":
        pick = game.automatic_payment()
        assert pick is not None
        game.apply(pick)
    rested = {o.id for o in game.state.table.objs if o.rested}
    assert rested == {source["object"] for source in told["sources"]}
    assert told["need"] == "{R}{1}" and len(told["sources"]) == 2
    assert told["leaves"] == [i for i in told["leaves"] if game.state.table.objs[i].chars.names[0] == "Imp"]
    assert told["leaves"], "Marsh is left for it"


def test_a_plan_changes_nothing() -> None:
    g = table("Ogre", "Fire Magic Stone, Fire Magic Stone")
    before = Game(g).hash()
    assert payment_plan(g, index(g, "Ogre")) is not None
    assert Game(g).hash() == before
    assert payment_plan(g, 10_000) is None
    assert g.work.pending is not None
    assert payment_plan(g, len(g.work.pending.options) - 1) is None, "a pass costs nothing"


def test_sources_that_are_alike_are_one_question() -> None:
    g = table("Bribe", "Fire Magic Stone, Fire Magic Stone, Marsh")
    g.every_window = True
    game = Game(g)
    game.apply(index(g, "Bribe"))
    d = game.state.work.pending
    assert d is not None and d.kind == "pay"
    groups = alike(game.state, d)
    names = [o.name for o in d.options]
    first = {name: names.index(name) for name in names}
    assert groups == [first[name] for name in names]
    assert automatic_payment(game.state) == first["Fire Magic Stone"]


def test_nothing_is_paid_where_nothing_is_asked() -> None:
    g = table("Imp", "Fire Magic Stone")
    assert automatic_payment(g) is None
    assert Game(g).automatic_payment() is None


AIMED = """
    cards:
      - {name: Dart, type: Chant, cost: "{R}", text: ["Destroy target resonator."]}
      - {name: Spark, type: Chant, cost: "{R}", text: ["This card deals 100 damage to target player."]}
      - {name: Cub, type: Resonator, cost: "{1}", atk: 100, def: 100}
"""


def aims(theirs: str, name: str = "Dart") -> list[dict[str, int]]:
    """The targets that the plan of a card tells, with these resonators of the opponent's."""
    start = f"A: {{hand: [Dart, Spark], field: [Fire Magic Stone]}}\n      B: {{field: [{theirs}]}}"
    g = played(f"{AIMED}\n    start:\n      {start}\n").g
    plan = payment_plan(g, index(g, name))
    assert plan is not None
    found = plan.told(g)["targets"]
    assert isinstance(found, list)
    return found


def test_a_plan_tells_the_only_target() -> None:
    assert len(aims("Cub")) == 1 and aims("Cub")[0]["id"] >= 0
    assert aims("Cub, Cub") == [], "which of the two is asked"
    assert aims("", "Spark") == [], "each player can be the target"
