"""Card text to ability trees and back.

The phrase table is loaded when the first text is read: texts that were read before are looked up without it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import reduce
from operator import or_
from typing import Any, Final

from willpower.abilities import symbols as S
from willpower.abilities.ability import Ability, Activate, Automatic, Continuous, Keyword, Spell
from willpower.abilities.base import Node, children, walk
from willpower.abilities.choices import unchosen
from willpower.abilities.conditions import AllConds, Condition, Did, Fits
from willpower.abilities.effects import Discard, Effect, If, Sequence
from willpower.abilities.mixed import names_both
from willpower.abilities.nouns import All, EventObject, EventSubject, Host, InZone, IsOneOf, StatusIs, This
from willpower.abilities.quantities import Letter
from willpower.abilities.statics import Gains, MayPlay, OnlyWhile, Replace, ReplaceAmount, ReplaceMove, Static
from willpower.abilities.triggers import DealsDamage, Either, Moves, NthTime, Plays, Trigger, While

from . import slips
from .binder import Binder, bind
from .chart import Chart, TooDeep
from .each_alone import each_alone
from .entries import LONGEST, whole
from .lookup import Compiled, Context, Problem, print_ability
from .mentions import renumber
from .normalise import paragraphs, seams, without_rule
from .others import with_others
from .printer import Unprintable
from .tokens import QUOTE, WORD, Token, inner_quotes, tokenise
from .too_late import forgotten, not_yet, too_late
from .walker import TwoBindings, Unbound

NO_RULE: Final = ": no rule in 8.01"  # behind a keyword that the rulebook does not know
SENTENCE: Final = 150  # characters of a sentence that says how a chant is played


@dataclass(frozen=True)
class Readings:
    """What a paragraph can mean: each reading is a tuple of abilities."""

    found: tuple[tuple[Ability, ...], ...]
    furthest: int
    tokens: tuple[Token, ...]
    unbound: str = ""
    binder: Binder | None = None
    steps: int = 0  # how much work it was


def parse_paragraph(text: str, context: Context = Context(), earlier: Binder | None = None) -> Readings:
    """All readings of a normalised paragraph; `earlier`: the binder of a chant's paragraphs before it."""
    from .grammar import SILENCE, the_table

    table = the_table()
    tokens = tokenise(text)
    chart = Chart(table, tokens, context)
    raw: list[tuple[Node, ...]] = []
    try:
        starts: list[tuple[int, tuple[Node, ...]]] = [(0, ())]
        while starts:
            following: list[tuple[int, tuple[Node, ...]]] = []
            for at, before in starts:
                for end, node in chart.parse("chantability" if context.chant else "cardability", at):
                    if end == chart.n:
                        raw.append((*before, node))
                for end, node in chart.parse("keyword", at):
                    if end < chart.n and not goes_on(tokens[end]):
                        following.append((end, (*before, node)))
            starts = following[:8]
        if not context.chant:
            raw += [(node,) for end, node in chart.parse("alone", 0) if end == chart.n]
    except (TooDeep, RecursionError) as error:
        words = error.words if isinstance(error, TooDeep) else TooDeep.words
        return Readings((), chart.furthest, tuple(tokens), words, steps=chart.steps)
    found: list[tuple[Ability, ...]] = []
    unbound = ""
    used: Binder | None = None
    for nodes in raw:
        binder = earlier.fork() if earlier is not None else None
        try:
            if binder is not None:
                bound = tuple(binder.ability(node) for node in nodes if isinstance(node, Ability))
            else:
                bound = tuple(bind(table, SILENCE[0], node) for node in nodes if isinstance(node, Ability))
        except Unbound as error:
            unbound = str(error)
            continue
        except TwoBindings:
            return Readings(((), ()), chart.n, tuple(tokens), "two bindings", steps=chart.steps)
        if any(free_letter(ability) for ability in bound):
            unbound = "Y"
            continue
        if bound not in found:
            found.append(bound)
            used = binder
    return Readings(tuple(found), chart.furthest, tuple(tokens), unbound, used, chart.steps)


