"""Writes what is generated: the pages of docs/ and the table of clauses that the package carries.

python tools/docs.py            # write them
python tools/docs.py rules      # only some: terminal, commands, phrases, ledger, rules, editions
python tools/docs.py --check    # say which ones are out of date (status 1), and write nothing
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from pathlib import Path

from rich.console import Console
from typer import Context
from typer.main import get_command
from typer.testing import CliRunner

from willpower.cards.bundled import bundled_cards, bundled_decks
from willpower.cli.main import COMMANDS, app
from willpower.engine import Game
from willpower.language.ledger import ledger
from willpower.language.page import page
from willpower.players import GreedyPlayer, Seat
from willpower.rulebook import switches_shown
from willpower.rulebook.editions_page import BEGIN, comparison
from willpower.rulebook.evidence import DATA, gather, write
from willpower.rulebook.pages import pages as rule_pages
from willpower.terminal.menu import Menu
from willpower.terminal.session import Session

ROOT = Path(__file__).resolve().parent.parent
GENERATED = "<!-- written by tools/docs.py (make docs); do not edit -->\n\n"
WIDTH = 88


def main() -> None:
    """Reads the command line."""
    makers = {
        "terminal": terminal,
        "commands": commands,
        "phrases": phrases,
        "ledger": readings,
        "rules": rulebook,
        "editions": editions,
    }
    parser = argparse.ArgumentParser(description="Write the generated pages of docs/.")
    parser.add_argument("pages", nargs="*", choices=[*makers, []], help="only these")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    arguments = parser.parse_args()
    check = arguments.check
    pages: dict[str, str] = {}
    for name in arguments.pages or makers:
        pages |= makers[name]()
    stale = []
    for name, text in pages.items():
        path = ROOT / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    if check and stale:
        sys.exit(f"out of date: {', '.join(stale)}; run make docs")


# ---- the picture of the terminal ------------------------------------------------------------------------


def terminal() -> dict[str, str]:
    """The page of that picture."""
    return {"docs/terminal.svg": picture()}


def picture() -> str:
    """A moment of a game as somebody sees it, as SVG without anything from elsewhere."""
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        highlight=False,
        legacy_windows=False,
    )
    game = interesting_game()
    session = Session(console, game, (None, GreedyPlayer(1)), bundled_cards(), lambda prompt: "q")
    decision = game.decision
    assert decision is not None
    view = game.view(0)
    entries = game.log_for(0)
    session.told[0] = next(e.number for e in reversed(entries) if e.kind == "turn began") - 1
    session.news(0)
    session.board.show(view, 0)
    Menu(view, 0, session.people).show(console)
    svg = console.export_svg(title="willpower play", unique_id="willpower")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.S)  # nothing is fetched from anywhere
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.S)
    return svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


def interesting_game() -> Game:
    """The first moment of a game in which there is something to see and to choose."""
    a, b = list(bundled_decks().values())[:2]
    for seed in range(1, 100):
        game = Game.new(a, b, seed=seed)
        players = (GreedyPlayer(seed), GreedyPlayer(seed + 1))
        while game.decision is not None:
            decision = game.decision
            g = game.state
            resonators = [i for i in g.table.field if g.table.objs[i].chars.atk is not None]
            mine = [i for i in resonators if g.table.objs[i].controller == 0]
            plays = [o for o in decision.options if o.kind in ("play", "activate", "judgment")]
            if decision.player == 0 and decision.kind == "priority" and len(plays) >= 4:
                if (
                    len(mine) >= 2
                    and len(resonators) - len(mine) >= 2
                    and g.turn.phase == "main"
                    and not g.table.chase
                ):
                    return game
            game.apply(players[decision.player].choose(Seat(game, decision.player)))
    raise AssertionError("no game has such a moment")


# ---- the ledger ------------------------------------------------------------------------------------------


def readings() -> dict[str, str]:
    """What every paragraph of the bundled cards is read as."""
    cards = bundled_cards()
    faces = [(n, face) for card in cards for n, face in zip(card.face_ids, card.faces, strict=True)]
    return {"docs/ledger.txt": ledger(faces)}


def phrases() -> dict[str, str]:
    """The phrases of the card language."""
    return {"docs/phrases.md": page()}


# ---- the commands ----------------------------------------------------------------------------------------


def command_names() -> list[str]:
    """All commands in the order of the help; those of a group with its name before them."""
    program = get_command(app)
    found: list[str] = []
    for name in COMMANDS:
        inside = getattr(program.get_command(Context(program), name), "commands", {})
        found += [f"{name} {sub}" for sub in inside] or [name]
    return found


def commands() -> dict[str, str]:
    """What `--help` says of each command."""
    out = [GENERATED, "# The commands\n"]
    for name in command_names():
        result = CliRunner().invoke(
            app, [*name.split(), "--help"], env={"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
        )
        if result.exit_code:
            raise SystemExit(f"willpower {name} --help fails: {result.output}")
        lines = [re.sub(r"[╭╮╰╯│─]", " ", line).rstrip() for line in result.output.splitlines()]
        text = re.sub(r"\n{2,}", "\n\n", "\n".join(lines)).strip("\n")
        out.append(f"\n## willpower {name}\n\n```text\n{text}\n```\n")
    return {"docs/commands.md": "".join(out)}


# ---- the rulebook, clause by clause ----------------------------------------------------------------------


def rulebook() -> dict[str, str]:
    """The code, tests and judge files of each clause: the table of the package and the pages made of it."""
    table = gather(ROOT)
    found = {f"src/willpower/rulebook/{DATA}": write(table)}
    for name, text in rule_pages(table).items():
        found[f"docs/rules/{name}"] = GENERATED + text
    return found


# ---- the editions, switch by switch ----------------------------------------------------------------------


def editions() -> dict[str, str]:
    """The tests and judge files of each switch; the comparison, below what docs/editions.md says by hand."""
    table = switches_shown.gather(ROOT)
    page = (ROOT / "docs/editions.md").read_text(encoding="utf-8").split(BEGIN)[0]
    return {
        f"src/willpower/rulebook/{switches_shown.DATA}": switches_shown.write(table),
        "docs/editions.md": page + comparison(table),
    }


if __name__ == "__main__":
    main()
