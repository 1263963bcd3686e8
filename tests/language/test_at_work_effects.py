"""Instructions at work: what a chant with one sentence of our own does."""

from typing import NamedTuple

import pytest

from language.test_at_work import at_work, chant, regalia, resonator


class Case(NamedTuple):
    """A text, what the players have besides the chant, how it is played, and what is so afterwards."""

    text: str
    a: str
    b: str
    expect: str
    play: str = ""
    answers: str = ""


CASES = (
    # tokens (1303)
    Case(
        'Put a [0/0] wind "Sprout" token into the field with three [+100/+100] counters on it.',
        "",
        "",
        "{A.Sprout: {atk: 300, def: 300, attribute: [wind]}}",
    ),
    Case(
        'Put two [200/200] wind "Hound" tokens into the field rested.',
        "",
        "",
        "{A.field: [Hound, Hound], A.Hound: {race: [Hound], rested: true, attribute: [wind]}}",
    ),
    Case(
        'Put a [300/300] light Angel resonator token named "Herald" with [Flying] into the field.',
        "",
        "",
        "{A.Herald: {race: [Angel], atk: 300, keywords: [flying]}}",
    ),
    Case(
        'Put a [300/300] light Angel resonator token with [Flying] and "When this card is put into a'
        ' graveyard, you gain 100 life." named "Herald" into the field. Destroy it.',
        "",
        "",
        "{A.field: [], A.life: 4000, chase: [Herald]}",
    ),
    Case(
        "Put a [200/200] fire Imp resonator token and two [100/100] water Fish resonator tokens"
        " into the field.",
        "",
        "",
        "{A.field: 3}",
    ),
    Case(
        "Put a [100/100] light Fairy resonator token into the field under target player's control.",
        "",
        "",
        "{A.field: [], B.field: 1}",
        ", target: B",
    ),
    Case(
        "Put two tokens that are copies of target resonator into the field.",
        "field: [Wolf]",
        "",
        "{A.field: [Wolf, Wolf, Wolf]}",
        ", target: A.Wolf",
    ),
    Case(
        "Put a token that's a copy of target resonator into the field, except it gains [Flying].",
        "",
        "field: [Wolf]",
        "{A.Wolf: {keywords: [flying], atk: 300}, B.Wolf: {keywords: []}}",
        ", target: B.Wolf",
    ),
    Case(
        "Put a token that's a copy of target resonator into the field, except it's a [100/200].",
        "",
        "field: [Wolf]",
        "{A.Wolf: {atk: 100, def: 200}, B.Wolf: {atk: 300, def: 300}}",
        ", target: B.Wolf",
    ),
    # amounts
    Case(
        "You gain life equal to 200 times the number of resonators you control.",
        "field: [Wolf, Bear]",
        "field: [Ogre]",
        "{A.life: 4400}",
    ),
    Case(
        "You gain life equal to three times target resonator's ATK.",
        "",
        "field: [Wolf]",
        "{A.life: 4900}",
        ", target: B.Wolf",
    ),
    Case("You lose half your life, rounded up.", "life: 2300", "", "{A.life: 1100}"),
    Case(
        "Draw cards equal to the difference between the number of resonators you control and the number of"
        " resonators your opponent controls.",
        "field: [Wolf]",
        "field: [Ogre, Ogre, Ogre]",
        "{A.hand: 2}",
    ),
    Case("Discard your hand, then draw that many cards plus one.", "hand: [Wolf, Wolf]", "", "{A.hand: 3}"),
    Case("Discard your hand. Draw twice that many cards.", "hand: [Wolf, Wolf]", "", "{A.hand: 4}"),
    Case("Draw up to three cards.", "", "", "{A.hand: 2}", answers="[2]"),
    Case("Draw cards until you have four cards in your hand.", "hand: [Wolf]", "", "{A.hand: 4}"),
    Case("Draw cards until you have four cards in your hand.", "hand: {Wolf: 6}", "", "{A.hand: 6}"),
    Case(
        "Each player draws cards until they have three cards in hand.",
        "hand: [Wolf]",
        "hand: [Wolf, Wolf]",
        "{A.hand: 3, B.hand: 3, A.deck: 28, B.deck: 29}",
    ),
    Case(
        "Target opponent discards a card for each Beast you control.",
        "field: [Wolf, Bear]",
        "hand: [Ogre, Ogre, Ogre]",
        "{B.hand: 1}",
        ", target: B",
        "[[B.Ogre, B.Ogre]]",
    ),
    Case(
        "Target player discards half the cards in their hand, rounded up.",
        "",
        "hand: {Ogre: 3}",
        "{B.hand: 1}",
        ", target: B",
        "[[B.Ogre, B.Ogre]]",
    ),
    Case(
        "Target player puts cards equal to the number of resonators you control from the top of their deck"
        " into their graveyard.",
        "field: [Wolf, Bear]",
        "deck: [Ogre, Bear, Wolf]",
        "{B.graveyard: [Bear, Ogre], B.deck: 28}",
        ", target: B",
    ),
    Case(
        "Put the bottom two cards of your deck into your graveyard.",
        "deck: [Ogre, Bear, Wolf], fill: false",
        "",
        "{A.deck: [Ogre], A.graveyard: 3}",
    ),
    Case(
        "Put a number of [+100/+100] counters on target resonator equal to its total cost.",
        "field: [Bear]",
        "",
        "{A.Bear: {atk: 900}}",
        ", target: A.Bear",
    ),
    Case(
        "Remove any number of [+100/+100] counters from target resonator. Draw that many cards.",
        'field: [{card: Bear, counters: {"+100/+100": 3}}]',
        "",
        "{A.Bear: {atk: 700}, A.hand: 2}",
        ", target: A.Bear",
        "[2]",
    ),
    Case(
        "Gain a fire gem for each resonator you control.",
        "field: [Wolf, Wolf]",
        "",
        "{A.items: [Fire Gem, Fire Gem]}",
    ),
    Case("Gain a gem of each attribute.", "", "", "{A.items: 5}", answers="[light, fire, water, wind]"),
    # becoming (1017, 1020)
    Case(
        "Target regalia becomes a [300/200] resonator with [Flying] until end of turn.",
        "field: [Rock]",
        "",
        "{A.Rock: {types: [resonator], atk: 300, def: 200, keywords: [flying]}}",
        ", target: A.Rock",
    ),
    Case(
        "Target regalia becomes a [300/200] Golem resonator until end of turn. It's still a regalia.",
        "field: [Rock]",
        "",
        "{A.Rock: {types: [resonator, regalia], atk: 300, race: [Golem]}}",
        ", target: A.Rock",
    ),
    Case(
        "All magic stones you control become [200/200] resonators until end of turn. They're still magic"
        " stones.",
        "stones: {Light Magic Stone: 1}",
        "",
        "{A.Light Magic Stone: {types: [magic stone, resonator], atk: 200}}",
    ),
    Case(
        "Target resonator becomes a [100/100] water Frog with no abilities until end of turn.",
        "field: [Bear]",
        "",
        "{A.Bear: {race: [Frog], attribute: [water], atk: 100}}",
        ", target: A.Bear",
    ),
    Case(
        "Target resonator becomes an attribute of your choice until end of turn.",
        "field: [Bear]",
        "",
        "{A.Bear: {attribute: [wind]}}",
        ", target: A.Bear",
        "[wind]",
    ),
    Case(
        "Target resonator becomes a Frog in addition to its other races until end of turn.",
        "field: [Bear]",
        "",
        "{A.Bear: {race: [Beast, Frog]}}",
        ", target: A.Bear",
    ),
    Case(
        "Choose an attribute. Target resonator gains the chosen attribute until end of turn.",
        "field: [Bear]",
        "",
        "{A.Bear: {attribute: [wind]}}",
        ", target: A.Bear",
        "[wind]",
    ),
    # piles
    Case(
        "Reveal the top three cards of your deck. Your opponent separates those cards into two piles. Put one"
        " pile into your hand and the other pile into your graveyard.",
        "deck: [Wolf, Bear, Ogre, Rock], fill: false",
        "",
        "{A.hand: [Bear, Ogre], A.graveyard: 2, A.deck: [Rock]}",
        answers="[[A.Wolf], 2]",
    ),
    Case(
        "Look at the top three cards of your deck and separate them into two piles. Your opponent chooses one"
        " of those piles. Put that pile into your graveyard and the rest into your hand.",
        "deck: [Wolf, Bear, Ogre, Rock], fill: false",
        "",
        "{A.hand: [Bear, Ogre], A.deck: [Rock]}",
        answers="[[A.Wolf], 1]",
    ),
    Case(
        "Separate all resonators your opponent controls into two piles. Your opponent chooses one of those"
        " piles. Destroy the other pile.",
        "",
        "field: [Wolf, Bear, Ogre]",
        "{B.field: [Wolf]}",
        answers="[[B.Wolf], 1]",
    ),
    # some of many
    Case(
        "Each player banishes all but one resonator they control.",
        "field: [Wolf, Bear, Ogre]",
        "field: [Wolf]",
        "{A.field: [Ogre], B.field: [Wolf]}",
        answers="[[A.Wolf, A.Bear]]",
    ),
    Case(
        "Target opponent banishes half of the resonators they control, rounded up.",
        "",
        "field: [Wolf, Bear, Ogre]",
        "{B.field: [Ogre]}",
        ", target: B",
        "[[B.Wolf, B.Bear]]",
    ),
    Case(
        "Destroy the resonator with the highest ATK your opponent controls.",
        "field: [Ogre]",
        "field: [Wolf, Bear]",
        "{A.field: [Ogre], B.field: [Wolf]}",
    ),
    Case(
        "Destroy the resonator with the least ATK.",
        "field: [Ogre, Bear]",
        "field: [Wolf, Bear]",
        "{A.field: [Ogre, Bear], B.field: [Bear]}",
    ),
    Case(
        "Your opponent chooses a resonator they control. Destroy all other resonators they control.",
        "field: [Ogre]",
        "field: [Wolf, Bear]",
        "{A.field: [Ogre], B.field: [Bear]}",
        answers="[B.Bear]",
    ),
    Case(
        "Each player chooses a resonator they control. Destroy all other resonators.",
        "field: [Ogre, Wolf]",
        "field: [Wolf, Bear]",
        "{A.field: [Ogre], B.field: [Bear]}",
        answers="[A.Ogre, B.Bear]",
    ),
    Case(
        "Search your deck and graveyard for all Beasts and put them into the field. Then shuffle your deck.",
        "deck: [Wolf, Ogre], graveyard: [Bear], fill: false",
        "",
        "{A.field: [Bear, Wolf], A.deck: [Ogre]}",
        answers="[[A.Wolf, A.Bear]]",
    ),
    # words and players
    Case(
        "Choose a card type. Destroy all cards of the chosen type.",
        "field: [Rock, Wolf]",
        "field: [Rock]",
        "{A.field: [Wolf], B.field: []}",
        answers="[Regalia]",
    ),
    Case("Choose a player. That player discards a card.", "", "hand: [Wolf]", "{B.hand: []}", answers="[B]"),
    Case(
        "Name a card, then reveal the top card of your deck. If it's the named card, put it into your hand.",
        "deck: [Wolf]",
        "",
        "{A.hand: [Wolf]}",
        answers="[Wolf]",
    ),
    # dice
    Case("Roll two dice. You gain life equal to the result multiplied by 100.", "", "", "{A.life: 4700}"),
    Case("[Force] 1. If the result is odd, draw a card.", "", "", "{A.hand: 1}"),
    Case("[Force] 1. If the result is an even number, draw a card.", "", "", "{A.hand: 0}"),
    # control, counters, copies
    Case(
        "Exchange control of two target resonators.",
        "field: [Wolf]",
        "field: [Bear]",
        "{A.field: [Bear], B.field: [Wolf]}",
        ", target: [A.Wolf, B.Bear]",
    ),
    Case(
        "Exchange control of two target resonators.",
        "field: [Wolf, Bear]",
        "",
        "{A.field: [Wolf, Bear]}",
        ", target: [A.Wolf, A.Bear]",
    ),
    Case(
        "Double the number of [+100/+100] counters on each resonator you control.",
        'field: [{card: Wolf, counters: {"+100/+100": 2}}, {card: Bear, counters: {"+100/+100": 1}}, Ogre]',
        "",
        "{A.Wolf: {atk: 700}, A.Bear: {atk: 800}, A.Ogre: {atk: 900}}",
    ),
    Case(
        "Put two [+100/+100] counters and a charge counter on target resonator.",
        "field: [Wolf]",
        "",
        '{A.Wolf: {counters: {"+100/+100": 2, charge: 1}}}',
        ", target: A.Wolf",
    ),
    Case(
        "Put a [+100/+100] counter on target resonator you control and a [-100/-100] counter on target"
        " resonator your opponent controls.",
        "field: [Wolf]",
        "field: [Bear]",
        "{A.Wolf: {atk: 400}, B.Bear: {atk: 500}}",
        ", target: [A.Wolf, B.Bear]",
    ),
    Case(
        "Move any number of [+100/+100] counters from target resonator to another target resonator.",
        'field: [{card: Ogre, counters: {"+100/+100": 3}}, Wolf]',
        "",
        "{A.Ogre: {atk: 1000}, A.Wolf: {atk: 500}}",
        ", target: [A.Ogre, A.Wolf]",
        "[2]",
    ),
    # several places
    Case(
        "Reveal the top three cards of your deck. Put all Beasts revealed this way into your hand and the"
        " rest on the bottom of your deck in any order.",
        "deck: [Wolf, Ogre, Bear, Rock], fill: false",
        "",
        "{A.hand: [Bear, Wolf], A.deck: [Rock, Ogre]}",
    ),
    Case(
        "Look at the top three cards of your deck. Put one of them into your hand, one on the bottom of your"
        " deck and one into your graveyard.",
        "deck: [Wolf, Ogre, Bear, Rock], fill: false",
        "",
        "{A.hand: [Ogre], A.deck: [Rock, Bear], A.graveyard: 2}",
        answers="[A.Ogre, A.Bear]",
    ),
    Case(
        "Put target resonator into its owner's hand and target regalia on the bottom of its owner's deck.",
        "",
        "field: [Wolf, Rock]",
        "{B.field: [], B.hand: [Wolf]}",
        ", target: [B.Wolf, B.Rock]",
    ),
    Case(
        "Return an Ogre or a Beast from your graveyard to your hand.",
        "graveyard: [Ogre, Rock], field: [Wolf]",
        "",
        "{A.hand: [Ogre], A.field: [Wolf]}",
    ),
    Case("Destroy a resonator or a regalia.", "", "field: [Rock]", "{B.field: []}"),
    Case(
        "Target player draws three cards, discards two cards at random, then loses 300 life.",
        "",
        "",
        "{B.hand: 1, B.graveyard: 2, B.life: 3700}",
        ", target: B",
    ),
    Case(
        "Choose a number between 1 and 5. Reveal the top card of your deck. If its total cost is equal to the"
        " chosen number, draw a card.",
        "deck: [Bear]",
        "",
        "{A.hand: [Bear]}",
        answers="[3]",
    ),
    Case(
        "Target opponent chooses two resonators they control. Destroy one of them.",
        "",
        "field: [Wolf, Bear, Ogre]",
        "{B.field: [Wolf, Bear]}",
        ", target: B",
        "[[B.Bear, B.Ogre], B.Ogre]",
    ),
    Case(
        "Return a number of target resonators equal to the number of Ogres you control to their owner's"
        " hand.",
        "field: [Ogre, Ogre]",
        "field: [Wolf, Bear]",
        "{B.field: [], B.hand: 2}",
        ", target: [B.Wolf, B.Bear]",
    ),
    # numbers put together
    Case("Lose 500 life. You gain 100 life for each 200 life you lost this turn.", "", "", "{A.life: 3700}"),
    Case(
        "Draw cards equal to the number of Beasts you control minus the number of Ogres your opponent"
        " controls.",
        "field: [Wolf, Bear, Bear]",
        "field: [Ogre]",
        "{A.hand: 2}",
    ),
    Case(
        "Put target resonator removed from the game into the field under your control.",
        "",
        "removed: [Wolf]",
        "{A.field: [Wolf], B.removed: []}",
        ", target: B.Wolf",
    ),
    Case(
        "Name a race. Destroy all resonators of that race.",
        "field: [Wolf]",
        "field: [Ogre, Bear]",
        "{A.field: [], B.field: [Ogre]}",
        answers="[Beast]",
    ),
    Case("Put your hand on top of your deck.", "hand: [Ogre], deck: [Wolf]", "", "{A.hand: [], A.deck: 31}"),
    # in other words
    Case(
        "Target player discards two cards of his or her choice.",
        "",
        "hand: [Wolf, Bear, Ogre]",
        "{B.hand: [Ogre]}",
        ", target: B",
        "[[B.Wolf, B.Bear]]",
    ),
    Case(
        "Your opponent banishes one of their resonators.",
        "field: [Wolf]",
        "field: [Ogre, Bear]",
        "{A.field: [Wolf], B.field: [Bear]}",
        answers="[B.Ogre]",
    ),
    Case(
        "Destroy all resonators whose total cost is 3 or less.",
        "field: [Wolf, Ogre]",
        "field: [Bear]",
        "{A.field: [Ogre], B.field: []}",
    ),
    Case(
        "Remove any number of cards in your graveyard from the game. You gain 200 life for each of them.",
        "graveyard: [Wolf, Bear, Ogre]",
        "",
        "{A.life: 4400, A.removed: 2}",
        answers="[[A.Wolf, A.Bear]]",
    ),
    Case(
        "Deal 300 damage to each resonator and each player.",
        "field: [Wolf]",
        "field: [Bear]",
        "{A.life: 3700, B.life: 3700, A.field: [], B.Bear: {damage: 300}}",
    ),
    Case(
        "Put a resonator with total cost 2 or less onto the field from your hand.",
        "hand: [Wolf, Ogre]",
        "",
        "{A.field: [Wolf], A.hand: [Ogre]}",
        answers="[A.Wolf]",
    ),
    Case("All players lose 300 life.", "", "", "{A.life: 3700, B.life: 3700}"),
    Case(
        "Up to two target resonators each gain [+200/+0] until end of turn.",
        "field: [Wolf, Bear]",
        "",
        "{A.Wolf: {atk: 500}, A.Bear: {atk: 800}}",
        ", target: [A.Wolf, A.Bear]",
    ),
    Case(
        "Target resonator loses all races and gains a race of your choice until end of turn.",
        "field: [Wolf]",
        "",
        "{A.Wolf: {race: [Ogre]}}",
        ", target: A.Wolf",
        "[Ogre]",
    ),
    Case(
        "This card deals 100 damage, plus an additional 100 damage for each Beast you control to your"
        " opponent.",
        "field: [Wolf, Bear]",
        "",
        "{B.life: 3700}",
    ),
    Case(
        "Each player discards down to one card.",
        "hand: [Wolf, Bear]",
        "hand: [Wolf]",
        "{A.hand: [Bear], B.hand: [Wolf]}",
        answers="[[A.Wolf]]",
    ),
    Case(
        "Destroy all resonators with counters on them.",
        'field: [{card: Ogre, counters: {"charge": 1}}, Wolf]',
        "",
        "{A.field: [Wolf]}",
    ),
    Case(
        "Reveal the top three cards of your deck. Put a Beast, an Ogre and a regalia from among them into"
        " your hand and the rest into your graveyard.",
        "deck: [Wolf, Bear, Ogre], fill: false",
        "",
        "{A.hand: [Bear, Ogre], A.graveyard: 2}",
        answers="[[A.Bear, A.Ogre]]",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.text[:60] for case in CASES])
