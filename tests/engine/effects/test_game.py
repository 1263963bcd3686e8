"""Instructions that create tokens, choose words and numbers, roll dice, and change the game itself."""

from __future__ import annotations

from engine.build import add, card
from engine.executing import completely, names, new_game, number, perform, pick, word
from engine.gating import standing
from willpower.abilities.ability import Keyword
from willpower.abilities.effects import (
    CallStone,
    ChooseNumber,
    ChooseWord,
    CreateToken,
    DoJudgment,
    EndBattle,
    ExtraTurn,
    Force,
    GainCoin,
    GainGem,
    GainLife,
    LoseGame,
    Move,
    RestartGame,
    Sequence,
    SetWeather,
    SkipPhase,
    TokenSpec,
    WinGame,
)
from willpower.abilities.nouns import EachPlayer, Filter, Not, Opponent, Ref, RulerOf, TypeIs, You
from willpower.abilities.quantities import Num, SlotNumber
from willpower.abilities.statics import Cannot
from willpower.abilities.symbols import (
    FIELD,
    FIRE,
    GRAVEYARD,
    HAND,
    ITEMS,
    MAGIC_STONE,
    RESONATOR,
    RULER,
    RULER_AREA,
    STONE_DECK,
    WATER,
)
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core.decisions import Decision
from willpower.engine.core.events import CREATED, ROLLED
from willpower.engine.core.ids import NO_PLAYER, NOBODY, PLAYER_REF
from willpower.engine.core.objects import ASTRAL, TOKEN
from willpower.engine.values.continuous import own_context

KING = card("King", "Ruler", text=["[Judgment] {W}"], back=card("King J", "J-Ruler", atk=500, defense=500))


# ---- tokens --------------------------------------------------------------------------------------------


def test_a_token_is_what_the_text_says_1303_1() -> None:
    g, ctx = new_game()
    flying = Keyword(keyword="flying")
    spec = TokenSpec(
        "Bat", races=("Beast",), attributes=FIRE, atk=Num(300), defense=Num(200), abilities=(flying,)
    )
    before = len(g.definitions)
    completely(g, CreateToken(spec, Num(2), rested=True, slot=1), ctx)
    bats = [g.table.objs[i] for i in g.work.ctxs[ctx.id].slots[1]]
    assert len(bats) == 2 and len(g.definitions) == before + 1
    c = bats[0].chars
    assert (c.names, c.races, c.types, c.attributes, c.atk, c.defense) == (
        ("Bat",),
        ("Beast",),
        RESONATOR,
        FIRE,
        300,
        200,
    )
    assert "flying" in c.ab.keywords and bats[0].kind == TOKEN and bats[0].rested
    assert (bats[0].controller, len([e for e in g.memory.happened if e.kind == CREATED])) == (0, 2)
    completely(g, CreateToken(spec, Num(1), Opponent()), ctx)
    assert len(g.definitions) == before + 1 and g.table.objs[g.table.field[-1]].controller == 1


def test_a_named_token_has_its_name_as_race_1303_1d() -> None:
    g, ctx = new_game()
    completely(g, CreateToken(TokenSpec("Elf"), Num(1), slot=1), ctx)
    c = g.table.objs[g.work.ctxs[ctx.id].slots[1][0]].chars
    assert (c.races, c.types, c.atk, c.defense) == (("Elf",), RESONATOR, 0, 0)


def test_another_copy_of_the_game_does_not_see_the_definition() -> None:
    g, ctx = new_game()
    other = g.clone()
    before = len(other.definitions)
    completely(g, CreateToken(TokenSpec("Elf"), Num(1)), ctx)
    completely(g, GainGem(FIRE, Num(1)), ctx)
    completely(g, GainCoin(("{R}",), Num(1)), ctx)
    assert len(other.definitions) == before and len(g.definitions) == before + 3


def test_a_token_that_is_a_copy_1017_1() -> None:
    g, ctx = new_game()
    wolf = add(g, card("Wolf", race=["Beast"], atk=500, defense=400), FIELD, 1)
    g.edit(wolf).counters = {"+100/+100": 1}
    ctx.slots[1] = (wolf,)
    completely(g, CreateToken(TokenSpec(atk=Num(100), copy_of=Ref(1)), Num(1), slot=2), ctx)
    c = g.table.objs[g.work.ctxs[ctx.id].slots[2][0]].chars
    assert (c.names, c.races, c.atk, c.defense) == (("Wolf",), ("Beast",), 100, 400)
    ctx.slots[1] = ()
    completely(g, CreateToken(TokenSpec(copy_of=Ref(1)), Num(1), slot=2), ctx)
    assert not g.work.ctxs[ctx.id].did[2]


def test_a_token_that_leaves_ceases_to_exist_1303_3a() -> None:
    g, ctx = new_game()
    completely(g, Sequence((CreateToken(TokenSpec("Elf"), Num(1), slot=1), Move(Ref(1), HAND))), ctx)
    assert names(g, 0, HAND) == [] and all(g.table.objs[i].kind != TOKEN for i in g.table.field)


