"""What a player can play, remembered: a card or ability is looked at again only when something has changed
that its verdict depends on (604, 903.2).

A verdict says which kinds of change it looks at (`core/stale.py`). The will a card costs is no part of it:
that is asked of the supply each time, which knows what it was asked before; where more than that was asked,
the verdict knows the questions and the answers, and holds for every supply that answers alike. Whether
something may be put on the chase at all is asked before (1008.2), and so is whether the card is rested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from willpower.abilities.ability import Activate, Keyword, Spell
from willpower.abilities.base import Node, walk
from willpower.abilities.effects import If, Modes, Rest
from willpower.abilities.nouns import Target, This
from willpower.abilities.quantities import Letter
from willpower.abilities.symbols import CHANT, HAND, RUNES

from ..core.ids import NOBODY, ObjId, PlayerId
from ..core.looks import MAIN, WATCHED, Looked, Verdict
from ..core.objects import AbilitySet, Obj
from ..core.stale import (
    BATTLE,
    CHASES,
    CHASING,
    COMING,
    ELSEWHERE,
    EVENT_BITS,
    EVERYTHING,
    HERE,
    NUMBERS,
    RECOVERY_OF,
    REVEALING,
    STANDING,
    TIME,
    TURN,
    USES,
    VALUES,
)
from ..core.state import State
from ..core.will import LETTER_X, Need, with_x
from ..pay.ability_costs import AbilityCost, ability_cost, known_costs
from ..pay.supply import Supply, supply
from ..text.announcements import branch_slots
from ..text.cost_looks import looks_of_cost, looks_of_items
from ..text.facets import facets, numbers
from ..text.keywords import without_chase
from ..values.prohibition import chase_refusal
from .ability_permission import activate_refusal
from .permission import PERMANENT, refusal

if TYPE_CHECKING:
    from mypy_extensions import i64

# Keys of one card: id * KEYS for playing it, more for its abilities, the second half at main timing. No card
# has so many abilities that they reach into the next card's. Equal cards in a hand, of which no effect and no
# memory makes one another than the others, have one verdict, with a key below zero.
# It is odd so that the keys of cards side by side lie side by side in a dictionary, not all in one place.
KEYS: Final = (1 << 16) + 1
_BASE: Final = STANDING | REVEALING
# Refusals that say enough by themselves: the kinds of change after which they may be others. Time and the
# characteristics of the card are asked for each time.
_BY_ITSELF: Final[dict[str, int]] = {
    "604.2": 0,  # no card of its type is played
    "708.1": 0,  # an automatic card plays when it triggers
    "701.2": 0,  # main timing
    "902.1": 0,  # the ability is not active where its card is
    "1112.2": USES,  # a God's Art
}
_EVER: Final = HERE | REVEALING | EVERYTHING | CHASING | TURN | NUMBERS
# Keywords after which it depends on which cards are in play whether and how a card can be played.
_WITH_CARDS: Final = frozenset({"bestow", "incarnation", "shift", "stealth", "trigger"})


class Window:
    """A player's look at what they could play: what they could pay with, and what is known from before."""

    __slots__ = ("closed", "first", "known", "looks", "once", "player", "supply", "sure", "when")

    def __init__(self, g: State, player: PlayerId) -> None:
        self.player = player
        d, turn, table = g.derived, g.turn, g.table
        paying = d.supplies[player]
        before = paying[1] if paying is not None and not d.values_stale else None
        if (
            isinstance(before, Supply)
            and before.looks >= 0
            and before.when is None
            and not d.news[player].pay & before.looks
        ):
            self.supply = before  # nothing that it looks at has changed
        else:
            self.supply = supply(g, player)
        last = d.looked[player]
        events = len(g.memory.happened)
        what = d.news[player].play
        if last is None:
            what = EVERYTHING
            last = d.looked[player] = Looked({}, g.writer)
        else:
            if last.serial != turn.serial or last.phase != turn.phase or last.step != turn.step:
                what |= TIME
            if last.battle is not table.battle:
                what |= BATTLE | TIME
            if last.chase != table.chase:
                what |= CHASING | CHASES
            n = last.events
            while n < events:
                what |= EVENT_BITS[g.memory.happened[n].kind]
                n += 1
            if what:
                if last.writer is not g.writer:
                    last = d.looked[player] = Looked(last.known.copy(), g.writer)
                gone: list[int] = []
                for key, v in last.known.items():
                    if v.looks & what or (key >= 0 and table.objs[v.ref].became != NOBODY):
                        gone.append(key)
                for key in gone:
                    del last.known[key]
        if what:
            d.news[player].play = 0
            last.serial = turn.serial
            last.phase = turn.phase
            last.step = turn.step
            last.battle = table.battle
            last.chase = table.chase
            last.events = events
        self.known = last.known  # what is still known of what they could play when they last looked
        self.closed = bool(table.chase) and bool(chase_refusal(g, player))  # 1008.2
        self.once = bool(table.chase) and g.rulings.activate_once_per_chase
        # The kinds of change after which what could not be played might be; unless it is remembered, any.
        self.looks: i64 = STANDING
        self.sure = not (self.closed or self.once or self.supply.bound)
        self.when: i64 = WATCHED if d.play_watch else 0
        self.first = 0  # where the keys of verdicts begin that depend on main timing
        if (
            turn.player == player
            and turn.priority == player
            and turn.phase == "main"
            and g.table.battle is None
            and not table.chase
        ):
            self.when |= MAIN
            self.first = KEYS // 2


