"""Wordings of sets nobody here has seen: invented cards, at work."""

from language.test_at_work import at_work, chant, regalia, resonator


def test_a_card_that_controls_all_of_a_kind() -> None:
    """As long as it is in the field (105.3)."""
    at_work(
        [
            regalia("Lure", "You control each resonator with [Flying]."),
            resonator("Gull", "[Flying]"),
            chant("Smash", "[Quickcast]", "Destroy target regalia."),
        ],
        """
        start: {A: {field: [Lure]}, B: {field: [Gull, Wolf], hand: [Smash], will: "{1}"}}
        do:
          - {expect: {Gull: {controller: A}, Wolf: {controller: B}}}
          - {A: pass}
          - {B: play, card: Smash, target: Lure}
          - {both: pass}
        expect: {Gull: {controller: B}}
        """,
    )


def test_its_controller_is_of_each_card_in_turn() -> None:
    """B27: "its" in what is done for each of some cards."""
    at_work(
        [
            regalia("Urn"),
            chant(
                "Shatter",
                "Destroy all regalia. For each regalia destroyed this way, its controller draws a card.",
            ),
        ],
        """
        start:
          A: {field: [Urn], hand: [Shatter], deck: [Wolf, Wolf]}
          B: {field: [Urn, Rock], deck: [Bear, Bear, Bear]}
        do:
          - {A: play, card: Shatter}
          - {both: pass}
        expect: {A.hand: 1, B.hand: 2}
        """,
    )


def test_their_controllers_each_do_it_once() -> None:
    at_work(
        [
            regalia("Urn"),
            chant("Shatter", "Destroy all regalia. Their controllers each gain 300 life."),
        ],
        """
        start: {A: {hand: [Shatter]}, B: {field: [Urn, Rock]}}
        do:
          - {A: play, card: Shatter}
          - {both: pass}
        expect: {A.life: 4000, B.life: 4300}
        """,
    )


def test_the_rest_after_every_player_chose() -> None:
    """B7: the others of that kind, of every player."""
    at_work(
        [chant("Duel", "Each player chooses a resonator they control. Destroy the rest.")],
        """
        start: {A: {field: [Wolf, Bear], hand: [Duel]}, B: {field: [Wolf, Ogre, Rock]}}
        do:
          - {A: play, card: Duel}
          - {both: pass, answers: [Bear, Ogre]}
        expect: {A.field: [Bear], B.field: [Ogre, Rock]}
        """,
    )


def test_so_much_atk_is_gained_and_lost() -> None:
    at_work(
        [
            chant("Sap", "Target resonator loses 200 ATK until end of turn."),
            chant(
                "Swell",
                "Target resonator gains 100 ATK and DEF for each Beast you control until end of turn.",
            ),
        ],
        """
        start: {A: {field: [Wolf, Bear], hand: [Sap, Swell]}}
        do:
          - {A: play, card: Sap, target: Bear}
          - {both: pass}
          - {A: play, card: Swell, target: Wolf}
          - {both: pass}
        expect: {Bear: {atk: 400, def: 600}, Wolf: {atk: 500, def: 500}}
        """,
    )


def test_once_per_turn_in_front() -> None:
    at_work(
        [
            regalia("Scale", "Once per turn, when a resonator you control is destroyed, you gain 500 life."),
            regalia("Pool", "Once per turn, {0}: You gain 100 life."),
        ],
        """
        start: {A: {field: [Scale, Pool, Wolf, Bear], hand: [Snuff, Snuff]}}
        do:
          - {A: activate, card: Pool}
          - {both: pass}
          - {A: cannot, do: {activate: Pool}}
          - {A: play, card: Snuff, target: Wolf}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4600}}
          - {A: play, card: Snuff, target: Bear}
          - {both: pass}
        expect: {A.life: 4600}
        """,
    )


def test_what_a_player_cannot_attack_with() -> None:
    at_work(
        [regalia("Fence", "Your opponent cannot attack with resonators with total cost 2 or less.")],
        """
        start: {A: {field: [Wolf, Bear]}, B: {field: [Fence]}}
        do:
          - {A: cannot, do: {attack: Wolf, object: B}}
          - {A: attack, card: Bear, object: B}
          - {finish: battle}
        expect: {B.life: 3400}
        """,
    )


