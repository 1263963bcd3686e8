"""Trying a card in generated games with random answers, and seeing which parts of its text were at work.

The first games are played with a bias for the card in general. Each one after that aims at a part that was
not seen yet: on boards made for it, and with a bias of its own.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import replace

from willpower.abilities.base import Node
from willpower.abilities.conditions import Condition
from willpower.abilities.nouns import Filter
from willpower.abilities.symbols import RULER
from willpower.cards.card import Card
from willpower.cards.database import CardDatabase
from willpower.engine import Definition, State, check_deck, define, standing_in, with_other_text
from willpower.language import compile_face
from willpower.language.pairs import pairs
from willpower.rules.edition import DEFAULT, EDITIONS
from willpower.rules.edition import edition as find_edition

from .boards import Board, from_set_up, trial_decks
from .chance import Chance
from .helpers import fitting, misses
from .knockout import elements, way_to, without
from .liveness import Liveness, Played, otherwise
from .parts import Part, parts_of
from .result import ALIKE, GAMES, KNOCKED_OUT, MOST_GAMES, OFFERED, Crash, Exercised
from .thinning import around
from .tools import compared, dear, tools
from .trial import AFTERWARDS, LONGER, Trial
from .watch import Watch, watching


def exercise(
    card: Card,
    known: CardDatabase,
    seed: int = 1,
    edition: str = DEFAULT,
    games: int = GAMES,
    most: int = MOST_GAMES,
    knocked: int = KNOCKED_OUT,
) -> Exercised:
    """Tries a card: every part of the sides that are understood, and everything it says."""
    one = Exercise(card, known, seed, edition)
    later = "" if find_edition(edition).lifebreak else valhalla(edition)  # 1415.2: [Break] is ignored here
    ignored = frozenset(part for part in one.parts if part.breaks and later)
    with watching(one.watch):
        one.see(games, most, ignored)
    if knocked:
        if edition == DEFAULT:
            one.say_otherwise()
        one.knock_out(knocked, most, ignored)
    result = one.result()
    if ignored:
        other = exercise(card, known, seed, later, games, most, knocked)
        result.unseen = [part for part in result.unseen if part in other.unseen]
        result.dead = [place for place in result.dead if place in other.dead]
        result.games += other.games
        result.replays += other.replays
        result.decisions += other.decisions
        result.crashes += other.crashes
        result.odd += other.odd
    return result


class Exercise:
    """A card that is being tried: its parts, the games that were played, what is known to matter."""

    def __init__(self, card: Card, known: CardDatabase, seed: int, edition: str) -> None:
        self.card = card
        self.known = known
        self.seed = seed
        self.edition = edition
        self.definition = define(card, True, find_edition(edition))
        read = [compile_face(face).understood for face in card.faces]
        self.parts = [part for part in parts_of(self.definition) if read[part.face]]
        self.watch = Watch(self.definition, self.parts)
        text = [ability for face in self.definition.faces for ability in face.ab.listed]
        self.others = fitting(text, known)
        self.played: list[Played] = []
        self.live = Liveness(card, self.definition, find_edition(edition), elements(self.definition, read))
        self.told = Exercised(card.id, card.name, parts=len(self.parts), nodes=len(self.live.elements))

    def see(self, games: int, most: int, ignored: frozenset[Part]) -> None:
        """Play until every part was at work, but not for ever."""
        for n in range(most):
            left = [part for part in self.parts if not part.seen and not part.building]
            left = [part for part in left if part not in ignored]
            if (n >= games and not left) or len(self.told.crashes) >= 3:
                break
            self.play(n, left[n % len(left)] if n >= games and left else None)
        if any(part.building for part in self.parts) and builds(self.card, self.others, self.edition):
            for part in self.parts:
                part.seen = part.seen or part.building

    def play(self, n: int, aim: Part | None, missing: bool = False, wish: Sequence[Node] = ()) -> None:
        """One game, with what was at work in it. `missing`: also with cards that just do not fit. `wish`: the
        nodes around what is to make a difference."""
        fits = self.others
        if aim is not None and aim.root is not None and n % 3:
            fits = fitting([aim.root], self.known)  # only what this part speaks of
        with_tools: tuple[Card, ...] | None = None
        if missing and aim is not None and aim.root is not None:
            fits = (*dear([aim.root]), *compared(aim.root), *fits, *misses([aim.root]))
            with_tools = tools([aim.root])
            asks: list[Node] = []
            asks += [node for node in reversed(wish) if isinstance(node, (Condition, Filter))][:1]
            asks += around(wish)
            fits = (*fitting(asks, self.known), *misses(asks)[:4], *fits)
            fits = tuple({card.fingerprint: card for card in fits}.values())
        longer = LONGER if n % 2 or (aim is not None and aim.applying) else AFTERWARDS
        own = self.seed * 1009 + n
        start = Start(self.card, fits, own, self.edition, n, aim, self.definition, with_tools, wish)
        before = [part.seen for part in self.parts]
        for part in self.parts:
            part.seen = False
        self.told.games += 1
        trial: Trial | None = None
        try:
            named = (*fits, *(with_tools or ()))
            trial = Trial(self.watch, start(), own, aim, named, longer if missing else AFTERWARDS)
            trial.run()
        except Exception as error:  # whatever goes wrong is a finding
            self.told.crashes.append(Crash(own, f"{type(error).__name__}: {error}"[:300], _where(error)))
        if trial is not None:
            self.told.decisions += trial.decisions
            seen = frozenset((part.face, part.paragraph) for part in self.parts if part.seen)
            if len(trial.looks) > len(trial.game.picks):
                self.played.append(Played(start, trial.game.picks, trial.looks, seen))
            self.count(OFFERED, trial.offers)
            for wrong in trial.odd:
                self.told.odd.append((0, 0, OFFERED, wrong))
        for part, earlier in zip(self.parts, before, strict=True):
            part.seen = part.seen or earlier

    def count(self, check: str, n: int) -> None:
        """A check was made so many times more."""
        self.told.compared[check] = self.told.compared.get(check, 0) + n

    def say_otherwise(self) -> None:
        """Play the games with texts that mean the same (language/pairs.py)."""
        texts = tuple(face.ab.listed for face in self.definition.faces)
        for n, face in enumerate(self.card.faces):
            for pair in pairs(face):
                said = with_other_text(self.definition, (*texts[:n], pair.abilities, *texts[n + 1 :]))
                self.count(ALIKE, 1)
                with standing_in(self.card, said, find_edition(self.edition)):
                    odd = any(otherwise(played) for played in self.played)
                if odd:
                    self.told.odd.append((n, 0, ALIKE, f"{pair.how}: {' / '.join(pair.text)}"[:200]))

    def knock_out(self, games: int, most: int, ignored: frozenset[Part]) -> None:
        """Knock everything out that the text says, in the games so far and in some that are made for it."""
        whole = frozenset((part.face, part.paragraph) for part in self.parts)
        for one in self.live.elements:
            if (one.face, one.paragraph) not in whole:
                one.alive = True  # nothing that a game could show
        for played in self.played:
            self.live.learn(played)
        self.deck_rules()
        for n in range(games):
            dead = {(one.face, one.paragraph) for one in self.live.dead}
            aims = [part for part in self.parts if (part.face, part.paragraph) in dead]
            aims = [part for part in aims if part not in ignored and not part.building]
            aims = [part for part in aims if part.seen or part.applying or self.watch.unclear(part)]
            if not aims or len(self.told.crashes) >= 3:
                break
            self.played.clear()
            aim = aims[n % len(aims)]
            with watching(self.watch):
                wish = self.wish(n, aim)
                self.play(most + n, aim, n % 4 != 3 or bool(wish), wish)
            for played in self.played:
                self.live.learn(played, (aim.face, aim.paragraph))
        # "Each Elf loses Elf": nothing fits any more, but what is otherwise without it is at work.
        shown = {(one.face, one.paragraph) for one in self.live.elements if one.shown and not one.asked}
        for part in self.parts:
            applied = bool(part.applying) and (part.face, part.paragraph) in shown
            part.seen = part.seen or applied or self.made_otherwise(part)

    def made_otherwise(self, part: Part) -> bool:
        """Whether a game went otherwise without something that an instruction of a part says of which it
        cannot be told when it is performed, since another paragraph has the same."""
        return self.watch.unclear(part) and any(
            one.shown
            and not one.asked
            and (one.face, one.paragraph) == (part.face, part.paragraph)
            and any(id(node) in part.doing for node in way_to(self.definition, one))
            for one in self.live.elements
        )

    def wish(self, n: int, aim: Part) -> tuple[Node, ...]:
        """What a game is to show, of the part that it aims at; nothing in particular every other time."""
        where = (aim.face, aim.paragraph)
        dead = [one for one in self.live.outermost() if (one.face, one.paragraph) == where]
        chance = Chance(n)
        if not dead or chance.one_in(2):
            return ()
        return way_to(self.definition, dead[chance.below(len(dead))])

    def deck_rules(self) -> None:
        """Texts about building decks matter where decks are checked."""
        building = {(part.face, part.paragraph) for part in self.parts if part.building}
        rest = [one for one in self.others if one.name != self.card.name]
        rules = find_edition(self.edition)
        decks = [trial_decks(self.card, rest, seed, seed)[0] for seed in range(8)]
        usual = [check_deck(deck, rules) for deck in decks] if building else []
        for one in self.live.elements:
            if (one.face, one.paragraph) in building and not one.alive:
                for other in one.others:
                    with standing_in(self.card, without(self.definition, one, other), None):
                        if [check_deck(deck, rules) for deck in decks] != usual:
                            self.live.matters(one)

    def result(self) -> Exercised:
        """What was found."""
        told = self.told
        told.unseen = [(part.face, str(part)) for part in self.parts if not part.seen]
        told.replays = self.live.replays
        told.dead = [(one.face, one.paragraph, one.said) for one in self.live.outermost()]
        return told


class Start:
    """How a game is laid out, again and again the same."""

    __slots__ = ("aim", "card", "edition", "n", "noted", "others", "seed", "tools", "wish")

    def __init__(
        self,
        card: Card,
        others: Sequence[Card],
        seed: int,
        edition: str,
        n: int,
        aim: Part | None,
        noted: Definition,
        tools: Sequence[Card] | None = None,
        wish: Sequence[Node] = (),
    ) -> None:
        self.card = card
        self.others = others
        self.seed = seed
        self.edition = edition
        self.n = n
        self.aim = aim
        self.noted = noted
        self.tools = tools
        self.wish = wish

    def __call__(self) -> State:
        """The game of a board; now and then one from the set-up on, of a ruler more often."""
        if self.n % 4 == 1 and not self.wish and (self.card.front.types & RULER or self.n % 8 == 5):
            return from_set_up(self.card, self.others, self.seed, self.edition)
        how = (self.aim, self.noted, self.tools, self.wish)
        return Board(self.card, self.others, self.seed, self.edition, *how).build()


def valhalla(edition: str) -> str:
    """The same rules with lifebreak (1415.1), "" if there are none."""
    return next((name for name in EDITIONS if name == f"{edition} Valhalla"), "")


def builds(card: Card, others: Sequence[Card], edition: str) -> bool:
    """Whether the text of a card changes how decks with it are checked."""
    blank = Card(card.id, tuple(replace(face, text=()) for face in card.faces))
    rest = [one for one in others if one.name != card.name]
    for seed in range(6):
        decks = [trial_decks(one, rest, seed, seed)[0] for one in (card, blank)]
        said = [check_deck(deck, find_edition(edition)) for deck in decks]
        if said[0] != said[1]:
            return True
    return False


def _where(error: Exception) -> str:
    places = traceback.extract_tb(error.__traceback__)[-4:]
    return " < ".join(f"{p.filename.rpartition('/')[2]}:{p.lineno} {p.name}" for p in reversed(places))
