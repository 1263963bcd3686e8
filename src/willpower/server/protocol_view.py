"""The shape of a view, a decision and the log on the wire, for schema and TypeScript.

The server sends what `game.view(seat)` gives; these structs describe it. A test decodes views of real
games with them. Fields that may be missing are `UnsetType` (optional in TypeScript). The engine may add
fields: a client must not mind ones it does not know.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field


class Ref(Struct):
    """What something points at: a player, a card, or a card that is not seen."""

    player: int | UnsetType = UNSET
    id: int | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    zone: str | UnsetType = UNSET
    here: bool | UnsetType = UNSET
    hidden: bool | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    position: int | UnsetType = UNSET


class Printed(Struct):
    """Values as printed."""

    atk: int | None
    defense: int | None = field(name="def")


class Side(Struct):
    """Another side of a card."""

    face: str
    name: str
    types: list[str]
    races: list[str]
    attributes: list[str]
    cost: str
    total_cost: int
    atk: int | None
    defense: int | None = field(name="def")
    keywords: list[str]
    text: list[str]
    names: list[str] | UnsetType = UNSET
    general: list[str] | UnsetType = UNSET
    stone_types: list[str] | UnsetType = UNSET
    divinity: int | UnsetType = UNSET


class Divided(Struct):
    """Part of a division."""

    to: Ref | None
    amount: int


class ValuePart(Struct):
    """A part of a card's ATK and DEF: what is printed, what an effect or counters change, rounding."""

    what: Literal["printed", "effect", "counters", "rounding"]
    atk: int
    defense: int = field(name="def")
    source: Ref | UnsetType | None = UNSET
    text: str | UnsetType = UNSET  # the words of the effect, or the name of the counters
    until: str | UnsetType = UNSET  # when an effect ends that was made by something that resolved
    times: int | UnsetType = UNSET  # how many counters
    clause: str | UnsetType = UNSET


class AbilityView(Struct):
    """An ability that a card has, or has lost."""

    text: str
    origin: Literal["printed", "gained", "lost"] = field(name="from")
    source: Ref | UnsetType | None = UNSET
    until: str | UnsetType = UNSET


class CardView(Struct):
    """A card, an ability or judgment in the chase, or a back (`hidden`). Only a back has no `name`."""

    zone: str | UnsetType = UNSET
    owner: int | UnsetType = UNSET
    controller: int | UnsetType = UNSET
    id: int | UnsetType = UNSET
    kind: str | UnsetType = UNSET  # "card", "token", "ability", "judgment" ...
    hidden: bool | UnsetType = UNSET
    magic_stone: bool | UnsetType = UNSET
    position: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET
    types: list[str] | UnsetType = UNSET
    races: list[str] | UnsetType = UNSET
    attributes: list[str] | UnsetType = UNSET
    cost: str | UnsetType = UNSET
    total_cost: int | UnsetType = UNSET
    atk: int | UnsetType | None = UNSET
    defense: int | UnsetType | None = field(name="def", default=UNSET)
    keywords: list[str] | UnsetType = UNSET
    general: list[str] | UnsetType = UNSET
    stone_types: list[str] | UnsetType = UNSET
    divinity: int | UnsetType = UNSET
    face: str | UnsetType = UNSET
    text: list[str] | UnsetType = UNSET
    number: str | UnsetType = UNSET
    gained: list[str] | UnsetType = UNSET
    lost: list[str] | UnsetType = UNSET
    partial: bool | UnsetType = UNSET
    rested: bool | UnsetType = UNSET
    damage: int | UnsetType = UNSET
    fresh: bool | UnsetType = UNSET
    printed: Printed | UnsetType = UNSET
    parts: list[ValuePart] | UnsetType = UNSET  # where ATK and DEF come from; missing if as printed
    abilities: list[AbilityView] | UnsetType = UNSET  # where they come from; missing if as printed
    counters: dict[str, int] | UnsetType = UNSET
    face_down: bool | UnsetType = UNSET
    revealed: bool | UnsetType = UNSET
    added_to: int | UnsetType = UNSET
    x: int | UnsetType = UNSET
    y: int | UnsetType = UNSET
    marks: list[str] | UnsetType = UNSET
    sides: list[Side] | UnsetType = UNSET
    source: Ref | UnsetType | None = UNSET  # of an ability in the chase
    targets: list[Ref | None] | UnsetType = UNSET
    modes: list[int] | UnsetType = UNSET  # which of the printed choices were chosen, from 1
    mode_words: list[str] | UnsetType = UNSET  # and their words, where they can be told
    divided: list[Divided] | UnsetType = UNSET


class WillView(Struct):
    """One will produced."""

    attribute: str
    restricted: bool


