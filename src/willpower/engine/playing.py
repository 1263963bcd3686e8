"""Playing cards and abilities, step by step (903.2). What cannot be completed is undone wholly (readings 30).

`PlayFrame` is pushed by whoever lets something be played: a priority action, a triggered automatic object, an effect.
It leaves g.ret = 1 if it was played, 0 if not, and g.ret_refs = (the object on the chase,).
"""

from __future__ import annotations

from willpower.abilities.ability import Ability, Activate
from willpower.abilities.effects import Effect, Rest
from willpower.abilities.nouns import Target
from willpower.abilities.symbols import CHANT, CHASE, GRAVEYARD, HAND, RUNE, RUNES, STANDBY

from .actions import follow
from .characteristics import refresh
from .choosing import card_option
from .cost_change import Subject, all_reductions, changes, lowered, raised, target_refs
from .costs import CostFrame, can_pay
from .decisions import COST, DIVIDE, MODE, NUMBER_X, TARGET, Option
from .evaluate import holds, number, target_candidates
from .events import ABILITY_PLAYED, CHOSE, PLAYED, TARGETED
from .execute import execute
from .frames import ask
from .gate import attempt_rest
from .keywords import is_will_ability
from .limits import note_use
from .objects import ABILITY, AWAKENED, COPY, FREE_PLAY, NOBODY, REMNANT, TORRENT, Ctx, Event, Obj
from .parts import cost_letter, divided_with, plan_of, targets_with, uses_letter
from .payment import PayWillFrame, most_x, note_play, supply
from .permission import (
    CostWay,
    affordable,
    choosable,
    pay_ways,
    permitted,
    play_cost_ways,
    playable_faces,
    rests_itself,
    spell_parts,
    split_cost,
)
from .state import Frame, State
from .triggers import emit
from .will import LETTER_X, NOTHING, Need, bits_of, parse_need, payable, with_x, write_need
from .zones import CEASED, MoveItem, cease, new_object, note_departure, perform_moves, put_in, take_out


