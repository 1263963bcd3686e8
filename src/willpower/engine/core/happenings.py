"""Events: one keyword-only constructor for each kind, so that a call says what happened to whom and why.

The kinds that happen most often are put together here and now; for the others `event_of` does it.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import CHASE, NO_ZONE, Zone

from .events import (
    ABILITY_PLAYED,
    ADDED,
    ATTACKED,
    BATTLED,
    BLOCKED,
    CANCELLED,
    CHOSE,
    CONTROL,
    COUNTERS_PUT,
    COUNTERS_REMOVED,
    CREATED,
    DAMAGED,
    DID,
    DISCARDED,
    DRAWN_GAME,
    DREW,
    EFFECT,
    ILLEGAL_TARGET,
    JUDGED,
    LIFE_GAINED,
    LIFE_LOST,
    LOOPED,
    LOST,
    MOVED,
    PAID,
    PASSED,
    PHASE_BEGAN,
    PHASE_ENDED,
    PLAYED,
    RECOVERED,
    REPLACED,
    RESOLVED,
    RESOLVING,
    RESTED,
    REVEALED,
    ROLLED,
    SHUFFLED,
    SKIPPED,
    STATE,
    TARGETED,
    TOLD,
    TRIGGERED,
    TURN_BEGAN,
    TURNED,
    UNBLOCKED,
    WEATHER,
    WILL,
    WON,
    Kinds,
    Told,
)
from .ids import NO_PLAYER, NOBODY, PLAYER_REF, PlayerId, RefId
from .objects import Event


def event_of(
    kind: int,
    clause: str = "",
    subject: RefId = NOBODY,
    object: RefId = NOBODY,
    amount: int = 0,
    player: PlayerId = NO_PLAYER,
    source: RefId = NOBODY,
    origin: Zone = NO_ZONE,
    to: Zone = NO_ZONE,
    word: str = "",
    old: RefId = NOBODY,
    kinds: tuple[str, ...] = (),
) -> Event:
    """An event of any kind, for this module, for loading and for tests."""
    e = Event()
    e.kind = kind
    e.clause = clause
    e.subject = subject
    e.object = object
    e.amount = amount
    e.player = player
    e.source = source
    e.origin = origin
    e.to = to
    e.word = word
    e.old = old
    e.kinds = kinds
    return e


# What would happen before anything is said of it.
NOTHING: Final = event_of(0, "")


def seen_from_object(e: Event) -> Event:
    """The same event from the other side: its object is the subject."""
    return event_of(
        e.kind, e.clause, e.object, e.subject, e.amount, e.player, e.source, e.origin, e.to, e.word, e.old,
        e.kinds,
    )  # fmt: skip


def with_object(e: Event, *, object: RefId) -> Event:
    """The same event with another participant as its object."""
    return event_of(
        e.kind, e.clause, e.subject, object, e.amount, e.player, e.source, e.origin, e.to, e.word, e.old,
        e.kinds,
    )  # fmt: skip


def altered(e: Event, *, object: RefId, amount: int, player: PlayerId, to: Zone) -> Event:
    """The same event with another object, amount, player or zone, as it would happen instead (910.1)."""
    return event_of(
        e.kind, e.clause, e.subject, object, amount, player, e.source, e.origin, to, e.word, e.old, e.kinds
    )


def moved_so(e: Event, *, card: RefId, old: RefId, to: Zone, cause: str) -> Event:
    """The same event about the object that a card is where it moves."""
    return event_of(
        e.kind, e.clause, card, e.object, e.amount, e.player, e.source, e.origin, to, cause, old, e.kinds
    )


def moved(
    *,
    to: Zone,
    cause: str,
    player: PlayerId,
    clause: str,
    card: RefId = NOBODY,
    old: RefId = NOBODY,
    origin: Zone = NO_ZONE,
    source: RefId = NOBODY,
) -> Event:
    """A card changed zones for a reason (302.3); `old` is the object it was."""
    e = Event()
    e.kind = MOVED
    e.clause = clause
    e.subject = card
    e.object = NOBODY
    e.amount = 0
    e.player = player
    e.source = source
    e.origin = origin
    e.to = to
    e.word = cause
    e.old = old
    e.kinds = ()
    return e


def attacked(*, card: RefId, object: RefId, player: PlayerId, clause: str) -> Event:
    """A card attacks a player or a card (803.5)."""
    return event_of(ATTACKED, clause, subject=card, object=object, player=player)


def blocked(*, card: RefId, attacker: RefId, player: PlayerId, clause: str) -> Event:
    """A card blocks an attacking card (804.4)."""
    return event_of(BLOCKED, clause, subject=card, object=attacker, player=player)


def unblocked(*, card: RefId, object: RefId, player: PlayerId, clause: str) -> Event:
    """Nothing blocks an attacking card (804.3)."""
    return event_of(UNBLOCKED, clause, subject=card, object=object, player=player)


def battled(*, card: RefId, attacker: RefId, clause: str) -> Event:
    """A card and the attacking card begin to battle each other (804.5)."""
    return event_of(BATTLED, clause, subject=card, object=attacker)


def damaged(*, source: RefId, object: RefId, amount: int, player: PlayerId, how: str, clause: str) -> Event:
    """A source dealt damage to a card or player (1007); `how` is "battle" or ""."""
    return event_of(
        DAMAGED, clause, subject=source, object=object, amount=amount, player=player, source=source, word=how
    )


def life_gained(
    *, player: PlayerId, amount: int, clause: str, source: RefId = NOBODY, how: str = ""
) -> Event:
    """A player gained life."""
    return event_of(
        LIFE_GAINED, clause, subject=PLAYER_REF[player], amount=amount, player=player, source=source, word=how
    )


def life_lost(*, player: PlayerId, amount: int, clause: str, source: RefId = NOBODY, how: str = "") -> Event:
    """A player lost life; `how` is "damage", "paid" or ""."""
    return event_of(
        LIFE_LOST, clause, subject=PLAYER_REF[player], amount=amount, player=player, source=source, word=how
    )


def rested(*, card: RefId, player: PlayerId, clause: str, source: RefId = NOBODY, amount: int = 0) -> Event:
    """A card was rested (1013)."""
    e = Event()
    e.kind = RESTED
    e.clause = clause
    e.subject = card
    e.object = NOBODY
    e.amount = amount
    e.player = player
    e.source = source
    e.origin = NO_ZONE
    e.to = NO_ZONE
    e.word = ""
    e.old = NOBODY
    e.kinds = ()
    return e


def recovered(
    *, card: RefId, player: PlayerId, clause: str, source: RefId = NOBODY, amount: int = 0
) -> Event:
    """A card was recovered (1013)."""
    e = Event()
    e.kind = RECOVERED
    e.clause = clause
    e.subject = card
    e.object = NOBODY
    e.amount = amount
    e.player = player
    e.source = source
    e.origin = NO_ZONE
    e.to = NO_ZONE
    e.word = ""
    e.old = NOBODY
    e.kinds = ()
    return e


def phase_began(*, period: str, player: PlayerId, clause: str) -> Event:
    """A turn, phase, step or battle begins."""
    e = Event()
    e.kind = PHASE_BEGAN
    e.clause = clause
    e.subject = PLAYER_REF[player]
    e.object = NOBODY
    e.amount = 0
    e.player = player
    e.source = NOBODY
    e.origin = NO_ZONE
    e.to = NO_ZONE
    e.word = period
    e.old = NOBODY
    e.kinds = ()
    return e


def phase_ended(*, period: str, player: PlayerId, clause: str) -> Event:
    """A turn, phase, step or battle ends."""
    e = Event()
    e.kind = PHASE_ENDED
    e.clause = clause
    e.subject = PLAYER_REF[player]
    e.object = NOBODY
    e.amount = 0
    e.player = player
    e.source = NOBODY
    e.origin = NO_ZONE
    e.to = NO_ZONE
    e.word = period
    e.old = NOBODY
    e.kinds = ()
    return e


def played(
    *, card: RefId, player: PlayerId, clause: str, origin: Zone = NO_ZONE, allowed_by: RefId = NOBODY
) -> Event:
    """A card counts as played (903.2k), from a zone; `allowed_by` is the card whose effect lets it be."""
    return event_of(
        PLAYED, clause, subject=card, object=allowed_by, player=player, source=card, origin=origin, to=CHASE
    )


def ability_played(
    *, card: RefId, player: PlayerId, ability: RefId, kinds: tuple[str, ...], clause: str
) -> Event:
    """An ability of a card was played; `ability` is the object on the chase, if there is one."""
    e = Event()
    e.kind = ABILITY_PLAYED
    e.clause = clause
    e.subject = card
    e.object = ability
    e.amount = 0
    e.player = player
    e.source = ability
    e.origin = NO_ZONE
    e.to = NO_ZONE
    e.word = ""
    e.old = NOBODY
    e.kinds = kinds
    return e


def judged(*, card: RefId, player: PlayerId, clause: str) -> Event:
    """A ruler became a J-ruler by judgment (705.3a-i)."""
    return event_of(JUDGED, clause, subject=card, player=player, source=card)


def targeted(*, target: RefId, player: PlayerId, by: RefId, clause: str) -> Event:
    """A card or player became a target (903.2g)."""
    return event_of(TARGETED, clause, subject=target, player=player, source=by)


def counters_put(
    *, card: RefId, counter: str, amount: int, player: PlayerId, clause: str, source: RefId = NOBODY,
    by: RefId = NOBODY,
) -> Event:  # fmt: skip
    """Counters were put on a card (1022.1). `by`: the player who does it, if the text says who."""
    return event_of(COUNTERS_PUT, clause, card, by, amount, player, source, word=counter)


def counters_removed(
    *, card: RefId, counter: str, amount: int, player: PlayerId, clause: str, source: RefId = NOBODY,
    by: RefId = NOBODY,
) -> Event:  # fmt: skip
    """Counters were removed from a card (1022.1)."""
    return event_of(COUNTERS_REMOVED, clause, card, by, amount, player, source, word=counter)


def drew(*, player: PlayerId, clause: str, card: RefId = NOBODY) -> Event:
    """A player drew a card (1009), or would draw one: then the player stands for it."""
    return event_of(DREW, clause, subject=card if card >= 0 else PLAYER_REF[player], amount=1, player=player)


def discarded(
    *,
    card: RefId,
    old: RefId,
    player: PlayerId,
    source: RefId,
    origin: Zone,
    to: Zone,
    cause: str,
    clause: str,
) -> Event:
    """A player discarded a card (1019)."""
    return event_of(
        DISCARDED,
        clause,
        subject=card,
        amount=1,
        player=player,
        source=source,
        origin=origin,
        to=to,
        word=cause,
        old=old,
    )


def did(
    *,
    what: str,
    subject: RefId,
    player: PlayerId,
    clause: str,
    amount: int = 0,
    source: RefId = NOBODY,
    origin: Zone = NO_ZONE,
    to: Zone = NO_ZONE,
) -> Event:
    """A player did something else: `what` says what, about a card or themselves."""
    return event_of(
        DID,
        clause,
        subject=subject,
        amount=amount,
        player=player,
        source=source,
        origin=origin,
        to=to,
        word=what,
    )


def added(*, card: RefId, host: RefId, player: PlayerId, clause: str, source: RefId = NOBODY) -> Event:
    """An addition was added to a card (1002)."""
    return event_of(ADDED, clause, subject=card, object=host, player=player, source=source)


def turned(
    *, card: RefId, how: str, player: PlayerId, clause: str, amount: int = 0, source: RefId = NOBODY
) -> Event:
    """A card was turned over, or healed or unsealed: `how`."""
    return event_of(TURNED, clause, subject=card, amount=amount, player=player, source=source, word=how)


def control_gained(*, card: RefId, player: PlayerId, clause: str, source: RefId = NOBODY) -> Event:
    """A player gained control of a card (105.3)."""
    return event_of(CONTROL, clause, subject=card, player=player, source=source)


def cancelled(*, spell: RefId, player: PlayerId, source: RefId, clause: str) -> Event:
    """A spell or ability was cancelled (1012.1)."""
    return event_of(CANCELLED, clause, subject=spell, player=player, source=source)


def resolved(*, spell: RefId, player: PlayerId, source: RefId, clause: str) -> Event:
    """The top of the chase has resolved (903.3)."""
    return event_of(RESOLVED, clause, subject=spell, player=player, source=source)


def resolving(*, spell: RefId, player: PlayerId, clause: str) -> Event:
    """The top of the chase begins to resolve (605.1b)."""
    return event_of(RESOLVING, clause, subject=spell, player=player)


def turn_began(*, player: PlayerId, number: int, clause: str) -> Event:
    """A turn began (501.1)."""
    return event_of(TURN_BEGAN, clause, subject=PLAYER_REF[player], amount=number, player=player)


def passed(*, player: PlayerId, clause: str) -> Event:
    """A player passed (712.1)."""
    return event_of(PASSED, clause, subject=PLAYER_REF[player], player=player)


def chose(
    *,
    player: PlayerId,
    clause: str,
    word: str = "",
    number: int = 0,
    object: RefId = NOBODY,
    source: RefId = NOBODY,
    kind: str = "",
    purpose: str = "",
) -> Event:
    """A player chose a card, a number or a word, for a card; `kind` is the kind of decision, `purpose` what
    it was for."""
    return event_of(
        CHOSE,
        clause,
        subject=PLAYER_REF[player],
        object=object,
        amount=number,
        player=player,
        source=source,
        word=word,
        kinds=(kind, purpose) if purpose else (kind,) if kind else (),
    )


def will_produced(*, source: RefId, player: PlayerId, amount: int, clause: str, kinds: Kinds = ()) -> Event:
    """A card produced will (907.4): `amount` is its kind, or how many would be; `kinds` of its ability."""
    e = Event()
    e.kind = WILL
    e.clause = clause
    e.subject = source
    e.object = NOBODY
    e.amount = amount
    e.player = player
    e.source = source
    e.origin = NO_ZONE
    e.to = NO_ZONE
    e.word = ""
    e.old = NOBODY
    e.kinds = kinds
    return e


def won(*, player: PlayerId, clause: str) -> Event:
    """A player won."""
    return event_of(WON, clause, subject=PLAYER_REF[player], player=player)


def lost(*, player: PlayerId, clause: str) -> Event:
    """A player lost."""
    return event_of(LOST, clause, subject=PLAYER_REF[player], player=player)


def drawn_game(*, clause: str) -> Event:
    """Nobody won."""
    return event_of(DRAWN_GAME, clause)


def shuffled(*, player: PlayerId, zone: Zone, clause: str) -> Event:
    """A player's deck was shuffled (1021)."""
    return event_of(SHUFFLED, clause, subject=PLAYER_REF[player], player=player, to=zone)


