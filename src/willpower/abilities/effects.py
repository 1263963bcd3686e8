"""Instructions: what a resolving spell or ability, or a cost, makes happen.

An instruction with a `slot` other than 0 writes down its result there: the cards it acted on (in
their new zones) or a number. `Did(slot)` asks whether anything was done. Costs are instructions
too; a cost is paid only if it can be performed completely (903.2j, 1003.4).
"""

from __future__ import annotations

from dataclasses import dataclass

from .base import Node
from .conditions import Condition
from .nouns import Filter, Noun, Quantity, Target, Who
from .statics import Duration, Static
from .triggers import Trigger


@dataclass(frozen=True)
class Effect(Node):
    """An instruction."""


# ---- control ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sequence(Effect):
    """One after the other."""

    parts: tuple[Effect, ...]


@dataclass(frozen=True)
class May(Effect):
    """A player may have it happen. The answer is written to `slot`."""

    effect: Effect
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class If(Effect):
    """One thing or another."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None


@dataclass(frozen=True)
class Modes(Effect):
    """ "Choose one": the modes are chosen while playing (903.2e).

    `least`/`most` None: 1. `extra_if` lets up to `extra_most` be chosen when the condition holds.
    """

    options: tuple[Effect, ...]
    least: Quantity | None = None
    most: Quantity | None = None
    extra_if: Condition | None = None
    extra_most: Quantity | None = None


@dataclass(frozen=True)
class ChooseNow(Effect):
    """A choice among effects made when it is resolved ("gains [Flying] or [Pierce]")."""

    options: tuple[Effect, ...]
    who: Who | None = None
    least: Quantity | None = None
    most: Quantity | None = None


@dataclass(frozen=True)
class ForEach(Effect):
    """Once for each card of a noun (in `slot` meanwhile), or a number of times when `what` is a Quantity."""

    what: Noun | Quantity
    effect: Effect
    slot: int = 0


@dataclass(frozen=True)
class EachPlayerDoes(Effect):
    """Each of the players does it, the turn player first; inside, You is that player when `as_you`."""

    who: Who
    effect: Effect
    as_you: bool = True


@dataclass(frozen=True)
class Unless(Effect):
    """It happens unless a player performs the cost completely."""

    effect: Effect
    cost: tuple[Effect, ...]
    who: Who


@dataclass(frozen=True)
class PayFor(Effect):
    """A player may perform the cost; if they do, the effect happens ("you may pay {1}. If you do, ...")."""

    cost: tuple[Effect, ...]
    effect: Effect | None
    who: Who | None = None
    optional: bool = True
    slot: int = 0
    otherwise: Effect | None = None


@dataclass(frozen=True)
class RepeatUntil(Effect):
    """Again and again until the condition holds after a round or nothing more can be done."""

    effect: Effect
    until: Condition
    optional_stop: bool = False


@dataclass(frozen=True)
class Delayed(Effect):
    """Makes a delayed automatic ability (906.8). `times` 0: as often as it happens while `duration` lasts."""

    trigger: Trigger
    effect: Effect
    duration: Duration | None = None
    times: int = 1
    condition: Condition | None = None


@dataclass(frozen=True)
class Targeting(Effect):
    """ "Target a resonator you control and a resonator your opponent controls": targets named before use."""

    targets: tuple[Target, ...]


@dataclass(frozen=True)
class NoEffect(Effect):
    """Text that tells what happens anyway (readings 38)."""


# ---- continuous effects with a duration ---------------------------------------------------------


@dataclass(frozen=True)
class Apply(Effect):
    """Makes continuous effects that last for the duration (901.2b, 909.4)."""

    statics: tuple[Static, ...]
    duration: Duration
    slot: int = 0


# ---- cards that move -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards (1009)."""

    count: Quantity
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Discard(Effect):
    """Discard (1019): the chosen cards, or the whole hand when `what` is None (1019.2)."""

    what: Noun | None
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Destroy(Effect):
    """Destroy (1010). `rulers`: the text says "destroy ruler" (1010.2)."""

    what: Noun
    slot: int = 0
    rulers: bool = False


