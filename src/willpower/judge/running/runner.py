"""Running a judge file: the position, the steps one after the other, the expectations at the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from willpower.engine import (
    ATTACK,
    BLOCK,
    DIVIDE,
    ORDER,
    PAY,
    PHASE_BEGAN,
    PRIORITY,
    REVEAL,
    Decision,
    Event,
    State,
)
from willpower.rules.citations import all_cited, as_listed, book_of, cite

from ..clauses.implied_clauses import DAMAGE_STEPS, implied_clauses
from ..clauses.same_clauses import same_clauses
from ..reading.errors import JudgeError, Unmet
from ..reading.loader import show
from ..reading.model import (
    Action,
    Answer,
    BothPass,
    CardState,
    Checking,
    Doing,
    Fact,
    GameFact,
    Going,
    JudgeFile,
    PlayerFact,
    Step,
    Trying,
)
from .answers import (
    about_the_order,
    answer,
    choices,
    default,
    fits,
    found_silently,
    orders_graveyard,
    says_order,
)
from .expectations import Situation, check, within
from .meaning import Fits, fits_several_zones, meanings
from .passing import both_pass, go_on, unused
from .plan import Plan
from .play import NotLegal, find, pick
from .position import start_game
from .steps import Done, answer_ahead, asked_to_reveal, perform
from .unread import refuse_unread

# The verbs that answer a decision by themselves.
_ANSWERING: Final = {
    "attack": ATTACK,
    "forfeit": ATTACK,
    "block": BLOCK,
    "no block": BLOCK,
    "reveal": REVEAL,
}


@dataclass(slots=True)
class Told:
    """A step for the trace: what it was, where in the log what it caused begins and ends, the game after it,
    and for a question (`can`, `cannot`, `expect`) what the answer was."""

    line: int
    text: str
    first: int
    last: int
    after: State | None = None
    answer: str = ""
    meant: tuple[str, ...] = ()  # names that fit cards in several zones, and which card was meant


@dataclass(slots=True)
class Run:
    """A file being run."""

    file: JudgeFile
    g: State
    decks: tuple[tuple[str, ...], ...] = ()
    mark: int = 0  # where in the log the last step began
    plan: Plan | None = None  # a play that waits for an answer
    open_row: bool = False
    told: list[Told] = field(default_factory=list)
    skip: bool = False  # the next step was used by the one before
    divides: list[Plan] = field(default_factory=list)  # plays whose shares are asked for later
    exchanges: dict[int, Answer] = field(default_factory=dict)  # cards to be changed, named too early
    ordered: bool = False  # the list of cards just picked says the order that is asked for next
    kept: State | None = None  # the game at the start, if the games between the steps are kept

    def steps(self) -> None:
        """Performs all steps and checks all expectations; raises `JudgeError` or `Unmet`."""
        steps = self.file.steps
        for n, step in enumerate(steps):
            if self.skip:
                self.skip = False
                continue
            following = steps[n + 1] if n + 1 < len(steps) else None
            self.step(step, following)
        if asks_decision(self.file.expect):
            self.leave_order(self.file.expect)
            check(self.file.expect, self.situation())
            self.settle()
        else:
            self.settle()
        pending = self.g.work.pending
        if pending is not None and pending.kind != PRIORITY:
            line = steps[-1].line if steps else self.file.start.line
            raise JudgeError(line, f"a decision is left unanswered at the end of the file: {choices(self.g)}")
        check(self.file.expect, self.situation())
        if self.file.expect:
            expected = self.file.expect
            self.tell(expected[0].line, expect_text(expected), len(self.g.events()), "as expected")

    def leave_order(self, facts: tuple[Fact, ...]) -> None:
        """A decision that a file expects is the one after cards were put in order in a graveyard, unless it
        expects that order."""
        for fact in facts:
            if isinstance(fact, GameFact) and fact.key == "decision" and "order" not in show(fact.value):
                while orders_graveyard(self.g):
                    pick(self.g, default(self.g))
                    self.go_on_playing()

    def situation(self) -> Situation:
        """The game as expectations see it."""
        events: list[Event] = self.g.events()[self.mark :]
        edition = self.g.edition
        cited = tuple(cite(edition, e.clause) for e in events if e.clause)
        echoes = {number for e in events for number in all_cited(edition, e.clause)[1:]}
        step = ""
        more: set[str] = set()
        for n, e in enumerate(self.g.events()):
            if e.kind == PHASE_BEGAN and e.word in DAMAGE_STEPS:
                step = e.word
            if n >= self.mark:
                more.update(clause for clause in implied_clauses(self.g, e, step) if clause)
        echoes |= {number for clause in more for number in all_cited(edition, clause)}
        return Situation(self.g, cited, self.decks, tuple(sorted(echoes)))

    def step(self, step: Step, following: Step | None) -> None:
        """One step."""
        if isinstance(step, Checking):
            if not asks_decision(step.facts):
                self.settle()
            self.leave_order(step.facts)
            check(step.facts, self.situation())
            self.tell(step.line, f"{{{expect_text(step.facts)}}}", len(self.g.events()), "as expected")
            return
        if isinstance(step, Trying):
            verdict = self.trying(step)
            self.tell(step.line, trying_text(step), len(self.g.events()), verdict)
            return
        self.ready(step)
        before = len(self.g.events())
        ahead = next_answer(step, following)
        several: tuple[Fits, ...] = ()
        if isinstance(step, Doing):
            if self.kept is not None:
                several = fits_several_zones(self.g, step.action)
            done = self.named_early(step.action) or perform(self.g, step.action, ahead=ahead)
            text = step.action.text
        elif isinstance(step, BothPass):
            done = both_pass(self.g, step)
            text = "{both: pass}"
        else:
            done = go_on(self.g, step, answer_in(following))
            text = going_text(step)
        self.mark = before
        self.take(done)
        self.exchange_named()
        self.divide_named()
        self.ordered = isinstance(step, Doing) and says_order(self.g, step.action)
        if not self.file.partly:
            refuse_unread(self.g, step.line)
        self.tell(step.line, text, before, meant=meanings(self.g, several, self.g.events()[before:]))

    def named_early(self, action: Action) -> Done | None:
        """Where both players say whether they change cards before they say which (403.5 in older editions),
        a list says both: it is kept until it is asked for."""
        pending = self.g.work.pending
        given = action.answer
        if action.verb != "answer" or given is None or not given.items or pending is None:
            return None
        if pending.kind != "exchange" or pending.player != action.player or fits(self.g, given):
            return None
        g = self.g.clone()
        yes = [o for o in pending.options if o.kind == "yes"]
        if not yes:
            return None
        pick(g, yes[0])
        self.exchanges[action.player] = given
        return Done(g, answers=action.answers)

    def divide_named(self) -> None:
        """Shares that were named while playing are given out where an edition asks for them on resolution."""
        while self.divides and self.g.work.pending is not None and self.g.work.pending.kind == DIVIDE:
            pending = self.g.work.pending
            for plan in self.divides:
                found = plan.options(self.g) if plan.player == pending.player else None
                if found:
                    pick(self.g, found[0])
                    break
            else:
                return

    def exchange_named(self) -> None:
        """The cards that were named early are changed now."""
        while self.g.work.pending is not None and self.g.work.pending.kind == "exchange":
            player = self.g.work.pending.player
            given = self.exchanges.get(player)
            if given is None or any(o.kind == "yes" for o in self.g.work.pending.options):
                return
            del self.exchanges[player]
            whole = Answer(given.line, given.items, several=True)
            answer(self.g, whole, player)

    def tell(self, line: int, text: str, first: int, answer: str = "", meant: tuple[str, ...] = ()) -> None:
        """Remembers a step for the trace."""
        after = self.g.clone() if self.kept is not None and not answer else None
        self.told.append(Told(line, text, first, len(self.g.events()), after, answer, meant))

    def ready(self, step: Step) -> None:
        """Complains if a decision is pending that the step does not answer."""
        action = step.action if isinstance(step, Doing) else None
        if action is not None and action.verb == "answer":
            if self.g.work.pending is not None and self.lazy(self.g.work.pending):
                assert action.answer is not None
                if self.g.work.pending.player != action.player or not self.meant(action.answer):
                    self.settle()
            return
        self.settle()
        pending = self.g.work.pending
        if pending is None or pending.kind == PRIORITY:
            return
        if action is not None and (action.verb == "concede" or _ANSWERING.get(action.verb) == pending.kind):
            return
        if action is not None and action.verb == "call" and find(self.g, "call") is not None:
            return  # the question of a call phase (710.1)
        if action is not None and asked_to_reveal(self.g, action):
            return
        raise JudgeError(step.line, f"a decision must be answered first: {choices(self.g)}")

    def take(self, done: Done) -> None:
        """Goes on with the game after a step, and uses the answers given ahead."""
        self.g = done.g
        self.open_row = done.open_row
        if done.plan is not None:
            self.plan = done.plan
        if done.divides is not None:
            self.divides.append(done.divides)
        self.skip = done.used_ahead
        answers = list(done.answers)
        self.go_on_playing()
        while self.g.work.pending is not None and self.g.work.pending.kind != PRIORITY and answers:
            if not answer_ahead(self.g, answers):
                if self.g.work.pending.kind == PAY or orders_graveyard(self.g):
                    pick(self.g, default(self.g))
                    continue
                item = answers[0]
                said = ", ".join(getattr(part, "text", "?") for part in item.items)
                raise NotLegal(item.line, f"the answer {said!r} is not one of the choices; {choices(self.g)}")
            self.go_on_playing()
        if answers and not all(found_silently(self.g, one) for one in answers):
            raise unused(tuple(answers), self.g)

    def go_on_playing(self) -> None:
        """A play that waited for an answer goes on with what its step said."""
        plan = self.plan
        if plan is None:
            return
        if plan.event(self.g) is None and plan.going_on(self.g) is not None:
            plan.failed.clear()
            found = plan.search(self.g, False)
            if found is None:
                _, why, clauses = plan.stuck
                raise NotLegal(plan.action.line, f"{plan.action.text} is not legal: {why}", clauses)
            self.g = found
        if plan.event(self.g) is not None or plan.going_on(self.g) is None:
            self.plan = None

    # ---- decisions with a usual answer ----------------------------------------------------------------

    def lazy(self, pending: Decision) -> bool:
        """Whether a decision has a usual answer: payment, the end of a row of picks, order at the bottom."""
        if pending.kind == PAY:
            return True
        if pending.kind == ORDER and (self.ordered or pending.purpose in ("bottom", "graveyard")):
            return True
        return self.open_row and any(o.kind == "done" for o in pending.options)

    def meant(self, given: Answer) -> bool:
        """Whether an answer is for the decision that is pending, though that has a usual answer."""
        if orders_graveyard(self.g):
            return about_the_order(self.g, given)
        return fits(self.g, given)

    def settle(self) -> None:
        """Gives decisions their usual answers, because the file does not give another."""
        while self.g.work.pending is not None and self.lazy(self.g.work.pending):
            done = [o for o in self.g.work.pending.options if o.kind == "done"]
            if self.g.work.pending.kind not in (PAY, ORDER) and done:
                pick(self.g, done[0])
                self.open_row = False
            else:
                pick(self.g, default(self.g))
            self.go_on_playing()

    # ---- can and cannot ---------------------------------------------------------------------------------

    def trying(self, step: Trying) -> str:
        """Whether an action is legal; neither outcome changes the game. Returns what is to be told of it."""
        action = step.action
        given = action.answer
        if given is None or (orders_graveyard(self.g) and not self.meant(given)):
            self.settle()
        try:
            self.attempt(action)
        except NotLegal as refusal:
            if step.legal:
                raise Unmet(step.line, f"can: {refusal.what}") from None
            rules = self.g.edition
            cited = [cite(rules, clause) for clause in refusal.clauses]
            meant = same_clauses(self.g, action, refusal.clauses)
            numbers = [number for clause in meant for number in all_cited(rules, clause)]
            wanted = as_listed(book_of(rules), step.because)
            if step.because and not any(within(number, wanted) for number in numbers):
                why = ", ".join(cited) or "nothing"
                said = f"cannot because {step.because}: the reasons are {why} ({refusal.what})"
                raise Unmet(step.line, said) from None
            return f"refused ({', '.join(cited)})" if cited else f"refused: {refusal.what}"
        if not step.legal:
            raise Unmet(step.line, f"cannot: {action.text} is legal")
        return "legal"

    def attempt(self, action: Action) -> None:
        """Does something on a clone; raises `NotLegal` if it cannot be done."""
        trial = Run(self.file, self.g.clone(), self.decks, plan=self.plan, open_row=self.open_row)
        pending = trial.g.work.pending
        answering = action.verb in ("answer", "concede")
        if pending is not None and pending.kind != PRIORITY and not answering:
            if _ANSWERING.get(action.verb) != pending.kind and not asked_to_reveal(trial.g, action):
                said = f"a decision must be answered first: {choices(trial.g)}"
                raise NotLegal(action.line, said, (pending.clause,))
        trial.take(perform(trial.g, action, try_all=True))
        if not self.file.partly:
            refuse_unread(trial.g, action.line)


def asks_decision(facts: tuple[object, ...]) -> bool:
    """Whether an expectation looks at the pending decision, so that it must stay pending."""
    return any(isinstance(fact, GameFact) and fact.key == "decision" for fact in facts)


def next_answer(step: Step, following: Step | None) -> Answer | None:
    """The answer that the same player gives in the next step."""
    if isinstance(step, Doing) and isinstance(following, Doing) and following.action.verb == "answer":
        if following.action.player == step.action.player:
            return following.action.answer
    return None


def answer_in(step: Step | None) -> Answer | None:
    """The answer that a step gives, if it is one."""
    return step.action.answer if isinstance(step, Doing) and step.action.verb == "answer" else None


def expect_text(facts: tuple[Fact, ...]) -> str:
    """Expectations, as they are written."""
    said: list[str] = []
    for fact in facts:
        if isinstance(fact, CardState):
            inside = ", ".join(f"{key}: {show(value)}" for key, value in fact.facts)
            said.append(f"{fact.card.text}: {{{inside}}}")
        elif isinstance(fact, PlayerFact):
            said.append(f"{'AB'[fact.player]}.{fact.key}: {show(fact.value)}")
        else:
            said.append(f"{fact.key}: {show(fact.value)}")
    return f"expect: {{{', '.join(said)}}}"


def trying_text(step: Trying) -> str:
    """A question whether something is legal, as it is written."""
    return f"{{{'AB'[step.action.player]}: {'can' if step.legal else 'cannot'}, do: {step.action.text}}}"


def going_text(step: Going) -> str:
    """A step in which all pass, as it is written."""
    if step.until == "phase":
        return f'{{go: "{"AB"[step.player]} {step.phase}"}}'
    return "{resolve: all}" if step.until == "resolved" else f"{{finish: {step.until}}}"


def run_file(file: JudgeFile) -> Run:
    """Runs a file; raises `JudgeError` or `Unmet`. The run tells what happened."""
    run = begin(file)
    run.steps()
    return run


def begin(file: JudgeFile, keep: bool = False) -> Run:
    """A file at its start; `keep` the games between the steps, for a page with the boards."""
    g, decks = start_game(file)
    if not file.partly:
        refuse_unread(g, file.start.line)
    return Run(file, g, decks, mark=0, kept=g.clone() if keep else None)
