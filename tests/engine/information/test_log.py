"""The log in words: every kind of event has a sentence, and a player is told no more than they may know."""

from __future__ import annotations

from typing import get_args

import pytest

import willpower as wp
from engine.build import add, add_ability, card, make_state, move
from willpower.abilities.symbols import (
    CHASE,
    DECK,
    EXTRA_DECK,
    FIELD,
    FIRE,
    GRAVEYARD,
    HAND,
    REMOVED,
    RULER_AREA,
    STANDBY,
)
from willpower.cards.bundled import bundled_decks
from willpower.engine.change.zones import MoveItem, perform_moves
from willpower.engine.core import events as E
from willpower.engine.core.decisions import MAY, Decision, Option
from willpower.engine.core.events import KIND_NAME
from willpower.engine.core.happenings import event_of
from willpower.engine.core.ids import NOBODY
from willpower.engine.core.objects import COPY, TOKEN, Event
from willpower.engine.core.prng import below, seeded
from willpower.engine.core.state import State
from willpower.engine.game import Game
from willpower.engine.information.log import LogEntry, entries, entries_for, log_fingerprint, tell_choice
from willpower.engine.information.log_text import SENTENCES
from written_kit import played

OGRE = card("Ogre", atk=800, defense=800)
WOLF = card("Wolf", atk=400, defense=400)


def tell(g: State, *happened: Event) -> list[str]:
    g.memory.log_chunk += happened
    return [str(entry) for entry in entries(g)]


def told_to(g: State, player: int | None) -> list[str]:
    return [entry.text for entry in entries_for(g, player)]


def test_every_kind_of_event_has_a_sentence() -> None:
    kinds = {value for name, value in vars(E).items() if name.isupper() and isinstance(value, int)}
    assert kinds == set(KIND_NAME) == set(SENTENCES)
    for kind in sorted(kinds):
        g = make_state()
        a, b = add(g, OGRE, FIELD, 0), add(g, WOLF, FIELD, 1)
        bare, full = (
            event_of(kind, "104.1", word="turn ends"),
            event_of(kind, "104.1", a, b, 2, 0, b, HAND, FIELD, "removed from battle", a),
        )
        if kind != E.MOVED:
            g.memory.log_chunk.append(bare)
        g.memory.log_chunk.append(full)
        for entry in (*entries(g), *entries_for(g, 1), *entries_for(g, None)):
            assert entry.text and entry.text[0] != " " and "  " not in entry.text, (kind, entry.text)
            assert entry.kind == KIND_NAME[kind] and entry.clause == "104.1"


