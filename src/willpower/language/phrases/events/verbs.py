"""How a happening is said in every tense: a verb is written once, "is~are destroyed {*by?}", and read after
when, whenever and the next time, and as what would happen (910).
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from typing import Any, Final

from willpower.abilities.base import Node
from willpower.abilities.triggers import Moves

from ...raw import Subject
from ...rows import Family, R, Template

SUBJECT: Final = Subject()
_VERB: Final = re.compile(r"([\w']+)~([\w']+)")


def would_be(template: str) -> str:
    """A verb as what would happen: "would be destroyed", "would leave"."""
    return _VERB.sub(lambda m: "would be" if m.group(2) == "are" else f"would {m.group(2)}", template)


def happens(node: type[Node], template: str, *, replaced: bool = False, **more: Any) -> list[Family]:
    """What happens to a card or a card does: the verb agrees with its subject, `what`. `replaced`: something
    else may happen instead (910)."""
    said = ("event", node.__name__, template)
    rows: list[Family] = []
    for category in ("evwhen", "evwhenever"):
        rows += R(category, node, template, what=SUBJECT, said=said, **more)
    if replaced:
        category = "wouldmove" if node is Moves else "wouldhappen"
        rows += R(category, node, f"{{what:watched}} {would_be(template)}", said=said, **more)
        if node is Moves:  # "cards that would be put into a graveyard are removed from the game instead"
            rows += R("thatmove", node, f"{{what:group.p}} that {would_be(template)}", said=said, **more)
    return rows


def does(
    node: type[Node],
    template: str,
    *,
    replaced: bool = False,
    once: bool = True,
    said: Template | None = None,
    **more: Any,
) -> list[Family]:
    """What a player does: the verb agrees with its subject, `who`. `once`: also "the next time"."""
    said = said or ("event", node.__name__, template)
    rows = R("event", node, f"(when|whenever) {{who:doer#}} {template}", said=said, **more)
    if replaced:
        rows += R("wouldhappen", node, f"{{who:doer}} {would_be(template)}", said=said, **more)
    if once:
        rows += R("nexttime", node, f"{{who:doer#}} {template}", said=said, **more)
        bare = _VERB.sub(lambda m: m.group(2), template)
        rows += R("next", node, f"{{who:plainwho}} next {bare}", said=said, **more)
    return rows


def deeds(
    node: type[Node], name: str, words: Mapping[str, Any], replaced: Container[Any] = (), **more: Any
) -> list[Family]:
    """Verbs of a list, each a value of one field: what players do, and what of it may be replaced."""
    said = ("event", node.__name__, " | ".join(words))
    rows: list[Family] = []
    for verb, value in words.items():
        rows += does(node, verb, said=said, replaced=value in replaced, **{name: value}, **more)
    return rows
