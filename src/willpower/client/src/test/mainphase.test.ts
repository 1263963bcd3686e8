import { describe, expect, it } from 'vitest';
import { question } from '../model/asking';
import type { Decision, OptionView, View } from '../protocol';

const view = {
  turn: { number: 1, player: 0, phase: 'main', step: '', first_player: 0 },
  players: [],
  field: [],
  chase: [],
  battle: null,
} as unknown as View;

function asked(...kinds: (string | { kind: string; idle: boolean })[]): string {
  const options = kinds.map((k, index) => ({ index, text: '', number: 0, ...(typeof k === 'string' ? { kind: k } : k) }) as OptionView);
  const d = { kind: 'priority', player: 0, clause: '602.1c', prompt: '', purpose: '', options, least: 1, most: 1, chosen: 0 } as unknown as Decision;
  return question(d, view, 0, (n) => (n === 0 ? 'you' : 'Mara')).text;
}

describe('the main phase', () => {
  it('tells only what can be done', () => {
    const none = { kind: 'battle', idle: true };
    expect(asked('pass', 'call', none)).toBe('Call a magic stone: it makes the will that pays for cards.');
    expect(asked('pass', 'call', 'play', none)).toBe('Use a lit card, or end the turn.');
    expect(asked('pass', 'play', 'battle')).toBe('Use a lit card, attack, or end the turn.');
    expect(asked('pass', 'call', 'battle', 'source')).toBe('Attack, or end the turn.');
    expect(asked('pass', 'source', none)).toBe('There is nothing more to do: end the turn.');
  });
});

describe('a response', () => {
  const on = (kind: string): ReturnType<typeof question> => {
    const top = { id: 7, kind, name: 'Ember Smith', controller: 1, text: ['It deals 300 damage.'] };
    const d = { kind: 'priority', player: 0, clause: '602.1c', prompt: '', purpose: '', options: [], least: 1, most: 1, chosen: 0 } as unknown as Decision;
    return question(d, { ...view, chase: [top] }, 0, (n) => (n === 0 ? 'you' : 'Mara'));
  };
  it('tells an ability from its card', () => {
    expect(on('card').title).toBe('Respond to Ember Smith, or pass?');
    expect(on('ability').title).toBe('Respond to the ability of Ember Smith, or pass?');
    expect(on('ability').text).toBe('If you and Mara both pass, the ability of Ember Smith resolves.');
  });
});
