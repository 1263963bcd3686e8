"""A game as bytes, complete in itself, and back (no code in it, nothing that is run).

    magic, format number, length of head, head, digest, body
    head   engine fingerprint, grammar fingerprint, edition, length of body
    body   cards, definitions, nodes, events, classes, records, the state; packed

What can be worked out again (characteristics, indices) is not saved. Before saving it is brought up to
date, so that the saved game and the original go on alike.
"""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Final

from msgspec import DecodeError
from msgspec.msgpack import decode, encode

from willpower.cards.errors import CardError
from willpower.cards.mapping import card_from_mapping
from willpower.language.lookup import grammar_fingerprint
from willpower.rules.edition import Edition, UnknownEdition, edition

from ..core.definition import Definition
from ..core.errors import BadSave, NotUnderstood
from ..core.ids import NO_PLAYER, UNDETERMINED, ObjId, PlayerId
from ..core.objects import Chars, Obj, still_itself
from ..core.state import State
from ..text.definition import define
from ..values.characteristics import refresh
from .decoding import Decoder
from .encoding import Canonical, Encoder, expansions_of
from .fingerprints import engine_fingerprint
from .node_refs import index_of

MAGIC: Final = b"\x89WILLPOWER\r\n"
FORMAT: Final = 2
_DIGEST: Final = 16
_FIXED: Final = len(MAGIC) + 4
LARGEST: Final = 64 * 1024 * 1024  # unpacked; a game of hours has less than a hundredth of it


# ---- writing --------------------------------------------------------------------------------------


def save_state(g: State) -> bytes:
    """The game as bytes."""
    settle(g)
    encoder = Encoder(g)
    body = _body(g, encoder)
    found = len(encoder.keywords)
    while encoder.keywords:
        # Keywords that no card prints: what they mean is found through them. Rare, so written once more.
        encoder = Encoder(g, expansions_of(encoder.keywords))
        body = _body(g, encoder)
        if len(encoder.keywords) <= found:
            break
        found = len(encoder.keywords)
    packed = zlib.compress(encode(body), 6)
    head = encode([engine_fingerprint(), grammar_fingerprint(), g.edition.name, len(packed)])
    start = MAGIC + FORMAT.to_bytes(2, "big") + len(head).to_bytes(2, "big") + head
    return start + _digest(start, packed) + packed


def settle(g: State) -> None:
    """Works out characteristics, where that is due, in the game and the one it may go back to."""
    if g.derived.values_stale:
        due = g.work.rules_due
        refresh(g)
        g.work.rules_due = due
    if g.work.snapshot is not None:
        settle(g.work.snapshot)


def rebuild(g: State) -> None:
    """Works out characteristics of a game just read. They are what they were: no rule process is due."""
    due = g.work.rules_due
    refresh(g)
    g.work.rules_due = due
    if g.work.snapshot is not None:
        rebuild(g.work.snapshot)


def _digest(start: bytes, packed: bytes) -> bytes:
    return blake2b(start + packed, digest_size=_DIGEST).digest()


def _body(g: State, encoder: Encoder) -> list[object]:
    cards: list[object] = []
    definitions: list[object] = []
    for d in g.definitions:
        index = index_of(d, g.allow_partial)
        if d.card is None:
            card: object = None
        else:
            card = len(cards)
            cards.append(index.card)
        faces = None if index.printed else [encoder.value(c) for c in d.faces]
        definitions.append([card, faces, d.key, d.index, [*d.partial], [*d.token_ref]])
    state = encoder.record(g)
    return [
        g.allow_partial,
        cards,
        definitions,
        encoder.nodes,
        encoder.events,
        encoder.classes,
        encoder.records,
        state,
    ]


def state_hash(g: State) -> str:
    """A digest of everything that matters for how the game goes on; the log does not."""
    settle(g)
    canonical = Canonical(g)
    own: dict[str, Definition] = {}  # made by the game: their keys alone do not say what they are
    for n in {o.definition for o in g.table.objs}:
        d = g.definitions[n]
        if not index_of(d, g.allow_partial).printed:
            own[d.key] = d
    definitions = [[key, *[canonical.value(c) for c in own[key].faces]] for key in sorted(own)]
    data = [g.edition.name, definitions, canonical.state(g)]
    return blake2b(encode(data), digest_size=_DIGEST).hexdigest()