def test_everything_told_has_a_sentence() -> None:
    for word in get_args(E.Told):
        g = make_state()
        ogre = add(g, OGRE, FIELD, 0)
        g.memory.log_chunk.append(
            event_of(E.TOLD, "104.1", ogre, amount=100, player=0, word=word, kinds=("draw",))
        )
        (entry,) = entries(g)
        assert entry.text and "{" not in entry.text, word


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ((E.ATTACKED, "803.5", 0, -2, 0, 0), "A's Ogre attacks B (803.5)"),
        ((E.ATTACKED, "803.5", 0, 1, 0, 0), "A's Ogre attacks B's Wolf (803.5)"),
        ((E.BLOCKED, "804.4", 1, 0, 0, 1), "B's Wolf blocks A's Ogre (804.4)"),
        (
            (E.DAMAGED, "1007.2", 0, -2, 800, 1, 0, 0, 0, "battle"),
            "A's Ogre deals 800 battle damage to B (1007.2)",
        ),
        ((E.DAMAGED, "1007.1", 0, 1, 300, 1, 0), "A's Ogre deals 300 damage to B's Wolf (1007.1)"),
        ((E.LIFE_GAINED, "104.1", -1, NOBODY, 500, 0, 1), "A gains 500 life (Wolf) (104.1)"),
        ((E.LIFE_LOST, "105.4a", -1, NOBODY, 500, 0, NOBODY, 0, 0, "paid"), "A pays 500 life (105.4a)"),
        (
            (E.PHASE_BEGAN, "504.1", -1, NOBODY, 0, 0, NOBODY, 0, 0, "main"),
            "A's main phase begins (504.1)",
        ),
        ((E.TURN_BEGAN, "501.1", -2, NOBODY, 4, 1), "Turn 4: B's turn begins (501.1)"),
        ((E.PASSED, "712.1", NOBODY, NOBODY, 0, 1), "B passes (712.1)"),
        ((E.WILL, "907.4", 0, NOBODY, FIRE, 0, 0), "A produces fire will with Ogre (907.4)"),
        ((E.WON, "103.2", -1, NOBODY, 0, 0), "A wins the game (103.2)"),
        ((E.DRAWN_GAME, "1301.1c"), "The game is a draw (1301.1c)"),
        (
            (E.COUNTERS_PUT, "1022.1", 0, NOBODY, 1, 0, NOBODY, 0, 0, "limit"),
            "A's Ogre gets 1 limit counter (1022.1)",
        ),
        ((E.TRIGGERED, "906.4", 1, NOBODY, 0, 1, 1), "An ability of B's Wolf triggers (906.4)"),
        ((E.LIFE_LOST, "104.1", -1, NOBODY, 500, 0, 1), "A loses 500 life (Wolf) (104.1)"),
        (
            (E.LIFE_LOST, "105.4a", -1, NOBODY, 500, 0, 1, 0, 0, "paid"),
            "A pays 500 life for Wolf (105.4a)",
        ),
        ((E.TARGETED, "903.2g", 1, NOBODY, 0, 1, 0), "Ogre targets B's Wolf (903.2g)"),
        ((E.RESOLVING, "605.1b", 0, NOBODY, 0, 0), "Ogre starts to resolve (605.1b)"),
        ((E.RESOLVED, "903.3", 0, NOBODY, 0, 0), "Ogre has resolved (903.3)"),
        ((E.STATE, "906.9", 0, NOBODY, 0, 0), "The condition of A's Ogre's ability is met (906.9)"),
        (
            (E.COUNTERS_REMOVED, "1022.4", 0, NOBODY, 2, 0, 1, 0, 0, "limit"),
            "A's Ogre loses 2 limit counters (Wolf) (1022.4)",
        ),
        (
            (E.EFFECT, "909.4", 0, 1, 0, 0, 0, 0, 0, "end of turn"),
            "A's Ogre affects B's Wolf until end of turn (909.4)",
        ),
        (
            (E.EFFECT, "909.4", 0, NOBODY, 0, 0, 0, 0, 0, "leaves"),
            "An effect of A's Ogre begins and lasts as long as its source remains (909.4)",
        ),
        (
            (E.EFFECT, "909.4", 0, 1, 0, 0, 0, 0, 0, "end of turn", NOBODY, ("[+200/+0]",)),
            "A's Ogre gives B's Wolf [+200/+0] until end of turn (909.4)",
        ),
        (
            (E.EFFECT, "909.4", 0, 0, 0, 0, 0, 0, 0, "end of turn", NOBODY, ("[+200/+0]",)),
            "A's Ogre gains [+200/+0] until end of turn (909.4)",
        ),
        (
            (E.EFFECT, "909.4", 0, 1, 0, 0, 0, 0, 0, "end of turn", NOBODY, ("[Enter] ⇒ Draw a card.",)),
            "A's Ogre gives B's Wolf \"[Enter] ⇒ Draw a card.\" until end of turn (909.4)",
        ),
        (
            (E.EFFECT, "909.4", 0, 0, 0, 0, 0, 0, 0, "end of turn", NOBODY, ('"{Rest}: Draw a card."',)),
            'A\'s Ogre gains "{Rest}: Draw a card." until end of turn (909.4)',
        ),
        (
            (E.EFFECT, "909.4", 0, 1, 2, 0, 0, 0, 0, "next recovery", NOBODY, ("does not recover",)),
            "B's Wolf and 2 more do not recover until the next recovery phase (A's Ogre) (909.4)",
        ),
        (
            (E.EFFECT, "909.4", 0, NOBODY, 0, 0, 0, 0, 0, "end of turn", NOBODY, ("The weather is rain",)),
            'An effect of A\'s Ogre begins and lasts until end of turn: "The weather is rain" (909.4)',
        ),
        ((E.CONTROL, "302.6", 1, NOBODY, 0, 0, 0), "A gains control of Wolf (Ogre) (302.6)"),
        (
            (E.SKIPPED, "1031.1", -1, NOBODY, 0, 0, NOBODY, 0, 0, "draw"),
            "A skips the draw phase (1031.1)",
        ),
        ((E.CREATED, "1303.1c", 0, NOBODY, 0, 0, 1), "A creates Ogre (Wolf) (1303.1c)"),
        (
            (E.LOOPED, "1301.1a", -1, NOBODY, 3, 0),
            "A has the loop performed 3 times (1301.1a)",
        ),
        (
            (E.TOLD, "104.1", -1, NOBODY, 1, 0, NOBODY, 0, 0, "extra phases", NOBODY, ("main",)),
            "A's turn gets an extra main phase (104.1)",
        ),
        ((E.SHUFFLED, "1021.1", -2, NOBODY, 0, 1, NOBODY, 0, DECK), "B shuffles the deck (1021.1)"),
        (
            (E.TOLD, "1204.1", 0, NOBODY, 0, 0, NOBODY, 0, 0, "to be destroyed"),
            "A's Ogre is to be destroyed (1204.1)",
        ),
        (
            (E.TOLD, "1033.1", -1, NOBODY, 0, 0, NOBODY, 0, 0, "game restarts"),
            "The game restarts (1033.1)",
        ),
    ],
)
def test_sentences(event: tuple[int | str, ...], sentence: str) -> None:
    g = make_state()
    add(g, OGRE, FIELD, 0)
    add(g, WOLF, FIELD, 1)
    assert tell(g, event_of(*event)) == [sentence]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("origin", "to", "cause", "sentence"),
    [
        (FIELD, GRAVEYARD, "destroyed", "A's Ogre is destroyed"),
        (FIELD, GRAVEYARD, "banished", "A banishes Ogre"),
        (HAND, GRAVEYARD, "discarded", "A discards Ogre"),
        (HAND, CHASE, "played", "A plays Ogre from hand"),
        (CHASE, FIELD, "resolved", "A's Ogre enters the field"),
        (GRAVEYARD, FIELD, "put", "A's Ogre enters the field from A's graveyard"),
        (FIELD, HAND, "returned", "A's Ogre returns from the field to A's hand"),
        (FIELD, REMOVED, "removed", "A's Ogre is removed from the field"),
        (GRAVEYARD, DECK, "put", "A's Ogre goes from A's graveyard to A's deck"),
        (DECK, HAND, "drawn", "A draws Ogre"),
    ],
)
def test_moves(origin: int, to: int, cause: str, sentence: str) -> None:
    g = make_state()
    ogre = add(g, OGRE, origin, 0)
    perform_moves(g, (MoveItem(ogre, to, cause, "302.3", player=0),))
    assert [entry.text for entry in entries(g)] == [sentence]


