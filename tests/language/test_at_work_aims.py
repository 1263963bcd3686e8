"""What a spell or ability targets is "that resonator"."""

import pytest

from language.test_at_work import at_work, chant, regalia

ZAP = chant("Zap", "[Quickcast]", "This card deals 100 damage to target resonator.")
GAINS = "That resonator gains [+200/+200] until end of turn."


@pytest.mark.parametrize(
    "text",
    [
        f"Whenever a resonator you control becomes the target of a spell ⇒ {GAINS}",
        f"Whenever your opponent plays a chant that targets a resonator you control ⇒ {GAINS}",
        f"Whenever your opponent plays a spell that targets a Beast you control ⇒ {GAINS}",
    ],
)
def test_what_is_targeted_gains(text: str) -> None:
    at_work(
        [ZAP, regalia("Charm", text)],
        """
        start: {A: {field: [Charm, Wolf, Bear]}, B: {hand: [Zap]}}
        do:
          - {A: pass}
          - {B: play, card: Zap, target: A.Bear}
          - {both: pass}
        expect: {A.Bear: {atk: 800}, A.Wolf: {atk: 300}}
        """,
    )


def test_what_a_cancelled_spell_targeted_gains() -> None:
    stop = chant("Stop", "[Quickcast]", f"Cancel target spell that targets a resonator you control. {GAINS}")
    at_work(
        [ZAP, stop],
        """
        start: {A: {field: [Wolf, Bear], hand: [Stop]}, B: {hand: [Zap]}}
        do:
          - {A: pass}
          - {B: play, card: Zap, target: A.Bear}
          - {B: pass}
          - {A: play, card: Stop, target: chase.Zap}
          - {both: pass}
        expect: {A.Bear: {atk: 800, damage: 0}, A.Wolf: {atk: 300}, B.graveyard: [Zap]}
        """,
    )


@pytest.mark.parametrize("text", ["Banish that Beast.", "Remove that Beast from the game."])
def test_that_race_is_the_card_where_it_went(text: str) -> None:
    rise = f"Put target Beast from your graveyard into the field. At the next end of turn ⇒ {text}"
    at_work(
        [chant("Rise", rise)],
        """
        start: {A: {hand: [Rise], graveyard: [Wolf]}}
        do:
          - {A: play, card: Rise, target: Wolf}
          - {both: pass}
          - {expect: {A.field: [Wolf]}}
          - {go: "B main"}
        expect: {A.field: []}
        """,
    )


def test_others_than_this_card_by_chants() -> None:
    text = "Prevent all damage that would be dealt to other resonators you control by chants."
    guard = {"name": "Maid", "type": "Resonator", "cost": "{1}", "atk": 400, "def": 600, "text": [text]}
    at_work(
        [ZAP, guard],
        """
        start: {A: {field: [Maid, Bear], hand: [Zap, Zap]}}
        do:
          - {A: play, card: Zap, target: Bear}
          - {both: pass}
          - {A: play, card: Zap, target: Maid}
          - {both: pass}
        expect: {A.Bear: {damage: 0}, A.Maid: {damage: 100}}
        """,
    )


@pytest.mark.parametrize("how", ["", " in battle", " by battle damage"])
def test_one_of_some_destroys_another_in_battle(how: str) -> None:
    text = f"Whenever a Beast you control destroys a resonator{how} ⇒ Put a [+100/+100] counter on it."
    at_work(
        [regalia("Lair", text)],
        """
        start: {A: {field: [Lair, Bear, Wolf]}, B: {field: [{card: Wolf, rested: true}]}}
        do:
          - {A: attack, card: Bear, object: B.Wolf}
          - {finish: battle}
          - {resolve: all}
        expect: {B.field: [], A.Bear: {counters: {"+100/+100": 1}}, A.Wolf: {counters: {}}}
        """,
    )


