"""Breaks of chapter 1100: the keywords."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from willpower.abilities.ability import Ability, Automatic, Keyword
from willpower.engine.change import triggers
from willpower.engine.core.objects import AbilitySet, Ctx, Event
from willpower.engine.core.state import State
from willpower.engine.play import ability_permission, playing
from willpower.engine.play.play_frame import PlayFrame
from willpower.engine.procedures import battle_damage, battle_legal
from willpower.engine.text import expansions, keywords
from willpower.engine.values import targets as evaluate_targets

from .kit import Break, Patch, Stale, always, edited, made, rebind

UNKNOWN = (
    ("pierce", "1102.2 1102.2b 1102.2c 1102.3 1102.4"),
    ("precision", "1103.1 1103.2"),
    ("first strike", "1104.1 1104.2"),
    ("flying", "1106.1 1106.2"),
    ("swiftness", "1107.1 1107.2"),
    ("imperishable", "1108.1 1108.2"),
    ("awakening", "1109.1 1109.2 1109.2a 1109.3"),
    ("incarnation", "1110.1 1110.2 1110.2a 1110.2b"),
    ("quickcast", "1111.1 1111.2"),
    ("trigger", "1113.1 1113.2a 1113.2a-i 1113.2b"),
    ("stealth", "1114.1 1114.2 1114.3"),
    ("remnant", "1115.1 1115.2"),
    ("energize", "1119.1 1119.2 1119.2a 1119.2b"),
    ("barrier", "1120.1 1120.2 1120.3"),
    ("mana", "1122.2a"),
)
EMPTY = (
    ("explode", "1105.1 1105.2"),
    ("evolution", "1116.1 1116.2"),
    ("shift", "1117.1 1117.2 1117.2a"),
    ("limit", "1118.1 1118.2"),
    ("bestow", "1121.1 1121.2 1121.3 1121.4"),
    ("mana", "1122.1 1122.2b"),
    ("bloodlust", "1123.1 1123.2"),
)


def unknown(word: str) -> Patch:
    """Cards do not have this keyword, whatever their text says."""

    def apply() -> None:
        old = keywords.ability_set

        def ability_set(abilities: tuple[Ability, ...]) -> AbilitySet:
            result = old(abilities)
            result.keywords = result.keywords - {word}
            result.named = {k: v for k, v in result.named.items() if k != word}
            if word == "quickcast":
                result.quick = False
            if word == "remnant":
                result.remnant = False
            result.hides = "trigger" in result.keywords or "stealth" in result.keywords
            if word == "awakening":
                result.awakenings = ()
            if word == "incarnation":
                result.incarnations = ()
            return result

        rebind(old, ability_set)

    return apply


def meaning(word: str, change: Callable[[Any], tuple[Ability, ...]]) -> Patch:
    """This keyword means other abilities than chapter 1100 says; `change` gets the right ones."""

    def apply() -> None:
        old = expansions.EXPANSIONS.get(word)
        if old is None:
            raise Stale(f"[{word}] has no expansion")

        def expand(k: Keyword) -> tuple[Ability, ...]:
            return change(old(k))

        expansions.EXPANSIONS[word] = expand
        expansions._expanded.clear()

    return apply


def capacity_is_def() -> None:
    """Pierce counts DEF instead of what is left of it."""
    rebind(battle_damage.capacity, lambda g, ref: battle_damage.chars(g, ref).defense or 0)


def limit_zero_cannot_attack() -> None:
    """Without limit counters the resonator cannot attack."""
    old = battle_legal.attacker_refusal

    def attacker_refusal(g: State, ref: int) -> str:
        o = g.table.objs[ref]
        if "limit" in o.chars.ab.keywords and not dict(o.counters).get("limit"):
            return "1118.2"
        return old(g, ref)

    rebind(old, attacker_refusal)


def gods_art_again() -> None:
    """A god's art may be played again and again."""
    old = playing.ability_played

    def ability_played(g: State, f: PlayFrame) -> None:
        old(g, f)
        g.edit_player(f.player).gods_arts = ()

    rebind(old, ability_played)


def one_gods_art_only() -> None:
    """After one god's art the player can play no other."""
    old = ability_permission.activate_refusal

    def activate_refusal(g: State, player: int, ref: int, index: int, s: Any = None) -> str:
        if g.table.objs[ref].chars.ab.activates[index].gods_art and g.table.players[player].gods_arts:
            return "1112.2"
        return old(g, player, ref, index, s)

    rebind(old, activate_refusal)


