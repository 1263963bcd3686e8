"""A hook of the documentation site: links that leave docs/ lead to a copy of the file as text.

Pages link sources, tests and judge files of the repository. In the site each of them is a text of its own, so
that no link is dead and none leads to another host. A link to a folder becomes plain words.
In the search what tells comes before what lists: clauses and guides before the tables that have every word.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
_FIRST = ("rules/", "playing.md", "judging.md", "building.md", "studying.md")
_LAST = ("phrases.md", "editions.md", "reference.md", "protocol.md", "speed.md", "matchups.md")
_HEADING = re.compile(r"^# (.+)$", re.M)
_LINK = re.compile(r"\[([^\]\n]+)\]\(((?:\.\./)+[^)\s#]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    """Add every file that a page links outside docs/."""
    wanted: set[str] = set()
    for page in files.documentation_pages():
        for match in _LINK.finditer(page.content_string):
            outside = _outside(page.src_uri, match.group(2))
            if outside and (ROOT / outside).is_file():
                wanted.add(outside)
    for path in sorted(wanted):
        files.append(File.generated(config, f"project/{path}.txt", abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Let those links lead to the copies; say what the page is called and its weight in the search."""
    heading = _HEADING.search(markdown)
    if heading is not None and page.file.src_uri.startswith("rules/"):
        page.meta.setdefault("title", heading[1])  # a comment stands before it
    weight = 4 if page.file.src_uri.startswith(_FIRST) else 0.2 if page.file.src_uri in _LAST else 1
    page.meta.setdefault("search", {"boost": weight})

    def replaced(match: re.Match[str]) -> str:
        outside = _outside(page.file.src_uri, match.group(2))
        if not outside:
            return match.group(0)
        if not (ROOT / outside).is_file():
            return match.group(1)
        up = posixpath.relpath(f"project/{outside}.txt", posixpath.dirname(page.file.src_uri) or ".")
        return f"[{match.group(1)}]({up})"

    return _LINK.sub(replaced, markdown)


def _outside(page: str, target: str) -> str:
    """The path from the root of the project, "" for a link that stays inside docs/."""
    path = posixpath.normpath(posixpath.join("docs", posixpath.dirname(page), target))
    return "" if path.startswith(("docs/", "../")) else path
