"""Breaks of what the older editions do otherwise: named by their switches, caught by tests/editions."""

from __future__ import annotations

from dataclasses import replace

from willpower.rules import edition as rulebook
from willpower.rules.edition import DEFAULT, EDITIONS, SWITCHES, Switch
from willpower.rules.not_observable import NOT_OBSERVABLE

from .kit import Break, Patch, Stale, always, edited, made, nothing

# Switches that are read, but whose older value is also what another switch comes to: both say the newest.
TOGETHER: dict[str, tuple[str, ...]] = {
    "main_deck_cards": ("card_types",),  # the types that 2.0 keeps out of the deck it does not know
    "zero_life_loses": ("rule_processes",),
    "battles_per_turn": ("forfeit_lockout",),  # 2.0 knows no lockout, so nothing ends the battles
    "forfeit_lockout": ("battles_per_turn",),
    "j_ruler_banished": ("j_ruler_sent_away",),  # sent away it goes to the ruler area
    "dead_j_ruler_destroyed": ("j_ruler_destroyed",),  # what is dead is no ruler
    "imperishable": ("skills",),
    "heal": ("j_ruler_destroyed",),  # there is an astral counter to take away
}


def flattened(fields: tuple[str, ...]) -> Patch:
    """Every edition says of some switches what the newest one says."""

    def apply() -> None:
        newest = {field: getattr(rulebook.edition(DEFAULT), field) for field in fields}
        others = [
            one for one in map(rulebook.edition, EDITIONS) if getattr(one, fields[0]) != newest[fields[0]]
        ]
        if not others:
            raise Stale(f"all editions agree about {fields[0]}")
        for one in others:
            rulebook._BY_NAME[one.name] = replace(one, **newest)

    return apply


def without(switch: Switch) -> Break:
    """The older editions do as the newest one in one point."""
    fields = (switch.field, *TOGETHER.get(switch.field, ()))
    return made(f"{switch.title} as in {DEFAULT}", switch.field, "a b c d e f g h i", flattened(fields))


SWITCHED: tuple[Break, ...] = tuple(without(one) for one in SWITCHES if one.field not in NOT_OBSERVABLE)

