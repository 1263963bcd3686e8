"""The judgment process (705, 1125, 1304.4-5): on the chase neither spell nor ability (705.2d)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.ability import Keyword
from willpower.abilities.effects import Effect
from willpower.abilities.quantities import Num
from willpower.abilities.statics import CostChange
from willpower.abilities.symbols import ANY_RULER, CHASE, FIELD, IN_PLAY, J_RULER, RULER

from ..change.gate import attempt_moves, attempt_turn_over
from ..change.triggers import emit
from ..change.zones import MoveItem, cease, new_object, put_in
from ..core import happenings
from ..core.decisions import COST, NUMBER_X, PAGE, Option
from ..core.frames import ask
from ..core.ids import NO_CTX, NOBODY, PLAYER_A, PLAYER_REF, UNDETERMINED, UNLIMITED, CtxId, ObjId, PlayerId
from ..core.memory import remember_paid
from ..core.objects import ASTRAL, JUDGMENT, Ctx, still_itself
from ..core.procedure import Procedure
from ..core.results import DONE, NOTHING_DONE
from ..core.stale import CHASES, RULES, changed
from ..core.state import Frame, State
from ..core.will import LETTER_X, NOTHING, Need, parse_need, total, with_x, write_need
from ..pay.card_costs import affordable, taken_away
from ..pay.cost_change import Subject, amount, changes, lowered, raised
from ..pay.cost_ways import CostWay, written
from ..pay.costs import CostFrame, can_pay
from ..pay.payment import PayWillFrame
from ..pay.supply import Supply, most_x, supply
from ..text.announcements import cost_letter
from ..values.characteristics import refresh
from ..values.evaluate import holds
from ..values.limits import main_timing
from ..values.prohibition import ability_prohibited_by, prohibited_by


def ruler_for_judgment(g: State, player: PlayerId) -> tuple[ObjId, str]:
    """The recovered card whose judgment a player may play, or the clause that says why there is none."""
    if g.derived.values_stale:
        refresh(g)
    why = "705.1"
    places = (g.table.players[player].zones.ruler_area, g.table.field)
    for place in places:
        for i in place:
            o = g.table.objs[i]
            if o.controller != player or not o.chars.types & ANY_RULER:
                continue
            if o.marks & ASTRAL:
                why = "1010.1a"
                continue
            # 1304.5: the first form of a colossal ruler may have a judgment of its own.
            if "judgment" not in o.chars.ab.keywords:
                continue
            if o.rested:
                why = "705.1"
                continue
            if o.face + 1 >= len(g.definitions[o.definition].faces):
                continue
            return i, ""
    return NOBODY, why


def judgment_keywords(g: State, ref: ObjId) -> tuple[Keyword, ...]:
    """Each [Judgment] of a card (1125.1): one may have several, of which one is played (1408.1)."""
    return g.table.objs[ref].chars.ab.named["judgment"]


def judgment_refusal(g: State, player: PlayerId, which: int = 0, s: Supply | None = None) -> str:
    """The clause that keeps a player from playing a judgment process by the ruler's [Judgment] with that
    number now, or ""; `s`: all that they could pay with, where somebody knows it."""
    if not main_timing(g, player):
        return "705.1"
    if g.table.players[player].judged and g.edition.judgments_per_turn:
        return "705.1"
    ref, why = ruler_for_judgment(g, player)
    if ref == NOBODY:
        return why
    known = judgment_keywords(g, ref)
    if not 0 <= which < len(known):
        return "705.2"
    return summons_refusal(g, player, ref, known[which], s)


def summons_refusal(g: State, player: PlayerId, ref: ObjId, k: Keyword, s: Supply | None = None) -> str:
    """The clause that keeps a player from what a [Judgment] of a ruler asks for, or ""."""
    ctx = judgment_ctx(g, ref, player)
    if k.condition is not None and not holds(g, k.condition, ctx):
        return "705.2b"
    if "judgment" in g.derived.forbidden and prohibited_by(g, "judgment", PLAYER_REF[player], to=ref):
        return "104.4"
    if g.edition.judgment_is == "ability" and "play abilities" in g.derived.forbidden:
        why = ability_prohibited_by(g, player, ref, k)
        if why:
            return why
    way = way_of(k)
    if s is not None and not (s.bound or s.abilities or way.items or k.number is not None):
        if CostChange not in g.derived.active:
            need = way.need if not way.need[LETTER_X] else with_x(way.need, 0)
            return "" if need == NOTHING or s.pays(g, need) else "705.2a"
    least = least_x(k)
    if least > 0:
        way = CostWay("", with_x(way.need, least), way.items, way.ahead)
    if not affordable(g, player, ref, way, Subject("judgment", ref), least or UNDETERMINED, s, ctx):
        return "705.2" if way.items else "705.2a"
    return ""


_ways: Final[dict[int, tuple[Keyword, CostWay]]] = {}


def way_of(k: Keyword) -> CostWay:
    """The way to pay for a [Judgment], X still open; worked out once."""
    known = _ways.get(id(k))
    if known is None or known[0] is not k:
        known = (k, written("", NOTHING, k.cost))
        _ways[id(k)] = known
    return known[1]


def least_x(k: Keyword) -> int:
    """The least X that a [Judgment] lets its player choose."""
    return k.number.n if isinstance(k.number, Num) else 0


def judgment_ctx(g: State, ref: ObjId, player: PlayerId) -> Ctx:
    """A context for the judgment of a ruler."""
    ctx = Ctx()
    ctx.source = ref
    ctx.controller = player
    ctx.you = player
    return ctx


class JudgmentFrame(Frame):
    """Plays a judgment process: X, what is asked for, then on the chase (705.2, 705.2c, 1125.2)."""

    __slots__ = ("ahead", "ctx", "items", "need", "player", "ref", "undo", "which", "x")

    def __init__(self, player: PlayerId = PLAYER_A, ref: ObjId = NOBODY, which: int = 0) -> None:
        super().__init__()
        self.player = player
        self.ref = ref
        self.which = which
        self.ctx = NO_CTX
        self.x = UNDETERMINED
        self.need: Need = NOTHING
        self.items: tuple[Effect, ...] = ()
        self.ahead = 0  # how many of them are written before the will
        self.undo = False

    def step(self, g: State) -> None:
        """Performs the next row."""
        pc = self.pc
        self.pc = pc + 1
        JUDGING.deeds[pc](g, self)

    def goto(self, clause: str) -> None:
        """Goes on with a clause."""
        self.pc = JUDGING.at[clause]

    def answer(self, g: State, option: Option) -> None:
        """Takes X or the lowered cost."""
        if option.kind == "need":
            self.need = parse_need(option.word)
        elif option.kind == "higher":
            self.x = option.number  # the least that is offered next
            self.again()
        else:
            self.x = option.number
            g.edit_ctx(self.ctx).x = option.number


def announce(g: State, f: JudgmentFrame) -> None:
    """The ruler is announced."""
    way = way_of(judgment_keywords(g, f.ref)[f.which])
    need, f.items, f.ahead = way.need, way.items, way.ahead
    f.need = need
    if f.items or supply(g, f.player).abilities:
        f.undo = True
        snapshot = g.clone()
        snapshot.pop()
        g.work.shared_depth = len(g.work.stack) - 1
        g.work.snapshot = snapshot
    ctx = judgment_ctx(g, f.ref, f.player)
    ctx.id = CtxId(g.fresh_id())
    ctx.writer = g.writer
    g.work.ctxs[ctx.id] = ctx
    f.ctx = ctx.id
    if not need[LETTER_X] and not (f.items and cost_letter(f.items)):
        f.goto("903.2i")


def choose_x(g: State, f: JudgmentFrame) -> None:
    """X of the judgment is chosen (903.2f)."""
    about = Subject("judgment", f.ref)
    top = UNLIMITED  # until it cannot be paid
    if f.need[LETTER_X]:
        top = most_x(g, f.player, f.need, NOBODY, "judgment", f.ref)
        for static, of in changes(g, f.player, about):
            if not static.more and top >= 0:
                top += total(amount(g, static, of))
    ctx = g.work.ctxs[f.ctx].copy(g.writer)
    options: list[Option] = []
    x = max(f.x, least_x(judgment_keywords(g, f.ref)[f.which]))
    last = x + PAGE
    while top < 0 or x <= top:
        if top < 0 and x == last:
            options.append(Option("higher", number=x, clause="903.2f"))
            break
        ctx.x = x
        w = CostWay("", with_x(f.need, x), f.items, f.ahead)
        if affordable(g, f.player, f.ref, w, about, x, None, ctx):
            options.append(Option("number", NOBODY, x, clause="903.2f"))
        elif x > 0 and not f.need[LETTER_X]:
            break
        x += 1
    if not options:
        fail(g, f)
        return
    ask(g, f.player, NUMBER_X, tuple(options), "903.2f", "x", f.ref)


def fix_cost(g: State, f: JudgmentFrame) -> None:
    """Cost changes (903.2i)."""
    need = with_x(f.need, max(0, f.x))
    found = changes(g, f.player, Subject("judgment", f.ref))
    if not found:
        f.need = need
        return
    need = raised(g, need, found)
    s = supply(g, f.player, NOBODY, "judgment", f.ref)
    able = [n for n in lowered(g, need, found) if s.pays(g, n)]
    if not able:
        fail(g, f)
        return
    options = tuple(
        [Option("need", NOBODY, k, write_need(n), clause="903.2i-iv") for k, n in enumerate(able)]
    )
    ask(g, f.player, COST, options, "903.2i-iv", "lower", f.ref)


def do_what_is_written_first(g: State, f: JudgmentFrame) -> None:
    """Perform the items that are written before the will (903.2j-i)."""
    f.result = DONE
    do_items(g, f, f.items[: f.ahead])


def pay_will(g: State, f: JudgmentFrame) -> None:
    """Will symbols of the section are paid (705.2a)."""
    if not f.result.did:
        fail(g, f)
        return
    if f.need == NOTHING:
        return
    exclude = taken_away(g, CostWay("", f.need, f.items, f.ahead), f.ref)
    frame = PayWillFrame(f.player, f.need, "judgment", f.ref, exclude, f.ctx)
    frame.after = f.items[f.ahead :]
    g.work.stack.append(frame)


def do_the_rest(g: State, f: JudgmentFrame) -> None:
    """Perform the items that are written after the will (903.2j-i)."""
    if not f.result.did:
        fail(g, f)
    else:
        do_items(g, f, f.items[f.ahead :])


def do_items(g: State, f: JudgmentFrame, items: tuple[Effect, ...]) -> None:
    """Other things the section asks for are done in written order (903.2j-i)."""
    if not items:
        return
    if not can_pay(g, items, g.work.ctxs[f.ctx], f.player):
        fail(g, f)
        return
    g.work.stack.append(CostFrame(items, f.ctx, f.player))


def put(g: State, f: JudgmentFrame) -> None:
    """All that was asked for is done, and the judgment is on the chase (705.2, 705.2c)."""
    if not f.result.did:
        fail(g, f)
        return
    p = g.edit_player(f.player)
    p.judged = True
    o = new_object(g, g.table.objs[f.ref].definition, g.table.objs[f.ref].owner, CHASE, JUDGMENT)
    o.controller = f.player
    o.home = f.player
    o.source = f.ref
    o.face = g.table.objs[f.ref].face  # the form whose judgment it is (1304.5b)
    o.ctx = f.ctx
    o.x = f.x
    put_in(g, o, "top")
    g.turn.passes = 0
    g.work.refused = ()
    changed(g, RULES | CHASES)
    if f.undo and g.work.snapshot is not None:
        g.work.snapshot = g.work.snapshot.work.snapshot
    emit(
        g,
        happenings.did(what="judgment played", subject=f.ref, player=f.player, source=f.ref, clause="705.2"),
    )
    if g.edition.judgment_is == "ability":  # 705.2d
        emit(
            g,
            happenings.ability_played(
                card=f.ref, player=f.player, ability=o.id, kinds=("judgment",), clause="705.2"
            ),
        )
    if g.edition.judgment_trigger == "when taken":
        emit(g, happenings.judged(card=f.ref, player=f.player, clause="705.3a-i"))
    g.finish(DONE)


def fail(g: State, f: JudgmentFrame) -> None:
    """It cannot be paid: everything is as it was."""
    if f.undo and g.work.snapshot is not None:
        g.become(g.work.snapshot)
        g.hand(NOTHING_DONE)
    else:
        g.finish(NOTHING_DONE)
    g.work.refused = (*g.work.refused, ("judgment", f.ref, f.which, ""))


JUDGING: Final[Procedure[JudgmentFrame]] = Procedure(
    ("705.2", announce),
    ("903.2f", choose_x),
    ("903.2i", fix_cost),
    ("903.2j-i", do_what_is_written_first),
    ("705.2a", pay_will),
    ("903.2j-i", do_the_rest),
    ("705.2c", put),
)


class JudgedFrame(Frame):
    """A ruler is put into the field, J-ruler side up (705.3a), as its text and others say (909.5, 910)."""

    __slots__ = ("face", "player", "ref")

    def __init__(self, ref: ObjId = NOBODY, player: PlayerId = PLAYER_A, face: int = 1) -> None:
        super().__init__()
        self.ref = ref
        self.player = player
        self.face = face

    def step(self, g: State) -> None:
        """Performs the next row."""
        pc = self.pc
        self.pc = pc + 1
        JUDGED_STEPS.deeds[pc](g, self)


def put_into_field(g: State, f: JudgedFrame) -> None:
    """The J-ruler comes into the field (705.3a), or its first form becomes the second there (1304.5a)."""
    if g.table.objs[f.ref].zone == FIELD:
        attempt_turn_over(g, f.ref, "judged", "1304.5a")
        return
    item = MoveItem(f.ref, FIELD, "judged", "705.3a", controller=f.player, face=f.face, player=f.player)
    attempt_moves(g, (item,))


def tell_judgment(g: State, f: JudgedFrame) -> None:
    """Tell abilities that wait for a judgment (705.3a-i)."""
    g.finish(f.result)
    if f.result.refs and g.edition.judgment_trigger == "when flipped":
        emit(g, happenings.judged(card=f.ref, player=f.player, clause="705.3a-i"))


JUDGED_STEPS: Final[Procedure[JudgedFrame]] = Procedure(
    ("705.3a", put_into_field),
    ("705.3a-i", tell_judgment),
)


def resolve_judgment(g: State, ref: ObjId) -> None:
    """The ruler becomes its J-ruler in the field (705.3a); a first form its second (1304.5a)."""
    o = g.table.objs[ref]
    source = o.source
    x = o.x
    player = o.controller
    cease(g, ref, "705.3")
    given = g.work.ctxs.pop(o.ctx, None)
    ruler = g.table.objs[source]
    faces = g.definitions[ruler.definition].faces
    if not still_itself(ruler) or not ruler.zone & IN_PLAY:
        return  # 705.3a, 1304.5b
    if ruler.zone != FIELD and "judgment" not in ruler.chars.ab.keywords:
        return  # 1010.1b, of rulers; a first form is in the field already
    if ruler.marks & ASTRAL:
        return  # 1010.1b
    if ruler.face != o.face:
        return  # 1304.5b: the form that was to change is not there any more
    face = ruler.face + 1
    if face >= len(faces) or not faces[face].types & J_RULER:
        return
    if x >= 0:
        g.edit(source).x = x  # 903.2f-ii
    if faces[face].ab.asks_paid and given is not None:
        remember_paid(g, source, given.paid)
    if ruler.zone == FIELD or ruler.chars.types & RULER:
        g.work.stack.append(JudgedFrame(source, player, face))
