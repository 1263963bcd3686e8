"""References: every word that points back is bound to a slot, an event or a copy of what was named.

The scope rules are listed in docs/language.md under the same numbers as here (B1 ...).
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from willpower.abilities import symbols as S
from willpower.abilities.ability import Ability, Automatic, Keyword, Spell
from willpower.abilities.base import walk
from willpower.abilities.conditions import Exists, Fits, NotCond, WasPlayed
from willpower.abilities.effects import (
    Apply,
    Banish,
    CallStone,
    Cancel,
    ChooseCards,
    ChooseNow,
    ChooseWord,
    CreateToken,
    Damage,
    Delayed,
    Destroy,
    Draw,
    EachPlayerDoes,
    Effect,
    ForEach,
    GainControl,
    GainGem,
    If,
    LookAt,
    May,
    Modes,
    Move,
    PayFor,
    Piles,
    PutCounters,
    Recover,
    Rest,
    Reveal,
    RevealUntil,
    Search,
    Sequence,
    SetLife,
    SpendOnly,
    Targeting,
    Unless,
)
from willpower.abilities.nouns import (
    All,
    AllButOne,
    Among,
    AttributeIs,
    Both,
    Choose,
    ControlledBy,
    EventObject,
    EventSubject,
    Filter,
    Host,
    IsOneOf,
    NameIs,
    Noun,
    PlayedBy,
    RaceIs,
    Ref,
    RefPlayer,
    RulerOf,
    Shares,
    StatIs,
    Target,
    This,
    TopCards,
    TypeIs,
    Who,
    You,
)
from willpower.abilities.quantities import Count, Num, Stat
from willpower.abilities.statics import (
    CostChange,
    Duration,
    Gains,
    MayLook,
    MayPlay,
    OnlyWhile,
    Prevent,
    Redirect,
    Replace,
    ReplaceAmount,
    ReplaceMove,
)
from willpower.abilities.triggers import DealsDamage, Trigger

from .aims import PAYING, given_to_all
from .another import others, than_each
from .checks import a_choice, unlike_before
from .each_did import note_each
from .fighters import fighters
from .gone import IN_PLAY_ONLY, before_it, felled_by_some, not_meant, still_there, takes_away
from .instead import aimed_alike, decided_before, like_before, like_result, lost_by, or_else, to_rewrite
from .mentions import (
    Done,
    about_this,
    elsewhere,
    filter_types,
    give_letter,
    may_be_it,
    permitted,
    refer,
    renumber,
    replace_node,
    together,
    with_caster,
    with_slot,
)
from .raw import (
    AmountThisWay,
    CardTarget,
    DoneThisWay,
    FromAmong,
    IfYouDo,
    Instead,
    OtherThanBefore,
    Pronoun,
    Same,
    SameDuration,
    SameObject,
    SameWho,
    SubjectWho,
    TargetPlayer,
    ThatMuch,
    ThatPlayer,
    ThatWord,
    TheRest,
    Those,
    VerbThisWay,
    WhereX,
)
from .rows import Row
from .scopes import Scopes
from .shuffles import after_searches
from .table import Table
from .verbs_back import ON_A_CARD, ON_ITSELF, also_said, gives_values, of_players, of_several, only_next
from .walker import Silence, Unbound


class Binder(Scopes):
    """Binds one ability."""

    def fork(self) -> Binder:
        """Another binder that has read the same so far, for the next paragraph of a chant."""
        other = Binder(self.table, self.silence)
        for name, value in vars(self).items():
            setattr(other, name, list(value) if isinstance(value, list) else value)
        return other

    def ability(self, node: Ability) -> Ability:
        """The ability with its references bound; an automatic ability of a chant has its own (B18)."""
        if isinstance(node, Automatic) and self.last_spell is not None:
            return bind(self.table, self.silence, node)
        changes: dict[str, Any] = {}
        for name in ("cost", "trigger", "condition", "limits", "number", "filter"):
            value = getattr(node, name, None)
            named = list(self.mentions)
            if value:
                if name == "trigger":
                    changes[name] = before_it(self.trigger(value))
                    self.left = takes_away(changes[name])
                else:
                    changes[name] = self.any(value)
            if name == "cost":
                self.paid = len(self.done)
                if self.last_spell is not None:  # B18: "it" is of the paragraph before, not of the cost
                    self.mentions = [*self.mentions[len(named) :], *named]
        effect = getattr(node, "effect", None)
        self.is_chant = isinstance(node, Spell)
        if effect is not None:
            if isinstance(node, Spell) and node.instead:
                self.before = self.last_spell
                self.unsaid(effect)
            changes["effect"] = self.scope(effect)
            if isinstance(node, Spell) and node.instead and self.last_spell is not None:
                changes["effect"] = aimed_alike(changes["effect"], self.last_spell)
            self.before = None
        for name in ("effects", "abilities"):
            value = getattr(node, name, ())
            if value and isinstance(node, Keyword):
                changes[name] = tuple(
                    self.ability(inner) if isinstance(inner, Spell) else bind(self.table, self.silence, inner)
                    for inner in value
                )
            elif value:
                changes[name] = self.any(value)
        bound = replace(node, **changes)
        if isinstance(bound, Spell):
            self.last_spell = bound.effect
        return bound

    def scope(self, effect: Effect) -> Effect:
        """An effect with the targets of players put in front (they are chosen while playing)."""
        self.hoisted.append([])
        bound: Effect = after_searches(self.node(effect))
        targets = self.hoisted.pop()
        if targets:
            naming = Targeting(tuple(targets), phrase=self.silence.nothing)
            return Sequence((naming, bound), phrase=self.silence.hoist)
        return bound

    def inner(self, node: Ability) -> Ability:
        """An ability given to another card, with references of its own."""
        return bind(self.table, self.silence, node)

    def counted(self, node: Any) -> Any:
        """B20: cards that are only counted or asked for are not spoken of again, except your one J-ruler."""
        outer, self.rank = self.rank, -1
        bound = self.below(node)
        self.rank = outer
        if isinstance(bound.what, All):
            self.counted_last = bound.what.filter
        if isinstance(bound, Exists) and isinstance(bound.what, All):
            self.asked_for = bound.what
            if bound.least in (None, Num(1)) and not self.no:
                self.called |= may_be_it(self.mentions, bound.what.filter)  # "it" is not this card
            if bound.what.filter == Filter((TypeIs(S.J_RULER), ControlledBy(You()))):
                self.mention(RulerOf(You(), S.J_RULER), "s", S.J_RULER)
        return bound

    # ---- instructions --------------------

    def effect(self, node: Effect) -> Effect:
        """An instruction; its result gets a slot."""
        self.step += 1
        outer = self.acting
        skip: frozenset[str] = frozenset()
        who = getattr(node, "who", None)
        if isinstance(who, Who) and not isinstance(node, (EachPlayerDoes, Unless)):
            bound_who = self.node(who)
            node = replace(node, who=bound_who)  # type: ignore[call-arg]
            self.acting = bound_who
            self.last_acting = bound_who
            skip = frozenset(["who"])
        if isinstance(node, IN_PLAY_ONLY) and isinstance(node.what, Pronoun):
            node = replace(node, what=still_there(self, node.what, node))
            skip |= {"what"}
        before = self.lost
        self.lost = 3 if isinstance(node, (Destroy, Banish)) else 1 if isinstance(node, Move) else 0
        kept = not_meant(self, node)
        self.mentions = [m for m in self.mentions if m not in kept] if kept else self.mentions
        below = self.below(self.among_themselves(node), skip)
        self.mentions[:0] = kept
        bound = self.where_it_is(elsewhere(together(below, self.items)))
        self.lost = before
        self.acting = outer
        what = bound.on if isinstance(bound, PutCounters) else getattr(bound, "what", None)
        if isinstance(what, Noun) and what.phrase != self.silence.same:
            self.last_subject = what
        if isinstance(bound, Cancel) and isinstance(what, (EventObject, EventSubject)):
            self.mention(what, "s", 0, chase=True)  # what was just acted on is spoken of rather than the rest
        elif isinstance(bound, ON_ITSELF) and isinstance(what, This | EventObject) and self.hoisted:
            self.mention(what, "s", 0)
        self.called = self.called or isinstance(bound, GainGem)
        if any(f.name == "slot" for f in fields(bound)):
            slot = self.slot()
            bound = replace(bound, slot=slot)  # type: ignore[call-arg]
            if hasattr(bound, "found") and (isinstance(bound, RevealUntil) or isinstance(what, All)):
                bound = replace(bound, found=self.slot())  # type: ignore[call-arg]
            elif isinstance(bound, Piles):
                bound = replace(bound, rest=self.slot())
            self.record(bound, slot)
        return bound

    def apply(self, node: Apply) -> Effect:
        """Continuous effects; given abilities that begin with "this turn" are given for this turn. B14: what
        a card "also gains" it has as long as what it gained before."""
        before = [done.node for done in self.done if isinstance(done.node, Apply)]
        bound = only_next(self, self.effect(node))
        self.has_entered(bound)
        if isinstance(bound, Apply) and bound.duration == Duration("end of game"):
            if before and also_said(self.table, bound, before[-1]):
                return replace(bound, duration=replace(before[-1].duration, phrase=bound.duration.phrase))
            rows = [self.table.row(one.phrase) for one in walk(bound) if isinstance(one, OnlyWhile)]
            if any(isinstance(row, Row) and row.template.startswith("this turn ,") for row in rows):
                return replace(bound, duration=replace(bound.duration, until="end of turn"))
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
        if isinstance(node, ChooseCards) and isinstance(node.choice, (Choose, Target)) and node.choice.filter:
            self.described[slot] = node.choice.filter
        if isinstance(node, Search):
            many = node.most not in (None, Num(1)) or node.least not in (None, Num(0), Num(1))
            many = many or (node.most is None and node.least == Num(0))  # any number
            self.mention(ref, "p" if many else "s", filter_types(node.filter), in_play=False)
            self.groups.append((ref, []))
        elif isinstance(node, CreateToken):
            self.mention(ref, "s" if node.count == Num(1) else "p", node.token.types)
        elif isinstance(node, CallStone):
            self.mention(ref, "s", S.MAGIC_STONE)
        elif isinstance(node, (LookAt, Reveal)):
            single = self.number_of(what) if isinstance(what, Noun) else "p"
            if isinstance(what, (TopCards, All)):
                self.groups.append((ref, []))
                self.mention(ref, single, 0, in_play=False)
            elif isinstance(what, Choose):
                self.mention(Ref(what.slot), single, filter_types(what.filter), in_play=False)
                if not any(isinstance(pred, IsOneOf) for pred in what.filter.preds):
                    self.groups.append((Ref(what.slot), []))
        elif isinstance(node, Piles):
            self.groups.append((refer(node.what), [ref]))
            self.mention(ref, "p", 0, in_play=False)
        elif isinstance(node, ChooseWord) and node.kind == "player":
            self.mention(RefPlayer(slot), "s", 0, player=True)
        elif isinstance(node, RevealUntil):
            found = Ref(node.found)
            self.groups.append((ref, [found]))
            self.mention(found, "s" if node.count is None else "p", filter_types(node.filter), in_play=False)
        elif isinstance(node, Move):
            if isinstance(node.what, TopCards):
                self.groups.append((ref, []))
            number = self.number_of(node.what)
            named = [m for m in self.mentions if m.noun == refer(node.what)]
            types = self.types_of(node.what) or (named[-1].types if named else 0)
            went = self.mention(ref, number, types, in_play=node.to == S.FIELD)
            went.itself, went.races = isinstance(node.what, This), named[-1].races if named else ()
        elif isinstance(node, (Rest, Recover)) and isinstance(what, All):
            self.mention(Ref(node.found), "p", filter_types(what.filter))  # those, and none that come later
        elif isinstance(node, (Destroy, Banish)) and isinstance(what, (All, Host)):  # and no longer so named
            self.mention(ref, "s" if isinstance(what, Host) else "p", self.types_of(what))
        elif isinstance(node, GainControl) and isinstance(what, All):
            if any(isinstance(pred, ControlledBy) for pred in what.filter.preds):
                self.mention(ref, "p", filter_types(what.filter))
        elif isinstance(node, Apply):
            free = permitted(node)
            if free is not None:
                self.mention(PlayedBy(slot), self.number_of(free), filter_types(free.filter))
            for static in node.statics:
                if isinstance(static, Gains) and isinstance(static.what, All) and unlike_before(static):
                    self.mention(ref, "p", filter_types(static.what.filter))  # 909.2
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
        """B15: "choose a card" right after looking at cards or revealing them chooses one of those; a card of
        which no type is said also later: it is in no field."""
        last = self.done[-1].node if self.done else None
        choice = node.choice
        seen = isinstance(last, (LookAt, Reveal)) or (
            any(isinstance(one.node, (LookAt, Reveal)) for one in self.done)
            and isinstance(choice, Choose)
            and not filter_types(choice.filter)
        )
        if seen and self.groups and isinstance(choice, Choose):
            if choice.filter.zones == 0 and not any(isinstance(p, ControlledBy) for p in choice.filter.preds):
                one = IsOneOf(self.groups[-1][0], phrase=self.silence.nothing)
                filter = replace(choice.filter, preds=(one, *choice.filter.preds), zones=S.ANYWHERE)
                node = replace(node, choice=replace(choice, filter=filter))
        return a_choice(self.effect(node))

    def unless(self, node: Unless) -> Unless:
        """First what happens, then who may prevent it and how."""
        effect = self.node(node.effect)
        who = self.node(node.who)
        outer, self.acting = self.acting, who
        cost = self.any(node.cost)
        self.acting = outer
        bound = replace(node, effect=effect, who=who, cost=cost, slot=self.slot())
        self.record(bound, bound.slot)  # B12: "if you do" asks whether it happened, not for what was paid
        return bound

    def may(self, node: May) -> May:
        """What a player may do; the answer gets a slot before what follows."""
        bound = replace(self.below(node), slot=self.slot())
        self.record(bound, bound.slot)
        return bound

    def each_player(self, node: EachPlayerDoes) -> EachPlayerDoes:
        """Inside, "their" is of the player who acts."""
        who = self.node(node.who)
        outer, self.acting = self.acting, You()
        before, kept = len(self.done), list(self.mentions)
        effect = self.node(node.effect if isinstance(who, You) else with_caster(node.effect))
        self.acting, self.last_acting = outer, who
        if not isinstance(who, You):
            self.mentions = of_several(self.mentions, kept, who)
            self.done_by |= dict.fromkeys([done.slot for done in self.done[before:]], who)
        return note_each(self, replace(node, who=who, effect=effect))

    def clause(self, node: Any) -> Any:
        """A continuous effect: its subject is remembered for the clauses that leave it out. B2: "it" as a
        subject is the subject of the event, this card, before the other card in it."""
        spoken_of = isinstance(self.last_subject, EventObject)
        node = of_players(node)
        pointing = isinstance(node.what, Pronoun) and gives_values(node)
        what = still_there(self, node.what) if pointing else others(self.node(node.what), self.last_subject)
        if isinstance(what, This) and isinstance(node.what, Pronoun) and self.is_chant and gives_values(node):
            what = self.not_this(node.what)
        if isinstance(node.what, Pronoun) and node.what.kind == "it" and isinstance(what, EventObject):
            if not spoken_of and any(isinstance(m.noun, This) and m.rank == 0 for m in self.mentions):
                what = This(phrase=what.phrase)
        if not (isinstance(what, Noun) and what.phrase == self.silence.same):
            self.last_subject = what
            self.of_the_cost(node.what)
        if isinstance(what, Who):
            outer, self.acting = self.acting, what
            bound = self.below(replace(node, what=what), frozenset(["what"]))
            self.acting = outer
            return bound
        if not isinstance(node, Gains):
            return self.beside(replace(node, what=what))
        self.each = self.is_each(what)
        bound = given_to_all(self, replace(node, what=what))
        self.each = False
        return replace(bound, mods=than_each(self.own(bound.mods, what), what, self.of_each))

    def where_x(self, node: WhereX) -> Effect:
        """X gets the quantity that the text says (903.3b-i), behind it too."""
        effect = self.afresh(node.effect)
        subject = self.last_subject
        if isinstance(effect, EachPlayerDoes) and not isinstance(effect.who, You):  # B10
            outer, self.acting = self.acting, You()
            value = self.node(with_caster(node.value))
            self.acting = outer
            inner = replace(effect, effect=give_letter(effect.effect, node.letter, value))
            return Sequence((inner,), phrase=node.phrase)
        self.each = subject is not None and self.is_each(subject)
        value = self.node(node.value)
        self.each = False
        if subject is not None and any(isinstance(part, (Gains, Damage)) for part in walk(effect)):
            value = self.own(value, subject)
        self.letters = [(node.letter, value)]
        return Sequence((give_letter(effect, node.letter, value),), phrase=node.phrase)

    def instead(self, node: Instead) -> Effect:
        """B13: "if ..., ... instead" rewrites the last instruction of its kind in the sentence before it."""
        kept = list(self.mentions)
        if isinstance(node.condition, NotCond) and isinstance(node.condition.condition, IfYouDo):
            raise Unbound("instead")
        before, replaced, first = to_rewrite(node, self.node(node.before))
        lost, back = lost_by(self.mentions, kept, replaced)
        self.mentions = [m for m in self.mentions if m not in lost]
        decided_before(condition := self.asked(node.condition), replaced)
        self.mentions += back
        if isinstance(replaced, ON_A_CARD) and about_this(condition):  # B14: "put it ... instead"
            self.mention(refer(replaced.what), self.number_of(replaced.what), self.types_of(replaced.what))
        outer, self.before = self.before, replaced
        then = self.node(node.then)
        self.before = outer
        then = like_before(first, aimed_alike(then, replaced))
        rewritten = replace_node(before, replaced, If(condition, or_else(then, replaced), replaced))
        for one in walk(replaced):
            same = like_result(one, then) if isinstance(one, Effect) else 0
            if same:  # whichever of the two happens, the words behind it mean what came of it
                rewritten = with_slot(rewritten, getattr(one, "slot", 0), same)
        parts = (rewritten,) if node.between is None else (rewritten, self.node(node.between))
        return Sequence(parts, phrase=node.phrase)

    def same_object(self, node: SameObject) -> Noun:
        """B14: in "... instead" what is left out is what the instruction before acted on."""
        if self.before is not None:
            for one in walk(self.before):
                if isinstance(one, Damage):
                    return refer(one.to)
                if isinstance(one, PutCounters):
                    return refer(one.on)
        raise Unbound("instead")

    def modes(self, node: Modes) -> Modes:
        """Each mode is a scope of its own."""
        options = list(self.same_options(node))
        for option in node.options:
            before, targets = self.known(), list(self.targets)
            options.append(self.scope(option))
            self.mentions = list(before.mentions)
            self.forget(before)
            self.targets = targets
        return replace(self.below(replace(node, options=())), options=tuple(options))

    def delayed(self, node: Delayed) -> Delayed:
        """A delayed ability: its own event, then the effect."""
        trigger = before_it(self.trigger(node.trigger))
        before = self.known()
        effect = self.node(node.effect)
        condition = self.any(node.condition)
        self.forget(before)  # nothing has come of it yet
        self.later = self.step
        return replace(node, trigger=trigger, effect=effect, condition=condition)

    # ---- events --------------------

    def trigger(self, node: Trigger) -> Trigger:
        """What an event is about can be spoken of in the effect."""
        outer, self.rank = self.rank, -1
        what = getattr(node, "what", None)
        if isinstance(what, Noun):
            subject = self.node(what)
            if subject.phrase != self.silence.same:
                self.last_subject = subject
            node = replace(node, what=subject)  # type: ignore[call-arg]
        bound = self.happening(node, isinstance(what, Noun))
        self.rank = outer
        self.event(bound)
        self.fighters = fighters(bound)
        self.fallen = felled_by_some(bound)
        self.dealing = any(isinstance(n, DealsDamage) and isinstance(n.what, This) for n in walk(bound))
        return bound


Binder.handlers = {
    Pronoun: Binder.where_it_lies,
    This: Binder.this_card,
    Same: Binder.same,
    SameObject: Binder.same_object,
    SameDuration: Binder.duration,
    OtherThanBefore: Binder.other,
    FromAmong: Binder.from_among,
    TheRest: Binder.the_rest,
    Those: Binder.those,
    DoneThisWay: Binder.done_this_way,
    CardTarget: Binder.card_target,
    TargetPlayer: Binder.target_player,
    ThatPlayer: Binder.that_player,
    SubjectWho: Binder.subject_who,
    SameWho: Binder.same_who,
    ThatMuch: Binder.that_much,
    AmountThisWay: Binder.amount_this_way,
    IfYouDo: Binder.if_you_do,
    VerbThisWay: Binder.verb_this_way,
    May: Binder.may,
    Unless: Binder.unless,
    WasPlayed: Binder.was_played,
    SetLife: Binder.set_life,
    Damage: Binder.damage,
    PutCounters: Binder.put_counters,
    StatIs: Binder.stat_is,
    Stat: Binder.last_known,
    Shares: Binder.last_known,
    Fits: Binder.asked_of,
    If: Binder.if_,
    OnlyWhile: Binder.while_,
    Exists: Binder.counted,
    NotCond: Binder.not_so,
    Count: Binder.counted,
    AllButOne: Binder.all_but_one,
    Apply: Binder.apply,
    ChooseCards: Binder.choose_cards,
    EachPlayerDoes: Binder.each_player,
    ForEach: Binder.for_each,
    SpendOnly: Binder.spending,
    WhereX: Binder.where_x,
    MayLook: Binder.player_static,
    CostChange: Binder.player_static,
    MayPlay: Binder.player_static,
    **PAYING,
    Instead: Binder.instead,
    Modes: Binder.modes,
    ChooseNow: Binder.one_of_several,
    Delayed: Binder.delayed,
    Sequence: Binder.in_a_row,
    Replace: Binder.replacement,
    ReplaceMove: Binder.replacement,
    ReplaceAmount: Binder.replacement,
    Redirect: Binder.replacement,
    Prevent: Binder.replacement,
    **dict.fromkeys((NameIs, RaceIs, AttributeIs), Binder.word),
    ThatWord: Binder.that_word,
}


def bind(table: Table, silence: Silence, ability: Ability) -> Ability:
    """An ability with all references bound, its slots numbered from 1."""
    return renumber((Binder(table, silence).ability(ability),))[0]
