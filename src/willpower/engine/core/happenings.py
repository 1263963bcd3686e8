"""Events: one keyword-only constructor for each kind, so that a call says what happened to whom and why.

The kinds that happen most often are put together here and now; for the others `event_of` does it.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import CHASE

from .events import (
    ABILITY_PLAYED,
    ADDED,
    ATTACKED,
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
    Told,
)
from .objects import NOBODY, Event


def event_of(
    kind: int,
    clause: str = "",
    subject: int = NOBODY,
    object: int = NOBODY,
    amount: int = 0,
    player: int = -1,
    source: int = NOBODY,
    origin: int = 0,
    to: int = 0,
    word: str = "",
    old: int = NOBODY,
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
        e.kind,
        e.clause,
        e.object,
        e.subject,
        e.amount,
        e.player,
        e.source,
        e.origin,
        e.to,
        e.word,
        e.old,
        e.kinds,
    )


def with_object(e: Event, *, object: int) -> Event:
    """The same event with another participant as its object."""
    return event_of(
        e.kind,
        e.clause,
        e.subject,
        object,
        e.amount,
        e.player,
        e.source,
        e.origin,
        e.to,
        e.word,
        e.old,
        e.kinds,
    )


def altered(e: Event, *, object: int, amount: int, player: int, to: int) -> Event:
    """The same event with another object, amount, player or zone, as it would happen instead (910.1)."""
    return event_of(
        e.kind, e.clause, e.subject, object, amount, player, e.source, e.origin, to, e.word, e.old, e.kinds
    )


def moved_so(e: Event, *, card: int, old: int, to: int, cause: str) -> Event:
    """The same event about the object that a card is where it moves."""
    return event_of(
        e.kind, e.clause, card, e.object, e.amount, e.player, e.source, e.origin, to, cause, old, e.kinds
    )


def moved(
    *,
    to: int,
    cause: str,
    player: int,
    clause: str,
    card: int = NOBODY,
    old: int = NOBODY,
    origin: int = 0,
    source: int = NOBODY,
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


def attacked(*, card: int, object: int, player: int, clause: str) -> Event:
    """A card attacks a player or a card (803.5)."""
    return event_of(ATTACKED, clause, subject=card, object=object, player=player)


def blocked(*, card: int, attacker: int, player: int, clause: str) -> Event:
    """A card blocks an attacking card (804.4)."""
    return event_of(BLOCKED, clause, subject=card, object=attacker, player=player)


def unblocked(*, card: int, object: int, player: int, clause: str) -> Event:
    """Nothing blocks an attacking card (804.3)."""
    return event_of(UNBLOCKED, clause, subject=card, object=object, player=player)


def damaged(*, source: int, object: int, amount: int, player: int, how: str, clause: str) -> Event:
    """A source dealt damage to a card or player (1007); `how` is "battle" or ""."""
    return event_of(
        DAMAGED, clause, subject=source, object=object, amount=amount, player=player, source=source, word=how
    )


def life_gained(*, player: int, amount: int, clause: str, source: int = NOBODY, how: str = "") -> Event:
    """A player gained life."""
    return event_of(
        LIFE_GAINED, clause, subject=-1 - player, amount=amount, player=player, source=source, word=how
    )


def life_lost(*, player: int, amount: int, clause: str, source: int = NOBODY, how: str = "") -> Event:
    """A player lost life; `how` is "damage", "paid" or ""."""
    return event_of(
        LIFE_LOST, clause, subject=-1 - player, amount=amount, player=player, source=source, word=how
    )


def rested(*, card: int, player: int, clause: str, source: int = NOBODY, amount: int = 0) -> Event:
    """A card was rested (1013)."""
    e = Event()
    e.kind = RESTED
    e.clause = clause
    e.subject = card
    e.object = NOBODY
    e.amount = amount
    e.player = player
    e.source = source
    e.origin = 0
    e.to = 0
    e.word = ""
    e.old = NOBODY
    e.kinds = ()
    return e


def recovered(*, card: int, player: int, clause: str, source: int = NOBODY, amount: int = 0) -> Event:
    """A card was recovered (1013)."""
    e = Event()
    e.kind = RECOVERED
    e.clause = clause
    e.subject = card
    e.object = NOBODY
    e.amount = amount
    e.player = player
    e.source = source
    e.origin = 0
    e.to = 0
    e.word = ""
    e.old = NOBODY
    e.kinds = ()
    return e


def phase_began(*, period: str, player: int, clause: str) -> Event:
    """A turn, phase, step or battle begins."""
    e = Event()
    e.kind = PHASE_BEGAN
    e.clause = clause
    e.subject = -1 - player
    e.object = NOBODY
    e.amount = 0
    e.player = player
    e.source = NOBODY
    e.origin = 0
    e.to = 0
    e.word = period
    e.old = NOBODY
    e.kinds = ()
    return e


def phase_ended(*, period: str, player: int, clause: str) -> Event:
    """A turn, phase, step or battle ends."""
    e = Event()
    e.kind = PHASE_ENDED
    e.clause = clause
    e.subject = -1 - player
    e.object = NOBODY
    e.amount = 0
    e.player = player
    e.source = NOBODY
    e.origin = 0
    e.to = 0
    e.word = period
    e.old = NOBODY
    e.kinds = ()
    return e


def played(*, card: int, player: int, clause: str, origin: int = 0, allowed_by: int = NOBODY) -> Event:
    """A card counts as played (903.2k), from a zone; `allowed_by` is the card whose effect lets it be."""
    return event_of(
        PLAYED, clause, subject=card, object=allowed_by, player=player, source=card, origin=origin, to=CHASE
    )


def ability_played(*, card: int, player: int, ability: int, kinds: tuple[str, ...], clause: str) -> Event:
    """An ability of a card was played; `ability` is the object on the chase, if there is one."""
    e = Event()
    e.kind = ABILITY_PLAYED
    e.clause = clause
    e.subject = card
    e.object = NOBODY
    e.amount = 0
    e.player = player
    e.source = ability
    e.origin = 0
    e.to = 0
    e.word = ""
    e.old = NOBODY
    e.kinds = kinds
    return e


def judged(*, card: int, player: int, clause: str) -> Event:
    """A ruler became a J-ruler by judgment (705.3a-i)."""
    return event_of(JUDGED, clause, subject=card, player=player, source=card)


def targeted(*, target: int, player: int, by: int, clause: str) -> Event:
    """A card or player became a target (903.2g)."""
    return event_of(TARGETED, clause, subject=target, player=player, source=by)


def counters_put(
    *, card: int, counter: str, amount: int, player: int, clause: str, source: int = NOBODY
) -> Event:
    """Counters were put on a card (1022.1)."""
    return event_of(
        COUNTERS_PUT, clause, subject=card, amount=amount, player=player, source=source, word=counter
    )


def counters_removed(
    *, card: int, counter: str, amount: int, player: int, clause: str, source: int = NOBODY
) -> Event:
    """Counters were removed from a card (1022.1)."""
    return event_of(
        COUNTERS_REMOVED, clause, subject=card, amount=amount, player=player, source=source, word=counter
    )


def drew(*, player: int, clause: str, card: int = NOBODY) -> Event:
    """A player drew a card (1009), or would draw one: then the player stands for it."""
    return event_of(DREW, clause, subject=card if card >= 0 else -1 - player, amount=1, player=player)


def discarded(
    *, card: int, old: int, player: int, source: int, origin: int, to: int, cause: str, clause: str
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
    subject: int,
    player: int,
    clause: str,
    amount: int = 0,
    source: int = NOBODY,
    origin: int = 0,
    to: int = 0,
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


def added(*, card: int, host: int, player: int, clause: str, source: int = NOBODY) -> Event:
    """An addition was added to a card (1002)."""
    return event_of(ADDED, clause, subject=card, object=host, player=player, source=source)


def turned(*, card: int, how: str, player: int, clause: str, amount: int = 0, source: int = NOBODY) -> Event:
    """A card was turned over, or healed or unsealed: `how`."""
    return event_of(TURNED, clause, subject=card, amount=amount, player=player, source=source, word=how)


def control_gained(*, card: int, player: int, clause: str, source: int = NOBODY) -> Event:
    """A player gained control of a card (105.3)."""
    return event_of(CONTROL, clause, subject=card, player=player, source=source)


def cancelled(*, spell: int, player: int, source: int, clause: str) -> Event:
    """A spell or ability was cancelled (1012.1)."""
    return event_of(CANCELLED, clause, subject=spell, player=player, source=source)


def resolved(*, spell: int, player: int, source: int, clause: str) -> Event:
    """The top of the chase has resolved (903.3)."""
    return event_of(RESOLVED, clause, subject=spell, player=player, source=source)


def resolving(*, spell: int, player: int, clause: str) -> Event:
    """The top of the chase begins to resolve (605.1b)."""
    return event_of(RESOLVING, clause, subject=spell, player=player)


def turn_began(*, player: int, number: int, clause: str) -> Event:
    """A turn began (501.1)."""
    return event_of(TURN_BEGAN, clause, subject=-1 - player, amount=number, player=player)


def passed(*, player: int, clause: str) -> Event:
    """A player passed (712.1)."""
    return event_of(PASSED, clause, subject=-1 - player, player=player)


def chose(
    *,
    player: int,
    clause: str,
    word: str = "",
    number: int = 0,
    object: int = NOBODY,
    source: int = NOBODY,
    kind: str = "",
    purpose: str = "",
) -> Event:
    """A player chose a card, a number or a word, for a card; `kind` is the kind of decision, `purpose` what
    it was for."""
    return event_of(
        CHOSE,
        clause,
        subject=-1 - player,
        object=object,
        amount=number,
        player=player,
        source=source,
        word=word,
        kinds=(kind, purpose) if purpose else (kind,) if kind else (),
    )


def will_produced(*, source: int, player: int, amount: int, clause: str) -> Event:
    """A card produced will for a player (907.4): `amount` is its attribute, or how many would be."""
    e = Event()
    e.kind = WILL
    e.clause = clause
    e.subject = source
    e.object = NOBODY
    e.amount = amount
    e.player = player
    e.source = source
    e.origin = 0
    e.to = 0
    e.word = ""
    e.old = NOBODY
    e.kinds = ()
    return e


def won(*, player: int, clause: str) -> Event:
    """A player won."""
    return event_of(WON, clause, subject=-1 - player, player=player)


def lost(*, player: int, clause: str) -> Event:
    """A player lost."""
    return event_of(LOST, clause, subject=-1 - player, player=player)


def drawn_game(*, clause: str) -> Event:
    """Nobody won."""
    return event_of(DRAWN_GAME, clause)


def shuffled(*, player: int, zone: int, clause: str) -> Event:
    """A player's deck was shuffled (1021)."""
    return event_of(SHUFFLED, clause, subject=-1 - player, player=player, to=zone)


