// What somebody has chosen in this browser: theme, language, movement, keys, passing.

import { effect, signal } from '@preact/signals';
import { language, type Language } from '../strings';
import { keep, put } from './store';
import type { Settings } from '../protocol';

export type Theme = 'system' | 'light' | 'dark';

export interface Prefs {
  theme: Theme;
  language: Language;
  text: 100 | 115 | 130;
  still: boolean;
  letters: boolean;
  forecast: boolean;
  /** Whether the card under the mouse is shown large. */
  peek: boolean;
  sounds: boolean;
  noPreview: boolean;
  askEnd: boolean;
  /** Whether it is asked in which order cards go to the graveyard together (309.2). */
  askOrder: boolean;
  /** Whether one is asked at every stop where only runes can be played; else where it matters. */
  askRunes: boolean;
  allLog: boolean;
  passes: boolean;
  name: string;
  deck: string;
  level: string;
  stopsMine: string[];
  stopsTheirs: string[];
  autoPass: boolean;
  mute: boolean;
  pictures: boolean;
}

const FIRST: Prefs = {
  theme: 'system',
  language: globalThis.navigator?.language?.startsWith('ja') ? 'ja' : 'en',
  text: 100,
  still: false,
  letters: true,
  forecast: true,
  peek: true,
  sounds: false,
  noPreview: false,
  askEnd: true,
  askOrder: false,
  askRunes: false,
  allLog: false,
  passes: false,
  name: '',
  deck: '',
  level: '',
  stopsMine: ['main', 'declare block'],
  stopsTheirs: ['declare attack', 'declare block', 'end'],
  autoPass: true,
  mute: false,
  pictures: true,
};

/** How many letters a player's name has at most, as the server wants it. */
export const LONGEST_NAME = 20;

const kept = keep<Partial<Prefs>>('prefs', {});
export const prefs = signal<Prefs>({ ...FIRST, ...kept, name: [...(kept.name ?? '')].slice(0, LONGEST_NAME).join('').trim() });

/** Changes some of what was chosen and keeps it. */
export function choose(change: Partial<Prefs>): void {
  prefs.value = { ...prefs.value, ...change };
  put('prefs', prefs.value);
}

/** What the server is told of it. */
export function seatSettings(more: Partial<Settings> = {}): Settings {
  const p = prefs.value;
  return {
    auto_pass: p.autoPass,
    stops_mine: p.stopsMine,
    stops_theirs: p.stopsTheirs,
    mute: p.mute,
    ...more,
  };
}

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const system = signal(dark.matches);
dark.addEventListener('change', (e) => (system.value = e.matches));

/** Whether the page is dark now. */
export function isDark(): boolean {
  return prefs.value.theme === 'dark' || (prefs.value.theme === 'system' && system.value);
}

/** Puts the choices on the page, now and whenever they change. */
export function applyPrefs(): void {
  effect(() => {
    const root = document.documentElement;
    const p = prefs.value;
    root.classList.toggle('dark', isDark());
    root.classList.toggle('light', !isDark());
    root.classList.toggle('still', p.still);
    root.classList.toggle('text115', p.text === 115);
    root.classList.toggle('text130', p.text === 130);
    language.value = p.language;
    root.lang = p.language;
  });
}

/** Whether things may move. */
export function mayMove(): boolean {
  return !prefs.value.still && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
