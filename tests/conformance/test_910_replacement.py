"""910: replacement and prevention effects."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds

CARDS = """\
cards:
  - {name: Wolf, type: Resonator, cost: "{1}", race: [Beast], atk: 400, def: 400}
  - {name: Cairn, type: Regalia, cost: "{1}",
     text: ["If a resonator would be put into a graveyard from the field, remove it from the game instead."]}
  - {name: Bog, type: Regalia, cost: "{1}",
     text: ["If a resonator would be put into a graveyard from the field,
             put it on the bottom of its owner's deck instead."]}
  - {name: Crypt, type: Regalia, cost: "{1}",
     text: ["Whenever a resonator is put into a graveyard from the field => You gain 100 life."]}
  - {name: Library, type: Regalia, cost: "{1}",
     text: ["If you would draw a card, you gain 100 life instead."]}
  - {name: Archive, type: Regalia, cost: "{1}",
     text: ["If you would draw a card, you lose 100 life instead."]}
  - {name: Reader, type: Regalia, cost: "{1}", text: ["Whenever you draw a card => You gain 500 life."]}
  - {name: Study, type: Chant, cost: "{0}", text: ["Target player draws a card."]}
  - {name: Ruin, type: Chant, cost: "{0}", text: ["[Quickcast]", "Destroy target resonator."]}
  - {name: Bolt, type: Chant, cost: "{0}", text: ["This card deals 300 damage to target player."]}
  - {name: Spike, type: Chant, cost: "{0}", text: ["This card deals 200 damage to target resonator."]}
  - {name: Amplifier, type: Regalia, cost: "{1}",
     text: ["If a card you control would deal damage, it deals double that much instead."]}
  - {name: Whetstone, type: Regalia, cost: "{1}",
     text: ["If a card you control would deal damage, it deals that much + 100 instead."]}
  - {name: Padding, type: Regalia, cost: "{1}", text: ["If damage would be dealt to you, prevent 100 of it."]}
  - {name: Shield, type: Chant, cost: "{0}",
     text: ["[Quickcast]", "Prevent the next 300 damage that would be dealt to target player this turn."]}
  - {name: Phoenix, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["If this card would be destroyed, you may discard a card instead."]}
  - {name: Lizard, type: Resonator, cost: "{1}", atk: 300, def: 300,
     text: ["If this card would be destroyed, rest it instead."]}
"""


def with_cards(rest: str) -> None:
    holds(CARDS + dedent(rest))


@clause("910.1")
def test_what_is_replaced_never_happens() -> None:
    with_cards("""
        start: {A: {field: [Cairn, Crypt, Wolf], hand: [Ruin]}}
        do:
          - {A: play, card: Ruin, target: A.Wolf}
          - {both: pass}
        expect: {A.Wolf: {zone: removed}, A.life: 4000, chase: 0}
    """)


@clause("910.1")
def test_a_replaced_draw_is_no_draw() -> None:
    with_cards("""
        start: {A: {field: [Library, Reader], hand: [Study]}}
        do:
          - {A: play, card: Study, target: A}
          - {resolve: all}
        expect: {A.hand: 0, A.life: 4100}
    """)


@clause("910.1")
def test_a_replaced_destruction_is_none() -> None:
    with_cards("""
        start: {A: {field: [Lizard, Crypt], hand: [Ruin]}}
        do:
          - {A: play, card: Ruin, target: A.Lizard}
          - {both: pass}
        expect: {A.Lizard: {zone: field, rested: true}, A.life: 4000, chase: 0}
    """)


@clause("910.2")
def test_the_controller_of_the_card_chooses() -> None:
    # A destroys B's resonator; both effects are A's; B, who controls the card that would move, chooses.
    with_cards("""
        start: {A: {field: [Cairn, Bog], hand: [Ruin]}, B: {field: [Wolf], deck: []}}
        do:
          - {A: play, card: Ruin, target: B.Wolf}
          - {both: pass}
          - {expect: {decision: {player: B, kind: replacement}}}
          - {B: answer, with: Bog}
        expect: {B.Wolf: {zone: deck}}
    """)


@clause("910.2")
def test_the_other_choice_leaves_nothing_for_the_second_effect() -> None:
    with_cards("""
        start: {A: {field: [Cairn, Bog], hand: [Ruin]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Ruin, target: B.Wolf}
          - {both: pass}
          - {B: answer, with: Cairn}
        expect: {B.Wolf: {zone: removed}}
    """)


@clause("910.2")
def test_the_player_of_the_situation_chooses() -> None:
    # A's chant lets B draw: the draw is B's.
    with_cards("""
        start: {A: {hand: [Study]}, B: {field: [Library, Archive]}}
        do:
          - {A: play, card: Study, target: B}
          - {both: pass}
          - {expect: {decision: {player: B, kind: replacement}}}
          - {B: answer, with: Archive}
        expect: {B.life: 3900, B.hand: 0}
    """)


@clause("910.2a")
def test_of_damage_what_prevents_comes_last() -> None:
    with_cards("""
        start: {A: {field: [Amplifier], hand: [Bolt]}, B: {hand: [Shield]}}
        do:
          - {A: pass}
          - {B: play, card: Shield, target: B}
          - {both: pass}
          - {A: play, card: Bolt, target: B}
          - {both: pass}
        expect: {B.life: 3700, chase: 0}
    """)


@clause("910.2a")
def test_the_controller_of_the_damage_chooses_among_those_that_do_not_prevent() -> None:
    with_cards("""
        start: {A: {field: [Amplifier, Whetstone], hand: [Bolt]}, B: {field: [Padding]}}
        do:
          - {A: play, card: Bolt, target: B}
          - {both: pass}
          - {expect: {decision: {player: A, kind: replacement}}}
          - {A: cannot, do: {answer: Padding}}
          - {A: answer, with: Whetstone}
        expect: {B.life: 3300}
    """)


@clause("910.2a")
def test_the_controller_of_the_damage_may_double_first() -> None:
    with_cards("""
        start: {A: {field: [Amplifier, Whetstone], hand: [Bolt]}, B: {field: [Padding]}}
        do:
          - {A: play, card: Bolt, target: B}
          - {both: pass}
          - {A: answer, with: Amplifier}
        expect: {B.life: 3400}
    """)


@clause("910.2a")
def test_the_damaged_player_chooses_among_those_that_prevent() -> None:
    # 300 damage: the shield first uses up 300, the padding first leaves 100 of the shield.
    with_cards("""
        start: {A: {hand: [Bolt, Bolt]}, B: {field: [Padding], hand: [Shield]}}
        do:
          - {A: pass}
          - {B: play, card: Shield, target: B}
          - {both: pass}
          - {A: play, card: Bolt, target: B}
          - {both: pass}
          - {expect: {decision: {player: B, kind: replacement}}}
          - {B: answer, with: Padding}
          - {expect: {B.life: 4000}}
          - {A: play, card: Bolt, target: B}
          - {both: pass}
        expect: {B.life: 3900}
    """)


@clause("910.2a")
def test_the_controller_of_the_damaged_card_chooses() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 900}
          - {name: Mail, type: Regalia, cost: "{1}",
             text: ["If a resonator would be dealt damage, prevent 100 of it."]}
          - {name: Spike, type: Chant, cost: "{0}", text: ["This card deals 300 damage to target resonator."]}
          - {name: Aegis, type: Chant, cost: "{0}",
             text: ["Prevent the next 300 damage that would be dealt to target resonator this turn."]}
        start: {A: {field: [Mail], hand: [Spike, Aegis]}, B: {field: [Wolf]}}
        do:
          - {A: play, card: Aegis, target: B.Wolf}
          - {both: pass}
          - {A: play, card: Spike, target: B.Wolf}
          - {both: pass}
          - {expect: {decision: {player: B, kind: replacement}}}
          - {B: answer, with: Mail}
        expect: {B.Wolf: {damage: 0}}
    """)


@clause("910.3")
def test_each_effect_applies_once() -> None:
    with_cards("""
        start: {A: {field: [Amplifier, Amplifier], hand: [Bolt]}}
        do:
          - {A: play, card: Bolt, target: B}
          - {both: pass}
        expect: {B.life: 2800}
    """)


@clause("910.3")
def test_what_happens_instead_is_not_replaced_by_the_same_effect_again() -> None:
    holds("""
        cards:
          - {name: Well, type: Regalia, cost: "{1}",
             text: ["If you would draw a card, draw two cards instead."]}
          - {name: Study, type: Chant, cost: "{0}", text: ["Draw a card."]}
        start: {A: {field: [Well], hand: [Study]}}
        do:
          - {A: play, card: Study}
          - {both: pass}
        expect: {A.hand: 2}
    """)


@clause("910.3")
def test_it_must_replace() -> None:
    with_cards("""
        start: {A: {field: [Lizard], hand: [Ruin]}}
        do:
          - {A: play, card: Ruin, target: A.Lizard}
          - {both: pass}
          - {expect: {decision: {player: A, kind: priority}}}
        expect: {A.Lizard: {zone: field, rested: true}}
    """)


@clause("910.3")
def test_unless_it_lets_the_player_choose() -> None:
    with_cards("""
        start: {A: {field: [Phoenix, Phoenix], hand: [Ruin, Ruin, Wolf]}}
        do:
          - {A: play, card: Ruin, target: "A.Phoenix#1"}
          - {both: pass}
          - {expect: {decision: {player: A, kind: may}}}
          - {A: answer, with: "no"}
          - {expect: {"A.Phoenix#1": {zone: graveyard}}}
          - {A: play, card: Ruin, target: "A.Phoenix#2"}
          - {both: pass}
          - {A: answer, with: "yes"}
        expect: {"A.Phoenix#2": {zone: field}, A.hand: 0}
    """)


@clause("910.1", "1014.1")
def test_who_gets_the_damage_instead_is_chosen_by_the_controller_of_the_effect() -> None:
    holds("""
        cards:
          - {name: Banner, type: Addition, cost: "{1}",
             text: ["If damage would be dealt to you, it is dealt to a resonator you control instead."]}
          - {name: Ox, type: Resonator, cost: "{0}", atk: 500, def: 500}
          - {name: Eel, type: Resonator, cost: "{0}", atk: 500, def: 500}
          - {name: Bolt, type: Chant, cost: "{0}", text: ["This card deals 300 damage to target player."]}
        start: {A: {field: [Banner, Ox, Eel]}, B: {hand: [Bolt, Bolt], field: [Ox]}, turn: B}
        do:
          - {B: play, card: Bolt, target: A}
          - {both: pass}
          - {expect: {decision: {player: A, kind: cards}}}
          - {A: cannot, do: {answer: B.Ox}}
          - {A: answer, with: Eel}
        expect: {A.life: 4000, A.Eel: {damage: 300}, A.Ox: {damage: 0}}
    """)


@clause("910.1", "104.2")
def test_without_anybody_to_get_it_the_damage_is_dealt() -> None:
    holds("""
        cards:
          - {name: Banner, type: Addition, cost: "{1}",
             text: ["If damage would be dealt to you, it is dealt to a resonator you control instead."]}
          - {name: Bolt, type: Chant, cost: "{0}", text: ["This card deals 300 damage to target player."]}
        start: {A: {field: [Banner], hand: [Bolt]}}
        do:
          - {A: play, card: Bolt, target: A}
          - {both: pass}
        expect: {A.life: 3700}
    """)


@clause("910.1", "902.2")
def test_a_chant_replaces_the_damage_it_would_deal() -> None:
    holds("""
        cards:
          - {name: Twin, type: Chant, cost: "{0}", text: ["This card deals 200 damage to target player.",
              "If this card would deal damage, it deals twice that much damage instead."]}
        start: {A: {hand: [Twin]}}
        do:
          - {A: play, card: Twin, target: B}
          - {both: pass}
        expect: {B.life: 3600}
    """)


@clause("910.1", "910.2", "910.3")
def test_a_guardian_goes_for_one_of_two_that_would_be_destroyed_at_once() -> None:
    holds("""
        cards:
          - {name: Guard, type: Regalia, cost: "{0}", text: ["If a resonator you control would be
              destroyed, you may banish this card instead."]}
          - {name: Ox, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Cow, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Wipe, type: Chant, cost: "{0}", text: ["Destroy all resonators."]}
        start: {A: {hand: [Wipe]}, B: {field: [Guard, Ox, Cow]}}
        do:
          - {A: play, card: Wipe}
          - {both: pass}
          - {B: answer, with: yes}
        expect: {B.field: 1, B.graveyard: 2}
    """)


@clause("910.1", "910.3", "104.2")
def test_a_card_discarded_for_one_is_not_discarded_for_the_other() -> None:
    holds("""
        cards:
          - {name: Martyr, type: Regalia, cost: "{0}", text: ["If a resonator you control would be
              destroyed, you may discard a card instead."]}
          - {name: Ox, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Cow, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Wipe, type: Chant, cost: "{0}", text: ["Destroy all resonators."]}
        start: {A: {hand: [Wipe]}, B: {field: [Martyr, Ox, Cow], hand: [Filler]}}
        do:
          - {A: play, card: Wipe}
          - {both: pass}
          - {B: answer, with: yes}
        expect: {B.field: [Martyr, Ox], B.hand: 0}
    """)


@clause("910.1", "910.3", "1022.1")
def test_each_of_two_takes_a_counter_if_there_are_two() -> None:
    holds("""
        cards:
          - {name: Totem, type: Regalia, cost: "{0}", text: ["If a resonator you control would be
              destroyed, you may remove a charge counter from this card instead."]}
          - {name: Ox, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Cow, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Wipe, type: Chant, cost: "{0}", text: ["Destroy all resonators."]}
        start: {A: {hand: [Wipe, Wipe]}, B: {field: [{card: Totem, counters: {charge: 3}}, Ox, Cow]}}
        do:
          - {A: play, card: Wipe}
          - {both: pass}
          - {B: answer, with: yes}
          - {B: answer, with: yes}
          - {expect: {B.field: [Totem, Ox, Cow], B.Totem: {counters: {charge: 1}}}}
          - {A: play, card: Wipe}
          - {both: pass}
          - {B: answer, with: yes}
        expect: {B.field: [Totem, Ox], B.Totem: {counters: {}}}
    """)


@clause("910.1")
def test_who_would_have_put_a_card_somewhere_has_not_done_so() -> None:
    cards = """
        cards:
          - {name: Exile, type: Resonator, cost: "{1}", atk: 300, def: 300,
             text: ["If this card would leave the field for a non-field zone, remove it from the game
                 instead."]}
          - {name: Ox, type: Resonator, cost: "{0}", atk: 300, def: 300}
          - {name: Recall, type: Chant, cost: "{0}",
             text: ["Return target resonator to its owner's hand. If you do, you gain 500 life."]}
          - {name: Sink, type: Chant, cost: "{0}", text: ["Put target resonator on the bottom of its owner's
              deck. If you do, you gain 500 life."]}
    """
    for spell in ("Recall", "Sink"):
        for animal, life in (("Exile", 4000), ("Ox", 4500)):
            holds(
                dedent(cards)
                + dedent(f"""
                start: {{A: {{hand: [{spell}], field: [{animal}]}}}}
                do: [{{A: play, card: {spell}}}, {{both: pass}}]
                expect: {{A.life: {life}}}
            """)
            )
