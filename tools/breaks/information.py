"""Breaks of chapters 200 (what cards are) and 1300 to 1400 (other rules, old cards)."""

from __future__ import annotations

from .kit import Break, always, edit, edited, made


def first_attribute_only() -> None:
    """Wherever cards of an attribute are looked for, a card has only the first of its attributes."""
    first = "c.attributes & -c.attributes"
    edit("values.evaluate.core:satisfies", "not c.attributes &", f"not {first} &")
    edit("values.evaluate.scan:_pick", "or c.attributes &", f"or {first} &")


BREAKS: tuple[Break, ...] = (
    # 200: what cards are
    made(
        "half a name is a name",
        "202.3a",
        "202",
        edited("values.evaluate.preds:_name_is", "return False", "return _named(o, p.name)"),
    ),
    made(
        "a part of a name is the whole",
        "202.3a",
        "202",
        edited(
            "values.evaluate.preds:_name_has", "return _named(o, p.words)", "return p.words in o.chars.names"
        ),
    ),
    made(
        "X counts everywhere",
        "203.5b",
        "203",
        edited("values.evaluate.values:total_cost", "if o.zone != CHASE or not", "if not"),
    ),
    made(
        "X counts nowhere",
        "203.5b",
        "203",
        edited("values.evaluate.values:total_cost", "* max(x, 0)", "* 0"),
    ),
    made(
        "a race is meant in every zone",
        "205.4",
        "205",
        edited(
            "values.evaluate.scan:_reach_race",
            'return _RACE, bare_zones(edition, "race")',
            "return _RACE, ANYWHERE",
        ),
    ),
    made(
        "a resonator card from a deck is a resonator put into a graveyard",
        "201.5",
        "201",
        always("values.evaluate.scan:named_zones", 0),
    ),
    made(
        "events name cards in every zone",
        "307.4",
        "307",
        edited(
            "change.meant:is_meant_there",
            "return fits(g, noun.filter, ref, ctx)",
            "return fits_anywhere(g, noun.filter, ref, ctx)",
        ),
    ),
    made(
        "a type is meant in every zone",
        "201.5 307.4",
        "201 307",
        edited("values.evaluate.scan:_reach_type", "return _TYPE, bits", "return _TYPE, ANYWHERE"),
    ),
    made(
        "magic stone types are meant in every zone",
        "201.4c",
        "201",
        edited(
            "values.evaluate.scan:_reach_stone",
            'return _TYPE, bare_zones(edition, "magic stone")',
            "return _TYPE, ANYWHERE",
        ),
    ),
    made(
        "no stone has its type",
        "201.4b 201.4c",
        "201",
        edited(
            "values.evaluate.preds:_stone_type_is",
            "return bool(o.chars.stones & p.attributes)",
            "return False",
        ),
    ),
    made(
        "general types do not matter",
        "201.3 201.3a 201.3b 201.3c",
        "201 402",
        edited(
            "values.evaluate.preds:_general_is", "return bool(o.chars.general & p.general)", "return True"
        ),
    ),
    made(
        "nothing is void",
        "208.4",
        "208_209",
        edited(
            "values.evaluate.preds:_no_attribute",
            "return not o.chars.attributes & ALL_ATTRIBUTES",
            "return False",
        ),
    ),
    made(
        "only the first attribute counts",
        "208.3",
        "208_209",
        first_attribute_only,
    ),
    made(
        "only the first race counts",
        "205.3",
        "205",
        edited("text.definition:face_chars", "c.races = face.races", "c.races = face.races[:1]"),
    ),
    made(
        "divinity of runes is nothing",
        "209.2",
        "208_209",
        edited("play.permission:divinity_refusal", "if c.divinity > have", "if 0 > have"),
    ),
    # 1300: loops, sides, tokens, colossal rulers
    made(
        "a loop that nobody can stop is won",
        "1301.1c",
        "1301",
        edited("procedures.loops:settle", 'end_game(g, NO_PLAYER, "1301.1c")', 'end_game(g, 0, "1301.1c")'),
    ),
    made(
        "the loop may go on after its number",
        "1301.1a 1301.1b",
        "1301",
        edited("core.loop_marks:offered", "return left or options", "return options"),
    ),
    made(
        "the other player names the number first",
        "1301.1b",
        "1301",
        edited(
            "procedures.loops:LoopFrame.step",
            "self.players[len(self.numbers)]",
            "self.players[-1 - len(self.numbers)]",
        ),
    ),
    made(
        "shifting makes a new card",
        "1302.2c 1302.3c",
        "1302",
        edited(
            "change.turning:_show_side",
            "o.face = face",
            "o.face = face; o.counters = None; o.damage = 0",
        ),
    ),
    made(
        "cards keep their side in the graveyard",
        "1302.2f 1302.2f-i",
        "1302",
        edited("change.zones:_moved_object", "new.face = face", "new.face = old.face"),
    ),
    made(
        "shift cards invert",
        "1030.1",
        "1030",
        edited("change.turning:can_turn", "return definition.inverse and o.face == 0", "return o.face == 0"),
    ),
    made(
        "inverting is not told",
        "1030.2",
        "1030",
        edited(
            "change.turning:perform_turn_over",
            "emit(g, happenings.turned(",
            "isinstance(g, int) and emit(g, happenings.turned(",
        ),
    ),
    made(
        "tokens have no race",
        "1303.1d",
        "1303",
        edited("effects.tokens:token_definition", "spec.races or c.names", "spec.races"),
    ),
    made(
        "tokens are the other player's",
        "1303.1c",
        "1303",
        edited(
            "change.actions:perform_token",
            "o = new_object(g, definition, player,",
            "o = new_object(g, definition, 1 - player,",
        ),
    ),
    made(
        "tokens live on in other zones",
        "1303.3a",
        "1303",
        edited("change.zones:_move_one", "(old.kind == TOKEN and to != origin)", "False"),
    ),
    made(
        "a first form has no judgment",
        "1304.5 1304.5a",
        "1304",
        edited("procedures.judgment:resolve_judgment", "if ruler.zone == FIELD or ruler", "if ruler"),
    ),
    made(
        "a second form comes back as the first",
        "1304.5c",
        "1304",
        edited("change.gate:_j_ruler_lost", "item.face = 0", "item.face = max(0, o.face - 1)"),
    ),
    made(
        "a silenced first form stays one",
        "1304.5a",
        "1300/colossal-first-form-silenced-in-reply.yaml",
        edited("procedures.judgment:resolve_judgment", "ruler.zone != FIELD and", ""),
    ),
    made(
        "a form that is gone still changes",
        "1304.5b",
        "1304",
        edited("procedures.judgment:resolve_judgment", "if ruler.face != o.face:", "if False:"),
    ),
    # 1400: old cards
    made(
        "old additions need no target",
        "1406.2a",
        "1406",
        always("pay.spell_text:addition_effect", None),
    ),
    made(
        "old additions stay on nothing",
        "1406.4a",
        "1406",
        edited("change.rule_processes:illegal_additions", "if not wrong:", "if True:"),
    ),
    made(
        "old additions stay when their card is another",
        "1406.4a",
        "1406",
        edited("change.rule_processes:has_legal_host", "and host.chars.types & types", ""),
    ),
    made(
        "additions come in on any card",
        "1406.3",
        "1406",
        edited("change.entering:legal_hosts", "g.table.objs[i].chars.types & bits and", ""),
    ),
    made(
        "symbol skills are all keywords",
        "1413.2",
        "1404",
        edited(
            "values.evaluate.preds:_has_ability",
            "return not SYMBOL_SKILLS.isdisjoint(ab.keywords)",
            "return bool(ab.keywords)",
        ),
    ),
    made(
        "no lifebreak at low life",
        "1415.1d-i",
        "1415",
        edited("procedures.lifebreak:breakable", "(p.life - 1) // 1000", "p.life // 100"),
    ),
    made(
        "lifebreak at the full thousand",
        "1415.1d-i",
        "1415",
        edited("procedures.lifebreak:breakable", "(p.life - 1) // 1000", "p.life // 1000"),
    ),
    made(
        "lifebreak under every rule",
        "1415.2",
        "1415",
        edited("procedures.lifebreak:lifebreak_refusal", "if not g.edition.lifebreak:", "if False:"),
    ),
    made(
        "break abilities do nothing",
        "1415.1b-ii 1415.1d-ii",
        "1415",
        always("procedures.lifebreak:break_ability", None),
    ),
    made(
        "the top of too many lifebreak cards stays",
        "1415.1e-i",
        "1415",
        edited(
            "change.rule_processes:overfull_lifebreak",
            "pile[: max(0, len(pile) - p.max_lifebreak)]",
            "pile[p.max_lifebreak :]",
        ),
    ),
    made(
        "requirements of automatic cards are not asked",
        "1416.3",
        "1416",
        edited(
            "play.permission:condition_refusal",
            'return "1416.3" if auto else "1416.4"',
            'return "" if auto else "1416.4"',
        ),
    ),
    made(
        "requirements of cards played like abilities are not asked",
        "1416.4",
        "1416",
        edited(
            "play.permission:condition_refusal",
            'return "1416.3" if auto else "1416.4"',
            'return "1416.3" if auto else ""',
        ),
    ),
)
