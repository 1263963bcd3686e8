"""The words of the ability tree: for every field that is one of a few words, the words it can be.

The type checker keeps phrases and engine to these words; tests/abilities/test_words.py checks that the phrase
table makes no others and that the engine reads each of them.
"""

from __future__ import annotations

from typing import Literal

# ---- cards -------------------------------------------------------------------------------------------

# A state that a card is in (StatusIs). "added": an addition on something; "hosting": has an addition;
# "first card": of those its player plays this turn; "printed vanilla": no printed ability; "gem": a gem
# token; "true": a true magic stone; "battling this": with the card that has the ability; "damaged before":
# with damage besides that of the event; "changed values": ATK or DEF differs from the printed one; "no
# values": no ATK and no DEF.
Status = Literal[
    "rested",
    "recovered",
    "attacking",
    "attacked",
    "blocking",
    "blocked",
    "unblocked",
    "battling",
    "battling this",
    "damaged",
    "damaged before",
    "token",
    "gem",
    "face down",
    "face up",
    "revealed",
    "fresh",
    "astral",
    "awakened",
    "added",
    "hosting",
    "bestowed",
    "double-sided",
    "despair",
    "colossal",
    "first card",
    "printed vanilla",
    "true",
    "field addition",
    "in the field",
    "in hand",
    "changed values",
    "no values",
]
# A number of a card; "attributes": how many it has.
StatWord = Literal[
    "total cost",
    "atk",
    "def",
    "printed atk",
    "printed def",
    "damage",
    "divinity",
    "counters",
    "attributes",
]
# Which of the numbers of several cards: "" their sum.
Extreme = Literal["", "highest", "lowest"]
# How two numbers compare; "odd" and "even" ask nothing of the second.
Op = Literal["=", "!=", "<", "<=", ">", ">=", "odd", "even"]
# What cards can have in common or differ in; "zone": the zone and whose it is.
Quality = Literal[
    "name",
    "race",
    "attribute",
    "magic stone type",
    "type",
    "total cost",
    "atk",
    "def",
    "controller",
    "owner",
    "zone",
]
# A quality, or "" for none.
AnyQuality = Literal["", Quality]
# How cards chosen together go with each other in a quality; "" not at all.
EachOther = Literal["", "same", "different"]
# How cards chosen together are limited (Together): in a quality, one of each part of the filter, in all.
TogetherHow = Literal["same", "different", "one of each", "at most"]
# A kind of ability (HasAbility); "none": no ability, "no printed": no printed one; "symbol skill" as in
# 1413.2; "keyword": a keyword skill (1101.1a); "enter": an [Enter] ability.
AbilityKind = Literal[
    "any",
    "none",
    "no printed",
    "activate",
    "automatic",
    "continuous",
    "will",
    "non-will activate",
    "symbol skill",
    "keyword",
    "enter",
]
# The abilities of another card that a card gains (AddAbilitiesOf).
GainedKind = Literal["any", "activate", "automatic", "continuous", "symbol skill", "keyword"]
# What something is on the chase (SpellIs); "enter": an [Enter] ability (1140.2).
SpellKind = Literal[
    "spell",
    "ability",
    "activate",
    "non-will activate",
    "automatic",
    "continuous",
    "will",
    "god's art",
    "judgment",
    "break",
    "enter",
]
# The kind of an ability that is played (PlaysAbility, 903.2k).
PlayedKind = Literal[
    "any", "activate", "automatic", "will", "god's art", "bestow", "evolution", "inheritance", "shift"
]
# The word that a text uses for a race (205.1a); "" where it makes no difference.
RaceWord = Literal["", "race", "trait"]
# The subtypes of old additions (1406.1a).
Subtype = Literal[
    "field",
    "resonator",
    "ruler",
    "j-ruler",
    "j/ruler",
    "j/resonator",
    "chant",
    "chant-instant",
    "chant-standby",
]
# How cards are kept with a card (Remember): it removed them, or put them into the field.
Kept = Literal["removed", "put"]
# How a card belongs to another (Attached): attached (1032), added, or kept with it; "ever removed": also
# those that are no longer there.
Bond = Literal["attached", "added", "ever removed", Kept]
# What can be chosen for a card and is remembered with it (ChosenIs, ChangeWords).
WordKind = Literal["attribute", "race", "name", "type"]
# What can be chosen by ChooseWord: a word, or a player.
ChoiceKind = Literal["attribute", "race", "name", "type", "player"]
# Something that happened to or by a card this turn (Happened); "died": put into a graveyard from the field.
CardPast = Literal[
    "dealt damage",
    "dealt damage by",
    "damaged something",
    "entered",
    "attacked",
    "blocked",
    "was blocked",
    "played",
    "destroyed",
    "put into graveyard",
    "died",
    "drawn",
    "discarded",
    "recovered",
    "rested",
    "targeted",
    "returned",
    "removed",
    "banished",
    "was attacked",
]
# Something that happened this turn at all (HappenedThisTurn, Happenings).
Past = Literal[
    "played",
    "spell played",
    "ability played",
    "attacked",
    "blocked",
    "life gained",
    "life lost",
    "life paid",
    "damage dealt",
    "drawn",
    "discarded",
    "died",
    "died into",  # the player is whose graveyard it is, not whose field it was
    "left",
    "entered",
    "put into graveyard",
    "destroyed",
    "banished",
    "judgment",
    "called",
    "produced",
    "token created",
    "returned",
    "removed",
    "rested",
    "recovered",
    "targeted",
    "was blocked",
    "was attacked",
    "was dealt damage",
    "searched",
    "shuffled",
    "foreseen",
    "gem gained",
    "awakened",
]
# How a card was played (WasPlayed); "from": from a zone; "nth": as that card of its player's turn.
PlayedHow = Literal[
    "awakened", "from", "free", "remnant", "torrent", "judgment X", "nth", "incarnation", "paid additional"
]

