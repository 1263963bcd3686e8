"""`willpower puzzles`: find positions in games with exactly one solution, write them as files, grade them."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final

import typer

from willpower.abilities.symbols import FIELD, J_RESONATOR
from willpower.cards.bundled import modern_decks
from willpower.cards.deck import Deck
from willpower.engine import PRIORITY, Game, State
from willpower.judge.reading.errors import JudgeError, Unmet
from willpower.judge.reading.reader import read_text
from willpower.judge.solving.grades import FILE, Graded, grade_of, graded, table
from willpower.judge.solving.plans import solutions
from willpower.judge.solving.search import SOLVED, Bounds, Search
from willpower.judge.solving.study import Stop, Study
from willpower.judge.telling.written import NotWritten, position_text
from willpower.players import GreedyPlayer, Seat

GOAL: Final = "{winner: A}"
EXTRA: Final = 1000  # damage that cards in hand may add to that of attackers
STEP: Final = 100
MOST_DECISIONS: Final = 3000
NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


@dataclass(slots=True)
class Found:
    """A position with one solution."""

    name: str
    text: str
    actions: int
    positions: int


def register(app: typer.Typer) -> None:
    """Adds the command to the program."""
    group = typer.Typer(help="Make puzzles of games, and grade puzzles.", no_args_is_help=True)
    group.callback()(_nothing)
    group.command("make")(make)
    group.command("grade")(grade)
    app.add_typer(group, name="puzzles")


def _nothing() -> None:
    pass


def make(
    folder: Path = typer.Argument(..., help="Where the judge files go."),
    games: int = typer.Option(20, "--games", min=1, help="How many games to look through."),
    seed: int = typer.Option(1, "--seed", help="The series; the same seed makes the same puzzles."),
    least: int = typer.Option(2, "--least", min=1, help="Actions that a solution takes at least."),
    nodes: int = typer.Option(1500, "--nodes", min=100, help="Positions looked at for one search."),
    most: int = typer.Option(0, "--most", min=0, help="Stop after so many puzzles; 0: go on."),
) -> None:
    """Look for positions with exactly one way to win this turn in games between bundled decks.

    The other player's life is set to the most that the turn player can take in that position.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number = len(list(folder.glob("*.yaml")))
    made = 0
    for found in _puzzles(games, seed, least, nodes):
        number += 1
        path = folder / f"{number:02d}-{found.name}.yaml"
        path.write_text(found.text, encoding="utf-8")
        typer.echo(f"{path}: {found.actions} actions, {found.positions} positions")
        made += 1
        if most and made >= most:
            break
    typer.echo("1 puzzle made" if made == 1 else f"{made} puzzles made")


def grade(
    folder: Path = typer.Argument(..., exists=True, file_okay=False, help="The judge files with a `goal:`."),
) -> None:
    """Solve all puzzles of a folder and write how hard each is into its grades.tsv.

    Exit status 1: one of them cannot be read or was not solved within the bounds; nothing is written.
    """
    rows: list[Graded] = []
    failed = False
    for path in sorted(folder.glob("*.yaml")):
        try:
            row = graded(path)
        except (JudgeError, Unmet, Stop) as error:
            typer.echo(f"ERROR  {path}: {error or 'not solved within the bounds'}", err=True)
            failed = True
            continue
        rows.append(row)
        ways = "one solution" if row.solutions == 1 else f"{row.solutions} solutions"
        typer.echo(f"{row.name}: grade {row.grade}, {row.actions} actions, {row.positions} positions, {ways}")
    if failed:
        raise typer.Exit(1)
    (folder / FILE).write_text(table(rows), encoding="utf-8")
    said = "1 puzzle" if len(rows) == 1 else f"{len(rows)} puzzles"
    typer.echo(f"{said} graded in {folder / FILE}")


