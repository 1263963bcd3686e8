"""Answers to decisions: cards, players, lists, yes and no, numbers, attributes, texts."""

from __future__ import annotations

from judge_kit import errs, fails, passes

ASKING = """
- {name: Cull, type: Chant, cost: "{1}", text: ["Destroy up to two target resonators."]}
- {name: Tithe, type: Chant, cost: "{1}", text: ["Your opponent discards two cards."]}
- {name: Seek, type: Chant, cost: "{1}",
   text: ["Search your main deck for a resonator, reveal it and put it into your hand. Then shuffle
   your main deck."]}
- {name: Omen, type: Chant, cost: "{1}", text: ["Foresee 3."]}
- {name: Reap, type: Chant, cost: "{1}", text: ["You may discard a card. If you do, draw two cards."]}
- {name: Twin, type: Resonator, cost: "{1}", atk: 100, def: 100,
   text: ["[Enter] ⇒ You gain 100 life.", "[Enter] ⇒ Draw a card."]}
- {name: Prism, type: Regalia, cost: "{1}", text: ["{Rest}: Produce one will of any attribute."]}
"""
WATCHER = """\
- {name: Watcher, type: Regalia, cost: "{1}",
   text: ["Whenever a resonator enters your field ⇒ You gain 300 life."]}
"""


def test_up_to_two_in_one_list() -> None:
    passes(
        """
        start: {A: {hand: [Cull], will: "{R}"}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Cull}
          - {A: answer, with: [B.Ogre, B.Squire]}
          - {both: pass}
        expect: {B.field: 0}
        """,
        ASKING,
    )


def test_a_shorter_list_ends_the_picking() -> None:
    passes(
        """
        start: {A: {hand: [Cull], will: "{R}"}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Cull}
          - {A: answer, with: [B.Ogre]}
          - {expect: {chase: [Cull], priority: A}}
          - {both: pass}
        expect: {B.field: [Squire]}
        """,
        ASKING,
    )
    passes(
        """
        start: {A: {hand: [Cull], will: "{R}"}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Cull, target: [B.Ogre]}
          - {both: pass}
        expect: {B.field: [Squire]}
        """,
        ASKING,
    )


def test_a_single_card_may_be_followed_by_another_or_end() -> None:
    passes(
        """
        start: {A: {hand: [Cull], will: "{R}"}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Cull}
          - {A: answer, with: B.Ogre}
          - {A: answer, with: B.Squire}
          - {both: pass}
        expect: {B.field: 0}
        """,
        ASKING,
    )
    passes(
        """
        start: {A: {hand: [Cull], will: "{R}"}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Cull}
          - {A: answer, with: B.Ogre}
          - {both: pass}
        expect: {B.field: [Squire]}
        """,
        ASKING,
    )


def test_an_empty_list_picks_nothing() -> None:
    passes(
        """
        start: {A: {hand: [Cull], will: "{R}"}, B: {field: [Ogre, Squire]}}
        do:
          - {A: play, card: Cull}
          - {A: answer, with: []}
          - {both: pass}
        expect: {B.field: 2}
        """,
        ASKING,
    )


def test_a_list_that_is_too_long() -> None:
    errs(
        """
        start: {A: {hand: [Cull], will: "{R}"}, B: {field: [Ogre, Squire, Squire]}}
        do:
          - {A: play, card: Cull}
          - {A: answer, with: [B.Ogre, B.Squire, B.Squire]}
        """,
        "the answer 'B.Squire' was not used",
        line=4,
        cards=ASKING,
    )


def test_the_other_player_answers() -> None:
    passes(
        """
        start: {A: {hand: [Tithe], will: "{R}"}, B: {hand: [Ogre, Squire, Bolt]}}
        do:
          - {A: play, card: Tithe}
          - {both: pass}
          - {expect: {decision: {player: B}}}
          - {A: cannot, do: {answer: Ogre}}
          - {B: answer, with: [Ogre, Bolt]}
        expect: {B.hand: [Squire], B.graveyard: 2}
        """,
        ASKING,
    )
    errs(
        """
        start: {A: {hand: [Tithe], will: "{R}"}, B: {hand: [Ogre, Squire, Bolt]}}
        do:
          - {A: play, card: Tithe}
          - {both: pass}
          - {A: answer, with: Ogre}
        """,
        "A has nothing to answer; B decides",
        line=5,
        cards=ASKING,
    )


def test_a_search_that_finds_something_or_nothing() -> None:
    setup = """
        start: {A: {hand: [Seek], will: "{R}", deck: [Bolt, Ogre, Squire]}}
        do:
          - {A: play, card: Seek}
          - {both: pass}
          - {A: answer, with: %s}
        expect: {A.hand: %s, A.deck: %s}
        """
    passes(setup % ("Ogre", "[Ogre]", "29"), ASKING)
    passes(setup % ("no", "0", "30"), ASKING)


