"""Combinations of words that no card had: invented cards, at work."""

from language.test_at_work import at_work, chant, regalia, resonator


def test_one_card_more_in_the_draw_phase() -> None:
    """502.3 and one card with it; drawing at other times is as ever."""
    at_work(
        [
            regalia("Well", "You draw an additional card during your draw phase."),
            chant("Sip", "Draw a card."),
        ],
        """
        start:
          A: {deck: [Wolf, Wolf, Wolf, Wolf, Wolf]}
          B: {field: [Well], hand: [Sip], deck: [Bear, Bear, Bear, Bear, Bear]}
        do:
          - {go: "B main"}
          - {expect: {B.hand: 3}}
          - {B: play, card: Sip}
          - {both: pass}
        expect: {B.hand: 3, B.graveyard: [Sip]}
        """,
    )


def test_recovered_resonators_of_a_kind_can_be_attacked() -> None:
    at_work(
        [
            resonator("Archer", "This card can attack recovered resonators with [Flying]."),
            resonator("Gull", "[Flying]"),
        ],
        """
        start: {A: {field: [Archer]}, B: {field: [Gull, Wolf]}}
        do:
          - {A: cannot, do: {attack: Archer, object: Wolf}}
          - {A: attack, card: Archer, object: Gull}
        """,
    )


def test_a_limit_that_is_gained() -> None:
    """1118.2: a counter is removed when it attacks."""
    at_work(
        [chant("Leash", "Put two limit counters on target resonator. It gains [Limit] 1.")],
        """
        start: {A: {field: [Bear], hand: [Leash]}}
        do:
          - {A: play, card: Leash, target: Bear}
          - {both: pass}
          - {A: battle}
          - {A: attack, card: Bear, object: B}
          - {resolve: all}
        expect: {Bear: {counters: {limit: 1}}}
        """,
    )


def test_chants_for_nothing() -> None:
    """From the hand, since no other zone is named."""
    at_work(
        [
            regalia("Fount", "You may play chants without paying their cost."),
            chant("Sip", "Draw a card.", cost="{U}{2}"),
        ],
        """
        start: {A: {field: [Fount], hand: [Sip], deck: [Wolf, Wolf]}}
        do:
          - {A: play, card: Sip}
          - {both: pass}
        expect: {A.hand: [Wolf]}
        """,
    )


def test_a_name_is_every_card_of_it() -> None:
    at_work(
        [resonator("Hansel"), regalia("Oven", '"Hansel" gains [+200/+200].')],
        """
        start: {A: {field: [Oven, Hansel, Wolf]}, B: {field: [Hansel]}}
        expect: {A.Hansel: {atk: 300}, B.Hansel: {atk: 300}, Wolf: {atk: 300, def: 300}}
        """,
    )


def test_a_shield_that_lasts_until_it_is_used_up() -> None:
    at_work(
        [
            chant("Veil", "Prevent the next 500 damage that would be dealt to you."),
            chant("Spark", "[Quickcast]", "This card deals 300 damage to target player."),
        ],
        """
        start: {A: {hand: [Veil]}, B: {hand: [Spark, Spark], deck: [Wolf, Wolf]}}
        do:
          - {A: play, card: Veil}
          - {both: pass}
          - {go: "B main"}
          - {B: play, card: Spark, target: A}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {B: play, card: Spark, target: A}
          - {both: pass}
        expect: {A.life: 3900}
        """,
    )


def test_a_seal_with_an_ability_in_quotes() -> None:
    at_work(
        [resonator("Sleeper", '[Seal] (2) - "{0}: You gain 100 life."')],
        """
        start: {A: {field: [Sleeper, Fire Magic Stone, Fire Magic Stone]}}
        do:
          - {A: activate, card: Sleeper}
          - {both: pass}
        expect: {A.life: 4100}
        """,
    )


def test_prevented_while_it_is_rested() -> None:
    at_work(
        [
            resonator("Turtle", "If this card would be dealt damage while it's rested, prevent it."),
            chant("Spark", "This card deals 100 damage to target resonator."),
        ],
        """
        start: {A: {hand: [Spark, Spark]}, B: {field: [{card: Turtle, rested: true}]}}
        do:
          - {A: play, card: Spark, target: Turtle}
          - {both: pass}
        expect: {Turtle: {damage: 0}}
        """,
    )


