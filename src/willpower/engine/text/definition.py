"""Definitions: printed cards with their text compiled, shared by all games and never changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from willpower.abilities.ability import Ability
from willpower.abilities.symbols import CHANT, RUNE
from willpower.cards.card import Card, Face
from willpower.language.lookup import compile_face
from willpower.rules.edition import Edition

from ..core.definition import Definition
from ..core.errors import NotUnderstood
from ..core.objects import Chars
from ..core.will import NOTHING, parse_need
from .editions.text import attributes_there, text_there
from .keywords import ability_set, on_the_chase


def face_chars(face: Face, abilities: tuple[Ability, ...]) -> Chars:
    """The characteristics printed on a side (909.1a)."""
    c = Chars()
    c.names = (face.name,)
    c.types = face.types
    c.general = face.general
    c.subtypes = face.subtypes
    c.races = face.races
    c.attributes = face.attributes
    c.stones = face.stone_types  # 201.4b
    if face.cost is not None:
        c.cost = str(face.cost)
        c.need = parse_need(c.cost)
        c.total = sum(c.need[:8])
    else:
        c.cost = ""
        c.need = NOTHING
    c.atk = face.atk
    c.defense = face.defense
    c.divinity = face.divinity or 0
    if not face.types & ~(CHANT | RUNE):
        abilities = tuple([on_the_chase(a) for a in abilities])
    c.ab = ability_set(abilities)
    return c


_definitions: Final[dict[tuple[str, bool, str], Definition]] = {}
# The same by the very card: a digest takes long, and a game defines a hundred cards.
_of_card: Final[dict[tuple[int, bool, str], tuple[Card, Definition]]] = {}
_MOST: Final = 20_000


def define(card: Card, allow_partial: bool = False, rules: Edition | None = None) -> Definition:
    """The definition of a card, as an edition reads its text; NotUnderstood if that is not wholly
    understood."""
    name = rules.name if rules is not None else ""
    near = (id(card), allow_partial, name)
    before = _of_card.get(near)
    if before is not None and before[0] is card:
        return before[1]
    key = (card.fingerprint, allow_partial, name)
    made = _definitions.get(key)
    if made is None:
        made = _compiled(card, allow_partial) if rules is None else _there(card, allow_partial, rules)
        _definitions[key] = made
    if len(_of_card) >= _MOST:
        _of_card.clear()
    _of_card[near] = (card, made)
    return made


def _compiled(card: Card, allow_partial: bool) -> Definition:
    faces: list[Chars] = []
    missing: list[str] = []
    for face in card.faces:
        compiled = compile_face(face)
        if not compiled.understood:
            words = "; ".join([f"{p.text!r}" for p in compiled.problems])
            if not allow_partial:
                raise NotUnderstood(face.name, words)
            missing.append(words)
        faces.append(face_chars(face, compiled.abilities))
    made = Definition(card, tuple(faces), card.fingerprint)
    made.partial = tuple(missing)
    return made


def _there(card: Card, allow_partial: bool, rules: Edition) -> Definition:
    """The definition for an edition: the usual one where the edition reads nothing otherwise."""
    plain = define(card, allow_partial)
    faces: list[Chars] = []
    same = True
    for face, c in zip(card.faces, plain.faces, strict=True):
        text = text_there(c.ab.listed, face, rules)
        attributes = attributes_there(face, c.need, rules)
        if text is not c.ab.listed or attributes != c.attributes:
            same = False
            c = face_chars(face, text)
            c.attributes = attributes
        faces.append(c)
    if same:
        return plain
    made = Definition(card, tuple(faces), card.fingerprint)
    made.partial = plain.partial
    made.rules = rules
    return made


def with_other_text(definition: Definition, texts: tuple[tuple[Ability, ...], ...]) -> Definition:
    """The card of a definition as if its sides said this; for trying what a part of a text is for."""
    card = definition.card
    assert card is not None, "tokens have no text of their own"
    faces: list[Chars] = []
    for face, before, text in zip(card.faces, definition.faces, texts, strict=True):
        if text is before.ab.listed:
            faces.append(before)
            continue
        c = face_chars(face, text)
        c.attributes = before.attributes
        faces.append(c)
    made = Definition(card, tuple(faces), definition.key)
    made.partial, made.rules = definition.partial, definition.rules
    return made


@contextmanager
def standing_in(card: Card, made: Definition, rules: Edition | None) -> Iterator[None]:
    """Let a card be defined so for a while, in games that begin meanwhile; without `rules`, in decks."""
    name = rules.name if rules is not None else ""
    near, key = (id(card), True, name), (card.fingerprint, True, name)
    before = define(card, True, rules)
    _of_card[near], _definitions[key] = (card, made), made
    try:
        yield
    finally:
        _of_card[near], _definitions[key] = (card, before), before
