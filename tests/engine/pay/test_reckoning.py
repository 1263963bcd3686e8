"""Payments are reckoned by counts; here the reckoning is laid beside trying everything out."""

from __future__ import annotations

import random

import pytest

from situations import asked, choices, expect, go, pick, situation
from willpower.engine.core.bounds import bounded
from willpower.engine.core.errors import BoundReached
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.state import State
from willpower.engine.core.will import Need, parse_need, payable
from willpower.engine.game import Game
from willpower.engine.pay.supply import can_pay_will
from willpower.engine.procedures.running import run as run_on

# Each is a card in the field; the letters say how often one of them is wanted.
MAKERS = {
    "Prism": "{Rest}: Produce {W} or {R}.",
    "Well": "Pay 100 life: Produce {R}.",
    "Altar": "Banish a resonator: Produce {B}{B}.",
    "Sieve": "{1}: Produce {U}.",
    "Mill": "{1}, {Rest}: Produce {G}{G}.",
    "Choir": "Rest two recovered Elves you control: Produce one will of any attribute.",
    "Urn": "Banish this card: Produce two wills in any combination of attributes.",
    "Drum": "Pay 300 life: Produce {W}, {R}, {U}, {G} or {B}. Play this ability only once per turn.",
    "Vein": "{R}, {Rest}: Produce {1}{1}.",
    "Nest": "{Rest}: Produce {R}. Spend this will only to play resonators.",
    "Torch": "{Rest}: Produce {W}. Spend this will only to play activate abilities of regalia.",
}
ELVES = {
    "Elf": "{Rest}: Produce {G}.",
    "Imp": "Banish this card: Produce {B}.",
    "Sprite": "",
}
NEEDS = [
    "{W}",
    "{R}{R}",
    "{B}{B}{1}",
    "{U}{1}",
    "{G}{G}{U}",
    "{W}{R}{U}",
    "{3}",
    "{R}{5}",
    "{U}{U}{U}",
    "{G}{B}{2}",
]


def board(chance: random.Random) -> State:
    """A board of a few cards that make will, in the middle of a turn."""
    cards = "".join(
        f'  - {{name: {n}, type: Regalia, cost: "{{0}}", text: ["{t}"]}}\n' for n, t in MAKERS.items()
    )
    for name, text in ELVES.items():
        written = f', text: ["{text}"]' if text else ""
        cards += (
            f'  - {{name: {name}, type: Resonator, cost: "{{0}}", race: Elf, atk: 100, def: 100{written}}}\n'
        )
    cards += '  - {name: Wolf, type: Resonator, cost: "{9}", atk: 100, def: 100}\n'
    field = [chance.choice(list(MAKERS)) for _ in range(chance.randint(1, 3))]
    field += [chance.choice(list(ELVES)) for _ in range(chance.randint(0, 3))]
    stones = chance.choice(["", ", stones: {Fire Magic Stone: 1}", ", stones: {Water Magic Stone: 2}"])
    life = chance.choice([100, 200, 400])
    start = f"start: {{A: {{life: {life}, hand: [Wolf], field: [{', '.join(field)}]{stones}}}}}\n"
    return situation("cards:\n" + cards + start).g


def makes_will(g: State, ref: int, index: int) -> bool:
    ab = g.table.objs[ref].chars.ab
    return index == ab.will_index or index in ab.will_others


def reachable(g: State) -> list[State]:
    """All states that a player can come to by making will with priority."""
    seen: set[str] = set()
    todo = [g]
    found: list[State] = []
    while todo:
        now = todo.pop()
        decision = now.work.pending
        if decision is None:
            continue  # all life is gone
        quiet = decision.kind == "priority"
        if quiet:
            p = now.table.players[0]
            key = repr(
                (
                    p.life,
                    sorted((w.bit, w.only is not None) for w in p.will),
                    sorted(
                        (o.id, o.rested, o.zone, sorted((o.used or {}).items()))
                        for o in now.table.objs
                        if o.became == NOBODY
                    ),
                )
            )
            if key in seen:
                continue
            seen.add(key)
            found.append(now)
        for option in decision.options:
            if quiet and not (
                option.kind == "source"
                or (option.kind == "activate" and makes_will(now, option.ref, option.number))
            ):
                continue
            if decision.kind == "pay" and option.kind != "will":
                continue  # the same will could have been made before
            then = now.clone()
            then.work.pending = None
            then.top().answer(then, option)
            if then.work.pending is None:
                run_on(then)
            todo.append(then)
    return found


