"""Write the compiled texts of the bundled cards and the phrase table beside the grammar:
`python -m willpower.language.shipped`.

A file of another grammar is ignored (trees.py), so `make` and the building of a wheel write it anew.
"""

from __future__ import annotations

from willpower.cards.bundled import bundled_cards

from .grammar import the_table
from .trees import SHIPPED, keep_trees, shipped_trees


def ship() -> bool:
    """Write the files unless they are current. Returns whether the compiled texts were written."""
    the_table()  # it is kept when it is put together
    trees = shipped_trees()
    keep_trees(trees, bundled_cards())
    written = trees.changed
    trees.save()
    return written


if __name__ == "__main__":
    if ship():
        print(f"wrote {SHIPPED.name}: the compiled texts of the bundled cards")
