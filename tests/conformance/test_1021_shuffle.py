"""1021: shuffling."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from willpower.abilities.symbols import DECK
from written_kit import played

CARDS = """\
cards:
  - {name: Mix, type: Chant, cost: "{0}", text: ["Shuffle your deck."]}
  - {name: Stir, type: Chant, cost: "{0}", text: ["Target player shuffles their deck."]}
  - {name: Grind, type: Chant, cost: "{0}", text: ["Shuffle your magic stone deck."]}
"""
FULL = ", ".join(f"C{n}" for n in range(12))
NAMED = "".join(
    f'  - {{name: C{n}, type: Resonator, cost: "{{1}}", atk: 100, def: 100}}\n' for n in range(12)
)


def orders(card: str, who: str) -> tuple[list[str], list[str]]:
    """The decks of both players, by name from the top, after a card was played."""
    target = f", target: {who}" if card == "Stir" else ""
    run = played(
        CARDS
        + NAMED
        + dedent(f"""
        start: {{A: {{hand: [{card}], deck: [{FULL}], fill: false}}, B: {{deck: [{FULL}], fill: false}}}}
        do:
          - {{A: play, card: {card}{target}}}
          - {{both: pass}}
    """)
    )
    decks = [[run.g.table.objs[i].base.names[0] for i in run.g.table.players[p].zones[DECK]] for p in (0, 1)]
    return decks[0], decks[1]


@clause("1021.1", "1021.1a")
def test_all_cards_of_the_deck_get_a_new_order() -> None:
    printed = FULL.split(", ")
    mine, theirs = orders("Mix", "A")
    assert theirs == printed
    assert mine != printed and sorted(mine) == sorted(printed)
    moved = [n for n, name in enumerate(mine) if name != printed[n]]
    assert min(moved) < 4 and max(moved) > 7  # from top to bottom, not a part of it


@clause("1021.1")
def test_the_deck_of_the_player_it_belongs_to_is_shuffled() -> None:
    mine, theirs = orders("Stir", "B")
    printed = FULL.split(", ")
    assert mine == printed and theirs != printed and sorted(theirs) == sorted(printed)


@clause("1021.1")
def test_other_zones_keep_their_order() -> None:
    holds(
        CARDS
        + dedent("""
        start: {A: {hand: [Grind], deck: [Mix, Stir], fill: false, graveyard: [Stir, Mix]}}
        do:
          - {A: play, card: Grind}
          - {both: pass}
        expect: {A.deck: [Mix, Stir], A.graveyard: [Grind, Stir, Mix], log: ["1021.1"]}
    """)
    )