def test_gems_of_a_chosen_attribute_1027_1a() -> None:
    g, ctx = new_game()
    asked = perform(g, GainGem(0, Num(2), different=True), ctx)
    assert asked is not None and asked.kind == "attribute" and len(asked.options) == 5
    asked = word(g, "water")
    assert asked is not None and len(asked.options) == 4
    word(g, "fire")
    assert names(g, 0, ITEMS) == ["Water Gem", "Fire Gem"]
    assert [g.table.objs[i].chars.attributes for i in g.zone(0, ITEMS)] == [WATER, FIRE]


def test_gems_of_a_named_attribute() -> None:
    g, ctx = new_game()
    completely(g, GainGem(FIRE, Num(2), Opponent(), slot=1), ctx)
    assert names(g, 1, ITEMS) == ["Fire Gem", "Fire Gem"] and g.work.ctxs[ctx.id].numbers[1] == 2


def test_will_coins_1119_2() -> None:
    g, ctx = new_game()
    completely(g, GainCoin(("{R}", "{U}"), Num(2)), ctx)
    assert names(g, 0, ITEMS) == ["Will Coin", "Will Coin"]
    assert len(g.table.objs[g.zone(0, ITEMS)[0]].chars.ab.activates) == 1


def test_coins_of_all_games_have_one_ability() -> None:
    """What is known of an ability's cost is kept by the ability: a new one a game would pile up."""
    made = []
    for _ in range(2):
        g, ctx = new_game()
        completely(g, GainCoin(("{R}",), Num(1)), ctx)
        made.append(g.table.objs[g.zone(0, ITEMS)[0]].chars.ab.activates[0])
    assert made[0] is made[1]


# ---- words, numbers, dice ----------------------------------------------------------------------------------


def test_choosing_a_number_104_5() -> None:
    g, ctx = new_game()
    asked = perform(g, Sequence((ChooseNumber(1, Num(1), Num(3)), GainLife(SlotNumber(1)))), ctx)
    assert asked is not None and [o.number for o in asked.options] == [1, 2, 3]
    number(g, 3)
    assert g.table.players[0].life == 4003
    asked = perform(g, ChooseNumber(1), ctx)
    assert asked is not None and asked.options[0].number == 0


def test_a_chosen_word_is_known_to_other_abilities_of_the_card() -> None:
    g, ctx = new_game()
    add(g, card("Wolf", race=["Beast"], atk=1, defense=1), FIELD, 1)
    perform(g, ChooseWord("race", 1), ctx)
    word(g, "Beast")
    assert g.work.ctxs[ctx.id].words[1] == "Beast"
    assert own_context(g.table.objs[ctx.source]).words[1] == "Beast"
    perform(g, ChooseWord("attribute", 2), ctx)
    word(g, "fire")
    assert (
        g.work.ctxs[ctx.id].words[2] == "fire" and own_context(g.table.objs[ctx.source]).words[1] == "Beast"
    )
    perform(g, ChooseWord("attribute", 2), ctx)
    word(g, "wind")
    assert own_context(g.table.objs[ctx.source]).words[2] == "wind"


def words(asked: Decision | None) -> set[str]:
    """The words offered."""
    assert asked is not None
    return {o.word for o in asked.options}


def test_naming_a_card_that_is_no_stone() -> None:
    g, ctx = new_game(decks=1)
    add(g, card("Stone", "Magic Stone"), STONE_DECK, 0)
    g.nameable = (("Far Stone", MAGIC_STONE), ("Far Wolf", RESONATOR))
    some = {"Deck 00", "Source", "Far Wolf", "Plain Ruler"}
    stones = {"Stone", "Far Stone", "Fire Magic Stone"}
    assert words(perform(g, ChooseWord("name", 1), ctx)) >= some | stones
    word(g, "Stone")
    found = words(perform(g, ChooseWord("name", 1, filter=Filter((Not(TypeIs(MAGIC_STONE)),))), ctx))
    assert found >= some and not found & stones


def test_what_can_be_named_does_not_tell_the_hidden_cards_of_the_other_player() -> None:
    """Any card may be named that is known to be printed, and any that has been seen (202.1, 302.2)."""
    g, ctx = new_game(decks=1)
    add(g, card("Hidden Wolf", race=["Chimera"]), HAND, 1)
    shown = add(g, card("Shown Wolf", race=["Basilisk"]), FIELD, 1)
    found = words(perform(g, ChooseWord("name", 1), ctx))
    assert {"Deck 00", "Shown Wolf"} <= found and not {"Hidden Wolf", "Deck 10"} & found
    word(g, "Shown Wolf")
    found = words(perform(g, ChooseWord("race", 1), ctx))
    assert "Basilisk" in found and "Chimera" not in found
    word(g, "Basilisk")
    perform_moves(g, (MoveItem(shown, HAND, "returned", "316.3c"),))
    assert "Shown Wolf" in words(perform(g, ChooseWord("name", 1), ctx))  # seen once


