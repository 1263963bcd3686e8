"""1132: [Grimoire]."""

from __future__ import annotations

from conformance_kit import clause, holds

TALES = "".join(
    f"""
          - {{name: Tale {n}, type: Chant, cost: "{{0}}", attribute: [R], race: [Story],
              text: ["You gain 100 life."]}}"""
    for n in range(1, 5)
)
DECKS = """
            deck: {Goblin A: 4, Goblin B: 4, Goblin C: 4, Goblin D: 4, Goblin E: 4, Goblin F: 4, Goblin G: 4,
                   Goblin H: 4, Goblin I: 4, Goblin J: 4}
            stone_deck: {Fire Magic Stone: 10}"""


def extra(ruler: str, cards: str, expectation: str) -> None:
    goblins = "".join(
        f"""
          - {{name: Goblin {letter}, type: Resonator, cost: "{{R}}", atk: 100, def: 100}}"""
        for letter in "ABCDEFGHIJ"
    )
    holds(f"""
        cards:{TALES}{goblins}
          - {{name: Teller, type: Ruler, attribute: [R], text: ["[Grimoire] (3)"]}}
          - {{name: Mute, type: Ruler, attribute: [R]}}
          - {{name: Note, type: Chant, cost: "{{0}}", attribute: [R], text: ["You gain 100 life."]}}
        start:
          phase: setup
          A:
            ruler: {ruler}
            extra_deck: {cards}{DECKS}
          B:
            ruler: Mute{DECKS}
        do:
          - {{A: answer, with: []}}
          - {{B: answer, with: []}}
        expect: {expectation}
    """)


@clause("1132.1", "1132.2")
def test_the_number_says_how_many_stories_the_extra_deck_may_hold() -> None:
    extra("Teller", "[Tale 1, Tale 2, Tale 3]", "{A.deck_legal: true}")
    extra("Teller", "[Tale 1]", "{A.deck_legal: true}")
    extra("Teller", "[Tale 1, Tale 2, Tale 3, Tale 4]", '{A.deck_legal: false, A.deck_clauses: ["1132.2"]}')


@clause("1132.1", "1132.2")
def test_without_it_there_is_no_extra_deck() -> None:
    extra("Mute", "[Tale 1]", '{A.deck_legal: false, A.deck_clauses: ["402.5c"]}')


@clause("1132.2")
def test_what_is_no_story_chant_does_not_belong_there() -> None:
    extra("Teller", "[Note]", "{A.deck_legal: false}")
    extra("Teller", "[Goblin A]", "{A.deck_legal: false}")
