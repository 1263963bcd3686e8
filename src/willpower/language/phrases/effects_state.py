"""Instructions that change cards where they are, damage, life, will, spells, tokens."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.effects import (
    Cancel,
    Copy,
    Damage,
    ExtraTurn,
    Force,
    GainGem,
    GainLife,
    LoseGame,
    LoseLife,
    Produce,
    PutCounters,
    Recover,
    RemoveCounters,
    RemoveDamage,
    RemoveFromBattle,
    Rest,
    SetLife,
    SetWeather,
    Turn,
    WinGame,
)
from willpower.abilities.quantities import Num, Times

from ..rows import R, Row

ROWS: list[Row] = []

ROWS += R("act", Rest, "rests~rest {what}")
ROWS += R("act", Recover, "recovers~recover {what}")
ROWS += R("act", RemoveFromBattle, "removes~remove {what} from battle")

# ---- counters (1022) --------------------
ROWS += R("act", PutCounters, "puts~put a {counter:counter} counter on {on}", count=Num(1))
ROWS += R("act", PutCounters, "puts~put {count} {counter:counter} counters on {on}")
ROWS += R("act", PutCounters, "puts~put {count:onenumber} {counter:counter} counter on {on}")
ROWS += R("act", PutCounters, "puts~put a {counter:counter} counter on {on} for each {count:each.s}")
ROWS += R("act", PutCounters, "puts~put {counter:counter} counters equal to {count:quantity} on {on}")
ROWS += R("act", RemoveCounters, "removes~remove a {counter:counter} counter from {on}", count=Num(1))
ROWS += R("act", RemoveCounters, "removes~remove {count} {counter:counter} counters from {on}")
ROWS += R("act", RemoveCounters, "removes~remove all {counter:counter} counters from {on}", count=None)
ROWS += R(
    "act",
    RemoveCounters,
    "removes~remove a total of {count} {counter:counter} counters from {on}",
    total=True,
)

# ---- damage (1007) --------------------
ROWS += R("clause", Damage, "{source#} deals~deal {amount:amount} damage to {to}")
ROWS += R("clause", Damage, "{source#} deals~deal damage equal to {amount:quantity} to {to}")
ROWS += R("clause", Damage, "{source#} deals~deal damage to {to} equal to {amount:quantity}")
ROWS += R("clause", Damage, "{source#} deals~deal {amount:quantity} damage to {to}")
for words in (
    "{source#} deals~deal {n:amount} damage to {to} for each {each:each.s}",
    "{source#} deals~deal {n:amount} damage multiplied by {each:anynumber} to {to}",
):
    ROWS += R(
        "clause",
        Damage,
        words,
        build=lambda h: Damage(h["source"], Times(h["n"], h["each"]), h["to"]),
        split=lambda n: {"source": n.source, "n": n.amount.left, "to": n.to, "each": n.amount.right},
    )
ROWS += R(
    "clause",
    Damage,
    "{source#} deals~deal {amount:amount} damage divided as you choose to {to}",
    divided=True,
)
ROWS += R("act", RemoveDamage, "removes~remove all damage from {what}")

# ---- life --------------------
ROWS += R("act", GainLife, "gains~gain {amount:amount} life")
ROWS += R("act", GainLife, "gains~gain life equal to {amount:quantity}")
ROWS += R("act", GainLife, "gains~gain {amount:quantity} life")
ROWS += R("act", LoseLife, "loses~lose {amount:amount} life")
ROWS += R("act", LoseLife, "loses~lose life equal to {amount:quantity}")
ROWS += R("act", LoseLife, "loses~lose {amount:quantity} life")
for cls, verb in ((GainLife, "gains~gain"), (LoseLife, "loses~lose")):
    ROWS += R(
        "act",
        cls,
        f"{verb} {{n:amount}} life for each {{each:each.s}}",
        build=lambda h, cls=cls: cls(Times(h["n"], h["each"])),  # type: ignore[misc]
        split=lambda n: {"n": n.amount.left, "each": n.amount.right},
    )
ROWS += R("clause", SetLife, "{who:whose} life becomes {amount:amount}")
ROWS += R("act", WinGame, "wins~win the game")
ROWS += R("act", LoseGame, "loses~lose the game")
ROWS += R("act", ExtraTurn, "takes~take an extra turn after this one")

# ---- will (907) --------------------
ROWS += R("act", Produce, "produces~produce {choices:will/}")
ROWS += R(
    "act", Produce, "produces~produce one will of any attribute", choices=("{W}", "{R}", "{U}", "{G}", "{B}")
)
ROWS += R("act", Produce, "produces~produce {choices:will} for each {count:each.s}")

# ---- spells and abilities --------------------
ROWS += R("act", Cancel, "cancels~cancel {what}")
ROWS += R("act", Copy, "copies~copy {what}")
ROWS += R("act", Copy, "copies~copy {what} . you may choose new targets for (it|the copy)", new_targets=True)

# ---- gems, weather, dice, other sides --------------------
for attribute in ("light", "fire", "water", "wind", "darkness"):
    bit = S.ATTRIBUTE_BY_NAME[attribute]
    ROWS += R("act", GainGem, f"gains~gain a {attribute} gem", attribute=bit, count=Num(1))
    ROWS += R("act", GainGem, f"gains~gain {{count}} {attribute} gems", attribute=bit)
ROWS += R("act", GainGem, "gains~gain a gem of any attribute", attribute=0, count=Num(1))
ROWS += R("act", GainGem, "gains~gain {count} gems of any attribute", attribute=0)
ROWS += R("clause", SetWeather, "the weather is {weather:weather}")
ROWS += R("clause", SetWeather, "{who:whose} weather is {weather:weather}")
ROWS += R("act.sp", Force, "[force] {dice:amount}")
ROWS += R("act", Turn, "inverts~invert {what}", how="invert")
ROWS += R("act", Turn, "shifts~shift {what}", how="shift")
