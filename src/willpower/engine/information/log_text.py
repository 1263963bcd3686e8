"""Sentences for events: one function for each kind, in the words a judge would use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.abilities.base import walk
from willpower.abilities.effects import ChooseNow, Effect, Modes, Piles
from willpower.abilities.symbols import (
    ATTRIBUTE_NAME,
    CHASE,
    FIELD,
    GONE,
    HAND,
    ITEMS,
    REMOVED,
    RUNES,
    STANDBY,
)

from ..core import events as E
from ..core.events import Told
from ..core.ids import RefId, is_player
from ..core.objects import COPY, TOKEN, Event
from ..core.printed import printed
from ..core.prompts import possessive
from .log_names import ZONE_WORDS, Teller, count, zone_of

# ---- one sentence for each kind ----------------------------------------------------------------------


_DOOMS: Final[dict[str, str]] = {"1204.1": " by the damage on it", "1204.2": " because its DEF is 0"}


def moved(t: Teller, e: Event) -> str:
    """A card changed zones; a token or copy that left ceases to exist (1303.3a, 1017.1a)."""
    o = t.g.table.objs[e.subject]
    gone = o.kind in (TOKEN, COPY) and not e.to & (FIELD | CHASE | ITEMS | GONE)
    return movement(t, e) + ("; it ceases to exist" if gone else "")


def movement(t: Teller, e: Event) -> str:
    """How a card changed zones."""
    who = t.player(e.player)
    card = t.card(e.subject) if e.subject in t.shown else t.card(e.old)
    owned = t.name(e.old)
    cause = e.word
    if cause == "drawn":
        return f"{who} draws {card}"
    if cause == "discarded":
        return f"{t.player(t.g.table.objs[e.old].controller)} discards {card}"
    if cause == "destroyed":
        return f"{owned} is destroyed{_DOOMS.get(e.clause, t.by(e))}"
    if cause == "erased":
        return f"{owned} is erased from existence{t.by(e)}"
    if cause == "banished":
        return f"{who} banishes {card}"
    if cause == "played":
        return f"{who} plays {card} from {place(t, e)}"
    if cause == "called":
        return f"{who} calls {card}"
    if cause == "judged":
        return f"{owned} enters the field as a J-ruler"
    if cause == "set":
        return f"{who} puts {card} into the standby area"
    if cause == "cancelled":
        return f"{owned} is cancelled{t.by(e)}"
    if cause == "created":
        return f"{who} creates {creation(t, e.subject)}"
    if cause == "milled":
        return f"{owned} goes from the top of the deck to {zone_of(t, e.subject, e.to)}"
    if cause == "resolved" and e.to == FIELD:
        return f"{t.name(e.subject)} enters the field"
    origin = zone_of(t, e.old, e.origin)
    if e.to == FIELD:
        return f"{t.name(e.subject)} enters the field from {origin}{t.through(e)}"
    if cause == "removed" and e.to == REMOVED:
        return f"{owned} is removed from {origin}{t.by(e)}"
    verb = "returns" if cause == "returned" else "goes"
    return f"{owned} {verb} from {origin} to {zone_of(t, e.subject, e.to)}{t.through(e)}"


def place(t: Teller, e: Event) -> str:
    """The zone a card is played from: "hand", "the graveyard", "B's graveyard" if it is another player's."""
    if e.origin & (FIELD | CHASE | GONE) or t.g.table.objs[e.old].controller == e.player:
        return "hand" if e.origin == HAND else f"the {ZONE_WORDS.get(e.origin, 'game')}"
    return zone_of(t, e.old, e.origin)


def creation(t: Teller, ref: RefId) -> str:
    """A token or copy that somebody creates: "Wolf", "a copy of Balm", "an ability of Imp"."""
    return t.thing(ref).replace("the ability", "an ability").replace("the copy", "a copy")


def attacked(t: Teller, e: Event) -> str:
    """An attack."""
    return f"{t.name(e.subject)} attacks {t.name(e.object)}"


def blocked(t: Teller, e: Event) -> str:
    """A block."""
    return f"{t.name(e.subject)} blocks {t.name(e.object)}"


def damaged(t: Teller, e: Event) -> str:
    """Damage dealt."""
    kind = "battle damage" if e.word == "battle" else "damage"
    if e.subject < 0:
        return f"{t.name(e.object)} is dealt {e.amount} {kind}"
    return f"{t.name(e.subject)} deals {e.amount} {kind} to {t.name(e.object)}"


def life_gained(t: Teller, e: Event) -> str:
    """Life gained."""
    return f"{t.player(e.player)} gains {e.amount} life{t.through(e)}"


