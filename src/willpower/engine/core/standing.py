"""Effects and abilities that outlive what made them: lasting effects, delayed and waiting abilities."""

from __future__ import annotations

from willpower.abilities.ability import Ability, Automatic
from willpower.abilities.statics import Static
from willpower.abilities.words import Until

from .ids import NO_PLAYER, NOBODY, PLAYER_A, RefId
from .objects import Ctx, Event


class Lasting:
    """A continuous effect made by a resolved spell or ability (909.4), or a rule. Never changed, only
    replaced."""

    __slots__ = (
        "ctx",
        "id",
        "refs",
        "since_turn",
        "source",
        "stamp",
        "static",
        "until",
        "until_player",
        "used",
    )

    def __init__(self) -> None:
        self.id = 0
        self.stamp = 0
        self.source: RefId = NOBODY
        self.static: Static | None = None
        self.ctx: Ctx | None = None  # frozen copy
        self.until: Until = "end of game"
        self.until_player = NO_PLAYER
        self.since_turn = 0
        self.refs: tuple[RefId, ...] = ()
        self.used = 0  # uses so far, or amount used up of a shield


class DelayedAbility:
    """A delayed automatic ability waiting for its moment (906.8). Never changed, only replaced."""

    __slots__ = ("ability", "ctx", "id", "since_turn", "times", "until", "until_player")

    def __init__(self) -> None:
        self.id = 0
        self.ability: Automatic | None = None
        self.ctx: Ctx | None = None
        self.times = 1
        self.until: Until = "end of game"
        self.until_player = NO_PLAYER
        self.since_turn = 0


class Waiting:
    """A triggered automatic object that waits to be played (906.4, 603). Never changed, only replaced."""

    __slots__ = ("ability", "card", "controller", "ctx", "event", "id", "source")

    def __init__(self) -> None:
        self.id = 0
        self.source: RefId = NOBODY
        self.controller = PLAYER_A
        self.ability: Ability | None = None
        self.event: Event | None = None
        self.ctx: Ctx | None = None  # for delayed abilities
        self.card = False  # an automatic card (708), played as a spell


class ActiveStatic:
    """A continuous effect that applies now, found while characteristics were computed."""

    __slots__ = ("ctx", "lasting", "source", "static")

    def __init__(self, static: Static, source: RefId, ctx: Ctx, lasting: int) -> None:
        self.static = static
        self.source = source
        self.ctx = ctx
        self.lasting = lasting  # id of the Lasting it comes from, or 0


class Permissions:
    """The effects that let cards be played, by the one card that each is about where it is about itself, and
    by the zones that the others speak of.

    Forty cards in a graveyard that may each be played from there are forty effects; asking all of them about
    each of the cards grows with the square.
    """

    __slots__ = ("general", "of", "others", "own", "zones")

    def __init__(
        self,
        of: tuple[ActiveStatic, ...],
        own: dict[RefId, tuple[tuple[int, ActiveStatic], ...]],
        general: tuple[tuple[int, ActiveStatic], ...],
        zones: int,
    ) -> None:
        self.of = of  # all of them, as they were found
        self.own = own  # with their places in that order
        self.general = general
        self.others: list[ActiveStatic] = [a for _, a in general]
        self.zones = zones  # where the cards lie that the general ones speak of

    def about(self, ref: RefId) -> list[ActiveStatic]:
        """Those that may be about a card, in the order in which they were found."""
        mine = self.own.get(ref)
        if mine is None:
            return self.others
        return [a for _, a in sorted([*mine, *self.general], key=_place)]


def _place(one: tuple[int, ActiveStatic]) -> int:
    return one[0]