def test_the_first_time_each_turn() -> None:
    at_work(
        [resonator("Cat", "The first time this card would be destroyed each turn, it isn't destroyed.")],
        """
        start: {A: {field: [Cat], hand: [Snuff, Snuff]}}
        do:
          - {A: play, card: Snuff, target: Cat}
          - {both: pass}
          - {expect: {A.field: [Cat]}}
          - {A: play, card: Snuff, target: Cat}
          - {both: pass}
        expect: {A.field: []}
        """,
    )


def test_gems_of_one_attribute_are_spent() -> None:
    at_work(
        [regalia("Mint", "Banish two gems of the same attribute: Draw two cards.")],
        """
        start: {A: {field: [Mint], items: [Fire Gem, Water Gem, Fire Gem], deck: [Wolf, Wolf, Wolf]}}
        do:
          - {A: activate, card: Mint, answers: ["Fire Gem#1"]}
          - {both: pass}
        expect: {A.hand: 2, A.items: [Water Gem]}
        """,
    )


def test_damage_dealt_to_a_player_this_turn_is_remembered() -> None:
    at_work(
        [
            resonator("Imp", "{0}: If this card dealt damage to your opponent this turn, you gain 100 life."),
            chant("Spark", "Target resonator deals 100 damage to your opponent."),
        ],
        """
        start: {A: {field: [Imp], hand: [Spark]}}
        do:
          - {A: activate, card: Imp}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {A: play, card: Spark, target: Imp}
          - {both: pass}
          - {A: activate, card: Imp}
          - {both: pass}
        expect: {A.life: 4100, B.life: 3900}
        """,
    )


def test_only_what_dealt_damage_to_you() -> None:
    at_work(
        [
            chant("Spark", "Target resonator deals 100 damage to target player."),
            chant("Grudge", "Destroy target resonator that dealt damage to you this turn."),
        ],
        """
        start: {A: {hand: [Spark, Spark, Grudge]}, B: {field: [Wolf, Bear]}}
        do:
          - {A: play, card: Spark, target: [Wolf, B]}
          - {both: pass}
          - {A: cannot, do: {play: Grudge, target: Wolf}}
          - {A: play, card: Spark, target: [Bear, A]}
          - {both: pass}
          - {A: play, card: Grudge, target: Bear}
          - {both: pass}
        expect: {B.field: [Wolf]}
        """,
    )


def test_what_was_returned_and_removed_this_turn() -> None:
    at_work(
        [
            chant("Recall", "Return target resonator to its owner's hand."),
            chant("Exile", "Remove target resonator from the game."),
            regalia("Tally", "{0}: You gain 100 life for each resonator returned to your hand this turn."),
            regalia("Void", "{0}: If a resonator was removed from the game this turn, you gain 100 life."),
        ],
        """
        start: {A: {field: [Tally, Void, Wolf, Bear, Ogre], hand: [Recall, Recall, Exile]}}
        do:
          - {A: play, card: Recall, target: Wolf}
          - {both: pass}
          - {A: play, card: Recall, target: Bear}
          - {both: pass}
          - {A: activate, card: Tally}
          - {both: pass}
          - {A: activate, card: Void}
          - {both: pass}
          - {expect: {A.life: 4200}}
          - {A: play, card: Exile, target: Ogre}
          - {both: pass}
          - {A: activate, card: Void}
          - {both: pass}
        expect: {A.life: 4300}
        """,
    )


def test_so_many_attacks_of_cards_together() -> None:
    at_work(
        [chant("Cheer", "If resonators you control attacked two or more times this turn, draw a card.")],
        """
        start: {A: {field: [Wolf, Bear], hand: [Cheer, Cheer], deck: [Rock, Rock]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
          - {A: play, card: Cheer}
          - {both: pass}
          - {expect: {A.hand: [Cheer]}}
          - {A: attack, card: Bear, object: B}
          - {finish: battle}
          - {A: play, card: Cheer}
          - {both: pass}
        expect: {A.hand: [Rock]}
        """,
    )


def test_from_two_zones() -> None:
    at_work(
        [chant("Raise", "Put up to two Beasts from your hand and/or graveyard into the field.")],
        """
        start: {A: {hand: [Raise, Wolf, Ogre], graveyard: [Bear]}}
        do:
          - {A: play, card: Raise}
          - {both: pass, answers: [[Wolf, Bear]]}
        expect: {A.field: [Bear, Wolf], A.hand: [Ogre]}
        """,
    )