class PlayFrame(Frame):
    """Plays a card (`ability` None) or an ability of the card `ref`.

    `free`: without paying its cost. `event`, `given`: what a triggered ability saw, and the context of a delayed one. `auto`: a
    triggered automatic object. `undo`: whether this frame took the snapshot to go back to.
    """

    __slots__ = (
        "ability",
        "auto",
        "awakened",
        "chase",
        "ctxs",
        "event",
        "face",
        "free",
        "given",
        "i",
        "items",
        "j",
        "need",
        "origin",
        "picks",
        "player",
        "ref",
        "undo",
        "way",
        "x",
    )

    def __init__(
        self, player: int = 0, ref: int = NOBODY, ability: Ability | None = None, free: bool = False
    ) -> None:
        super().__init__()
        self.player = player
        self.ref = ref
        self.ability = ability
        self.free = free
        self.auto = False
        self.event: Event | None = None
        self.given: Ctx | None = None
        self.origin = 0
        self.face = -1
        self.awakened = 0
        self.way = ""
        self.chase = NOBODY
        self.ctxs: tuple[int, ...] = ()
        self.i = 0
        self.j = 0
        self.picks: tuple[int, ...] = ()
        self.need: Need = NOTHING
        self.items: tuple[Effect, ...] = ()
        self.x = -1
        self.undo = False

    def step(self, g: State) -> None:
        """The steps of 903.2, one call each."""
        pc = self.pc
        if pc == 0:
            self.declare(g)
        elif pc == 1:
            self.choose_side(g)
        elif pc == 2:
            self.choose_awakening(g)
        elif pc == 3:
            self.choose_way(g)
        elif pc == 4:
            self.to_chase(g)
        elif pc == 5:
            self.choose_modes(g)
        elif pc == 6:
            self.choose_x(g)
        elif pc == 7:
            self.choose_targets(g)
        elif pc == 8:
            self.divide(g)
        elif pc == 9:
            self.fix_cost(g)
        elif pc == 10:
            self.pay_will(g)
        elif pc == 11:
            self.pay_items(g)
        elif pc == 12:
            if g.ret == 0:
                self.fail(g)
            else:
                self.played(g)
        else:
            self.after(g)

    def answer(self, g: State, option: Option) -> None:
        """Takes a choice of the player."""
        pc = self.pc
        if pc == 1:
            self.face = option.number
            self.pc = 2
        elif pc == 2:
            self.awakened = option.number
            self.pc = 3
        elif pc == 3:
            self.way = option.word
            self.pc = 4
        elif pc == 5:
            self.take_mode(g, option)
        elif pc == 6:
            self.x = option.number
            self.set_x(g)
        elif pc == 7:
            self.take_target(g, option)
        elif pc == 8:
            self.take_share(g, option)
        elif pc == 9:
            self.need = parse_need(option.word)
            self.pc = 10

    # ---- 903.2a-d ----------------------------------------------------------------------------------

    def declare(self, g: State) -> None:
        """The card or ability is announced; a face-down card is turned up (903.2a)."""
        o = g.objs[self.ref]
        self.origin = o.zone
        if self.ability is not None:
            self.pc = 4
            return
        if o.became != -1:
            self.stop(g, 0)
            return
        if g.snapshot is None and not self.auto:
            c = o.chars
            ways = play_cost_ways(g, self.player, self.ref, c, o.zone, 0, self.free)
            risky = any([w.items for w in ways]) or bool(c.ab.named.get("awakening"))
            if risky or supply(g, self.player).others:
                snapshot = g.clone()
                snapshot.pop()
                g.shared_depth = len(g.stack) - 1  # this frame is in no other game
                g.snapshot = snapshot
                self.undo = True
        if o.face_down and o.zone == STANDBY:
            g.edit(self.ref).face_down = False  # 903.2a
        self.face = o.face
        self.pc = 1 if g.definitions[o.definition].shift and o.zone != RUNES else 2
        if not o.chars.ab.named.get("awakening"):
            self.pc = 1 if self.pc == 1 else 3

    def choose_side(self, g: State) -> None:
        """Which side of a [Shift] card (903.2b)."""
        o = g.objs[self.ref]
        faces = g.definitions[o.definition].faces
        options: list[Option] = []
        for face in playable_faces(g, o):
            c = faces[face]
            parts = spell_parts(g, self.player, self.ref, c, 0)
            if all([self.part_ok(g, p) for p in parts]) and (
                self.free or pay_ways(g, self.player, self.ref, c, o.zone, 0)
            ):
                options.append(Option("mode", self.ref, face, c.names[0], c.names[0], "903.2b"))
        if not options:
            self.fail(g)
            return
        ask(g, self.player, MODE, tuple(options), "903.2b", "Which side?", self.ref)

    def part_ok(self, g: State, part: Effect) -> bool:
        """Whether targets can be chosen for a part."""
        ctx = Ctx()
        ctx.source = self.ref
        ctx.controller = self.player
        ctx.you = self.player
        plan = plan_of(part)
        if not choosable(g, plan.targets, ctx):
            return False
        if plan.modes is None:
            return True
        return any([choosable(g, targets_with(o, ()), ctx) for o in plan.modes.options])

    def choose_awakening(self, g: State) -> None:
        """Whether to awaken the card (903.2c)."""
        o = g.objs[self.ref]
        c = g.definitions[o.definition].faces[self.face] if self.face != o.face else o.chars
        options = [Option("mode", self.ref, 0, "without awakening", c.names[0], "903.2c")]
        for n in range(1, len(c.ab.named.get("awakening", ())) + 1):
            parts = spell_parts(g, self.player, self.ref, c, n)
            if all([self.part_ok(g, p) for p in parts]) and pay_ways(
                g, self.player, self.ref, c, o.zone, n, None, self.free
            ):
                options.append(Option("mode", self.ref, n, "awakened", c.names[0], "903.2c"))
        if not self.free and not pay_ways(g, self.player, self.ref, c, o.zone, 0):
            options = options[1:]
        if not options:
            self.fail(g)
            return
        ask(g, self.player, MODE, tuple(options), "903.2c", "Awaken it?", self.ref)

    def choose_way(self, g: State) -> None:
        """Which cost to pay, where there is more than one (1110.2, 903.2i-ii)."""
        o = g.objs[self.ref]
        c = g.definitions[o.definition].faces[self.face] if self.face != o.face else o.chars
        ways = pay_ways(g, self.player, self.ref, c, self.origin, self.awakened, None, self.free)
        if not ways:
            self.fail(g)
            return
        options = tuple(
            [Option("cost", self.ref, n, w.kind, w.kind or "its cost", "903.2i") for n, w in enumerate(ways)]
        )
        ask(g, self.player, COST, options, "903.2i", "Which cost?", self.ref)

    def to_chase(self, g: State) -> None:
        """The card, or the ability as a pseudo-card, is put on the chase (903.2d)."""
        if self.ability is None:
            self.card_to_chase(g)
        else:
            self.ability_to_chase(g)
        self.pc = 5

    def card_to_chase(self, g: State) -> None:
        """A card goes to the chase; of a rune in the rune area a copy does (711.2, 1017.3)."""
        old = g.objs[self.ref]
        c = g.definitions[old.definition].faces[self.face] if self.face != old.face else old.chars
        parts = spell_parts(g, self.player, self.ref, c, self.awakened)
        torrent = "torrent" in c.ab.keywords and g.players[self.player].played > 0
        if self.origin == RUNES:
            g.edit(self.ref).revealed = True
            g.dirty = True
            made = new_object(g, old.definition, old.owner, CHASE, COPY)
            made.controller = self.player
            made.prev = self.ref
            made.origin = RUNES
            put_in(g, made, "top")
            self.chase = made.id
        else:
            item = MoveItem(self.ref, CHASE, "played", "903.2d", controller=self.player, face=self.face)
            moved = perform_moves(g, (item,))
            if not moved:
                self.fail(g)
                return
            self.chase = moved[0]
        self.keep_effects(g)
        o = g.edit(self.chase)
        if self.awakened:
            o.marks |= AWAKENED
        if torrent:
            o.marks |= TORRENT
        if self.origin == GRAVEYARD and "remnant" in c.ab.keywords and permitted(g, self.player, self.ref) is None:
            o.marks |= REMNANT
        if self.way == "free" or self.free:
            o.marks |= FREE_PLAY
        ids = [self.new_ctx(g, part, None) for part in parts] or [self.new_ctx(g, None, None)]
        first = g.edit_ctx(ids[0])
        first.more = tuple(ids[1:])
        first.awakened = self.awakened
        o.ctx = ids[0]
        self.ctxs = tuple(ids)

    def keep_effects(self, g: State) -> None:
        """Continuous effects on a card that is played stay on it while it is on the chase (903.2d-i)."""
        if g.lasting:
            follow(g, self.ref, self.chase)

    def new_ctx(self, g: State, effect: Effect | None, ability: Ability | None) -> int:
        """A context for one part."""
        ctx = self.given.copy(g.token) if self.given is not None else Ctx()
        ctx.token = g.token
        ctx.id = g.fresh_id()
        if self.given is None:
            ctx.source = self.ref if ability is not None else self.chase
            ctx.controller = self.player
            ctx.you = self.player
        ctx.ability = ability
        ctx.effect = effect
        ctx.event = self.event
        ctx.x = -1
        g.ctxs[ctx.id] = ctx
        return ctx.id

    def ability_to_chase(self, g: State) -> None:
        """An ability goes to the chase as a pseudo-card; will abilities do not use it (907.3)."""
        a = self.ability
        assert a is not None
        effect = ability_effect(a)
        self.ctxs = (self.new_ctx(g, effect, a),)
        if isinstance(a, Activate) and is_will_ability(a):
            self.chase = NOBODY
            return
        o = new_object(g, g.objs[self.ref].definition, g.objs[self.ref].owner, CHASE, ABILITY)
        o.controller = self.player
        o.home = self.player
        o.source = self.ref
        o.ability = a
        o.ctx = self.ctxs[0]
        put_in(g, o, "top")
        self.chase = o.id
        g.rules_due = True
        if isinstance(a, Activate) and g.objs[self.ref].zone & (HAND | STANDBY):
            g.edit(self.ref).revealed = True  # 905.2a

    # ---- 903.2e-h --------------------------------------------------------------------------------------

    def choose_modes(self, g: State) -> None:
        """ "Choose one" and the like (903.2e)."""
        while self.i < len(self.ctxs):
            ctx = g.ctxs[self.ctxs[self.i]]
            plan = plan_of(ctx.effect) if ctx.effect is not None else None
            if plan is None or plan.modes is None:
                self.i += 1
                self.picks = ()
                continue
            m = plan.modes
            least = number(g, m.least, ctx)
            most = number(g, m.most, ctx, least)
            if m.extra_if is not None and holds(g, m.extra_if, ctx):
                most = max(most, number(g, m.extra_most, ctx, len(m.options)))
            if len(self.picks) >= most:
                self.end_modes(g)
                continue
            options: list[Option] = []
            for n, mode in enumerate(m.options, 1):
                if n not in self.picks and choosable(g, targets_with(mode, ()), ctx):
                    options.append(Option("mode", ctx.source, n, mode_text(mode), clause="903.2e"))
            if len(self.picks) >= least:
                options.append(Option("done", clause="903.2e"))
            if not options:
                self.fail(g)
                return
            ask(g, self.player, MODE, tuple(options), "903.2e", "Choose", ctx.source)
            if g.pending is not None:
                return
            if self.pc != 5:
                return
        self.i = 0
        self.picks = ()
        self.pc = 6

    def take_mode(self, g: State, option: Option) -> None:
        """One mode more, or no more."""
        if option.kind == "done":
            self.end_modes(g)
        else:
            self.picks = (*self.picks, option.number)

    def end_modes(self, g: State) -> None:
        """The modes of one part are chosen; they are performed in printed order."""
        g.edit_ctx(self.ctxs[self.i]).modes = tuple(sorted(self.picks))
        self.i += 1
        self.picks = ()

    def choose_x(self, g: State) -> None:
        """X is determined (903.2f)."""
        a = self.ability
        if a is None:
            o = g.objs[self.chase]
            need = o.chars.need
            if self.free or self.way == "free":
                need = NOTHING  # 903.2f-i
            cost = self.way_items(g)
            letters = need[LETTER_X] > 0
        elif isinstance(a, Activate):
            need, cost = split_cost(a.cost, -1)
            letters = need[LETTER_X] > 0
        else:
            need, cost, letters = NOTHING, (), False
        if cost and cost_letter(cost):
            letters = True
        if not letters:
            self.x = -1
            if any([ctx.effect is not None and uses_letter(ctx.effect) for ctx in [g.ctxs[i] for i in self.ctxs]]):
                self.x = g.objs[self.ref].x if self.ability is not None else 0  # 903.2f-ii
            self.set_x(g)
            return
        options = self.x_options(g, need, cost)
        if not options:
            self.fail(g)
            return
        ask(g, self.player, NUMBER_X, options, "903.2f", "X?", self.ref)

    def way_items(self, g: State) -> tuple[Effect, ...]:
        """The things to do, other than paying will, of the chosen way to pay for a card."""
        return self.chosen_way(g).items

    def chosen_way(self, g: State) -> CostWay:
        """The chosen way to pay for a card, once more from where it is now."""
        o = g.objs[self.chase]
        ways = play_cost_ways(g, self.player, self.chase, o.chars, self.origin, self.awakened, self.free)
        for w in ways:
            if w.kind == self.way:
                return w
        return ways[0] if self.way != "free" else CostWay("free", NOTHING, ways[0].items)

    def x_options(self, g: State, need: Need, cost: tuple[Effect, ...]) -> tuple[Option, ...]:
        """The values of X that can be paid."""
        exclude = rests_itself(cost, self.ref)
        purpose = "play" if self.ability is None else "activate"
        subject = self.subject(g)
        top = most_x(g, self.player, need, exclude, purpose, subject.ref) if need[LETTER_X] else -1
        saved = sum([-cut_total(s.symbols) for s, _ in changes(g, self.player, subject) if not s.more])
        top = top - saved if need[LETTER_X] else 60
        options: list[Option] = []
        ctx = g.ctxs[self.ctxs[0]].copy(g.token)
        base = self.base_way(g)
        for x in range(0, top + 1):
            ctx.x = x
            way = CostWay(base.kind, with_x(base.need, x), base.items)
            if affordable(g, self.player, subject.ref, way, subject, x, None, ctx):
                options.append(Option("number", NOBODY, x, clause="903.2f"))
            elif x > 0 and not need[LETTER_X]:
                break
        return tuple(options)

    def base_way(self, g: State) -> CostWay:
        """What has to be paid before cost changes, X still open."""
        if self.ability is None:
            return self.chosen_way(g)
        if isinstance(self.ability, Activate):
            need, items = split_cost(self.ability.cost, -1)
            if self.free:
                return CostWay("free", NOTHING, ())  # 903.2i-ii
            return CostWay("", need, items)
        return CostWay("", NOTHING, ())

    def set_x(self, g: State) -> None:
        """Notes X for all parts."""
        if self.x >= 0:
            for c in self.ctxs:
                g.edit_ctx(c).x = self.x
            if self.chase != NOBODY and self.ability is None:
                g.edit(self.chase).x = self.x
        self.pc = 7
        self.i = 0
        self.j = 0
        self.picks = ()

    def choose_targets(self, g: State) -> None:
        """Targets, one pick at a time (903.2g)."""
        while self.i < len(self.ctxs):
            ctx = g.ctxs[self.ctxs[self.i]]
            targets = targets_with(ctx.effect, ctx.modes) if ctx.effect is not None else ()
            if self.j >= len(targets):
                self.i += 1
                self.j = 0
                continue
            t = targets[self.j]
            least = number(g, t.least, ctx)
            most = number(g, t.most, ctx, least)
            if len(self.picks) >= most:
                self.end_target(g, t)
                continue
            able = target_candidates(g, t, ctx, self.picks)
            options = [target_option(g, ref) for ref in able]
            if len(self.picks) >= least:
                options.append(Option("done", clause="903.2g"))
            if not able:
                if len(self.picks) < least:
                    self.fail(g)
                    return
                self.end_target(g, t)
                continue
            ask(g, self.player, TARGET, tuple(options), "903.2g", "Target", ctx.source)
            if g.pending is not None:
                return
        self.i = 0
        self.j = 0
        self.pc = 8

    def take_target(self, g: State, option: Option) -> None:
        """One target more, or no more."""
        ctx = g.ctxs[self.ctxs[self.i]]
        assert ctx.effect is not None
        t = targets_with(ctx.effect, ctx.modes)[self.j]
        if option.kind == "done":
            self.end_target(g, t)
        else:
            self.picks = (*self.picks, option.ref)

    def end_target(self, g: State, t: Target) -> None:
        """All picks for one target phrase are made; their number is fixed (903.2g-iii)."""
        ctx = g.edit_ctx(self.ctxs[self.i])
        ctx.slots[t.slot] = self.picks
        ctx.targets = (*ctx.targets, t.slot)
        self.picks = ()
        self.j += 1

    def divide(self, g: State) -> None:
        """Damage divided among targets: each share positive and a multiple of 100 (903.2h-i)."""
        while self.i < len(self.ctxs):
            ctx = g.ctxs[self.ctxs[self.i]]
            divided = divided_with(ctx.effect, ctx.modes) if ctx.effect is not None else ()
            if self.j >= len(divided):
                self.i += 1
                self.j = 0
                continue
            node = divided[self.j]
            assert isinstance(node.to, Target)
            refs = ctx.slots.get(node.to.slot, ())
            left = number(g, node.amount, ctx) - sum(self.picks)
            k = len(self.picks)
            if k >= len(refs):
                self.end_shares(g, refs)
                continue
            rest = len(refs) - k - 1
            if rest == 0:
                self.picks = (*self.picks, left)
                continue
            options = [
                Option("number", refs[k], n, clause="903.2h-i") for n in range(100, left - 100 * rest + 1, 100)
            ]
            if not options:
                self.fail(g)
                return
            ask(g, self.player, DIVIDE, tuple(options), "903.2h", "How much?", refs[k])
            if g.pending is not None:
                return
        self.pc = 9

    def take_share(self, g: State, option: Option) -> None:
        """One share is fixed."""
        self.picks = (*self.picks, option.number)

    def end_shares(self, g: State, refs: tuple[int, ...]) -> None:
        """All shares are fixed (903.2h-ii)."""
        ctx = g.edit_ctx(self.ctxs[self.i])
        shares = dict(ctx.shares)
        for ref, n in zip(refs, self.picks, strict=True):
            shares[ref] = n
        ctx.shares = shares
        self.picks = ()
        self.j += 1

    # ---- 903.2i-k -----------------------------------------------------------------------------------------

    def subject(self, g: State) -> Subject:
        """What is being played, for cost changes."""
        if self.ability is None:
            s = Subject("play", self.chase if self.chase != NOBODY else self.ref, self.origin)
        else:
            a = self.ability
            kind = "god's art" if isinstance(a, Activate) and a.gods_art else "activate"
            s = Subject(kind, self.ref, self.origin, a.name)
        if self.ctxs:
            s.targets = target_refs(g, g.ctxs[self.ctxs[0]])
        return s

    def fix_cost(self, g: State) -> None:
        """The cost is worked out and fixed (903.2i)."""
        if self.auto and self.ability is not None:
            g.ret = 1
            self.pc = 12
            return
        base = self.base_way(g)
        self.items = base.items
        need = with_x(base.need, max(0, self.x))
        subject = self.subject(g)
        found = changes(g, self.player, subject)
        if not found:
            self.need = need
            self.pc = 10
            return
        need = raised(g, need, found)
        s = supply(g, self.player, rests_itself(self.items, self.ref), self.purpose(), subject.ref)
        able = [n for n in lowered(g, need, found) if payable(n, s.masks, s.count)]
        if g.every_window:
            able += [n for n in all_reductions(g, need, found) if n not in able and payable(n, s.masks, s.count)]
        if not able:
            self.fail(g)
            return
        options = tuple([Option("need", NOBODY, k, write_need(n), clause="903.2i-iv") for k, n in enumerate(able)])
        ask(g, self.player, COST, options, "903.2i-iv", "Which part is lowered?", self.ref)

    def purpose(self) -> str:
        """What will would be spent on."""
        return "play" if self.ability is None else "activate"

    def pay_will(self, g: State) -> None:
        """Will is paid first: it is written first (903.2j-i)."""
        self.pc = 11
        g.ret = 1
        if any(self.need):
            ref = self.chase if self.ability is None else self.ref
            exclude = rests_itself(self.items, self.ref)
            g.stack.append(PayWillFrame(self.player, self.need, self.purpose(), ref, exclude, self.ctxs[0]))

    def pay_items(self, g: State) -> None:
        """Everything else is done in written order (903.2j, 903.2j-i)."""
        if g.ret == 0:
            self.fail(g)
            return
        self.pc = 12
        g.ret = 1
        if not self.items:
            return
        if len(self.items) == 1 and isinstance(self.items[0], Rest) and self.ability is not None:
            o = g.objs[self.ref]
            if rests_itself(self.items, self.ref) == self.ref and not o.rested:
                attempt_rest(g, (self.ref,), "1013.2")
                g.ret = 1
                return
        ctx = g.ctxs[self.ctxs[0]]
        if not can_pay(g, self.items, ctx, self.player):
            self.fail(g)
            return
        frame = CostFrame(self.items, self.ctxs[0], self.player)
        g.stack.append(frame)

    def played(self, g: State) -> None:
        """All requirements are met: it counts as played (903.2k)."""
        g.passes = 0
        g.refused = ()
        g.rules_due = True
        note_play(g, self.player)
        if self.undo:
            g.snapshot = None
        if self.ability is None:
            p = g.edit_player(self.player)
            p.played += 1
            emit(g, Event(PLAYED, "903.2k", self.chase, NOBODY, 0, self.player, self.chase, self.origin, CHASE))
        else:
            self.ability_played(g)
        for c in self.ctxs:
            ctx = g.ctxs[c]
            for slot in ctx.targets:
                for ref in ctx.slots.get(slot, ()):
                    emit(g, Event(TARGETED, "903.2g", ref, NOBODY, 0, self.player, self.chase))
        self.pc = 13

    def ability_played(self, g: State) -> None:
        """An ability counts as played; limits and once-per-game names are noted (1112.2b)."""
        a = self.ability
        word = "automatic" if self.auto else "activate"
        if isinstance(a, Activate):
            if a.gods_art:
                p = g.edit_player(self.player)
                p.gods_arts = (*p.gods_arts, a.name)
                word += ",god's art"
            if a.limits:
                note_use(g, self.ref, a)
            if self.chase == NOBODY:
                word += ",will"
        emit(g, Event(ABILITY_PLAYED, "903.2k", self.ref, NOBODY, 0, self.player, self.chase, word=word))

    def after(self, g: State) -> None:
        """A will ability is resolved at once (907.3); anything else waits on the chase."""
        g.pop()
        g.ret = 1
        g.ret_refs = (self.chase,) if self.chase != NOBODY else ()
        if self.chase == NOBODY:
            ctx = g.ctxs[self.ctxs[0]]
            if ctx.effect is not None:
                execute(g, ctx.effect, ctx.id)

    def fail(self, g: State) -> None:
        """It cannot be played: everything is as it was before (readings 30)."""
        if g.snapshot is not None and self.undo:
            snapshot = g.snapshot
            kind = "play" if self.ability is None else "activate"
            key = refused_key(g, snapshot, kind, self.ref, self.ability)
            g.become(snapshot)
            g.snapshot = None
            g.refused = (*g.refused, key)
            g.ret = 0
            return
        if self.chase != NOBODY:
            o = g.objs[self.chase]
            if o.kind in (ABILITY, COPY):
                cease(g, self.chase, "903.2j")
            elif o.became == -1:
                self.put_back(g, o)
        self.stop(g, 0)

    def put_back(self, g: State, o: Obj) -> None:
        """A card that could not be played goes back where it was (readings 30); automatic cards to the graveyard."""
        if self.auto:
            perform_moves(g, (MoveItem(o.id, GRAVEYARD, "rule", "906.6a"),))
            return
        take_out(g, o)
        dead = g.edit(o.id)
        dead.became = CEASED
        note_departure(g, dead)
        old = g.edit(self.ref)
        old.became = -1
        if old.zone == STANDBY:
            old.face_down = True
        put_in(g, old, "top")
        g.dirty = True
        g.watch_stale = True

    def stop(self, g: State, result: int) -> None:
        """Ends the frame."""
        g.pop()
        g.ret = result
        g.ret_refs = ()


