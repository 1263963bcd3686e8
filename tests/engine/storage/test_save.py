"""Games as bytes: they continue identically, and anything that is no game is refused with a reason."""

from __future__ import annotations

import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from hashlib import blake2b
from importlib import import_module
from pkgutil import iter_modules
from textwrap import dedent

import pytest
from msgspec.msgpack import decode, encode

import willpower.engine
from engine.build import add, add_ability, card, context, make_state, move
from willpower.abilities.ability import Automatic, Keyword
from willpower.abilities.effects import Draw
from willpower.abilities.nouns import This
from willpower.abilities.quantities import Num
from willpower.abilities.statics import AddAbilities, AddValues, Gains
from willpower.abilities.symbols import FIELD, GRAVEYARD, HAND
from willpower.abilities.triggers import Attacks
from willpower.cards.bundled import bundled_decks
from willpower.engine.change.lasting_effects import add_lasting
from willpower.engine.core.errors import BadSave
from willpower.engine.core.events import TOLD
from willpower.engine.core.happenings import event_of
from willpower.engine.core.prng import below, seeded
from willpower.engine.core.state import Frame, State, Waiting
from willpower.engine.game import Game
from willpower.engine.information.log import log_fingerprint
from willpower.engine.storage import save as module
from willpower.engine.storage.encoding import value_class, value_fields
from willpower.engine.storage.save import FORMAT, MAGIC, load_state, save_state, state_hash
from willpower.engine.text.keywords import expand
from willpower.engine.values.characteristics import chars, refresh
from written_kit import played

DECKS = list(bundled_decks().values())


def decisions(seed: int, every: int) -> Iterator[Game]:
    """A random game, stopping now and then."""
    game = Game.new(DECKS[0], DECKS[1], seed=seed)
    rng = seeded(seed)
    n = 0
    while game.decision is not None:
        if n % every == 0:
            yield game
        n += 1
        rng, pick = below(rng, len(game.decision.options))
        game.apply(pick)


def go_on(game: Game, seed: int, picks: int) -> list[str]:
    """Hashes and options on the way through further picks."""
    rng = seeded(seed)
    seen: list[str] = []
    for _ in range(picks):
        if game.decision is None:
            break
        rng, pick = below(rng, len(game.decision.options))
        seen += [repr(game.decision), game.hash()]
        game.apply(pick)
    return seen


def test_a_loaded_game_continues_identically() -> None:
    looks = 0
    for game in decisions(5, 23):
        before = game.hash()
        loaded = Game.load(game.save())
        assert game.hash() == before
        assert loaded.hash() == before
        assert repr(loaded.decision) == repr(game.decision)
        other = game.clone()
        assert go_on(loaded, looks, 8) == go_on(other, looks, 8)
        assert log_fingerprint(loaded.log) == log_fingerprint(other.log)
        looks += 1
    assert looks > 10


def test_saving_a_loaded_game_gives_the_same_bytes() -> None:
    for game in decisions(6, 60):
        data = game.save()
        assert Game.load(data).save() == data


def test_the_hash_tells_games_apart() -> None:
    seen = [game.hash() for game in decisions(7, 3)]
    assert len(set(seen)) == len(seen)


OTHER_PROCESS = dedent(
    """
    import sys
    from willpower.cards.bundled import bundled_decks
    from willpower.engine.game import Game
    from willpower.engine.information.log import log_fingerprint

    if sys.argv[1] == "new":
        game = Game.new(*list(bundled_decks().values())[:2], seed=9)
        for n in range(60):
            game.apply(n % len(game.decision.options))
        sys.stdout.buffer.write(game.save())
    else:
        game = Game.load(sys.stdin.buffer.read())
        for n in range(20):
            game.apply(n % len(game.decision.options))
        print(game.hash(), log_fingerprint(game.log), log_fingerprint(game.log_for(0)))
    """
)


