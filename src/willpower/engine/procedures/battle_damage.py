"""Battle damage (805.2, 806.2) and how [Pierce] divides it (1102)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.symbols import J_RESONATOR

from ..change.actions import DamageItem
from ..change.gate import attempt_damage
from ..change.in_battle import check_battle
from ..core.decisions import DIVIDE, MAY, Option
from ..core.events import ATTACKED, DAMAGED
from ..core.frames import ask
from ..core.ids import NOBODY, OPPONENT, PLAYER_REF, UNDETERMINED, ObjId, RefId, is_player
from ..core.procedure import Procedure
from ..core.results import NOTHING_DONE
from ..core.stale import BATTLE, changed
from ..core.state import Frame, State
from ..values.battle_state import attacked_object
from ..values.characteristics import chars
from ..values.evaluate.memory import dealt_damage
from ..values.prohibition import allowed

THROUGH: Final = (
    Option("yes", word="as though it were not blocked", clause="104.1"),
    Option("no", word="to the blocking card", clause="104.1"),
)


class DamageFrame(Frame):
    """One battle damage process. `attackers`: the attacking card deals damage; `others`: who battles it
    does."""

    __slots__ = ("attackers", "others", "share", "through")

    def __init__(self) -> None:
        super().__init__()
        self.attackers = True
        self.others = True
        self.share = UNDETERMINED  # what [Pierce] assigns to the blocker
        self.through = False  # dealt as though it were not blocked

    def step(self, g: State) -> None:
        """The rows one after the other, until somebody is asked or something else must happen."""
        deeds = DAMAGE_PROCESS.deeds
        for _ in deeds:  # and not for ever: the engine's loop counts
            pc = self.pc
            self.pc = pc + 1
            deeds[pc](g, self)
            if g.work.pending is not None or g.work.stack[-1] is not self or self.result.did:
                return

    def answer(self, g: State, option: Option) -> None:
        """Takes the share of the blocker, or whether to strike past it."""
        if option.kind == "number":
            self.share = option.number
        else:
            self.through = option.kind == "yes"


def ask_unblocked(g: State, f: DamageFrame) -> None:
    """Whether the damage is dealt as though the attacking card were not blocked, where a text allows it."""
    check_battle(g)
    b = g.table.battle
    if f.attackers and b is not None and b.attacker >= 0 and b.blocker >= 0:
        if attacked_object(g) != NOBODY and allowed(g, "deal damage as though unblocked", b.attacker):
            player = g.table.objs[b.attacker].controller
            ask(g, player, MAY, THROUGH, "104.1", "go through", b.attacker)


def ask_share(g: State, f: DamageFrame) -> None:
    """How much [Pierce] assigns to the blocking card (1102.2b)."""
    options = shares(g) if f.attackers and not f.through else ()
    if options:
        b = g.table.battle
        assert b is not None
        player = g.table.objs[b.attacker].controller
        ask(g, player, DIVIDE, options, "1102.2b", "pierce", b.attacker)


def deal_battle_damage(g: State, f: DamageFrame) -> None:
    """Both are worked out before either is dealt: they are dealt at the same time (805.2, 806.2)."""
    items: list[DamageItem] = []
    if f.others:
        items += strike_back(g)
    if f.attackers and not f.through and g.edition.pierce.startswith("over capacity"):
        f.share = room(g)
    if f.attackers:
        items += strike(g, f.share, f.through)
    b = g.table.battle
    if f.attackers and b is not None and b.attacker >= 0:
        b = b.copy()
        b.struck = True  # 806.2a: the process was performed
        b.faced = b.blocker >= 0
        g.table.battle = b
        changed(g, BATTLE)
    f.result = NOTHING_DONE
    if items:
        attempt_damage(g, tuple(items))


def room(g: State) -> int:
    """The damage to a blocking card beyond which the rest of a piercing attack is an excess (1102.2a);
    undetermined if there is none."""
    b = g.table.battle
    if b is None or b.attacker < 0 or b.blocker < 0 or "pierce" not in chars(g, b.attacker).ab.keywords:
        return UNDETERMINED
    return capacity(g, b.blocker)


def deal_excess(g: State, f: DamageFrame) -> None:
    """Where the excess is no share of the damage but added to it, it is what the blocking card was dealt over
    its capacity: nothing of what was prevented (1102.2b)."""
    b = g.table.battle
    if f.share < 0 or b is None or b.attacker < 0 or not g.edition.pierce.startswith("over capacity"):
        return
    object = attacked_object(g)
    excess = -f.share
    for e in reversed(g.memory.happened):
        if e.kind == ATTACKED:
            break
        if e.kind == DAMAGED and e.subject == b.attacker and e.object == b.blocker and e.word == "battle":
            excess += e.amount
    f.share = UNDETERMINED
    if excess > 0 and object != NOBODY:
        attempt_damage(g, (DamageItem(b.attacker, object, excess, g.edition.battle_damage_defined),))


def end_process(g: State, f: DamageFrame) -> None:
    """Hand on the damage that was dealt."""
    g.finish(f.result)


DAMAGE_PROCESS: Final[Procedure[DamageFrame]] = Procedure(
    ("104.1", ask_unblocked),
    ("1102.2b", ask_share),
    ("806.2", deal_battle_damage),
    ("1102.2b", deal_excess),
    ("806.2", end_process),
)


def power(g: State, ref: RefId) -> int:
    """The ATK a card deals damage with (206.2, 805.2a); none is 0, and so is less (104.2)."""
    atk = chars(g, ref).atk
    return max(0, atk) if atk is not None else 0


def capacity(g: State, ref: ObjId) -> int:
    """DEF less damage (1102.2a)."""
    defense = chars(g, ref).defense
    return max(0, (defense or 0) - g.table.objs[ref].damage)


def shares(g: State) -> tuple[Option, ...]:
    """The shares of the blocker that a piercing attacker can choose from (1102.2); () if there is nothing
    to choose."""
    b = g.table.battle
    if b is None or b.attacker < 0 or b.blocker < 0 or g.edition.pierce != "assigned":
        return ()
    if "pierce" not in chars(g, b.attacker).ab.keywords or attacked_object(g) == NOBODY:
        return ()
    atk = power(g, b.attacker)
    least = -(-capacity(g, b.blocker) // 100) * 100
    return tuple([Option("number", number=n, clause="1102.2b") for n in range(least, atk + 1, 100)])


def strike(g: State, share: int, through: bool) -> list[DamageItem]:
    """The damage that the attacker deals: to the blocking card, else to the object chosen (805.2a-i,
    805.2a-ii, 806.2a-i, 806.2a-ii)."""
    b = g.table.battle
    if b is None or b.attacker < 0:
        return []
    atk = power(g, b.attacker)
    object = attacked_object(g)
    hit = object if b.blocker < 0 or through else b.blocker
    if hit == NOBODY:
        return []  # readings 26
    pierces = "pierce" in chars(g, b.attacker).ab.keywords
    kind = g.edition.pierce
    if not pierces or is_player(hit):
        return [DamageItem(b.attacker, hit, atk, True)]
    if kind == "assigned":
        to_blocker = atk if share < 0 else share
        items = [DamageItem(b.attacker, hit, to_blocker, True)]
        if atk > to_blocker:
            items.append(DamageItem(b.attacker, object, atk - to_blocker, True))  # 1102.2c, 1102.4
        return items
    items = [DamageItem(b.attacker, hit, atk, True)]
    if kind == "over def, to the player":
        # The oldest edition looks at DEF alone, blocked or not, and the player is hit.
        excess = atk - (chars(g, hit).defense or 0)
        object = PLAYER_REF[OPPONENT[g.turn.player]]
        if excess > 0 and object != NOBODY:
            items.append(DamageItem(b.attacker, object, excess, g.edition.battle_damage_defined))
    return items


def strike_back(g: State) -> list[DamageItem]:
    """The damage that the card battling the attacker deals to it (806.2b)."""
    b = g.table.battle
    if b is None or b.attacker < 0:
        return []
    other: RefId = b.blocker
    if other < 0:
        if b.faced and dealt_damage(g, b.attacker) and not g.edition.attacked_strikes_back:
            return []  # 804.5b, readings 6
        other = attacked_object(g)
        if other < 0 or not chars(g, other).types & J_RESONATOR:
            return []
    return [DamageItem(other, b.attacker, power(g, other), True)]
