"""Combinations that no card need have: every verb in every tense, every keyword granted and lost, every cost
for every kind of ability, every trigger with every condition. What is read of them may only grow."""

from itertools import product

import pytest

from language.kit import compiled

Texts = list[tuple[bool, str]]  # on a chant, and what it says

# ---- one happening in all tenses ----------
DONE = {
    "destroyed": "Destroy target resonator",
    "banished": "Banish a resonator",
    "removed from the game": "Remove target resonator from the game",
    "returned to its owner's hand": "Return target resonator to its owner's hand",
    "put into a graveyard": "",
    "rested": "Rest target resonator",
    "recovered": "Recover target resonator",
    "dealt damage": "",
    "targeted": "",
    "blocked": "",
    "attacked": "",
    "discarded": "Discard a resonator",
}
TENSES: tuple[tuple[bool, str], ...] = (
    (False, "Whenever a resonator you control is {} ⇒ Draw a card."),
    (False, "Whenever this card is {} ⇒ Draw a card."),
    (False, "If this card would be {}, draw a card instead."),
    (True, "The next time target resonator would be {} this turn, draw a card instead."),
    (True, "If a resonator was {} this turn, draw a card."),
    (True, "Draw a card for each resonator that was {} this turn."),
    (True, "Target resonator that was {} this turn gains [Flying] until end of turn."),
    (False, "This card cannot be {}."),
    (False, "Elves you control cannot be {} by spells your opponent controls."),
    (False, "At the end of turn ⇒ If this card was {} this turn, draw a card."),
    (False, "This card gains [Flying] as long as it was {} this turn."),
)
HAPPENINGS: Texts = [(chant, text.format(done)) for done, (chant, text) in product(DONE, TENSES)]
HAPPENINGS += [
    (True, f"{act}. If a resonator was {done} this way, draw a card.") for done, act in DONE.items() if act
]
HAPPENINGS += [(True, f"{act}. If you do, draw a card.") for act in DONE.values() if act]

# ---- keywords: granted, had, lost ----------
KEYWORDS = (
    "[Flying]",
    "[Swiftness]",
    "[Pierce]",
    "[Precision]",
    "[First Strike]",
    "[Imperishable]",
    "[Drain]",
    "[Bane]",
    "[Eternal]",
    "[Barrier]",
    "[Quickcast]",
    "[Remnant]",
    "[Bloodlust]",
    "[Explode]",
    "[Limit] 1",
    "[Mobilize] {1}",
)
GRANTS: tuple[tuple[bool, str], ...] = (
    (False, "Other Elves you control gain {}."),
    (False, "This card gains {} as long as you control an Elf."),
    (False, "During your turn, this card gains {} and [+100/+100]."),
    (False, "As long as your life is 1000 or less, Elves you control gain {}."),
    (False, "Added resonator gains {} and [+200/+200]."),
    (True, "Target resonator gains {} until end of turn."),
    (True, "Target resonator gains [+200/+200] and {} until end of turn."),
    (True, "Resonators you control gain {} until the end of your next turn."),
    (True, "Put a [200/200] wind Elf resonator token into the field. It gains {} until end of turn."),
    (False, "{{1}}: This card gains {} until end of turn. Play this ability only once per turn."),
)
HAD: tuple[tuple[bool, str], ...] = (
    (False, "Resonators with {} you control gain [+100/+100]."),
    (False, "This card cannot be blocked except by resonators with {}."),
    (False, "Resonators your opponent controls lose {}."),
    (True, "Destroy target resonator without {}."),
    (True, "Target resonator loses {} until end of turn."),
    (True, "If you control a resonator with {}, draw a card."),
    (
        True,
        "Search your deck for a resonator with {} and put it into your hand. Then shuffle your deck.",
    ),
    (False, "Whenever a resonator with {} enters the field under your control ⇒ You gain 100 life."),
)
GRANTED: Texts = [(chant, text.format(word)) for word, (chant, text) in product(KEYWORDS, GRANTS)]
GRANTED += [(chant, text.format(word)) for word, (chant, text) in product(KEYWORDS[:-2], HAD)]

# ---- costs ----------
COSTS = (
    "{1}",
    "discard a card",
    "banish a resonator",
    "banish another Elf",
    "pay 300 life",
    "rest two recovered Elves you control",
    "remove a [+100/+100] counter from this card",
    "remove two cards in your graveyard from the game",
    "return a magic stone you control to its owner's hand",
    "reveal an Elf from your hand",
    "put the top card of your deck into your graveyard",
    "put a resonator you control on the bottom of its owner's deck",
    "banish two gems",
)
PAID: Texts = []
for cost in COSTS:
    first = cost[:1].upper() + cost[1:]
    verb = f"pay {cost}" if cost.startswith("{") else cost
    PAID += [
        (False, f"{first}: Draw a card."),
        (False, f"{{Rest}}, {cost}: Draw a card."),
        (False, f"{{1}}, {cost}: Draw a card. Play this ability only during your turn."),
        (False, f"[Judgment] {first}"),
        (True, f"[Awakening] {first}: Draw a card."),
        (True, f"As an additional cost to play this card, {verb}."),
        (True, f"As an additional cost to play this card, you may {verb}."),
        (False, f"You may {verb} rather than pay this card's cost."),
        (False, f"When this card enters the field ⇒ You may {verb}. If you do, draw a card."),
        (False, f"At the beginning of your main phase ⇒ Banish this card unless you {verb}."),
        (False, f"God's Art <Last Light> {{0}}, {cost}: Draw two cards."),
        (False, f"This card cannot attack unless you {verb}."),
    ]