# ---- players and the game ----------------------------------------------------------------------------

# A number of a player.
PlayerStat = Literal["divinity", "remaining divinity", "hand size", "turn number"]
# A fact about the game (GameIs); "chasing": played while something was on the chase (1008.1).
Fact = Literal["first turn", "you went first", "in battle", "chasing"]
# The weathers (1028.1).
Weather = Literal["clear", "sunny", "rain", "thunderstorm", "snow", "fog", "storm", "wind", "blizzard"]
# A weather, or "" for any.
AnyWeather = Literal["", Weather]
# The phases of a turn (501.1), as far as effects add or skip them.
Phase = Literal["draw", "recovery", "main", "end"]
# A phase that can be skipped (1031), or "end turn": the rest of this turn is.
Skipped = Literal["end turn", Phase]
# When it is, for a condition.
PhaseWord = Literal["draw", "recovery", "call", "main", "end", "battle", "main timing"]
# A part of the turn or of a battle that begins and ends.
Period = Literal[
    "game", "turn", "draw", "recovery", "call", "main", "end", "battle", "declare attack", "declare block"
]
# Which end of it.
Point = Literal["beginning", "end"]
# Which of them: "" the next, "next turn" not in the turn in which the ability is made.
Nth = Literal["", "next turn"]
# How long (Duration); "leaves": as long as this card is in the field; "condition": as long as it holds;
# "once": until it has been used; "next turn": only during the next turn of a player; "the next turn": until
# another turn begins, whoever's; "the next main phase": until the next one of the player begins;
# "rule processes": until the next rule processes are done (1200).
Until = Literal[
    "end of turn",
    "end of battle",
    "end of game",
    "your next turn",
    "opponent's next turn",
    "end of opponent's turn",
    "end of your next turn",
    "the next turn",
    "end of the next turn",
    "the next draw phase",
    "the next recovery phase",
    "the next main phase",
    "the next end phase",
    "leaves",
    "next recovery",
    "condition",
    "once",
    "next turn",
    "rule processes",
]
# Which of the two values (ScaleChanges); "": either.
OneValue = Literal["", "atk", "def"]
# Per what uses are counted (Limit).
Per = Literal["", "turn", "game", "battle"]
# When an ability may be played (Limit).
Timing = Literal["", "main timing", "your turn", "opponent's turn", "battle", "your main phase", "end phase"]

# ---- what is forbidden, demanded, allowed -------------------------------------------------------------

# What is forbidden to or of cards and players (Cannot).
Forbidden = Literal[
    "activate",
    "add",
    "attack",
    "attack or block",
    "attack players",
    "attack you",
    "attack your opponent",
    "banish",
    "be added",
    "be attacked",
    "be attacked or targeted",
    "be banished",
    "be blocked",
    "be blocked except",
    "be cancelled",
    "be dealt damage",
    "be destroyed",
    "be destroyed by battle damage",
    "be destroyed by damage",
    "be moved",
    "be played",
    "be recovered",
    "be removed",
    "be rested",
    "be returned",
    "be targeted",
    "block",
    "call",
    "chase",
    "damage be prevented",
    "deal damage",
    "discard",
    "draw",
    "enter",
    "gain life",
    "have counters put",
    "have counters removed",
    "judgment",
    "leave",
    "lifebreak",
    "look",
    "lose",
    "lose by deck",
    "lose by life",
    "lose life",
    "pay life",
    "play",
    "play abilities",
    "produce",
    "recover",
    "rest",
    "search",
    "standby",
    "target",
    "win",
]
# What is demanded if able (Must); "attack first": if anything attacks, it must be this.
Demand = Literal["attack", "attack first", "block", "be attacked", "be blocked", "be targeted"]
# What is allowed beyond the rules (CanAlso); "be rested to call": instead of a ruler (710.1); "recover
# with opponent": in the opponent's recovery phase too (503.5); "block extra": once more in a turn, though
# rested; "block again": so often in a turn.
Allowance = Literal[
    "activate fresh",
    "attack again",
    "attack and activate fresh",
    "attack cards",
    "attack fresh",
    "attack or block without paying",
    "attack recovered",
    "attack without resting",
    "be rested to call",
    "block again",
    "block cards",
    "block extra",
    "block flying",
    "block rested",
    "block without resting",
    "deal damage as though unblocked",
    "recover with opponent",
]
# What a card does in a battle (803.5, 804.4).
Fight = Literal["attack", "block"]
# What needs something done first (ToDo).
Effort = Literal["attack or block", Fight]
# An ability, or what is played like one, whose cost changes (CostChange); "any": every activate ability.
CostOf = Literal[
    "any",
    "awakening",
    "bestow",
    "evolution",
    "god's art",
    "inheritance",
    "judgment",
    "shift",
    "standby",
]
# In what unusual way cards may be played (MayPlay).
PlayWay = Literal["", "free", "quickcast"]
# What will may be spent on besides cards and abilities (SpendOnly, CostsOf).
SpentOn = Literal["awakening", "god's art", "judgment", "mobilize", "this judgment"]
# A rule of deck building that a card replaces (DeckRule, 402.8).
DeckWord = Literal["copies", "one copy", "only", "forbidden", "ruler", "extra"]