def revealed(*, card: int, player: int, source: int, zone: int, clause: str) -> Event:
    """A card was revealed (1005.1) in a zone."""
    return event_of(REVEALED, clause, subject=card, player=player, source=source, origin=zone)


def triggered(*, card: int, player: int, clause: str) -> Event:
    """An automatic ability of a card triggered (906.4)."""
    return event_of(TRIGGERED, clause, subject=card, player=player, source=card)


def rolled(*, player: int, amount: int, source: int, clause: str, word: str = "") -> Event:
    """A player rolled dice (1023.1), or one of them: `word` "die"."""
    return event_of(
        ROLLED, clause, subject=-1 - player, amount=amount, player=player, source=source, word=word
    )


def weather_changed(
    *, player: int, weather: str, clause: str, amount: int = 0, source: int = NOBODY
) -> Event:
    """The weather of a player changed (1028.1)."""
    return event_of(
        WEATHER, clause, subject=-1 - player, amount=amount, player=player, source=source, word=weather
    )


def state_came(*, card: int, player: int, clause: str) -> Event:
    """The status that an ability of a card waits for holds (906.9)."""
    return event_of(STATE, clause, subject=card, player=player)


def effect_began(*, source: int, object: int, player: int, until: str, clause: str) -> Event:
    """A continuous effect of a card began on an object (909.4)."""
    return event_of(EFFECT, clause, subject=source, object=object, player=player, source=source, word=until)


