// All words of the interface. `en` is the catalogue; `ja` has the same keys.

import { signal } from '@preact/signals';
import { en } from './en';
import { ja } from './ja';

export type Key = keyof typeof en;
export type Language = 'en' | 'ja';

export const language = signal<Language>('en');

/** A string of the interface with its holes filled. `{n#card#cards}` is a word for one and for more. */
export function t(key: Key, holes: Record<string, string | number> = {}): string {
  const text = (language.value === 'ja' ? ja[key] : en[key]) ?? key;
  return text.replace(/\{(\w+)(?:#([^#}]*)#([^}]*))?\}/g, (all, name: string, one?: string, more?: string) => {
    if (!(name in holes)) return all;
    return one === undefined ? String(holes[name]) : String((Number(holes[name]) === 1 ? one : more) ?? '');
  });
}

/** What the server says in both languages: the one of the interface, English where nobody wrote it in Japanese. */
export function told(english: string, japanese: string): string {
  return language.value === 'ja' && japanese ? japanese : english;
}

/** A string that may have another form for one. */
export function many(key: Key, one: Key, n: number, holes: Record<string, string | number> = {}): string {
  return t(n === 1 ? one : key, { n, ...holes });
}

/** A moment as people of this browser write it, in the language of the interface. */
export function dated(seconds: number): string {
  const own = (navigator.languages ?? []).find((l) => l.startsWith(language.value)) ?? language.value;
  return new Date(seconds * 1000).toLocaleString(own, { dateStyle: 'medium', timeStyle: 'short' });
}
