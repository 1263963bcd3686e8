"""How often and when an ability may be played or triggers."""

from __future__ import annotations

from willpower.abilities.ability import Limit
from willpower.abilities.conditions import NotCond, PhaseIs
from willpower.abilities.nouns import Who, You
from willpower.abilities.words import PhaseWord

from ..rows import R, Row

ROWS: list[Row] = []

PLAY = "(play|you can play|you may play|activate|you may activate|you can activate) this ability"
TIMES: tuple[tuple[str, int, str], ...] = (
    ("once (per|each) turn", 1, "turn"),
    ("(up to|) (twice|two times) (per|each) turn", 2, "turn"),
    ("(up to|) three times (per|each) turn", 3, "turn"),
    ("once per game", 1, "game"),
    ("once (per|each) battle", 1, "battle"),
)
TIMINGS: tuple[tuple[str, str], ...] = (
    ("during your turn", "your turn"),
    ("during your opponent's turn", "opponent's turn"),
    ("during (your|) main timing", "main timing"),
    ("any time you could play a resonator", "main timing"),
    ("during your main phase", "your main phase"),
    ("during an end phase", "end phase"),
    ("during battle", "battle"),
)
for often, n, per in TIMES:
    ROWS += R("limit", Limit, f"{PLAY} (only|) {often} .", times=n, per=per)
    ROWS += R("limit", Limit, f"this ability can be played only {often} .", times=n, per=per)
    ROWS += R("limit", Limit, f"this ability (triggers|can trigger) only {often} .", times=n, per=per)
    ROWS += R("limit", Limit, f"{PLAY} only if {{condition:conditions}} and only {often} .", times=n, per=per)
    ROWS += R("limit", Limit, f"{PLAY} only {often} and only if {{condition:conditions}} .", times=n, per=per)
    ROWS += R("limitdash", Limit, f"{PLAY} only {often} -", times=n, per=per)
for word, n in (("four", 4), ("five", 5)):
    ROWS += R("limit", Limit, f"{PLAY} (only|) (up to|) {word} times (per|each) turn .", times=n, per="turn")
for when, timing in TIMINGS:
    ROWS += R("limit", Limit, f"{PLAY} (only|) {when} .", timing=timing)
    ROWS += R("limit", Limit, f"this ability can be played only {when} .", timing=timing)
    ROWS += R("limit", Limit, f"{PLAY} only {when} and only if {{condition:conditions}} .", timing=timing)
    ROWS += R("limitdash", Limit, f"{PLAY} only {when} -", timing=timing)
    for often, n, per in TIMES:
        for words in (f"(only|) {when} and only {often}", f"only {often} and only {when}"):
            ROWS += R("limit", Limit, f"{PLAY} {words} .", times=n, per=per, timing=timing)
        ROWS += R(
            "limitdash",
            Limit,
            f"play this ability only {when} and only {often} -",
            times=n,
            per=per,
            timing=timing,
        )
for often, n in (("once", 1), ("twice", 2), ("two times", 2), ("three times", 3)):
    for per in ("turn", "game", "battle"):
        ROWS += R(
            "limit",
            Limit,
            f"you cannot play this ability more than {often} (per|each|a) {per} .",
            times=n,
            per=per,
        )
ROWS += R("limit", Limit, f"{PLAY} only if {{condition:conditions}} .")
ROWS += R(
    "limit",
    Limit,
    "play God's Art {abilityname:abilityname} only once per game .",
    build=lambda h: Limit(1, "game", name=h["abilityname"]),
    split=lambda n: {"abilityname": n.name},
)
ROWS += R(
    "limit",
    Limit,
    "you cannot play this ability if {condition:conditions} .",
    build=lambda h: Limit(condition=NotCond(h["condition"])),
    split=lambda n: {"condition": n.condition.condition},
)
ROWS += R(
    "limit",
    Limit,
    f"{PLAY} unless {{condition:conditions}} .",
    build=lambda h: Limit(condition=NotCond(h["condition"])),
    split=lambda n: {"condition": n.condition.condition},
)

# "you may only play this ability ..."
ONLY = "you (may|can) only (play|activate) this ability"
for often, n, per in TIMES:
    ROWS += R("limit", Limit, f"{ONLY} {often} .", times=n, per=per)
for when, timing in TIMINGS:
    ROWS += R("limit", Limit, f"{ONLY} {when} .", timing=timing)
    for often, n, per in TIMES:
        ROWS += R("limit", Limit, f"{ONLY} {when} and only {often} .", times=n, per=per, timing=timing)
ROWS += R("limit", Limit, f"{ONLY} if {{condition:conditions}} .")
for phase in ("draw", "recovery", "end", "main"):
    for words in (f"{PLAY} (only|) during", f"{ONLY} during"):
        ROWS += R(
            "limit",
            Limit,
            f"{words} {{who:whose}} {phase} phase .",
            build=lambda h, phase=phase: _in_phase(h["who"], phase),  # type: ignore[misc]
            split=lambda n: {"who": n.condition.who},
        )


def _in_phase(who: Who, phase: PhaseWord) -> Limit | None:
    """ "During your main phase" is said above."""
    return None if phase == "main" and isinstance(who, You) else Limit(condition=PhaseIs(phase, who))