def free_letter(ability: Ability) -> bool:
    """Whether an ability has a Y that its text does not determine: nobody is asked for a letter besides
    X (903.2f), so such a text is not understood."""
    letters = [node for node in walk(ability) if isinstance(node, Letter) and node.letter == "Y"]
    return bool(letters) and all(node.value is None for node in letters)


def goes_on(token: Token) -> bool:
    """Whether a word behind a keyword goes on with its sentence: "[Flying] resonators cannot attack"."""
    return token.kind == WORD and token.text.islower()


_NEXT_ABILITY: Final = re.compile(r"(?<=\.) (?=(?:When|Whenever|At the beginning of|At the end of) )")


def several(text: str, context: Context) -> Readings | None:
    """A paragraph that holds several abilities, each read on its own; None if it does not."""
    parts = _NEXT_ABILITY.split(text)
    if not 1 < len(parts) <= 4:
        return None
    found: list[Ability] = []
    for part in parts:
        readings = parse_paragraph(part, context)
        if len(readings.found) != 1:
            return None
        found += readings.found[0]
    tokens = tuple(tokenise(text))
    return Readings((tuple(found),), len(tokens), tokens)


_ITSELF: Final = re.compile(r"\b[Tt]his (?:card|spell)\b")  # "it" is what the effect is about


def apart(text: str, context: Context, earlier: Binder | None) -> Readings | None:
    """A paragraph of a chant whose first or last sentence says how it is played: "Players cannot chase to
    this card. Draw two cards."; None if it has no such sentence."""
    for (head, stop, rest), about in ((text.partition(". "), 0), (text.rpartition(". "), 1)):
        sentences = (f"{head}.", rest)
        if not stop or len(sentences[about]) > SENTENCE or not _ITSELF.search(sentences[about]):
            continue
        playing = parse_paragraph(sentences[about], context, earlier)
        if [len(one) for one in playing.found] != [1] or not isinstance(playing.found[0][0], Continuous):
            continue
        effect = parse_paragraph(sentences[1 - about], context, earlier)
        if [len(one) for one in effect.found] != [1] or not isinstance(effect.found[0][0], Spell):
            continue
        found = (*playing.found[0], *effect.found[0]) if about == 0 else (*effect.found[0], *playing.found[0])
        tokens = tuple(tokenise(text))
        return Readings((found,), len(tokens), tokens, binder=effect.binder)
    return None


def mended(
    text: str,
    readings: Readings,
    context: Context,
    earlier: Binder | None,
    cut: slips.Seams = frozenset(),
) -> tuple[str, Readings]:
    """A paragraph without a reading, with slips mended if that gives it one (slips.py); else as it is."""
    from .grammar import the_table

    now_text, now = text, readings
    steps = 0
    for _ in range(slips.ROUNDS):
        if now.unbound or len(now_text) > slips.LONGEST:
            break
        ways: list[tuple[int, str, Readings]] = []
        further: tuple[str, Readings] | None = None
        for kind, other in slips.mendings(now.tokens, now.furthest, the_table().vocabulary, cut):
            if steps > slips.MOST_STEPS:
                return text, readings
            if ways and kind > ways[0][0]:
                continue
            found = parse_paragraph(other, context, earlier)
            steps += found.steps
            if len(found.found) == 1 and not (context.chant and _idle(found.found[0])):
                ways = [way for way in ways if way[0] == kind] + [(kind, other, found)]
            elif kind != slips.LEFT and not found.found:
                if found.furthest > (further[1] if further else now).furthest + 2:
                    further = (other, found)
        if ways:
            alike = all(way[2].found == ways[0][2].found for way in ways)
            return ways[0][1:] if alike else (text, readings)
        if further is None:
            break
        now_text, now = further
    return text, readings


