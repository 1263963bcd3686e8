"""Magic stone types as something cards have in common or differ in: invented cards, at work."""

from language.test_at_work import Entry, at_work, chant, resonator

BOTH: Entry = {
    "name": "Twilight Stone",
    "type": "Special Magic Stone",
    "text": ["Treat this card as a light magic stone and a darkness magic stone."],
}


def test_different_magic_stone_types_are_counted() -> None:
    """201.4: a magic stone may have several of them."""
    at_work(
        [
            BOTH,
            resonator(
                "Miner",
                "This card gains [+100/+0] for each different magic stone type among magic stones "
                "you control.",
            ),
        ],
        """
        start: {A: {field: [Miner], stones: [Fire Magic Stone, Fire Magic Stone, Twilight Stone]}}
        do:
          - {expect: {Miner: {atk: 400}}}
        """,
    )


def test_magic_stones_of_different_types() -> None:
    at_work(
        [chant("Thaw", "Recover up to two magic stones you control with different magic stone types.")],
        """
        start:
          A:
            hand: [Thaw]
            field:
              - {card: Fire Magic Stone, rested: true}
              - {card: Fire Magic Stone, rested: true}
              - {card: Wind Magic Stone, rested: true}
        do:
          - {A: play, card: Thaw}
          - {both: pass}
          - {A: cannot, do: {answer: [Fire Magic Stone, Fire Magic Stone]}}
          - {A: answer, with: [Fire Magic Stone, Wind Magic Stone]}
        expect: {A.recovered_stones: 2}
        """,
    )
