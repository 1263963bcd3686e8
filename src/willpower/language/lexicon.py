"""Words of the game that templates do not spell out: numbers, races and traits, keywords, plurals."""

from __future__ import annotations

from typing import Final, get_args

from willpower.abilities.words import Weather

NUMBER_WORDS: Final[tuple[str, ...]] = (
    *"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(),
    *"sixteen seventeen eighteen nineteen twenty".split(),
)
NUMBERS: Final[dict[str, int]] = {word: n for n, word in enumerate(NUMBER_WORDS)} | {
    "thirty": 30,
    "forty": 40,
    "fifty": 50,
    "sixty": 60,
    "hundred": 100,
}
NUMBER_WORD: Final[dict[int, str]] = {n: word for word, n in NUMBERS.items()}

# Keywords that stand alone on a card and can be gained, lost and asked for (1102-1140, 1414.1).
SIMPLE_KEYWORDS: Final[tuple[str, ...]] = (
    "pierce",
    "precision",
    "first strike",
    "explode",
    "flying",
    "swiftness",
    "imperishable",
    "quickcast",
    "remnant",
    "bloodlust",
    "drain",
    "bane",
    "eternal",
    "barrier",
    "target attack",
    "will of hope",
    "will of despair",
)
# Those with parameters; asked for by name ("with [Awakening]").
OTHER_KEYWORDS: Final[tuple[str, ...]] = (
    "awakening",
    "incarnation",
    "trigger",
    "stealth",
    "evolution",
    "shift",
    "limit",
    "energize",
    "bestow",
    "mana",
    "torrent",
    "judgment",
    "inheritance",
    "resonance",
    "seal",
    "mobilize",
    "crest",
    "grimoire",
    "legend",
    "null",
    "divinity",
    "rune",
    "enter",
    "break",
    "force",
    "god's art",
)
KEYWORDS: Final = frozenset(SIMPLE_KEYWORDS + OTHER_KEYWORDS)
# Written in another way on old cards (1414.1).
KEYWORD_IS: Final[dict[str, str]] = {"target attack": "precision"}

WEATHERS: Final[frozenset[str]] = frozenset(get_args(Weather))

