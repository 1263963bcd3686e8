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
    "loops": f"{_SAME}; the oldest has no rule of its own and uses the later one",
    # D
    "hand_size": f"{_SAME}: seven, and changeable",
    "recovers_in": f"{_SAME}: all one controls in field, ruler area and among the stones, in other words",
    "phase_ends": "agreeing to go on is passing one after the other: nothing else can be agreed to",
    # E
    "play_steps": "nobody acts between announcing and paying, and 2.0 does not say where a card is "
    "meanwhile; what shows of the order is in E19, E25 and I20",
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
    "standby_order_managed": "no text that can be read asks for the order of cards in standby",
    "destroy_reaches": "a text that names standby cards goes before the rules; no other text means them",
    # H
    "destroyed_by_battle_damage": f"{_SAME}: the last damage decides, where the rulebook says nothing too",
    "repeated_skills": "of the skills the oldest edition knows none does more when it is there twice",
    # I
    "addition_on_two_hosts": "no effect adds an addition to a second card without taking it off the first",
}

# Values of a switch that come to the same in every game, each with the reason.
NOT_TOLD_APART: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "wrong_standby_card": (
        ("no penalty", "allowed"),
        "where other cards cannot be put there none is found, and nothing happens in either",
    ),
    "first_player": (
        ("agreed", "random player chooses"),
        "players who agree do so outside the game; a player drawn at random chooses (docs/readings.md)",
    ),
    "freshness": (
        ("play ground", "field"),
        "of all cards only a ruler moves inside the play ground, and both ask for a J-ruler in the field",
    ),
    "text_without_icon": (
        ("continuous or automatic", "icon optional", "form decides"),
        "the words tell a continuous ability from an automatic one in each of these editions",
    ),
    "self_target": (("cannot arise", "forbidden"), "no spell targets itself in either"),
    "imperishable": (
        ("ruler side up", "no astral counter"),
        "the ruler lies there with all its abilities in either; only 8.01 has the counter",
    ),
    "j_ruler_damage": (("no matter", "removed"), "a J-ruler that is lost in 2.0 has no DEF to compare with"),
    "first_striker_again": (
        ("no", "if it did not strike"),
        "in 2.0 nothing happens between the two blows, so who strikes first has always struck",
    ),
    "others_zones": (("owner's", "never"), "a card goes to its owner's zone in both, whatever a text says"),
    "explode": (
        ("automatic", "automatic on battle damage"),
        "damage that rules deal in a battle resolution step is what 8.01 calls battle damage",
    ),
    "standby_stones": (("enough controlled", "shown"), "to show magic stones one has to have them"),
    "unplayable_triggered_card": (("count drops", "none"), "2.0 has no card that must be played"),
    "damage_replacement": (("none", "one chooser"), "2.0 is silent and is played as the next edition"),
    "rule_processes": (("ordered", "unordered"), "where no order is told that of 8.01 is one that will do"),
    "awakening": (
        ("any card", "any card, chosen before the chase"),
        "nobody acts between the step before the chase and paying the cost",
    ),
    "star_values": (
        ("base ability", "base ability, X is 0 off the chase"),
        "5.x does not tell what X is off the chase, and 0 is taken from 8.01",
    ),
    "last_known_information": (
        ("none", "not inside play ground"),
        "2.0 is silent and is played as the next edition",
    ),
    "quoted_name": (
        ("exact unless worded as part; stone types", "none"),
        "2.0 says nothing of quotation marks: a name in them is that name",
    ),
    "addition_by_effect": (
        ("attached, or it stays", "where a played one would"),
        "a played one is on a card it can be on, and without such a card it is not played",
    ),
}

# Words of a switch that is a list, in which editions differ and on which no game depends, with the reason.
NOT_NAMED: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "cost_changes": (
        ("without paying", "lock"),
        "older rulebooks give them no place: a card played free costs nothing but what is added in all, and "
        "nobody acts between working out a cost and paying it",
    ),
    "destroy_reaches": (("stones",), "the magic stone area is a part of the field in the engine"),
}
