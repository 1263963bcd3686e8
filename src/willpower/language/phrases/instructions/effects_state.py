"""Instructions that change cards where they are, damage, life, will, spells, tokens."""

from __future__ import annotations

from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.effects import (
    Apply,
    Banish,
    Cancel,
    ChooseNow,
    ChooseNumber,
    ChooseWord,
    Copy,
    Damage,
    ExtraTurn,
    Force,
    GainGem,
    GainLife,
    LoseGame,
    LoseLife,
    May,
    PayAnyLife,
    Produce,
    PutCounters,
    Recover,
    RemoveCounters,
    RemoveDamage,
    RemoveFromBattle,
    Rest,
    Sequence,
    SetLife,
    SetWeather,
    SkipPhase,
    Turn,
    WinGame,
)
from willpower.abilities.nouns import AllButOne, ControlledBy, Filter, This, TypeIs, You
from willpower.abilities.quantities import Num, Plus, Times
from willpower.abilities.statics import Gains

from ...raw import Pronoun, Same
from ...rows import Holes, R, Row, each, either

ROWS: list[Row] = []

ROWS += R("act", Rest, "rests~rest {what}")
ROWS += R("act", Recover, "recovers~recover {what}")
ROWS += R("act", RemoveFromBattle, "removes~remove {what} from battle")

# ---- counters (1022) --------------------
ROWS += R("act", PutCounters, "puts~put a {counter:counter} counter on (each of|) {on}", count=Num(1))
ROWS += R("act", PutCounters, "puts~put {count} {counter:counter} counters on (each of|) {on}")
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
ROWS += R("clause", Damage, "{source#} deals~deal {amount:amount} damage to {to:dealt}")
ROWS += R("clause", Damage, "{source#} deals~deal damage equal to {amount:quantity} to {to:dealt}")
ROWS += R("clause", Damage, "{source#} deals~deal damage to {to:dealt} equal to {amount:quantity}")
ROWS += R("clause", Damage, "{source#} deals~deal {amount:quantity} damage to {to:dealt}")
ROWS += R(
    "clause",
    Sequence,
    "{what:subject#} gains~gain {mods:mod,} {duration} and deals~deal {amount:amount} damage to {to:dealt}",
    build=lambda h: Sequence(
        (Apply((Gains(h["what"], h["mods"]),), h["duration"]), Damage(Same(), h["amount"], h["to"]))
    ),
    split=lambda n: {
        "what": n.parts[0].statics[0].what,
        "mods": n.parts[0].statics[0].mods,
        "duration": n.parts[0].duration,
        "amount": n.parts[1].amount,
        "to": n.parts[1].to,
    },
    tuples="mods",
)
for words in either(
    "{source#} deals~deal {n:amount} damage to {to:dealt} for each {each:each.s}",
    "{source#} deals~deal {n:amount} damage for each {each:each.s} to {to:dealt}",
    "{source#} deals~deal {n:amount} damage multiplied by {each:anynumber} to {to:dealt}",
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
    "{source#} deals~deal {amount:amount} damage divided as you choose (to|among) {to:dealt}",
    divided=True,
)
ROWS += R("act", RemoveDamage, "removes~remove all damage (from|dealt to) {what}")
ROWS += R("act", RemoveDamage, "removes~remove {amount:amount} damage from {what}")

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
ROWS += R("clause", SetLife, "{who:whose} life becomes (equal to|) {amount:anynumber}")
ROWS += R("act", WinGame, "wins~win the game")
ROWS += R("act", LoseGame, "loses~lose the game")
ROWS += R("act", ExtraTurn, "takes~take an extra turn after this one")

# ---- will (907) --------------------
ROWS += R("act", Produce, "produces~produce {choices:will/}")
ROWS += R(
    "act",
    Produce,
    "produces~produce (one|a|) will of any attribute",
    choices=("{W}", "{R}", "{U}", "{G}", "{B}"),
)
ROWS += R("act", Produce, "produces~produce {choices:will} for each {count:each.s}")

# ---- spells and abilities --------------------
ROWS += R("act", Cancel, "(cancels~cancel|counters~counter) {what}")
ROWS += R("act", Copy, "copies~copy {what}")
ROWS += R("act", Copy, "copies~copy {what} . you may choose new targets for (it|the copy)", new_targets=True)

