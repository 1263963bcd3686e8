"""What cards are, said with "is" and "are": races, attributes, values; hand sizes, phases, decks."""

from __future__ import annotations

from itertools import combinations

from willpower.abilities import symbols as S
from willpower.abilities.ability import Continuous, Keyword
from willpower.abilities.nouns import AnyOf, Filter, KeywordIs, NameIs, StoneTypeIs, This
from willpower.abilities.quantities import Num
from willpower.abilities.statics import (
    AddAbilities,
    AddAbilitiesOf,
    AddAttributes,
    AddRaces,
    AddValues,
    DeckRule,
    Gains,
    HandSize,
    LoseAbilities,
    OnlyWhile,
    ScaleChanges,
    SetAttributes,
    SetValues,
    SkipsPhase,
)

from ...raw import Subject
from ...rows import R, Row, each, either

ROWS: list[Row] = []
SUBJECT = Subject()
OTHERS = "in addition to (its|their) other (races|traits|races or traits|types)"

# ---- races ----------
ROWS += R("vp", Gains, "is~are {mods:kindof#}", what=SUBJECT)
ROWS += R("kindof.s", AddRaces, f"a {{races:race.s}} {OTHERS}")
ROWS += R("kindof.p", AddRaces, f"{{races:race.p}} {OTHERS}")
ROWS += R("kindof.s", AddRaces, "also a {races:race.s}")
ROWS += R("kindof.p", AddRaces, "also {races:race.p}")
ROWS += R("kindof.p", AddRaces, "{races:race.p} and {races:race.p} " + OTHERS)
ROWS += R("kindof.s", AddRaces, f"a {{races:race.s}} and a {{races:race.s}} {OTHERS}")
ROWS += R("kindof.p", AddRaces, f"the chosen race {OTHERS}", races=(), chosen=-2)
ROWS += R("kindof.s", AddRaces, f"the chosen race {OTHERS}", races=(), chosen=-2)
ROWS += R("mod", AddRaces, "the chosen race in addition to their other races", races=(), chosen=-2)

# ---- attributes ----------
LIST = "{attributes:attributelist}"
SAME = "in addition to (its|their) other attributes"
for number in "sp":
    ROWS += R(f"kindof.{number}", SetAttributes, LIST)
    ROWS += R(f"kindof.{number}", AddAttributes, f"{LIST} {SAME}")
    ROWS += R(f"kindof.{number}", SetAttributes, "every attribute", attributes=S.ALL_ATTRIBUTES)
for bit in S.ATTRIBUTES:
    words = f"{S.ATTRIBUTE_NAME[bit]} in addition to their other attributes"
    ROWS += R("mod", AddAttributes, words, attributes=bit)
ROWS += R("becoming", AddAttributes, f"{LIST} {SAME}")
ROWS += R("becoming", SetAttributes, LIST, check=lambda h: h["attributes"] not in S.ATTRIBUTES)
ROWS += R("mod", AddAttributes, "(all attributes|every attribute)", attributes=S.ALL_ATTRIBUTES)
ROWS += R("loss", SetAttributes, "all attributes", attributes=0)

# ---- magic stones of one of several kinds (201.4) ----------
NAMES = tuple(S.ATTRIBUTE_NAME[bit] for bit in S.ATTRIBUTES)
for many in (3, 4, 5):
    for some in combinations(NAMES, many):
        bits = sum(S.ATTRIBUTE_BY_NAME[name] for name in some)
        words = f"{' , '.join(some[:-1])} or {some[-1]}"
        ROWS += R("onehead", StoneTypeIs, f"{words} magic_stone~magic_stones", attributes=bits)

# ---- abilities ----------
for kind in ("activate", "automatic", "continuous"):
    ROWS += R("mod", AddAbilitiesOf, f"all {kind} abilities of {{what}}", kind=kind)

# ---- values ----------
for words, atk, defense in each(
    "stat", (("ATK", True, False), ("DEF", False, True), ("ATK and DEF", True, True)), counted=False
):
    verbs = "become" if atk and defense else "becomes"
    ROWS += R(
        "static",
        Gains,
        f"the {words} of {{what}} ({verbs}|{verbs} equal to|{'are' if atk and defense else 'is'} equal to) "
        "{value:anynumber}",
        build=lambda h, atk=atk, defense=defense: Gains(  # type: ignore[misc]
            h["what"], (SetValues(h["value"] if atk else None, h["value"] if defense else None),)
        ),
        split=lambda n: {"what": n.what, "value": n.mods[0].atk or n.mods[0].defense},
    )

