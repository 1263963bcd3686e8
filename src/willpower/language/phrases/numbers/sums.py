"""More numbers: parts of something, kinds that differ, what a player has, what was paid."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import Compare
from willpower.abilities.nouns import Opponent, OwnedBy, Who, You
from willpower.abilities.quantities import Divide, Num, WillSymbols

from ...rows import Family, L, R, each

ROWS: list[Family] = []

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

# ---- what a player has --------------------
HAS: dict[str, Who] = {
    "your opponent has in (their|his or her) <zones:cards>": Opponent(),
    "you have in your <zones:cards>": You(),
}
ROWS += L("post", OwnedBy, "who", HAS)
IN_HAND = {"your opponent has in hand": Opponent(), "you have in hand": You()}
for words, who in IN_HAND.items():
    ROWS += R("post", OwnedBy, words, who=who, zones=S.HAND, said=("post", "OwnedBy", " | ".join(HAS)))

# ---- will symbols (203.3) --------------------
ROWS += R(
    "condition",
    Compare,
    "{what:noun.s} (has|had) <op:howmany> ({attribute:attribute}|) will (symbols|symbol) in its attribute "
    "cost",
    build=lambda h: Compare(WillSymbols(h["what"], h.get("attribute", 0)), h["op"], h["right"]),
    split=lambda n: {"what": n.left.what, "attribute": n.left.attribute, "right": n.right},
)
