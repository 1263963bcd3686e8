"""Instructions that change cards where they are, damage, life, will, spells, tokens."""

from __future__ import annotations

from typing import Any

from willpower.abilities.base import walk
from willpower.abilities.effects import (
    Apply,
    Cancel,
    ChooseNow,
    ChooseWord,
    Copy,
    ExtraTurn,
    Force,
    GainGem,
    LoseGame,
    May,
    Produce,
    Recover,
    RemoveFromBattle,
    Rest,
    SetWeather,
    SkipPhase,
    Turn,
    WinGame,
)
from willpower.abilities.nouns import AnyOf, Filter, SpellIs, This
from willpower.abilities.quantities import Num
from willpower.abilities.statics import Gains

from ...raw import Same
from ...rows import Family, Holes, L, R

ROWS: list[Family] = []

ROWS += R("act", Rest, "rests~rest {what}")
ROWS += R("act", Recover, "recovers~recover {what}")
ROWS += R("clause", Recover, "{what:ref1} recovers")
# in its own [Enter] ability: the card that has just entered (1140.1)
ROWS += R("clause", Rest, "this card enters (the|your) field rested", what=This())
ROWS += R("act", RemoveFromBattle, "removes~remove {what} from battle")

# ---- the game --------------------
ROWS += R("act", WinGame, "wins~win the game")
ROWS += R("act", LoseGame, "loses~lose the game")
ROWS += R(
    "act",
    ExtraTurn,
    "(takes~take|gains~gain) (an extra|an additional|another) turn after (this one|this turn)",
)

# ---- will (907) --------------------
ANYTHING = ("{W}", "{R}", "{U}", "{G}", "{B}")
ROWS += R(
    "act",
    Produce,
    "produces~produce ({choices:will/}|{choices:will} for each {count:each.s}|{count:letter} {choices:will})",
)
ROWS += R(
    "act",
    Produce,
    "produces~produce (one|a|) will of any attribute",
    choices=ANYTHING,
)

ROWS += R(
    "act",
    Produce,
    "produces~produce {will:will} or (one|a) will of any attribute",
    build=lambda h: Produce((h["will"], *ANYTHING)),
    split=lambda n: {"will": n.choices[0]},
)

# ---- spells and abilities --------------------
ROWS += R("act", Cancel, "(cancels~cancel|counters~counter) {what}", check=lambda h: _on_the_chase(h["what"]))


def _on_the_chase(what: Any) -> bool:
    """ "Target resonator or addition spell" is a spell either way: nothing else is cancelled (1012.1)."""
    filter = getattr(what, "filter", None)
    for pred in filter.preds if isinstance(filter, Filter) else ():
        if isinstance(pred, AnyOf):
            spells = [any(isinstance(one, SpellIs) for one in walk(part)) for part in pred.preds]
            if any(spells) and not all(spells):
                return False
    return True


ROWS += R("act", Copy, "copies~copy {what}")
ANEW = "(. you may choose new targets for (it|the copy)|and may choose new targets for the copy)"
ROWS += R("act", Copy, f"copies~copy {{what}} {ANEW}", new_targets=True)

# ---- gems, weather, dice, other sides --------------------
ANY = (
    "(of (any attribute|any attributes|your choice|(a|an) attribute of your choice)|"
    "(of any attributes|) in any combination (of attributes|))"
)
ROWS += R(
    "act",
    GainGem,
    "gains~gain (a {attribute:attribute} gem (for each {count:each.s}|)|{count} {attribute:attribute} gems|"
    f"a gem {ANY} (for each {{count:each.s}}|)|{{count}} gems {ANY})",
    build=lambda h: GainGem(**{"attribute": 0, "count": Num(1), **h}),
)
ROWS += R(
    "act",
    ChooseNow,
    "gains~gain ({options:agem/}|a {options:gemof/} gem)",
    check=lambda h: len(h["options"]) > 1,
)
for category, words in (("agem", "a {attribute:attribute} gem"), ("gemof", "{attribute:attribute}")):
    ROWS += R(category, GainGem, words, count=Num(1), said=("agem", "GainGem", "a {attribute:attribute} gem"))
ROWS += R(
    "clause",
    SetWeather,
    "(({who:whose}|the) weather (is|becomes|changes to) {weather:weather}|"
    "change ({who:whose}|the) weather to {weather:weather})",
)
ROWS += R("act.sp", Force, "[force] {dice:amount}")
TURNED = {
    "inverts~invert {what}": "invert",
    "shifts~shift {what}": "shift",
    "heals~heal {what}": "heal",
    "flips~flip {what} face down": "face down",
    "flips~flip over {what}": "face down",
    "returns~return {what} to its ruler side": "ruler",
    "(puts~put {what} into|returns~return {what} to) (its (owner's|)|your) ruler area (,|) as a ruler": (
        "ruler"
    ),
    "(returns~return {what} to|puts~put {what} into) (its owner's|your) ruler area": "ruler area",
    "returns~return {what} to its ruler area": "ruler area",
}
ROWS += L("act", Turn, "how", TURNED)

# what somebody may have happen
ROWS += R("clause", May, "({effect:maydamage}|{effect:maygain})")
ROWS += R(
    "maygain",
    Apply,
    "{what:noun.s} may gain {mods:mod,} {duration}",
    build=lambda h: Apply((Gains(h["what"], h["mods"]),), h["duration"]),
    split=lambda n: {"what": n.statics[0].what, "mods": n.statics[0].mods, "duration": n.duration},
    tuples="mods",
)
ROWS += R(
    "act",
    SkipPhase,
    "skips~skip ((their|your|his or her) next {phase:phase} phase|the {phase:phase} phase of that turn)",
)
ROWS += R("act", ChooseWord, "names~name a {filter:filter.s}", kind="name", slot=0)
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
    "{what:subject#} (gains~gain (your choice of|) {mods:mod/}|loses~lose {mods:loss/}) {duration}",
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


ROWS += R("act", SkipPhase, "ends~end the turn", phase="end turn")
