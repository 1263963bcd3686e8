"""Words of the older rulebooks that later ones have no use for: the lifebreak area (1415.1a)."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.ability import Keyword
from willpower.abilities.effects import Move
from willpower.abilities.nouns import RaceIs, TopCards
from willpower.abilities.quantities import Num

from ...rows import A, Family, L, R, each
from ..instructions.destinations import OWNS, WHOSE

ROWS: list[Family] = []

# ---- the lifebreak area (1415.1a): a card that comes to it lies on top --------------------
TOP = ("thing", "TopCards", "the top (card|{count} cards) of {whose} lifebreak area")
ROWS += R(
    "thing.s",
    TopCards,
    "the top card of {whose} lifebreak area",
    count=Num(1),
    zone=S.LIFEBREAK,
    said=TOP,
)
ROWS += R("thing.p", TopCards, "the top {count} cards of {whose} lifebreak area", zone=S.LIFEBREAK, said=TOP)
for owner_words, control in each("whose", WHOSE, counted=False):
    ROWS += A("lifebreak", Move, f"{owner_words} lifebreak area", **control)
ROWS += A("lifebreak", Move, f"{OWNS} lifebreak areas")
ROWS += R(
    "act",
    Move,
    "(puts~put|returns~return) {what} (into|to|onto|on top of|on the top of) {*lifebreak}",
    to=S.LIFEBREAK,
    place="top",
)

# ---- races and traits, which only later are one (205.1, 205.1a) --------------------
WORDS = {f"(with|of) (the|) {word} {{race:race.s}}": word for word in ("race", "trait")}
ROWS += L("post", RaceIs, "word", WORDS)

# ---- a judgment that has a condition and nothing to pay (705.2b) --------------------
ROWS += R("keyword", Keyword, "[judgment] {condition:conditions} (.|)", keyword="judgment")