def test_what_this_card_costs() -> None:
    at_work(
        [resonator("Giant", "If your opponent controls an Ogre, this card costs {0}.", cost="{7}")],
        """
        start: {A: {hand: [Giant, Giant]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Giant}
          - {both: pass}
        expect: {A.field: [Giant]}
        """,
    )


def test_damage_less_than_its_own_def_is_prevented() -> None:
    """Of the card that it would be dealt to."""
    at_work(
        [regalia("Plate", "If a resonator you control would be dealt damage less than its DEF, prevent it.")],
        """
        start: {A: {field: [Plate, Bear, Wolf], hand: [Bolt, Bolt]}}
        do:
          - {A: play, card: Bolt, target: Bear}
          - {both: pass}
          - {A: play, card: Bolt, target: Wolf}
          - {both: pass}
        expect: {Bear: {damage: 0}, Wolf: {zone: graveyard}}
        """,
    )


def test_more_damage_than_that() -> None:
    at_work(
        [
            resonator(
                "Wall",
                "If more than 200 damage would be dealt to this card, 200 damage is dealt instead.",
                defense=900,
            )
        ],
        """
        start: {A: {field: [Wall], hand: [Bolt]}}
        do:
          - {A: play, card: Bolt, target: Wall}
          - {both: pass}
        expect: {Wall: {damage: 200}}
        """,
    )


def test_the_second_chant_of_the_turn() -> None:
    """Other cards do not count, and it is the card that was played."""
    at_work(
        [
            regalia(
                "Bell",
                "Whenever you play a chant, if it's the second chant you played this turn, gain 700 life.",
            ),
            chant("Hum", "If this is the third chant you played this turn, you gain 100 life."),
        ],
        """
        start: {A: {field: [Bell], hand: [Wolf, Hum, Hum, Hum], will: "{1}"}}
        do:
          - {A: play, card: Hum}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4000}}
          - {A: play, card: Wolf}
          - {both: pass}
          - {A: play, card: Hum}
          - {both: pass}
          - {both: pass}
          - {expect: {A.life: 4700}}
          - {A: play, card: Hum}
          - {both: pass}
          - {both: pass}
        expect: {A.life: 4800}
        """,
    )


def test_the_top_of_one_deck_or_the_other() -> None:
    at_work(
        [
            chant(
                "Peek",
                "Look at the top two cards of your deck or magic stone deck and put them back in any order.",
            )
        ],
        """
        start: {A: {hand: [Peek], deck: [Wolf, Bear, Ogre], fill: false}}
        do:
          - {A: play, card: Peek}
          - {both: pass, answers: [1, [Bear, Wolf]]}
        expect: {A.deck: [Bear, Wolf, Ogre]}
        """,
    )


def test_cards_shuffled_this_way() -> None:
    at_work(
        [
            chant(
                "Churn",
                "Shuffle your hand into your deck, then draw a card for each card shuffled this way.",
            )
        ],
        """
        start: {A: {hand: [Churn, Wolf, Bear], deck: [Ogre, Ogre, Ogre]}}
        do:
          - {A: play, card: Churn}
          - {both: pass}
        expect: {A.hand: 2}
        """,
    )


def test_what_it_was_is_asked_of_the_card_in_the_field() -> None:
    """Though it is elsewhere by then (911.1)."""
    at_work(
        [chant("Fold", "Return target resonator to its owner's hand. If it was rested, you gain 300 life.")],
        """
        start: {A: {field: [{card: Wolf, rested: true}, Bear], hand: [Fold, Fold]}}
        do:
          - {A: play, card: Fold, target: Wolf}
          - {both: pass}
          - {expect: {A.life: 4300}}
          - {A: play, card: Fold, target: Bear}
          - {both: pass}
        expect: {A.life: 4300, A.hand: [Wolf, Bear]}
        """,
    )