def life_lost(t: Teller, e: Event) -> str:
    """Life lost or paid."""
    if e.word == "paid":
        cause = t.cause(e)
        return f"{t.player(e.player)} pays {e.amount} life{f' for {cause}' if cause else ''}"
    return f"{t.player(e.player)} loses {e.amount} life{t.through(e)}"


def rested(t: Teller, e: Event) -> str:
    """A card rested."""
    return f"{t.name(e.subject)} rests"


def recovered(t: Teller, e: Event) -> str:
    """A card recovered."""
    return f"{t.name(e.subject)} recovers"


_PHASES: Final = ("draw", "recovery", "main", "end", "call")
_STEPS: Final = (
    "beginning of battle", "declare attack", "declare block", "first strike damage", "normal damage",
    "battle resolution",
)  # fmt: skip


def phase(t: Teller, e: Event) -> str:
    """A moment of the turn."""
    what = e.word
    verb = "begins" if e.kind == E.PHASE_BEGAN else "ends"
    if what == "game":
        return f"The game {verb}"
    if what in _STEPS:
        return f"The {what} step {verb}"
    return f"{t.player(e.player)}'s {what}{' phase' if what in _PHASES else ''} {verb}"


def played(t: Teller, e: Event) -> str:
    """A card counts as played; of a rune, which stays where it is, nothing else has told so (711.2)."""
    if e.origin & (RUNES | STANDBY) and t.g.table.objs[e.subject].kind == COPY:
        return f"{t.player(e.player)} plays {t.card(e.subject)} from the {ZONE_WORDS[e.origin]}"
    return f"{t.player(e.player)} has played {t.card(e.subject)}"


def ability_played(t: Teller, e: Event) -> str:
    """An ability was played."""
    kind = "a will ability" if "will" in e.kinds else f"an {e.kinds[0]} ability" if e.kinds else "an ability"
    if "god's art" in e.kinds:
        kind = "a God's Art"
    elif "judgment" in e.kinds:
        kind = "the J-activate ability"
    return f"{t.player(e.player)} plays {kind} of {t.card(e.subject)}"


def judged(t: Teller, e: Event) -> str:
    """A ruler became a J-ruler."""
    return f"{t.player(e.player)}'s ruler becomes {t.card(e.subject)} through judgment"


def targeted(t: Teller, e: Event) -> str:
    """Something was chosen as a target."""
    return f"{t.thing(e.source)} targets {t.name(e.subject)}"


def counters_put(t: Teller, e: Event) -> str:
    """Counters put on a card."""
    return f"{t.name(e.subject)} gets {count(e.amount, f'{e.word} counter'.strip())}{t.through(e)}"


def counters_removed(t: Teller, e: Event) -> str:
    """Counters removed from a card."""
    return f"{t.name(e.subject)} loses {count(e.amount, f'{e.word} counter'.strip())}{t.through(e)}"


def drew(t: Teller, e: Event) -> str:
    """A card drawn."""
    return f"{t.player(e.player)} draws {t.card(e.subject) if e.subject >= 0 else count(e.amount, 'card')}"


def discarded(t: Teller, e: Event) -> str:
    """A card discarded."""
    return f"{t.player(e.player)} discards {t.card(e.subject)}"


_DEEDS: Final[dict[str, str]] = {
    "call": "calls",
    "reveal": "reveals",
    "look": "looks at",
    "lifebreak": "performs lifebreak with",
    "judgment played": "plays the judgment of",
    "unseal": "unseals",
    "gain gem": "gains",
    "create token": "creates",
    "awaken": "awakens",
}
_PLACED: Final[dict[str, str]] = {"standby": "into the standby area", "rearranged": "in its place"}


def did(t: Teller, e: Event) -> str:
    """Other things players do."""
    who = t.player(e.player)
    if e.word == "will gone":
        return f"{who}'s unused will is lost"
    if e.word == "search":
        zones = " and ".join([words for zone, words in ZONE_WORDS.items() if e.origin & zone])
        return f"{who} searches {'the ' + zones if zones else 'for cards'}"
    if e.word == "foresee":
        return f"{who} foresees {e.amount}"
    if e.word == "force":
        return f"{who} uses [Force]{f': {e.amount}' if e.amount else ''}"
    if e.word == "damage removed":
        return f"{e.amount} damage is removed from {t.name(e.subject)}"
    if e.subject >= 0:
        # A player's own card needs only its name; another's, whose it is.
        what = t.card(e.subject) if t.holder(e.subject) == e.player else t.name(e.subject)
        if e.word in _PLACED:
            return f"{who} puts {what} {_PLACED[e.word]}"
        return f"{who} {_DEEDS.get(e.word, f'does this ({e.word}) with')} {what}"
    return f"{who}: {e.word}" + (f" {e.amount}" if e.amount else "")


