"""The shortest text of every category of the phrase table, so that each row can be tried on its own."""

from functools import cache

from willpower.language.grammar import whole_table
from willpower.language.rows import Hole, Row
from willpower.language.terminals import WORD_LISTS
from willpower.language.tokens import tokenise

# What code reads rather than a template.
TERMINALS = {
    "number": "two",
    "amount": "500",
    "letter": "X",
    "plus": "[+200/+200]",
    "size": "[400/400]",
    "will": "{R}{1}",
    "onewill": "{R}",
    "name": '"Old Lantern"',
    "abilityname": "<Last Light>",
    "simplekeyword": "[Flying]",
    "anykeyword": "[Flying]",
    "weather": "rain",
    "phase": "recovery",
    "digit": "3",
    "counter": "ember",
    "race.s": "Dragon",
    "race.p": "Dragons",
    "quoted": '"{Rest}: Draw a card."',
    "nextevent": "this card attacks",
    "clauses": "this card cannot attack",
    "sentences": "this card cannot attack .",
    "text": "draw a card .",
    "mode": "draw a card",
    "inner": "draw a card .",
    "whereseq": "draw X cards , where X is two",
    "willrun": "{R}{U}",
    "incarnations": "{B}, {B} or {R}",
    "attributesymbols": "{R}{B}",
    "attributelist": "light , water and darkness",
    **{words.category: words.describes.split(",")[0] for words in WORD_LISTS},
}


@cache
def shortest() -> dict[str, tuple[str, ...]]:
    """For each category the words of its shortest phrase."""
    table = whole_table()
    found: dict[str, tuple[str, ...]] = {}
    for category, text in TERMINALS.items():
        found[category] = tuple(token.text for token in tokenise(text))
    changed = True
    while changed:
        changed = False
        for row in table.rows:
            if isinstance(row, Row):
                words = words_of(row, found)
                if words is not None and better(words, found.get(row.category)):
                    if row.category not in TERMINALS:
                        found[row.category] = words
                        changed = True
        for category in table.categories.values():
            for unit in category.units:
                if unit in found and better(found[unit], found.get(category.name)):
                    if category.name not in TERMINALS:
                        found[category.name] = found[unit]
                        changed = True
    return found


def better(words: tuple[str, ...], other: tuple[str, ...] | None) -> bool:
    """Whether a phrase is shorter than another."""
    return other is None or len(words) < len(other)


def words_of(row: Row, known: dict[str, tuple[str, ...]]) -> tuple[str, ...] | None:
    """The words of a row with the shortest phrases in its holes; lists of two where a list is meant."""
    out: list[str] = []
    for item in row.items:
        if not isinstance(item, Hole):
            out.append(item)
            continue
        if item.style == "?":
            continue
        inner = known.get(item.category)
        if inner is None:
            return None
        if item.style in ("", "=", "+", "!"):
            out += inner
        elif item.style == ",":
            out += [*inner, "and", *inner]
        elif item.style == "/":
            out += [*inner, "or", *inner]
        elif item.style == ";":
            out += [*inner, ";", "or", *inner]
    return tuple(out)
