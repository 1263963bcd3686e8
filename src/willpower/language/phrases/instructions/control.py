"""How instructions are put together: then, and, may, if, unless, choose one, for each, later."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Condition, Fits, NotCond
from willpower.abilities.effects import (
    Apply,
    ChooseNow,
    Damage,
    Delayed,
    EachPlayerDoes,
    ForEach,
    GainGem,
    If,
    LoseLife,
    May,
    Modes,
    Move,
    PayFor,
    PayWill,
    PlayCard,
    PutCounters,
    Sequence,
    Shuffle,
    TriggerAbility,
    Unless,
)
from willpower.abilities.mods import AddValues
from willpower.abilities.nouns import EachPlayer, Filter, Opponent, Quantity, StatusIs, This, TopCards, You
from willpower.abilities.quantities import ANY_NUMBER, Letter, Num, Stat
from willpower.abilities.statics import (
    Cannot,
    Duration,
    EntersWith,
    Gains,
    MayLook,
    OnlyWhile,
    Replace,
    ReplaceMove,
)
from willpower.abilities.triggers import AtPhase, Moves
from willpower.abilities.words import Until

from ...mentions import asks_what, exchanged, has_letter, searches_later
from ...raw import DoneThisWay, IfYouDo, Pronoun, SameDuration, SameWho, SubjectWho, ThatPlayer, WhereX
from ...rows import Family, Holes, L, R, each, either
from ..continuous.statics import per, unper
from ..numbers.quantities import by_x
from ..playing.permitting import may_play
from .counters import at_once
from .runs import all_done, all_told, apart, of_them

ROWS: list[Family] = []


def _about_itself(h: Holes) -> bool:
    """ "This card gains ... as long as ..." is no instruction but holds where the card is."""
    what = getattr(h["statics"][0], "what", None)
    return h["duration"].until == "condition" and isinstance(what, This)


def letter_value(node: Node, letter: str) -> Quantity | None:
    """What X is, as the first X below a node says."""
    for one in walk(node):
        if isinstance(one, Letter) and one.letter == letter and one.value is not None:
            return one.value
    return None


def _is_no_toll(h: Holes) -> bool:
    """What has to be paid each time to attack or block is said by ToDo."""
    effect = h["effect"]
    return not (
        isinstance(effect, Apply)
        and any(isinstance(static, Cannot) and static.act in TOLLS for static in effect.statics)
    )


def _of_the_next(h: Holes) -> bool:
    """ "... less to play your next card if it shares a name with ...": it is that card (pricing.py). "Gain a
    gem of any attribute if it doesn't share ...": it is that gem (objects.py)."""
    then = h["then"]
    if (
        isinstance(then, GainGem)
        and not then.attribute
        and any(isinstance(one, Pronoun) for one in walk(h["condition"]))
    ):
        return True
    once = isinstance(then, Apply) and any(getattr(static, "once", False) for static in then.statics)
    return once and any(isinstance(one, Pronoun) for one in walk(h["condition"]))


TOLLS = ("attack", "block", "attack or block", "attack players", "attack you", "attack your opponent")
# a run of clauses; "may" takes everything that follows it in the run
for category in ("seq", "seqnomay"):
    for links, check in (("(and|,)", all_done), ("(, then|then|, and then|and then)", apart)):
        words = f"{{parts:clause}} {links} {{parts:{category}}}"
        ROWS += R(
            category, Sequence, words, check=check, said=(category, "Sequence", "{parts} (and|then) {parts}")
        )
for separator in either("and", ","):  # without "then": what stands behind is about all of it
    ROWS += R("evenseq", Sequence, f"{{parts:clause}} {separator} {{parts:evenseq}}")


def _is_one(h: Holes) -> bool:
    return not isinstance(h.get("who"), EachPlayer)


