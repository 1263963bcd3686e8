import { describe, expect, it } from 'vitest';
import { autoPay } from '../model/payment';
import type { CardView, Decision, OptionView, View } from '../protocol';

const stone = (id: number, attribute: string, more: Partial<CardView> = {}): CardView => ({
  id,
  zone: 'field',
  controller: 0,
  name: `${attribute} stone`,
  types: ['Magic Stone'],
  general: ['Basic'],
  stone_types: [attribute],
  text: ['{Rest}: Produce {W}.'],
  rested: false,
  ...more,
});
const source = (index: number, object: number, attribute: string): OptionView => ({
  index,
  kind: 'source',
  text: `stone for ${attribute}`,
  clause: '1003.5',
  number: 1,
  object,
});
const pay = (...options: OptionView[]): Decision => ({ player: 0, kind: 'pay', purpose: 'pay', prompt: 'Pay {1}', sentence: '', least: 1, most: 1, chosen: 0, clause: '1003.1', source: null, options });
const view = (...field: CardView[]): View => ({ field, players: [], chase: [] }) as unknown as View;

describe('paying', () => {
  it('spends will that is already made first', () => {
    const will: OptionView = { index: 1, kind: 'will', text: 'Use fire will', clause: '1003.1', number: 2 };
    expect(autoPay(pay(source(0, 5, 'fire'), will), view(stone(5, 'fire')), 0)).toBe(1);
  });
  it('takes the attribute of which there is most', () => {
    const board = view(stone(1, 'light'), stone(2, 'fire'), stone(3, 'fire'));
    expect(autoPay(pay(source(0, 1, 'light'), source(1, 2, 'fire'), source(2, 3, 'fire')), board, 0)).toBe(1);
  });
  it('keeps special stones for last', () => {
    const board = view(stone(1, 'light', { general: ['Special'] }), stone(2, 'light'));
    expect(autoPay(pay(source(0, 1, 'light'), source(1, 2, 'light')), board, 0)).toBe(1);
  });
  it('asks before it spends anything that does not come back by itself', () => {
    const coin: CardView = { id: 9, zone: 'items', controller: 0, name: 'Will Coin', types: [] };
    const resonator: CardView = { id: 8, zone: 'field', controller: 0, name: 'Moss Hare', types: ['Resonator'] };
    expect(autoPay(pay(source(0, 9, 'fire')), view(coin), 0)).toBeNull();
    expect(autoPay(pay(source(0, 8, 'wind')), view(resonator), 0)).toBeNull();
    const life: OptionView = { index: 0, kind: 'life', text: 'Pay 300 life', clause: '', number: 300 };
    expect(autoPay(pay(life), view(), 0)).toBeNull();
  });
});
