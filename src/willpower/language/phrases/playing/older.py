"""Words of the older rulebooks that later ones have no use for: the lifebreak area (1415.1a), what
was destroyed by battle damage."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.ability import Keyword
from willpower.abilities.effects import Move
from willpower.abilities.nouns import EachPlayer, OwnedBy, RaceIs, This, TopCards
from willpower.abilities.quantities import Num
from willpower.abilities.triggers import Moves

from ...rows import R, Row
from ..events.triggers import when
from ..instructions.destinations import OWN, OWNS, VERBS

ROWS: list[Row] = []

# ---- the lifebreak area (1415.1a): a card that comes to it lies on top --------------------
ROWS += R("post", OwnedBy, "(in|from) {who:whose} lifebreak area", zones=S.LIFEBREAK)
ROWS += R("post", OwnedBy, "(in|from) a lifebreak area", who=EachPlayer(), zones=S.LIFEBREAK)
ROWS += R("post", OwnedBy, "(in|from) all lifebreak areas", who=EachPlayer(), zones=S.LIFEBREAK)
ROWS += R("post", OwnedBy, "(in|from) standby areas", who=EachPlayer(), zones=S.STANDBY)
ROWS += R("plain.s", This, "this card (from|in) your lifebreak area", zones=S.LIFEBREAK)
ROWS += R("thing.s", TopCards, "the top card of {whose} lifebreak area", count=Num(1), zone=S.LIFEBREAK)
ROWS += R("thing.p", TopCards, "the top {count} cards of {whose} lifebreak area", zone=S.LIFEBREAK)
for verb in VERBS:
    to = f"{verb} {{what}} (into|to|onto|on top of|on the top of)"
    ROWS += R("act", Move, f"{to} {OWN} lifebreak area", to=S.LIFEBREAK, place="top")
    ROWS += R("act", Move, f"{to} {OWNS} lifebreak areas", to=S.LIFEBREAK, place="top")

# ---- races and traits, which only later are one (205.1, 205.1a) --------------------
for word in ("race", "trait"):
    ROWS += R("post", RaceIs, f"(with|of) (the|) {word} {{race:race.s}}", word=word)

# ---- which damage it was --------------------
ROWS += when(
    Moves,
    "{what:watched#} is~are destroyed by battle damage",
    origin=S.FIELD,
    how="destroyed by battle damage",
)

# ---- a judgment that has a condition and nothing to pay (705.2b) --------------------
ROWS += R("keyword", Keyword, "[judgment] {condition:conditions} (.|)", keyword="judgment")
