"""Where cards are put, returned, removed and shuffled to: every zone, whosever it is said to be (302.5)."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.effects import Move, Rearrange, Sequence
from willpower.abilities.nouns import All, EachPlayer, Filter, Opponent, OwnedBy, StatusIs, TopCards, You
from willpower.abilities.quantities import Num, Times

from ...raw import FromAmong, TheRest
from ...rows import AL, A, Family, Holes, R, each, either

ROWS: list[Family] = []

OWN = "(your|its owner's|their owner's|their owners'|that player's|his or her|their|your opponent's|the)"
OWNS = "(their owner's|their owners'|their)"
OTHERS = "(its owner's|their owner's|their owners'|that player's|his or her|their|the)"
# Whose zone it is: the owner's, or whose the text names, which only some editions follow (302.6).
WHOSE: tuple[tuple[str, dict[str, Any]], ...] = (
    (OTHERS, {}),
    ("your", {"under": You()}),
    ("your opponent's", {"under": Opponent()}),
)
VERBS = ("puts~put", "returns~return")

# ---- hand, graveyard, decks --------------------
PUT = "(puts~put|returns~return) ({what}|{what:wholezone})"
for owner_words, control in each("whose", WHOSE, counted=False):
    ROWS += A("intozone", Move, f"{owner_words} <to:handgrave>", **control)
    ROWS += A("ondeck", Move, f"{owner_words} <to:pile>", **control)
ROWS += A("ondeck", Move, f"{OWNS} <to:piles>")
ROWS += A("intozone", Move, f"{OWNS} hands", to=S.HAND)
ROWS += A("intozone", Move, f"({OWNS} graveyards|a graveyard)", to=S.GRAVEYARD)
ROWS += AL("inorder", Move, "order", {"in any order": "any order", "in a random order": "random"})
ON_END = "(on|on the|to the) <place:end> of {*ondeck} {*inorder?}"
ROWS += R("act", Move, f"{PUT} ((into|to|in) {{*intozone}}|{ON_END})")
ROWS += R("act", Move, f"{PUT} on (the|) top or (the|) bottom of {{*ondeck}}", place="top or bottom")
ROWS += R(
    "act",
    Move,
    f"(puts~put|returns~return) {{what}} ({{nth:ordinal}} from the top of {OWN} deck|into {OWN} deck "
    "{nth:ordinal} from the top)",
    to=S.DECK,
    place="nth",
)
ROWS += R(
    "act",
    Rearrange,
    "(puts~put {what} back (on top of your deck|) in any order|puts~put {what:plain} (back|in any order))",
)
ROWS += R(  # some of the cards looked at, and the others
    "act",
    Sequence,
    "puts~put (them|those cards) (on|) (the|) top and/or (on|) (the|) bottom of {*ondeck} in any order",
    build=lambda h: Sequence((_above(h["to"]), Move(TheRest(), h["to"], "bottom", order="any order"))),
    split=lambda n: {},
)


def _above(to: S.Zone) -> Move:
    """Those on top are chosen, as where one foresees (1034.1)."""
    any_of_them = FromAmong(Filter(), Num(0), unbounded=True)
    return Move(any_of_them, to, "top", order="any order")


# ---- the top of a deck, so often --------------------
ROWS += R(
    "act",
    Move,
    "puts~put the top (card|{n} cards) of {whose} {zone:pile} into {*intozone} for each {each:each.s}",
    build=lambda h: _so_often(h),
    split=lambda n: _how_often(n),
)


def _so_often(h: Holes) -> Move:
    n, each = h.pop("n", None), h.pop("each")
    count = each if n is None else Times(n, each)
    return Move(TopCards(count, h.pop("whose"), h.pop("zone")), **h)


def _how_often(node: Any) -> Holes:
    top = node.what
    many = {"n": top.count.left, "each": top.count.right} if isinstance(top.count, Times) else {}
    return {"whose": top.whose, "zone": top.zone, "each": top.count, **many}


# ---- the field --------------------
# (how the field is said, whose control that is)
FIELDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("the field", {}),
    ("(his or her|their) field", {}),
    ("(the|your) field under your control", {"under": You()}),
    ("your field", {"under": You()}),
    ("the field under your opponent's control", {"under": Opponent()}),
    ("your opponent's field", {"under": Opponent()}),
    ("the field under (its owner's|their owner's|their owners') control", {"as_owner": True}),
    ("(its owner's|their owner's|their owners') (field|fields)", {"as_owner": True}),
)
RESTED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("the field rested under your control", {"under": You()}),
    ("the field rested under (its owner's|their owner's|their owners') control", {"as_owner": True}),
)
STATES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("rested", {"rested": True}),
    ("attacking", {"attacking": True}),
    ("rested and attacking", {"rested": True, "attacking": True}),
)
COUNTERS = (
    "a {counter:counter} counter on (it|them|each of them)",
    "{n} {counter:counter} counters on (it|them|each of them)",
)


def _from_elsewhere(h: Holes) -> bool:
    """Tokens that are put into the field are made there (1303.1c)."""
    filter = getattr(h["what"], "filter", None)
    return not (isinstance(filter, Filter) and not filter.zones and StatusIs("token") in filter.preds)


def _countered(h: Holes) -> Move | None:
    if not _from_elsewhere(h):
        return None
    counters = ((h.pop("counter"), h.pop("n", None) or Num(1)),)
    return Move(to=S.FIELD, counters=counters, **h)


def _uncountered(node: Move) -> dict[str, object]:
    counter, n = node.counters[0]
    return {"what": node.what, "counter": counter, "n": n}


for words, control in each("field", FIELDS, counted=False):
    ROWS += A("intofield", Move, words, **control)
for words, control in each("state", STATES, counted=False):
    ROWS += A("infield", Move, words, **control)
INTO = f"{PUT} (into|to|onto) {{*intofield}} {{*infield?}}"
ROWS += R("act", Move, INTO, to=S.FIELD, check=_from_elsewhere)
for counters in either(*COUNTERS):
    ROWS += R("act", Move, f"{INTO} with {counters}", build=_countered, split=_uncountered)
ADDED = f"{PUT} (into|onto) (the|your) field (,|) (bestowed|added) to {{to_host:plain}}"
ROWS += R("act", Move, ADDED, to=S.FIELD)
ROWS += R("act", Move, f"{PUT} into its owner's hand as it resolves", to=S.HAND)
for words, control in each("field", RESTED, counted=False):
    put = f"{PUT} (into|to|onto) {words}"
    ROWS += R("act", Move, put, to=S.FIELD, check=_from_elsewhere, rested=True, **control)

# ---- out of the game, into a deck --------------------
ROWS += R(
    "act",
    Move,
    "removes~remove ({what}|{what:wholezone}) <side:inverted> from (the|) game <face_down:facing>",
    to=S.REMOVED,
)
ROWS += R("act", Move, "shuffles~shuffle ({what}|{what:wholezone}) into {*ondeck}", place="shuffle")

# ---- whole zones --------------------
WHOLE = (("hand", S.HAND), ("graveyard", S.GRAVEYARD), ("hand and graveyard", S.HAND | S.GRAVEYARD))
for zone_words, zone in each("zone", WHOLE, counted=False):
    ROWS += R(
        "wholezone",
        All,
        f"{{whose:whose}} {zone_words}",
        build=lambda h, zone=zone: All(Filter((OwnedBy(h["whose"]),), zone)),  # type: ignore[misc]
        split=lambda n: {"whose": n.filter.preds[0].who},
    )
ROWS += R("wholezone", All, "their hands", filter=Filter((OwnedBy(EachPlayer()),), S.HAND))

# ---- the second half of "put ... into your hand and the rest on the bottom of your deck" ----------
REST = ("putrest", "Move", "{what:others} on (the|) <place:end> (of {*ondeck}|) {*inorder?}")
ROWS += R("putrest", Move, "{what:others} on (the|) <place:end> of {*ondeck} {*inorder?}", said=REST)
ROWS += R("putrest", Move, "{what:others} on (the|) <place:end> {*inorder?}", to=S.DECK, said=REST)
ROWS += R("putrest", Move, "{what:others} (into|in) {*intozone}")
ROWS += R(
    "putrest",
    Rearrange,
    "{what:others} back (on (the|) top of (your|their|that player's) deck|) in any order",
)
ROWS += R("putrest", Move, "{what:others} into {*intofield} {*infield?}", to=S.FIELD)
