"""What players do in a step: each verb turned into picks of options, on a clone of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from willpower.engine import (
    ATTACK,
    ATTACKED,
    BLOCK,
    BLOCKED,
    CHOSE,
    COST,
    DID,
    NUMBER,
    PAY,
    PRIORITY,
    REVEAL,
    TARGET,
    Game,
    Option,
    PlayerId,
    RefId,
    State,
    battle_reached,
    breakable,
)
from willpower.rules.citations import cite

from ..clauses.keyword_reasons import keyword_reasons
from ..clauses.reasons import reasons
from ..reading.errors import JudgeError
from ..reading.fields import PLAYERS
from ..reading.loader import Scalar
from ..reading.lookup import Lookup, ability_number
from ..reading.model import Action, Answer
from .answers import about_the_order, answer, attribute_key, choices, default, fits, orders_graveyard
from .plan import Plan, candidates, origin_zone
from .play import NotLegal, at_priority, find, pick

# Passes that one step may imply; a battle has far fewer windows.
MOST_PASSES: Final = 200
_PLAYED: Final = ("play", "activate", "judgment", "standby")
_SIMPLE: Final = ("battle",)


@dataclass(slots=True)
class Done:
    """A game after something was done; `plan` if a play waits for an answer; `answers` not used yet."""

    g: State
    plan: Plan | None = None
    answers: tuple[Answer, ...] = ()
    open_row: bool = False  # a row of picks was left open that could be ended
    used_ahead: bool = False  # the answer in the next step was used too
    divides: Plan | None = None  # a play whose shares are asked for when it resolves


def perform(g: State, action: Action, try_all: bool = False, ahead: Answer | None = None) -> Done:
    """Does what an action says, on a clone; raises `NotLegal` if it cannot be done now."""
    verb = action.verb
    if verb == "play" and asked_to_reveal(g, action):
        shown = replace(action, verb="reveal")
        g = g.clone()
        reveal(g, shown)
        for target in action.targets or ():  # a single one is taken silently
            if (
                g.work.pending is not None
                and g.work.pending.kind == TARGET
                and g.work.pending.player == action.player
            ):
                answer(g, Answer(target.line, (Scalar(target.line, target.text),)), action.player)
        return Done(g, answers=action.answers)
    if verb in _PLAYED:
        return play(g, action, try_all, ahead)
    before = g
    g = g.clone()
    if verb == "pass":
        pass_priority(g, action)
    elif verb == "call":
        call(g, action)
    elif verb in _SIMPLE:
        choose_action(g, action, verb)
    elif verb == "lifebreak":
        lifebreak(g, action)
    elif verb == "attack":
        return attack(g, action, before)
    elif verb in ("block", "no block"):
        return block(g, action, before)
    elif verb == "forfeit":
        return forfeit(g, action, before)
    elif verb == "reveal":
        come_to_reveal(g, action.player)
        reveal(g, action)
    elif verb == "concede":
        Game(g).concede(action.player)
    else:
        assert verb == "answer" and action.answer is not None, verb
        come_to_reveal(g, action.player)
        return Done(g, open_row=answer(g, action.answer, action.player), answers=action.answers)
    return Done(g, answers=action.answers)


def need_priority(g: State, action: Action) -> None:
    """Complains unless the player has priority now."""
    who = PLAYERS[action.player]
    if g.over:
        raise NotLegal(action.line, "the game is over", (g.outcome,))
    d = g.work.pending
    assert d is not None
    if d.kind != PRIORITY:
        raise NotLegal(action.line, f"a decision must be answered first: {choices(g)}", ("601.1",))
    if d.player != action.player:
        has = PLAYERS[d.player]
        raise NotLegal(action.line, f"{who} does not have priority; {has} has", ("602.1c", "601.1", "604.1"))


def pass_priority(g: State, action: Action) -> None:
    """712.1"""
    need_priority(g, action)
    option = find(g, "pass")
    if option is None:
        why = ("712.2", *keyword_reasons(g, action, [], ("712.2",)))
        raise NotLegal(action.line, f"{PLAYERS[action.player]} cannot pass; {choices(g)}", why)
    pick(g, option)


def choose_action(g: State, action: Action, kind: str) -> None:
    """An action without a card: call, battle, lifebreak."""
    need_priority(g, action)
    option = find(g, kind)
    if option is None:
        raise refused(g, action, [])
    pick(g, option)


def lifebreak(g: State, action: Action) -> None:
    """1415.1d; in editions that let several cards be broken at once, how many is asked then."""
    if not g.edition.lifebreak_several_at_once:
        for _ in range(action.count):
            choose_action(g, action, "lifebreak")
        return
    if breakable(g, action.player) < action.count:
        raise refused(g, action, [], "1415.1d-i")
    mark = len(g.events())
    choose_action(g, action, "lifebreak")
    if (
        g.work.pending is not None
        and g.work.pending.kind == NUMBER
        and not happened(g, DID, "lifebreak", mark)
    ):
        found = [o for o in g.work.pending.options if o.number == action.count]
        if not found:
            raise refused(g, action, [])
        pick(g, found[0])


def call(g: State, action: Action) -> None:
    """710.1; in editions with a call phase, the passes up to its question come first."""
    if g.edition.calling == "call phase" and g.turn.phase == "call" and g.turn.player == action.player:
        for _ in range(MOST_PASSES):
            option = find(g, "call")
            if option is not None:
                pick(g, option)
                return
            passing = find(g, "pass")
            if passing is None or g.table.chase or g.turn.phase != "call":
                break
            pick(g, passing)
        raise refused(g, action, [])
    choose_action(g, action, "call")


def refused(g: State, action: Action, refs: list[RefId], clause: str = "") -> NotLegal:
    """What to say about an action that is not offered; `clause`: a reason that only the step knows."""
    why = reasons(g, action, refs) or ((clause,) if clause else ())
    if not why and g.work.pending is not None:
        why = (g.work.pending.clause,)
    because = f" ({', '.join(cite(g.edition, clause) for clause in why)})" if why else ""
    return NotLegal(action.line, f"{action.text} is not legal now{because}; {choices(g)}", why)


# ---- playing ----------------------------------------------------------------------------------------------


def play(g: State, action: Action, try_all: bool, ahead: Answer | None = None) -> Done:
    """Cards, abilities, judgments and cards put into standby: the first candidate with which it works.

    `ahead` is the answer that follows in the file; a stone that makes one of several kinds of will takes it.
    """
    lookup = Lookup(g)
    refs: list[RefId] = []
    if action.card is not None:
        refs = candidates(lookup, action.card, action.player, origin_zone(action))
    need_priority(g, action)
    offered = play_options(g, action, refs, try_all)
    if not offered:
        raise refused(g, action, refs)
    if offered[0].kind == "source" and not try_all:
        return make_will(g, action, [o for o in offered if o.ref == offered[0].ref], ahead)
    stuck: tuple[int, str, tuple[str, ...]] = (-1, "", ())
    for option in offered:
        plan = Plan(g, action, option.ref)
        tried = g.clone()
        pick(tried, option)
        found = plan.search(tried, try_all and not action.answers)
        if found is not None:
            waits = plan if plan.event(found) is None else None
            later = plan if g.edition.shares_chosen == "on resolution" and plan.shares else None
            return Done(found, waits, action.answers, divides=later)
        if plan.stuck[0] >= stuck[0]:
            stuck = plan.stuck
    why = tuple(dict.fromkeys((*reasons(g, action, refs), *stuck[2])))
    raise NotLegal(action.line, f"{action.text} is not legal now: {stuck[1]}", why)


def make_will(g: State, action: Action, offered: list[Option], ahead: Answer | None) -> Done:
    """A card that rests for will; of several kinds, the one that is answered (907.2)."""
    answers = action.answers
    option = offered[0]
    used_ahead = False
    if len(offered) > 1:
        given = answers[0] if answers else ahead
        found = [o for o in offered if given is not None and is_kind(o, given)]
        if not found:
            there = ", ".join(o.word for o in offered)
            raise JudgeError(action.line, f"which kind of will? answer with one of {there}")
        option = found[0]
        used_ahead = not answers
        answers = answers[1:]
    g = g.clone()
    pick(g, option)
    return Done(g, answers=answers, used_ahead=used_ahead)


def is_kind(option: Option, given: Answer) -> bool:
    """Whether an answer names the kind of will an option makes."""
    items = [item for item in given.items if isinstance(item, Scalar)]
    return len(items) == 1 and attribute_key(items[0].text) in (attribute_key(option.word), option.word)


def play_options(g: State, action: Action, refs: list[RefId], try_all: bool) -> list[Option]:
    """The options of the priority that the step can mean, the first meant first."""
    assert g.work.pending is not None
    options = g.work.pending.options
    if action.verb == "judgment":
        return [o for o in options if o.kind == "judgment"]
    if action.verb in ("play", "standby"):
        return [o for ref in refs for o in options if o.kind == action.verb and o.ref == ref]
    found: list[Option] = []
    for ref in refs:
        mine = [o for o in options if o.kind in ("activate", "source") and o.ref == ref]
        mine = [o for o in mine if action.ability is None or paragraph(g, o) == action.ability]
        numbers = {paragraph(g, o) if o.kind == "source" else -(o.number + 1) for o in mine}
        if len(numbers) > 1 and action.ability is None and not try_all:
            there = " or ".join(str(paragraph(g, o)) for o in mine)
            called = Lookup(g).called(ref)
            raise JudgeError(action.line, f"{called} has several abilities to activate; add ability: {there}")
        found += mine
    return found


def paragraph(g: State, option: Option) -> int:
    """The number of an activate ability in a file."""
    index = g.table.objs[option.ref].chars.ab.will_index if option.kind == "source" else option.number
    return ability_number(g, option.ref, index)


# ---- battle ------------------------------------------------------------------------------------------------


def start_battle(g: State, action: Action) -> None:
    """Initiates battle if there is none; complains if its attack is declared already."""
    declared = battle_reached(g, "803.7")
    if declared is None:
        choose_action(g, action, "battle")
    elif declared:
        raise NotLegal(action.line, "the attack of this battle has been declared already", ("803.3",))
    elif g.turn.player != action.player:
        raise NotLegal(action.line, f"{PLAYERS[action.player]} is not the turn player", ("803.3",))


def pass_until(g: State, action: Action, kind: str, until: str, answers: list[Answer]) -> None:
    """All pass up to a decision, or past it if it was taken silently; never to empty the chase."""
    for _ in range(MOST_PASSES):
        d = g.work.pending
        if d is None or battle_reached(g, until) is not False or d.kind == kind:
            return
        if d.kind != PRIORITY:
            if orders_graveyard(g) and not (answers and about_the_order(g, answers[0])):
                pick(g, default(g))
            elif not answer_ahead(g, answers):
                raise NotLegal(action.line, f"another decision comes first: {choices(g)}", (d.clause,))
            continue
        if g.table.chase:
            there = chase_names(g)
            raise NotLegal(action.line, f"the chase holds {there}; resolve it first", ("701.2",))
        option = find(g, "pass")
        if option is None:
            raise NotLegal(action.line, f"{PLAYERS[d.player]} may not pass", ("712.2",))
        pick(g, option)
    raise JudgeError(action.line, f"more than {MOST_PASSES} passes")


def chase_names(g: State) -> str:
    """What is on the chase, top first."""
    lookup = Lookup(g)
    return ", ".join(lookup.called(i) for i in reversed(g.table.chase))


def answer_ahead(g: State, answers: list[Answer]) -> bool:
    """Uses the next answer given ahead, if it is meant for the pending decision."""
    if not answers or g.work.pending is None or not fits(g, answers[0]):
        return False
    if orders_graveyard(g) and not about_the_order(g, answers[0]):
        return False
    answer(g, answers.pop(0), g.work.pending.player)
    return True


def attack(g: State, action: Action, before: State) -> Done:
    """803.3: the passes up to the declaration, then the declaration."""
    assert action.card is not None and action.object is not None
    mark = len(g.events())
    lookup = Lookup(g)
    refs = candidates(lookup, action.card, action.player)
    objects = candidates(lookup, action.object, action.player)
    answers = list(action.answers)
    start_battle(g, action)
    pass_until(g, action, ATTACK, "803.7", answers)
    d = g.work.pending
    if d is not None and d.kind == ATTACK and d.player == action.player:
        declared = [o for o in d.options if o.kind == "attack"]
        found = [o for r in refs for t in objects for o in declared if o.ref == r and o.number == t]
        legal = [t for t in objects if any(o.number == t for o in found)]
        if lookup.ambiguous(action.object, action.player, legal):
            there = ", ".join(lookup.called(i) for i in legal)
            raise JudgeError(action.object.line, f"{action.object.text} could be any of {there}; write which")
        if not found:
            raise refused(g, action, refs)
        pick(g, found[0])
        g = pay_for(g, action, ATTACKED, mark)
        if gave_itself_up(g, "forfeit", mark, "803.7"):
            return Done(g, answers=tuple(answers))
    if not happened(g, ATTACKED, "", mark):
        raise refused(before, action, refs)
    last = [e for e in g.events()[mark:] if e.kind == ATTACKED][-1]
    if last.subject not in refs or last.object not in objects:
        raise refused(before, action, refs)
    return Done(g, answers=tuple(answers))


def block(g: State, action: Action, before: State) -> Done:
    """804.3: the passes up to the declaration, then a block or none."""
    mark = len(g.events())
    refs = candidates(Lookup(g), action.card, action.player) if action.card is not None else []
    declared = battle_reached(g, "803.7")
    if declared is None:
        raise NotLegal(action.line, "there is no battle", ("804.3",))
    if not declared:
        raise NotLegal(action.line, "no attack has been declared yet", ("804.3",))
    if battle_reached(g, "804.6"):
        raise NotLegal(action.line, "the block of this battle has been declared already", ("804.3",))
    answers = list(action.answers)
    pass_until(g, action, BLOCK, "804.6", answers)
    d = g.work.pending
    if d is not None and d.kind == BLOCK:
        if d.player != action.player:
            raise NotLegal(action.line, f"{PLAYERS[d.player]} decides about blocking", ("804.3",))
        if action.verb == "no block":
            found = [o for o in d.options if o.kind == "no block"]
        else:
            found = [o for r in refs for o in d.options if o.kind == "block" and o.ref == r]
        if not found:
            raise refused(g, action, refs)
        pick(g, found[0])
        if action.verb == "block":
            g = pay_for(g, action, BLOCKED, mark)
            if gave_itself_up(g, "no block", mark, "804.6"):
                return Done(g, answers=tuple(answers))
    if g.turn.player == action.player:
        raise NotLegal(action.line, f"{PLAYERS[action.player]} is attacking", ("804.3",))
    if action.verb == "no block":
        if not happened(g, CHOSE, "no block", mark):
            raise refused(before, action, refs)
    elif not [e for e in g.events()[mark:] if e.kind == BLOCKED and e.subject in refs]:
        raise refused(before, action, refs)
    return Done(g, answers=tuple(answers))


def gave_itself_up(g: State, undone: str, mark: int, clause: str) -> bool:
    """Whether a card was declared, though it went for its own attack or block: the battle is past that."""
    return not happened(g, CHOSE, undone, mark) and battle_reached(g, clause) is True


def forfeit(g: State, action: Action, before: State) -> Done:
    """803.3, 803.4: no attack in this battle."""
    mark = len(g.events())
    answers = list(action.answers)
    start_battle(g, action)
    pass_until(g, action, ATTACK, "803.7", answers)
    option = find(g, "forfeit")
    if option is not None and g.work.pending is not None and g.work.pending.kind == ATTACK:
        pick(g, option)
    if not happened(g, CHOSE, "forfeit", mark):
        raise refused(before, action, [])
    return Done(g, answers=tuple(answers))


def happened(g: State, kind: int, word: str, mark: int) -> bool:
    """Whether something has happened since a point of the log."""
    return any(e.kind == kind and (not word or e.word == word) for e in g.events()[mark:])


def pay_for(g: State, action: Action, kind: int, mark: int, depth: int = 0) -> State:
    """Pays what must be paid to attack or block, automatically or as the step says; all ways are tried."""
    d = g.work.pending
    if happened(g, kind, "", mark) or d is None or d.kind not in (PAY, COST) or depth > MOST_PASSES:
        return g
    lookup = Lookup(g)
    options = list(d.options)
    said = (*(action.pay or ()), *(action.cost or ()))
    named = [r for ref in said for r in lookup.candidates(ref, action.player)]
    preferred = [o for r in named for o in options if o.ref == r]
    last = g
    for option in preferred or options:
        tried = g.clone()
        pick(tried, option)
        last = pay_for(tried, action, kind, mark, depth + 1)
        if happened(last, kind, "", mark):
            return last
    return last


# ---- reveal ------------------------------------------------------------------------------------------------


def asked_to_reveal(g: State, action: Action) -> bool:
    """Whether playing a card means revealing it, because its condition has just been met (708.2)."""
    d = g.work.pending
    if action.verb != "play" or action.card is None or d is None or d.kind != REVEAL:
        return False
    refs = candidates(Lookup(g), action.card, action.player, origin_zone(action))
    return d.player == action.player and any(o.kind == "reveal" and o.ref in refs for o in d.options)


def come_to_reveal(g: State, player: PlayerId) -> None:
    """Where a card of standby is played with priority (2.6.3 of 2.0), the other player passes before."""
    d = g.work.pending
    if d is None or not at_priority(g) or d.player == player:
        return
    option = find(g, "pass")
    if option is not None and any([g.table.objs[w.source].controller == player for w in g.work.reveals]):
        pick(g, option)


def reveal(g: State, action: Action) -> None:
    """708.2: an automatic card is revealed, so that it triggers."""
    assert action.card is not None
    refs = candidates(Lookup(g), action.card, action.player, origin_zone(action))
    d = g.work.pending
    if d is None or d.kind != REVEAL or d.player != action.player:
        raise NotLegal(action.line, f"nothing can be revealed now; {choices(g)}", ("708.2",))
    found = [o for r in refs for o in d.options if o.kind == "reveal" and o.ref == r]
    if not found:
        raise NotLegal(action.line, f"{action.card.text} cannot be revealed now; {choices(g)}", ("708.2",))
    pick(g, found[0])


def waits(g: State) -> bool:
    """Whether a decision other than priority is pending."""
    return g.work.pending is not None and not at_priority(g)
