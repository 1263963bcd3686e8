"""More numbers: parts of something, kinds that differ, what a player has, what was paid."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.nouns import All, Opponent, OwnedBy, You
from willpower.abilities.quantities import Count, Divide, Happenings, Num

from ...mentions import has_letter
from ...raw import WhereX
from ...rows import R, Row, each
from ..instructions.control import letter_value

ROWS: list[Row] = []

# ---- parts --------------------
for words, up in each(
    "rounding",
    (("", False), ("(, rounded up|rounded up)", True), ("(, rounded down|rounded down)", False)),
    counted=False,
):
    ROWS += R(
        "quantity",
        Divide,
        f"{{left:measure}} divided by {{n:amount}} {words}",
        build=lambda h, up=up: (  # type: ignore[misc]
            Divide(h["left"], h["n"].n, up) if isinstance(h["n"], Num) and h["n"].n else None
        ),
        split=lambda n: {"left": n.left, "n": Num(n.by)},
    )

# ---- what differs --------------------
for kind, words in (("total cost", "total costs"),):
    ROWS += R(
        "each.s",
        Count,
        f"different {kind} among (all|) {{filter:filter.p}}",
        build=lambda h, kind=kind: Count(All(h["filter"]), kind),  # type: ignore[misc]
        split=lambda n: {"filter": n.what.filter},
    )
    ROWS += R(
        "measure",
        Count,
        f"the number of different {words} among (all|) {{filter:filter.p}}",
        build=lambda h, kind=kind: Count(All(h["filter"]), kind),  # type: ignore[misc]
        split=lambda n: {"filter": n.what.filter},
    )

# ---- what a player has --------------------
for zone_words, zone in each(
    "zone", (("hand", S.HAND), ("graveyard", S.GRAVEYARD), ("deck", S.DECK)), counted=False
):
    bare = "|hand" if zone == S.HAND else ""
    ROWS += R(
        "post",
        OwnedBy,
        f"your opponent has in (their {zone_words}|his or her {zone_words}{bare})",
        who=Opponent(),
        zones=zone,
    )
    ROWS += R("post", OwnedBy, f"you have in (your {zone_words}{bare})", who=You(), zones=zone)

# ---- what was paid --------------------
for number, has in (("s", "has"), ("p", "have")):
    ROWS += R(
        "measure",
        Happenings,
        f"the (amount of|) life {{who:plainwho.{number}}} ({has}|) paid this turn",
        what="life paid",
    )

# ---- where X is ..., behind what lasts --------------------
ROWS += R(
    "whereseq",
    WhereX,
    "{effect:forever} (,|) where X is {value:anynumber}",
    build=lambda h: WhereX(h["effect"], "X", h["value"]) if has_letter(h["effect"], "X") else None,
    split=lambda n: {"effect": n.parts[0], "value": letter_value(n.parts[0], "X")},
)
