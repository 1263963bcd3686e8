"""Automatic abilities at work: what they wait for and how often they trigger."""

from language.test_at_work import at_work, chant, regalia, resonator


def test_not_being_blocked_is_waited_for() -> None:
    text = "When this card attacks and isn't blocked, your opponent loses 500 life."
    at_work(
        [{**resonator("Scout", text), "atk": 300}],
        """
        start: {A: {field: [Scout]}, B: {field: [Wolf], life: 2000}}
        do:
          - {A: attack, card: Scout, object: B}
          - {B: no block}
          - {resolve: all}
        expect: {B.life: 1500}
        """,
    )
    at_work(
        [{**resonator("Scout", text), "atk": 300}],
        """
        start: {A: {field: [Scout]}, B: {field: [Wolf], life: 2000}}
        do:
          - {A: attack, card: Scout, object: B}
          - {B: block, card: Wolf}
          - {resolve: all}
        expect: {B.life: 2000}
        """,
    )


def test_one_or_more_cards_are_one_event() -> None:
    cards = [
        regalia("Horn", "Whenever one or more Beasts enter the field under your control, you gain 100 life."),
        regalia("Drum", "Whenever a Beast enters the field under your control, you gain 200 life."),
        chant("Call", "Put all Beasts from your graveyard into the field."),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Horn, Drum], hand: [Call], graveyard: [Wolf, Wolf, Bear], life: 1000}}
        do:
          - {A: play, card: Call}
          - {resolve: all, answers: [Horn]}
        expect: {A.life: 1700}
        """,
    )


def test_discarding_one_or_more_cards_is_one_event() -> None:
    cards = [
        regalia("Pit", "Whenever you discard one or more cards, you gain 100 life."),
        chant("Drop", "Discard two cards."),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Pit], hand: [Drop, Wolf, Bear], life: 1000}}
        do:
          - {A: play, card: Drop}
          - {resolve: all}
        expect: {A.life: 1100, A.graveyard: 3}
        """,
    )


def test_a_cancelled_spell_is_noticed_by_whose_effect_it_was() -> None:
    cards = [
        regalia("Net", "Whenever you cancel a spell, you gain 100 life."),
        regalia("Wail", "Whenever a spell you control is cancelled, you lose 100 life."),
        chant("Hush", "[Quickcast]", "Cancel target spell."),
    ]
    at_work(
        cards,
        """
        start:
          A: {field: [Wail], hand: [Bolt], life: 1000}
          B: {field: [Net, Wolf], hand: [Hush], life: 1000}
        do:
          - {A: play, card: Bolt, target: Wolf}
          - {A: pass}
          - {B: play, card: Hush, target: chase.Bolt}
          - {resolve: all}
        expect: {A.life: 900, B.life: 1100, B.field: [Net, Wolf]}
        """,
    )


def test_only_the_last_counter_counts() -> None:
    cards = [
        {
            **regalia(
                "Fuse",
                "This card enters the field with two spark counters on it.",
                "Remove a spark counter from this card: You lose 100 life.",
                "When the last spark counter is removed from this card, you gain 500 life.",
            ),
            "cost": "{0}",
        }
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Fuse], life: 1000}}
        do:
          - {A: play, card: Fuse}
          - {resolve: all}
          - {A: activate, card: Fuse}
          - {resolve: all}
          - {expect: {A.life: 900}}
          - {A: activate, card: Fuse}
          - {resolve: all}
        expect: {A.life: 1300}
        """,
    )


def test_the_next_time_is_once() -> None:
    cards = [chant("Vow", "When you next play a resonator this turn, you gain 200 life.")]
    at_work(
        cards,
        """
        start: {A: {life: 1000, hand: [Vow, Wolf, Bear], stones: {Light Magic Stone: 4}}}
        do:
          - {A: play, card: Vow}
          - {resolve: all}
          - {A: play, card: Wolf}
          - {resolve: all}
          - {A: play, card: Bear}
          - {resolve: all}
        expect: {A.life: 1200}
        """,
    )


def test_draws_outside_of_the_draw_phase() -> None:
    cards = [
        regalia(
            "Toll", "Whenever your opponent draws a card outside of their draw phase, they lose 200 life."
        ),
        chant("Sip", "[Quickcast]", "Each player draws a card."),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Toll], hand: [Sip]}, B: {life: 1000}}
        do:
          - {A: play, card: Sip}
          - {resolve: all}
          - {expect: {B.life: 800}}
          - {go: "B main"}
        expect: {B.life: 800}
        """,
    )


