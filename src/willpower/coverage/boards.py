"""Boards on which a card is tried: generated games in the middle of a turn, or from the set-up on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from willpower.abilities.ability import Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import (
    Compare,
    Exists,
    Fits,
    HappenedThisTurn,
    PaidWith,
    TurnOf,
    WeatherIs,
)
from willpower.abilities.effects import MoveCounters, PutCounters, RemoveCounters
from willpower.abilities.mods import LoseAbilities
from willpower.abilities.nouns import (
    All,
    Attached,
    Filter,
    HasCounter,
    Host,
    Opponent,
    RulerOf,
    StatusIs,
    StoneTypeIs,
    This,
    TopCards,
    TypeIs,
)
from willpower.abilities.quantities import LifeOf, Num, Stat
from willpower.abilities.statics import AnyWill, Cannot
from willpower.abilities.symbols import (
    ADDITION,
    ATTRIBUTES,
    CHANT,
    DECK,
    EXTRA_DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    ITEMS,
    J_RESONATOR,
    J_RULER,
    LIFEBREAK,
    MAGIC_STONE,
    OUTSIDE,
    REMOVED,
    RESONATOR,
    RULER,
    RULER_AREA,
    RUNE,
    RUNES,
    STANDBY,
    STONE_DECK,
    Zone,
)
from willpower.abilities.triggers import CounterChange, Moves
from willpower.cards.card import Card
from willpower.cards.deck import Deck
from willpower.engine import (
    ASTRAL,
    BOTH_PLAYERS,
    NOBODY,
    OPPONENT,
    PLAYER_A,
    PLAYER_B,
    Definition,
    Note,
    Obj,
    PlayerId,
    Position,
    State,
    asks_for_outside,
    define,
    set_up,
)
from willpower.rules.edition import edition

from .chance import Chance
from .helpers import everyday, rulers, shown, stones, theft, trials
from .parts import Part
from .past import remember
from .thinning import Thinning, around, counted, fits_all
from .tools import tool

TURN: Final = 5  # an early turn of the first player, so that "the first turn" is past
SUBJECT: Final = PLAYER_A  # the player who has the card that is tried
MOST_OF_A_KIND: Final = 12
PILES: Final = (GRAVEYARD, HAND, REMOVED)


class Board:
    """Builds one game around a card. `fitting` are cards that its text speaks of; `tools` (coverage/tools.py)
    bring about what it waits for, on boards on which it is looked for what makes a difference: there, some of
    what is spoken of may also be missing."""

    __slots__ = ("aim", "barren", "card", "chance", "counters", "deaths", "definition", "elsewhere",
                 "fitting", "g", "hosts", "links", "lives", "many", "needy", "noted", "one_sided", "outside",
                 "poor", "position", "rested", "runes", "thinning", "tools", "varied", "weathers", "wish",
                 "words")  # fmt: skip

    def __init__(
        self,
        card: Card,
        fitting: Sequence[Card],
        seed: int,
        edition_name: str,
        aim: Part | None = None,
        noted: Definition | None = None,
        tools: Sequence[Card] | None = None,
        wish: Sequence[Node] = (),
    ) -> None:
        rules = edition(edition_name)
        self.card = card
        self.definition: Definition = define(card, True, rules)
        self.noted = noted or self.definition  # whose text the board is made for
        self.fitting = fitting
        self.chance = Chance(seed)
        self.aim = aim
        self.poor = self.chance.one_in(4 if aim is not None and tools is None else 8)
        self.rested = (5, 5, 2)[self.chance.below(3)] if aim is not None else 5  # one in so many is
        # Sometimes only one of the players has the cards that are spoken of: 0, 1; otherwise both.
        self.one_sided = self.chance.below(5) if aim is not None else 4
        self.position = Position(rules, self.chance.rng, allow_partial=True)
        self.g: State = self.position.state
        self.counters: tuple[str, ...] = ()
        self.elsewhere: tuple[str, ...] = ()  # counters it speaks of on other cards
        self.weathers: tuple[str, ...] = ()
        self.words: set[str] = set()  # the keywords in its text
        self.runes = ""  # the attributes of runes it asks for
        self.outside = asks_for_outside(self.noted)
        self.links: tuple[str, ...] = ()  # how other cards belong to it
        self.lives: tuple[int, ...] = ()  # life that it asks for
        self.many = 0  # magic stones that it asks for
        self.deaths = 0  # resonators that it asks for to have died
        self.hosts: tuple[Filter, ...] = ()  # what it asks of the card that it is added to
        self.tools = tools or ()
        self.varied = tools is not None
        for face in self.noted.faces:
            for ability in face.ab.listed:
                for node in walk(ability):
                    self.note(node)
        self.thinning: Thinning | None = None  # what is missing
        self.wish = wish  # the nodes around what is to make a difference
        self.needy = self.poor  # few magic stones
        self.barren = False  # not the magic stones it speaks of
        if self.varied:
            self.needy = self.poor or self.chance.one_in(5)
            self.thinning = Thinning(fitting, aim.root if aim is not None else None, self.chance, wish)
            self.fitting = self.thinning.cards

    def note(self, node: Node) -> None:
        """Remembers counters and kinds of weather that the text speaks of."""
        if isinstance(node, (HasCounter, PutCounters, RemoveCounters, MoveCounters, CounterChange)):
            name = node.counter or "mana"
            if name not in self.counters:
                self.counters = (*self.counters, name)
            on_others = isinstance(node, HasCounter) or (
                isinstance(node, RemoveCounters) and not isinstance(node.on, (This, RulerOf))
            )
            if self.aim is not None and on_others and name not in self.elsewhere:
                self.elsewhere = (*self.elsewhere, name)
        elif isinstance(node, Keyword):
            self.words.add(node.keyword)
            if node.keyword == "imperishable":
                self.words.add("j-ruler")
            if node.keyword in ("limit", "mana"):
                self.counters = (*self.counters, node.keyword)
            elif node.keyword == "rune":
                self.runes += "".join(node.symbols)
        elif isinstance(node, Stat) and node.counter and node.counter not in self.counters:
            self.counters = (*self.counters, node.counter)
        elif isinstance(node, AnyWill):
            self.words.add("any will")
        elif isinstance(node, Cannot) and node.act == "have counters removed":
            self.elsewhere = (*self.elsewhere, "+100/+100")
        elif isinstance(node, PaidWith):
            self.words.add("paid")
        elif isinstance(node, TurnOf) and isinstance(node.who, Opponent):
            self.words.add("their turn")
        elif isinstance(node, HappenedThisTurn) and node.what == "died":
            self.deaths = node.least.n if isinstance(node.least, Num) else 1
        elif isinstance(node, StatusIs):
            self.words.add(node.status)
        elif isinstance(node, Moves) and isinstance(node.what, This) and node.origin & DECK:
            self.words.add("from deck")
            if node.to & FIELD:
                self.words.add("from deck to field")
        elif isinstance(node, Moves) and isinstance(node.what, This) and node.origin & HAND:
            self.words.add("from hand")
        elif isinstance(node, Attached):
            self.links = (*self.links, node.how)
        elif isinstance(node, WeatherIs) and node.weather not in self.weathers:
            self.weathers = (*self.weathers, node.weather)
        elif isinstance(node, Compare) and isinstance(node.left, LifeOf) and isinstance(node.right, Num):
            self.lives = (*self.lives, max(100, node.right.n), node.right.n + 100)
        elif (isinstance(node, RulerOf) and node.types == J_RULER) or node == TypeIs(J_RULER):
            self.words.add("j-ruler")
        elif isinstance(node, RulerOf) and node.types == RULER:
            self.words.add("ruler")
        elif isinstance(node, Host):
            self.words.add("host")
        elif isinstance(node, Exists) and isinstance(node.what, All) and isinstance(node.least, Num):
            if TypeIs(MAGIC_STONE) in node.what.filter.preds:
                self.many = max(self.many, node.least.n)
        elif isinstance(node, StoneTypeIs) or (isinstance(node, TypeIs) and node.types & MAGIC_STONE):
            self.words.add("stone")
        elif isinstance(node, TopCards):
            self.words.add("top")
        elif isinstance(node, LoseAbilities) and "imperishable" in node.keywords:
            self.words.add("j-ruler")  # nothing else has a use for it (1108.2)
        elif isinstance(node, Fits) and isinstance(node.what, Host):
            self.hosts = (*self.hosts, node.filter)

    def build(self) -> State:
        """The game at its first decision."""
        g, chance = self.g, self.chance
        whose = PLAYER_B if chance.one_in(2 if "their turn" in self.words else 4) else PLAYER_A
        self.position.turn(TURN, whose, BOTH_PLAYERS[chance.below(2)])
        for _ in BOTH_PLAYERS:
            life = (g.edition.starting_life, 2000, 800)[chance.below(3)]
            if self.varied and self.lives and chance.one_in(2):
                life = self.lives[chance.below(len(self.lives))]
            weather = ""
            if self.weathers and not chance.one_in(4):
                weather = self.weathers[chance.below(len(self.weathers))]
            self.position.add_player(life, TURN // 2 + 1, weather=weather)
        for n in BOTH_PLAYERS:
            self.seat(n)
        self.attach()
        if self.links and not chance.one_in(4):
            self.link()
        self.position.settle()
        self.position.let_name()
        if self.aim is not None and not chance.one_in(3):
            own = [i for i in g.table.field if g.definitions[g.table.objs[i].definition] is self.definition]
            remember(self.position, chance, own, self.deaths if chance.one_in(2) else 0)
        slow = self.varied and self.card.front.types & CHANT and "quickcast" not in self.words
        if slow and whose == SUBJECT and not chance.one_in(3):
            return self.position.start("main")
        return self.position.start(("draw", "main", "main", "main", "end")[chance.below(5)])

    def seat(self, n: PlayerId) -> None:
        """The cards of one player."""
        chance = self.chance
        mine = n == SUBJECT
        front = self.card.front
        if mine and front.types & RULER:
            face = chance.below(len(self.definition.faces)) if not chance.one_in(3) else 0
            if self.aim is not None and not chance.one_in(3):
                face = max(0, self.aim.face - (1 if self.aim.arrives else 0))
            self.put(self.card, n, FIELD if face else RULER_AREA, face)
        else:
            fit = [card for card in self.fitting if card.front.types & RULER]
            meant = [card for card in fit if any(fits_all(card, asked) for asked in around(self.wish))]
            rival = self.thinning is not None and self.thinning.rival
            fit = fit if fit and (rival or not chance.one_in(3)) else list(rulers())
            card = chance.some(meant if meant and not chance.one_in(4) else fit, 1)[0]
            face = chance.below(2) if card.back is not None and self.keeps(card) else 0
            if self.varied and ("j-ruler" in self.words) != ("ruler" in self.words) and chance.one_in(2):
                face = 1 if "j-ruler" in self.words and card.back is not None and self.keeps(card) else 0
            o = self.put(card, n, FIELD if face else RULER_AREA, face)
            self.mark(o)
        self.barren = self.varied and "stone" in self.words and chance.one_in(3)
        for card in self.stones():
            self.put(card, n, FIELD)
        fits = [card for card in self.fitting if not card.front.types & RULER]
        usual = everyday()
        if mine:
            self.place_subject(n)
        if "astral" in self.words and not chance.one_in(3):
            self.make_astral(n)
        tries = 3 if self.aim is None else 7
        bare = (2 if "null" in self.words else 4 if self.aim is None else 3) if mine else 6
        if not chance.one_in(bare):  # sometimes a hand without anything else
            for card in [
                *chance.some(fits, 6 if self.varied else 3),
                *chance.some(usual, 1),
                *chance.some(trials(), tries),
            ]:
                self.put(card, n, HAND)
        if not mine and "from hand" in self.words:
            for _ in range(3):
                self.put(theft(), n, HAND)  # what makes the other player discard
        self.show(n)
        for card in chance.some([*fits, *usual], chance.below(3)):
            if not card.front.types & RUNE:
                self.put(card, n, STANDBY)
        for _ in range(chance.below(5) * (5 if chance.one_in(4) else 1)):
            self.gem(n)
        if self.aim is not None and chance.one_in(3):
            self.position.place(self.position.coin(("{W}", "{R}"), n))
        present = [*chance.some(fits, 3), *fits[:6], *chance.some(usual, 4)]
        if fits and chance.one_in(4):
            present += chance.some(fits, 1) * 8  # many of a kind
        if self.one_sided == OPPONENT[n]:
            present = chance.some(usual, 4)
        if self.wish and chance.one_in(2 if mine else 6):
            self.crowd(n)
        if self.poor or chance.one_in(6):
            present = present[: chance.below(4)]  # sometimes hardly anything else is there
        if self.barren:
            present = [card for card in present if not card.front.types & MAGIC_STONE]
        present = [card for card in present if self.keeps(card)]
        for card in self.tools:
            if card.front.types & CHANT:
                waits = card.front.text[0].startswith("[Trigger]")
                self.put(card, n, STANDBY if waits else HAND)
        present += [card for card in self.tools if self.keeps(card) and not chance.one_in(3)]
        for card in present:
            if not card.front.types & (CHANT | RUNE):
                lent = self.aim is not None and card.front.types & RESONATOR and chance.one_in(8)
                self.put(card, n, FIELD, whose=OPPONENT[n] if lent else None)
        if not chance.one_in(4):
            for card in [*fits, *chance.some(fits, 5), *chance.some(usual, 4)]:
                if not card.front.types & RUNE:
                    self.put(card, n, GRAVEYARD)
        if not chance.one_in(3):
            for card in chance.some([*fits, *usual], 12 if chance.one_in(4) else 2):
                if not card.front.types & RUNE:
                    self.put(card, n, REMOVED)
        pile = [c for c in fits if not c.front.types & (RUNE | MAGIC_STONE)]
        pile = chance.some(usual, 10) + (pile * 3 if self.varied else pile)
        if mine and not front.types & (RULER | MAGIC_STONE | RUNE):
            pile += [self.card]
        if "from deck" in self.words and not chance.one_in(3 if mine else 2):
            self.put(self.card, n, DECK)  # on top, and something that moves it from there
            for card in trials():
                if card.name in ("Trial Hole", "Trial Flood"):
                    self.put(card, n, HAND)
            if "from deck to field" in self.words:
                self.put(tool("well"), n, FIELD)
        if self.varied and "top" in self.words and chance.one_in(2):
            on_top = [c for c in fits if not c.front.types & (RUNE | MAGIC_STONE)]
            for card in chance.some(on_top, 2):
                self.put(card, n, DECK)
        while pile:
            self.put(pile.pop(chance.below(len(pile))), n, DECK)
        wanted = [c for c in fits if c.front.types & MAGIC_STONE]
        for card in [*chance.some(wanted, 4), *chance.some(stones(), 4)]:
            self.put(card, n, STONE_DECK)
        if self.g.edition.lifebreak:
            for card in [*([self.card] if mine else []), *chance.some(usual, 3)]:
                if not card.front.types & (RULER | MAGIC_STONE | RUNE):
                    self.put(card, n, LIFEBREAK)
        if self.outside:
            for card in [*fits, *chance.some(usual, 2)]:
                self.put(card, n, OUTSIDE)

    def stones(self) -> Sequence[Card]:
        """The magic stones of a player: enough for everything, few, or all of one attribute."""
        chance = self.chance
        if self.barren:
            kept = (0, 0, 3, 4, 5, 6, 7)[chance.below(7)]
            return stones()[kept : kept + 1] * (6 * chance.below(2) + chance.below(4))
        if "paid" in self.words and self.aim is not None and chance.one_in(3):
            return stones()[3:]  # one of each attribute
        if self.needy:
            return stones()[:1] * (2 + chance.below(4))
        if self.aim is not None and chance.one_in(2 if "any will" in self.words else 5):
            return stones()[3 + chance.below(5) :][:1] * (3 + chance.below(7))
        return (*stones()[:1] * max(4, self.many), *stones()[1:3] * 2, *stones())

    def crowd(self, n: PlayerId) -> None:
        """As many as it is asked for, one fewer or one more: "if you control four ..."."""
        asked = counted(self.wish)
        if not asked:
            return
        filter, number = asked[self.chance.below(len(asked))]
        if number > MOST_OF_A_KIND:
            return
        fits = [card for card in self.fitting if not card.front.types & (RULER | RUNE)]
        fits = [card for card in fits if fits_all(card, filter)]
        zone = next((zone for zone in PILES if filter.zones & zone), FIELD)
        for card in self.chance.some(fits, 1) * (number - 1 + self.chance.below(3)):
            if zone != FIELD or not card.front.types & CHANT:
                self.put(card, n, zone)

    def keeps(self, card: Card) -> bool:
        """Whether a card may be in the field."""
        return self.thinning is None or self.thinning.keeps(card)

    def show(self, n: PlayerId) -> None:
        """Runes and stories of a player, more or fewer of them revealed."""
        chance = self.chance
        runes, stories = shown()
        if self.runes and chance.one_in(2):
            runes = tuple(card for card in runes if card.name[-1] in self.runes)
        hidden = (3, 3, 99)[chance.below(3)]  # one in so many
        for card in chance.some(runes, 6):
            self.put(card, n, RUNES).revealed = not chance.one_in(hidden)
        for card in (*self.fitting, *self.tools) if self.varied else ():
            if card.front.types & RUNE:
                self.put(card, n, RUNES)
        for card in chance.some(stories, 6):
            self.put(card, n, EXTRA_DECK).revealed = not chance.one_in(hidden)

    def place_subject(self, n: PlayerId) -> None:
        """The card that is tried, everywhere where it can be of use."""
        chance = self.chance
        types = self.card.front.types
        words = self.noted.faces[0].ab.keywords
        if types & RULER:
            return
        if types & RUNE:
            self.put(self.card, n, RUNES)
            if types == RUNE:
                return
        if types & MAGIC_STONE:
            self.put(self.card, n, FIELD, chance.below(len(self.definition.faces)))
            self.put(self.card, n, STONE_DECK)
            return
        self.put(self.card, n, HAND)
        if not types & (CHANT | ADDITION) and not chance.one_in(3):
            face = chance.below(len(self.definition.faces))
            self.put(self.card, n, FIELD, face)
        elif types & ADDITION and (chance.one_in(2) or ("host" in self.words and self.varied)):
            self.put(self.card, n, FIELD)
        if words & {"trigger", "stealth"}:
            self.put(self.card, n, STANDBY)
        if chance.one_in(2) or "remnant" in words:
            self.put(self.card, n, GRAVEYARD)
        if chance.one_in(3):
            self.put(self.card, n, REMOVED)
        if "sealed item" in words:
            self.put(self.card, n, ITEMS)
        if chance.one_in(4) or "story" in [race.lower() for race in self.card.front.races]:
            self.put(self.card, n, EXTRA_DECK)
        if not types & (CHANT | ADDITION) and chance.one_in(4):
            self.put(self.card, OPPONENT[n], FIELD)
        if self.aim is not None and not types & (CHANT | ADDITION) and chance.one_in(4):
            self.put(self.card, n, FIELD, whose=OPPONENT[n])

    def put(self, card: Card, n: PlayerId, zone: Zone, face: int = 0, whose: PlayerId | None = None) -> Obj:
        """Puts a card into a zone, as if it had been there since an earlier turn. `whose`: its owner, if that
        is not the player who has it."""
        o = self.position.card(define(card, True, self.g.edition), n if whose is None else whose, zone, face)
        o.controller = o.home = n
        o.face_down = bool(zone & (STANDBY | RUNES))
        if card is self.card and zone & (FIELD | RULER_AREA):
            self.mark(o)
        elif zone == FIELD and self.elsewhere and o.base.types & RESONATOR and not self.chance.one_in(3):
            o.counters = {name: 1 + self.chance.below(3) for name in self.elsewhere}
        elif zone == FIELD and self.varied and o.base.types & RESONATOR and self.chance.one_in(8):
            o.counters = {"+100/+100": 12}  # so that it lives
        if zone == FIELD:
            o.rested = self.chance.one_in(self.rested) and not o.base.types & MAGIC_STONE
            if o.base.types & J_RESONATOR and (o.base.defense or 0) > 200 and self.chance.one_in(5):
                o.damage = 100
        elif zone == ITEMS:
            o.host = self.position.ruler_of(n)
        self.position.place(o)
        return o

    def mark(self, o: Obj) -> None:
        """Puts counters that the text speaks of on an object, more often than not."""
        if self.counters and not self.chance.one_in(4):
            most = (4, 12, 24, 30)[self.chance.below(4)]
            o.counters = {name: 1 + self.chance.below(most) for name in self.counters}

    def gem(self, n: PlayerId) -> None:
        """A player has a gem (1027.1)."""
        self.position.place(self.position.gem(ATTRIBUTES[self.chance.below(5)], n))

    def make_astral(self, n: PlayerId) -> None:
        """A player's ruler was destroyed once (1010.1a)."""
        o = self.g.table.objs[self.position.ruler_of(n)]
        if o.zone == RULER_AREA:
            o.marks |= ASTRAL
            o.counters = {**(o.counters or {}), "astral": 1}

    def attach(self) -> None:
        """Additions of the field that must be on something are on something."""
        g = self.g
        spoken_of = {card.name for card in self.fitting}
        for i in g.table.field:
            o = g.table.objs[i]
            if not o.base.types & ADDITION or "field" in o.base.subtypes:
                continue
            hosts = [x for x in g.table.field if g.table.objs[x].base.types & RESONATOR]
            fit = [x for x in hosts if spoken_of.intersection(g.table.objs[x].base.names)]
            own = g.definitions[o.definition] is self.definition
            if own and self.varied and self.hosts and not self.chance.one_in(3):
                wanted = self.hosts[self.chance.below(len(self.hosts))]
                meant = [x for x in hosts if fits_all(g.definitions[g.table.objs[x].definition].card, wanted)]
                hosts = meant or hosts
            elif fit and own and self.chance.one_in(2):
                hosts = fit
            if "bestow" in o.base.ab.keywords:
                mine = [x for x in hosts if g.table.objs[x].controller == o.controller]
                o.host = mine[self.chance.below(len(mine))] if mine else NOBODY
                continue
            if "ruler" in o.base.subtypes or "j/ruler" in o.base.subtypes or "j-ruler" in o.base.subtypes:
                hosts = [self.position.ruler_of(BOTH_PLAYERS[self.chance.below(2)])]
            if hosts and o.base.subtypes:
                o.host = hosts[self.chance.below(len(hosts))]

    def link(self) -> None:
        """Cards belong to the card that is tried, as its text says: removed or put there by it, attached."""
        g, chance = self.g, self.chance
        known = g.definitions
        own = [
            o
            for o in g.table.objs
            if known[o.definition] is self.definition and o.zone & (FIELD | RULER_AREA)
        ]
        cards = [card for card in self.fitting if not card.front.types & (RULER | RUNE)] or list(everyday())
        there = {"removed": REMOVED, "put": FIELD, "attached": ITEMS}
        for o in own:
            for how in dict.fromkeys(self.links):
                if how not in there:
                    continue
                for card in chance.some(cards, 1 + chance.below(5)):
                    if how == "put" and card.front.types & CHANT:
                        continue
                    lent = self.varied and how == "removed" and chance.one_in(3)
                    other = self.put(card, OPPONENT[o.controller] if lent else o.controller, there[how])
                    if how == "attached":
                        other.host = o.id
                    else:
                        o.memory = (*o.memory, Note("put" if how == "put" else "removed", other.id))


