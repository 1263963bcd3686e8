"""What an edition says where it is asked again and again, as compiled fields: an edition itself is a class
that the interpreter looks up. A procedure that is performed once in a while asks the edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from willpower.rules.edition import Edition


class Rulings:
    """Some switches of an edition, as the answers to the questions that are asked of them."""

    __slots__ = (
        "activate_once_per_chase",
        "any_standby_card",
        "at_once",
        "battle_needs_values",
        "call_phase",
        "edition",
        "end_deeds",
        "entered_counts",
        "host_has_abilities",
        "in_groups",
        "lifebreak",
        "lose_beats_gain",
        "name",
        "opponent_next",
        "phases",
        "stone_area",
        "told_beginnings",
        "told_ends",
        "whole_chase",
        "will_when_paying",
    )

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.name = edition.name
        self.at_once = edition.zero_life_loses == "at once" or edition.deck_out == "at once"  # 1202
        self.lifebreak: bool = edition.lifebreak
        self.phases: tuple[str, ...] = edition.phases
        self.end_deeds: tuple[Callable[..., None], ...] = ()  # the end phase, once procedures/turn.py has it
        told = [(str(point), str(moment)) for point, moment in edition.trigger_points]
        self.told_beginnings = frozenset([moment for point, moment in told if point == "beginning"])
        self.told_ends = frozenset([moment for point, moment in told if point == "end"])
        self.in_groups = edition.damage_step_plays == "triggered abilities, in order"  # 806.3
        self.opponent_next = edition.priority_after_action == "opponent"  # 605.1a
        self.whole_chase = edition.chase_resolves == "whole chase"  # 605.1b
        self.will_when_paying = edition.will_made == "when paying"  # 907.2
        self.any_standby_card = edition.standby_accepts == "any card"
        self.call_phase = edition.calling == "call phase"  # 710.1
        self.activate_once_per_chase: bool = edition.activate_once_per_chase
        self.stone_area = edition.stones_live_in == "stones"
        self.lose_beats_gain: bool = edition.lose_beats_gain
        self.battle_needs_values: bool = edition.battle_needs_values
        self.host_has_abilities: bool = edition.host_has_abilities
        self.entered_counts = edition.freshness == "entered"


_known: Final[dict[int, Rulings]] = {}


def rulings_of(edition: Edition) -> Rulings:
    """The rulings of an edition, worked out once."""
    known = _known.get(id(edition))
    if known is None or known.edition is not edition:
        known = _known[id(edition)] = Rulings(edition)
    return known
