"""How a game ends: losing, what happens instead, winning, conceding (103, 910.1, 1202)."""

from __future__ import annotations

from typing import Final

from willpower.abilities.statics import Replace
from willpower.abilities.symbols import DECK, LIFEBREAK

from ..core import happenings
from ..core.frames import tell
from ..core.ids import BOTH_PLAYERS, NO_PLAYER, OPPONENT, PLAYER_A, PLAYER_B, PLAYER_REF, PlayerId
from ..core.objects import Event
from ..core.procedure import Procedure
from ..core.results import NOTHING_DONE
from ..core.state import Frame, State
from ..values.prohibition import prohibited_by
from .gate import attempt_amount
from .movement_limits import wrong_in_standby
from .replacement import applicable, would


def loss(player: PlayerId) -> Event:
    """A player would lose the game."""
    return happenings.did(
        what="lose game", subject=PLAYER_REF[player], player=player, amount=1, clause="103.1"
    )


def replaced(g: State, player: PlayerId) -> bool:
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
        LOSING.deeds[pc](g, self)

    def goto(self, clause: str) -> None:
        """Goes on with a clause."""
        self.pc = LOSING.at[clause]


def would_lose(g: State, f: LosingFrame) -> None:
    """The one player, then the other, would lose; something else may happen instead (910.1)."""
    if f.i >= len(f.clauses):
        f.goto("103.2")
    elif f.clauses[f.i]:
        attempt_amount(g, loss(BOTH_PLAYERS[f.i]))
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


def losing_clause(g: State, player: PlayerId) -> str:
    """The clause by which a player loses now, or "" if they do not."""
    p = g.table.players[player]
    clause = p.lost
    if p.life <= 0 and not prohibited_by(g, "lose by life", PLAYER_REF[player]):
        clause = "1202.1"
    elif p.deck_out and not prohibited_by(g, "lose by deck", PLAYER_REF[player]):
        clause = "1202.2"
    if clause and prohibited_by(g, "lose", PLAYER_REF[player]):
        return ""
    return clause


def lose(g: State, clauses: tuple[str, str]) -> bool:
    """Players lose at the same time, each by the clause given ("" if not): the other wins, or nobody (103.2,
    103.3)."""
    first, second = clauses
    if not first and not second:
        return False
    if first and second:
        winner = tiebreak_winner(g) if g.edition.both_lose == "lifebreak, then deck" else NO_PLAYER
        tell_lost(g, PLAYER_A, first)
        tell_lost(g, PLAYER_B, second)
        end_game(g, winner, "103.3" if winner < 0 else first)
        return True
    loser = PLAYER_A if first else PLAYER_B
    tell_lost(g, loser, first or second)
    end_game(g, OPPONENT[loser], first or second)
    return True


def tiebreak_winner(g: State) -> PlayerId:
    """Who has more cards in the lifebreak area, or else in the deck; nobody if it is the same."""
    for zone in (LIFEBREAK, DECK):
        mine = len(g.table.players[0].zones[zone])
        theirs = len(g.table.players[1].zones[zone])
        if mine != theirs:
            return PLAYER_A if mine > theirs else PLAYER_B
    return NO_PLAYER


def lose_at_once(g: State) -> bool:
    """In editions where a player without life loses at once, that; whether the game is over."""
    if g.over:
        return True
    mine = losing_clause(g, PLAYER_A) if loses_now(g, PLAYER_A) else ""
    theirs = losing_clause(g, PLAYER_B) if loses_now(g, PLAYER_B) else ""
    return lose(g, (mine, theirs))


def loses_now(g: State, player: PlayerId) -> bool:
    """Whether the edition does not wait for the next rule process."""
    p = g.table.players[player]
    if Replace in g.derived.active and replaced(g, player):
        return False  # what happens instead may have to be asked
    if p.life <= 0:
        return g.edition.zero_life_loses == "at once"
    return p.deck_out and g.edition.deck_out == "at once"


def found_wrong(g: State) -> tuple[PlayerId, ...]:
    """The players whose standby area holds a card that may not be there: at the end of a game of the oldest
    edition all of it is shown, and who put such a card there has lost (B8)."""
    if g.edition.wrong_standby_card != "loses the game":
        return ()
    found: list[PlayerId] = []
    for p in BOTH_PLAYERS:
        there = g.table.players[p].zones.standby
        if any([wrong_in_standby(g.table.objs[i]) for i in there]):
            found.append(p)
    return tuple(found)


def tell_lost(g: State, player: PlayerId, clause: str) -> None:
    """Logs that a player loses."""
    tell(g, happenings.lost(player=player, clause=clause))


def lose_by_effect(g: State, player: PlayerId, clause: str = "103.1") -> bool:
    """An effect makes a player lose the game; whether it does (104.4)."""
    if g.over or prohibited_by(g, "lose", PLAYER_REF[player]):
        return False
    return lose(g, (clause, "") if player == 0 else ("", clause))


def win_by_effect(g: State, player: PlayerId, clause: str = "103.5") -> bool:
    """An effect makes a player win the game; whether it does (104.4)."""
    if g.over or not g.edition.win_effects:
        return False
    if prohibited_by(g, "win", PLAYER_REF[player]):  # that the other cannot lose does not matter
        return False
    end_game(g, player, clause, by_effect=True)
    return True


def concede(g: State, player: PlayerId) -> None:
    """A player leaves the game and the other wins; no effect changes that (103.4)."""
    if not g.over:
        tell_lost(g, player, "103.4")
        end_game(g, OPPONENT[player], "103.4")


def end_game(g: State, winner: PlayerId, clause: str, by_effect: bool = False) -> None:
    """The game is over: somebody won, or nobody did; `by_effect`: not because the other lost (103.5)."""
    wrong = found_wrong(g)
    if wrong and wrong != (OPPONENT[winner] if winner >= 0 else NO_PLAYER,):
        for player in wrong:
            tell_lost(g, player, "B8")
        winner = OPPONENT[wrong[0]] if len(wrong) == 1 else tiebreak_winner(g)
        clause, by_effect = "B8", False
    g.over = True
    g.winner = winner
    g.outcome = clause
    g.work.pending = None
    if winner < 0:
        tell(g, happenings.drawn_game(clause=clause))
    else:
        tell(g, happenings.won(player=winner, clause=clause if by_effect else "103.2"))