def test_foresee_names_what_stays_on_top() -> None:
    passes(
        """
        start: {A: {hand: [Omen, Study], will: "{R}{U}", deck: [Bolt, Ogre, Squire]}}
        do:
          - {A: play, card: Omen}
          - {both: pass}
          - {A: answer, with: [Squire, Bolt]}
          - {expect: {priority: A, chase: 0}}
          - {A: play, card: Study}
          - {both: pass}
        expect: {A.hand: [Squire]}
        """,
        ASKING,
    )
    passes(
        """
        start: {A: {hand: [Omen], will: "{R}", deck: [Bolt, Ogre, Squire, Hush], fill: false}}
        do:
          - {A: play, card: Omen}
          - {both: pass}
          - {A: answer, with: []}
        expect: {A.deck: [Hush, Bolt, Ogre, Squire], priority: A}
        """,
        ASKING,
    )


def test_choosing_a_card_accepts_the_may_before_it() -> None:
    setup = """
        start: {A: {hand: [Reap, Ogre, Squire], will: "{R}"}}
        do:
          - {A: play, card: Reap}
          - {both: pass}
          - {expect: {decision: {kind: may}}}
          - {A: answer, with: %s}
        expect: {A.hand: %s, A.graveyard: %s}
        """
    passes(setup % ("Ogre", "3", "[Reap, Ogre]"), ASKING)
    passes(setup % ("no", "[Ogre, Squire]", "[Reap]"), ASKING)
    passes(
        """
        start: {A: {hand: [Reap, Ogre], will: "{R}"}}
        do:
          - {A: play, card: Reap}
          - {both: pass, answers: [Ogre]}
        expect: {A.hand: 2}
        """,
        ASKING,
    )


def test_which_trigger_is_played_first() -> None:
    passes(
        """
        start: {A: {hand: [Twin], will: "{R}", field: [Watcher]}}
        do:
          - {A: play, card: Twin}
          - {both: pass}
          - {expect: {decision: {player: A, kind: trigger}}}
          - {A: answer, with: Watcher}
          - {expect: {decision: {player: A, kind: trigger}, chase: [Watcher]}}
          - {A: answer, with: Twin}
        expect: {chase: [Twin, Twin, Watcher]}
        """,
        ASKING + WATCHER,
    )


def test_an_attribute_as_word_or_symbol() -> None:
    for said, will in (("fire", "{R}"), ('"{U}"', "{U}"), ("G", "{G}")):
        passes(
            f"""
            start: {{A: {{field: [Prism]}}}}
            do:
              - {{A: activate, card: Prism}}
              - {{A: answer, with: {said}}}
            expect: {{A.will: "{will}", A.Prism: {{rested: true}}}}
            """,
            ASKING,
        )
        passes(
            f"""
            start: {{A: {{field: [Prism]}}}}
            do: [{{A: activate, card: Prism, answers: [{said}]}}]
            expect: {{A.will: "{will}"}}
            """,
            ASKING,
        )


def test_nothing_to_answer() -> None:
    errs("do: [{A: answer, with: yes}]", "nothing to answer", line=1)


def test_an_answer_that_is_no_choice_names_the_choices() -> None:
    errs(
        """
        start: {A: {hand: [Bolt], will: "{R}", field: [Ogre]}}
        do:
          - {A: play, card: Bolt}
          - {A: answer, with: Ogre}
        """,
        "'Ogre' is not one of the choices; A decides (target, 903.2g): A, B",
        line=4,
    )


def test_the_rest_of_an_order_answers_nothing_that_is_asked_after_it() -> None:
    # The second ability is played silently, and asks for a target that goes by the same name.
    passes(
        """
        start: {A: {hand: [Bite], will: "{R}"}, B: {field: [Ogre]}}
        do:
          - {A: play, card: Bite}
          - {both: pass}
          - {A: answer, with: [Bite, Bite]}
          - {expect: {decision: {kind: target}}}
          - {A: answer, with: B.Ogre}
          - {resolve: all}
        expect: {A.life: 4100, B.Ogre: {damage: 100}, A.Bite: {damage: 0}}
        """,
        """
- {name: Bite, type: Resonator, cost: "{1}", atk: 300, def: 300,
   text: ["[Enter] ⇒ This card deals 100 damage to target J/resonator.", "[Enter] ⇒ You gain 100 life."]}
""",
    )


def test_a_card_that_is_not_the_one_taken_silently_accepts_no_may() -> None:
    errs(
        """
        start: {A: {hand: [Feast, Ogre], will: "{R}"}, B: {field: [Squire]}}
        do:
          - {A: play, card: Feast}
          - {both: pass}
          - {A: answer, with: B.Squire}
        """,
        "is not one of the choices",
        cards="""
- {name: Feast, type: Chant, cost: "{1}",
   text: ["You may discard a card. If you do, this card deals 100 damage to each resonator."]}
""",
    )


def test_what_triggered_is_not_on_the_chase_before_its_order_is_said() -> None:
    fails(
        """
        start: {A: {hand: [Twin], will: "{R}"}}
        do:
          - {A: play, card: Twin}
          - {both: pass}
          - {expect: {chase: [Twin, Twin]}}
        """,
        "first A decides (trigger, 603.1)",
        ASKING,
    )
