"""Choices of all kinds: piles, words, players, dice, some of many; and things done to or by several."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import walk
from willpower.abilities.conditions import Fits
from willpower.abilities.effects import (
    CallStone,
    ChooseNow,
    ChooseNumber,
    ChooseWord,
    Copy,
    Effect,
    EndBattle,
    ExchangeControl,
    ExtraTurn,
    Force,
    ForEach,
    May,
    Mobilize,
    Piles,
    Sequence,
    SkipPhase,
)
from willpower.abilities.nouns import (
    All,
    Choose,
    ChosenIs,
    ControlledBy,
    EachPlayer,
    Filter,
    Not,
    Opponent,
    OwnedBy,
    StatIs,
    Target,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.quantities import Count, Divide, Minus, Num, Stat
from willpower.abilities.statics import Duration

from ...raw import DoneThisWay, FromAmong, Pronoun, SubjectWho, TargetPlayer, ThatPlayer, ThatWord
from ...rows import Family, Holes, L, R, each, either

ROWS: list[Family] = []

# ---- piles --------------------
SEPARATE = "separates~separate {what} into two piles"
ROWS += R("act", Piles, f"{SEPARATE}", chooser=You())
for words in either("one of (those|the) piles", "a pile", "one of them", "one pile"):
    ROWS += R(
        "item",
        Piles,
        f"({{who:who#}} {SEPARATE}|separate {{what}} into two piles) . {{chooser:pilechooser}} {words}",
        build=lambda h: Piles(h["what"], h["chooser"], h.get("who")),
        split=lambda n: {"what": n.what, "who": n.who, "chooser": n.chooser},
    )
    ROWS += R(
        "seq",
        Sequence,
        f"{{first:clause}} and separate {{what:plain}} into two piles . {{chooser:pilechooser}} {words}",
        build=lambda h: Sequence((h["first"], Piles(h["what"], h["chooser"]))),
        split=lambda n: {"first": n.parts[0], "what": n.parts[1].what, "chooser": n.parts[1].chooser},
    )
ROWS += R("pilechooser", You, "(you|) choose")
ROWS += R("pilechooser", Opponent, "(your opponent|an opponent) chooses")
ROWS += R("pilechooser", ThatPlayer, "that player chooses")
IN = "((all|) the (cards|entities|resonators) in|)"
PILES = {
    f"{IN} (one pile|one of (those|the) piles|that pile|the chosen pile)": "pile",
    f"{IN} the other pile": "other pile",
}
ROWS += L("plain.p", DoneThisWay, "verb", PILES)

# ---- dice --------------------
ROWS += R("act", Force, "rolls~roll (a die|{dice} dice)", build=lambda h: Force(h.get("dice", Num(1))))

# ---- words, players --------------------
WORDS = {
    "(a|an) (race|trait|race or trait)": "race",
    "(a|an) attribute": "attribute",
    "a (card type|type)": "type",
    "a player": "player",
    "a (name|card name|card's name)": "name",
}
for words, kind in each("word", WORDS.items(), counted=False):
    for how, random in each("how", (("", False), ("at random", True)), counted=False):
        chosen = f"(chooses~choose|names~name) {words} {how}"
        ROWS += R("act", ChooseWord, chosen, kind=kind, slot=0, at_random=random)
ROWS += R("post", ChosenIs, "of the chosen (type|card type)", kind="type")
NAMED = Filter((ChosenIs("name"),), S.ANYWHERE)
ROWS += R(
    "condition",
    Fits,
    "({what:noun.s} (is|'s|was|shares a name with) the named card|{what:noun.s} has the (chosen name|named "
    "card's name))",
    filter=NAMED,
    check=lambda h: not isinstance(h["what"], Choose),
)
ROWS += L(
    "post",
    ThatWord,
    "kind",
    {"with that name": "name", "of that race": "race", "of that attribute": "attribute"},
)
ROWS += R(
    "condition",
    Fits,
    "it's (of|) the (named|chosen) (card|) type",
    what=Pronoun("it"),
    filter=Filter((ChosenIs("type"),), S.ANYWHERE),
)
ROWS += R("act", EndBattle, "ends~end (the|this) battle")
ROWS += R(
    "act",
    Sequence,
    "skips~skip (their|your|his or her) next {one:phase} phase and {two:phase} phase",
    build=lambda h: Sequence((SkipPhase(h["one"]), SkipPhase(h["two"]))),
    split=lambda n: {"one": n.parts[0].phase, "two": n.parts[1].phase},
)

# ---- some of many --------------------


def _some(h: Holes, count: Any) -> Choose | None:
    """As many as a share of those that fit comes to; whoever acts chooses which."""
    if any(isinstance(one, (Target, TargetPlayer, Choose)) for one in walk(h["filter"])):
        return None  # it stands twice
    return Choose(h["filter"], count)


for words, up in each("rounding", ((", rounded up", True), (", rounded down", False)), counted=False):
    ROWS += R(
        "thing.p",
        Choose,
        f"half (of|) (the|) {{filter:filter.p}} {words}",
        build=lambda h, up=up: _some(h, Divide(Count(All(h["filter"])), 2, up)),  # type: ignore[misc]
        split=lambda n: {"filter": n.filter},
    )
ROWS += R(
    "thing.p",
    Choose,
    "all but ({n} {filter:filter.p}|{n:onenumber} {filter:filter.s})",
    build=lambda h: _some(h, Minus(Count(All(h["filter"])), h["n"])),
    split=lambda n: {"filter": n.filter, "n": n.least.right},
)
RESONATORS = Filter((TypeIs(S.RESONATOR),))
ROWS += R("plain.p", FromAmong, "all resonators revealed this way", filter=RESONATORS, everything=True)
ROWS += R("thing.s", Choose, "the {filter:filter.s}", check=lambda h: _superlative(h["filter"]))
ROWS += R("thing.s", Choose, "a {filter:filter.s} of (your|their|that player's|his or her) choice")
REMOVED = "(that is|that are|) removed from the game"
OWNERS: dict[str, Who] = {"you own": You(), "your opponent owns": Opponent(), "they own": SubjectWho()}
ROWS += L("post", OwnedBy, "who", OWNERS)
GONE = {REMOVED: EachPlayer(), f"of yours {REMOVED}": You()}
GONE |= {f"{words} {REMOVED}": who for words, who in OWNERS.items()}
ROWS += L("post", OwnedBy, "who", GONE, zones=S.REMOVED)
ROWS += R("post", Not, "you don't control", pred=ControlledBy(You()))


def _superlative(filter: Filter) -> bool:
    """ "The resonator with the highest ATK": there is one that is meant, or one of several alike."""
    return any(
        isinstance(pred, StatIs)
        and isinstance(pred.value, Stat)
        and pred.value.extreme
        and not pred.value.what.phrase  # it is not said among which
        for pred in filter.preds
    )


ROWS += R(
    "thing.p",
    Target,
    "a number of target {filter:filter.p} <fewer:howfar> {most:quantity}",
    build=lambda h: Target(0, h["filter"], Num(0) if h["fewer"] else h["most"], h["most"]),
)
ROWS += R(
    "act",
    ChooseNumber,
    "chooses~choose a number (between {least:amount} and {most:amount}|from {least:amount} to "
    "{most:amount}|)",
    slot=0,
)

# ---- control --------------------
ROWS += R(
    "act", ExchangeControl, "exchanges~exchange control of {first:two} {duration:duration?}", second=None
)
ROWS += R(
    "two",
    Target,
    "two target {filter:filter.p}",
    build=lambda h: Target(0, h["filter"], Num(2), Num(2)),
)
ROWS += R("two", Pronoun, "(them|those resonators|those cards)", kind="it", number="p")
ROWS += R(
    "act",
    Mobilize,
    "mobilizes~mobilize {what} ({duration}|)",
    build=lambda h: Mobilize(**{"duration": Duration("end of turn"), **h}),
)
ROWS += R("special", Mobilize, "{duration} , mobilize {what}")

# ---- several times --------------------
TIMES = (("twice", Num(2)), ("three times", Num(3)), ("{times} times", None))
COPY_TARGETS = ". you may choose new targets for (the copies|them|those copies|each copy|each of them)"
for tail, anew in each("anew", (("", False), (COPY_TARGETS, True)), counted=False):
    for words, times in each("times", TIMES, counted=False):
        often: dict[str, Any] = {} if times is None else {"times": times}
        ROWS += R("act", Copy, f"copies~copy {{what}} {words} {tail}", new_targets=anew, **often)
    ROWS += R("act", Copy, f"copies~copy {{what}} for each {{times:each.s}} {tail}", new_targets=anew)
SEVERAL: tuple[tuple[str, Effect], ...] = (
    ("calls~call {n} magic stones", CallStone()),
    ("calls~call up to {n} magic stones", May(CallStone())),
    ("takes~take {n} (extra|additional) turns after (this one|this turn)", ExtraTurn()),
)
for words, effect in each("several", SEVERAL, counted=False):
    ROWS += R(
        "act",
        ForEach,
        words,
        build=lambda h, effect=effect: ForEach(h["n"], effect),  # type: ignore[misc]
        split=lambda n: {"n": n.what},
    )

# ---- one of two payments that keep something from happening ----------
PAYING = "(pays~pay {options:justpay}|{options:act#})"
ROWS += R("paysor", ChooseNow, f"{PAYING} or ({PAYING}|{{options:justpay}})")
