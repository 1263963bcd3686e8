"""Options of a choice: how many, and how many more when something is so (903.2e)."""

from __future__ import annotations

from itertools import product
from typing import Any

from willpower.abilities.base import walk
from willpower.abilities.effects import ChooseNow, EachPlayerDoes, Effect, Modes
from willpower.abilities.nouns import You
from willpower.abilities.quantities import ANY_NUMBER, Num, Plus

from ...mentions import steps_of
from ...raw import ThatPlayer
from ...rows import Family, Holes, R, each, either

ROWS: list[Family] = []

ANY: dict[str, Any] = {"least": Num(0), "most": ANY_NUMBER}
ROWS += R("special", Modes, "choose any number (of them|) - {options:mode;}", **ANY)

# ---- each of them once --------------------
NEW = (
    ("(hasn't|has not) been chosen", "game"),
    ("(hasn't|has not) been chosen (before|this game|yet|by this card)", "game"),
    ("(hasn't|has not) been chosen this turn", "turn"),
    ("you (haven't|have not) chosen (this game|yet|before|)", "game"),
    ("you (haven't|have not) chosen this turn", "turn"),
)
for said, unused in each("new", NEW, counted=False):
    ROWS += R("special", Modes, f"choose one that {said} - {{options:mode;}}", unused=unused)

# ---- more of them when something is so --------------------
TWO: dict[str, Any] = {"extra_most": Num(2)}
MORE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("you may choose both", TWO),
    ("choose both", {**TWO, "extra_least": Num(2)}),
    ("(you may|) choose up to {extra_most}", {"extra_least": Num(0)}),
    ("(you may|) choose one or both", TWO),
    ("(you may|) choose (any number|one or more)", {"extra_most": ANY_NUMBER}),
    ("you may choose all (of them|)", {"extra_most": ANY_NUMBER}),
)
EXACT = "choose {extra_most}"  # exactly so many, where nothing says "up to"
IF = "if {extra_if:conditions}"
FIRST: tuple[tuple[str, dict[str, Any]], ...] = (("one", {}), ("up to {most}", {"least": Num(0)}))
WIDER = (
    "special",
    "Modes",
    "choose (one|up to {most}) (,|.) (if {extra_if:conditions} (,|)|) <more> - {options:mode;}",
)
for (more, fixed), (few, bounds) in product(each("more", MORE, counted=False), FIRST):
    for words in either(
        f"choose {few} (,|.) {IF} (,|) {more} (instead|)", f"choose {few} (,|.) {more} (instead|) {IF}"
    ):
        ROWS += R("special", Modes, f"{words} - {{options:mode;}}", said=WIDER, **bounds, **fixed)
for words in either(
    f"choose one (,|.) {IF} (,|) {EXACT} (instead|)", f"choose one (,|.) {EXACT} (instead|) {IF}"
):
    ROWS += R(
        "special",
        Modes,
        f"{words} - {{options:mode;}}",
        build=lambda h: Modes(
            h["options"], None, None, h["extra_if"], h["extra_most"], extra_least=h["extra_most"]
        ),
        split=lambda n: {"options": n.options, "extra_if": n.extra_if, "extra_most": n.extra_most},
        tuples="options",
        said=WIDER,
    )

# ---- more of them in a paragraph of its own: "[Awakening] {W}: Choose two instead." --------------------
SAME: tuple[tuple[str, dict[str, Any]], ...] = (
    ("choose both", {"least": Num(2), "most": Num(2)}),
    ("(you may choose both|(you may|) choose one or both)", {"most": Num(2)}),
    ("(you may|) choose up to {most}", {}),
    ("(you may|) choose (any number (of them|)|one or more)", {"most": ANY_NUMBER}),
)
for more, fixed in each("more", SAME, counted=False):
    ROWS += R("insteadseq", Modes, more, options=(), **fixed)
ROWS += R(
    "insteadseq",
    Modes,
    "choose {n}",
    build=lambda h: Modes((), h["n"], h["n"]),
    split=lambda n: {"n": n.least},
)

# ---- one of them only if something is so --------------------
ROWS += R(
    "special",
    Modes,
    "choose one - {options:mode;} . choose (the {which:ordinal}|this option) only if {only_if:conditions}",
    build=lambda h: Modes(
        h["options"], only_if=h["only_if"], only_which=h["which"].n if "which" in h else len(h["options"])
    ),
    split=lambda n: {"options": n.options, "only_if": n.only_if, "which": Num(n.only_which)},
    tuples="options",
)
ROWS += R(
    "special",
    Modes,
    "choose one (,|.) you may choose an additional one for each {n:each.s} - {options:mode;}",
    build=lambda h: Modes(h["options"], Num(1), Plus(Num(1), h["n"])),
    split=lambda n: {"options": n.options, "n": n.most.right},
    tuples="options",
)


# ---- a choice that another player makes --------------------
def _others_choice(h: Holes) -> Effect | None:
    """Who chooses does what is said without a subject: "your opponent chooses one - Draw a card; or ..."."""
    steps = [step for option in h["options"] for step in steps_of(option)]
    bare = [step for step in steps if getattr(step, "who", step) is None]
    if not bare:
        return ChooseNow(h["options"], h["who"])
    if any(isinstance(one, (ThatPlayer, You)) for option in h["options"] for one in walk(option)):
        return None
    return EachPlayerDoes(h["who"], ChooseNow(h["options"]))


def _as_chosen(node: Any) -> Holes:
    choice: Any = node.effect if isinstance(node, EachPlayerDoes) else node
    return {"who": node.who, "options": choice.options}


ROWS += R(
    "special", ChooseNow, "{who:who.s} chooses one - {options:mode;}", build=_others_choice, split=_as_chosen
)