@pytest.mark.parametrize(
    "text",
    [
        "This card cannot be targeted by chants or abilities of resonators.",
        "This card cannot be targeted by spells or abilities of resonators.",
    ],
)
def test_spells_are_no_abilities_of_anything(text: str) -> None:
    guard = {"name": "Maid", "type": "Resonator", "cost": "{1}", "atk": 400, "def": 600, "text": [text]}
    poke = {**guard, "name": "Poker", "text": ["{Rest}: This card deals 100 damage to target resonator."]}
    rod = regalia("Rod", "{Rest}: This card deals 100 damage to target resonator.")
    at_work(
        [ZAP, guard, poke, rod],
        """
        start: {A: {field: [Poker, Rod], hand: [Zap]}, B: {field: [Maid]}}
        do:
          - {A: cannot, do: {play: Zap, target: B.Maid}}
          - {A: cannot, do: {activate: Poker, target: B.Maid}}
          - {A: activate, card: Rod, target: B.Maid}
          - {both: pass}
        expect: {B.Maid: {damage: 100}}
        """,
    )


def test_a_stone_goes_back_to_its_own_deck() -> None:
    for text in (
        "Look at the top card of your magic stone deck. Put it on the bottom.",
        "Reveal the top card of your magic stone deck. Put it on the bottom of that deck.",
    ):
        at_work(
            [chant("Trial", text)],
            """
            start: {A: {hand: [Trial], deck: 0, stone_deck: [Fire Magic Stone, Light Magic Stone]}}
            do:
              - {A: play, card: Trial}
              - {both: pass}
            expect: {A.stone_deck: 10, A.deck: 30}
            """.replace("deck: 0, ", ""),
        )


@pytest.mark.parametrize(("put", "life"), [("yes", 4500), ("no", 4500)])
def test_a_revealed_card_is_asked_whatever_was_done_with_it(put: str, life: int) -> None:
    text = (
        "Reveal the top card of your deck. You may put it into your graveyard. If it's a Beast, you gain 500"
        " life."
    )
    at_work(
        [chant("Trial", text)],
        f"""
        start: {{A: {{hand: [Trial], deck: [Wolf]}}}}
        do:
          - {{A: play, card: Trial}}
          - {{both: pass, answers: [{put}]}}
        expect: {{A.life: {life}, A.deck: {29 if put == "yes" else 30}}}
        """,
    )


def test_only_what_is_played_enters_rested() -> None:
    toll = regalia("Toll", "Resonators your opponent plays enter the field rested.")
    rise = chant("Rise", "Put target Beast from your graveyard into the field.")
    at_work(
        [toll, rise],
        """
        start:
          turn: B
          A: {field: [Toll]}
          B: {hand: [Rise, Bear], graveyard: [Wolf], stones: {Fire Magic Stone: 3}}
        do:
          - {B: play, card: Rise, target: Wolf}
          - {both: pass}
          - {B: play, card: Bear}
          - {both: pass}
        expect: {B.Wolf: {rested: false}, B.Bear: {rested: true}}
        """,
    )


def test_players_and_cards_as_targets_named_first() -> None:
    at_work(
        [
            chant(
                "Volley",
                "Target up to three players and/or resonators. This card deals 300 damage to each of them.",
            )
        ],
        """
        start: {A: {hand: [Volley]}, B: {field: [Wolf, Bear, Rock]}}
        do:
          - {A: cannot, do: {play: Volley, target: Rock}}
          - {A: play, card: Volley, target: [Wolf, B, Bear]}
          - {both: pass}
        expect: {Wolf: {zone: graveyard}, Bear: {damage: 300}, B.life: 3700}
        """,
    )


def test_a_copy_that_is_smaller_of_another_race_and_flies() -> None:
    """1017.2: what is said of it instead."""
    at_work(
        [
            chant(
                "Shade",
                "Put a resonator token that's a copy of target resonator into your field, except it's a "
                "[100/200] Zombie and has [Flying].",
            )
        ],
        """
        start: {A: {hand: [Shade]}, B: {field: [Bear]}}
        do:
          - {A: play, card: Shade, target: Bear}
          - {both: pass}
        expect: {A.Bear: {atk: 100, def: 200, race: [Zombie], has: [Flying]}}
        """,
    )
