"""907: will abilities and produced will."""

from __future__ import annotations

from conformance_kit import clause, holds
from situations import choices, expect, go, pick, situation
from willpower.abilities.ability import Automatic
from willpower.abilities.effects import Produce
from willpower.abilities.nouns import You
from willpower.abilities.triggers import PlaysAbility


@clause("907.1", "907.3")
def test_an_untargeted_activate_ability_that_makes_will() -> None:
    holds("""
        cards:
          - {name: Prism, type: Regalia, cost: "{0}", text: ["{Rest}: Produce {R}."]}
          - {name: Leech, type: Regalia, cost: "{0}",
              text: ["{Rest}: Target player loses 100 life. Produce {B}."]}
        start: {A: {field: [Prism, Leech]}}
        do:
          - {A: activate, card: Prism}
          - {expect: {A.will: "{R}", chase: 0, priority: A}}
          - {A: activate, card: Leech, target: B}
          - {expect: {A.will: "{R}", chase: [Leech], B.life: 4000}}
          - {both: pass}
        expect: {A.will: "{R}{B}", B.life: 3900}
    """)


@clause("907.1")
def test_a_spell_that_makes_will_is_none() -> None:
    holds("""
        cards:
          - {name: Ritual, type: Chant, cost: "{0}", text: ["[Quickcast]", "Produce {B}{B}."]}
          - {name: Shade, type: Resonator, cost: "{B}", atk: 100, def: 100}
        start: {A: {hand: [Ritual, Shade]}}
        do:
          - {A: cannot, do: {play: Shade}, because: "903.2j"}
          - {A: play, card: Ritual}
          - {expect: {chase: [Ritual], A.will: ""}}
          - {both: pass}
          - {expect: {A.will: "{B}{B}"}}
          - {A: can, do: {play: Shade}}
    """)


ECHO = Automatic(trigger=PlaysAbility(You(), "will"), effect=Produce(("{R}",)))


@clause("907.1", "907.3")
def test_an_automatic_ability_that_a_will_ability_triggers_is_one_too() -> None:
    run = situation(
        """
        cards:
          - {name: Echo, type: Regalia, cost: "{0}"}
        start: {A: {field: [Echo], stones: {Water Magic Stone: 1}}}
        """,
        {"Echo": (ECHO,)},
    )
    pick(run, "source", "Water Magic Stone")
    assert not run.g.table.chase and not run.g.work.waiting
    expect(run, '{A.will: "{U}{R}", priority: A}')


@clause("907.1", "907.2")
def test_it_makes_its_will_also_in_the_middle_of_a_payment() -> None:
    # The will comes while the cost is paid: it is there as soon as the card is on the chase.
    run = situation(
        """
        cards:
          - {name: Echo, type: Regalia, cost: "{0}"}
          - {name: Wolf, type: Resonator, cost: "{U}{1}", atk: 100, def: 100}
        start: {A: {field: [Echo], hand: [Wolf], stones: {Water Magic Stone: 2}}}
        """,
        {"Echo": (ECHO,)},
    )
    pick(run, "play", "Wolf")
    pick(run, "activate", "Water Magic Stone")
    assert "will" in [o.kind for o in choices(run)]
    pick(run, "will")
    if choices(run, "will"):
        pick(run, "will")
    expect(run, '{chase: [Wolf], A.recovered_stones: 1, A.will: ""}')


@clause("907.1", "907.2")
def test_the_will_it_will_make_is_foreseen() -> None:
    """One stone and the ability that its will triggers pay for two; two stones make four will."""
    holds("""
        cards:
          - {name: Echo, type: Regalia, cost: "{0}",
             text: ["Whenever you play a will ability => Produce {R}."]}
          - {name: Wolf, type: Resonator, cost: "{U}{R}", atk: 100, def: 100}
          - {name: Wyrm, type: Resonator, cost: "{U}{R}{R}{1}", atk: 100, def: 100}
          - {name: Nix, type: Resonator, cost: "{U}{U}", atk: 100, def: 100}
        start: {A: {field: [Echo], hand: [Wolf, Wyrm, Nix], stones: {Water Magic Stone: 1}},
                B: {field: [Echo], hand: [Wolf], stones: {Water Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Wyrm}, because: "903.2j"}
          - {A: cannot, do: {play: Nix}, because: "903.2j"}
          - {A: play, card: Wolf}
        expect: {chase: [Wolf], A.will: "", A.recovered_stones: 0, B.will: ""}
    """)