def added(t: Teller, e: Event) -> str:
    """An addition added."""
    return f"{t.name(e.subject)} is added to {t.name(e.object)}"


_TURNS: Final[dict[str, str]] = {
    "shift": "shifts to its future side",
    "future": "is turned to its future side",
    "past": "is turned to its past side",
    "invert": "inverts to its despair side",
    "hope": "is turned to its hope side",
    "second form": "takes its second form",
    "judged": "takes its second form",
    "face up": "is turned face up",
    "face down": "is turned face down",
    "heal": "is healed",
    "unseal": "is unsealed",
}


def turned(t: Teller, e: Event) -> str:
    """A card turned over."""
    return f"{t.name(e.subject)} {_TURNS.get(e.word, f'is turned ({e.word})')}"


def control(t: Teller, e: Event) -> str:
    """Control changed."""
    what = t.bare(e.subject) if e.subject in t.shown else "a card"
    return f"{t.player(e.player)} gains control of {what}{t.through(e)}"


def cancelled(t: Teller, e: Event) -> str:
    """Something was cancelled."""
    return f"{t.name(e.subject)} is cancelled{t.by(e)}"


def resolving(t: Teller, e: Event) -> str:
    """Something begins to resolve."""
    return f"{t.thing(e.subject)} starts to resolve"


def resolved(t: Teller, e: Event) -> str:
    """Something was resolved."""
    return f"{t.thing(e.subject)} has resolved"


def turn_began(t: Teller, e: Event) -> str:
    """A turn began."""
    return f"Turn {e.amount}: {t.player(e.player)}'s turn begins"


def passed(t: Teller, e: Event) -> str:
    """A pass."""
    return f"{t.player(e.player)} passes"


_CHOICES: Final[dict[str, str]] = {
    "first player": "takes the first turn",
    "forfeit": "forfeits the attack",
    "no block": "does not block",
}


# Choices that say what comes of them, by their purpose or else by the kind of decision; the card that is
# chosen stands at the mark.
_ORDERS: Final[dict[str, str]] = {
    "top": "puts {} on top",
    "graveyard": "puts {} on top",
    "older": "chooses {} as the older one",
    "order": "chooses {} to come first",
    "trigger": "chooses to play {} first",
    "replacement": "chooses to apply the effect of {}",
}


_DECISIONS: Final[dict[str, str]] = {
    "call": "to call a magic stone",
    "awakened": "to awaken {}",
    "without awakening": "not to awaken {}",
    "not again": "not to awaken {} again",
}


def chose(t: Teller, e: Event) -> str:
    """A choice: who made it, what it was, and for which card."""
    who = t.player(e.player)
    if e.word in _CHOICES:
        return f"{who} {_CHOICES[e.word]}"
    kind = e.kinds[0] if e.kinds else ""
    word = e.word
    order = _ORDERS.get(e.kinds[1] if len(e.kinds) > 1 else "", _ORDERS.get(kind, ""))
    if order and e.object >= 0:
        what = f"the ability of {t.card(e.object)}" if kind == "trigger" else t.name(e.object)
        return f"{who} {order.format(what)}"
    card = t.card(e.source) if e.source >= 0 and e.source in t.shown else ""
    if word in ("yes", "no"):
        return f"{who} says {word}{f' to {card}' if card else ''}"
    if word in _DECISIONS:
        return f"{who} chooses {_DECISIONS[word].format(card or 'it')}"
    return f"{who} chooses {chosen(t, e, kind, word)}{f' for {card}' if card else ''}"


def chosen(t: Teller, e: Event, kind: str, word: str) -> str:
    """The thing that was chosen: a card, a player, a number, a word."""
    named = t.name(e.object) if e.object >= 0 or is_player(e.object) else ""
    if word == "done":
        return "no more"
    if kind == "x":
        return f"X = {e.amount}"
    if kind in ("divide", "number"):
        return str(e.amount)
    if kind == "mode":
        return word or mode_words(t, e) or f"option {e.amount}"
    if kind == "cost" and word.startswith("{"):
        return f"to pay {word}"
    if kind in ("name", "attribute", "cost", ""):
        return word or named or str(e.amount)
    return named or word or str(e.amount)