def test_a_sentence_acts(case: Case) -> None:
    hand = "" if "hand:" in case.a else "hand: [Trial]"
    a = case.a.replace("hand: [", "hand: [Trial, ").replace("hand: {", "hand: {Trial: 1, ")
    start = ", ".join(part for part in (hand, a) if part)
    answers = f", answers: {case.answers}" if case.answers else ""
    at_work(
        [chant("Trial", case.text)],
        f"""
        start: {{dice: [3, 4], A: {{{start}}}, B: {{{case.b}}}}}
        do:
          - {{A: play, card: Trial{case.play}}}
          - {{both: pass{answers}}}
        expect: {case.expect}
        """,
    )


SWIFT = (
    "{Rest}: Produce {R}. If you spend this will to play a resonator, it gains [Swiftness] until end of turn."
)
FIRM = "{Rest}: Produce {R}. If you spend this will to play a Beast, it cannot be cancelled."
RICH = "{Rest}: Produce {R}{R}. When you spend this will to play a Beast, draw a card."
HOUND = "{Rest}: Produce {R}. Spend this will only to play Beasts, and if you do, you gain 100 life."


def test_will_that_makes_what_it_is_spent_on_swift() -> None:
    at_work(
        [regalia("Well", SWIFT)],
        """
        start: {A: {field: [Well], hand: [Wolf]}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
          - {expect: {A.Wolf: {zone: field, keywords: [swiftness]}}}
          - {go: "B main"}
        expect: {A.Wolf: {keywords: []}}
        """,
    )


