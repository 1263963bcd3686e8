"""Situations with cards whose texts no phrase says yet, and situations to look into from Python.

run = played('''
    cards: [{name: Rock, type: Regalia, cost: "{1}"}]
    start: {A: {field: [Rock]}}
''', {"Rock": (Continuous(effects=(...,)),)})
assert run.g.players[0].life == 4000
"""

from __future__ import annotations

from textwrap import dedent
from unittest.mock import patch

from willpower.abilities.ability import Ability
from willpower.cards.card import Card
from willpower.engine.core.definition import Definition
from willpower.engine.text.definition import define, face_chars
from willpower.judge.reading.loader import load
from willpower.judge.reading.reader import read_value
from willpower.judge.running import unread
from willpower.judge.running.runner import Run, begin
from willpower.rules.edition import Edition

Abilities = dict[str, tuple[Ability, ...]]


def played(text: str, abilities: Abilities | None = None, edition: str = "8.01") -> Run:
    """Runs a judge file given as text; raises what it does not fulfil. `abilities` by name of the side."""
    body = f'format: 1\ntitle: a clause\nedition: "{edition}"\n' + dedent(text).strip() + "\n"
    file = read_value(load(body), "a clause", ())
    made: dict[str, Definition] = {}

    def written(card: Card, allow_partial: bool = False, rules: Edition | None = None) -> Definition:
        given = abilities or {}
        if not any(face.name in given for face in card.faces):
            return define(card, allow_partial, rules)
        if card.fingerprint not in made:
            plain = define(card, allow_partial, rules)
            faces = tuple(
                face_chars(printed, given[printed.name]) if printed.name in given else known
                for printed, known in zip(card.faces, plain.faces, strict=True)
            )
            made[card.fingerprint] = Definition(card, faces, card.fingerprint)
        return made[card.fingerprint]

    with patch.object(unread, "define", written):
        run = begin(file)
    run.steps()
    return run
