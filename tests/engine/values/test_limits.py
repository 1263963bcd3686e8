"""How often an ability may be used."""

from __future__ import annotations

from conformance_kit import holds


def test_once_in_each_battle() -> None:
    """The count begins anew with another battle of the same turn."""
    holds("""
        cards:
          - {name: Captain, type: Resonator, cost: "{1}", atk: 200, def: 900,
             text: ["{0}: You gain 100 life. Play this ability only once per battle."]}
          - {name: Squire, type: Resonator, cost: "{1}", atk: 200, def: 900}
        start: {A: {field: [Captain, Squire, Squire]}}
        do:
          - {A: attack, card: "Squire#1", object: B}
          - {A: activate, card: Captain}
          - {A: cannot, do: {activate: Captain}, because: "104.1"}
          - {finish: battle}
          - {A: attack, card: "Squire#2", object: B}
          - {A: activate, card: Captain}
          - {A: cannot, do: {activate: Captain}, because: "104.1"}
          - {finish: battle}
        expect: {A.life: 4200, B.life: 3600}
    """)