# ---- triggers with conditions ----------
TRIGGERS = (
    "this card attacks",
    "this card enters the field",
    "this card deals damage to your opponent",
    "another Elf enters the field under your control",
    "a resonator you control is put into a graveyard from the field",
    "you play a chant",
    "your opponent draws a card",
    "you gain life",
    "you call a magic stone",
    "a counter is put on this card",
    "this card becomes targeted by a spell or ability",
    "one or more Elves you control attack",
)
CONDITIONS = (
    "you control an Elf",
    "you have no cards in your hand",
    "your life is 1000 or less",
    "it's your turn",
    "there are three or more cards in your graveyard",
    "you played a chant this turn",
    'your J/ruler is "Old Lantern"',
    "your opponent controls more resonators than you",
)
ASKED: Texts = []
for trigger, condition in product(TRIGGERS, CONDITIONS):
    ASKED += [
        (False, f"Whenever {trigger}, if {condition} ⇒ Draw a card."),
        (False, f"Whenever {trigger} ⇒ If {condition}, draw a card."),
        (False, f"Whenever {trigger} ⇒ Draw a card if {condition}. Otherwise, you gain 100 life."),
    ]

# What is read of each, in per cent.
# ---- what players do, in all tenses: bare, with he, past, perfect, and what they do it with ----------
ACTS = (
    ("play", "plays", "played", "played", "a chant"),
    ("play", "plays", "played", "played", "an activate ability"),
    ("discard", "discards", "discarded", "discarded", "a card"),
    ("banish", "banishes", "banished", "banished", "a resonator"),
    ("draw", "draws", "drew", "drawn", "a card"),
    ("destroy", "destroys", "destroyed", "destroyed", "a resonator"),
    ("return", "returns", "returned", "returned", "a resonator to its owner's hand"),
    ("remove", "removes", "removed", "removed", "a card from the game"),
    ("put", "puts", "put", "put", "a resonator into the field"),
    ("put", "puts", "put", "put", "a counter on a resonator"),
    ("reveal", "reveals", "revealed", "revealed", "a card"),
    ("search", "searches", "searched", "searched", "a deck"),
    ("shuffle", "shuffles", "shuffled", "shuffled", "their deck"),
    ("call", "calls", "called", "called", "a magic stone"),
    ("gain", "gains", "gained", "gained", "life"),
    ("gain", "gains", "gained", "gained", "a gem"),
    ("lose", "loses", "lost", "lost", "life"),
    ("pay", "pays", "paid", "paid", "life"),
    ("foresee", "foresees", "foresaw", "foreseen", ""),
    ("produce", "produces", "produced", "produced", "will"),
    ("attack", "attacks", "attacked", "attacked", ""),
    ("attack", "attacks", "attacked", "attacked", "with a Golem"),
    ("block", "blocks", "blocked", "blocked", "with a Golem"),
    ("do", "does", "did", "done", "judgment"),
    ("awaken", "awakens", "awakened", "awakened", "a card"),
    ("cancel", "cancels", "cancelled", "cancelled", "a spell"),
    ("create", "creates", "created", "created", "a token"),
)
OF_PLAYERS: tuple[tuple[bool, str], ...] = (
    (False, "Whenever you {0} {4} ⇒ Draw a card."),
    (False, "Whenever your opponent {1} {4} ⇒ Draw a card."),
    (False, "Whenever you {0} {4} for the first time each turn ⇒ Draw a card."),
    (False, "If you would {0} {4}, draw a card instead."),
    (True, "Until end of turn, whenever you {0} {4}, draw a card."),
    (True, "The next time you {0} {4} this turn, draw a card."),
    (True, "If you {2} {4} this turn, draw a card."),
    (True, "If your opponent has {3} {4} this turn, draw a card."),
    (True, "If you haven't {3} {4} this turn, draw a card."),
    (False, "At the end of turn ⇒ If your opponent didn't {0} {4} this turn, draw a card."),
    (False, "As long as you {2} {4} this turn, this card gains [Flying]."),
    (False, "Play this card only if you {2} {4} this turn."),
    (False, "You pay {{1}} less to play this card if you {2} {4} this turn."),
)
DEEDS: Texts = [
    (chant, text.format(*act).replace("  ", " ").replace(" ,", ",").replace(" .", "."))
    for act, (chant, text) in product(ACTS, OF_PLAYERS)
]

FLOORS = ((HAPPENINGS, 89), (GRANTED, 100), (PAID, 100), (ASKED, 100), (DEEDS, 80))


@pytest.mark.parametrize(
    ("texts", "floor"), FLOORS, ids=["happenings", "keywords", "costs", "triggers", "deeds"]
)
def test_unseen_combinations_are_read(texts: Texts, floor: int) -> None:
    unread: list[str] = []
    for chant, text in texts:
        found = compiled(text, chant=chant)
        assert all(problem.kind == "not understood" for problem in found.problems), text
        if not found.word_for_word:
            unread.append(text)
    read = 100 * (len(texts) - len(unread)) // len(texts)
    assert read >= floor, f"{read} %: {unread}"
