"""Cards spoken of before, several at once: whether some of them are of a kind, and how many are."""

from __future__ import annotations

from willpower.abilities import symbols as S
from willpower.abilities.conditions import Compare, Exists, NotCond
from willpower.abilities.nouns import Among, Filter
from willpower.abilities.quantities import Count

from ...raw import Pronoun
from ...rows import Family, Holes, R, either

ROWS: list[Family] = []

THEM = "(them|those cards|those resonators)"


def _some(h: Holes) -> Among | None:
    """Those of them that fit, wherever they are now."""
    filter: Filter = h["filter"]
    if filter.zones:
        return None
    return Among(Pronoun("it", "p"), Filter(filter.preds, S.ANYWHERE, phrase=filter.phrase))


def _exists(h: Holes) -> Exists | None:
    some = _some(h)
    return None if some is None else Exists(some, h.get("least"))


def _none(h: Holes) -> NotCond | None:
    found = _exists(h)
    return None if found is None else NotCond(found)


def _counted(h: Holes) -> Count | None:
    some = _some(h)
    return None if some is None else Count(some)


def _exactly(h: Holes) -> Compare | None:
    count = _counted(h)
    return None if count is None else Compare(count, "=", h["right"])


def _filter(node: object) -> dict[str, object]:
    filter: Filter = node.filter  # type: ignore[attr-defined]
    return {"filter": Filter(filter.preds, phrase=filter.phrase)}


for words in either(
    f"(one|any|at least one) of {THEM} is a {{filter:filter.s}}",
    f"any of {THEM} are {{filter:filter.p}}",
    f"there is a {{filter:filter.s}} among {THEM}",
    f"there are {{least}} or more {{filter:filter.p}} among {THEM}",
    f"{{least}} or more of {THEM} are {{filter:filter.p}}",
):
    ROWS += R(
        "condition",
        Exists,
        words,
        build=_exists,
        split=lambda n: {**_filter(n.what), "least": n.least},
    )
for words in either(
    f"none of {THEM} (is a {{filter:filter.s}}|are {{filter:filter.p}})",
    f"there are no {{filter:filter.p}} among {THEM}",
):
    ROWS += R("condition", NotCond, words, build=_none, split=lambda n: _filter(n.condition.what))
ROWS += R(
    "condition",
    Compare,
    f"(exactly|) {{right}} of {THEM} are {{filter:filter.p}}",
    build=_exactly,
    split=lambda n: {**_filter(n.left.what), "right": n.right},
)
for category, words in (
    ("each.s", f"{{filter:filter.s}} among {THEM}"),
    ("measure", f"the number of {{filter:filter.p}} among {THEM}"),
):
    ROWS += R(category, Count, words, build=_counted, split=lambda n: _filter(n.what))
