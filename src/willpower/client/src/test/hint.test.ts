import { describe, expect, it } from 'vitest';
import { hintText } from '../model/hint';
import type { Decision, Hint, OptionView } from '../protocol';

const option = (index: number, text: string): OptionView => ({ index, text, kind: 'play' }) as unknown as OptionView;
const decision = { options: [option(0, 'Rider'), option(1, 'Wall'), option(2, 'Wall'), option(3, 'pass')] } as unknown as Decision;
const hint = (more: Partial<Hint>): Hint => ({ type: 'hint', game: 'g', id: 'h', seq: 1, option: 0, chances: [], iterations: 0, wins: false, ...more });
const name = (o: OptionView): string => o.text;

describe('a hint in words', () => {
  it('says how good the best option is, then the next best', () => {
    const chances = [
      { option: 0, chance: 0.614 },
      { option: 1, chance: 0.4 },
      { option: 3, chance: 0.3 },
    ];
    expect(hintText(hint({ chances, iterations: 200 }), decision, name)).toBe('Chance to win about 61 %, after looking ahead 200 times. Then: Wall 40 %; pass 30 %.');
  });

  it('names alike ones once', () => {
    const chances = [
      { option: 0, chance: 0.6 },
      { option: 1, chance: 0.4 },
      { option: 2, chance: 0.4 },
    ];
    expect(hintText(hint({ chances, iterations: 200 }), decision, name)).toBe('Chance to win about 60 %, after looking ahead 200 times. Then: Wall 40 %.');
  });

  it('says that a win is sure, or that there is little to weigh', () => {
    expect(hintText(hint({ wins: true, chances: [{ option: 0, chance: 1 }] }), decision, name)).toContain('wins in this turn');
    expect(hintText(hint({}), decision, name)).toBe('There is little to weigh here.');
  });
});
