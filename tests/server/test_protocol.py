"""The protocol: its generated files are up to date, and what the engine gives has the shape that is
described."""

import re
from pathlib import Path

import msgspec

import willpower as wp
from willpower.server.protocol import ClientMessage, ServerMessage
from willpower.server.protocol_types import (
    schema_text,
    typescript_cards_text,
    typescript_http_text,
    typescript_study_text,
    typescript_text,
    typescript_view_text,
)
from willpower.server.protocol_view import Decision, View
from willpower.server.told import Told, after

ROOT = Path(__file__).resolve().parents[2]


def test_the_generated_files_are_up_to_date() -> None:
    client = ROOT / "src" / "willpower" / "client" / "src"
    for path, text in (
        (ROOT / "docs" / "protocol-schema.json", schema_text()),
        (client / "protocol.ts", typescript_text()),
        (client / "protocol_view.ts", typescript_view_text()),
        (client / "protocol_http.ts", typescript_http_text()),
        (client / "protocol_study.ts", typescript_study_text()),
        (client / "protocol_cards.ts", typescript_cards_text()),
    ):
        assert path.read_text(encoding="utf-8") == text, f"python tools/protocol.py writes {path.name} anew"


def test_every_question_of_the_engine_is_asked_in_japanese() -> None:
    strings = ROOT / "src" / "willpower" / "client" / "src" / "strings"
    text = (strings / "ja_asked.ts").read_text(encoding="utf-8")
    rows = re.findall(r"^  '?([a-z ]+)'?: \['([^']+)', '([^']+)'\],$", text, re.MULTILINE)
    kinds = {decision.purpose for decision in _decisions()}
    assert kinds <= {row[0] for row in rows}
    assert all("{}" not in row[2] for row in rows)


def _decisions() -> list[wp.Decision]:
    """Decisions of games between bundled decks."""
    decks = list(wp.bundled_decks().values())
    found = []
    for n, deck in enumerate(decks):
        game = wp.Game.new(deck, decks[n - 1], seed=n)
        while game.decision is not None and len(found) < 400 * (n + 1):
            found.append(game.decision)
            game.apply(len(found) * 7919 % len(game.decision.options))
    return found


def test_views_and_decisions_have_the_shape_described() -> None:
    decks = list(wp.bundled_decks().values())[:8]
    for n, deck in enumerate(decks):
        game = wp.Game.new(deck, decks[n - 1], seed=n, every_window=True)
        players = [wp.make_player("random", n), wp.make_player("random", n + 1)]
        seats = [wp.Seat(game, 0), wp.Seat(game, 1)]
        for step in range(120):
            decision = game.decision
            if decision is None:
                break
            if step % 8 == 0:
                for seat in (0, 1, None):
                    told = Told(game, seat)
                    msgspec.json.decode(told.view, type=View)
                    found = msgspec.json.decode(told.decision, type=Decision | None)
                    assert (found is not None) == (seat == decision.player)
                    if found is not None:
                        assert [o.index for o in found.options] == list(range(len(decision.options)))
            game.apply(players[decision.player].choose(seats[decision.player]))


def test_every_message_can_be_told_apart() -> None:
    for union in (ClientMessage, ServerMessage):
        msgspec.json.Decoder(union)  # raises if two have one tag


def test_the_log_after_a_line() -> None:
    deck = wp.bundled_decks()["long-road"]
    log = Told(wp.Game.new(deck, deck, seed=1), 0).log
    assert len(log) > 3
    for n in range(len(log)):
        assert after(log, log[n].number) == log[n + 1 :]
    assert after(log, 0) == log
