"""Playing a game with a card: at random, with a bias for the card and for what was not seen of it yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from willpower.abilities.effects import Turn
from willpower.abilities.symbols import DECK, FIELD, HAND, STANDBY
from willpower.cards.card import Card
from willpower.engine import (
    ATTACK,
    BLOCK,
    CARDS,
    COST,
    MAY,
    MODE,
    NAME,
    NOBODY,
    NUMBER,
    NUMBER_X,
    OPPONENT,
    PLAYER_REF,
    PRIORITY,
    REVEAL,
    TARGET,
    Decision,
    Game,
    Obj,
    Option,
    RefId,
    State,
    invariants,
    offers_at_odds,
)

from .boards import SUBJECT
from .chance import Chance
from .look import Look, look
from .parts import Part
from .watch import Watch

DECISIONS: Final = 90  # of one game
EVERY: Final = 6  # decisions between two looks at what is offered
MOST_OFFERS: Final = 4  # plays tried beside the offer in one game
COPIES: Final = 80  # of the game, for one of them
AFTERWARDS: Final = 24  # decisions that follow when what was aimed at has been seen
LONGER: Final = 60  # the same where what lasts is looked for
FEW_NUMBERS: Final = 20
WAITS: Final = ("", "", "", "battle", "chase", "turn")
PACES: Final = (10, 10, 30, 90, 250)  # how much passing is liked: the higher, the more turns


class Broken(Exception):
    """Something that must be true of every game was not."""


class Bias:
    """What one game leans to: seeing one part at work, going on quickly, fighting, keeping the card."""

    __slots__ = (
        "aim",
        "answers",
        "blocks",
        "declines",
        "fights",
        "keeps",
        "pace",
        "strict",
        "target",
        "waits",
    )

    def __init__(self, aim: Part | None = None, chance: Chance | None = None) -> None:
        self.aim = aim
        self.pace = PACES[0]
        self.fights = 16
        self.blocks = 8
        self.target = 8  # how much the card is liked as a target
        self.answers = False  # others play what they can while something waits on the chase
        self.declines = 1  # how much it is liked not to do what may be done
        self.keeps = False  # the card is not spent for costs
        self.strict = False  # of its abilities only the one in question is used
        self.waits = ""  # the card waits for this to be used: "battle", "block", "chase", "turn"
        if chance is not None:
            self.pace = PACES[chance.below(len(PACES))]
            self.fights = (16, 60, 4)[chance.below(3)]
            self.blocks = (8, 60, 1)[chance.below(3)]
            self.answers = chance.one_in(4)
            self.declines = (1, 1, 8)[chance.below(3)]
            self.keeps = not chance.one_in(3)
            self.strict = not chance.one_in(3)
            self.target = (8, 60)[chance.below(2)]
            self.waits = WAITS[chance.below(len(WAITS))]
            if aim is not None and aim.moment and not chance.one_in(3):
                self.waits = aim.moment
                self.fights = 200
                if aim.moment == "block":
                    self.blocks = 1  # it is liked to block
            if aim is not None and aim.fights and not chance.one_in(3):
                self.fights, self.pace = 600, PACES[(0, 0, 3)[chance.below(3)]]

    def waiting(self, g: State) -> bool:
        """Whether the card is not to be used now."""
        if self.waits == "battle":
            return g.table.battle is None
        if self.waits == "block":
            return g.table.battle is None or g.table.battle.blocker == NOBODY
        if self.waits == "chase":
            return not g.table.chase
        return self.waits == "turn" and g.turn.player == SUBJECT


class Trial:
    """One game with the card."""

    __slots__ = ("acted", "afterwards", "bias", "chance", "charges", "chosen", "decisions", "done",
                 "game", "guards", "lasts", "looks", "odd", "offers", "spoken_of", "watch")  # fmt: skip

    def __init__(
        self,
        watch: Watch,
        g: State,
        seed: int,
        aim: Part | None = None,
        fitting: Sequence[Card] = (),
        afterwards: int = AFTERWARDS,
    ) -> None:
        self.watch = watch
        self.game = Game(g)
        self.chance = Chance(seed ^ 0x5EED)
        self.bias = Bias(aim, self.chance if aim is not None else None)
        named = fitting if aim is not None else ()
        self.spoken_of = frozenset(side.name for card in named for side in card.faces)
        self.chosen: set[RefId] = set()  # what the card has targeted
        self.charges = aim is not None and aim.charges
        self.lasts = aim is not None and (aim.lasts or (aim.forbids and self.chance.one_in(2)))
        self.guards = aim is not None and aim.guards
        self.acted = False  # whether the card itself was used
        self.decisions = 0
        self.afterwards = afterwards
        self.looks: list[Look] = []  # how the game looked at each decision
        self.offers = 0  # plays that were tried beside the offer
        self.odd: list[str] = []  # those of which the offer says something else
        self.done: Counter[tuple[str, int, int]] = Counter()  # what was done how often

    def run(self) -> None:
        """Plays so many decisions, then reads the log. Goes on for a while once the aim was seen."""
        game = self.game
        aim = self.bias.aim
        last = DECISIONS
        try:
            while not game.over and self.decisions < last:
                self.glance()
                self.looks.append(look(game))
                if aim is not None and aim.seen and last == DECISIONS:
                    last = min(DECISIONS, self.decisions + self.afterwards)
                decision = game.decision
                assert decision is not None
                if decision.kind == PRIORITY and self.decisions % EVERY == 0 and self.offers < MOST_OFFERS:
                    self.compare(decision)
                self.decisions += 1
                n = self.pick(decision)
                if decision.kind == TARGET and self.is_own(decision):
                    self.chosen.add(decision.options[n].ref)
                if decision.kind == PRIORITY:
                    option = decision.options[n]
                    self.done[self.key(option)] += 1
                    self.acted = self.acted or (
                        option.ref >= 0
                        and self.watch.is_subject(game.state, game.state.table.objs[option.ref])
                    )
                game.apply(n, decision.player)
            self.glance()
            self.looks.append(look(game))
        finally:
            self.watch.look_back(game.state)

    def glance(self) -> None:
        """What must be true is true; what is at work is noted."""
        g = self.game.state
        wrong = invariants.broken(g)
        if self.decisions % 16 == 0:
            wrong += invariants.characteristics_hold(g)
        if wrong:
            raise Broken("; ".join(wrong[:3]))
        self.watch.look(g)

    def compare(self, decision: Decision) -> None:
        """Try the card beside what is offered of it (903.2d-j)."""
        g = self.game.state
        if self.watch.definition in g.definitions:
            which = g.definitions.index(self.watch.definition)
            wrong, compared = offers_at_odds(g, decision.player, COPIES, which)
            self.odd += wrong
            self.offers += compared

    def pick(self, decision: Decision) -> int:
        """An option by chance, those that bring the card to work more often."""
        options = decision.options
        if len(options) == 1:
            return 0
        weights = [self.weight(decision, option) for option in options]
        wanted = self.chance.below(sum(weights))
        for n, weight in enumerate(weights):
            wanted -= weight
            if wanted < 0:
                return n
        raise AssertionError("weights are positive")

    def weight(self, decision: Decision, option: Option) -> int:
        """How much an option is liked."""
        g = self.game.state
        subject = option.ref >= 0 and self.watch.is_subject(g, g.table.objs[option.ref])
        kind, options = decision.kind, decision.options
        if kind in (ATTACK, BLOCK, TARGET) and not subject and option.ref >= 0:
            subject = self.carries(g, option.ref)
        if kind == PRIORITY:
            return self.action(g, decision, option, subject)
        if kind == ATTACK:
            if subject and self.guards:
                return 1
            return 12 if subject else 3 if option.ref >= 0 else 1
        if kind == BLOCK:
            return 12 if subject else self.bias.blocks if option.ref < 0 else 2
        if kind == TARGET:
            if self.lasts and (subject or option.ref in self.chosen) and not self.is_own(decision):
                hurt = any(one.ref < 0 for one in options)  # what is dealt damage, and not what deals it
                return 4 if hurt and self.bias.aim is not None and self.bias.aim.deals else 300
            if decision.player != SUBJECT and option.ref == PLAYER_REF[SUBJECT]:
                return 12
            if subject:
                return self.bias.target
            if option.ref < 0:
                return 2
            return 10 if self.spoken_of.intersection(g.table.objs[option.ref].chars.names) else 4
        if kind == NUMBER and len(decision.options) > FEW_NUMBERS and option.number < 7:
            there = g.table.players[OPPONENT[decision.player]].zones.hand  # such total costs are there
            return 40 + 60 * sum(self.costs(g, i) == option.number for i in there)
        if kind in (NUMBER_X, NUMBER):
            return 1 + max(0, min(option.number, 12))
        if kind in (MAY, REVEAL):
            return self.bias.declines if option.kind == "no" else 4
        if kind == MODE:
            return self.mode(option)
        if kind == NAME:
            return 1 + 10 * self.present(g, option.word) + 60 * self.on_top(g, option.word)
        if kind in (CARDS, COST) and self.bias.keeps:
            if subject or option.ref < 0:
                return 1 if subject else 6
            return 12 if self.spoken_of.intersection(g.table.objs[option.ref].chars.names) else 6
        return 3 if subject else 2

    def is_own(self, decision: Decision) -> bool:
        """Whether the card that is tried asks."""
        g = self.game.state
        return decision.source >= 0 and self.watch.is_subject(g, g.table.objs[decision.source])

    def costs(self, g: State, ref: RefId) -> int:
        """The printed total cost of a card, -1 if it has none."""
        card = g.definitions[g.table.objs[ref].definition].card
        return -1 if card is None or card.front.cost is None else card.front.cost.total

    def carries(self, g: State, ref: RefId) -> bool:
        """Whether the card is an addition on another one."""
        return any(
            g.table.objs[i].host == ref and self.watch.is_subject(g, g.table.objs[i]) for i in g.table.field
        )

    def present(self, g: State, word: str) -> bool:
        """Whether a card with that name or race is in the field, in a hand or on top of a deck."""
        tops = [i for p in g.table.players for i in (*p.zones[HAND], *p.zones[DECK][:4])]
        return any(
            word in g.table.objs[i].chars.races or word in g.table.objs[i].chars.names
            for i in (*g.table.field, *tops)
        )

    def on_top(self, g: State, word: str) -> bool:
        """Whether a card with that name is on top of a deck."""
        return any(word in g.table.objs[i].chars.names for p in g.table.players for i in p.zones[DECK][:4])

    def mode(self, option: Option) -> int:
        """How much a mode is liked."""
        aim = self.bias.aim
        if aim is not None and option.word == "awakened":
            o = self.game.state.table.objs[option.ref]
            if not self.watch.is_subject(self.game.state, o):
                return 8
            ways = o.chars.ab.named.get("awakening", ())
            meant = option.number <= len(ways) and ways[option.number - 1].paragraph == aim.paragraph
            return 30 if meant else 3
        if aim is not None and aim.mode and option.kind == "mode":
            return 12 if option.number == aim.mode else 1
        return 4 if option.kind == "mode" else 1

    def key(self, option: Option) -> tuple[str, int, int]:
        """What makes two actions alike."""
        g = self.game.state
        return (option.kind, g.table.objs[option.ref].definition if option.ref >= 0 else -1, option.number)

    def action(self, g: State, decision: Decision, option: Option, subject: bool) -> int:
        """The weight of an action."""
        mine = decision.player == SUBJECT
        if option.kind in ("play", "activate", "judgment"):
            liked = self.own_weight(g.table.objs[option.ref], option) if subject else 6
            if option.kind != "judgment" and option.name in self.spoken_of and not subject:
                liked = 60 if option.kind == "activate" and not mine else 20
                if self.charges:  # what costs otherwise now is played now
                    liked = 150 if self.happened(g) else 4
            if self.bias.answers and g.table.chase and not subject:
                liked = 60
            if option.kind == "judgment" and mine and not subject:
                liked = 30
            if self.lasts and option.name in self.spoken_of and not subject:
                return 60 if self.happened(g) else 1  # the next one, and the one after it
            # What was done often is done less often, so that the rest comes to its turn.
            return liked // (1 + self.done[self.key(option)]) + 1
        if option.kind == "source":
            return 8 if subject else 1
        if option.kind == "battle":
            return self.bias.fights if not (mine and self.guards) else 8
        if option.kind == "call":
            return 10
        if option.kind == "lifebreak":
            return 15
        if option.kind == "standby":
            return 10 if subject and g.table.objs[option.ref].chars.ab.waits else 1
        if option.kind == "pass":
            slow = not g.table.chase and mine and g.zone(SUBJECT, FIELD)
            return self.bias.pace * 2 // 3 if slow else self.bias.pace
        return 2

    def happened(self, g: State) -> bool:
        """Whether the card was used, and what was used of it has resolved."""
        if not self.acted and (self.bias.aim is None or not self.bias.aim.seen):
            return False
        return not any(self.watch.is_subject(g, g.table.objs[i]) for i in g.table.chase)

    def own_weight(self, o: Obj, option: Option) -> int:
        """The weight of an action of the card itself."""
        aim = self.bias.aim
        if aim is None:
            return 60
        slow = option.kind == "play" and o.zone == HAND and "quickcast" not in o.chars.ab.keywords
        if self.bias.waiting(self.game.state) and not slow:  # for what is slow there is no better time
            return 0
        if option.kind == "activate" and self.bias.strict:
            ability = o.chars.ab.activates[option.number]
            turns = isinstance(ability.effect, Turn) and o.face != aim.face  # to the side that is meant
            meant = o.face == aim.face and ability.paragraph == aim.paragraph
            return 120 if meant or turns else 0
        if option.kind == "play" and o.zone == STANDBY:
            return 120
        if option.kind == "judgment" and not aim.face and not aim.judges:
            return 6  # what the ruler's side says cannot be seen on the other side
        return 60