def test_a_card_played_from_another_player_s_zone_says_whose() -> None:
    for owner, sentence in ((0, "A plays Ogre from the graveyard"), (1, "A plays Ogre from B's graveyard")):
        g = make_state()
        ogre = add(g, OGRE, GRAVEYARD, owner)
        perform_moves(g, (MoveItem(ogre, CHASE, "played", "903.2d", player=0),))
        assert told_to(g, 1) == [sentence]


def test_players_can_have_other_names() -> None:
    g = make_state()
    g.memory.log_chunk.append(event_of(E.PASSED, "712.1", player=1))
    assert entries(g, ("Ann", "Bea"))[0].text == "Bea passes"


def test_an_ability_is_named_by_its_card() -> None:
    g = make_state()
    wolf = add(g, card("Wolf", text=["[Drain]"]), FIELD, 1)
    ability = add_ability(g, wolf, g.table.objs[wolf].base.ab.automatics[0], 1)
    g.table.objs[ability].home = 1
    assert tell(g, event_of(E.RESOLVED, "903.3", ability, player=1)) == [
        "The ability of Wolf has resolved (903.3)"
    ]


@pytest.mark.clause("306.2")
def test_a_draw_is_told_to_who_draws() -> None:
    g = make_state()
    ogre = add(g, OGRE, DECK, 0)
    perform_moves(g, (MoveItem(ogre, HAND, "drawn", "502.3", player=0),))
    assert told_to(g, 0) == ["A draws Ogre"]
    assert told_to(g, 1) == told_to(g, None) == ["A draws a card"]
    assert [e.objects for e in entries_for(g, 1)] == [()]
    assert [e.objects for e in entries_for(g, 0)] == [(1, 0)]