# ---- by how much values change (910.1) ----------
OF = ("(the|) ATK or DEF of {what}", "{what:owning} ATK or DEF", "(the|) ATK and/or DEF of {what}")
for verb, up in (("increase", True), ("decrease", False), ("reduce", False)):
    done = {"increase": "increased", "decrease": "decreased", "reduce": "reduced"}[verb]
    for much, factor in each(
        "amount",
        (
            ("(by|) double that much", 2),
            ("(by|) twice that much", 2),
            ("(by|) three times that much", 3),
            ("none", 0),
        ),
    ):
        for of in OF:
            ROWS += R(
                "static",
                ScaleChanges,
                f"if a spell or ability would {verb} {of} , it {verb}s {much} instead",
                up=up,
                factor=factor,
            )
    for words in either(
        "(the|) ATK and DEF of {what} cannot be",
        "{what:owning} ATK and DEF cannot be",
        "(the|) ATK or DEF of {what} cannot be",
        "{what:owning} ATK or DEF cannot be",
    ):
        ROWS += R(
            "static", ScaleChanges, f"{words} {done} (by spells or abilities|by effects|)", up=up, factor=0
        )

# ---- hands, phases, decks ----------
ROWS += R(
    "static",
    HandSize,
    "{who:whose} maximum hand size is (reduced|decreased) by {n}",
    build=lambda h: (
        HandSize(h["who"], Num(-h["n"].n, phrase=h["n"].phrase)) if isinstance(h["n"], Num) else None
    ),
    split=lambda n: {"who": n.who, "n": Num(-n.amount.n, phrase=n.amount.phrase)},
)
ROWS += R("static", HandSize, "{who:whose} maximum hand size is reduced to {amount}", set_to=True)
for phase in ("draw", "recovery", "main", "end"):
    ROWS += R(
        "static", SkipsPhase, f"{{who:plainwho#}} skips~skip (their|your) {phase} (phase|phases)", phase=phase
    )
    ROWS += R("static", SkipsPhase, f"skip your {phase} phase", phase=phase, who=None)
ANY = "any number of"
for words in either(
    f"your deck (can|may) contain {ANY} (copies of|) this card",
    f"you (can|may) (include|put) {ANY} copies of this card (in|into) your deck",
    f"you can have {ANY} copies of this card in your deck",
    f"a deck (can|may) have {ANY} copies of this card",
):
    ROWS += R("static", DeckRule, words, rule="copies")
ROWS += R(
    "static",
    DeckRule,
    f"you (can|may) have {ANY} cards named {{name:name}} in your deck",
    build=lambda h: DeckRule("copies", what=Filter((NameIs(h["name"]),))),
    split=lambda n: {"name": n.what.preds[0].name},
)
ROWS += R("static", DeckRule, "your deck (can|may) (only contain|contain only) {what:filter.p}", rule="only")

# ---- what an awakened card gains, said shortly ----------
for stop in (".", ""):
    ROWS += R(
        "anyability",
        Keyword,
        f"[awakening] {{cost:cost!}} : {{mods:mod,}} {stop}",
        build=lambda h: (
            Keyword(
                keyword="awakening",
                cost=h["cost"],
                abilities=(Continuous(effects=(Gains(This(), h["mods"]),)),),
            )
            if any(isinstance(mod, AddValues) for mod in h["mods"])
            else None
        ),
        split=lambda n: {"cost": n.cost, "mods": n.abilities[0].effects[0].mods},
        tuples="mods",
    )

# "gains A if ... and B if ..."
ROWS += R(
    "gainif",
    OnlyWhile,
    "{mods:mod,} if {condition:condition}",
    build=lambda h: OnlyWhile(h["condition"], (Gains(SUBJECT, h["mods"]),)),
    split=lambda n: {"mods": n.effects[0].mods, "condition": n.condition},
    tuples="mods",
)

# "gains ... and loses all other abilities": what is gained stays (909.1d)
ROWS += R(
    "vp",
    Gains,
    "gains~gain {mods:mod,} and loses~lose all other abilities",
    build=lambda h: Gains(SUBJECT, (LoseAbilities(), *h["mods"])),
    split=lambda n: {"mods": n.mods[1:]},
)
ROWS += R("post", AnyOf, "with {preds:keywordword/}", check=lambda h: len(h["preds"]) > 1)
ROWS += R("keywordword", KeywordIs, "{keyword:anykeyword}")

# ---- keywords with a cost that are gained ----------
ROWS += R("mod", AddAbilities, "{abilities:costkeyword}")
for word in ("mobilize", "bestow", "evolution", "shift"):
    ROWS += R("costkeyword", Keyword, f"[{word}] {{cost:costone}}", keyword=word)
