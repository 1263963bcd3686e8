import { SYMBOLS } from './symbols';
import { t } from '../strings';

/** The drawings that `Icon` and `Pip` point at; once on the page. */
export function Sprite() {
  const html = Object.entries(SYMBOLS)
    .map(([id, body]) => `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`)
    .join('');
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** An icon beside words that say the same. */
export function Icon({ name }: { name: string }) {
  return (
    <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

const SHAPE: Readonly<Record<string, string>> = {
  W: 'light',
  R: 'fire',
  U: 'water',
  G: 'wind',
  B: 'dark',
  M: 'moon',
  T: 'time',
  light: 'light',
  fire: 'fire',
  water: 'water',
  wind: 'wind',
  darkness: 'dark',
  moon: 'moon',
  time: 'time',
  Rest: 'rest',
};
const WORD: Readonly<Record<string, string>> = {
  W: 'light',
  R: 'fire',
  U: 'water',
  G: 'wind',
  B: 'darkness',
  M: 'moon',
  T: 'time',
};

/** A symbol of cost or will: an attribute, a number, X, or rest. */
export function Pip({ of, cls = '' }: { of: string; cls?: string }) {
  const shape = SHAPE[of];
  if (of === 'Rest')
    return (
      <svg class={`pip rest ${cls}`} viewBox="0 0 24 24" role="img" aria-label={t('sym.rest')}>
        <use href="#p-rest" />
      </svg>
    );
  if (shape) {
    const word = WORD[of] ?? of;
    return (
      <svg class={`pip ${cls}`} viewBox="0 0 24 24" role="img" aria-label={t(`att.${word}` as 'att.light')}>
        <use href={`#p-${shape}`} />
      </svg>
    );
  }
  return (
    <svg class={`pip ${cls}`} viewBox="0 0 24 24" role="img" aria-label={t('sym.any', { n: of })}>
      <use href="#p-void" />
      <text
        x="12"
        y={of.length > 1 ? 16 : 16.8}
        text-anchor="middle"
        font-size={of.length > 1 ? 10 : 14}
        font-weight="700"
        fill="#fff"
      >
        {of}
      </text>
    </svg>
  );
}

/** The symbols of a cost such as "{W}{W}{2}". */
export function Cost({ cost, cls = '' }: { cost: string; cls?: string }) {
  return <>{symbols(cost).map((s, i) => <Pip key={i} of={s} cls={cls} />)}</>;
}

/** The symbols inside a cost, without braces. */
export function symbols(cost: string): string[] {
  return [...cost.matchAll(/\{([^}]*)\}/g)].map((m) => m[1] ?? '');
}

/** The chip drawing of a keyword, if there is one. */
export const CHIP: Readonly<Record<string, string>> = {
  flying: 'k-flying',
  'first strike': 'k-first',
  barrier: 'k-barrier',
  eternal: 'k-eternal',
  imperishable: 'k-eternal',
  drain: 'k-drain',
  legend: 'k-legend',
  trigger: 'k-trigger',
  pierce: 'k-pierce',
  swiftness: 'k-swift',
  'target attack': 'k-target',
  precision: 'k-target',
  explode: 'k-explode',
  stealth: 'k-stealth',
  bane: 'k-bane',
  bloodlust: 'k-bane',
};
