"""How far words reach: branches, conditions and what they may speak of (B17, B19, B23, B24)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from willpower.abilities import symbols as S
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import AllConds, Condition, Did, Exists, Fits, NotCond, WasPlayed
from willpower.abilities.effects import (
    AddTo,
    Apply,
    Banish,
    CallStone,
    Cancel,
    ChangeTargets,
    ChooseNow,
    ChooseWord,
    Copy,
    CreateToken,
    Destroy,
    Discard,
    Effect,
    ForEach,
    If,
    Modes,
    Move,
    PlayCard,
    Sequence,
    SetLife,
    SpendOnly,
)
from willpower.abilities.nouns import (
    All,
    AllButOne,
    Among,
    AttributeIs,
    Choose,
    ChosenIs,
    EachPlayer,
    EventObject,
    EventSubject,
    Filter,
    Host,
    NameIs,
    Noun,
    Opponent,
    OwnedBy,
    Pred,
    RaceIs,
    Ref,
    RulerOf,
    SpellIs,
    StatusIs,
    Target,
    This,
    TypeIs,
    You,
)
from willpower.abilities.quantities import Count, Divide, LifeOf, Num, Times
from willpower.abilities.severally import severally, speaks_of_each, subject_of
from willpower.abilities.statics import Duration, EntersWith, MayPlay, OnlyWhile, Prevent
from willpower.abilities.triggers import Draws, Trigger

from .aims import said_again
from .another import acts_first, said_once
from .each_did import may_deny
from .fighters import of_the_fight
from .gone import gone, just_drawn, known_anyway, out_of_items, slots_put
from .guards import under_guards
from .instead import kind_known, same_damage
from .mentions import (
    SPELL,
    Done,
    Mention,
    about_this,
    asks_what,
    comes_of,
    dealt_by_this,
    filter_types,
    gone_to,
    gone_where,
    is_added,
    last_of_kind,
    of_just_one,
    refer,
)
from .past import before_it_changed
from .printer import Printer
from .raw import (
    CardTarget,
    IfYouDo,
    Pronoun,
    SameDuration,
    SameWho,
    SubjectWho,
    TargetPlayer,
    ThatPlayer,
    ThatWord,
)
from .references import References
from .rows import Row
from .verbs_back import last_done
from .walker import Unbound

_PAST: Final = frozenset(["was", "wasn't", "were", "had", "controlled"])
_KIND: Final[dict[type[Node], str]] = {NameIs: "name", RaceIs: "race", AttributeIs: "attribute"}


@dataclass(slots=True)
class Known:
    """What had been named and done at some place of a text."""

    mentions: list[Mention]
    done: list[Done]
    groups: list[tuple[Noun, list[Noun]]]
    optional: Done | None


@dataclass(slots=True)
class Branch:
    """A sentence with "if": what it asks and does, for which types, what was known before its instruction,
    and what was done when it ended."""

    asked: Condition
    then: Effect
    kinds: int
    known: Known
    done: list[Done]


def kinds_asked(condition: Condition) -> int:
    """The types of cards that "if it's a ..." asks for, 0 if it asks something else."""
    return filter_types(condition.filter) if isinstance(condition, Fits) else 0


def of_ruler(condition: Condition) -> bool:
    """Whether a condition asks about "your J-ruler" (B19)."""
    return isinstance(condition, Fits) and isinstance(condition.what, RulerOf)


class Scopes(References):
    """Binds what stands under a condition."""

    def asked_of(self, node: Fits) -> Fits:
        """Whether something "was" or "had" is asked of a card as it was in the field (911.1)."""
        bound = known_anyway(self.optional, self.below(node))
        past = self.said is not None and not _PAST.isdisjoint(
            item for item in self.said.items if isinstance(item, str)
        )
        if is_added(bound):
            self.mention(Host(), "s", 0)  # "as long as this card is added to an Elf, it ..."
        found: Fits = before_it_changed(self.done, self.as_it_was(bound)) if past else bound
        return self.no_longer_spells(found)

    def no_longer_spells(self, asked: Fits) -> Fits:
        """A card that lies elsewhere is no spell: "a spell" is said of that type of old cards (1405.1)."""
        if not any(m.noun == asked.what and not m.in_play and isinstance(m.noun, Ref) for m in self.mentions):
            return asked
        preds = tuple(
            TypeIs(S.CHANT, phrase=one.phrase) if isinstance(one, SpellIs) and one.kind == "spell" else one
            for one in asked.filter.preds
        )
        return replace(asked, filter=replace(asked.filter, preds=preds))

    branch: Branch | None = None

    def if_(self, node: If) -> If:
        """B17: after "if this card ..." "it" is this card. B23: a condition behind an instruction is asked
        before it, and of two branches one happens: both know what is named, not what comes of it."""
        self.denied(node)
        first = self.order(node)
        then = None
        sister = self.sister(node)
        if sister is not None:  # neither happens if the other does
            after = self.known()
            self.forget(sister.known)
            bound: If = self.otherwise(after, lambda: self.if_(node))
            self.recall(after)
            kinds = sister.kinds | kinds_asked(bound.condition)
            self.branch = Branch(node.condition, node.then, kinds, sister.known, list(self.done))
            return bound
        if first.index("then") > first.index("condition"):
            condition = self.asked(node.condition)
            before = self.known()
        else:
            before = self.known()
            then = self.node(node.then)
            after = self.known()
            self.forget(before)
            condition = self.asked_first(node.condition, then)
            before = self.known()
            self.recall(after)
        if then is None:
            kept = self.undone(condition)
            then = self.node(node.then)
            self.mentions = [*kept, *self.mentions]
        otherwise = None
        if node.otherwise is not None:
            after = self.known()
            self.forget(before)
            otherwise = self.otherwise(after, lambda: self.any(node.otherwise))
            self.recall(after)
        bound = replace(node, condition=condition, then=then, otherwise=otherwise)
        self.branch = Branch(node.condition, node.then, kinds_asked(condition), before, list(self.done))
        return bound

    def asked_first(self, condition: Condition, then: Effect) -> Any:
        """B23: what is asked behind an instruction is asked before it: a card that will be chosen for it is
        not known then, a target is."""
        chosen = {one.slot for one in walk(then) if isinstance(one, Choose)}
        unknown = [m for m in self.mentions if isinstance(m.noun, Ref) and m.noun.slot in chosen]
        self.mentions = [m for m in self.mentions if m not in unknown]
        asked = self.asked(condition)
        if unknown and any(isinstance(one, This) for one in walk(asked)):
            if not any(isinstance(one, This) for one in walk(condition)):
                raise Unbound("it, which is chosen later")
        return asked

    def otherwise(self, after: Known, branch: Callable[[], Any]) -> Any:
        """B16 for the branch that happens instead of one in which this card deals damage: "it deals" is this
        card there too."""
        outer = self.dealt_otherwise
        self.dealt_otherwise = any(dealt_by_this(one.node) for one in after.done)
        bound = branch()
        self.dealt_otherwise = outer
        return bound

    def this_card(self, node: This) -> Noun:
        """ "This card from your graveyard" is the card that the cost has put there (302.3)."""
        from .phrases.cards.filters import named_zones

        zones = named_zones(node.phrase)
        for done in reversed(self.done if zones else []):
            if gone_to(done.node) & zones:
                return Ref(done.slot, phrase=node.phrase)
        return node

    def undone(self, condition: Condition) -> list[Mention]:
        """After "if you don't" nothing is known of what would have been chosen; those mentions."""
        asked = condition.condition if isinstance(condition, NotCond) else None
        done = [one.node for one in self.done if isinstance(asked, Did) and one.slot == asked.slot]
        made = [one for node in done for one in walk(node) if isinstance(one, (Choose, Effect))]
        slots = {getattr(one, "slot", 0) for one in made} - {0}
        gone = [m for m in self.mentions if getattr(m.noun, "slot", 0) in slots]
        self.mentions = [m for m in self.mentions if m not in gone]
        return gone

    def denied(self, node: If) -> None:
        """B12: "if you control a Human, .... If you don't, ..." denies what was asked (control.py), not that
        what was done for it was done."""
        asked, before = node.condition, self.branch
        if not isinstance(asked, NotCond) or not isinstance(asked.condition, IfYouDo) or asked.condition.who:
            return
        words = Printer(self.table).words(asked, "")
        may_deny(self, words)
        if before is not None and before.done == self.done:
            whom = {"you": You, "they": Opponent}.get(words[0], Opponent)
            if words[-1] in ("don't", "doesn't") and asks_what(before.asked, before.then, whom):
                raise Unbound("if you don't")

    def not_so(self, node: NotCond) -> NotCond:
        """B20: of cards that are not there nobody speaks again: "if they control no Elf, it gains ..."."""
        outer, self.no = self.no, isinstance(node.condition, Exists)
        bound = self.below(node)
        self.no = outer
        return bound

    def sister(self, node: If) -> Branch | None:
        """B23: "if it isn't an addition" or "if it's a chant" right after "if it's an addition": only one of
        them can be."""
        before, self.branch = self.branch, None
        if before is None or before.done != self.done:
            return None
        if node.condition == NotCond(before.asked) or before.asked == NotCond(node.condition):
            return before
        kinds = kinds_asked(node.condition)
        return before if kinds and before.kinds and not kinds & before.kinds else None

    def happening(self, node: Trigger, named: bool) -> Trigger:
        """B5: in what an event says behind its subject "another" excludes that: "a Golem hits another"."""
        outer, self.happens_to = self.happens_to, acts_first(node, self.order(node))
        bound = self.below(node, frozenset(["what"]) if named else frozenset())
        self.happens_to = outer
        return out_of_items(said_once(node, bound))

    def in_a_row(self, node: Sequence) -> Effect:
        """B4: what follows what "they" do in a sentence without a player is done by them too: "they draw a
        card and lose 100 life"."""
        row = self.table.row(node.phrase)
        if row is not None and row.category in ("text", "mode"):
            return under_guards(self.effect(node), self.table)
        if not isinstance(row, Row) or not row.category.startswith("seq"):
            return self.effect(node)
        parts = list(node.parts)
        theirs = self.by_them(parts[0])
        for at, part in enumerate(parts[1:], 1):
            theirs = theirs and getattr(part, "who", part) is None
            if theirs:
                same = SameWho(phrase=self.silence.nothing)
                parts[at] = replace(part, who=same)  # type: ignore[call-arg]
            theirs = theirs or self.by_them(part)
        return self.effect(replace(node, parts=tuple(parts)))

    def by_them(self, part: Effect) -> bool:
        """Whether an instruction is said of "them"."""
        who = getattr(part, "who", None)
        row = self.table.row(who.phrase) if isinstance(who, ThatPlayer) else None
        return isinstance(row, Row) and row.category == "they.p"

    def where_it_is(self, node: Effect) -> Effect:
        """A card that was destroyed, banished, discarded or cancelled and then moved is moved from where it
        went (302.3); what is read of it is what it was before (911.1)."""
        what = getattr(node, "what", None)
        if isinstance(node, (Cancel, Copy, ChangeTargets)) and what == EventSubject():
            if any(m.noun == EventObject() and m.types == SPELL for m in self.mentions):
                return replace(node, what=EventObject(phrase=what.phrase))  # the ability, not its card
        if not isinstance(node, (Move, AddTo, PlayCard)) or not isinstance(what, (Ref, Choose, Among)):
            return node
        undone = [] if self.before is None else [getattr(one, "slot", 0) for one in walk(self.before)]
        for done in reversed(self.done):
            if done.slot in undone:  # "... instead": it has not gone there
                continue
            if isinstance(done.node, (Destroy, Banish, Discard, Cancel)) and done.noun is not None:
                went = refer(done.noun)
                if went == what:
                    return replace(node, what=Ref(done.slot, phrase=what.phrase))
                if isinstance(went, Ref) and not isinstance(what, Ref):  # "one of them"
                    node = replace(node, what=gone_where(what, went, done.slot))
                    what = node.what
        return node

    def one_of_several(self, node: ChooseNow) -> ChooseNow:
        """Of several instructions one is performed: none knows what comes of another (B23)."""
        outer = self.acting
        rest = self.below(replace(node, options=()))
        if rest.who is not None:
            self.acting = self.last_acting = rest.who
        options: list[Effect] = []
        for option in node.options:
            before = self.known()
            options.append(self.node(option))
            if option is not node.options[-1]:
                self.forget(before)
        self.acting = outer
        return replace(rest, options=tuple(options))

    def known(self) -> Known:
        """What has been named and done so far."""
        groups = [(group, list(taken)) for group, taken in self.groups]
        return Known(list(self.mentions), list(self.done), groups, self.optional)

    def forget(self, before: Known) -> None:
        """Go back to what was known before an instruction; what it names stays, what comes of it does not."""
        results = {one.slot for one in self.done if one not in before.done}
        results |= {getattr(one.node, "found", 0) for one in self.done if one not in before.done}
        self.mentions = [m for m in self.mentions if m in before.mentions or not comes_of(m, results)]
        self.done, self.optional = list(before.done), before.optional
        self.groups = [(group, list(taken)) for group, taken in before.groups]

    def recall(self, after: Known) -> None:
        """Know again what was known after an instruction, and what has been named since."""
        self.mentions = [*after.mentions, *[m for m in self.mentions if m not in after.mentions]]
        since = [one for one in self.done if one not in after.done]
        self.done = [*after.done, *since]
        before = [group for group, _ in after.groups]
        self.groups = after.groups + [group for group in self.groups if group[0] not in before]
        self.optional = self.optional if since else after.optional

    def asked(self, condition: Condition) -> Condition:
        """What "if" asks; a ruler named there is spoken of again only if nothing else was named (B19)."""
        outer, self.asking = self.asking, condition
        bound: Condition = self.node(condition)
        self.asking = outer
        self.not_of_each(condition, bound)
        self.called |= of_just_one(bound)
        if about_this(bound):
            self.mention(This(), "s", 0)
        elif isinstance(bound, Fits):  # B17 for any other card
            said_again(self, bound.what)
        if any(isinstance(one, Opponent) for one in walk(bound)):
            self.mention(Opponent(), "s", 0, rank=1, player=True)
        return bound

    def unsaid(self, effect: Effect) -> None:
        """B13 for a paragraph: what the instruction that is rewritten would have named is not there."""
        if self.last_spell is not None:
            kind_known(self.last_spell, effect)
            replaced = last_of_kind(self.last_spell, effect)
            if replaced is not self.last_spell or not isinstance(replaced, Sequence):
                named = [node for node in walk(replaced) if isinstance(node, (Effect, Choose))]
                gone = {getattr(node, "slot", 0) for node in named}
                self.mentions = [m for m in self.mentions if getattr(m.noun, "slot", -1) not in gone]

    def was_played(self, node: WasPlayed) -> WasPlayed:
        """B2: "if it was the second chant you played" asks it of the card of the event that was played."""
        if isinstance(node.what, Pronoun) and node.filter is not None:
            if any(m.noun == EventSubject() and m.rank == 2 for m in self.mentions):
                node = replace(node, what=EventSubject(phrase=node.what.phrase))
        return self.below(node)

    def set_life(self, node: SetLife) -> Effect:
        """Half of a target's life: the target is named once (903.2g)."""
        half = node.amount
        share = half.left if isinstance(half, Times) else None
        if not isinstance(node.who, TargetPlayer) or not isinstance(share, Divide):
            return self.effect(node)
        bound = self.effect(replace(node, amount=Num(0)))
        assert isinstance(bound, SetLife) and isinstance(half, Times)
        return replace(bound, amount=replace(half, left=replace(share, left=LifeOf(bound.who or You()))))

    def where_it_lies(self, node: Pronoun) -> Noun:
        """ "It from your graveyard": only where it lies in that of its controller (105.3, 302.5)."""
        what = just_drawn(self, node) or self.pronoun(node)
        if not node.yours:
            return what
        if isinstance(what, This):
            return replace(what, yours=True)
        return Among(replace(what, phrase=0), Filter((OwnedBy(You()),), S.ANYWHERE), phrase=node.phrase)

    def not_this(self, node: Pronoun) -> Noun:
        """B1 where "it" gets ATK and DEF, which a chant has not (206.1): what was named besides this card."""
        kept = self.mentions
        away = gone(self.done)
        self.mentions = [m for m in kept if not isinstance(m.noun, This) and m.noun not in away]
        what = self.pronoun(node)
        self.mentions = kept
        if isinstance(what, This):
            raise Unbound(node.kind)
        return what

    def replacement(self, node: Any) -> Any:
        """A replacement effect: first the event, then what happens instead. What comes behind it does not
        know of the event, which may never happen."""
        amount, of_event = self.event_amount, self.of_event
        event = self.trigger(node.event)
        if any(isinstance(one, Draws) for one in walk(event)):  # no card was drawn
            self.mentions = [m for m in self.mentions if not isinstance(m.noun, EventSubject)]
        if isinstance(node, Prevent):
            self.of_event = ("prevented",)
        bound = self.below(replace(node, event=event), frozenset(["event"]))
        self.event_amount, self.of_event = amount, of_event
        return same_damage(bound)

    def beside(self, node: Any) -> Any:
        """A continuous effect with its subject bound. B1: its object "it" is another card than its subject,
        as in "target resonator must block it"."""
        outer, self.of_this = self.of_this, isinstance(node.what, This)
        if not any(isinstance(one, Pronoun) for one in walk(getattr(node, "to", None) or This())):
            alone = self.below(node, frozenset(["what"]))
            self.of_this = outer
            return alone
        kept = self.mentions
        self.mentions = [m for m in kept if m.noun != refer(node.what)]
        bound = self.below(node, frozenset(["what"]))
        self.mentions, self.of_this = kept, outer
        return bound

    def duration(self, node: SameDuration) -> Duration:
        """B14 for how long."""
        if self.before is not None:
            for one in walk(self.before):
                if isinstance(one, Apply):
                    return one.duration
        raise Unbound("instead")

    def player_static(self, node: Any) -> Any:
        """A continuous effect about a player: "their" is of that player."""
        who = self.node(node.who)
        outer, self.acting = self.acting, who
        bound = self.below(replace(node, who=who), frozenset(["who"]))
        self.acting = outer
        return bound

    def spending(self, node: SpendOnly) -> SpendOnly:
        """What will is spent on; in what happens then "it" is the card played."""
        kept, done = list(self.mentions), list(self.done)
        bound = self.below(replace(node, rider=None))
        wanted = bound.rider_for or bound.play
        self.mention(EventSubject(), "s", filter_types(wanted), in_play=False)
        bound = replace(bound, rider=self.any(node.rider))
        self.mentions, self.done = kept, done
        return bound

    def has_entered(self, node: Effect) -> None:
        """How a card enters is said before it does: "put it into the field rested"."""
        there = [done.slot for done in self.done if isinstance(done.node, (CallStone, CreateToken))]
        there += slots_put(self.done)
        for one in node.statics if isinstance(node, Apply) else ():
            if isinstance(one, EntersWith) and isinstance(one.what, Ref) and one.what.slot in there:
                raise Unbound("enters, behind what put it into the field")

    def same_options(self, node: Modes) -> tuple[Effect, ...]:
        """B14 for options: "choose two instead" in a paragraph of its own is of those of the one before."""
        if node.options:
            return ()
        before = self.before if self.before is self.last_spell else None
        if not isinstance(before, Modes):
            raise Unbound("instead")
        return before.options

    def for_each(self, node: ForEach) -> ForEach:
        """B27: in what is done for each of some cards "its" and "that card" are of each of them in turn."""
        what = self.any(node.what)
        slot = 0
        if isinstance(what, Count) and not what.distinct and isinstance(what.what, (All, Among, Ref)):
            slot = self.slot()
            filter = getattr(what.what, "filter", None)
            self.mention(Ref(slot), "s", filter_types(filter), in_play=not isinstance(what.what, Among))
        effect = self.node(node.effect)
        if not any(isinstance(one, Ref) and one.slot == slot for one in walk(effect)):
            slot = 0
        return replace(node, what=what, effect=effect, slot=slot)

    def while_(self, node: OnlyWhile) -> OnlyWhile:
        """A continuous effect with a condition, in the order of the text."""
        order = [name for name in self.order(node) if name in ("effects", "condition")]
        row = self.table.row(node.phrase)
        if not isinstance(row, Row) or (row.build_with is not None and "condition" not in row.template):
            first = any(isinstance(one, Target) for one in walk(node.condition))
            if self.said is not None:  # the row of the whole says which comes first
                shown = [hole.name for hole in self.said.holes]
                if "condition" in shown and {"effects", "statics"} & {*shown[shown.index("condition") :]}:
                    first = True
            order = ["condition", "effects"] if first else ["effects", "condition"]
        if any(isinstance(one, Pronoun) for one in walk(node.condition)) and any(
            isinstance(one, MayPlay) and one.top for one in node.effects
        ):
            raise Unbound("it")  # the top card, not this one
        changes: dict[str, Any] = {}
        for name in order:
            several = subject_of(changes["effects"]) if name == "condition" and "effects" in changes else None
            self.each = several is not None and self.is_each(several)
            changes[name] = self.any(getattr(node, name))
            self.each = False
            if several is not None:
                changes[name] = self.own(changes[name], several)
                if any(getattr(effect, "event", None) is not None for effect in changes["effects"]):
                    changes[name] = self.of_each(changes[name], EventObject())
                if speaks_of_each(changes[name]) and severally(changes[name]) is None:
                    raise Unbound("they")
            asked = changes[name]
            asks: tuple[Condition, ...] = asked.conditions if isinstance(asked, AllConds) else ()
            if any(about_this(one) for one in asks) and not of_ruler(asks[-1]):
                self.mention(This(), "s", 0)  # B17, whatever else is asked with it
        self.not_of_each(node.condition, changes["condition"])
        return replace(node, **changes)

    def not_of_each(self, said: Condition, bound: Condition) -> None:
        """ "Each player ... if they control": it is asked of each player, not whether any of them does."""
        if any(isinstance(one, ThatPlayer | SubjectWho) for one in walk(said)) and any(
            isinstance(one, EachPlayer) for one in walk(bound)
        ):
            raise Unbound("they")

    def word(self, node: Any) -> Any:
        """A name, race or attribute that is mentioned may be meant by "that name" (B24)."""
        self.words.setdefault(_KIND[type(node)], []).append(node)
        return self.below(node)

    def that_word(self, node: ThatWord) -> Pred:
        """B24: "that name" is the name that was chosen, else the one name that was mentioned."""
        if any(isinstance(one.node, ChooseWord) and one.node.kind == node.kind for one in self.done):
            return ChosenIs(node.kind, phrase=node.phrase)
        said = self.words.get(node.kind, [])
        if not said or any(one != said[0] for one in said):
            raise Unbound(f"that {node.kind}")
        return replace(said[0], phrase=node.phrase)

    def card_target(self, node: CardTarget) -> Noun:
        """B18: "this card's target" is the first target of its text."""
        if not self.targets:
            raise Unbound("this card's target")
        return replace(self.targets[0].noun, phrase=node.phrase)

    def all_but_one(self, node: AllButOne) -> AllButOne:
        """B28: "all but one of them" is of the cards that were counted last, those that share their name."""
        if self.counted_last is None:
            raise Unbound("all but one of them")
        return replace(node, filter=self.counted_last)

    def of_the_revealed(self, noun: All) -> Noun:
        """ "All revealed cards with that name" are of the cards that were revealed before (B8), "the blocking
        resonator" is that of the event (B29)."""
        if self.items(noun.phrase)[:1] == ("the",):
            return of_the_fight(noun, self.fighters)
        done = last_done(self.done, "revealed")
        if done is None or noun.filter.zones or StatusIs("revealed") not in noun.filter.preds:
            return noun
        shown = Among(Ref(done.slot), replace(noun.filter, zones=S.ANYWHERE), phrase=noun.phrase)
        if self.groups:
            self.groups[-1][1].append(shown)
        return shown
