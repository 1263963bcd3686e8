"""What is worked out in processes of its own: computers' moves, decks and replays that somebody sent.

    python -m willpower.server.jobs

reads jobs from its standard input and writes answers to its standard output, each after its length. A job
that takes too long or too much memory ends with its process; the server goes on.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

import willpower as wp

from . import card_jobs, decks
from .bench_jobs import (
    BenchJob,
    CompareOnBench,
    MomentOnBench,
    OnBench,
    UsesOnBench,
    WinOnBench,
    bench_work,
)
from .frames import film, past_board
from .lesson_jobs import OnLesson, UsesInLesson, lesson_work
from .protocol_http import DeckChoice, DeckReport
from .puzzle_jobs import OnPuzzle, UsesInPuzzle, puzzle_work

MEMORY: Final = 3 * 1024**3
LARGEST: Final = 64 * 1024 * 1024


class Choose(msgspec.Struct, tag="choose"):
    """A computer's answer to the pending decision of a saved game."""

    save: bytes
    seat: int
    level: str
    seed: int
    limit: float  # seconds that it should not exceed


class Advise(msgspec.Struct, tag="advise"):
    """What the search would do for a person in the pending decision of a saved game."""

    save: bytes
    seat: int
    seed: int
    limit: float


class CheckDeck(msgspec.Struct, tag="check"):
    """Whether a deck may be played; the answer has it as the server keeps it."""

    choice: DeckChoice
    edition: str


class Swap(msgspec.Struct, tag="swap"):
    """A kept deck with cards of its sideboard changed."""

    deck: str
    bring: list[str]
    leave: list[str]
    edition: str


class MakeFilm(msgspec.Struct, tag="film"):
    """What each seat saw of a game."""

    header: str
    picks: list[int]
    conceded: int


class SeePast(msgspec.Struct, tag="past"):
    """A board that a seat has seen, by the line of its log."""

    header: str
    picks: list[int]
    seat: int
    line: int
    by: int


class ReadReplay(msgspec.Struct, tag="replay"):
    """A replay file that somebody sent."""

    text: str


class Warm(msgspec.Struct, tag="warm"):
    """Get ready for work."""


Job = (
    Choose
    | Advise
    | CheckDeck
    | Swap
    | MakeFilm
    | SeePast
    | ReadReplay
    | Warm
    | card_jobs.Job
    | BenchJob
    | OnPuzzle
    | UsesInPuzzle
    | OnLesson
    | UsesInLesson
)


class Chosen(msgspec.Struct):
    """The answer to `Choose`."""

    pick: int
    ahead: int  # how often a search looked ahead for it


class Advice(msgspec.Struct):
    """The answer to `Advise`."""

    pick: int
    chances: list[tuple[int, float]]  # the best options with how likely each wins
    iterations: int
    wins: bool  # this turn, whatever the other does


class CheckedDeck(msgspec.Struct):
    """The answer to `CheckDeck` and `Swap`."""

    report: DeckReport
    text: str  # "" if it cannot be kept


class ReadingOfReplay(msgspec.Struct):
    """The answer to `ReadReplay`."""

    header: str
    decks: list[str]
    names: list[str]
    edition: str
    picks: list[int]
    conceded: int
    winner: int | None
    outcome: str
    over: bool
    known: bool  # all its cards are ones that this server knows
    pieces: list[tuple[str, int, bytes]]


class Failure(msgspec.Struct):
    """A job that was refused, in one line."""

    kind: str
    sentence: str


class Answer(msgspec.Struct):
    """What a process answers: one of the two."""

    value: msgspec.Raw = msgspec.Raw(b"\xc0")
    failure: Failure | None = None


