import { describe, expect, it } from 'vitest';
import { goneSince, large, people, sentence, withYou } from '../model/logtext';
import type { LogLine } from '../protocol';
import { language } from '../strings';
import { lineInJapanese, PLAYER_MARK } from '../strings/ja_log';

const NAMES: [string, string] = ['Ilse', 'Mara'];
const say = (text: string, you: number | null, cards: string[] = []): string =>
  sentence({ text }, NAMES, you, cards)
    .map((w) => w.text)
    .join('');

/** A line in Japanese with A and B as they are. */
const marked = (text: string): string | null => lineInJapanese(text)?.replace(PLAYER_MARK, '$1') ?? null;

describe('what an effect does, in Japanese', () => {
  const ja = (text: string): string => {
    language.value = 'ja';
    const said = say(text, 0, ['Kiln Hound', 'Mistwhale', 'Cinder Ogre']);
    language.value = 'en';
    return said;
  };
  it('says what is given, to what and how long', () => {
    expect(ja("B's Lesson gives A's Gull [Flying] and \"{Rest}: Draw a card.\" until end of turn")).toBe('MaraのLessonの効果: あなたのGullに[Flying]と「{Rest}: Draw a card.」（ターン終了まで）');
    expect(ja("B's Mistwhale gives A's Cinder Ogre [-200/-200] and [Flying] until end of turn")).toBe('MaraのMistwhaleの効果: あなたのCinder Ogreに[-200/-200]と[Flying]（ターン終了まで）');
    expect(ja("A's Kiln Hound gains [+200/+0] until end of turn")).toBe('あなたのKiln Houndが[+200/+0]を得る（ターン終了まで）');
    expect(ja("A's Cinder Ogre and 2 more do not recover until the next recovery phase (B's Mistwhale)")).toBe('あなたのCinder Ogreほか2枚はリカバーしない（次のリカバリーフェイズまで）（MaraのMistwhale）');
  });
});

describe('the story of the bench, in Japanese', () => {
  it('has steps, life, values and several cards at once', () => {
    expect(marked('B banishes Light Gem; it ceases to exist')).toBe('BがLight Gemを追放する');
    expect(marked("A's Light Gem is destroyed; it ceases to exist")).toBe('AのLight Gemは破壊される');
    expect(lineInJapanese('The declare attack step begins')).toBe('攻撃宣言ステップ開始');
    expect(marked("A's battle ends")).toBe('Aの戦闘終了');
    expect(marked("B's life: 4000 → 3300")).toBe('Bのライフ: 4000 → 3300');
    expect(marked("A's Old Seer: 400/500 → 800/800, now has [Flying], has no [Shift] any more")).toBe('AのOld Seer: 400/500 → 800/800、[Flying]を得る、[Shift]を失う');
    expect(marked("2 × A's Water Magic Stone, A's Morrow, the Last Guest recover")).toBe('AのWater Magic Stone×2、AのMorrow, the Last Guestがリカバー');
    expect(marked("4 × A's Tale, A's Filler go from A's deck to A's hand")).toBe('AのTale×4、AのFillerはAのデッキからAの手札へ');
    expect(marked('A.Bell means A.Bell in the zone field (also in: chase)')).toContain('場のA.Bellを指す');
  });
  it('keeps a name with a colon or numbers apart from facts', () => {
    expect(marked("A's Bell: a song")).toBeNull();
  });
});

describe('sentences of the log', () => {
  it('says "you" with the verb that goes with it', () => {
    expect(say('A draws a card', 0)).toBe('You draw a card');
    expect(say('A passes', 0)).toBe('You pass');
    expect(say('A has played Vigil', 0)).toBe('You have played Vigil');
    expect(say('A loses 200 life', 0)).toBe('You lose 200 life');
    expect(say('B draws a card', 0)).toBe('Mara draws a card');
  });
  it('says whose a card is', () => {
    expect(say("A's Belfry Owl attacks B", 0, ['Belfry Owl'])).toBe('Your Belfry Owl attacks Mara');
    expect(say("B's Storm Gull blocks A's Belfry Owl", 0, ['Belfry Owl', 'Storm Gull'])).toBe(
      'Mara’s Storm Gull blocks your Belfry Owl',
    );
    expect(say("B's Storm Gull deals 500 damage to A", 0, ['Storm Gull'])).toBe('Mara’s Storm Gull deals 500 damage to you');
  });
  it('says that a card is of who does something with it', () => {
    expect(say("B chooses a card of B's for Vigil", 0, ['Vigil'])).toBe('Mara chooses a card of their own for Vigil');
    expect(say("B chooses a card of A's for Vigil", 0, ['Vigil'])).toBe('Mara chooses a card of yours for Vigil');
    expect(say("A chooses a card of A's for Vigil", 0, ['Vigil'])).toBe('You choose a card of yours for Vigil');
    expect(say("B chooses a card of A's for Vigil", null, ['Vigil'])).toBe('Mara chooses a card of Ilse’s for Vigil');
  });
  it('names both for who only watches', () => {
    expect(say("A's Belfry Owl attacks B", null, ['Belfry Owl'])).toBe('Ilse’s Belfry Owl attacks Mara');
  });
  it('leaves the letters of card names alone', () => {
    expect(say("B plays A Long Walk", 0, ['A Long Walk'])).toBe('Mara plays A Long Walk');
  });
  it('marks the longest name', () => {
    const words = sentence({ text: "A's Whale Rider rests" }, NAMES, 0, ['Whale', 'Whale Rider']);
    expect(words.find((w) => w.name)?.text).toBe('Whale Rider');
  });
  it('knows irregular verbs', () => {
    expect([withYou('is'), withYou('goes'), withYou('carries'), withYou('reaches')]).toEqual(['are', 'go', 'carry', 'reach']);
  });
  it('does not touch other capitals', () => {
    expect(people('DEF AB BA', NAMES, 0, true)).toBe('DEF AB BA');
  });
  it('leaves what follows by itself out of the short log', () => {
    const line = { number: 1, clause: '', player: 0, objects: [] };
    expect(large({ ...line, kind: 'rested', text: "A's Vigil rests" })).toBe(false);
    expect(large({ ...line, kind: 'attacked', text: "A's Vigil attacks B" })).toBe(true);
    expect(large({ ...line, kind: 'ability played', text: 'A plays a will ability of Light Magic Stone' })).toBe(false);
  });
});

