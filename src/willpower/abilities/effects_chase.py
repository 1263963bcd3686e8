"""Instructions about spells, abilities, tokens, choices, dice and the game itself."""

from __future__ import annotations

from dataclasses import dataclass

from .base import Node
from .instruction import Effect
from .nouns import Filter, Noun, Quantity, Who
from .statics import Duration
from .symbols import NO_ZONE, Zone
from .words import ChoiceKind, Kept, Phase, Skipped, Weather


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel (1012). `to`: another zone for the card instead of its graveyard."""

    what: Noun
    slot: int = 0
    to: Zone = NO_ZONE


@dataclass(frozen=True)
class Copy(Effect):
    """Copy something on the chase (1017); `new_targets` lets its controller choose new ones."""

    what: Noun
    new_targets: bool = False
    slot: int = 0
    times: Quantity | None = None
    who: Who | None = None


@dataclass(frozen=True)
class ChangeTargets(Effect):
    """Choose new targets for a spell or ability; at random if said."""

    what: Noun
    at_random: bool = False
    to: Noun | None = None


@dataclass(frozen=True)
class PlayCard(Effect):
    """A player may (or must) play cards during the resolution, free or not; `zone_copy`: copy first
    (1017.3)."""

    what: Noun
    free: bool = True
    who: Who | None = None
    slot: int = 0
    optional: bool = True
    copy: bool = False


@dataclass(frozen=True)
class Summon(Effect):
    """Put a resonator card on top of the chase as a spell (1006)."""

    what: Noun
    slot: int = 0


@dataclass(frozen=True)
class CreateToken(Effect):
    """Create tokens (1303). `under`: 1303.1c unless said. `counters`: with which they enter (1022.6)."""

    token: TokenSpec
    count: Quantity
    under: Who | None = None
    rested: bool = False
    slot: int = 0
    attacking: bool = False
    counters: tuple[tuple[str, Quantity], ...] = ()


@dataclass(frozen=True)
class TokenSpec(Node):
    """What a token is (1303.1). `copy_of` takes the information of a card, the rest as exceptions."""

    name: str = ""
    types: int = 8
    races: tuple[str, ...] = ()
    attributes: int = 0
    atk: Quantity | None = None
    defense: Quantity | None = None
    abilities: tuple[Node, ...] = ()
    copy_of: Noun | None = None


@dataclass(frozen=True)
class GainGem(Effect):
    """Gain gems (1027): attribute bits, 0 for "any attribute" (1027.1a); `different`: each another
    attribute, `same`: all of one; `like`: of an attribute of these gems; `unlike`: of none of theirs."""

    attribute: int
    count: Quantity
    who: Who | None = None
    slot: int = 0
    different: bool = False
    like: Noun | None = None
    unlike: Noun | None = None
    same: bool = False


@dataclass(frozen=True)
class GainCoin(Effect):
    """Create a will coin (1119) with these symbols."""

    symbols: tuple[str, ...]
    count: Quantity
    who: Who | None = None


@dataclass(frozen=True)
class SetWeather(Effect):
    """The weather is ... (1028)."""

    weather: Weather
    who: Who | None = None


@dataclass(frozen=True)
class GainControl(Effect):
    """Gain control of cards; `duration` None: for good."""

    what: Noun
    duration: Duration | None = None
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class ExchangeControl(Effect):
    """Two cards change controllers; `second` None: the two cards of `first`. `duration` None: for good."""

    first: Noun
    second: Noun | None
    duration: Duration | None = None


@dataclass(frozen=True)
class Force(Effect):
    """[Force]: roll dice, the sum goes to `slot` (1023)."""

    dice: Quantity
    slot: int = 0
    who: Who | None = None


@dataclass(frozen=True)
class ChooseNumber(Effect):
    """Choose a number (104.5) into `slot`."""

    slot: int
    least: Quantity | None = None
    most: Quantity | None = None
    who: Who | None = None


@dataclass(frozen=True)
class ChooseWord(Effect):
    """Choose an attribute, race, card name, type or player into `slot`."""

    kind: ChoiceKind
    slot: int
    who: Who | None = None
    at_random: bool = False
    filter: Filter | None = None


@dataclass(frozen=True)
class ChooseCards(Effect):
    """Choose cards without doing anything to them yet."""

    choice: Noun
    slot: int = 0


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """An extra turn after this one (1025)."""

    who: Who | None = None


@dataclass(frozen=True)
class ExtraPhase(Effect):
    """Additional phases of this turn, in this order, after the one that is under way."""

    phases: tuple[Phase, ...]


@dataclass(frozen=True)
class SkipPhase(Effect):
    """Skip the next such phase (1031), or the rest of this one: "end turn"."""

    phase: Skipped
    who: Who | None = None
    count: Quantity | None = None


@dataclass(frozen=True)
class CallStone(Effect):
    """Call a magic stone (1016)."""

    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class DoJudgment(Effect):
    """Turn a ruler into a J-ruler by an effect; `what` the ruler."""

    what: Noun


@dataclass(frozen=True)
class WinGame(Effect):
    """A player wins (103.5)."""

    who: Who | None = None


@dataclass(frozen=True)
class LoseGame(Effect):
    """A player loses (103.1)."""

    who: Who | None = None


@dataclass(frozen=True)
class RestartGame(Effect):
    """Restart the game (1033); `keep` stays as it is (1033.3)."""

    keep: Noun | None = None
    first: Who | None = None


@dataclass(frozen=True)
class EndBattle(Effect):
    """The battle ends at once."""


@dataclass(frozen=True)
class Fight(Effect):
    """Two cards deal damage equal to their ATK to each other."""

    first: Noun
    second: Noun


@dataclass(frozen=True)
class ExtraAttack(Effect):
    """The turn player may initiate an additional battle / a card may attack again this turn."""

    what: Noun


@dataclass(frozen=True)
class TriggerAbility(Effect):
    """Let an ability of a card trigger or be played again (1015); `ability`: its name, "" for [Enter].

    `as_told`: "this triggers its [Enter] ability", said of a card that has just come into the field. Where
    [Enter] triggers whenever its card enters, that has happened already (1140.2)."""

    what: Noun
    ability: str = ""
    as_told: bool = False


@dataclass(frozen=True)
class Remember(Effect):
    """Keep cards or a value with this card (named cards, removed cards), read by Attached("removed")."""

    what: Noun
    how: Kept = "removed"
