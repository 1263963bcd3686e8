"""Numbers: counts, values of cards, life, that much."""

from __future__ import annotations

from willpower.abilities.nouns import All
from willpower.abilities.quantities import Count, DamageCapacity, LifeOf, Plus, Stat

from ..raw import AmountThisWay, DoneThisWay, ThatMuch
from ..rows import R, Row

ROWS: list[Row] = []
STAT_WORDS = {"ATK": "atk", "DEF": "def", "total cost": "total cost", "damage": "damage"}

ROWS += R(
    "quantity",
    Count,
    "the (total|) number of {filter:filter.p}",
    build=lambda h: Count(All(h["filter"])),
    split=lambda n: {"filter": n.what.filter},
)
for words, stat in STAT_WORDS.items():
    if stat != "damage":
        ROWS += R("quantity", Stat, f"{{what:owning}} {words}", stat=stat)
    ROWS += R("quantity", Stat, f"the {words} of {{what}}", stat=stat)
    ROWS += R("quantity", Stat, f"the total {words} of {{what}}", stat=stat)
ROWS += R("quantity", LifeOf, "{who:whose} life")
ROWS += R("quantity", ThatMuch, "that much")
ROWS += R("quantity", DamageCapacity, "{what:owning} remaining DEF")
for verb in "lost paid gained dealt".split():
    ROWS += R("quantity", AmountThisWay, f"the (amount of|) (life|damage) {verb} this way", verb=verb)
ROWS += R("quantity", AmountThisWay, "the result of the roll", verb="roll")
for verb in "revealed discarded banished removed destroyed returned drawn".split():
    ROWS += R(
        "quantity",
        Count,
        f"the number of (cards|resonators|Elementals) {verb} this way",
        build=lambda h, verb=verb: Count(DoneThisWay(verb)),  # type: ignore[misc]
        split=lambda n: {},
    )
# "for each ...": what is counted, in the singular
ROWS += R(
    "each.s",
    Count,
    "{filter:filter.s}",
    build=lambda h: Count(All(h["filter"])),
    split=lambda n: {"filter": n.what.filter},
)
for verb in "revealed discarded banished removed destroyed returned drawn".split():
    ROWS += R(
        "each.s",
        Count,
        f"(card|resonator) {verb} this way",
        build=lambda h, verb=verb: Count(DoneThisWay(verb)),  # type: ignore[misc]
        split=lambda n: {},
    )
ROWS += R(
    "each.s",
    Stat,
    "{counter:counter} counter on {what}",
    build=lambda h: Stat(f"counters:{h['counter']}", h["what"]),
    split=lambda n: {"counter": n.stat.partition(":")[2], "what": n.what},
)
ROWS += R("anynumber", Plus, "{left:amount} plus {right:quantity}")
