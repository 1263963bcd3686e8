"""What a position promises at the beginning of a turn: the numbers that tell it, and both seats agree."""

import math

import pytest

from situations import situation
from willpower.cards.bundled import bundled_decks
from willpower.engine import Game, State
from willpower.players import Budget, SearchPlayer, Seat
from willpower.players.leaf import FITTED, NAMES, features, odds
from willpower.players.tree import chance

FIELD = """
    edition: "8.01"
    cards:
      - {{name: Ogre, type: Resonator, cost: "{{R}}{{R}}{{1}}", atk: 800, def: 600}}
      - {{name: Hawk, type: Resonator, cost: "{{G}}", atk: 300, def: 200, text: "[Flying]"}}
    start:
      A: {{life: {mine}, field: {own}, hand: {hand}, stones: {{Fire Magic Stone: 2}}}}
      B: {{life: {theirs}, field: {others}, stones: {{Fire Magic Stone: 2}}}}
"""


def position(own: str, others: str, mine: int = 4000, theirs: int = 4000, hand: str = "[]") -> State:
    """A's main phase has begun."""
    return situation(FIELD.format(own=own, others=others, mine=mine, theirs=theirs, hand=hand)).g


def told(g: State) -> dict[str, float]:
    """The numbers of a position by their names."""
    return dict(zip(NAMES, features(g), strict=True))


def test_the_seats_agree_and_nothing_changes() -> None:
    decks = list(bundled_decks().values())
    game = Game.new(decks[0], decks[1], seed=1)
    before = game.hash()
    assert odds(game.state, 0, FITTED) == -odds(game.state, 1, FITTED)
    assert game.hash() == before


def test_no_weight_is_negative() -> None:
    assert len(NAMES) == len(FITTED) == len(features(position("[]", "[]")))
    assert min(FITTED) >= 0


def test_even_positions_are_worth_the_turn_only() -> None:
    assert not any(features(position("[]", "[]"))[: NAMES.index("own reach")][:9])
    more = told(position("[Ogre]", "[Ogre]"))
    assert (more["bodies"], more["ATK"], more["DEF"]) == (0, 0, 0)


@pytest.mark.parametrize(
    ("own", "others", "reach"),
    [
        ("[Ogre]", "[]", 0.8),
        ("[Ogre]", "[Ogre]", 0.0),
        ("[Ogre, Ogre]", "[Ogre]", 0.8),
        ("[Ogre, Hawk]", "[Ogre]", 0.3),
        ("[Ogre, Hawk]", "[Hawk]", 0.3),  # the strongest is blocked
        ("[{card: Ogre, rested: true}]", "[]", 0.0),
    ],
)
def test_each_blocker_stops_one_attacker_and_fliers_only_fliers(own: str, others: str, reach: float) -> None:
    assert told(position(own, others, theirs=1000))["own reach"] == pytest.approx(reach)


def test_what_the_other_can_do_next_counts_against_the_first() -> None:
    found = told(position("[]", "[{card: Ogre, rested: true}]", mine=800))
    assert found["other's reach"] == -1  # it recovers
    assert found["other's lethal"] == -1
    assert found["own prey"] == 0
    assert told(position("[Ogre]", "[{card: Ogre, rested: true}]"))["own prey"] == 1


def test_will_is_held_against_the_hand() -> None:
    assert told(position("[]", "[]", hand="[Ogre]"))["own will used"] == 3  # with the stone to be called
    assert told(position("[]", "[]", hand="[Hawk]"))["own will used"] == 1
    assert told(position("[]", "[]", hand="[Hawk, Hawk, Hawk, Hawk]"))["own will used"] == 3


def test_life_counts_more_when_there_is_little() -> None:
    chances = [odds(position("[]", "[]", mine=life), 0, FITTED) for life in (300, 800, 3500, 4000)]
    assert chances == sorted(chances)
    assert chances[1] - chances[0] > chances[3] - chances[2]


def test_a_search_weighs_by_weights_that_it_is_given() -> None:
    g = position("[Ogre]", "[]", theirs=2000)
    assert chance(g, 0, FITTED) == pytest.approx(1 / (1 + math.exp(-odds(g, 0, FITTED))))
    assert chance(g, 0, FITTED) != chance(g, 0)
    decks = list(bundled_decks().values())
    game = Game.new(decks[0], decks[1], seed=3)
    said = []
    for weights in (FITTED, FITTED, [0.0] * len(NAMES)):
        player = SearchPlayer(1, Budget(8), 0, weights)
        own = game.clone()
        while not player.iterations:
            decision = own.decision
            assert decision is not None
            own.apply(player.choose(Seat(own, decision.player)))
        said.append(player.considered)
    assert said[0] == said[1] != said[2]