@clause("907.1")
def test_what_something_else_triggers_uses_the_chase() -> None:
    holds("""
        cards:
          - {name: Spring, type: Regalia, cost: "{0}", text: ["Whenever you play a chant => Produce {U}."]}
          - {name: Lesson, type: Chant, cost: "{0}", text: ["Draw a card."]}
        start: {A: {field: [Spring], hand: [Lesson]}}
        do:
          - {A: play, card: Lesson}
          - {expect: {chase: [Spring, Lesson], A.will: ""}}
          - {both: pass}
        expect: {A.will: "{U}", chase: [Lesson]}
    """)


@clause("907.2")
def test_with_priority_or_while_paying_and_not_otherwise() -> None:
    # B pays while A's spell resolves, without priority.
    holds("""
        cards:
          - {name: Demand, type: Chant, cost: "{0}",
              text: ["Your opponent may pay {1}. If they don't, draw a card."]}
        start: {A: {hand: [Demand], stones: {Light Magic Stone: 1}}, B: {stones: {Water Magic Stone: 1}}}
        do:
          - {B: cannot, do: {activate: B.Water Magic Stone}, because: "602.1c"}
          - {A: play, card: Demand}
          - {both: pass, answers: [yes]}
        expect: {A.hand: 0, B.recovered_stones: 0, A.recovered_stones: 1}
    """)


@clause("907.2", "1003.5")
def test_a_will_ability_that_costs_will_helps_to_pay() -> None:
    # {1} for {R}{R}: two stones of water pay for {R}{R}{1} with it.
    holds("""
        cards:
          - {name: Kiln, type: Regalia, cost: "{0}", text: ["{1}, {Rest}: Produce {R}{R}."]}
          - {name: Drake, type: Resonator, cost: "{R}{R}{1}", atk: 100, def: 100}
          - {name: Wyrm, type: Resonator, cost: "{R}{R}{2}", atk: 100, def: 100}
        start: {A: {hand: [Drake, Wyrm], field: [Kiln], stones: {Water Magic Stone: 2}}}
        do:
          - {A: cannot, do: {play: Wyrm}, because: "903.2j"}
          - {A: play, card: Drake}
        expect: {chase: [Drake], A.recovered_stones: 0, A.Kiln: {rested: true}, A.will: ""}
    """)


@clause("907.2", "1003.5")
def test_will_abilities_feed_each_other() -> None:
    holds("""
        cards:
          - {name: Sieve, type: Regalia, cost: "{0}", text: ["{U}: Produce {G}."]}
          - {name: Press, type: Regalia, cost: "{0}", text: ["{G}, {Rest}: Produce {R}{R}."]}
          - {name: Drake, type: Resonator, cost: "{R}{R}", atk: 100, def: 100}
        start: {A: {hand: [Drake], field: [Sieve, Press], stones: {Water Magic Stone: 1}}}
        do:
          - {A: play, card: Drake}
        expect: {chase: [Drake], A.recovered_stones: 0, A.Press: {rested: true}}
    """)


