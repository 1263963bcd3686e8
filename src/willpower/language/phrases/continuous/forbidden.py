"""What is forbidden, demanded and allowed: cannot, must, can, does not recover."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from willpower.abilities.base import walk
from willpower.abilities.conditions import AllConds
from willpower.abilities.effects import Apply
from willpower.abilities.nouns import (
    AbilityOf,
    All,
    ControlledBy,
    EachPlayer,
    Filter,
    IsOneOf,
    Opponent,
    SpellIs,
    Who,
)
from willpower.abilities.quantities import ANY_NUMBER
from willpower.abilities.statics import CanAlso, Cannot, DoesNotRecover, Duration, Must, OnlyWhile

from ...classes import NOT_HAND
from ...raw import Pronoun, Same
from ...rows import AL, Family, Holes, L, R, each
from .statics import SUBJECT

ROWS: list[Family] = []

# ---- forbidden: every verb once --------------------
DEEDS = {
    "attack": "attack",
    "block": "block",
    "attack or block": "attack or block",
    "attack players": "attack players",
    "attack you": "attack you",
    "attack your opponent": "attack your opponent",
    "be destroyed by damage": "be destroyed by damage",
    "be destroyed (by battle damage|by battle|in battle)": "be destroyed by battle damage",
    "recover": "recover",
    "deal damage": "deal damage",
    "leave the field": "leave",
    "have counters put on (it|them)": "have counters put",
    "gain life": "gain life",
    "lose life": "lose life",
    "pay life": "pay life",
    "draw cards": "draw",
    "discard cards": "discard",
    "search (their decks|their deck|your deck|decks|for cards)": "search",
    "look at cards in decks": "look",
    "call (magic stones|a magic stone|additional magic stones)": "call",
    "(do judgment|play [judgment] abilities)": "judgment",
    "perform (a|) lifebreak": "lifebreak",
    "produce will": "produce",
    "lose the game": "lose",
    "win the game": "win",
    "put cards into (their|the|your) standby area": "standby",
}
RETURNED = "be returned to ((its owner's|their owner's|a) hand|(their owner's|their owners') hands)"
SUFFERED = {
    "be blocked": "be blocked",
    "be attacked": "be attacked",
    "be attacked or targeted": "be attacked or targeted",
    "be destroyed": "be destroyed",
    "be (cancelled|canceled)": "be cancelled",
    "be targeted": "be targeted",
    "be banished": "be banished",
    "be recovered": "be recovered",
    "be rested": "be rested",
    "be removed from the game": "be removed",
    "be dealt damage": "be dealt damage",
    RETURNED: "be returned",
}
ROWS += AL("deed", Cannot, "act", DEEDS)
ROWS += AL("suffered", Cannot, "act", SUFFERED)
ROWS += AL(
    "struck", Cannot, "act", {"attack": "attack", "block": "block", "attack or block": "attack or block"}
)
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot ({*deed}|{*suffered} (by {by:filter.p}|by {by:theirs}|)|{*struck} ({to:filter.p}|{to:thisone}|"
    "{to:itself}))",
    what=SUBJECT,
)
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot attack <players:someone> or ({to:filter.p}|{to:rulerfilter})",
    what=SUBJECT,
    act="attack",
)
# several of them: "cannot attack, block or recover"
ROWS += L("forbid", Cannot, "act", {**DEEDS, **SUFFERED}, what=SUBJECT)
BE = {words.removeprefix("be "): act for words, act in SUFFERED.items()}
ROWS += L("forbidbe", Cannot, "act", BE, what=SUBJECT)
ROWS += R(
    "static",
    OnlyWhile,
    "{what:subject#} cannot ({acts:forbid/}|be {acts:forbidbe/} (by {by:filter.p}|))",
    build=lambda h: _each_of(h),
    split=lambda n: {
        "what": n.effects[0].what,
        "by": n.effects[-1].by,
        "acts": tuple(replace(e, what=SUBJECT) for e in n.effects),
    },
    tuples="acts",
)


def _each_of(h: Holes) -> OnlyWhile | None:
    """None of several deeds; "attack or block" is one."""
    acts = h["acts"]
    named = [one.act for one in acts]
    if len(acts) < 2 or named in (["attack", "block"], ["be attacked", "be targeted"]):
        return None  # said by one word
    if "attack or block" in named or "be attacked or targeted" in named:
        return None
    if "play abilities" in named and not isinstance(h["what"], Who):
        return None  # of cards it is said that their abilities cannot be played
    subjects = (h["what"], *(Same() for _ in acts[1:]))
    by = h.get("by")
    fought = by is not None and names_spells(by)  # no spell attacks or blocks: it is said of the last alone
    parts = tuple(
        replace(act, what=what, by=act.by if fought and act.act in FOUGHT else by or act.by)
        for act, what in zip(acts, subjects, strict=True)
    )
    return OnlyWhile(AllConds(()), parts)


FOUGHT = ("be attacked", "be blocked")


def names_spells(filter: Filter) -> bool:
    """Whether a filter means spells or abilities."""
    return any(isinstance(node, SpellIs) for node in walk(filter))


ROWS += R("theirs", Filter, "your opponent", preds=(ControlledBy(Opponent()),))
ROWS += R(
    "vp.sp",
    Cannot,
    "(cannot be blocked except|(can only be|can be) blocked (only|)) by {by:filter.p}",
    what=SUBJECT,
    act="be blocked except",
)


def _only_cards(h: Holes) -> bool:
    """To play abilities is forbidden by itself ("play abilities")."""
    return not any(isinstance(one, SpellIs) and one.kind != "spell" for one in walk(h["to"]))


def _no_play(h: Holes) -> Cannot | None:
    to: Filter = h["to"]
    if not _only_cards(h):
        return None
    if "only" in h:
        if to.zones:
            return None
        to = replace(to, zones=h["only"])
    return Cannot(SUBJECT, "play", to=to)


ROWS += R(
    "vp.sp",
    Cannot,
    "cannot play ({to:filter.p} (from <only:unplayed>|)|{to:thatcard})",
    build=_no_play,
    split=lambda n: {"to": replace(n.to, zones=n.to.zones if n.to.zones != NOT_HAND else 0)},
)
THAT = {"that card": Pronoun("that"), "those cards": Pronoun("that", "p")}
ROWS += L("thatcard", Filter, "preds", {words: (IsOneOf(one),) for words, one in THAT.items()})
# ---- demanded --------------------
MUST = {
    "must attack": "attack",
    "must block": "block",
    "must be attacked": "be attacked",
    "must be blocked": "be blocked",
}
ABLE = "(each turn|every turn|each of your turns|this turn|each battle|) if able"
ROWS += AL("must", Must, "act", MUST)
DOES = {
    "attacks~attack (each|every) turn if able": "attack",
    "blocks~block (each|every) turn if able": "block",
}
ROWS += L("vp", Must, "act", DOES, what=SUBJECT)
ROWS += R(
    "vp.sp",
    Must,
    f"{{*must}} ({ABLE}|each battle||{{to:plain}} (if able|)|{{to:someplayer}} this turn if able|"
    "by {to:bareplural.p} if able)",
    what=SUBJECT,
)
ROWS += R(
    "clause",
    Apply,
    "{what:subject#} {*must} ({to:plain}|{to:someplayer}|) {duration} if able",
    build=lambda h: Apply((Must(h["what"], h["act"], h.get("to")),), h["duration"]),
    split=lambda n: {"what": n.statics[0].what, "to": n.statics[0].to, "duration": n.duration},
)
for words, act in each("does", (("attacks~attack", "attack"), ("blocks~block", "block")), counted=False):
    ROWS += R(
        "clause",
        Apply,
        f"{{what:subject#}} {words} ({{to:plain}}|) {{duration}} if able",
        build=lambda h, act=act: Apply((Must(h["what"], act, h.get("to")),), h["duration"]),  # type: ignore[misc]
        split=lambda n: {"what": n.statics[0].what, "to": n.statics[0].to, "duration": n.duration},
    )

ROWS += R("itself", Filter, "it", preds=(IsOneOf(Pronoun("it")),))
NO_ABILITIES: dict[str, Any] = {"what": SUBJECT, "act": "play abilities"}
ROWS += R("vp.sp", Cannot, "cannot play {by:abilitykind}", **NO_ABILITIES)
ROWS += R(
    "forbid",
    Cannot,
    "play {by:abilitykind}",
    said=("vp", "Cannot", "cannot play {by:abilitykind}"),
    **NO_ABILITIES,
)
KINDS = {
    "abilities": (SpellIs("ability"),),
    "automatic abilities": (SpellIs("automatic"),),
    "activate abilities": (SpellIs("activate"),),
    "non- will activate abilities": (SpellIs("non-will activate"),),
    "(God's Arts|God's Art abilities)": (SpellIs("god's art"),),
}
ROWS += L("abilitykind", Filter, "preds", KINDS)
ROWS += R("vp.sp", Cannot, "cannot chase (to|) {to:filter.p}", what=SUBJECT, act="chase")
ROWS += R(
    "static",
    Cannot,
    "{to:filter.p} cannot be chased (by {what:plainwho}|)",
    build=lambda h: Cannot(h.get("what", EachPlayer()), "chase", to=h["to"]),
)
ROWS += R(
    "static",
    Must,
    "{who#} must block {to:plain} if able",
    build=lambda h: Must(h["who"], "block", h["to"]),
    split=lambda n: {"who": n.what, "to": n.to},
)
# ---- allowed ----------
FRESHLY = "the turn (it enters|they enter) (the|your) field"
ABLE_TO = {
    "block {to:filter.p}": "block cards",
    "block ((an|one) additional {to:filter.s}|{amount} additional {to:filter.p}) (each turn|)": "block extra",
    "block ((an|one) additional time|{amount} additional times) each turn": "block extra",
    "block (up to {amount} (times|J/resonators|attackers)|<amount:twice>) each turn": "block again",
    "block (while rested|as though (it|they) were recovered)": "block rested",
    "attack recovered {to:filter.p}": "attack recovered",
    "attack up to {amount} times (each turn|)": "attack again",
    "attack <amount:times> (each turn|)": "attack again",
    f"attack ({{to:filter.p}}|) ({FRESHLY}|as though (it|they) had [swiftness])": "attack fresh",
    "attack and play (its|their) {{Rest}} abilities the turn (it enters|they enter) the field": (
        "attack and activate fresh"
    ),
}
CAN = {f"(can|may) {words}": act for words, act in ABLE_TO.items()}
CAN["is~are mobilized"] = "attack or block without paying"  # 1129.3
ROWS += L("vp.sp", CanAlso, "act", CAN, what=SUBJECT)
ROWS += R(
    "vp.sp",
    CanAlso,
    "(can|may) block any number of ({to:filter.p} (each turn|)|times each turn)",
    what=SUBJECT,
    act="block extra",
    amount=ANY_NUMBER,
)
WITHOUT = {"attacking": "attack without resting", "blocking": "block without resting"}
ROWS += L(
    "static",
    CanAlso,
    "act",
    {f"{words} doesn't cause {{what}} to rest": act for words, act in WITHOUT.items()},
)
STAYS = "(doesn't~don't recover|cannot~cannot recover|cannot~cannot be recovered)"
CONTROLLERS = "(the|its controller's|their controller's|your|its controllers'|their controllers')"
ROWS += R(
    "vp",
    DoesNotRecover,
    f"({STAYS} during {CONTROLLERS}|doesn't~don't recover during) recovery (phase|phases)",
    what=SUBJECT,
)
ROWS += R(
    "clause",
    Apply,
    f"{{what:subject#}} {STAYS} during "
    "(the|its controller's|their controller's|their controllers'|your|their) next recovery (phase|phases)",
    build=lambda h: Apply((DoesNotRecover(h["what"]),), Duration("next recovery")),
    split=lambda n: {"what": n.statics[0].what},
)
ROWS += R(
    "static",
    DoesNotRecover,
    "you may choose not to recover {what} during (the|your) recovery phase",
    optional=True,
)

# ---- what is chosen ----------
AIMS = {
    "as you choose a card to attack , you must choose {what} if able": "attack first",
    "as your opponent chooses a card to attack , (he or she|they) must choose {what} if able": "be attacked",
}
ROWS += L("static", Must, "act", AIMS)
ROWS += R(
    "static",
    Must,
    "(as your opponent plays {to:spellaim} , (he or she|they) must choose {what} as one of its "
    "(targets|target)|your opponent must target {what} with {to:spellaim}) if able",
    act="be targeted",
)
ROWS += R("spellaim", All, "(a {filter:filter.s}|{filter:filter.p})")
# ---- abilities others may not play ----------
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot play {of:owning} <kind:playedkind>",
    build=lambda h: (
        None
        if isinstance(h["of"], All)
        else Cannot(
            SUBJECT, "play abilities", Filter((SpellIs(h["kind"]), AbilityOf(Filter((IsOneOf(h["of"]),)))))
        )
    ),
    split=lambda n: {"of": n.by.preds[1].filter.preds[0].what},
)
ROWS += R(
    "vp.sp",
    Cannot,
    "cannot play ({of:filter.p}' <kind:playedkind>|<kind:playedkind> of {of:filter.p})",
    build=lambda h: Cannot(SUBJECT, "play abilities", Filter((SpellIs(h["kind"]), AbilityOf(h["of"])))),
    split=lambda n: {"of": n.by.preds[1].filter},
)
ROWS += R("vp.sp", Cannot, "cannot add {to:filter.p}", what=SUBJECT, act="add")

ROWS += R(
    "clause",
    Apply,
    "{what:subject#} must attack or block this turn if able",
    build=lambda h: Apply((Must(h["what"], "attack"), Must(Same(), "block")), Duration("end of turn")),
    split=lambda n: {"what": n.statics[0].what},
)