@pytest.mark.clause("310.2")
def test_a_card_that_is_set_is_told_to_its_owner() -> None:
    g = make_state()
    ogre = add(g, OGRE, HAND, 1)
    perform_moves(g, (MoveItem(ogre, STANDBY, "set", "706.1", player=1),))
    assert told_to(g, 1) == ["B puts Ogre into the standby area"]
    assert told_to(g, 0) == ["B puts a card into the standby area"]


def test_a_known_card_that_may_have_left_is_not_named() -> None:
    # B saw Wolf come back to A's hand, but cannot see which of the two cards is set.
    for known in (True, False):
        g = make_state()
        wolf, ogre = add(g, WOLF, FIELD, 0), add(g, OGRE, HAND, 0)
        (back,) = perform_moves(g, (MoveItem(wolf, HAND, "returned", "302.5", player=0),))
        perform_moves(g, (MoveItem(back if known else ogre, STANDBY, "set", "706.1", player=0),))
        assert told_to(g, 1)[1] == "A puts a card into the standby area"
        assert told_to(g, 0)[1] == f"A puts {'Wolf' if known else 'Ogre'} into the standby area"


@pytest.mark.clause("302.2")
def test_a_look_is_told_to_who_looks() -> None:
    g = make_state()
    ogre = add(g, OGRE, DECK, 0)
    g.memory.log_chunk.append(event_of(E.DID, "302.2", ogre, player=1, word="look"))
    assert told_to(g, 1) == ["B looks at A's Ogre"]
    assert told_to(g, 0) == told_to(g, None) == ["B looks at a card of A's"]


@pytest.mark.clause("1005.1")
def test_what_is_revealed_is_told_to_all() -> None:
    g = make_state()
    ogre = add(g, OGRE, HAND, 0)
    g.memory.log_chunk.append(event_of(E.REVEALED, "1005.1", ogre, player=0, origin=HAND))
    g.memory.log_chunk.append(event_of(E.DID, "1005.1", ogre, player=0, word="reveal"))
    assert told_to(g, 0) == told_to(g, 1) == told_to(g, None) == ["A reveals Ogre from A's hand"]


def test_the_same_is_not_told_twice() -> None:
    g = make_state()
    ogre = add(g, OGRE, DECK, 0)
    (new,) = perform_moves(g, (MoveItem(ogre, HAND, "drawn", "502.3", player=0),))
    g.memory.log_chunk.append(event_of(E.DREW, "502.3", new, amount=1, player=0))
    g.memory.log_chunk.append(event_of(E.DAMAGED, "1007.2", NOBODY, -1, 500, 0))
    g.memory.log_chunk.append(event_of(E.LIFE_LOST, "1007.2", -1, amount=500, player=0, word="damage"))
    assert told_to(g, 0) == ["A draws Ogre", "A is dealt 500 damage"]
    assert [entry.number for entry in entries(g)] == [1, 3]


def test_cards_discarded_together_are_told_once_each() -> None:
    g = make_state()
    dropped = [add(g, OGRE, HAND, 0), add(g, WOLF, HAND, 0)]
    moves = tuple(MoveItem(ref, GRAVEYARD, "discarded", "1019.1", player=0) for ref in dropped)
    for new in perform_moves(g, moves):
        g.memory.log_chunk.append(event_of(E.DISCARDED, "1019.1", new, player=0))
    assert told_to(g, 1) == ["A discards Ogre", "A discards Wolf"]


