"""How often and when an ability may be played or triggers."""

from __future__ import annotations

from willpower.abilities.ability import Limit
from willpower.abilities.conditions import NotCond, PhaseIs
from willpower.abilities.effects import NotChased
from willpower.abilities.nouns import Who, You
from willpower.abilities.words import PhaseWord

from ...rows import AL, A, Family, R, each, either

ROWS: list[Family] = []

PLAY = "(play|you can play|you may play|activate|you may activate|you can activate) this ability"
# ---- how often ----------
OFTEN = ("often", "Limit", "once | twice | three times ... (per|each) turn")
ROWS += A("often", Limit, "once (per|each) turn", times=1, per="turn", said=OFTEN)
ROWS += A("often", Limit, "(up to|) (twice|two times) (per|each) turn", times=2, per="turn", said=OFTEN)
for word, n in (("three", 3), ("four", 4), ("five", 5)):
    ROWS += A("often", Limit, f"(up to|) {word} times (per|each) turn", times=n, per="turn", said=OFTEN)
ROWS += A("often", Limit, "once per game", times=1, per="game")
ROWS += A("often", Limit, "once (per|each) battle", times=1, per="battle")

# ---- when ----------
TIMINGS = {
    "during your turn": "your turn",
    "during your opponent's turn": "opponent's turn",
    "during (your|) main timing": "main timing",
    "(any time|anytime|when) you (could|can) play a (resonator|chant)": "main timing",
    "during your main phase": "your main phase",
    "during an end phase": "end phase",
    "during battle": "battle",
}
ROWS += AL("timing", Limit, "timing", TIMINGS)

# ---- only so often, only then, only if ----------
ROWS += A("when", Limit, "if {condition:conditions}")
ONLY = "you (may|can) only (play|activate) this ability"
for lead in either(f"{PLAY} (only|no more than|)", ONLY, "this ability can be played only"):
    ROWS += R("limit", Limit, f"{lead} ({{*often}}|{{*timing}} (and only {{*often}}|)) .")
for lead in either(f"{PLAY} only", ONLY, "this ability can be played only"):
    ROWS += R(
        "limit",
        Limit,
        f"{lead} ({{*when}} (and only {{*often}}|)|{{*often}} and only ({{*timing}}|{{*when}})|"
        "{*timing} and only {*when}) .",
    )
ROWS += R("limit", Limit, "this ability (triggers|can trigger) only {*often} .")
ROWS += R("limitdash", Limit, f"{PLAY} only ({{*often}}|{{*timing}}|{{*timing}} and only {{*often}}) -")
for often, n in each("times", (("once", 1), ("(twice|two times)", 2), ("three times", 3)), counted=False):
    for said_per, per in each(
        "per", (("turn", "turn"), ("game", "game"), ("battle", "battle")), counted=False
    ):
        words = f"you cannot play this ability more than {often} (per|each|a) {said_per} ."
        ROWS += R("limit", Limit, words, times=n, per=per)
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
    f"(you cannot play this ability if {{condition:conditions}} .|{PLAY} unless {{condition:conditions}} .)",
    build=lambda h: Limit(condition=NotCond(h["condition"])),
    split=lambda n: {"condition": n.condition.condition},
)

for words in either(f"{PLAY} (only|) during", f"{ONLY} during"):
    ROWS += R(
        "limit",
        Limit,
        f"{words} {{who:whose}} {{phase:phase}} phase .",
        build=lambda h: _in_phase(h["who"], h["phase"]),
        split=lambda n: {"who": n.condition.who, "phase": n.condition.phase},
    )


def _in_phase(who: Who, phase: PhaseWord) -> Limit | None:
    """ "During your main phase" is said above."""
    return None if phase == "main" and isinstance(who, You) else Limit(condition=PhaseIs(phase, who))


# ---- what may be chased to ----------
ROWS += R("special", NotChased, "{who:plainwho} cannot chase (to|) this ability")
