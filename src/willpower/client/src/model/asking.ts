// How a decision is put to a person: question, consequence, which options are buttons and which are on the table.

import type { CardView, Decision, OptionView, View } from '../protocol';
import { attacked, cardsById, onTable, paragraphOf } from './board';
import { stays } from './clash';
import { chips } from '../cards/facts';
import { plain } from '../cards/text';
import { en } from '../strings/en';
import { ASKED } from '../strings/ja_asked';
import { language, t } from '../strings';
import { answerWords } from '../strings/ja_words';

/** The kinds of options whose object is what is chosen, not what asks. */
export const POINTING: ReadonlySet<string> = new Set(['card', 'attack', 'block', 'source', 'play', 'trigger', 'target']);

export interface Question {
  title: string;
  text: string;
  said: string; // the sentence being played or resolved, as printed
  step: string; // which of how many, where there are several
  clause: string;
  buttons: OptionView[]; // options that are not on the table
}

/** The sheet that a decision opens, or "" where the prompt is enough. */
export type Sheet = '' | 'exchange' | 'cards' | 'order' | 'name';

const OWN_SHEET: Readonly<Record<string, Sheet>> = { exchange: 'exchange', order: 'order', trigger: 'order', name: 'name' };

/** Whether an option is a player and no card: it is chosen at the plate. */
export function isPlayer(o: OptionView): boolean {
  return o.object === undefined && o.card === undefined && o.player !== undefined;
}

/** 1 for the seat's own plate, else 0. */
function own(o: OptionView, seat: number): number {
  return Number(isPlayer(o) && o.player === seat);
}

/** Which sheet, if any. */
export function sheetOf(d: Decision, view: View, seat: number): Sheet {
  const own = OWN_SHEET[d.kind];
  if (own) return own === 'name' && d.options.length <= 8 ? '' : own;
  if (d.kind === 'priority' || d.kind === 'pay') return '';
  const by = cardsById(view);
  const away = d.options.filter((o) => o.kind === 'card' && !isPlayer(o) && (o.card !== undefined || !onTable(by.get(o.object ?? -1), seat)));
  return away.length > 0 ? 'cards' : '';
}

/** The card a decision is about. */
export function sourceOf(d: Decision, view: View): CardView | undefined {
  return d.source?.id === undefined ? undefined : cardsById(view).get(d.source.id);
}

/** The card on the field that asks, where another of its name and side lies there: which of how many, in order of arrival. */
export function twin(d: Decision, view: View): { id: number; n: number; of: number } | null {
  if (d.kind === 'priority' || d.kind === 'attack' || d.kind === 'block' || d.kind === 'pay') return null;
  const found = sourceOf(d, view);
  const id = found?.zone === 'chase' ? found.source?.id : found?.id;
  const card = view.field.find((c) => c.id === id);
  if (!card || card.id === undefined) return null;
  const same = view.field.filter((c) => c.name === card.name && c.controller === card.controller);
  return same.length > 1 ? { id: card.id, n: same.indexOf(card) + 1, of: same.length } : null;
}