def revealed(*, card: RefId, player: PlayerId, source: RefId, zone: Zone, clause: str) -> Event:
    """A card was revealed (1005.1) in a zone."""
    return event_of(REVEALED, clause, subject=card, player=player, source=source, origin=zone)


def triggered(*, card: RefId, player: PlayerId, clause: str) -> Event:
    """An automatic ability of a card triggered (906.4)."""
    return event_of(TRIGGERED, clause, subject=card, player=player, source=card)


def rolled(*, player: PlayerId, amount: int, source: RefId, clause: str, word: str = "") -> Event:
    """A player rolled dice (1023.1), or one of them: `word` "die"."""
    return event_of(
        ROLLED, clause, subject=PLAYER_REF[player], amount=amount, player=player, source=source, word=word
    )


def weather_changed(
    *, player: PlayerId, weather: str, clause: str, amount: int = 0, source: RefId = NOBODY
) -> Event:
    """The weather of a player changed (1028.1)."""
    return event_of(
        WEATHER, clause, subject=PLAYER_REF[player], amount=amount, player=player, source=source, word=weather
    )


def state_came(*, card: RefId, player: PlayerId, clause: str) -> Event:
    """The status that an ability of a card waits for holds (906.9)."""
    return event_of(STATE, clause, subject=card, player=player)


