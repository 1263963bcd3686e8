"""Pictures of match-ups: the matrix as a heat map with intervals, and a page of plots for each deck."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ..players.deck_notes import KINDS, wilson
from ..players.matchups import Matchups

MOST_CARDS: Final = 40  # of a deck's cards that fit into a picture, the most drawn first; the JSON has all


def heat_map(found: Matchups, file: Path) -> None:
    """Draws how often the deck of each row wins; raises `ImportError` where matplotlib is not installed."""
    pyplot = _pyplot()
    size = len(found.names)
    rates = [[found.score(a, b).rate if a != b else 0.5 for b in found.names] for a in found.names]
    figure, axes = pyplot.subplots(figsize=(1.6 + 1.05 * size, 1.2 + 0.8 * size))
    axes.imshow(rates, cmap="RdYlGn", vmin=0.0, vmax=1.0, aspect="auto")
    for row, a in enumerate(found.names):
        for column, b in enumerate(found.names):
            score = found.score(a, b)
            if a == b or not score.games:
                continue
            low, high = wilson(score.won + score.drawn / 2, score.games - score.unfinished)
            words = f"{100 * score.rate:.0f}\n{100 * low:.0f}-{100 * high:.0f}"
            axes.text(column, row, words, ha="center", va="center", fontsize=8)
    axes.set_xticks(range(size), found.names, rotation=40, ha="right")
    axes.set_yticks(range(size), [f"{n} ({100 * found.field_rate(n):.0f})" for n in found.names])
    axes.set_title("how often the deck of the row wins, in percent, and where that lies 19 times out of 20")
    figure.savefig(file, bbox_inches="tight", dpi=110)
    pyplot.close(figure)


def deck_page(name: str, notes: dict[str, Any], file: Path) -> None:
    """Draws the notes of a deck: its cards' win rates, its curve, and in which turn it won."""
    pyplot = _pyplot()
    cards = sorted(notes["cards"], key=lambda card: -int(card["drawn"]["games"]))[:MOST_CARDS]
    cards.sort(key=lambda card: card["drawn"]["rate"] or 0)
    figure, axes = pyplot.subplots(
        1, 3, figsize=(14, 1.5 + 0.26 * len(cards)), gridspec_kw={"width_ratios": [3, 1, 1]}
    )
    for shift, (kind, mark) in enumerate(zip(KINDS, "^os", strict=True)):
        shown = [(n, card[kind]) for n, card in enumerate(cards) if card[kind]["games"]]
        rates = [100 * row["rate"] for _, row in shown]
        spread = [
            [100 * (row["rate"] - row["low"]) for _, row in shown],
            [100 * (row["high"] - row["rate"]) for _, row in shown],
        ]
        places = [n + 0.22 * (shift - 1) for n, _ in shown]
        axes[0].errorbar(rates, places, xerr=spread, fmt=mark, markersize=4, label=kind, linewidth=0.8)
    axes[0].axvline(100 * notes["rate"], color="grey", linestyle="--", linewidth=1)
    axes[0].set_yticks(range(len(cards)), [f"{card['name']} ({card['cost']})" for card in cards], fontsize=8)
    axes[0].set_xlabel("games won, in percent")
    axes[0].set_title(f"{name}: {notes['games']} games", loc="left")
    axes[0].legend(fontsize="small", loc="lower right", bbox_to_anchor=(1, 1), ncols=3)
    for place, (title, what) in enumerate((("cards by cost", "curve"), ("wins by turn", "won_in_turn")), 1):
        axes[place].bar([int(n) for n in notes[what]], list(notes[what].values()))
        axes[place].set_title(title)
    figure.savefig(file, bbox_inches="tight", dpi=110)
    pyplot.close(figure)


def _pyplot() -> Any:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    return pyplot
