"""Carrying out a play: a step's extras answer the decisions of 903.2, payment is found automatically.

A play is tried on clones, choice by choice, until it is on the chase; choices the step does not fix (which
stones pay, which part of a cost is lowered) are tried in turn, so that a play possible in any way is found.
"""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import NO_ZONE, STANDBY, ZONE_BY_NAME, Zone
from willpower.cards.card import FACE_NAMES
from willpower.cards.names import lookup_key
from willpower.engine import (
    ABILITY_PLAYED,
    AWAKENED,
    COST,
    DID,
    DIVIDE,
    FREE_PLAY,
    MODE,
    MOVED,
    NUMBER_X,
    PAY,
    PLAYED,
    PRIORITY,
    RESTED,
    TARGET,
    WILL,
    Ctx,
    Decision,
    Event,
    Need,
    Obj,
    Option,
    PlayerId,
    PlayGoingOn,
    RefId,
    State,
    kinds_by_use,
    parse_need,
    paying_within,
    play_going_on,
    targets_of,
)

from ..reading.errors import JudgeError
from ..reading.lookup import DECKS, Lookup
from ..reading.model import Action, Reference
from .answers import choices
from .paying import in_order
from .play import pick

# More positions than any honest payment has; reaching it is an error, never a verdict.
BOUND: Final = 5_000
_WAYS: Final = ("allowed", "", "free", "other", "incarnation", "paid additional")
_OTHERS_FIRST: Final = ("other", "allowed", "", "free", "incarnation", "paid additional")


