"""The zones of a player: a field for each, and a dictionary for who does not know which."""

from __future__ import annotations

import pytest

from willpower.abilities.symbols import DECK, FIELD, HAND
from willpower.engine.core.fields import fields_of
from willpower.engine.core.ids import ObjId, RefId
from willpower.engine.core.player_zones import OF_A_PLAYER, Pile, Zones

ONE: Pile = (ObjId(RefId(1)),)
TWO: Pile = (ObjId(RefId(2)), ObjId(RefId(3)))


def test_each_zone_is_a_field_of_its_own() -> None:
    found: set[str] = set()
    for zone in OF_A_PLAYER:
        zones = Zones()
        assert zones[zone] == () and zone not in zones
        zones[zone] = TWO
        assert zones[zone] == TWO and zone in zones
        assert zones.items() == [(zone, TWO)] and zones.values() == [TWO] and list(zones) == [zone]
        found |= {name for name in fields_of(Zones) if getattr(zones, name)}
    assert found == set(fields_of(Zones)) and len(found) == len(OF_A_PLAYER)


def test_the_field_is_no_players_own() -> None:
    assert Zones()[FIELD] == () and FIELD not in Zones()
    with pytest.raises(AssertionError):
        Zones()[FIELD] = ONE


def test_a_copy_goes_its_own_way() -> None:
    zones = Zones()
    for n, zone in enumerate(OF_A_PLAYER):
        zones[zone] = (ObjId(RefId(n)),)
    other = zones.copy()
    assert other == zones and hash(other) == hash(zones)
    other[DECK] = TWO
    assert other != zones and zones.deck == (0,)
    zones[HAND] = ()
    assert HAND not in zones and [zone for zone in OF_A_PLAYER if zone in zones] == list(zones)
