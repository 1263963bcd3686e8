"""What words that point back become: pronouns, "the rest", "this way", "that player", "that much".

The scope rules are listed in docs/language.md under the same numbers as here (B1 ...).
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, cast

from willpower.abilities import symbols as S
from willpower.abilities.ability import Ability
from willpower.abilities.base import Node, walk
from willpower.abilities.conditions import Did
from willpower.abilities.effects import (
    Banish,
    ChooseCards,
    Damage,
    Destroy,
    Effect,
    Move,
    Piles,
    PutCounters,
    RevealUntil,
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
    Happened,
    Host,
    IsOneOf,
    Noun,
    Opponent,
    OtherThan,
    OwnedBy,
    OwnerOf,
    Pred,
    Quantity,
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
from willpower.abilities.quantities import Count, EventAmount, Num, SlotNumber, Stat
from willpower.abilities.triggers import (
    BecomesTarget,
    DealsDamage,
    Discards,
    Draws,
    Either,
    Moves,
    NthTime,
    PlayerDoes,
    Plays,
    PlaysAbility,
    StateBecomes,
    Trigger,
    While,
)

from . import verbs_back as back
from .aims import aimed_at, deals_itself, held_by, of_the_group, source_of, told_later
from .another import asks_plainly, taken_before, than_chosen, than_looked_at, than_named
from .each_did import asked_of, doer_asked
from .gone import OWNED, as_it_left, not_on_the_fallen
from .mentions import (
    CARDS,
    SPELL,
    N,
    alike,
    as_named,
    by_effect,
    dealt_by_this,
    either_played,
    filter_races,
    filter_types,
    fits,
    it_and_that,
    may_be_one,
    meant,
    of_one_place,
    of_the_doer,
    refer,
    slayer_of,
    together,
)
from .raw import (
    AmountThisWay,
    DoneThisWay,
    FromAmong,
    IfYouDo,
    OtherThanBefore,
    Pronoun,
    Same,
    SameWho,
    SubjectWho,
    TargetPlayer,
    ThatMuch,
    ThatPlayer,
    TheRest,
    Those,
    VerbThisWay,
)
from .rows import Row
from .verbs_back import (
    AMOUNTS,
    COUNTS,
    kind_said,
    last_done,
    moves,
    of_one,
    of_one_card,
    took_away,
    where_put,
)
from .walker import TwoBindings, Unbound, Walker


class References(Walker):
    """Binds words that point back."""

    def noun(self, node: Noun) -> Noun:
        """A noun that is no pronoun."""
        bound: Noun = self.like_before(together(self.below(self.among_themselves(node)), self.items))
        bound = of_the_group(bound, self.silence.nothing)
        if isinstance(bound, Target):
            told_later(self, bound)
            bound = replace(bound, slot=self.slot())
            many = "p" if bound.most is not None and bound.most != Num(1) else "s"
            if bound.filter is None:
                self.mention(RefPlayer(bound.slot), "s", 0, player=True)
            else:
                self.described[bound.slot] = bound.filter
                races = filter_races(bound.filter)
                aimed_at(self, Ref(bound.slot), bound.filter)
                found = self.mention(Ref(bound.slot), many, filter_types(bound.filter), races=races)
                self.targets.append(found)
                source_of(self, Ref(bound.slot), bound.filter, many)
                if bound.players:
                    self.mention(RefPlayer(bound.slot), "s", 0, player=True)
        elif isinstance(bound, Choose):
            bound = replace(bound, slot=self.slot())
            self.described[bound.slot] = bound.filter
            plural = bound.unbounded or any(q is not None and q != Num(1) for q in (bound.least, bound.most))
            if bound.most == Num(1):
                plural = False
            races = filter_races(bound.filter)
            self.mention(Ref(bound.slot), "p" if plural else "s", filter_types(bound.filter), races=races)
        elif isinstance(bound, TopCards):
            bound = replace(bound, slot=self.slot())
            self.mention(Ref(bound.slot), "s" if bound.count == Num(1) else "p", 0, in_play=False)
        elif isinstance(bound, All):
            bound = self.of_the_revealed(bound)
            self.mention(bound, "", filter_types(getattr(bound, "filter", None)))
        elif isinstance(bound, RulerOf):
            self.mention(bound, "s", bound.types, rank=1 if self.asking else self.rank)
        elif isinstance(bound, Host):
            self.mention(bound, "s", 0)
        elif isinstance(bound, Both):
            bound = of_one_place(it_and_that(node, bound, self.mentions), self.silence.nothing)
            self.mention(refer(bound), "p", 0)
        return bound

    def like_before(self, noun: Noun) -> Noun:
        """B25: "another" or "another card" without a zone is one of where the first was."""
        if not isinstance(noun, (Choose, Target)) or noun.filter is None or noun.filter.zones:
            return noun
        preds = noun.filter.preds
        if len(preds) != 1 or not isinstance(preds[0], OtherThan) or not isinstance(preds[0].what, Ref):
            return noun
        before = self.described.get(preds[0].what.slot)
        if before is None or not before.zones:
            return noun
        whose = [one for one in before.preds if isinstance(one, OwnedBy)]
        owner = tuple(replace(one, phrase=self.silence.nothing) for one in whose)
        return replace(noun, filter=replace(noun.filter, preds=preds + owner, zones=before.zones))

    def among_themselves(self, node: N) -> N:
        """B22: several cards "with the same name" share it with what was named, else with each other."""
        named = any(not mention.player and mention.rank > 0 for mention in self.mentions)
        return node if named else alike(node)

    def pronoun(self, node: Pronoun) -> Noun:
        """B1: the last fitting thing named in the effect; B2: else the subject, then the object of the event;
        B3: else, for "it" and "its", this card."""
        if node.kind == "target":
            aimed = [m for m in self.targets if not m.player and m.number in ("", node.number)]
            if not aimed:
                raise Unbound("that target")
            if any(m.noun != aimed[-1].noun for m in aimed):
                raise TwoBindings("that target")
            self.mentions.append(replace(aimed[-1], step=self.step))  # it is spoken of now
            return replace(aimed[-1].noun, phrase=node.phrase)
        known = [m for m in self.mentions if not m.player and not (m.chase and m.rank <= self.lost)]
        fitting = as_named([m for m in known if fits(m, node)], node)
        if node.race:
            fitting = [m for m in fitting if node.race in m.races] or fitting
        # "that card" of an event is the one named last, "it" the one it happened to
        ranks: tuple[tuple[int, ...], ...] = ((3,), (2, 1)) if node.kind == "that" else ((3,), (2,), (1,))
        for rank in ranks:
            group = [m for m in fitting if m.rank in rank]
            if group:
                best = meant(group, node, self.step)
                rivals = [m for m in group if m.step == best.step and m is not best and m in self.targets]
                if node.kind == "it" and best in self.targets and rivals and rivals[0].noun != best.noun:
                    raise TwoBindings("it")
                return replace(best.noun, phrase=node.phrase)
        if node.kind in ("it", "its") and (node.number == "s" or self.each) and not self.called:
            return Ref(0, phrase=node.phrase) if self.each else This(phrase=node.phrase)
        if self.asked_for is not None and not self.hoisted:
            return replace(self.asked_for, phrase=node.phrase)  # B20
        raise Unbound(node.kind)

    def last_known(self, node: Any) -> Any:
        """What is read of a card that has left the field is what it was there (911.1), also whose it was."""
        return self.as_it_was(than_looked_at(as_it_left(self, node)))

    def as_it_was(self, bound: Any) -> Any:
        """The same of a card as it was before it was moved out of the field."""
        several = bound.what.of if isinstance(bound.what, Among) else bound.what
        if isinstance(bound, Stat) and isinstance(several, Ref):
            if any(one.slot == several.slot and took_away(one) for one in self.done):
                return replace(bound, left=True)
        if isinstance(bound.what, Ref):
            for done in self.done:
                if done.slot == bound.what.slot and isinstance(done.node, Move) and done.node.to != S.FIELD:
                    moved = refer(done.noun) if done.noun is not None else None
                    if isinstance(moved, (EventObject, EventSubject)):
                        return replace(bound, what=replace(moved, phrase=bound.what.phrase))
                    described = self.described.get(moved.slot) if isinstance(moved, Ref) else None
                    if isinstance(moved, Ref) and described is not None and not described.zones:
                        return replace(bound, what=Ref(moved.slot, phrase=bound.what.phrase))
        return bound

    # ---- of each (B21) --------------------

    def is_each(self, noun: Noun) -> bool:
        """Whether a noun names several cards one by one: "each resonator"."""
        row = self.table.row(noun.phrase) if isinstance(noun, All) else None
        return isinstance(row, Row) and row.items[0] == "each"

    def own(self, value: Any, several: Noun) -> Any:
        """A statement about several cards applies to each of them: "their ATK" is that of each card."""
        if isinstance(several, (Target, Choose)):
            if several.least in (None, Num(1)) and several.most in (None, Num(1)):
                return value
            several = Ref(several.slot)
        elif not isinstance(several, All):
            return value
        return self.of_each(value, several)

    def of_each(self, value: Any, noun: Noun) -> Any:
        """A value with the card looked at wherever a pronoun stands for these cards."""
        if isinstance(value, tuple):
            found = tuple(self.of_each(item, noun) for item in value)
            return found if any(a is not b for a, b in zip(found, value, strict=True)) else value
        if not isinstance(value, Node) or isinstance(value, Ability):
            return value
        if isinstance(value, Count):  # "for each of them" counts all; "in their controller's hand" is of each
            return back.held_by_each(value, noun)
        if value == noun:
            row = self.table.row(value.phrase)
            return Ref(0, phrase=value.phrase) if isinstance(row, Row) and row.node is Pronoun else value
        changes: dict[str, Any] = {}
        for f in fields(value):
            item = getattr(value, f.name)
            new = self.of_each(item, noun)
            if new is not item:
                changes[f.name] = new
        return replace(value, **changes) if changes else value

    def damage(self, node: Damage) -> Effect:
        """B16: "it deals" again is the source of the damage before; B21: each of several deals its own."""
        source = node.source
        named = any(m.rank == 3 and not m.player for m in self.mentions)
        if isinstance(source, Pronoun) and source.kind == "it":
            if self.dealing and not named:
                node = replace(node, source=This(phrase=source.phrase))
            if self.dealt_otherwise or any(dealt_by_this(done.node) for done in self.done):
                node = replace(node, source=This(phrase=source.phrase))
        # "damage to each resonator equal to its ATK": of the card hit, if that is named before
        names = self.order(node)
        first = names.index("to") < names.index("amount")
        self.each = self.is_each(source) or (first and self.is_each(node.to))
        bound = self.effect(node if named or first else of_the_doer(node))
        self.each = False
        if isinstance(bound, Damage):
            if isinstance(source, (Target, Pronoun)) and isinstance(node.to, Pronoun) and not node.to.phrase:
                bound = replace(bound, to=refer(bound.source))  # "deals damage to itself"
            elif isinstance(source, Pronoun) and source.kind == "it" and deals_itself(self, bound):
                bound = replace(bound, source=This(phrase=source.phrase))  # "it deals damage to that card"
            amount, to = self.own(bound.amount, bound.source), self.own(bound.to, bound.source)
            bound = replace(bound, amount=amount, to=to)
            self.last_subject = bound.source
        return bound

    def put_counters(self, node: PutCounters) -> Effect:
        """Counters for what each has."""
        node = not_on_the_fallen(self, node)
        if self.is_each(node.on) and any(isinstance(one, Shares) for one in walk(node.on)):  # none of them
            node = replace(node, on=self.node(node.on))
        self.each = self.is_each(node.on)
        bound: Any = self.effect(node)
        self.each = False
        self.of_the_cost(bound.on)
        return cast(Effect, replace(bound, count=self.own(bound.count, bound.on)))

    def stat_is(self, node: StatIs) -> StatIs:
        """ "With ATK greater than its DEF" compares a card with itself, unless it says what this card cannot
        do ("cannot be attacked by ...")."""
        value, outer = node.value, self.each
        if (isinstance(value, Stat) and isinstance(value.what, Pronoun) and value.stat != node.stat) or (
            held_by(value) and self.describing is not None and not self.mentions
        ):
            self.each = not self.of_this
        bound: StatIs = self.below(node)
        self.each = outer
        return bound

    def same(self, node: Same) -> Noun:
        """B4: a subject left out is the subject before."""
        if self.last_subject is None:
            raise Unbound("the subject")
        return replace(refer(self.last_subject), phrase=node.phrase)

    def other(self, node: OtherThanBefore) -> Noun:
        """B5: "another" excludes the cards chosen or the target named last, the event's card, or this one."""
        last = self.targets[-1] if self.targets else None
        event = self.happens_to or may_be_one(self.event_card, self.describing)
        own = EventSubject() if event else than_named(self.mentions, -1 if self.is_chant else self.step)
        if not self.is_chant and asks_plainly(self.asking):
            return EventSubject() if event else This()
        before = than_chosen(self.done, last) or taken_before(self.done, self.describing)
        return before or (own if last is None else last.noun)

    def from_among(self, node: FromAmong) -> Noun:
        """B6: "from among them" chooses of the cards looked at, revealed or found last."""
        group, taken = back.spoken_of(self, node)
        filter = self.below(node.filter)
        least, most = self.any(node.least), self.any(node.most)
        if node.everything:
            noun: Noun = Among(group, filter, phrase=node.phrase)
            taken.append(noun)
            self.mention(noun, "p", 0)
            return noun
        one = IsOneOf(group, phrase=self.silence.nothing)
        others = tuple(OtherThan(before) for before in taken) if node.other else ()
        preds = back.chosen_instead(self.before, group) if node.other else ()
        filter = replace(filter, preds=preds or (one, *others, *filter.preds), zones=S.ANYWHERE)
        chosen = Choose(
            filter,
            least,
            most,
            self.slot(),
            unbounded=node.unbounded,
            at_random=node.at_random,
            together=node.together,
            phrase=node.phrase,
        )
        ref = Ref(chosen.slot)
        taken.append(ref)
        plural = node.unbounded or any(q is not None and q != Num(1) for q in (least, most))
        self.mention(ref, "p" if plural and most != Num(1) else "s", filter_types(filter))
        return chosen

    def those(self, node: Those) -> Noun:
        """B1 for part of what was named: "those you control"."""
        all_of_them = self.pronoun(Pronoun("that", "p"))
        preds = self.any(node.preds)
        return Among(all_of_them, Filter(preds, S.ANYWHERE), phrase=node.phrase)

    def the_rest(self, node: TheRest) -> Noun:
        """B7: the rest is the cards looked at, revealed or found last, without those taken since."""
        if not self.groups:
            return self.not_chosen(node)
        group, taken = back.rest_of(self, node)
        preds = tuple(OtherThan(noun) for noun in taken)
        return Among(group, Filter(preds, S.ANYWHERE), phrase=node.phrase)

    def not_chosen(self, node: TheRest) -> Noun:
        """B7: where a player chooses some of the cards they control, the rest is the others of that kind."""
        done = self.done[-1] if self.done else None
        choice = done.node.choice if done is not None and isinstance(done.node, ChooseCards) else None
        if done is None or not isinstance(choice, Choose):
            raise Unbound("the rest")
        preds = choice.filter.preds
        if self.acting is None and any(self.of_the_subject(pred) for pred in preds):
            who = self.done_by.get(done.slot)
            if who is None:
                raise Unbound("the rest")  # they chose their own
            theirs = tuple(pred for pred in preds if not self.of_the_subject(pred))
            preds = theirs if isinstance(who, EachPlayer) else (*theirs, ControlledBy(replace(who, phrase=0)))
        others = (*preds, OtherThan(Ref(done.slot)))
        return All(replace(choice.filter, preds=others), phrase=node.phrase)

    def of_the_subject(self, pred: Pred) -> bool:
        """Whether a property says "they control" of the player who acted."""
        row = self.table.row(pred.phrase)
        return isinstance(row, Row) and isinstance(row.fixed.get("who"), SubjectWho)

    def done_this_way(self, node: DoneThisWay) -> Noun:
        """B8: "... this way" is what the last instruction with that verb acted on."""
        done = last_done(self.done, node.verb)
        if done is None:
            events = [m for m in self.mentions if m.rank == 2 and not m.player]
            if events and node.verb == "destroyed":
                return replace(events[-1].noun, phrase=node.phrase)
            if node.verb == "removed" and self.said is not None and "way" not in self.said.items:
                removed = Filter((IsOneOf(Attached("removed", This())),), S.REMOVED)
                return All(removed, phrase=node.phrase)  # "the removed cards": by this card, before
            raise Unbound(f"{node.verb} this way")
        noun = where_put(node.verb, done)
        if isinstance(done.node, Piles) and node.verb == "other pile":
            noun = Ref(done.node.rest)
        if isinstance(done.node, RevealUntil) and done.node.count is None and of_one(self.table, node):
            noun = Ref(done.node.found)  # "the revealed resonator": the one that was looked for
        if isinstance(done.node, (Destroy, Banish)) and isinstance(done.noun, (Target, Choose)):
            noun = Ref(done.noun.slot)  # read as it last was in the field (911.1)
            if done not in self.done[: self.paid]:  # if it was destroyed or banished at all (1010.3)
                fate = Happened("destroyed" if isinstance(done.node, Destroy) else "banished")
                noun = Among(noun, Filter((fate,), S.ANYWHERE))
        left = noun == Ref(done.slot) and moves(done)
        if node.filter is not None:
            return Among(noun, self.below(node.filter), left, phrase=node.phrase)
        kind = kind_said(self.said, done)
        if kind:
            return Among(noun, Filter((TypeIs(kind),), S.ANYWHERE), left, phrase=node.phrase)
        return replace(noun, phrase=node.phrase)

    # ---- players --------------------

    def who(self, node: Who) -> Who:
        """A player; players other than you can be spoken of again."""
        bound: Who = self.last_known(node) if isinstance(node, ControllerOf) else self.below(node)
        if not isinstance(bound, You):
            self.mention(bound, "s", 0, player=True)
        return bound

    def target_player(self, node: TargetPlayer) -> Who:
        """A player who is a target gets a slot; the target is named in front of the effect."""
        slot = self.slot()
        if not self.hoisted:
            raise Unbound("target player")
        self.hoisted[-1].append(Target(slot, None, players=node.players))
        self.mention(RefPlayer(slot), "s", 0, player=True)
        return RefPlayer(slot, phrase=node.phrase)

    def that_player(self, node: ThatPlayer) -> Who:
        """B9: "that player" is the player named last; the event's, if none was named. "Them" are several
        cards rather than whoever controls them."""
        players = [m for m in self.mentions if m.player]
        row = self.table.row(node.phrase)
        if isinstance(row, Row) and row.items == ("them",):
            back.no_cards(self.mentions, self.done)
        for rank in (3, 2, 1):
            group = [m for m in players if m.rank == rank]
            if group:
                return replace(cast(Who, group[-1].noun), phrase=node.phrase)
        cards = [m for m in self.mentions if not m.player and m.in_play and m.rank > 0]
        last = self.done[-1].node if self.done else None
        if cards and isinstance(last, Move) and last.to in OWNED:
            return OwnerOf(cards[-1].noun, phrase=node.phrase)  # "return it to its owner's hand"
        if cards:
            return ControllerOf(cards[-1].noun, phrase=node.phrase)
        raise Unbound("that player")

    def subject_who(self, node: SubjectWho) -> Who:
        """B10: "their" is of the player who acts in the clause; else of the player named last."""
        if self.acting is not None:
            return replace(self.acting, phrase=node.phrase)
        players = [m.noun for m in self.mentions if m.player]
        if players:
            return replace(cast(Who, players[-1]), phrase=node.phrase)
        raise Unbound("their")

    def same_who(self, node: SameWho) -> Who:
        """B4 for players."""
        if self.last_acting is None:
            raise Unbound("the player")
        return replace(self.last_acting, phrase=node.phrase)

    # ---- events --------------------

    def event(self, node: Trigger) -> None:
        """Remember subject, object, player and amount of an event."""
        if isinstance(node, (While, NthTime)):
            self.event(node.trigger)
            return
        if isinstance(node, Either) and either_played(node):
            self.mention(EventObject(), "s", SPELL, rank=2, chase=True)  # also of a card that is played
            self.event_player(node.triggers[0])
            return
        if isinstance(node, Either):
            for one in node.triggers:
                self.event(one)
            return
        if isinstance(node, Moves) and isinstance(node.by, All):  # what moves is spoken of, before its cause
            cause = node.by.filter
            self.mention(EventObject(), "", filter_types(cause), rank=1, races=filter_races(cause))
        subject = getattr(node, "what", None)
        if isinstance(node, PlaysAbility):  # "that ability" is on the chase, "it" is rather its card
            self.mention(EventObject(), "s", SPELL, rank=1, chase=True)
            self.mention(EventSubject(), "s", filter_types(node.of) or CARDS, rank=2)
        elif isinstance(subject, Filter) or (subject is None and isinstance(node, (Plays, Discards, Draws))):
            types = filter_types(subject) if isinstance(subject, Filter) else 0
            aimed_at(self, EventSubject(), subject)
            if types and isinstance(node, Plays):
                types |= SPELL  # a resonator that is played is a spell
            races = filter_races(subject) if isinstance(subject, Filter) else ()
            self.mention(EventSubject(), "s", types, rank=2, races=races)
        elif isinstance(subject, (All, Among)):
            types, races = filter_types(subject.filter), filter_races(subject.filter)
            slayer = slayer_of(node)  # "this card destroys a resonator in battle": then "it" is this card
            if slayer is not None:
                self.mention(slayer, "s", 0, rank=2)
            self.event_card = subject.filter if slayer is None else None
            self.mention(EventSubject(), "", types, rank=1 if slayer else 2, races=races)
        elif isinstance(subject, Both):
            self.mention(EventSubject(), "s", 0, rank=2)
        elif isinstance(subject, Target):
            self.mention(refer(subject), "s", filter_types(subject.filter), rank=2)
        elif isinstance(subject, (This, Host, RulerOf, Ref)):
            named = not isinstance(subject, This) or by_effect(node)
            self.mention(subject, "s", 0, rank=2 if named else 0)
        if isinstance(node, Moves) and (isinstance(node.to_of, EachPlayer) or node.to in OWNED):
            self.mention(OwnerOf(EventSubject()), "s", 0, rank=2, player=True)  # 302.3
        for name in () if isinstance(node, Moves) else ("to", "object", "attacker", "blocker", "by", "other"):
            other = getattr(node, name, None)
            if isinstance(other, All):
                self.mention(EventObject(), "", filter_types(other.filter), rank=1)
            elif isinstance(other, (Target, Ref)) and isinstance(node, DealsDamage):
                self.mention(refer(other), "s", 0, rank=2)
            elif isinstance(other, Filter) and isinstance(node, BecomesTarget):
                self.mention(EventObject(), "s", SPELL, rank=1, chase=True)
            elif isinstance(other, EachPlayer):
                self.mention(EventPlayer(), "s", 0, rank=2, player=True)
            elif isinstance(other, Opponent):
                self.mention(other, "s", 0, rank=2, player=True)
        if isinstance(node, PlayerDoes) and of_one_card(node):
            self.mention(EventSubject(), "s", filter_types(node.filter), rank=2)
        self.event_player(node)
        if isinstance(node, StateBecomes) and any(isinstance(one, Opponent) for one in walk(node.condition)):
            self.mention(Opponent(), "s", 0, rank=2, player=True)
        self.event_amount = back.amount_of(node) or self.event_amount

    # ---- numbers and conditions --------------------

    def that_much(self, node: ThatMuch) -> Quantity:
        """B11: "that much" is the amount of the last instruction with one; else that of the event."""
        for done in reversed(self.done):
            if isinstance(done.node, COUNTS if node.many else AMOUNTS):
                return back.so_much(self.before, done.slot, node.phrase)
        if isinstance(self.event_amount, EventAmount) or (node.many and self.event_amount is not None):
            return replace(self.event_amount, phrase=node.phrase)
        raise Unbound("that much")

    def amount_this_way(self, node: AmountThisWay) -> Quantity:
        """B8 for numbers."""
        done = last_done(self.done, node.verb)
        if done is None:
            if isinstance(self.event_amount, EventAmount) and node.verb in self.of_event:
                return EventAmount(phrase=node.phrase)
            raise Unbound(f"{node.verb} this way")
        if node.counter and getattr(done.node, "counter", "") != node.counter:
            raise Unbound(f"{node.counter} counters {node.verb} this way")
        return SlotNumber(done.slot, node.counter, phrase=node.phrase)

    def if_you_do(self, node: IfYouDo) -> Did:
        """B12: "if you do" asks for the last optional instruction, or else for the one just before."""
        if node.it and self.last_subject is not None:
            self.mention(refer(self.last_subject), "s", 0)
        if not self.done or self.step <= self.later + 1:
            raise Unbound("if you do")
        return asked_of(self, node, self.optional or self.done[-1])

    def verb_this_way(self, node: VerbThisWay) -> Did:
        """B8 for conditions."""
        done = last_done(self.done, node.verb)
        if done is None:
            raise Unbound(f"{node.verb} this way")
        said = (self.any(node.filter), self.any(node.least), doer_asked(self, node, done))
        return Did(done.slot, *said, moves(done) and node.filter is not None, phrase=node.phrase)
