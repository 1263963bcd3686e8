"""Rulers, J-rulers and judgment in the editions (switches F)."""

from __future__ import annotations

from edition_kit import by_edition, comes_to, switch

CARDS = """
    cards:
      - name: Grey King
        type: Ruler
        text: ["[Judgment] {W}", "[Activate] Pay {W}: You gain 300 life."]
        back: {name: Grey Tyrant, type: J-Ruler, atk: 900, def: 900, text: ["[Enter] => You gain 100 life."]}
      - name: Undying
        type: Ruler
        text: ["[Judgment] {W}"]
        back: {name: Undying Form, type: J-Ruler, atk: 500, def: 500, text: ["[Imperishable]"]}
      - {name: Regicide, type: "Spell:Chant-Instant", text: ["Destroy target J-ruler."]}
      - {name: Depose, type: "Spell:Chant-Instant", text: ["Destroy target ruler."]}
      - {name: Abdicate, type: "Spell:Chant-Instant", text: ["Banish a J-ruler."]}
      - {name: Exile, type: "Spell:Chant-Instant", text: ["Remove target J-ruler from the game."]}
      - {name: Ruin, type: "Spell:Chant-Instant", text: ["Destroy target card in the field."]}
      - {name: Gag, type: "Spell:Chant-Instant", text: ["Cancel target ability."]}
      - {name: Mend, type: "Spell:Chant-Instant", text: ["Recover target ruler."]}
      - {name: Singe, type: "Spell:Chant-Instant", text: ["This card deals 500 damage to target J-ruler."]}
      - {name: Herald, type: Resonator, atk: 100, def: 100,
         text: ["[Continuous] When you do judgment => You gain 500 life."]}
"""
FIELD = "ruler: {card: Grey King, face: back}"