def effect_began(
    *, source: RefId, objects: tuple[RefId, ...], player: PlayerId, until: str, clause: str, words: str = ""
) -> Event:
    """A continuous effect of a card began on objects (909.4): the first, and how many more there are."""
    on, more, kinds = objects[0] if objects else NOBODY, max(0, len(objects) - 1), (words,) if words else ()
    return event_of(EFFECT, clause, source, on, more, player, source, NO_ZONE, NO_ZONE, until, NOBODY, kinds)


def replaced(
    *, subject: RefId, object: RefId, amount: int, player: PlayerId, source: RefId, word: str, clause: str
) -> Event:
    """An effect replaced what would happen to something (910.1); `word` says how."""
    return event_of(REPLACED, clause, subject, object, amount, player, source, word=word)


def paid(*, player: PlayerId, amount: int, object: RefId, clause: str) -> Event:
    """A player paid so much will for something (1003.1)."""
    return event_of(PAID, clause, subject=PLAYER_REF[player], object=object, amount=amount, player=player)


def illegal_target(*, target: RefId, player: PlayerId, source: RefId, clause: str) -> Event:
    """A target is not legal any more (903.3a)."""
    return event_of(ILLEGAL_TARGET, clause, subject=target, player=player, source=source)


def skipped(*, player: PlayerId, phase: str, clause: str) -> Event:
    """A player skips a phase (1031.1)."""
    return event_of(SKIPPED, clause, subject=PLAYER_REF[player], player=player, word=phase)


def created(
    *, card: RefId, player: PlayerId, zone: Zone, source: RefId, clause: str, copied: RefId = NOBODY
) -> Event:
    """A token or copy was created (1303.1, 1017.1); `copied` is what it is a copy of."""
    return event_of(CREATED, clause, subject=card, object=copied, player=player, source=source, to=zone)


def looped(*, clause: str, player: PlayerId = NO_PLAYER, amount: int = 0, word: str = "") -> Event:
    """A loop was dealt with (1301): `player` names so many rounds, or nobody can stop it."""
    return event_of(
        LOOPED,
        clause,
        subject=PLAYER_REF[player] if player >= 0 else NOBODY,
        amount=amount,
        player=player,
        word=word,
    )


def told(
    *,
    what: Told,
    subject: RefId,
    clause: str,
    player: PlayerId = NO_PLAYER,
    amount: int = 0,
    source: RefId = NOBODY,
    to: Zone = NO_ZONE,
    kinds: tuple[str, ...] = (),
) -> Event:
    """Something else worth telling."""
    return event_of(
        TOLD,
        clause,
        subject=subject,
        amount=amount,
        player=player,
        source=source,
        to=to,
        word=what,
        kinds=kinds,
    )
