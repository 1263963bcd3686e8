"""What words point at where two things could be meant, at work; and texts that nobody could play as they
say."""

import pytest

from language.kit import abilities, compiled
from language.test_at_work import Entry, at_work, chant, resonator
from willpower.language.telling import tell

AWAKENED = (
    ("put two [+100/+100] counters on it instead", {"counters": '{"+100/+100": 2}'}),
    ("destroy it instead", {"zone": "graveyard"}),
    ("banish it instead", {"zone": "graveyard"}),
    ("it gains [+800/+0] until end of turn instead", {"atk": "1100"}),
)


@pytest.mark.parametrize(("then", "expected"), AWAKENED)
def test_what_is_done_in_the_field_is_done_to_no_chant(then: str, expected: dict[str, str]) -> None:
    """B17: after "if this card was awakened" "it" is the target where a chant could not be meant."""
    text = f"Target resonator gains [+500/+500] until end of turn. If this card was awakened, {then}."
    wanted = ", ".join(f"{name}: {value}" for name, value in expected.items())
    at_work(
        [chant("Sword", text, "[Awakening] {1}: Draw a card.")],
        f"""
        start: {{A: {{hand: [Sword], field: [Wolf], stones: {{Light Magic Stone: 1}}}}}}
        do:
          - {{A: play, card: Sword, target: A.Wolf, awaken: true}}
          - {{both: pass}}
        expect: {{A.Wolf: {{{wanted}}}}}
        """,
    )


@pytest.mark.parametrize(("awaken", "life"), ((True, 4300), (False, 3700)))
def test_gaining_that_much_life_instead_leaves_the_rest_of_the_text(awaken: bool, life: int) -> None:
    """B13: it stands in the place of losing life, not of the whole text."""
    pact = chant(
        "Pact",
        "Destroy target resonator. You lose life equal to its ATK.",
        "[Awakening] {1}: You gain that much life instead.",
    )
    at_work(
        [pact],
        f"""
        start: {{A: {{hand: [Pact], stones: {{Light Magic Stone: 1}}}}, B: {{field: [Wolf]}}}}
        do:
          - {{A: play, card: Pact, target: B.Wolf{", awaken: true" if awaken else ""}}}
          - {{both: pass}}
        expect: {{B.Wolf: {{zone: graveyard}}, A.life: {life}}}
        """,
    )


def test_which_of_several_instructions_is_replaced_must_be_known() -> None:
    text = ("Destroy target resonator. You lose 300 life.", "[Awakening] {1}: Draw a card instead.")
    assert not compiled(*text, chant=True).understood
    assert compiled("Draw a card. You lose 300 life.", text[1], chant=True).understood


@pytest.mark.parametrize(("before", "drawn"), ((0, 0), (100, 1)))
def test_damaged_is_what_a_card_was_before_the_damage(before: int, drawn: int) -> None:
    mane = resonator("Mane", "Whenever this card deals damage to a damaged J/resonator ⇒ Draw a card.")
    at_work(
        [mane],
        f"""
        start:
          A: {{field: [Mane], hand: []}}
          B: {{field: [{{card: Bear, rested: true, damage: {before}}}]}}
        do:
          - {{A: attack, card: Mane, object: B.Bear}}
          - {{finish: battle}}
        expect: {{A.hand: {drawn}, B.Bear: {{damage: {before + 100}}}}}
        """,
    )


@pytest.mark.parametrize(("before", "drawn"), ((0, 0), (100, 1)))
def test_a_damaged_card_that_is_dealt_damage(before: int, drawn: int) -> None:
    salve = resonator("Salve", "Whenever a damaged resonator you control is dealt damage ⇒ Draw a card.")
    at_work(
        [salve, chant("Prick", "This card deals 100 damage to target resonator.")],
        f"""
        start: {{A: {{field: [Salve, {{card: Bear, damage: {before}}}], hand: [Prick]}}}}
        do:
          - {{A: play, card: Prick, target: A.Bear}}
          - {{both: pass}}
          - {{resolve: all}}
        expect: {{A.hand: {drawn}}}
        """,
    )


ATTACKERS = (
    "Resonators without [Flying] cannot attack you unless their controller pays {1} for each attacking "
    "resonator.",
    "Resonators cannot attack you unless their controllers pay {1} for each attacker.",
    "Resonators your opponent controls cannot attack you unless your opponent pays {1} for each resonator "
    "attacking you.",
)


