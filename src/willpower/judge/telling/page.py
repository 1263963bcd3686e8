"""Judge files as one page: the story of each and the board at each step. Nothing is fetched from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from willpower.rules.citations import sections, what_it_says
from willpower.rules.edition import DEFAULT
from willpower.rules.index import clauses

from .board import Board
from .report import Verdict
from .story import Line, Scene, scenes

_STYLE: Final = "page.css"
Cited = dict[tuple[str, str], str]  # what was cited: rulebook and number, with what it says

_WORDS: Final = {"ok": "ok", "fail": "not as the file says", "error": "error"}


def page(verdicts: Sequence[Verdict], everything: bool = False) -> str:
    """The page; `everything` also shows passes and other small things."""
    style = files("willpower.judge.telling").joinpath(_STYLE).read_text(encoding="utf-8")
    title = verdicts[0].title or verdicts[0].file if len(verdicts) == 1 else f"{len(verdicts)} judge files"
    cited: Cited = {}
    body = "".join(_file(n, verdict, everything, cited) for n, verdict in enumerate(verdicts))
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<style>{style}</style></head><body>"
        f"{_contents(verdicts)}{body}{_clauses(cited)}</body></html>\n"
    )


def _contents(verdicts: Sequence[Verdict]) -> str:
    """A list of the files, if there are several."""
    if len(verdicts) < 2:
        return ""
    items = "".join(
        f'<li><a href="#f{n}">{escape(v.title or v.file)}</a> <span class="verdict {v.verdict}">'
        f"{_WORDS[v.verdict]}</span></li>"
        for n, v in enumerate(verdicts)
    )
    return f'<nav><h1>{len(verdicts)} judge files</h1><ol class="files">{items}</ol></nav>'


def _file(n: int, verdict: Verdict, everything: bool, cited: Cited) -> str:
    run = verdict.run
    edition = run.file.edition if run is not None else DEFAULT
    book = edition.partition(" ")[0]
    decided = " ".join(_clause(number, book, cited) for number in verdict.clauses)
    out = [
        f'<main id="f{n}"><header><h1>{escape(verdict.title or verdict.file)}</h1>',
        f'<p class="about"><span class="verdict {verdict.verdict}">{_WORDS[verdict.verdict]}</span> '
        f"{escape(verdict.file)} · rules {escape(edition)}{' · ' if decided else ''}{decided}</p>",
    ]
    if verdict.detail:
        out.append(f'<p class="detail">{escape(verdict.detail)}</p>')
    out.append("</header>")
    board: Board | None = None
    for scene in scenes(run, everything) if run is not None else ():
        drawn = ""
        if scene.after is not None:
            board = Board(scene.after, board)
            drawn = board.html
        out.append(_scene(scene, drawn, book, cited))
    return "".join((*out, "</main>"))


def _scene(scene: Scene, board: str, book: str, cited: Cited) -> str:
    where = f'<span class="line">line {scene.line}</span> ' if scene.line else ""
    head = f"<h2>{where}<code>{escape(scene.step)}</code></h2>"
    if scene.answer:
        return f'<article class="question">{head}<p>{_linked(scene.answer, book, cited)}</p></article>'
    told = "".join(_line(line, book, cited) for line in scene.lines)
    nothing = "Nothing else." if scene.line else "The situation at the start."
    story = f'<ol class="story">{told}</ol>' if told else f'<p class="none">{nothing}</p>'
    return f'<article><div class="told">{head}{story}</div>{board}</article>'


def _line(line: Line, book: str, cited: Cited) -> str:
    who = f' class="p{line.player}"' if line.player is not None else ""
    why = f" {_clause(line.clause, book, cited)}" if line.clause else ""
    return f"<li{who}>{escape(line.text)}{why}</li>"


def _linked(answer: str, book: str, cited: Cited) -> str:
    """An answer with the clauses in its brackets as links."""
    said, bracket, numbers = answer.rpartition("(")
    if not bracket or not numbers.endswith(")"):
        return escape(answer)
    links = ", ".join(_clause(number, book, cited) for number in numbers[:-1].split(", "))
    return f"{escape(said)}{links}"


def _clause(number: str, book: str, cited: Cited) -> str:
    """A clause; pointing at it tells what it says, and the list at the end does too."""
    said = what_it_says(book, number)
    if said is None:
        return f'<span class="clause">{escape(number)}</span>'
    cited[book, number] = said
    return f'<a class="clause" href="#{_anchor(book, number)}" title="{escape(said, True)}">{number}</a>'


def _anchor(book: str, number: str) -> str:
    place = number if book == DEFAULT else f"{book}-{number}"
    return f"c{place.replace(' ', '_').replace('#', '_')}"


def _clauses(cited: Cited) -> str:
    """The clauses that were cited, in our words, each rulebook in its order."""
    books = sorted({book for book, _ in cited})
    out: list[str] = []
    for book in books:
        mine = [number for there, number in cited if there == book]
        order = {number: n for n, number in enumerate((*sections(book), *clauses()))}
        mine.sort(key=lambda number: order.get(number.removeprefix(f"{DEFAULT} "), len(order)))
        title = "Clauses" if book == DEFAULT else f"Sections of {book}"
        rows = "".join(
            f'<dt id="{_anchor(book, number)}">{number}</dt><dd>{escape(_titled(book, number, cited))}</dd>'
            for number in mine
        )
        out.append(f'<footer><h2>{title}</h2><dl class="clauses">{rows}</dl></footer>')
    return "".join(out)


def _titled(book: str, number: str, cited: Cited) -> str:
    section = f"{clauses()[number].section}: " if book == DEFAULT else ""
    return section + cited[book, number]
