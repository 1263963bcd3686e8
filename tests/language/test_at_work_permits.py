"""Permissions, demands and prohibitions at work."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


def test_a_demand_for_the_next_turn() -> None:
    at_work(
        [chant("Dare", "Target resonator must attack during its controller's next turn if able.")],
        """
        start: {A: {hand: [Dare]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Dare, target: B.Wolf}
          - {both: pass}
          - {go: "B main"}
          - {B: cannot, do: {pass: true}, because: "712.2"}
          - {B: attack, card: Wolf, object: A}
          - {A: no block}
          - {finish: battle}
          - {B: can, do: {pass: true}}
        """,
    )


def test_forbidden_for_the_next_turn_only() -> None:
    at_work(
        [chant("Calm", "Target resonator cannot attack during its controller's next turn.")],
        """
        start: {A: {hand: [Calm], field: [Wolf]}}
        do:
          - {A: play, card: Calm, target: Wolf}
          - {both: pass}
          - {A: can, do: {attack: Wolf, object: B}}
          - {go: "B main"}
          - {go: "A main"}
          - {A: cannot, do: {attack: Wolf, object: B}}
          - {go: "B main"}
          - {go: "A main"}
          - {A: can, do: {attack: Wolf, object: B}}
        """,
    )


def test_attacking_only_some() -> None:
    at_work(
        [resonator("Hunter", "This card can only attack Beasts.")],
        """
        start: {A: {field: [Hunter]}, B: {field: [{card: Wolf, rested: true}, {card: Ogre, rested: true}]}}
        do:
          - {A: cannot, do: {attack: Hunter, object: B}}
          - {A: cannot, do: {attack: Hunter, object: B.Ogre}}
          - {A: can, do: {attack: Hunter, object: B.Wolf}}
        """,
    )


def test_only_some_attack() -> None:
    at_work(
        [regalia("Hunt", "Only Beasts can attack.")],
        """
        start: {A: {field: [Wolf, Ogre, Hunt]}}
        do:
          - {A: cannot, do: {attack: Ogre, object: B}}
          - {A: can, do: {attack: Wolf, object: B}}
        """,
    )


def test_attacking_with_only_so_many() -> None:
    at_work(
        [regalia("Leash", "Your opponent cannot attack with more than one Beast each turn.")],
        """
        start: {A: {field: [Wolf, Bear, Ogre]}, B: {field: [Leash]}}
        do:
          - {A: attack, card: Ogre, object: B}
          - {finish: battle}
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
          - {A: cannot, do: {attack: Bear, object: B}}
        """,
    )


def test_playing_only_so_many() -> None:
    at_work(
        [regalia("Hush", "Each player can play only one Beast each turn.")],
        """
        start: {A: {field: [Hush], hand: [Wolf, Wolf, Rock], stones: {Light Magic Stone: 4}}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {A: cannot, do: {play: Wolf}, because: "104.4"}
          - {A: can, do: {play: Rock}}
        """,
    )


def test_playing_only_in_ones_own_turn() -> None:
    at_work(
        [regalia("Hush", "Players can play chants only during their own turn.")],
        """
        start: {A: {field: [Hush, Wolf], hand: [Bolt]}, B: {hand: [Bolt]}}
        do:
          - {A: can, do: {play: Bolt, target: Wolf}}
          - {A: pass}
          - {B: cannot, do: {play: Bolt, target: A.Wolf}, because: "104.4"}
        """,
    )


def test_what_cannot_come_from_a_graveyard() -> None:
    at_work(
        [
            regalia("Lid", "Resonators cannot enter the field from graveyards."),
            chant("Raise", "Put target resonator from your graveyard into the field."),
        ],
        """
        start: {A: {field: [Lid], hand: [Raise, Wolf], graveyard: [Bear], stones: [Light Magic Stone]}}
        do:
          - {A: play, card: Raise, target: Bear}
          - {both: pass}
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {A.Bear: {zone: graveyard}, A.Wolf: {zone: field}}
        """,
    )


def test_quick_if_something_is_so() -> None:
    at_work(
        [resonator("Scout", "You may play this card as though it had [Quickcast] if you control an Ogre.")],
        """
        start: {A: {field: [Ogre]}, B: {hand: [Scout], field: [Ogre]}}
        do:
          - {A: pass}
          - {B: can, do: {play: Scout}}
          - {B: pass}
        """,
    )
    at_work(
        [resonator("Scout", "You may play this card as though it had [Quickcast] if you control an Ogre.")],
        """
        start: {B: {hand: [Scout]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Scout}}
        """,
    )


def test_from_the_graveyard_for_more() -> None:
    at_work(
        [resonator("Shade", "You may play this card from your graveyard by paying {2} more.", cost="{1}")],
        """
        start: {A: {hand: [Shade], graveyard: [Shade], stones: {Light Magic Stone: 4}}}
        do:
          - {A: play, card: Shade}
          - {both: pass}
          - {expect: {A.recovered_stones: 3}}
          - {A: play, card: Shade, from: graveyard}
          - {both: pass}
        expect: {A.recovered_stones: 0, A.field: [Shade, Shade]}
        """,
    )


def test_from_the_graveyard_for_other_things() -> None:
    shade = resonator(
        "Shade", "You may play this card from your graveyard by discarding a card as an additional cost."
    )
    at_work(
        [shade],
        """
        start: {A: {hand: [Shade, Wolf], graveyard: [Shade, Shade]}}
        do:
          - {A: play, card: Shade}
          - {both: pass}
          - {expect: {A.hand: [Wolf]}}
          - {A: play, card: Shade, from: graveyard}
          - {both: pass}
          - {expect: {A.hand: [], A.field: [Shade, Shade]}}
          - {A: cannot, do: {play: Shade, from: graveyard}}
        """,
    )


def test_from_the_removed_area_if_something_is_so() -> None:
    at_work(
        [resonator("Shade", "You may play this card from your removed area if you control an Ogre.")],
        """
        start: {A: {removed: [Shade, Shade], field: [Ogre], hand: [Snuff]}}
        do:
          - {A: play, card: Shade, from: removed}
          - {both: pass}
          - {A: play, card: Snuff, target: Ogre}
          - {both: pass}
          - {A: cannot, do: {play: Shade, from: removed}}
        """,
    )


def test_other_times_are_no_other_places() -> None:
    at_work(
        [regalia("Horn", "You may play resonators as though they had [Quickcast].")],
        """
        start: {B: {field: [Horn], hand: [Wolf], graveyard: [Wolf], stones: {Light Magic Stone: 2}}}
        do:
          - {A: pass}
          - {B: can, do: {play: Wolf}}
          - {B: cannot, do: {play: Wolf, from: graveyard}}
        """,
    )


def test_the_top_of_the_deck() -> None:
    at_work(
        [regalia("Spring", "You may play resonators from the top of your deck.")],
        """
        start: {A: {field: [Spring], deck: [Wolf, Bolt, Wolf], stones: {Light Magic Stone: 3}}}
        do:
          - {A: play, card: Wolf, from: deck}
          - {both: pass}
          - {A: cannot, do: {play: Bolt, from: deck, target: Wolf}}
        expect: {A.field: [Spring, Wolf]}
        """,
    )


def test_once_each_turn_from_the_graveyard() -> None:
    at_work(
        [regalia("Tomb", "Once each turn, you may play a resonator from your graveyard.")],
        """
        start: {A: {field: [Tomb], graveyard: [Wolf, Wolf], stones: {Light Magic Stone: 3}}}
        do:
          - {A: play, card: Wolf, from: graveyard}
          - {both: pass}
          - {A: cannot, do: {play: Wolf, from: graveyard}}
          - {go: "B main"}
          - {go: "A main"}
          - {A: can, do: {play: Wolf, from: graveyard}}
        """,
    )


def test_cards_that_nobody_plays() -> None:
    at_work(
        [regalia("Hush", "Cards with total cost 2 or less cannot be played.")],
        """
        start: {A: {field: [Hush], hand: [Wolf, Bear], stones: {Light Magic Stone: 4}}}
        do:
          - {A: cannot, do: {play: Wolf}, because: "104.4"}
          - {A: can, do: {play: Bear}}
        """,
    )


def test_what_others_cannot_make_one_do() -> None:
    at_work(
        [
            regalia(
                "Vault", "Spells and abilities your opponent controls cannot cause you to discard cards."
            ),
            chant("Rob", "Target player discards a card."),
        ],
        """
        start: {A: {hand: [Rob, Wolf]}, B: {hand: [Wolf], field: [Vault]}}
        do:
          - {A: play, card: Rob, target: B}
          - {both: pass}
        expect: {B.hand: [Wolf]}
        """,
    )
    at_work(
        [
            regalia(
                "Vault", "Spells and abilities your opponent controls cannot cause you to discard cards."
            ),
            chant("Rob", "Target player discards a card."),
        ],
        """
        start: {A: {hand: [Rob, Wolf], field: [Vault]}}
        do:
          - {A: play, card: Rob, target: A}
          - {both: pass}
        expect: {A.hand: []}
        """,
    )


def test_who_cannot_be_targeted_said_from_the_other_side() -> None:
    at_work(
        [regalia("Hedge", "Chants your opponent controls cannot target Beasts.")],
        """
        start: {A: {hand: [Bolt], field: [Wolf]}, B: {field: [Hedge, Wolf, Ogre]}}
        do:
          - {A: cannot, do: {play: Bolt, target: B.Wolf}}
          - {A: cannot, do: {play: Bolt, target: A.Wolf}}
          - {A: can, do: {play: Bolt, target: B.Ogre}}
        """,
    )


def test_neither_attack_nor_abilities() -> None:
    at_work(
        [
            resonator("Mage", "{0}: You gain 100 life."),
            regalia(
                "Cell", "Resonators your opponent controls cannot attack, block or play activate abilities."
            ),
        ],
        """
        start: {A: {field: [Mage]}, B: {field: [Cell, Mage]}}
        do:
          - {A: cannot, do: {attack: Mage, object: B}}
          - {A: cannot, do: {activate: Mage}}
          - {A: pass}
          - {B: can, do: {activate: Mage}}
        """,
    )


def test_forbidden_during_a_phase() -> None:
    at_work(
        [regalia("Hush", "Players cannot play chants during your main phase.")],
        """
        start: {A: {hand: [Bolt], field: [Wolf, Hush]}}
        do:
          - {A: cannot, do: {play: Bolt, target: Wolf}}
          - {go: "B main"}
          - {B: pass}
          - {A: can, do: {play: Bolt, target: Wolf}}
        """,
    )


def test_abilities_that_work_in_the_graveyard() -> None:
    at_work(
        [
            resonator(
                "Ghost", "As long as this card is in your graveyard, Beasts you control gain [+100/+100]."
            ),
            resonator("Shade", "If this card is in your graveyard, you pay {1} less to play Beasts."),
        ],
        """
        start:
          A: {graveyard: [Ghost, Shade], field: [Bear], hand: [Wolf]}
          B: {field: [Ghost, Shade, Bear], hand: [Wolf]}
        do:
          - {expect: {A.Bear: {atk: 700}, B.Bear: {atk: 600}}}
          - {A: can, do: {play: Wolf}}
          - {go: "B main"}
          - {B: cannot, do: {play: Wolf}}
        """,
    )


@pytest.mark.parametrize("only", ["only if this card is in your graveyard", "only from your graveyard"])
def test_abilities_that_are_played_in_the_graveyard(only: str) -> None:
    at_work(
        [resonator("Ghost", f"{{0}}: Return this card to your hand. Play this ability {only}.")],
        """
        start: {A: {graveyard: [Ghost]}, B: {field: [Ghost]}}
        do:
          - {A: activate, card: Ghost, from: graveyard}
          - {both: pass}
          - {expect: {A.hand: [Ghost]}}
          - {A: pass}
          - {B: cannot, do: {activate: Ghost}}
        """,
    )


def test_abilities_that_trigger_in_the_graveyard() -> None:
    at_work(
        [
            resonator(
                "Ghost",
                "At the beginning of your turn, if this card is in your graveyard, you gain 100 life.",
            )
        ],
        """
        start: {A: {field: [Ghost]}, B: {graveyard: [Ghost]}}
        do:
          - {go: "B main"}
          - {expect: {B.life: 4100}}
          - {go: "A main"}
          - {expect: {A.life: 4000}}
        """,
    )


def test_more_will_from_magic_stones() -> None:
    at_work(
        [
            regalia(
                "Spring", "If you would produce will with a magic stone, produce that will plus {G} instead."
            ),
            resonator("Imp", cost="{W}{G}"),
        ],
        """
        start: {A: {field: [Spring], hand: [Imp], stones: [Light Magic Stone]}}
        do:
          - {A: activate, card: Light Magic Stone}
          - {expect: {A.will: "{W}{G}"}}
          - {A: play, card: Imp}
          - {both: pass}
        expect: {A.Imp: {zone: field}, A.will: ""}
        """,
    )
    at_work(
        [regalia("Spring", "If you would produce will with a magic stone, produce twice that much instead.")],
        """
        start: {A: {field: [Spring], hand: [Wolf], stones: [Light Magic Stone]}}
        do:
          - {A: play, card: Wolf}
          - {expect: {A.will: "{W}"}}
          - {both: pass}
        """,
    )


def test_additions_that_cannot_be_added() -> None:
    vine = {
        "name": "Vine",
        "type": "Addition:Resonator",
        "cost": "{0}",
        "text": ["Added resonator gains [Flying]."],
    }
    at_work(
        [resonator("Slick", "Additions cannot be added to this card."), vine],
        """
        start: {A: {field: [Slick], hand: [Vine]}}
        do:
          - {A: play, card: Vine, target: Slick}
          - {both: pass}
        expect: {A.Slick: {has_not: [Flying]}}
        """,
    )


def test_once_during_each_of_ones_turns() -> None:
    again = regalia("Grave Door", "Once during each of your turns, you may play a chant from your graveyard.")
    spark = {"name": "Spark", "type": "Chant", "cost": "{0}", "text": ["[Quickcast]", "You gain 100 life."]}
    at_work(
        [again, spark],
        """
        start: {A: {field: [Grave Door], graveyard: [Spark, Spark]}}
        do:
          - {A: play, card: Spark, from: graveyard}
          - {both: pass}
          - {A: cannot, do: {play: Spark, from: graveyard}}
          - {go: "B main"}
          - {B: pass}
          - {A: cannot, do: {play: Spark, from: graveyard}}
        expect: {A.life: 4100}
        """,
    )


def test_a_card_that_enters_instead_of_being_discarded() -> None:
    at_work(
        [
            resonator("Stowaway", "If this card would be discarded, put it into your field instead."),
            chant("Shake", "Your opponent discards a card."),
        ],
        """
        start: {A: {hand: [Shake]}, B: {hand: [Stowaway]}}
        do:
          - {A: play, card: Shake}
          - {both: pass}
        expect: {B.Stowaway: {zone: field}, B.field: [Stowaway], B.graveyard: []}
        """,
    )
