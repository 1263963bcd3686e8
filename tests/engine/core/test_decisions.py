"""Questions and options in words: source, purpose, which of how many, printed words, names of players."""

from __future__ import annotations

from typing import get_args

import pytest

from willpower.abilities.base import Node
from willpower.cards.bundled import bundled_decks, old_time_decks
from willpower.engine.core.decisions import Decision, Option
from willpower.engine.core.prng import below, seeded
from willpower.engine.core.prompts import PROMPTS, Purpose, progress
from willpower.engine.game import Game
from willpower.engine.information.view import view
from willpower.engine.storage.node_refs import node_classes
from willpower.rules.edition import EDITIONS
from written_kit import played

CARDS = """
    cards:
      - {name: Bolt, type: Chant, cost: "{0}", text: ["This card deals 500 damage to target resonator."]}
      - {name: Split, type: Chant, cost: "{0}", text: ["Destroy two target resonators."]}
      - {name: Fork, type: Chant, cost: "{0}",
         text: ["Choose one - Draw a card; or destroy target resonator; or you gain 200 life."]}
      - {name: Mill, type: Chant, cost: "{0}", text: ["Your opponent discards two cards."]}
      - {name: Offer, type: Chant, cost: "{0}", text: ["You may draw a card."]}
      - {name: Imp, type: Resonator, cost: "{0}", atk: 100, def: 100,
         text: ["[Enter] ⇒ You may draw a card."]}
      - {name: Flood, type: Chant, cost: "{X}", text: ["You gain X life."]}
      - {name: Altar, type: Regalia, cost: "{0}", text: ["Banish a resonator: Draw a card.", "[Flying]"]}
      - {name: Ogre, type: Resonator, cost: "{1}", atk: 800, def: 800}
      - {name: Wolf, type: Resonator, cost: "{1}", atk: 400, def: 400}
"""


def asked(start: str, *picks: str) -> Decision:
    """The decision that is open after options with these words were picked in A's main phase."""
    game = Game(played(f"{CARDS}    start: {start}").g)
    for words in picks:
        assert game.decision is not None
        game.apply(next(o for o in game.decision.options if o.text == words))
    assert game.decision is not None
    return game.decision


def texts(d: Decision) -> list[str]:
    return [option.text for option in d.options]


BATTLE = ("Initiate battle", *["Pass"] * 4)
FIELD = "B: {field: [Ogre, Wolf]}"


def test_every_purpose_has_a_question() -> None:
    assert set(get_args(Purpose)) == set(PROMPTS)
    for purpose in PROMPTS:
        for name in ("Imp", ""):
            options = (Option("card", 1), Option("card", 2))
            said = Decision(0, "cards", options, "104.1", purpose, name=name).prompt
            assert len(said.split()) > 1 and "{" not in said.replace("{0}", "") and "  " not in said, purpose


@pytest.mark.parametrize(
    ("least", "most", "chosen", "said"),
    [(1, 1, 0, ""), (0, 1, 0, " (or none)"), (2, 2, 1, " (2 of 2)"), (0, 3, 0, " (1 of up to 3)")],
)
def test_which_of_how_many(least: int, most: int, chosen: int, said: str) -> None:
    assert progress(least, most, chosen) == said


def test_targets() -> None:
    one = asked(f"{{A: {{hand: [Bolt]}}, {FIELD}}}", "Play Bolt")
    assert one.prompt == "Choose a target for Bolt" and texts(one) == ["Ogre", "Wolf"]
    assert (one.purpose, one.least, one.most, one.chosen) == ("target", 1, 1, 0)


def test_several_targets_are_counted() -> None:
    start = "{A: {hand: [Split]}, B: {field: [Ogre, Wolf, Wolf]}}"
    first = asked(start, "Play Split")
    assert first.prompt == "Choose a target for Split (1 of 2)"
    second = asked(start, "Play Split", "Ogre")
    assert second.prompt == "Choose a target for Split (2 of 2)" and second.chosen == 1


def test_a_mode_is_its_printed_words() -> None:
    d = asked(f"{{A: {{hand: [Fork]}}, {FIELD}}}", "Play Fork")
    assert d.prompt == "Choose what Fork does"
    assert texts(d) == ["Draw a card", "Destroy target resonator", "You gain 200 life"]


