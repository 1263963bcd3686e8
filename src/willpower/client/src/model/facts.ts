// Expectations of a judge file in words: "A.Ogre: {zone: field, atk: 600, def: 400}" reads "A’s Ogre is in the field, 600/400".

import { t, type Key } from '../strings';

const ZONES: ReadonlySet<string> = new Set(['field', 'hand', 'graveyard', 'removed', 'deck', 'chase', 'standby', 'stones', 'ruler']);

/** The parts of a flow mapping, commas inside brackets and quotes left alone. */
export function parts(text: string): string[] {
  const out: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] ?? '';
    if (quote) quote = c === quote ? '' : quote;
    else if (c === '"' || c === "'") quote = c;
    else if (c === '{' || c === '[') depth += 1;
    else if (c === '}' || c === ']') depth -= 1;
    else if (c === ',' && depth === 0) {
      out.push(text.slice(from, i));
      from = i + 1;
    }
  }
  out.push(text.slice(from));
  return out.map((x) => x.trim()).filter(Boolean);
}

/** A key and its value, quotes taken off the key. */
function pair(text: string): readonly [string, string] | null {
  const found = /^(?:"([^"]*)"|([^":]*)):\s*(.*)$/s.exec(text.trim());
  return found ? [(found[1] ?? found[2] ?? '').trim(), (found[3] ?? '').trim()] : null;
}

/** What is expected of a card, or null where a part of it has no words. */
function cardWords(player: string, name: string, value: string): string | null {
  const inside = /^\{(.*)\}$/s.exec(value)?.[1];
  if (inside === undefined) return null;
  const said = new Map<string, string>();
  for (const x of parts(inside)) {
    const one = pair(x);
    if (!one) return null;
    said.set(...one);
  }
  const out: string[] = [];
  const zone = said.get('zone');
  if (zone !== undefined) {
    if (!ZONES.has(zone)) return null;
    out.push(t(`fact.in.${zone}` as Key));
  }
  const [atk, def] = [said.get('atk'), said.get('def')];
  if (atk !== undefined && def !== undefined) out.push(`${atk}/${def}`);
  else if (atk !== undefined) out.push(`ATK ${atk}`);
  else if (def !== undefined) out.push(`DEF ${def}`);
  const damage = said.get('damage');
  if (damage !== undefined && (damage !== '0' || said.size === 1)) out.push(t('fact.damage', { n: damage }));
  const rested = said.get('rested');
  if (rested !== undefined) out.push(t(rested === 'true' ? 'fact.rested' : 'fact.recovered'));
  if ([...said.keys()].some((k) => !['zone', 'atk', 'def', 'damage', 'rested'].includes(k))) return null;
  return t('fact.card', { p: player, card: name.replace('#', ' #'), is: out.join(t('fact.and')) });
}

/** One expectation in words; as it is written where it has none. */
export function factWords(text: string): string {
  const found = pair(text);
  if (!found) return text;
  const [key, value] = found;
  const of = /^([AB])\.(.+)$/.exec(key);
  if (of && /^-?\d+$/.test(value)) {
    const what = of[2] ?? '';
    if (what === 'life' || what === 'hand' || what === 'graveyard' || what === 'deck' || what === 'stones') return t(`fact.n.${what}`, { p: of[1] ?? '', n: value });
  }
  if (of) return cardWords(of[1] ?? '', of[2] ?? '', value) ?? text;
  if (key === 'winner' && (value === 'A' || value === 'B')) return t('fact.winner', { p: value });
  if (key === 'draw' && value === 'true') return t('fact.draw');
  return text;
}
