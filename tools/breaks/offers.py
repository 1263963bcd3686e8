"""Breaks of what is offered and asked before a cost is fixed, and of what is looked back at."""

from __future__ import annotations

from .kit import Break, always, edited, made

BREAKS: tuple[Break, ...] = (
    made(
        "X is no part of what a spell costs while it is chosen",
        "203.5b 903.2f",
        "900/a-higher-x-is-offered-where-it-makes-the-spell-cheap.yaml",
        edited("play.play_x:x_options", "g.edit(f.chase).x = x  # a part", "pass  # a part"),
    ),
    made(
        "X is offered without what a target takes off",
        "903.2f 903.2i",
        "900/x-is-offered-with-the-reduction-that-a-target-brings.yaml",
        edited(
            "play.play_x:x_options", "elif by_targets(g, f) and some_target_does(g, f, x):", "elif False:"
        ),
    ),
    made(
        "the other side is priced as the one in hand",
        "903.2b 903.2i",
        "900/a-reduction-for-one-side-is-offered-for-that-side.yaml",
        edited("play.trying:unsteady", "if c is not o.chars and", "if False and"),
    ),
    made(
        "awakening is no reason to try a play",
        "903.2c 903.2i-iv",
        "900/an-awakened-card-is-offered-at-its-reduced-cost.yaml",
        edited("play.trying:turns_on", "(looks.awakened and bool(c.ab.awakenings))", "False"),
    ),
    made(
        "a permission asks the side in hand",
        "903.2b 1302.2f",
        "900/trees-without-paying-is-the-side-that-is-a-tree.yaml "
        "900/trees-without-paying-is-not-the-side-that-is-none.yaml",
        edited("pay.card_costs:permission_for", "up = side if", "up = None if"),
    ),
    made(
        "your removed area is anybody's",
        "105.3 302.6",
        "900/only-from-your-removed-area-is-not-the-opponents.yaml",
        edited("values.evaluate.conditions:was_played", "if c.yours and", "if False and"),
    ),
    made(
        "a ban asks the side in hand",
        "903.2b 104.4",
        "900/a-ban-on-dear-cards-asks-the-side-that-is-played.yaml",
        edited("play.permission:banned_side", "if face == o.face:", "if True:"),
    ),
    made(
        "the targets of an ability do not lower its cost",
        "903.2g 903.2i-iv",
        "900/an-ability-costs-less-by-its-own-target.yaml",
        edited("pay.cost_change:add_own_changes", "aimed(g, one, ctx, subject)", "one.targeting is None"),
    ),
    made(
        "what may be paid instead must be",
        "903.2i-i",
        "900/who-may-pay-something-else-may-pay-the-cost.yaml",
        always("pay.cost_change:is_allowed", False),
    ),
    made(
        "only cards are played",
        "903.2k",
        "900/an-activate-ability-counts-as-played-this-turn.yaml",
        always("values.evaluate.memory:asks_for_abilities", False),
    ),
    made(
        "who has a card now had it before",
        "911.1 105.3",
        "900/what-entered-under-your-control-counts-after-it-was-taken.yaml",
        edited("values.evaluate.then:look_back", "past.controller = then.controller", "pass"),
    ),
    made(
        "what a card is now it was before",
        "911.1",
        "900/what-entered-as-an-elf-did-so-whatever-it-is-now.yaml "
        "900/what-attacked-with-800-did-so-though-it-shrank.yaml "
        "900/what-was-dealt-damage-by-a-human-was-so-though-that-is-an-elf-now.yaml",
        edited("values.evaluate.then:look_back", "past.chars = then.chars", "pass"),
    ),
    made(
        "your graveyard is anybody's",
        "105.3 302.5",
        "100/a-stolen-card-is-not-in-your-graveyard.yaml",
        edited("values.evaluate.core:refs", "if noun.yours and", "if False and"),
    ),
    made(
        "half of a life is not in hundreds",
        "105.4a",
        "100/damage-of-half-a-life-is-in-hundreds.yaml",
        edited("values.evaluate.numbers:_divide", "if isinstance(q.left, LifeOf) and", "if False and"),
    ),
    made(
        "what a text makes trigger triggers once",
        "1015.1 1015.1a",
        "editions/enter-made-to-trigger-is-multiplied-5.12.yaml",
        edited("effects.triggering:make_wait", "range(trigger_times(g, o.id, a, event))", "range(1)"),
    ),
    made(
        "what is in a hand cannot be banished",
        "1011.1",
        "editions/banishing-reaches-the-hand-and-the-deck-2.0.yaml",
        edited(
            "change.gate:attempt_banish",
            "o.zone & (GRAVEYARD | CHASE):",
            "o.zone & (GRAVEYARD | CHASE | HAND):",
        ),
    ),
    made(
        "another card in a graveyard is also the one that has just come there",
        "302.3 906.7b",
        "900/another-card-is-not-the-one-that-died.yaml",
        edited("values.evaluate.core:moved_on", "g.table.objs[ctx.source].became if", "NOBODY if"),
    ),
    made(
        "of several that were hurt only those that are still there are known",
        "911.1",
        "900/what-was-hurt-this-turn-may-have-left.yaml",
        edited("values.evaluate.core:one_of", "if isinstance(noun, Both):", "if False:"),
    ),
    made(
        "what cannot return to a hand cannot be put into a deck",
        "104.4",
        "100/a-card-that-cannot-return-to-a-hand-goes-into-a-deck.yaml",
        edited("change.gate_stages:move_forbidden", "if item.to == HAND and (", "if ("),
    ),
    made(
        "a player is asked to banish what is in the graveyard",
        "104.2",
        "100/nobody-is-asked-about-banishing-a-card-that-has-died.yaml",
        edited("effects.possible:has_object", "if isinstance(effect, OUT_OF_GRAVEYARDS)", "if False"),
    ),
    made(
        "a card that left is in the field",
        "909.8 911.1",
        "900/removed-until-it-leaves-when-it-has-left.yaml",
        edited("values.evaluate.statuses:_in_field", " and still_itself(o)", ""),
    ),
    made(
        "one of two targets is both",
        "104.2 903.3a",
        "900/two-targets-of-which-one-is-gone-are-not-both.yaml",
        edited("change.effect_frame:ExecFrame.of_all", "(Choose, Search, Target)", "(Choose, Search)"),
    ),
    made(
        "why nothing can be targeted is not told",
        "1120.2 1120.3",
        "1100/no-target-because-of-the-barrier.yaml",
        edited("information.reasons:parts_reasons", "if why:", "if False:"),
    ),
    made(
        "why a mode cannot be chosen is not told",
        "903.2e 903.2g",
        "900/a-mode-without-a-target-is-refused-for-that.yaml",
        always("information.reasons:choice_reasons", ()),
    ),
    made(
        "a guardian saves the first",
        "910.2 910.3",
        "900/a-guardian-that-must-go-saves-the-one-its-player-chooses.yaml",
        always("change.given_up:to_spare", ()),
    ),
)
