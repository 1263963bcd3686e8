"""A moment of a game as a judge file.

With all that happened known, the file begins at the last quiet moment before it (the first priority of a
phase, with nothing in the chase, nothing that lasts and nothing done yet in the turn) and does as steps what
was done since; so the chase, a battle, tokens and what lasts are there as they were. From one seat the file
has what that seat knows: the board, and the battle and the chase where steps lead to them as the seat sees
them; what is not there is told in its notes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from willpower.abilities.symbols import (
    DECK,
    EXTRA_DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    LIFEBREAK,
    RUNES,
    STANDBY,
    STONE_DECK,
    Zone,
)
from willpower.engine import (
    ASTRAL,
    BOTH_PLAYERS,
    PRIORITY,
    TOKEN,
    Decision,
    Game,
    Obj,
    Option,
    PlayerId,
    State,
)

from .bench import ERROR, open_bench, play_on
from .going import CannotTell, going_on
from .placing import FILLER, Placed
from .reading.errors import JudgeError
from .reading.fields import PLAYERS
from .recording import Recorder
from .running.answers import option_text
from .setting import flow, start_lines
from .writing import quoted

MOST_PICKS: Final = 160  # since the quiet moment; a longer way would be slow on the bench
_QUIET_PHASES: Final = ("main", "draw", "recovery", "end")
# What a view says of a card that is no part of the position: numbers of objects, and which card it is.
_LEFT_OUT: Final = ("id", "number", "object", "position", "seat", "turns", "added_to")
_LYING: Final = ("name", "controller", "rested", "damage", "counters", "hidden")
_ASIDE: Final = ("decision", "players", "seat")
_HIDDEN: Final = ("hand", "deck", "stone_deck", "standby", "extra_deck", "runes", "lifebreak")
_ORDERED: Final[tuple[tuple[str, Zone], ...]] = (
    ("hand", HAND),
    ("deck", DECK),
    ("stone deck", STONE_DECK),
    ("graveyard", GRAVEYARD),
    ("standby", STANDBY),
    ("extra deck", EXTRA_DECK),
    ("runes", RUNES),
    ("lifebreak", LIFEBREAK),
)


class Moment(NamedTuple):
    """A judge file with a moment, the picks after its last step, and what it does not say, in sentences."""

    text: str
    picks: tuple[int, ...]
    notes: tuple[str, ...]


def moment(start: Callable[[], Game], picks: Sequence[int], title: str) -> Moment:
    """The moment of a game after some picks, everything known. Raises `JudgeError` where it cannot be played
    up to there."""
    played = Played(start, picks)
    begun = played.quiet()
    placed = Placed(played.at(begun), None)
    text = file_text(placed, title)
    notes = [*problems(placed.g)]
    recorder, came = _recorded(text, played, begun)
    if came < len(picks):
        notes.append(f"The file ends {len(picks) - came} choices earlier: what came then cannot be written.")
    elif not notes:
        notes += _differences(played.at(len(picks)), recorder)
    return Moment(recorder.text(), tuple(recorder.chosen()), tuple(notes))


def seat_moment(game: Game, seat: int, title: str) -> Moment:
    """The board as one seat of a running game knows it; the file says in its notes what is missing."""
    text, told = _with_what_goes_on(game, seat, title)
    g = game.state
    notes: list[str] = []
    if g.table.chase and "chase" not in told:
        notes.append("The chase is not in the file: a position begins with an empty one.")
    if g.table.battle is not None and "battle" not in told:
        notes.append("The battle is not in the file: a position begins outside of one.")
    if any([p.zones.runes and p.number != seat for p in g.table.players]):
        notes.append("Runes that you do not know are left out.")
    if FILLER in text:
        notes.append("Cards that you do not know are fillers.")
    if g.table.lasting or g.table.delayed:
        notes.append("What lasts from earlier effects is not in the file.")
    return Moment("".join([f"# {note}\n" for note in notes]) + text, (), tuple(notes))


def _with_what_goes_on(game: Game, seat: int, title: str) -> tuple[str, tuple[str, ...]]:
    """The file of what a seat knows, and which of "battle" and "chase" its steps lead to as the seat sees
    them."""
    view = game.view(seat)
    battle = ("battle",) if view["battle"] is not None else ()
    for parts in ((*battle, "chase"), battle):
        if not parts or ("chase" in parts and not view["chase"]):
            continue
        placed = Placed(game, seat)
        try:
            text = file_text(placed, title, going_on(placed, view, parts))
        except CannotTell:
            continue
        if _leads_there(text, view, seat, parts):
            return text, parts
    return file_text(Placed(game, seat), title), ()


def _leads_there(text: str, view: Mapping[str, Any], seat: int, parts: Sequence[str]) -> bool:
    """Whether a file runs, and its end shows a seat those parts as the view has them, with the same cards in
    play and the same life and will."""
    bench = open_bench(text)
    if bench.verdict == ERROR or not bench.games:
        return False
    made = Game(bench.at(len(bench.games) - 1)).view(seat)
    same = [_bare(view[key]) == _bare(made[key]) for key in (*parts, "priority")]
    lying = [_bare([{key: card.get(key) for key in _LYING} for card in one["field"]]) for one in (view, made)]
    known = [
        (a["life"], sorted(_bare(a["will"]), key=repr)) == (b["life"], sorted(_bare(b["will"]), key=repr))
        for a, b in zip(view["players"], made["players"], strict=True)
    ]
    return all(same) and all(known) and lying[0] == lying[1] and view["turn"]["step"] == made["turn"]["step"]


def file_text(placed: Placed, title: str, steps: Sequence[str] = ()) -> str:
    """The start of a game as a judge file, with the lines of its steps."""
    start = start_lines(placed.start())
    cards = [f"  - {flow(card)}" for card in placed.cards.values()]
    head = ["format: 1", f"title: {quoted(title)}", f"edition: {json.dumps(placed.g.edition.name)}"]
    done = ["do:", *steps] if steps else ["do: []"]
    return "\n".join([*head, *(["cards:", *cards] if cards else []), *start, *done, ""])


# ---- the quiet moment -------------------------------------------------------------------------------------


class Played:
    """A game played again: where a file of it could begin, and the game at any of its picks."""

    def __init__(self, start: Callable[[], Game], picks: Sequence[int]) -> None:
        self.start = start
        self.picks = picks
        self.moments: list[int] = []
        self.clean: list[int] = []
        seen: set[tuple[int, str]] = set()
        game = start()
        for n in range(len(picks) + 1):
            g = game.state
            here = (g.turn.serial, g.turn.phase)
            if here not in seen and _is_quiet(g):
                seen.add(here)
                self.moments.append(n)
                if not problems(g):
                    self.clean.append(n)
            if n < len(picks):
                _apply(game, picks[n])

    def quiet(self) -> int:
        """How many picks come before the moment at which the file begins."""
        near = [n for n in self.clean if len(self.picks) - n <= MOST_PICKS]
        found = near or self.moments
        if not found:
            raise JudgeError(0, "the game has not begun yet")
        return found[-1]

    def at(self, n: int) -> Game:
        """The game after so many picks."""
        game = self.start()
        for pick in self.picks[:n]:
            _apply(game, pick)
        return game


def _apply(game: Game, pick: int) -> None:
    d = game.decision
    if d is None or not 0 <= pick < len(d.options):
        raise JudgeError(0, "this engine plays the game differently before that step")
    game.apply(pick)


def _is_quiet(g: State) -> bool:
    d = g.work.pending
    asked = d is not None and d.kind == PRIORITY and d.player == g.turn.player
    empty = not g.table.chase and g.table.battle is None and not g.turn.step and not g.work.waiting
    return asked and empty and g.turn.phase in _QUIET_PHASES and g.turn.passes == 0


def problems(g: State) -> list[str]:
    """What a start cannot say of a position, in sentences; nothing where it says everything."""
    found: list[str] = []
    if g.table.lasting or g.table.delayed:
        found.append("What lasts from earlier effects is not in the file.")
    if any([p.called or p.judged or p.played or p.locked for p in g.table.players]):
        found.append("What was done earlier in the turn is not in the file.")
    if any([p.gods_arts or p.extra_turns or p.skips or p.broken for p in g.table.players]):
        found.append("What was done earlier in the game and still counts is not in the file.")
    if any([will.only is not None for p in g.table.players for will in p.will]):
        found.append("The file does not say what will may be spent on.")
    objs = [g.table.objs[i] for i in g.table.field]
    kept = [o for o in objs if o.memory and any(note.kind != "will" for note in o.memory)]
    if kept or any([o.marks & ~ASTRAL or _used(g, o) for o in objs]):
        found.append("What a card in the field remembers is not in the file.")
    names = {
        (o.kind == TOKEN, g.definitions[o.definition].faces[0].names[0]) for o in objs if o.zone == FIELD
    }
    tokens = [name for token, name in names if token]
    if any([(False, name) in names for name in tokens]):
        found.append("A token has the name of a card in the field; the file has them alike.")
    return found


def _used(g: State, o: Obj) -> bool:
    """Whether a limited ability of a card was used, this turn or for the game."""
    return any([key < 0 or packed // 1024 == g.turn.serial for key, packed in (o.used or {}).items()])


# ---- what was done since ----------------------------------------------------------------------------------


def _recorded(text: str, played: Played, begun: int) -> tuple[Recorder, int]:
    """The file with the picks since as steps, and up to which pick it came."""
    recorder = Recorder(text)
    actual = played.at(begun)
    for n in range(begun, len(played.picks)):
        d, wanted = recorder.game.decision, actual.decision
        assert wanted is not None
        pick = None
        if d is not None:
            pick = _same_option(recorder.game.state, d, actual.state, wanted, played.picks[n])
        if pick is None:
            return recorder, n
        _apply(actual, played.picks[n])
        recorder.pick(pick)
    return recorder, len(played.picks)


def _same_option(g: State, d: Decision, other: State, wanted: Decision, pick: int) -> int | None:
    """The option that is what was picked in the game that the file is of."""
    if (d.kind, d.player, d.purpose) != (wanted.kind, wanted.player, wanted.purpose):
        return None
    taken = wanted.options[pick]
    if pick < len(d.options) and _says(g, d.options[pick]) == _says(other, taken):
        return pick
    found = [n for n, option in enumerate(d.options) if _says(g, option) == _says(other, taken)]
    return found[0] if found else None


def _says(g: State, option: Option) -> tuple[str, str]:
    """What an option is, without the place of a card among those of its name."""
    return option.kind, option_text(g, option).split("#", maxsplit=1)[0]


# ---- is it so? --------------------------------------------------------------------------------------------


def _differences(game: Game, recorder: Recorder) -> list[str]:
    """Sentences for what is not alike in a game and in the file of it, which is run as a whole."""
    bench = open_bench(recorder.text())
    if bench.verdict == ERROR:
        return [f"The file does not run to its end: {bench.detail}."]
    chosen = recorder.chosen()
    made = play_on(bench.at(len(bench.games) - 1), chosen, by_hand=[len(chosen) - 1]).game
    one, other = _bare(game.view(None)), _bare(made.view(None))
    if len(chosen) < len(recorder.left):
        return ["What is being paid for is asked for again from its beginning."]
    found = [f"Not as it was: {key}." for key in one if key not in _ASIDE and one[key] != other.get(key)]
    for n, (a, b) in enumerate(zip(one["players"], other["players"], strict=True)):
        found += [
            f"Not as it was: {key} of {PLAYERS[n]}."
            for key in a
            if key not in _HIDDEN and a[key] != b.get(key)
        ]
    for n in BOTH_PLAYERS:
        ours, theirs = [_names(g, n) for g in (game.state, made.state)]
        found += [f"Not as it was: {zone} of {PLAYERS[n]}." for zone in ours if ours[zone] != theirs[zone]]
    return found


def _names(g: State, player: PlayerId) -> dict[str, list[str]]:
    """The cards of the zones whose order counts, top first, and of those that are hidden."""
    zones = g.table.players[player].zones
    found: dict[str, list[str]] = {}
    for word, zone in _ORDERED:
        cards = [g.definitions[g.table.objs[i].definition].faces[0].names[0] for i in zones[zone]]
        found[word] = sorted(cards) if zone == HAND else cards
    return found


def _bare(value: Any) -> Any:
    """A view without the numbers of objects, cards of a zone in a fixed order."""
    if isinstance(value, Mapping):
        if value.get("revealed"):
            value = {**value, "face_down": True}  # a revealed rune is seen, whichever way it lies
        return {key: _bare(item) for key, item in value.items() if key not in _LEFT_OUT}
    if isinstance(value, list):
        return sorted([_bare(item) for item in value], key=lambda one: json.dumps(one, sort_keys=True))
    return value
