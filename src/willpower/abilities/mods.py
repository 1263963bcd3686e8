"""Changes of a card's characteristics, each with its layer of 909.1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .base import Node
from .nouns import Noun, Quantity
from .quantities import Stat
from .words import AbilityKind, GainedKind, KeywordName, LostKeyword


@dataclass(frozen=True)
class Mod(Node):
    """A change of a card's characteristics."""


@dataclass(frozen=True)
class AddValues(Mod):
    """[+A/+D] (1020.3); negative numbers lower."""

    atk: Quantity
    defense: Quantity


@dataclass(frozen=True)
class SetValues(Mod):
    """Becomes [A/D] (1020.2); None leaves that value. `printed` values are set for base abilities (904.2)."""

    atk: Quantity | None
    defense: Quantity | None


@dataclass(frozen=True)
class SetPrinted(SetValues):
    """The printed values become others (909.7): before what changes values (909.1g)."""


@dataclass(frozen=True)
class SwitchValues(Mod):
    """ATK and DEF are switched."""


@dataclass(frozen=True)
class ScaleValues(Mod):
    """ATK and/or DEF are doubled or otherwise multiplied; `down`: halved, what is left over is gone."""

    atk: int
    defense: int
    down: bool = False


@dataclass(frozen=True)
class LoseValues(Mod):
    """Has no ATK / no DEF any more."""

    atk: bool
    defense: bool


@dataclass(frozen=True)
class AddAbilities(Mod):
    """Gains abilities or keywords (ability.py)."""

    abilities: tuple[Node, ...]


@dataclass(frozen=True)
class AddAbilitiesOf(Mod):
    """Gains the abilities of other cards."""

    what: Noun
    kind: GainedKind = "any"


@dataclass(frozen=True)
class LoseAbilities(Mod):
    """Loses all abilities (nothing named), the named keywords, or all abilities of the named kinds; "symbol
    skill" stands for those of 1413.2."""

    keywords: tuple[LostKeyword, ...] = ()
    kinds: tuple[AbilityKind, ...] = ()


@dataclass(frozen=True)
class CannotGainAbilities(Mod):
    """Cannot gain the named keywords (empty: any ability)."""

    keywords: tuple[KeywordName, ...] = ()


@dataclass(frozen=True)
class AddTypes(Mod):
    """Gains types and general types (1020.1)."""

    types: int
    general: int = 0


@dataclass(frozen=True)
class SetTypes(Mod):
    """Becomes of these types only (1020.1)."""

    types: int
    general: int = 0


@dataclass(frozen=True)
class AddRaces(Mod):
    """Gains races; `all_races`: every race."""

    races: tuple[str, ...]
    chosen: int = 0


@dataclass(frozen=True)
class SetRaces(Mod):
    """Becomes of these races only (1020.1)."""

    races: tuple[str, ...]
    chosen: int = 0


@dataclass(frozen=True)
class LoseRaces(Mod):
    """Loses races (empty: all)."""

    races: tuple[str, ...] = ()


@dataclass(frozen=True)
class AddAttributes(Mod):
    """Gains attributes; `chosen`: those in that slot; `like`: those that this number of attributes counts."""

    attributes: int
    chosen: int = 0
    like: Stat | None = None


@dataclass(frozen=True)
class SetAttributes(Mod):
    """Becomes of these attributes only (0: void)."""

    attributes: int
    chosen: int = 0


@dataclass(frozen=True)
class AddNames(Mod):
    """Has further names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class SetName(Mod):
    """Its name becomes another."""

    name: str


@dataclass(frozen=True)
class AddStoneTypes(Mod):
    """Is treated as magic stones of these types (201.4, 904.2a); does not make it a magic stone (1128.3)."""

    attributes: int


@dataclass(frozen=True)
class BecomeCopy(Mod):
    """Becomes a copy of a card (1017.2); `keep`: mods that stay as exceptions."""

    of: Noun
    keep: tuple[Mod, ...] = ()


@dataclass(frozen=True)
class SetCost(Mod):
    """Its cost becomes ..."""

    symbols: str


@dataclass(frozen=True)
class AddDivinity(Mod):
    """Changes divinity by a number."""

    amount: Quantity


# The layers 909.1c, 909.1d, 909.1e and 909.1g by their letters, in the order they are applied; "" changes no
# characteristic.
LAYERS: Final[dict[type[Mod], str]] = {
    AddTypes: "c",
    SetTypes: "c",
    AddRaces: "c",
    SetRaces: "c",
    LoseRaces: "c",
    AddAbilities: "d",
    AddAbilitiesOf: "d",
    LoseAbilities: "d",
    CannotGainAbilities: "d",
    AddAttributes: "e",
    SetAttributes: "e",
    AddNames: "e",
    SetName: "e",
    AddStoneTypes: "c",
    BecomeCopy: "a",
    SetCost: "e",
    AddValues: "g",
    SetValues: "g",
    SetPrinted: "f",
    SwitchValues: "g",
    ScaleValues: "g",
    LoseValues: "g",
    AddDivinity: "g",
}