def work(job: Job) -> object:
    """Do a job."""
    match job:
        case Choose():
            game = wp.Game.load(job.save)
            player = wp.make_player(job.level, job.seed, limit=job.limit)
            return Chosen(player.choose(wp.Seat(game, job.seat)), getattr(player, "iterations", 0))
        case Advise():
            return _advice(job)
        case CheckDeck():
            deck = decks.find_deck(job.choice)
            return _checked(deck, job.edition, job.choice.partial)
        case Swap():
            deck = decks.swapped(decks.deck_of_text(job.deck), job.bring, job.leave)
            return _checked(deck, job.edition, allow_partial=True)  # it was asked when the match began
        case MakeFilm():
            return film(job.header, job.picks, job.conceded)
        case SeePast():
            return past_board(job.header, job.picks, job.seat, job.line, job.by)
        case ReadReplay():
            return _replay(job.text)
        case OnLesson() | UsesInLesson():
            return lesson_work(job)
        case OnPuzzle() | UsesInPuzzle():
            return puzzle_work(job)
        case OnBench() | UsesOnBench() | CompareOnBench() | MomentOnBench() | WinOnBench():
            return bench_work(job)
        case Warm():
            decks.remember(wp.bundled_decks().values())
            decks.settle()
            return None
        case _:
            return card_jobs.work(job)


def _advice(job: Advise) -> Advice:
    player = wp.make_player("hard", job.seed, limit=job.limit)
    assert isinstance(player, wp.SearchPlayer), "a level that searches"
    pick = player.choose(wp.Seat(wp.Game.load(job.save), job.seat))
    return Advice(pick, player.chances, player.iterations, player.proved)


def _checked(deck: wp.Deck, edition: str, allow_partial: bool) -> CheckedDeck:
    decks.remember([deck])
    return CheckedDeck(decks.check(deck, edition, allow_partial), decks.deck_text(deck))


def _replay(text: str) -> ReadingOfReplay:
    replay = wp.read_replay(text)
    decks.remember(replay.decks)
    game = replay.play(checked=replay.same_engine)
    cards = decks.known_cards()
    known = all(
        [
            any([one.fingerprint == card.fingerprint for one in (cards.by_id(card.id),) if one is not None])
            for deck in replay.decks
            for card in {card.id: card for card in deck.cards}.values()
        ]
    )
    marks, replay.marks = replay.marks, {}
    picks, replay.picks = replay.picks, ()
    conceded, replay.conceded = replay.conceded, -1
    winner, replay.winner = replay.winner, ""
    header = wp.write_replay(replay)
    del marks, winner
    return ReadingOfReplay(
        header,
        [decks.deck_text(deck) for deck in replay.decks],
        [deck.name for deck in replay.decks],
        game.edition,
        [*picks],
        conceded,
        game.winner,
        str(game.view(None)["outcome"]),
        game.over,
        known,
        film(header, [*picks], conceded),
    )


def answer(job: Job) -> Answer:
    """Do a job; a refusal is an answer too."""
    try:
        return Answer(msgspec.Raw(msgspec.msgpack.encode(work(job))))
    except decks.BadDeck as error:
        report = DeckReport(False, error.title, error.problems, [], None)
        return Answer(msgspec.Raw(msgspec.msgpack.encode(CheckedDeck(report, ""))))
    except (wp.WillpowerError, ValueError) as error:
        line = str(error).splitlines()[0][:300] if str(error) else type(error).__name__
        return Answer(failure=Failure(type(error).__name__, line))
    except Exception as error:  # whatever nonsense leads to: it must not be taken for our own failure
        return Answer(failure=Failure(type(error).__name__, f"it makes no sense ({type(error).__name__})"))


def read(stream: BinaryIO) -> bytes | None:
    """The next message; None at the end."""
    size = stream.read(4)
    if len(size) < 4:
        return None
    return stream.read(int.from_bytes(size, "big"))


def main() -> None:
    """Answer jobs until the input ends."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # nothing that prints may come between answers
    decoder = msgspec.msgpack.Decoder(Job)
    while (data := read(sys.stdin.buffer)) is not None:
        body = msgspec.msgpack.encode(answer(decoder.decode(data)))
        try:
            out.write(len(body).to_bytes(4, "big") + body)
            out.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


if __name__ == "__main__":
    main()