ROWS += R("mayclause", May, "(you|{who:who.s}|{who:they.p}) may {effect:doseq}", check=_is_one)
ROWS += R("mayclause", PayFor, "(you|{who:who.s}|{who:they.p}) may {cost:pay,}", effect=None, check=_is_one)
ROWS += R(  # each is asked, and does it with what is theirs
    "mayclause",
    EachPlayerDoes,
    "(each player|players|both players|all players) may ({effect:doseq}|{cost:pay,})",
    build=lambda h: EachPlayerDoes(
        EachPlayer(), May(h["effect"]) if "effect" in h else PayFor(h["cost"], None)
    ),
    split=lambda n: {"effect": n.effect.effect, "cost": getattr(n.effect, "cost", ())},
    tuples="cost",
)
ROWS += R(  # and each who did it, or did not
    "bare",
    EachPlayerDoes,
    "(if they <no:theydo> , {effect:seq}|each player who <no:whodoes> {act:act.s})",
    build=lambda h: _each_who(h),
    split=lambda n: {"effect": n.effect.then, "act": n.effect.then},
)


def _each_who(h: Holes) -> EachPlayerDoes:
    did: Condition = IfYouDo(SubjectWho())
    then = h["act"] if "act" in h else exchanged(h["effect"], _themselves)
    return EachPlayerDoes(EachPlayer(), If(NotCond(did) if h["no"] else did, then))


def _themselves(node: Node) -> Node | None:
    return SubjectWho(phrase=node.phrase) if isinstance(node, ThatPlayer) else None


for separator in either("and", ", then", ",", "then"):
    ROWS += R("doseq", Sequence, f"{{parts:act.p}} {separator} {{parts:doseq}}")

# paying within an effect
ROWS += R("pay", PayWill, "pay {symbols:will} (for each {times:each.s}|)")
ROWS += R("pay", PayWill, by_x("pay {symbols:will}"), symbols="{1}")
ROWS += R("pay", LoseLife, "pay ({amount:amount} life|{amount:halflife})", pay=True)

# conditions around instructions
ROWS += R(
    "bare",
    If,
    "((then (,|)|) if {condition:conditions} , {then:seq}|if {condition:conditions} , "
    "({then:forever}|{then:later}|{then:whereseq}|{then:trailingif}|{then:special}|{then:innerif}|"
    "{then:thenif}))",
)
BEHIND = "{then:evenseq} (,|) if {condition:conditions}"
ROWS += R("bare", If, BEHIND, check=lambda h: not _of_the_next(h))
ROWS += R(
    "bare",
    Sequence,
    "then (,|) ({parts:seq}|{parts:whereseq}|{parts:special}|{parts:trailingif}|{parts:later}|"
    "{parts:forever})",
)


# "Your opponent chooses one of them. Then, banishes the other.": by the same player (B4)
ROWS += R(
    "bare",
    Sequence,
    "then (,|) {act:act.s}",
    build=lambda h: Sequence((replace(h["act"], who=SameWho()),)) if hasattr(h["act"], "who") else None,
    split=lambda n: {"act": replace(n.parts[0], who=None)},
)


def _else(otherwise: Any) -> Any:
    """What is done otherwise, without that nothing else held either (guards.py)."""
    while isinstance(otherwise, If) and otherwise.phrase == 0:
        otherwise = otherwise.then
    return otherwise


def one_if(h: Holes) -> bool:
    """Whether "otherwise" can belong to one condition only."""
    then = h["then"]
    return not (isinstance(then, Delayed) and any(isinstance(one, If) for one in walk(then.effect)))


