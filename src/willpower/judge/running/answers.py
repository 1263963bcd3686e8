"""Answers: which option of a pending decision a written answer means, and answering with whole lists."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Keyword
from willpower.abilities.base import walk
from willpower.abilities.effects import May
from willpower.abilities.symbols import (
    ATTRIBUTE_BY_LETTER,
    ATTRIBUTE_BY_NAME,
    ATTRIBUTE_LETTER,
    ATTRIBUTE_NAME,
)
from willpower.cards.names import lookup_key
from willpower.engine import (
    ATTACK,
    ATTRIBUTE,
    BLOCK,
    DID,
    DIVIDE,
    FIRST,
    MAY,
    MOVED,
    ORDER,
    PAY,
    PRIORITY,
    RESOLVING,
    TRIGGER,
    Decision,
    Option,
    PlayerId,
    RefId,
    State,
    as_far_as_accepted,
)
from willpower.rules.citations import cite

from ..reading.errors import JudgeError
from ..reading.fields import PLAYERS
from ..reading.loader import Scalar
from ..reading.lookup import Lookup
from ..reading.model import Action, Answer
from ..reading.references import reference
from .play import NotLegal, pick

# What declines a question, finds nothing in a search or ends a row of picks.
_NO: Final = ("no", "no block", "forfeit", "done")
_YES: Final = ("yes", "reveal")
MOST_SHOWN: Final = 12


def options_for(g: State, item: Scalar, actor: PlayerId) -> list[Option]:
    """The options of the pending decision that an item of an answer can mean, the first meant first."""
    decision = g.work.pending
    assert decision is not None
    options = decision.options
    exact = [o for o in options if _is_text(o, item.text)]
    if exact:
        return exact
    truth = item.truth
    if truth is not None:
        found = [o for o in options if o.kind in (_YES if truth else _NO)]
        if not found and decision.purpose == "awaken":  # whether to awaken is a "may" too (1109.2)
            found = [o for o in options if o.kind == "mode" and (o.number > 0) == truth]
        if found:
            return found
    number = Scalar(item.line, item.text).number
    if number is not None:
        return [o for o in options if o.kind in ("number", "mode") and o.number == number]
    if decision.kind == FIRST and item.text in PLAYERS:
        begins = PLAYERS.index(item.text) == decision.player
        return [o for o in options if (o.number == 1) == begins]
    attributes = [o for o in options if _is_attribute(o, decision.kind, item.text)]
    if attributes:
        return attributes
    skills = [o for o in options if o.kind == "mode" and skill_of(o) == item.text.casefold()]
    return skills or by_card(g, item, actor, options) or by_id(g, item, options)


def skill_of(option: Option) -> str:
    """The one skill that a mode gives: "gains [Flying] or [Pierce]" is answered by its name."""
    given = [node.keyword for node in walk(option.node) if isinstance(node, Keyword)] if option.node else []
    return given[0] if len(given) == 1 else ""


def by_id(g: State, item: Scalar, options: tuple[Option, ...]) -> list[Option]:
    """Names to choose among, where the answer is the number of a card that has one of them."""
    key = lookup_key(item.text)
    names = {
        lookup_key(name)
        for definition in g.definitions
        if definition.card is not None and key in {lookup_key(one) for one in definition.card.face_ids}
        for face in definition.faces
        for name in face.names
    }
    return [o for o in options if o.ref < 0 and lookup_key(o.word or o.name) in names] if names else []


def by_card(g: State, item: Scalar, actor: PlayerId, options: tuple[Option, ...]) -> list[Option]:
    """The options about the card or player that an item names."""
    lookup = Lookup(g)
    ref = reference(item.text, item.line, "answer")
    found: list[Option] = []
    legal: list[RefId] = []
    able = [o for o in options if o.kind not in ("will", "number")]
    for candidate in lookup.candidates(ref, actor):
        # What triggered may have moved since; it is still called by its name.
        about = [o for o in able if o.ref == candidate or (o.ref >= 0 and lookup.now(o.ref) == candidate)]
        if about:
            legal.append(candidate)
            found += about
    if lookup.ambiguous(ref, actor, legal):
        there = ", ".join(lookup.called(i) for i in legal)
        raise JudgeError(item.line, f"{item.text} could be any of {there}; write which")
    return found


def _is_text(option: Option, said: str) -> bool:
    """Whether an answer is the text of an option; names of cards are references instead."""
    words = {option.text, option.word, option.kind if option.kind in _NO or option.kind in _YES else ""}
    if option.ref < 0 and option.kind != "player":
        words.add(option.name)
    return said.strip().casefold() in {word.strip().casefold() for word in words if word}


def _is_attribute(option: Option, kind: str, said: str) -> bool:
    """Whether an option is an attribute called by its word or symbol."""
    if kind != ATTRIBUTE and option.kind not in ("attribute", "source", "will"):
        return False
    return attribute_key(said) != "" and attribute_key(said) in (
        attribute_key(option.word),
        attribute_key(option.name),
        ATTRIBUTE_NAME.get(option.number, "") if option.kind in ("source", "will") else "",
    )


def attribute_key(said: str) -> str:
    """Attributes as names: "{R}", "R" and "fire" are the same, "{R}{U}" is "fire water"."""
    plain = said.strip().lower()
    if plain in ATTRIBUTE_BY_NAME:
        return plain
    if plain in ("void", "free", "none") or plain.strip("{}").isdigit():
        return "free" + plain.strip("{}") if plain.strip("{}").isdigit() else "free1"
    letters = [c for c in said.strip().upper() if c not in "{} ,/"]
    if letters and all(c in ATTRIBUTE_LETTER.values() for c in letters):
        return " ".join(ATTRIBUTE_NAME[ATTRIBUTE_BY_LETTER[c]] for c in letters)
    return ""


def option_text(g: State, option: Option) -> str:
    """An option as files could write it: cards by their references."""
    lookup = Lookup(g)
    if option.ref != -9 and option.kind in ("card", "player", "cost", "trigger", "block", "replace"):
        return lookup.called(option.ref)
    if option.kind == "mode" and option.node is not None:
        skill = skill_of(option)
        return f"{option.number} ({skill})" if skill else str(option.number)  # as files choose it
    if option.kind == "attack":
        return f"{lookup.called(option.ref)} attacks {lookup.called(RefId(option.number))}"
    return option.text


def choices(g: State, decision: Decision | None = None) -> str:
    """The choices there are, for messages."""
    asked = decision if decision is not None else g.work.pending
    if asked is None:
        return "nobody has anything to decide" if not g.over else "the game is over"
    shown: list[str] = []
    alike = [o.ref for o in asked.options] if asked.kind == TRIGGER else []
    for option in asked.options:
        said = option_text(g, option)
        if alike.count(option.ref) > 1 and option.word:
            said = f"{option.word} ({said})"  # abilities of one card are told apart by their paragraphs
        if said not in shown:
            shown.append(said)
    more = f" and {len(shown) - MOST_SHOWN} more" if len(shown) > MOST_SHOWN else ""
    there = ", ".join(shown[:MOST_SHOWN])
    return f"{PLAYERS[asked.player]} decides ({asked.kind}, {cite(g.edition, asked.clause)}): {there}{more}"


def answer(g: State, given: Answer, actor: PlayerId) -> bool:
    """Answers the pending decision in place. True if a row of picks was left open that could be ended.

    Raises `NotLegal` if an item is not one of the choices, or is left over.
    """
    if given.shares:
        given = in_the_order_asked(g, given, actor)
    if not given.items:
        end_picks(g, given, actor)
        return False
    last: Decision | None = None
    for position, item in enumerate(given.items):
        assert isinstance(item, Scalar)
        decision = g.work.pending
        fresh = decision is None or decision.kind == PRIORITY or decision.player != actor
        if last is not None and not fresh and last.kind in (ORDER, TRIGGER):
            # The rest of an order is of that order, and answers nothing that is asked after it.
            if not same_row(last, decision) and leftovers_silent(g, given, position, last):
                return False
        if last is not None and fresh:
            if leftovers_silent(g, given, position, last):
                return False
            raise NotLegal(item.line, f"the answer {item.text!r} was not used", (last.clause,))
        if decision is None or decision.kind == PRIORITY:
            if last is None and found_silently(g, given, actor):
                return False
            raise NotLegal(item.line, f"nothing to answer with {item.text!r}; {choices(g)}", ("601.1",))
        if decision.player != actor:
            who = PLAYERS[decision.player]
            raise NotLegal(item.line, f"{PLAYERS[actor]} has nothing to answer; {who} decides", ("601.1",))
        last = answer_item(g, item, actor)
    done = may_end(g, last, actor)
    if given.several and done is not None:
        pick(g, done)
        return False
    return done is not None


def says_order(g: State, action: Action) -> bool:
    """Whether a step has just picked cards in a list, and is asked in which order they go on top: the order
    of the list, if nothing else is said."""
    given, decision = action.answer, g.work.pending
    if given is None or decision is None or decision.kind != ORDER or decision.purpose != "top":
        return False
    if decision.player != action.player or len(given.items) != len(decision.options):
        return False
    lookup = Lookup(g)
    for item, option in zip(given.items, decision.options, strict=True):
        assert isinstance(item, Scalar)
        if option.ref not in lookup.candidates(reference(item.text, item.line), action.player):
            return False
    return True


def in_the_order_asked(g: State, given: Answer, actor: PlayerId) -> Answer:
    """Shares written with those who get them, as the list of numbers that is asked for (903.2h)."""
    trial = g.clone()
    decision = trial.work.pending
    if decision is None or decision.kind != DIVIDE:
        raise NotLegal(given.line, f"nothing is divided now; {choices(g)}", ("601.1",))
    left = list(given.shares)
    said: list[Scalar] = []
    while decision is not None and decision.kind == DIVIDE and decision.player == actor:
        asked = decision.options[0].ref
        named = [share for share in left if asked in Lookup(trial).candidates(share[0], actor)]
        if not named:
            break
        left.remove(named[0])
        said.append(Scalar(given.line, str(named[0][1])))
        found = [o for o in decision.options if o.number == named[0][1]]
        if not found:
            break
        pick(trial, found[0])
        decision = trial.work.pending
    said += [Scalar(given.line, str(share)) for _, share in left]
    return Answer(given.line, tuple(said), several=True)


def turn_pages(g: State, item: Scalar) -> Decision:
    """Asks for higher numbers until the one that an item says is offered; the decision then."""
    number = Scalar(item.line, item.text).number
    while True:
        decision = g.work.pending
        assert decision is not None
        higher = [o for o in decision.options if o.kind == "higher"]
        if number is None or not higher or higher[0].number > number:
            return decision
        pick(g, higher[0])


def answer_item(g: State, item: Scalar, actor: PlayerId) -> Decision:
    """Picks what one item means; choosing a card accepts the "may" before it. The decision it answered."""
    decision = turn_pages(g, item)
    found = options_for(g, item, actor)
    if not found and decision.kind in (MAY, "exchange") and item.truth is None:
        yes = [o for o in decision.options if o.kind == "yes"]
        if yes:
            mark = len(g.events())
            trial = g.clone()
            pick(trial, yes[0])
            asked = trial.work.pending
            further = asked is not None and asked.kind != PRIORITY and asked.player == actor
            if further and options_for(trial, item, actor):
                pick(g, yes[0])
                return answer_item(g, item, actor)
            if isinstance(decision.node, May):
                trial = as_far_as_accepted(g, yes[0])  # what the sentences after it do is not chosen
            if _touched(trial, mark, item, actor, g):
                pick(g, yes[0])
                return decision
    if not found:
        raise NotLegal(
            item.line, f"{item.text!r} is not one of the choices; {choices(g)}", (decision.clause,)
        )
    pick(g, found[0])
    return decision


def _touched(after: State, mark: int, item: Scalar, actor: PlayerId, before: State) -> bool:
    """Whether what happened silently happened to the card an item names, or an effect begun then means it."""
    refs = {r for e in after.events()[mark:] for r in (e.subject, e.object, e.old)}
    known = {lasting.id for lasting in before.table.lasting}
    for lasting in after.table.lasting:
        if lasting.id not in known and lasting.ctx is not None:
            refs.update(r for slot in lasting.ctx.slots.values() for r in slot)
    for key, ctx in after.work.ctxs.items():  # chosen, and nothing done to it yet
        old = before.work.ctxs.get(key)
        for slot, there in ctx.slots.items():
            if old is None or old.slots.get(slot) != there:
                refs.update(there)
    return any(c in refs for c in Lookup(before).candidates(reference(item.text, item.line), actor))


def same_row(last: Decision, now: Decision | None) -> bool:
    """Whether a decision goes on with the row of picks of the one before, and is no new row."""
    if now is not None and (now.chosen or last.chosen or last.most > 1) and now.chosen <= last.chosen:
        return False
    return now is not None and (now.player, now.kind, now.purpose, now.clause, now.source) == (
        last.player,
        last.kind,
        last.purpose,
        last.clause,
        last.source,
    )


def may_end(g: State, last: Decision | None, actor: PlayerId) -> Option | None:
    """The option that ends a row of picks, if the row goes on and may end."""
    if last is None or not same_row(last, g.work.pending):
        return None
    assert g.work.pending is not None
    return next((o for o in g.work.pending.options if o.kind == "done"), None)


def leftovers_silent(g: State, given: Answer, position: int, last: Decision) -> bool:
    """Whether the items left over were the only choices left, which are taken silently."""
    if last.kind == DIVIDE:
        # What the last target gets is what is left of the whole (903.2h).
        before, rest = given.items[position - 1], given.items[position]
        shares = [o.number for o in last.options]
        assert isinstance(before, Scalar) and isinstance(rest, Scalar)
        left = min(shares) + max(shares) - (before.number or 0)
        return position == len(given.items) - 1 and rest.number == left
    lookup = Lookup(g)
    there = {o.ref for o in last.options if o.ref >= 0}
    for item in given.items[position:]:
        assert isinstance(item, Scalar)
        key = lookup_key(reference(item.text, item.line).name)
        if not any(key in lookup.names(ref) for ref in there):
            return False
    forced = not any(o.kind == "done" for o in last.options)
    return forced and len(given.items) - position == len(last.options) - 1


def found_silently(g: State, given: Answer, actor: PlayerId | None = None) -> bool:
    """Whether an answer names just what a search found without asking, because all of it had to be."""
    moved: list[RefId] = []
    for event in reversed(g.events()):
        if event.kind == MOVED:
            moved.append(event.subject)
        elif event.kind == RESOLVING:
            break
        elif event.kind == DID and event.word == "search":
            lookup = Lookup(g)
            for item in given.items:
                key = lookup_key(reference(item.text, item.line).name) if isinstance(item, Scalar) else ""
                fitting = [ref for ref in moved if key in lookup.names(ref)]
                if not fitting:
                    return False
                moved.remove(fitting[0])
            return actor is None or event.player == actor
    return False


def end_picks(g: State, given: Answer, actor: PlayerId) -> None:
    """An empty list: nothing is picked."""
    decision = g.work.pending
    if decision is None or decision.kind == PRIORITY or decision.player != actor:
        raise NotLegal(given.line, f"there is nothing to answer; {choices(g)}", ("601.1",))
    found = [o for o in decision.options if o.kind in _NO]
    if not found:
        raise NotLegal(given.line, f"something must be picked; {choices(g)}", (decision.clause,))
    pick(g, found[0])


def fits(g: State, given: Answer) -> bool:
    """Whether an answer given ahead can be meant for the pending decision."""
    decision = g.work.pending
    if decision is None or decision.kind == PRIORITY:
        return False
    if not given.items and not given.shares:
        return any(o.kind in _NO for o in decision.options)
    item = given.items[0] if given.items else Scalar(given.line, "")
    assert isinstance(item, Scalar)
    if decision.kind in (ATTACK, BLOCK) and item.truth is not None:
        return False  # declined anyway; the answer is for what comes after
    trial = g.clone()
    try:
        answer(trial, given, decision.player)
    except NotLegal:
        return False
    return True


def orders_graveyard(g: State) -> bool:
    """Whether the pending decision is how cards lie in a graveyard (302.4): a file need not care."""
    return g.work.pending is not None and g.work.pending.purpose == "graveyard"


def about_the_order(g: State, given: Answer | None) -> bool:
    """Whether an answer says how cards are to lie in a graveyard, and not what is asked afterwards."""
    if given is None or not fits(g, given):
        return False
    later = g.clone()
    while orders_graveyard(later):
        pick(later, default(later))
    return not fits(later, given)


def default(g: State) -> Option:
    """What is picked where nobody says anything: a "may" is declined, of forced choices the first taken."""
    decision = g.work.pending
    assert decision is not None
    if decision.kind != PAY:
        for option in decision.options:
            if option.kind in _NO:
                return option
    return decision.options[0]
