"""Rulers, additions, stones, counters and cards from other zones: invented cards, at work."""

from language.test_at_work import at_work, chant, regalia


def test_the_zone_behind_a_number_of_cards_is_that_of_the_card_compared() -> None:
    """ "From your graveyard" behind "resonators you control" says where the resonator with the cost lies."""
    raised = (
        "Put target resonator with total cost less than the number of Beasts you control from your graveyard"
    )
    at_work(
        [chant("Raise", f"{raised} into the field.")],
        """
        start: {A: {hand: [Raise], field: [Bear, Bear], graveyard: [Wolf, Ogre]}}
        do:
          - {A: play, card: Raise, target: Wolf}
          - {both: pass}
        expect: {A.field: [Bear, Bear, Wolf], A.graveyard: [Raise, Ogre]}
        """,
    )


def test_a_counter_is_moved_to_another_than_the_card_chosen() -> None:
    at_work(
        [
            regalia(
                "Ladle", "{0}: Move a [+100/+100] counter from a resonator you control to another resonator."
            )
        ],
        """
        start: {A: {field: [Ladle, {card: Wolf, counters: {"+100/+100": 2}}, Bear]}}
        do:
          - {A: activate, card: Ladle}
          - {both: pass, answers: [[Wolf]]}
        expect: {A.Wolf: {counters: {"+100/+100": 1}}, A.Bear: {counters: {"+100/+100": 1}}}
        """,
    )


def test_what_you_would_put_is_not_what_others_put() -> None:
    """Counters that the opponent's spell puts are not doubled."""
    shrine = regalia(
        "Shrine", "If you would put one or more counters on a resonator, put twice that many on it instead."
    )
    tonic = chant("Tonic", "[Quickcast]", "Put a [+100/+100] counter on target resonator.")
    for player, counters in (("A", 2), ("B", 1)):
        at_work(
            [shrine, tonic],
            f"""
            start: {{turn: {player}, A: {{field: [Shrine, Wolf], hand: [Tonic]}}, B: {{hand: [Tonic]}}}}
            do:
              - {{{player}: play, card: Tonic, target: A.Wolf}}
              - {{both: pass}}
            expect: {{A.Wolf: {{counters: {{"+100/+100": {counters}}}}}}}
            """,
        )


QUEEN = {
    "name": "Queen",
    "type": "Ruler",
    "text": ["[Judgment] {B}{B}"],
    "back": {"name": "Empress", "type": "J-ruler", "atk": 800, "def": 800, "text": []},
}


def test_will_for_the_judgment_of_your_ruler_alone() -> None:
    well = regalia(
        "Well", "{Rest}: Produce {B}{B}. Spend this will only to play the [Judgment] ability of your ruler."
    )
    at_work(
        [QUEEN, well],
        """
        start: {A: {ruler: Queen, field: [Well], hand: [Wolf]}}
        do:
          - {A: cannot, do: {play: Wolf}}
          - {A: judgment}
          - {resolve: all}
        expect: {A.field: [Well, Empress]}
        """,
    )


def test_judgment_and_abilities_that_others_may_not_play() -> None:
    gag = regalia("Gag", "Your opponent cannot do judgment or play activate abilities.")
    well = regalia("Well", "{0}: Draw a card.")
    at_work(
        [QUEEN, gag, well],
        """
        start: {A: {ruler: Queen, field: [Well], stones: {Darkness Magic Stone: 2}}, B: {field: [Gag]}}
        do:
          - {A: cannot, do: {judgment: true}, because: "104.4"}
          - {A: cannot, do: {activate: Well}, because: "104.4"}
        """,
    )


def test_spells_and_activate_abilities_are_forbidden_each_by_itself() -> None:
    gag = regalia("Gag", "Players cannot play spells or activate abilities during battle.")
    well = regalia("Well", "{0}: You gain 100 life.")
    at_work(
        [gag, well],
        """
        start: {A: {field: [Gag, Well, Wolf], hand: [Bolt]}}
        do:
          - {A: activate, card: Well}
          - {both: pass}
          - {A: attack, card: Wolf, object: B}
          - {A: cannot, do: {activate: Well}, because: "104.4"}
          - {A: cannot, do: {play: Bolt}, because: "104.4"}
        """,
    )


def test_as_long_as_and_otherwise() -> None:
    moon = regalia(
        "Tide",
        "As long as you control an Ogre, Beasts you control gain [+200/+0]. Otherwise, they gain [-200/-0].",
    )
    for field, atk in (("[Tide, Wolf]", 100), ("[Tide, Wolf, Ogre]", 500)):
        at_work([moon], f"start: {{A: {{field: {field}}}}}\nexpect: {{A.Wolf: {{atk: {atk}}}}}\n")


def test_an_x_that_is_not_nothing() -> None:
    queen = {**QUEEN, "text": ["[Judgment] {X}{R}. X cannot be 0."]}
    for stones, step in ((1, "{A: cannot, do: {judgment: true}}"), (2, "{A: judgment, x: 1}")):
        at_work(
            [queen],
            f"""
            start: {{A: {{ruler: Queen, stones: {{Fire Magic Stone: {stones}}}}}}}
            do:
              - {step}
            """,
        )


