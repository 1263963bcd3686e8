"""What may stand behind a clause in a run of clauses, and behind what is paid."""

from __future__ import annotations

from willpower.abilities.base import walk
from willpower.abilities.effects import Apply, ChooseNow, EachPlayerDoes, Effect, May, PayFor, Sequence
from willpower.abilities.quantities import Count
from willpower.abilities.statics import Prevent

from ...raw import Pronoun, Same
from ...rows import ROW_BITS, Holes


def apart(h: Holes) -> bool:
    """ "If damage would be dealt to it this turn, prevent that damage and draw a card": what follows belongs
    to what is prevented (replacing.py), it is no instruction beside it."""
    from ...grammar import the_table

    first = h["parts"][0]
    if not isinstance(first, Apply) or not any(isinstance(one, Prevent) for one in first.statics):
        return True
    row = the_table().at(first.phrase & ((1 << ROW_BITS) - 1))
    return not getattr(row, "template", "").startswith(("if ", "the next time "))


def of_them(h: Holes) -> bool:
    """ "Pays {1} for each of them" is said of cards that attack or block (pricing.py)."""
    return isinstance(h["times"], Count) and isinstance(h["times"].what, Pronoun)


def all_done(h: Holes) -> bool:
    """ "A and B or C" can be (A and B) or C, or else A and (B or C)."""
    return apart(h) and not any(
        isinstance(part, ChooseNow)
        and len({type(one) for one in part.options}) > 1  # "a fire or water gem"
        and not any(isinstance(one, Same) for one in walk(part))  # "rest or recover it"
        for part in h["parts"]
    )


def all_told(options: tuple[Effect, ...]) -> bool:
    """What a player may do is no part of what is chosen from: it would take the rest of the sentence."""
    parts = [part for one in options for part in (one.parts if isinstance(one, Sequence) else (one,))]
    return not any(isinstance(part, (May, PayFor, EachPlayerDoes)) for part in parts)