@dataclass(frozen=True)
class Banish(Effect):
    """Banish (1011); a player banishes only what they control."""

    what: Noun
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Move(Effect):
    """Put, return, remove: to a zone (bits, exactly one).

    `place`: "" or top, bottom, "bottom any order", "top any order", "bottom random", "shuffle",
    "nth" (`nth` from the top). `under`: controller in the field; None the effect's (307.7). `side`: "", "despair"
    (1030.3), "ruler" (as a ruler), "j-ruler", "future". `whose`: zone owner (else the card's owner, 302.5).
    """

    what: Noun
    to: int
    place: str = ""
    under: Who | None = None
    rested: bool = False
    face_down: bool = False
    counters: tuple[tuple[str, Quantity], ...] = ()
    side: str = ""
    attacking: bool = False
    slot: int = 0
    nth: Quantity | None = None
    as_owner: bool = False
    to_host: Noun | None = None


@dataclass(frozen=True)
class Search(Effect):
    """Look through zones of a player and find cards (1014.2); they go to `slot`. Nothing is moved yet."""

    filter: Filter
    zones: int
    whose: Who | None = None
    least: Quantity | None = None
    most: Quantity | None = None
    slot: int = 0
    distinct: str = ""
    who: Who | None = None


@dataclass(frozen=True)
class LookAt(Effect):
    """Look at cards (they go to `slot`): top cards of a deck, a hand, a face-down card."""

    what: Noun
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Reveal(Effect):
    """Reveal cards (1005) or a whole hand."""

    what: Noun
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Reveal from the top until a fitting card shows up; all revealed go to `slot`, the fitting to `found`."""

    filter: Filter
    whose: Who
    zone: int = 1
    slot: int = 0
    found: int = 0
    count: Quantity | None = None


@dataclass(frozen=True)
class Pick(Effect):
    """Choose some of the cards of a noun into `slot` ("a resonator from among them"); the rest stay where they are."""

    choice: Noun
    slot: int = 0
    rest: int = 0
    who: Who | None = None


@dataclass(frozen=True)
class Piles(Effect):
    """A player separates cards into two piles, another chooses one: `slot` the chosen, `rest` the other."""

    what: Noun
    who: Who
    chooser: Who
    slot: int
    rest: int


@dataclass(frozen=True)
class Shuffle(Effect):
    """Shuffle a deck (1021)."""

    whose: Who
    zone: int = 1


@dataclass(frozen=True)
class Foresee(Effect):
    """Foresee (1034)."""

    count: Quantity
    who: Who | None = None


@dataclass(frozen=True)
class Rearrange(Effect):
    """Put the cards back on top (or bottom) of the deck they are in, in any order."""

    what: Noun
    place: str = "top"


@dataclass(frozen=True)
class Standby(Effect):
    """Put cards face down into the standby area."""

    what: Noun
    slot: int = 0


# ---- states of cards -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Rest(Effect):
    """Rest cards (1013)."""

    what: Noun
    slot: int = 0


@dataclass(frozen=True)
class Recover(Effect):
    """Recover cards (1013)."""

    what: Noun
    slot: int = 0


@dataclass(frozen=True)
class PutCounters(Effect):
    """Put counters on cards (1022). `kinds` other than () lets the player choose one of the names."""

    counter: str
    count: Quantity
    on: Noun
    slot: int = 0
    kinds: tuple[str, ...] = ()
    who: Who | None = None


@dataclass(frozen=True)
class RemoveCounters(Effect):
    """Remove counters from cards; `count` None: all; `total`: spread over the cards as the player likes; `up_to`."""

    counter: str
    count: Quantity | None
    on: Noun
    slot: int = 0
    total: bool = False
    up_to: bool = False


@dataclass(frozen=True)
class MoveCounters(Effect):
    """Move counters from one card to another (1022.4)."""

    counter: str
    count: Quantity | None
    origin: Noun
    to: Noun
    slot: int = 0


@dataclass(frozen=True)
class AddTo(Effect):
    """Add an addition to a card (1002); bestow (1121.3)."""

    what: Noun
    to: Noun
    slot: int = 0


@dataclass(frozen=True)
class Attach(Effect):
    """Attach a card to a J/ruler (1032)."""

    what: Noun
    to: Noun
    slot: int = 0


@dataclass(frozen=True)
class Turn(Effect):
    """Turn a card over: `how` "shift", "invert" (1030), "hope", "face up", "face down", "unseal", "heal" (1024),
    "ruler" (to the ruler area, ruler side), "second form"."""

    what: Noun
    how: str
    slot: int = 0


@dataclass(frozen=True)
class RemoveFromBattle(Effect):
    """Remove from battle (1029)."""

    what: Noun


@dataclass(frozen=True)
class Mobilize(Effect):
    """Mobilize: attack and block without paying (1129.3)."""

    what: Noun
    duration: Duration


# ---- damage, life, will ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Damage(Effect):
    """Deal damage (1007): `source` deals `amount` to each card and player of `to`. `divided`: 903.2h shares."""

    source: Noun
    amount: Quantity
    to: Noun
    slot: int = 0
    divided: bool = False
    unpreventable: bool = False


@dataclass(frozen=True)
class RemoveDamage(Effect):
    """Remove damage (1007.6); `amount` None: all."""

    what: Noun
    amount: Quantity | None = None


@dataclass(frozen=True)
class GainLife(Effect):
    """Gain life."""

    amount: Quantity
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class LoseLife(Effect):
    """Lose life. `pay`: as a cost, in hundreds (105.4a)."""

    amount: Quantity
    who: Who | None = None
    slot: int = 0
    pay: bool = False


@dataclass(frozen=True)
class PayAnyLife(Effect):
    """Pay any amount of life, in hundreds (105.4a); the amount goes to `slot`."""

    who: Who | None = None
    slot: int = 0
    most: Quantity | None = None


@dataclass(frozen=True)
class SetLife(Effect):
    """A player's life becomes a number."""

    amount: Quantity
    who: Who | None = None