def test_one_of_each_kind_or_only_one_of_them() -> None:
    at_work(
        [chant("Invite", "Put a Beast and/or an Ogre from your hand into the field.")],
        """
        start: {A: {hand: [Invite, Wolf, Bear]}}
        do:
          - {A: play, card: Invite}
          - {both: pass, answers: [[Bear]]}
        expect: {A.field: [Bear], A.hand: [Wolf]}
        """,
    )


def test_one_chant_this_turn() -> None:
    """What was played before counts too."""
    at_work(
        [
            chant("Hush", "Each player may only play one chant this turn.", cost="{0}"),
            chant("Sip", "Draw a card."),
        ],
        """
        start: {A: {hand: [Hush, Sip], deck: [Rock]}}
        do:
          - {A: play, card: Hush}
          - {both: pass}
          - {A: cannot, do: {play: Sip}}
        """,
    )


def test_another_target_and_this_card() -> None:
    at_work(
        [
            resonator(
                "Coach",
                "{0}: Target another resonator. "
                "Put a [+100/+100] counter on this card and the chosen target.",
            )
        ],
        """
        start: {A: {field: [Coach, Wolf]}}
        do:
          - {A: cannot, do: {activate: Coach, target: Coach}}
          - {A: activate, card: Coach, target: Wolf}
          - {both: pass}
        expect: {Coach: {atk: 200}, Wolf: {atk: 400}}
        """,
    )


def test_more_instead_as_long_as() -> None:
    text = (
        "Other resonators you control gain [+100/+100] as long as there is a soul counter on this card. "
        "As long as there are two or more soul counters on this card, they gain [+300/+300] instead."
    )
    at_work(
        [resonator("Crypt", text, "{0}: Put a soul counter on this card.")],
        """
        start: {A: {field: [Crypt, Wolf]}}
        do:
          - {expect: {Wolf: {atk: 300}}}
          - {A: activate, card: Crypt}
          - {both: pass}
          - {expect: {Wolf: {atk: 400}}}
          - {A: activate, card: Crypt}
          - {both: pass}
        expect: {Wolf: {atk: 600}}
        """,
    )


def test_the_second_and_every_later_one() -> None:
    at_work(
        [
            regalia(
                "Drum", "Whenever you play your second or subsequent chant each turn ⇒ You gain 100 life."
            ),
            chant("Hum", "Target player gains 100 life."),
        ],
        """
        start: {A: {field: [Drum], hand: [Hum, Hum, Hum]}}
        do:
          - {A: play, card: Hum, target: B}
          - {resolve: all}
          - {expect: {A.life: 4000}}
          - {A: play, card: Hum, target: B}
          - {resolve: all}
          - {expect: {A.life: 4100}}
          - {A: play, card: Hum, target: B}
          - {resolve: all}
        expect: {A.life: 4200}
        """,
    )


def test_on_top_and_or_on_the_bottom() -> None:
    text = (
        "Look at the top three cards of your deck. "
        "Then put them on top and/or on the bottom of your deck in any order."
    )
    at_work(
        [chant("Gaze", text), chant("Sip", "Draw a card.")],
        """
        start: {A: {hand: [Gaze, Sip], deck: [Wolf, Bear, Ogre, Rock], fill: false}}
        do:
          - {A: play, card: Gaze}
          - {both: pass, answers: [[Bear], [Ogre, Wolf]]}
          - {A: play, card: Sip}
          - {both: pass}
        expect: {A.hand: [Bear], A.deck: [Rock, Ogre, Wolf]}
        """,
    )


def test_a_keyword_that_some_card_there_has() -> None:
    at_work(
        [
            resonator(
                "Mimic",
                "This card gains [Flying] and/or [Swiftness] "
                "as long as there are cards with that ability in your graveyard.",
            ),
            resonator("Gull", "[Flying]"),
        ],
        """
        start: {A: {field: [Mimic], graveyard: [Gull]}}
        expect: {Mimic: {keywords: [flying]}}
        """,
    )