ROWS += R(
    "ifelse",
    If,
    "if {condition:conditions} , {then:thebranch} . (otherwise|if (it isn't|it's not|not|they aren't)) , "
    "{otherwise:elsebranch}",
    check=one_if,
    split=lambda n: {"condition": n.condition, "then": n.then, "otherwise": _else(n.otherwise)},
)
# "if you control ..., .... If you don't, ...": what was asked is denied (B12)
ROWS += R(
    "ifelse",
    If,
    "if {condition:conditions} , {then:thebranch} . if you don't , {otherwise:elsebranch}",
    check=lambda h: one_if(h) and asks_what(h["condition"], h["then"], You),
)
ROWS += R(
    "ifelse",
    If,
    "if {condition:conditions} , {then:thebranch} . "
    "if (they don't|(he or she|that player|your opponent) doesn't) , {otherwise:elsebranch}",
    check=lambda h: one_if(h) and asks_what(h["condition"], h["then"], Opponent),
)
DONE = "({effect:seq}|{effect:forever})"
TOLL = "{who#} (pays~pay {cost:justpay,}|{cost:act#}|{cost:paysor#})"
ROWS += R(
    "special",
    Unless,
    f"({DONE} unless {TOLL}|unless {TOLL} , {DONE})",
    check=_is_no_toll,
)
ROWS += R("justpay", PayWill, "{symbols:will}")
ROWS += R("justpay", PayWill, by_x("{symbols:will}"), symbols="{1}")
ROWS += R("justpay", PayWill, "{symbols:will} for each {times:each.s}", check=lambda h: not of_them(h))


ROWS += R("justpay", LoseLife, "({amount:amount} life|{amount:halflife})", pay=True)
ROWS += R(
    "whereseq",
    WhereX,
    "({effect:seq}|{effect:forever}|{effect:frontal}) (,|) where X is {value:anynumber}",
    build=lambda h: WhereX(h["effect"], "X", h["value"]) if has_letter(h["effect"], "X") else None,
    split=lambda n: {"effect": n.parts[0], "value": letter_value(n.parts[0], "X")},
)

# continuous effects for a while
FRONTAL = ("special", "Apply", "{duration} , {statics:clauses}")
ROWS += R("clause", Apply, "{statics:clauses} {duration}", check=lambda h: not _about_itself(h))
for category in ("special", "frontal"):
    ROWS += R(
        category, Apply, "{duration} , {statics:clauses}", check=lambda h: not _about_itself(h), said=FRONTAL
    )
TIMES: dict[str, Until] = {
    "until (the|) end of (turn|the turn|this turn)": "end of turn",
    "(this turn|during this turn|for the rest of (the|this) turn)": "end of turn",
    "(until (the|) end of (game|the game)|for the rest of the game)": "end of game",
    "until (the beginning of|the start of|) your next turn": "your next turn",
    "until (the beginning of|the start of|) your opponent's next turn": "opponent's next turn",
    "until (the|) end of your opponent's next turn": "end of opponent's turn",
    "until (the|) end of your next turn": "end of your next turn",
    "until (the|) end of (this|that|the|) battle": "end of battle",
    "until (the beginning of|the start of|) the next turn": "the next turn",
    "until (the|) end of the next turn": "end of the next turn",
}
ROWS += L("lasting", Duration, "until", TIMES)
COMING: dict[str, Until] = {
    "draw": "the next draw phase",
    "recovery": "the next recovery phase",
    "main": "the next main phase",
    "end": "the next end phase",
}
for words, until in each("phase", tuple(COMING.items()), counted=False):
    begins = f"until (the beginning of|the start of|) <who:own> next {words} phase"
    ROWS += R("lasting", Duration, begins, until=until)
ROWS += R(
    "duration",
    Duration,
    "(as long as this card is in (the|a|your) field|until this card leaves the field)",
    until="leaves",
)

# modes (903.2e)
MANY: tuple[tuple[str, dict[str, Any]], ...] = (
    ("one", {}),
    ("one at random", {"at_random": True}),
    ("one or both", {"most": Num(2)}),
    ("one or more", {"most": ANY_NUMBER}),
)
for words, fixed in each("many", MANY, counted=False):
    ROWS += R("special", Modes, f"choose {words} - {{options:mode;}}", **fixed)
ROWS += R(
    "special",
    Modes,
    "choose {n} <chance:bychance> - {options:mode;}",
    build=lambda h: None if h["n"] == Num(1) else Modes(h["options"], h["n"], h["n"], at_random=h["chance"]),
    split=lambda n: {"n": n.least, "options": n.options},
)
ROWS += R(
    "special", Modes, "choose up to ({most}|one for each {most:each.s}) - {options:mode;}", least=Num(0)
)

