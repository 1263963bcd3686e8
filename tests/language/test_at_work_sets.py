"""Texts of whole sets at work: rune areas, gems, dice, chosen words, summoning."""

import pytest

from language.test_at_work import at_work, chant, regalia, resonator
from language.test_at_work_effects import Case
from language.test_at_work_effects import test_a_sentence_acts as act

LIGHT = {"name": "Dawn", "type": "Rune", "cost": "{W}", "divinity": 2, "text": ["Draw a card."]}
FIRE = {"name": "Coal", "type": "Rune", "cost": "{R}", "divinity": 1, "text": ["Draw a card."]}


@pytest.mark.parametrize(
    ("text", "mine", "theirs", "life"),
    [
        ("You gain 100 life for each rune revealed from your rune area.", 2, 2, 4200),
        ("If a light rune and a fire rune are revealed from your rune area, you gain 100 life.", 1, 2, 4000),
        ("If a light rune and a fire rune are revealed from your rune area, you gain 100 life.", 2, 0, 4100),
        ("If no runes are revealed from your opponent's rune area, you gain 100 life.", 2, 0, 4100),
        ("If no runes are revealed from your opponent's rune area, you gain 100 life.", 0, 1, 4000),
        ("You gain 100 life if your rune area has no face-down cards.", 1, 2, 4000),
        ("You gain 100 life if your rune area has no face-down cards.", 2, 0, 4100),
        (
            "You gain X00 life, where X is the total divinity of runes revealed from your rune area.",
            2,
            1,
            4300,
        ),
    ],
)
def test_runes_revealed_from_ones_own_rune_area(text: str, mine: int, theirs: int, life: int) -> None:
    area = ", ".join(f"{{card: {name}, revealed: {{}}}}" for name in ("Dawn", "Coal"))
    shown = [
        area.replace("{}", "%s") % tuple(str(n < count).lower() for n in range(2)) for count in (mine, theirs)
    ]
    at_work(
        [chant("Trial", text), LIGHT, FIRE],
        f"""
        start: {{A: {{hand: [Trial], runes: [{shown[0]}]}}, B: {{runes: [{shown[1]}]}}}}
        do:
          - {{A: play, card: Trial}}
          - {{both: pass}}
        expect: {{A.life: {life}}}
        """,
    )


CASES = (
    Case(
        "Destroy up to two target resonators with different total costs.",
        "",
        "field: [Wolf, Bear]",
        "{B.field: []}",
        ", target: [B.Wolf, B.Bear]",
    ),
    Case(
        "Put up to two resonators with the same race from your graveyard into your hand.",
        "graveyard: [Ogre, Wolf, Bear]",
        "",
        "{A.hand: [Wolf, Bear], A.graveyard: [Trial, Ogre]}",
        answers="[[Wolf, Bear]]",
    ),
)


@pytest.mark.parametrize("case", CASES, ids=[case.text[:60] for case in CASES])
def test_a_sentence_acts(case: Case) -> None:
    act(case)


def test_cards_with_the_same_race_share_it_with_each_other() -> None:
    at_work(
        [chant("Trial", "Destroy two target resonators with the same race.")],
        """
        start: {A: {hand: [Trial]}, B: {field: [Wolf, Ogre]}}
        do:
          - {A: cannot, do: {play: Trial}}
        expect: {A.hand: [Trial]}
        """,
    )


def test_a_stone_makes_will_of_the_attribute_chosen_for_it() -> None:
    stone = {
        "name": "Prism",
        "type": "Special Magic Stone",
        "text": [
            "As this card enters the field, choose an attribute.",
            "{Rest}: Produce one will of the chosen attribute.",
        ],
    }
    at_work(
        [
            stone,
            chant("Call", "Put target magic stone from your graveyard into the field."),
            resonator("Imp", cost="{R}"),
        ],
        """
        start: {A: {hand: [Call, Imp, Imp], graveyard: [Prism]}}
        do:
          - {A: play, card: Call, target: A.Prism}
          - {both: pass, answers: [fire]}
          - {A: play, card: Imp}
          - {both: pass}
          - {A: cannot, do: {play: Imp}}
        expect: {A.Prism: {rested: true}, A.field: [Imp]}
        """,
    )


