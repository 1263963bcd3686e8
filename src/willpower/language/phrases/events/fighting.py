"""Battles, damage, targets, counters, and cards that are turned (803-806, 1007, 1022)."""

from __future__ import annotations

from itertools import product

from willpower.abilities.conditions import Fits
from willpower.abilities.nouns import All, Both, ControlledBy, EventSubject, Filter, This
from willpower.abilities.triggers import (
    Attacks,
    Battles,
    BecomesTarget,
    Blocks,
    CounterChange,
    DealsDamage,
    Either,
    IsAttacked,
    IsBlocked,
    IsDealtDamage,
    IsUnblocked,
    Moves,
    Trigger,
    Turned,
    While,
)

from ...rows import AL, A, Family, Holes, L, R, each
from .triggers import W, when
from .verbs import does, happens

ROWS: list[Family] = []
PLAYER = f"{W} {{what:aimedat#}}"
ROWS += R("aimedat.s", Both, "({parts:plainwho.p}|{parts:plainwho.s}) or {parts:group.s}")

# ---- battle ----------
ROWS += A("attacked", Attacks, "{object:damaged}")
ROWS += A("stopped", Blocks, "{attacker:watched}")
BY = ("byone", "IsDealtDamage", "by {by:watched}")
ROWS += A("blockedby", IsBlocked, "by {blocker:watched}", said=BY)
ROWS += A("byone", IsDealtDamage, "by {by:watched}", said=BY)
ROWS += happens(Attacks, "attacks~attack {*attacked?}")
ROWS += happens(Blocks, "blocks~block {*stopped?}")
ROWS += happens(IsBlocked, "(is~are|becomes~become) blocked {*blockedby?}")
ROWS += happens(IsAttacked, "(is~are|becomes~become) attacked {*byone?}")
ATTACKED = ("event", "IsAttacked", "(is~are|becomes~become) attacked {*byone?}")
ROWS += R("event", IsAttacked, f"{PLAYER} is~are attacked {{*byone?}}", said=ATTACKED)
ROWS += happens(
    IsUnblocked,
    "((attacks~attack {*attacked?} and|) isn't~aren't blocked|isn't~aren't blocked while attacking "
    "{object:damaged})",
)
ROWS += when(
    Either,
    "{what:watched#} blocks~block or is~are blocked by {other:group}",
    build=lambda h: Either((Blocks(h["what"], h["other"]), IsBlocked(h["what"], h["other"]))),
    split=lambda n: {"what": n.triggers[0].what, "other": n.triggers[0].attacker},
)
ROWS += when(Battles, "{what:watched#} battles~battle ((with|) {other:group}|)")  # 804.5a, 804.5b
FIGHTS = each("fights", (("attacks~attack", Attacks), ("blocks~block", Blocks)), counted=False)
for (category, lead), (verb, event) in product((("event", f"{W} "), ("nexttime", "")), FIGHTS):
    ROWS += R(
        category,
        event,
        f"{lead}{{who:plainwho#}} {verb} (with a {{filter:filter.s}}|)",
        build=lambda h, event=event: event(All(_of(h.get("filter", Filter()), h["who"]))),  # type: ignore[misc]
        split=lambda n: {"filter": _without(n.what.filter), "who": n.what.filter.preds[-1].who},
        said=("event", "Attacks", "{who:plainwho#} <fights> (with a {filter:filter.s}|)"),
    )


def _of(filter: Filter, who: object) -> Filter:
    """The cards of a filter that a player controls."""
    return Filter((*filter.preds, ControlledBy(who)), filter.zones, phrase=filter.phrase)  # type: ignore[arg-type]


def _without(filter: Filter) -> Filter:
    return Filter(filter.preds[:-1], filter.zones, phrase=filter.phrase)


