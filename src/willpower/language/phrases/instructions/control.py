"""How instructions are put together: then, and, may, if, unless, choose one, for each, later."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Fits
from willpower.abilities.effects import (
    Apply,
    ChooseNow,
    Damage,
    Delayed,
    ForEach,
    If,
    LoseLife,
    May,
    Modes,
    Move,
    PayFor,
    PayWill,
    PlayCard,
    Sequence,
    Shuffle,
    TriggerAbility,
    Unless,
)
from willpower.abilities.nouns import Filter, Quantity, StatusIs, This, You
from willpower.abilities.quantities import ANY_NUMBER, Count, Letter, Num, Stat
from willpower.abilities.statics import Cannot, Duration, EntersWith, Gains, MayLook, OnlyWhile
from willpower.abilities.triggers import Moves

from ...mentions import has_letter, replace_node, steps_of
from ...raw import DoneThisWay, Instead, Pronoun, SameDuration, WhereX
from ...rows import Holes, R, Row, each, either
from ..continuous.statics import per, unper
from ..numbers.quantities import by_x
from ..playing.permitting import may_play

ROWS: list[Row] = []


def _about_itself(h: Holes) -> bool:
    """ "This card gains ... as long as ..." is no instruction but holds where the card is."""
    what = getattr(h["statics"][0], "what", None)
    return h["duration"].until == "condition" and isinstance(what, This)


def _instead(h: Holes) -> Instead | None:
    before = h["before"]
    if isinstance(before, Modes) or all(isinstance(step, Shuffle) for step in steps_of(before)):
        return None
    return Instead(before, h["condition"], h["then"], h.get("between"))


def _uninstead(node: Sequence) -> dict[str, object]:
    """The sentence as it stands before the one that rewrites it."""
    rewritten = node.parts[0]
    asked = next(one for one in walk(rewritten) if isinstance(one, If) and one.phrase == 0)
    before = replace_node(rewritten, asked, asked.otherwise) if asked.otherwise is not None else rewritten
    between = node.parts[1] if len(node.parts) > 1 else None
    then = asked.then
    if isinstance(then, Sequence) and then.phrase == 0:  # who may do it instead, and does not, does the other
        then = then.parts[0]
    return {"before": before, "condition": asked.condition, "then": then, "between": between}


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


TOLLS = ("attack", "block", "attack or block", "attack players")
# a run of clauses; "may" takes everything that follows it in the run
for separator in either("and", ", then", ",", "then", ", and then", "and then"):
    ROWS += R("seq", Sequence, f"{{parts:clause}} {separator} {{parts:seq}}")
    ROWS += R("seqnomay", Sequence, f"{{parts:clause}} {separator} {{parts:seqnomay}}")
ROWS += R("mayclause", May, "(you may) {effect:doseq}")
ROWS += R("mayclause", May, "{who:who.s} may {effect:doseq}")
ROWS += R("mayclause", PayFor, "you may {cost:pay,}", effect=None)
ROWS += R("mayclause", PayFor, "{who:who.s} may {cost:pay,}", effect=None)
for separator in either("and", ", then", ",", "then"):
    ROWS += R("doseq", Sequence, f"{{parts:act.p}} {separator} {{parts:doseq}}")

# paying within an effect
ROWS += R("pay", PayWill, "pay {symbols:will}")
ROWS += R("pay", PayWill, by_x("pay {symbols:will}"), symbols="{1}")
ROWS += R("pay", PayWill, "pay {symbols:will} for each {times:each.s}")
ROWS += R("pay", LoseLife, "pay {amount:amount} life", pay=True)

# conditions around instructions
ROWS += R("bare", If, "if {condition:conditions} , {then:seq}")
ROWS += R("bare", If, "{then:seq} (,|) if {condition:conditions}")
ROWS += R("bare", If, "then , if {condition:conditions} , {then:seq}")
ROWS += R("bare", Sequence, "then (,|) {parts:seq}")


def one_if(h: Holes) -> bool:
    """Whether "otherwise" can belong to one condition only."""
    then = h["then"]
    return not (isinstance(then, Delayed) and any(isinstance(one, If) for one in walk(then.effect)))


ROWS += R(
    "ifelse",
    If,
    "if {condition:conditions} , {then:thebranch} . otherwise , {otherwise:elsebranch}",
    check=one_if,
)
ROWS += R(
    "item",
    Instead,
    "{before:bare} . if {condition:conditions} , "
    "{then:insteadseq} instead (of putting it into your hand|of one|)",
    build=_instead,
    split=_uninstead,
)
ROWS += R("special", Unless, "{effect:seq} unless {who#} pays~pay {cost:justpay,}", check=_is_no_toll)
ROWS += R("special", Unless, "{effect:seq} unless {who#} {cost:act#}", check=_is_no_toll)
ROWS += R("justpay", PayWill, "{symbols:will}")
ROWS += R("justpay", PayWill, by_x("{symbols:will}"), symbols="{1}")
ROWS += R("justpay", PayWill, "{symbols:will} for each {times:each.s}", check=lambda h: not _of_them(h))


def _of_them(h: Holes) -> bool:
    """ "Pays {1} for each of them" is said of cards that attack or block (pricing.py)."""
    return isinstance(h["times"], Count) and isinstance(h["times"].what, Pronoun)


ROWS += R("justpay", LoseLife, "{amount:amount} life", pay=True)
ROWS += R(
    "whereseq",
    WhereX,
    "{effect:seq} (,|) where X is {value:anynumber}",
    build=lambda h: WhereX(h["effect"], "X", h["value"]) if has_letter(h["effect"], "X") else None,
    split=lambda n: {"effect": n.parts[0], "value": letter_value(n.parts[0], "X")},
)

# continuous effects for a while
ROWS += R("clause", Apply, "{statics:clauses} {duration}", check=lambda h: not _about_itself(h))
ROWS += R("special", Apply, "{duration} , {statics:clauses}", check=lambda h: not _about_itself(h))
for words, until in each(
    "until",
    (
        ("until end of turn", "end of turn"),
        ("until the end of turn", "end of turn"),
        ("this turn", "end of turn"),
        ("until end of game", "end of game"),
        ("until the end of the turn", "end of turn"),
        ("until your next turn", "your next turn"),
        ("until the end of your opponent's next turn", "end of opponent's turn"),
        ("until the end of your next turn", "end of your next turn"),
        ("until end of battle", "end of battle"),
    ),
):
    ROWS += R("duration", Duration, words, until=until)
ROWS += R("duration", Duration, "as long as this card is in (the|a|your) field", until="leaves")

# modes (903.2e)
ROWS += R("special", Modes, "choose one - {options:mode;}")
ROWS += R(
    "special",
    Modes,
    "choose {n} - {options:mode;}",
    build=lambda h: None if h["n"] == Num(1) else Modes(h["options"], h["n"], h["n"]),
    split=lambda n: {"n": n.least, "options": n.options},
)
ROWS += R("special", Modes, "choose up to {most} - {options:mode;}", least=Num(0))
ROWS += R("special", Modes, "choose one at random - {options:mode;}", at_random=True)
ROWS += R("special", Modes, "choose one or both - {options:mode;}", most=Num(2))
ROWS += R("special", Modes, "choose one or more - {options:mode;}", most=ANY_NUMBER)

# later (906.8)
ROWS += R("later", Delayed, "{trigger:delayed} (⇒|,) {effect:afterwards}")
ROWS += R("later", Delayed, "{effect:seq} {trigger:delayed}", early=True)

ROWS += R("special", Modes, "choose up to one for each {most:each.s} - {options:mode;}", least=Num(0))
ROWS += R("special", ForEach, "for each {what:each.s} , {effect:afterwards}")

# "... instead", with what the instruction before already said left out
ROWS += R("insteadseq", Apply, "{statics:clauses}", duration=SameDuration())
ROWS += R("insteadseq", May, "you may {effect:doseq}")

# what lasts for the rest of the game because no end is said; only where nothing else follows in the sentence
FOREVER = Duration("end of game")


def _lasting(h: Holes) -> bool:
    return all(isinstance(static, (Gains, Cannot, EntersWith)) for static in h["statics"])


ROWS += R("bare", Apply, "{statics:clauses}", duration=FOREVER, check=_lasting)
ROWS += R("forever", Apply, "{statics:clauses}", duration=FOREVER, check=_lasting)
ROWS += R("bare", If, "if {condition:conditions} , {then:forever}")
ROWS += R("bare", Sequence, "then {parts:forever}")
ROWS += R("clause", TriggerAbility, "this triggers {what:owning} [enter] ability", as_told=True)
ROWS += R("bare", Shuffle, "if you (searched|search) your deck (this way|) , shuffle it", whose=You())
ROWS += R(
    "clause",
    Apply,
    "you may look at {what} at any time",
    build=lambda h: Apply((MayLook(You(), h["what"]),), Duration("end of game")),
    split=lambda n: {"what": n.statics[0].what},
)
for words in either("this turn", "until end of turn"):
    ROWS += R(
        "mayclause",
        Apply,
        f"you may play {{what:plain}} {words}",
        build=lambda h: Apply((may_play(h["what"]),), Duration("end of turn")),
        split=lambda n: {"what": n.statics[0].what.preds[0].what},
    )
# "where X is ..." inside a sentence
ROWS += R(
    "whereseq",
    WhereX,
    "{first:clause} , where X is {value:anynumber} and {then:seq}",
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
    "this turn , {trigger:trigger} (⇒|,) {effect:afterwards}",
    times=0,
    duration=Duration("end of turn"),
)
ROWS += R(
    "later",
    Delayed,
    "{trigger:thisturn} (⇒|,) {effect:afterwards}",
    times=0,
    duration=Duration("end of turn"),
)
# unless someone does something, for statements
ROWS += R("special", Unless, "{effect:forever} unless {who#} {cost:act#}", check=_is_no_toll)
ROWS += R("special", Unless, "{effect:forever} unless {who#} pays~pay {cost:justpay,}", check=_is_no_toll)
# instead
for words in either(
    "{before:bare} . {then:insteadseq} instead if {condition:conditions}",
    "{before:bare} . if {condition:conditions} , instead {then:insteadseq}",
    "{before:bare} . {between:thenshuffle} . if {condition:conditions} , instead {then:insteadseq}",
    "{before:bare} . {between:thenshuffle} . {then:insteadseq} instead if {condition:conditions}",
):
    ROWS += R("item", Instead, words, build=_instead, split=_uninstead)

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


ROWS += R(
    "special",
    Apply,
    "as long as {condition:conditions} , {statics:clauses} {duration}",
    build=lambda h: Apply((OnlyWhile(h["condition"], h["statics"]),), h["duration"]),
    split=lambda n: {
        "condition": n.statics[0].condition,
        "statics": n.statics[0].effects,
        "duration": n.duration,
    },
)
ROWS += R("bare", If, "then if {condition:conditions} , {then:seq}")
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
ROWS += R(
    "item",
    Instead,
    "{before:bare} . {between:thenshuffle} . if {condition:conditions} , "
    "{then:insteadseq} instead (of putting it into your hand|of one|)",
    build=_instead,
    split=_uninstead,
)
ROWS += R("thenshuffle", Shuffle, "then (,|) shuffle {whose:whose} deck")

ROWS += R("bare", If, "if {condition:conditions} , {then:later}")
ROWS += R("ifelse", If, "{then:seq} if {condition:conditions} . otherwise , {otherwise:elsebranch}")
ROWS += R("clause", ChooseNow, "{options:act.p} or {options:act.p}")
ROWS += R(
    "bare",
    Sequence,
    "then (,|) shuffle the rest of {whose:whose} deck and put that card on top of it",
    build=lambda h: Sequence((Shuffle(h["whose"]), Move(Pronoun("that"), S.DECK, "top"))),
    split=lambda n: {"whose": n.parts[0].whose},
)
ROWS += R(
    "bare",
    Sequence,
    "then (,|) shuffle the rest of {whose:whose} magic stone deck and put that card on top of it",
    build=lambda h: Sequence((Shuffle(h["whose"], S.STONE_DECK), Move(Pronoun("that"), S.STONE_DECK, "top"))),
    split=lambda n: {"whose": n.parts[0].whose},
)

ROWS += R("bare", If, "if {condition:conditions} , {then:whereseq}")
ROWS += R("bare", Sequence, "then (,|) {parts:whereseq}")
ROWS += R("bare", If, "if {condition:conditions} , {then:trailingif}")
ROWS += R("trailingif", If, "{then:seq} if {condition:conditions}")
ROWS += R("insteadseq", PlayCard, "you may play {what} without paying (its|their) (cost|costs)")

# ---- a choice that another player makes --------------------
ROWS += R("special", ChooseNow, "{who:who.s} chooses one - {options:mode;}")
ROWS += R(
    "act",
    Sequence,
    "removes~remove {what} from the game until this card leaves (the|your) field",
    build=lambda h: Sequence(
        (
            Move(h["what"], S.REMOVED),
            Delayed(Moves(This(), origin=S.FIELD), Move(DoneThisWay("removed"), S.FIELD, as_owner=True)),
        )
    ),
    split=lambda n: {"what": n.parts[0].what},
)
# ---- when something happens to what was named --------------------
ROWS += R(
    "later",
    Delayed,
    "{trigger:event} this turn (⇒|,) {effect:afterwards}",
    times=0,
    duration=Duration("end of turn"),
)
ROWS += R(
    "later",
    Delayed,
    "(until end of turn|until the end of turn) , {trigger:trigger} (⇒|,) {effect:afterwards}",
    times=0,
    duration=Duration("end of turn"),
)
ROWS += R("later", Delayed, "{trigger:leaving} (⇒|,) {effect:afterwards}")
LEAVING: tuple[tuple[str, dict[str, Any]], ...] = (
    ("leaves (the|your) field", {"origin": S.FIELD}),
    ("is put into a graveyard", {"to": S.GRAVEYARD}),
    ("is put into a graveyard from the field", {"origin": S.FIELD, "to": S.GRAVEYARD}),
)
for words, moves in each("moves", LEAVING):
    ROWS += R("leaving", Moves, f"when {{what:named1}} {words}", **moves)
ROWS += R("named1", This, "this card")
ROWS += R("named1", Pronoun, "it", kind="it")
ROWS += R("named1", Pronoun, "that (card|resonator|J/resonator|token)", kind="that")
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
for template in either(
    "you may play {what:plain} (this turn|until end of turn) without paying (its|their) (cost|costs)",
    "you may play {what:plain} without paying (its|their) (cost|costs) (this turn|until end of turn)",
    "(this turn|until end of turn) , you may play {what:plain} without paying (its|their) (cost|costs)",
):
    ROWS += R(
        "mayclause",
        Apply,
        template,
        build=lambda h: Apply((may_play(h["what"], "free"),), Duration("end of turn")),
        split=lambda n: {"what": n.statics[0].what.preds[0].what},
    )
for words, how in each("how", (("", ""), ("without paying (its|their) (cost|costs)", "free"))):
    for template in either(
        f"you may play {{what:plain}} {words} {{duration:longer}}",
        f"{{duration:longer}} , you may play {{what:plain}} {words}",
    ):
        ROWS += R(
            "mayclause",
            Apply,
            template,
            build=lambda h, how=how: Apply(  # type: ignore[misc]
                (may_play(h["what"], how),), h["duration"]
            ),
            split=lambda n: {"what": n.statics[0].what.preds[0].what, "duration": n.duration},
        )
for words, until in each(
    "until",
    (
        ("until your next turn", "your next turn"),
        ("until the end of your next turn", "end of your next turn"),
        ("until end of game", "end of game"),
        ("until the beginning of your next turn", "your next turn"),
    ),
):
    ROWS += R("longer", Duration, words, until=until)
for words, until in each(
    "until",
    (
        ("until the beginning of your next turn", "your next turn"),
        ("until the start of your next turn", "your next turn"),
        ("until the end of the game", "end of game"),
        ("for the rest of the game", "end of game"),
        ("for the rest of (the|this) turn", "end of turn"),
        ("during this turn", "end of turn"),
        ("until the end of battle", "end of battle"),
        ("until the end of this turn", "end of turn"),
        ("until this card leaves the field", "leaves"),
    ),
):
    ROWS += R("duration", Duration, words, until=until)
# ---- what a condition may stand in front of --------------------
ROWS += R("bare", If, "if {condition:conditions} , {then:special}")
ROWS += R("bare", If, "if {condition:conditions} , {then:innerif}")
ROWS += R("innerif", If, "if {condition:conditions} , {then:seq}")
ROWS += R("bare", Sequence, "then (,|) {parts:special}")
ROWS += R("bare", Sequence, "then (,|) {parts:trailingif}")
for link in either("and", ", then", "then", ", and then", "and then"):
    ROWS += R("thenif", Sequence, f"{{parts:seq}} {link} {{parts:innerif}}")
    ROWS += R("item", Sequence, f"{{parts:seq}} {link} {{parts:ifelse}}")
    ROWS += R(
        "special",
        Sequence,
        f"{{parts:seq}} {link} {{parts:special}}",
        check=lambda h: isinstance(h["parts"][-1], (Modes, ForEach)),
    )
    ROWS += R(
        "thenif",
        Sequence,
        f"{{parts:seq}} {link} {{parts:later}}",
        check=lambda h: not getattr(h["parts"][-1], "early", True),
    )
ROWS += R("bare", If, "if {condition:conditions} , {then:thenif}")
ROWS += R("item", Sequence, "then (,|) {parts:ifelse}")
ROWS += R(
    "doseq",
    Sequence,
    "{parts:act.p} and {parts:clause}",
    check=lambda h: isinstance(h["parts"][-1], (Apply, Damage)),
)
