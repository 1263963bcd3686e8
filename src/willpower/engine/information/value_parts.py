"""Where the values and abilities of a card come from: what is printed, what each effect adds, counters.

The order of 909 is gone through once more in a copy of the game, and each change is noted with its source.
"""

from __future__ import annotations

from typing import Any

from willpower.abilities.ability import Ability
from willpower.abilities.symbols import FIELD, J_RESONATOR, RULER_AREA

from ..core.ids import NOBODY, RefId
from ..core.objects import AbilitySet, Obj
from ..core.printed import printed
from ..core.state import State
from ..values.characteristics import compute
from ..values.continuous import Change
from ..values.layers import counter_values
from .view_card import ability_text, static_text


class Origins:
    """The changes that continuous effects make to the cards of a game, by card."""

    __slots__ = ("by_card", "g")

    def __init__(self, g: State) -> None:
        self.g = g
        self.by_card: dict[int, list[Change]] = {}
        changes: list[Change] = []
        compute(g.clone(), changes)
        for change in changes:
            self.by_card.setdefault(change.ref, []).append(change)

    def parts(self, o: Obj) -> list[tuple[dict[str, Any], RefId]]:
        """ATK and DEF of a card as a sum, in the order of 909: each part in words and its source (-9: none).
        Nothing if they are as printed."""
        c, base = o.chars, o.base
        if (c.atk, c.defense) == (base.atk, base.defense):
            return []
        out: list[tuple[dict[str, Any], RefId]] = [
            ({"what": "printed", "atk": base.atk or 0, "def": base.defense or 0}, NOBODY)
        ]
        for change in self.by_card.get(o.id, ()):
            atk, defense, _ = change.after
            more = ((atk or 0) - (change.atk or 0), (defense or 0) - (change.defense or 0))
            if any(more):
                row: dict[str, Any] = {"what": "effect", "atk": more[0], "def": more[1]}
                row.update(self.words(change))
                out.append((row, change.part.source))
        out += [(row, NOBODY) for row in counter_parts(o)]
        for k, now in (("atk", c.atk or 0), ("def", c.defense or 0)):
            rest = now - sum([row[k] for row, _ in out])
            if rest:
                if out[-1][0]["what"] != "rounding":
                    out.append(({"what": "rounding", "atk": 0, "def": 0, "clause": "909.1i"}, NOBODY))
                out[-1][0][k] = rest
        return out

    def words(self, change: Change) -> dict[str, Any]:
        """The words of an effect, and until when it lasts."""
        part = change.part
        if part.lasting:
            for lasting in self.g.table.lasting:
                if lasting.id == part.lasting and lasting.static is not None:
                    words = static_text(lasting.static) or printed(lasting.static)
                    return {"text": words, "until": lasting.until}
        if part.ability is not None:
            return {"text": printed(part.ability)}
        return {"text": printed(part.keyword)} if part.keyword is not None else {"text": ""}

    def abilities(self, o: Obj) -> list[tuple[dict[str, Any], RefId]]:
        """The abilities of a card, each with where it comes from, and those that it lost; nothing if it has
        what is printed on it."""
        if o.chars.ab is o.base.ab:
            return []
        out: list[tuple[dict[str, Any], RefId]] = []
        now = o.chars.ab
        for a in o.base.ab.listed:
            if among(a, now):
                out.append(({"text": ability_text(a), "from": "printed"}, NOBODY))
            else:
                out.append(self._by(o, a, "lost"))
        for a in now.listed:
            if not among(a, o.base.ab):
                out.append(self._by(o, a, "gained"))
        return [row for row in out if row[0]["text"]]

    def _by(self, o: Obj, a: Ability, how: str) -> tuple[dict[str, Any], RefId]:
        """An ability that was gained or lost, with the last effect that gave or took it."""
        row: dict[str, Any] = {"text": ability_text(a), "from": how}
        for change in reversed(self.by_card.get(o.id, ())):
            _, _, after = change.after
            assert change.ab is not None and after is not None
            had, has = among(a, change.ab), among(a, after)
            if had != has and has == (how == "gained"):
                words = self.words(change)
                if "until" in words:
                    row["until"] = words["until"]
                return row, change.part.source
        return row, NOBODY


def counter_parts(o: Obj) -> list[dict[str, Any]]:
    """The changes to a card's values by the counters on it (909.1h, 1022.2)."""
    out: list[dict[str, Any]] = []
    if o.counters and o.zone & (FIELD | RULER_AREA) and o.chars.types & J_RESONATOR:
        for name in sorted(o.counters):
            values = counter_values(name)
            if values is not None:
                n = o.counters[name]
                atk = values[0] * n if o.chars.atk is not None else 0
                defense = values[1] * n if o.chars.defense is not None else 0
                out.append(
                    {"what": "counters", "text": name, "times": n, "atk": atk, "def": defense,
                     "clause": "1022.2"}
                )  # fmt: skip
    return out


def among(a: Ability, abilities: AbilitySet) -> bool:
    """Whether an ability is one of these."""
    return any([one is a for one in abilities.listed])