@clause("907.2")
def test_a_card_with_two_will_abilities_pays_with_either() -> None:
    holds("""
        cards:
          - {name: Twin Stone, type: Special Magic Stone, text: ["{Rest}: Produce {W}.",
              "{Rest}: Produce {R}."]}
          - {name: Saint, type: Resonator, cost: "{W}", atk: 100, def: 100}
          - {name: Drake, type: Resonator, cost: "{R}", atk: 100, def: 100}
          - {name: Angel, type: Resonator, cost: "{W}{R}", atk: 100, def: 100}
        start: {A: {hand: [Saint, Drake, Angel], stones: [Twin Stone, Twin Stone]}}
        do:
          - {A: can, do: {play: Angel}}
          - {A: play, card: Drake}
          - {both: pass}
          - {A: play, card: Saint}
        expect: {chase: [Saint], A.recovered_stones: 0}
    """)
    holds("""
        cards:
          - {name: Twin Stone, type: Special Magic Stone, text: ["{Rest}: Produce {W}.",
              "{Rest}: Produce {R}."]}
          - {name: Angel, type: Resonator, cost: "{W}{R}", atk: 100, def: 100}
        start: {A: {hand: [Angel], stones: [Twin Stone]}}
        do:
          - {A: cannot, do: {play: Angel}, because: "903.2j"}
    """)


@clause("907.4")
def test_produced_will_is_kept_until_it_is_spent_or_the_rules_take_it() -> None:
    holds("""
        cards:
          - {name: Wolf, type: Resonator, cost: "{1}", atk: 100, def: 100}
        start: {A: {hand: [Wolf], stones: {Fire Magic Stone: 2}}, B: {}}
        do:
          - {A: activate, card: "A.Fire Magic Stone#1"}
          - {A: activate, card: "A.Fire Magic Stone#2"}
          - {expect: {A.will: "{R}{R}", B.will: ""}}
          - {A: play, card: Wolf}
          - {both: pass}
          - {expect: {A.will: "{R}"}}
          - {go: "A end"}
          - {go: "B main"}
        expect: {A.will: ""}
    """)


@clause("907.4")
def test_will_is_the_controllers_who_played_the_ability() -> None:
    holds("""
        cards:
          - {name: Elf, type: Resonator, cost: "{0}", atk: 100, def: 100, text: ["{Rest}: Produce {G}."]}
        start: {A: {field: [{card: Elf, owner: B}]}}
        do:
          - {A: activate, card: Elf}
        expect: {A.will: "{G}", B.will: ""}
    """)


@clause("907.5")
def test_attributes_by_symbol_and_none_by_number() -> None:
    holds("""
        cards:
          - {name: Engine, type: Regalia, cost: "{0}", text: ["{Rest}: Produce {2}."]}
          - {name: Imp, type: Resonator, cost: "{R}", atk: 100, def: 100}
          - {name: Golem, type: Resonator, cost: "{2}", atk: 100, def: 100}
        start: {A: {hand: [Imp, Golem], field: [Engine]}}
        do:
          - {A: cannot, do: {play: Imp}, because: "903.2j"}
          - {A: play, card: Golem}
          - {expect: {chase: [Golem]}}
    """)
    for symbol in "WRUGB":
        others = "".join(o for o in "WRUGB" if o != symbol)
        refused = "\n".join(
            f'          - {{A: cannot, do: {{play: Other {o}}}, because: "903.2j"}}' for o in others
        )
        cards = "\n".join(
            f'          - {{name: Other {o}, type: Chant, cost: "{{{o}}}", text: ["Draw a card."]}}'
            for o in others
        )
        holds(f"""
        cards:
          - {{name: Own, type: Chant, cost: "{{{symbol}}}", text: ["Draw a card."]}}
{cards}
        start: {{A: {{hand: [Own, {", ".join("Other " + o for o in others)}], will: "{{{symbol}}}"}}}}
        do:
{refused}
          - {{A: play, card: Own}}
        expect: {{A.will: ""}}
        """)


@clause("907.6", "907.6a", "907.6b", "1003.6", "1003.7")
def test_moon_and_time_are_characteristics() -> None:
    holds("""
        cards:
          - {name: Moonstone, type: Special Magic Stone, text: ["{Rest}: Produce {M}."]}
          - {name: Hourglass, type: Special Magic Stone, text: ["{Rest}: Produce {T}."]}
          - {name: Lunar, type: Resonator, cost: "{M}", atk: 100, def: 100}
          - {name: Clock, type: Resonator, cost: "{T}", atk: 100, def: 100}
        start: {A: {hand: [Lunar, Clock], stones: [Moonstone]}, B: {hand: [Lunar, Clock],
          stones: [Hourglass]}}
        do:
          - {A: can, do: {play: Lunar}}
          - {A: cannot, do: {play: Clock}, because: "903.2j"}
          - {A: play, card: Lunar}
          - {expect: {A.will: "", A.recovered_stones: 0}}
          - {both: pass}
          - {go: "B main"}
          - {B: cannot, do: {play: Lunar}, because: "903.2j"}
          - {B: can, do: {play: Clock}}
    """)


