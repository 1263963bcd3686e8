"""Cards that bring about what a text waits for, forbids or changes, again and again and for nothing.

They lie on boards on which it is looked for what makes a difference: what cannot be destroyed is seen only
where something destroys, and "the next damage" only where there is more than one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from willpower.abilities.ability import Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import (
    AllConds,
    Compare,
    Condition,
    Did,
    Exists,
    Fits,
    HappenedThisTurn,
)
from willpower.abilities.effects import Banish, Cancel, PutCounters, Search
from willpower.abilities.nouns import (
    All,
    AttributeIs,
    Choose,
    Filter,
    Happened,
    HasCounter,
    Host,
    KeywordIs,
    Noun,
    OtherThan,
    Pred,
    RaceIs,
    Ref,
    RulerOf,
    Shares,
    SoleTarget,
    SpellIs,
    StatIs,
    Target,
    This,
    TypeIs,
)
from willpower.abilities.quantities import Happenings, Num, Stat
from willpower.abilities.statics import (
    Cannot,
    CostChange,
    Gains,
    Must,
    Prevent,
    Redirect,
    ScaleChanges,
    WeatherIsNow,
)
from willpower.abilities.symbols import (
    ATTRIBUTES,
    CHANT,
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    J_RESONATOR,
    REMOVED,
    RESONATOR,
    RUNE,
    STANDBY,
)
from willpower.abilities.triggers import (
    BecomesTarget,
    CounterChange,
    DealsDamage,
    Discards,
    Draws,
    IsDealtDamage,
    LifeChanges,
    Moves,
    PlayerDoes,
    PlaysAbility,
    Turned,
)
from willpower.cards.card import Card
from willpower.cards.mapping import card_from_mapping

from .helpers import unlike
from .making import LETTERS, made, said, ways, whole

ONCE: Final = "Play this ability only once per turn."
STING: Final = "{0}: This card deals 100 damage to target J/resonator or player. " + ONCE
QUAKE: Final = "{0}: This card deals 100 damage to each J/resonator. " + ONCE
# What each of them does, by name.
TOOLS: Final = {
    "axe": "Destroy target entity.",
    "sting": "This card deals 100 damage to target J/resonator or player.",
    "hook": "Return target entity to its owner's hand.",
    "veil": "Remove target entity from the game.",
    "font": "Target player draws a card.",
    "rack": "Target player discards two cards at random.",
    "altar": "Target player banishes a resonator.",
    "bed": "Rest target entity.",
    "bell": "Recover target entity.",
    "cup": "Target player gains 100 life.",
    "thorn": "Target player loses 100 life.",
    "dust": "Target resonator gains [-100/-100] until end of turn.",
    "yeast": "Target resonator gains [+100/+0] until end of turn.",
    "shovel": "Remove target card in a graveyard from the game.",
    "grave": "Put target resonator from your graveyard into the field.",
    "blast": "This card deals 1000 damage to target J/resonator or player.",
    "cloud": "The weather is rain until end of turn.",
    "mask": "Target resonator loses all races until end of turn.",
    "crust": "Target resonator gains [+0/+100] until end of turn.",
    "goad": "Target J/resonator deals 100 damage to target J/resonator or player.",
    "well": "Put the top card of target player's deck into the field under your control.",
    "chain": "Cards cannot be banished until end of turn.",
    "guard": "Prevent all damage that would be dealt to target J/resonator or player this turn.",
    "mirror": "Invert target entity.",
    "wax": "Spells and abilities cannot be cancelled until end of turn.",
}
FORBIDDEN: Final = {
    "be destroyed": "axe",
    "be destroyed by battle damage": "sting",
    "be destroyed by damage": "sting",
    "be dealt damage": "sting",
    "deal damage": "sting",
    "damage be prevented": "sting",
    "be banished": "altar",
    "banish": "altar",
    "be returned": "hook",
    "be removed": "veil",
    "be moved": "hook",
    "leave": "hook",
    "be rested": "bed",
    "be recovered": "bell",
    "recover": "bell",
    "draw": "font",
    "discard": "rack",
    "gain life": "cup",
    "lose life": "thorn",
    "be targeted": "sting",
}
MOST: Final = 6  # of them on one board


@cache
def tool(name: str) -> Card:
    """A regalia that does one thing."""
    text = [f"{{0}}: {TOOLS[name]} {ONCE}"]
    if " 100 damage" in text[0]:  # "the next damage", and the one after it
        text.append(text[0].replace(" 100 ", " 200 "))
    return card_from_mapping({"name": f"Trial tool {name}", "type": "Regalia", "cost": "{0}", "text": text})


def tools(roots: Iterable[Node]) -> tuple[Card, ...]:
    """The cards that bring about what a text speaks of."""
    found: dict[str, Card] = {}
    for root in roots:
        done = {node.slot for node in walk(root) if isinstance(node, Did)}  # "if you do"
        for node in walk(root):
            for name in (*_wanted(node), *_kept_from(node, done)):
                found.setdefault(name, tool(name))
            for card in _made(node, len(found)):
                found.setdefault(card.fingerprint, card)
    return tuple(found.values())[:MOST]


def dear(roots: Iterable[Node]) -> tuple[Card, ...]:
    """Cards that cost so much that less of it is seen."""
    found: list[Card] = []
    for root in roots:
        meant = _meant(root)
        for node in walk(root):
            if isinstance(node, CostChange) and node.play is not None and not node.more:
                same = [
                    p.what.slot for p in node.play.preds if isinstance(p, Shares) and isinstance(p.what, Ref)
                ]
                asked = meant[same[0]] if same and same[0] in meant else node.play
                for wanted in ways(asked.preds):
                    if wanted.total < 0:
                        wanted.total = 5
                    letters = [letter for letter in LETTERS if f"{{{letter}}}" in node.symbols]
                    if letters and not wanted.attributes and not wanted.void:
                        wanted.attributes = ATTRIBUTES[LETTERS.index(letters[0])]
                    card = made(wanted, 400 + len(found))
                    if card is not None:
                        found.append(card)
    return tuple(found[:MOST])


def compared(root: Node) -> tuple[Card, ...]:
    """Cards of which something is true that a text asks of what it has targeted, chosen or found, and cards
    of which it just is not: "If its total cost is 1"."""
    meant = _meant(root)
    found: list[Card] = []
    for node in walk(root):
        if isinstance(node, Filter) and any(_counted(pred) for pred in node.preds):
            for total in (2, 4, 6):  # "with total cost X or less"
                for wanted in ways(node.preds):
                    wanted.total = total
                    card = made(wanted, 500 + len(found))
                    if card is not None:
                        found.append(card)
        for slot, pred in _asked(node):
            preds = meant[slot].preds if slot in meant else ()
            for wanted in (*ways((*preds, pred)), *unlike(preds, pred)):
                wanted.types = wanted.types or RESONATOR
                card = made(wanted, 500 + len(found))
                if card is not None:
                    found.append(card)
    return tuple(found[:MOST])


def _counted(pred: Pred) -> bool:
    """Whether a total cost is asked for that is worked out when it is."""
    return isinstance(pred, StatIs) and pred.stat == "total cost" and not isinstance(pred.value, Num)


def _meant(root: Node) -> dict[int, Filter]:
    """What the cards of each slot are, as far as they are targeted, chosen or found."""
    return {
        node.slot: node.filter
        for node in walk(root)
        if isinstance(node, (Target, Choose, Search)) and node.slot and node.filter is not None
    }


def _asked(node: Node) -> Iterator[tuple[int, Pred]]:
    """What is asked of the cards of a slot."""
    if isinstance(node, Fits) and isinstance(node.what, Ref):
        for pred in node.filter.preds:
            yield node.what.slot, pred
    elif isinstance(node, Compare) and isinstance(node.left, Stat) and isinstance(node.left.what, Ref):
        if node.right is not None:
            yield node.left.what.slot, StatIs(node.left.stat, node.op, node.right)


def _wanted(node: Node) -> Iterator[str]:
    """Which tools a node asks for."""
    if isinstance(node, Cannot):
        if node.act == "damage be prevented":
            yield "guard"
        if node.act in FORBIDDEN:
            yield _forbidden(node)
    elif isinstance(node, Moves) and node.origin & FIELD:
        if node.how == "destroyed" or (not node.how and node.to & GRAVEYARD):
            yield "axe"
        elif node.how == "banished":
            yield "altar"
        elif not node.how:
            yield "veil" if node.to & REMOVED else "hook"
    elif isinstance(node, Moves) and node.to & GRAVEYARD and not node.origin & ~HAND:
        yield "rack" if node.origin else "axe"
    elif isinstance(node, Moves) and node.to & FIELD and node.origin & DECK:
        yield "well"
    elif isinstance(node, Moves) and node.to & FIELD and not isinstance(node.what, This):
        yield "grave"
    elif isinstance(node, (DealsDamage, IsDealtDamage, Prevent, Redirect)):
        if isinstance(node, DealsDamage) and isinstance(node.what, (This, Host, Ref, Target, RulerOf)):
            yield "goad"
        yield "sting"
        if isinstance(node, Prevent) and node.amount is not None:
            yield "blast"
    elif isinstance(node, Exists) and isinstance(node.what, All):
        if any(isinstance(pred, RaceIs) for pred in node.what.filter.preds):
            yield "mask"
    elif isinstance(node, WeatherIsNow):
        yield "cloud"
    elif isinstance(node, Draws):
        yield "font"
    elif isinstance(node, Discards):
        yield "rack"
    elif isinstance(node, LifeChanges):
        yield "cup" if node.how == "gain" else "thorn"
    elif isinstance(node, Happened) and node.what == "dealt damage by":
        yield "goad"
    elif isinstance(node, Turned):
        yield from ("mirror",) if node.how == "invert" else ("bed", "bell")
    elif isinstance(node, ScaleChanges):
        yield from ("yeast", "crust") if node.up else ("dust",)
    elif isinstance(node, Compare):
        if isinstance(node.left, Stat) and node.left.stat in ("atk", "def"):
            yield from ("yeast", "crust")
    elif isinstance(node, StatIs) and isinstance(node.value, Stat) and node.stat in ("atk", "def"):
        yield from ("yeast", "crust")  # one of the two values is not what it was


def _forbidden(node: Cannot) -> str:
    """The tool that does what is forbidden, where the cards are that it is forbidden for."""
    buried = isinstance(node.what, All) and node.what.filter.zones == GRAVEYARD
    return "shovel" if node.act == "be removed" and buried else FORBIDDEN[node.act]


def _kept_from(node: Node, done: set[int]) -> Iterator[str]:
    """Which tools keep an instruction from being performed of which it is asked whether it was."""
    if isinstance(node, (Banish, Cancel)) and node.slot in done:
        yield "chain" if isinstance(node, Banish) else "wax"


def _made(node: Node, number: int) -> Iterator[Card]:
    """Cards that are made for a node."""
    if isinstance(node, (DealsDamage, IsDealtDamage)):
        by = node.what if isinstance(node, DealsDamage) else node.by
        if isinstance(by, All):
            yield from _stinging(by.filter, number)
            if any(isinstance(one, SpellIs) for one in walk(by.filter)):
                yield _spell("spark", TOOLS["sting"])
    elif isinstance(node, Must) and node.act in ("attack", "attack first"):
        yield _saying("Zealot", "This card must attack if able.")
    elif isinstance(node, (HasCounter, CounterChange)) and node.counter:
        yield from _counting(node.counter)
    elif isinstance(node, Cannot) and node.act == "have counters removed":
        yield from _counting("+100/+100")
    elif isinstance(node, Cannot) and node.act == "play" and _in_standby(node):
        yield _snare()
    elif isinstance(node, Cannot) and node.by is not None and node.act in FORBIDDEN:
        if any(pred in (TypeIs(CHANT), SpellIs("spell")) for pred in walk(node.by)):
            yield _spell(_forbidden(node), TOOLS[_forbidden(node)])
    elif isinstance(node, Cannot) and node.act == "be cancelled":
        yield _spell("no", "Cancel target spell.")
    elif isinstance(node, BecomesTarget) and isinstance(node.what, All) and node.what.filter.zones & STANDBY:
        yield _spell("lantern", "Destroy target card in a standby area.")
    elif isinstance(node, PutCounters) and node.who is not None:
        yield from _watching(node.counter)
    elif isinstance(node, SoleTarget):
        yield _spell("fork", "Two target resonators gain [+100/+100] until end of turn.")
    elif isinstance(node, PlayerDoes) and node.what == "force":
        yield _saying(
            "Gambler", f"{{0}}: [Force] 1. You gain 100 life multiplied by the result of the roll. {ONCE}"
        )
    elif isinstance(node, PlaysAbility) and node.kind in ("activate", "any"):
        yield _saying("Smith", f"{{0}}: Recover target entity. {ONCE}")
    elif isinstance(node, AllConds):
        yield from _at_once(node.conditions, number)
        yield from _in_one([one for part in node.conditions for one in _there(part)], number)
    elif isinstance(node, (Happenings, HappenedThisTurn)) and node.what == "banished":
        yield _hammer()
    elif isinstance(node, Filter) and OtherThan(This()) in node.preds:
        yield from _alike(node)
    elif isinstance(node, Gains) and isinstance(node.what, All):
        if OtherThan(This()) in node.what.filter.preds:
            yield from _taken(node)


def _there(asked: Condition) -> tuple[Filter, ...]:
    """The cards that are to be there."""
    return (asked.what.filter,) if isinstance(asked, Exists) and isinstance(asked.what, All) else ()


def _in_one(asked: Sequence[Filter], number: int) -> Iterator[Card]:
    """One card that is all that is asked for: "a light J/resonator and another water J/resonator"."""
    if len(asked) < 2:
        return
    for wanted in ways(asked[0].preds):
        for pred in [pred for filter in asked[1:] for pred in filter.preds]:
            if isinstance(pred, AttributeIs):
                wanted.attributes |= pred.attributes & -pred.attributes
            elif isinstance(pred, RaceIs) and pred.race not in wanted.races:
                wanted.races = (*wanted.races, pred.race)
        wanted.types = wanted.types or RESONATOR
        card = made(wanted, 600 + number)
        if card is not None:
            yield card


def _hammer() -> Card:
    """What lets gems be banished."""
    text = ["Banish a gem: You gain 100 life."]
    return card_from_mapping({"name": "Trial tool hammer", "type": "Regalia", "cost": "{0}", "text": text})


def _alike(asked: Filter) -> Iterator[Card]:
    """What makes the card itself what "another" one is asked to be."""
    for pred in asked.preds:
        gained = ""
        if isinstance(pred, KeywordIs):
            gained = said(pred.keyword, False)
        elif isinstance(pred, RaceIs):
            gained = f"{pred.race} in addition to its own races"
        card = _saying("Tutor", f"{{0}}: Target resonator gains {gained} until end of turn. {ONCE}")
        if gained and whole(card):
            yield card


def _taken(given: Gains) -> Iterator[Card]:
    """What takes from all cards beforehand what others than the card itself are given."""
    for node in walk(given):
        if isinstance(node, Keyword):
            card = _saying("Miser", f"Resonators lose {said(node.keyword, False)}.")
            if whole(card):
                yield card


def _in_standby(node: Cannot) -> bool:
    """Whether it is about cards in a standby area."""
    return any(isinstance(one, Filter) and one.zones & STANDBY for one in walk(node))


def _snare() -> Card:
    """What can be played from a standby area at any time."""
    text = ["[Trigger] Pay {0}: You gain 100 life."]
    return card_from_mapping({"name": "Trial Snare", "type": "Chant", "cost": "{1}", "text": text})


def _spell(name: str, text: str) -> Card:
    data = {"name": f"Trial spell {name}", "type": "Chant", "cost": "{0}", "text": ["[Quickcast]", text]}
    return card_from_mapping(data)


def _saying(name: str, text: str) -> Card:
    data = {"name": f"Trial {name}", "type": "Resonator", "cost": "{0}", "atk": 200, "def": 900}
    return card_from_mapping({**data, "text": [text]})


def _stinging(filter: Filter, number: int) -> Iterator[Card]:
    """What deals damage and fits."""
    for wanted in ways(filter.preds):
        if wanted.types & CHANT:
            wanted.text = ("[Quickcast]", "This card deals 100 damage to target J/resonator or player.")
        elif wanted.types & RUNE:
            wanted.text = (TOOLS["sting"],)
        elif wanted.types and not wanted.types & J_RESONATOR:
            continue
        else:
            wanted.text = (STING, QUAKE)
        card = made(wanted, 200 + number)
        if card is not None:
            yield card


def _counting(counter: str) -> Iterator[Card]:
    """What puts counters on cards and takes them away."""
    name = f"[{counter}]" if "/" in counter else counter
    article = "an" if name[0] in "aeiou" else "a"
    text = [
        f"{{0}}: Put {article} {name} counter on target entity. {ONCE}",
        f"{{0}}: Remove {article} {name} counter from target entity. {ONCE}",
    ]
    data = {"name": f"Trial tool {counter}", "type": "Regalia", "cost": "{0}", "text": text}
    card = card_from_mapping(data)
    if whole(card):
        yield card


def _watching(counter: str) -> Iterator[Card]:
    """What tells who puts counters."""
    name = f"[{counter}]" if "/" in counter else counter
    article = "an" if name[0] in "aeiou" else "a"
    card = _saying("Ledger", f"Whenever you put {article} {name} counter on a resonator ⇒ You gain 100 life.")
    if whole(card):
        yield card


def _at_once(conditions: tuple[Condition, ...], number: int) -> Iterator[Card]:
    """Cards of which several things are true at once: "if it is darkness and its printed ATK is 400"."""
    asked: dict[Noun, list[Pred]] = {}
    for one in _flat(conditions):
        if isinstance(one, Fits):
            asked.setdefault(one.what, []).extend(one.filter.preds)
        elif isinstance(one, Compare) and isinstance(one.left, Stat) and one.right is not None:
            asked.setdefault(one.left.what, []).append(StatIs(one.left.stat, one.op, one.right))
    for several in asked.values():
        if len(several) > 1:
            for n in range(-1, len(several)):  # all of it, and all but one
                some = tuple(pred for k, pred in enumerate(several) if k != n)
                for wanted in ways(some):
                    wanted.types = wanted.types or RESONATOR
                    card = made(wanted, 300 + 10 * number + n)
                    if card is not None:
                        yield card


def _flat(conditions: tuple[Condition, ...]) -> Iterator[Condition]:
    for one in conditions:
        if isinstance(one, AllConds):
            yield from _flat(one.conditions)
        else:
            yield one
