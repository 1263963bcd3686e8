"""Breaks of chapter 800: the battle."""

from __future__ import annotations

from willpower.engine.change import in_battle
from willpower.engine.change.actions import DamageItem
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.objects import Obj
from willpower.engine.core.state import State
from willpower.engine.procedures import battle, battle_damage, battle_legal
from willpower.engine.procedures.battle import BattleFrame
from willpower.engine.values import battle_state

from .kit import Break, Patch, Stale, always, edited, made, nothing, rebind

Pairs = tuple[tuple[int, int], ...]

STOPS = ("leaves the field", "no j/resonator", "loses atk or def", "changes controller")


def without_sequence(clause: str) -> Patch:
    """Nobody gets priority at this place of the battle."""

    def apply() -> None:
        rows = list(battle.BATTLE_STEPS.rows)
        for i, (number, step) in enumerate(rows):
            if number == clause and step is battle.sequence:
                rows[i] = (clause, lambda g, f: None)
                battle.BATTLE_STEPS.fill(*rows)
                return
        raise Stale(f"there is no sequence at {clause}")

    return apply


def without_moment(clause: str) -> Patch:
    """What waits for the beginning of this step does not hear of it."""

    def apply() -> None:
        old = battle.moment

        def moment(g: State, point: str, name: str, number: str) -> None:
            if number != clause:
                old(g, point, name, number)

        rebind(old, moment)

    return apply


def stays(why: str, attacking: bool) -> Patch:
    """An attacker (or blocker) stays in the battle although one of the reasons to leave it is given."""

    def apply() -> None:
        old = battle_state.stopped

        def stopped(g: State, ref: int, side: int, reasons: tuple[str, ...]) -> bool:
            if (side == g.turn.player) is attacking:
                reasons = tuple(r for r in reasons if r != why)
            return old(g, ref, side, reasons)

        rebind(old, stopped)

    return apply


def forfeit_always_offered() -> None:
    """The attack may be forfeited even if a j/resonator must attack."""
    old = battle_legal.attacks

    def attacks(g: State, refused: Pairs = ()) -> tuple[Pairs, bool]:
        return old(g, refused)[0], True

    rebind(old, attacks)


def attacks_without_values() -> None:
    """A j/resonator without ATK or DEF may attack."""

    def can_battle(g: State, o: Obj) -> bool:
        types = battle_legal.chars(g, o.id).types
        return o.became == NOBODY and o.zone == battle_legal.FIELD and bool(types & battle_legal.J_RESONATOR)

    rebind(battle_state.can_battle, can_battle)


def rested_may_block() -> None:
    """That a card is rested is not seen by those who ask whether it may block."""
    old = battle_legal.block_refusal

    def block_refusal(g: State, ref: int) -> str:
        o = g.table.objs[ref]
        was, o.rested = o.rested, False
        try:
            return str(old(g, ref))
        finally:
            o.rested = was

    rebind(old, block_refusal)


def only_resonators_attackable() -> None:
    """A permission to attack something other than a player or a j/resonator is ignored."""
    old = battle_legal.attack_objects

    def attack_objects(g: State, ref: int, there: tuple[int, ...] | None = None) -> tuple[int, ...]:
        return tuple(
            x for x in old(g, ref, there) if x < 0 or g.table.objs[x].chars.types & battle_legal.J_RESONATOR
        )

    rebind(old, attack_objects)


def players_not_attackable() -> None:
    """The opponent cannot be attacked."""
    old = battle_legal.attack_objects

    def attack_objects(g: State, ref: int, there: tuple[int, ...] | None = None) -> tuple[int, ...]:
        return tuple(x for x in old(g, ref, there) if x >= 0)

    rebind(old, attack_objects)


def no_rewind() -> None:
    """A declaration that could not be finished is not taken back."""

    def rewind(g: State, f: BattleFrame) -> None:
        g.work.snapshot = None

    rebind(battle.rewind, rewind)


def forfeit_locks(locked: bool) -> Patch:
    """Whoever forfeits the attack always (or never) loses further battles."""

    def apply() -> None:
        old = battle.forfeit

        def forfeit(g: State, f: BattleFrame) -> None:
            old(g, f)
            g.edit_player(g.turn.player).locked = locked

        rebind(old, forfeit)

    return apply


def block_demanded() -> None:
    """Whoever can block must."""
    old = battle_legal.blocks

    def blocks(g: State, refused: Pairs = ()) -> tuple[tuple[int, ...], bool]:
        found, decline = old(g, refused)
        return found, decline and not found

    rebind(old, blocks)