class Plan:
    """What a step says about how something is played, with its references as they were when it began."""

    def __init__(self, g: State, action: Action, ref: RefId) -> None:
        self.action = action
        self.player = action.player
        self.ref = ref
        self.depth = len(g.work.stack)
        self.mark = len(g.events())
        lookup = Lookup(g)
        self.face = self.side(g)
        targets = action.targets
        if targets is None and action.divide is not None:
            targets = tuple(who for who, _ in action.divide)
        self.targets = self.resolved(lookup, targets)
        for refs, written in zip(self.targets or (), targets or (), strict=False):
            if written.chase and not refs and lookup_key(written.name) in lookup.names(ref):
                refs.append(ref)  # the card that is being played: older editions let it target itself
        self.costs = self.resolved(lookup, (*(action.incarnate or ()), *(action.cost or ())))
        self.fixed_cost = action.cost is not None or action.incarnate is not None
        self.pays = self.resolved(lookup, action.pay)
        self.shares: list[tuple[list[RefId], int]] | None = None
        if action.divide is not None:
            self.shares = [(candidates(lookup, who, self.player), n) for who, n in action.divide]
        self.visited = 0
        self.failed: set[tuple[str, frozenset[int], tuple[int, ...]]] = set()
        self.stuck: tuple[int, str, tuple[str, ...]] = (-1, "", ())  # the deepest dead end, for the message

    def side(self, g: State) -> int:
        """Which side is played: the one said, else the one named, else the front, or the only one that can
        be."""
        if self.action.face:
            return FACE_NAMES.index(self.action.face)
        if self.action.verb == "play" and self.action.card is not None:
            faces = g.definitions[g.table.objs[self.ref].definition].faces
            named = [n for n, c in enumerate(faces) if self.action.card.name in c.names]
            return named[0] if named else 0
        return 0

    def resolved(self, lookup: Lookup, refs: tuple[Reference, ...] | None) -> list[list[RefId]] | None:
        """Candidates for each reference; the same name twice means two cards."""
        if refs is None:
            return None
        out: list[list[RefId]] = []
        for ref in refs:
            out.append(candidates(lookup, ref, self.player))
        return out

    # ---- where the play is ----------------------------------------------------------------------------

    def going_on(self, g: State) -> PlayGoingOn | None:
        """This very play, as long as it goes on."""
        return play_going_on(g, self.depth)

    def event(self, g: State) -> Event | None:
        """The event that says it was played."""
        verb = self.action.verb
        lookup = Lookup(g)
        for e in g.events()[self.mark :]:
            if verb == "play" and e.kind == PLAYED:
                if lookup.played_from(e.subject) == lookup.played_from(self.ref):
                    return e
            if verb == "activate" and e.kind == ABILITY_PLAYED and e.subject == self.ref:
                if "automatic" not in e.kinds:
                    return e
            if verb == "judgment" and e.kind == DID and e.word == "judgment played":
                return e
            if verb == "standby" and e.kind == MOVED and e.to == STANDBY and e.old == self.ref:
                return e
        return None

    # ---- what is picked next ----------------------------------------------------------------------------

    def options(self, g: State) -> list[Option] | None:
        """The options that agree with the step, best first; None if it says nothing about this decision."""
        d = g.work.pending
        assert d is not None
        if d.kind == PAY:
            return self.payments(g, d)
        if paying_within(g, self.depth):
            # A choice inside a will ability used to pay: of will that which pays comes first.
            return [d.options[n] for n in kinds_by_use(g) or range(len(d.options))]
        if d.kind == MODE:
            return self.modes(g, d)
        if d.kind == NUMBER_X:
            x = self.action.x
            if x is None:
                return None
            exact = [o for o in d.options if o.kind == "number" and o.number == x]
            return exact or [o for o in d.options if o.kind == "higher" and o.number <= x]
        if d.kind == TARGET:
            return self.next_target(g, d)
        if d.kind == DIVIDE:
            if self.shares is None:
                return None
            wanted = [n for refs, n in self.shares if d.options[0].ref in refs]
            return [o for o in d.options if o.number in wanted]
        if d.kind == COST:
            return self.cost_options(g, d)
        if d.purpose == "single out" and self.targets is not None and not self.action.answers:
            return list(d.options[:1])  # what is done first is done to the target written first
        if d.purpose == "graveyard":
            return list(d.options[:1])  # how what was paid with lies in a graveyard
        return None

    def payments(self, g: State, d: Decision) -> list[Option]:
        """Sources the step names come first, as long as they are not used; then whatever there is."""
        if self.pays:
            for refs in missing(self.pays, self.touched(g)):
                named = [o for r in refs for o in d.options if o.ref == r and o.kind != "will"]
                if named:
                    return named
        kinds: dict[tuple[str, int, str, str], Option] = {}
        for o in d.options:
            kinds.setdefault((o.kind, o.number, o.word, o.name), o)  # stones of one name are alike
        return in_order(g, self.player, list(kinds.values()))

    def touched(self, g: State) -> set[int]:
        """The objects that something has happened to since the play began."""
        return {r for e in g.events()[self.mark :] for r in (e.subject, e.old) if r >= 0}

    def used_up(self, g: State) -> set[int]:
        """The same without cards that only made will or whose ability it is: they may still be what the cost
        asks for."""
        since = g.events()[self.mark :]
        makers = {e.subject for e in since if e.kind == WILL}
        making = (RESTED, WILL)
        return {
            r
            for e in since
            for r in (e.subject, e.old)
            if r >= 0 and e.kind != ABILITY_PLAYED and not (e.kind in making and r in makers)
        }

    def modes(self, g: State, d: Decision) -> list[Option] | None:
        """The side, the awakening, or the modes."""
        if d.purpose == "side":
            if self.action.face or self.face:
                return [o for o in d.options if o.number == self.face]
            return sorted(d.options, key=lambda o: o.number)
        if d.purpose == "awaken":
            begun = self.going_on(g)
            left = self.action.awaken[begun.awakenings_chosen if begun is not None else 0 :]
            return [o for o in d.options if o.number == (left[0] if left else 0)]
        if self.action.modes is None:
            return None
        play = self.going_on(g)
        chosen = play.modes_chosen if play is not None else 0
        wanted = self.action.modes[chosen:]
        if not wanted:
            return [o for o in d.options if o.kind == "done"]
        return [o for o in d.options if o.kind == "mode" and o.number == wanted[0]]

    def next_target(self, g: State, d: Decision) -> list[Option] | None:
        """The target that is next in the list; the end of the list ends an "up to"."""
        if self.targets is None:
            return None
        play = self.going_on(g)
        chosen = play.targets_chosen if play is not None else 0
        if chosen >= len(self.targets):
            return [o for o in d.options if o.kind == "done"]
        refs = self.as_it_is(g, self.targets[chosen])
        found = [o for r in refs for o in d.options if o.ref == r and o.kind != "done"]
        self.check_ambiguous(g, chosen, [o.ref for o in found])
        return found[:1] or [o for o in d.options if o.kind == "done"]

    def as_it_is(self, g: State, refs: list[RefId]) -> list[RefId]:
        """Candidates with the card that is being played as it is on the chase (903.2d)."""
        return [Lookup(g).now(r) if r == self.ref and self.action.verb == "play" else r for r in refs]

    def check_ambiguous(self, g: State, index: int, legal: list[RefId]) -> None:
        written = self.action.targets
        if written is None or index >= len(written):
            return
        lookup = Lookup(g)
        ref = written[index]
        if [other.text for other in written[index:]].count(ref.text) >= len(legal):
            return  # all of that name are meant
        if lookup.ambiguous(ref, self.player, legal):
            there = ", ".join(lookup.called(i) for i in legal)
            raise JudgeError(ref.line, f"{ref.text} could be any of {there}; write which")

    def cost_options(self, g: State, d: Decision) -> list[Option] | None:
        """Which cost, which part is lowered, or with which cards it is paid."""
        kind = d.options[0].kind
        if kind == "cost":
            return self.ways(d)
        if kind == "need":
            return self.lowered(g, d)
        if not self.fixed_cost:
            return None
        assert self.costs is not None
        used = self.used_up(g) | self.picked(g)
        for refs in missing(self.costs, used):
            found = [o for r in refs for o in d.options if o.ref == r]
            return found[:1] or [o for o in d.options if o.kind == "done"]
        return [o for o in d.options if o.kind == "done"] or None

    def picked(self, g: State) -> set[int]:
        """Cards already picked for the item of the cost that is being paid."""
        top = g.work.stack[-1]
        return {*getattr(top, "picks", ()), *getattr(top, "chosen", ())}

    def ways(self, d: Decision) -> list[Option]:
        """Paying its cost, not paying it, or something else instead."""
        a = self.action
        found: list[Option] = []
        # Cards named for the cost are those of another payment, where there is one that takes them all: with
        # the card's own cost an X that the step says nothing of would be asked for.
        for way in _OTHERS_FIRST if a.cost and a.x is None else _WAYS:
            if a.free is True and way != "free":
                continue
            if a.free is False and way == "free":
                continue
            if a.incarnate is not None and way != "incarnation":
                continue
            found += [o for o in d.options if o.word == way]
        return found

    def lowered(self, g: State, d: Decision) -> list[Option]:
        """The cost with the part lowered that the step names; otherwise any that can be paid."""
        if self.action.less is None:
            return list(d.options)
        wanted = self.with_less(g)
        return [o for o in d.options if parse_need(o.word) == wanted]

    def with_less(self, g: State) -> Need:
        """What is left of the cost without the part that the step says is lowered."""
        less = parse_need(self.action.less or "")
        return tuple(max(0, n - m) for n, m in zip(self.need_before(g), less, strict=True))

    def need_before(self, g: State) -> Need:
        """The will needed after increases, before anything is lowered (903.2i-iii)."""
        play = self.going_on(g)
        assert play is not None
        return play.need_before_lowering()

    # ---- whether it went as said ------------------------------------------------------------------------

    def mismatch(self, g: State, event: Event) -> tuple[str, str]:
        """What of the step did not come true although the play is complete, and the clause."""
        made = self.made(g, event)
        if made is not None and made.ctx in g.work.ctxs:
            first = g.work.ctxs[made.ctx]
            ctxs = [first, *(g.work.ctxs[c] for c in getattr(first, "more", ()) if c in g.work.ctxs)]
            wrong = self.wrong_targets(g, ctxs) or self.wrong_choices(made, ctxs)
            if wrong != ("", ""):
                return wrong
        elif self.targets:
            return "it has no target", "903.2g"
        if self.fixed_cost and self.costs is not None:
            for refs in missing(self.costs, self.used_up(g)):
                return f"{self.said(g, refs)} was not used for the cost", "903.2j"
        for refs in missing(self.pays or [], self.touched(g)):
            return f"{self.said(g, refs)} was not used to pay", "1003.1"
        return "", ""

    def made(self, g: State, event: Event) -> Obj | None:
        """The object on the chase."""
        if self.action.verb == "play":
            return g.table.objs[event.subject]
        if self.action.verb == "activate":
            return g.table.objs[event.source] if event.source >= 0 and event.source != event.subject else None
        if self.action.verb == "judgment":
            return next(
                (g.table.objs[i] for i in reversed(g.table.chase) if g.table.objs[i].source == event.subject),
                None,
            )
        return None

    def wrong_targets(self, g: State, ctxs: list[Ctx]) -> tuple[str, str] | None:
        """Targets and shares that are not those of the step."""
        if self.targets is not None:
            have = targets_of(ctxs)
            if len(have) != len(self.targets):
                count = f"{len(have)} target{'' if len(have) == 1 else 's'}"
                gone = [refs for refs in self.targets if not any(r in have for r in self.as_it_is(g, refs))]
                which = ", ".join(self.said(g, refs) for refs in gone)
                told = f"; {which} cannot be chosen" if which else ""
                return f"it has {count}, the step names {len(self.targets)}{told}", "903.2g"
            for ref, refs in zip(have, self.targets, strict=True):
                if ref not in self.as_it_is(g, refs):
                    return f"its target is {Lookup(g).called(ref)}, not {self.said(g, refs)}", "903.2g"
        if self.shares is not None and g.edition.shares_chosen == "while playing":
            shares = {ref: n for c in ctxs for ref, n in c.shares.items()}
            for refs, n in self.shares:
                if not any(shares.get(r) == n for r in refs):
                    return f"{self.said(g, refs)} does not get {n}", "903.2h"
        return None

    def wrong_already(self, g: State) -> tuple[str, str] | None:
        """Targets taken silently that are not those of the step, before anything is paid."""
        play = self.going_on(g)
        if play is None or g.work.pending is None:
            return None
        if g.work.pending.kind not in (PAY, COST):
            return None
        if g.work.pending.options[0].kind == "cost":
            return None  # which cost is asked before targets are chosen
        if self.action.less is not None and g.work.pending.kind == PAY and not play.awakening_costs_will:
            if play.need != self.with_less(g):
                return f"it is not {self.action.less} less", "903.2i-iv"
        if not play.choosing:
            return None
        return self.wrong_targets(g, play.contexts)

    def wrong_choices(self, made: Obj, ctxs: list[Ctx]) -> tuple[str, str]:
        """Modes, X, sides and ways that are not those of the step."""
        a = self.action
        if a.modes is not None:
            chosen = sorted(m for c in ctxs for m in c.modes)
            if chosen != sorted(a.modes):
                return f"the modes are {chosen or 'none'}, not {sorted(a.modes)}", "903.2e"
        if a.x is not None and ctxs[0].x != a.x and made.x != a.x:
            return f"X is {ctxs[0].x if ctxs[0].x >= 0 else 'not asked for'}, not {a.x}", "903.2f"
        if a.verb != "play":
            return "", ""
        awakened = bool(made.marks & AWAKENED)
        if awakened != bool(a.awaken):
            return "it is awakened" if awakened else "it is not awakened", "903.2c"
        used = [n for n, k in enumerate(made.chars.ab.awakenings, 1) if any(k is x for x in ctxs[0].awakened)]
        if used and used != list(a.awaken):
            return f"awakening {used} is used, not {list(a.awaken)}", "903.2c"
        if a.free is not None and bool(made.marks & FREE_PLAY) != a.free:
            return "its cost is paid" if a.free else "its cost is not paid", "903.2i-ii"
        if made.face != self.face and (self.action.face or self.face):
            return f"the {FACE_NAMES[made.face]} side is played", "903.2b"
        return "", ""

    def said(self, g: State, refs: list[RefId]) -> str:
        return Lookup(g).called(refs[0]) if refs else "what the step names"

    # ---- the search -------------------------------------------------------------------------------------

    def search(self, g: State, try_all: bool) -> State | None:
        """The game after the play, or at the first decision the step says nothing about; None if it fails.

        `try_all`: such decisions are tried in all ways too, because only the possibility is asked for.
        """
        self.visited += 1
        if self.visited > BOUND:
            raise JudgeError(self.action.line, f"more than {BOUND} ways to do this; say how it is paid")
        event = self.event(g)
        if event is not None:
            wrong, clause = self.mismatch(g, event)
            if wrong:
                self.dead_end(g, wrong, (clause,))
                return None
            return g
        if g.over:
            return g  # paying for it ended the game
        d = g.work.pending
        assert d is not None
        if self.going_on(g) is None or d.kind == PRIORITY:
            self.dead_end(g, "it cannot be completed", ("903.2j",))
            return None
        already = self.wrong_already(g)
        if already is not None:
            self.dead_end(g, already[0], (already[1],))
            return None
        options = self.options(g)
        if options is None:
            if not try_all:
                return g
            options = list(d.options)
        if not options:
            self.dead_end(g, "", (d.clause,))
        # The order in which will is paid makes no difference: the same will used is the same position.
        key = (d.prompt, frozenset(self.touched(g)), tuple(w.bit for w in g.table.players[self.player].will))
        if d.kind == PAY:
            if key in self.failed:
                return None
            self.failed.add(key)
        for option in options:
            tried = g.clone()
            pick(tried, option)
            found = self.search(tried, try_all)
            if found is not None:
                return found
        return None

    def dead_end(self, g: State, why: str, clauses: tuple[str, ...]) -> None:
        """Remembers the furthest point that was reached."""
        depth = len(g.events())
        if depth >= self.stuck[0]:
            self.stuck = (depth, why or choices(g), clauses)


