"""Tables: bringing a game back, engines that play differently, and what a seat may know."""

import random
from collections.abc import Iterator

import pytest

import willpower as wp
from willpower.server import decks
from willpower.server.messages import figures_of
from willpower.server.protocol import Settings
from willpower.server.records import Action, GameRecord, Match, MatchChoices, SeatRecord
from willpower.server.table import Refusal, Table, effective
from willpower.server.told import SEATS, Told


def record(seed: int = 1, one: str = "long-road", two: str = "lantern-tide") -> GameRecord:
    pair = [wp.bundled_decks()[name] for name in (one, two)]
    match = Match("m", 1, [0, 0], MatchChoices("friend", "8.01", None, True, 0.0), False, 1.0)
    seats = [SeatRecord("A", "", decks.deck_text(pair[0]), Settings()) for _ in (0, 1)]
    header = decks.header_text(pair[0], pair[1], "8.01", seed)
    engine = decks.engine_name()
    return GameRecord(
        "g", match, 1, "playing", header, engine, None, None, None, None, 0, False, True, 1.0, 1.0, seats
    )


def played(table: Table, picks: int, seed: int = 1) -> list[Action]:
    """Picks made at random, some of them taken back."""
    chance = random.Random(seed)
    made: list[Action] = []
    for n in range(picks):
        if table.over:
            break
        decision = table.game.decision
        assert decision is not None
        if n % 10 == 9:
            prepared = table.prepare_undo(decision.player, f"u{n}") if _can_undo(table) else None
        else:
            prepared = None
        if prepared is None:
            pick = chance.randrange(len(decision.options))
            prepared = table.prepare_pick(decision.player, pick, f"p{n}", 0.0)
        table.commit(prepared)
        made.append(prepared.action)
    return made


def _can_undo(table: Table) -> bool:
    decision = table.game.decision
    assert decision is not None
    return table.undo(decision.player, False).possible


def test_a_game_comes_back_the_same_with_and_without_a_snapshot() -> None:
    table = Table(record())
    made = played(table, 60)
    assert {a.kind for a in made} == {"pick", "undo"}
    snapshot = table.snapshot()
    made += played(table, 30, seed=2)
    for kept in (None, snapshot):
        again = Table.restore(record(), made, kept)
        assert not again.diverged
        assert again.game.hash() == table.game.hash()
        assert (again.seqs, again.actions, again.made) == (table.seqs, table.actions, table.made)
        assert [t.fingerprint for t in again.told] == [t.fingerprint for t in table.told]
        assert [a.option for a in effective(made)] == [*again.game.picks] or kept is not None
        assert again.done == table.done


def test_a_torn_or_foreign_snapshot_only_costs_time() -> None:
    table = Table(record())
    made = played(table, 20)
    snapshot = table.snapshot()
    snapshot.data = snapshot.data[:-7] + b"rubbish"
    assert Table.restore(record(), made, snapshot).game.hash() == table.game.hash()
    other = table.snapshot()
    other.picks = other.picks[:-1]
    assert Table.restore(record(), made, other).game.hash() == table.game.hash()


def test_an_engine_that_plays_differently_keeps_the_game_and_says_so() -> None:
    table = Table(record())
    made = played(table, 30)
    made[20].asked = "priority|play|7|0"  # what the other engine had asked there
    again = Table.restore(record(), made, None)
    assert "action 21" in again.diverged
    assert again.over and again.actions == len(made)
    assert len(again.made) <= 20
    with pytest.raises(Refusal):
        again.prepare_pick(0, 0, "x", 0.0)


def test_preparing_changes_nothing() -> None:
    table = Table(record())
    played(table, 15)
    decision = table.game.decision
    assert decision is not None
    before = table.game.hash(), table.actions, [*table.seqs], [t.fingerprint for t in table.told]
    table.prepare_pick(decision.player, 0, "a", 0.0)
    table.prepare_end("concede", 0, "b")
    for wrong in (len(decision.options), 10**9):
        with pytest.raises(Refusal):
            table.prepare_pick(decision.player, wrong, "c", 0.0)
    with pytest.raises(Refusal):
        table.prepare_pick(1 - decision.player, 0, "d", 0.0)
    assert (table.game.hash(), table.actions, [*table.seqs], [t.fingerprint for t in table.told]) == before