# ---- gems, weather, dice, other sides --------------------
ROWS += R("act", GainGem, "gains~gain a {attribute:attribute} gem", count=Num(1))
ROWS += R("act", GainGem, "gains~gain {count} {attribute:attribute} gems")
ROWS += R("act", GainGem, "gains~gain a gem of (any attribute|your choice)", attribute=0, count=Num(1))
ROWS += R(
    "act", GainGem, "gains~gain {count} gems of (any attribute|any attributes|your choice)", attribute=0
)
ROWS += R("clause", SetWeather, "the weather (is|becomes) {weather:weather}")
ROWS += R("clause", SetWeather, "{who:whose} weather (is|becomes) {weather:weather}")
ROWS += R("clause", SetWeather, "change {who:whose} weather to {weather:weather}")
ROWS += R("clause", SetWeather, "change the weather to {weather:weather}")
ROWS += R("act.sp", Force, "[force] {dice:amount}")
ROWS += R("act", Turn, "inverts~invert {what}", how="invert")
ROWS += R("act", Turn, "shifts~shift {what}", how="shift")

# more kinds of damage
ROWS += R(
    "clause",
    Damage,
    "{source#} deals~deal {n:amount} damage to {to:dealt} , plus an additional {m:amount} "
    "damage for each {each:each.s}",
    build=lambda h: Damage(h["source"], Plus(h["n"], Times(h["m"], h["each"])), h["to"]),
    split=lambda n: {
        "source": n.source,
        "n": n.amount.left,
        "to": n.to,
        "m": n.amount.right.left,
        "each": n.amount.right.right,
    },
)
ROWS += R("clause", May, "{effect:maydamage}")
ROWS += R("maydamage", Damage, "{source:noun.s} may deal {amount:amount} damage to {to:dealt}")
ROWS += R("clause", May, "{effect:maygain}")
ROWS += R(
    "maygain",
    Apply,
    "{what:noun.s} may gain {mods:mod,} {duration}",
    build=lambda h: Apply((Gains(h["what"], h["mods"]),), h["duration"]),
    split=lambda n: {"what": n.statics[0].what, "mods": n.statics[0].mods, "duration": n.duration},
    tuples="mods",
)
for cls, verb in ((GainLife, "gains~gain"), (LoseLife, "loses~lose")):
    ROWS += R(
        "act",
        cls,
        f"{verb} {{n:amount}} life multiplied by {{each:anynumber}}",
        build=lambda h, cls=cls: cls(Times(h["n"], h["each"])),  # type: ignore[misc]
        split=lambda n: {"n": n.amount.left, "each": n.amount.right},
    )
ROWS += R("act", PayAnyLife, "pays~pay any amount of life")
ROWS += R(
    "act",
    PutCounters,
    "distributes~distribute {count} {counter:counter} counters (on|among) {on}",
    divided=True,
)
ROWS += R("act", RemoveCounters, "removes~remove all counters from {on}", counter="", count=None)
ROWS += R("act", SkipPhase, "skips~skip (their|your|his or her) next {phase:phase} phase")
ROWS += R("act", ChooseWord, "chooses~choose a race", kind="race", slot=0)
ROWS += R("act", ChooseWord, "chooses~choose an attribute", kind="attribute", slot=0)
ROWS += R("act", ChooseWord, "names~name a {filter:filter.s}", kind="name", slot=0)
ROWS += R("act", ChooseNumber, "chooses~choose a number", slot=0)
ROWS += R(
    "act",
    ChooseNow,
    "rests~rest or recover {what}",
    build=lambda h: ChooseNow((Rest(h["what"]), Recover(Same()))),
    split=lambda n: {"what": n.options[0].what},
)
ROWS += R(
    "clause",
    ChooseNow,
    "{what:subject#} gains~gain {mods:mod/} {duration}",
    build=lambda h: _one_of(h, Gains),
    split=lambda n: {
        "what": n.options[0].statics[0].what,
        "mods": tuple(option.statics[0].mods[0] for option in n.options),
        "duration": n.options[0].duration,
    },
    tuples="mods",
)


def _one_of(h: Holes, cls: type[Gains]) -> ChooseNow | None:
    if len(h["mods"]) < 2:
        return None
    whats = [h["what"], *(Same() for _ in h["mods"][1:])]
    return ChooseNow(
        tuple(Apply((cls(what, (mod,)),), h["duration"]) for what, mod in zip(whats, h["mods"], strict=True))
    )


