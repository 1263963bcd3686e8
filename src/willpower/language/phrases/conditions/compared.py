"""Conditions that compare numbers: of one card, of life, of counters."""

from __future__ import annotations

from willpower.abilities.conditions import Compare
from willpower.abilities.nouns import Choose, StatIs, Target
from willpower.abilities.quantities import LifeOf, Num, Stat

from ...raw import Pronoun
from ...rows import A, Family, Holes, R, either

ROWS: list[Family] = []

# ---- numbers --------------------
ROWS += A("isso", Compare, "<op:op>")
ROWS += R("condition", Compare, "({left:term}|{left:letter}) (is|was) {*isso}")
ROWS += R(  # "when its ATK becomes 1500 or more"; of life there is an event
    "condition", Compare, "{left:measure} becomes {*isso}", check=lambda h: isinstance(h["left"], Stat)
)
ROWS += R(
    "condition",
    Compare,
    "{what:noun.s} (has|had) ((a|) <stat:stat> (of|) {*isso}|<op:bounds> <stat:stat>)",
    build=lambda h: Compare(Stat(h["stat"], h["what"]), h["op"], h.get("right")),
    split=lambda n: {"what": n.left.what, "right": n.right},
)
ROWS += R(
    "condition",
    Compare,
    "{what:noun.s} (has|had) (a|) <op:bigger> <stat:stat> than {other:noun.s}",
    build=lambda h: Compare(Stat(h["stat"], h["what"]), h["op"], Stat(h["stat"], h["other"])),
    split=lambda n: {"what": n.left.what, "other": n.right.what},
)
ROWS += R(
    "condition",
    Compare,
    "{one:whose} life is <op:morethan> {two:whose}",
    build=lambda h: Compare(LifeOf(h["one"]), h["op"], LifeOf(h["two"])),
    split=lambda n: {"one": n.left.who, "two": n.right.who},
)
for words in either("<op:bounds> life", "{right:amount} life <op:bound>", "<op:least> life"):
    ROWS += R(
        "condition",
        Compare,
        f"<who:has> {words}",
        build=lambda h: Compare(LifeOf(h["who"]), h["op"], h["right"]),
        split=lambda n: {"right": n.right},
    )
ROWS += R(
    "post",
    StatIs,
    "with (a|) (<op:bigger> <stat:stat> (than {what:ref1}|)|<stat:stat> <op:morethan> ({what:owning}|that of "
    "{what:plain.s}))",
    build=lambda h: (
        None  # one target does not wait for another (903.2g)
        if isinstance(h.get("what"), (Target, Choose))
        else StatIs(h["stat"], h["op"], Stat(h["stat"], h.get("what", Pronoun("it"))))
    ),
    split=lambda n: {"what": n.value.what},
)


# ---- counters --------------------
def _counters(h: Holes) -> Compare:
    return Compare(Stat("counters", h["what"], counter=h.get("counter", "")), h["op"], h["right"])


def _fixed(op: str, n: int):  # type: ignore[no-untyped-def]
    return lambda h: {**h, "op": op, "right": Num(n)}


KIND = "({counter:counter}|)"
ROWS += A("counted", Compare, f"a {KIND} counter", build=_fixed(">=", 1), split=lambda n: {})
ROWS += A("counted", Compare, f"no {KIND} counters", build=_fixed("=", 0), split=lambda n: {})
ROWS += A(
    "counted",
    Compare,
    f"<op:howmany> {KIND} (counters|counter)",
    build=lambda h: h,
    split=lambda n: {},
)
for words in either(
    "there (is|are|was|were) {*counted} on {what}", "{what:noun.s} (has|had) {*counted} on it"
):
    ROWS += R(
        "condition",
        Compare,
        words,
        build=_counters,
        split=lambda n: {"right": n.right, "counter": n.left.counter, "what": n.left.what},
    )