def other_process(what: str, data: bytes, hash_seed: str) -> bytes:
    run = subprocess.run(
        [sys.executable, "-c", OTHER_PROCESS, what],
        input=data,
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    return run.stdout


def test_processes_and_hash_seeds_make_no_difference() -> None:
    one, two = other_process("new", b"", "1"), other_process("new", b"", "2")
    assert one == two
    told = other_process("load", one, "3")
    game = Game.load(one)
    for n in range(20):
        assert game.decision is not None
        game.apply(n % len(game.decision.options))
    expected = (game.hash(), log_fingerprint(game.log), log_fingerprint(game.log_for(0)))
    assert told.decode().split() == list(expected)


# ---- what is kept -------------------------------------------------------------------------------------


def again(g: State) -> State:
    return load_state(save_state(g))


def test_abilities_are_those_of_the_card() -> None:
    g = make_state()
    text = ["[Drain]", "When this card attacks ⇒ Draw a card."]
    wolf = add(g, card("Wolf", atk=400, defense=400, text=text), FIELD)
    # By keyword and by text: the very abilities the card has, which the engine compares by identity.
    first = add_ability(g, wolf, g.table.objs[wolf].base.ab.automatics[0])
    second = add_ability(g, wolf, g.table.objs[wolf].base.ab.automatics[1])
    h = again(g)
    assert [h.table.objs[i].ability for i in (first, second)] == list(h.table.objs[wolf].base.ab.automatics)
    for i, n in ((first, 0), (second, 1)):
        assert h.table.objs[i].ability is h.table.objs[wolf].base.ab.automatics[n]


def test_cards_of_another_text_are_saved_whole() -> None:
    # A definition that its card's text does not give, as tests and tokens have them.
    g = make_state()
    ability = Automatic(trigger=Attacks(This()), effect=Draw(Num(2)))
    wolf = add(g, card("Wolf", atk=400, defense=400), FIELD, abilities=(ability,))
    on_chase = add_ability(g, wolf, ability)
    h = again(g)
    assert h.table.objs[wolf].base.ab.listed == (ability,)
    assert h.table.objs[on_chase].ability is h.table.objs[wolf].base.ab.listed[0]
    assert state_hash(h) == state_hash(g)


def test_nodes_made_on_the_way_are_saved_whole_and_once() -> None:
    g = make_state()
    wolf = add(g, card("Wolf", atk=400, defense=400), FIELD)
    keyword = Keyword(keyword="drain")
    add_lasting(g, Gains(This(), (AddAbilities((keyword,)),)), context(g, wolf), (wolf,), "end of turn")
    on_chase = add_ability(g, wolf, expand(keyword)[0])
    h = again(g)
    assert "drain" in chars(h, wolf).ab.keywords
    assert h.table.objs[on_chase].ability is chars(h, wolf).ab.automatics[0]
    assert state_hash(h) == state_hash(g)


def test_last_known_information_is_kept() -> None:
    g = make_state()
    wolf = add(g, card("Wolf", atk=400, defense=400), FIELD)
    add_lasting(g, Gains(This(), (AddValues(Num(300), Num(0)),)), context(g, wolf), (wolf,), "end of turn")
    refresh(g)
    move(g, wolf, GRAVEYARD)
    h = again(g)
    assert g.table.objs[wolf].chars.atk == h.table.objs[wolf].chars.atk == 700
    assert h.table.objs[wolf].base.atk == 400
    assert chars(h, h.table.objs[wolf].became).atk == 400


def test_an_event_is_one_event() -> None:
    g = make_state()
    wolf = add(g, card("Wolf", atk=400, defense=400), FIELD)
    event = event_of(TOLD, "906.4", wolf, word="x")
    g.memory.happened.append(event)
    g.memory.log_chunk.append(event)
    waiting = Waiting()
    waiting.source = wolf
    waiting.event = event
    g.work.waiting = (waiting,)
    h = again(g)
    assert h.work.waiting[0].event is h.memory.happened[0] is h.events()[0]


def test_what_an_effect_looks_at_in_passing_is_not_part_of_a_game() -> None:
    g = make_state()
    wolf = add(g, card("Wolf", atk=400, defense=400), FIELD)
    add_lasting(g, Gains(This(), (AddValues(Num(300), Num(0)),)), context(g, wolf), (wolf,), "end of turn")
    before = state_hash(g)
    ctx = g.table.lasting[0].ctx
    assert ctx is not None
    ctx.slots[0] = (wolf,)
    assert state_hash(g) == before
    assert state_hash(again(g)) == before


def test_copies_of_the_loaded_game_are_independent() -> None:
    game = next(decisions(3, 1))
    loaded = Game.load(game.save())
    before = loaded.hash()
    loaded.clone().apply(0)
    assert loaded.hash() == before


def test_the_game_to_go_back_to_is_kept() -> None:
    g = played("""
        cards:
          - {name: Ogre, type: Resonator, cost: "{R}{1}", atk: 800, def: 800}
        start:
          A: {hand: [Ogre], stones: {Fire Magic Stone: 1, Water Magic Stone: 2}}
    """).g
    game = Game(g)
    assert game.decision is not None
    g.work.snapshot = g.clone()
    game.apply(next(o for o in game.decision.options if o.kind == "play"))
    assert game.decision is not None and game.decision.kind == "pay" and g.zone(0, HAND) == ()
    loaded = Game.load(game.save())
    for each in (game, loaded):
        snapshot = each.state.work.snapshot
        assert snapshot is not None
        each.state.become(snapshot)
    assert loaded.hash() == game.hash()
    assert [g.table.objs[i].chars.names[0] for i in loaded.state.zone(0, HAND)] == ["Ogre"]


def frames() -> list[type[Frame]]:
    for found in iter_modules(willpower.engine.__path__):
        import_module(f"willpower.engine.{found.name}")
    kinds: list[type[Frame]] = []
    pending = [Frame]
    while pending:
        kind = pending.pop()
        kinds.append(kind)
        pending += kind.__subclasses__()
    return [kind for kind in kinds if kind.__module__.startswith("willpower.engine.")]


def test_every_kind_of_frame_can_be_saved() -> None:
    kinds = frames()
    assert len(kinds) > 15
    for kind in kinds:
        g = make_state()
        g.work.stack.append(kind())
        h = again(g)
        assert type(h.work.stack[0]) is kind
        for name in value_fields(kind):
            assert getattr(h.work.stack[0], name) == getattr(g.work.stack[0], name), (kind, name)


def test_what_is_no_value_is_not_saved() -> None:
    g = make_state()
    for foreign in (print, object(), [os], {1: os.path}):
        with pytest.raises(TypeError):  # a compiled state does not even hold it
            g.memory.loop_marks = foreign  # type: ignore[assignment]
            save_state(g)


# ---- what is refused ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def data() -> bytes:
    return next(decisions(4, 1)).save()


def refused(data: bytes) -> str:
    with pytest.raises(BadSave) as found:
        load_state(data)
    return str(found.value)


def test_foreign_bytes(data: bytes) -> None:
    for foreign in (b"", b"PK\x03\x04", b"\x00" * 100, data[1:], b"{}"):
        assert refused(foreign) == "not a saved game"


def test_torn_saves(data: bytes) -> None:
    for length in (*range(1, 150, 7), len(data) // 2, len(data) - 1):
        assert refused(data[:length]).startswith("torn")


def test_any_changed_byte_is_noticed(data: bytes) -> None:
    for place in range(len(MAGIC), len(data), 101):
        changed = bytearray(data)
        changed[place] ^= 0x20
        refused(bytes(changed))
    assert refused(data + b"x").startswith("damaged")


def forged(data: bytes, head: list[object] | None = None, body: object = None) -> bytes:
    """A save with another head or body, and a digest that is right."""
    size = int.from_bytes(data[len(MAGIC) + 2 : len(MAGIC) + 4], "big")
    start = len(MAGIC) + 4
    packed = zlib.compress(encode(body)) if body is not None else data[start + size + 16 :]
    real = decode(data[start : start + size])
    raw = encode([*(head or real)[:3], len(packed)])
    begin = MAGIC + FORMAT.to_bytes(2, "big") + len(raw).to_bytes(2, "big") + raw
    return begin + blake2b(begin + packed, digest_size=16).digest() + packed


def parts(data: bytes) -> tuple[list[str], list[object]]:
    size = int.from_bytes(data[len(MAGIC) + 2 : len(MAGIC) + 4], "big")
    start = len(MAGIC) + 4
    return decode(data[start : start + size]), decode(zlib.decompress(data[start + size + 16 :]))


def test_another_engine_grammar_edition_or_format(data: bytes) -> None:
    (engine, grammar, edition, _), _ = parts(data)
    assert load_state(forged(data)).edition.name == edition
    assert "another engine" in refused(forged(data, ["x", grammar, edition]))
    assert "another grammar" in refused(forged(data, [engine, "x", edition]))
    assert "no edition '9'" in refused(forged(data, [engine, grammar, "9"]))
    other = MAGIC + (FORMAT + 1).to_bytes(2, "big") + data[len(MAGIC) + 2 :]
    assert "format 2" in refused(other)


CARDS, DEFINITIONS, NODES, EVENTS, CLASSES, RECORDS, STATE = range(1, 8)


@pytest.mark.parametrize(
    ("part", "value"),
    [
        (CARDS, []),
        (CARDS, 5),
        (DEFINITIONS, [[0]]),
        (NODES, [["Popen", "ls"]]),
        (NODES, [[0, 0, 99999]]),
        (EVENTS, [["x"]]),
        (CLASSES, [["os.system", "x"]]),
        (CLASSES, [["errors.BadSave"]]),
        (RECORDS, [[0]]),
        (RECORDS, 7),
        (STATE, 99999999),
        (STATE, "x"),
    ],
)
def test_forged_content(data: bytes, part: int, value: object) -> None:
    _, body = parts(data)
    body[part] = value
    refused(forged(data, None, body))


def test_forged_zones(data: bytes) -> None:
    g = load_state(data)
    top = g.table.players[0].zones[1][0]
    g.table.players[0].zones[HAND] = (*g.table.players[0].zones[HAND], top)
    assert refused(save_state(g)) == f"object {top} is out of place"


def test_content_without_end(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST", 1000)
    assert "more than 1000 bytes" in refused(data)
    assert "makes no game" in refused(forged(data, None, [[[]] * 50] * 5))


def test_only_values_of_the_engine_can_be_named() -> None:
    assert value_class("core.objects.Obj") is not None
    for name in (
        "os.system",
        "core.errors.BadSave",
        "core.objects.Final",
        "core.objects",
        "",
        "core",
        "nowhere.Obj",
        "storage.save.zlib",
    ):
        assert value_class(name) is None


def test_a_save_is_small() -> None:
    *_, last = decisions(8, 50)
    assert len(last.save()) < 40_000
