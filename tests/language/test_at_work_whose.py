"""Whose, which others and of which cards: what a text says of a group, at work."""

import pytest

from language.kit import compiled
from language.test_at_work import Entry, at_work, chant, resonator
from willpower.language.telling import tell

ELF: Entry = resonator("Elf", cost="{2}") | {"race": ["Elf"]}


@pytest.mark.parametrize(("who", "drawn"), (("you", 0), ("your opponent", 1)))
def test_of_what_each_player_discarded_one_is_asked(who: str, drawn: int) -> None:
    """B8: "if you discarded an Ogre this way" does not look at what the opponent discarded."""
    at_work(
        [chant("Toll", f"Each player discards a card. If {who} discarded an Ogre this way, draw a card.")],
        f"""
        start: {{A: {{hand: [Toll, Wolf]}}, B: {{hand: [Ogre]}}}}
        do:
          - {{A: play, card: Toll}}
          - {{both: pass}}
        expect: {{A.hand: {drawn}, B.graveyard: [Ogre]}}
        """,
    )


@pytest.mark.parametrize(("hand", "drawn"), (("Ogre", 1), ("Bear", 0)))
def test_what_they_discarded_this_way(hand: str, drawn: int) -> None:
    text = "Your opponent discards a card. If they discarded an Ogre this way, draw a card."
    at_work(
        [chant("Probe", text)],
        f"""
        start: {{A: {{hand: [Probe]}}, B: {{hand: [{hand}]}}}}
        do:
          - {{A: play, card: Probe}}
          - {{both: pass}}
        expect: {{A.hand: {drawn}}}
        """,
    )


def test_what_you_did_your_opponent_did_not() -> None:
    text = "Discard a card. If your opponent discarded a card this way, draw a card."
    assert not compiled(text, chant=True).understood


OTHERS = (
    ("Elves you control gain [+200/+0] and other resonators you control gain [+100/+0].", 300, 700, 300),
    ("Elves you control gain [+200/+0]. Other resonators you control gain [+100/+0].", 300, 700, 300),
    ("Elves you control gain [+200/+0]. Other resonators gain [+100/+0].", 300, 700, 400),
    ("Other Beasts you control gain [+200/+0]. Other resonators you control gain [+100/+0].", 200, 900, 300),
)


@pytest.mark.parametrize(("text", "elf", "bear", "wolf"), OTHERS)
def test_other_resonators_are_others_than_the_group(text: str, elf: int, bear: int, wolf: int) -> None:
    at_work(
        [ELF, {"name": "Banner", "type": "Regalia", "cost": "{0}", "text": [text]}],
        f"""
        start: {{A: {{field: [Banner, Elf, Bear]}}, B: {{field: [Wolf]}}}}
        expect: {{A.Elf: {{atk: {elf}}}, A.Bear: {{atk: {bear}}}, B.Wolf: {{atk: {wolf}}}}}
        """,
    )


def test_its_controller_is_that_of_the_card_described() -> None:
    text = "Destroy each resonator with total cost greater than the number of cards in its controller's hand."
    at_work(
        [chant("Levy", text)],
        """
        start:
          A: {hand: [Levy, Wolf, Wolf, Wolf], field: [Bear, Ogre]}
          B: {hand: [Wolf], field: [Wolf, Bear]}
        do:
          - {A: play, card: Levy}
          - {both: pass}
        expect: {A.field: [Bear], B.field: [Wolf]}
        """,
    )


def test_its_controller_in_what_this_card_suffers_is_its_own() -> None:
    text = (
        "This card cannot be blocked by resonators with total cost greater than the number of cards in its "
        "controller's hand."
    )
    assert "*this card's* controller's hand" in tell(compiled(text).abilities)[0]


def test_each_looks_at_what_it_shares_itself() -> None:
    text = (
        "Resonators you control gain [+100/+0] for each other resonator you control that shares a race with "
        "them."
    )
    at_work(
        [ELF, {"name": "Kin", "type": "Regalia", "cost": "{0}", "text": [text]}],
        """
        start: {A: {field: [Kin, Elf, Wolf, Bear]}}
        expect: {A.Elf: {atk: 100}, A.Wolf: {atk: 400}, A.Bear: {atk: 700}}
        """,
    )


def test_the_lowest_among_some_is_one_of_them() -> None:
    text = "Destroy target resonator with the lowest DEF among resonators your opponent controls."
    at_work(
        [chant("Cull", text)],
        """
        start: {A: {hand: [Cull], field: [Wolf]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: cannot, do: {play: Cull, target: A.Wolf}, because: "903.2g"}
          - {A: play, card: Cull, target: B.Wolf}
          - {both: pass}
        expect: {B.field: [Bear]}
        """,
    )


