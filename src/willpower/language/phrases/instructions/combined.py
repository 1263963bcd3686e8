"""Several things said at once: lists with "and/or", abilities one by one, numbers of several kinds."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import AllConds, Compare, Exists, HappenedThisTurn, NotCond
from willpower.abilities.effects import (
    ChooseNow,
    LookAt,
    Modes,
    PlayCard,
    Rearrange,
    Sequence,
)
from willpower.abilities.nouns import (
    All,
    AllOf,
    AnyOf,
    Attached,
    ChosenIs,
    ControlledBy,
    Filter,
    InZone,
    KeywordIs,
    Not,
    OwnedBy,
    This,
    TopCards,
    You,
)
from willpower.abilities.quantities import Count, Num, Plus, Stat
from willpower.abilities.statics import (
    AddAbilities,
    BecomeCopy,
    Gains,
    OnlyWhile,
    SetTypes,
    SetValues,
)
from willpower.abilities.triggers import AtPhase, While

from ...classes import CLASSES
from ...raw import FromAmong, Pronoun, Same, VerbThisWay
from ...rows import Family, Holes, R, each
from ..cards.both import other_too, said_once
from ..cards.filters import zones_of

ROWS: list[Family] = []

# ---- lists with "and/or" ----------
ROWS += R(
    "plain.s",
    FromAmong,
    "a {filter:filter.s} (from among (them|those cards)|from it) {last:post}",
    build=lambda h: FromAmong(Filter((*h["filter"].preds, h["last"]), phrase=h["filter"].phrase)),
    split=lambda n: {
        "filter": Filter(n.filter.preds[:-1], phrase=n.filter.phrase),
        "last": n.filter.preds[-1],
    },
)

# ---- "gains A, B and/or C as long as ... with that ability": each of them for itself ----------
ONE_BY_ONE = (
    ("you control a {filter:filter.s} with that ability", True),
    ("there are {filter:filter.p} with that ability {posts:post+}", False),
)
for words, controlled in ONE_BY_ONE:
    ROWS += R(
        "statement",
        OnlyWhile,
        "{what:subject#} gains~gain {many:simpleability!} and/or {last:simpleability} "
        f"as long as {words}",
        build=lambda h, controlled=controlled: _one_by_one(h, controlled),  # type: ignore[misc]
        split=lambda n, controlled=controlled: _gathered(n, controlled),  # type: ignore[misc]
        tuples="many posts",
        said=(
            "statement",
            "OnlyWhile",
            "{what:subject#} gains~gain {many:simpleability!} and/or {last:simpleability} as long as "
            "(you control a {filter:filter.s} with that ability|there are {filter:filter.p} with that "
            "ability {posts:post+})",
        ),
    )


def _one_by_one(h: Holes, controlled: bool) -> OnlyWhile | None:
    parts: list[OnlyWhile] = []
    filter = h["filter"]
    posts = (ControlledBy(You()),) if controlled else h["posts"]
    zones = filter.zones if controlled else zones_of(posts)
    if filter.zones and not controlled:
        return None
    for ability in (*h["many"], h["last"]):
        wanted = Filter((*filter.preds, KeywordIs(ability.keyword), *posts), zones, phrase=filter.phrase)
        gains = Gains(Same() if parts else h["what"], (AddAbilities((ability,)),))
        parts.append(OnlyWhile(Exists(All(wanted)), (gains,)))
    return OnlyWhile(AllConds(()), tuple(parts))


def _gathered(node: OnlyWhile, controlled: bool) -> dict[str, object]:
    abilities = tuple(part.effects[0].mods[0].abilities[0] for part in node.effects)  # type: ignore[attr-defined]
    first = node.effects[0]
    wanted: Filter = first.condition.what.filter  # type: ignore[attr-defined]
    at = next(i for i, pred in enumerate(wanted.preds) if isinstance(pred, KeywordIs))
    return {
        "what": first.effects[0].what,  # type: ignore[attr-defined]
        "many": abilities[:-1],
        "last": abilities[-1],
        "filter": Filter(wanted.preds[:at], wanted.zones if controlled else 0, phrase=wanted.phrase),
        "posts": wanted.preds[at + 1 :],
    }


# ---- numbers ----------
ROWS += R(
    "condition",
    Compare,
    "total number of all {one:filter.p} and all {two:filter.p} is {right}",
    build=lambda h: Compare(Plus(Count(All(h["one"])), Count(All(h["two"]))), "=", h["right"]),
    split=lambda n: {
        "one": n.left.left.what.filter,
        "two": n.left.right.what.filter,
        "right": n.right,
    },
)
ROWS += R(
    "condition",
    Compare,
    "none of {what:plain.p} share a name",
    build=lambda h: Compare(Count(h["what"], "name"), "=", Count(h["what"])),
    split=lambda n: {"what": n.left.what},
)
ROWS += R(
    "condition",
    AllConds,
    "{what:owning} printed ATK and DEF (is|are) {size:size}",
    build=lambda h: AllConds(
        (
            Compare(Stat("printed atk", h["what"]), "=", h["size"].atk),
            Compare(Stat("printed def", h["what"]), "=", h["size"].defense),
        )
    ),
    split=lambda n: {"what": n.conditions[0].left.what, "size": _size(n)},
)


def _size(node: AllConds) -> object:
    one, two = node.conditions
    assert isinstance(one, Compare) and isinstance(two, Compare)
    return SetValues(one.right, two.right)


ROWS += R(
    "each.s",
    Count,
    "{one:onefilter.s} and (each|) {two:onefilter.s}",
    build=lambda h: _of_both(h),
    split=lambda n: said_once(
        {
            "one": Filter(
                n.what.filter.preds[0].preds[0].preds, phrase=n.what.filter.preds[0].preds[0].phrase
            ),
            "two": Filter(
                (*n.what.filter.preds[0].preds[1].preds, *n.what.filter.preds[1:]),
                n.what.filter.zones,
                phrase=n.what.filter.preds[0].preds[1].phrase,
            ),
        }
    ),
)


def _of_both(h: Holes) -> Count | None:
    """ "For each A and B you control": the cards that are one or the other, each counted once; what follows
    is said of both."""
    one, two = h["one"], other_too(h["one"], h["two"])
    at = next((i for i, pred in enumerate(two.preds) if isinstance(pred, ControlledBy)), 0)
    if one.zones or not at or any(isinstance(pred, ControlledBy) for pred in one.preds):
        return None
    either = AnyOf((AllOf(one.preds, phrase=one.phrase), AllOf(two.preds[:at], phrase=two.phrase)))
    return Count(All(Filter((either, *two.preds[at:]), two.zones)))


# ---- here and there: "Golems you control and/or in your graveyard" ----------
HERE = "(you control|in the field under your control) (in the field|) (and/or|and|or) (in|) your"
for area, zone in each("area", CLASSES["area"].items(), counted=False):
    ROWS += R(
        "post",
        AnyOf,
        f"{HERE} {area}",
        preds=(InZone(S.FIELD, You()), InZone(zone, You())),
        zones=S.FIELD | zone,
    )

# ---- everywhere ----------
ROWS += R(
    "post",
    AnyOf,
    "you control and you own everywhere",
    preds=(ControlledBy(You()), OwnedBy(You())),
    zones=S.ANYWHERE,
)
ROWS += R(
    "bareplural.p",
    All,
    "{one:onefilter.p} and {two:onefilter.p} you own in non- field zones",
    build=lambda h: _everywhere(h),
    split=lambda n: {
        "one": Filter((*n.filter.preds[:-1], n.filter.preds[-1].preds[0]), phrase=n.filter.phrase),
        "two": Filter(n.filter.preds[:-1], phrase=n.filter.phrase),
    },
)


def _everywhere(h: Holes) -> All | None:
    one, two = h["one"], h["two"]
    if one.zones or two.zones or one.preds != (*two.preds, ControlledBy(You())):
        return None
    elsewhere = AllOf((OwnedBy(You()), Not(InZone(S.FIELD))))
    return All(Filter((*two.preds, AnyOf((one.preds[-1], elsewhere))), S.ANYWHERE, phrase=two.phrase))


# ---- what happened ----------
ROWS += R(  # wherever they are now
    "condition",
    Compare,
    "you have removed {right} or more cards from the game with this card's (ability|abilities)",
    left=Count(Attached("ever removed", This())),
    op=">=",
)
ROWS += R(
    "condition",
    NotCond,
    "you cannot put {least} cards into your graveyard this way",
    build=lambda h: NotCond(VerbThisWay("put", None, h["least"])),
    split=lambda n: {"least": n.condition.least},
)
ROWS += R(
    "event",
    While,
    "at the end of a turn you are dealt damage",
    trigger=AtPhase("turn", "end"),
    condition=HappenedThisTurn("damage dealt", You()),
)

# ---- other sayings ----------
FREE = ("clause", "PlayCard", "play {what} without paying (its|their) (cost|costs)")  # there a sentence
ROWS += R("playfree", PlayCard, FREE[2], optional=False, said=FREE)


def _one_pile(h: Holes, zone: S.Zone) -> Sequence:
    """The cards on top of one deck, put back in any order."""
    return Sequence((LookAt(TopCards(h["count"], h["whose"], zone=zone)), Rearrange(Pronoun("it", "p"))))


ROWS += R(  # of either deck
    "act.p",
    ChooseNow,
    "look at the top {count:number} cards of {whose:whose} deck or (your|) magic stone deck "
    "and put them back in any order",
    build=lambda h: ChooseNow((_one_pile(h, S.DECK), _one_pile(h, S.STONE_DECK))),
    split=lambda n: {"count": n.options[0].parts[0].what.count, "whose": n.options[0].parts[0].what.whose},
)
ROWS += R("chosenword", ChosenIs, "chosen attribute", kind="attribute")
for word, bits in each(
    "type", (("resonator", S.RESONATOR), ("regalia", S.REGALIA), ("addition", S.ADDITION)), counted=False
):
    ROWS += R(
        "becoming",
        BecomeCopy,
        f"a copy of {{of}} , except it doesn't become a J-ruler and it's still a {word}",
        keep=(SetTypes(bits),),
    )
ROWS += R(
    "special",
    Modes,
    "choose one . if {extra_if:conditions} , choose up to {extra_most} instead - "
    "{options:clause} or {options:clause}",
    extra_least=Num(0),
)
