"""Decisions: a player picks one option from a finite list."""

from __future__ import annotations

from typing import Final

from willpower.abilities.base import Node

from .ids import NOBODY, PLAYER_OF, PlayerId, RefId
from .printed import printed
from .prompts import PROMPTS, WITH_VERB, Purpose, possessive, progress, verb_of
from .will import NOTHING, Need, write_need

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


NAMES: Final = ("A", "B")  # what players are called where nobody gives them names


class Option:
    """One thing a player can pick. Immutable and comparable; says for itself what it is.

    `kind` a word; `ref` the object or player it is about, or nobody; `number` and `word` what else
    there is to it; `name` the card's name for the text; `clause` the rule that allows it; `node` the mode or
    ability it stands for, whose printed words are its text.
    """

    __slots__ = ("clause", "kind", "name", "node", "number", "ref", "word")

    def __init__(
        self,
        kind: str,
        ref: RefId = NOBODY,
        number: int = 0,
        word: str = "",
        name: str = "",
        clause: str = "",
        node: Node | None = None,
    ) -> None:
        self.kind: Final = kind
        self.ref: Final = ref
        self.number: Final = number
        self.word: Final = word
        self.name: Final = name
        self.clause: Final = clause
        self.node: Final = node

    def key(self) -> tuple[str, RefId, int, str]:
        """The values that make two options the same."""
        return (self.kind, self.ref, self.number, self.word)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def citing(self, clause: str) -> Option:
        """The same option under another clause."""
        return Option(self.kind, self.ref, self.number, self.word, self.name, clause, self.node)

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    @property
    def object(self) -> RefId | None:
        """The object it is about, if any."""
        return self.ref if self.ref >= 0 else None

    @property
    def text(self) -> str:
        """The words a player reads."""
        return self.told(NAMES)

    def told(self, names: tuple[str, str]) -> str:
        """The words a player reads, with these names for the players."""
        kind = self.kind
        if kind == "attack":
            attacked = names[PLAYER_OF[RefId(self.number)]] if self.number < 0 else self.word
            return f"{self.name} attacks {attacked}"
        if self.ref in PLAYER_OF and kind in ("card", "player"):
            return names[PLAYER_OF[self.ref]]
        if kind in ("activate", "trigger", "replace", "judgment") and self.node is not None:
            words = printed(self.node)
            if words:
                return f"{self.name}: {words}"
            if kind == "trigger" and self.word:
                return f"{self.name}: ability {self.word}"
        if kind == "mode":
            return printed(self.node) or _capital(self.word) or f"Option {self.number}"
        if kind in ("yes", "no"):
            return _capital(self.word or kind)
        form = _TEXT.get(kind)
        if form is None:
            return self.name or self.word or kind
        word = self.word
        if kind in ("will", "source"):
            word = "will without attribute" if word == "free" else f"{word} will"
        return form.format(name=self.name, number=self.number, word=word).strip()


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


PAGE: Final = 100  # numbers offered at once where there is no end to them


def number_page(start: int, clause: str) -> tuple[Option, ...]:
    """The numbers from one on where a text or rule sets no end to them: a hundred, and "higher", which
    asks for the next hundred (readings, 104.5). So any number can be chosen."""
    options = [Option("number", number=n, clause=clause) for n in range(start, start + PAGE)]
    return (*options, Option("higher", number=start + PAGE, clause=clause))


_TEXT: Final[dict[str, str]] = {
    "pass": "Pass",
    "play": "Play {name} {word}",
    "activate": "{name}: {word}",
    "call": "Call a magic stone",
    "judgment": "Judgment of {name}",
    "standby": "Put {name} into the standby area",
    "battle": "Initiate battle",
    "lifebreak": "Lifebreak",
    "forfeit": "Forfeit the attack",
    "block": "Block with {name}",
    "no block": "Do not block",
    "number": "{number}",
    "higher": "{number} or more",
    "done": "Done",
    "need": "Pay {word}",
    "reveal": "Reveal {name}",
    "will": "Use {word}",
    "source": "{name} for {word}",
}


