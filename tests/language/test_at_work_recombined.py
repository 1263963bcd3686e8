"""Sentences put together from what different cards say: invented cards, at work."""

from language.test_at_work import at_work, chant, regalia, resonator


def test_those_of_each_player_are_the_cards_of_both() -> None:
    at_work(
        [chant("Duel", "Each player chooses a resonator they control. Destroy those resonators.")],
        """
        start: {A: {field: [Wolf, Bear], hand: [Duel]}, B: {field: [Ogre, Wolf]}}
        do:
          - {A: play, card: Duel}
          - {both: pass, answers: [[A.Bear], [B.Ogre]]}
        expect: {A.field: [Wolf], B.field: [Wolf]}
        """,
    )


def test_an_instruction_for_later_asks_then() -> None:
    """Whether it attacked is asked at the end of the turn, long after the text has resolved."""
    spur = chant("Spur", "Destroy target resonator at end of turn if it didn't attack this turn.")
    for attack, left in (("{A: attack, card: Bear, object: B}", "[Bear]"), ("{expect: {A.field: 1}}", "[]")):
        at_work(
            [spur],
            f"""
            start: {{A: {{field: [Bear], hand: [Spur]}}}}
            do:
              - {{A: play, card: Spur, target: Bear}}
              - {{both: pass}}
              - {attack}
              - {{finish: turn}}
            expect: {{A.field: {left}}}
            """,
        )


def test_instead_of_resting_it_the_target_is_destroyed() -> None:
    text = "Rest target resonator. If this card was awakened, destroy it instead."
    at_work(
        [chant("Lull", text, "[Awakening] {1}")],
        """
        start: {A: {hand: [Lull], will: "{1}"}, B: {field: [Bear]}}
        do:
          - {A: play, card: Lull, target: Bear, awaken: true}
          - {both: pass}
        expect: {B.field: []}
        """,
    )


def test_a_card_for_each_two_that_went_there() -> None:
    at_work(
        [chant("Purge", "Discard your hand. Draw a card for each two resonator cards discarded this way.")],
        """
        start: {A: {hand: [Purge, Wolf, Bear, Ogre, Rock], deck: [Wolf, Wolf, Wolf], fill: false}}
        do:
          - {A: play, card: Purge}
          - {both: pass}
        expect: {A.hand: 1, A.deck: 2}
        """,
    )


def test_different_attributes_in_a_graveyard() -> None:
    """Cards without an attribute add none."""
    stele = regalia(
        "Stele",
        "As long as there are cards of two or more different attributes in your "
        "graveyard, Beasts you control gain [+100/+100].",
    )
    cards = [stele]
    for name, attribute in (("Dawn", "light"), ("Flood", "water")):
        cards.append(chant(name, "Draw a card.") | {"attribute": attribute})
    for there, atk in (("[Dawn, Rock, Dawn]", 300), ("[Dawn, Flood]", 400)):
        at_work(
            cards,
            f"""
            start: {{A: {{field: [Stele, Wolf], graveyard: {there}}}}}
            expect: {{A.Wolf: {{atk: {atk}}}}}
            """,
        )


def test_whoever_has_resonators_in_a_graveyard_need_not_control_any() -> None:
    dirge = chant("Dirge", "If you have two or more resonators in your graveyard, draw a card.")
    at_work(
        [dirge],
        """
        start: {A: {hand: [Dirge], graveyard: [Wolf, Bear], deck: [Ogre, Ogre], fill: false}}
        do:
          - {A: play, card: Dirge}
          - {both: pass}
        expect: {A.hand: [Ogre]}
        """,
    )


def test_a_spell_that_fits_goes_elsewhere_when_it_is_cancelled() -> None:
    hush = chant(
        "Hush",
        "[Quickcast]",
        "Cancel target spell. If its total cost is 2 or less, remove it from the game instead of putting it "
        "into a graveyard.",
    )
    for card, zone in (("Wolf", "removed"), ("Bear", "graveyard")):
        at_work(
            [hush],
            f"""
            start: {{A: {{hand: [{card}], will: "{{3}}"}}, B: {{hand: [Hush]}}}}
            do:
              - {{A: play, card: {card}}}
              - {{A: pass}}
              - {{B: play, card: Hush, target: chase.{card}}}
              - {{both: pass}}
            expect: {{A.{zone}: [{card}], A.field: []}}
            """,
        )


def test_the_rest_of_a_hand_is_discarded() -> None:
    at_work(
        [chant("Sift", "Target player chooses a card in their hand and discards the rest.")],
        """
        start: {A: {hand: [Sift]}, B: {hand: [Wolf, Bear, Ogre]}}
        do:
          - {A: play, card: Sift, target: B}
          - {both: pass, answers: [[Bear]]}
        expect: {B.hand: [Bear], B.graveyard: 2}
        """,
    )