def attacked_blocks() -> None:
    """The attacked resonator may block for itself."""
    old = battle_legal.block_refusal

    def block_refusal(g: State, ref: int) -> str:
        before = g.table.battle
        if before is None or ref != before.attacked:
            return old(g, ref)
        changed = before.copy()
        changed.attacked = -1
        g.table.battle = changed
        answer = old(g, ref)
        g.table.battle = before
        return answer

    rebind(old, block_refusal)


def attacked_strikes_despite_block() -> None:
    """The attacked resonator strikes back although another one has blocked."""
    old = battle_damage.strike_back

    def strike_back(g: State) -> list[DamageItem]:
        before = g.table.battle
        if before is None or before.attacked < 0:
            return old(g)
        changed = before.copy()
        changed.blocker = NOBODY
        g.table.battle = changed
        items = old(g)
        g.table.battle = before
        return items

    rebind(old, strike_back)


def dealt(answer: bool) -> None:
    """Whether the attacker has dealt damage is not looked up."""
    rebind(battle_damage.dealt_damage, lambda g, attacker: answer)


def step_not_skipped(name: str) -> None:
    """A damage step begins even if nobody deals damage in it."""
    old = {"first strike": battle.begin_first_strike, "normal": battle.begin_normal}[name]

    def begin(g: State, f: BattleFrame) -> None:
        g.turn.step = name

    rebind(old, begin)


def all_strike_first() -> None:
    """Every attacker strikes in the first strike step."""
    rebind(battle.strikes_first, lambda g: in_battle.still_attacking(g) >= 0)


def printed_power() -> None:
    """Battle damage goes by the printed ATK."""
    rebind(battle_damage.power, lambda g, ref: g.table.objs[ref].base.atk or 0)


def not_battle_damage() -> None:
    """The damage of a battle is not battle damage."""
    old = battle_damage.DamageItem

    def item(source: int, to: int, amount: int, in_battle: bool = False) -> DamageItem:
        return old(source, to, amount, False)

    vars(battle_damage)["DamageItem"] = item  # elsewhere damage stays what it is


def strikes_twice() -> None:
    """Who has struck first strikes again in the normal step."""
    old = battle.deal_normal

    def deal_normal(g: State, f: BattleFrame) -> None:
        if g.table.battle is not None:
            changed = g.table.battle.copy()
            changed.struck = False
            g.table.battle = changed
        old(g, f)

    rebind(old, deal_normal)


def block_in_vain() -> None:
    """The attacker deals its damage as if nobody had blocked."""
    old = battle_damage.strike

    def strike(g: State, share: int, through: bool) -> list[DamageItem]:
        return old(g, share, True)

    rebind(old, strike)


def always_hits_the_player() -> None:
    """An unblocked attacker hits the opponent whatever it attacked."""
    rebind(battle_state.attacked_object, lambda g: -1 - (1 - g.turn.player))


def one_after_the_other() -> None:
    """A blocker that the attacker destroys does not strike back."""
    old = battle_damage.strike_back

    def strike_back(g: State) -> list[DamageItem]:
        b = g.table.battle
        items = old(g)
        if b is None or b.blocker < 0:
            return items
        harm = g.table.objs[b.blocker].damage + battle_damage.power(g, b.attacker)
        return [] if harm >= (battle_damage.chars(g, b.blocker).defense or 0) else items

    rebind(old, strike_back)


def jump_to_the_end(name: str) -> Patch:
    """The repetition at the end of the battle is left out."""

    def apply() -> None:
        def jump(g: State, f: BattleFrame) -> None:
            f.goto("807.4")

        rebind({"check": battle.check_again, "repeat": battle.once_more}[name], jump)

    return apply


def battle_goes_on() -> None:
    """The battle is not cleared away at its end."""

    def finish(g: State, f: BattleFrame) -> None:
        g.turn.step = ""
        g.pop()

    rebind(battle.finish, finish)