def _idle(abilities: tuple[Ability, ...]) -> bool:
    """Whether a chant would have an activate ability that it can never play (902.1): no colon is put so."""
    return any(isinstance(a, Activate) and not a.keyword and not active_zones(a) for a in abilities)


def outer(node: Node) -> Iterator[Node]:
    """What is below an ability, without the abilities that it gives or that stand under it."""
    for child in children(node):
        if not isinstance(child, Ability):
            yield child
            yield from outer(child)


def active_zones(ability: Ability) -> int:
    """The zones in which an ability says that it is active (902.2), 0 if it does not say."""
    if isinstance(ability, Continuous):
        plays = [
            e for e in outer(ability) if isinstance(e, MayPlay) and e.what.preds[:1] == (IsOneOf(This()),)
        ]
        if any(isinstance(node, StatusIs) and node.status == "in hand" for node in outer(ability)):
            return S.HAND  # "as long as this card is in your hand"
        return plays[0].what.zones if plays else said_zones(ability)
    if isinstance(ability, Automatic):
        happens = ability.trigger
        while isinstance(happens, While):  # "while this card is in your graveyard" asks where it is
            happens = happens.trigger
        if happens is None or any(isinstance(node, (This, Host)) for node in walk(happens)):
            return arrival(ability.trigger)  # it speaks of where this card has gone, or of what it was on
        around = ability.trigger if isinstance(ability.trigger, While) else happens
        if any(isinstance(node, Host) for node in walk(around)):
            return arrival(ability.trigger)
    elif not isinstance(ability, Activate) and not (
        isinstance(ability, Keyword) and ability.keyword == "resonance"
    ):
        return 0
    from .phrases.cards.filters import named_zones

    zones = 0
    for node in outer(ability):
        if isinstance(node, This):
            zones |= named_zones(node.phrase)
    if isinstance(ability, Activate) and any(
        isinstance(c, Discard) and c.what == This() for c in ability.cost
    ):
        zones |= S.HAND  # "discard this card" is said of a card in hand
    return zones or said_zones(ability)


def placed(ability: Ability) -> Ability:
    """An ability whose inner ones, had under a keyword or given, know the zones in which they are active."""
    if not any(isinstance(node, Ability) for child in children(ability) for node in walk(child)):
        return ability
    changes: dict[str, Any] = {f.name: _placed(getattr(ability, f.name)) for f in fields(ability)}
    return replace(ability, **changes)


def _placed(value: Any, where: int = 0) -> Any:
    if isinstance(value, tuple):
        return tuple(_placed(one, where) for one in value)
    if isinstance(value, Ability):
        inner = placed(value)
        given = 0 if isinstance(inner, Keyword) else where
        return replace(inner, zones=inner.zones or active_zones(inner) or given)
    if isinstance(value, Node):
        if not any(isinstance(node, Ability) for node in walk(value)):
            return value
        if isinstance(value, Gains):
            where = outside(value)
        return replace(value, **{f.name: _placed(getattr(value, f.name), where) for f in fields(value)})
    return value


def outside(gains: Gains) -> int:
    """The zones outside play of the cards that gain something: what they gain is active there (902.2)."""
    zones = gains.what.filter.zones if isinstance(gains.what, All) else 0
    return 0 if zones & S.IN_PLAY else zones


def spoken(ability: Ability) -> Ability:
    """An ability of a chant; what it says of the damage it would deal is active where it deals it (902.2)."""
    if isinstance(ability, Keyword) and ability.abilities:
        return replace(ability, abilities=tuple(map(spoken, ability.abilities)))
    if not isinstance(ability, Continuous) or ability.zones:
        return ability
    for node in walk(ability):
        if isinstance(node, (Replace, ReplaceAmount)) and isinstance(node.event, DealsDamage):
            if isinstance(node.event.what, This):
                return replace(ability, zones=S.CHASE)
    return ability


