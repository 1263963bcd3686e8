"""Looks whether worlds and players depend on what is hidden from them, on many states of random games.

python tools/honest.py --states 2000 --player greedy
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial

from willpower.cards.bundled import modern_decks
from willpower.players import PLAYERS, make_player
from willpower.players.honesty import examine


def main() -> int:
    """Says what was looked at; 1 if something depends on hidden cards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", action="append", default=[], choices=PLAYERS)
    chosen = parser.parse_args()
    started = time.process_time()
    players = [partial(make_player, name) for name in chosen.player]
    looked, wrong = examine(list(modern_decks().values()), chosen.states, chosen.seed, players)
    for line in wrong[:20]:
        print(line)
    who = ", ".join(chosen.player) or "worlds only"
    print(f"{looked} states ({who}), {len(wrong)} differences, {time.process_time() - started:.0f} s CPU")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
