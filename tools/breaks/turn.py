"""Breaks of chapters 500 and 600: the turn and priority."""

from __future__ import annotations

from willpower.engine.change import actions
from willpower.engine.core.state import State

from .kit import Break, edited, made, nothing, rebind


def will_outlasts_recovery() -> None:
    """Will does not cease to exist in the recovery phase."""
    old = actions.clear_will

    def clear_will(g: State, clause: str) -> None:
        if clause != "503.4":
            old(g, clause)

    rebind(old, clear_will)


BREAKS: tuple[Break, ...] = (
    made(
        "a draw in the first turn",
        "502.3",
        "501_502",
        edited("procedures.turn:draw_card", "if g.turn.number > 1:", "if True:"),
    ),
    made(
        "recovery in the first turn",
        "503.1",
        "503_504",
        edited("procedures.turn:TurnFrame.skipped", "g.edition.first_recovery_skipped and", "False and"),
    ),
    made("will outlasts the recovery phase", "503.4", "503_504", will_outlasts_recovery),
    made(
        "nobody recovers", "503.5", "503_504", edited("procedures.turn:recovering", "out.append(i)", "pass")
    ),
    made(
        "both players recover",
        "503.5",
        "503_504",
        edited("procedures.turn:recovering", "or o.controller != player", ""),
    ),
    made(
        "damage leaves what is no resonator for now",
        "505.5a",
        "800/damage-stays-on-a-resonator-that-becomes-a-regalia-and-destroys-it-if-it-is-lethal-when.yaml",
        edited("change.actions:clear_damage", "if o.damage and o.chars.types & J_RESONATOR:", "if o.damage:"),
    ),
    made(
        "every draw phase begins the turn",
        "502.1",
        "500/a-second-draw-phase-does-not-begin-the-turn-again.yaml",
        edited("procedures.turn:open_turn", 'event.kind == PHASE_BEGAN and event.word == "turn"', "False"),
    ),
    made("damage outlasts the turn", "505.5a", "505", nothing("change.actions:clear_damage")),
    made(
        "effects outlast the turn",
        "505.5b",
        "505",
        edited("procedures.turn:end_effects", 'expire(g, "end of turn", g.turn.player)', "pass"),
    ),
    made(
        "will outlasts the turn",
        "505.5c",
        "505",
        edited("procedures.turn:end_will", 'clear_will(g, "505.5c")', "pass"),
    ),
    made(
        "no discarding down",
        "505.5d",
        "505 306",
        edited("procedures.turn:discard_down", "if len(hand)", "if True or len(hand)"),
    ),
    made(
        "the final step is not repeated",
        "505.5e",
        "505",
        edited("procedures.turn:repeat", "if unfinished(g):", "if False:"),
    ),
    made(
        "rule processes do not repeat the final step",
        "505.5e",
        "505",
        edited("procedures.turn:unfinished", "or (g.work.rules_due and rules_wait(g))", ""),
    ),
    made(
        "the beginning of the end phase is not told",
        "505.1",
        "505",
        edited("procedures.turn:begin_end", 'happens(g, "beginning", "end", "505.1")', "pass"),
    ),
    made(
        "the end of the turn is not told",
        "505.3",
        "505",
        edited("procedures.turn:end_turn", 'happens(g, "end", "turn", "505.3")', "pass"),
    ),
    made(
        "the beginning of the main phase is not told",
        "504.1",
        "503_504",
        edited("procedures.turn:begin_main", 'happens(g, "beginning", "main", "504.1")', "pass"),
    ),
    made(
        "the same player's turn again",
        "505.6",
        "505 501_502",
        edited(
            "procedures.turn:TurnFrame.next_turn", "begin_turn(g, OPPONENT[player])", "begin_turn(g, player)"
        ),
    ),
    made(
        "no extra turns",
        "1025.1",
        "1025",
        edited("procedures.turn:TurnFrame.next_turn", "if g.table.players[player].extra_turns:", "if False:"),
    ),
    made(
        "phases are not skipped",
        "1031.1",
        "1031",
        edited(
            "procedures.turn:TurnFrame.skipped", "if phase in g.table.players[player].skips:", "if False:"
        ),
    ),
    made(
        "the other player's abilities first",
        "603.2",
        "603",
        edited(
            "procedures.priority:PriorityFrame.play_waiting",
            "player = g.turn.player",
            "player = 1 - g.turn.player",
        ),
    ),
    made(
        "who played something loses priority",
        "605.1a",
        "604 605",
        edited(
            "procedures.priority:PriorityFrame.answer",
            "PlayFrame(g.turn.priority, option.ref))",
            "PlayFrame(g.turn.priority, option.ref)); g.turn.priority = 1 - g.turn.priority",
        ),
    ),
    made(
        "one pass is enough",
        "605.1b",
        "605",
        edited("procedures.priority:PriorityFrame.passed", "if g.turn.passes < 2:", "if False:"),
    ),
    made(
        "the whole chase is in reverse",
        "605.1b",
        "605",
        edited(
            "procedures.priority:PriorityFrame.ended",
            "ResolveFrame(g.table.chase[-1])",
            "ResolveFrame(g.table.chase[0])",
        ),
    ),
    made(
        "the opponent has priority first",
        "602.1c",
        "601_602",
        edited(
            "procedures.priority:PriorityFrame.step",
            "g.turn.priority = g.turn.player\n        g.turn.passes = 0",
            "g.turn.priority = 1 - g.turn.player\n        g.turn.passes = 0",
        ),
    ),
)