def stealth_waits() -> None:
    """A card with stealth does not work in the turn in which it came."""
    old = triggers.check

    def check(g: State, ref: int, a: Automatic, event: Event) -> None:
        if a.reveals == "stealth" and g.table.objs[ref].entered == g.turn.serial:
            return
        old(g, ref, a, event)

    rebind(old, check)


def barrier_against_all() -> None:
    """Barrier keeps off its own controller too."""
    old = evaluate_targets.barrier

    def barrier(g: State, ref: int, ctx: Ctx) -> str:
        if ref >= 0 and "barrier" in g.table.objs[ref].chars.ab.keywords:
            return "1120.2"
        return old(g, ref, ctx)

    rebind(old, barrier)


def no_barrier_for_players() -> None:
    """Players have no barrier."""
    old = evaluate_targets.barrier

    def barrier(g: State, ref: int, ctx: Ctx) -> str:
        return "" if ref < 0 else old(g, ref, ctx)

    rebind(old, barrier)


def awakening_not_told() -> None:
    """Nobody hears of an awakening."""
    old = playing.emit

    def emit(g: State, event: Event) -> None:
        if event.word != "awaken":
            old(g, event)

    vars(playing)["emit"] = emit


BREAKS: tuple[Break, ...] = (
    *(made(f"no {word}", clauses, clauses[:4], unknown(word)) for word, clauses in UNKNOWN),
    *(
        made(f"{word} means nothing", clauses, clauses[:4], meaning(word, lambda right: ()))
        for word, clauses in EMPTY
    ),
    made("pierce counts DEF", "1102.2a 1102.2b", "1102", capacity_is_def),
    made("pierce shares freely", "1102.2b", "1102", always("procedures.battle_damage:capacity", 0)),
    made(
        "j-rulers explode",
        "1105.3",
        "1105",
        meaning("explode", lambda r: (replace(r[0], effect=r[0].effect.then),)),
    ),
    made(
        "explode by any damage",
        "1105.2",
        "1105",
        meaning("explode", lambda r: (replace(r[0], trigger=replace(r[0].trigger, battle=False)),)),
    ),
    made(
        "explode on any card",
        "1105.2",
        "1105",
        meaning("explode", lambda r: (replace(r[0], trigger=replace(r[0].trigger, to=None)),)),
    ),
    made(
        "several evolution counters",
        "1116.2",
        "1116",
        meaning("evolution", lambda r: (replace(r[0], effect=r[0].effect.then),)),
    ),
    made("shift at any time", "1117.2", "1117", meaning("shift", lambda r: (replace(r[0], limits=()),))),
    made(
        "bestow at any time",
        "1121.2",
        "1121",
        meaning("bestow", lambda r: (replace(r[0], limits=r[0].limits[1:]),)),
    ),
    made(
        "bestow while bestowed",
        "1121.2",
        "1121",
        meaning("bestow", lambda r: (replace(r[0], limits=r[0].limits[:1]),)),
    ),
    made(
        "limit counts attacks only",
        "1118.2",
        "1118",
        meaning("limit", lambda r: (r[0], replace(r[1], trigger=r[1].trigger.triggers[0]))),
    ),
    made("no attack without limit counters", "1118.2b", "1118", limit_zero_cannot_attack),
    made("a god's art again", "1112.2 1112.2b", "1112", gods_art_again),
    made("one god's art only", "1112.2a", "1112", one_gods_art_only),
    made("other sides at any time", "1111.2a", "1111", always("play.permission:side_refusal", "")),
    made("stealth waits a turn", "1114.3", "1114", stealth_waits),
    made("barrier against its own side", "1120.2", "1120", barrier_against_all),
    made("barrier against everything", "1120.3 1120.5", "1120", always("values.targets:_stops", True)),
    made("no barrier for players", "1120.4 1120.5", "1120", no_barrier_for_players),
    made("awakening is not told", "1109.2a", "1109", awakening_not_told),
    made(
        "a card is awakened by one ability at most",
        "1109.2 903.2c",
        "1109",
        edited("play.play_choices:take_awakening", "if len(f.awakened) < len(c.ab.awakenings):", "if False:"),
    ),
)