describe('the log in Japanese', () => {
  const ja = (text: string, cards: string[] = []): string => {
    language.value = 'ja';
    try {
      return say(text, 0, cards);
    } finally {
      language.value = 'en';
    }
  };
  it('tells who did what, and leaves card names as printed', () => {
    expect(ja('A takes the first turn')).toBe('あなたが先攻');
    expect(ja('B plays Lamp Novice from hand', ['Lamp Novice'])).toBe('Maraが手札からLamp Noviceをプレイ');
    expect(ja("B's Storm Gull blocks A's Belfry Owl", ['Belfry Owl', 'Storm Gull'])).toBe('MaraのStorm GullがあなたのBelfry Owlをブロック');
    expect(ja("A's Bolt goes from the chase area to A's graveyard", ['Bolt'])).toBe('あなたのBoltはチェイスからあなたの墓地へ');
    expect(ja('B gains 200 life (Lamp Novice)', ['Lamp Novice'])).toBe('Maraのライフ+200（Lamp Novice）');
    expect(ja("A's Imp is removed from battle", ['Imp'])).toBe('あなたのImpは戦闘から取り除かれる');
  });
  it('knows the rarer lines', () => {
    expect(ja("B's Imp gets 2 +100/+100 counters (Lamp)", ['Imp', 'Lamp'])).toBe('MaraのImpに+100/+100カウンター2個（Lamp）');
    expect(ja('A searches the deck')).toBe('あなたがデッキからカードを探す');
    expect(ja("an effect prevents damage to B's Imp; 200 damage is left", ['Imp'])).toBe('効果がMaraのImpへのダメージを防ぐ（残り200）');
    expect(ja('B produces fire will with Fire Stone', ['Fire Stone'])).toBe('Maraが火の意志を生み出す（Fire Stone）');
    expect(ja('A chooses 400 for Pierce', ['Pierce'])).toBe('あなたが400を選ぶ（Pierce）');
    expect(ja('A chooses to play the ability of Imp first', ['Imp'])).toBe('あなたはImpの能力を先にプレイする');
    expect(ja("The condition of B's Imp's ability is met", ['Imp'])).toBe('MaraのImpの能力の条件が満たされた');
    expect(ja('B creates a copy of Tale (Nerea)', ['Tale', 'Nerea'])).toBe('MaraがTaleのコピーを生み出す（Nerea）');
    expect(ja('B plays Tale from the extra deck', ['Tale'])).toBe('MaraがエクストラデッキからTaleをプレイ');
    expect(ja("A's turn gets an extra main and end")).toBe('あなたのターンに追加のメインとエンドフェイズ');
  });
  it('leaves a line of another form as it is', () => {
    expect(ja('A hums a tune about Imp', ['Imp'])).toBe('You hum a tune about Imp');
  });
});

describe('what would be taken back', () => {
  const line = (number: number, kind: string): LogLine => ({ number, kind, text: kind, clause: '', player: 0, objects: [] });
  const lines = [line(3, 'turn began'), line(5, 'passed'), line(6, 'moved'), line(8, 'damaged'), line(9, 'drew')];
  it('is told by the first lines after what stays', () => {
    expect(goneSince(lines, 4).first.map((l) => l.number)).toEqual([5, 6]);
    expect(goneSince(lines, 4).more).toBe(2);
    expect(goneSince([...lines, line(10, 'passed')], 8).first.map((l) => l.number)).toEqual([9]);
    expect(goneSince(lines, 8)).toEqual({ first: [lines[4]], more: 0 });
  });
  it('is a pass where there was nothing else', () => {
    expect(goneSince(lines.slice(0, 2), 4).first.map((l) => l.kind)).toEqual(['passed']);
    expect(goneSince(lines, 9)).toEqual({ first: [], more: 0 });
  });
});