class PlayerView(Struct):
    """A player's numbers and zones."""

    name: str
    life: int
    will: list[WillView]
    weather: str
    max_hand: int | None
    called: int
    judged: bool
    locked: bool
    turns: int
    extra_turns: int
    skips: list[str]
    gods_arts: list[str]
    counts: dict[str, int]
    hand: list[CardView]
    standby: list[CardView]
    ruler: list[CardView]
    items: list[CardView]
    graveyard: list[CardView]
    removed: list[CardView]
    extra_deck: list[CardView]
    runes: list[CardView]
    deck: list[CardView]
    stone_deck: list[CardView]
    lifebreak: list[CardView]


class TurnView(Struct):
    """Whose turn, which phase, which step of battle ("" outside)."""

    number: int
    player: int
    first_player: int
    phase: str
    step: str


class BattleView(Struct):
    """The battle going on."""

    attacker: Ref | None
    attacked: Ref | None
    blocker: Ref | None
    blocked: bool
    declared: bool = False  # it has been said what blocks, or that nothing does (804.3)


class EffectView(Struct):
    """A continuous effect that lasts."""

    source: Ref | None
    text: str
    until: str
    affects: list[Ref | None]


class WaitingView(Struct):
    """An automatic ability that waits to be played."""

    source: Ref | None
    controller: int


class View(Struct):
    """What a seat may know: game.view(seat), less its decision."""

    edition: str
    seat: Literal[0, 1] | None
    turn: TurnView
    priority: int | None
    over: bool
    winner: int | None
    outcome: str
    players: list[PlayerView]
    field: list[CardView]
    chase: list[CardView]
    battle: BattleView | None
    effects: list[EffectView]
    waiting: list[WaitingView]
    decides: int | None


class Reason(Struct):
    """Why something cannot be done."""

    clause: str
    sentence: str
    ja: str = ""  # the clause in Japanese, where the sentence is the clause's own


class PlanSource(Struct):
    """One will of a payment: made before ("will"), or by a card for it ("source")."""

    kind: Literal["will", "source"]
    attribute: str  # "" for will without attribute
    object: int | UnsetType = UNSET
    name: str | UnsetType = UNSET


class Plan(Struct):
    """What a play is paid with if it is left to the engine."""

    need: str  # the will it costs
    sources: list[PlanSource]
    costs: list[str]  # the rest of its cost: "rest Hurn", "pay 500 life"
    irreversible: list[str]  # what does not come back by itself
    asks: bool  # will can only be made by something irreversible: ask before it is played
    why: str  # a sentence, where it asks
    others: bool  # it could be paid otherwise
    open: bool  # X, modes or another cost, chosen on the way, may change it
    leaves: list[int]  # cards that could still be played afterwards
    targets: list[Ref] = []  # what it is played upon without a question: nothing else can be chosen


class SideView(Struct):
    """Who fights, or what is fought: a card with its values, or a player."""

    object: int | UnsetType = UNSET
    name: str | UnsetType = UNSET
    atk: int | UnsetType | None = UNSET
    defense: int | UnsetType | None = field(name="def", default=UNSET)
    damage: int | UnsetType = UNSET
    player: int | UnsetType = UNSET
    life: int | UnsetType = UNSET


class LeftView(Struct):
    """Something that could still be done by a player who ends the turn."""

    kind: Literal["call", "attack", "will"]
    sentence: str
    clause: str


class OptionView(Struct):
    """One thing that can be picked."""

    index: int
    kind: str
    text: str
    clause: str
    number: int
    object: int | UnsetType = UNSET
    player: int | UnsetType = UNSET
    card: CardView | UnsetType = UNSET
    words: str | UnsetType = UNSET  # the printed words of what it would do
    idle: bool | UnsetType = UNSET  # allowed, and nothing would come of it; offer it only when wanted
    ends: Literal["turn"] | UnsetType = UNSET  # what passing ends
    attackers: list[int] | UnsetType = UNSET  # of a battle: the cards that could be declared as attacker now
    left: list[LeftView] | UnsetType = UNSET  # what the player could still do; ask once if there is anything
    sides: list[SideView] | UnsetType = UNSET  # of an attack or block: who acts, then whom it is about
    alike: int | UnsetType = UNSET  # of a payment: the index of an option that is the same but for its card
    plan: Plan | UnsetType = UNSET  # of a choice made while something is played: what that is then paid with
    fails: Reason | UnsetType = UNSET  # of revealing a card: why it could not be played, and would be lost


class Decision(Struct):
    """The question to a seat."""

    player: int
    kind: str
    purpose: str
    prompt: str
    sentence: str  # of the text that is being resolved
    least: int
    most: int
    chosen: int  # so many have been chosen already
    clause: str
    source: Ref | None
    options: list[OptionView]
    auto: int | UnsetType | None = UNSET  # of a payment: the option taken if it is left to the engine


class LogLine(Struct):
    """One thing that happened. Objects are ids of cards in the view, as far as they are still there."""

    number: int
    clause: str
    kind: str
    player: int | None
    objects: list[int]
    text: str
