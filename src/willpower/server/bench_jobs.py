"""What is worked out for the judge's bench, in a process of its own."""

from __future__ import annotations

from typing import Any, Final

import msgspec

import willpower as wp
from willpower.engine import Game
from willpower.judge.bench import ERROR, Bench, first_difference, open_bench, play_on, with_edition
from willpower.judge.moment import moment
from willpower.judge.reading.errors import JudgeError, Unmet
from willpower.judge.reading.loader import load, plain
from willpower.judge.reading.model import Checking
from willpower.judge.recording import recorded
from willpower.judge.running.unread import unread
from willpower.judge.setting import PLAYERS, ZONES, Change, changed, entries
from willpower.judge.writing import forgotten, noted, quoted, write_picks

from . import catalogue
from .protocol_http import JudgeFile
from .protocol_study import (
    AskBench,
    AskBenchUses,
    AskCompare,
    AskWin,
    BenchCompared,
    BenchMove,
    BenchRun,
    BenchState,
    BenchStep,
    BenchUses,
    StartCard,
    StartFacts,
    StoryLine,
)
from .told import line_of
from .why import all_uses
from .winning import win

_HIDDEN: Final = ("hand", "standby", "extra_deck", "runes", "items", "lifebreak")


class OnBench(msgspec.Struct, tag="bench"):
    """A judge file opened at a step, perhaps played on."""

    ask: AskBench


class UsesOnBench(msgspec.Struct, tag="bench uses"):
    """What can be done on the bench, and why the rest cannot."""

    ask: AskBenchUses


class MomentOnBench(msgspec.Struct, tag="bench moment"):
    """A game after some picks as a judge file, everything known."""

    header: str
    picks: list[int]
    title: str


class CompareOnBench(msgspec.Struct, tag="bench compare"):
    """A judge file under two rule sets."""

    ask: AskCompare


class WinOnBench(msgspec.Struct, tag="bench win"):
    """Whether who is at turn can win in this turn."""

    ask: AskWin


BenchJob = OnBench | UsesOnBench | CompareOnBench | MomentOnBench | WinOnBench


def bench_work(job: BenchJob) -> bytes:
    """Do a job for the bench; the answer is JSON already. Raises `ValueError` for what cannot be."""
    try:
        return _work(job)
    except (JudgeError, Unmet) as error:
        raise ValueError(str(error)) from None


def _work(job: BenchJob) -> bytes:
    match job:
        case OnBench():
            return msgspec.json.encode(bench_state(job.ask))
        case UsesOnBench():
            return msgspec.json.encode(bench_uses(job.ask))
        case WinOnBench():
            return msgspec.json.encode(win(job.ask))
        case CompareOnBench():
            return msgspec.json.encode(compare(job.ask))
        case MomentOnBench():
            found = moment(wp.read_replay(job.header).start, job.picks, job.title)
            return msgspec.json.encode(JudgeFile(found.text, [*found.picks], [*found.notes]))


def own_cards() -> list[wp.CardDatabase]:
    """The cards that the user has imported, beside the bundled ones."""
    return [catalogue.own_cards()]


