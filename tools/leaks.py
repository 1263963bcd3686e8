"""Sees that nothing a seat is sent depends on what it may not know.

For many states of games between bundled decks (and deck files that are given), the state message of each seat
and of a spectator is made twice: from the game, and from the game with everything resampled that the seat
cannot know; so is the answer to what can be done with every card. The bytes must be equal; so must reason and
delay of an automatic pass of whoever decides.

    make leaks                     10,000 states
    make leaks STATES=500
    make leaks CARDS=cards.json    also with decks drawn from a card file
"""

from __future__ import annotations

import argparse
import random
import sys
import time

import msgspec

import willpower as wp
from willpower.players.drawn_decks import drawn_decks
from willpower.server import decks
from willpower.server.config import Config
from willpower.server.messages import Around, state_message
from willpower.server.passing import reason_to_pass
from willpower.server.protocol import Clock, Settings
from willpower.server.records import GameRecord, Match, MatchChoices, SeatRecord
from willpower.server.table import OPEN, Table
from willpower.server.told import SEATS, Told, new_sight
from willpower.server.why import all_uses

DRAWN = 20  # decks of a card file
SETTINGS = (Settings(), Settings(hold=True), Settings(until="end of turn"), Settings(auto_pass=False))


def record(one: wp.Deck, two: wp.Deck, seed: int) -> GameRecord:
    """A game between two decks."""
    match = Match("m", 1, [0, 0], MatchChoices("friend", "8.01", None, True, 0.0), False, 1.0)
    seats = [
        SeatRecord(name, "", decks.deck_text(deck), Settings()) for name, deck in (("A", one), ("B", two))
    ]
    header = decks.header_text(one, two, "8.01", seed)
    name = decks.engine_name()
    return GameRecord(
        "g", match, 1, "playing", header, name, None, None, None, None, 0, False, True, 1.0, 1.0, seats
    )


def sent(table: Table, seat: int | None) -> bytes:
    """What a seat would be sent."""
    still = Clock(None, False)
    around = Around(["here", "here"], [still, still], [], [False, False], 0, "")
    if seat is not None:
        around.settings = table.record.seats[seat].settings
    return msgspec.json.encode(state_message(table.record, table, seat, 0, around))


def asked(table: Table, seat: int) -> bytes:
    """What a seat is told if it asks what can be done with every card."""
    return msgspec.json.encode(all_uses(table.game, seat))


def passes(table: Table) -> list[tuple[str | None, float]]:
    """For whoever decides: why an automatic pass is made with each kind of settings, and after which time."""
    seat = table.decider
    if seat is None:
        return []
    delay = Config().pass_delay
    return [(why, delay if why is not None else -1.0) for why in
            [reason_to_pass(table.public, seat, settings) for settings in SETTINGS]]  # fmt: skip


def resampled(table: Table, seat: int, seed: int) -> Table:
    """The same table with a game that looks the same to the seat."""
    other = Table.__new__(Table)
    for name in vars(table):
        setattr(other, name, getattr(table, name))
    other.game = table.game.determinize(seat, seed)
    # Nothing that was seen of the game itself; and what the other player is told may differ.
    views = other.game.views(new_sight())
    other._told = [*table.told]
    for place in (seat, OPEN):
        other._told[place] = Told(other.game, SEATS[place], None, views[place])
    return other


def main() -> int:
    """Compare; 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=int(time.time()) % 100_000)
    parser.add_argument("--cards", default="", help="a card file; decks drawn from it play half of the games")
    parser.add_argument("--deck", action="append", default=[], help="a deck file; may be repeated")
    wanted = parser.parse_args()
    cards = decks.known_cards()
    known = [*wp.bundled_decks().values(), *[wp.Deck.load(path, cards) for path in wanted.deck]]
    drawn: list[wp.Deck] = []
    if wanted.cards:
        drawn = [*drawn_decks(wp.load_cards(wanted.cards), DRAWN, wanted.seed, wp.edition("8.01")).values()]
    decks.remember([*known, *drawn])
    chance = random.Random(wanted.seed)
    looked = games = differ = windows = 0
    while looked < wanted.states:
        games += 1
        pair = chance.sample(drawn if drawn and games % 2 else known, 2)
        try:
            table = Table(record(pair[0], pair[1], chance.getrandbits(60)))
        except wp.IllegalDeck:
            continue
        players = [wp.make_player(chance.choice(("greedy", "random")), games + n) for n in (0, 1)]
        while looked < wanted.states and not table.over:
            decision = table.game.decision
            assert decision is not None
            if chance.random() < 0.2:
                looked += 1
                for seat in (0, 1):
                    other = resampled(table, seat, chance.getrandbits(40))
                    pairs = [
                        (sent(table, seat), sent(other, seat)),
                        (sent(table, None), sent(other, None)),
                        (asked(table, seat), asked(other, seat)),
                    ]
                    if seat != table.decider:
                        windows += 1
                        pairs.append((repr(passes(table)).encode(), repr(passes(other)).encode()))
                    for one, two in pairs:
                        if one != two:
                            differ += 1
                            at = next(n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
                            print(
                                f"game {games}, pick {table.actions}, seat {seat}: {one[at - 80 : at + 80]!r}"
                            )
                            print(f"    or {two[at - 80 : at + 80]!r}")
                if looked % 1000 == 0:
                    print(f"    {looked} states, {differ} differences", file=sys.stderr, flush=True)
            pick = players[decision.player].choose(wp.Seat(table.game, decision.player))
            table.commit(table.prepare_pick(decision.player, pick, str(table.actions), 0.0))
    print(
        f"seed {wanted.seed}: {looked} states of {games} games with {len(known) + len(drawn)} decks, "
        f"{windows} automatic passes compared, {differ} differences"
    )
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
