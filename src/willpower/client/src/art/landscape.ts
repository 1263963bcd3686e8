// The landscape behind an emblem: sky and hills by attribute, seeded by the card's name.

interface Palette {
  sky: readonly [string, string];
  hills: readonly [string, string];
  ground: string;
  pale: string;
  jagged: boolean;
}

const WATER: Palette = {
  sky: ['#D3EDEB', '#74B7CB'],
  hills: ['#3F8BB2', '#245F8C'],
  ground: '#0F3252',
  pale: '#F4FCF6',
  jagged: false,
};
const VOID: Palette = {
  sky: ['#E4E3DC', '#B3B8BA'],
  hills: ['#8E979C', '#667078'],
  ground: '#2E363D',
  pale: '#FBFAF4',
  jagged: true,
};
const PALETTES: Readonly<Record<string, Palette>> = {
  water: WATER,
  darkness: {
    sky: ['#2B2244', '#75609B'],
    hills: ['#4C3D72', '#35284F'],
    ground: '#150F23',
    pale: '#E9E0F7',
    jagged: false,
  },
  light: {
    sky: ['#FBE9B5', '#EFB667'],
    hills: ['#D38E4F', '#A1623D'],
    ground: '#4B2A20',
    pale: '#FFF8DF',
    jagged: false,
  },
  fire: {
    sky: ['#571A12', '#CF5A33'],
    hills: ['#93301F', '#611D15'],
    ground: '#250A08',
    pale: '#FFC98A',
    jagged: true,
  },
  wind: {
    sky: ['#EAF3CB', '#A5CE93'],
    hills: ['#70A76F', '#417C55'],
    ground: '#1A4230',
    pale: '#FFFCE6',
    jagged: false,
  },
};

export interface Landscape {
  sky: string;
  ground: string;
  pale: string;
  svg: string;
}

/** A small generator of numbers in [0, 1) that depends on a word alone. */
export function seeded(word: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

function hill(next: () => number, top: number, depth: number, jagged: boolean): string {
  let d = '';
  let before = 0;
  for (let x = 0; x <= 100; x += 20) {
    const y = Math.round(top + next() * depth);
    if (x === 0) d = `M0 70V${y}`;
    else d += jagged ? `L${x} ${y}` : `C${x - 10} ${before} ${x - 10} ${y} ${x} ${y}`;
    before = y;
  }
  return d + 'V70z';
}

function signs(attribute: string, p: Palette, next: () => number): string {
  const n = (low: number, high: number): number => Math.round(low + next() * (high - low));
  let out = '';
  switch (attribute) {
    case 'water':
      for (const y of [52, 58, 64])
        out += `<path d="M-5 ${y}q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0" fill="none" stroke="${p.pale}" stroke-opacity=".38"/>`;
      break;
    case 'light':
      for (let i = 0; i < 9; i++)
        out += `<rect x="${n(6, 92)}" y="${n(55, 65)}" width="2" height="2.5" fill="#FFE9A8"/>`;
      break;
    case 'fire':
      for (let i = 0; i < 12; i++)
        out += `<circle cx="${n(4, 96)}" cy="${n(5, 60)}" r="${[0.7, 1, 1.4][n(0, 2)] ?? 1}" fill="#FFB765"/>`;
      break;
    case 'wind':
      for (const x of [8, 16, 24, 78, 86, 94])
        out += `<path d="M${x} 70v-${n(8, 14)}l-3 5h6z" fill="${p.ground}" fill-opacity=".6" stroke="${p.ground}" stroke-opacity=".6"/>`;
      break;
    case 'darkness':
      for (const x of [5, 9, 13, 18, 82, 87, 91, 96])
        out += `<path d="M${x} 70q${n(-3, 3)}-10 ${n(-3, 4)}-${n(14, 24)}" fill="none" stroke="${p.ground}" stroke-width="1.3"/>`;
      break;
  }
  return out;
}

/** The landscape of a card: of its first attribute, under a sky that goes over into that of the second. */
export function landscape(name: string, attributes: readonly string[]): Landscape {
  const first = attributes[0] ?? '';
  const p = PALETTES[first] ?? VOID;
  const second = attributes[1] ? (PALETTES[attributes[1]] ?? p) : p;
  const next = seeded(name);
  const to = second === p ? p.sky[1] : second.sky[1];
  const svg =
    '<svg viewBox="0 0 100 70" preserveAspectRatio="xMidYMax slice">' +
    `<path d="${hill(next, 41, 11, p.jagged)}" fill="${second.hills[0]}" fill-opacity=".7"/>` +
    `<path d="${hill(next, 52, 8, p.jagged)}" fill="${p.hills[1]}" fill-opacity=".85"/>` +
    signs(first, p, next) +
    `<path d="${hill(next, 63, 4, p.jagged)}" fill="${p.ground}"/></svg>`;
  return { sky: `linear-gradient(160deg, ${p.sky[0]}, ${to})`, ground: p.ground, pale: p.pale, svg };
}
