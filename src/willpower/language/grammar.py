"""The phrase table, put together once: all rows, terminals and the order of categories."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from willpower.abilities.base import Node

from .chart import Chart
from .composites import (
    ActorAndThen,
    ActorClause,
    ActorOr,
    ActorThen,
    Clauses,
    CostAct,
    EventClause,
    Hoist,
    Mode,
    NextEvent,
    ProduceOnly,
    Silent,
    StaticSentences,
    Text,
)
from .joined import JOINED, Joined
from .kept_table import KeptTable, Marks, kept_of, read_kept, write_kept
from .phrases import MODULES
from .phrases.cards.filters import FROM_PHRASE, ZONE_OF_ADJUNCT, ZONE_OF_PHRASE
from .phrases.cards.nouns import NAME_PHRASE
from .printer import Printer
from .races import RaceName
from .rows import Row, Value
from .table import Found, Table
from .terminals import (
    NUMBER_TERMINAL,
    TOKEN_TERMINALS,
    WORD_LISTS,
    AttributeList,
    AttributeSymbols,
    CounterName,
    Incarnations,
    QuotedAbility,
    WillRun,
)
from .tokens import Token, as_inner, inner_quotes, tokenise
from .walker import Silence

# Which categories also stand where others may.
UNITS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("plain", ("thing",)),
    ("noun", ("plain", "bareplural", "named")),
    ("subject", ("noun", "plainwho")),
    ("who", ("plainwho", "targetwho", "they")),
    ("doer", ("who",)),
    ("others", ("noun",)),
    ("dealt", ("noun", "plainwho")),
    ("dealtone", ("plain", "plainwho")),
    ("watched", ("group", "onlyself")),
    ("damaged", ("watched", "someplayer")),
    ("aimedat", ("plainwho",)),
    ("damagedone", ("watched", "someplayer")),
    ("filter", ("onefilter",)),
    ("head", ("onehead",)),
    ("pre", ("onepre",)),
    ("excluded", ("ref1",)),
    ("whose", ("whosewho",)),
    ("duration", ("lasting",)),
    ("number", ("amount",)),
    ("term", ("measure", "product")),
    ("quantity", ("term",)),
    ("amount", ("letter",)),
    ("anynumber", ("number", "amount", "quantity")),
    ("mod", ("plus",)),
    ("becoming", ("size",)),
    ("loss", ("plus",)),
    ("conditions", ("condition",)),
    ("clause", ("act.p",)),
    ("trigger", ("event",)),
    ("cost", ("costone",)),
    ("seq", ("clause", "mayclause")),
    ("evenseq", ("clause", "mayclause")),
    ("insteadseq", ("seqnomay",)),
    ("seqnomay", ("clause",)),
    ("doseq", ("act.p",)),
    ("afterwards", ("seq", "whereseq", "special", "trailingif", "innerif", "thenif", "ifelse")),
    ("thebranch", ("seq", "whereseq", "special", "later", "forever")),
    ("elsebranch", ("afterwards", "later", "forever")),
    ("whendelayed", ("afterwards", "thenifdone")),
    ("bare", ("seq", "later", "whereseq", "special", "thenif")),
    ("item", ("bare", "ifelse")),
    ("keyword", ("simpleability",)),
    ("movetail", ("tail",)),
    ("happentail", ("tail",)),
)


class Inner:
    """The text a keyword gives: a spell's instructions on a chant, an ability elsewhere."""

    category = "inner"
    describes = "an ability, or instructions on a chant"

    def __init__(self, table: Table) -> None:
        self.id = 0
        self.table = table
        for name in ("chantability", "cardability"):
            table.needs(name)

    def _name(self, context: object) -> str:
        return "chantability" if getattr(context, "chant", False) else "cardability"

    def starts(self, token: Token) -> bool:
        """Whether an ability may begin so."""
        return self.table.can_start("chantability", token) or self.table.can_start("cardability", token)

    def match(self, chart: Chart, at: int) -> Found:
        """All readings."""
        return chart.parse(self._name(chart.context), at)

    def words(self, printer: Printer, value: Value) -> list[str]:
        """The ability."""
        return printer.words(value, "")


def read_quoted(text: str, depth: int) -> list[Node]:
    """All readings of a quoted ability."""
    table = the_table()
    text = inner_quotes(text)
    if not text.endswith((".", "]")):
        text += "."
    chart = Chart(table, tokenise(text), None, depth)
    return [node for end, node in chart.parse("cardability", 0) if end == chart.n]