BREAKS: tuple[Break, ...] = (
    *(
        made(f"no priority at {c}", c, "80?", without_sequence(c))
        for c in "802.2 803.2 803.7 804.2 804.6 805.3 806.3 807.2 807.3b".split()
    ),
    *(
        made(f"the moment of {c} is not told", c, c[:3], without_moment(c))
        for c in "802.1 803.1 804.1 807.1".split()
    ),
    *(made(f"attacker stays in battle: {why}", "803.5a", "803", stays(why, True)) for why in STOPS),
    *(made(f"blocker stays in battle: {why}", "804.4a", "804", stays(why, False)) for why in STOPS),
    made("forfeit although one must attack", "803.3", "803 1123", forfeit_always_offered),
    made("no attacker is demanded", "803.3a", "803", always("procedures.battle_legal:demanded", (False, ()))),
    made(
        "a card that must attack attacks only where it costs nothing",
        "803.3a",
        "800/a-card-that-must-attack-may-do-it-where-it-costs-something.yaml",
        edited(
            "procedures.battle_legal:attacks",
            "forced += mine",
            'forced += [pair for pair in mine if not things_to_do(g, i, "attack", pair[1])]',
        ),
    ),
    made("fresh resonators attack", "803.3a", "803", always("values.battle_state:is_new", False)),
    made("attackers without values", "803.3a", "803", attacks_without_values),
    made(
        "recovered resonators are attackable",
        "803.3b",
        "803",
        edited(
            "procedures.battle_legal:attack_objects",
            "if not g.table.objs[i].rested and not precise",
            "if False",
        ),
    ),
    made("only resonators are attackable", "803.3b", "803", only_resonators_attackable),
    made("players are not attackable", "803.3b", "803", players_not_attackable),
    made("attacker does not rest", "803.5", "803", nothing("procedures.battle:rest_attacker")),
    made("no cost of attacking", "803.5", "803", always("procedures.battle_legal:things_to_do", ())),
    made("attack is not taken back", "803.5", "803", no_rewind),
    made("block is not taken back", "804.4", "804", no_rewind),
    made(
        "a card given up for its own attack attacks",
        "803.5",
        "800/a-card-given-up-for-its-own-attack-does-not-attack.yaml",
        edited(
            "procedures.battle:declare_attack",
            "not stopped(g, f.chosen, g.turn.player, g.edition.attacker_stops)",
            "True",
        ),
    ),
    made(
        "a card given up for its own block blocks",
        "804.4",
        "800/a-blocker-given-up-for-its-own-block-blocks-nothing.yaml",
        edited(
            "procedures.battle:declare_block",
            "if stopped(g, f.chosen, OPPONENT[g.turn.player], g.edition.blocker_stops):",
            "if False:",
        ),
    ),
    made(
        "two things to be done to attack are not reckoned together",
        "803.5 712.2e",
        "800/two-tolls-take-two-cards-or-there-is-no-attack.yaml"
        " 800/two-tolls-of-life-are-paid-together-or-not-at-all.yaml",
        always("procedures.battle_legal:enough_for_all", True),
    ),
    made("forfeiting never locks", "803.4 803.6", "803", forfeit_locks(False)),
    made("forfeiting always locks", "803.6", "803", forfeit_locks(True)),
    made("rested resonators block", "804.3", "804", rested_may_block),
    made(
        "a card that must be blocked is blocked only where it costs nothing",
        "804.3",
        "800/a-card-that-must-be-blocked-may-be-blocked-where-it-costs-something.yaml",
        edited(
            "procedures.battle_legal:blocks",
            "best = [i for i in demanded_of if not any([demanded_of[i] < more for more in forced.values()])]",
            "best = [i for i in forced if not any([forced[i] < more for more in forced.values()])]",
        ),
    ),
    made("blocking cannot be declined", "804.3", "804", block_demanded),
    made("blocker does not rest", "804.4", "804", nothing("procedures.battle:rest_blocker")),
    made("the attacked blocks for itself", "804.4", "804", attacked_blocks),
    made("the attacked strikes despite a block", "804.5a 806.2b", "804 806", attacked_strikes_despite_block),
    made("strikes back at a struck attacker", "804.5b", "804", lambda: dealt(False)),
    made("never strikes back after a block", "804.5b", "804", lambda: dealt(True)),
    made("empty first strike step", "805.1", "805", lambda: step_not_skipped("first strike")),
    made("empty normal step", "806.1", "806", lambda: step_not_skipped("normal")),
    made(
        "nobody strikes first",
        "805.2 805.2a-i 805.2a-ii",
        "805",
        always("procedures.battle:strikes_first", False),
    ),
    made("all strike first", "805.2", "805", all_strike_first),
    made("battle damage by printed ATK", "805.2a 806.2a", "805 806", printed_power),
    made("no battle damage in battle", "805.2 806.2", "805 806", not_battle_damage),
    made("first strikers strike twice", "806.2a", "806", strikes_twice),
    made("a block is in vain", "805.2a-i 806.2a-i", "805 806", block_in_vain),
    made("always hits the player", "805.2a-ii 806.2a-ii", "805 806", always_hits_the_player),
    made("blows one after the other", "806.2", "806", one_after_the_other),
    made("nobody strikes back", "806.2b", "806", always("procedures.battle_damage:strike_back", [])),
    made("effects outlast the battle", "807.3 807.3a", "807", nothing("procedures.battle:end_effects")),
    made("no check at the end of battle", "807.3b", "807", jump_to_the_end("check")),
    made("no repetition at the end of battle", "807.3b", "807", jump_to_the_end("repeat")),
    made("the battle is not cleared away", "807.4", "807", battle_goes_on),
    made(
        "battle outside the main timing",
        "704.1",
        "704",
        edited("values.limits:main_timing", "and not g.table.chase", ""),
    ),
)
