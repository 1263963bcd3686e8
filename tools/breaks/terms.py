"""Breaks of chapters 1000 (actions by rules), 1124 to 1140 (keywords), and of rules that are easy to miss."""

from __future__ import annotations

from dataclasses import replace

from willpower.abilities.symbols import ITEMS
from willpower.engine.change import zones
from willpower.engine.change.zones import MoveItem
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.state import State

from .keywords import meaning
from .kit import Break, Patch, always, edit, edited, made, nothing, rebind

EMPTY = (
    ("inheritance", "1126.2"),
    ("resonance", "1127.2 1127.2a"),
    ("mobilize", "1129.2"),
    ("drain", "1135.2"),
    ("bane", "1138.2"),
    ("eternal", "1139.2"),
    ("enter", "1140.2"),
    ("sealed item", "1130.2"),
)


def without_def() -> None:
    """Damage is dealt to cards that have no DEF."""
    edit("change.actions:can_take_damage", "and c.defense is not None", "")
    edit("change.actions:perform_damage", "or o.chars.defense is None", "")


def opponents_abilities() -> None:
    """A player may play abilities of all cards in the field."""
    edit("procedures.actions:add_in_play", " or o.controller != w.player", "")
    edit("play.ability_permission:activate_refusal", "if o.controller != player:", "if False:")


def astral_judgment() -> None:
    """A ruler that was destroyed as a J-ruler can do judgment again."""
    edit("procedures.judgment:ruler_for_judgment", "if o.marks & ASTRAL:", "if False:")
    edit("values.characteristics:apply_all", "elif o.marks & ASTRAL:", "elif False:")


def at_any_time(clause: str) -> Patch:
    """Cards that this clause keeps for main timing may be played at any time."""

    def apply() -> None:
        edit("procedures.actions:add_hand", "if not main and not permitted:", "if False:")
        edit("play.looking:card_verdict", " or not (when & MAIN or ab.quick)", "")
        for function in ("timing_refusal", "plain_refusal"):
            edit(f"play.permission:{function}", f'"{clause}"', '""')

    return apply


def attached_fall_off() -> None:
    """Cards are attached no more once the J/ruler has moved."""
    old = zones._move_ruler

    def move_ruler(g: State, item: MoveItem, to: int) -> int:
        for p in g.table.players:
            for i in p.zones[ITEMS]:
                g.edit(i).host = NOBODY
        return old(g, item, to)

    rebind(old, move_ruler)