def test_cards_are_counted_for_whoever_controlled_them() -> None:
    crash = chant(
        "Crash",
        "Destroy all regalia. Each player draws a card for each regalia they controlled that was destroyed "
        "this way.",
    )
    at_work(
        [crash],
        """
        start:
          A: {field: [Rock], hand: [Crash], deck: [Wolf, Wolf, Wolf]}
          B: {field: [Rock, Rock], hand: [], deck: [Bear, Bear, Bear]}
        do:
          - {A: play, card: Crash}
          - {both: pass}
        expect: {A.hand: [Wolf], B.hand: [Bear, Bear]}
        """,
    )


def test_destroyed_in_battle_and_not_otherwise() -> None:
    martyr = resonator("Martyr", "When this card is destroyed in battle ⇒ You gain 500 life.")
    at_work(
        [martyr],
        """
        start: {A: {field: [Bear]}, B: {field: [Martyr, Martyr], life: 4000}}
        do:
          - {A: attack, card: Bear, object: B}
          - {B: block, card: B.Martyr}
          - {finish: battle}
          - {resolve: all}
        expect: {B.life: 4500}
        """,
    )
    at_work(
        [martyr],
        """
        start: {A: {hand: [Snuff]}, B: {field: [Martyr], life: 4000}}
        do:
          - {A: play, card: Snuff, target: Martyr}
          - {both: pass}
          - {resolve: all}
        expect: {B.life: 4000, B.graveyard: [Martyr]}
        """,
    )


def test_another_with_the_same_name_as_this_card() -> None:
    twin = resonator(
        "Twin", "As long as you control another resonator with the same name, this card gains [+200/+200]."
    )
    for field, atk in (("[Twin, Wolf]", 100), ("[Twin, Twin]", 300)):
        at_work([twin], f"start: {{A: {{field: {field}}}}}\nexpect: {{A.Twin#1: {{atk: {atk}}}}}")


def test_will_that_the_magic_stones_of_a_player_could_produce() -> None:
    prism = regalia(
        "Prism", "{Rest}: Produce one will of any attribute that a magic stone you control could produce."
    )
    spark = chant("Spark", "You gain 100 life.", cost="{R}")
    at_work(
        [prism, spark],
        """
        start: {A: {field: [Prism], stones: [Fire Magic Stone], hand: [Spark], life: 4000}}
        do:
          - {A: activate, card: Prism, ability: 1}
        expect: {A.will: "{R}"}
        """,
    )


def test_half_of_the_damage_that_was_dealt() -> None:
    """250 life, and a life that is no multiple of 100 is rounded up (1205.1)."""
    at_work(
        [
            resonator(
                "Leech",
                "Whenever this card is dealt damage ⇒ You gain life equal to half that damage, rounded down.",
                defense=900,
            )
        ],
        """
        start: {A: {hand: [Bolt]}, B: {field: [Leech], life: 4000}}
        do:
          - {A: play, card: Bolt, target: Leech}
          - {both: pass}
          - {resolve: all}
        expect: {B.life: 4300}
        """,
    )


def test_what_was_done_this_turn_is_asked_for() -> None:
    """Searching, shuffling, foreseeing, gems and tokens are remembered like all else."""
    deeds = {
        "searched a deck": ("Search your deck for a Beast and put it into your hand.", "[[Bear]]"),
        "shuffled your deck": ("Shuffle your deck.", "[]"),
        "foresaw": ("Foresee 1.", "[[Bear]]"),
        "gained a gem": ("Gain a fire gem.", "[]"),
        "created a token": ("Create a [100/100] fire Imp resonator token.", "[]"),
    }
    for past, (act, answers) in deeds.items():
        asks = chant("Echo", f"If you {past} this turn, you gain 500 life.")
        vane = regalia("Vane", f"As long as you {past} this turn, Beasts you control gain [+100/+100].")
        cards = [asks, vane, chant("Act", act)]
        start = "start: {A: {hand: [Echo, Act], field: [Vane, Wolf], life: 4000, deck: [Bear, Ogre, Ogre]}}\n"
        echo = "{A: play, card: Echo}, {both: pass}"
        at_work(cards, f"{start}do: [{echo}]\nexpect: {{A.life: 4000, A.Wolf: {{atk: 300}}}}")
        done = f"{{A: play, card: Act}}, {{both: pass, answers: {answers}}}"
        at_work(cards, f"{start}do: [{done}, {echo}]\nexpect: {{A.life: 4500, A.Wolf: {{atk: 400}}}}")


def test_the_next_time_a_player_does_something() -> None:
    omen = chant("Omen", "The next time your opponent banishes a resonator this turn, you gain 500 life.")
    rite = chant("Rite", "[Quickcast]", "Banish a resonator.")
    at_work(
        [omen, rite],
        """
        start: {A: {hand: [Omen], life: 4000}, B: {field: [Wolf, Bear], hand: [Rite, Rite]}}
        do:
          - {A: play, card: Omen}
          - {both: pass}
          - {A: pass}
          - {B: play, card: Rite}
          - {both: pass, answers: [[Wolf]]}
          - {resolve: all}
          - {A: pass}
          - {B: play, card: Rite}
          - {both: pass}
          - {resolve: all}
        expect: {A.life: 4500}
        """,
    )