def mode_words(t: Teller, e: Event) -> str:
    """The printed words of the mode that was chosen, where the card leaves no doubt which choice it was."""
    if e.source not in t.shown:
        return ""
    choices: list[tuple[Effect, ...]] = []
    for ability in t.side(e.source).ab.listed:
        for node in walk(ability):
            if isinstance(node, (Modes, ChooseNow)):
                choices.append(node.options)
            elif isinstance(node, Piles):
                return ""  # piles are chosen by number too
    if len(choices) != 1 or not 0 < e.amount <= len(choices[0]):
        return ""
    words = printed(choices[0][e.amount - 1])
    return f'"{words}"' if words else ""


def will(t: Teller, e: Event) -> str:
    """Will produced."""
    kind = ATTRIBUTE_NAME.get(e.amount)
    source = f" with {t.card(e.subject)}" if e.subject >= 0 else ""
    return f"{t.player(e.player)} produces {kind + ' will' if kind else 'will without attribute'}{source}"


def won(t: Teller, e: Event) -> str:
    """Somebody won."""
    return f"{t.player(e.player)} wins the game"


def lost(t: Teller, e: Event) -> str:
    """Somebody lost."""
    return f"{t.player(e.player)} loses the game"


def drawn_game(t: Teller, e: Event) -> str:
    """A draw."""
    return "The game is a draw"


def shuffled(t: Teller, e: Event) -> str:
    """A deck shuffled."""
    return f"{t.player(e.player)} shuffles the {ZONE_WORDS.get(e.to, 'deck')}"


def revealed(t: Teller, e: Event) -> str:
    """A card revealed."""
    where = f" from {zone_of(t, e.subject, e.origin)}" if e.origin and e.subject >= 0 else ""
    return f"{t.player(e.player)} reveals {t.card(e.subject)}{where}"


def triggered(t: Teller, e: Event) -> str:
    """An automatic ability triggered."""
    return f"An ability of {t.name(e.subject)} triggers"


def rolled(t: Teller, e: Event) -> str:
    """A die rolled."""
    return f"{t.player(e.player)} rolls {e.amount}"


def weather(t: Teller, e: Event) -> str:
    """The weather changed."""
    return f"{t.player(e.player)}'s weather becomes {e.word}"


def state(t: Teller, e: Event) -> str:
    """The status that triggers an ability is there (906.9)."""
    return f"The condition of {possessive(t.name(e.subject))} ability is met"


_DURATIONS: Final[dict[str, str]] = {
    "leaves": "as long as its source remains",
    "condition": "as long as its condition holds",
    "next recovery": "until the next recovery phase",
    "end of game": "for the rest of the game",
}


def effect(t: Teller, e: Event) -> str:
    """A continuous effect began: what it does, to what, and how long."""
    source = t.name(e.subject) if e.subject >= 0 else "the rules"
    how_long = f" {_DURATIONS.get(e.word, f'until {e.word}')}" if e.word else ""
    words = e.kinds[0] if e.kinds else ""
    on = t.name(e.object) if e.object >= 0 or is_player(e.object) else ""
    more = f" and {e.amount} more" if e.amount else ""
    if on and words == "does not recover":
        return f"{on}{more} {words if not more else 'do not recover'}{how_long} ({source})"
    if on and words.startswith(("[", '"')):
        gained = f'"{words}"' if _is_sentence(words) else words
        if e.object == e.subject and not more:
            return f"{on} gains {gained}{how_long}"
        return f"{source} gives {on}{more} {gained}{how_long}"
    quoted = f': "{words}"' if words else ""
    if on and (e.object != e.subject or more):
        return f"{source} affects {on}{more}{how_long}{quoted}"
    return f"An effect of {source} begins{f' and lasts{how_long}' if how_long else ''}{quoted}"


def _is_sentence(words: str) -> bool:
    """Whether gained words are a text that has no quotes yet, and not keywords and values in a row."""
    return '"' not in words and any([mark in words for mark in ("⇒", ": ", " - ", ".")])


def replaced(t: Teller, e: Event) -> str:
    """A replacement effect applied."""
    source = t.name(e.source) if e.source >= 0 and e.source in t.shown else "an effect"
    subject = t.name(e.subject) if e.subject >= 0 or is_player(e.subject) else ""
    object = t.name(e.object) if e.object >= 0 or is_player(e.object) else ""
    word = e.word.rstrip(" 0123456789")
    what = subject or object or "it"
    if word == "prevented":
        left = f"; {e.amount} damage is left" if e.amount else ""
        return f"{source} prevents damage{f' to {object}' if object else ''}{left}"
    if word == "changed":
        return f"{source} changes the amount for {object or what} to {e.amount}"
    if word == "moved elsewhere":
        return f"{source} sends {what} elsewhere"
    return f"{source} replaces what would happen to {what}"


