"""Records seeded games and plays them again, to see that a change of the engine changes no game.

    python tools/games.py record FILE               # 200 games: all bundled decks, all editions
    python tools/games.py record FILE --cards CARDS # one game in four of decks drawn from a card file
    python tools/games.py compare FILE              # plays them again; names each first difference
    python tools/games.py show FILE GAME DECISION   # prints what is asked there and what lies on the table

At each decision a mark is kept of the question (who, what kind, each option's kind, card, number and clause)
and of the table (zones, sides, damage, counters, values, life, will, turn, step, the random generator). Words
and the engine's frames do not belong to it, so a change of those alone is no difference. `exact` is the
engine's own hash at the end of the game; it is compared only with `--exact`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from willpower.cards.bundled import bundled_decks, old_time_decks
from willpower.cards.database import load_cards
from willpower.cards.deck import Deck
from willpower.engine import Game
from willpower.players.drawn_decks import drawn_decks
from willpower.rules.edition import EDITIONS, edition

GAMES = 200
DRAWN = 12  # decks drawn from a card file
WINDOWS = 8  # one game in so many shows every priority window


def plan(games: int, cards: str) -> Iterator[tuple[int, str, str, str, str]]:
    """Number, edition, decks and card file of each game: half of them 8.01, the others in turn."""
    others = [name for name in EDITIONS if name != "8.01"]
    every, old = list(bundled_decks()), list(old_time_decks())
    for number in range(games):
        name = "8.01" if number % 2 == 0 else others[number // 2 % len(others)]
        names, file = every if name.startswith("8") else old, ""
        turn = number // 2
        if cards and number % 4 == 2:
            names, file, turn = list(drawn(cards)), cards, number // 4
        yield number, name, names[turn % len(names)], names[(turn // len(names) + turn) % len(names)], file


@cache
def drawn(cards: str) -> dict[str, Deck]:
    """Decks drawn from a card file."""
    return drawn_decks(load_cards(cards), DRAWN, 1, edition("8.01"))


def digest(parts: object) -> str:
    """A short fingerprint of plain values."""
    return blake2b(repr(parts).encode(), digest_size=6).hexdigest()


def asked(game: Game) -> list[Any]:
    """What is asked: who, kind, clause, and the options without their words."""
    d = game.state.work.pending
    assert d is not None
    return [d.player, d.kind, d.clause, [(o.kind, o.ref, o.number, o.clause) for o in d.options]]


def table(game: Game) -> list[Any]:
    """What lies on the table and whose turn it is."""
    g = game.state
    priority = max(-1, g.turn.priority)  # -1 in the file: nobody has it
    rows: list[Any] = [g.turn.player, g.turn.number, g.turn.phase, g.turn.step, priority, g.work.rng]
    for p in g.table.players:
        zones = sorted((zone, ids) for zone, ids in p.zones.items() if ids)
        rows.append((p.life, zones, len(p.will)))
    rows.append((g.table.field, g.table.chase))
    seen = [*g.table.field, *g.table.chase]
    for p in g.table.players:
        for _, ids in sorted(p.zones.items()):
            seen += ids
    for i in seen:
        o = g.table.objs[i]
        counters = sorted(o.counters.items()) if isinstance(o.counters, dict) else o.counters
        values = (o.chars.names, o.chars.atk, o.chars.defense, o.chars.types, o.chars.races)
        rows.append((i, o.definition, o.owner, o.controller, o.face, o.rested, o.damage, counters, values))
    return rows


def start(row: dict[str, Any]) -> Game:
    """The beginning of a recorded game."""
    decks = drawn(row["cards"]) if row.get("cards") else bundled_decks()
    return Game.new(
        decks[row["a"]],
        decks[row["b"]],
        edition=row["edition"],
        seed=row["seed"],
        every_window=row["windows"],
    )


def record(number: int, name: str, a: str, b: str, cards: str) -> dict[str, Any]:
    """Plays one game at random."""
    row: dict[str, Any] = {"number": number, "edition": name, "a": a, "b": b, "cards": cards}
    row |= {"seed": 7919 * number + 13, "windows": number % WINDOWS == WINDOWS - 1, "picks": [], "marks": []}
    game = start(row)
    chance = 0x9E3779B97F4A7C15 * (number + 1) & (2**64 - 1)
    while not game.over:
        chance = (chance * 6364136223846793005 + 1442695040888963407) & (2**64 - 1)
        question = asked(game)
        pick = (chance >> 33) % len(question[3])
        row["picks"].append(pick)
        row["marks"].append(digest([question, table(game)]))
        game.apply(pick)
    row["exact"] = game.hash()
    return row


def compare(row: dict[str, Any], exact: bool) -> str:
    """Plays a recorded game again; what differs first, or nothing."""
    try:
        game = start(row)
        for n, (pick, mark) in enumerate(zip(row["picks"], row["marks"], strict=True)):
            if game.over:
                return f"decision {n}: the game is over"
            if digest([asked(game), table(game)]) != mark:
                return f"decision {n} of {len(row['picks'])}: {asked(game)[:3]} differs"
            game.apply(pick)
    except Exception as error:  # a game that breaks is a difference too
        return f"{type(error).__name__}: {error}"
    if not game.over:
        return "the game is not over"
    return "the last state differs" if exact and game.hash() != row["exact"] else ""


def show(row: dict[str, Any], decision: int) -> None:
    """Prints a decision of a recorded game and the table."""
    game = start(row)
    for pick in row["picks"][:decision]:
        game.apply(pick)
    for entry in game.full_log()[-12:]:
        print(f"{entry.clause:12} {entry.text}")
    for part in [*asked(game), *table(game)]:
        print(part)


def main() -> int:
    """Runs one of the three commands."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["record", "compare", "show"])
    parser.add_argument("file", type=Path)
    parser.add_argument("game", type=int, nargs="?", default=-1)
    parser.add_argument("decision", type=int, nargs="?", default=0)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--cards", default="", help="a card file; one game in four is of decks drawn from it")
    parser.add_argument("--exact", action="store_true")
    args = parser.parse_args()
    if args.what == "record":
        with args.file.open("w", encoding="utf-8") as out:
            for part in plan(args.games, args.cards):
                out.write(json.dumps(record(*part)) + "\n")
        return 0
    rows = [json.loads(line) for line in args.file.read_text(encoding="utf-8").splitlines()]
    if args.what == "show":
        show(rows[args.game], args.decision)
        return 0
    wrong = 0
    for row in rows[: args.games]:
        found = compare(row, args.exact)
        if found:
            wrong += 1
            print(f"game {row['number']} ({row['edition']}, {row['a']} against {row['b']}): {found}")
    decisions = sum(len(row["picks"]) for row in rows[: args.games])
    print(f"{len(rows[: args.games])} games, {decisions} decisions, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