def test_a_resonator_that_the_opponent_summons() -> None:
    text = "Whenever your opponent summons a resonator ⇒ Rest that resonator."
    at_work(
        [
            resonator("Warder", text),
            chant("Haul", "[Quickcast]", "Put target resonator from your graveyard into the field."),
        ],
        """
        start:
          turn: B
          A: {field: [Warder]}
          B: {hand: [Wolf, Haul], graveyard: [Bear], stones: {Fire Magic Stone: 1}}
        do:
          - {B: play, card: Haul, target: B.Bear}
          - {resolve: all}
          - {B: play, card: Wolf}
          - {resolve: all}
        expect: {B.Bear: {rested: false}, B.Wolf: {rested: true}}
        """,
    )


@pytest.mark.parametrize(("gems", "able"), [("[Fire Gem, Fire Gem]", False), ("[Fire Gem, Water Gem]", True)])
def test_gems_of_different_attributes_are_banished(gems: str, able: bool) -> None:
    play = (
        "{A: activate, card: Jeweler, answers: [[Fire Gem, Water Gem]]}"
        if able
        else "{A: cannot, do: {activate: Jeweler}}"
    )
    at_work(
        [resonator("Jeweler", "Banish two gems with different attributes: Draw a card.")],
        f"""
        start: {{A: {{field: [Jeweler], items: {gems}}}}}
        do:
          - {play}
          - {{resolve: all}}
        expect: {{A.hand: {int(able)}}}
        """,
    )


@pytest.mark.parametrize(("blocker", "rested"), [("Wolf", False), ("Ogre", True)])
def test_a_card_that_destroys_another_in_battle(blocker: str, rested: bool) -> None:
    text = "Whenever this card destroys a resonator in battle ⇒ Recover it."
    at_work(
        [{**resonator("Raider", text, defense=1000), "atk": 400}],
        f"""
        start: {{A: {{field: [Raider]}}, B: {{field: [{blocker}]}}}}
        do:
          - {{A: attack, card: Raider, object: B}}
          - {{B: block, card: {blocker}}}
          - {{finish: battle}}
        expect: {{A.Raider: {{zone: field, rested: {str(rested).lower()}}}}}
        """,
    )


def test_destroyed_by_an_effect_is_not_destroyed_in_battle() -> None:
    text = "Whenever this card destroys a resonator in battle ⇒ Draw a card."
    at_work(
        [resonator("Raider", text, "{0}: Destroy target resonator.", defense=1000)],
        """
        start: {A: {field: [Raider]}, B: {field: [Wolf]}}
        do:
          - {A: activate, card: Raider, target: B.Wolf}
          - {resolve: all}
        expect: {A.hand: 0, B.field: []}
        """,
    )


@pytest.mark.parametrize(("pick", "hand", "life"), [(1, 1, 4000), (2, 2, 3200)])
def test_a_player_does_one_thing_or_the_other(pick: int, hand: int, life: int) -> None:
    at_work(
        [chant("Trial", "Your opponent discards a card or loses 800 life.")],
        f"""
        start: {{A: {{hand: [Trial]}}, B: {{hand: [Wolf, Bear]}}}}
        do:
          - {{A: play, card: Trial}}
          - {{both: pass, answers: [{pick}{", Wolf" if pick == 1 else ""}]}}
        expect: {{B.hand: {hand}, B.life: {life}}}
        """,
    )


def test_until_the_end_of_its_controllers_next_turn() -> None:
    at_work(
        [chant("Trial", "Target resonator gains [+100/0] until the end of its controller's next turn.")],
        """
        start: {A: {hand: [Trial]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Trial, target: B.Wolf}
          - {both: pass}
          - {go: "B main"}
          - {expect: {B.Wolf: {atk: 400}}}
          - {go: "A main"}
        expect: {B.Wolf: {atk: 300}}
        """,
    )


def test_at_the_end_of_your_turn_in_a_chant() -> None:
    at_work(
        [chant("Trial", "Draw two cards. At the end of your turn, you lose 300 life.")],
        """
        start: {A: {hand: [Trial]}}
        do:
          - {A: play, card: Trial}
          - {both: pass}
          - {expect: {A.hand: 2, A.life: 4000}}
          - {finish: turn}
        expect: {A.life: 3700}
        """,
    )


