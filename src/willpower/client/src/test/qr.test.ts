import { describe, expect, it } from 'vitest';
import { checks, codewords, formatBits, qr } from '../ui/qr';

/** Reads a code back: the format, the mask, the way of the data, and its bytes. */
function read(rows: boolean[][]): string {
  const size = rows.length;
  const at = (r: number, c: number): boolean => rows[r]?.[c] ?? false;
  let format = 0;
  for (const [r, c] of [[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5], [8, 7], [8, 8], [7, 8], [5, 8], [4, 8], [3, 8], [2, 8], [1, 8], [0, 8]] as const) format = format * 2 + Number(at(r, c));
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((m) => formatBits(m) === format);
  const masks = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_r: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ];
  const fixed = (r: number, c: number): boolean =>
    (r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9) || r === 6 || c === 6 || (size > 21 && Math.abs(r - (size - 7)) < 3 && Math.abs(c - (size - 7)) < 3);
  const bits: number[] = [];
  let up = true;
  for (const right of Array.from({ length: (size - 1) / 2 }, (_x, i) => size - 1 - 2 * i - (size - 1 - 2 * i <= 6 ? 1 : 0))) {
    for (let i = 0; i < size; i++)
      for (const c of [right, right - 1]) {
        const r = up ? size - 1 - i : i;
        if (!fixed(r, c)) bits.push(Number(at(r, c) !== (masks[mask ?? 0]?.(r, c) === 0)));
      }
    up = !up;
  }
  const value = (from: number, n: number): number => bits.slice(from, from + n).reduce((sum, b) => sum * 2 + b, 0);
  expect(value(0, 4)).toBe(4);
  const n = value(4, 8);
  return new TextDecoder().decode(new Uint8Array(Array.from({ length: n }, (_x, i) => value(12 + 8 * i, 8))));
}

describe('a QR code', () => {
  it('has the check codewords of the standard’s worked example', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(checks(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  it('tells its correction and mask as the standard lists them', () => {
    expect(formatBits(0)).toBe(0b111011111000100);
    expect(formatBits(4)).toBe(0b110011000101111);
  });
  it('can be read back', () => {
    for (const text of ['a', 'http://192.168.1.20:8000/join/1LkRt9fLQToD/abcdefghijklmnopqrstuv', 'x'.repeat(106)]) {
      const rows = qr(text);
      expect(rows && read(rows)).toBe(text);
    }
  });
  it('is refused for what is too long', () => {
    expect(codewords('x'.repeat(107))).toBeNull();
    expect(qr('x'.repeat(300))).toBeNull();
  });
});