def test_spells_at_this_card_cost_more() -> None:
    ward = regalia("Ward", "Spells that target Beasts cost {1} more.")
    at_work(
        [ward],
        """
        start: {A: {hand: [Bolt], field: [Ward, Wolf, Ogre]}}
        do:
          - {A: cannot, do: {play: Bolt, target: Wolf}}
          - {A: play, card: Bolt, target: Ogre}
        """,
    )


def test_once_each_turn_instead() -> None:
    """A destruction that one declines to replace does not use it up; one that is replaced does (910.1)."""
    idol = regalia("Idol", "Once per turn, if a Beast would be destroyed, you may pay 300 life instead.")
    at_work(
        [idol],
        """
        start: {A: {hand: [Snuff, Snuff, Snuff], field: [Idol, Wolf, Bear], life: 1000}}
        do:
          - {A: play, card: Snuff, target: Wolf}
          - {both: pass, answers: [false]}
          - {expect: {A.field: [Idol, Bear], A.life: 1000}}
          - {A: play, card: Snuff, target: Bear}
          - {both: pass, answers: [true]}
          - {expect: {A.field: [Idol, Bear], A.life: 700}}
          - {A: play, card: Snuff, target: Bear}
          - {both: pass}
        expect: {A.field: [Idol], A.life: 700}
        """,
    )


def test_as_many_tokens_as_there_are_stones() -> None:
    spark = chant(
        "Spark",
        "Put a number of [100/100] fire Ember resonator tokens equal to the number of fire magic stones you"
        " control into the field.",
    )
    at_work(
        [spark],
        """
        start: {A: {hand: [Spark], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: play, card: Spark}
          - {both: pass}
        expect: {A.field: 3}
        """,
    )


def test_cards_that_are_not_in_the_field() -> None:
    """A filter looks in the field unless it says otherwise: this one says that it does not."""
    banner = regalia("Banner", "Beasts you own that aren't in the field gain [Quickcast].")
    at_work(
        [banner],
        """
        start: {turn: B, A: {field: [Banner], hand: [Wolf, Ogre], will: "{6}"}}
        do:
          - {A: cannot, do: {play: Ogre}}
          - {B: pass}
          - {A: play, card: Wolf}
        """,
    )


def test_an_ability_that_a_card_elsewhere_gains_is_played_there() -> None:
    font = regalia("Font", 'Chants in your graveyard gain "{1}: Put this card into your hand."')
    at_work(
        [font],
        """
        start: {A: {field: [Font], graveyard: [Bolt], will: "{1}"}}
        do:
          - {A: activate, card: Bolt}
          - {both: pass}
        expect: {A.hand: [Bolt], A.graveyard: []}
        """,
    )


def test_the_cost_of_the_resonator_that_was_banished() -> None:
    leash = {
        "name": "Leash",
        "type": "Addition:Resonator",
        "cost": "{0}",
        "text": ["Banish added resonator: Draw cards equal to its total cost."],
    }
    at_work(
        [leash],
        """
        start: {A: {hand: [Leash], field: [Bear], deck: [Wolf, Wolf, Wolf, Wolf], fill: false}}
        do:
          - {A: play, card: Leash, target: Bear}
          - {both: pass}
          - {A: activate, card: Leash}
          - {both: pass}
        expect: {A.hand: 3}
        """,
    )


def test_will_spent_on_a_card_from_the_graveyard() -> None:
    """The card is on the chase when it is paid for; where it was played from is what is asked (903.2)."""
    altar = regalia("Altar", "You may play chants from your graveyard.")
    vein = regalia(
        "Vein", "{Rest}: Produce {1}. If this will is spent to play a card from your graveyard, draw a card."
    )
    dirge = chant("Dirge", "You gain 100 life.", cost="{1}")
    for place, hand in (("graveyard", 1), ("hand", 0)):
        at_work(
            [altar, vein, dirge],
            f"""
            start: {{A: {{field: [Altar, Vein], {place}: [Dirge], life: 1000}}}}
            do:
              - {{A: play, card: Dirge, from: {place}}}
              - {{resolve: all}}
            expect: {{A.hand: {hand}, A.life: 1100}}
            """,
        )


def test_will_only_for_cards_from_the_graveyard() -> None:
    altar = regalia("Altar", "You may play chants from your graveyard.")
    vein = regalia("Vein", "{Rest}: Produce {1}. Spend this will only to play cards from your graveyard.")
    dirge = chant("Dirge", "You gain 100 life.", cost="{1}")
    for place, step in (
        ("hand", "{A: cannot, do: {play: Dirge}}"),
        ("graveyard", "{A: play, card: Dirge, from: graveyard}"),
    ):
        at_work(
            [altar, vein, dirge],
            f"""
            start: {{A: {{field: [Altar, Vein], {place}: [Dirge]}}}}
            do:
              - {step}
            """,
        )
