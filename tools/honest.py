"""Looks whether worlds and players depend on what is hidden from them, on many states of random games.

python tools/honest.py --states 2000 --player greedy --player hard:iterations=20
python tools/honest.py --states 500 --player hard --lists --cards FILE   # seats believe in lists
"""

from __future__ import annotations

import argparse
import sys
import time
from functools import partial

from willpower.cards.bundled import modern_decks
from willpower.cards.database import load_cards
from willpower.engine import Belief
from willpower.language.trees import kept_trees
from willpower.players import check_player, make_player
from willpower.players.built_decks import built_decks
from willpower.players.honesty import examine
from willpower.rules.edition import DEFAULT, edition

BUILT = 10  # decks of a card file


def main() -> int:
    """Says what was looked at; 1 if something depends on hidden cards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", action="append", default=[], help="a player, with a budget if wanted")
    parser.add_argument("--lists", action="store_true", help="seats believe in the lists that are played")
    parser.add_argument("--cards", default="", help="a card file to build decks from")
    chosen = parser.parse_args()
    for name in chosen.player:
        check_player(name)
    cards = []
    decks = list(modern_decks().values())
    if chosen.cards:
        kept_trees()
        database = load_cards(chosen.cards)
        decks = list(built_decks(database, BUILT, chosen.seed, edition(DEFAULT)).values())
        cards = list(dict.fromkeys([card for deck in decks for card in deck.cards]))
    belief = Belief(decks, cards or [card for deck in decks for card in deck.cards]) if chosen.lists else None
    started = time.process_time()
    players = [partial(make_player, name) for name in chosen.player]
    looked, wrong = examine(decks, chosen.states, chosen.seed, players, belief=belief, cards=cards)
    for line in wrong[:20]:
        print(line)
    who = ", ".join(chosen.player) or "worlds only"
    kind = f"{'real' if chosen.cards else 'bundled'} decks, {'with' if belief else 'without'} lists"
    used = time.process_time() - started
    print(f"{looked} states ({who}; {kind}), {len(wrong)} differences, {used:.0f} s CPU")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