def test_your_opponent_banishes_the_highest_of_theirs() -> None:
    text = "Your opponent banishes the resonator with the highest ATK among resonators they control."
    at_work(
        [chant("Axe", text)],
        """
        start: {A: {hand: [Axe], field: [Ogre]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: play, card: Axe}
          - {both: pass}
        expect: {A.field: [Ogre], B.field: [Wolf]}
        """,
    )


def test_that_many_are_the_counters_of_the_card_that_left() -> None:
    text = (
        "Whenever a resonator with a [+100/+100] counter on it is put into a graveyard from your field ⇒ Put "
        "that many [+100/+100] counters on target resonator you control."
    )
    at_work(
        [{"name": "Chorus", "type": "Regalia", "cost": "{0}", "text": [text]}],
        """
        start:
          A: {hand: [Snuff, Snuff], field: [Chorus, {card: Wolf, counters: {"+100/+100": 3}}, Bear, Ogre]}
        do:
          - {A: play, card: Snuff, target: A.Wolf}
          - {both: pass, answers: [A.Bear]}
          - {resolve: all}
          - {expect: {A.Bear: {counters: {"+100/+100": 3}}}}
          - {A: play, card: Snuff, target: A.Ogre}
          - {both: pass}
          - {resolve: all}
        expect: {A.Bear: {counters: {"+100/+100": 3}}}
        """,
    )


def test_it_is_the_card_that_the_counter_was_put_on() -> None:
    text = (
        "Whenever a resonator you control deals damage to a J/resonator ⇒ Put a [-100/-100] counter on that "
        "J/resonator. If it has two or more, destroy it."
    )
    at_work(
        [{"name": "Venom", "type": "Regalia", "cost": "{0}", "text": [text]}],
        """
        start:
          A: {field: [Venom, Wolf]}
          B: {field: [{card: Ogre, rested: true, counters: {"-100/-100": 1}}]}
        do:
          - {A: attack, card: Wolf, object: B.Ogre}
          - {finish: battle}
          - {resolve: all}
        expect: {B.Ogre: {zone: graveyard}, A.Wolf: {zone: graveyard}}
        """,
    )


def test_what_its_controller_controls() -> None:
    blast = (
        "Destroy target resonator. This card deals 300 damage to each other resonator its controller "
        "controls."
    )
    tax = "Each resonator gains [-100/+0] for each resonator its controller controls."
    at_work(
        [chant("Blast", blast), {"name": "Tax", "type": "Regalia", "cost": "{0}", "text": [tax]}],
        """
        start: {A: {hand: [Blast], field: [Tax, Wolf]}, B: {field: [Wolf, Bear, Ogre]}}
        do:
          - {expect: {A.Wolf: {atk: 200}, B.Bear: {atk: 300}}}
          - {A: play, card: Blast, target: B.Ogre}
          - {both: pass}
        expect: {A.Wolf: {damage: 0}, B.Bear: {damage: 300}, B.field: [Bear]}
        """,
    )


@pytest.mark.parametrize(("pay", "hand"), (("yes", 2), ("no", 1)))
def test_more_is_drawn_for_what_was_banished_as_a_cost(pay: str, hand: int) -> None:
    text = (
        "As an additional cost to play this card, you may banish a resonator. Draw a card. If you banished a "
        "resonator this way, draw two cards instead."
    )
    step = "cost: [Wolf]" if pay == "yes" else "cost: []"
    at_work(
        [chant("Rite", text)],
        f"""
        start: {{A: {{hand: [Rite], field: [Wolf]}}}}
        do:
          - {{A: play, card: Rite, {step}}}
          - {{both: pass}}
        expect: {{A.hand: {hand}}}
        """,
    )


HURT = (
    "this card deals damage to them equal to its ATK",
    "this card deals damage to your opponent equal to that resonator's ATK",
)


@pytest.mark.parametrize("then", HURT)
@pytest.mark.parametrize(("hand", "life"), (("Ogre", 3100), ("Rock", 4000)))
def test_its_atk_is_of_what_that_player_discarded(then: str, hand: str, life: int) -> None:
    """Not of what the other discarded, nor of the chant."""
    text = f"Each player discards a card. If your opponent discarded a resonator this way, {then}."
    at_work(
        [chant("Feast", text)],
        f"""
        start: {{A: {{hand: [Feast, Bear]}}, B: {{hand: [{hand}]}}}}
        do:
          - {{A: play, card: Feast}}
          - {{both: pass}}
        expect: {{A.life: 4000, B.life: {life}}}
        """,
    )