# Races and traits of more than one word, or that end like a plural, or that are also other words of the game.
# Any other capitalised word that is no word of a template is read as a race too.
RACES: Final = frozenset(
    """Ancient Magic;Arcane Item;Battle Arts;Card Soldier;Dark Commander;Dark Elf;Divine Beast;Dragon Knight;
Ethereal Tree;Fairy Tale;Fallen Angel;Flame Spirit;Four Sacred Beasts;Heroic Spirit;Holy Beast;
Knight of the Round Table;Little Boy;Little Girl;Little Wolf-Girl;Magic Crest;Magical Beast;Mimi Tribe;
Minion of Primogenitor;Moon Princess;Seven Kings;Seven Luminaries Demon;Seven Luminaries Mage;Six Sages;
Calamity Raven;Class Rep;Drei Stern;Gallian Army;Imperial General;Mage Art;Moon Protection;Mumu Tribe;
Prime Minister;Squad 7;Sword Art;Twelve Protective Deities;Twelve Sacred Knights;Ancient Ruins;
Archduchess;Baker;Chronogear;City;Clerk;Cocoon;Cognate;Deity;Demonic;Fiend;Flower;Fox;Gears;Karakuri;Military;
Minion;Moonchild;Mouse;Nameless;Ooze;Punisher;Reporter;Researcher;Rogue;Sand;Servant;Shikigami;Slime;Solaris;
Songstress;Specter;Student;Subjugator;Traitor;Valkyrur;Warrior;
Spirit Magic;Treasure Tree;Treasury Item;Twelve Apostles;Wicked Spirit;Yin-Yang Master;
Airship;Alchemist;Ancient;Angel;Archenemy;Artist;Ascendant;Augur;Aura;Automaton;Avatar;Bat;Beast;Bird;Bishop;
Bushido;Butler;Captain;Castle;Cat;Catman;Charlatan;Clothes;Clown;Composer;Conqueror;Count;Cthulhu;Daimyo;Demon;
Dinosaur;Doll;Dolphin;Dragon;Dragonoid;Drake;Egg;Elemental;Elf;Emperor;Ethereal;Explorer;Fairy;Familiar;Fantasy;
Fish;Fisherman;Forest;Fruit;Garden;General;Ghost;Giant;Goat;Goddess;Golem;Gorgon;Grave;Guardian;Hero;Historical;
House;Human;Illusion;Immortal;Insect;Invention;Inverse;Jellyfish;Killer;King;Knight;Machine;Mage;Mermaid;Monarch;
Moon;Mountain;Murderer;Musketeer;Mystery;Myth;Nightmare;Ninja;Oni;Overlord;Paladin;Panda;Pawn;Pharaoh;Philosopher;
Phoenix;Poet;Priest;Prince;Princess;Prophet;Queen;Rabbit;Rat;Reaper;Relic;Residence;Sage;Saint;Savior;Scarecrow;
Scientist;Shadow;Shaman;Singularity;Skeleton;Snake;Snow;Soldier;Soul;Spirit;Story;Strategist;Swordsman;Taoist;Tool;
Tower;Treeman;Valkyrie;Vampire;Vegetation;Wanderer;Warlord;Weapon;Wererabbit;Werewolf;Whale;Wingman;Witch;Wizard;
Wolf;Youkai;Zombie;Ogre;Imp;Plant;Ape""".replace("\n", "").split(";")
)
_ODD_PLURALS: Final[dict[str, str]] = {
    "Elf": "Elves",
    "Dark Elf": "Dark Elves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Fish": "Fish",
    "Jellyfish": "Jellyfish",
    "Oni": "Oni",
    "Youkai": "Youkai",
    "Ninja": "Ninjas",
    "Four Sacred Beasts": "Four Sacred Beasts",
    "Seven Kings": "Seven Kings",
    "Six Sages": "Six Sages",
    "Twelve Apostles": "Twelve Apostles",
    "Battle Arts": "Battle Arts",
    "Clothes": "Clothes",
    "Cthulhu": "Cthulhu",
    "Knight of the Round Table": "Knights of the Round Table",
    "Minion of Primogenitor": "Minions of Primogenitor",
    "Hero": "Heroes",
    "Child": "Children",
}
# Races that are the same for one and for many, told by how they end.
_UNCHANGED: Final = ("folk", "kin", "fish", "rai", "kai", "sheep", "deer", "moose", "swine")
_SINGULAR_OF: Final[dict[str, str]] = {many: one for one, many in _ODD_PLURALS.items() if many != one}


def plural(word: str) -> str:
    """The plural of a race: Fairies, Witches, Knights of the Round Table."""
    if word in _ODD_PLURALS:
        return _ODD_PLURALS[word]
    if word[-1:].isdigit() or is_group(word):  # "Squad 7"
        return word
    head, of, rest = word.partition(" of ")
    if of:
        return f"{plural(head)} of {rest}"
    if word.lower().endswith(_UNCHANGED):
        return word
    if word.endswith("man") and word not in ("Human", "Shaman"):
        return word[:-3] + "men"
    if word.endswith(("arf", "elf", "olf")):
        return word[:-1] + "ves"
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    return word + "s"


def is_group(race: str) -> bool:
    """Whether a race is a number of them, which is the same for one and for many: "Five Heroes"."""
    number, _, rest = race.partition(" ")
    return number.lower() in NUMBERS and rest.endswith("s")


def singular(word: str) -> str | None:
    """The race of which a word is the plural, or None if it is none."""
    if word in _SINGULAR_OF:
        return _SINGULAR_OF[word]
    head, of, rest = word.partition(" of ")
    if of:
        one_of = singular(head)
        return None if one_of is None else f"{one_of} of {rest}"
    for one in _singular_guesses(word):
        if one in RACES and plural(one) == word:
            return one
    for one in _singular_guesses(word):
        if plural(one) == word:
            return one
    return None


def _singular_guesses(word: str) -> list[str]:
    same = word in _ODD_PLURALS or word[-1:].isdigit() or is_group(word) or word.lower().endswith(_UNCHANGED)
    guesses = [word] if same else []
    if word.endswith("ves"):
        guesses.append(word[:-3] + "f")
    if word.endswith("men"):
        guesses.append(word[:-3] + "man")
    if word.endswith("ies"):
        guesses.append(word[:-3] + "y")
    if word.endswith("es"):
        guesses.append(word[:-2])
    if word.endswith("s"):
        guesses.append(word[:-1])
    return guesses
