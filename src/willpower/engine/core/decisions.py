"""Decisions: a player picks one option from a finite list."""

from __future__ import annotations

from typing import Final

# Kinds of decisions (the words of judge files).
PRIORITY: Final = "priority"
ATTACK: Final = "attack"
BLOCK: Final = "block"
TARGET: Final = "target"
MODE: Final = "mode"
NUMBER_X: Final = "x"
PAY: Final = "pay"
COST: Final = "cost"
DIVIDE: Final = "divide"
MAY: Final = "may"
CARDS: Final = "cards"
NUMBER: Final = "number"
ATTRIBUTE: Final = "attribute"
NAME: Final = "name"
ORDER: Final = "order"
TRIGGER: Final = "trigger"
REPLACEMENT: Final = "replacement"
EXCHANGE: Final = "exchange"
FIRST: Final = "first"
REVEAL: Final = "reveal"
LOOP: Final = "loop"


class Option:
    """One thing a player can pick. Immutable and comparable; says for itself what it is.

    `kind` a word; `ref` the object (id) or player (-1, -2) it is about, or -9; `number` and `word` what else
    there is to it; `name` the card's name for the text; `clause` the rule that allows it.
    """

    __slots__ = ("clause", "kind", "name", "number", "ref", "word")

    def __init__(
        self, kind: str, ref: int = -9, number: int = 0, word: str = "", name: str = "", clause: str = ""
    ) -> None:
        self.kind = kind
        self.ref = ref
        self.number = number
        self.word = word
        self.name = name
        self.clause = clause

    def key(self) -> tuple[str, int, int, str]:
        """What makes two options the same."""
        return (self.kind, self.ref, self.number, self.word)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def citing(self, clause: str) -> Option:
        """The same option under another clause."""
        return Option(self.kind, self.ref, self.number, self.word, self.name, clause)

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    @property
    def object(self) -> int | None:
        """The object it is about, if any."""
        return self.ref if self.ref >= 0 else None

    @property
    def text(self) -> str:
        """What a player reads."""
        form = _TEXT.get(self.kind)
        if form is None:
            return self.name or self.word or self.kind
        return form.format(name=self.name, number=self.number, word=self.word).strip()


_TEXT: Final[dict[str, str]] = {
    "pass": "Pass",
    "play": "Play {name} {word}",
    "activate": "{name}: {word}",
    "call": "Call a magic stone",
    "judgment": "Judgment of {name}",
    "standby": "Put {name} into the standby area",
    "battle": "Initiate battle",
    "lifebreak": "Lifebreak",
    "attack": "{name} attacks {word}",
    "forfeit": "Forfeit the attack",
    "block": "Block with {name}",
    "no block": "Do not block",
    "number": "{number}",
    "yes": "Yes {word}",
    "no": "No {word}",
    "done": "Done {word}",
    "mode": "{number}: {word}",
    "reveal": "Reveal {name}",
    "will": "Use {word} will",
    "source": "{name} for {word}",
}


class Decision:
    """A question to a player: who, what kind, which options, by which clause, about what."""

    __slots__ = ("clause", "kind", "options", "player", "prompt", "source")

    def __init__(
        self,
        player: int,
        kind: str,
        options: tuple[Option, ...],
        clause: str,
        prompt: str = "",
        source: int = -9,
    ) -> None:
        self.player = player
        self.kind = kind
        self.options = options
        self.clause = clause
        self.prompt = prompt
        self.source = source

    def __repr__(self) -> str:
        return f"Decision(player {self.player}, {self.kind}, {self.clause}, {list(self.options)!r})"