def paid(t: Teller, e: Event) -> str:
    """A cost paid."""
    what = f" for {t.card(e.object)}" if e.object >= 0 else ""
    return f"{t.player(e.player)} pays {e.amount} will{what}"


def illegal_target(t: Teller, e: Event) -> str:
    """A target dropped."""
    source = f" for {t.thing(e.source)}" if e.source >= 0 else ""
    return f"{t.name(e.subject)} is no longer a legal target{source}"


def skipped(t: Teller, e: Event) -> str:
    """A phase skipped."""
    return f"{t.player(e.player)} skips the {e.word} phase"


def created(t: Teller, e: Event) -> str:
    """A token created."""
    return f"{t.player(e.player)} creates {creation(t, e.subject)}{t.through(e)}"


def looped(t: Teller, e: Event) -> str:
    """A loop dealt with (1301)."""
    if e.player < 0:
        return f"The game is in a loop: {e.word or 'it repeats'}"
    return f"{t.player(e.player)} has the loop performed {count(e.amount, 'time')}"


# What else is told, by its word; `{name}` is the card or player it is about.
_TOLD: Final[dict[Told, str]] = {
    "begins the game": "{name} begins the game",
    "cannot be played": "The ability of {name} cannot be played",
    "does not move": "{name} does not move",
    "extra turn": "{name} gets an extra turn",
    "game restarts": "The game restarts",
    "life": "{player} begins with {amount} life",
    "life rounded up": "{player}'s life is rounded up to {amount}",
    "may not battle": "{name} may not initiate battle again this turn",
    "not added to itself": "{name} is not added to itself",
    "removed from battle": "{name} is removed from battle",
    "to be destroyed": "{name} is to be destroyed",
    "turn ends": "The turn ends",
}


def told(t: Teller, e: Event) -> str:
    """Anything else worth telling."""
    if e.word == "begins the game" and is_player(e.subject):
        return f"{t.name(e.subject)} begins the game with {count(e.amount, 'card')} in the {ZONE_WORDS[e.to]}"
    if e.word == "to skip":
        return f"{t.name(e.subject)} will skip the next {e.kinds[0]} phase"
    if e.word == "extra phases":
        phases = " and ".join(e.kinds)
        return f"{t.player(e.player)}'s turn gets an extra {phases}{' phase' if phases in _PHASES else ''}"
    for word, sentence in _TOLD.items():
        if e.word == word:
            name = t.name(e.subject) if "{name}" in sentence else ""
            player = t.player(e.player) if "{player}" in sentence else ""
            return sentence.format(name=name, player=player, amount=e.amount)
    raise AssertionError(f"nothing to tell of {e.word!r}")


def unblocked(t: Teller, e: Event) -> str:
    """Nothing blocks."""
    return f"{t.name(e.subject)} is not blocked"


SENTENCES: Final[dict[int, Callable[[Teller, Event], str]]] = {
    E.MOVED: moved,
    E.ATTACKED: attacked,
    E.BLOCKED: blocked,
    E.DAMAGED: damaged,
    E.LIFE_GAINED: life_gained,
    E.LIFE_LOST: life_lost,
    E.RESTED: rested,
    E.RECOVERED: recovered,
    E.PHASE_BEGAN: phase,
    E.PHASE_ENDED: phase,
    E.PLAYED: played,
    E.ABILITY_PLAYED: ability_played,
    E.JUDGED: judged,
    E.TARGETED: targeted,
    E.COUNTERS_PUT: counters_put,
    E.COUNTERS_REMOVED: counters_removed,
    E.DREW: drew,
    E.DISCARDED: discarded,
    E.DID: did,
    E.ADDED: added,
    E.TURNED: turned,
    E.CONTROL: control,
    E.CANCELLED: cancelled,
    E.RESOLVED: resolved,
    E.TURN_BEGAN: turn_began,
    E.PASSED: passed,
    E.CHOSE: chose,
    E.WILL: will,
    E.WON: won,
    E.LOST: lost,
    E.DRAWN_GAME: drawn_game,
    E.SHUFFLED: shuffled,
    E.REVEALED: revealed,
    E.TRIGGERED: triggered,
    E.ROLLED: rolled,
    E.WEATHER: weather,
    E.STATE: state,
    E.EFFECT: effect,
    E.REPLACED: replaced,
    E.PAID: paid,
    E.ILLEGAL_TARGET: illegal_target,
    E.SKIPPED: skipped,
    E.CREATED: created,
    E.LOOPED: looped,
    E.TOLD: told,
    E.RESOLVING: resolving,
    E.UNBLOCKED: unblocked,
    E.BATTLED: lambda t, e: f"{t.name(e.subject)} battles with {t.name(e.object)}",
}
