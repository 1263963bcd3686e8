"""What the terminal asks once more before something is lost."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from willpower.cards.bundled import bundled_cards, bundled_decks
from willpower.engine.game import Game
from willpower.terminal.menu import Menu
from willpower.terminal.session import Session


def agreed(said: str, **facts: Any) -> tuple[bool, list[str]]:
    """Whether an option with such facts is picked by somebody who answers so, and what was asked."""
    decks = bundled_decks()
    game = Game.new(decks["long-road"], decks["lantern-tide"], seed=3)
    asked: list[str] = []

    def read(question: str) -> str:
        asked.append(question)
        return said

    session = Session(Console(file=io.StringIO()), game, (None, None), bundled_cards(), read)
    seat = game.decision.player if game.decision is not None else 0
    menu = Menu(game.view(seat), seat, session.people)
    menu.decision["options"][0].update(facts)
    return session.agreed(0, menu), asked


def test_a_card_that_could_not_be_played_is_not_revealed_unasked() -> None:
    fails = {"clause": "903.2j", "sentence": "You cannot pay {W}{1}."}
    yes, asked = agreed("no", fails=fails)
    assert not yes and "You cannot pay {W}{1}. It would only go to your graveyard." in asked[0]
    assert agreed("yes", fails=fails)[0]


def test_a_way_that_gives_something_up_is_asked_for() -> None:
    plan = {"asks": True, "why": "Part of the will does not come back: banish Mint."}
    assert agreed("no", plan=plan) == (False, [f"{plan['why']} Go on? (yes/no) "])
    assert agreed("no", plan={"asks": False, "why": ""}) == (True, [])
