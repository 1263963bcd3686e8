"""What is so while a card attacks somebody or something: invented cards, at work."""

from language.test_at_work import at_work, chant, regalia, resonator


def test_while_attacking_a_player() -> None:
    """803.5: what was declared as attacked, whether the attack is blocked or not."""
    at_work(
        [resonator("Raider", "[Swiftness]", "This card gains [+200/+200] while attacking a player.")],
        """
        start: {A: {field: [Raider]}, B: {field: [Wolf, {card: Bear, rested: true}]}}
        do:
          - {expect: {Raider: {atk: 100}}}
          - {A: attack, card: Raider, object: B}
          - {expect: {Raider: {atk: 300, def: 300}}}
          - {B: block, card: Wolf}
          - {expect: {Raider: {atk: 300}}}
          - {finish: battle}
          - {expect: {Raider: {zone: graveyard}, Wolf: {zone: graveyard}}}
        """,
    )
    at_work(
        [resonator("Raider", "[Swiftness]", "This card gains [+200/+200] while attacking a player.")],
        """
        start: {A: {field: [Raider]}, B: {field: [{card: Bear, rested: true}]}}
        do:
          - {A: attack, card: Raider, object: Bear}
          - {expect: {Raider: {atk: 100}}}
        """,
    )


def test_each_of_several_while_attacking() -> None:
    """Each of them is asked by itself."""
    at_work(
        [resonator("Banner", "Resonators you control gain [+300/+0] while attacking or blocking.")],
        """
        start: {A: {field: [Banner, Wolf, Bear]}, B: {field: [Ogre]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Ogre}
          - {expect: {Wolf: {atk: 600}, Bear: {atk: 600}, Ogre: {atk: 900}, Banner: {atk: 100}}}
        """,
    )


def test_while_attacking_cards_of_a_kind() -> None:
    at_work(
        [
            resonator(
                "Hunter", "[Swiftness]", "As long as this card is attacking a Beast, it gains [+500/+0]."
            )
        ],
        """
        start: {A: {field: [Hunter]}, B: {field: [{card: Wolf, rested: true}], hand: [Snuff]}}
        do:
          - {A: attack, card: Hunter, object: Wolf}
          - {expect: {Hunter: {atk: 600}}}
          - {A: pass}
          - {B: play, card: Snuff, target: Wolf}
          - {both: pass}
          - {expect: {Hunter: {atk: 100}}}
        """,
    )
    at_work(
        [resonator("Hunter", "[Swiftness]", "This card gains [+500/+0] while attacking a Beast.")],
        """
        start: {A: {field: [Hunter]}, B: {field: [{card: Ogre, rested: true}]}}
        do:
          - {A: attack, card: Hunter, object: Ogre}
          - {expect: {Hunter: {atk: 100}}}
        """,
    )


def test_a_target_that_attacks_you() -> None:
    at_work(
        [chant("Trip", "[Quickcast]", "Destroy target resonator attacking you.")],
        """
        start: {A: {field: [Wolf, Bear]}, B: {field: [{card: Ogre, rested: true}], hand: [Trip]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {A: pass}
          - {B: cannot, do: {play: Trip, target: Bear}}
          - {B: play, card: Trip, target: Wolf}
          - {both: pass}
          - {expect: {Wolf: {zone: graveyard}}}
        """,
    )


def test_an_event_while_it_attacks() -> None:
    at_work(
        [
            resonator(
                "Looter",
                "[Swiftness]",
                "Whenever this card deals damage while attacking a player => Draw a card.",
            )
        ],
        """
        start: {A: {field: [Looter], deck: [Wolf, Wolf, Wolf]}, B: {}}
        do:
          - {A: attack, card: Looter, object: B}
          - {finish: battle}
          - {resolve: all}
        expect: {A.hand: 1}
        """,
    )


def test_any_that_attacks_a_player() -> None:
    at_work(
        [
            resonator(
                "Drummer",
                "As long as another resonator you control is attacking a player, this card gains [+0/+500].",
            )
        ],
        """
        start: {A: {field: [Drummer, Wolf, Bear]}, B: {field: [{card: Ogre, rested: true}]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {expect: {Drummer: {def: 600}}}
          - {finish: battle}
          - {A: attack, card: Bear, object: Ogre}
          - {expect: {Drummer: {def: 100}}}
        """,
    )


def test_several_things_at_once_while_each_attacks() -> None:
    at_work(
        [
            regalia(
                "Banner",
                "Resonators you control gain [+100/+0] and cannot be destroyed while attacking a player.",
            ),
            regalia(
                "Shield",
                "Whenever a resonator you control is dealt damage while blocking => You gain 100 life.",
            ),
        ],
        """
        start:
          A: {field: [Wolf, Bear, Banner]}
          B: {field: [Ogre, Shield], hand: [Snuff, Snuff]}
        do:
          - {A: attack, card: Wolf, object: B}
          - {expect: {Wolf: {atk: 400}, Bear: {atk: 600}}}
          - {A: pass}
          - {B: play, card: Snuff, target: Wolf}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Snuff, target: Bear}
          - {both: pass}
          - {B: block, card: Ogre}
          - {finish: battle}
          - {resolve: all}
        expect: {Wolf: {zone: graveyard}, Bear: {zone: graveyard}, B.life: 4100}
        """,
    )