def write_quoted(node: Node) -> str:
    """A quoted ability in words."""
    return as_inner(the_printer().text(node))


SILENCE: list[Silence] = []


def _may_be_a_name(row: Row) -> bool:
    """Whether a row may be nothing but the name of cards."""
    return bool(row.holes) and row.holes[0].category == "namehead"


@cache
def the_table() -> Table:
    """The phrase table: kept, or put together and then kept."""
    kept = read_kept()
    if kept is None:
        table = whole_table()
        with suppress(OSError):  # where nothing can be written it is put together each time
            write_kept(kept_of(table, Marks(ZONE_OF_PHRASE, ZONE_OF_ADJUNCT, FROM_PHRASE, NAME_PHRASE)))
        return table
    table = KeptTable(kept)
    _fill(table)
    ZONE_OF_PHRASE.update(kept.marks.zone_of_phrase)
    ZONE_OF_ADJUNCT.update(kept.marks.zone_of_adjunct)
    FROM_PHRASE.update(kept.marks.from_phrase)
    NAME_PHRASE.update(kept.marks.name_phrase)
    return table


@cache
def whole_table() -> Table:
    """The phrase table, put together."""
    table = Table()
    _fill(table)
    _mark(table)
    return table


def _fill(table: Table) -> None:
    """All terminals, rows and categories."""
    for terminal in TOKEN_TERMINALS:
        table.add_terminal(terminal)
    for words in WORD_LISTS:
        table.add_terminal(words)
    table.add_terminal(NUMBER_TERMINAL)
    table.add_terminal(WillRun())
    table.add_terminal(Incarnations())
    table.add_terminal(AttributeSymbols())
    table.add_terminal(AttributeList())
    table.add_terminal(CounterName())
    table.add_terminal(RaceName("s"))
    table.add_terminal(RaceName("p"))
    table.add_terminal(QuotedAbility(read_quoted, write_quoted), wraps=True)
    same = Silent("silent", "the subject before")
    same_who = Silent("silent", "the player before")
    table.add_terminal(same)
    table.add_terminal(same_who)
    nothing = Silent("silent", "what the text does not say")
    hoist = Hoist("silent", "targets named in front")
    table.add_terminal(nothing)
    table.add_terminal(hoist)
    clauses = Clauses(table, same)
    table.add_terminal(clauses, wraps=True)
    table.add_terminal(StaticSentences(table, clauses), wraps=True)
    for word in ("when", "whenever"):
        table.add_terminal(EventClause(table, same, word))
    table.add_terminal(NextEvent(table, same, "whenever"), wraps=True)
    for category in JOINED:
        for whole in (False, True):
            table.add_terminal(Joined(table, same, category, whole))
    table.add_terminal(ActorClause(table, same_who))
    table.add_terminal(ActorThen(table, same_who))
    table.add_terminal(ActorAndThen(table, same_who))
    table.add_terminal(ActorOr(table, same_who))
    option = Mode(table, hoist)
    table.add_terminal(Text(table, hoist, option), wraps=True)
    table.add_terminal(option, wraps=True)
    table.add_terminal(ProduceOnly(table))
    table.add_terminal(CostAct(table))
    table.add_terminal(Inner(table))
    for module in MODULES:
        table.add(module.ROWS)
    for category, subs in UNITS:
        table.unit(category, *subs)
    table.unit("cardability", "ability", "activated", "anyability", "keyword")
    table.unit("chantability", "spell", "activated", "chantauto", "anyability", "keyword")
    table.finish()
    SILENCE.append(Silence(same.id, nothing.id, hoist.id))


def _mark(table: Table) -> None:
    """Note which rows name zones and names."""
    for row in table.rows:
        if isinstance(row, Row) and row.category == "onefilter.p" and _may_be_a_name(row):
            NAME_PHRASE.add(row.id)
        if not isinstance(row, Row) or not (row.zones or row.places):
            continue
        (ZONE_OF_ADJUNCT if row.adjunct else ZONE_OF_PHRASE)[row.adjunct or row.id] = row.zones
        if row.items[0] == "from":
            FROM_PHRASE.add(row.id)


@cache
def the_printer() -> Printer:
    """The printer for the phrase table."""
    return Printer(the_table())