def missing(wanted: list[list[RefId]], used: set[int]) -> list[list[RefId]]:
    """Of the cards a step names those not used yet, in its order; a name written twice means two cards."""
    left = set(used)
    met: set[int] = set()
    for n in sorted(range(len(wanted)), key=lambda n: len(wanted[n])):
        hit = [r for r in wanted[n] if r in left]
        if hit:
            left.discard(hit[0])
            met.add(n)
    return [refs for n, refs in enumerate(wanted) if n not in met]


def origin_zone(action: Action) -> Zone:
    """The zone a card is played from: the hand, unless the step says otherwise."""
    if action.origin:
        return ZONE_BY_NAME[action.origin]
    return ZONE_BY_NAME["hand"] if action.verb == "play" else NO_ZONE


def there_are(lookup: Lookup) -> str:
    """The cards in a game, for messages; those in decks only if there are no others."""
    objs = lookup.g.table.objs
    seen = [i for i in lookup.things() if not lookup.gone(i) and not objs[i].zone & DECKS]
    names = list(dict.fromkeys(lookup.called(i) for i in seen))
    more = " ..." if len(names) > 12 else ""
    return f"there are {', '.join(names[:12])}{more}; others must stand under start:"


def candidates(lookup: Lookup, ref: Reference, actor: PlayerId, zone: Zone = NO_ZONE) -> list[RefId]:
    """What a reference can mean; an error if nothing of that name has ever been in the game."""
    found = lookup.candidates(ref, actor, zone)
    if not found and ref.player < 0 and not ref.chase:
        key = lookup_key(ref.name)
        if not any(key in lookup.names(i) for i in lookup.things()):
            raise JudgeError(ref.line, f"there is no {ref.text} in this game; {there_are(lookup)}")
    return found