/** An option in words for a button. */
export function label(o: OptionView, view: View, who: (n: number) => string): { head: string; sub: string } {
  const by = cardsById(view);
  const card = o.card ?? by.get(o.object ?? -1);
  if (o.kind === 'card' && isPlayer(o)) return { head: who(o.player ?? 0), sub: '' };
  const values = card?.atk != null ? ` (${card.atk}/${card.def ?? 0})` : '';
  switch (o.kind) {
    case 'pass':
      return { head: t(o.ends === 'turn' ? 'do.endturn' : 'do.pass'), sub: '' };
    case 'call':
      return { head: t('do.call'), sub: '' };
    case 'battle':
      return { head: t('do.battle'), sub: '' };
    case 'forfeit':
      return { head: t('do.forfeit'), sub: '' };
    case 'no block':
      return { head: t('do.noblock'), sub: '' };
    case 'done':
      return { head: o.text === 'Done' ? t('do.done') : answerWords(o.text), sub: '' };
    case 'yes':
      return { head: o.text === 'Yes' ? t('do.yes') : answerWords(o.text), sub: '' };
    case 'no':
      return { head: o.text === 'No' ? t('do.no') : answerWords(o.text), sub: '' };
    case 'play':
      return { head: t('do.play', { name: card?.name ?? o.text.replace(/^Play /, '') }), sub: extraWords(o, card) };
    case 'standby':
      return { head: t('do.standby'), sub: `${card?.name ?? ''} {2}` }; // 706.1
    case 'judgment':
      return { head: t('do.judgment'), sub: judgmentWords(card) };
    case 'lifebreak':
      return { head: t('do.lifebreak'), sub: '' };
    case 'activate': {
      const text = o.words || paragraphOf(o, card);
      return { head: card?.name ?? o.text, sub: text || o.text.replace(`${card?.name ?? ''}: `, '') };
    }
    case 'attack': {
      const on = attacked(o);
      const foe = on.object === undefined ? undefined : by.get(on.object);
      const name = on.player !== undefined ? who(on.player) : `${foe?.name ?? ''} (${foe?.atk ?? 0}/${foe?.def ?? 0})`;
      return { head: t('do.attackon', { name }), sub: `${card?.name ?? ''}${values}` };
    }
    case 'block':
      return { head: t('do.block', { name: card?.name ?? '' }) + values, sub: '' };
    case 'will':
    case 'source':
      return { head: o.kind === 'will' ? answerWords(o.text) : (card?.name ?? o.text), sub: o.kind === 'source' ? o.text.replace(`${card?.name ?? ''} `, '') : '' };
    case 'mode':
      return { head: answerWords(o.words ? upper(o.words) : modeWords(o, card)), sub: '' };
    case 'trigger':
      return { head: card?.name ?? o.text.split(': ')[0] ?? o.text, sub: o.words ?? '' };
    case 'card':
      if (o.player !== undefined) return { head: who(o.player), sub: '' };
      return { head: card?.name ?? o.text, sub: `${card && card.controller !== undefined && card.zone === 'field' ? who(card.controller) : ''}${values}`.trim() };
    case 'attribute':
    case 'light':
    case 'fire':
    case 'water':
    case 'wind':
    case 'darkness':
      return { head: attributeWords(o.text), sub: '' };
    default:
      if (ATTRIBUTES.has(o.text.toLowerCase()) || /^\{[WRUGB]\}$/.test(o.text)) return { head: attributeWords(o.text), sub: '' };
      if (o.player !== undefined) return { head: who(o.player), sub: '' };
      return { head: answerWords(upper(o.text)), sub: '' };
  }
}

/** "Yes" and "No" as what they do, by the purpose of the question; undefined where there is no verb for it. */
export function answerOf(o: OptionView, d: Decision): string | undefined {
  if (!(o.kind === 'yes' && /^(Yes|Call a magic stone)$/.test(o.text)) && !(o.kind === 'no' && o.text === 'No')) return undefined;
  const key = `${o.kind}.${d.purpose}`;
  return key in en ? t(key as 'yes.may') : undefined;
}

/** A mode in the words of the card, where its text lists them; else the engine's own. */
export function modeWords(o: OptionView, card: CardView | undefined): string {
  const list = (card?.text ?? []).map((x) => /^(?:\[[^\]]+\] ?(?:⇒ )?)?(?:.*?)[Cc]hoose (?:one|two|three|up to \w+|\w+ or more)[^-–—:]*[-–—:] (.*)$/.exec(x)?.[1]).find(Boolean);
  const m = /^(\d+): (.*)$/.exec(o.text);
  const said = list?.split(/; or |; /)[o.number]?.replace(/\.$/, '');
  if (said && m && /^[A-Z][A-Za-z]+( [A-Z][A-Za-z]+)*$/.test(m[2] ?? '')) return upper(said);
  const own = m?.[2] ?? o.text;
  return upper(own.replace(/([a-z])([A-Z])/g, (_all, a: string, b: string) => `${a} ${b.toLowerCase()}`));
}

const ATTRIBUTES = new Set(['light', 'fire', 'water', 'wind', 'darkness']);

/** An attribute with its symbol. */
function attributeWords(text: string): string {
  const letter: Record<string, string> = { light: 'W', fire: 'R', water: 'U', wind: 'G', darkness: 'B' };
  const mark = /^\{([WRUGB])\}$/.exec(text)?.[1];
  const word = Object.keys(letter).find((w) => letter[w] === mark) ?? text.toLowerCase();
  return letter[word] ? `{${letter[word]}} ${t(`Att.${word}` as 'Att.light')}` : upper(text);
}

/** What a judgment costs and makes: "{R}{G}{1} becomes Sarka (1000/900)". */
function judgmentWords(card: CardView | undefined): string {
  const cost = (card?.text ?? []).map((x) => /^\[Judgment\] ((?:\{[^}]+\})+)/.exec(x)?.[1]).find(Boolean) ?? '';
  return becomes(card, cost) || (card?.name ?? '');
}