def test_both_instead_means_both() -> None:
    text = (
        "Choose one. If you control a Beast, choose both instead - You gain 100 life; or you gain 200 life."
    )
    for field, left, life in (("[Wolf]", "cannot", 1300), ("[]", "can", 1100)):
        at_work(
            [chant("Twin", text)],
            f"""
            start: {{A: {{field: {field}, hand: [Twin], life: 1000}}}}
            do:
              - {{A: {left}, do: {{play: Twin, choose: [1]}}}}
              - {{A: play, card: Twin, choose: {"[1, 2]" if life == 1300 else "[1]"}}}
              - {{resolve: all}}
            expect: {{A.life: {life}}}
            """,
        )


def test_a_change_of_weather_is_noticed() -> None:
    cards = [
        regalia("Vane", "Whenever your weather becomes rain, you gain 100 life."),
        chant("Pour", "Your weather becomes rain."),
        chant("Clear", "Your weather becomes snow."),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Vane], hand: [Pour, Pour, Clear], life: 1000}}
        do:
          - {A: play, card: Clear}
          - {resolve: all}
          - {A: play, card: Pour}
          - {resolve: all}
          - {A: play, card: Pour}
          - {resolve: all}
        expect: {A.life: 1100}
        """,
    )


def test_an_ability_chosen_from_a_list() -> None:
    text = "Choose [Flying], [Drain] or [Pierce]. Target Beast gains [+200/+200] and the chosen ability"
    at_work(
        [chant("Gift", f"{text} until end of turn.")],
        """
        start: {A: {field: [Wolf], hand: [Gift]}}
        do:
          - {A: play, card: Gift, target: Wolf}
          - {both: pass}
          - {A: answer, with: 2}
        expect: {A.Wolf: {atk: 500, keywords: [drain]}}
        """,
    )


def test_only_one_attack_each_turn() -> None:
    text = "J/resonators your opponent controls cannot attack unless it's your opponent's first attack"
    at_work(
        [regalia("Gate", f"Each turn, {text} this turn.")],
        """
        start: {A: {field: [Wolf, Bear]}, B: {field: [Gate]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
          - {A: cannot, do: {attack: Bear, object: B}}
        expect: {B.life: 3700}
        """,
    )


def test_an_awakening_that_replaces_two_instructions() -> None:
    card = chant(
        "Rage",
        "Target Beast gains [+100/+100] until end of turn. You lose 200 life.",
        "[Awakening] Discard a card: That Beast gains [+500/+500] instead. You lose 600 life instead.",
    )
    for awaken, atk, life in (("awaken: true, cost: [Rock], ", 800, 400), ("awaken: false, ", 400, 800)):
        at_work(
            [card],
            f"""
            start: {{A: {{field: [Wolf], hand: [Rage, Rock], life: 1000}}}}
            do:
              - {{A: play, card: Rage, {awaken}target: Wolf}}
              - {{resolve: all}}
            expect: {{A.Wolf: {{atk: {atk}}}, A.life: {life}}}
            """,
        )


def test_entering_without_being_played_from_hand() -> None:
    cards = [
        regalia(
            "Ward",
            "Whenever a resonator enters the field under your control without being played from your hand,"
            " you gain 100 life.",
        ),
        chant("Raise", "Put target resonator from your graveyard into the field."),
        resonator("Pup"),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Ward], hand: [Raise, Pup], graveyard: [Wolf], life: 1000}}
        do:
          - {A: play, card: Pup}
          - {resolve: all}
          - {expect: {A.life: 1000}}
          - {A: play, card: Raise, target: Wolf}
          - {resolve: all}
        expect: {A.life: 1100}
        """,
    )


def test_how_much_damage_is_asked() -> None:
    cards = [
        regalia("Shell", "Whenever you are dealt 500 or more damage, you gain 300 life."),
        chant("Spark", "[Quickcast]", "This card deals 400 damage to target player."),
        chant("Blast", "[Quickcast]", "This card deals 600 damage to target player."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Spark, Blast]}, B: {field: [Shell], life: 2000}}
        do:
          - {A: play, card: Spark, target: B}
          - {resolve: all}
          - {expect: {B.life: 1600}}
          - {A: play, card: Blast, target: B}
          - {resolve: all}
        expect: {B.life: 1300}
        """,
    )


def test_if_it_is_destroyed_this_turn() -> None:
    cards = [
        chant(
            "Brand",
            "This card deals 100 damage to target resonator."
            " If that resonator is destroyed this turn, you gain 500 life.",
        )
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Brand, Brand, Snuff], life: 1000}, B: {field: [Wolf, Bear]}}
        do:
          - {A: play, card: Brand, target: Wolf}
          - {resolve: all}
          - {A: play, card: Brand, target: Bear}
          - {resolve: all}
          - {expect: {A.life: 1000}}
          - {A: play, card: Snuff, target: Bear}
          - {resolve: all}
        expect: {A.life: 1500}
        """,
    )


