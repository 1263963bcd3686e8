"""What must be done, what only some may do, and what is forbidden beyond a number of times."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, Fits, NotCond, PhaseIs, TurnOf, WasPlayed
from willpower.abilities.effects import Apply
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    AllOf,
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
    DoesNotRecover,
    Duration,
    Must,
    OnlyWhile,
    PlayOnlyIf,
    TriggersMore,
)
from willpower.abilities.triggers import Moves
from willpower.abilities.words import Fight, SpellKind

from ...raw import Same, Subject
from ...rows import Holes, R, Row, each, either
from ..cards.filters import is_card
from .forbidden import STAYS

ROWS: list[Row] = []
SUBJECT = Subject()

# ---- during a turn that is still to come ----------
ROWS += R("duration", Duration, "during your next turn", until="next turn", who=You())
ROWS += R("duration", Duration, "during your opponent's next turn", until="next turn", who=Opponent())
ROWS += R(
    "duration",
    Duration,
    "during (its|their) (controller's|controllers') next (turn|turns)",
    until="next turn",
)
ROWS += R("duration", Duration, "during their next turn", until="next turn")

# ---- must ----------
for act in ("attack", "block"):
    ROWS += R(
        "clause",
        Apply,
        f"{{statics:clauses}} and must {act} this turn if able",
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


for words, act in each("act", (("attack", "attack"), ("block", "block"))):
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


# ---- so many times ----------
EACH = "(each|per|during each) turn"
for often in either("{more_than:onenumber} {by:filter.s}", "{more_than} {by:filter.p}"):
    ATTACKING: dict[str, Any] = {"act": "attack", "check": lambda h: not h["by"].zones}
    ROWS += R("vp.sp", Cannot, f"cannot attack with more than {often} {EACH}", what=SUBJECT, **ATTACKING)
    ROWS += R("vp.sp", Cannot, f"can attack with only {often} {EACH}", what=SUBJECT, **ATTACKING)
    ROWS += R(
        "static", Cannot, f"(only|no more than) {often} can attack {EACH}", what=EachPlayer(), **ATTACKING
    )
for often in either(
    "only {more_than:onenumber} {to:filter.s}", "(only|up to|no more than) {more_than} {to:filter.p}"
):
    ROWS += R(
        "vp.sp",
        Cannot,
        f"(can|may) play {often} {EACH}",
        what=SUBJECT,
        act="play",
        check=lambda h: is_card(h["to"]),
    )
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
for may in ("can", "may"):
    for who_words, who, not_then in (
        ("your opponent", Opponent(), NotCond(TurnOf(Opponent()))),
        ("you", You(), NotCond(TurnOf(You()))),
    ):
        own = "their" if who_words != "you" else "your"
        ROWS += R(
            "static",
            OnlyWhile,
            f"{who_words} {may} play {{to:filter.p}} only during {own} (own|) turn",
            build=lambda h, who=who, c=not_then: (  # type: ignore[misc]
                OnlyWhile(c, (Cannot(who, "play", to=h["to"]),)) if is_card(h["to"]) else None
            ),
            split=lambda n: {"to": n.effects[0].to},
        )
    ROWS += R(
        "static",
        OnlyWhile,
        f"(players|each player) {may} play {{to:filter.p}} only during their (own|) (turn|turns)",
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
for words, act in each(
    "act", (("attack", "attack"), ("block", "block"), ("attack or block", "attack or block"))
):
    ROWS += R(
        "static",
        OnlyWhile,
        f"{{what:plain.s}} cannot {words} the turn it enters the field",
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
        f"{{what:filter.p}} cannot {words} the turn they enter the field",
        build=lambda h, act=act: (  # type: ignore[misc]
            None
            if h["what"].zones
            else Cannot(All(Filter((*h["what"].preds, Happened("entered")), phrase=h["what"].phrase)), act)
        ),
        split=lambda n: {"what": Filter(n.what.filter.preds[:-1], phrase=n.what.filter.phrase)},
    )

# ---- forbidden, by whom and from where ----------
ROWS += R("static", Cannot, "counters cannot be put on {what}", act="have counters put")
ROWS += R("static", Cannot, "counters cannot be removed from {what}", act="have counters removed")


def _elsewhere(h: Holes, zone: int = 0) -> Cannot | None:
    filter = h["what"]
    zones = filter.zones or zone
    if not zones or zones & (S.FIELD | S.CHASE) or (zone and filter.zones):
        return None
    return Cannot(All(Filter(filter.preds, zones, phrase=filter.phrase)), "enter")


ROWS += R(
    "static",
    Cannot,
    "{what:filter.p} cannot (enter|be put into) the field",
    build=_elsewhere,
    split=lambda n: {"what": n.what.filter},
)
for words, zone in (
    ("graveyards", S.GRAVEYARD),
    ("decks", S.DECK),
    ("hands", S.HAND),
    ("removed areas", S.REMOVED),
):
    ROWS += R(
        "static",
        Cannot,
        f"{{what:filter.p}} cannot (enter|be put into) the field from {words}",
        build=lambda h, zone=zone: _elsewhere(h, zone),  # type: ignore[misc]
        split=lambda n: {"what": Filter(n.what.filter.preds, phrase=n.what.filter.phrase)},
    )
ROWS += R(
    "static",
    Cannot,
    "{what:filter.p} cannot be removed from graveyards",
    build=lambda h: None if h["what"].zones else _in_graves(h["what"]),
    split=lambda n: {"what": Filter(n.what.filter.preds, phrase=n.what.filter.phrase)},
)


def _in_graves(filter: Filter) -> Cannot:
    return Cannot(All(Filter(filter.preds, S.GRAVEYARD, phrase=filter.phrase)), "be removed")


# ---- losing ----------
for words, act in each(
    "act",
    (
        ("having (0|no) life", "lose by life"),
        ("having no cards in (your|their) deck", "lose by deck"),
        ("drawing from an empty deck", "lose by deck"),
    ),
):
    ROWS += R("static", Cannot, f"{{what:plainwho#}} doesn't~don't lose the game for {words}", act=act)
    ROWS += R("static", Cannot, f"{{what:plainwho#}} cannot lose the game for {words}", act=act)

# ---- playing ----------
ROWS += R(
    "playing",
    PlayOnlyIf,
    "(you cannot play this card|this card cannot be played) unless {condition:conditions}",
)
for words in either("(you cannot play this card|this card cannot be played) if {condition:conditions}"):
    ROWS += R(
        "playing",
        PlayOnlyIf,
        words,
        build=lambda h: PlayOnlyIf(NotCond(h["condition"])),
        split=lambda n: {"condition": n.condition.condition},
    )
ROWS += R(
    "playing",
    PlayOnlyIf,
    "(you cannot play this card|this card cannot be played) during {who:whose} turn",
    build=lambda h: PlayOnlyIf(NotCond(TurnOf(h["who"]))),
    split=lambda n: {"who": n.condition.condition.who},
)
ROWS += R(
    "playing",
    PlayOnlyIf,
    "(you cannot play this card|this card cannot be played) from your hand",
    condition=NotCond(WasPlayed("from", zones=S.HAND)),
)
for kind_words, kind in each(
    "kinds",
    (
        ("(activate|) abilities", "activate"),
        ("non- will activate abilities", "non-will activate"),
    ),
    counted=False,
):
    ROWS += R(
        "static",
        Cannot,
        f"{kind_words} of {{of:filter.p}} cannot be played",
        build=lambda h, kind=kind: _of_these(h, EachPlayer(), kind),  # type: ignore[misc]
        split=lambda n: {"of": n.by.preds[1].filter},
    )
    if kind != "activate":
        ROWS += R(
            "vp.sp",
            Cannot,
            f"cannot play {kind_words} of {{of:filter.p}}",
            build=lambda h, kind=kind: _of_these(h, SUBJECT, kind),  # type: ignore[misc]
            split=lambda n: {"of": n.by.preds[1].filter},
        )
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot play abilities of {of:filter.p}",
    build=lambda h: _of_these(h, SUBJECT, "activate"),
    split=lambda n: {"of": n.by.preds[1].filter},
)
ROWS += R("vp.sp", Cannot, "cannot play (God's Arts|God's Art abilities)", what=SUBJECT, act="play abilities",
          by=Filter((SpellIs("god's art"),)))  # fmt: skip


def _of_these(h: Holes, who: Any, kind: SpellKind) -> Cannot:
    return Cannot(who, "play abilities", Filter((SpellIs(kind), AbilityOf(h["of"]))))


# ---- what does not trigger ----------
for words, under in (("the field", None), ("the field under your opponent's control", Opponent()),
                     ("your opponent's field", Opponent()), ("your field", You())):  # fmt: skip
    ROWS += R(
        "static",
        TriggersMore,
        f"{{what:bareplural.p}} entering {words} don't cause abilities to trigger",
        build=lambda h, under=under: TriggersMore(Moves(h["what"], to=S.FIELD, under=under), None, 0),  # type: ignore[misc]
        split=lambda n: {"what": n.event.what},
    )
    if under is None:
        ROWS += R(
            "static",
            TriggersMore,
            f"{{what:bareplural.p}} entering {words} don't cause their own abilities to trigger",
            build=lambda h: TriggersMore(Moves(h["what"], to=S.FIELD), None, 0, True),
            split=lambda n: {"what": n.event.what},
        )

# ---- recovery ----------
ROWS += R(
    "clause",
    Apply,
    f"{{what:subject#}} {STAYS} during their next recovery (phase|phases)",
    build=lambda h: Apply((DoesNotRecover(h["what"]),), Duration("next recovery")),
    split=lambda n: {"what": n.statics[0].what},
)
ROWS += R(
    "statement",
    OnlyWhile,
    "{effects:clauses}",
    condition=AllConds(()),
    check=lambda h: len([e for e in h["effects"] if not isinstance(getattr(e, "what", None), Same)]) > 1,
)

# ---- allowed ----------
for words, act in each(
    "act",
    (
        ("attack recovered (J/resonators|resonators)", "attack recovered"),
        ("block while rested", "block rested"),
        ("block as though it were recovered", "block rested"),
    ),
):
    ROWS += R("vp.sp", CanAlso, f"may {words}", what=SUBJECT, act=act)
ROWS += R("vp.sp", CanAlso, "can block as though (it|they) were recovered", what=SUBJECT, act="block rested")
ROWS += R(
    "vp.sp", CanAlso, "(can|may) attack as though (it|they) had [swiftness]", what=SUBJECT, act="attack fresh"
)
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
    "{what:filter.p} cannot be played",
    build=lambda h: Cannot(All(h["what"]), "be played") if is_card(h["what"]) else None,
    split=lambda n: {"what": n.what.filter},
)
ROWS += R("vp.sp", Cannot, "cannot be added to {to:filter.p}", what=SUBJECT, act="be added")
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot be added to this card",
    what=SUBJECT,
    act="be added",
    to=Filter((IsOneOf(This()),)),
)

# ---- what others may not cause ----------
ROWS += R("static", Cannot, "{by:filter.p} cannot target {what:subject}", act="be targeted")
for words, act in each(
    "act", (("discard (cards|a card)", "discard"), ("banish (cards|a card|resonators)", "banish"))
):
    ROWS += R("static", Cannot, f"{{by:filter.p}} cannot cause {{what:plainwho}} to {words}", act=act)
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

# ---- at which time ----------
for words in either(
    "{effects:clauses} during {who:whose} {phase:phase} phase",
    "during {who:whose} {phase:phase} phase , {effects:clauses}",
):
    ROWS += R(
        "statement",
        OnlyWhile,
        words,
        build=lambda h: OnlyWhile(PhaseIs(h["phase"], h["who"]), h["effects"]),
        split=lambda n: {"effects": n.effects, "who": n.condition.who, "phase": n.condition.phase},
    )
ROWS += R(
    "static",
    Cannot,
    "players cannot put {what:filter.p} into the field",
    build=_elsewhere,
    split=lambda n: {"what": n.what.filter},
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
ROWS += R("static", Cannot, "damage cannot be dealt to {what:subject}", act="be dealt damage")
ROWS += R(
    "static", Cannot, "damage cannot be dealt to {what:subject} by {by:filter.p}", act="be dealt damage"
)
ROWS += R("vp.sp", Cannot, "cannot deal damage to {to:filter.p}", what=SUBJECT, act="deal damage")
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot deal damage to players",
    what=SUBJECT,
    act="deal damage",
    to=NO_CARD,
    players_too=True,
)
ROWS += R("statement", OnlyWhile, "while {condition:conditions} , {effects:clauses}")