@clause("907.6a", "907.6b", "907.6c")
def test_will_with_a_characteristic_has_no_attribute_but_pays_free_cost() -> None:
    cards = """
        cards:
          - {name: Moonstone, type: Special Magic Stone, text: ["{Rest}: Produce {M}."]}
          - {name: Hourglass, type: Special Magic Stone, text: ["{Rest}: Produce {T}."]}
          - {name: Golem, type: Resonator, cost: "{2}", atk: 100, def: 100}
          - {name: Saint, type: Resonator, cost: "{W}", atk: 100, def: 100}
          - {name: Shade, type: Resonator, cost: "{B}", atk: 100, def: 100}
          - {name: Lunar, type: Resonator, cost: "{M}", atk: 100, def: 100}
    """
    holds(
        cards
        + """
        start: {A: {hand: [Golem, Saint, Shade], stones: [Moonstone, Hourglass]}}
        do:
          - {A: cannot, do: {play: Saint}, because: "903.2j"}
          - {A: cannot, do: {play: Shade}, because: "903.2j"}
          - {A: play, card: Golem}
        expect: {chase: [Golem]}
    """
    )
    # A card with a moon cost has no attribute by it.
    holds(
        cards
        + """
        start: {A: {hand: [Lunar], stones: [Moonstone]}}
        expect: {A.Lunar: {attribute: []}}
    """
    )


@clause("907.6c")
def test_any_attribute_is_not_moon_or_time() -> None:
    holds("""
        cards:
          - {name: Rainbow, type: Special Magic Stone, text: ["{Rest}: Produce one will of any attribute."]}
          - {name: Lunar, type: Resonator, cost: "{M}", atk: 100, def: 100}
          - {name: Clock, type: Resonator, cost: "{T}", atk: 100, def: 100}
          - {name: Shade, type: Resonator, cost: "{B}", atk: 100, def: 100}
        start: {A: {hand: [Lunar, Clock, Shade], stones: [Rainbow]}}
        do:
          - {A: cannot, do: {play: Lunar}, because: "903.2j"}
          - {A: cannot, do: {play: Clock}, because: "903.2j"}
          - {A: can, do: {play: Shade}}
    """)


def test_steps_and_options_agree() -> None:
    run = situation("start: {A: {stones: {Fire Magic Stone: 1}}}")
    go(run, "{A: activate, card: Fire Magic Stone}")
    expect(run, '{A.will: "{R}"}')


@clause("907.2")
def test_what_even_will_for_will_does_not_pay_is_not_offered() -> None:
    run = situation("""
        cards:
          - {name: Kiln, type: Regalia, cost: "{0}", text: ["{1}, {Rest}: Produce {R}{R}."]}
          - {name: Drake, type: Resonator, cost: "{R}{R}{1}", atk: 100, def: 100}
          - {name: Wyrm, type: Resonator, cost: "{R}{R}{2}", atk: 100, def: 100}
        start: {A: {hand: [Drake, Wyrm], field: [Kiln], stones: {Water Magic Stone: 2}}}
    """)
    assert [o.name for o in choices(run, "play")] == ["Drake"]