def test_a_cost_and_what_follows_it_in_one_paragraph() -> None:
    text = "As an additional cost to play this card, banish a resonator. You gain 300 life."
    at_work(
        [chant("Tithe", text)],
        """
        start: {A: {hand: [Tithe], field: [Wolf], life: 1000}}
        do:
          - {A: play, card: Tithe, cost: [Wolf]}
          - {resolve: all}
          - {expect: {A.life: 1300, A.field: []}}
        expect: {}
        """,
    )
    at_work(
        [chant("Tithe", text)],
        """
        start: {A: {hand: [Tithe]}}
        do: [{A: cannot, do: {play: Tithe}}]
        expect: {A.hand: [Tithe]}
        """,
    )


def test_weaker_than_this_card() -> None:
    cards = [resonator("Bully", "{0}: Destroy target resonator with a lower ATK than this card.")]
    at_work(
        [{**cards[0], "atk": 500}],
        """
        start: {A: {field: [Bully]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: cannot, do: {activate: Bully, target: Bear}}
          - {A: activate, card: Bully, target: Wolf}
          - {resolve: all}
        expect: {B.field: [Bear]}
        """,
    )


def test_parts_and_what_a_player_has() -> None:
    cards = [
        resonator("Envy", "This card gains [+100/+0] for each card your opponent has in their hand."),
        chant("Share", "You gain X life, where X is your opponent's life divided by 10."),
        chant("Toll", "You lose life equal to the number of resonators you control times 200."),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Envy], hand: [Share, Toll], life: 1000}, B: {hand: [Wolf, Bear], life: 3000}}
        do:
          - {expect: {A.Envy: {atk: 300}}}
          - {A: play, card: Share}
          - {resolve: all}
          - {expect: {A.life: 1300}}
          - {A: play, card: Toll}
          - {resolve: all}
        expect: {A.life: 1100}
        """,
    )


def test_it_is_taken_from_where_it_is_now() -> None:
    cards = [
        regalia("Urn", "Whenever you discard a Beast, put it from your graveyard into the field rested."),
        chant("Drop", "Discard a card."),
    ]
    at_work(
        cards,
        """
        start: {A: {field: [Urn], hand: [Drop, Wolf]}}
        do:
          - {A: play, card: Drop}
          - {resolve: all}
        expect: {A.field: [Urn, Wolf], A.Wolf: {rested: true}}
        """,
    )


def test_unless_something_is_so() -> None:
    other = chant("Drop", "Destroy target resonator unless you control a regalia.")
    for field, left in (("[Rock]", 1), ("[]", 0)):
        at_work(
            [other],
            f"""
            start: {{A: {{hand: [Drop], field: {field}}}, B: {{field: [Wolf]}}}}
            do:
              - {{A: play, card: Drop, target: Wolf}}
              - {{resolve: all}}
            expect: {{B.field: {left}}}
            """,
        )


def test_life_that_becomes_so_low_is_one_event() -> None:
    cards = [
        regalia("Bell", "When your life becomes 1000 or less, your opponent loses 300 life."),
        chant("Prick", "[Quickcast]", "Target player loses 300 life."),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Prick, Prick, Prick]}, B: {field: [Bell], life: 1500}}
        do:
          - {A: play, card: Prick, target: B}
          - {resolve: all}
          - {expect: {A.life: 4000}}
          - {A: play, card: Prick, target: B}
          - {resolve: all}
          - {expect: {A.life: 3700}}
          - {A: play, card: Prick, target: B}
          - {resolve: all}
        expect: {A.life: 3700, B.life: 600}
        """,
    )


def test_gaining_control_is_an_event() -> None:
    for duration in ("", " until end of turn"):
        cards = [
            regalia("Crown", "Whenever you gain control of a resonator, you gain 100 life."),
            chant("Charm", f"Gain control of target resonator{duration}."),
        ]
        at_work(
            cards,
            """
            start: {A: {hand: [Charm], field: [Crown], life: 1000}, B: {field: [Wolf]}}
            do:
              - {A: play, card: Charm, target: Wolf}
              - {resolve: all}
            expect: {A.field: [Crown, Wolf], A.life: 1100}
            """,
        )


def test_they_are_the_player_who_was_asked_about() -> None:
    cards = [
        chant("Thin", "If your opponent has three or more cards in their hand, they discard two cards."),
        chant("Only", 'If "Wolf" is in your field, you gain 100 life.'),
    ]
    at_work(
        cards,
        """
        start: {A: {hand: [Thin, Only], field: [Wolf], life: 1000}, B: {hand: [Wolf, Bear, Ogre]}}
        do:
          - {A: play, card: Thin}
          - {both: pass, answers: [[Bear, Ogre]]}
          - {A: play, card: Only}
          - {resolve: all}
        expect: {B.hand: [Wolf], A.life: 1100}
        """,
    )
