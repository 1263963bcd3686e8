"""A hook of the documentation site: links that leave docs/ lead to a copy of the file as text.

Pages link sources, tests and judge files of the repository. In the site each of them is a text of its own, so
that no link is dead and none leads to another host. A link to a folder becomes plain words.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
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
    """Let those links lead to the copies."""

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