ROWS += R(
    "act",
    PutCounters,
    "puts~put a {one:counter} counter or a {two:counter} counter on {on}",
    build=lambda h: PutCounters(h["one"], Num(1), h["on"], kinds=(h["one"], h["two"])),
    split=lambda n: {"one": n.kinds[0], "two": n.kinds[1], "on": n.on},
)
ROWS += R("act", RemoveCounters, "removes~remove {count:amount} {counter:counter} counters from {on}")
ROWS += R("act", RemoveCounters, "removes~remove all {counter:counter} counters on {on}", count=None)
ROWS += R(
    "act",
    Banish,
    "banishes~banish all but one of them",
    what=AllButOne(Filter((TypeIs(S.MAGIC_STONE), ControlledBy(You())))),
)
ROWS += R("act", Copy, "copies~copy {what} and may choose new targets for the copy", new_targets=True)

ROWS += R("act", RemoveDamage, "removes~remove all damage that was dealt to {what} this turn")
ROWS += R(
    "clause",
    ChooseNow,
    "{what:subject#} loses~lose {mods:loss/} {duration}",
    build=lambda h: _one_of(h, Gains),
    split=lambda n: {
        "what": n.options[0].statics[0].what,
        "mods": tuple(option.statics[0].mods[0] for option in n.options),
        "duration": n.options[0].duration,
    },
    tuples="mods",
)
ROWS += R(
    "maydamage",
    Damage,
    "{source:noun.s} may deal {n:amount} damage to {to:dealt} for each {each:each.s}",
    build=lambda h: Damage(h["source"], Times(h["n"], h["each"]), h["to"]),
    split=lambda n: {"source": n.source, "n": n.amount.left, "to": n.to, "each": n.amount.right},
)

for words in either("{source#} deals~deal {amount:amount} damage to {to:them}"):
    ROWS += R("clause", Damage, words)
ROWS += R("clause", Damage, "{source#} deals~deal {amount:quantity} damage to {to:them}")
ROWS += R(
    "clause",
    Sequence,
    "{source#} deals~deal {one:amount} damage to {to:dealtone} and {two:amount} damage to {other:dealtone}",
    build=lambda h: Sequence((Damage(h["source"], h["one"], h["to"]), Damage(Same(), h["two"], h["other"]))),
    split=lambda n: {
        "source": n.parts[0].source,
        "one": n.parts[0].amount,
        "to": n.parts[0].to,
        "two": n.parts[1].amount,
        "other": n.parts[1].to,
    },
)
ROWS += R(
    "clause",
    Damage,
    "{source:noun.s} deals {amount:amount} damage to itself",
    build=lambda h: Damage(h["source"], h["amount"], h["source"]),
    split=lambda n: {"source": n.source, "amount": n.amount},
    check=lambda h: isinstance(h["source"], (This, Pronoun)),
)
ROWS += R(
    "clause",
    Sequence,
    "{source:noun.s} deals {one:amount} damage to {to:dealtone} and {two:amount} damage to itself",
    build=lambda h: Sequence((Damage(h["source"], h["one"], h["to"]), Damage(Same(), h["two"], Same()))),
    split=lambda n: {
        "source": n.parts[0].source,
        "one": n.parts[0].amount,
        "to": n.parts[0].to,
        "two": n.parts[1].amount,
    },
)
ROWS += R("act", SkipPhase, "ends~end the turn", phase="end turn")

# ---- counters without a name, up to so many --------------------
NAMED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{counter:counter} counter", {}),
    ("counter", {"counter": ""}),
)
for counters, named in each("counters", NAMED):
    ROWS += R(
        "act", RemoveCounters, f"removes~remove up to {{count}} {counters}s from {{on}}", up_to=True, **named
    )
    if named:
        ROWS += R("act", RemoveCounters, "removes~remove a counter from {on}", count=Num(1), **named)
        ROWS += R("act", RemoveCounters, "removes~remove {count} counters from {on}", **named)
        ROWS += R(
            "act", RemoveCounters, "removes~remove a total of {count} counters from {on}", total=True, **named
        )
for words in either("{source#} deals~deal {amount:amount} damage to each of {to:noun.p}"):
    ROWS += R("clause", Damage, words)
ROWS += R("clause", Damage, "{source#} deals~deal damage equal to {amount:quantity} to each of {to:noun.p}")
