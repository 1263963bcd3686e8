"""202: names."""

from __future__ import annotations

from conformance_kit import clause, holds
from engine.decks import card, deck, fillers
from willpower.engine.procedures.deck_check import check_deck
from willpower.rules.edition import edition


@clause("202.2")
def test_copies_in_a_deck_are_counted_by_name() -> None:
    # Different cards of one name count together; the same card under another name does not.
    small, large = card("Twin", atk=100, defense=100), card("Twin", atk=200, defense=200)
    other = card("Triplet", atk=100, defense=100)
    rules = edition("8.01")
    too_many = check_deck(deck(main=(*fillers(36), small, small, large, large, large)), rules)
    assert [v.clause for v in too_many] == ["402.3b"] and "Twin" in too_many[0].text
    assert not check_deck(deck(main=(*fillers(36), small, small, small, small, other)), rules)


@clause("202.3", "202.3a")
def test_quotes_are_a_whole_name_unless_it_says_in_its_name() -> None:
    holds("""
        cards:
          - {name: Hansel, type: Resonator, cost: "{1}", atk: 100, def: 100}
          - {name: Hansel and Gretel, type: Resonator, cost: "{1}", atk: 100, def: 100}
          - {name: Exact, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ['As long as you control "Hansel", this card gains [+200/+200].']}
          - {name: Part, type: Resonator, cost: "{1}", atk: 100, def: 100,
              text: ['If you control a card with "Hansel" in its name, this card gains [+400/+400].']}
        start:
          A: {field: [Exact, Part, Hansel and Gretel]}
          B: {field: [Exact, Part, Hansel]}
        expect:
          A.Exact: {atk: 100}
          A.Part: {atk: 500}
          B.Exact: {atk: 300}
          B.Part: {atk: 500}
    """)


@clause("202.3")
def test_a_target_by_name() -> None:
    holds("""
        cards:
          - {name: Hansel, type: Resonator, cost: "{1}", atk: 100, def: 100}
          - {name: Hansel and Gretel, type: Resonator, cost: "{1}", atk: 100, def: 100}
          - {name: Fetch, type: Chant, cost: "{0}", text: ['Return target "Hansel" to its owner''s hand.']}
        start: {A: {hand: [Fetch], field: [Hansel, Hansel and Gretel]}}
        do:
          - {A: can, do: {play: Fetch, target: Hansel}}
          - {A: cannot, do: {play: Fetch, target: Hansel and Gretel}, because: "903.2g"}
    """)
