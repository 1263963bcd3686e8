"""References: every word that points back is bound to a slot, an event or a copy of what was named.

The scope rules are listed in docs/language.md under the same numbers as here (B1 ...).
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeVar

from willpower.abilities import symbols as S
from willpower.abilities.ability import Ability, Keyword
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Did
from willpower.abilities.effects import (
    Apply,
    Banish,
    ChooseCards,
    ChooseNumber,
    CreateToken,
    Damage,
    Delayed,
    Destroy,
    Discard,
    Draw,
    EachPlayerDoes,
    Effect,
    Force,
    GainLife,
    If,
    LookAt,
    LoseLife,
    May,
    Modes,
    Move,
    PayAnyLife,
    PayFor,
    Recover,
    Rest,
    Reveal,
    RevealUntil,
    Search,
    Sequence,
    Targeting,
)
from willpower.abilities.nouns import (
    All,
    Among,
    Attached,
    Both,
    Choose,
    ControlledBy,
    ControllerOf,
    EachPlayer,
    EventObject,
    EventPlayer,
    EventSubject,
    Filter,
    Host,
    IsOneOf,
    Noun,
    Opponent,
    OtherThan,
    Quantity,
    Ref,
    RefPlayer,
    RulerOf,
    Target,
    This,
    TopCards,
    Who,
    You,
)
from willpower.abilities.quantities import EventAmount, Num, SlotNumber
from willpower.abilities.statics import (
    Duration,
    Prevent,
    Redirect,
    Replace,
    ReplaceAmount,
    ReplaceMove,
    Static,
)
from willpower.abilities.triggers import (
    BecomesTarget,
    DealsDamage,
    Discards,
    DoesJudgment,
    Either,
    IsDealtDamage,
    LifeChanges,
    NthTime,
    Plays,
    PlaysAbility,
    Trigger,
    While,
)

from .mentions import Done, Mention, filter_types, fits, give_letter, refer, renumber
from .raw import (
    AmountThisWay,
    DoneThisWay,
    FromAmong,
    IfYouDo,
    Instead,
    OtherThanBefore,
    Pronoun,
    Same,
    SameObject,
    SameWho,
    SubjectWho,
    TargetPlayer,
    ThatMuch,
    ThatPlayer,
    TheRest,
    VerbThisWay,
    WhereX,
)
from .rows import Row
from .table import Table

N = TypeVar("N", bound=Node)


class Unbound(ValueError):
    """A word that points back to nothing."""


class TwoBindings(ValueError):
    """A word that may point back to two things."""


_VERBS: Final[dict[str, tuple[type[Effect], ...]]] = {
    "revealed": (Reveal, RevealUntil),
    "discarded": (Discard,),
    "banished": (Banish,),
    "destroyed": (Destroy,),
    "removed": (Move,),
    "returned": (Move,),
    "put": (Move,),
    "drawn": (Draw,),
    "searched": (Search,),
    "found": (Search,),
    "rested": (Rest,),
    "recovered": (Recover,),
    "lost": (LoseLife, PayAnyLife),
    "paid": (PayAnyLife, LoseLife),
    "gained": (GainLife,),
    "dealt": (Damage,),
    "roll": (Force,),
    "number": (ChooseNumber,),
}
_AMOUNTS: Final = (Damage, GainLife, LoseLife, PayAnyLife, Draw)
_INTRODUCES: Final = (Search, CreateToken, Reveal, RevealUntil, LookAt, Move, Draw)


@dataclass(frozen=True, slots=True)
class Silence:
    """The phrases without words: `same` a subject left out, `nothing` what the text does not say, `hoist`
    targets of players named in front."""

    same: int
    nothing: int
    hoist: int


class Binder:
    """Binds one ability."""

    def __init__(self, table: Table, silence: Silence) -> None:
        self.table = table
        self.silence = silence
        self.mentions: list[Mention] = []
        self.done: list[Done] = []
        self.next_slot = 1
        self.step = 0
        self.rank = 3
        self.event_amount = False
        self.acting: Who | None = None
        self.last_acting: Who | None = None
        self.hoisted: list[list[Target]] = []
        self.groups: list[tuple[Noun, list[Noun]]] = []  # cards looked at, and what was taken from them
        self.last_subject: Noun | None = None
        self.targets: list[Mention] = []
        self.optional: Done | None = None
        self.before: Effect | None = None

    # ---- abilities --------------------

    def ability(self, node: Ability) -> Ability:
        """The ability with all references bound and its slots numbered from 1."""
        changes: dict[str, Any] = {}
        for name in ("cost", "trigger", "condition", "limits", "number", "filter"):
            value = getattr(node, name, None)
            if value:
                if name == "trigger":
                    changes[name] = self.trigger(value)
                else:
                    changes[name] = self.any(value)
        effect = getattr(node, "effect", None)
        if effect is not None:
            changes["effect"] = self.scope(effect)
        for name in ("effects", "abilities"):
            value = getattr(node, name, ())
            if value and isinstance(node, Keyword):
                changes[name] = tuple(bind(self.table, self.silence, inner) for inner in value)
            elif value:
                changes[name] = self.any(value)
        bound = replace(node, **changes)
        return renumber(bound)

    def scope(self, effect: Effect) -> Effect:
        """An effect with the targets of players put in front (they are chosen while playing)."""
        self.hoisted.append([])
        bound: Effect = self.node(effect)
        targets = self.hoisted.pop()
        if targets:
            naming = Targeting(tuple(targets), phrase=self.silence.nothing)
            return Sequence((naming, bound), phrase=self.silence.hoist)
        return bound

    # ---- walking --------------------

    def any(self, value: Any) -> Any:
        """A value with its nodes bound."""
        if isinstance(value, Node):
            return self.node(value)
        if isinstance(value, tuple):
            return tuple(self.any(item) for item in value)
        return value

    def node(self, node: N) -> Any:
        """A node with everything below it bound, in the order of the text."""
        handler = _HANDLERS.get(type(node))
        if handler is not None:
            return handler(self, node)
        if isinstance(node, Ability):
            return bind(self.table, self.silence, node)
        if isinstance(node, Trigger):
            return self.trigger(node)
        if isinstance(node, Who):
            return self.who(node)
        if isinstance(node, Effect):
            return self.effect(node)
        if isinstance(node, Static) and isinstance(getattr(node, "what", None), Noun):
            return self.clause(node)
        if isinstance(node, Noun):
            return self.noun(node)
        return self.below(node)

    def below(self, node: N, skip: frozenset[str] = frozenset()) -> N:
        """The node with its fields bound."""
        changes: dict[str, Any] = {}
        for name in self.order(node):
            if name in skip:
                continue
            value = getattr(node, name)
            if isinstance(value, (Node, tuple)):
                bound = self.any(value)
                if bound is not value:
                    changes[name] = bound
        return replace(node, **changes) if changes else node

    def order(self, node: Node) -> list[str]:
        """The fields of a node in the order of its text; what the text does not show comes first."""
        names = [f.name for f in fields(node) if f.name != "phrase"]
        row = self.table.rows[node.phrase]
        if not isinstance(row, Row):
            return names
        shown = [hole.name for hole in row.holes if hole.name in names]
        lead = [
            n for n in ("who", "what") if n in names and n not in shown and row.category[:2] in ("vp", "ac")
        ]
        rest = [n for n in names if n not in shown and n not in lead]
        return lead + rest + list(dict.fromkeys(shown))

    def slot(self) -> int:
        """A new slot."""
        self.next_slot += 1
        return self.next_slot - 1

    # ---- nouns --------------------

    def mention(self, noun: Noun, number: str, types: int, **more: Any) -> Mention:
        """Remember something named."""
        rank = more.pop("rank", self.rank)
        found = Mention(noun, number, types, rank, self.step, **more)
        self.mentions.append(found)
        return found

    def noun(self, node: Noun) -> Noun:
        """A noun that is no pronoun."""
        bound: Noun = self.below(node)
        if isinstance(bound, Target):
            bound = replace(bound, slot=self.slot())
            many = "p" if bound.most is not None and bound.most != Num(1) else "s"
            if bound.filter is None:
                self.mention(RefPlayer(bound.slot), "s", 0, player=True)
            else:
                found = self.mention(Ref(bound.slot), many, filter_types(bound.filter))
                self.targets.append(found)
                if bound.players:
                    self.mention(RefPlayer(bound.slot), "s", 0, player=True)
        elif isinstance(bound, Choose):
            bound = replace(bound, slot=self.slot())
            plural = bound.unbounded or any(q is not None and q != Num(1) for q in (bound.least, bound.most))
            if bound.most == Num(1):
                plural = False
            self.mention(Ref(bound.slot), "p" if plural else "s", filter_types(bound.filter))
        elif isinstance(bound, TopCards):
            bound = replace(bound, slot=self.slot())
            self.mention(Ref(bound.slot), "s" if bound.count == Num(1) else "p", 0)
        elif isinstance(bound, All):
            self.mention(bound, "", filter_types(bound.filter))
        elif isinstance(bound, (Host, RulerOf)):
            self.mention(bound, "s", 0)
        elif isinstance(bound, Attached):
            self.mention(bound, "", 0)
        elif isinstance(bound, Both):
            self.mention(refer(bound), "p", 0)
        return bound

    def pronoun(self, node: Pronoun) -> Noun:
        """B1: the last fitting thing named in the effect; B2: else the subject, then the object of the event;
        B3: else, for "it" and "its", this card."""
        fitting = [m for m in self.mentions if not m.player and fits(m, node)]
        for rank in (3, 2, 1):
            group = [m for m in fitting if m.rank == rank]
            if group:
                best = group[-1]
                rivals = [m for m in group if m.step == best.step and m is not best and m in self.targets]
                if node.kind == "it" and best in self.targets and rivals and rivals[0].noun != best.noun:
                    raise TwoBindings("it")
                return replace(best.noun, phrase=node.phrase)
        if node.kind in ("it", "its") and node.number == "s":
            return This(phrase=node.phrase)
        raise Unbound(node.kind)

    def same(self, node: Same) -> Noun:
        """B4: a subject left out is the subject before."""
        if self.last_subject is None:
            raise Unbound("the subject")
        return replace(refer(self.last_subject), phrase=node.phrase)

    def other(self, node: OtherThanBefore) -> Noun:
        """B5: "another" and "other" exclude the last target named before, or else this card."""
        if self.targets:
            return self.targets[-1].noun
        return This()

    def from_among(self, node: FromAmong) -> Noun:
        """B6: "from among them" chooses of the cards looked at, revealed or found last."""
        if not self.groups:
            raise Unbound("among them")
        group, taken = self.groups[-1]
        filter = self.below(node.filter)
        least, most = self.any(node.least), self.any(node.most)
        if node.everything:
            noun: Noun = Among(group, filter, phrase=node.phrase)
            taken.append(noun)
            self.mention(noun, "p", 0)
            return noun
        one = IsOneOf(group, phrase=self.silence.nothing)
        filter = replace(filter, preds=(one, *filter.preds), zones=S.ANYWHERE)
        chosen = Choose(filter, least, most, self.slot(), unbounded=node.unbounded, phrase=node.phrase)
        ref = Ref(chosen.slot)
        taken.append(ref)
        plural = node.unbounded or any(q is not None and q != Num(1) for q in (least, most))
        self.mention(ref, "p" if plural and most != Num(1) else "s", filter_types(filter))
        return chosen

    def the_rest(self, node: TheRest) -> Noun:
        """B7: the rest is the cards looked at, revealed or found last, without those taken since."""
        if not self.groups:
            raise Unbound("the rest")
        group, taken = self.groups[-1]
        preds = tuple(OtherThan(noun) for noun in taken)
        return Among(group, Filter(preds, S.ANYWHERE), phrase=node.phrase)

    def done_this_way(self, node: DoneThisWay) -> Noun:
        """B8: "... this way" is what the last instruction with that verb acted on."""
        done = self.find_done(node.verb)
        if done is None:
            raise Unbound(f"{node.verb} this way")
        noun: Noun = Ref(done.slot)
        if isinstance(done.node, (Destroy, Banish)) and isinstance(done.noun, (Target, Choose)):
            noun = Ref(done.noun.slot)  # read as it last was in the field (911.1)
        if node.filter is not None:
            return Among(noun, self.below(node.filter), phrase=node.phrase)
        return replace(noun, phrase=node.phrase)

    def find_done(self, verb: str) -> Done | None:
        """The last instruction with the verb."""
        kinds = _VERBS[verb]
        for done in reversed(self.done):
            if isinstance(done.node, kinds):
                if verb == "removed" and isinstance(done.node, Move) and done.node.to != S.REMOVED:
                    continue
                return done
        return None

    # ---- players --------------------

    def who(self, node: Who) -> Who:
        """A player; players other than you can be spoken of again."""
        bound: Who = self.below(node)
        if not isinstance(bound, You):
            self.mention(bound, "s", 0, player=True)
        return bound

    def target_player(self, node: TargetPlayer) -> Who:
        """A player who is a target gets a slot; the target is named in front of the effect."""
        slot = self.slot()
        if not self.hoisted:
            raise Unbound("target player")
        self.hoisted[-1].append(Target(slot, None, players=node.players))
        who = RefPlayer(slot, phrase=node.phrase)
        self.mention(RefPlayer(slot), "s", 0, player=True)
        return who

    def that_player(self, node: ThatPlayer) -> Who:
        """B9: "that player" is the player named last; the event's, if none was named."""
        players = [m for m in self.mentions if m.player]
        for rank in (3, 2, 1):
            group = [m for m in players if m.rank == rank]
            if group:
                found = group[-1].noun
                assert isinstance(found, Who)
                return replace(found, phrase=node.phrase)
        cards = [m for m in self.mentions if not m.player]
        if cards:
            return ControllerOf(cards[-1].noun, phrase=node.phrase)
        raise Unbound("that player")

    def subject_who(self, node: SubjectWho) -> Who:
        """B10: "their" is of the player who acts in the clause; else of the player named last."""
        if self.acting is not None:
            return replace(self.acting, phrase=node.phrase)
        players = [m.noun for m in self.mentions if m.player]
        if players:
            found = players[-1]
            assert isinstance(found, Who)
            return replace(found, phrase=node.phrase)
        raise Unbound("their")

    def same_who(self, node: SameWho) -> Who:
        """B4 for players."""
        if self.last_acting is None:
            raise Unbound("the player")
        return replace(self.last_acting, phrase=node.phrase)

    # ---- numbers and conditions --------------------

    def that_much(self, node: ThatMuch) -> Quantity:
        """B11: "that much" is the amount of the last instruction with one; else that of the event."""
        for done in reversed(self.done):
            if isinstance(done.node, _AMOUNTS):
                return SlotNumber(done.slot, phrase=node.phrase)
        if self.event_amount:
            return EventAmount(phrase=node.phrase)
        raise Unbound("that much")

    def amount_this_way(self, node: AmountThisWay) -> Quantity:
        """B8 for numbers."""
        done = self.find_done(node.verb)
        if done is None:
            raise Unbound(f"{node.verb} this way")
        return SlotNumber(done.slot, phrase=node.phrase)

    def if_you_do(self, node: IfYouDo) -> Did:
        """B12: "if you do" asks for the last optional instruction, or else for the one just before."""
        if self.optional is not None:
            return Did(self.optional.slot, phrase=node.phrase)
        if not self.done:
            raise Unbound("if you do")
        return Did(self.done[-1].slot, phrase=node.phrase)

    def verb_this_way(self, node: VerbThisWay) -> Did:
        """B8 for conditions."""
        done = self.find_done(node.verb)
        if done is None:
            raise Unbound(f"{node.verb} this way")
        return Did(done.slot, self.any(node.filter), self.any(node.least), phrase=node.phrase)

    # ---- instructions --------------------

    def effect(self, node: Effect) -> Effect:
        """An instruction; its result gets a slot."""
        self.step += 1
        outer = self.acting
        skip: frozenset[str] = frozenset()
        who = getattr(node, "who", None)
        if isinstance(who, Who) and not isinstance(node, EachPlayerDoes):
            bound_who = self.node(who)
            node = replace(node, who=bound_who)  # type: ignore[call-arg]
            self.acting = bound_who
            self.last_acting = bound_who
            skip = frozenset(["who"])
        bound = self.below(node, skip)
        self.acting = outer
        if any(f.name == "slot" for f in fields(bound)):
            slot = self.slot()
            bound = replace(bound, slot=slot)  # type: ignore[call-arg]
            if isinstance(bound, RevealUntil):
                bound = replace(bound, found=self.slot())
            self.record(bound, slot)
        return bound

    def record(self, node: Effect, slot: int) -> None:
        """Remember an instruction and what it produced."""
        what = getattr(node, "what", None)
        self.done.append(Done(node, slot, self.step, what if isinstance(what, Noun) else None))
        if isinstance(node, (May, PayFor)):
            self.optional = self.done[-1]
        elif not isinstance(node, Apply):
            self.optional = None
        ref = Ref(slot)
        if isinstance(node, Search):
            many = node.most not in (None, Num(1)) or node.least not in (None, Num(0), Num(1))
            self.mention(ref, "p" if many else "s", filter_types(node.filter), in_play=False)
            self.groups.append((ref, []))
        elif isinstance(node, CreateToken):
            self.mention(ref, "s" if node.count == Num(1) else "p", node.token.types)
        elif isinstance(node, (LookAt, Reveal)):
            single = self.number_of(what) if isinstance(what, Noun) else "p"
            if isinstance(what, (TopCards, All)):
                self.groups.append((ref, []))
                self.mention(ref, single, 0, in_play=False)
            elif isinstance(what, Choose):
                self.mention(Ref(what.slot), single, filter_types(what.filter), in_play=False)
        elif isinstance(node, RevealUntil):
            found = Ref(node.found)
            self.groups.append((ref, [found]))
            self.mention(found, "s" if node.count is None else "p", filter_types(node.filter), in_play=False)
        elif isinstance(node, Move):
            number = self.number_of(node.what)
            types = next((m.types for m in reversed(self.mentions) if m.noun == refer(node.what)), 0)
            self.mention(ref, number, types, in_play=node.to == S.FIELD)
            self.mentions[-1].types = self.types_of(node.what) or types
        elif isinstance(node, Draw):
            self.mention(ref, "s" if node.count == Num(1) else "p", 0, in_play=False, rank=1)

    def types_of(self, noun: Noun) -> int:
        """The types a noun's cards have, as far as its filter says."""
        filter = getattr(noun, "filter", None)
        return filter_types(filter) if isinstance(filter, Filter) else 0

    def number_of(self, noun: Noun) -> str:
        """Whether a noun is one card or several."""
        if isinstance(noun, TopCards):
            return "s" if noun.count == Num(1) else "p"
        if isinstance(noun, (All, Both, Among)):
            return "" if isinstance(noun, All) else "p"
        refered = refer(noun)
        for mention in reversed(self.mentions):
            if type(mention.noun) is type(refered) and mention.noun == refered:
                return mention.number
        return "s"

    def choose_cards(self, node: ChooseCards) -> Effect:
        """B15: "choose a card" right after looking at cards or revealing them chooses one of those."""
        last = self.done[-1].node if self.done else None
        choice = node.choice
        if isinstance(last, (LookAt, Reveal)) and self.groups and isinstance(choice, Choose):
            if choice.filter.zones == 0 and not any(isinstance(p, ControlledBy) for p in choice.filter.preds):
                one = IsOneOf(self.groups[-1][0], phrase=self.silence.nothing)
                filter = replace(choice.filter, preds=(one, *choice.filter.preds), zones=S.ANYWHERE)
                node = replace(node, choice=replace(choice, filter=filter))
        return self.effect(node)

    def may(self, node: May) -> May:
        """What a player may do; the answer gets a slot before what follows."""
        bound = self.below(node)
        slot = self.slot()
        bound = replace(bound, slot=slot)
        self.record(bound, slot)
        return bound

    def each_player(self, node: EachPlayerDoes) -> EachPlayerDoes:
        """Inside, "their" is of the player who acts."""
        who = self.node(node.who)
        outer, self.acting = self.acting, You()
        effect = self.node(node.effect)
        self.acting = outer
        return replace(node, who=who, effect=effect)

    def clause(self, node: Any) -> Any:
        """A continuous effect: its subject is remembered for the clauses that leave it out."""
        what = self.node(node.what)
        if not (isinstance(what, Noun) and what.phrase == self.silence.same):
            self.last_subject = what
        if isinstance(what, Who):
            outer, self.acting = self.acting, what
            bound = self.below(replace(node, what=what), frozenset(["what"]))
            self.acting = outer
            return bound
        return self.below(replace(node, what=what), frozenset(["what"]))

    def where_x(self, node: WhereX) -> Effect:
        """X gets the quantity that the text says (903.3b-i)."""
        effect = self.node(node.effect)
        value = self.node(node.value)
        return Sequence((give_letter(effect, node.letter, value),), phrase=node.phrase)

    def instead(self, node: Instead) -> If:
        """B13: "if ..., ... instead" rewrites the sentence before it."""
        before = self.node(node.before)
        condition = self.node(node.condition)
        outer, self.before = self.before, before
        then = self.node(node.then)
        self.before = outer
        return If(condition, then, before, phrase=node.phrase)

    def same_object(self, node: SameObject) -> Noun:
        """B14: in "... instead" what is left out is what the instruction before acted on."""
        if self.before is not None:
            for one in walk(self.before):
                if isinstance(one, Damage):
                    return refer(one.to)
        raise Unbound("instead")

    def duration(self, node: Duration) -> Duration:
        """B14 for how long."""
        if node.until != "same":
            return self.below(node)
        if self.before is not None:
            for one in walk(self.before):
                if isinstance(one, Apply):
                    return one.duration
        raise Unbound("instead")

    def modes(self, node: Modes) -> Modes:
        """Each mode is a scope of its own."""
        options = []
        for option in node.options:
            kept, done, targets = list(self.mentions), list(self.done), list(self.targets)
            options.append(self.scope(option))
            self.mentions, self.done, self.targets = kept, done, targets
        rest = self.below(replace(node, options=()))
        return replace(rest, options=tuple(options))

    def delayed(self, node: Delayed) -> Delayed:
        """A delayed ability: its own event, then the effect."""
        trigger = self.trigger(node.trigger)
        effect = self.node(node.effect)
        return replace(node, trigger=trigger, effect=effect, condition=self.any(node.condition))

    # ---- events --------------------

    def trigger(self, node: Trigger) -> Trigger:
        """What an event is about can be spoken of in the effect."""
        outer, self.rank = self.rank, -1
        bound = self.below(node)
        self.rank = outer
        self.event(bound)
        return bound

    def event(self, node: Trigger) -> None:
        """Remember subject, object, player and amount of an event."""
        if isinstance(node, (While, NthTime)):
            self.event(node.trigger)
            return
        if isinstance(node, Either):
            for one in node.triggers:
                self.event(one)
            return
        subject = getattr(node, "what", None)
        if isinstance(subject, Filter) or (
            subject is None and isinstance(node, (Plays, PlaysAbility, Discards, DoesJudgment))
        ):
            types = filter_types(subject) if isinstance(subject, Filter) else 0
            self.mention(EventSubject(), "s", types, rank=2)
        elif isinstance(subject, All):
            self.mention(EventSubject(), "", filter_types(subject.filter), rank=2)
        elif isinstance(subject, (This, Host, RulerOf, Ref)):
            self.mention(subject, "s", 0, rank=0 if isinstance(subject, This) else 2)
        for name in ("to", "object", "attacker", "blocker", "by"):
            other = getattr(node, name, None)
            if isinstance(other, All):
                self.mention(EventObject(), "", filter_types(other.filter), rank=1)
            elif isinstance(other, Filter) and isinstance(node, BecomesTarget):
                self.mention(EventObject(), "s", 0, rank=1)
            elif isinstance(other, EachPlayer):
                self.mention(EventPlayer(), "s", 0, rank=2, player=True)
            elif isinstance(other, Opponent):
                self.mention(other, "s", 0, rank=2, player=True)
        who = getattr(node, "who", None) or getattr(node, "whose", None)
        if isinstance(who, EachPlayer):
            self.mention(EventPlayer(), "s", 0, rank=2, player=True)
        elif isinstance(who, Who) and not isinstance(who, You):
            self.mention(who, "s", 0, rank=2, player=True)
        if isinstance(node, (DealsDamage, IsDealtDamage, LifeChanges)):
            self.event_amount = True

    def replacement(self, node: Any) -> Any:
        """A replacement effect: first the event, then what happens instead."""
        event = self.trigger(node.event)
        return self.below(replace(node, event=event), frozenset(["event"]))


