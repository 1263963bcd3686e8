"""The errata overlay: corrections to what a card file says, kept apart from the grammar.

A correction names a face by its collector number and what stood there by a digest, so that the overlay
holds no text of the publisher and does nothing once the source has been mended. It either gives a field
another `value`, or joins consecutive paragraphs of text into one and replaces words in it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from typing import Final

import msgspec

from .errors import CardError
from .names import clean

TEXT: Final = "abilities"
_FIELDS: Final = (TEXT, "name", "type", "race", "cost", "colour", "ATK", "DEF", "divinity")
_DATA: Final = "errata.toml"


class Erratum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One correction. `was` has the digest of the old value, or of each of the paragraphs to join."""

    id: str
    was: tuple[str, ...]
    why: str
    field: str = TEXT
    replace: tuple[tuple[str, str], ...] = ()
    value: str | int | list[str] | None = None


class _Overlay(msgspec.Struct, forbid_unknown_fields=True):
    erratum: list[Erratum]


@dataclass(frozen=True, slots=True)
class Errata:
    """Corrections by collector number."""

    by_id: Mapping[str, tuple[Erratum, ...]]

    def corrected(self, entry: Mapping[str, object]) -> tuple[Mapping[str, object], int]:
        """An entry of a community file with its corrections made, and how many there were."""
        number = entry.get("id")
        corrections = self.by_id.get(number, ()) if isinstance(number, str) else ()
        done = 0
        for erratum in corrections:
            if erratum.field not in entry:
                continue
            old = entry[erratum.field]
            new = _text(old, erratum) if erratum.field == TEXT else _other(old, erratum)
            if new is not None:
                entry = {**entry, erratum.field: new}
                done += 1
        return entry, done


def digest(value: object) -> str:
    """What `was` says for a value; kinds of white space make no difference."""
    plain = clean(value) if isinstance(value, str) else msgspec.json.encode(value, order="sorted").decode()
    return blake2b(plain.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()


def _text(old: object, erratum: Erratum) -> list[str] | None:
    """The paragraphs with the correction made; None if what it corrects is not there."""
    if not isinstance(old, list) or not all(isinstance(item, str) for item in old):
        return None
    digests = [digest(item) for item in old]
    length = len(erratum.was)
    for start in range(len(old) - length + 1):
        if tuple(digests[start : start + length]) == erratum.was:
            joined = " ".join(clean(item) for item in old[start : start + length])
            for before, after in erratum.replace:
                joined = joined.replace(before, after)
            return [*old[:start], joined, *old[start + length :]]
    return None


def _other(old: object, erratum: Erratum) -> str | int | list[str] | None:
    return erratum.value if (digest(old),) == erratum.was else None


def parse_errata(text: str, where: str = "errata") -> Errata:
    """Read an overlay; raises `CardError` if it is not one."""
    try:
        overlay = msgspec.convert(tomllib.loads(text), _Overlay)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as error:
        raise CardError.of(where, "", f"no errata overlay: {error}") from None
    by_id: dict[str, tuple[Erratum, ...]] = {}
    for erratum in overlay.erratum:
        if erratum.field not in _FIELDS:
            raise CardError.of(erratum.id, erratum.field, f"no such field; fields are {', '.join(_FIELDS)}")
        if not erratum.was or (erratum.field != TEXT and (len(erratum.was) > 1 or erratum.value is None)):
            raise CardError.of(erratum.id, erratum.field, "`was` and `value` do not fit this field")
        by_id[erratum.id] = (*by_id.get(erratum.id, ()), erratum)
    return Errata(by_id)


def bundled_errata() -> Errata:
    """The corrections to the community's card data that come with Willpower."""
    return parse_errata(files("willpower.cards").joinpath(_DATA).read_text(encoding="utf-8"), _DATA)
