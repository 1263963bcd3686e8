// A card that somebody writes: as the server is asked how it is read, and as the bench takes it.

import type { ReadText } from '../protocol';
import { t } from '../strings';
import type { Sketch } from './sandbox';

/** What stands in the fields. */
export interface Written {
  name: string;
  type: string;
  cost: string;
  race: string;
  atk: string;
  def: string;
  text: string;
}

/** ATK and DEF of what fights, as long as nobody has written any: with 0 it would be destroyed as it comes. */
export const UNWRITTEN = 500;

/** Whether a card of a type has ATK and DEF. */
export const fighting = (type: string): boolean => /Resonator|J-Ruler/.test(type) && !/Addition/.test(type);

/** What is written, as the server is asked; null where there is nothing to read. */
export function askedText(w: Written): ReadText | null {
  const text = w.text
    .split(/\n+/)
    .map((x) => x.trim())
    .filter(Boolean);
  if (!text.length) return null;
  const value = (x: string): number | null => (/^\d{1,5}$/.test(x.trim()) ? Number(x.trim()) : !x.trim() && fighting(w.type) ? UNWRITTEN : null);
  return { text, name: w.name.trim(), type: w.type, cost: w.cost.trim(), race: w.race.trim(), atk: value(w.atk), def: value(w.def) };
}

/** What is written, as the bench takes it. */
export function sketched(w: Written): Sketch {
  const a = askedText(w);
  const races = w.race.split(/[/,]/).map((x) => x.trim()).filter(Boolean);
  return { name: w.name.trim() || t('lib.try.unnamed'), type: w.type, cost: w.cost.trim(), races, atk: a?.atk ?? null, def: a?.def ?? null, text: a?.text ?? [] };
}