def test_choosing_a_player() -> None:
    g, ctx = new_game()
    perform(g, ChooseWord("player", 1), ctx)
    pick(g, ref=PLAYER_REF[1])
    assert g.work.ctxs[ctx.id].slots[1] == (PLAYER_REF[1],)


def test_a_word_at_random() -> None:
    g, ctx = new_game()
    completely(g, ChooseWord("attribute", 1, at_random=True), ctx)
    assert g.work.ctxs[ctx.id].words[1] in ("light", "fire", "water", "wind", "darkness")


def test_force_adds_up_the_dice_1023_1() -> None:
    g, ctx = new_game()
    g.work.dice = (3, 5, 1)
    completely(g, Sequence((Force(Num(2), 1), GainLife(SlotNumber(1)))), ctx)
    assert g.table.players[0].life == 4008 and g.work.dice == (1,)
    assert [e.amount for e in g.memory.happened if e.kind == ROLLED] == [8]


def test_dice_are_fair() -> None:
    g, ctx = new_game()
    seen = set()
    for _ in range(60):
        completely(g, Force(Num(1), 1), ctx)
        seen.add(g.work.ctxs[ctx.id].numbers[1])
    assert seen == {1, 2, 3, 4, 5, 6}


# ---- the game ----------------------------------------------------------------------------


def test_weather_1028_1() -> None:
    g, ctx = new_game()
    completely(g, SetWeather("Rain", EachPlayer()), ctx)
    completely(g, SetWeather("Sun"), ctx)
    assert (g.table.players[0].weather, g.table.players[1].weather) == ("Sun", "Rain")


def test_extra_turns_and_skipped_phases_1025_1031() -> None:
    g, ctx = new_game()
    completely(g, ExtraTurn(), ctx)
    completely(g, ExtraTurn(), ctx)
    completely(g, SkipPhase("recovery", Opponent(), Num(2)), ctx)
    assert g.table.players[0].extra_turns == 2 and g.table.players[1].skips == ("recovery", "recovery")


def test_calling_is_the_whole_action_1016_1() -> None:
    g, ctx = new_game()
    king = add(g, KING, RULER_AREA, 0)
    for n in range(2):
        add(g, card(f"Stone {n}", "Magic Stone"), STONE_DECK, 0)
    completely(g, CallStone(), ctx)
    assert (
        g.table.objs[king].rested
        and g.table.players[0].called == 1
        and names(g, 0, STONE_DECK) == ["Stone 1"]
    )
    completely(g, CallStone(), ctx)  # once per turn, and the ruler is rested (readings 15)
    assert names(g, 0, STONE_DECK) == ["Stone 1"]


def test_judgment_by_an_effect() -> None:
    g, ctx = new_game()
    king = add(g, KING, RULER_AREA, 0)
    g.edit(king).marks |= ASTRAL
    g.derived.values_stale = True
    completely(g, DoJudgment(RulerOf(You(), RULER)), ctx)
    assert g.table.objs[king].zone == RULER_AREA  # 1010.1b
    g.edit(king).marks = 0
    g.derived.values_stale = True
    completely(g, DoJudgment(RulerOf(You(), RULER)), ctx)
    assert (g.table.objs[king].zone, g.table.objs[king].face) == (FIELD, 1)


def test_winning_103_5() -> None:
    g, ctx = new_game()
    perform(g, WinGame(Opponent()), ctx)
    assert g.over and g.winner == 1 and g.outcome == "103.5"


def test_losing_103_1() -> None:
    g, ctx = new_game()
    perform(g, LoseGame(), ctx)
    assert g.over and g.winner == 1


def test_a_player_who_cannot_lose_104_4() -> None:
    g, ctx = new_game()
    standing(g, Cannot(You(), "lose"))
    completely(g, Sequence((LoseGame(), GainLife(Num(100)))), ctx)
    assert g.winner == NO_PLAYER and g.table.players[0].life == 4100


def test_restarting_1033_1() -> None:
    g, ctx = new_game(decks=10)
    for player in (0, 1):
        add(g, KING, RULER_AREA, player)
        for n in range(10):
            add(g, card(f"Stone {player}{n}", "Magic Stone"), STONE_DECK, player)
    dead = add(g, card("Wolf", atk=1, defense=1), GRAVEYARD, 0)
    kept = add(g, card("Kept", "Regalia"), FIELD, 0)
    ctx.slots[1] = (kept,)
    g.edit_player(1).life = 100
    perform(g, RestartGame(Ref(1)), ctx)
    assert g.table.players[1].life == 4000 and g.zone(0, GRAVEYARD) == () and g.table.objs[dead].became >= 0
    assert g.table.objs[kept].became == NOBODY and kept in g.table.field
    assert all(type(f).__name__ != "ExecFrame" for f in g.work.stack)


def test_ending_a_battle_that_is_not_going_on() -> None:
    g, ctx = new_game()
    completely(g, Sequence((EndBattle(), GainLife(Num(100)))), ctx)
    assert g.table.players[0].life == 4100
