"""Breaks of 402 (decks) and of 904 to 912: what waits, what goes on, what was last known."""

from __future__ import annotations

from willpower.engine.values import characteristics

from .kit import Break, Patch, always, edited, made, nothing, rebind

CHECK = "procedures.deck_check:_check_"


def layers_in(order: str) -> Patch:
    """Continuous effects are applied in another order of layers."""

    def apply() -> None:
        vars(characteristics)["ORDER"] = order

    return apply


def newer_first() -> None:
    """Of several effects the newest is applied first."""
    rebind(characteristics.stamp_of, lambda entry: -entry.part.stamp)


BREAKS: tuple[Break, ...] = (
    # 402: decks
    made("decks of any size", "402.3a 402.4a", "402", nothing("procedures.deck_check:_check_size")),
    made(
        "stolen weather is still its first player's",
        "1028.1",
        "1000/weather-of-the-player-of-a-stolen-weather-maker.yaml",
        edited("values.characteristics:known", "a.lasting, a.ctx.you)", "a.lasting, 0)"),
    ),
    made(
        "five copies",
        "402.3b",
        "402",
        edited(
            "procedures.deck_check:_most",
            "None if unlimited else shared.limit",
            "None if unlimited else shared.limit + 1",
        ),
    ),
    made(
        "four basic stones",
        "402.4b",
        "402",
        edited("procedures.deck_check:_most", "return None  # 402.4b", "return 4"),
    ),
    made(
        "any number of special stones",
        "402.4c",
        "402",
        edited("procedures.deck_check:_most", "if free:", "if True:"),
    ),
    made(
        "two copies of a rune",
        "402.5b 402.6b",
        "402",
        edited("procedures.deck_check:_most", "return 1  #", "return 2  #"),
    ),
    made(
        "an extra deck for everybody",
        "402.5c",
        "402",
        edited(CHECK + "extra", "if not grimoires and not any(", "if False and not any("),
    ),
    made(
        "two master runes",
        "402.6c",
        "402",
        edited(CHECK + "runes", "if len(masters) > 1:", "if len(masters) > 2:"),
    ),
    made(
        "runes of any attribute",
        "402.6d",
        "402",
        edited(CHECK + "runes", "and not d.faces[0].attributes & ours", "and False"),
    ),
    made(
        "chants that are runes need an attribute",
        "402.6d",
        "402",
        edited(CHECK + "runes", "and not d.faces[0].types & CHANT and", "and"),
    ),
    made(
        "copies in other decks do not count",
        "402.7",
        "402",
        edited(CHECK + "copies", "if len(here) > 1 and", "if False and"),
    ),
    # 904, 906: abilities
    made(
        "no ability is a base ability",
        "904.2 904.2a",
        "904_conditions 904_continuous 909_layers",
        always("text.keywords:is_base", False),
    ),
    made(
        "a delayed ability triggers again",
        "906.8a",
        "906_delayed_and_status",
        edited("change.triggers:check_delayed", "if d.times == 1:", "if False:"),
    ),
    made("no status triggers", "906.9", "906_delayed_and_status", nothing("change.triggers:check_states")),
    made(
        "what moved out of sight is asked where it is",
        "906.7a",
        "906_zone_change",
        edited(
            "change.meant:moved_ref",
            "return event.old\n    if event.origin & (IN_PLAY | ITEMS)",
            "return event.subject\n    if event.origin & (IN_PLAY | ITEMS)",
        ),
    ),
    made(
        "what left the field is asked where it went",
        "906.7b",
        "906_zone_change",
        edited("change.meant:moved_ref", "return event.old  # 906.7b", "return event.subject"),
    ),
    # 909: layers
    made("abilities before types", "909.1c 909.1d", "909_layers", layers_in("abdcefg")),
    made("values before abilities", "909.1d 909.1g", "909_layers", layers_in("abcgdef")),
    made("values of seals last", "909.1f 909.1g", "909_layers", layers_in("abcdegf")),
    made("other information before types", "909.1c 909.1e", "909_layers", layers_in("abecdfg")),
    made("nothing is rounded up", "909.1i", "909_layers", nothing("values.outcome:round_up")),
    made(
        "newer effects first",
        "909.3b",
        "909_order_and_reach",
        newer_first,
    ),
    made(
        "effects do not depend on each other",
        "909.3a",
        "909_order_and_reach",
        always("values.dependency:depends", False),
    ),
    made(
        "effects of abilities whose condition has ended are made",
        "909.8",
        "904_conditions 909_order_and_reach",
        always("effects.lasting:can_begin", True),
    ),
    # 911, 912: last known information, sources
    made(
        "the source of a spell's damage is nobody",
        "912.1",
        "908_911_912",
        edited(
            "effects.damage:run_damage", "sources = evaluate.refs(g, node.source, ctx)", "sources = (-9,)"
        ),
    ),
    made(
        "what has left is nothing",
        "911.1",
        "908_911_912",
        edited(
            "effects.damage:run_damage",
            "sources = evaluate.refs(g, node.source, ctx)",
            "sources = [r for r in evaluate.refs(g, node.source, ctx) if g.table.objs[r].became == -9]",
        ),
    ),
    # 902, 904.2: zones belong to each ability
    made(
        "a card lends all its abilities from where one of them works",
        "902.1a 902.2",
        "902",
        always("values.continuous:active_in", True),
    ),
    made(
        "treating other cards as something is a base ability",
        "904.2 904.2a",
        "904_continuous",
        edited("text.keywords:_says_what_it_is", "or not isinstance(static.what, This)", ""),
    ),
    made(
        "two verbs of one sentence are two effects",
        "909.2",
        "909_order_and_reach",
        edited("values.continuous:one_effect", "begun and mine is not None", "False and mine is not None"),
    ),
    made(
        "what a sentence forbids is asked of the changed cards anew",
        "909.2",
        "909_order_and_reach",
        edited("values.characteristics:standing_now", "part.begun and isinstance(part.noun, All)", "False"),
    ),
    made(
        "control under a condition is never had",
        "105.3 904.1",
        "105",
        edited("values.characteristics:refresh", "while control(g, True)", "while control(g, False)"),
    ),
    # what the letter of a clause says and the engine once did not
    made(
        "who was blocked is not struck by the attacked card",
        "804.5b 806.2b",
        "804",
        edited(
            "procedures.battle_damage:deal_battle_damage",
            "b.faced = b.blocker >= 0",
            "b.faced = b.was_blocked",
        ),
    ),
    made(
        "cards battle from the attack on",
        "804.5 804.5b",
        "804",
        edited("values.evaluate.statuses:in_battle_together", "not b.joined or", ""),
    ),
    made(
        "the attacked card does not begin to battle when the blocker leaves",
        "804.5b",
        "804",
        edited("change.in_battle:remove_from_battle", "if blocked:\n        meet(g)", "pass"),
    ),
    made(
        "what has left goes on battling",
        "804.5 804.5b",
        "804",
        edited("values.evaluate.statuses:_can_battle", "still_itself(o) and", ""),
    ),
    made(
        "what is treated as a stone stays",
        "316.3b",
        "316",
        edited("change.movement_limits:redirected", "or o.chars.stones", ""),
    ),
    made(
        "a face-down card may be not found",
        "1014.2 314.2",
        "1014",
        edited("change.choosing:is_specific", '"face down", "face up"', '"face up"'),
    ),
    made(
        "every ability that triggers on entering is an [Enter] ability",
        "1411.3a",
        "1140",
        always("text.ability_kinds:is_enter", True),
    ),
    made(
        "an addition moves to where it is",
        "1002.1",
        "1002",
        edited("values.evaluate.nouns:_host", "if ref >= 0]\n", "if ref >= 0 and False]\n"),
    ),
    made(
        "a player's [Barrier] is nobody's",
        "1120.1 1120.4",
        "1120",
        edited("change.lasting_effects:begin_for_players", "isinstance(a, Keyword)", "False"),
    ),
    made(
        "somebody's turn before the first",
        "1028.1 1028.1a",
        "1028",
        edited("values.evaluate.conditions:_turn_of", "g.turn.number > 0 and", ""),
    ),
    made(
        "text under a keyword works at home only",
        "902.2",
        "902",
        always("text.keywords:reach", 0),
    ),
    made(
        "automatic abilities are played though abilities cannot be",
        "906.6",
        "906",
        edited("play.playing:play_automatic", '"play abilities" in g.derived.forbidden', "False"),
    ),
    made(
        "two counters put together are one",
        "1022.1",
        "1022",
        always("change.triggers:for_each_counter", False),
    ),
    made(
        "fewer counters than told are enough",
        "104.2",
        "1022",
        edited("effects.counters:taken_enough", "f.b >= f.a", "True"),
    ),
    made(
        "a hand that all see hides its cards",
        "306.2",
        "1014",
        always("change.choosing:unseen", True),
    ),
    made(
        "a spell has not the text it was played with",
        "1124.2 902.2",
        "1124",
        always("values.conditional_keywords:played_with", False),
    ),
    made(
        "your J-ruler is the one that there was when the effect was made",
        "909.4",
        "900/an-effect-for-your-j-ruler-is-for-who-becomes-it.yaml",
        edited("change.lasting_effects:is_specific", "(All, RulerOf, Who)", "(All, Who)"),
    ),
    made(
        "what your J-ruler must be is asked when the effect is made",
        "909.4",
        "900/what-your-j-ruler-must-be-is-a-part-of-the-effect.yaml",
        always("effects.whoever:for_whoever_it_is", None),
    ),
    made(
        "a condition is a part of a lasting effect only where there is one effect",
        "909.4",
        "900/what-your-j-ruler-must-be-is-a-part-of-both-effects.yaml",
        edited("effects.whoever:while_it_is", "isinstance(then, Sequence)", "False"),
    ),
    made(
        "a delayed ability has the targets of what makes it",
        "906.8",
        "900/a-delayed-ability-about-it-targets-nothing.yaml",
        edited("effects.control:run_delayed", "made.ctx.targets = ()", "pass"),
    ),
    made(
        "what a J-ruler did is asked of the J-ruler that there is",
        "911.1",
        "900/a-j-ruler-that-attacked-and-is-no-more-attacked-this-turn.yaml",
        always("values.evaluate.memory:is_past", False),
    ),
    made(
        "a card entered under the control of whoever has it now",
        "911.1",
        "900/what-entered-under-ones-control-is-not-what-one-controls-now.yaml",
        edited("values.evaluate.memory:_happened", "p.under is None or", "True or"),
    ),
    made(
        "a search may leave what everybody sees",
        "1014.1",
        "1000/a-search-through-deck-and-graveyard-cannot-overlook-the-graveyard.yaml",
        always("change.choosing:in_sight", ()),
    ),
    made(
        "a magic stone could produce will of its attribute",
        "907.4",
        "900/what-a-magic-stone-could-produce-is-not-its-attribute.yaml",
        edited("pay.production:shared_kinds", "not node.could and ", ""),
    ),
    made(
        "a card that was not cancelled costs 0",
        "908.1",
        "900/nothing-costs-as-much-as-a-card-that-was-not-cancelled.yaml",
        always("values.evaluate.preds:_of_none", False),
    ),
    made(
        "dependency is asked of two effects without those between them",
        "909.3a",
        "900/an-effect-waits-through-a-chain-of-dependencies.yaml",
        always("values.dependency:depends_in_the_end", False),
    ),
    made(
        "what a given ability does is not waited for",
        "909.3a",
        "900/what-flies-by-a-granted-ability-flies-before-those-that-fly-are-looked-for.yaml",
        always("values.dependency:given", []),
    ),
    made(
        "what a given ability takes is not waited for",
        "909.3a",
        "900/an-ability-that-a-granted-one-takes-away-makes-no-effect-though-it-is-older.yaml",
        edited("values.dependency:takes_abilities", "found = gives_effects(mod) and", "found = False and"),
    ),
    made(
        "keywords that others give matter to nobody",
        "909.3a",
        "900/what-flies-by-a-granted-ability-flies-before-those-that-fly-are-looked-for.yaml",
        always("values.dependency:mattering", []),
    ),
    made(
        "weather for one's own turns is newer in each of them",
        "1028.1b 909.3b",
        "1000/weather-for-ones-own-turns-does-not-come-back-over-a-later-one.yaml",
        edited("values.evaluate.weather:giver_of", "stamp_of(g, a) >= stamp:", "True:"),
    ),
    made(
        "what cannot be destroyed while something holds has no [Eternal]",
        "1417.1",
        "1400/a-card-that-cannot-be-destroyed-while-something-holds-has-eternal-that-long.yaml",
        edited("text.keywords:_with_eternal", "if effect == INDESTRUCTIBLE:", "if False:"),
    ),
    made(
        "a chant has nothing of the text it gains",
        "902.2",
        "900/a-chant-that-gains-text-about-its-damage-has-it-as-it-deals-it.yaml",
        always("values.continuous:spoken", False),
    ),
    made(
        "a chant's own text says nothing of where it goes",
        "902.2",
        "900/a-chant-that-would-be-put-into-a-graveyard-is-removed-by-its-own-text.yaml",
        edited("text.keywords:on_the_chase", "return replace(a, zones=CHASE)", "return a"),
    ),
    made(
        "what a card gains in the field does not say how it enters",
        "909.5",
        "900/a-card-enters-with-the-counters-of-a-limit-that-it-gains.yaml",
        always("change.entering:reach_of_mod", 0),
    ),
    made(
        "what a card loses in the field says how it enters",
        "909.5",
        "900/a-card-that-loses-its-abilities-in-the-field-enters-without-their-counters.yaml",
        edited("change.entering:reach_of_mod", "return _TAKES", "return 0"),
    ),
    made(
        "who cannot discard pays by discarding",
        "903.2j 104.4",
        "900/who-cannot-discard-cannot-pay-by-discarding.yaml",
        edited(
            "pay.cost_items:pays_by_discarding", "return not prohibited_by(", "return True or prohibited_by("
        ),
    ),
    made(
        "a hand that cannot be discarded was discarded",
        "1019.2a",
        "1000/a-hand-that-cannot-be-discarded-was-not-discarded.yaml",
        edited("effects.moves:run_discard", "and not left", ""),
    ),
    made(
        "what all players see already is revealed for a cost",
        "1005.2",
        "1000/a-hand-that-is-played-revealed-cannot-be-revealed-for-a-cost.yaml",
        edited("pay.cost_items:pays_by_revealing", "not shown(g, o.id)", "not o.revealed"),
    ),
    made(
        "what cannot be rested rests for its ability",
        "903.2j",
        "900/a-card-that-cannot-be-rested-cannot-rest-for-its-ability.yaml",
        edited(
            "play.ability_permission:activate_refusal",
            "if cost.rests and (prohibited_by(",
            "if False and (prohibited_by(",
        ),
    ),
    made(
        "what cannot leave the field is banished for a cost",
        "903.2j",
        "900/what-cannot-leave-the-field-is-not-banished-for-a-cost.yaml",
        edited("pay.cost_items:kept_there", "return bool(o.zone & IN_PLAY) and", "return False and"),
    ),
    made(
        "a chant without abilities is performed",
        "703.3 909.1d",
        "900/a-chant-that-has-lost-all-abilities-does-nothing.yaml",
        always("procedures.resolving:lost_its_text", False),
    ),
    made(
        "a [Barrier] that a spell is given does nothing",
        "1120.2",
        "1100/a-spell-that-is-given-barrier-has-it-on-the-chase.yaml",
        edited("values.targets:_active", "if not o.zone & IN_PLAY:", "if False:"),
    ),
    made(
        "a base ability counts cards as they are printed",
        "904.2 909.1a",
        "900/a-base-ability-counts-cards-as-they-are.yaml",
        edited("values.characteristics:settled", "while work.based:", "while False:"),
    ),
)