def test_other_will_does_not() -> None:
    at_work(
        [regalia("Well", SWIFT)],
        """
        start: {A: {field: [{card: Well, rested: true}], stones: {Fire Magic Stone: 1}, hand: [Wolf]}}
        do:
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {A.Wolf: {zone: field, keywords: []}}
        """,
    )


@pytest.mark.parametrize(("card", "zone"), [("Wolf", "field"), ("Ward", "graveyard")])
def test_will_that_keeps_what_it_is_spent_on_from_being_cancelled(card: str, zone: str) -> None:
    at_work(
        [
            regalia("Well", FIRM),
            resonator("Ward", cost="{1}"),
            chant("No", "[Quickcast]", "Cancel target spell."),
        ],
        f"""
        start: {{A: {{field: [Well], hand: [{card}]}}, B: {{hand: ["No"]}}}}
        do:
          - {{A: play, card: {card}}}
          - {{A: pass}}
          - {{B: play, card: "No", target: chase.{card}}}
          - {{both: pass}}
          - {{resolve: all}}
        expect: {{A.{card}: {{zone: {zone}}}}}
        """,
    )


def test_what_happens_when_will_is_spent_happens_once() -> None:
    at_work(
        [regalia("Well", RICH), {**resonator("Hart", cost="{2}"), "race": ["Beast"]}],
        """
        start: {A: {field: [Well], hand: [Hart]}}
        do:
          - {A: play, card: Hart}
          - {expect: {A.hand: 0, chase: [Well, Hart]}}
          - {resolve: all}
        expect: {A.hand: 1, A.Hart: {zone: field}}
        """,
    )


def test_will_for_some_cards_only_with_a_gift() -> None:
    at_work(
        [regalia("Well", HOUND)],
        """
        start: {A: {field: [Well], hand: [Wolf, Rock]}}
        do:
          - {A: cannot, do: {play: Rock}}
          - {A: play, card: Wolf}
          - {resolve: all}
        expect: {A.life: 4100, A.Wolf: {zone: field}}
        """,
    )