def said_zones(ability: Ability) -> int:
    """The zones outside play in which this card must be for an ability to do anything: "as long as this card
    is in your graveyard", "play this ability only if this card is in your hand"; 0 if it does not say."""
    conditions: list[Condition | None] = []
    if isinstance(ability, Continuous):
        conditions.append(ability.condition)
        conditions += [effect.condition for effect in ability.effects if isinstance(effect, OnlyWhile)]
    elif isinstance(ability, Activate):
        conditions += [limit.condition for limit in ability.limits]
    elif isinstance(ability, Automatic):
        conditions += [ability.condition, first_asked(ability.effect)]
        if isinstance(ability.trigger, While):
            conditions.append(ability.trigger.condition)
    zones = 0
    if isinstance(ability, Continuous):
        for effect in ability.effects:
            zones |= leaving(effect)
    for condition in conditions:
        for one in condition.conditions if isinstance(condition, AllConds) else (condition,):
            if isinstance(one, Fits) and isinstance(one.what, This):
                for pred in one.filter.preds:
                    if isinstance(pred, InZone) and not pred.zones & (S.IN_PLAY | S.CHASE):
                        zones |= pred.zones
    return zones


def first_asked(effect: Effect | None) -> Condition | None:
    """The condition on which everything hangs that is done: also what is done "if you do"."""
    if isinstance(effect, Sequence) and all(
        isinstance(part, If) and isinstance(part.condition, Did) for part in effect.parts[1:]
    ):
        return first_asked(effect.parts[0])
    return effect.condition if isinstance(effect, If) else None


def leaving(effect: Static) -> int:
    """The zones outside play from which this card would go if an effect is to replace that: it is active
    there ("if this card would be put into a graveyard from your hand", "from anywhere"), or 0."""
    if not isinstance(effect, (Replace, ReplaceMove)) or not isinstance(effect.event, Moves):
        return 0
    event = effect.event
    if isinstance(event.what, This) and event.origin == S.ANYWHERE:
        return S.ANYWHERE
    outside = isinstance(event.what, This) and not event.origin & (S.IN_PLAY | S.CHASE)
    return event.origin if outside else 0


def arrival(trigger: Trigger | None) -> int:
    """The zones in which an ability about a move of its own card is active: those in which it looks at the
    card (906.7), if there is one outside play among them ("put into a graveyard from your hand"), or 0."""
    if isinstance(trigger, (While, NthTime)):
        return arrival(trigger.trigger)
    if isinstance(trigger, Either):
        zones = [arrival(one) for one in trigger.triggers]
        return reduce(or_, [zone or S.IN_PLAY for zone in zones]) if any(zones) else 0
    if isinstance(trigger, Plays) and trigger.what is not None and IsOneOf(This()) in trigger.what.preds:
        return S.CHASE  # "when you play this card": it is there then
    if not isinstance(trigger, Moves) or not isinstance(trigger.what, This) or not trigger.origin:
        return 0
    to = trigger.to or (S.GRAVEYARD if trigger.how == "discarded" else S.ANYWHERE)  # 1019.1
    found = looked_at(trigger.origin, to)
    return found if found & ~S.IN_PLAY else 0


def looked_at(origin: int, to: int) -> int:
    """The zones in which a card that goes from some zones to others is looked at (906.7)."""
    away, hidden = to & ~S.IN_PLAY, origin & S.HIDDEN
    public = origin & ~S.HIDDEN & ~S.IN_PLAY
    found = S.IN_PLAY if origin & S.IN_PLAY or to & S.IN_PLAY else 0  # 906.7b
    if public and away & S.HIDDEN:
        found |= public  # 906.7a
    if hidden | public:
        found |= away & ~S.HIDDEN  # 906.7a, 906.7c
    return found | (away & S.HIDDEN if hidden else 0)