def pool_pays(g: State, need: Need, wolf: int) -> bool:
    """Whether produced will alone pays for playing a resonator."""
    masks: dict[int, int] = {}
    count = 0
    for w in g.table.players[0].will:
        if w.only is None or w.only.play is not None:
            masks[w.bit or 128] = masks.get(w.bit or 128, 0) + 1
            count += 1
    return payable(need, masks, count)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_reckoned_is_what_can_be_made(seed: int) -> None:
    chance = random.Random(seed)
    g = board(chance)
    wolf = g.table.players[0].zones[4][0]
    more = g.clone()
    more.edit_player(
        0
    ).life += 100  # while a cost is paid one may be without life, with priority one has lost
    states = reachable(more)
    for text in NEEDS:
        need = parse_need(text)
        tried = any(pool_pays(state, need, wolf) for state in states)
        assert can_pay_will(g, 0, need, purpose="play", ref=wolf) == tried, text


PIT = """
    cards:
      - {name: Well, type: Regalia, cost: "{0}", text: ["Pay 100 life: Produce {R}."]}
      - {name: Flood, type: Chant, cost: "{X}{R}", text: ["You gain X00 life."]}
    start: {A: {life: %d, hand: [Flood], field: [Well]}}
"""


def test_x_is_as_high_as_can_be_paid() -> None:
    run = situation(PIT % 6700)
    pick(run, "play", "Flood")
    assert [o.number for o in choices(run)] == list(range(67))
    run = situation(PIT % 6700)
    go(run, "{A: play, card: Flood, x: 65}", "{both: pass}")
    expect(run, "{A.life: 6600}")


def test_without_an_end_higher_numbers_can_be_asked_for() -> None:
    spring = """
        cards:
          - {name: Spring, type: Regalia, cost: "{0}", text: ["{R}: Produce {R}{R}."]}
          - {name: Flood, type: Chant, cost: "{X}{R}", text: ["You gain X00 life."]}
        start: {A: {hand: [Flood], field: [Spring], will: "{R}"}}
    """
    run = situation(spring)
    pick(run, "play", "Flood")
    assert [o.number for o in choices(run)] == list(range(101)) and choices(run)[-1].kind == "higher"
    assert choices(run)[-1].text == "100 or more"
    pick(run, "higher")
    assert [o.number for o in choices(run)] == list(range(100, 201))
    pick(run, "number", number=103)
    while asked(run).kind == "pay":
        pick(run, choices(run)[0].kind, choices(run)[0].name)
    expect(run, "{chase: [Flood]}")


def test_a_bound_that_is_reached_raises_and_holds_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    run = situation(PIT % 300)
    game = Game(run.g)
    monkeypatch.setattr("willpower.engine.procedures.running.MOST_STEPS", 2)
    play = next(n for n, o in enumerate(game.decision.options) if o.kind == "play") if game.decision else 0
    with pytest.raises(BoundReached, match="steps without a decision") as caught:
        for pick_ in (play, 2, 0, 0, 0):
            game.apply(pick_)
    assert caught.value.picks == game.picks
    assert Game.load(caught.value.save).hash() == game.hash()


def test_ways_that_are_too_many_raise() -> None:
    assert bounded(7, 7, "ways to make will") == 7
    with pytest.raises(BoundReached, match="more than 7 ways to make will"):
        bounded(8, 7, "ways to make will")
