"""The index of the rulebook as pages: one for each chapter, and one with the coverage of all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from willpower.rules.index import Clause, clauses

from .coverage import CHAPTERS, Share, chapter_of, coverage, reason
from .evidence import Evidence, by_file

_TESTS: Final = "../../tests"
_JUDGE: Final = "../../judge"


def pages(table: Mapping[str, Evidence]) -> dict[str, str]:
    """All pages by their file names."""
    found = {"README.md": index_page(table)}
    for chapter in CHAPTERS:
        found[f"{chapter}.md"] = chapter_page(chapter, table)
    return found


def index_page(table: Mapping[str, Evidence]) -> str:
    """The table of coverage, and the clauses that cannot be observed with the reason."""
    whole = coverage(table)
    out = [
        "# The rulebook, clause by clause",
        "",
        "| chapter | | clauses | observable | shown | cited |",
        "|---|---|--:|--:|--:|--:|",
        *[
            _row(f"[{number}]({number}.md)", title, coverage(table, number))
            for number, title in CHAPTERS.items()
        ],
        _row("all", "", whole),
        "",
        "A clause of Comprehensive Rules 8.01 is observable if somebody at the table could notice that",
        "it is broken, and shown if a test in `tests/conformance` is marked with it: break the rule, and",
        "that test fails (`make break` tries). The pages tell each clause in our own words, with the code",
        "that cites it, all tests that are marked with it and the judge files that name it.",
        "`willpower rules NUMBER_OR_WORD` tells the same, `willpower rules --uncovered` what no",
        "conformance test shows. An observable clause counts as cited if a function or switch carries its",
        "number; one that is not is carried out together with its neighbours.",
        "",
        "Not shown: " + (", ".join(_link(number) for number in whole.missing) or "none") + ".",
        "",
        "Not cited: " + (", ".join(_link(number) for number in whole.uncited) or "none") + ".",
        "",
        "## Not observable",
        "",
    ]
    hidden: dict[str, list[str]] = {}
    for clause in clauses().values():
        if not clause.observable:
            hidden.setdefault(reason(clause), []).append(_link(clause.number))
    for why, numbers in hidden.items():
        out += [f"- {len(numbers)}: {why}. {', '.join(numbers)}"]
    return "\n".join(out) + "\n"


def chapter_page(chapter: str, table: Mapping[str, Evidence]) -> str:
    """The clauses of a chapter, section by section."""
    share = coverage(table, chapter)
    out = [
        f"# {chapter} {CHAPTERS[chapter]}",
        "",
        f"{share.clauses} clauses, {share.observable} observable, {share.shown} shown by conformance tests.",
        "[All chapters](README.md)",
    ]
    section = ""
    for clause in clauses().values():
        if chapter_of(clause.number) != chapter:
            continue
        number = clause.number.split(".")[0]
        if number != section:
            section = number
            out += ["", f"## {number} {clause.section}"]
        out += ["", *_entry(clause, table.get(clause.number, Evidence()))]
    return "\n".join(out) + "\n"


def _entry(clause: Clause, found: Evidence) -> list[str]:
    out = [f"### {clause.number}", "", clause.summary]
    details = []
    if not clause.observable:
        details.append(f"- not observable: {reason(clause)}")
    elif not found.shown:
        details.append("- **no conformance test shows it**")
    if found.functions:
        details.append(f"- code: {functions_by_module(found)}")
    if found.tests:
        details.append(f"- tests: {_tests(found)}")
    if found.judge_files:
        details.append(f"- judge files: {_judge_files(found)}")
    return [*out, "", *details] if details else out


def functions_by_module(found: Evidence) -> str:
    """The places that cite a clause: "engine/battle.py: declare, undo; engine/turn.py"."""
    groups = by_file(found.functions, ":")
    return "; ".join(
        f"`{module.replace('.', '/')}.py`" + (f" {', '.join(f'`{name}`' for name in names)}" if names else "")
        for module, names in groups.items()
    )


def sentence(test: str) -> str:
    """The name of a test as the sentence that it is."""
    return test.rpartition("::")[2].removeprefix("test_").replace("_", " ")


def _tests(found: Evidence) -> str:
    return "; ".join(
        f"[{path}]({_TESTS}/{path}) {', '.join(sentence(name) for name in names)}"
        for path, names in by_file(found.tests, "::").items()
    )


def _judge_files(found: Evidence) -> str:
    return ", ".join(f"[{path}]({_JUDGE}/{path})" for path in found.judge_files)


def _row(number: str, title: str, share: Share) -> str:
    counts = (share.clauses, share.observable, share.shown, share.cited)
    return f"| {number} | {title} | {' | '.join(str(count) for count in counts)} |"


def _link(number: str) -> str:
    anchor = number.replace(".", "")
    return f"[{number}]({chapter_of(number)}.md#{anchor})"