def states() -> Iterator[wp.Game]:
    for n, (one, two) in enumerate((("kiln", "drowned-library"), ("antlerwood", "salt-market"))):
        table = Table(record(n, one, two))
        for _ in range(8):
            played(table, 6, seed=n)
            if table.over:
                break
            yield table.game


def test_what_a_seat_is_shown_does_not_depend_on_what_it_may_not_know() -> None:
    looked = 0
    for game in states():
        for seat in (0, 1):
            shown, other = Told(game, seat), Told(game.determinize(seat, 99), seat)
            assert (shown.view, shown.decision) == (other.view, other.decision)
            assert shown.log == other.log
            looked += 1
    assert looked > 20


def test_a_seat_counts_only_what_it_was_told() -> None:
    table = Table(record(3, "kiln", "drowned-library"))
    for _ in range(60):
        decision = table.game.decision
        if decision is None:
            break
        before, seqs = table.told, [*table.seqs]
        table.commit(table.prepare_pick(decision.player, 0, f"{table.actions}", 0.0))
        for n, seat in enumerate(SEATS):
            changed = not Told(table.game, seat).same(before[n]) or seat == decision.player
            assert table.seqs[n] == seqs[n] + changed


def test_a_payment_is_taken_back_without_asking_a_friend() -> None:
    """Where a seat is asked how to pay and nothing came to light since, nobody else must agree."""
    chance = random.Random(5)
    alone: list[str] = []
    for seed in range(1, 4):
        table = Table(record(seed))
        for n in range(120):
            decision = table.game.decision
            if decision is None or table.over:
                break
            undo = table.undo(decision.player, False)
            if undo.possible and not undo.asks:
                alone.append(decision.kind)
                assert table.made[-1].seat == decision.player
            assert (
                table.undo(1 - decision.player, False).asks
                or not table.undo(1 - decision.player, False).possible
            )
            plays = [i for i, o in enumerate(decision.options) if o.kind in ("play", "call")]
            pick = chance.choice(plays) if plays else chance.randrange(len(decision.options))
            table.commit(table.prepare_pick(decision.player, pick, f"p{n}", 0.0))
    assert alone and set(alone) == {"pay"}


def test_a_game_lasts_to_its_end_though_its_last_picks_were_taken_back() -> None:
    table = Table(record())
    decision = table.game.decision
    assert decision is not None
    first = table.prepare_pick(decision.player, 0, "first", 1.0)
    first.action.at = 100.0
    table.commit(first)
    made = table.prepare_undo(first.action.seat, "back")
    made.action.at = 130.0
    table.commit(made)
    end = table.prepare_end("concede", 0, "end")
    end.action.at = 400.0
    table.commit(end)
    assert table.made == [] and table.span == (100.0, 400.0)
    again = Table.restore(record(), [first.action, made.action, end.action], None)
    assert again.span == (100.0, 400.0) and figures_of(again.made, again.span).lasted == 300.0


def called(deck: str, seed: int) -> tuple[Table, int]:
    """A table whose first player has just called a magic stone."""
    table = Table(record(seed, deck, deck))
    for n in range(40):
        decision = table.game.decision
        assert decision is not None
        calls = [i for i, option in enumerate(decision.options) if option.kind == "call"]
        pick = calls[0] if calls else len(decision.options) - 1
        table.commit(table.prepare_pick(decision.player, pick, f"p{n}", 0.0))
        if calls:
            return table, decision.player
    raise AssertionError("no stone could be called")


@pytest.mark.parametrize("seed", range(12))
def test_a_called_stone_is_not_taken_back_however_likely_it_was(seed: int) -> None:
    """Two of the ten stones are others: whoever could call again would know the next one."""
    table, seat = called("kiln", seed)
    assert not table.undo(seat, True).possible


def test_a_stone_that_could_be_no_other_is_taken_back() -> None:
    table, seat = called("ashen-queen", 1)
    assert table.undo(seat, True).possible