@pytest.mark.parametrize(("card", "able"), [("Wolf", False), ("Ogre", True)])
def test_a_player_who_cannot_block_with_some(card: str, able: bool) -> None:
    block = f"{{B: block, card: {card}}}" if able else f"{{B: cannot, do: {{block: {card}}}}}"
    at_work(
        [resonator("Bully", "Your opponent cannot block with resonators with total cost 3 or less.")],
        f"""
        start: {{A: {{field: [Bully]}}, B: {{field: [{card}]}}}}
        do:
          - {{A: attack, card: Bully, object: B}}
          - {block}
        expect: {{A.Bully: {{rested: true}}}}
        """,
    )


def test_the_resonator_that_will_was_produced_with() -> None:
    text = "Whenever you produce will with a resonator ⇒ Put a [+100/0] counter on that resonator."
    at_work(
        [resonator("Druid", text), resonator("Sprig", "{Rest}: Produce {R}.")],
        """
        start: {A: {field: [Druid, Sprig], hand: [Wolf]}}
        do:
          - {A: play, card: Wolf}
          - {resolve: all}
        expect: {A.Sprig: {atk: 200}, A.Druid: {atk: 100}}
        """,
    )


@pytest.mark.parametrize(
    ("text", "hand"), [("{0}: The weather is rain until end of turn.", 1), ("{0}: The weather is fog.", 0)]
)
def test_weather_that_an_effect_brings_for_a_while_is_a_change(text: str, hand: int) -> None:
    at_work(
        [resonator("Drummer", text, "Whenever the weather becomes rain ⇒ Draw a card.")],
        f"""
        start: {{A: {{field: [Drummer]}}}}
        do:
          - {{A: activate, card: Drummer}}
          - {{resolve: all}}
          - {{A: activate, card: Drummer}}
          - {{resolve: all}}
        expect: {{A.hand: {hand}}}
        """,
    )


@pytest.mark.parametrize(("crests", "atk"), [("[Red]", 100), ("[Red, Blue]", 300)])
def test_a_crest_of_two_attributes_needs_both(crests: str, atk: int) -> None:
    marks = [
        {"name": name, "type": "Addition:Field", "cost": f"{{{letter}}}", "race": ["Magic Crest"]}
        for name, letter in (("Red", "R"), ("Blue", "U"))
    ]
    at_work(
        [*marks, resonator("Majin", "[Crest] {R}{U} - This card gains [+200/0].")],
        f"""
        start: {{A: {{field: [Majin, {crests[1:-1]}]}}}}
        do: [{{both: pass}}]
        expect: {{A.Majin: {{atk: {atk}}}}}
        """,
    )


@pytest.mark.parametrize("text", [(), ("Draw a card.",)])
def test_resonance_of_a_card_in_the_graveyard(text: tuple[str, ...]) -> None:
    wave = "[Resonance] Fire Magic Stone ⇒ Put this card from your graveyard into your hand."
    at_work(
        [chant("Tide", wave, *text) if text else resonator("Tide", wave)],
        """
        start: {A: {graveyard: [Tide], stone_deck: [Fire Magic Stone]}}
        do:
          - {A: call}
          - {resolve: all}
        expect: {A.hand: [Tide]}
        """,
    )


def test_inheritance_on_a_chant() -> None:
    at_work(
        [chant("Spark", "[Inheritance] {0}: You gain 300 life.", "Draw a card.")],
        """
        start: {A: {hand: [Spark]}}
        do:
          - {A: activate, card: Spark}
          - {resolve: all}
        expect: {A.life: 4300, A.graveyard: [Spark]}
        """,
    )


def test_the_source_of_an_ability() -> None:
    at_work(
        [
            resonator("Sage", "{0}: You gain 300 life."),
            chant("Trial", "[Quickcast]", "Cancel target activate ability. Destroy its source."),
        ],
        """
        start: {A: {field: [Sage]}, B: {hand: [Trial]}}
        do:
          - {A: activate, card: Sage}
          - {A: pass}
          - {B: play, card: Trial, target: chase.Sage}
          - {both: pass}
          - {resolve: all}
        expect: {A.life: 4000, A.graveyard: [Sage]}
        """,
    )


@pytest.mark.parametrize(
    ("player", "start", "hand"),
    [
        ("A", "A: {field: [Martyr], hand: [Snuff]}", 0),
        ("B", "turn: B, A: {field: [Martyr]}, B: {hand: [Snuff]}", 1),
    ],
)
def test_destroyed_by_your_opponents_spell_or_ability(player: str, start: str, hand: int) -> None:
    text = "When this card is destroyed by your opponent's spell or ability ⇒ Draw a card."
    at_work(
        [resonator("Martyr", text)],
        f"""
        start: {{{start}}}
        do:
          - {{{player}: play, card: Snuff, target: A.Martyr}}
          - {{resolve: all}}
        expect: {{A.hand: {hand}, A.field: []}}
        """,
    )