def settled(g: State, w: Window, v: Verdict) -> bool | None:
    """What a verdict says now; None if it has to be asked anew."""
    s = w.supply
    o = g.table.objs[v.ref]
    if v.when != w.when & v.whens:
        return None
    if v.chars is not o.chars and not (v.looks & VALUES and v.chars.ab is o.chars.ab):
        return None  # with other ATK and DEF alone it looks at those too, or they do not matter
    if v.counted and v.used is not o.used:
        return None
    if v.supply is not None and v.supply is not s and not answered_alike(g, s, v):
        return None
    if v.rests and o.rested:
        w.looks |= RECOVERY_OF[w.player]
        return False
    if not v.allowed or (w.closed and v.chased):
        return False
    if w.once:
        return None  # of what is on the chase no verdict tells
    need = v.need
    if need is not None:
        if s.bound:
            return None  # what it is spent on has a say in what there is
        paid = s.known.get(need)
        if paid is None:
            paid = s.pays(g, need)
        if not paid:
            return None if s.bound else False  # will for some things only may have come since (907.2)
    return None if v.open else True


def answered_alike(g: State, s: Supply, v: Verdict) -> bool:
    """Whether a supply answers all that a verdict asked of another as that did."""
    if v.asked is None or s.abilities or s.bound:
        return False
    for need, answer in v.asked:
        if s.pays(g, need) != answer:
            return False
    v.supply = s
    return True


def note_asked(g: State, s: Supply, v: Verdict) -> None:
    """Note what was asked of a supply to come to a verdict."""
    d = g.derived
    if d.asked_more or (s.abilities and d.asked):
        v.supply = s
        v.looks |= HERE | COMING | TURN | NUMBERS
        if d.tried:
            v.looks |= d.watched_facets
    elif d.asked:
        v.supply = s
        asked: list[tuple[Need, bool]] = []
        for need in d.asked:  # a comprehension would be a call
            asked.append((need, s.known[need]))
        v.asked = tuple(asked)


def playable(g: State, w: Window, cards: tuple[ObjId, ...]) -> list[ObjId]:
    """The cards among these that a player can play now (604). What is plainly known is not asked."""
    out: list[ObjId] = []
    if w.closed:
        return out
    will = w.supply.known
    objs = g.table.objs
    alike = not w.when & WATCHED
    for i in cards:
        o = objs[i]
        key = i * KEYS + w.first
        if alike and o.zone == HAND and o.chars is o.base and o.owner == w.player and not o.memory:
            key = -(o.definition * KEYS) - w.first - 1
        v = w.known.get(key)
        if (
            v is None
            or v.chars is not o.chars
            or v.when != w.when & v.whens
            or v.supply is not None
            or w.once
            or w.supply.bound
        ):
            if can_play(g, w, o, key):
                out.append(i)
            continue
        paid = True
        if v.allowed and v.need is not None:
            known = will.get(v.need)
            paid = w.supply.pays(g, v.need) if known is None else known
        if not (v.allowed and paid):
            w.looks |= v.looks
        elif not v.open or can_play(g, w, o, key):
            out.append(i)
    return out


def can_play(g: State, w: Window, o: Obj, key: int) -> bool:
    """Whether a player can play a card now (604)."""
    v = w.known.get(key)
    if v is not None:
        found = settled(g, w, v)
        if found is not None:
            w.looks |= v.looks
            return found
    if w.supply.bound:
        return not refusal(g, w.player, o.id, w.supply)
    v = card_verdict(g, w, o)
    w.known[key] = v
    w.looks |= v.looks
    return v.allowed and not v.open


