import { describe, expect, it } from 'vitest';
import { parts, plain } from '../cards/text';

describe('printed text', () => {
  it('tells symbols, keywords and values from words', () => {
    expect(parts('Pay {2}: it gains [+200/+400] and [Barrier].')).toEqual([
      { kind: 'text', text: 'Pay ' },
      { kind: 'symbol', text: '2' },
      { kind: 'text', text: ': it gains ' },
      { kind: 'values', text: '+200/+400' },
      { kind: 'text', text: ' and ' },
      { kind: 'keyword', text: 'Barrier' },
      { kind: 'text', text: '.' },
    ]);
  });
  it('keeps every character in plain words but the brackets', () => {
    expect(plain('{W}{1}, [Flying]')).toBe('{W}{1}, Flying');
    expect(plain('no marks < > &')).toBe('no marks < > &');
  });
});