def test_what_happens_for_each_damage_prevented() -> None:
    at_work(
        [
            chant(
                "Shell",
                "[Quickcast]",
                "Prevent the next damage that would be dealt to target resonator this turn. "
                "For each 100 damage prevented this way, put a [+100/+100] counter on it.",
            )
        ],
        """
        start: {A: {field: [Wolf], hand: [Shell, Bolt]}}
        do:
          - {A: play, card: Shell, target: Wolf}
          - {both: pass}
          - {A: play, card: Bolt, target: Wolf}
          - {both: pass}
        expect: {Wolf: {damage: 0, atk: 800}}
        """,
    )


def test_twice_the_damage_while_rested() -> None:
    at_work(
        [
            resonator(
                "Ram",
                "If this card would deal damage while it is rested, it deals double that damage instead.",
                "{0}: This card deals 100 damage to your opponent.",
            )
        ],
        """
        start: {A: {field: [Ram]}}
        do:
          - {A: activate, card: Ram}
          - {both: pass}
          - {expect: {B.life: 3900}}
          - {A: attack, card: Ram, object: B}
          - {finish: battle}
        expect: {B.life: 3700}
        """,
    )


def test_a_sentence_about_playing_beside_the_effect() -> None:
    at_work(
        [chant("Edict", "Players cannot chase to this card. Draw two cards.")],
        """
        start: {A: {hand: [Edict], deck: [Wolf, Wolf]}, B: {hand: [Bolt], field: [Wolf]}}
        do:
          - {A: play, card: Edict}
          - {A: pass}
          - {B: cannot, do: {play: Bolt, target: B.Wolf}}
          - {B: pass}
        expect: {A.hand: 2}
        """,
    )


def test_the_next_card_if_it_is_like_this_one() -> None:
    at_work(
        [
            chant(
                "Omen",
                "Reveal the top card of your deck. This turn, you may pay {1} less to play your next card "
                "if it shares a name with the revealed card.",
            )
        ],
        """
        start: {A: {hand: [Omen, Rock, Wolf], deck: [Wolf], fill: false}}
        do:
          - {A: play, card: Omen}
          - {both: pass}
          - {A: cannot, do: {play: Rock}}
          - {A: play, card: Wolf}
          - {both: pass}
        expect: {A.field: [Wolf]}
        """,
    )


def test_the_removed_cards_are_those_of_this_card() -> None:
    at_work(
        [
            resonator(
                "Jailer",
                "[Enter] => Remove up to two target resonators from the game.",
                "When this card leaves the field, put those removed cards into their owners' hands.",
            ),
        ],
        """
        start: {A: {hand: [Jailer, Snuff]}, B: {field: [Wolf, Bear], removed: [Ogre]}}
        do:
          - {A: play, card: Jailer}
          - {both: pass, answers: [[Wolf, Bear]]}
          - {both: pass}
          - {A: play, card: Snuff, target: Jailer}
          - {both: pass}
          - {both: pass}
        expect: {B.hand: [Wolf, Bear], B.removed: [Ogre]}
        """,
    )


def test_you_and_cards_gain_barrier() -> None:
    at_work(
        [
            regalia("Dome", "You and resonators you control gain [Barrier]."),
            chant("Zap", "[Quickcast]", "This card deals 300 damage to target player."),
        ],
        """
        start: {A: {field: [Dome, Wolf]}, B: {hand: [Zap, Snuff], field: [Bear]}}
        do:
          - {A: pass}
          - {B: cannot, do: {play: Zap, target: A}}
          - {B: cannot, do: {play: Snuff, target: A.Wolf}}
          - {B: play, card: Snuff, target: B.Bear}
        """,
    )


def test_the_top_card_if_it_is_of_a_kind() -> None:
    """ "It" is the top card, whatever this card is; and it is that of one's own deck."""
    at_work(
        [regalia("Spring", "You may play the top card of your deck if it's a resonator.")],
        """
        start: {A: {field: [Spring], deck: [Wolf, Rock, Bear], fill: false, will: "{3}"}, B: {deck: [Ogre]}}
        do:
          - {A: cannot, do: {play: Ogre, from: deck}}
          - {A: play, card: Wolf, from: deck}
          - {both: pass}
          - {A: cannot, do: {play: Rock, from: deck}}
        expect: {A.field: [Spring, Wolf]}
        """,
    )