@clause("907.4")
def test_will_with_a_restriction_pays_for_nothing_else() -> None:
    holds("""
        cards:
          - {name: Forge, type: Regalia, cost: "{0}",
             text: ["{Rest}: Produce {R}. Spend this will only to play resonators."]}
          - {name: Wolf, type: Resonator, cost: "{R}", atk: 100, def: 100}
          - {name: Zap, type: Chant, cost: "{R}", text: ["You gain 100 life."]}
          - {name: Sage, type: Resonator, cost: "{1}", atk: 100, def: 100, text: ["{1}: You gain 100 life."]}
        start: {A: {hand: [Wolf, Zap], field: [Forge, Sage]}}
        do:
          - {A: cannot, do: {play: Zap}, because: "903.2j"}
          - {A: cannot, do: {activate: Sage}, because: "903.2j"}
          - {A: activate, card: Forge}
          - {A: cannot, do: {play: Zap}, because: "903.2j"}
          - {A: cannot, do: {activate: Sage}, because: "903.2j"}
          - {A: cannot, do: {standby: Zap}, because: "706.1"}
          - {A: play, card: Wolf}
        expect: {A.will: "", chase: [Wolf]}
    """)


@clause("907.1", "903.2i-iii")
def test_a_will_ability_costs_more_like_other_activate_abilities() -> None:
    holds("""
        cards:
          - {name: Tollgate, type: "Addition:Field", cost: "{1}",
              text: ["Your opponent pays {1} more to play activate abilities of resonators they control."]}
          - {name: Farmer, type: Resonator, cost: "{1}", atk: 300, def: 300, text: ["{Rest}: Produce {G}."]}
        start:
          A: {field: [Tollgate]}
          B: {field: [Farmer, Farmer], stones: {Fire Magic Stone: 1}}
        do:
          - {A: pass}
          - {B: activate, card: B.Farmer#1}
          - {expect: {B.will: "{G}", B.recovered_stones: 0}}
          - {B: activate, card: B.Farmer#2}
          - {expect: {B.will: "{G}"}}
          - {B: pass}
          - {A: pass}
    """)


@clause("907.1", "907.2", "907.3")
def test_what_triggers_by_the_will_of_a_will_ability_and_makes_will_is_one_too() -> None:
    holds("""
        cards:
          - {name: Overflow, type: Regalia, cost: "{0}",
              text: ["Whenever you produce will with a magic stone => Produce {1}."]}
          - {name: Ogre, type: Resonator, cost: "{R}{1}", atk: 800, def: 800}
        start: {A: {field: [Overflow], stones: {Fire Magic Stone: 1}, hand: [Ogre]}}
        do:
          - {A: play, card: Ogre}
        expect: {chase: [Ogre], A.will: ""}
    """)


@clause("907.1", "907.2", "903.2j")
def test_an_ability_that_adds_will_twice_each_turn_adds_it_twice() -> None:
    holds("""
        cards:
          - {name: Spring, type: Regalia, cost: "{0}", text: ["Whenever you produce will with a magic
              stone => Produce {G}. This ability triggers only twice per turn."]}
          - {name: Five, type: Chant, cost: "{5}", text: ["You gain 500 life."]}
          - {name: Six, type: Chant, cost: "{6}", text: ["You gain 600 life."]}
        start: {A: {field: [Spring], hand: [Five, Six], stones: {Fire Magic Stone: 3}}}
        do:
          - {A: cannot, do: {play: Six}, because: "903.2j"}
          - {A: play, card: Five}
          - {both: pass}
        expect: {A.life: 4500, A.will: "", A.recovered_stones: 0}
    """)


@clause("907.1", "907.2")
def test_two_will_at_once_are_two_of_a_limit() -> None:
    holds("""
        cards:
          - {name: Spring, type: Regalia, cost: "{0}", text: ["Whenever you produce will with a magic
              stone => Produce {G}. This ability triggers only twice per turn."]}
          - {name: Twin Stone, type: Special Magic Stone, text: ["{Rest}: Produce {R}{R}."]}
          - {name: Four, type: Chant, cost: "{R}{R}{G}{G}", text: ["You gain 500 life."]}
          - {name: Seven, type: Chant, cost: "{7}", text: ["You gain 600 life."]}
        start: {A: {field: [Spring], hand: [Four, Seven], stones: {Twin Stone: 2}}}
        do:
          - {A: cannot, do: {play: Seven}}
          - {A: play, card: Four}
          - {both: pass}
        expect: {A.life: 4500, A.will: "", A.recovered_stones: 1}
    """)
