"""In a game of an older edition everything that is shown cites that edition's rulebook."""

from __future__ import annotations

import pytest

from situations import go, situation
from willpower.cards.bundled import bundled_decks, old_time_decks
from willpower.engine.core.decisions import Option
from willpower.engine.core.errors import IllegalAction
from willpower.engine.game import Game
from willpower.engine.procedures.deck_check import check_deck
from willpower.rules.citations import known
from willpower.rules.edition import EDITIONS, edition

OGRE = """
    edition: "{edition}"
    cards:
      - {{name: Ogre, type: Resonator, cost: "{{R}}", atk: 800, def: 800}}
      - {{name: Squire, type: Resonator, cost: "{{1}}", atk: 300, def: 300}}
    start:
      A: {{field: [Ogre], stones: {{Fire Magic Stone: 1}}}}
      B: {{field: [Squire]}}
"""


def game(name: str) -> Game:
    run = situation(OGRE.format(edition=name))
    go(run, "{A: attack, card: Ogre, object: B}", "{B: block, card: Squire}", "{finish: battle}")
    return Game(run.g)


@pytest.mark.parametrize(
    ("name", "destroyed", "asked"),
    [("5.12 Bifrost", "13.2 b1", "6.1 b1.3"), ("8.01", "1204.1", "602.1c"), ("2.0", "11.2.1.2", "9")],
)
def test_log_decision_and_view(name: str, destroyed: str, asked: str) -> None:
    shown = game(name)
    rules = edition(name)
    cited = [entry.clause for entry in shown.log]
    assert destroyed in cited
    assert [clause for clause in cited if not known(rules, clause)] == []
    assert [entry.clause for entry in shown.log_for(1)] and shown.decision is not None
    assert shown.decision.clause == asked
    seen = shown.view(shown.decision.player)["decision"]
    assert seen["clause"] == asked
    assert [o["clause"] for o in seen["options"]] == [o.clause for o in shown.decision.options]
    assert all(known(rules, o.clause or asked) for o in shown.decision.options)


def test_options_of_the_shown_decision_can_be_picked() -> None:
    shown = game("5.12 Bifrost")
    assert shown.decision is not None
    before = shown.clone()
    shown.apply(shown.decision.options[0])
    before.apply(0)
    assert shown.hash() == before.hash()


@pytest.mark.parametrize(("name", "why"), [("5.12 Bifrost", "7.6 b3"), ("8.01", "706.3")])
def test_refusals(name: str, why: str) -> None:
    run = situation(
        f"""
        edition: "{name}"
        cards:
          - {{name: Ogre, type: Resonator, cost: "{{R}}", atk: 800, def: 800}}
        start: {{A: {{standby: [Ogre]}}}}
        """
    )
    shown = Game(run.g)
    card = next(o.id for o in run.g.table.objs if o.chars.names == ("Ogre",))
    assert shown.why_not(0, Option("play", card)) == why
    with pytest.raises(IllegalAction) as refused:
        shown.apply(Option("no such thing"))
    assert known(edition(name), refused.value.clause)
    with pytest.raises(IllegalAction) as late:
        shown.apply(0, player=1)
    assert known(edition(name), late.value.clause)


def test_the_end_of_a_game() -> None:
    shown = game("5.12 Bifrost")
    shown.concede(0)
    assert shown.view(None)["outcome"] == "1.3 b4"
    with pytest.raises(IllegalAction, match=r"\(1\.3 b4\)"):
        shown.apply(0)


def test_the_deck_check() -> None:
    deck = bundled_decks()["long-road"]
    found = {v.clause for v in check_deck(deck, edition("5.00 Bifrost"))}
    assert {"2.1 b2", "2.1 b3.2"} <= found and "201.2" not in found


@pytest.mark.parametrize("name", [one for one in EDITIONS if not one.startswith("8.01")])
def test_everything_that_a_game_shows_is_in_its_rulebook(name: str) -> None:
    rules = edition(name)
    first, second = old_time_decks().values()
    played = Game.new(first, second, edition=name, seed=5)
    cited: set[str] = set()
    for n in range(160):
        decision = played.decision
        if decision is None:
            break
        cited.add(decision.clause)
        cited.update(option.clause for option in decision.options if option.clause)
        cited.add(played.why_not(1 - decision.player, decision.options[0]) or decision.clause)
        played.apply((n * 7) % len(decision.options))
    cited.update(entry.clause for entry in played.log if entry.clause)
    assert len(cited) > 40
    assert sorted(clause for clause in cited if not known(rules, clause)) == []
