"""Whole abilities: continuous, activate, automatic, spells, and the keywords of chapter 1100."""

from __future__ import annotations

from willpower.abilities.ability import (
    Activate,
    Automatic,
    BreakAbility,
    Continuous,
    Keyword,
    Limit,
    Spell,
)

from .. import lexicon
from ..rows import R, Row

ROWS: list[Row] = []

# ---- the four kinds --------------------
ROWS += R("ability", Activate, "{cost:cost,} : {effect:text} {limits:limit*}")
ROWS += R(
    "ability",
    Activate,
    "god's art {name:abilityname} {cost:cost,} : {effect:text} {limits:limit*}",
    gods_art=True,
)
ROWS += R("ability", Activate, "{name:abilityname} {cost:cost,} : {effect:text} {limits:limit*}")
ROWS += R("ability", Automatic, "{trigger} (⇒|,) {effect:text} {limits:limit*}")
ROWS += R("ability", Automatic, "{name:abilityname} {trigger} (⇒|,) {effect:text} {limits:limit*}")
ROWS += R("ability", Continuous, "{effects:sentences}")
ROWS += R("ability", Continuous, "{effects:base} .", base=True)
ROWS += R("anyability", Continuous, "{effects:playing} .")
ROWS += R("spell", Spell, "{effect:text}")
ROWS += R("ability", BreakAbility, "[break] {effect:text}")

# ---- limits --------------------
ROWS += R("limit", Limit, "play this ability only once per turn .", times=1, per="turn")
ROWS += R("limit", Limit, "(play|you may play) this ability only during your turn .", timing="your turn")
ROWS += R("limit", Limit, "this ability triggers only once per turn .", times=1, per="turn")
ROWS += R("limit", Limit, "play this ability only if {condition:conditions} .")

# ---- keywords --------------------
for word in lexicon.SIMPLE_KEYWORDS:
    ROWS += R("simpleability", Keyword, f"[{word}]", keyword=lexicon.KEYWORD_IS.get(word, word))
ROWS += R("keyword", Keyword, "[judgment] {cost:cost,} (.|)", keyword="judgment")
ROWS += R("keyword", Keyword, "[energize] {symbols:onewill+} (.|)", keyword="energize")
ROWS += R("keyword", Keyword, "[divinity] {number:amount}", keyword="divinity")
ROWS += R("keyword", Keyword, "[mana] {number:amount}", keyword="mana")
ROWS += R("keyword", Keyword, "[limit] {number:amount}", keyword="limit")
ROWS += R("keyword", Keyword, "[grimoire] {number:amount}", keyword="grimoire")
ROWS += R("keyword", Keyword, "[bestow] {cost:cost,} (.|)", keyword="bestow")
ROWS += R("keyword", Keyword, "[evolution] {cost:cost,} (.|)", keyword="evolution")
ROWS += R("keyword", Keyword, "[shift] {cost:cost,} (.|)", keyword="shift")
ROWS += R("keyword", Keyword, "[mobilize] {cost:cost,} (.|)", keyword="mobilize")
ROWS += R("ability", Keyword, "[enter] (⇒|:|) {effect:text}", keyword="enter")
ROWS += R(
    "ability",
    Keyword,
    "(when|whenever) this card enters (the|your|a) field (⇒|,) {effect:text}",
    keyword="enter",
)
ROWS += R("anyability", Keyword, "[seal] \\( {number:amount} \\) - {abilities:inner}", keyword="seal")
ROWS += R("anyability", Keyword, "[torrent] (-|) {abilities:inner}", keyword="torrent")
ROWS += R("anyability", Keyword, "[null] - {abilities:inner}", keyword="null")
ROWS += R("anyability", Keyword, "[legend] \\( {number:amount} \\) - {abilities:inner}", keyword="legend")
ROWS += R("anyability", Keyword, "[rune] {number:amount} - {abilities:inner}", keyword="rune")
ROWS += R("anyability", Keyword, "[rune] {symbols:will} - {abilities:inner}", keyword="rune")
ROWS += R("ability", Keyword, "[inheritance] {cost:cost,} : {effect:text}", keyword="inheritance")
ROWS += R("anyability", Keyword, "[trigger] {cost:cost,} : {effect:text}", keyword="trigger")
ROWS += R("anyability", Keyword, "[trigger] anytime : {effect:text}", keyword="trigger")
ROWS += R("anyability", Keyword, "[trigger] {trigger} (⇒|:) {effect:text}", keyword="trigger")
ROWS += R("anyability", Keyword, "[awakening] {cost:cost,} : {abilities:inner}", keyword="awakening")
