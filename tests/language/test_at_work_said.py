"""Properties and amounts said in other words: invented cards, at work."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


def test_different_names_and_a_total_cost() -> None:
    """Differing is said of both together, the cost of each."""
    text = (
        "Search your deck for up to two resonators with different names and total cost 3 or less and put "
        "them into the field. Then shuffle your deck."
    )
    at_work(
        [chant("Pack", text)],
        """
        start: {A: {hand: [Pack], deck: [Wolf, Wolf, Bear, Ogre], fill: false}}
        do:
          - {A: play, card: Pack}
          - {both: pass, answers: [[Wolf, Bear]]}
        expect: {A.field: [Wolf, Bear], A.deck: 2}
        """,
    )


def test_what_is_not_of_the_chosen_race() -> None:
    text = "Choose a race. Resonators that aren't the chosen race gain [-100/-100] until end of turn."
    at_work(
        [chant("Shun", text)],
        """
        start: {A: {hand: [Shun], field: [Wolf, Ogre]}}
        do:
          - {A: play, card: Shun}
          - {both: pass, answers: [Beast]}
        expect: {Wolf: {atk: 300}, Ogre: {atk: 800}}
        """,
    )


def test_as_many_counters_as_there_are() -> None:
    text = (
        "This card enters the field with a number of [+100/+100] counters on it equal to the number of "
        "Beasts you control."
    )
    at_work(
        [resonator("Herd", text)],
        """
        start: {A: {hand: [Herd], field: [Wolf, Bear, Ogre]}}
        do:
          - {A: play, card: Herd}
          - {both: pass}
        expect: {Herd: {atk: 300}}
        """,
    )


@pytest.mark.parametrize("theirs, left", [("[Wolf, Wolf, Wolf]", 0), ("[Wolf, Wolf]", 2)])
def test_so_many_more(theirs: str, left: int) -> None:
    text = "If your opponent controls at least two more resonators than you, destroy all resonators."
    at_work(
        [chant("Level", text)],
        f"""
        start: {{A: {{hand: [Level], field: [Ogre]}}, B: {{field: {theirs}}}}}
        do:
          - {{A: play, card: Level}}
          - {{both: pass}}
        expect: {{B.field: {left}}}
        """,
    )


def test_a_stone_that_is_rested_for_will() -> None:
    """Only for will, and only one's own."""
    at_work(
        [
            regalia("Mill", "Whenever you rest a magic stone to produce will ⇒ You gain 100 life."),
            chant("Calm", "Rest target magic stone."),
        ],
        """
        start: {A: {field: [Mill], hand: [Calm, Wolf], stones: {Fire Magic Stone: 2}}}
        do:
          - {A: play, card: Calm, target: Fire Magic Stone#1}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {A: play, card: Wolf}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4100}
        """,
    )


def test_without_abilities_and_cheap() -> None:
    at_work(
        [chant("Cull", "Destroy target resonator with no abilities and total cost 3 or less.")],
        """
        start: {A: {hand: [Cull]}, B: {field: [Bear, Ogre]}}
        do:
          - {A: cannot, do: {play: Cull, target: Ogre}}
          - {A: play, card: Cull, target: Bear}
          - {both: pass}
        expect: {B.field: [Ogre]}
        """,
    )


def test_not_in_the_turn_they_come() -> None:
    at_work(
        [
            regalia("Gate", "Your opponent's resonators cannot attack during the turn they enter the field."),
            resonator("Hare", "[Swiftness]"),
        ],
        """
        start: {A: {field: [Wolf], hand: [Hare]}, B: {field: [Gate]}}
        do:
          - {A: play, card: Hare}
          - {both: pass}
          - {A: cannot, do: {attack: Hare, object: B}}
          - {A: can, do: {attack: Wolf, object: B}}
        """,
    )


@pytest.mark.parametrize(
    "text, atk, damage",
    [
        ("Put a [+100/+100] counter on target resonator for each [+100/+100] counter on it.", 700, 0),
        ("This card deals 100 damage to target resonator for each [+100/+100] counter on it.", 500, 200),
    ],
)
def test_for_each_counter_on_it(text: str, atk: int, damage: int) -> None:
    """B1: the target stands in front of "it"; a chant has no counters."""
    at_work(
        [chant("Swell", text)],
        f"""
        start: {{A: {{hand: [Swell], field: [{{card: Wolf, counters: {{"+100/+100": 2}}}}]}}}}
        do:
          - {{A: play, card: Swell, target: Wolf}}
          - {{both: pass}}
        expect: {{Wolf: {{atk: {atk}, damage: {damage}}}}}
        """,
    )


def test_this_card_destroys() -> None:
    """In battle and by its ability; "it" is this card."""
    at_work(
        [
            resonator(
                "Reaper",
                "Whenever this card destroys a resonator ⇒ Put a [+500/+500] counter on it.",
                "{0}: Destroy target resonator with total cost 1 or less.",
            ),
            resonator("Imp", defense=100),
        ],
        """
        start: {A: {field: [Reaper], hand: [Snuff]}, B: {field: [Wolf, Bear, {card: Imp, rested: true}]}}
        do:
          - {A: play, card: Snuff, target: Bear}
          - {both: pass}
          - {expect: {Reaper: {atk: 100}}}
          - {A: activate, card: Reaper, target: Wolf}
          - {both: pass}
          - {both: pass}
          - {expect: {Reaper: {atk: 600}}}
          - {A: attack, card: Reaper, object: Imp}
          - {both: pass}
          - {B: no block}
          - {both: pass}
          - {both: pass}
          - {both: pass}
        expect: {B.graveyard: 3, Reaper: {atk: 1100}}
        """,
    )


def test_a_gem_of_an_attribute() -> None:
    at_work(
        [
            regalia("Eye", "Whenever you gain a light gem ⇒ You gain 100 life."),
            chant("Dawn", "Gain a light gem."),
            chant("Ember", "Gain a fire gem."),
        ],
        """
        start: {A: {field: [Eye], hand: [Dawn, Ember]}}
        do:
          - {A: play, card: Ember}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {A: play, card: Dawn}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4100}
        """,
    )


@pytest.mark.parametrize("card", ["Wolf", "Bear"])
def test_from_one_zone_or_the_other(card: str) -> None:
    at_work(
        [chant("Call", "Put a resonator from your hand or your graveyard into the field.")],
        f"""
        start: {{A: {{hand: [Call, Wolf], graveyard: [Bear]}}, B: {{graveyard: [Ogre]}}}}
        do:
          - {{A: play, card: Call}}
          - {{both: pass, answers: [{card}]}}
        expect: {{A.field: [{card}]}}
        """,
    )


def test_what_dealt_damage_to_one_or_the_other() -> None:
    at_work(
        [
            chant(
                "Wrath",
                "Destroy target J/resonator that dealt damage to you or a resonator you controlled "
                "this turn.",
            ),
            resonator("Slinger", "{0}: This card deals 100 damage to target resonator."),
        ],
        """
        start: {A: {field: [Ogre], hand: [Wrath]}, B: {field: [Slinger, Wolf]}}
        do:
          - {A: pass}
          - {B: activate, card: Slinger, target: Ogre}
          - {both: pass}
          - {A: cannot, do: {play: Wrath, target: Wolf}}
          - {A: play, card: Wrath, target: Slinger}
          - {both: pass}
        expect: {B.field: [Wolf]}
        """,
    )