def replaced(
    *, subject: int, object: int, amount: int, player: int, source: int, word: str, clause: str
) -> Event:
    """An effect replaced what would happen to something (910.1); `word` says how."""
    return event_of(
        REPLACED,
        clause,
        subject=subject,
        object=object,
        amount=amount,
        player=player,
        source=source,
        word=word,
    )


def paid(*, player: int, amount: int, object: int, clause: str) -> Event:
    """A player paid so much will for something (1003.1)."""
    return event_of(PAID, clause, subject=-1 - player, object=object, amount=amount, player=player)


def illegal_target(*, target: int, player: int, source: int, clause: str) -> Event:
    """A target is not legal any more (903.3a)."""
    return event_of(ILLEGAL_TARGET, clause, subject=target, player=player, source=source)


def skipped(*, player: int, phase: str, clause: str) -> Event:
    """A player skips a phase (1031.1)."""
    return event_of(SKIPPED, clause, subject=-1 - player, player=player, word=phase)


def created(*, card: int, player: int, zone: int, source: int, clause: str, copied: int = NOBODY) -> Event:
    """A token or copy was created (1303.1, 1017.1); `copied` is what it is a copy of."""
    return event_of(CREATED, clause, subject=card, object=copied, player=player, source=source, to=zone)


def looped(*, clause: str, player: int = -1, amount: int = 0, word: str = "") -> Event:
    """A loop was dealt with (1301): `player` names so many rounds, or nobody can stop it."""
    return event_of(
        LOOPED,
        clause,
        subject=-1 - player if player >= 0 else NOBODY,
        amount=amount,
        player=player,
        word=word,
    )


def told(
    *,
    what: Told,
    subject: int,
    clause: str,
    player: int = -1,
    amount: int = 0,
    source: int = NOBODY,
    to: int = 0,
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