def _puzzles(games: int, seed: int, least: int, nodes: int) -> Iterator[Found]:
    decks = list(modern_decks().items())
    for n in range(games):
        words = f"{seed}\0puzzles\0{n}"
        own = int.from_bytes(blake2b(words.encode(), digest_size=6).digest(), "big")
        (one, first), (other, second) = decks[own % len(decks)], decks[own // len(decks) % len(decks)]
        for g in _positions(first, second, own):
            names = (one, other) if g.turn.player == 0 else (other, one)
            try:
                found = puzzle_of(g, names, own, least, nodes)
            except NotWritten:
                continue
            if found is not None:
                yield found


def _positions(first: Deck, second: Deck, seed: int) -> Iterator[State]:
    """The beginnings of main phases in a game between two greedy players."""
    game = Game.new(first, second, seed=seed)
    players = (GreedyPlayer(seed), GreedyPlayer(seed + 1))
    seats = (Seat(game, 0), Seat(game, 1))
    looked = -1
    while not game.over and len(game.picks) < MOST_DECISIONS:
        decision = game.decision
        assert decision is not None
        g = game.state
        if decision.kind == PRIORITY and g.turn.phase == "main" and decision.player == g.turn.player:
            if g.turn.serial != looked and not g.table.chase and g.table.battle is None:
                looked = g.turn.serial
                yield g
        game.apply(players[decision.player].choose(seats[decision.player]))


def puzzle_of(g: State, names: tuple[str, str], seed: int, least: int, nodes: int) -> Found | None:
    """The puzzle that a position is with the most life that can be taken, if it has one solution."""
    low, high = 0, _reach(g) + STEP
    best: tuple[Search, int, int] | None = None
    while high - low > STEP:
        life = (low + high) // (2 * STEP) * STEP
        text = position_text(g, "", GOAL, life)
        search = Search(read_text(text), Bounds(1, nodes, 3600.0))
        if _summary(search.root, life) != _summary(g, life):
            raise NotWritten("the file does not come to the same position")
        result = search.run()
        if result.verdict == SOLVED:
            low, best = life, (search, result.actions, result.nodes)
        else:
            high = life
    if best is None or best[1] < least:
        return None
    search, actions, positions = best
    try:
        if solutions(Study(search, actions, Bounds(1, 4 * nodes, 3600.0)), 2) != 1:
            return None
    except Stop:
        return None
    grade = grade_of(positions)
    title = f"Puzzle: {names[0]} against {names[1]}, {NUMBERS[min(actions, 10)]} actions"
    notes = (
        f"Grade {grade} of 5: {positions} positions. One solution with {actions} actions.",
        f"Turn {g.turn.number} of the game with seed {seed}; B's life is the most that A can take.",
    )
    name = f"{names[0]}-{seed % 10_000:04d}-{g.turn.number}"
    return Found(name, position_text(g, title, GOAL, low, notes), actions, positions)


def _reach(g: State) -> int:
    """What attackers could deal if nobody blocks, and what cards in hand may add."""
    total = EXTRA if g.table.players[g.turn.player].zones.hand else 0
    for i in g.table.field:
        o = g.table.objs[i]
        if o.controller == g.turn.player and o.zone == FIELD and o.chars.types & J_RESONATOR:
            total += 0 if o.rested else o.chars.atk or 0
    return total // STEP * STEP


def _summary(g: State, life: int) -> object:
    """What a position looks like to the turn player, with that much life of the other."""
    me = g.turn.player
    found: list[object] = [g.table.players[me].life, life]
    for player in (me, 1 - me):
        cards = []
        for i in g.table.field:
            o = g.table.objs[i]
            if o.controller == player:
                cards.append((o.chars.names, o.rested, o.damage, o.chars.atk or 0, o.chars.defense or 0))
        found.append(sorted(cards))
        hand = g.table.players[player].zones.hand
        found.append(sorted([g.table.objs[i].chars.names for i in hand]) if player == me else len(hand))
    return found