# ---- what happens ------------------------------------------------------------------------------------

# Why a card changes zones (Moves); "" for any reason. The last two are what older editions ask for [Enter].
MoveHow = Literal[
    "",
    "banished",
    "cancelled",
    "destroyed",
    "destroyed by battle damage",
    "destroyed by damage",
    "discarded",
    "drawn",
    "removed",
    "returned",
    "summoned",
    "summoned or judged",
    "from hand or judged",
    "unplayed",
    "unplayed from hand",
]
# How life changes (LifeChanges).
LifeHow = Literal["gain", "lose", "pay"]
# How a card turns (Turned).
TurnedHow = Literal["rested", "recovered", "shift", "invert", "face up", "unseal"]
# How counters change (CounterChange); "last removed": then there are none left.
CounterHow = Literal["put", "removed", "last removed"]
# Other things that players do (PlayerDoes).
Deed = Literal[
    "awaken",
    "call",
    "create token",
    "force",
    "foresee",
    "gain gem",
    "god's art",
    "judgment",
    "lifebreak",
    "lose game",
    "produce",
    "reveal",
    "search",
    "shuffle",
    "standby",
]

# ---- instructions ------------------------------------------------------------------------------------

# Where in a deck a card is put; "" on top; "nth": so many from the top.
Place = Literal["", "top", "bottom", "top or bottom", "nth", "shuffle"]
# An end of a deck (Rearrange).
TopOrBottom = Literal["top", "bottom"]
# Where in a deck a card goes instead (ReplaceMove).
PileEnd = Literal["", "top", "bottom", "shuffle"]
# In what order several cards are put there: as their owner likes (302.4), or at random.
Order = Literal["", "any order", "random"]
# Which side is up after a card is put somewhere (1030.3, 1302.2f, 1302.3e); "" as the rules say.
Side = Literal["", "despair", "future", "j-ruler", "ruler", "hope", "past"]
# Ways to turn a card over in its place (1030, 1117.2a, 1302.2c, 1302.3c, 1304.5a, 303.2, 1130.3a).
SideTurn = Literal[
    "shift", "invert", "hope", "past", "future", "face up", "face down", "unseal", "second form"
]
# How a card is turned over by an effect (Turn); "heal": 1024; "ruler": to the ruler area.
TurnHow = Literal["heal", "ruler", "ruler area", SideTurn]
# Since when modes were not chosen before (Modes); "" no matter.
Unused = Literal["", "turn", "game"]
# The letters that stand for numbers (903.2f).
LetterWord = Literal["X", "Y"]

# ---- keywords ----------------------------------------------------------------------------------------

# The keywords of chapter 1100 and those of older cards (1414.1, 1415, 1416), by name in lower case.
KeywordName = Literal[
    "awakening",
    "bane",
    "barrier",
    "bestow",
    "bloodlust",
    "break",
    "crest",
    "divinity",
    "drain",
    "energize",
    "enter",
    "eternal",
    "evolution",
    "explode",
    "first strike",
    "flying",
    "force",
    "god's art",
    "grimoire",
    "imperishable",
    "incarnation",
    "inheritance",
    "judgment",
    "legend",
    "limit",
    "mana",
    "mobilize",
    "null",
    "pierce",
    "precision",
    "quickcast",
    "remnant",
    "resonance",
    "rune",
    "seal",
    "sealed item",
    "shift",
    "stealth",
    "swiftness",
    "torrent",
    "trigger",
    "will of despair",
    "will of hope",
]
# A keyword, or "" for none.
AnyKeyword = Literal["", KeywordName]
# A keyword that can be lost; "symbol skill" stands for all of 1413.2.
LostKeyword = Literal["symbol skill", KeywordName]
# The keyword that lets a card be played from the standby area when something happens (1113.2, 1114.2); ""
# none.
StandbyKeyword = Literal["", "trigger", "stealth"]
