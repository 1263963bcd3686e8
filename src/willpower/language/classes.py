"""Classes of words that stand in templates as `<field:class>`: zones, statistics, qualities, phases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from willpower.abilities import symbols as S
from willpower.abilities.nouns import EachPlayer, Opponent, You
from willpower.abilities.quantities import ANY_NUMBER, Num
from willpower.abilities.symbols import ATTRIBUTE_NAME, ATTRIBUTES

from . import lexicon
from .raw import ThatPlayer

ZONE_WORDS: Final = {
    "graveyard": S.GRAVEYARD,
    "hand": S.HAND,
    "deck": S.DECK,
    "field": S.FIELD,
    "standby area": S.STANDBY,
    "removed area": S.REMOVED,
    "magic stone deck": S.STONE_DECK,
    "extra deck": S.EXTRA_DECK,
    "rune area": S.RUNES,
    "lifebreak area": S.LIFEBREAK,  # 1415.1a
}
ATTRIBUTE_WORDS: Final = {ATTRIBUTE_NAME[bit]: bit for bit in ATTRIBUTES}
TYPES: Final = {
    "resonator": S.RESONATOR,
    "J/resonator": S.J_RESONATOR,
    "J-ruler": S.J_RULER,
    "ruler": S.RULER,
    "J/ruler": S.ANY_RULER,
    "magic stone": S.MAGIC_STONE,
    "addition": S.ADDITION,
    "regalia": S.REGALIA,
    "chant": S.CHANT,
    "rune": S.RUNE,
}
RULERS: Final = {words: bits for words, bits in TYPES.items() if bits in (S.RULER, S.J_RULER, S.ANY_RULER)}


def _plural(word: str) -> str:
    if word == "regalia":
        return word
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


DONE: Final = (
    "revealed discarded banished removed destroyed returned drawn rested recovered cancelled searched "
    "shuffled".split()
)
QUALITIES: Final = ("name", "race", "attribute", "total cost", "magic stone type")
NTH: Final = "first second third fourth fifth sixth".split()
CLASSES: Final[dict[str, Mapping[str, Any]]] = {}
STATS = {"ATK": "atk", "DEF": "def", "total cost": "total cost"}

CLASSES["zone"] = ZONE_WORDS
CLASSES["thisbattle"] = {"this battle": True}
CLASSES["area"] = {words: zone for words, zone in ZONE_WORDS.items() if zone != S.FIELD}
CLASSES["areas"] = {f"{words}s": zone for words, zone in ZONE_WORDS.items() if zone != S.FIELD}
CLASSES["place"] = {**CLASSES["area"], "ruler area": S.RULER_AREA}
CLASSES["places"] = {f"{words}s": zone for words, zone in CLASSES["place"].items()}
CLASSES["cards"] = {"deck": S.DECK, "hand": S.HAND, "graveyard": S.GRAVEYARD}
CLASSES["pile"] = {"deck": S.DECK, "magic stone deck": S.STONE_DECK}
CLASSES["piles"] = {f"{words}s": zone for words, zone in CLASSES["pile"].items()}
CLASSES["handgrave"] = {"hand": S.HAND, "graveyard": S.GRAVEYARD}
CLASSES["graves"] = {"graveyard": S.GRAVEYARD, "removed area": S.REMOVED}
CLASSES["inverted"] = {"": "", "inverted": "despair"}
CLASSES["facing"] = {"": False, "face down": True}
CLASSES["rested"] = {"": False, "rested": True}
CLASSES["end"] = {"top": "top", "bottom": "bottom"}
CLASSES["allof"] = {"any number of": Num(0), "all": ANY_NUMBER}
CLASSES["free"] = {"": "", "without paying (its|their) (cost|costs)": "free"}
CLASSES["forits"] = {"": "", "without paying its cost": "free"}
CLASSES["notbattle"] = {"other than battle damage": True}
CLASSES["theydo"] = {"do": False, "don't": True}
CLASSES["whodoes"] = {"does": False, "(doesn't|does not)": True}
CLASSES["fold"] = {"(double|twice)": Num(2), "three times": Num(3)}
CLASSES["halves"] = {"((,|) rounded down (,|)|)": False, "(,|) rounded up (,|)": True}
CLASSES["rounded"] = {"rounded down": False, "rounded up": True}
CLASSES["subsequent"] = {"": False, "or (subsequent|later)": True}
CLASSES["often"] = {"play": "play", "draw": "draw"}
CLASSES["stat"] = STATS
CLASSES["values"] = {"ATK": (True, False), "DEF": (False, True), "ATK and DEF": (True, True)}
CLASSES["forgood"] = {"": False, "and cannot change": True}
CLASSES["playedkind"] = {
    "abilities": "ability",  # automatic ones are played too (603.3)
    "activate abilities": "activate",
    "automatic abilities": "automatic",
    "non- will activate abilities": "non-will activate",
}
CLASSES["oneachturn"] = {"once (per|each) turn ,": 1, "(twice|two times) (per|each) turn ,": 2}
CLASSES["aturnonce"] = {"once (per|each) turn ,": 1}
CLASSES["onceaturn"] = {"once (per|each) turn": 1}
CLASSES["times"] = {
    "(twice|two times|again|(an|one) (additional|more) time)": Num(2),
    "three times": Num(3),
    "any number of times": ANY_NUMBER,
}
CLASSES["twice"] = {"(twice|two times)": Num(2), "three times": Num(3)}
CLASSES["quality"] = {word: word for word in QUALITIES}
CLASSES["qualities"] = {f"{word}s": word for word in QUALITIES}
CLASSES["attribute"] = ATTRIBUTE_WORDS
CLASSES["type"] = TYPES
CLASSES["types"] = {words if words == "regalia" else f"{words}s": bits for words, bits in TYPES.items()}
THINGS: Final = {**TYPES, "card": 0, "token": 0, "entity": 0}
CLASSES["thing"] = THINGS
CLASSES["chosenkind"] = {word: bits for word, bits in TYPES.items() if word != "resonator"}
CLASSES["things"] = {_plural(words): bits for words, bits in THINGS.items()}
CLASSES["typed"] = {  # behind what is said of them
    **{f"{words}~{_plural(words)}".replace(" ", "_"): bits for words, bits in TYPES.items()},
    "regalia~regalias": S.REGALIA,
}
CLASSES["ruler"] = RULERS
CLASSES["skill"] = {f"[{word}]": lexicon.KEYWORD_IS.get(word, word) for word in lexicon.SIMPLE_KEYWORDS}
# keywords with a number, a cost, will or nothing, and what they give
CLASSES["numbered"] = {f"[{word}]": word for word in ("divinity", "mana", "limit", "grimoire")}
CLASSES["priced"] = {f"[{word}]": word for word in ("bestow", "evolution", "shift", "mobilize")}
CLASSES["counting"] = {f"[{word}]": word for word in ("seal", "legend", "rune")}
CLASSES["ofwill"] = {f"[{word}]": word for word in ("crest", "rune")}
CLASSES["race"] = {race: race for race in sorted(lexicon.RACES)}
CLASSES["races"] = {lexicon.plural(race): race for race in sorted(lexicon.RACES)}
CLASSES["phase"] = {word: word for word in ("draw", "recovery", "main", "end")}
CLASSES["ownspan"] = {"turn": "turn", "call phase": "call", "battle (phase|)": "battle"}
CLASSES["span"] = {
    **CLASSES["ownspan"],
    "declare attack step": "declare attack",
    "declare block step": "declare block",
    "game": "game",
}
CLASSES["within"] = {"during": False, "(outside of|except during|other than during|other than in)": True}
CLASSES["point"] = {"beginning": "beginning", "end": "end"}
CLASSES["extreme"] = {"highest": "highest", "lowest": "lowest"}
CLASSES["ordinal"] = {word: Num(n) for n, word in enumerate(NTH, 1)}
CLASSES["blow"] = {"battle damage": "destroyed by battle damage", "damage": "destroyed by damage"}
CLASSES["nth"] = {word: n for n, word in enumerate(NTH[:3], 1)}
CLASSES["done"] = {word: word for word in DONE}

CLASSES["way"] = {
    **CLASSES["done"],
    "put into (the|a) field": "put into the field",
    "dealt damage": "dealt",
}
CLASSES["fallen"] = {
    "be put into a graveyard": (S.GRAVEYARD, ""),
    "be destroyed": (0, "destroyed"),
    "leave the field": (0, ""),
}
CLASSES["nothand"] = {
    "(a zone|any zone|zones) other than (their|your|a|its owner's) (hand|hands)": S.ANYWHERE & ~S.HAND,
}
NOT_HAND: Final = S.ANYWHERE & ~(S.HAND | S.IN_PLAY | S.CHASE)  # from where else cards are played
CLASSES["unplayed"] = {words: NOT_HAND for words in CLASSES["nothand"]}
CLASSES["elsewhere"] = {
    **CLASSES["nothand"],
    **{f"(their|your|a) {words}": zone for words, zone in ZONE_WORDS.items() if zone != S.FIELD},
    **{f"{words}s": zone for words, zone in ZONE_WORDS.items() if zone != S.FIELD},
}
CLASSES["fromgraves"] = {"be removed from": "be removed", "leave": "be moved"}
CLASSES["doubling"] = {"double": (2, False), "triple": (3, False), "halve": (2, True)}
CLASSES["doubled"] = {"doubled": (2, False), "tripled": (3, False), "(halved|half)": (2, True)}
CLASSES["howfar"] = {"equal to": False, "up to": True}
CLASSES["eachorchosen"] = {"each": False, "the chosen": True}
CLASSES["bychance"] = {"": False, "at random": True}
CLASSES["fighting"] = {word: word for word in ("attack", "block", "attack or block")}
CLASSES["lifebound"] = {
    "{right:amount} or (less|lower)": "<=",
    "{right:amount} or more": ">=",
    "(lower|less) than {right:quantity}": "<",
    "(higher|greater|more) than {right:quantity}": ">",
}
CLASSES["maypay"] = {"you may pay": True, "pay": False}
CLASSES["willkind"] = {
    "will of any attribute": S.ALL_ATTRIBUTES,
    **{f"{words} will": bits for words, bits in ATTRIBUTE_WORDS.items()},
}
QUICKLY: Final = (
    "(as though it had [quickcast]|with [quickcast]|"
    "any time you could play a (card|chant|spell) with [quickcast])"
)
CLASSES["playway"] = {QUICKLY: "quickcast", "without paying its cost": "free"}
CLASSES["hasway"] = {"(gains|has) [quickcast]": "quickcast"}
CLASSES["mayalso"] = {"": False, "you may": True}
CLASSES["triggering"] = {"[enter] abilities": "enter", "automatic abilities": "automatic"}
CLASSES["ofitself"] = {"produces will": "produce", "is revealed": "reveal"}
CLASSES["oftener"] = {"trigger an additional time": 1, "(won't|don't|cannot) trigger": 0}
CLASSES["shownarea"] = {"rune area": S.RUNES, "extra deck": S.EXTRA_DECK}
CLASSES["joined"] = {"(added|bestowed)": "added", "attached": "attached"}
# ---- tokens (1303) ----------
TOKEN_ATTRIBUTES: Final = ("light", "fire", "water", "wind", "darkness")
CLASSES["someattributes"] = {
    **{name: S.ATTRIBUTE_BY_NAME[name] for name in TOKEN_ATTRIBUTES},
    **{
        f"{one}{link}{two}": S.ATTRIBUTE_BY_NAME[one] | S.ATTRIBUTE_BY_NAME[two]
        for link in ("/", " and ")
        for one in TOKEN_ATTRIBUTES
        for two in TOKEN_ATTRIBUTES
        if one != two
    },
}
CLASSES["attributes"] = {"": 0, **CLASSES["someattributes"]}
CLASSES["nocreature"] = {"regalia": S.REGALIA, "addition": S.ADDITION, "magic stone": S.MAGIC_STONE}

CLASSES["parity"] = {"odd": "odd", "even": "even"}
CLASSES["aimedplayer"] = {"player": 1, "opponent": 2, "yourself": 3}
CLASSES["aimedone"] = {"player": 1, "opponent": 2}
CLASSES["andplayers"] = {"(and/or|or) players": 1}
CLASSES["playersor"] = {"players (and/or|or)": 1}
CLASSES["orplayers"] = {"": 0, "(and/or|or) players": 1}

CLASSES["nextof"] = {"(all|)": 0, "the next": 1}
CLASSES["turned"] = {
    "(becomes~become rested|is~are rested|rests~rest)": "rested",
    "(becomes~become recovered|is~are recovered|recovers~recover)": "recovered",
    "(inverts~invert|is~are inverted|becomes~become inverted)": "invert",
    "shifts~shift": "shift",
}

# ---- how numbers compare ----------
# Behind "is": `right`; behind "with ATK": `value`.
COMPARED: Final = {
    "{right:anynumber} or (more|greater|higher)": ">=",
    "{right:anynumber} or (less|lower|fewer)": "<=",
    "(exactly|equal to|) {right:anynumber}": "=",
    "(greater|higher|more) than {right:anynumber}": ">",
    "(less|lower) than {right:anynumber}": "<",
    "(equal to or (greater|more) than|(greater|more) than or equal to) {right:anynumber}": ">=",
    "(equal to or (less|lower) than|(less|lower) than or equal to) {right:anynumber}": "<=",
    "different from {right:anynumber}": "!=",
}
CLASSES["op"] = {**COMPARED, "(odd|a odd number)": "odd", "(even|a even number)": "even"}
CLASSES["than"] = {words.replace("{right:", "{value:"): op for words, op in COMPARED.items()}
CLASSES["morethan"] = {
    "(greater|higher|more) than": ">",
    "(less|lower) than": "<",
    "equal to": "=",
    "(greater|more) than or equal to": ">=",
    "(less|lower) than or equal to": "<=",
}
CLASSES["bigger"] = {"(lower|less|smaller)": "<", "(higher|greater|larger)": ">"}
CLASSES["bound"] = {"or (less|lower)": "<=", "or (more|greater|higher)": ">="}
CLASSES["least"] = {"at least {right:amount}": ">=", "at most {right:amount}": "<="}
CLASSES["bounds"] = {f"{{right:amount}} {words}": op for words, op in CLASSES["bound"].items()} | {
    "more than {right:amount}": ">",
    "(less|fewer) than {right:amount}": "<",
}
# ---- how many: before the noun that is counted ----------
CLASSES["few"] = {
    "{right} or (less|fewer)": "<=",
    "(exactly|only) {right}": "=",
    "more than {right}": ">",
    "(less|fewer) than {right}": "<",
}
CLASSES["howmany"] = {"({right} or more|at least {right})": ">=", **CLASSES["few"], "{right}": "="}
CLASSES["more"] = {"more": ">", "(fewer|less)": "<"}
CLASSES["status"] = {word: word for word in ("attacking", "blocking", "rested", "recovered", "damaged")}

# ---- what things cost ----------
PAID_FOR: Final = ("judgment", "awakening", "evolution", "shift", "bestow", "inheritance")
CLASSES["change"] = {"less": False, "more": True}
CLASSES["reduce"] = {"reduce": False, "increase": True}
CLASSES["reduced"] = {"reduced": False, "increased": True}
CLASSES["pricedkind"] = {
    "(activate|) abilities": ("any",),
    "(God's Arts|God's Art abilities)": ("god's art",),
    "[judgment] or God's Art abilities": ("judgment", "god's art"),
    **{f"[{name}] abilities": (name,) for name in PAID_FOR},
}
CLASSES["playedskill"] = {  # behind "to play"
    words.replace("] abilities", "] (abilities|)"): kind for words, kind in CLASSES["pricedkind"].items()
} | {f"the [{name}] ability": (name,) for name in PAID_FOR}
CLASSES["pricedone"] = {
    "(God's Art|God's Art ability)": ("god's art",),
    **{f"[{name}] (ability|)": (name,) for name in PAID_FOR},
}
CLASSES["upkeep"] = {
    "to do (the|) judgment": ("judgment",),
    "for (the|) [awakening] costs": ("awakening",),
    "to put cards into your standby area": ("standby",),
}
CLASSES["skills"] = {"symbol skills": ("symbol skill",)}
CLASSES["dues"] = {f"[{name}] (costs|)": (name,) for name in ("awakening", "judgment")}
CLASSES["paying"] = {"(by paying its cost|)": False, "without paying (its|their) (cost|costs)": True}
FLOOR: Final = (
    ", to a minimum (free|) cost of",
    ", but not less than",
    ". this (effect|ability) cannot reduce (the|its|their) (cost|costs) to less than",
    ". (this effect|this ability|it) cannot reduce the (cost|costs) below",
)
CLASSES["floor"] = {"": 0, f"({'|'.join(FLOOR)}) {{{{1}}}}": 1}
CLASSES["ownzone"] = {
    "a rune area": S.RUNES,
    **{
        f"your {words}": zone
        for words, zone in ZONE_WORDS.items()
        if zone in (S.REMOVED, S.GRAVEYARD, S.STANDBY, S.HAND)
    },
}

# ---- players with what they do ----------
CLASSES["controls"] = {"you control": You(), "your opponent controls": Opponent()}
CLASSES["has"] = {
    "you have": You(),
    "(your|an) opponent has": Opponent(),
    "(that player has|they have|he or she has)": ThatPlayer(),
}
CLASSES["hasnt"] = {
    "you don't have": You(),
    "(your|an) opponent doesn't have": Opponent(),
    "(that player doesn't have|they don't have)": ThatPlayer(),
}
CLASSES["someone"] = {"you": You(), "your opponent": Opponent(), "players": EachPlayer()}
CLASSES["everyone"] = {"(each|) player": EachPlayer(), "each opponent": Opponent()}
CLASSES["putter"] = {"you": You(), "(an effect|a spell or ability)": None}
CLASSES["playedhere"] = {"from your": True, "from a": False}
CLASSES["mine"] = {"you": You(), "your opponent": Opponent()}
CLASSES["own"] = {"your": You(), "your opponent's": Opponent()}
CLASSES["anyone"] = {"you": You(), "(your|an) opponent": Opponent(), "(a|each) player": EachPlayer()}
