"""Will with a second sentence: what it may be spent on, and what happens if it is spent so (907.4)."""

from __future__ import annotations

from typing import Any

from willpower.abilities.base import walk
from willpower.abilities.effects import Apply, CostsOf, Effect, SpendOnly
from willpower.abilities.nouns import AbilityOf, Choose, Filter, Noun, Target
from willpower.abilities.statics import Cannot, Duration, EntersWith, Gains

from ...raw import Pronoun, TargetPlayer
from ...rows import AL, A, Family, Holes, L, R, either
from ..cards.filters import only_cards
from ..cards.objects import ONLY

ROWS: list[Family] = []


def _of_it(h: Holes) -> bool:
    """Continuous effects on the card that is played: they begin with the spell and stay with the card."""
    for static in h["statics"]:
        if not isinstance(static, (Gains, Cannot)) or not _plain(static.what):
            return False
    return True


def _plain(noun: Noun) -> bool:
    return noun.phrase != 0 and (isinstance(noun, Pronoun) or not any(_chosen(one) for one in walk(noun)))


def _chosen(node: Any) -> bool:
    return isinstance(node, (Target, TargetPlayer, Choose))


ROWS += R(
    "rider",
    Apply,
    "{statics:clauses} ((as it enters (the|your) field|) {duration}|)",
    build=lambda h: Apply(h["statics"], h.get("duration", Duration("end of game"))) if _of_it(h) else None,
)


def _apart(effect: Effect) -> bool:
    """What happens besides, once the card is played: it is about nothing that has to be pointed at."""
    return not any(_chosen(node) or isinstance(node, (Pronoun, Apply, EntersWith)) for node in walk(effect))


for article in either("a {for:filter.s}", "{for:filter.p}", "{for:barename}"):
    for lead in either(
        "if (you spend (this|that) will|(this|that) will is spent) to play",
        "(when|whenever) (you spend (this|that) will|(this|that) will is spent) to play",
    ):
        for rider in either("{rider:rider}", "{rider:seq}"):
            ROWS += R(
                "spending",
                SpendOnly,
                f"{lead} {article} (,|⇒) {rider}",
                build=lambda h: _rider(h),
                split=lambda n: {"for": n.rider_for, "rider": n.rider},
            )
for words in either("{play:filter.p}", "a {play:filter.s}"):
    for rider in either("{rider:rider}", "{rider:seq}"):
        ROWS += R(
            "spending",
            SpendOnly,
            f"{ONLY} play {words} (, and|and) if you do , {rider}",
            build=lambda h: _only(h),
            split=lambda n: {"play": n.play, "rider": n.rider},
        )


def _rider(h: Holes) -> SpendOnly | None:
    rider, wanted = h["rider"], h["for"]
    if not only_cards(wanted) or not (isinstance(rider, Apply) or _apart(rider)):
        return None
    return SpendOnly(rider=rider, rider_for=wanted, anything=True)


def _only(h: Holes) -> SpendOnly | None:
    rider = h["rider"]
    if not only_cards(h["play"]) or not (isinstance(rider, Apply) or _apart(rider)):
        return None
    return SpendOnly(play=h["play"], rider=rider)


# ---- what it may be spent on: one thing or several --------------------
ABILITIES = "(play|) (activate|) abilities"
ROWS += A("spent", SpendOnly, "play {play:filter.p}", check=lambda h: only_cards(h["play"]))
ROWS += A(
    "spent",
    SpendOnly,
    "play (a {play:filter.s}|{play:barename})",
    check=lambda h: not any(isinstance(pred, AbilityOf) for pred in h["play"].preds),
)
ROWS += A(
    "spent",
    SpendOnly,
    f"({ABILITIES}|(play|pay the activation cost of) a activate ability) "
    f"(of ({{activate:filter.p}}|a {{activate:filter.s}}|{{activate:barename}})|)",
    build=lambda h: {"activate": Filter(), **h},
)
COSTS: dict[str, tuple[str, ...]] = {
    "((play|pay for|) God's Art abilities|(play|pay for) God's Arts)": ("god's art",),
    "(do judgment|(play|) [judgment] abilities|(play|) the [judgment] ability|(pay|) [judgment] costs)": (
        "judgment",
    ),
    "play [judgment] or God's Art abilities": ("judgment", "god's art"),
    "do this card's judgment": ("this judgment",),
    "(pay|) [awakening] costs": ("awakening",),
    "(pay|) [mobilize] costs": ("mobilize",),
}
ROWS += AL("spent", SpendOnly, "costs", COSTS)
OF = "of ({of:filter.p}|a {of:filter.s}|{of:barename}|{of:rulerfilter})"
OF_SOME = {f"{words} {OF}": costs for words, costs in COSTS.items() if "this" not in words}
ROWS += L("costsof", CostsOf, "costs", OF_SOME)
ROWS += A("spent", SpendOnly, "{costs_of:costsof}")
ROWS += A("spentplay", SpendOnly, "{play:filter.p}", check=lambda h: only_cards(h["play"]))
ROWS += R(
    "spending",
    SpendOnly,
    f"({ONLY} {{*spent}}|{ONLY} ({{*spent}} , (to|)|) {{*spent}} (, or|or) (to|) "
    f"({{*spent}}|{{*spentplay}}))",
)
