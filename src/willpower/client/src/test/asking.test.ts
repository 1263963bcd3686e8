import { describe, expect, it } from 'vitest';
import { answerOf, label, question, sentenceOf, sheetOf } from '../model/asking';
import { ZONES } from '../model/board';
import { whyPassed } from '../model/passing';
import type { Decision, OptionView, View } from '../protocol';
import { language } from '../strings';
import { ASKED } from '../strings/ja_asked';

const who = (n: number): string => (n === 0 ? 'You' : 'Mara');

function option(index: number, kind: string, text: string, more: Partial<OptionView> = {}): OptionView {
  return { index, kind, text, clause: '1.1', number: 0, ...more };
}

function decision(kind: string, options: OptionView[], more: Partial<Decision> = {}): Decision {
  return { kind, purpose: kind, prompt: '', sentence: '', least: 1, most: 1, chosen: 0, clause: '1.1', source: null, options, ...more } as Decision;
}

function view(more: Partial<View> = {}): View {
  const player = { life: 800, ...Object.fromEntries(ZONES.map((z) => [z, []])) };
  return { players: [player, player], field: [], chase: [], battle: null, turn: { number: 3, player: 1, first_player: 0, phase: 'main', step: '' }, ...more } as unknown as View;
}

describe('a target that is a player', () => {
  const d = decision('target', [option(0, 'card', 'A', { player: 0 }), option(1, 'card', 'B', { player: 1 })], { prompt: 'Choose a target for Blaze' });
  it('is chosen on the plates or by a button with a name, without a sheet over them', () => {
    expect(sheetOf(d, view(), 0)).toBe('');
    expect(question(d, view(), 0, who).buttons.map((o) => label(o, view(), who).head)).toEqual(['Mara', 'You']);
  });
});

describe('the sentence of a target', () => {
  const text = ['[Flying]', 'This card deals 600 damage to target resonator. Draw a card.', '[Break] This card deals 300 damage to target resonator.'];
  const chase = [{ id: 9, name: 'Verse', kind: 'card', text, targets: [], controller: 0 }];
  it('says what is done to it, not only what it may be', () => {
    const d = decision('target', [option(0, 'card', 'Imp', { object: 5 })], { sentence: 'Target resonator', source: { id: 9, name: 'Verse' } });
    expect(question(d, view({ chase }), 0, who).said).toBe('This card deals 600 damage to target resonator.');
  });
  it('is the next one where a target is chosen already, and the words alone where the text has other ones', () => {
    expect(sentenceOf('Target resonator', text, 1)).toBe('[Break] This card deals 300 damage to target resonator.');
    expect(sentenceOf('Target player', text, 0)).toBe('Target player');
    expect(sentenceOf('', text, 0)).toBe('');
  });
});

describe('two equal cards that ask the same', () => {
  const field = [4, 5, 6].map((id) => ({ id, name: id < 6 ? 'Guardian' : 'Ogre', zone: 'field', controller: 0 }));
  const asks = (id: number) => question(decision('may', [option(0, 'yes', 'Yes')], { prompt: 'Apply the effect of Guardian?', source: { id } }), view({ field }), 0, who).text;
  it('are told apart', () => {
    expect(asks(4)).toBe('This is the marked one, number 1 of 2.');
    expect(asks(5)).toBe('This is the marked one, number 2 of 2.');
    expect(asks(6)).toBe('');
  });
});

describe('yes and no', () => {
  it('are what they do, where the question has a verb', () => {
    const play = decision('may', [option(0, 'yes', 'Yes'), option(1, 'no', 'No')], { purpose: 'may play' });
    expect(play.options.map((o) => answerOf(o, play))).toEqual(['Play it', 'Do not play it']);
    expect(answerOf(option(0, 'yes', 'Banish Imp'), play)).toBeUndefined();
    expect(answerOf(option(0, 'yes', 'Yes'), decision('may', [], { purpose: 'other' }))).toBeUndefined();
  });
});

describe('how many can be chosen', () => {
  const list = [option(0, 'card', 'Imp', { object: 5 }), option(1, 'card', 'Ogre', { object: 6 }), option(2, 'done', 'Done')];
  it('does not count being done', () => {
    expect(question(decision('target', list, { most: 2, least: 0 }), view(), 0, who).text).toContain('2');
  });
  it('is told once', () => {
    const q = question(decision('target', list, { most: 2, prompt: 'Choose a target for Spoils (1 of up to 2)' }), view(), 0, who);
    expect(q.title).toBe('Choose a target for Spoils');
    expect(q.step).toBe('1 of 2');
  });
});

describe('what stays on top of a deck', () => {
  const asked = (n: number): string => {
    const options = Array.from({ length: n }, (_, i) => option(i, 'card', 'Imp', { object: 5 + i }));
    return question(decision('cards', [...options, option(n, 'done', 'Done')], { purpose: 'stay on top', most: n, least: 0, chosen: 0 }), view(), 0, who).title;
  };
  it('is one question where it is one card', () => {
    expect(asked(1)).toContain('does this card stay on top of the deck?');
    expect(asked(2)).toContain('which of these stay on top of the deck?');
  });
});

describe('a window of priority', () => {
  const text = (options: OptionView[]): string => question(decision('priority', options), view({ turn: { number: 3, player: 1, first_player: 0, phase: 'end', step: '' } }), 0, who).text;
  it('says so where nothing can be used', () => {
    expect(text([option(0, 'pass', 'Pass')])).toBe('Nothing of yours can be used now.');
    expect(text([option(0, 'pass', 'Pass'), option(1, 'activate', 'Coin', { idle: true })])).toBe('Nothing of yours can be used now.');
    expect(text([option(0, 'pass', 'Pass'), option(1, 'play', 'Play Bolt')])).toBe('Lit cards can be used now.');
  });
});

describe('a block', () => {
  it('says that the game is lost without it', () => {
    const battle = { attacker: { id: 9, name: 'Spider' }, attacked: { player: 0 }, blocker: null, blocked: false, declared: false };
    const field = [{ id: 9, name: 'Spider', atk: 900, def: 900, zone: 'field', controller: 1 }];
    const d = decision('block', [option(0, 'no block', 'Do not block')]);
    expect(question(d, view({ battle, field }), 0, who).text).toContain('lose the game');
  });
});

describe('the will of a coin', () => {
  it('has its symbol and its name', () => {
    expect(label(option(0, 'choice', '{U}'), view(), who).head).toBe('{U} Water');
  });
});

describe('in Japanese', () => {
  it('asks by the purpose of the decision', () => {
    language.value = 'ja';
    const d = decision('cards', [option(0, 'done', 'Done')], { purpose: 'stay on top', prompt: 'Choose a card to keep on top', source: { name: 'Flooded Stair' } });
    expect(question(d, view(), 0, who).title).toBe('Flooded Stair: デッキの上に残すカードを選ぶ');
    expect(whyPassed('you have passed here')).not.toMatch(/[a-z]/);
    language.value = 'en';
    for (const [named, bare] of Object.values(ASKED)) expect(`${named}${bare}`).not.toMatch(/[a-wyz]/);
  });
});
