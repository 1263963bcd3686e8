"""What automatic abilities wait for."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, Condition, Exists, Fits, HappenedThisTurn, TurnOf
from willpower.abilities.nouns import (
    All,
    Both,
    EachPlayer,
    Filter,
    Host,
    IsOneOf,
    Opponent,
    RulerOf,
    StatusIs,
    Target,
    This,
    You,
)
from willpower.abilities.quantities import Num
from willpower.abilities.triggers import (
    Added,
    AtPhase,
    Attacks,
    BecomesTarget,
    Blocks,
    CounterChange,
    DealsDamage,
    Discards,
    DoesJudgment,
    Draws,
    Either,
    IsAttacked,
    IsBlocked,
    IsDealtDamage,
    LifeChanges,
    Moves,
    NthTime,
    PlayerDoes,
    Plays,
    PlaysAbility,
    StateBecomes,
    Turned,
    While,
)

from ..raw import DoneThisWay, Pronoun, Subject
from ..rows import R, Row
from .filters import is_card

ROWS: list[Row] = []
W = "(when|whenever)"
SUBJECT = Subject()


WATCHED = "{what:watched#} "


def when(cls: type, template: str, **fixed: object) -> list[Row]:
    """A trigger that begins with when or whenever. What happens to a card is said of any subject and in lists
    ("attacks or blocks"): such rows leave the subject to `EventClause`."""
    if not template.startswith(WATCHED) or "build" in fixed:
        return R("event", cls, f"{W} {template}", **fixed)  # type: ignore[arg-type]
    said = template.removeprefix(WATCHED)
    written = ("event", cls.__name__, said)
    return [
        row
        for category in ("evwhen", "evwhenever")
        for row in R(category, cls, said, what=SUBJECT, said=written, **fixed)  # type: ignore[arg-type]
    ]


ROWS += R("onlyself.s", This, "this card")
ROWS += R("onlyself.s", RulerOf, "{whose} J/ruler", types=S.ANY_RULER)
ROWS += R("onlyself.s", RulerOf, "{whose} J-ruler", types=S.J_RULER)
ROWS += R("onlyself.s", RulerOf, "{whose} ruler", types=S.RULER)
ROWS += R("onlyself.s", Host, "(the|) (added|bestowed) (resonator|J/resonator|card)")
ROWS += R("onlyself.s", Pronoun, "it", kind="it")
ROWS += R("damaged", Both, "{parts:damagedone} or (to|) {parts:damagedone}")
ROWS += R("onlyself.s", Host, "(the|) (resonator|J/resonator|card) with this")
ROWS += R("onlyself.s", Pronoun, "that (card|resonator|J/resonator)", kind="that")
ROWS += R("onlyself.s", DoneThisWay, "a (card|resonator|entity) put into (the|a) field this way", verb="put")
ROWS += R("onlyself.s", Target, "target {filter:filter.s}", slot=0)
ROWS += R("someplayer", Opponent, "an opponent")
ROWS += R("someplayer", You, "you")
ROWS += R("someplayer", Opponent, "your opponent")
ROWS += R("someplayer", EachPlayer, "a player")
ROWS += R("someplayer", This, "this card")
ROWS += when(Attacks, "{what:watched#} attacks~attack")
ROWS += when(Blocks, "{what:watched#} blocks~block")
ROWS += when(DealsDamage, "{what:watched#} deals~deal damage")
ROWS += when(DealsDamage, "{what:watched#} deals~deal battle damage", battle=True)
ROWS += when(DealsDamage, "{what:watched#} deals~deal damage to {to:damaged}")
ROWS += when(DealsDamage, "{what:watched#} deals~deal battle damage to {to:damaged}", battle=True)
ROWS += when(IsDealtDamage, "{what:watched#} is~are dealt damage")
ROWS += when(Plays, "{who#} plays~play a {what:filter.s}", check=lambda h: is_card(h["what"]))
ROWS += when(DoesJudgment, "{who#} does~do judgment")
ROWS += when(DoesJudgment, "{who#} performs~perform (a|) judgment")
ROWS += when(DoesJudgment, "your (ruler|J/ruler) (does|performs) judgment", who=You())
ROWS += when(DoesJudgment, "{who#} does~do judgment of a {what:filter.s}")
ROWS += when(LifeChanges, "{who#} gains~gain life", how="gain")
ROWS += when(LifeChanges, "{who#} loses~lose life", how="lose")
ROWS += when(Draws, "{who#} draws~draw a card")
ROWS += when(Discards, "{who#} discards~discard a card")
ROWS += when(Turned, "{what:watched#} becomes~become rested", how="rested")
ROWS += when(Turned, "{what:watched#} (rests~rest|is~are rested)", how="rested")
ROWS += when(Turned, "{what:watched#} (becomes~become|is~are) recovered", how="recovered")
ROWS += when(Turned, "{what:watched#} recovers~recover", how="recovered")
ROWS += when(Turned, "{what:watched#} inverts~invert", how="invert")

# this card enters, or something else happens (this card entering alone is [Enter])
ROWS += R("entry", Moves, f"{W} this card enters (the|your) field", what=This(), to=S.FIELD)
ROWS += R("trigger", Either, "{triggers:entry} or {triggers:event}")
ROWS += R("trigger", Either, "{triggers:event} or {triggers:event}")
# battle
ROWS += when(Attacks, "{what:watched#} attacks~attack {object:damaged}")
ROWS += when(Blocks, "{what:watched#} blocks~block {attacker:group}")
ROWS += when(IsBlocked, "{what:watched#} is~are blocked")
ROWS += when(IsBlocked, "{what:watched#} is~are blocked by {blocker:watched}")
ROWS += when(
    Either,
    "{what:watched#} blocks~block or is~are blocked by {other:group}",
    build=lambda h: Either((Blocks(h["what"], h["other"]), IsBlocked(h["what"], h["other"]))),
    split=lambda n: {"what": n.triggers[0].what, "other": n.triggers[0].attacker},
)
ROWS += when(IsAttacked, "{what:watched#} is~are attacked")
ROWS += when(IsDealtDamage, "damage is dealt to {what:someplayer}")
ROWS += when(IsDealtDamage, "damage is dealt to {what:someplayer} by {by:watched}")
ROWS += when(IsDealtDamage, "{what:watched#} is~are dealt damage by {by:watched}")
# targets
for words in ("becomes~become targeted by", "is~are targeted by"):
    ROWS += when(BecomesTarget, f"{{what:watched#}} {words} a {{by:filter.s}}")
    ROWS += when(BecomesTarget, f"{{what:watched#}} {words} {{by:filter.p}}")
ROWS += when(BecomesTarget, "a {by:filter.s} targets {what:group}")
# counters, gems, others
ROWS += when(CounterChange, "a {counter:counter} counter is put on {what:watched}")
ROWS += when(
    CounterChange, "the last {counter:counter} counter is removed from {what:watched}", how="last removed"
)
ROWS += when(PlayerDoes, "{who#} gains~gain a gem", what="gain gem")
ROWS += when(PlayerDoes, "{who#} awakens~awaken a {filter:filter.s}", what="awaken")
ROWS += when(PlayerDoes, "{who#} rolls~roll one or more dice using [force]", what="force")
ROWS += when(PlayerDoes, "{who#} plays~play a God's Art", what="god's art")
ROWS += when(Added, "{what:group} is added to {to:watched}")
ROWS += when(Added, "this card is bestowed to {to:group}", what=This())
ROWS += when(Plays, "a {what:filter.s} is played", who=None)
ROWS += R(
    "event",
    While,
    f"{W} {{what:watched#}} deals~deal damage to {{to:damaged}} while attacking",
    build=lambda h: While(DealsDamage(h["what"], h["to"]), Fits(h["what"], Filter((StatusIs("attacking"),)))),
    split=lambda n: {"what": n.trigger.what, "to": n.trigger.to},
)


def _is_event(condition: Condition) -> bool:
    """ "When it is recovered", "when a Golem is rested" and "when this card is added to ..." are events, no
    states."""
    if isinstance(condition, HappenedThisTurn):
        return condition.least is None  # "when a Golem is destroyed this turn"
    if isinstance(condition, Exists) and isinstance(condition.what, All):
        return condition.what.filter.preds[-1:] in TURNED
    if not isinstance(condition, Fits):
        return False
    return condition.what == Host() or condition.filter.preds in TURNED


TURNED = tuple((StatusIs(status),) for status in ("rested", "recovered", "blocked", "attacked"))
ROWS += R(
    "event",
    StateBecomes,
    f"{W} {{condition:conditions}}",
    check=lambda h: not _is_event(h["condition"]),
)


def period(phase: str, point: str) -> str:
    """What begins or ends in words about a phase: the end of the end phase is the end of the turn (505.3)."""
    return "turn" if phase == point == "end" else phase


for phase in ("draw", "recovery", "main", "end"):
    ROWS += R(
        "event",
        AtPhase,
        f"at the beginning of {{whose:whose}} {phase} phase",
        phase=phase,
        point="beginning",
    )
    ROWS += R(
        "event",
        AtPhase,
        f"at the end of {{whose:whose}} {phase} phase",
        phase=period(phase, "end"),
        point="end",
    )
ROWS += R("event", AtPhase, "at the end of {whose:whose} turn", phase="turn", point="end")
ROWS += R("event", AtPhase, "at the beginning of the turn", phase="turn", point="beginning")
ROWS += R("event", AtPhase, "at (the|) end of turn", phase="turn", point="end", whose=None)
ROWS += R("event", AtPhase, "at the end of each turn", phase="turn", point="end", whose=None)
ROWS += R("event", AtPhase, "at the beginning of the game", phase="game", point="beginning", whose=None)
ROWS += R("delayed", AtPhase, "at (the|) end of turn", phase="turn", point="end", whose=None)
ROWS += R(
    "delayed",
    AtPhase,
    "at (the next end of turn|the end of this turn|the end of the turn)",
    phase="turn",
    point="end",
    whose=None,
)

ROWS += R("trigger", While, "{trigger:event} (while|as long as) {condition:conditions}")
ROWS += R(
    "trigger",
    While,
    "{trigger:event} (and|if) {condition:conditions}",
    check=lambda h: not isinstance(h["trigger"], StateBecomes),
)
for words in ("at the end of the next turn", "at the end of that turn"):
    ROWS += R("delayed", AtPhase, words, phase="turn", point="end", whose=None, nth="next turn")
ROWS += R(
    "delayed", AtPhase, "at the next end of your opponent's turn", phase="turn", point="end", whose=Opponent()
)
ROWS += R("event", AtPhase, "at (the|) beginning of {whose:whose} turn", phase="turn", point="beginning")
ROWS += R(
    "thisturn",
    Either,
    f"{W} {{what:watched#}} deals~deal or is~are dealt damage this turn",
    build=lambda h: Either((DealsDamage(h["what"]), IsDealtDamage(h["what"]))),
    split=lambda n: {"what": n.triggers[0].what},
)
ROWS += when(
    Either,
    "{what:watched#} battles~battle (with|) {other:group}",
    build=lambda h: Either(
        (Attacks(h["what"], h["other"]), Blocks(h["what"], h["other"]), IsBlocked(h["what"], h["other"]))
    ),
    split=lambda n: {"what": n.triggers[0].what, "other": n.triggers[0].object},
)

ROWS += when(PlayerDoes, "{who#} shuffles~shuffle (their|your) deck", what="shuffle")
ROWS += when(PlayerDoes, "{who#} searches~search (their|your) deck", what="search")
ROWS += when(PlayerDoes, "{who#} calls~call a magic stone", what="call")
ROWS += when(
    Discards,
    "{who#} discards~discard a {what:filter.s}",
    check=lambda h: h["what"].preds != () or h["what"].zones != 0,
)
ROWS += when(Discards, "{who#} discards~discard one or more cards", together=True)
ROWS += when(
    Discards,
    "{who#} discards~discard one or more {what:filter.p}",
    together=True,
    check=lambda h: h["what"].preds != () or h["what"].zones != 0,
)
ROWS += when(DealsDamage, "{what:watched#} deals~deal damage to a player", to=EachPlayer())
ROWS += when(Turned, "{what:watched#} shifts~shift", how="shift")
ROWS += when(PlaysAbility, "{who#} plays~play an activate ability", kind="activate")
ROWS += when(PlaysAbility, "{who#} plays~play an activate ability of a {of:filter.s}", kind="activate")
ROWS += R(
    "event", AtPhase, "at the (beginning|start) of each turn", phase="turn", point="beginning", whose=None
)
ROWS += R(
    "event",
    AtPhase,
    "at the (beginning|start) of (the|each|) battle",
    phase="battle",
    point="beginning",
    whose=None,
)
ROWS += R("event", AtPhase, "at the end of (the|each|) battle", phase="battle", point="end", whose=None)

for verb, how, place in (("puts~put", "put", "on"), ("removes~remove", "removed", "from")):
    for words in ("a counter", "one or more counters"):
        ROWS += when(CounterChange, f"{{who#}} {verb} {words} {place} {{what:watched}}", counter="", how=how)
    for words in ("a {counter:counter} counter", "one or more {counter:counter} counters"):
        ROWS += when(CounterChange, f"{{who#}} {verb} {words} {place} {{what:watched}}", how=how)
for came in ("event", "entry"):
    ROWS += R(
        "trigger",
        While,
        f"{{trigger:{came}}} during {{who:whose}} turn",
        build=lambda h: While(h["trigger"], TurnOf(h["who"])),
        split=lambda n: {"trigger": n.trigger, "who": n.condition.who},
    )
for word, n in (("first", 1), ("second", 2), ("third", 3)):
    ROWS += R(
        "event",
        NthTime,
        f"{W} you play your {word} {{what:filter.s}} each turn",
        build=lambda h, n=n: NthTime(Plays(You(), h["what"]), Num(n)),  # type: ignore[misc]
        split=lambda n: {"what": n.trigger.what},
    )
    ROWS += R(
        "trigger",
        NthTime,
        f"{{trigger:event}} for the {word} time each turn",
        build=lambda h, n=n: NthTime(h["trigger"], Num(n)),  # type: ignore[misc]
        split=lambda n: {"trigger": n.trigger},
    )

ROWS += R("event", AtPhase, "at the next end of turn", phase="turn", point="end", whose=None)
ROWS += when(
    PlaysAbility,
    "{who#} plays~play an activate ability of this card",
    kind="activate",
    of=Filter((IsOneOf(This()),)),
)
ROWS += R("trigger", While, "{trigger:event} this turn", condition=AllConds(()))