@pytest.mark.parametrize("text", ATTACKERS)
def test_what_is_paid_for_each_attacker_is_paid_for_the_one_that_is_to_attack(text: str) -> None:
    """803.5: it does not attack yet when it is paid."""
    at_work(
        [resonator("Moat", text)],
        """
        start: {A: {field: [Wolf, Bear], stones: {Light Magic Stone: 1}}, B: {field: [Moat]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {finish: battle}
          - {A: cannot, do: {attack: Bear, object: B}, because: "803.5"}
        expect: {A.recovered_stones: 0}
        """,
    )


def test_choosing_the_cards_instead_is_choosing_what_is_discarded() -> None:
    text = (
        "Your opponent chooses and discards two cards. If you control a Beast, look at your opponent's hand "
        "and choose those cards instead."
    )
    at_work(
        [chant("Lament", text)],
        """
        start: {A: {hand: [Lament], field: [Wolf]}, B: {hand: [Rock, Ogre, Bear]}}
        do:
          - {A: play, card: Lament}
          - {both: pass, answers: [[Ogre, Bear]]}
        expect: {B.hand: [Rock]}
        """,
    )


def test_there_is_nothing_to_choose_of_those_cards() -> None:
    text = "Your opponent discards two cards. If you control a Beast, you choose those cards."
    assert not compiled(text, chant=True).understood


LATER = (
    "Banish a resonator: Destroy target resonator with total cost less than or equal to the banished "
    "resonator's total cost.",
    "Rest a recovered resonator you control: Another target resonator gains [Flying] until end of turn.",
)


@pytest.mark.parametrize("text", LATER)
def test_what_only_the_cost_would_tell_is_no_target(text: str) -> None:
    """903.2g, 903.2j: targets are chosen before the cost is paid."""
    assert not compiled(text).understood
    assert compiled(text.replace("Another target", "Target").partition(" with total")[0]).understood


def test_an_additional_cost_tells_of_no_target_either() -> None:
    cost = "As an additional cost to play this card, banish any number of gems."
    effect = (
        "Destroy target resonator with total cost less than or equal to the number of gems banished this way."
    )
    assert not compiled(cost, effect, chant=True).understood


GROWING = (
    "At the beginning of your recovery phase, put a growth counter on this card. Added resonator gains "
    "[+100/+100] for each growth counter on this card.",
    "{0}: Put a growth counter on this card. This card gains [+100/+100] for each growth counter on it.",
)


@pytest.mark.parametrize("text", GROWING)
def test_what_a_card_gains_for_its_counters_it_has_once(text: str) -> None:
    """Without a duration it is an ability of its own, not done again each time."""
    told = tell(abilities(text))
    assert len(told) == 2
    assert told[1].endswith("for each growth counter on *this card*.") or "this card." in told[1]


def test_two_growth_counters_are_two_hundred() -> None:
    vine: Entry = resonator("Vine", GROWING[1])
    at_work(
        [vine],
        """
        start: {A: {field: [Vine]}}
        do:
          - {A: activate, card: Vine}
          - {both: pass}
          - {A: activate, card: Vine}
          - {both: pass}
        expect: {A.Vine: {atk: 300}}
        """,
    )


def test_the_source_of_a_cancelled_ability_is_destroyed() -> None:
    """912.1: "it" is the card that was asked about, not the ability."""
    at_work(
        [
            chant(
                "Knot",
                "[Quickcast]",
                "Cancel target activate ability. If its source is a resonator, destroy it.",
            ),
            resonator("Imp", "{0}: Draw a card."),
            {"name": "Lamp", "type": "Regalia", "cost": "{0}", "text": ["{0}: Draw a card."]},
        ],
        """
        start: {A: {field: [Imp, Lamp], hand: []}, B: {hand: [Knot, Knot]}}
        do:
          - {A: activate, card: Imp}
          - {A: pass}
          - {B: play, card: Knot, target: Imp}
          - {resolve: all}
          - {expect: {A.Imp: {zone: graveyard}, A.hand: 0}}
          - {A: activate, card: Lamp}
          - {A: pass}
          - {B: play, card: Knot, target: Lamp}
          - {resolve: all}
        expect: {A.Lamp: {zone: field}, A.hand: 0}
        """,
    )