# later (906.8)
ROWS += R("later", Delayed, "({trigger:delayed}|{trigger:leaving}) (⇒|,) {effect:whendelayed}")
ROWS += R(
    "later",
    Delayed,
    "{effect:seq} ({trigger:delayed} (if {condition:conditions}|)|{trigger:leaving})",
    early=True,
)

ROWS += R(
    "special",
    ForEach,
    "for each {what:each.s} , {effect:afterwards}",
    check=lambda h: not _so_often(h["effect"], h["what"]),
)


def _so_often(effect: Any, each: Any) -> bool:
    """ "For each Elf, it gains [+100/+100] until end of turn": so much more at once (mechanics.py), and so
    many counters (counters.py)."""
    if isinstance(effect, PutCounters) and not effect.kinds:
        return at_once(each, effect.on)
    if not isinstance(effect, Apply) or len(effect.statics) != 1:
        return False
    gains = effect.statics[0]
    return isinstance(gains, Gains) and [type(mod) for mod in gains.mods] == [AddValues]


# "... instead", with what the instruction before already said left out
ROWS += R("insteadseq", Apply, "{statics:clauses}", duration=SameDuration())
ROWS += R("insteadseq", May, "you may {effect:doseq}")

# what lasts for the rest of the game because no end is said; only where nothing else follows in the sentence
FOREVER = Duration("end of game")


def _lasting(h: Holes) -> bool:
    if any(isinstance(static, EntersWith) and static.what == This() for static in h["statics"]):
        return False  # it has entered when its own ability says so: effects_state.py
    if any(isinstance(static, Cannot) and _too_late(static) for static in h["statics"]):
        return False
    return all(isinstance(static, (Gains, Cannot, EntersWith)) or _of_it(static) for static in h["statics"])


def _too_late(static: Cannot) -> bool:
    """Whether a card says of itself as it resolves what could happen to it only before (1012.1)."""
    return static.what == This() and static.act == "be cancelled"


def _of_it(static: Any) -> bool:
    """ "If it would leave the field, remove it from the game instead": as long as it is there."""
    event = static.event if isinstance(static, (Replace, ReplaceMove)) else None
    return isinstance(event, Moves) and event.origin in (0, S.FIELD) and isinstance(event.what, Pronoun)


ALONE = ("bare", "Apply", "{statics:clauses}")
for category in ("bare", "forever"):
    ROWS += R(category, Apply, "{statics:clauses}", duration=FOREVER, check=_lasting, said=ALONE)
ROWS += R("clause", TriggerAbility, "this triggers {what:owning} [enter] ability", as_told=True)
ROWS += R(
    "bare",
    Shuffle,
    "(if you (searched|search) your deck (this way|) , shuffle it|"
    "shuffle your deck if you searched it (this way|))",
    whose=You(),
)
ROWS += R(
    "clause",
    Apply,
    "you may look at {what} (at|) any time",
    build=lambda h: Apply((MayLook(You(), h["what"]),), Duration("end of game")),
    split=lambda n: {"what": n.statics[0].what},
)
# "where X is ..." inside a sentence
ROWS += R(
    "whereseq",
    WhereX,
    "{first:clause} , where X is {value:anynumber} ((,|) and|,) {then:seq}",
    build=lambda h: WhereX(Sequence((h["first"], h["then"])), "X", h["value"]),
    split=lambda n: {
        "first": n.parts[0].parts[0],
        "value": letter_value(n.parts[0], "X"),
        "then": n.parts[0].parts[1],
    },
)
# later
ROWS += R(
    "later",
    Delayed,
    "({duration:lasting} , {trigger:trigger}|{trigger:event} {duration:lasting}) (⇒|,) {effect:whendelayed}",
    times=0,
)
ROWS += R(
    "later",
    Delayed,
    "{trigger:thisturn} (⇒|,) {effect:whendelayed}",
    times=0,
    duration=Duration("end of turn"),
)
ROWS += R(
    "duration",
    Duration,
    "as long as {condition:conditions}",
    until="condition",
    check=lambda h: not _in_field(h),
)