def set_apart(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """What the paragraph of [Judgment] says besides its cost is an ability of its own: "you pay {1} less"."""
    found: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.keyword == "judgment" and ability.abilities:
            found += [replace(ability, abilities=()), *ability.abilities]  # or another [Judgment]
        else:
            found.append(ability)
    return tuple(found)


def flat_keys(text: str) -> list[str]:
    """The words of a text as they are compared; quoted abilities word by word."""
    out: list[str] = []
    for token in tokenise(text):
        if token.kind == QUOTE:
            out += ['"', *flat_keys(inner_quotes(token.text[1:-1]).rstrip(".")), '"']
        else:
            out.append(token.key)
    return out


def unchosen_words(abilities: tuple[Ability, ...]) -> str:
    """What a text says of a card that nobody could choose (1014.1); "" if it does not."""
    for ability in abilities:
        noun = unchosen(ability)
        if noun is not None:
            words = print_ability(noun)
            return f"nobody chooses {words[:1].lower()}{words[1:]}"
    return ""


def unclear_play(abilities: tuple[Ability, ...]) -> str:
    """ "That spell or ability" after "plays a spell or ability": which of the two is on the chase is not one
    thing that can be pointed at; "" if a text does not say so."""
    for ability in abilities:
        if not isinstance(ability, Automatic) or ability.trigger is None or ability.effect is None:
            continue
        if names_both(ability.trigger):
            if any(isinstance(node, EventObject | EventSubject) for node in walk(ability.effect)):
                return "that spell or ability"
    return ""


def read_text(texts: tuple[str, ...], context: Context) -> Compiled:
    """Read the paragraphs of a text, whether or not it is known."""
    abilities: list[Ability] = []
    slipped: list[tuple[int, str]] = []
    problems: list[Problem] = []
    from .grammar import SILENCE, the_table

    binder = Binder(the_table(), SILENCE[0]) if context.chant else None
    raw = dict(whole(texts))
    todo = paragraphs(texts)
    once = len(todo)
    for at, (number, text) in enumerate(todo):
        if len(text) > LONGEST:
            problems.append(Problem(number, text[:80], "not understood", f"longer than {LONGEST} characters"))
            continue
        readings = parse_paragraph(text, context, binder)
        if not readings.found and readings.unbound and context.chant and at < once:
            todo.append((number, text))  # it may point at what a paragraph below it in the data names
            continue
        if not readings.found and not context.chant:
            readings = several(text, context) or readings
        elif not readings.found:
            readings = apart(text, context, binder) or readings
        if not readings.found and len(problems) < slips.PARAGRAPHS:
            better, readings = mended(text, readings, context, binder, seams(raw[number]))
            if better != text and readings.found:
                slipped.append((number, better))
            text = better
        if not readings.found:
            rest = [token.text for token in readings.tokens[readings.furthest :]]
            words = readings.unbound or " ".join(rest[:6])
            missing = without_rule(raw[number])
            if missing:
                words = f"{missing}{NO_RULE}"
            problems.append(Problem(number, text, "not understood", words))
            continue
        if len(readings.found) > 1:
            problems.append(Problem(number, text, "ambiguous", f"{len(readings.found)} readings"))
            continue
        found = readings.found[0]
        try:
            printed = " ".join(print_ability(ability) for ability in found)
        except Unprintable as error:
            problems.append(Problem(number, text, "mismatched", str(error)))
            continue
        if flat_keys(printed) != flat_keys(text):
            problems.append(Problem(number, text, "mismatched", printed))
            continue
        sharing = abilities if context.chant else []
        wrong = unchosen_words(found) or unclear_play(found) or forgotten(found)
        if not wrong and "target" in printed.lower():
            wrong = too_late(found, sharing)
        if not wrong and "may play" in printed.lower():
            wrong = not_yet(found)
        if wrong:
            problems.append(Problem(number, text, "not understood", wrong))
            continue
        ready = map(placed, with_others(each_alone(set_apart(found), the_table())))
        abilities += [replace(a, paragraph=number, zones=active_zones(a)) for a in ready]
        binder = readings.binder
    if context.chant:
        abilities = [spoken(a) for a in renumber(tuple(abilities))]
    return Compiled(tuple(abilities), tuple(problems), tuple(slipped))