def test_a_regalia_with_a_different_name() -> None:
    text = "[Enter] ⇒ Search your deck for a regalia with a different name than this card and put it into"
    at_work(
        [regalia("Compass", f"{text} your hand. Then shuffle your deck.", cost="{0}")],
        """
        start: {A: {hand: [Compass], deck: [Compass, Rock, Wolf], fill: false}}
        do:
          - {A: play, card: Compass}
          - {resolve: all, answers: [[Rock]]}
        expect: {A.hand: [Rock], A.deck: 2}
        """,
    )


def test_one_option_for_each() -> None:
    text = "Choose one for each Beast you control - Draw a card; or you gain 300 life; or you lose 100 life."
    at_work(
        [chant("Trial", text)],
        """
        start: {A: {hand: [Trial], field: [Wolf, Bear]}}
        do:
          - {A: cannot, do: {play: Trial, choose: [2]}}
          - {A: play, card: Trial, choose: [1, 2]}
          - {resolve: all}
        expect: {A.hand: 1, A.life: 4300}
        """,
    )


def test_that_card_is_what_was_destroyed_not_what_destroyed_it() -> None:
    when = "[Trigger] When a resonator you control is destroyed by a spell or ability your opponent controls:"
    at_work(
        [chant("Moon", f"{when} Put that card from your graveyard into the field.")],
        """
        start:
          turn: B
          A: {field: [Wolf], standby: [Moon], stones: {Fire Magic Stone: 3}}
          B: {hand: [Snuff]}
        do:
          - {B: play, card: Snuff, target: A.Wolf}
          - {both: pass}
          - {A: reveal, card: Moon}
          - {resolve: all}
        expect: {A.field: [Wolf]}
        """,
    )


@pytest.mark.parametrize(("turn", "atk"), [("A", 200), ("B", 100)])
def test_the_second_card_of_ones_own_turn(turn: str, atk: int) -> None:
    text = "Whenever you draw your second card during your turn ⇒ This card gains [+100/0] until end of turn."
    at_work(
        [resonator("Reader", text), chant("Sift", "[Quickcast]", "Draw a card.")],
        f"""
        start: {{turn: {turn}, A: {{field: [Reader], hand: [Sift, Sift, Sift]}}}}
        do:
          {"- {B: pass}" if turn == "B" else ""}
          - {{A: play, card: Sift}}
          - {{resolve: all}}
          {"- {B: pass}" if turn == "B" else ""}
          - {{A: play, card: Sift}}
          - {{resolve: all}}
          {"- {B: pass}" if turn == "B" else ""}
          - {{A: play, card: Sift}}
          - {{resolve: all}}
        expect: {{A.Reader: {{atk: {atk}}}}}
        """,
    )


def test_enter_abilities_that_trigger_an_additional_time() -> None:
    at_work(
        [
            resonator("Herald", "[Enter] abilities of Valkyries you control trigger an additional time."),
            {**resonator("Maiden", "[Enter] ⇒ You gain 100 life."), "race": ["Valkyrie"]},
            resonator("Maid", "[Enter] ⇒ You gain 1000 life."),
        ],
        """
        start: {A: {field: [Herald], hand: [Maiden, Maid]}}
        do:
          - {A: play, card: Maiden}
          - {resolve: all}
          - {A: play, card: Maid}
          - {resolve: all}
        expect: {A.life: 5200}
        """,
    )


def test_a_stone_that_is_a_resonator_for_a_while() -> None:
    text = (
        "Until end of turn, target magic stone you control becomes a [600/600] Golem resonator with"
        " [Swiftness] in addition to its other types."
    )
    at_work(
        [chant("Trial", text)],
        """
        start: {A: {hand: [Trial], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: play, card: Trial, target: A.Fire Magic Stone}
          - {both: pass}
          - {expect: {A.Fire Magic Stone: {atk: 600, keywords: [swiftness], race: [Golem]}}}
          - {A: attack, card: Fire Magic Stone, object: B}
          - {finish: battle}
        expect: {B.life: 3400}
        """,
    )
