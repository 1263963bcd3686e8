"""Instructions that change cards where they are, damage, life, will, spells, tokens."""

from __future__ import annotations

from willpower.abilities.effects import (
    Apply,
    Cancel,
    ChooseNow,
    ChooseNumber,
    ChooseWord,
    Copy,
    Damage,
    ExtraTurn,
    Force,
    GainGem,
    LoseGame,
    LoseLife,
    May,
    Produce,
    Recover,
    RemoveFromBattle,
    Rest,
    Sequence,
    SetWeather,
    SkipPhase,
    Turn,
    WinGame,
)
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Gains

from ...raw import Same
from ...rows import Holes, L, R, Row

ROWS: list[Row] = []

ROWS += R("act", Rest, "rests~rest {what}")
ROWS += R("act", Recover, "recovers~recover {what}")
ROWS += R("act", RemoveFromBattle, "removes~remove {what} from battle")

# ---- counters (1022) --------------------

# ---- damage (1007) --------------------
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

# ---- life --------------------
ROWS += R("act", LoseLife, "loses~lose {amount:amount} life")
ROWS += R("act", LoseLife, "loses~lose life equal to {amount:quantity}")
ROWS += R("act", LoseLife, "loses~lose {amount:quantity} life")
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
ROWS += R("act", Produce, "produces~produce {count:letter} {choices:will}")

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
TURNED = {
    "inverts~invert {what}": "invert",
    "shifts~shift {what}": "shift",
    "heals~heal {what}": "heal",
    "flips~flip {what} face down": "face down",
    "flips~flip over {what}": "face down",
    "puts~put {what} into your ruler area , as a ruler": "ruler",
    "returns~return {what} to its ruler side": "ruler",
    "returns~return {what} to (its (owner's|)|your) ruler area as a ruler": "ruler",
    "(returns~return {what} to|puts~put {what} into) (its owner's|your) ruler area": "ruler area",
    "returns~return {what} to its ruler area": "ruler area",
}
ROWS += L("act", Turn, "how", TURNED)

# more kinds of damage
ROWS += R("clause", May, "{effect:maydamage}")
ROWS += R("clause", May, "{effect:maygain}")
ROWS += R(
    "maygain",
    Apply,
    "{what:noun.s} may gain {mods:mod,} {duration}",
    build=lambda h: Apply((Gains(h["what"], h["mods"]),), h["duration"]),
    split=lambda n: {"what": n.statics[0].what, "mods": n.statics[0].mods, "duration": n.duration},
    tuples="mods",
)
ROWS += R("act", SkipPhase, "skips~skip (their|your|his or her) next {phase:phase} phase")
ROWS += R("act", ChooseWord, "chooses~choose a race", kind="race", slot=0)
ROWS += R("act", ChooseWord, "chooses~choose an attribute", kind="attribute", slot=0)
ROWS += R("act", ChooseWord, "names~name a {filter:filter.s}", kind="name", slot=0)
ROWS += R(
    "act", ChooseWord, "(chooses~choose|names~name) a (name|card name|card's name)", kind="name", slot=0
)
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


ROWS += R("act", Copy, "copies~copy {what} and may choose new targets for the copy", new_targets=True)

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
