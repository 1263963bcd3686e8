"""Automatic passing: whether a seat wants to be asked in a window of priority.

It is decided by what everybody sees and by the seat's settings, never by what the seat could do, and it
always takes the same time: nobody can tell from it what a player holds.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .protocol import Settings


def place_of(turn: dict[str, Any]) -> str:
    """The phase, or the step of battle, in the words of stops."""
    if turn["step"]:
        return "end of battle" if turn["step"] == "end" else str(turn["step"])
    return str(turn["phase"])


def stopped_at(view: dict[str, Any], seat: int, settings: Settings) -> bool:
    """Whether the seat has set a stop for this phase or step."""
    turn = view["turn"]
    stops = settings.stops_mine if turn["player"] == seat else settings.stops_theirs
    return place_of(turn) in stops


class Window(NamedTuple):
    """A window of priority as everybody sees it: what a seat that passes in it lets go by."""

    turn: int
    place: str
    battle: str  # who attacks and who blocks


def window_of(view: dict[str, Any]) -> Window | None:
    """The window that a spectator sees; None while something is in the chase."""
    if view["chase"]:
        return None
    return Window(view["turn"]["number"], place_of(view["turn"]), repr(view["battle"]))


class Began(NamedTuple):
    """What lay open when "pass until" was asked for. It is passed by as well: who asks while something is in
    the chase, or at a stop, has seen it."""

    turn: int
    window: Window | None = None
    things: frozenset[int] = frozenset()  # in the chase, attacking or blocking


def begins(view: dict[str, Any], turn: int) -> Began:
    """What lies open now, for who asks to pass until something."""
    fought = view["battle"] or {}
    refs = [*view["chase"], fought.get("attacker"), fought.get("blocker")]
    things = frozenset([ref["id"] for ref in refs if ref is not None and "id" in ref])
    return Began(turn, window_of(view), things)


def before_it_is_said(view: dict[str, Any]) -> bool:
    """Whether a step of battle has not yet come to what it is about: a stop in it waits for the attack
    (803.5) or the block (804.4)."""
    battle = view["battle"]
    place = place_of(view["turn"])
    if battle is None:
        return False
    if place == "declare attack":
        return battle["attacker"] is None
    return place == "declare block" and not battle["declared"]


def reason_to_pass(
    view: dict[str, Any],
    seat: int,
    settings: Settings,
    passed: Window | None = None,
    began: Began | None = None,
) -> str | None:
    """Why to pass for a seat in this window, in words; None to ask it. `view` is what a spectator sees,
    `passed` the last window without a chase in which the seat itself has passed, `began` what lay open when
    it asked to pass until something."""
    running = settings.until
    if not settings.auto_pass and not running:
        return None
    chase: list[dict[str, Any]] = view["chase"]
    if chase:
        top = chase[0]
        name = top.get("name") or "what is in the chase"
        if top.get("controller") == seat:
            return None if settings.hold else f"so that {name} resolves"
        if any([text in settings.yields for text in top.get("text", [])]):
            return f"you yield to {name}"
        return f"until {running}" if running and began is not None and top.get("id") in began.things else None
    if stopped_at(view, seat, settings):
        if running == "my next stop" and began is not None and began.window == window_of(view):
            return f"until {running}"
        if running not in ("", "my next stop"):
            return f"until {running}"
        if before_it_is_said(view) and not settings.hold:
            return "nothing is declared yet"
        return "you have passed here" if passed is not None and passed == window_of(view) else None
    return f"until {running}" if running else f"no stop in {place_of(view['turn'])}"


def still_running(view: dict[str, Any], seat: int, settings: Settings, began: Began) -> bool:
    """Whether "pass until" goes on: nothing has come that did not lie open when it was asked for."""
    others = [item for item in view["chase"] if item.get("controller") != seat]
    if any([item.get("id") not in began.things for item in others]):
        return False
    battle = view["battle"]
    if battle is not None and view["turn"]["player"] != seat and battle["attacker"] is not None:
        if battle["attacker"].get("id") not in began.things:
            return False
    if settings.until == "my next stop":
        at_stop = stopped_at(view, seat, settings) and not view["chase"] and not before_it_is_said(view)
        return not at_stop or began.window == window_of(view)
    turn = view["turn"]
    if settings.until == "end of turn":
        return bool(turn["number"] == began.turn)
    if turn["player"] == seat and turn["phase"] == "main" and turn["number"] != began.turn:
        return False  # one's own next main phase is something that happens
    return settings.until != ""