def from_set_up(card: Card, fitting: Sequence[Card], seed: int, edition_name: str) -> State:
    """A game from its set-up on, with the card as its player's ruler or in their decks."""
    mine, other = trial_decks(card, fitting, seed)
    return set_up(mine, other, edition(edition_name), seed, allow_partial=True)


def trial_decks(card: Card, fitting: Sequence[Card], seed: int, stories: int = 0) -> tuple[Deck, Deck]:
    """A deck with the card and one without it; which other cards are in them, and how often, is chance.
    `stories`: so many chants are in its extra deck."""
    chance = Chance(seed)
    deck = [
        *[c for c in fitting if not c.front.types & (RULER | RUNE | MAGIC_STONE)],
        *chance.some(everyday(), 30),
    ]
    types = card.front.types
    copies = 1 + seed % 8
    mine = Deck(
        name="tried",
        ruler=card if types & RULER else rulers()[0],
        main=(*([card] * copies if not types & (RULER | RUNE | MAGIC_STONE) else []), *deck),
        stones=(*([card] * copies if types & MAGIC_STONE else []), *stones(), *stones()),
        extra=shown()[1][:stories],
        runes=(card,) if types & RUNE else (),
    )
    return mine, Deck(name="other", ruler=rulers()[0], main=tuple(deck), stones=(*stones(), *stones()))
