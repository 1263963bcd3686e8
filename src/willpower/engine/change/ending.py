"""How a game ends: losing, what happens instead, winning, conceding (103, 910.1, 1202)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.statics import Replace
from willpower.abilities.symbols import DECK, LIFEBREAK

from ..core import happenings
from ..core.frames import tell
from ..core.objects import Event, player_ref
from ..core.procedure import Procedure
from ..core.results import NOTHING_DONE
from ..core.state import Frame, State
from ..values.prohibition import cannot
from .gate import attempt_amount
from .replacement import applicable, would


def loss(player: int) -> Event:
    """A player would lose the game."""
    return happenings.did(
        what="lose game", subject=player_ref(player), player=player, amount=1, clause="103.1"
    )


def replaced(g: State, player: int) -> bool:
    """Whether an effect could let something else happen instead of a player losing."""
    return Replace in g.derived.active and bool(applicable(g, would(loss(player))))


class LosingFrame(Frame):
    """Players who would lose at the same time, each by a clause ("": not): first what is replaced, then who
    is left loses."""

    __slots__ = ("clauses", "i")

    def __init__(self) -> None:
        super().__init__()
        self.clauses: tuple[str, ...] = ("", "")
        self.i = 0  # the player being looked at

    def step(self, g: State) -> None:
        """Performs the next row."""
        pc = self.pc
        self.pc = pc + 1
        LOSING.rows[pc][1](g, self)

    def goto(self, clause: str) -> None:
        """Goes on with a clause."""
        self.pc = LOSING.at[clause]


def would_lose(g: State, f: LosingFrame) -> None:
    """The one player, then the other, would lose; something else may happen instead (910.1)."""
    if f.i >= len(f.clauses):
        f.goto("103.2")
    elif f.clauses[f.i]:
        attempt_amount(g, loss(f.i))
    else:
        f.result = NOTHING_DONE


def note_replaced(g: State, f: LosingFrame) -> None:
    """A player does not lose if something else happened instead (103.1)."""
    if not f.result.did:
        f.clauses = tuple(["" if n == f.i else clause for n, clause in enumerate(f.clauses)])
    f.i += 1
    f.goto("910.1")


def let_lose(g: State, f: LosingFrame) -> None:
    """Who still loses does, both at the same time (103.2, 103.3)."""
    g.pop()
    lose(g, (f.clauses[0], f.clauses[1]))


LOSING: Final[Procedure[LosingFrame]] = Procedure(
    ("910.1", would_lose),
    ("103.1", note_replaced),
    ("103.2", let_lose),
)


def losing_clause(g: State, player: int) -> str:
    """The clause by which a player loses now, or "" if they do not."""
    p = g.table.players[player]
    clause = p.lost
    if p.life <= 0 and not cannot(g, "lose by life", player_ref(player)):
        clause = "1202.1"
    elif p.deck_out and not cannot(g, "lose by deck", player_ref(player)):
        clause = "1202.2"
    if clause and cannot(g, "lose", player_ref(player)):
        return ""
    return clause


def lose(g: State, clauses: tuple[str, str]) -> bool:
    """Players lose at the same time, each by the clause given ("" if not): the other wins, or nobody (103.2,
    103.3)."""
    first, second = clauses
    if not first and not second:
        return False
    if first and second:
        winner = left_with_more(g) if g.edition.both_lose == "lifebreak, then deck" else -1
        tell_lost(g, 0, first)
        tell_lost(g, 1, second)
        end_game(g, winner, "103.3" if winner < 0 else first)
        return True
    loser = 0 if first else 1
    tell_lost(g, loser, first or second)
    end_game(g, 1 - loser, first or second)
    return True


def left_with_more(g: State) -> int:
    """Who has more cards in the lifebreak area, or else in the deck; -1 if it is the same."""
    for zone in (LIFEBREAK, DECK):
        mine = len(g.table.players[0].zones.get(zone, ()))
        theirs = len(g.table.players[1].zones.get(zone, ()))
        if mine != theirs:
            return 0 if mine > theirs else 1
    return -1


def lose_at_once(g: State) -> bool:
    """In editions where a player without life loses at once, that; whether the game is over."""
    if g.over:
        return True
    mine = losing_clause(g, 0) if loses_now(g, 0) else ""
    theirs = losing_clause(g, 1) if loses_now(g, 1) else ""
    return lose(g, (mine, theirs))


def loses_now(g: State, player: int) -> bool:
    """Whether the edition does not wait for the next rule process."""
    p = g.table.players[player]
    if Replace in g.derived.active and replaced(g, player):
        return False  # what happens instead may have to be asked
    if p.life <= 0:
        return g.edition.zero_life_loses == "at once"
    return p.deck_out and g.edition.deck_out == "at once"


def tell_lost(g: State, player: int, clause: str) -> None:
    """Logs that a player loses."""
    tell(g, happenings.lost(player=player, clause=clause))


def lose_by_effect(g: State, player: int, clause: str = "103.1") -> bool:
    """An effect makes a player lose the game; whether it does (104.4)."""
    if g.over or cannot(g, "lose", player_ref(player)):
        return False
    return lose(g, (clause, "") if player == 0 else ("", clause))


def win_by_effect(g: State, player: int, clause: str = "103.5") -> bool:
    """An effect makes a player win the game; whether it does (104.4)."""
    if g.over or not g.edition.win_effects:
        return False
    if cannot(g, "win", player_ref(player)) or cannot(g, "lose", player_ref(1 - player)):
        return False
    end_game(g, player, clause, by_effect=True)
    return True


def concede(g: State, player: int) -> None:
    """A player leaves the game and the other wins; no effect changes that (103.4)."""
    if not g.over:
        tell_lost(g, player, "103.4")
        end_game(g, 1 - player, "103.4")


def end_game(g: State, winner: int, clause: str, by_effect: bool = False) -> None:
    """The game is over: somebody won, or nobody did (-1); `by_effect`: not because the other lost (103.5)."""
    g.over = True
    g.winner = winner
    g.outcome = clause
    g.work.pending = None
    if winner < 0:
        tell(g, happenings.drawn_game(clause=clause))
    else:
        tell(g, happenings.won(player=winner, clause=clause if by_effect else "103.2"))
