// A QR code (ISO/IEC 18004) for a short text: byte mode, error correction L, versions 1 to 5, of which each has one block.

const WHOLE = [26, 44, 70, 100, 134]; // codewords of versions 1 to 5
const CHECKS = [7, 10, 15, 20, 26]; // of these, for error correction L
const FORMAT_L = 0b01;

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0);

/** The check codewords of Reed and Solomon for data. */
export function checks(data: readonly number[], n: number): number[] {
  let generator = [1];
  for (let i = 0; i < n; i++) {
    const next = [...generator, 0];
    generator.forEach((g, k) => (next[k + 1] = (next[k + 1] ?? 0) ^ times(g, EXP[i] ?? 1)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(n).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] ?? 0;
    if (lead) generator.forEach((g, k) => (rest[i + k] = (rest[i + k] ?? 0) ^ times(g, lead)));
  }
  return rest.slice(data.length);
}

/** The fifteen bits that tell error correction L and the mask. */
export function formatBits(mask: number): number {
  const data = (FORMAT_L << 3) | mask;
  let rest = data << 10;
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0b10100110111 << (i - 10);
  return ((data << 10) | rest) ^ 0b101010000010010;
}

/** All codewords of a text, and the version they fit; null where it is too long. */
export function codewords(text: string): { version: number; all: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = WHOLE.findIndex((whole, i) => bytes.length + 2 <= whole - (CHECKS[i] ?? 0)) + 1;
  if (!version) return null;
  const room = (WHOLE[version - 1] ?? 0) - (CHECKS[version - 1] ?? 0);
  const bits: number[] = [];
  const put = (value: number, n: number): void => {
    for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, 8);
  for (const b of bytes) put(b, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, b) => sum * 2 + b, 0));
  for (let i = 0; data.length < room; i++) data.push(i % 2 ? 0x11 : 0xec);
  return { version, all: [...data, ...checks(data, CHECKS[version - 1] ?? 0)] };
}

const MASKS: readonly ((r: number, c: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_r, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

/** Everything but data: finders, timing, alignment, and the place of the format. */
function frame(version: number): Grid {
  const size = 17 + 4 * version;
  const g: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (r: number, c: number, on: boolean): void => {
    const row = g[r];
    if (row && c >= 0 && c < size) row[c] = on;
  };
  const around = (r: number, c: number, half: number, dark: (ring: number) => boolean): void => {
    for (let i = -half; i <= half; i++) for (let k = -half; k <= half; k++) set(r + i, c + k, dark(Math.max(Math.abs(i), Math.abs(k))));
  };
  for (const [r, c] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) around(r, c, 4, (ring) => ring < 2 || ring === 3);
  if (version > 1) around(size - 7, size - 7, 2, (ring) => ring !== 1);
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (let i = 0; i < 9; i++) for (const [r, c] of [[8, i], [i, 8]] as const) if (g[r]?.[c] === null) set(r, c, false);
  for (let i = 0; i < 8; i++) for (const [r, c] of [[8, size - 1 - i], [size - 1 - i, 8]] as const) if (g[r]?.[c] === null) set(r, c, false);
  set(size - 8, 8, true);
  return g;
}

/** Runs, blocks and an uneven share of dark make a code hard to read: the less the better. */
function penalty(g: readonly (readonly boolean[])[]): number {
  const size = g.length;
  let sum = 0;
  for (const line of [...g, ...g.map((_r, c) => g.map((row) => row[c] ?? false))])
    for (let i = 0, run = 1; i < size; i++, run = line[i] === line[i - 1] ? run + 1 : 1) if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
  for (let r = 1; r < size; r++) for (let c = 1; c < size; c++) if (g[r]?.[c] === g[r - 1]?.[c] && g[r]?.[c] === g[r]?.[c - 1] && g[r]?.[c] === g[r - 1]?.[c - 1]) sum += 3;
  const dark = g.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((100 * dark) / (size * size) - 50) / 5);
}

function drawn(version: number, all: readonly number[], mask: number): boolean[][] {
  const g = frame(version);
  const size = g.length;
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++)
      for (const c of [right, right - 1]) {
        const r = up ? size - 1 - i : i;
        const row = g[r];
        if (!row || row[c] !== null) continue;
        const bit = ((all[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        at += 1;
        row[c] = (bit === 1) !== (MASKS[mask]?.(r, c) ?? false);
      }
  }
  const bits = formatBits(mask);
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  const set = (r: number, c: number, on: boolean): void => {
    const row = g[r];
    if (row) row[c] = on;
  };
  for (let i = 0; i < 6; i++) set(i, 8, bit(i));
  set(7, 8, bit(6));
  set(8, 8, bit(7));
  set(8, 7, bit(8));
  for (let i = 9; i < 15; i++) set(8, 14 - i, bit(i));
  for (let i = 0; i < 8; i++) set(8, size - 1 - i, bit(i));
  for (let i = 8; i < 15; i++) set(size - 15 + i, 8, bit(i));
  return g.map((row) => row.map((x) => x === true));
}

/** The code of a text as rows of dark and light; null where it is too long. */
export function qr(text: string): boolean[][] | null {
  const made = codewords(text);
  if (!made) return null;
  const every = MASKS.map((_m, mask) => drawn(made.version, made.all, mask));
  return every.sort((a, b) => penalty(a) - penalty(b))[0] ?? null;
}

/** The dark squares as a path. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, r) => row.map((on, c) => (on ? `M${c} ${r}h1v1h-1z` : '')).join('')).join('');
}