def test_both_become_those_of_the_chosen_card() -> None:
    text = (
        "As this card enters your field, you may choose a resonator. If you do, this card's ATK and DEF "
        "become equal to the ATK and DEF of that resonator."
    )
    at_work(
        [resonator("Twin", text)],
        """
        start: {A: {hand: [Twin, Twin], field: [Bear]}}
        do:
          - {A: play, card: Twin}
          - {both: pass, answers: ["yes"]}
          - {expect: {A.Twin: {atk: 600, def: 600}}}
          - {A: play, card: Twin#2}
          - {both: pass, answers: ["no"]}
        expect: {A.Twin#2: {atk: 100, def: 100}}
        """,
    )


def test_a_target_becomes_as_this_card_is() -> None:
    text = "{0}: Target resonator's ATK and DEF become equal to this card's ATK and DEF until end of turn."
    at_work(
        [resonator("Mirror", text)],
        """
        start: {A: {field: [Mirror, Bear]}}
        do:
          - {A: activate, card: Mirror, target: A.Bear}
          - {both: pass}
        expect: {A.Bear: {atk: 100, def: 100}}
        """,
    )


OFTEN = (
    "Each turn, this card can block up to two times.",
    "This card can block up to two J/resonators each turn.",
    "This card can block twice each turn.",
)


@pytest.mark.parametrize("text", OFTEN)
def test_two_such_texts_make_no_more_of_it(text: str) -> None:
    """804.3: so often in all, though it is rested by then."""
    at_work(
        [resonator("Gate", text, text, defense=5000)],
        """
        start: {A: {field: [Wolf, Bear, Ogre]}, B: {field: [Gate]}}
        do:
          - {A: attack, card: Wolf, object: B}
          - {B: block, card: Gate}
          - {finish: battle}
          - {A: attack, card: Bear, object: B}
          - {B: block, card: Gate}
          - {finish: battle}
          - {A: attack, card: Ogre, object: B}
          - {B: cannot, do: {block: Gate}, because: "804.3"}
          - {finish: battle}
        expect: {B.life: 3100}
        """,
    )


def test_the_weather_clears_where_more_damage_is_dealt() -> None:
    text = (
        "This card deals 300 damage to target J/resonator. If you control a Beast, it deals 500 damage "
        "and you gain 300 life instead."
    )
    at_work(
        [chant("Geyser", text)],
        """
        start: {A: {hand: [Geyser, Geyser], field: [Wolf]}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Geyser, target: B.Ogre}
          - {both: pass}
          - {expect: {B.Ogre: {damage: 500}, A.life: 4300}}
          - {A: play, card: Geyser, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {zone: graveyard}, A.life: 4600}
        """,
    )


RATHER = (
    ("You may rest two recovered resonators you control rather than pay this cost.", "{rested: true}"),
    ("Rather than paying this cost, you may banish two resonators.", "{zone: graveyard}"),
    ("If you control a Beast, you may banish two resonators rather than pay this cost.", "{zone: graveyard}"),
)


@pytest.mark.parametrize(("text", "left"), RATHER)
def test_something_else_is_paid_for_the_judgment(text: str, left: str) -> None:
    """1408.1: it is another [Judgment], of which one is played."""
    queen = {
        "name": "Queen",
        "type": "Ruler",
        "text": [f"[Judgment] {{B}}{{B}}. {text}"],
        "back": {"name": "Empress", "type": "J-ruler", "atk": 800, "def": 800, "text": []},
    }
    for field, step in (("[Wolf]", "{A: cannot, do: {judgment: true}}"), ("[Wolf, Bear]", "{A: judgment}")):
        played = field != "[Wolf]"
        at_work(
            [queen],
            f"""
            start: {{A: {{ruler: Queen, field: {field}}}}}
            do:
              - {step}
              - {{resolve: all}}
            expect: {{A.Wolf: {left if played else "{zone: field}"}}}
            """,
        )
    at_work(
        [queen],
        """
        start: {A: {ruler: Queen, stones: {Darkness Magic Stone: 2}}}
        do:
          - {A: judgment}
          - {resolve: all}
        expect: {A.recovered_stones: 0, A.field: [Empress]}
        """,
    )
