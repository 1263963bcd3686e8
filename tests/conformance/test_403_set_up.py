"""403: setting up the game."""

from __future__ import annotations

from textwrap import dedent

from conformance_kit import clause, holds
from engine.decks import card, deck, fresh, keep, names
from willpower.abilities.symbols import DECK, HAND, STONE_DECK
from willpower.engine.game import Game
from willpower.engine.procedures.running import run as go_on
from written_kit import played

CARDS = """\
cards:
  - {name: King, type: Ruler, attribute: R, text: ["[Grimoire] (4)"]}
  - {name: One, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Two, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Three, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Four, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Five, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Six, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Seven, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Eight, type: Resonator, cost: "{0}", atk: 100, def: 100}
  - {name: Tale, type: Chant, cost: "{0}", race: [Story], text: ["Draw a card."]}
  - {name: Sign, type: Rune, cost: "{0}", attribute: R, divinity: 1, text: ["Draw a card."]}
start:
  phase: setup
  first: FIRST
  A: {ruler: King, deck: [One, Two, Three, Four, Five, Six, Seven, Eight], stone_deck: [Fire Magic Stone,
      Water Magic Stone], extra_deck: [Tale], runes: [Sign]}
  B: {ruler: King, deck: [Eight, Seven, Six, Five, Four, Three, Two, One], stone_deck: {Fire Magic Stone: 10}}
"""


def set_up(rest: str, first: str = "A") -> None:
    holds(CARDS.replace("FIRST", first) + dedent(rest))


@clause("403.1", "403.2")
def test_where_everything_lies_at_the_beginning() -> None:
    set_up("""
        do:
          - {A: answer, with: []}
          - {B: answer, with: []}
        expect:
          A.King: {zone: ruler, rested: false}
          B.King: {zone: ruler}
          A.extra_deck: [Tale]
          A.runes: [Sign]
          A.Sign: {revealed: false}
          A.deck: [Six, Seven, Eight]
          A.stone_deck: [Fire Magic Stone, Water Magic Stone]
          A.field: 0
          B.extra_deck: 0
    """)


def ordered(seed: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    main = tuple(card(f"Card {n}", cost="{1}", atk=100, defense=100) for n in range(40))
    stones = tuple(card(f"Rock {n}", "Basic Magic Stone", text=["{Rest}: Produce {R}."]) for n in range(10))
    game = Game.new(deck(main=main, stones=stones), deck(), seed=seed)
    g = game.state
    keep(g)
    return (*names(g, 0, HAND), *names(g, 0, DECK)), tuple(names(g, 0, STONE_DECK))


@clause("403.2")
def test_both_decks_are_shuffled() -> None:
    first, second = ordered(1), ordered(2)
    assert sorted(first[0]) == sorted(f"Card {n}" for n in range(40))
    assert sorted(first[1]) == sorted(f"Rock {n}" for n in range(10))
    for n in (0, 1):
        assert first[n] != second[n]
        assert list(first[n]) != sorted(first[n], key=lambda name: int(name.split()[1]))


@clause("403.3")
def test_both_begin_with_4000_life() -> None:
    set_up("""
        do:
          - {A: answer, with: []}
          - {B: answer, with: []}
        expect: {A.life: 4000, B.life: 4000}
    """)


@clause("403.4")
def test_chance_says_who_begins_and_nobody_is_asked() -> None:
    begins = []
    for seed in range(24):
        game = Game.new(deck(), deck(), seed=seed)
        assert game.decision is not None and game.decision.kind == "exchange"
        assert game.decision.player == game.state.turn.first_player
        begins.append(game.state.turn.first_player)
    assert 4 < sum(begins) < 20


@clause("403.5")
def test_five_cards_then_the_first_player_chooses_then_the_other_then_both_change() -> None:
    for first, other, theirs in (("A", "B", "Seven"), ("B", "A", "Two")):
        mine = "Two" if first == "A" else "Seven"
        set_up(
            f"""
            do:
              - {{expect: {{A.hand: [One, Two, Three, Four, Five], B.hand: [Eight, Seven, Six, Five, Four]}}}}
              - {{expect: {{decision: {{player: {first}, kind: exchange}}}}}}
              - {{{other}: cannot, do: {{answer: {theirs}}}}}
              - {{{first}: answer, with: [{mine}]}}
              - {{expect: {{A.hand: [One, Two, Three, Four, Five], B.hand: [Eight, Seven, Six, Five, Four]}}}}
              - {{{other}: answer, with: [{theirs}]}}
            expect:
              A.hand: [One, Three, Four, Five, Six]
              A.deck: [Seven, Eight, Two]
              B.hand: [Eight, Six, Five, Four, Three]
              B.deck: [Two, One, Seven]
            """,
            first,
        )


@clause("403.5")
def test_the_cards_go_to_the_bottom_in_the_order_the_player_likes() -> None:
    for picks in ("[Two, Four]", "[Four, Two]"):
        set_up(f"""
            do:
              - {{A: answer, with: {picks}}}
              - {{B: answer, with: []}}
            expect: {{A.deck: [Eight, {picks[1:-1]}], A.hand: [One, Three, Five, Six, Seven]}}
        """)


@clause("403.5")
def test_once_only_and_cards_put_back_are_not_drawn_while_others_are_left() -> None:
    set_up("""
        do:
          - {A: answer, with: [One, Two, Three]}
          - {B: answer, with: []}
          - {expect: {A.hand: [Four, Five, Six, Seven, Eight], A.deck: [One, Two, Three], phase: draw,
              priority: A}}
    """)
    set_up("""
        do:
          - {A: answer, with: [One, Two, Three, Four, Five]}
          - {B: answer, with: []}
          - {expect: {A.hand: [Six, Seven, Eight, One, Two], A.deck: [Three, Four, Five]}}
    """)


@clause("403.6")
def test_the_first_player_takes_the_first_turn() -> None:
    for first, other in (("A", "B"), ("B", "A")):
        set_up(
            f"""
            do:
              - {{{first}: answer, with: []}}
              - {{{other}: answer, with: []}}
              - {{expect: {{turn: {first}, phase: draw, priority: {first}}}}}
              - {{finish: turn}}
            expect: {{turn: {other}}}
            """,
            first,
        )


@clause("403.1")
def test_the_opponent_sees_the_ruler_before_choosing_and_nothing_else() -> None:
    run = played(
        CARDS.replace("FIRST", "A")
        + dedent("""
            do:
              - {expect: {decision: {player: A, kind: exchange}}}
              - {A: answer, with: []}
              - {B: answer, with: []}
        """)
    )
    assert run.g.turn.number == 1
    g = fresh(first=0)
    go_on(g)
    seen = Game(g).view(1)["players"][0]
    assert [c["name"] for c in seen["ruler"]] == ["Old King"]
    assert not seen["hand"] and not seen["deck"]