def _in_field(h: Holes) -> bool:
    condition = h["condition"]
    return isinstance(condition, Fits) and condition.filter == Filter((StatusIs("in the field"),))


# as long as something is so, and for a while
AS_LONG = "as long as {condition:conditions}"
FOR_A_WHILE = (
    ("special", f"{AS_LONG} , {{statics:clauses}} {{duration}}"),
    ("special", f"{{duration:lasting}} , ({{statics:clauses}} {AS_LONG}|{AS_LONG} , {{statics:clauses}})"),
    ("clause", f"{{statics:clauses}} ({AS_LONG} {{duration:lasting}}|{{duration:lasting}} {AS_LONG})"),
)
for category, words in FOR_A_WHILE:
    ROWS += R(
        category,
        Apply,
        words,
        build=lambda h: Apply((OnlyWhile(h["condition"], h["statics"]),), h["duration"]),
        split=lambda n: {
            "condition": n.statics[0].condition,
            "statics": n.statics[0].effects,
            "duration": n.duration,
        },
        said=("special", "Apply", FOR_A_WHILE[0][1]),
    )
ROWS += R(
    "whereseq",
    WhereX,
    "{effect:seq} , where X is {value:quantity} and Y is {other:quantity}",
    build=lambda h: WhereX(WhereX(h["effect"], "Y", h["other"]), "X", h["value"]),
    split=lambda n: {
        "effect": n.parts[0].parts[0],
        "value": letter_value(n.parts[0], "X"),
        "other": letter_value(n.parts[0], "Y"),
    },
)

ROWS += R(
    "whereseq",
    WhereX,
    "{effect:seq} , where X is the <one:stat> and Y is the <two:stat> of {what:plain}",
    build=lambda h: WhereX(
        WhereX(h["effect"], "Y", Stat(h["two"], h["what"])), "X", Stat(h["one"], h["what"])
    ),
    split=lambda n: {
        "effect": n.parts[0].parts[0],
        "what": getattr(letter_value(n.parts[0], "X"), "what", None),
    },
)
ROWS += R("thenshuffle", Shuffle, "then (,|) shuffle ({whose:whose}|{whose:thatone}) deck")
ROWS += R(
    "item",
    Sequence,
    "{late:later} . {shuffle:thenshuffle}",
    build=lambda h: _later_shuffle(h["late"], h["shuffle"]),
    split=lambda n: {
        "late": replace(n.parts[0], effect=n.parts[0].effect.parts[0]),
        "shuffle": n.parts[0].effect.parts[1],
    },
)


def _later_shuffle(late: Delayed, shuffle: Shuffle) -> Sequence | None:
    """A deck that is searched later is shuffled then (1021.1)."""
    if not searches_later(late):
        return None
    return Sequence((replace(late, effect=Sequence((late.effect, shuffle))),))


ROWS += R("ifelse", If, "{then:seq} if {condition:conditions} . otherwise , {otherwise:elsebranch}")
ROWS += R("clause", ChooseNow, "{options:act.p/}", check=lambda h: len(h["options"]) > 1)
# "A and B, or C", "A, or B and C": the comma tells which belong together (normalise keeps it)
ROWS += R("bare", ChooseNow, "{options:seq} , or {options:seq}", check=lambda h: all_told(h["options"]))
ROWS += R(
    "bare",
    Sequence,
    "then (,|) shuffle the rest of {whose:whose} <zone:pile> and put that card on top of it",
    build=lambda h: Sequence((Shuffle(h["whose"], h["zone"]), Move(Pronoun("that"), h["zone"], "top"))),
    split=lambda n: {"whose": n.parts[0].whose},
)

ROWS += R(
    "trailingif",
    If,
    "{then:evenseq} if {condition:conditions}",
    check=lambda h: not _of_the_next(h),
    said=("bare", "If", BEHIND),
)
ROWS += R("insteadseq", PlayCard, "you may play {what} without paying (its|their) (cost|costs)")