def can_activate(g: State, w: Window, o: Obj, index: int) -> bool:
    """Whether a player can play an activate ability of a card now (707, 905)."""
    ab = o.chars.ab
    assert index < KEYS // 2 - 1
    key = o.id * KEYS + index + 1
    if ab.main_timed:
        key += w.first
    v = w.known.get(key)
    if v is not None:
        w.looks |= v.looks
        if (
            not v.allowed
            and v.supply is None
            and v.when == w.when & v.whens
            and not (v.counted and v.used is not o.used)
            and (v.chars is o.chars or (v.looks & VALUES and v.chars.ab is o.chars.ab))
        ):
            return False
        found = settled(g, w, v)
        if found is not None:
            return found
    a = ab.activates[index]
    known = known_costs.get(id(a))
    cost = known if known is not None and known.ability is a else ability_cost(a)
    if cost.rests and o.rested:
        w.looks |= RECOVERY_OF[w.player]
        return False  # 1013.2
    if w.closed or w.once or w.supply.bound:
        return not activate_refusal(g, w.player, o.id, index, w.supply)
    v = ability_verdict(g, w, o, index, cost)
    w.known[key] = v
    w.looks |= v.looks
    return v.allowed and not v.open


def some_ability(g: State, w: Window, cards: list[ObjId]) -> bool:
    """Whether some activate ability of some of these cards can be played now that does more than rest it
    for one will."""
    for i in cards:
        o = g.table.objs[i]
        ab = o.chars.ab
        for n in range(len(ab.activates)):
            if n == ab.will_index:
                continue
            if can_activate(g, w, o, n):
                return True
    return False


def card_verdict(g: State, w: Window, o: Obj) -> Verdict:
    """Look at a card; what it costs comes first, for most cards cannot be paid for."""
    player = w.player
    s = w.supply
    when = w.when
    c = o.chars
    ab = c.ab
    v = Verdict(o.id, c, when)
    if ab.plain and o.zone == HAND and o.owner == player and not when & WATCHED:
        if not c.types & (PERMANENT | CHANT) or not (when & MAIN or ab.quick):
            return v
        if ab.quick:
            v.whens = WATCHED
            v.when = when & WATCHED
        if not s.abilities:
            v.allowed = True
            v.need = c.need if not c.need[LETTER_X] else with_x(c.need, 0)
            if not s.pays(g, v.need):
                v.open = True
                return v
            if not ab.texts and not c.subtypes:
                return v  # time and will are all it needs
    elif ab.usual and o.zone == HAND and o.owner == player and not when & WATCHED and not s.abilities:
        need = c.need if not c.need[LETTER_X] else with_x(c.need, 0)
        if not s.pays(g, need):  # it costs that, awakened or not
            v.need = need
            v.allowed = v.open = True
            return v
    g.derived.asked = []
    g.derived.asked_more = False
    g.derived.tried = False
    why = refusal(g, player, o.id, s)
    v.allowed = not why
    if why in _BY_ITSELF or (why == "711.2" and o.revealed and o.zone == RUNES):
        v.looks = _BY_ITSELF.get(why, REVEALING)
        return v
    known = _cards.get(id(ab))
    v.looks = known[1] if known is not None and known[0] is ab else looks_of_card(ab)
    v.looks |= g.derived.standing_looks
    if why == "903.2g" and g.derived.tried:
        v.looks |= HERE | COMING | NUMBERS | CHASING | TURN | g.derived.watched_facets
    if o.zone != HAND or o.owner != player:
        v.looks |= HERE | COMING | TURN | NUMBERS | ELSEWHERE
    elif c.subtypes or c is not o.base:
        v.looks |= HERE | COMING | NUMBERS
    if v.need is None or ab.letters:
        v.need = None
        if g.derived.asked_more or g.derived.asked:
            note_asked(g, s, v)
    return v


def ability_verdict(g: State, w: Window, o: Obj, index: int, cost: AbilityCost) -> Verdict:
    """Look at an activate ability; what it costs comes first."""
    a = cost.ability
    s = w.supply
    when = w.when
    known = _abilities.get(id(a))
    own = known if known is not None and known.ability is a else looks_of_ability(a, cost)
    v = Verdict(o.id, o.chars, when & own.whens)
    v.whens = own.whens
    v.rests = cost.rests
    v.chased = own.chased
    v.counted = own.counted
    v.used = o.used
    if cost.will and not (when & WATCHED or cost.changes or cost.letters):
        v.need = cost.need if not cost.need[LETTER_X] else with_x(cost.need, 0)
        if not s.pays(g, v.need):
            v.allowed = v.open = True
            return v
        if (cost.items and not (cost.rests and len(cost.items) == 1)) or (
            cost.rests and o.chars.ab.will_mask
        ):
            v.need = None  # its other items may ask for what makes the will
    g.derived.asked = []
    g.derived.asked_more = False
    g.derived.tried = False
    why = activate_refusal(g, w.player, o.id, index, s)
    v.allowed = not why
    if why in _BY_ITSELF:
        v.looks = _BY_ITSELF[why]
        return v
    v.looks = g.derived.ability_looks | (own.looks if why != "903.2j" or cost.changes else own.cost_looks)
    if cost.rests and o.since == g.turn.serial:
        v.looks |= TURN  # 905.3
    if g.derived.tried:
        v.need = None  # of a cost with {X} what can be paid decides which targets there are (903.2f)
    if v.need is None and (g.derived.asked_more or g.derived.asked):
        note_asked(g, s, v)
    elif why and s.abilities:
        v.supply = s  # abilities that make will seemed to pay for it, and could not while it is played
    return v