def test_what_happened_to_any_card_this_turn() -> None:
    at_work(
        [
            regalia("Wound", "{0}: If a resonator was dealt damage this turn, you gain 100 life."),
            regalia(
                "Nap", "{0}: If a resonator your opponent controls was rested this turn, you gain 100 life."
            ),
            regalia("Toll", "{0}: You gain 100 life for each resonator that was banished this turn."),
            regalia("Prod", "{0}: If a resonator was targeted this turn, you gain 100 life."),
            chant("Sting", "This card deals 100 damage to target resonator. Rest that resonator."),
            chant("Feast", "Banish two resonators."),
        ],
        """
        start: {A: {field: [Wound, Nap, Toll, Prod, Wolf, Bear], hand: [Sting, Feast]}, B: {field: [Ogre]}}
        do:
          - {A: activate, card: Wound}
          - {resolve: all}
          - {A: activate, card: Nap}
          - {resolve: all}
          - {A: activate, card: Toll}
          - {resolve: all}
          - {A: activate, card: Prod}
          - {resolve: all}
          - {expect: {A.life: 4000}}
          - {A: play, card: Sting, target: Ogre}
          - {resolve: all}
          - {A: activate, card: Wound}
          - {resolve: all}
          - {A: activate, card: Nap}
          - {resolve: all}
          - {A: activate, card: Prod}
          - {resolve: all}
          - {expect: {A.life: 4300}}
          - {A: play, card: Feast}
          - {resolve: all}
          - {A: activate, card: Toll}
          - {resolve: all}
        expect: {A.life: 4500}
        """,
    )


def test_only_who_was_attacked() -> None:
    at_work(
        [chant("Rally", "Put a [+100/+100] counter on target resonator that was attacked this turn.")],
        """
        start: {A: {field: [Bear], hand: [Rally]}, B: {field: [{card: Ogre, rested: true}, Wolf]}}
        do:
          - {A: attack, card: Bear, object: Ogre}
          - {finish: battle}
          - {A: cannot, do: {play: Rally, target: Wolf}}
          - {A: play, card: Rally, target: Ogre}
          - {both: pass}
        expect: {Ogre: {atk: 1000}}
        """,
    )


def addition(name: str, *text: str) -> dict[str, object]:
    """An addition for a resonator."""
    return {"name": name, "type": "Addition:Resonator", "cost": "{0}", "text": text}


def test_as_long_as_it_is_added_to_a_kind_of_card() -> None:
    saddle = addition(
        "Saddle", "As long as this card is added to an Ogre, other resonators gain [+100/+100]."
    )
    for host, atk in (("Ogre", 400), ("Bear", 300)):
        at_work(
            [saddle],
            f"""
            start: {{A: {{field: [Ogre, Bear, Wolf, {{card: Saddle, added_to: {host}}}]}}}}
            expect: {{Wolf: {{atk: {atk}}}}}
            """,
        )


def test_attacks_only_if() -> None:
    at_work(
        [resonator("Shy", "This card can only attack if you control an Ogre.")],
        """
        start: {A: {field: [Shy]}, B: {field: [Ogre]}}
        do:
          - {A: cannot, do: {attack: Shy, object: B}}
        """,
    )
    at_work(
        [resonator("Shy", "This card can only attack if you control an Ogre.")],
        """
        start: {A: {field: [Shy, Ogre]}}
        do:
          - {A: attack, card: Shy, object: B}
        """,
    )


def test_who_blocks_this_card() -> None:
    at_work(
        [resonator("Spike", "Whenever a resonator blocks this card ⇒ Destroy that resonator.")],
        """
        start: {A: {field: [Spike]}, B: {field: [Ogre]}}
        do:
          - {A: attack, card: Spike, object: B}
          - {B: block, card: Ogre}
          - {resolve: all}
        expect: {B.graveyard: [Ogre], A.field: [Spike]}
        """,
    )


def test_a_bare_name_is_one_card_of_it() -> None:
    at_work(
        [
            resonator("Hansel"),
            chant("Oven", 'Destroy "Hansel".'),
            regalia("Bell", 'Banish "Hansel": Draw a card.'),
        ],
        """
        start: {A: {field: [Hansel, Hansel, Bell], hand: [Oven], deck: [Wolf, Wolf]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Oven}
          - {both: pass, answers: ["Hansel#1"]}
          - {expect: {A.field: [Hansel, Bell]}}
          - {A: activate, card: Bell}
          - {both: pass}
        expect: {A.field: [Bell], A.hand: [Wolf]}
        """,
    )


def test_the_chosen_target_where_it_is() -> None:
    text = (
        "Put target resonator from your graveyard into your hand. "
        "If you control a regalia, put the chosen target from your graveyard into the field instead."
    )
    for field, there in (("[Rock]", "{A.field: [Rock, Wolf]}"), ("[]", "{A.hand: [Wolf]}")):
        at_work(
            [chant("Rise", text)],
            f"""
            start: {{A: {{field: {field}, hand: [Rise], graveyard: [Wolf]}}}}
            do:
              - {{A: play, card: Rise, target: Wolf}}
              - {{both: pass}}
            expect: {there}
            """,
        )
