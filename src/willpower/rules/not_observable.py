"""The switches that no running game can show, each with the reason."""

from typing import Final

NOT_OBSERVABLE: Final[dict[str, str]] = {
    "opponent_shuffles_too": "physical: a deck shuffled twice is as random as one shuffled once",
    "rulers": "the same in every edition: one ruler",
    "loops": "the same in every edition; the oldest has no rule of its own and uses the later one",
}