def bench_state(ask: AskBench) -> BenchState:
    """The bench after what was asked for."""
    text = ask.text
    if ask.forget:
        text = forgotten(text, ask.forget)
    if ask.change is not None:
        text = changed(text, Change(**msgspec.structs.asdict(ask.change)))
    picks = [*ask.picks]
    if ask.record and picks:
        text, left = recorded(text, picks, own_cards())
        picks = [*left]
    bench = open_bench(text, own_cards())
    if ask.change is not None and not bench.games and open_bench(ask.text, own_cards()).games:
        raise ValueError(bench.detail)  # a board is never lost by a change of it
    total = max(0, len(bench.games) - 1)
    at = total if ask.at < 0 or ask.record else min(ask.at, total)
    if ask.note:
        bench = with_note(bench, at, ask.note)
        total = max(0, len(bench.games) - 1)
        at = min(at + 1, total)
    unwritten = False
    if ask.write and picks and bench.games:
        written = write_picks(bench, at, picks, ask.by_hand)
        if written.step:
            bench, picks, at = open_bench(written.text, own_cards()), [], at + 1
            total = max(0, len(bench.games) - 1)
        unwritten = not written.step and not written.goes_on
    played = play_on(bench.at(at), picks, ask.by_hand) if bench.games else None
    game = played.game if played is not None else None
    view, decision = open_view(game) if game is not None else (None, None)
    return BenchState(
        bench.text,
        bench.title,
        bench.edition,
        [*bench.clauses],
        bench.verdict,  # type: ignore[arg-type]
        bench.detail,
        bench.line,
        steps_of(bench),
        (bench.told[at - 1] if at else 1) - 1 if bench.story else 0,
        at,
        total,
        picks,
        [BenchMove(m.player, m.text, m.clause) for m in (played.moves if played is not None else ())],
        unwritten,
        view,
        decision,
        [line_of(entry) for entry in game.log] if game is not None else [],
        start_cards(bench.text),
        start_facts(bench.text),
        str(view["outcome"]) if view is not None and view.get("over") else "",
        suggestions(game) if game is not None else [],
        unread(game.state) if game is not None else [],
    )


def with_note(bench: Bench, at: int, note: str) -> Bench:
    """The bench with an expectation after a step; raises `ValueError` for words that cannot be one."""
    try:
        said = plain(load(f"{{{note}}}"))
    except JudgeError:
        said = None
    if not isinstance(said, dict) or any(value is None for value in said.values()):
        raise ValueError(f"'{note}' is not an expectation; one is written so: B.life: 900, or A.hand: 3")
    made = open_bench(noted(bench.text, at, note), bench.databases)
    if (made.verdict == ERROR and bench.verdict != ERROR) or len(made.games) != len(bench.games) + 1:
        raise ValueError(made.detail)
    return made


def open_view(game: Game) -> tuple[Any, Any]:
    """The board as whoever decides sees it, with the hidden cards of the other player too, and the decision:
    a judge knows everything."""
    d = game.decision
    seat = d.player if d is not None else 0
    shown = game.view(seat)
    other = game.view(1 - seat)["players"][1 - seat]
    decision: dict[str, Any] | None = shown.pop("decision")
    theirs = {**shown["players"][1 - seat], **{zone: other[zone] for zone in _HIDDEN if zone in other}}
    shown["players"] = [theirs if n != seat else one for n, one in enumerate(shown["players"])]
    return shown, {"player": seat, **decision} if decision is not None else None


def steps_of(bench: Bench) -> list[BenchStep]:
    """The story of a file."""
    found: list[BenchStep] = []
    for n, scene in enumerate(bench.story):
        lines = [StoryLine(line.text, line.clause, line.player) for line in scene.lines]
        done = [k for k, count in enumerate(bench.told, 1) if count > n]
        at = 0 if n == 0 else done[0] if done else len(bench.told)
        expects = _expects(bench, at) if n and done else len(bench.told) + 1 if _is_end(bench, n) else 0
        found.append(BenchStep(scene.line, scene.step, scene.answer, lines, at, expects))
    return found


def _expects(bench: Bench, at: int) -> int:
    """The place of a step that says what must be so; 0 for any other."""
    return at if bench.file is not None and isinstance(bench.file.steps[at - 1], Checking) else 0


def _is_end(bench: Bench, scene: int) -> bool:
    """Whether a scene is what the file expects at its end: it comes after those of all steps."""
    if bench.file is None or not bench.file.expect or len(bench.told) < len(bench.file.steps):
        return False
    return scene >= (bench.told[-1] if bench.told else 1)