/** What a ruler's judgment makes of it; "" where the other side is not seen. */
export function becomes(card: CardView | undefined, cost = ''): string {
  const side = card?.sides?.find((s) => s.types.includes('J-Ruler'));
  if (!side) return '';
  return t('judgment.becomes', { cost, name: side.name, values: side.atk != null ? ` (${side.atk}/${side.def ?? 0})` : '' }).trim();
}

function extraWords(o: OptionView, card: CardView | undefined): string {
  const rest = o.text.replace(`Play ${card?.name ?? ''}`, '').trim();
  return rest || card?.cost || '';
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The question of a purpose in the language of the interface; "" where it has no words for it. */
function asked(purpose: string, name: string): string {
  const found = ASKED[purpose];
  return found ? found[name ? 0 : 1].replace('{}', name) : '';
}

/** The words of a decision; of two cards that ask the same, which one it is. */
export function question(d: Decision, view: View, seat: number, who: (n: number) => string): Question {
  const q = plainQuestion(d, view, seat, who);
  const one = twin(d, view);
  return one ? { ...q, text: [t('q.twin', one), q.text].filter(Boolean).join(' ') } : q;
}

function plainQuestion(d: Decision, view: View, seat: number, who: (n: number) => string): Question {
  const by = cardsById(view);
  const source = sourceOf(d, view);
  const name = source?.name ?? d.source?.name ?? '';
  const said = closed(saidBy(d, source, view));
  const prompt = language.value === 'en' ? d.prompt.replace(/ \(\d+ of (?:up to )?\d+\)/, '') : asked(d.purpose, name);
  const buttons = d.options.filter((o) => {
    if (o.object === undefined) return true;
    if (!POINTING.has(o.kind)) return true;
    return o.card === undefined && !onTable(by.get(o.object), seat);
  });
  const step = d.most > 1 && d.kind !== 'exchange' && d.kind !== 'order' ? t('q.step', { n: Math.min(d.chosen + 1, d.most), of: d.most }) : '';
  const base: Question = { title: '', text: '', said, step, clause: d.clause, buttons };
  const of = (title: string): string => (prompt && title === prompt ? prompt : prompt ? title : name ? t('q.of', { name, title }) : title);
  switch (d.kind) {
    case 'priority':
      return priorityQuestion(view, seat, who, base, d.options.filter((o) => o.kind !== 'pass' && o.kind !== 'source' && !o.idle));
    case 'attack':
      return { ...base, title: t('q.attack'), text: t('q.attack.text') };
    case 'block':
      return blockQuestion(d, view, seat, who, base);
    case 'target':
      // The other side first: what is aimed is seldom aimed at oneself.
      return { ...base, title: of(prompt || t('q.target')), text: targetText(d), buttons: [...buttons].sort((a, b) => own(a, seat) - own(b, seat)) };
    case 'mode':
      return { ...base, title: of(prompt || t('q.mode')), text: t('q.mode.text'), buttons: d.options };
    case 'x':
      return { ...base, title: of(prompt || t('q.x')), text: '', buttons: d.options };
    case 'pay':
      return { ...base, title: of(prompt || t('q.pay')), text: t('q.pay.text') };
    case 'cost':
      return { ...base, title: of(prompt || t('q.cost')), text: t(d.options.some((o) => POINTING.has(o.kind)) ? 'q.cost.text' : 'q.cost.which') };
    case 'divide':
      return { ...base, title: of(prompt || t('q.divide')), text: '', buttons: d.options };
    case 'may':
      return { ...base, title: of(prompt || t('q.may')), text: '', buttons: d.options };
    case 'cards':
      if (d.purpose === 'stay on top' && d.chosen === 0 && d.options.filter((o) => o.kind === 'card').length === 1)
        return { ...base, step: '', title: t('q.foresee.one', { name }), text: t('q.above.one') };
      if (d.purpose === 'stay on top' && d.chosen === 0) return { ...base, step: '', title: t('q.foresee', { name }), text: t('q.above.text') };
      return { ...base, title: of(prompt || t('q.cards')), text: d.purpose === 'stay on top' ? t('q.above.text') : cardsText(d) };
    case 'number':
      return { ...base, title: of(prompt || t('q.number')), text: '', buttons: d.options };
    case 'attribute':
      return { ...base, title: of(prompt || t('q.attribute')), text: '', buttons: d.options };
    case 'name':
      return { ...base, title: of(prompt || t('q.name')), text: '', buttons: d.options };
    case 'order':
      return orderQuestion(d, base, of(prompt || t('q.order')));
    case 'trigger':
      return { ...base, title: t('q.trigger', { n: d.options.length }), text: t('q.trigger.text') };
    case 'replacement':
      return { ...base, title: of(prompt || t('q.replacement')), text: t('q.replacement.text'), buttons: d.options };
    case 'exchange':
      return { ...base, title: t('q.exchange'), text: t(d.options.some((o) => o.kind === 'yes') ? 'q.exchange.whether' : 'q.exchange.text') };
    case 'first':
      return { ...base, title: t('q.first'), text: '', buttons: d.options };
    case 'reveal':
      return { ...base, title: prompt || of(t('q.reveal')), text: /\[Stealth\]/.test((source?.text ?? []).join(' ')) ? t('q.reveal.stealth') : '', buttons: d.options };
    case 'loop':
      return { ...base, title: t('q.loop'), text: d.prompt || t('q.loop.text'), buttons: d.options };
    default:
      return { ...base, title: of(prompt || t('q.choose')), text: '', buttons: d.options };
  }
}

/** A sentence with its full stop, so that the next one does not run into it. */
function closed(text: string): string {
  return !text || /[.!?…。）)"”]$/.test(text) ? text : `${text}.`;
}

/** The printed sentence behind a decision: the item being resolved or played. */
function saidBy(d: Decision, source: CardView | undefined, view: View): string {
  if (d.kind === 'target') {
    const played = view.chase.find((c) => c.id === d.source?.id || (c.source?.id !== undefined && c.source.id === d.source?.id));
    return sentenceOf(d.sentence, played?.text ?? source?.text ?? [], played?.targets?.length ?? 0);
  }
  if (d.purpose === 'pierce') return ''; // the numbers say what Pierce does; the card's other text does not
  if (d.sentence) return d.sentence;
  if (d.kind === 'priority' || d.kind === 'attack' || d.kind === 'block' || d.kind === 'exchange') return '';
  const item = view.chase.find((c) => c.id === d.source?.id || (c.source?.id !== undefined && c.source.id === d.source?.id));
  const text = item?.text ?? (d.source?.kind === 'ability' ? [] : source?.text) ?? [];
  const words = text.filter((x) => !/^\[[A-Za-z ]+\]$/.test(x));
  const all = (words.length ? words : []).join(' ');
  return all.length > 220 ? `${all.slice(0, 217)}…` : all;
}

/** The sentence of a text that has these words; of several the one after so many targets. The words themselves where none has. */
export function sentenceOf(words: string, text: readonly string[], before: number): string {
  const bare = words.replace(/\.$/, '').toLowerCase();
  const all = text.flatMap((line) => line.split(/(?<=[.!?]["”]?)\s+/)).filter((x) => bare && x.toLowerCase().includes(bare));
  const found = all[Math.min(before, all.length - 1)] ?? words;
  return found.length > 220 ? `${found.slice(0, 217)}…` : found;
}

function priorityQuestion(view: View, seat: number, who: (n: number) => string, base: Question, able: readonly OptionView[]): Question {
  const top = view.chase[0];
  const mine = view.turn.player === seat;
  if (top) {
    const own = top.controller === seat;
    const name = top.kind === 'ability' ? t('q.ability.of', { name: top.name ?? '' }) : (top.name ?? '');
    return {
      ...base,
      title: upper(t(own ? 'q.own' : 'q.respond', { name })),
      text: upper(t('q.respond.text', { name, other: who(1 - seat) })),
    };
  }
  if (mine && view.turn.phase === 'main' && !view.battle)
    return { ...base, title: who(seat) === t('you') ? t('q.main') : t('q.main.of', { name: who(seat) }), text: mainText(able) };
  const fight = fightWords(view, who);
  const step = view.turn.step || view.turn.phase;
  const word = ['draw', 'recovery', 'main', 'beginning', 'declare attack', 'declare block', 'first strike', 'normal', 'end'].includes(step)
    ? t(`in.${view.turn.step === 'end' ? 'end of battle' : step}` as 'in.main')
    : step;
  const place = t(mine && who(seat) === t('you') ? 'q.window.mine' : 'q.window.theirs', { step: word, name: who(view.turn.player) });
  const early = view.turn.step === 'declare block' && view.battle && !view.battle.declared ? `${t('q.window.early')} ` : '';
  const use = early + t(able.length ? 'q.window.text' : 'q.window.none');
  if (fight) return { ...base, title: fight, text: `${place} ${use}` };
  return { ...base, title: place, text: use };
}

/** What there is to do in one's main phase, by what the engine offers. */
function mainText(able: readonly OptionView[]): string {
  const fight = able.some((o) => o.kind === 'battle');
  const use = able.some((o) => o.kind !== 'battle' && o.kind !== 'call');
  if (use) return t(fight ? 'q.main.text' : 'q.main.play');
  if (able.some((o) => o.kind === 'call') && !fight) return t('q.main.call');
  return t(fight ? 'q.main.attack' : 'q.main.none');
}

/** An order is made at once: where the cards will lie, and which end is the top. */
function orderQuestion(d: Decision, base: Question, title: string): Question {
  if (d.purpose === 'graveyard') return { ...base, title: t('q.order.graveyard'), text: t('q.order.text.top') };
  if (d.purpose === 'top' || d.purpose === 'bottom') return { ...base, title: base.said ? title : t('q.order.top'), text: t('q.order.text.top') };
  return { ...base, title, text: t('q.order.text') };
}

/** How many targets are marked, and whether one may stop here. */
function targetText(d: Decision): string {
  const n = d.options.filter((o) => o.kind !== 'done').length;
  if (n === 1) return t(d.options.length > n ? 'q.target.last' : 'q.target.only');
  return t(d.options.length > n ? 'q.target.enough' : 'q.target.marked', { n });
}

/** How many cards there are to choose from, and how many are chosen. */
function cardsText(d: Decision): string {
  const n = d.options.filter((o) => o.kind === 'card').length;
  const most = Math.min(d.most - d.chosen, n);
  if (most > 1) return t(d.least < d.most ? 'q.cards.some' : 'q.cards.exactly', { n, most });
  return n > 1 ? t('q.cards.text', { n }) : '';
}

/** A card with its values: "Storm Gull (500/400)". */
function withValues(c: CardView | undefined): string {
  if (!c) return '';
  return c.atk == null ? (c.name ?? '') : `${c.name ?? ''} (${c.atk}/${c.def ?? 0})`;
}

/** A player to whom something is done: "you", or the name where both sides are played by one. */
function object(n: number, who: (n: number) => string): string {
  return who(n) === t('you') ? t('you.obj') : who(n);
}

/** The battle that goes on, with both sides' values; "" where there is none. */
export function fightWords(view: View, who: (n: number) => string): string {
  const b = view.battle;
  const by = cardsById(view);
  const a = by.get(b?.attacker?.id ?? -1);
  if (!b || !a) return '';
  const blocker = by.get(b.blocker?.id ?? -1);
  if (blocker) return t('q.fight.block', { a: withValues(blocker), b: withValues(a) });
  if (b.blocked) return t('q.fight.was', { a: withValues(a) });
  const on = b.attacked?.player !== undefined ? object(b.attacked.player, who) : withValues(by.get(b.attacked?.id ?? -1)) || (b.attacked?.name ?? '');
  return t(b.declared ? 'q.fight.free' : 'q.block', { card: withValues(a), name: on });
}

function blockQuestion(d: Decision, view: View, seat: number, who: (n: number) => string, base: Question): Question {
  const by = cardsById(view);
  const a = by.get(view.battle?.attacker?.id ?? -1);
  const on = view.battle?.attacked;
  const words = a ? chips(a).filter((k) => !k.lost).map((k) => k.name).join(', ') : '';
  const sum = a ? `${a.name ?? ''} (${a.atk ?? 0}/${a.def ?? 0}${words ? `, ${words}` : ''})` : '';
  const hit = by.get(on?.id ?? -1);
  const foe = on?.player !== undefined ? object(on.player, who) : withValues(hit) || (on?.name ?? '');
  const n = d.options.filter((o) => o.kind === 'block').length;
  const life = view.players[seat]?.life ?? 0;
  const left = life - (a?.atk ?? 0);
  const text =
    on?.player === seat
      ? t(left > 0 ? 'q.block.text' : 'q.block.lost', { n, atk: a?.atk ?? 0, from: life, to: left })
      : otherText(a, hit, n);
  return { ...base, title: t('q.block', { card: sum, name: foe }), text };
}

/** What becomes of an attacked card that nobody blocks for, as far as the values tell. */
function otherText(a: CardView | undefined, hit: CardView | undefined, n: number): string {
  const on = a && hit ? stays(a, hit) : undefined;
  if (on === undefined) return t('q.block.other', { n });
  return t(on ? 'q.block.stays' : 'q.block.falls', { n, name: hit?.name ?? '' });
}

/** Plain words of an option, for lists and screen readers. */
export function words(o: OptionView, view: View, who: (n: number) => string): string {
  const l = label(o, view, who);
  return plain(l.sub ? `${l.head}: ${l.sub}` : l.head);
}
