"""Breaks of chapter 900: abilities and effects."""

from __future__ import annotations

from .kit import Break, always, edited, made

BREAKS: tuple[Break, ...] = (
    made(
        "a card that leaves a public zone is looked at in the hidden one",
        "906.7a",
        "906_zone_change",
        edited(
            "change.triggers:check_elsewhere",
            "elif event.to & HIDDEN and not event.origin & HIDDEN:",
            "elif False:",
        ),
    ),
    made(
        "abilities are active everywhere",
        "902.1 902.1a",
        "902_active",
        edited("pay.ability_costs:active_here", "return bool(o.zone & (FIELD | ITEMS))", "return True"),
    ),
    made(
        "X of a free card is three",
        "903.2f-i",
        "903_playing 903_costs",
        edited("play.play_x:choose_x", "f.x = 0  # 903.2f-i", "f.x = 3"),
    ),
    made(
        "X of a free card is chosen where an additional cost says it",
        "903.2f-i",
        "900/free-spell-has-x-zero-in-its-additional-cost-too.yaml",
        edited("play.play_x:instead_of_x", "return True", "return False"),
    ),
    made(
        "what cannot complete a cost is offered for it",
        "903.2j",
        "900/what-cannot-complete-a-cost-is-not-offered-for-it.yaml",
        edited("change.choosing:ChooseFrame.step", "if need > 1 and self.together is not None:", "if False:"),
    ),
    made(
        "a card is priced where it lies",
        "903.2d 903.2g 903.2i",
        "903_offers",
        edited("play.trying:unsteady", "if differs(own, o.zone, True):", "if False:"),
    ),
    made(
        "will for awakening pays for everything",
        "1109.2",
        "1109",
        edited("pay.supply:may_spend", 'purpose = "play"', "return True"),
    ),
    made(
        "every counter makes will again and again",
        "903.2j 907.2",
        "903_offers",
        edited("pay.reckoning:Reckoner.most_uses", "if n and group.most == ANY_TIMES:", "if False:"),
    ),
    made(
        "a spell targets itself",
        "903.2g-i",
        "903_playing",
        edited("values.targets:_legal", "if ref == me and", "if False and"),
    ),
    made(
        "increases after decreases",
        "903.2i 903.2i-iii 903.2i-iv",
        "903_costs",
        edited(
            "pay.card_costs:prices",
            "for n in lower(g, raised(g, a, found), found)]",
            "for n in [raised(g, x, found) for x in lower(g, a, found)]]",
        ),
    ),
    made(
        "decreases touch free will only",
        "903.2i-iv",
        "903_costs",
        edited("pay.cost_change:cut_ways", "if not left or not symbols:", "if True:"),
    ),
    made(
        "will is always paid first",
        "903.2j-i",
        "903_costs",
        edited("pay.cost_ways:written", "while not is_will(cost[ahead]):", "while False:"),
    ),
    made(
        "targets are not checked again",
        "903.3a",
        "903_resolving",
        edited("procedures.resolving:check_targets", "if kept != refs:", "if False:"),
    ),
    made(
        "all modes",
        "903.2e",
        "903_playing",
        edited(
            "play.play_choices:choose_modes", "if len(f.picks) >= most:", "if len(f.picks) >= len(m.options):"
        ),
    ),
    made(
        "fresh resonators rest for a cost",
        "905.3",
        "905",
        edited("pay.cost_items:fresh_for_rest", "came == g.turn.serial", "False"),
    ),
    made(
        "will abilities use the chase",
        "907.2 907.5",
        "907",
        edited("text.keywords:without_chase", "return known[1]", "return False"),
    ),
    made(
        "a permission without end",
        "903.2i-ii",
        "903_costs 903_playing",
        edited("pay.card_costs:permission_for", "if s.limit and", "if False and"),
    ),
    made(
        "the wrong player chooses the replacement",
        "910.2",
        "910",
        edited(
            "change.replacement_order:chooser",
            "else g.table.objs[item.ref].controller",
            "else 1 - g.table.objs[item.ref].controller",
        ),
    ),
    made(
        "cards in numbers are not chosen",
        "1014.1 1017.2",
        "1014 1017",
        edited("change.effect_frame:ExecFrame.step", "if known[2]:", "if False:"),
    ),
    made(
        "redirected damage goes to the first card",
        "910.1",
        "910",
        edited("change.replacement:to_choose_from", "if len(found) > 1", "if False"),
    ),
    made(
        "prevention before other replacements",
        "910.2a",
        "910",
        edited("change.replacement:applicable", "if one is Prevent and found and", "if False and"),
    ),
    made(
        "will abilities never cost more",
        "907.1 903.2i-iii",
        "907",
        always("pay.will_abilities:costs_will", False),
    ),
    made(
        "what triggers by produced will uses the chase",
        "907.1",
        "907",
        edited("text.keywords:without_chase", "not in (ABILITY_PLAYED, WILL)", "!= ABILITY_PLAYED"),
    ),
    made(
        "what a permission let be played is forgotten",
        "906.8 903.2k",
        "906_delayed",
        edited("values.evaluate.nouns:_played_by", "and note.number == made", "and False"),
    ),
    made(
        "permissions of one card are one",
        "901.2b",
        "906_delayed",
        edited("pay.card_costs:_permission_uses", "if x.id == a.lasting", "if x.source == a.source"),
    ),
    made(
        "an awakening is lowered before its X is known",
        "1109.2 903.2i-iv",
        "1109",
        edited("pay.card_costs:prices", "nows = lower(g, raised(g, part, own), own)", "nows = (part,)"),
    ),
    made(
        "only will for the card pays the X of an awakening",
        "1109.2 903.2f",
        "1109",
        edited("play.play_x:highest", "if base.parts:", "if False:"),
    ),
    made(
        "weather of a standing ability is not replaced",
        "1028.1 910.1",
        "1028",
        always("change.gate:attempt_standing_weather", False),
    ),
    made(
        "an ability that adds will adds it to every stone, whatever its limit",
        "907.1 903.2j",
        "903_offers",
        edited("pay.will_abilities:add_triggered_will", "left = uses_left(g, ref, a)", "left = -1"),
    ),
    made(
        "will of later instructions is not counted on",
        "1003.5 1003.4",
        "1003",
        edited("pay.kinds:to_come", "if not later or source < 0:", "if True:"),
    ),
    made(
        "a card that rests for its cost makes no will for it in any way",
        "903.2j 1003.5",
        "1000/a-card-that-rests-for-its-cost-may-make-the-will-in-another-way.yaml",
        edited(
            "play.ability_permission:cost_payable",
            "simple = not cost.items or (only_rest and not (cost.will and o.chars.ab.will_others))",
            "simple = not cost.items or only_rest",
        ),
    ),
    made(
        "what was undone is refused until somebody passes",
        "903.2j",
        "1003",
        edited("procedures.priority:PriorityFrame.answer", "if g.work.refused and kind", "if False and kind"),
    ),
    made(
        "one guardian goes for all",
        "910.1 910.3",
        "910",
        edited("change.gate_frames:GateFrame.replacing", "if found and self.i and", "if False and"),
    ),
    made(
        "control that one has is not gained once more",
        "105.3 909.3b",
        "105",
        edited("effects.lasting:is_lent", "and o.home != player", "and False"),
    ),
)
