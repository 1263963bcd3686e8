"""Will symbols in the attribute costs of cards: invented cards, at work."""

from language.test_at_work import Entry, at_work, chant

EACH = "This card gains [+100/+0] for each will symbol in the attribute costs of resonators you control."
DUKE: Entry = {"name": "Duke", "type": "Resonator", "cost": "{R}{R}{G}{2}", "atk": 100, "def": 100}


def test_will_symbols_of_a_revealed_card() -> None:
    """203.3: the symbols of the attribute cost, not the free cost."""
    at_work(
        [
            DUKE,
            chant(
                "Reckoning",
                "Reveal the top card of your deck and count the number of will symbols in its attribute "
                "cost. You gain X00 life, where X is the number of will symbols you counted this way.",
            ),
            chant(
                "Sparks",
                "Reveal the top card of your deck. You gain 100 life for each fire will symbol in its "
                "attribute cost.",
            ),
        ],
        """
        start: {A: {hand: [Reckoning, Sparks], deck: [Duke, Duke]}}
        do:
          - {A: play, card: Reckoning}
          - {both: pass}
          - {expect: {A.life: 4300}}
          - {A: play, card: Sparks}
          - {both: pass}
        expect: {A.life: 4500}
        """,
    )


def test_will_symbols_of_several_cards() -> None:
    at_work(
        [
            DUKE,
            {
                "name": "Pennant",
                "type": "Resonator",
                "cost": "{W}",
                "atk": 0,
                "def": 100,
                "text": [EACH],
            },
        ],
        """
        start: {A: {field: [Pennant, Duke, Wolf]}, B: {field: [Duke]}}
        do:
          - {expect: {Pennant: {atk: 400}}}
        """,
    )
