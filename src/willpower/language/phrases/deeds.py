"""Events that players take part in: what they do, what is done to them, and moments of turns."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.nouns import All, ControlledBy, Filter
from willpower.abilities.quantities import Num
from willpower.abilities.triggers import (
    AtPhase,
    Attacks,
    BecomesTarget,
    Blocks,
    CounterChange,
    DealsDamage,
    DoesJudgment,
    Draws,
    IsAttacked,
    IsBlocked,
    IsDealtDamage,
    LifeChanges,
    Moves,
    NthTime,
    PlayerDoes,
    Plays,
    PlaysAbility,
)

from ..rows import R, Row
from .triggers import W, period, when

ROWS: list[Row] = []

# ---- what is done to players --------------------
ROWS += R("event", IsDealtDamage, f"{W} {{what:plainwho#}} is~are dealt damage")
ROWS += R("event", IsDealtDamage, f"{W} {{what:plainwho#}} is~are dealt battle damage", battle=True)
ROWS += R("event", IsDealtDamage, f"{W} {{what:plainwho#}} is~are dealt damage by {{by:watched}}")
ROWS += R(
    "event",
    IsDealtDamage,
    f"{W} {{what:plainwho#}} is~are dealt battle damage by {{by:watched}}",
    battle=True,
)
ROWS += R("event", IsAttacked, f"{W} {{what:plainwho#}} is~are attacked")
ROWS += R("event", IsAttacked, f"{W} {{what:plainwho#}} is~are attacked by {{by:watched}}")
ROWS += R(
    "event",
    BecomesTarget,
    f"{W} {{what:plainwho#}} becomes~become (targeted by|the target of) a {{by:filter.s}}",
)
ROWS += R("event", BecomesTarget, f"{W} {{what:plainwho#}} is~are targeted by a {{by:filter.s}}")

# ---- cards in battle --------------------
ROWS += when(IsBlocked, "{what:watched#} becomes~become blocked")
ROWS += when(IsBlocked, "{what:watched#} becomes~become blocked by {blocker:watched}")
ROWS += when(IsAttacked, "{what:watched#} is~are attacked by {by:watched}")
ROWS += when(IsAttacked, "{what:watched#} becomes~become attacked")
ROWS += when(IsDealtDamage, "{what:watched#} is~are dealt battle damage", battle=True)
ROWS += when(IsDealtDamage, "{what:watched#} is~are dealt battle damage by {by:watched}", battle=True)
for words in ("becomes~become the target of", "is~are the target of"):
    ROWS += when(BecomesTarget, f"{{what:watched#}} {words} a {{by:filter.s}}")
    ROWS += when(BecomesTarget, f"{{what:watched#}} {words} {{by:filter.p}}")
ROWS += when(BecomesTarget, "{what:watched#} becomes~become (targeted|a target)")
for verb, event in (("attacks~attack", Attacks), ("blocks~block", Blocks)):
    ROWS += R(
        "event",
        event,
        f"{W} {{who:plainwho#}} {verb} with a {{filter:filter.s}}",
        build=lambda h, event=event: event(All(_of(h["filter"], h["who"]))),  # type: ignore[misc]
        split=lambda n: {"filter": _without(n.what.filter), "who": n.what.filter.preds[-1].who},
    )
    ROWS += R(
        "event",
        event,
        f"{W} {{who:plainwho#}} {verb}",
        build=lambda h, event=event: event(All(Filter((ControlledBy(h["who"]),)))),  # type: ignore[misc]
        split=lambda n: {"who": n.what.filter.preds[-1].who},
    )


def _of(filter: Filter, who: object) -> Filter:
    """The cards of a filter that a player controls."""
    return Filter((*filter.preds, ControlledBy(who)), filter.zones, phrase=filter.phrase)  # type: ignore[arg-type]


def _without(filter: Filter) -> Filter:
    return Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase)


# ---- what players do --------------------
ROWS += when(Plays, "{who#} plays~play one or more {what:filter.p}")
ROWS += when(LifeChanges, "{who#} pays~pay life", how="pay")
ROWS += when(DoesJudgment, "{who#} does~do judgment of (their|your) ruler")
ROWS += when(Draws, "{who#} draws~draw one or more cards")
ROWS += when(PlaysAbility, "{who#} plays~play an ability", kind="any")
ROWS += when(PlaysAbility, "{who#} plays~play an ability of a {of:filter.s}", kind="any")
for article in ("a", "an"):
    ROWS += when(PlayerDoes, f"{{who#}} plays~play {article} God's Art ability", what="god's art")
for words, what in (
    ("calls~call a magic stone", "call"),
    ("rolls~roll a die using [force]", "force"),
    ("rolls~roll a die", "force"),
    ("foresees~foresee", "foresee"),
    ("gains~gain one or more gems", "gain gem"),
    ("puts~put a card into (your|their|his or her|a) standby area", "standby"),
    ("creates~create a token", "create token"),
):
    ROWS += when(PlayerDoes, f"{{who#}} {words}", what=what)
ROWS += when(PlayerDoes, "{who#} reveals~reveal a {filter:filter.s}", what="reveal")
ROWS += when(PlayerDoes, "{who#} produces~produce will with a {filter:filter.s}", what="produce")
ROWS += when(PlayerDoes, "{who#} produces~produce will", what="produce")
ROWS += when(CounterChange, "one or more {counter:counter} counters are put on {what:watched}")
ROWS += when(CounterChange, "one or more counters are put on {what:watched}", counter="")
ROWS += when(CounterChange, "a counter is put on {what:watched}", counter="")
ROWS += when(CounterChange, "a {counter:counter} counter is removed from {what:watched}", how="removed")
ROWS += when(
    CounterChange, "one or more {counter:counter} counters are removed from {what:watched}", how="removed"
)
ROWS += when(CounterChange, "a counter is removed from {what:watched}", counter="", how="removed")

# ---- the first, the second each turn --------------------
ORDINALS = (("first", 1), ("second", 2), ("third", 3), ("fourth", 4), ("fifth", 5))
for word, n in ORDINALS:
    for who_words in ("your", "their", "his or her"):
        ROWS += R(
            "event",
            NthTime,
            f"{W} {{who#}} draws~draw {who_words} {word} card (each turn|in a turn)",
            build=lambda h, n=n: NthTime(Draws(h["who"]), Num(n)),  # type: ignore[misc]
            split=lambda n: {"who": n.trigger.who},
        )
        ROWS += R(
            "event",
            NthTime,
            f"{W} {{who#}} plays~play {who_words} {word} {{what:filter.s}} (each turn|in a turn)",
            build=lambda h, n=n: NthTime(Plays(h["who"], h["what"]), Num(n)),  # type: ignore[misc]
            split=lambda n: {"who": n.trigger.who, "what": n.trigger.what},
        )

# ---- moments --------------------
for phase in ("draw", "recovery", "main", "end"):
    for point in ("beginning", "end"):
        ROWS += R(
            "event",
            AtPhase,
            f"at (the|) {point} of each {phase} phase",
            phase=period(phase, point),
            point=point,
            whose=None,
        )
        ROWS += R(
            "delayed",
            AtPhase,
            f"at the {point} of {{whose:whose}} next {phase} phase",
            phase=period(phase, point),
            point=point,
        )
        ROWS += R(
            "delayed",
            AtPhase,
            f"at the {point} of the next {phase} phase",
            phase=period(phase, point),
            point=point,
            whose=None,
        )
ROWS += R(
    "delayed",
    AtPhase,
    "at the beginning of (the|your|) end phase",
    phase="end",
    point="beginning",
    whose=None,
)
ROWS += R(
    "delayed", AtPhase, "at the beginning of the next turn", phase="turn", point="beginning", whose=None
)
ROWS += R("delayed", AtPhase, "at the beginning of {whose:whose} next turn", phase="turn", point="beginning")
ROWS += R(
    "delayed", AtPhase, "at the end of {whose:whose} next turn", phase="turn", point="end", nth="next turn"
)
ROWS += R("delayed", AtPhase, "at (the|) end of battle", phase="battle", point="end", whose=None)
ROWS += R("delayed", AtPhase, "at the end of (the|this) battle", phase="battle", point="end", whose=None)
ROWS += R(
    "event", AtPhase, "at (the|) (beginning|start) of {whose:whose} turn", phase="turn", point="beginning"
)

# ---- summoning (1006.2, 1412.2) --------------------
ROWS += R(
    "event",
    Moves,
    f"{W} {{who#}} summons~summon a {{filter:filter.s}}",
    build=lambda h: (
        None if h["filter"].zones else Moves(All(h["filter"]), to=S.FIELD, how="summoned", under=h["who"])
    ),
    split=lambda n: {"who": n.under, "filter": n.what.filter},
)
ROWS += when(
    DealsDamage,
    "{what:watched#} deals~deal damage to {to:damaged} other than battle damage",
    unlike_battle=True,
)
