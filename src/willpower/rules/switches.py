"""The switches in which the editions of the rules differ: an edition is one value for each of them.

A field carries the switch's id, its title and the clauses of 8.01 that it is about. Its type lists what it
can be. Old words are told in today's: a spell card is a chant, the chant-standby area the standby area, an
[Activate] ability an activate ability. "stones" is the magic stone area of the older editions.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple

Zone = Literal[
    "deck", "stone_deck", "hand", "field", "ruler", "graveyard", "standby", "removed", "chase", "lifebreak",
    "stones", "items", "extra_deck", "runes",
]  # fmt: skip
CardType = Literal[
    "ruler", "j-ruler", "magic stone", "resonator", "chant", "addition", "regalia", "rune", "astral ruler",
]  # fmt: skip
Deck = Literal["main", "stone", "extra", "rune"]
SetupStep = Literal[
    "ruler", "extra deck", "rune deck", "shuffle", "life", "first player", "hands", "lifebreak"
]
Phase = Literal["draw", "recovery", "call", "main", "battle", "end"]
EndStep = Literal["beginning", "end of turn", "damage", "effects", "will", "discard", "repeat"]
Point = Literal["beginning", "end"]
Moment = Literal[
    "game", "turn", "draw", "recovery", "call", "main", "end",
    "battle", "beginning of battle", "declare attack", "declare block", "battle resolution",
]  # fmt: skip
CostChange = Literal["kind", "without paying", "increase", "decrease", "of any part", "lock"]
PlayStep = Literal[
    "declare", "face up", "side", "awaken", "chase", "modes", "values", "targets", "shares", "cost", "pay",
    "played",
]  # fmt: skip
BattleExit = Literal["leaves the field", "no j/resonator", "loses atk or def", "changes controller"]
Layer = Literal[
    "base", "new information", "type and race", "abilities", "other", "new value", "value", "counters",
    "round",
]  # fmt: skip
WillKind = Literal["light", "fire", "water", "wind", "darkness", "void", "moon", "time"]
ReferredBy = Literal[
    "type", "race", "card", "count", "resonator", "j-ruler", "addition", "regalia", "magic stone", "ruler"
]
AdditionSubtype = Literal[
    "", "field", "resonator", "ruler", "j-ruler", "j/resonator", "j/ruler", "ruler/j-ruler"
]
CardForm = Literal["counters", "double-sided cards", "tokens", "colossal rulers"]


class SameName(NamedTuple):
    """At most so many cards of one name in these decks together."""

    limit: int
    decks: tuple[Deck, ...]


class CardTypes(NamedTuple):
    """The types that exist, whether one card can have several, and whether spells have subtypes that texts
    tell apart (1405)."""

    names: tuple[CardType, ...]
    several: bool
    spell_subtypes: bool = False


class MovementLimit(NamedTuple):
    """What becomes of a card that would go `to` one of the zones, or (`to` False) to any other than these."""

    cards: tuple[CardType | Literal["rune without chant", "all but chant-standby"], ...]
    to: bool
    zones: tuple[Zone, ...]
    # "main deck if a stone": there if it is treated as a magic stone, else it stays (316.3b).
    # "stone deck if changed", "top of stone deck if changed": there if it has gained another type, else it
    # moves as told (316.5b, 316.5c).
    outcome: Literal[
        "stays", "graveyard", "main deck if a stone", "stone deck if changed", "top of stone deck if changed"
    ]


class About(NamedTuple):
    """Which switch a field is: its id, its title and the clauses of 8.01 that it is about."""

    id: str
    title: str
    clauses: str = ""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Edition:
    """One edition of the rules. Procedures read these fields; none asks for the name."""

    name: str

    # A. Deck construction and set-up

    main_deck_size: Annotated[tuple[int, int | None], About("A1", "main deck size", "402.3a")]
    stone_deck_size: Annotated[tuple[int, int | None], About("A2", "stone deck size", "402.4a")]
    same_name_limits: Annotated[tuple[SameName, ...], About("A3", "same-name limit", "402.3b 402.4c 402.7")]
    stones_without_limit: Annotated[
        Literal["basic", "non-special"], About("A4", "stones exempt from the limit", "402.4b 402.4c")
    ]
    break_cards_without_limit: Annotated[bool, About("A5", "[Break] cards exempt from the limit", "1415.1")]
    main_deck_cards: Annotated[
        Literal["resonator, addition, chant", "no ruler or stone", "no ruler, stone or rune without chant"],
        About("A6", "main deck types", "402.3"),
    ]
    # At most five different cards, and only with [Grimoire]; in 8.01 no more than its number (1132.2).
    extra_deck: Annotated[
        Literal["none", "five", "five or grimoire number"],
        About("A7", "extra deck", "402.5 402.5a 402.5b 402.5c 1132.2"),
    ]
    rune_deck: Annotated[bool, About("A8", "rune deck", "402.6 402.6a 402.6b 402.6c 402.6d")]
    starting_life: Annotated[int, About("A9", "starting life", "403.3")]
    # Where players agree, Willpower draws a player at random, who chooses.
    first_player: Annotated[
        Literal["agreed", "random player chooses", "random"], About("A10", "first player", "403.4")
    ]
    hand_exchange: Annotated[
        Literal["one after the other", "choose, then both"], About("A11", "opening hand exchange", "403.5")
    ]
    setup_order: Annotated[
        tuple[SetupStep, ...], About("A12", "order of set-up", "403.1 403.2 403.3 403.4 403.5")
    ]
    lifebreak_dealt: Annotated[int, About("A13", "lifebreak cards dealt", "1415.1 1415.1c")]
    opponent_shuffles_too: Annotated[bool, About("A14", "the opponent shuffles too", "403.2")]
    rulers: Annotated[int, About("A15", "number of rulers", "402.2")]
    deck_effects_judged_once: Annotated[bool, About("A16", "deck effects judged at construction", "402.8")]

    # B. Winning, losing, life

    both_lose: Annotated[Literal["lifebreak, then deck", "draw"], About("B1", "both lose at once", "103.3")]
    zero_life_loses: Annotated[
        Literal["at once", "rule process"], About("B2", "when life 0 loses", "1202.1 602.1a")
    ]
    # A short draw in the draw phase; no other draw loses.
    deck_out: Annotated[Literal["at once", "rule process"], About("B3", "deck-out", "1202.2")]
    j_ruler_loss_halves_life: Annotated[bool, About("B4", "life halved when a J-ruler is lost")]
    life_rounding: Annotated[
        Literal["when halved", "always", "rule process"], About("B5", "rounding of life", "1205.1 1201.1")
    ]
    concession_untouchable: Annotated[bool, About("B6", "no effect touches a concession", "103.4")]
    win_effects: Annotated[bool, About("B7", "'win the game' effects", "103.5")]
    wrong_standby_card: Annotated[
        Literal["loses the game", "no penalty", "allowed"], About("B8", "illegal standby card", "706.3")
    ]
    loops: Annotated[Literal["declared number or draw"], About("B9", "loops", "1301.1")]

    # C. Lifebreak

    # "used": up to the n-th card by the life table; "left": if more cards are left than (life - 1) // 1000.
    lifebreak_threshold: Annotated[Literal["used", "left"], About("C1", "lifebreak threshold", "1415.1d-i")]
    lifebreak_several_at_once: Annotated[bool, About("C2", "several lifebreaks at once", "1415.1d-i 605.1a")]
    break_is_ability: Annotated[bool, About("C3", "[Break] is an ability", "1415.1b-i")]
    card_without_break: Annotated[
        Literal["graveyard", "removed, then graveyard"],
        About("C4", "broken card without [Break]", "1415.1b-ii 1415.1d-iii"),
    ]
    card_with_break: Annotated[
        Literal["graveyard after resolving", "graveyard when off the chase"],
        About("C5", "broken card with [Break]", "1415.1d-iii"),
    ]
    lifebreak_overflow: Annotated[
        Literal["graveyard instead", "rule process keeps the bottom"],
        About("C6", "overflow above the maximum", "1415.1a-ii 1415.1e-i"),
    ]
    # Where it is off, text about lifebreak and all [Break] abilities are ignored (1415.2).
    lifebreak: Annotated[bool, About("C7", "lifebreak is played", "1415.1 1415.2")]

    # D. Turn structure

    # Without a battle phase, battles happen inside the main phase (801.1).
    phases: Annotated[tuple[Phase, ...], About("D1", "phases", "501.1 801.1")]
    first_draw: Annotated[
        Literal["phase skipped", "draw omitted"], About("D2", "first player's first draw", "502.3")
    ]
    first_recovery_skipped: Annotated[bool, About("D3", "first recovery phase skipped", "503.1")]
    calling: Annotated[Literal["call phase", "main timing action"], About("D4", "calling a stone", "710.1")]
    will_disappears: Annotated[
        Literal["recovery phase before triggers", "recovery phase after priority"],
        About("D5", "will disappears", "503.4 505.5c"),
    ]
    end_phase: Annotated[
        tuple[EndStep, ...],
        About("D6", "end phase order", "505.1 505.3 505.5a 505.5b 505.5c 505.5d 505.5e"),
    ]
    hand_size: Annotated[int, About("D7", "hand size", "306.3 505.5d")]
    recovers_in: Annotated[tuple[Zone, ...], About("D8", "what recovers", "503.5")]
    battles_per_turn: Annotated[
        Literal["any number", "until lockout"], About("D9", "several battles a turn", "803.6")
    ]
    phase_ends: Annotated[
        Literal["agreement", "consecutive passes"], About("D10", "agreement to end a phase", "605.1b")
    ]
    trigger_points: Annotated[
        tuple[tuple[Point, Moment], ...],
        About("D11", "trigger points", "502.1 503.2 503.6 504.1 505.1 505.3 802.1 803.1 804.1 807.1"),
    ]
    turn_changes: Annotated[
        tuple[Literal["extra turn", "skip"], ...], About("D12", "extra turns, skips", "1025.1 1031.1")
    ]

    # Where battle is a phase of its own.
    after_battle: Annotated[
        Literal["main or end phase", "main phase"], About("D13", "after a battle comes", "801.1")
    ]

    # E. Priority, chase, playing

    chase_resolves: Annotated[Literal["whole chase", "top item"], About("E1", "chase resolution", "605.1b")]
    # "opponent": after the draw and after declaring an attack the turn player keeps it all the same.
    priority_after_action: Annotated[
        Literal["opponent", "kept"], About("E2", "priority after an action", "605.1a")
    ]
    triggers_wait_for: Annotated[
        Literal["end of chase", "next priority"], About("E3", "triggers during resolution", "602.1b")
    ]
    trigger_order: Annotated[
        Literal["alternating from priority", "turn player first"], About("E4", "trigger order", "603.2 906.5")
    ]
    activate_once_per_chase: Annotated[bool, About("E5", "activate ability once per chase")]
    # "entered": not in the turn it entered. "play ground": controlled since the turn began, a J-ruler in the
    # field since then. "field": in the field under your control since the turn began.
    freshness: Annotated[
        Literal["entered", "play ground", "field"], About("E6", "too fresh to attack or rest", "803.3a 905.3")
    ]
    all_targets_illegal: Annotated[
        Literal["fails", "the rest resolves"], About("E7", "all targets illegal", "903.3a")
    ]
    addition_target_illegal: Annotated[
        Literal["graveyard", "enters, then rule process"], About("E8", "addition, illegal target", "1406.2b")
    ]
    lose_beats_gain: Annotated[bool, About("E9", "a standing 'lose' beats 'gain'", "104.4 909.3b")]
    # "of any part": a reduction by free cost may be taken off any part of the cost, else off the free cost.
    cost_changes: Annotated[
        tuple[CostChange, ...],
        About("E10", "cost modification", "903.2i-i 903.2i-ii 903.2i-iii 903.2i-iv 903.2i-v"),
    ]
    play_steps: Annotated[
        tuple[PlayStep, ...],
        About("E11", "playing order", "903.2a 903.2b 903.2c 903.2d 903.2e 903.2f 903.2g 903.2h 903.2i 903.2j "
              "903.2k"),
    ]  # fmt: skip
    will_made: Annotated[
        Literal["when paying", "with priority or when paying"], About("E12", "when stones make will", "907.2")
    ]
    resolves_under: Annotated[
        Literal["owner", "controller", "controller, but who played an old addition"],
        About("E13", "control of a resolved permanent", "702.3 1406.2b"),
    ]
    text_without_icon: Annotated[
        Literal["rule ability", "continuous or automatic", "icon optional", "form decides"],
        About("E14", "text without icon", "901.1 1409.1 1411.1"),
    ]
    symbol_skills: Annotated[
        Literal["no abilities", "abilities", "keyword skills"], About("E15", "symbol skills", "1101.1 1413.2")
    ]
    rested_cards_act: Annotated[bool, About("E16", "abilities of rested cards work", "1013.2")]
    group_effects: Annotated[
        Literal["fixed at resolution", "latecomers too"], About("E17", "effects on 'all X'", "909.4")
    ]
    search_may_fail: Annotated[bool, About("E18", "search of a hidden zone may fail", "1014.2")]
    self_target: Annotated[
        Literal["cannot arise", "allowed", "forbidden"], About("E19", "self-target", "903.2g-i")
    ]
    impossible_condition: Annotated[
        Literal["result not done", "do what is possible"],
        About("E20", "condition of an instruction not doable", "104.2"),
    ]
    zero_amounts_performed: Annotated[bool, About("E21", "zero or negative amounts are performed", "104.2")]
    state_costs: Annotated[
        Literal["no card already so", "rest needs recovered"],
        About("E22", "putting a card into a state as a cost", "1013.3"),
    ]
    too_few_targets: Annotated[
        Literal["as many as possible", "not playable"],
        About("E23", "fewer legal targets than asked", "903.2g"),
    ]
    effects_on_played_card: Annotated[
        Literal["kept", "lost"], About("E24", "effects on a card that is played", "903.2d-i")
    ]
    shares_chosen: Annotated[
        Literal["on resolution", "while playing"], About("E25", "splitting an effect among targets", "903.2h")
    ]
    trigger_controller: Annotated[
        Literal["when triggered", "when played"],
        About("E26", "controller of a triggered ability", "105.3b 906.5"),
    ]
    zone_change_reads: Annotated[
        Literal["the moved card", "all cards moved together"],
        About("E27", "zone-change triggers read the earlier zone of", "906.7"),
    ]
    # Of automatic abilities other than [Enter]; the targets of anything else its controller chooses.
    triggered_targets: Annotated[
        Literal["who does what it says", "controller"],
        About("E28", "targets of a triggered ability are chosen by", "903.2g"),
    ]
    cancelled_with_spell: Annotated[
        Literal["what its card has triggered", "nothing"],
        About("E29", "with a cancelled spell goes", "1012.1"),
    ]

    # F. Ruler, J-ruler, judgment

    j_ruler_destroyed: Annotated[
        Literal["powerless j-ruler", "astral ruler", "ruler with astral counter"],
        About("F1", "destroyed J-ruler", "1010.1a"),
    ]
    j_ruler_banished: Annotated[
        Literal["as destroyed", "nothing"], About("F2", "banished J-ruler", "1011.1 316.2")
    ]
    ruler_destroyed: Annotated[
        Literal["powerless j-ruler", "graveyard if named"],
        About("F3", "ruler destroyed in the ruler area", "1010.2 1011.1 316.1"),
    ]
    dead_j_ruler_destroyed: Annotated[
        Literal["nothing", "as a ruler"], About("F4", "destroying a dead J-ruler", "1010.2")
    ]
    j_ruler_targetable: Annotated[
        Literal["by name only", "by its type"], About("F5", "J-ruler targetable", "201.2a")
    ]
    judgments_per_turn: Annotated[int | None, About("F6", "judgments per turn", "705.1")]
    judgment_is: Annotated[
        Literal["ability", "neither spell nor ability"], About("F7", "judgment object", "705.2d")
    ]
    judgment_needs_ruler: Annotated[bool, About("F8", "judgment needs the ruler at resolution", "705.3a")]
    imperishable: Annotated[
        Literal["none", "ruler side up", "no astral counter"], About("F9", "[Imperishable]", "1108.2")
    ]
    heal: Annotated[bool, About("F10", "Heal", "1024.1")]
    j_ruler_enter: Annotated[
        Literal["by judgment, not summoned", "by judgment", "ordinary"],
        About("F11", "[Enter] of a J-ruler", "1140.2"),
    ]
    j_ruler_sent_away: Annotated[
        Literal["ruler area", "stays"], About("F12", "J-ruler sent to hand, a deck or removed", "316.2")
    ]
    j_ruler_damage: Annotated[
        Literal["no matter", "kept", "removed"], About("F13", "damage on a J-ruler that leaves", "1007.7")
    ]
    judgment_trigger: Annotated[
        Literal["when taken", "when flipped"], About("F14", "'when you do judgment' fires", "705.3a-i")
    ]

    # G. Zones

    stones_live_in: Annotated[Literal["stones", "field"], About("G1", "magic stones live in", "307.1 1404.1")]
    field: Annotated[Literal["one per player", "shared"], About("G2", "field", "307.2 302.1")]
    play_ground: Annotated[tuple[Zone, ...], About("G3", "play ground", "302.3")]
    control_change: Annotated[
        Literal["moves and returns", "moves", "no move"], About("G4", "change of control", "302.1 307.2")
    ]
    same_object: Annotated[
        Literal["ruler and j-ruler", "inside play ground", "field and ruler area"],
        About("G5", "same object kept", "302.3"),
    ]
    movement_limits: Annotated[
        tuple[MovementLimit, ...], About("G6", "movement limits", "316.1 316.2 316.3 316.4 316.5")
    ]
    others_zones: Annotated[
        Literal["owner's", "owner's unless told", "never"], About("G7", "other players' zones", "302.5 302.6")
    ]
    standby_order_managed: Annotated[bool, About("G8", "standby order is managed", "310.2")]
    newer_zones: Annotated[
        tuple[Zone, ...], About("G9", "item area, extra deck, rune area", "313.1 314.1 315.1")
    ]
    destroy_reaches: Annotated[tuple[Zone, ...], About("G10", "'destroy' can hit", "1010.1")]
    banish_needs_control: Annotated[bool, About("G11", "'banish' needs control", "1011.2")]
    deck_cards_leave: Annotated[
        Literal["together", "one by one"], About("G12", "several cards leaving a deck", "304.3 305.3")
    ]
    put_into_field_under: Annotated[
        Literal["player who puts it", "owner", "effect's controller"],
        About("G13", "card put into the field, side not named", "307.7"),
    ]

    # H. Battle and skills

    forfeit_lockout: Annotated[bool, About("H1", "forfeit lockout", "803.6")]
    # With a required attacker that can attack, one may neither pass nor forfeit.
    forced_attackers: Annotated[bool, About("H2", "forced attacker", "803.3 712.2")]
    battle_needs_values: Annotated[
        bool, About("H3", "battling cards need ATK and DEF", "803.3a 803.3b 804.4")
    ]
    attacker_stops: Annotated[tuple[BattleExit, ...], About("H4", "attacker stops attacking if it", "803.5a")]
    # The attack then goes to the object first attacked.
    blocker_stops: Annotated[tuple[BattleExit, ...], About("H5", "blocker is lost if it", "804.4a 804.5b")]
    attacked_may_block: Annotated[bool, About("H6", "attacked J/resonator may block", "804.4")]
    precision_rests: Annotated[bool, About("H7", "[Precision] rests the attacked card", "1103.2")]
    first_strike: Annotated[
        Literal["inside the damage step", "own step"], About("H8", "[First Strike]", "805.1 805.2 805.3")
    ]
    first_striker_again: Annotated[
        Literal["no", "if it dealt no damage", "if it did not strike"],
        About("H9", "[First Strike] attacker hits again", "806.2a"),
    ]
    pierce: Annotated[
        Literal[
            "over def, to the player",
            "over capacity, added",
            "over capacity, added as battle damage",
            "assigned",
        ],
        About("H10", "[Pierce] excess", "1102.2b"),
    ]
    explode: Annotated[
        Literal["inside damage", "automatic", "automatic on battle damage"],
        About("H11", "[Explode]", "1105.2"),
    ]
    destroyed_by_battle_damage: Annotated[
        Literal["last damage decides", "not defined"], About("H12", "'destroyed by battle damage'")
    ]
    damage_step_plays: Annotated[
        Literal["triggered abilities, in order", "full priority"],
        About("H13", "plays in damage step", "806.3"),
    ]
    # [Enter], [Break], [Trigger] and [Judgment] of the older editions are not skills there but rules of
    # their own: see I3, C3, I31 and F7.
    skills: Annotated[tuple[str, ...], About("H14", "skills that exist", "1101.1")]
    repeated_skills: Annotated[
        Literal["no skill adds up", "pierce does not add up"], About("H15", "keyword repeated", "1102.3")
    ]
    zero_def: Annotated[
        Literal["destroyed", "destroyed if it has def"], About("H16", "DEF of 0 or less", "1204.1 1204.2")
    ]
    battle_damage_defined: Annotated[bool, About("H17", "'battle damage' is a term", "805.2 806.2 1102.4")]
    attacked_strikes_back: Annotated[
        bool, About("H18", "attacked card battles when its blocker fell to [First Strike]", "804.5b")
    ]
    battling_from: Annotated[
        Literal["attack", "block"], About("H19", "an attacking card is battling from", "804.5")
    ]
    battles_with: Annotated[
        Literal["battle processing", "block"], About("H20", "'battles with' triggers at", "804.5")
    ]

    # Where its step ends without one, the battle ends in all (805.1, 806.1).
    attacker_lost: Annotated[
        Literal["end of battle", "steps go on"],
        About("H21", "when the attacking card is gone", "804.3 805.1"),
    ]
    skipped_attack: Annotated[
        Literal["steps go on", "end of battle"], About("H22", "after an attack that is forfeited", "803.3")
    ]

    # I. Cards and abilities

    attribute_from: Annotated[Literal["cost", "icon"], About("I1", "attribute comes from", "208.2")]
    card_types: Annotated[CardTypes, About("I2", "types", "201.2 201.2c")]
    enter: Annotated[
        Literal["summoned or judgment", "played from hand or judgment", "enters the field"],
        About("I3", "[Enter] triggers", "1140.2 1411.3"),
    ]
    standby_accepts: Annotated[
        Literal["chant-standby", "any card"], About("I4", "standby: what may be set", "706.1 706.3")
    ]
    standby_from_hand: Annotated[bool, About("I5", "standby: play from hand", "708.4")]
    standby_stones: Annotated[
        Literal["enough controlled", "shown", "none"], About("I6", "standby: stones asked for", "708.4")
    ]
    standby_same_turn: Annotated[
        Literal["never", "stealth only"], About("I7", "standby: same turn", "708.5 1114.3")
    ]
    standby_resolves_in: Annotated[
        Literal["standby", "chase"], About("I8", "standby: where while resolving", "903.2d")
    ]
    unplayable_triggered_card: Annotated[
        Literal["none", "count drops", "graveyard"],
        About("I9", "triggered card unplayable", "708.3a 906.6a 906.10"),
    ]
    one_field_addition_per_name: Annotated[bool, About("I10", "one Addition:Field of a name", "1406.1a")]
    host_has_abilities: Annotated[bool, About("I11", "host has the addition's abilities", "902.1a")]
    host_destroyed: Annotated[
        Literal["destroyed", "graveyard by rule process"],
        About("I12", "addition whose host is destroyed", "1406.4a 1121.4"),
    ]
    # "" is an addition without a subtype.
    addition_subtypes: Annotated[
        tuple[AdditionSubtype, ...], About("I13", "addition subtypes", "1406.1 1406.1a")
    ]
    addition_on_two_hosts: Annotated[
        Literal["not defined", "controller picks one"], About("I14", "addition on two hosts", "1206.1")
    ]
    layers: Annotated[tuple[Layer, ...], About("I15", "layers", "909.1")]
    effect_order: Annotated[
        Literal["dependency, timestamp", "dependency, timestamp, additions when added"],
        About("I16", "dependency and timestamp", "909.3 909.3b"),
    ]
    damage_replacement: Annotated[
        Literal["none", "one chooser", "prevention last"], About("I17", "damage replacement order", "910.2a")
    ]
    rule_processes: Annotated[
        Literal["immediate", "unordered", "ordered"], About("I18", "rule processes", "1201.1")
    ]
    counters_cancel: Annotated[bool, About("I19", "+100 and -100 counters cancel", "1203.1")]
    awakening: Annotated[
        Literal["none", "permanents", "any card", "any card, chosen before the chase"],
        About("I20", "[Awakening]", "903.2c 1109.2"),
    ]
    star_values: Annotated[
        Literal["0 until decided", "base ability", "base ability, X is 0 off the chase"],
        About("I21", "star ATK/DEF", "904.2 203.5b"),
    ]
    last_known_information: Annotated[
        Literal["none", "not inside play ground", "always"], About("I22", "last known information", "911.1")
    ]
    will_kinds: Annotated[tuple[WillKind, ...], About("I23", "will kinds", "907.5 907.6")]
    copies: Annotated[Literal["none", "plain", "detailed"], About("I24", "copy", "1017.1")]
    summon_effect: Annotated[
        Literal["into the field, no enter", "onto the chase"],
        About("I25", "'summon' as an effect", "1006.1"),
    ]
    quoted_name: Annotated[
        Literal["none", "name or part", "exact unless worded as part; stone types"],
        About("I26", "stone types, name quoting", "201.4 202.3"),
    ]
    # What a word on a card means that names no zone; a word that is not listed follows "type".
    bare_words: Annotated[
        tuple[tuple[ReferredBy, tuple[Zone, ...]], ...],
        About("I27", "bare type or 'card' means", "201.5 205.4 307.4 307.4a 308.4"),
    ]
    defined_terms: Annotated[
        tuple[str, ...], About("I28", "prevent, discard, become/gain, printed", "909.7 1018.1 1019.1 1020.1")
    ]
    addition_by_effect: Annotated[
        Literal["where a played one would", "unattached, then rule process", "attached, or it stays"],
        About("I29", "addition put into the field by an effect", "1406.3"),
    ]
    ability_names: Annotated[
        Literal["none", "names", "names, god's art once per game"],
        About("I30", "ability names, God's Art", "901.1d 1112.2"),
    ]
    standby_trigger: Annotated[
        Literal["may be played", "must be played", "if revealed"],
        About("I31", "standby card with a trigger condition", "708.2 906.2"),
    ]
    race_and_trait: Annotated[
        Literal["race only", "separate", "interchangeable"], About("I32", "race and trait", "205.1a")
    ]
    rule_actions: Annotated[tuple[str, ...], About("I33", "rule actions that exist", "1001.1")]
    card_forms: Annotated[
        tuple[CardForm, ...],
        About("I34", "counters, double-sided cards, tokens, colossal", "1022.1 1302.1 1303.1 1304.1"),
    ]
    runes: Annotated[bool, About("I35", "playing runes", "711.1 1136.1 1137.1")]
    addition_on_ruler: Annotated[bool, About("I36", "addition on a ruler in the ruler area", "1406.2a")]
    this_card: Annotated[
        Literal["in any zone", "the object it was"], About("I37", "'this card' that has moved", "302.3")
    ]