def test_what_a_card_is_chosen_for() -> None:
    start = "{A: {hand: [Mill]}, B: {hand: [Ogre, Wolf, Bolt]}}"
    d = asked(start, "Play Mill", "Pass", "Pass")
    assert d.player == 1 and d.prompt == "Choose a card to discard for Mill (1 of 2)"
    assert d.sentence == "Your opponent discards two cards"


def test_what_one_may_do() -> None:
    spell = asked("{A: {hand: [Offer]}}", "Play Offer", "Pass", "Pass")
    assert spell.prompt == "Do what Offer lets you do?" and spell.sentence == "You may draw a card"
    ability = asked("{A: {hand: [Imp]}}", "Play Imp", "Pass", "Pass", "Pass", "Pass")
    assert ability.prompt == "Use Imp's ability?" and texts(ability) == ["Yes", "No"]


def test_x_and_paying() -> None:
    d = asked('{A: {hand: [Flood], will: "{R}{U}{U}"}}', "Play Flood")
    assert d.prompt == "Choose X for Flood" and texts(d) == ["0", "1", "2", "3"]
    pay = asked('{A: {hand: [Flood], will: "{R}{U}{U}"}}', "Play Flood", "2")
    assert pay.prompt == "Pay {2} for Flood" and texts(pay) == ["Use fire will", "Use water will"]


def test_an_ability_is_its_printed_words_and_its_cost_says_what_is_done() -> None:
    start = "{A: {field: [Altar, Ogre, Wolf]}}"
    d = asked(start)
    assert "Altar: Banish a resonator: Draw a card." in texts(d) and d.prompt == "Choose an action"
    cost = asked(start, "Altar: Banish a resonator: Draw a card.")
    assert cost.prompt == "Choose a card to banish as a cost of Altar"


def test_attacks_and_blocks_name_players_and_cards() -> None:
    attack = asked("{A: {field: [Ogre, Wolf]}, B: {field: [Wolf]}}", *BATTLE)
    assert texts(attack) == ["Ogre attacks B", "Wolf attacks B", "Forfeit the attack"]
    assert attack.options[0].told(("Ann", "Bea")) == "Ogre attacks Bea"
    block = asked("{A: {field: [Ogre]}, B: {field: [Wolf]}}", *BATTLE, "Ogre attacks B", *["Pass"] * 4)
    assert block.prompt == "Choose a blocker against Ogre"


def test_the_view_tells_the_same() -> None:
    run = played(f'{CARDS}    start: {{A: {{field: [Altar, Ogre]}}}}\n    do: [{{go: "A main"}}]\n')
    told = view(run.g, 0)["decision"]
    assert (told["purpose"], told["least"], told["most"], told["chosen"]) == ("act", 1, 1, 0)
    altar = next(option for option in told["options"] if option["kind"] == "activate")
    assert altar["words"] == "Banish a resonator: Draw a card."


@pytest.mark.parametrize("edition", ["8.01", "2.0", "5.12 Valhalla"])
def test_no_question_and_no_option_without_words(edition: str) -> None:
    assert edition in EDITIONS
    decks = [*(bundled_decks() if edition == "8.01" else old_time_decks()).values()]
    kinds = {name for name, kind in node_classes().items() if issubclass(kind, Node)}
    for n in range(len(decks)):
        game = Game.new(decks[n], decks[n - 1], edition=edition, seed=n)
        rng = seeded(n)
        for _ in range(300):
            d = game.decision
            if d is None:
                break
            assert len(d.prompt.split()) > 1, (d.kind, d.purpose, d.prompt)
            for option in d.options:
                assert option.text and option.text not in kinds, (d.kind, option.kind, option.text)
                assert "player 0" not in option.text and "player 1" not in option.text
            assert 0 <= d.chosen < d.most and d.least <= d.most, (d.kind, d.least, d.most, d.chosen)
            source = view(game.state, d.player)["decision"]["source"]
            assert not d.name or (source is not None and "hidden" not in source), (d.kind, d.name)
            rng, pick = below(rng, len(d.options))
            game.apply(pick)