BREAKS: tuple[Break, ...] = (
    *(
        made(f"{word} means nothing", clauses, clauses[:4], meaning(word, lambda right: ()))
        for word, clauses in EMPTY
    ),
    # 1124-1140: keywords with a condition
    made(
        "torrent for the first card",
        "1124.2 1124.2b",
        "1124",
        edited("pay.spell_text:spell_parts", "g.table.players[player].played > 0", "True"),
    ),
    made(
        "modes of torrent for the first card",
        "1124.2b",
        "1124",
        edited("play.play_choices:choose_modes", "if torrent_mode(mode) and", "if False and"),
    ),
    made(
        "inheritance from the field",
        "1126.2a",
        "1126",
        meaning("inheritance", lambda r: (replace(r[0], zones=0),)),
    ),
    made(
        "inheritance keeps the card",
        "1126.2",
        "1126",
        meaning("inheritance", lambda r: (replace(r[0], cost=r[0].cost[:-1]),)),
    ),
    made(
        "resonance with the opponent's stones",
        "1127.2",
        "1127",
        meaning("resonance", lambda r: (replace(r[0], trigger=replace(r[0].trigger, under=None)),)),
    ),
    made(
        "seals count one stone less",
        "1128.2 1128.2b",
        "1128",
        edited(
            "values.conditional_keywords:met",
            "stone_count(g, player) >= number_of(k)",
            "stone_count(g, player) >= number_of(k) - 1",
        ),
    ),
    made(
        "seals need one stone more",
        "1128.2 1128.2b",
        "1128",
        edited(
            "values.conditional_keywords:met",
            "stone_count(g, player) >= number_of(k)",
            "stone_count(g, player) > number_of(k)",
        ),
    ),
    made(
        "seals count cards treated as stones",
        "1128.3",
        "1128",
        edited(
            "values.conditional_keywords:stone_count",
            "o.chars.types & MAGIC_STONE",
            "(o.chars.types & MAGIC_STONE or o.chars.stones)",
        ),
    ),
    made(
        "seals count the opponent's stones",
        "1128.2",
        "1128",
        edited("values.conditional_keywords:stone_count", "o.controller == player and", ""),
    ),
    made(
        "seals are never released",
        "1128.4 1026.1",
        "1128 1026",
        nothing("values.characteristics:find_releases"),
    ),
    made(
        "every seal is released",
        "1026.1",
        "1026",
        edited(
            "values.conditional_keywords:met",
            "return any([evaluate.fits_as(g, r.filter, o, ctx) for r, ctx in releases])",
            "return bool(releases)",
        ),
    ),
    made(
        "mobilizing has no effect",
        "1129.3",
        "1129",
        edited("procedures.battle_legal:things_to_do", "continue  # 1129.3", "pass"),
    ),
    made(
        "ciphers are of use",
        "1130.3",
        "1130",
        edited(
            "text.expansions:sealed_item",
            "return () if k.name.lower() == CIPHER else text_of(k)",
            "return text_of(k)",
        ),
    ),
    made(
        "a crest of any attribute",
        "1131.2",
        "1131",
        edited(
            "values.conditional_keywords:has_crest", "return match_symbols(crests, k)", "return bool(crests)"
        ),
    ),
    made(
        "the opponent's crests",
        "1131.2",
        "1131",
        edited("values.conditional_keywords:has_crest", "g.table.objs[i].controller == player and", ""),
    ),
    made(
        "stories that are not revealed count",
        "1133.2 1133.2b",
        "1133",
        edited("values.conditional_keywords:revealed_stories", "o.revealed and", ""),
    ),
    made(
        "one story too few is enough",
        "1133.2 1133.2b",
        "1133",
        edited(
            "values.conditional_keywords:met",
            "revealed_stories(g, player) >= number_of(k)",
            "revealed_stories(g, player) >= number_of(k) - 1",
        ),
    ),
    made(
        "null with a card in hand",
        "1134.2 1134.2b",
        "1134",
        edited(
            "values.conditional_keywords:met",
            "return not g.table.players[player].zones.hand",
            "return len(g.table.players[player].zones.hand) < 2",
        ),
    ),
    made(
        "drain for battle damage only",
        "1135.2",
        "1135",
        meaning("drain", lambda r: (replace(r[0], trigger=replace(r[0].trigger, battle=True)),)),
    ),
    made(
        "bane for battle damage only",
        "1138.2",
        "1138",
        meaning("bane", lambda r: (replace(r[0], trigger=replace(r[0].trigger, battle=True)),)),
    ),
    made(
        "runes that are not revealed count",
        "1137.2 1137.2a 1137.2b",
        "1137",
        edited("values.conditional_keywords:runes_meet", "if g.table.objs[i].revealed", ""),
    ),
    made(
        "one rune for two symbols",
        "1137.2a",
        "1137",
        edited("values.conditional_keywords:match_symbols", "< need[i]:", "< 1:"),
    ),
    made(
        "divinity can be lost",
        "1136.2",
        "1136",
        edited("values.layers:_lose_abilities", 'a.keyword == "divinity" or', ""),
    ),
    made(
        "judgment without [Judgment]",
        "1125.2 705.1",
        "1125 705",
        edited(
            "procedures.judgment:ruler_for_judgment", 'if "judgment" not in o.chars.ab.keywords:', "if False:"
        ),
    ),
    # 1000: actions by rules
    made(
        "additions are added to anything",
        "1002.2",
        "1002",
        edited("effects.states:run_add", "if ref >= 0 and can_be_added(g, ref, host, player)", "if ref >= 0"),
    ),
    made(
        "any will pays for any symbol",
        "1003.2 1003.6 1003.7",
        "1003",
        edited("core.will:payable", "if have < n:", "if False:"),
    ),
    made(
        "summoned cards go to the field",
        "1006.1",
        "1006",
        edited(
            "effects.chase:run_summon",
            'CHASE if g.edition.summon_effect == "onto the chase" else FIELD',
            "FIELD",
        ),
    ),
    made(
        "cards without DEF are dealt damage",
        "1007.4",
        "1007",
        without_def,
    ),
    made(
        "all damage is removed",
        "1007.6a",
        "1007",
        edited(
            "effects.damage:run_remove_damage", "n = min(n, evaluate.number(g, node.amount, ctx))", "pass"
        ),
    ),
    made(
        "one may always chase",
        "1008.2",
        "1008",
        always("values.prohibition:chase_refusal", ""),
    ),
    made(
        "what cannot be chased to is the top only",
        "1008.2",
        "1008",
        edited("values.prohibition:prohibited_by", "for i in g.table.chase or (to,)", "for i in (to,)"),
    ),
    made(
        "cards are drawn from the bottom",
        "1009.1",
        "1009",
        edited("change.actions:draw_now", "deck[0]", "deck[-1]"),
    ),
    made(
        "a destroyed J-ruler goes to the graveyard",
        "1010.1",
        "1010",
        edited("change.gate:destruction", "if o.chars.types & J_RULER:", "if False:"),
    ),
    made(
        "rulers are never destroyed",
        "1010.2",
        "1010",
        edited(
            "change.gate:destruction",
            "return item if rulers and o.chars.types & RULER else None",
            "return None",
        ),
    ),
    made("astral rulers keep their judgment", "1010.1a 1010.1a-i", "1010", astral_judgment),
    made(
        "a destroyed J-ruler is not astral",
        "1010.1a",
        "1010",
        edited("change.gate:_j_ruler_lost", 'item.counters = (("astral", 1),)', "pass"),
    ),
    made(
        "players banish what they do not control",
        "1011.2",
        "1011",
        edited("change.gate:attempt_banish", "and o.controller != player and", "and False and"),
    ),
    made(
        "a cancelled card is removed",
        "1012.1",
        "1012",
        edited("effects.chase:run_cancel", "node.to or GRAVEYARD", "node.to or REMOVED"),
    ),
    made(
        "what cannot be rested rests for its own ability",
        "1013.3",
        "1000/a-card-that-cannot-be-rested-does-not-play-its-own-rest-ability.yaml",
        edited("play.ability_permission:activate_refusal", "if cost.rests and (", "if False and ("),
    ),
    made(
        "rested cards rest for costs",
        "1013.3",
        "1013",
        edited("pay.cost_items:usable", "if o.rested or not", "if not"),
    ),
    made(
        "searching must find",
        "1014.2",
        "1014",
        edited("effects.hidden:look_through", "frame.least = min(frame.least, len(seen))", "pass"),
    ),
    made(
        "abilities that won't trigger trigger", "1015.1a", "1015", always("change.matching:trigger_times", 1)
    ),
    made(
        "a copy changes with its original",
        "1017.2",
        "1017",
        edited("values.layers:_become_copy", "if known >= 0:", "if False:"),
    ),
    made(
        "no damage is prevented",
        "1018.1 1018.1b",
        "1018",
        always("change.replacement:preventable", 0),
    ),
    made(
        "discarding the hand leaves a card",
        "1019.2",
        "1019",
        edited("effects.moves:run_discard", ".zones.hand", ".zones.hand[1:]"),
    ),
    made("counters mean nothing", "1022.2", "1022", always("values.layers:counter_values", None)),
    made(
        "counters stay on cards that left",
        "1022.3",
        "1022",
        edited(
            "change.zones:_moved_object",
            "new.id = g.next_object()",
            "new.id = g.next_object(); new.counters = old.counters or {}",
        ),
    ),
    made(
        "moved counters stay behind",
        "1022.4",
        "1022",
        edited(
            "effects.counters:remove_moved",
            'attempt_counters(g, f.refs[0], f.word, f.a, False, "1022.4", ctx.source)',
            "g.hand(of_amount(f.a))",
        ),
    ),
    made(
        "dice have five sides",
        "1023.1a",
        "1023",
        edited("effects.words:roll", "below(g.work.rng, 6)", "below(g.work.rng, 5)"),
    ),
    made(
        "only the last die counts",
        "1023.1",
        "1023",
        edited("effects.words:roll_dice", "total += value", "total = value"),
    ),
    made(
        "healing leaves the counter",
        "1024.1",
        "1024",
        edited("effects.states:note_turned", 'n = counters_on(g, ref, "astral")', "n = 0"),
    ),
    made(
        "several extra turns are one",
        "1025.2",
        "1025",
        edited("procedures.turn:TurnFrame.next_turn", "extra_turns -= 1", "extra_turns = 0"),
    ),
    made(
        "gems of no attribute",
        "1027.1a",
        "1027",
        edited("effects.tokens:ask_attribute", "for bit in ATTRIBUTES if", "for bit in (*ATTRIBUTES, 0) if"),
    ),
    made(
        "the first weather stays",
        "1028.1b",
        "1028",
        edited(
            "change.actions:perform_weather",
            "player.weather = weather",
            "player.weather = player.weather or weather",
        ),
    ),
    made(
        "removed attackers attack on",
        "1029.1a",
        "1029",
        edited("change.in_battle:remove_from_battle", "b.attacker = NOBODY", "pass"),
    ),
    made(
        "removed blockers block on",
        "1029.1b",
        "1029",
        edited("change.in_battle:remove_from_battle", "b.blocker = NOBODY", "pass"),
    ),
    made(
        "removed attacked objects are attacked on",
        "1029.1c",
        "1029",
        edited("change.in_battle:remove_from_battle", "b.removed = True", "pass"),
    ),
    made(
        "cards removed inverted show hope",
        "1030.3",
        "1030",
        edited(
            "effects.moves:face_for",
            "return 1 if len(g.definitions[o.definition].faces) > 1 else UNDETERMINED",
            "return UNDETERMINED",
        ),
    ),
    made(
        "one skip for two effects",
        "1031.2",
        "1031",
        edited("procedures.turn:TurnFrame.skipped", "p.skips = tuple(left)", "p.skips = ()"),
    ),
    made("attached cards fall off", "1032.3", "1032", attached_fall_off),
    made(
        "the opponent begins after a restart",
        "1033.2",
        "1033",
        edited("procedures.restart:restart", "else controller", "else 1 - controller"),
    ),
    made(
        "foreseen cards all stay on top",
        "1034.1",
        "1034",
        edited("effects.hidden:put_back", 'arrange(g, f.result.refs, DECK, "bottom", 0, player)', "pass"),
    ),
    # easy to miss
    made(
        "abilities before rule processes",
        "602.1a",
        "601_602",
        edited(
            "procedures.priority:PriorityFrame.processes",
            "if g.work.rules_due or g.derived.values_stale:",
            "if not g.work.waiting and (g.work.rules_due or g.derived.values_stale):",
        ),
    ),
    made(
        "a waiting ability keeps its controller",
        "105.3b",
        "105",
        edited("procedures.priority:controller_now", "return o.controller", "return w.controller"),
    ),
    made("abilities of the opponent's cards", "707.2", "707", opponents_abilities),
    made(
        "restricted will pays for everything",
        "907.4",
        "907",
        always("pay.supply:may_spend", True),
    ),
    made(
        "shares of nothing",
        "903.2h-i",
        "903_playing",
        edited(
            "play.play_choices:divide",
            "range(unit, left - unit * rest + 1, unit)",
            "range(0, left + 1, unit)",
        ),
    ),
    made(
        "hidden cards are targets by what they are",
        "903.2g-ii",
        "903_playing",
        always("values.evaluate.scan:openly", 1),
    ),
    made("resonators at any time", "702.1", "702", at_any_time("702.1")),
    made("chants at any time", "703.1", "703", at_any_time("703.1")),
    made(
        "runes at any time",
        "711.1",
        "711",
        edited("play.permission:timing_refusal", 'return "711.1"', 'return ""'),
    ),
)