# ---- reading --------------------------------------------------------------------------------------


def load_state(data: bytes) -> State:
    """The game that was saved; `BadSave` with the reason if this engine cannot go on with it."""
    name, packed = _open(data)
    try:
        rules = edition(name)
    except UnknownEdition as error:
        raise BadSave(str(error)) from None
    unpacker = zlib.decompressobj()
    try:
        raw = unpacker.decompress(packed, LARGEST)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise BadSave(f"more than {LARGEST} bytes of content")
        body = decode(raw)
        g = _read(body, rules)
        check(g)
        rebuild(g)
    except BadSave:
        raise
    except (CardError, NotUnderstood) as error:
        raise BadSave(f"a card in it cannot be used: {error}") from None
    except _NONSENSE as error:
        raise BadSave(f"its content makes no game: {type(error).__name__}: {error}") from None
    return g


_NONSENSE: Final[tuple[type[Exception], ...]] = (
    zlib.error,
    DecodeError,
    ValueError,
    TypeError,
    LookupError,
    AttributeError,
    AssertionError,
    RecursionError,
)


def _open(data: bytes) -> tuple[str, bytes]:
    """Checks the head and the digest; the edition and the packed body."""
    if not data.startswith(MAGIC):
        if data and MAGIC.startswith(data[: len(MAGIC)]):
            raise BadSave(f"torn: only {len(data)} bytes")
        raise BadSave("not a saved game")
    if len(data) < _FIXED:
        raise BadSave(f"torn: only {len(data)} bytes")
    number = int.from_bytes(data[len(MAGIC) : len(MAGIC) + 2], "big")
    if number != FORMAT:
        raise BadSave(f"format {number}; this engine reads format {FORMAT}")
    start = _FIXED + int.from_bytes(data[len(MAGIC) + 2 : _FIXED], "big")
    if len(data) < start + _DIGEST:
        raise BadSave(f"torn: only {len(data)} bytes")
    try:
        head = decode(data[_FIXED:start])
    except DecodeError as error:
        raise BadSave(f"damaged: {error}") from None
    if not isinstance(head, list) or [type(x) for x in head] != [str, str, str, int]:
        raise BadSave("damaged: its head cannot be read")
    engine, grammar, name, size = head
    packed = data[start + _DIGEST :]
    if len(packed) < size:
        raise BadSave(f"torn: {len(packed)} of {size} bytes of content")
    if data[start : start + _DIGEST] != _digest(data[:start], packed):
        raise BadSave("damaged: its content does not match its digest")
    if engine != engine_fingerprint():
        raise BadSave(f"made by another engine ({engine}; this one is {engine_fingerprint()})")
    if grammar != grammar_fingerprint():
        raise BadSave(f"made with another grammar ({grammar}; this one is {grammar_fingerprint()})")
    return name, packed


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadSave(f"a {type(value).__name__} where a list should be")
    return value


def _read(body: object, rules: Edition) -> State:
    """The state in the content of a save."""
    allow_partial, cards, definitions, nodes, events, classes, records, place = _list(body)
    if not isinstance(allow_partial, bool) or not isinstance(place, int):
        raise BadSave("its content is not a game")
    printed = [_define(c, allow_partial, rules) for c in _list(cards)]
    rows: list[list[object]] = [_list(row) for row in _list(definitions)]
    made = [_printed_one(row, printed) for row in rows]
    decoder = Decoder(made, allow_partial)
    decoder.read_nodes(_list(nodes))
    decoder.read_events(_list(events))
    decoder.read_records(_list(classes), _list(records))
    states: list[tuple[State, list[object]]] = []
    for i, row in decoder.rows_of(State):
        g = State(rules)
        g.definitions = made
        states.append((g, row))
        decoder.state(i, g)
    # Characteristics first: definitions made by the game consist of them, and objects of definitions.
    decoder.fill(only=Chars)
    for i, row in enumerate(rows):
        if made[i] is _UNFINISHED:
            made[i] = _own_one(row, printed, decoder)
    decoder.fill(but=Chars)
    for i, row in decoder.rows_of(Obj):
        o = decoder.records[i]
        assert isinstance(o, Obj)
        _set_chars(o, made, decoder.value(row[-2]), decoder.value(row[-1]))
    for g, row in states:
        _finish_state(g, row, made, decoder)
    result = decoder.records[place]
    assert isinstance(result, State)
    return result