class Decision:
    """A question to a player: who decides, what kind of decision, which options, by which clause.

    `source` is the object or player it is about, or nobody, and `name` that card's name; `purpose` says what
    is chosen; `node` is the instruction that asks; `least`, `most` and `chosen` say how many are chosen in
    all and how many have been; `need` is the will that is still to be paid. The words are made when somebody
    reads `prompt` or `sentence`.
    """

    __slots__ = (
        "chosen", "clause", "kind", "least", "most", "name", "need", "node", "options", "player", "purpose",
        "source",
    )  # fmt: skip

    def __init__(
        self,
        player: PlayerId,
        kind: str,
        options: tuple[Option, ...],
        clause: str,
        purpose: Purpose = "choose",
        source: RefId = NOBODY,
        name: str = "",
        node: Node | None = None,
        least: int = 1,
        most: int = 1,
        chosen: int = 0,
        need: Need = NOTHING,
    ) -> None:
        self.player: Final = player
        self.kind: Final = kind
        self.options: Final = options
        self.clause: Final = clause
        self.purpose: Final[Purpose] = purpose
        self.source: Final = source
        self.name: Final = name
        self.node: Final = node
        self.least: Final = least
        self.most: Final = most
        self.chosen: Final = chosen
        self.need: Final = need

    def __repr__(self) -> str:
        return f"Decision(player {self.player}, {self.kind}, {self.clause}, {list(self.options)!r})"

    def citing(self, clause: str, options: tuple[Option, ...]) -> Decision:
        """The same decision under another clause, its options likewise."""
        return Decision(
            self.player, self.kind, options, clause, self.purpose, self.source, self.name, self.node,
            self.least, self.most, self.chosen, self.need,
        )  # fmt: skip

    @property
    def prompt(self) -> str:
        """The question in words: what is to be chosen, for which card, which of how many."""
        return self.asked(NAMES)

    def asked(self, names: tuple[str, str]) -> str:
        """The question in words, with these names for the players."""
        named, plain = PROMPTS[self.purpose]
        name = names[PLAYER_OF[self.source]] if self.source in PLAYER_OF else self.name
        one = self._one()
        verb = verb_of(self.node) if self.purpose in WITH_VERB else ""
        said = (named if name else plain).format(
            name, own=possessive(name), one=f"{one} to {verb}" if verb else one, need=write_need(self.need)
        )
        mark = "?" if said.endswith("?") else ""
        return said.removesuffix("?") + progress(self.least, self.most, self.chosen) + mark

    def _one(self) -> str:
        """One of the things to choose from: a card, a player, or either."""
        players = sum([o.ref in PLAYER_OF for o in self.options])
        if not players:
            return "a card"
        return "a card or player" if any([o.ref >= 0 for o in self.options]) else "a player"

    @property
    def sentence(self) -> str:
        """The printed words of the instruction that asks; "" where the rules ask."""
        return printed(self.node)


class ShownOption(Option):
    """An option that was handed out: nobody can write to it."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an option cannot be changed; its {name} stays {getattr(self, name, None)!r}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("an option cannot be changed")


class ShownDecision(Decision):
    """A decision that was handed out: nobody can write to it."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a decision cannot be changed; answer it with `Game.apply` ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError("a decision cannot be changed")


COMPILED: Final = not __file__.endswith(".py")


def shown(d: Decision) -> Decision:
    """The same decision, of which nobody can change anything from now on.

    The fields are final, which a compiled class keeps by itself. An interpreted one would pay for that each
    time an option is made; so its instances are closed when they are handed out.
    """
    if COMPILED or d.__class__ is ShownDecision:
        return d
    for o in d.options:
        if o.__class__ is Option:
            setattr(o, "__class__", ShownOption)  # noqa: B010  no such assignment in a compiled module
    setattr(d, "__class__", ShownDecision)  # noqa: B010
    return d