ROWS += R(
    "act",
    Sequence,
    "removes~remove {what} from the game until end of turn",
    build=lambda h: Sequence(
        (
            Move(h["what"], S.REMOVED),
            Delayed(AtPhase("turn", "end"), Move(DoneThisWay("removed"), S.FIELD, as_owner=True)),
        )
    ),
    split=lambda n: {"what": n.parts[0].what},
)
BACK = Delayed(Moves(This(), origin=S.FIELD), Move(DoneThisWay("removed"), S.FIELD, as_owner=True))
ROWS += R(
    "act",
    If,
    "removes~remove {what} from the game until this card leaves (the|your) field",
    # What would have ended before it began is not made (909.8).
    build=lambda h: If(
        Fits(This(), Filter((StatusIs("in the field"),))), Sequence((Move(h["what"], S.REMOVED), BACK))
    ),
    split=lambda n: {"what": n.then.parts[0].what},
)
# ---- when something happens to what was named --------------------
LEAVING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("leaves (the|your) field", {"origin": S.FIELD}),
    ("is put into a graveyard", {"to": S.GRAVEYARD}),
    ("is put into a graveyard from the field", {"origin": S.FIELD, "to": S.GRAVEYARD}),
)
for words, moves in each("moves", LEAVING, counted=False):
    ROWS += R("leaving", Moves, f"when {{what:ref1}} {words}", **moves)
ROWS += R(
    "clause",
    Apply,
    "{what:subject#} gains~gain {values:plus} {duration} for each {each:each.s}",
    build=lambda h: _per_while(h),
    split=lambda n: {
        "what": n.statics[0].what,
        "duration": n.duration,
        **unper(n.statics[0].mods[0]),
    },
)


def _per_while(h: Holes) -> Apply | None:
    values = per(h)
    return None if values is None else Apply((Gains(h["what"], (values,)),), h["duration"])


# ---- playing it later --------------------
HAND_AS = "(as though (it|they) were in your hand|)"
ROWS += R(
    "mayclause",
    Apply,
    f"(you may play {{what:plain}} <how:free> {{duration}} {HAND_AS}|"
    f"you may play {{what:plain}} {{duration}} {HAND_AS} <how:free>|"
    f"{{duration:lasting}} , you may play {{what:plain}} {HAND_AS} <how:free>)",
    build=lambda h: _play_later(h),
    split=lambda n: {"what": n.statics[0].what.preds[0].what, "duration": n.duration},
)


def _play_later(h: Holes) -> Apply | None:
    if isinstance(h["what"], TopCards) or (
        isinstance(h["what"], This) and h["duration"].until == "condition"
    ):
        return None  # whatever lies there, this card as long as something is so: a standing permission
    return Apply((may_play(h["what"], h["how"]),), h["duration"])


def _takes_no_more(h: Holes) -> bool:
    """ "May" takes everything that follows it in the run."""
    before = h["parts"][-2]
    return not isinstance(before.parts[-1] if isinstance(before, Sequence) else before, (May, PayFor))


# ---- what a condition may stand in front of --------------------
ROWS += R("innerif", If, "if {condition:conditions} , ({then:seq}|{then:forever})")
for link in either("and", ", then", "then", ", and then", "and then"):
    ROWS += R(
        "thenif",
        Sequence,
        f"{{parts:seq}} {link} ({{parts:innerif}}|{{parts:later}}|{{parts:forever}})",
        check=lambda h: not getattr(h["parts"][-1], "early", False),
    )
    ROWS += R("item", Sequence, f"({{parts:seq}} {link}|then (,|)) {{parts:ifelse}}")
    ROWS += R(
        "special",
        Sequence,
        f"{{parts:seq}} {link} {{parts:special}}",
        check=lambda h: isinstance(h["parts"][-1], (Modes, ForEach)),
    )
for link in either(", then", "then", ", and then", "and then"):  # "..., then discard a card unless ..."
    ROWS += R("thenif", Sequence, f"{{parts:seq}} {link} {{parts:trailingif}}", check=_takes_no_more)
ROWS += R(
    "doseq",
    Sequence,
    "{parts:act.p} and {parts:clause}",
    check=lambda h: isinstance(h["parts"][-1], (Apply, Damage)),
)
