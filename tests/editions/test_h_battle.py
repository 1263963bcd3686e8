"""Battle and skills in the editions (switches H)."""

from __future__ import annotations

from textwrap import dedent

from edition_kit import by_edition, comes_to, switch
from situations import card, choices, go, pick, situation
from willpower.abilities.ability import Continuous
from willpower.abilities.nouns import This
from willpower.abilities.statics import Gains, LoseValues
from willpower.abilities.symbols import GRAVEYARD, ZONE_NAME
from willpower.judge.running.runner import Run

CARDS = """
    cards:
      - {name: Lancer, type: Resonator, atk: 1000, def: 1000, text: ["[Pierce]"]}
      - {name: Wall, type: Resonator, atk: 100, def: 800}
      - {name: Squire, type: Resonator, atk: 300, def: 300}
      - {name: Duelist, type: Resonator, atk: 500, def: 500, text: ["[First Strike]"]}
      - {name: Archer, type: Resonator, atk: 300, def: 500, text: ["[Precision]"]}
      - {name: Bomb, type: Resonator, atk: 100, def: 100, text: ["[Explode]"]}
      - {name: Bolt, type: "Spell:Chant-Instant", text: ["This card deals 300 damage to target player."]}
      - {name: Charm, type: "Spell:Chant-Instant",
         text: ["Gain control of target resonator until end of turn."]}
      - {name: Hide, type: "Spell:Chant-Instant",
         text: ["Return target resonator to its owner's hand."]}
"""