def start_cards(text: str) -> list[StartCard]:
    """The cards that a file begins with; nothing where it cannot be read."""
    try:
        data = plain(load(text))
    except Exception:  # what is wrong is the verdict already
        return []
    start = data.get("start") if isinstance(data, dict) else None
    found: list[StartCard] = []
    for player in PLAYERS:
        own = start.get(player) if isinstance(start, dict) else None
        for zone in ZONES:
            for n, one in enumerate(entries(own.get(zone)) if isinstance(own, dict) else []):
                entry = one if isinstance(one, dict) else {"card": one}
                rested, damage = entry.get("rested") is True, entry.get("damage")
                name = str(entry.get("card", ""))
                hurt = damage if isinstance(damage, int) else 0
                one = StartCard("A" if player == "A" else "B", zone, n, name, rested, hurt)
                one.fresh = entry.get("fresh") is True
                one.counters = _numbers(entry.get("counters"))
                found.append(one)
    return found


def _numbers(value: Any) -> dict[str, int]:
    given = value if isinstance(value, dict) else {}
    return {str(key): count for key, count in given.items() if isinstance(count, int)}


def start_facts(text: str) -> StartFacts:
    """Life, turn and phase that a file begins with; the usual ones where it says nothing."""
    try:
        data = plain(load(text))
    except Exception:  # what is wrong is the verdict already
        data = None
    start = data.get("start") if isinstance(data, dict) else None
    start = start if isinstance(start, dict) else {}
    sides = [start.get(player) for player in PLAYERS]
    life = [side.get("life") if isinstance(side, dict) else None for side in sides]
    return StartFacts(
        [value if isinstance(value, int) else 4000 for value in life],
        "B" if start.get("turn") == "B" else "A",
        str(start.get("phase", "main")),
    )


def suggestions(game: Game) -> list[str]:
    """What holds here and could be noted as expected."""
    view = game.view(None)
    found = [f"{PLAYERS[n]}.life: {player['life']}" for n, player in enumerate(view["players"])]
    if game.over:
        found.insert(0, "draw: true" if game.winner is None else f"winner: {PLAYERS[game.winner]}")
    found += [f"{PLAYERS[n]}.hand: {player['counts']['hand']}" for n, player in enumerate(view["players"])]
    for n, player in enumerate(view["players"]):
        for card in player["graveyard"]:
            if card.get("name"):
                found.append(f"{quoted(PLAYERS[n] + '.' + card['name'])}: {{zone: graveyard}}")
    for card in view["field"]:
        name, owner = card.get("name"), card.get("controller")
        if name and card.get("atk") is not None and owner is not None:
            facts = f"zone: field, atk: {card['atk']}, def: {card['def']}, damage: {card.get('damage') or 0}"
            found.append(f"{quoted(PLAYERS[owner] + '.' + name)}: {{{facts}}}")
    return list(dict.fromkeys(found))[:24]


def bench_uses(ask: AskBenchUses) -> BenchUses:
    """What can be done here by whoever decides."""
    bench = open_bench(ask.text, own_cards())
    if not bench.games:
        return BenchUses(0, [])
    total = len(bench.games) - 1
    game = play_on(bench.at(total if ask.at < 0 else ask.at), ask.picks, ask.by_hand).game
    if game.decision is None:
        return BenchUses(0, [])
    seat = game.decision.player
    return BenchUses(seat, all_uses(game, seat))


def compare(ask: AskCompare) -> BenchCompared:
    """A file under two rule sets, and where they first differ."""
    for name in (ask.first, ask.second):
        if name not in wp.EDITIONS:
            raise ValueError(f"there is no edition {name!r}")
    one, other = [open_bench(with_edition(ask.text, name), own_cards()) for name in (ask.first, ask.second)]
    return BenchCompared(_run(one, ask.first), _run(other, ask.second), first_difference(one, other))


def _run(bench: Bench, edition: str) -> BenchRun:
    life, field, graveyard = [0, 0], [[], []], [[], []]  # type: list[int], list[list[str]], list[list[str]]
    if bench.games:
        view = Game(bench.games[-1]).view(None)
        life = [player["life"] for player in view["players"]]
        for card in view["field"]:
            if card.get("atk") is not None:
                field[card["controller"]].append(card.get("name") or "")
        graveyard = [[card.get("name") or "" for card in player["graveyard"]] for player in view["players"]]
    return BenchRun(edition, bench.verdict, bench.detail, steps_of(bench), life, field, graveyard)  # type: ignore[arg-type]