def test_what_triggers_in_between_does_not_make_it_told_twice() -> None:
    g = make_state()
    stone = add(g, card("Stair"), FIELD, 0)
    for event in (
        event_of(E.MOVED, "710.1", subject=stone, old=stone, player=0, origin=DECK, to=FIELD, word="called"),
        event_of(E.TRIGGERED, "906.4", subject=stone, player=0, source=stone),
        event_of(E.DID, "710.1", subject=stone, player=0, word="call"),
    ):
        g.memory.log_chunk.append(event)
    told = [entry.text for entry in entries_for(g, 1)]
    assert [line for line in told if "calls" in line] == ["A calls Stair"]


def test_a_copy_of_what_all_have_seen_is_known() -> None:
    g = make_state()
    tale = add(g, card("Tale", "Chant"), EXTRA_DECK, 0)
    copy = add(g, card("Tale", "Chant"), EXTRA_DECK, 0)
    g.edit(copy).kind = COPY
    g.memory.log_chunk.append(event_of(E.REVEALED, "1005.1", tale, player=0, origin=EXTRA_DECK))
    g.memory.log_chunk.append(
        event_of(E.CREATED, "1017.3", subject=copy, object=tale, player=0, source=tale, to=EXTRA_DECK)
    )
    assert [entry.text for entry in entries_for(g, 1)][-1].startswith("A creates a copy of Tale")


def test_a_turn_and_a_token_begin_once() -> None:
    g = make_state()
    token = add(g, WOLF, FIELD, 0)
    g.memory.log_chunk.append(event_of(E.TURN_BEGAN, "501.1", -1, amount=2, player=0))
    g.memory.log_chunk.append(event_of(E.PHASE_BEGAN, "502.1", -1, player=0, word="turn"))
    g.memory.log_chunk.append(event_of(E.CREATED, "1303.1c", token, player=0))
    g.memory.log_chunk.append(event_of(E.DID, "1303.1", token, player=0, word="create token"))
    g.memory.log_chunk.append(event_of(E.PHASE_BEGAN, "502.1", -1, player=0, word="turn"))
    assert told_to(g, 1) == ["Turn 2: A's turn begins", "A creates Wolf", "A's turn begins"]