BREAKS: tuple[Break, ...] = (
    *SWITCHED,
    made(
        "2.0: free reductions lower attribute cost",
        "cost_changes",
        "e",
        edited("pay.cost_change:lowered", "7 if any_part else 0", "7"),
    ),
    made(
        "5.x: your hand is the owner's",
        "others_zones",
        "g",
        edited(
            "effects.moves:item_for",
            'elif node.under is not None and g.edition.others_zones == "owner\'s unless told":',
            "elif False:",
        ),
    ),
    made(
        "8.01: your hand is yours",
        "others_zones",
        "g",
        edited(
            "effects.moves:item_for",
            ' and g.edition.others_zones == "owner\'s unless told"',
            "",
        ),
    ),
    made(
        "2.0: a standby card is played again meanwhile",
        "standby_resolves_in",
        "i",
        always("play.permission:on_chase_already", False),
    ),
    made(
        "2.0: a second field addition is played",
        "one_field_addition_per_name",
        "i",
        always("change.movement_limits:has_one_of_the_name", False),
    ),
    made(
        "2.0: all targets gone, the rest resolves",
        "all_targets_illegal",
        "e",
        edited("procedures.resolving:begin", 'g.edition.all_targets_illegal == "fails"', "False"),
    ),
    made(
        "5.x: what is put comes under the effect's controller",
        "put_into_field_under",
        "g",
        edited(
            "effects.moves:controller_for",
            'return o.owner if g.edition.put_into_field_under == "owner" else ctx.you',
            "return ctx.you",
        ),
    ),
    made(
        "2.0: a resolved card is its controller's",
        "resolves_under",
        "e",
        edited(
            "procedures.resolving:enter",
            'o.owner if g.edition.resolves_under == "owner" else o.controller',
            "o.controller",
        ),
    ),
    made(
        "2.0: each player loses life in turn",
        "both_lose",
        "b",
        always("effects.control:asks_nobody", False),
    ),
    made(
        "2.0: what lies in standby is not shown at the end",
        "wrong_standby_card",
        "b",
        always("change.ending:found_wrong", ()),
    ),
    made(
        "2.0: a resonator has [Quickcast]",
        "skills",
        "h",
        always("text.editions.text:_quick_there", True),
    ),
    made(
        "2.0: no tie-break",
        "both_lose",
        "b",
        edited("change.ending:lose", 'g.edition.both_lose == "lifebreak, then deck"', "False"),
    ),
    made(
        "2.0: fresh by control, not by entering",
        "freshness",
        "e",
        edited("values.battle_state:is_new", "g.rulings.entered_counts", "False"),
    ),
    made(
        "5.x: effects on groups stay with the cards there were",
        "group_effects",
        "e",
        edited(
            "change.lasting_effects:begin_one", 'g.edition.group_effects == "fixed at resolution"', "True"
        ),
    ),
    made(
        "5.x: copied summon spells enter the field",
        "copies",
        "i",
        edited("procedures.resolving:enter", 'g.edition.copies == "plain"', "False"),
    ),
    made(
        "2.0: a later gain beats a constant loss",
        "lose_beats_gain",
        "e",
        edited("values.characteristics:run_layers", "if g.rulings.lose_beats_gain:", "if False:"),
    ),
    made(
        "2.0: continuous abilities do not see what is newer",
        "layers",
        "i",
        edited(
            "values.characteristics:run_layers", 'kinds = layer if g.edition.layers else "a"', "kinds = layer"
        ),
    ),
    made(
        "2.0: explode does nothing inside damage",
        "explode",
        "h",
        edited("procedures.battle:explode_inside", 'if g.edition.explode != "inside damage":', "if True:"),
    ),
    made(
        "5.x: pierce has no excess",
        "pierce",
        "h",
        edited("procedures.battle_damage:deal_excess", "if f.share < 0 or", "if True or"),
    ),
    made(
        "2.0: one object of the chase at a time",
        "chase_resolves",
        "e",
        edited("procedures.priority:PriorityFrame.ended", "g.rulings.whole_chase", "False"),
    ),
    made(
        "2.0: two additions lend one ability",
        "activate_once_per_chase",
        "e",
        edited(
            "play.ability_permission:activate_refusal",
            "if n and n >= len([one for one in ab.activates if one is a]):",
            "if n:",
        ),
    ),
    made(
        "2.0: a wrong card in standby is found and nothing happens",
        "wrong_standby_card",
        "b",
        edited("change.zones:_move_one", 'g.edition.wrong_standby_card == "loses the game"', "False"),
    ),
    made(
        "2.0: costs are only lowered",
        "1.4.5",
        "editions/a-raised-cost-2.0.yaml",
        edited("pay.cost_change:raised", '"increase" in g.edition.cost_changes', "False"),
    ),
    made(
        "2.0: battle abilities in one heap",
        "5.6.4",
        "editions/battle-abilities-in-order-again-2.0.yaml editions/destroyed-by-battle-groups-2.0.yaml",
        always("procedures.priority:in_groups", False),
    ),
    made(
        "5.x: no text makes [Enter] trigger",
        "9.6",
        "editions/told-that-it-triggers-enter-5.12.yaml",
        always("effects.triggering:told", False),
    ),
    made(
        "5.x: an instant is a chant",
        "2.1b3.1",
        "editions/chant-and-chant-instant-are-different-5.12.yaml",
        edited("text.editions.text:told_apart", "_with_subtypes(ability, plain)", "ability"),
    ),
    made(
        "5.x: nothing depends on anything",
        "9.9b3.1",
        "editions/races-and-types-depend-on-each-other-5.12.yaml",
        edited(
            "values.dependency:first_to_apply",
            "if not sensitive(b, layer, takes):",
            "if True:",
        ),
    ),
    made(
        "5.12: a J-ruler put into its ruler area is turned over",
        "3.8b6",
        "editions/a-j-ruler-put-into-its-ruler-area-5.12.yaml",
        edited(
            "change.zones:_move_ruler", 'g.edition.j_ruler_destroyed != "ruler with astral counter"', "False"
        ),
    ),
    made(
        "5.x: what was prevented pierces",
        "11.1b2 10.17",
        "editions/pierce-partly-prevented-5.12.yaml editions/pierce-with-prevented-damage-5.00.yaml",
        edited("procedures.battle_damage:deal_excess", "excess += e.amount", "excess += e.amount + 300"),
    ),
    made(
        "5.x: an addition on nothing stays",
        "13.3b1",
        "editions/a-card-that-becomes-an-addition-5.12.yaml",
        edited("change.rule_processes:has_legal_host", "if not types and (", "if not types or ("),
    ),
    made(
        "2.0: only text about entering is done at once",
        "7.4",
        "editions/a-text-without-sign-about-dying-is-no-part-of-a-chase-2.0.yaml",
        edited("text.editions.text:_at_once", "_ARROW.search(written) is not None and not", "not"),
    ),
    made(
        "2.0: a cancelled standby card is lost sight of",
        "14.23",
        "editions/a-standby-spell-cancelled-and-removed-in-two-steps-2.0.yaml",
        edited("effects.chase:tell_cancelled", "if stays_in_standby(g.table.objs[ref])", "if False"),
    ),
    made(
        "2.0: rule processes wait until a spell has left the chase",
        "2.1.6",
        "editions/what-a-spell-kills-lies-under-the-spell-2.0.yaml",
        edited("procedures.resolving:perform_text", "if f.i and", "if False and"),
    ),
    made(
        "5.12: another's card is discarded to its owner's graveyard",
        "10.18",
        "editions/a-discarded-card-of-the-opponents-lies-in-ones-own-graveyard-5.12.yaml",
        edited("change.gate:attempt_discard", "if theirs:", "if False:"),
    ),
    made(
        "2.0: an addition is summoned",
        "7.2.2",
        "editions/an-addition-is-not-summoned-so-its-enter-does-not-work-2.0.yaml",
        edited(
            "change.meant:entered_that_way",
            "return bool(g.table.objs[e.old].chars.types & RESONATOR)",
            "return True",
        ),
    ),
    made(
        "2.0: the controller chooses for who is told",
        "7.2.1",
        "editions/who-is-told-by-a-triggered-ability-chooses-its-target-2.0.yaml",
        edited("play.play_choices:target_chooser", "if t.chooser is None:", "if True:"),
    ),
    made(
        "5.x: a ban on lifebreak is not heeded",
        "7.10",
        "editions/nobody-may-break-where-a-text-forbids-it-5.12.yaml",
        edited(
            "procedures.lifebreak:lifebreak_refusal",
            'if "lifebreak" in g.derived.forbidden and',
            "if False and",
        ),
    ),
    made(
        "5.x: a copied card is who copies it",
        "10.16",
        "editions/a-copied-resonator-of-the-other-is-in-the-others-field-without-what-was-on-it-5.12.yaml",
        edited(
            "change.actions:perform_copy",
            'if g.edition.field == "one per player" else player',
            "if False else player",
        ),
    ),
    made(
        "2.0: this card is lost when it has moved",
        "14.3",
        "editions/this-card-is-that-card-in-whatever-zone-it-is-when-the-ability-resolves-2.0.yaml",
        always("effects.moves:where_it_is", -1),
    ),
    made(
        "2.0: up to two targets may be none at all",
        "1.4.5",
        "editions/up-to-two-targets-and-none-there-is-nothing-to-play-2.0.yaml",
        edited("play.permission:least_targets", "return 1", "return 0 if t.least is not None else 1"),
    ),
    made(
        "5.x: an addition on the wrong card is refused as any target",
        "7.2b3",
        "editions/refusals-of-targets-name-their-own-clauses-5.12.yaml",
        always("information.reasons:may_be_on", True),
    ),
    made(
        "2.0: a quoted name is no magic stone's",
        "1.4",
        "editions/a-magic-stone-by-its-name-2.0.yaml",
        edited("values.evaluate.scan:_names_stones", "(NameIs, StoneTypeIs)", "StoneTypeIs"),
    ),
    made(
        "2.0: resting a stone for will plays an ability",
        "2.7.3",
        "editions/resting-a-stone-for-will-plays-no-ability-2.0.yaml",
        always("change.will_sources:is_ability", True),
    ),
    made(
        "2.0: who may play no abilities may make no will with stones",
        "2.7.3",
        "editions/who-may-play-no-abilities-makes-will-with-stones-2.0.yaml",
        edited(
            "values.prohibition:ability_prohibited_by", "if g.rulings.will_when_paying and", "if False and"
        ),
    ),
    made(
        "a J-ruler that prints no DEF is destroyed for it",
        "13.2",
        "editions/a-j-ruler-that-prints-no-def-is-not-destroyed-for-it-5.12.yaml",
        edited("change.rule_processes:destruction_clause", "o.base.defense is None", "False"),
    ),
    made(
        "5.x: a copy lives on in another field",
        "10.16",
        "editions/a-copy-that-an-addition-takes-to-another-field-ceases-to-exist-5.12.yaml",
        edited("change.rule_processes:find_due", "if o.kind == COPY and", "if False and"),
    ),
    made(
        "5.x: what is given by no known skill is lost",
        "10.9",
        "editions/two-that-guard-each-other-are-not-destroyed-together-5.12.yaml",
        edited(
            "values.layers:_add_abilities",
            "if isinstance(a, Ability) and not",
            "if isinstance(a, Keyword) and not",
        ),
    ),
    made(
        "2.0: the end of a step and the beginning of the next in one chase",
        "5.6.3",
        "editions/the-end-of-the-block-step-is-finished-before-damage-is-dealt-2.0.yaml "
        "editions/the-end-of-the-main-phase-is-finished-before-the-battle-phase-begins-2.0.yaml",
        edited("procedures.battle:step_ends", "if g.work.waiting or g.work.reveals:", "if False:"),
    ),
    made(
        "2.0: a card attacked while recovered is rested after blocks",
        "8.4.2",
        "editions/a-card-attacked-with-target-attack-takes-part-and-declares-no-block-2.0.yaml",
        edited("procedures.battle:rest_attacked", "g.edition.precision_rests and", "False and"),
    ),
    made(
        "2.0: a main phase always follows a battle",
        "5.6.4",
        "editions/after-the-battle-phase-comes-the-end-phase-if-the-turn-player-says-so-2.0.yaml",
        always("procedures.battle_ways:main_phase_matters", False),
    ),
    made(
        "2.0: the main phase ends twice before the end phase",
        "5.6.4",
        "editions/after-the-battle-phase-comes-the-end-phase-if-the-turn-player-says-so-2.0.yaml",
        edited("procedures.turn:end_main", 'if g.turn.phase != "main":', "if False:"),
    ),
    made(
        "2.0: blocks are declared without an attacker",
        "6.3",
        "editions/an-attacker-that-is-gone-ends-the-battle-before-blocks-2.0.yaml "
        "editions/an-attacker-that-is-gone-in-the-block-step-ends-the-battle-2.0.yaml",
        always("procedures.battle_ways:attacker_lost", False),
    ),
    made(
        "2.0: a skipped attack ends the battle",
        "5.6.2",
        "editions/a-skipped-attack-leaves-the-later-steps-of-battle-2.0.yaml",
        always("procedures.battle_ways:goes_on_without_attack", False),
    ),
    made(
        "2.0: a standby card is asked for before its player has priority",
        "2.6.3",
        "editions/a-standby-card-with-a-moment-waits-for-the-priority-of-its-player-2.0.yaml",
        always("procedures.priority:next_reveal", True),
    ),
    made(
        "5.00: stones are shown by the will they make",
        "9.3b2.1",
        "editions/a-stone-treated-as-of-two-attributes-is-shown-for-either-5.00.yaml",
        edited(
            "play.permission:stones_refusal", "o.chars.ab.will_mask | o.chars.stones", "o.chars.ab.will_mask"
        ),
    ),
    made(
        "2.0: what the first blow destroyed keeps its ATK",
        "8.5.3",
        "editions/what-the-first-blow-destroyed-counts-as-without-atk-2.0.yaml",
        nothing("procedures.battle_ways:count_as_nothing"),
    ),
)
