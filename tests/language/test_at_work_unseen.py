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