_cards: Final[dict[int, tuple[AbilitySet, int]]] = {}


def looks_of_card(ab: AbilitySet) -> int:
    """What the verdict on playing a card with these abilities looks at, apart from standing effects: cards
    in play only where its text speaks of some."""
    known = _cards.get(id(ab))
    if known is None or known[0] is not ab:
        found = _BASE if ab.plain and not ab.about_playing else _BASE | HERE
        if not ab.keywords.isdisjoint(_WITH_CARDS) or any([t.instead for t in ab.spells]):
            found |= COMING | NUMBERS
        for ability in ab.listed:
            if isinstance(ability, (Spell, Keyword)):
                found |= looks_of_choices(ability)
        for keywords in ab.named.values():
            for k in keywords:
                found |= looks_of_cost(k.cost)
                if k.condition is not None:
                    found |= facets(k.condition) | numbers(k.condition)
                if k.keyword == "shift":
                    found |= _EVER  # the other side has a text of its own (1117.2)
                elif k.keyword == "torrent":
                    found |= USES
        if ab.about_playing:
            for own in (*ab.play_statics, *ab.conditional):
                found |= looks_of_items(own)
            found |= CHASING | USES
        known = (ab, found)
        _cards[id(ab)] = known
    return known[1]


class Looks:
    """What the verdict on an activate ability looks at, apart from standing effects; worked out once."""

    __slots__ = ("ability", "chased", "cost_looks", "counted", "looks", "whens")

    def __init__(self, a: Activate, cost: AbilityCost) -> None:
        self.ability = a
        self.counted = False  # some limit counts the uses of the very card
        self.chased = not without_chase(a, None)
        self.whens = WATCHED
        self.looks = _BASE | looks_of_cost(cost.items)
        for item in cost.items:
            if not isinstance(item, Rest) or not isinstance(item.what, This):
                self.looks |= HERE
        self.cost_looks = self.looks  # of the question whether that can be paid (903.2j)
        if a.limits:
            self.looks |= HERE | COMING | TURN
        if a.effect is not None:
            self.looks |= looks_of_choices(a.effect)
        for limit in a.limits:
            self.looks |= facets(limit) | numbers(limit)
            if limit.times:
                self.counted = True
                if a.name or limit.per == "game":
                    self.looks |= USES  # by name, whichever card has it (901.1d, 1112.2b)
            if limit.timing == "main timing":
                self.whens = WATCHED | MAIN
            elif limit.timing:
                self.looks |= TIME | BATTLE
            if limit.per == "battle":
                self.looks |= BATTLE
        if a.gods_art:
            self.looks |= USES


_abilities: Final[dict[int, Looks]] = {}


def looks_of_ability(a: Activate, cost: AbilityCost) -> Looks:
    """What the verdict on an activate ability looks at."""
    known = _abilities.get(id(a))
    if known is None or known.ability is not a:
        known = Looks(a, cost)
        _abilities[id(a)] = known
    return known


def looks_of_choices(node: Node) -> int:
    """What is looked at to know whether targets and modes can be chosen (903.2e, 903.2g)."""
    found = 0
    for below in walk(node):
        if isinstance(below, Target):
            found |= facets(below) | numbers(below)
            if below.filter is not None:
                found |= HERE
        elif isinstance(below, Modes):
            found |= HERE | COMING | NUMBERS | USES  # torrent, and modes that were chosen before
            if below.least is not None:
                found |= facets(below.least)
        elif isinstance(below, If) and branch_slots(below) is not None:
            found |= facets(below.condition) | numbers(below.condition) | HERE | COMING
        elif isinstance(below, Letter) and below.value is None:
            found |= _EVER  # X has a say in what can be chosen, and in what that costs
    return found