# ---- damage ----------
ROWS += AL("damage1", DealsDamage, "battle", {"damage": False, "battle damage": True})
NOT_BATTLE = "(non- battle damage|damage other than battle damage)"
ROWS += A("otherdamage", DealsDamage, NOT_BATTLE, unlike_battle=True)
ROWS += A("muchdamage", DealsDamage, "{least:amount} or more damage")
ROWS += A("todealt", DealsDamage, "to {to:damaged}")
ROWS += happens(DealsDamage, "deals~deal {*damage1} {*todealt?}", replaced=True)
ROWS += happens(
    DealsDamage,
    "deals~deal (({*muchdamage}|{*otherdamage}) {*todealt?}|"
    "damage to {to:damaged} <unlike_battle:notbattle>)",
)
DEALT = "is~are dealt ({*damage1}|{*otherdamage}|{*muchdamage}) {*byone?}"
ROWS += happens(IsDealtDamage, DEALT)
ROWS += R(
    "event",
    IsDealtDamage,
    f"({PLAYER} {DEALT}|{W} damage is dealt to {{what:damaged}} {{*byone?}})",
)
ROWS += A("bywhat", DealsDamage, "(by {what:group}|)", build=lambda h: {"what": None, **h})
ROWS += R(
    "wouldhappen",
    DealsDamage,
    "({to:dealt} would be dealt {*damage1} {*bywhat}|{*damage1} would be dealt to {to:dealt} {*bywhat})",
)
ROWS += R(
    "trigger",
    While,
    "{trigger:event} while {filter:statefilter}",
    build=lambda h: _while(h["trigger"], h["filter"]),
    split=lambda n: {"trigger": n.trigger, "filter": n.condition.filter},
)


def _while(trigger: Trigger, filter: Filter) -> While | None:
    """What a card does, or has happen to it, while it does something else."""
    what = getattr(trigger, "what", None)
    if not isinstance(what, (This, All)) or isinstance(trigger, (Moves, IsUnblocked)):
        return None  # it has left, or what it attacks is said of the event itself
    return While(trigger, Fits(what if isinstance(what, This) else EventSubject(), filter))


ROWS += R(
    "thisturn",
    Either,
    f"{W} {{what:watched#}} deals~deal or is~are dealt damage this turn",
    build=lambda h: Either((DealsDamage(h["what"]), IsDealtDamage(h["what"]))),
    split=lambda n: {"what": n.triggers[0].what},
)

# ---- targets ----------
ROWS += A("aimer", BecomesTarget, "(a {by:filter.s}|{by:filter.p})")
AIMED = "(becomes~become|is~are) (targeted by|the target of) {*aimer}"
ROWS += happens(BecomesTarget, f"({AIMED}|(becomes~become|is~are) (targeted|a target))")
ROWS += R("event", BecomesTarget, f"({PLAYER} {AIMED}|{W} a {{by:filter.s}} targets {{what:group}})")

# ---- turned ----------
ROWS += happens(Turned, "<how:turned>")

# ---- counters ----------
KIND = "({counter:counter}|)"


def _of_any(h: Holes) -> Holes:
    return {"counter": "", **h}


def _together(h: Holes) -> Holes:
    return {"counter": "", **h, "together": True}


ROWS += A("acounter", CounterChange, f"a {KIND} counter", build=_of_any)
ROWS += A("morecounters", CounterChange, f"one or more {KIND} counters", build=_together)
ROWS += A("barecounters", CounterChange, f"{KIND} counters", build=_of_any)
ROWS += A("lastcounter", CounterChange, f"the last {KIND} counter", build=_of_any)
SAID = "({*acounter} is|{*morecounters} are)"
COUNTED = {
    f"{W} {SAID} (put|placed) on {{what:watched}}": "put",
    f"{W} {SAID} removed from {{what:watched}}": "removed",
    f"{W} {{*lastcounter}} is removed from {{what:watched}}": "last removed",
}
ROWS += L("event", CounterChange, "how", COUNTED)
ANY = "({*acounter}|{*morecounters}|{*barecounters})"
ROWS += R(
    "wouldhappen",
    CounterChange,
    f"({ANY} would be (put|placed) on {{what:watched}}|<who:putter> would put {ANY} on {{what:watched}})",
)
CHANGES = (("puts~put", "put", "on"), ("removes~remove", "removed", "from"))
for verb, how, place in each("place", each("verb", CHANGES, counted=False), 2, counted=False):
    ROWS += does(CounterChange, f"{verb} ({{*acounter}}|{{*morecounters}}) {place} {{what:watched}}", how=how)
