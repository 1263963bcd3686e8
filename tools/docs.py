"""Writes the generated pages of docs/: the picture of the terminal, commands, clauses, phrases.

python tools/docs.py            # write them
python tools/docs.py --check    # say which ones are out of date (status 1), and write nothing
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from pathlib import Path

from rich.console import Console
from typer.testing import CliRunner

from willpower.cards.bundled import bundled_cards, bundled_decks
from willpower.cli.main import app
from willpower.engine.game import Game
from willpower.language.ledger import ledger
from willpower.language.page import page
from willpower.players import GreedyPlayer, Seat
from willpower.rules.index import clauses
from willpower.terminal.menu import Menu
from willpower.terminal.session import Session

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
GENERATED = "<!-- written by tools/docs.py (make docs); do not edit -->\n\n"
CARDS = ("cards import", "cards search", "cards show", "cards coverage")
COMMANDS = ("play", "decks", "deck", *CARDS, "judge", "rules", "editions", "replay", "soak", "bench")
WIDTH = 88


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description="Write the generated pages of docs/.")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    check = parser.parse_args().check
    pages = {
        "terminal.svg": picture(),
        "commands.md": commands(),
        "clauses.md": clause_table(),
        "phrases.md": page(),
        "ledger.txt": readings(),
    }
    stale = []
    for name, text in pages.items():
        path = DOCS / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not check:
            path.write_text(text, encoding="utf-8")
            print(f"wrote docs/{name}")
    if check and stale:
        sys.exit(f"out of date: {', '.join(stale)}; run make docs")


# ---- the picture of the terminal ------------------------------------------------------------------------


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
    session.told[0] = next(n for n in range(len(entries), 0, -1) if entries[n - 1].kind == "turn began") - 1
    session.news(0)
    session.board.show(view, 0)
    Menu(view, 0).show(console)
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
            resonators = [i for i in g.field if g.objs[i].chars.atk is not None]
            mine = [i for i in resonators if g.objs[i].controller == 0]
            plays = [o for o in decision.options if o.kind in ("play", "activate", "judgment")]
            if decision.player == 0 and decision.kind == "priority" and len(plays) >= 4:
                if len(mine) >= 2 and len(resonators) - len(mine) >= 2 and g.phase == "main" and not g.chase:
                    return game
            game.apply(players[decision.player].choose(Seat(game, decision.player)))
    raise AssertionError("no game has such a moment")


# ---- the ledger ------------------------------------------------------------------------------------------


def readings() -> str:
    """What every paragraph of the bundled cards is read as."""
    cards = bundled_cards()
    return ledger([(n, face) for card in cards for n, face in zip(card.face_ids, card.faces, strict=True)])


# ---- the commands ----------------------------------------------------------------------------------------


def commands() -> str:
    """What `--help` says of each command."""
    out = [GENERATED, "# The commands\n"]
    for name in COMMANDS:
        result = CliRunner().invoke(
            app, [*name.split(), "--help"], env={"COLUMNS": "100", "TERM": "dumb", "NO_COLOR": "1"}
        )
        if result.exit_code:
            raise SystemExit(f"willpower {name} --help fails: {result.output}")
        lines = [re.sub(r"[╭╮╰╯│─]", " ", line).rstrip() for line in result.output.splitlines()]
        text = re.sub(r"\n{2,}", "\n\n", "\n".join(lines)).strip("\n")
        out.append(f"\n## willpower {name}\n\n```text\n{text}\n```\n")
    return "".join(out)


# ---- the table of clauses --------------------------------------------------------------------------------


def clause_table() -> str:
    """Which clauses tests show and code cites, and which observable ones have no test."""
    shown = tests_by_clause()
    cited = files_by_clause()
    known = clauses()
    observable = [c for c in known.values() if c.observable]
    bare = [c for c in observable if c.number not in shown]
    out = [
        GENERATED,
        "# Clauses\n\n",
        "Which clauses of Comprehensive Rules 8.01 tests show (`@pytest.mark.clause`) and the code cites. ",
        "A clause is observable if a player could notice that it is broken.\n\n",
        f"{len(known)} clauses, {len(observable)} observable; {len(observable) - len(bare)} of them are ",
        f"shown by a test, {len([c for c in known if c in cited])} clauses are cited in the code.\n",
    ]
    section = ""
    for clause in known.values():
        number = clause.number.split(".")[0]
        if number != section:
            section = number
            out.append(f"\n## {number} {clause.section}\n\n| clause | tests | code |\n|---|---|---|\n")
        tests = ", ".join(sorted(shown.get(clause.number, ()))) or ("**none**" if clause.observable else "")
        files = ", ".join(sorted(cited.get(clause.number, ())))
        out.append(f"| {clause.number} | {tests} | {files} |\n")
    return "".join(out)


def tests_by_clause() -> dict[str, set[str]]:
    """Test modules by the clauses with which their tests are marked."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "clause"
            ):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        found.setdefault(argument.value, set()).add(path.stem)
    return found


CITATION = re.compile(r"(?<![\w.$#-])\d{3,4}\.\d{1,2}[a-z]?(?:-[ivx]+)?(?![\w%]|\.\d)")


def files_by_clause() -> dict[str, set[str]]:
    """Modules of the engine and the other rooms by the clauses that their comments and strings cite."""
    known = clauses()
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "src" / "willpower").rglob("*.py")):
        source = io.StringIO(path.read_text(encoding="utf-8"))
        for token in tokenize.generate_tokens(source.readline):
            if token.type in (tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1)):
                for number in CITATION.findall(token.string):
                    if number in known:
                        found.setdefault(number, set()).add(path.stem)
    return found


if __name__ == "__main__":
    main()
