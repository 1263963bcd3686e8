"""What must be done, what only some may do, and what is forbidden beyond a number of times."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, Fits, NotCond, TurnOf
from willpower.abilities.effects import Apply
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
    ControlledBy,
    EachPlayer,
    Filter,
    Happened,
    Host,
    IsOneOf,
    Not,
    Opponent,
    SpellIs,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Num
from willpower.abilities.statics import (
    CanAlso,
    Cannot,
    Duration,
    Must,
    OnlyWhile,
    Prevent,
    TriggersMore,
)
from willpower.abilities.triggers import Moves
from willpower.abilities.words import Fight, Forbidden, SpellKind

from ...raw import Same, Subject
from ...rows import Family, Holes, L, R, each, either
from ..cards.filters import is_card
from ..conditions.some import asked, said

ROWS: list[Family] = []
SUBJECT = Subject()

# ---- during a turn that is still to come ----------
ROWS += R("duration", Duration, "during <who:own> next turn", until="next turn")
ROWS += R(
    "duration",
    Duration,
    "during ((its|their) (controller's|controllers')|their) next (turn|turns)",
    until="next turn",
)

# ---- must ----------
for words, act in each("act", (("attack", "attack"), ("block", "block")), counted=False):
    ROWS += R(
        "clause",
        Apply,
        f"{{statics:clauses}} and must {words} this turn if able",
        build=lambda h, act=act: Apply((*h["statics"], Must(Same(), act)), Duration("end of turn")),  # type: ignore[misc]
        split=lambda n: {"statics": n.statics[:-1]},
    )

# ---- only some ----------


def _unlike(filter: Filter) -> Filter:
    """Everything that does not fit."""
    return Filter((Not(AllOf(filter.preds, phrase=filter.phrase)),))


def _like(filter: Any) -> Filter:
    inner = filter.preds[-1].pred
    return Filter(inner.preds, phrase=inner.phrase)


for words, act in each("act", (("attack", "attack"), ("block", "block")), counted=False):
    ROWS += R(
        "static",
        OnlyWhile,
        f"{{what:subject#}} (can only {words}|can {words} only) {{to:filter.p}}",
        build=lambda h, act=act: _only_these(h, act),  # type: ignore[misc]
        split=lambda n: {"what": n.effects[0].what, "to": _like(n.effects[0].to)},
    )
    ROWS += R(
        "static",
        Cannot,
        f"only {{filter:filter.p}} can {words}",
        build=lambda h, act=act: (  # type: ignore[misc]
            None
            if h["filter"].zones
            else Cannot(All(Filter((TypeIs(S.J_RESONATOR), *_unlike(h["filter"]).preds))), act)
        ),
        split=lambda n: {"filter": _like(n.what.filter)},
    )


def _only_these(h: Holes, act: Fight) -> OnlyWhile | None:
    if h["to"].zones:
        return None
    effects = [Cannot(h["what"], act, to=_unlike(h["to"]))]
    if act == "attack":
        effects.append(Cannot(Same(), "attack players"))
    return OnlyWhile(AllConds(()), tuple(effects))


ROWS += R(
    "statement",
    OnlyWhile,
    "{what:subject#} (can|may) (only {act:fight}|{act:fight} only) (if|while|as long as) "
    "{condition:conditions}",
    build=lambda h: OnlyWhile(NotCond(h["condition"]), (replace(h["act"], what=h["what"]),)),
    split=lambda n: {
        "what": n.effects[0].what,
        "act": replace(n.effects[0], what=SUBJECT),
        "condition": n.condition.condition,
    },
)
FIGHTS: dict[str, Fight] = {"attack": "attack", "block": "block"}
ROWS += L("fight", Cannot, "act", FIGHTS, what=SUBJECT)

# ---- so many times ----------
EACH = "(each|per|during each) turn"
for often in either("{more_than:onenumber} {by:filter.s}", "{more_than} {by:filter.p}"):
    ATTACKING: dict[str, Any] = {"act": "attack", "check": lambda h: not h["by"].zones}
    words = f"(cannot attack with more than|can attack with only) {often} {EACH}"
    ROWS += R("vp.sp", Cannot, words, what=SUBJECT, **ATTACKING)
    ROWS += R(
        "static", Cannot, f"(only|no more than) {often} can attack {EACH}", what=EachPlayer(), **ATTACKING
    )
SO_MANY = "({more_than:onenumber} (card|{to:filter.s})|{more_than:number} (cards|{to:filter.p}))"


def _some_cards(h: Holes) -> bool:
    if "to" not in h:
        return True
    return h.get("act") != "draw" and is_card(h["to"]) and h["to"].preds != ()


MANY = "<act:often>"
ROWS += R(
    "vp.sp",
    Cannot,
    f"((can|may) ({MANY} only|only {MANY}|{MANY} up to|{MANY} no more than)|cannot {MANY} more than) "
    f"{SO_MANY} {EACH}",
    what=SUBJECT,
    check=_some_cards,
)
ROWS += R(  # for a turn, what was played in it before counted
    "clause",
    Apply,
    f"{{who:plainwho#}} ((can|may) (play only|only play)|cannot play more than) {SO_MANY} {{duration}}",
    build=lambda h: _so_many(h) if _some_cards(h) else None,
    split=lambda n: {**_of_so_many(n.statics[0]), "duration": n.duration},
)


def _so_many(h: Holes) -> Apply:
    return Apply((Cannot(h["who"], "play", to=h.get("to"), more_than=h["more_than"]),), h["duration"])


def _of_so_many(static: Any) -> Holes:
    return {"who": static.what, "more_than": static.more_than, "to": static.to}


for times, n in each("times", (("once", 1), ("twice", 2)), counted=False):
    ROWS += R(
        "vp.sp",
        Cannot,
        f"(can|may) attack only {times} {EACH}",
        what=SUBJECT,
        act="attack",
        more_than=Num(n),
    )

# ---- only then ----------
THEM: tuple[tuple[str, Any], ...] = (("your opponent", Opponent()), ("you", You()))
for words, who in each("who", THEM, counted=False):
    ROWS += R(
        "static",
        OnlyWhile,
        f"{words} (can|may) play {{to:filter.p}} only during (their|your) (own|) turn",
        build=lambda h, who=who: (  # type: ignore[misc]
            OnlyWhile(NotCond(TurnOf(who)), (Cannot(who, "play", to=h["to"]),)) if is_card(h["to"]) else None
        ),
        split=lambda n: {"to": n.effects[0].to},
    )
ROWS += R(
    "static",
    OnlyWhile,
    "(players|each player) (can|may) play {to:filter.p} only during their (own|) (turn|turns)",
    build=lambda h: _in_own_turn(h),
    split=lambda n: {"to": n.effects[0].effects[0].to},
)


def _in_own_turn(h: Holes) -> OnlyWhile | None:
    if not is_card(h["to"]):
        return None
    mine = OnlyWhile(TurnOf(Opponent()), (Cannot(You(), "play", to=h["to"]),))
    theirs = OnlyWhile(TurnOf(You()), (Cannot(Opponent(), "play", to=h["to"]),))
    return OnlyWhile(AllConds(()), (mine, theirs))


# ---- right after entering ----------
FRESH = ("static", "Cannot", "<what> cannot <act> (during|) the turn (it enters|they enter) the field")
for words, act in each(
    "act",
    (("attack", "attack"), ("block", "block"), ("attack or block", "attack or block")),
    counted=False,
):
    ROWS += R(
        "static",
        OnlyWhile,
        f"{{what:plain.s}} cannot {words} (during|) the turn it enters the field",
        said=FRESH,
        build=lambda h, act=act: (
            OnlyWhile(  # type: ignore[misc]
                Fits(h["what"], Filter((Happened("entered"),))), (Cannot(h["what"], act),)
            )
            if isinstance(h["what"], (This, Host))
            else None
        ),
        split=lambda n: {"what": n.condition.what},
    )
    ROWS += R(
        "static",
        Cannot,
        f"{{what:filter.p}} cannot {words} (during|) the turn they enter the field",
        said=FRESH,
        build=lambda h, act=act: (  # type: ignore[misc]
            None
            if h["what"].zones
            else Cannot(All(Filter((*h["what"].preds, Happened("entered")), phrase=h["what"].phrase)), act)
        ),
        split=lambda n: {"what": Filter(n.what.filter.preds[:-1], phrase=n.what.filter.phrase)},
    )

# ---- forbidden, by whom and from where ----------
KEPT = {
    "counters cannot be put on {what}": "have counters put",
    "counters cannot be removed from {what}": "have counters removed",
    "damage cannot be dealt to {what:subject} (by {by:filter.p}|)": "be dealt damage",
    "{by:filter.p} cannot target {what:subject}": "be targeted",
}
ROWS += L("static", Cannot, "act", KEPT)
ROWS += R(
    "static",
    Cannot,
    "counters (on {what} cannot be removed|cannot be removed from {what}) by effects",
    act="have counters removed",
    by=Filter(()),
)


def _elsewhere(h: Holes, zone: int = 0) -> Cannot | None:
    filter = h["what"]
    zones = filter.zones or zone
    if not zones or zones & (S.FIELD | S.CHASE) or (zone and filter.zones):
        return None
    return Cannot(All(Filter(filter.preds, zones, phrase=filter.phrase)), "enter")


ROWS += R(
    "static",
    Cannot,
    "({what:filter.p} cannot (enter|be put into) the field|players cannot put {what:filter.p} into the "
    "field)",
    build=_elsewhere,
    split=lambda n: {"what": n.what.filter},
)
ROWS += R(
    "static",
    Cannot,
    "{what:filter.p} cannot (enter|be put into) the field from <zone:areas>",
    build=lambda h: _elsewhere(h, h["zone"]),
    split=lambda n: {"what": Filter(n.what.filter.preds, phrase=n.what.filter.phrase)},
)
ROWS += R(
    "static",
    Cannot,
    "{what:filter.p} cannot <act:fromgraves> graveyards",
    build=lambda h: None if h["what"].zones else _in_graves(h["what"], h["act"]),
    split=lambda n: {"what": Filter(n.what.filter.preds, phrase=n.what.filter.phrase)},
)


def _in_graves(filter: Filter, act: Forbidden) -> Cannot:
    return Cannot(All(Filter(filter.preds, S.GRAVEYARD, phrase=filter.phrase)), act)


# ---- losing ----------
for words, act in each(
    "act",
    (
        ("having (0|no) life", "lose by life"),
        ("having no cards in (your|their) deck", "lose by deck"),
        ("drawing from an empty deck", "lose by deck"),
    ),
    counted=False,
):
    losing = f"{{what:plainwho#}} (doesn't~don't|cannot) lose the game for {words}"
    ROWS += R("static", Cannot, losing, act=act)

# ---- playing ----------
ROWS += R(
    "static",
    Cannot,
    "(<kind:playedkind> of {of:filter.p}|{of:owningfilter} <kind:playedkind>) cannot be played",
    build=lambda h: _of_these(h, EachPlayer(), h["kind"]),
    split=lambda n: {"of": n.by.preds[1].filter},
)


def _of_these(h: Holes, who: Any, kind: SpellKind) -> Cannot:
    return Cannot(who, "play abilities", Filter((SpellIs(kind), AbilityOf(h["of"]))))


# ---- what does not trigger ----------
ENTERED: tuple[tuple[str, Any], ...] = (
    ("the field", None),
    ("(the field under your opponent's control|your opponent's field)", Opponent()),
    ("(the field under your control|your field)", You()),
)
OWN_ENTER = "their own [enter] abilities"
for words, under in each("field", ENTERED, counted=False):
    for whose, own in each(
        "own", (("abilities", 0), ("their own abilities", 1), (OWN_ENTER, 2)), counted=False
    ):
        ROWS += R(
            "static",
            TriggersMore,
            f"{{what:bareplural.p}} entering {words} don't cause {whose} to trigger",
            build=lambda h, under=under, own=own: TriggersMore(  # type: ignore[misc]
                Moves(h["what"], to=S.FIELD, under=under), None, 0, own > 0, own > 1
            ),
            split=lambda n: {"what": n.event.what},
        )

# ---- recovery ----------
TURNLY = ("statement", "OnlyWhile", "(this turn ,|) {effects:clauses}")
ROWS += R(
    "statement",
    OnlyWhile,
    "{effects:clauses}",
    condition=AllConds(()),
    check=lambda h: _several(h["effects"]),
    said=TURNLY,
)
ROWS += R("statement", OnlyWhile, "this turn , {effects:clauses}", condition=AllConds(()), said=TURNLY)


def _several(effects: Any) -> bool:
    """Several subjects in one sentence; what is prevented comes last."""
    apart = [effect for effect in effects if not isinstance(getattr(effect, "what", None), Same)]
    return len(apart) > 1 or (len(effects) > 1 and isinstance(effects[-1], Prevent))


# ---- of some, and otherwise; each player for themselves ----------
ROWS += R(
    "statement",
    OnlyWhile,
    "({one:clauses} (if|as long as) {condition:conditions}|"
    "(if|as long as) {condition:conditions} , {one:clauses}) . otherwise (,|) {two:clauses}",
    build=lambda h: OnlyWhile(
        AllConds(()), (OnlyWhile(h["condition"], h["one"]), OnlyWhile(NotCond(h["condition"]), h["two"]))
    ),
    split=lambda n: {
        "one": n.effects[0].effects,
        "condition": n.effects[0].condition,
        "two": n.effects[1].effects,
    },
)
ROWS += R(
    "statement",
    OnlyWhile,
    "{filter:onefilter.s} with this {one:vp.s} . otherwise (,|) it {two:vp.s}",
    build=lambda h: OnlyWhile(
        AllConds(()),
        (
            OnlyWhile(Fits(Host(), h["filter"]), (replace(h["one"], what=Host()),)),
            OnlyWhile(NotCond(Fits(Host(), h["filter"])), (replace(h["two"], what=Host()),)),
        ),
    ),
    split=lambda n: {
        "filter": n.effects[0].condition.filter,
        "one": replace(n.effects[0].effects[0], what=SUBJECT),
        "two": replace(n.effects[1].effects[0], what=SUBJECT),
    },
)


def _each_alone(h: Holes, unless: bool) -> OnlyWhile | None:
    """ "Players cannot ... unless they control ...": asked of each player for what that player does."""
    clause = h["clause"]
    if not isinstance(clause, (Cannot, Must)):
        return None
    parts: list[OnlyWhile] = []
    for who in (You(), Opponent()):
        held = asked(h, ControlledBy(who))
        if held is None:
            return None
        parts.append(OnlyWhile(NotCond(held) if unless else held, (replace(clause, what=who),)))
    return OnlyWhile(AllConds(()), tuple(parts))


def _of_each(node: Any, unless: bool) -> Holes:
    first = node.effects[0]
    held = first.condition.condition if unless else first.condition
    return {**said(held, 1), "clause": replace(first.effects[0], what=SUBJECT)}


for words, unless in each("unless", (("unless", True), ("(as long as|if|while)", False)), counted=False):
    ROWS += R(
        "statement",
        OnlyWhile,
        f"(players {{clause:vp.p}}|each player {{clause:vp.s}}) {words} they control {{*some}}",
        build=lambda h, unless=unless: _each_alone(h, unless),  # type: ignore[misc]
        split=lambda n, unless=unless: _of_each(n, unless),  # type: ignore[misc]
    )

# ---- allowed ----------
for whose in either("your opponent's", "each player's", "each other player's", "your opponent's and your"):
    ROWS += R(
        "vp",
        CanAlso,
        f"recovers~recover during {whose} recovery (phase|phases)",
        what=SUBJECT,
        act="recover with opponent",
    )

# ---- what cannot be played or added at all ----------
ROWS += R(
    "static",
    Cannot,
    "({what:filter.p}|{what:thenamed}) cannot be played",
    build=lambda h: Cannot(All(h["what"]), "be played") if is_card(h["what"]) else None,
    split=lambda n: {"what": n.what.filter},
)
ROWS += R("vp.sp", Cannot, "cannot be added to ({to:filter.p}|{to:thisone})", what=SUBJECT, act="be added")

# ---- what others may not cause ----------
for words, act in each(
    "act",
    (
        ("discard (cards|a card)", "discard"),
        ("banish (cards|a card|resonators)", "banish"),
        ("lose life", "lose life"),
        ("draw cards", "draw"),
    ),
    counted=False,
):
    ROWS += R(
        "static", Cannot, f"(effects of|) {{by:filter.p}} cannot cause {{what:plainwho}} to {words}", act=act
    )
for tail in either("block or play (its|their|) activate abilities", "block or play (its|their|) abilities"):
    ROWS += R(
        "static",
        OnlyWhile,
        f"{{what:subject#}} cannot attack , {tail}",
        build=lambda h: OnlyWhile(
            AllConds(()), (Cannot(h["what"], "attack or block"), Cannot(Same(), "activate"))
        ),
        split=lambda n: {"what": n.effects[0].what},
    )

ROWS += R(
    "static",
    Cannot,
    "this card's abilities cannot be cancelled",
    what=All(Filter((SpellIs("ability"), AbilityOf(Filter((IsOneOf(This()),)))))),
    act="be cancelled",
)

# ---- damage ----------
NO_CARD = Filter((Not(AllOf(())),))
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot deal damage to ({to:filter.p}|{to:thisone}|players)",
    build=lambda h: (
        Cannot(SUBJECT, "deal damage", to=h["to"])
        if "to" in h
        else Cannot(SUBJECT, "deal damage", to=NO_CARD, players=EachPlayer())
    ),
    split=lambda n: {"to": n.to},
)
