"""The phrase table as a page: `python -m willpower.language.page > docs/phrases.md`."""

from __future__ import annotations

import sys
from html import escape
from types import ModuleType

from .grammar import UNITS
from .normalise import REWRITES
from .phrases import MODULES
from .rows import Family
from .terminals import TOKEN_TERMINALS


def page() -> str:
    """All phrases by concept: the template, the node it stands for, where it may stand."""
    lines = ["# The phrase table", ""]
    lines += [
        "Written by `python -m willpower.language.page`; see [language.md](language.md) for how to read it.",
        "",
    ]
    rows = sum(len(_templates(module.ROWS)) for module in MODULES)
    lines += [f"{rows} templates in {len(MODULES)} files.", ""]
    for module in sorted(MODULES, key=_room):
        room, name = module.__name__.split(".")[-2:]
        if f"# {room}" not in lines:
            lines += [
                f"# {room}",
                "",
                (sys.modules[module.__name__.rpartition(".")[0]].__doc__ or "").strip(),
                "",
            ]
        lines += [f"## {name}", "", (module.__doc__ or "").strip(), ""]
        lines += ["| phrase | node | stands as |", "| --- | --- | --- |"]
        for category, node, template in _templates(module.ROWS):
            lines.append(f"| `{_escape(template)}` | {node} | {category} |")
        lines.append("")
    lines += ["## words read by code", "", "| example | stands as |", "| --- | --- |"]
    lines += [f"| `{_escape(terminal.describes)}` | {terminal.category} |" for terminal in TOKEN_TERMINALS]
    lines += ["", "## what also stands as what", "", "| category | takes |", "| --- | --- |"]
    lines += [f"| {category} | {', '.join(subs)} |" for category, subs in UNITS]
    lines += ["", "## rewrites before reading", "", "| pattern | becomes | why |", "| --- | --- | --- |"]
    lines += [
        f"| {_pattern(p)} | {_pattern(new)} | {why} |" for p, new, why in REWRITES if isinstance(new, str)
    ]
    lines += [f"| a sentence | | {why} |" for _, new, why in REWRITES if callable(new)]
    return "\n".join(lines) + "\n"


ROOMS = ("cards", "numbers", "conditions", "events", "instructions", "continuous", "replacing", "playing")


def _room(module: ModuleType) -> int:
    """Where the room of a file stands on the page."""
    return ROOMS.index(module.__name__.split(".")[-2])


def _templates(families: list[Family]) -> list[tuple[str, str, str]]:
    """The templates of a file, each once, with the category and the node."""
    found: dict[tuple[str, str, str], None] = {}
    for family in families:
        found.update(dict.fromkeys(family.written))
    return list(found)


def _pattern(text: str) -> str:
    """A regular expression as code; "<!" would begin a comment in a page, and "[" a link."""
    if "<" not in text:
        return f"`{_escape(text)}`"
    plain = escape(text, quote=False).replace("|", "&#124;").replace("[", "&#91;").replace("]", "&#93;")
    return f"<code>{plain}</code>"


def _escape(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    print(page(), end="")
