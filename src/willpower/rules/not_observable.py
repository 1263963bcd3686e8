"""The switches that no running game can show, each with the reason."""

from typing import Final

_SAME: Final = "the same in every edition"

NOT_OBSERVABLE: Final[dict[str, str]] = {
    # A
    "starting_life": f"{_SAME}: 4000",
    "opponent_shuffles_too": "physical: a deck shuffled twice is as random as one shuffled once",
    "rulers": f"{_SAME}: one ruler",
    "deck_effects_judged_once": f"{_SAME}: where the older rulebooks are silent, as in 8.01",
    # B
    "deck_out": "the draw phase has nothing between its draw and the next rule process, so both come to one",
    "concession_untouchable": "no text that can be read speaks of conceding, so no effect could touch it",
    "wrong_standby_card": "the engine lets no card be set that may not be, so none can be found there",
    "loops": f"{_SAME}; the oldest has no rule of its own and uses the later one",
    # D
    "hand_size": f"{_SAME}: seven, and changeable",
    "recovers_in": f"{_SAME}: all one controls in field, ruler area and among the stones, in other words",
    "phase_ends": "agreeing to go on is passing one after the other: nothing else can be agreed to",
    # E
    "cost_changes": f"{_SAME}: other cost, more, less, whatever of it a rulebook puts in order",
    "play_steps": "nobody acts between announcing and paying; what shows of the order is in E19, E25 and I20",
    "rested_cards_act": f"{_SAME}: they may, as the Japanese text of the oldest says",
    "impossible_condition": "only 'if you do' and its like make instructions depend on others; all obey",
    "zero_amounts_performed": f"{_SAME}: where the oldest is silent, as in 8.01",
    "state_costs": "costs ask for resting or recovering only, and for a real change in every edition",
    # F
    "judgment_needs_ruler": f"{_SAME}: where the older rulebooks are silent, as in 8.01",
    "j_ruler_enter": "a J-ruler comes into the field by judgment only, and [Enter] works then in all",
    # G
    "play_ground": "a word of rules only; what follows from it is shown by E6, G1 and G4",
    "same_object": "only a ruler and its J-ruler ever go between zones in play, and are one card in all",
    "others_zones": "hands, decks and graveyards hold their owner's cards in all; for fields see G13",
    "standby_order_managed": "no text that can be read asks for the order of cards in standby",
    "destroy_reaches": "a text that names standby cards goes before the rules; no other text means them",
    # H
    "destroyed_by_battle_damage": f"{_SAME}: the last damage decides, where the rulebook says nothing too",
    "repeated_skills": "of the skills the oldest edition knows none does more when it is there twice",
    # I
    "addition_on_two_hosts": "no effect adds an addition to a second card without taking it off the first",
    "defined_terms": "texts are read in today's words, in which all of these are defined",
}