@switch("j_ruler_destroyed")
@by_edition(
    ("2.0", "face: back, types: [J-Ruler]"),
    ("5.00 Bifrost", "face: back, types: [J-Ruler]"),
    ("5.12 Bifrost", "face: back, types: [Astral Ruler]"),
    ("8.01", "face: front, types: [Ruler], counters: {astral: 1}"),
)
def test_what_a_destroyed_j_ruler_becomes(edition: str, outcome: str) -> None:
    text = f"""
        start: {{turn: A, A: {{{FIELD}, hand: [Regicide]}}}}
        do:
          - {{A: play, card: Regicide, target: A.Grey Tyrant}}
          - {{resolve: all}}
        expect: {{A.Grey King: {{zone: ruler, OUTCOME}}}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("j_ruler_banished")
@by_edition(("2.0", "ruler"), ("5.12 Bifrost", "field"), ("8.01", "field"))
def test_a_banished_j_ruler(edition: str, outcome: str) -> None:
    text = f"""
        start: {{turn: A, A: {{{FIELD}, hand: [Abdicate]}}}}
        do:
          - {{A: play, card: Abdicate}}
          - {{resolve: all}}
        expect: {{A.Grey King: {{zone: OUTCOME}}}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("ruler_destroyed")
@by_edition(
    ("2.0", "zone: ruler, face: back"), ("5.12 Bifrost", "zone: graveyard"), ("8.01", "zone: graveyard")
)
def test_a_destroyed_ruler(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {ruler: Grey King, hand: [Depose]}}
        do:
          - {A: play, card: Depose, target: A.Grey King}
          - {resolve: all}
        expect: {A.Grey King: {OUTCOME}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("dead_j_ruler_destroyed")
@by_edition(("2.0", "ruler", "J-ruler"), ("5.12 Bifrost", "ruler", "J-ruler"), ("8.01", "graveyard", "ruler"))
def test_destroying_a_lost_j_ruler_again(edition: str, outcome: str, word: str) -> None:
    text = f"""
        start: {{turn: A, A: {{{FIELD}, hand: [Regicide, Havoc], life: 2000}}}}
        do:
          - {{A: play, card: Regicide, target: A.Grey Tyrant}}
          - {{resolve: all}}
          - {{A: play, card: Havoc}}
          - {{resolve: all}}
        expect: {{A.Grey King: {{zone: OUTCOME}}}}
    """
    havoc = '      - {name: Havoc, type: "Spell:Chant-Instant", text: ["Destroy all rulers."]}\n'
    comes_to(edition, CARDS + havoc + text.replace("\n    ", "\n"), outcome)


@switch("j_ruler_targetable")
@by_edition(("2.0", "cannot"), ("5.12 Bifrost", "can"), ("8.01", "can"))
def test_a_j_ruler_as_just_a_card(edition: str, outcome: str) -> None:
    text = f"""
        start: {{turn: A, A: {{hand: [Ruin]}}, B: {{{FIELD}}}}}
        do:
          - {{A: OUTCOME, do: {{play: Ruin, target: B.Grey Tyrant}}}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("judgments_per_turn", "judgment_is")
@by_edition(("2.0", "can"), ("5.12 Bifrost", "cannot"), ("8.01", "cannot"))
def test_a_judgment_is_cancelled_and_done_again(edition: str, outcome: str) -> None:
    passing = "" if edition == "2.0" else "- {A: pass}"
    cancels = "- {B: play, card: Gag, target: chase.judgment}" if edition == "2.0" else ""
    cannot = "" if edition == "2.0" else "- {B: cannot, do: {play: Gag, target: chase.judgment}}"
    back = "" if edition == "2.0" else "- {B: pass}"
    text = f"""
        start:
          turn: A
          A: {{ruler: Grey King, stones: {{Light Magic Stone: 2}}}}
          B: {{hand: [Gag]}}
        do:
          - {{A: judgment}}
          {passing}
          {cannot}
          {cancels}
          {back}
          - {{resolve: all}}
          - {{A: OUTCOME, do: {{judgment: true}}}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("imperishable")
@by_edition(
    ("2.0", "face: back"),
    ("5.12 Bifrost", "face: front, astral: false"),
    ("8.01", "face: front, astral: false"),
)
def test_imperishable(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {ruler: {card: Undying, face: back}, hand: [Regicide]}}
        do:
          - {A: play, card: Regicide, target: A.Undying Form}
          - {resolve: all}
        expect: {A.Undying: {zone: ruler, OUTCOME}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("heal")
@by_edition(("5.12 Bifrost", "true"), ("8.01", "false"))
def test_heal(edition: str, outcome: str) -> None:
    text = f"""
        start: {{turn: A, A: {{{FIELD}, hand: [Regicide, Balm]}}}}
        do:
          - {{A: play, card: Regicide, target: A.Grey Tyrant}}
          - {{resolve: all}}
          - {{A: play, card: Balm}}
          - {{resolve: all}}
        expect: {{A.Grey King: {{zone: ruler, astral: OUTCOME}}}}
    """
    balm = '      - {name: Balm, type: "Spell:Chant-Instant", text: ["Heal your ruler."]}\n'
    comes_to(edition, CARDS + balm + text.replace("\n    ", "\n"), outcome)


@switch("j_ruler_sent_away")
@by_edition(("2.0", "zone: ruler, face: back"), ("5.12 Bifrost", "zone: field"), ("8.01", "zone: field"))
def test_a_j_ruler_is_told_to_leave_the_game(edition: str, outcome: str) -> None:
    text = f"""
        start: {{turn: A, A: {{{FIELD}, hand: [Exile]}}}}
        do:
          - {{A: play, card: Exile, target: A.Grey Tyrant}}
          - {{resolve: all}}
        expect: {{A.Grey King: {{OUTCOME}}, A.life: 4000}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("j_ruler_damage")
@by_edition(("5.12 Bifrost", "500"), ("8.01", "0"))
def test_damage_on_a_j_ruler_that_was_lost(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {ruler: {card: Undying, face: back}, hand: [Singe]}}
        do:
          - {A: play, card: Singe, target: A.Undying Form}
          - {resolve: all}
          - {expect: {A.Undying: {zone: ruler, damage: OUTCOME}}}
          - {finish: turn}
        expect: {A.Undying: {damage: 0}}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)


@switch("judgment_trigger")
@by_edition(("5.12 Bifrost", "[Herald, judgment]"), ("8.01", "[judgment]"))
def test_when_doing_judgment_is_noticed(edition: str, outcome: str) -> None:
    text = """
        start: {turn: A, A: {ruler: Undying, field: [Herald], stones: {Light Magic Stone: 1}}}
        do:
          - {A: judgment}
          - {expect: {chase: OUTCOME}}
          - {resolve: all}
        expect: {A.life: 4500}
    """
    comes_to(edition, CARDS + text.replace("\n    ", "\n"), outcome)