def refused_key(
    g: State, before: State, kind: str, ref: int, ability: Ability | None
) -> tuple[str, int, int, str]:
    """The key of the option that led nowhere, so that it is not offered again in the same window."""
    index = 0
    if isinstance(ability, Activate):
        activates = before.objs[ref].chars.ab.activates
        for n, a in enumerate(activates):
            if a is ability:
                index = n
    return (kind, ref, index, "")


def ability_effect(a: Ability) -> Effect | None:
    """What an ability does when it resolves."""
    effect: Effect | None = getattr(a, "effect", None)
    return effect


def mode_text(mode: Effect) -> str:
    """A word for a mode; the client shows the printed text."""
    return type(mode).__name__


def cut_total(symbols: str) -> int:
    """How much will a reduction takes away."""
    return sum(parse_need(symbols)[:8])


def target_option(g: State, ref: int) -> Option:
    """An option that picks a card, an ability on the chase or a player."""
    if ref < 0:
        return Option("card", ref, 0, "", "AB"[-1 - ref], "903.2g")
    o = g.objs[ref]
    if o.kind == ABILITY:
        return Option("card", ref, 0, "ability", g.objs[o.source].chars.names[0], "903.2g")
    return card_option(g, ref, "903.2g")


def yields(g: State, o: Obj, index: int) -> tuple[int, int]:
    """What a will ability that asks for more than resting would make now: kinds and how many; (0, 0) if it cannot be played."""
    from willpower.abilities.effects import Produce, Sequence

    from .permission import activate_refusal

    a = o.chars.ab.activates[index]
    need, items = split_cost(a.cost, -1)
    if any(need):
        return (0, 0)  # it costs will itself: playable at priority, not counted on here
    if activate_refusal(g, o.controller, o.id, index):
        return (0, 0)
    effect = a.effect
    parts = effect.parts if isinstance(effect, Sequence) else (effect,)
    mask = 0
    amount = 0
    for part in parts:
        if isinstance(part, Produce):
            for choice in part.choices:
                bits = bits_of(choice)
                amount = max(amount, len(bits))
                for bit in bits:
                    mask |= bit or 128
            if part.count is not None:
                ctx = Ctx()
                ctx.source = o.id
                ctx.controller = o.controller
                ctx.you = o.controller
                amount *= max(0, number(g, part.count, ctx))
            if not part.choices:
                mask = 31
    return (mask, amount)


def play_will_ability(g: State, player: int, ref: int, index: int) -> None:
    """Plays a will ability while paying (907.2, 1003.5)."""
    if g.dirty:
        refresh(g)
    a = g.objs[ref].chars.ab.activates[index]
    g.stack.append(PlayFrame(player, ref, a))


def tell_choice(g: State, player: int, word: str, ref: int) -> None:
    """Notes a choice in the log."""
    g.log_chunk.append(Event(CHOSE, "903.2", ref, NOBODY, 0, player, word=word))


def is_chant(o: Obj) -> bool:
    """Whether a card on the chase performs its text when it resolves."""
    return bool(o.chars.types & (CHANT | RUNE))
