"""Cards, drafts of decks, kept decks, simulations and imports over HTTP, as msgspec structs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from .protocol_http import DeckProblem, DeckText, KeywordInfo, PrintedFace

Owner = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$", description="128 random bits; opens decks.")]
Word = Annotated[str, Meta(max_length=80)]
Pile = Literal["ruler", "main", "stones", "extra", "runes", "sideboard"]


# ---- the browser of cards -------------------------------------------------------------------------------


class CardEntry(Struct):
    """A card in a list: what its front prints."""

    key: str  # number, or the name of a card without one: names it in addresses
    number: str
    name: str
    cost: str
    total: int
    types: list[str]
    general: list[str]
    races: list[str]
    attributes: list[str]
    stone_types: list[str]
    text: list[str]
    keywords: list[str]
    atk: int | None
    defense: int | None = field(name="def")
    sides: int
    set: str
    own: bool  # imported, not bundled
    understood: bool | None  # null: not read yet
    prints: int = 1  # so many cards of the list are this one, printed again


class Counted(Struct):
    """A word by which cards can be sifted, and how many of those found have it."""

    word: str
    count: int


class Sifts(Struct):
    """What the cards that were found can be sifted by."""

    types: list[Counted]
    attributes: list[Counted]
    costs: list[Counted]
    races: list[Counted]
    keywords: list[Counted]
    sets: list[Counted]
    read: list[Counted]  # "whole", "partly", "unread"
    origin: list[Counted]  # "bundled", "own"


class CardList(Struct):
    """Some of the cards that were found."""

    total: int  # found
    all: int  # that there are
    first: int
    cards: list[CardEntry]
    sifts: Sifts | None  # with the first ones only
    printed: int = 0  # found, each time a card was printed counted


# ---- how a card is read ---------------------------------------------------------------------------------


class ReadPart(Struct):
    """A part of a paragraph as it is read; what a reference is bound to stands between asterisks."""

    role: Literal["keyword", "when", "do", "then", "always", "cost"]
    text: str
    clause: str = ""


class ReadParagraph(Struct):
    """A printed paragraph and how it is read."""

    number: int
    printed: str
    understood: bool
    parts: list[ReadPart]
    stuck: str = ""  # the words at which reading stopped
    kind: str = ""  # "not understood", "ambiguous", "mismatched"
    mended: str = ""  # how it is read, if a slip of the pen was mended
    tree: list[str] = []


class FaceReading(Struct):
    """A side and how its text is read."""

    face: str
    name: str
    paragraphs: list[ReadParagraph]


class CardReading(Struct):
    """How a card is read."""

    understood: bool
    faces: list[FaceReading]
    keywords: list[KeywordInfo]


class Near(Struct):
    """Another card."""

    key: str
    name: str


class EditionOfCard(Struct):
    """Whether an edition knows a card, and what it does not know of it."""

    name: str
    legal: bool
    reasons: list[DeckProblem]


class ShownBy(Struct):
    """A judge file in which a card takes part."""

    file: str
    title: str


class InDeck(Struct):
    """A bundled deck with a card."""

    name: str
    title: str
    copies: int


class WholeCard(Struct):
    """The page of a card."""

    entry: CardEntry
    faces: list[PrintedFace]
    before: Near | None
    after: Near | None
    reading: CardReading
    editions: list[EditionOfCard]
    judge: list[ShownBy]
    decks: list[InDeck]


class ReadText(Struct, forbid_unknown_fields=True):
    """A card that was never printed, to see how it is read."""

    text: Annotated[list[Annotated[str, Meta(max_length=2000)]], Meta(max_length=12)]
    name: Word = ""
    type: Word = "Resonator"
    cost: Word = ""
    race: Word = ""
    atk: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    defense: Annotated[int, Meta(ge=0, le=100_000)] | None = field(name="def", default=None)


class ReadAnswer(Struct):
    """How a card that was never printed is read, and the edition that would know it."""

    entry: CardEntry
    reading: CardReading
    editions: list[EditionOfCard]


# ---- drafts of decks ------------------------------------------------------------------------------------


class DraftLine(Struct, forbid_unknown_fields=True):
    """Copies of a card in a pile."""

    pile: Pile
    card: Annotated[str, Meta(min_length=1, max_length=200)]  # its key
    copies: Annotated[int, Meta(ge=1, le=99)]


class Draft(Struct, forbid_unknown_fields=True):
    """A deck that is being built: it need not be legal, or have a ruler."""

    title: Word
    lines: Annotated[list[DraftLine], Meta(max_length=400)]


class CheckDraft(Struct, forbid_unknown_fields=True):
    """Asks under which editions a draft may be played."""

    draft: Draft


class DraftProblem(Struct):
    """A rule that a draft breaks, and the cards that break it."""

    clause: str
    sentence: str
    cards: list[str]  # names
    surplus: int = 0  # so many copies too many of the card


class DraftEdition(Struct):
    """Whether an edition allows a draft."""

    name: str
    legal: bool
    problems: list[DraftProblem]


class DraftReport(Struct):
    """Under which editions a draft may be played, and what stands against it."""

    editions: list[DraftEdition]
    partial: list[str]  # cards whose text is not wholly understood
    unread: list[str]  # cards whose text has not been read yet


class ReadDraft(Struct, forbid_unknown_fields=True):
    """A deck list in any form that is known."""

    text: DeckText


class DraftWhole(Struct):
    """A draft with its cards."""

    title: str
    piles: list[DraftPile]
    problems: list[str]  # lines that could not be taken


class DraftCards(Struct):
    """Copies of a card in a draft."""

    copies: int
    card: CardEntry


class DraftPile(Struct):
    """One pile of a draft."""

    pile: Pile
    cards: list[DraftCards]


class WriteDraft(Struct, forbid_unknown_fields=True):
    """Asks for a deck list in a form."""

    draft: Draft
    form: Annotated[str, Meta(max_length=20)] = ""


class WrittenDraft(Struct):
    """A deck list."""

    text: str
    file: str  # a name for it


# ---- kept decks -----------------------------------------------------------------------------------------


class NewOwner(Struct):
    """A key that opens the decks that are kept with it. It is shown once: keep it."""

    owner: str


class OwnDecks(Struct, forbid_unknown_fields=True):
    """Asks for the decks of an owner."""

    owner: Owner


class KeptDeck(Struct):
    """A deck that is kept here."""

    id: str
    title: str
    ruler: str
    attributes: list[str]
    cards: int  # of the main deck
    editions: list[str]  # those that allow it
    version: int
    changed: float
    house: bool  # of this server: everybody sees it, nobody changes it here


class SaveDeck(Struct, forbid_unknown_fields=True):
    """Keeps a draft: as a new deck, or as the next version of one."""

    owner: Owner
    draft: Draft
    id: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,32}$")] = ""


class OpenDeck(Struct, forbid_unknown_fields=True):
    """Asks for a kept deck; version 0 is the newest."""

    owner: Owner
    version: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class DeckVersion(Struct):
    """A version of a kept deck."""

    version: int
    cards: int
    at: float
    change: str  # what came and went since the one before


class OpenedDeck(Struct):
    """A kept deck with its cards and its versions."""

    deck: KeptDeck
    text: str
    draft: DraftWhole
    versions: list[DeckVersion]


class Exported(Struct):
    """All decks of an owner as text."""

    text: str
    decks: int


class BringDecks(Struct, forbid_unknown_fields=True):
    """Brings decks that were exported."""

    owner: Owner
    text: Annotated[str, Meta(max_length=4 * 1024 * 1024)]


# ---- decks against the field ----------------------------------------------------------------------------


class Simulate(Struct, forbid_unknown_fields=True):
    """Lets a draft play against other decks."""

    draft: Draft
    against: Annotated[list[Word], Meta(max_length=12)] = []  # bundled decks; none: all modern ones
    games: Annotated[int, Meta(ge=2, le=200)] = 20  # with each
    level: Word = ""
    edition: Word = ""


class Pairing(Struct):
    """How a deck did against another, with the interval in which its true rate lies (95 %)."""

    deck: str
    title: str
    games: int
    won: int
    lost: int
    drawn: int
    unfinished: int
    first: float  # its rate when it sat first
    second: float
    rate: float
    low: float
    high: float
    sure: bool  # surely not even


class Simulation(Struct):
    """Games of a deck against others, as far as they are played."""

    id: str
    title: str
    level: str
    edition: str
    stage: Literal["waiting", "running", "done", "stopped", "failed"]
    done: int
    games: int
    seconds: float  # that it has run
    pairings: list[Pairing]
    trouble: str


# ---- imports of cards -----------------------------------------------------------------------------------


class ImportCards(Struct, forbid_unknown_fields=True):
    """A card file as text."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    text: Annotated[str, Meta(max_length=32 * 1024 * 1024)]


class Grouped(Struct):
    """A reason, how many entries it holds for, and some of them."""

    reason: str
    count: int
    some: list[str]


class ImportReport(Struct):
    """What a card file holds and what taking it over would change."""

    entries: int
    cards: int  # that can be taken over
    refused: list[Grouped]
    warnings: list[Grouped]
    phrases: list[Grouped]  # not understood
    understood: int  # cards wholly understood
    partly: int
    suspects: list[Grouped]
    replaced: int  # cards that are here already
    corrected: int  # by the errata


class Import(Struct):
    """A card file on its way in."""

    id: str
    name: str
    stage: Literal["reading", "ready", "taken", "undone", "refused", "dropped"]
    done: int
    total: int
    report: ImportReport | None
    problems: list[str]  # why it was refused as a whole
    at: float


class Imports(Struct):
    """The imports of this server, the newest first, and whether the one who asks may import."""

    allowed: bool
    imports: list[Import]
