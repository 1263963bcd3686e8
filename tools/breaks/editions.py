"""Breaks of what the older editions do otherwise: named by their switches, caught by tests/editions."""

from __future__ import annotations

from .kit import Break, always, edited, made

BREAKS: tuple[Break, ...] = (
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
        edited("procedures.resolving:enter", 'if g.edition.resolves_under == "controller" else o.owner', ""),
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
        edited("values.battle_state:is_new", 'g.edition.freshness == "entered"', "False"),
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
        edited("values.characteristics:run_layers", "if g.edition.lose_beats_gain:", "if False:"),
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
        edited(
            "procedures.priority:PriorityFrame.ended", 'g.edition.chase_resolves == "whole chase"', "False"
        ),
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
)