def _printed_one(row: list[object], printed: list[Definition]) -> Definition:
    """The definition of a printed card; one that the game made itself is read later."""
    card, faces, key, *_ = row
    if faces is not None:
        return _UNFINISHED
    if not isinstance(card, int):
        raise BadSave("a printed definition without its card")
    definition = printed[card]
    if definition.key != key:
        raise BadSave(f"card {card} is not the one it says it is")
    return definition


def _own_one(row: list[object], printed: list[Definition], decoder: Decoder) -> Definition:
    """A definition that the game made itself."""
    card, faces, key, index, partial, token_ref = row
    chars = [decoder.value(x) for x in _list(faces)]
    own = Definition(
        printed[card].card if isinstance(card, int) else None,
        tuple([c for c in chars if isinstance(c, Chars)]),
        str(key),
    )
    own.partial = tuple([str(x) for x in _list(partial)])
    first, second = [x for x in _list(token_ref) if isinstance(x, int)]
    own.token_ref = (first, second)
    own.index = index if isinstance(index, int) else UNDETERMINED
    return own


def _finish_state(g: State, row: list[object], made: list[Definition], decoder: Decoder) -> None:
    """Give a state its definitions and its log."""
    g.work.shared_depth = len(g.work.stack)
    known = row[-1]
    if not isinstance(known, int) or not 0 <= known <= len(made):
        raise BadSave("a game without its definitions")
    g.definitions = made[:known]
    for run in _list(row[-2]):
        first, length = [n for n in _list(run) if isinstance(n, int)]
        g.memory.log_chunk += decoder.events[first : first + length]


_UNFINISHED: Final = Definition(None, (), "")


_known: Final[dict[tuple[bytes, bool, str], Definition]] = {}
_MOST_KNOWN: Final = 4096


def _define(card: object, allow_partial: bool, rules: Edition) -> Definition:
    """The definition of a card in a save; one that was read before is the same."""
    if not isinstance(card, bytes):
        raise BadSave("one of its cards cannot be read")
    found = _known.get((card, allow_partial, rules.name))
    if found is None:
        found = define(card_from_mapping(decode(card)), allow_partial, rules)
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[card, allow_partial, rules.name] = found
    return found


def _set_chars(o: Obj, definitions: list[Definition], base: object, chars: object) -> None:
    if isinstance(base, Chars):
        o.base = base
    else:
        o.base = definitions[o.definition].faces[o.face]
    o.chars = chars if isinstance(chars, Chars) else o.base


def check(g: State) -> None:
    """Sees that every object is where it says it is, once: a forged save fails here at the latest."""
    placed: list[tuple[ObjId, PlayerId]] = [(i, NO_PLAYER) for i in (*g.table.field, *g.table.chase)]
    for p in g.table.players:
        for ids in p.zones.values():
            placed += [(i, p.number) for i in ids]
    for i, o in enumerate(g.table.objs):
        if not isinstance(o, Obj) or o.id != i or o.definition >= len(g.definitions):
            raise BadSave(f"object {i} is out of place")
    seen: set[int] = set()
    for i, _ in placed:
        if i < 0 or not still_itself(g.table.objs[i]) or i in seen:
            raise BadSave(f"object {i} is out of place")
        seen.add(i)
    if len(g.table.players) != 2:
        raise BadSave(f"{len(g.table.players)} players")
    if g.work.snapshot is not None:
        check(g.work.snapshot)