def test_names_are_those_of_the_moment() -> None:
    run = played("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {W}"]
            back: {name: Young King, type: J-Ruler, atk: 900, def: 900}
        start: {A: {ruler: Old King, stones: {Light Magic Stone: 1}}}
        do: [{A: judgment}, {both: pass}]
    """)
    texts = [entry.text for entry in entries(run.g)]
    assert "A plays the judgment of Old King" in texts
    assert "A's ruler becomes Young King through judgment" in texts


def test_sides_of_two_sided_cards_are_named_as_they_were() -> None:
    g = make_state()
    two = card("Caterpillar", text=["[Shift] {1}"], back={"name": "Butterfly", "type": "Resonator"})
    ref = add(g, two, FIELD, 0, face=1)
    g.memory.log_chunk.append(event_of(E.RESTED, "1013.1", ref, player=0))
    g.memory.log_chunk.append(event_of(E.TURNED, "1117.2a", ref, player=0, word="shift"))
    g.memory.log_chunk.append(event_of(E.RECOVERED, "1013.1", ref, player=0))
    assert told_to(g, 1) == [
        "A's Caterpillar rests",
        "A's Butterfly shifts to its future side",
        "A's Butterfly recovers",
    ]


def test_an_entry_never_changes_afterwards() -> None:
    game = Game.new(*list(bundled_decks().values())[:2], seed=12)
    rng = seeded(12)
    seen: dict[int | None, list[LogEntry]] = {0: [], 1: [], None: []}
    n = 0
    while game.decision is not None:
        if n % 40 == 0:
            for seat, before in seen.items():
                now = game.log_for(seat)
                assert now[: len(before)] == before
                seen[seat] = now
        n += 1
        rng, pick = below(rng, len(game.decision.options))
        game.apply(pick)
    assert len(seen[0]) > 500
    whole = game.log
    assert len(whole) == len(game.log_for(None))
    assert log_fingerprint(whole) != log_fingerprint(game.log_for(None))
    assert all(entry.clause for entry in whole if entry.kind != "told")


def test_gone_cards_keep_their_names() -> None:
    g = make_state()
    ogre = add(g, OGRE, FIELD, 0)
    g.memory.log_chunk.append(event_of(E.RESTED, "1013.1", ogre, player=0))
    move(g, ogre, GRAVEYARD)
    assert told_to(g, 1) == ["A's Ogre rests"]


def test_a_ruler_face_down_is_known_to_its_owner() -> None:
    g = make_state("5.12 Bifrost")
    ruler = add(g, card("King", "Ruler"), RULER_AREA, 0)
    g.edit(ruler).face_down = True
    g.memory.log_chunk.append(
        event_of(E.TOLD, "403.1", ruler, player=0, to=RULER_AREA, word="begins the game")
    )
    assert told_to(g, 0) == ["A's King begins the game"]
    assert told_to(g, 1) == ["A card of A's begins the game"]


@pytest.mark.clause("302.4")
def test_the_order_chosen_for_a_deck_is_told_to_who_chose_it() -> None:
    g = make_state()
    ogre = add(g, OGRE, FIELD, 0)
    kinds = ("order", "top")
    g.memory.log_chunk.append(event_of(E.CHOSE, "302.4", -1, ogre, player=0, word="card", kinds=kinds))
    assert told_to(g, 0) == ["A puts A's Ogre on top"]
    assert told_to(g, 1) == told_to(g, None) == ["A puts a card of A's on top"]


def test_a_refusal_by_a_hidden_card_is_not_told() -> None:
    g = make_state()
    for zone, told in ((HAND, []), (FIELD, ["A says no to Ogre"])):
        ogre = add(g, OGRE, zone, 0)
        yes, no = Option("yes", clause="910.3"), Option("no", clause="910.3")
        tell_choice(g, Decision(0, MAY, (yes, no), "910.3", source=ogre), no)
        assert told_to(g, 1) == told


@pytest.mark.parametrize(
    ("kinds", "word", "amount", "sentence"),
    [
        (("x",), "number", 3, "A chooses X = 3 for Ogre"),
        (("divide",), "number", 400, "A chooses 400 for Ogre"),
        (("mode",), "", 2, "A chooses option 2 for Ogre"),
        (("mode",), "awakened", 1, "A chooses to awaken Ogre"),
        (("may",), "yes", 0, "A says yes to Ogre"),
        (("cards",), "done", 0, "A chooses no more for Ogre"),
        (("cards",), "card", 0, "A chooses B's Wolf for Ogre"),
        (("cost",), "{R}{1}", 0, "A chooses to pay {R}{1} for Ogre"),
        (("name",), "Elf", 0, "A chooses Elf for Ogre"),
        (("trigger",), "trigger", 0, "A chooses to play the ability of Wolf first"),
        (("replacement",), "replace", 0, "A chooses to apply the effect of B's Wolf"),
        ((), "Elf", 0, "A chooses Elf for Ogre"),
    ],
)
def test_choices(kinds: tuple[str, ...], word: str, amount: int, sentence: str) -> None:
    g = make_state()
    ogre, wolf = add(g, OGRE, FIELD, 0), add(g, WOLF, FIELD, 1)
    g.memory.log_chunk.append(event_of(E.CHOSE, "903.2", -1, wolf, amount, 0, ogre, word=word, kinds=kinds))
    assert [entry.text for entry in entries(g)] == [sentence]


def test_a_mode_is_told_in_its_printed_words() -> None:
    run = played("""
        cards:
          - {name: Fork, type: Chant, cost: "{0}", text: ["Choose one - Draw a card; or you gain 200 life."]}
        start: {A: {hand: [Fork]}}
        do: [{A: play, card: Fork, choose: 2}]
    """)
    assert 'A chooses "You gain 200 life" for Fork' in told_to(run.g, 1)


def test_a_mode_keeps_its_words_when_the_ruler_turns() -> None:
    run = played("""
        cards:
          - name: Old King
            type: Ruler
            text: ["[Judgment] {0}", "{0}: Choose one - Draw a card; or you gain 200 life."]
            back: {name: Young King, type: J-Ruler, race: [Human], atk: 500, def: 500}
        start: {A: {ruler: Old King}}
        do:
          - {A: activate, card: Old King, choose: 2}
          - {both: pass}
          - {A: judgment}
          - {both: pass}
    """)
    assert 'A chooses "You gain 200 life" for Old King' in told_to(run.g, 1)


@pytest.mark.parametrize(
    ("word", "amount", "sentence"),
    [
        ("prevented", 300, "B's Wolf prevents damage to A; 300 damage is left"),
        ("prevented 2", 0, "B's Wolf prevents damage to A"),
        ("changed", 600, "B's Wolf changes the amount for A to 600"),
        ("moved elsewhere", 1, "B's Wolf sends A's Ogre elsewhere"),
        ("replaced", 1, "B's Wolf replaces what would happen to A's Ogre"),
    ],
)
def test_replacement(word: str, amount: int, sentence: str) -> None:
    g = make_state()
    ogre, wolf = add(g, OGRE, FIELD, 0), add(g, WOLF, FIELD, 1)
    g.memory.log_chunk.append(event_of(E.REPLACED, "910.1", ogre, -1, amount, 1, wolf, word=word))
    assert [entry.text for entry in entries(g)] == [sentence]


def test_passes_are_folded_away_unless_asked_for() -> None:
    decks = list(bundled_decks().values())
    game = Game.new(decks[0], decks[1], seed=3, every_window=True)
    while game.state.turn.number < 2 and game.decision is not None:
        game.apply(len(game.decision.options) - 1)
    assert any(entry.kind == "passed" for entry in game.full_log())
    assert any(entry.kind == "passed" for entry in game.log_for(0, passes=True))
    assert game.log == [entry for entry in game.full_log() if entry.kind != "passed"]
    assert not any(entry.kind == "passed" for entry in (*game.log_for(0), *game.log_for(None)))


@pytest.mark.clause("1303.3a")
def test_a_token_that_leaves_ceases_to_exist() -> None:
    g = make_state()
    wolf = add(g, WOLF, FIELD, 0)
    g.edit(wolf).kind = TOKEN
    perform_moves(g, (MoveItem(wolf, HAND, "returned", "302.5", player=0),))
    assert told_to(g, 1) == ["A's Wolf returns from the field to A's hand; it ceases to exist"]


def test_a_story_told_bit_by_bit_is_the_log() -> None:
    decks = list(bundled_decks().values())
    for n, deck in enumerate(decks[:4]):
        game = wp.Game.new(deck, decks[n - 1], seed=n, every_window=True)
        player = wp.make_player("random", n)
        stories = [wp.Story(0), wp.Story(1, passes=True), wp.Story(None)]
        told: list[list[wp.LogEntry]] = [[], [], []]
        while game.decision is not None and len(game.picks) < 250:
            game = game.clone()
            assert game.decision is not None
            game.apply(player.choose(wp.Seat(game, game.decision.player)))
            for k, story in enumerate(stories):
                story.copy().more(game)  # what a copy tells changes nothing
                told[k] += story.more(game)
        assert told[0] == game.log_for(0)
        assert told[1] == game.log_for(1, passes=True)
        assert told[2] == game.log_for(None)
        assert game.events >= told[1][-1].number
        half = told[1][len(told[1]) // 2].number
        later = [entry for entry in told[1] if entry.number > half]
        assert game.log_for(1, passes=True, after=half) == later
        assert game.log_for(1, after=game.events) == []


def test_players_are_called_as_they_want() -> None:
    deck = bundled_decks()["kiln"]
    game = wp.Game.new(deck, deck, seed=1)
    assert any(entry.text.startswith("Mara ") for entry in game.log_for(0, names=("Mara", "Ivo")))
    assert wp.Story(0, ("Mara", "Ivo")).more(game) == game.log_for(0, names=("Mara", "Ivo"))