@dataclass(frozen=True)
class PayWill(Effect):
    """Pay will (1003) of the symbols, e.g. "{R}{1}", "{X}"; `times` multiplies."""

    symbols: str
    times: Quantity | None = None
    who: Who | None = None
    slot: int = 0


@dataclass(frozen=True)
class Produce(Effect):
    """Produce will (907.4).

    `choices`: alternatives, each a string of symbols ("{R}", "{U}{U}"); `count` repeats the choice
    ("two will in any combination"), `same` that all are alike. `only`: what it may be spent on.
    """

    choices: tuple[str, ...]
    count: Quantity | None = None
    same: bool = False
    who: Who | None = None
    only: SpendOnly | None = None
    of_stones: Noun | None = None


@dataclass(frozen=True)
class SpendOnly(Node):
    """What will may be spent on: playing cards that fit (`play`), abilities of cards that fit (`activate`),
    costs of kinds ("judgment", "awakening", "god's art", "rune"); any of these."""

    play: Filter | None = None
    activate: Filter | None = None
    costs: tuple[str, ...] = ()
    rider: Effect | None = None


# ---- spells and abilities -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Cancel(Effect):
    """Cancel (1012). `to`: another zone for the card instead of its graveyard."""

    what: Noun
    slot: int = 0
    to: int = 0


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
    """A player may (or must) play cards during the resolution, free or not; `zone_copy`: copy first (1017.3)."""

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
    """Create tokens (1303). `under`: 1303.1c unless said. `copy_of`: a token that is a copy of a card."""

    token: TokenSpec
    count: Quantity
    under: Who | None = None
    rested: bool = False
    slot: int = 0
    attacking: bool = False


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
    """Gain gems (1027): attribute bits, 0 for "any attribute" (1027.1a); `different`: each another attribute."""

    attribute: int
    count: Quantity
    who: Who | None = None
    slot: int = 0
    different: bool = False


@dataclass(frozen=True)
class GainCoin(Effect):
    """Create a will coin (1119) with these symbols."""

    symbols: tuple[str, ...]
    count: Quantity
    who: Who | None = None


@dataclass(frozen=True)
class SetWeather(Effect):
    """The weather is ... (1028)."""

    weather: str
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
    """Two cards change controllers."""

    first: Noun
    second: Noun


# ---- choices and dice ---------------------------------------------------------------------------------


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
    """Choose an attribute, race, card name, type, or mode word into `slot`: `kind` "attribute", "race", "name", "player"."""

    kind: str
    slot: int
    who: Who | None = None
    at_random: bool = False


@dataclass(frozen=True)
class ChooseCards(Effect):
    """Choose cards without doing anything to them yet."""

    choice: Noun
    slot: int = 0


# ---- game ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ExtraTurn(Effect):
    """An extra turn after this one (1025)."""

    who: Who | None = None


@dataclass(frozen=True)
class SkipPhase(Effect):
    """Skip the next such phase (1031), or the rest of this one: "end turn"."""

    phase: str
    who: Who | None = None
    count: Quantity | None = None


@dataclass(frozen=True)
class CallStone(Effect):
    """Call a magic stone (1016)."""

    who: Who | None = None


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
    """Let an ability of a card trigger or be played again: "triggers its [Enter] ability" where it really does (1015)."""

    what: Noun
    ability: str = "enter"


@dataclass(frozen=True)
class Remember(Effect):
    """Keep cards or a value with this card (named cards, removed cards), read by Attached("removed")."""

    what: Noun
    how: str = "removed"