@switch("forced_attackers")
@by_edition(("2.0", "can"), ("5.12 Bifrost", "cannot"), ("8.01", "cannot"))
def test_a_card_that_must_attack(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Fury, type: Resonator, atk: 500, def: 500, text: ["This card must attack if able."]}
        start: {turn: A, A: {field: [Fury]}}
        do:
          - {A: OUTCOME, do: {pass: true}}
          - {A: OUTCOME, do: {forfeit: true}}
    """
    comes_to(edition, text, outcome)


@switch("zero_def")
@by_edition(("2.0", "graveyard"), ("5.12 Bifrost", "graveyard"), ("8.01", "field"))
def test_a_resonator_without_def(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Idol, type: "Addition:Field", cost: "{W}"}
          - {name: Wake, type: "Spell:Chant",
             text: ["Target addition gains the resonator type until end of turn."]}
        start: {turn: A, A: {field: [Idol], hand: [Wake]}}
        do:
          - {A: play, card: Wake, target: A.Idol}
          - {resolve: all}
        expect: {A.Idol: {zone: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("battle_needs_values")
@by_edition(("2.0", "can"), ("5.12 Bifrost", "can"), ("8.01", "cannot"))
def test_a_resonator_without_atk_attacks(edition: str, outcome: str) -> None:
    text = f"""
        edition: "{edition}"
        cards:
          - {{name: Ghost, type: Resonator, atk: 500, def: 500}}
        start: {{turn: A, A: {{field: [Ghost]}}}}
    """
    faded = Continuous(paragraph=1, effects=(Gains(This(), (LoseValues(True, False),)),))
    run = situation(text, {"Ghost": (faded,)})
    go(run, f"{{A: {outcome}, do: {{attack: Ghost, object: B}}}}")


@switch("attacker_stops")
@by_edition(("2.0", "3700"), ("5.12 Bifrost", "3700"), ("8.01", "4000"))
def test_the_attacking_card_changes_hands(edition: str, outcome: str) -> None:
    passing = "- {A: pass}"
    text = f"""
        start: {{turn: A, A: {{field: [Squire]}}, B: {{hand: [Charm]}}}}
        do:
          - {{A: attack, card: Squire, object: B}}
          {passing}
          - {{B: play, card: Charm, target: A.Squire}}
          - {{resolve: all}}
          - {{finish: battle}}
        expect: {{B.life: OUTCOME}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("blocker_stops")
@by_edition(("2.0", "4000"), ("5.12 Bifrost", "4000"), ("8.01", "3500"))
def test_the_blocking_card_changes_hands(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {field: [Duelist], hand: [Charm]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Duelist, object: B}
          - {B: block, card: Wall}
          - {A: play, card: Charm, target: B.Wall}
          - {resolve: all}
          - {finish: battle}
        expect: {B.life: OUTCOME}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("precision_rests")
@by_edition(("2.0", "true"), ("5.12 Bifrost", "false"), ("8.01", "false"))
def test_a_recovered_card_is_attacked(edition: str, outcome: str) -> None:
    # 2.0 rests it as blocks are declared, so it declares none itself (6.2, 8.4.2).
    text = """
        start: {turn: A, A: {field: [Archer]}, B: {field: [Wall]}}
        do:
          - {A: attack, card: Archer, object: B.Wall}
          - {B: cannot, do: {block: Wall}}
          - {B: no block}
          - {expect: {B.Wall: {rested: OUTCOME}}}
          - {finish: battle}
        expect: {B.Wall: {damage: 300}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("attacked_may_block")
@by_edition(("2.0", "can"), ("5.12 Bifrost", "cannot"), ("8.01", "cannot"))
def test_an_attacked_card_that_may_block_while_rested(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Squire, type: Resonator, atk: 300, def: 300}
          - {name: Watch, type: Resonator, atk: 100, def: 800,
             text: ["[Continuous] This card can block while rested."]}
        start: {turn: A, A: {field: [Squire]}, B: {field: [{card: Watch, rested: true}]}}
        do:
          - {A: attack, card: Squire, object: B.Watch}
          - {B: OUTCOME, do: {block: Watch}}
    """
    comes_to(edition, text, outcome)


@switch("first_strike")
@by_edition(("2.0", False), ("5.12 Bifrost", True), ("8.01", True))
def test_first_strike_has_a_step_of_its_own(edition: str, there: bool) -> None:
    text = f"""
        edition: "{edition}"
        start: {{turn: A, A: {{field: [Duelist]}}, B: {{field: [Squire]}}}}
        do:
          - {{A: attack, card: Duelist, object: B}}
          - {{B: block, card: Squire}}
    """
    run = begun(text)
    steps = set()
    while run.g.table.battle is not None:
        steps.add(run.g.turn.step)
        pick(run, "pass")
    assert ("first strike" in steps) is there
    assert card(run, "Squire").zone == GRAVEYARD
    assert card(run, "Duelist").damage == 0


def begun(text: str) -> Run:
    """A situation with the cards above, its steps done."""
    run = situation(dedent(text).strip().replace("start:", dedent(CARDS).strip() + "\nstart:", 1))
    run.steps()
    return run


def at_damage(run: Run) -> None:
    """All pass up to the step in which damage is dealt."""
    while run.g.turn.step != "normal":
        pick(run, "pass")


@switch("first_striker_again")
@by_edition(("2.0", "4000"), ("5.12 Bifrost", "3500"), ("8.01", "4000"))
def test_a_first_strike_that_dealt_nothing(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Duelist, type: Resonator, atk: 500, def: 500, text: ["[First Strike]"]}
          - {name: Ward, type: "Spell:Chant-Instant",
             text: ["Prevent the next 500 damage that would be dealt to you this turn."]}
        start: {turn: A, A: {field: [Duelist]}, B: {hand: [Ward]}}
        do:
          - {A: attack, card: Duelist, object: B}
          - {A: pass}
          - {B: play, card: Ward}
          - {resolve: all}
          - {finish: battle}
        expect: {B.life: OUTCOME}
    """
    comes_to(edition, text, outcome)


PIERCE = (
    CARDS
    + """
    start: {turn: A, A: {field: [Lancer]}, B: {field: [{card: Wall, damage: 300}]}}
    do:
      - {A: attack, card: Lancer, object: B}
      - {B: block, card: Wall}
      - {finish: battleANSWER}
    expect: {B.life: OUTCOME}
"""
)


@switch("pierce")
@by_edition(("2.0", "", "3800"), ("5.12 Bifrost", "", "3500"), ("8.01", ", answers: [700]", "3700"))
def test_what_pierce_passes_on(edition: str, answer: str, outcome: str) -> None:
    comes_to(edition, PIERCE.replace("ANSWER", answer), outcome)


@switch("battle_damage_defined", "pierce")
@by_edition(("5.00 Bifrost", "3800"), ("5.12 Bifrost", "4000"), ("8.01", "4000"))
def test_whether_damage_of_pierce_is_battle_damage(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Lancer, type: Resonator, atk: 1000, def: 1000, text: ["[Pierce]"]}
          - {name: Wall, type: Resonator, atk: 0, def: 800}
          - {name: Shield, type: "Spell:Chant-Instant",
             text: ["Prevent all battle damage that would be dealt to you this turn."]}
        start: {turn: A, A: {field: [Lancer]}, B: {field: [Wall], hand: [Shield]}}
        do:
          - {A: attack, card: Lancer, object: B}
          - {B: block, card: Wall}
          - {A: pass}
          - {B: play, card: Shield}
          - {resolve: all}
          - {finish: battle, ANSWERS}
        expect: {B.life: OUTCOME}
    """
    comes_to(edition, text.replace("ANSWERS", "answers: [800]" if edition == "8.01" else ""), outcome)


@switch("explode")
@by_edition(("2.0", 0, "graveyard"), ("5.12 Bifrost", 1, "field"), ("8.01", 1, "field"))
def test_explode(edition: str, outcome: int, meanwhile: str) -> None:
    text = f"""
        edition: "{edition}"
        start: {{turn: A, A: {{field: [Bomb]}}, B: {{field: [Wall]}}}}
        do:
          - {{A: attack, card: Bomb, object: B}}
          - {{B: block, card: Wall}}
    """
    run = begun(text)
    at_damage(run)
    assert len(run.g.table.chase) == outcome
    assert ZONE_NAME[card(run, "Wall").zone] == meanwhile


@switch("damage_step_plays")
@by_edition(("2.0", False), ("5.12 Bifrost", True), ("8.01", True))
def test_playing_in_the_damage_step(edition: str, there: bool) -> None:
    text = f"""
        edition: "{edition}"
        start: {{turn: A, A: {{field: [Squire], hand: [Bolt]}}}}
        do:
          - {{A: attack, card: Squire, object: B}}
          - {{B: no block}}
    """
    run = begun(text)
    at_damage(run)
    assert bool(choices(run, "play")) is there


@switch("skills")
@by_edition(("2.0", "cannot"), ("5.00 Bifrost", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_quickcast_is_the_chant_instant_until_it_is_a_skill(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Ambush, type: Resonator, atk: 500, def: 500, text: ["[Quickcast]"]}
          - {name: Salve, type: "Spell:Chant-Instant", cost: "{0}", text: ["You gain 100 life."]}
        start: {turn: A, B: {hand: [Ambush, Salve]}}
        do:
          - {A: pass}
          - {B: OUTCOME, do: {play: Ambush}}
          - {B: can, do: {play: Salve}}
    """
    comes_to(edition, text, outcome)


@switch("skills")
@by_edition(("2.0", "cannot", "has_not"), ("5.00 Bifrost", "can", "has"), ("8.01", "can", "has"))
def test_a_skill_that_an_edition_does_not_know(edition: str, outcome: str, has: str) -> None:
    text = """
        cards:
          - {name: Rider, type: Resonator, atk: 500, def: 500, text: ["[Swiftness]"]}
        start: {turn: A, A: {hand: [Rider]}}
        do:
          - {A: play, card: Rider}
          - {resolve: all}
          - {A: OUTCOME, do: {attack: Rider, object: B}}
        expect: {A.Rider: {HAS: [Swiftness]}}
    """
    comes_to(edition, text.replace("HAS", has), outcome)


@switch("attacked_strikes_back")
@by_edition(("2.0", "0"), ("5.12 Bifrost", "300"), ("8.01", "0"))
def test_first_strike_fells_the_blocker_of_an_attack_on_a_resonator(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Duelist, type: Resonator, atk: 500, def: 500, text: ["[First Strike]"]}
          - {name: Squire, type: Resonator, atk: 300, def: 300}
          - {name: Page, type: Resonator, atk: 100, def: 100}
        start: {turn: A, A: {field: [Duelist]}, B: {field: [{card: Squire, rested: true}, Page]}}
        do:
          - {A: attack, card: Duelist, object: B.Squire}
          - {B: block, card: Page}
          - {finish: battle}
        expect: {A.Duelist: {damage: OUTCOME}}
    """
    comes_to(edition, text, outcome)


@switch("battling_from")
@by_edition(("2.0", "graveyard"), ("5.12 Bifrost", "field"), ("8.01", "graveyard"))
def test_an_attacker_that_nothing_damages_while_it_is_battling(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Duelist, type: Resonator, atk: 300, def: 300, text: [GUARD]}
          - {name: Bolt, type: CHANT, cost: "{R}", text: [QUICK"BOLT"]}
        start: {turn: A, A: {field: [Duelist]}, B: {hand: [Bolt], stones: {Fire Magic Stone: 1}}}
        do:
          - {A: attack, card: Duelist, object: B}
          - {A: pass}
          - {B: play, card: Bolt, target: A.Duelist}
          - {both: pass}
        expect: {A.Duelist: {zone: OUTCOME}}
    """
    today = edition == "8.01"
    text = text.replace("CHANT", "Chant" if today else '"Spell:Chant-Instant"')
    text = text.replace("QUICK", '"[Quickcast]", ' if today else "")
    text = text.replace("BOLT", "This card deals 500 damage to target resonator.")
    guard = "Prevent all damage that would be dealt to this card while it is battling."
    comes_to(edition, text.replace("GUARD", f'"{guard if today else f"[Continuous]: {guard}"}"'), outcome)


@switch("battles_with")
@by_edition(("2.0", "500"), ("5.12 Bifrost", "900"), ("8.01", "900"))
def test_atk_gained_by_battling(edition: str, outcome: str) -> None:
    text = """
        cards:
          - {name: Gladiator, type: Resonator, atk: 500, def: 900, text: [GROWS]}
          - {name: Ogre, type: Resonator, atk: 800, def: 1200}
        start: {turn: A, A: {field: [Gladiator]}, B: {field: [Ogre]}}
        do:
          - {A: attack, card: Gladiator, object: B}
          - {B: block, card: Ogre}
          - {finish: battle}
        expect: {B.Ogre: {damage: OUTCOME}}
    """
    grows = "Whenever this card battles with a resonator SIGN this card gains [+400/+0] until end of turn."
    grows = grows.replace(" SIGN", " =>" if edition == "8.01" else ",")
    icon = "" if edition == "8.01" else "[Continuous]: "
    comes_to(edition, text.replace("GROWS", f'"{icon}{grows}"'), outcome)


DRUM = """
    cards:
      - {name: Squire, type: Resonator, atk: 300, def: 300}
      - {name: Drum, type: Resonator, atk: 200, def: 200,
         text: ["[Continuous] At the beginning of the declare block step, you gain 200 life."]}
      - {name: Hide, type: "Spell:Chant-Instant", text: ["Return target resonator to its owner's hand."]}
"""


@switch("attacker_lost")
@by_edition(("2.0", "4000"), ("5.12 Bifrost", "4200"), ("8.01", "4200"))
def test_the_attacking_card_is_gone_before_blocks(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {field: [Drum, Squire]}, B: {hand: [Hide]}}
        do:
          - {A: attack, card: Squire, object: B}
          - {A: pass}
          - {B: play, card: Hide, target: A.Squire}
          - {finish: battle}
        expect: {A.life: OUTCOME}
    """
    comes_to(edition, DRUM + text.replace("\n    ", "\n"), outcome)


@switch("skipped_attack")
@by_edition(("2.0", "4200"), ("5.12 Bifrost", "4000"), ("8.01", "4000"))
def test_an_attack_is_forfeited(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {field: [Drum, Squire]}}
        do:
          - {A: forfeit}
          - {finish: battle}
        expect: {A.life: OUTCOME}
    """
    comes_to(edition, DRUM + text.replace("\n    ", "\n"), outcome)