_HANDLERS: Final[dict[type[Node], Any]] = {
    Pronoun: Binder.pronoun,
    Same: Binder.same,
    SameObject: Binder.same_object,
    Duration: Binder.duration,
    OtherThanBefore: Binder.other,
    FromAmong: Binder.from_among,
    TheRest: Binder.the_rest,
    DoneThisWay: Binder.done_this_way,
    TargetPlayer: Binder.target_player,
    ThatPlayer: Binder.that_player,
    SubjectWho: Binder.subject_who,
    SameWho: Binder.same_who,
    ThatMuch: Binder.that_much,
    AmountThisWay: Binder.amount_this_way,
    IfYouDo: Binder.if_you_do,
    VerbThisWay: Binder.verb_this_way,
    May: Binder.may,
    ChooseCards: Binder.choose_cards,
    EachPlayerDoes: Binder.each_player,
    WhereX: Binder.where_x,
    Instead: Binder.instead,
    Modes: Binder.modes,
    Delayed: Binder.delayed,
    Replace: Binder.replacement,
    ReplaceMove: Binder.replacement,
    ReplaceAmount: Binder.replacement,
    Redirect: Binder.replacement,
    Prevent: Binder.replacement,
}


def bind(table: Table, silence: Silence, ability: Ability) -> Ability:
    """An ability with all references bound."""
    return Binder(table, silence).ability(ability)
