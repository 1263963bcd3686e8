import type { ComponentChildren } from 'preact';
import { Pip } from '../art/Icon';

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'symbol'; text: string }
  | { kind: 'keyword'; text: string }
  | { kind: 'values'; text: string };

const MARK = /\{([A-Za-z0-9]+)\}|\[([^\]]+)\]/g;

/** Splits printed text into words, symbols ({W}), keywords ([Flying]) and values ([+200/+400]). */
export function parts(text: string): Part[] {
  const out: Part[] = [];
  let at = 0;
  for (const m of text.matchAll(MARK)) {
    if (m.index > at) out.push({ kind: 'text', text: text.slice(at, m.index) });
    if (m[1] !== undefined) out.push({ kind: 'symbol', text: m[1] });
    else if (m[2] !== undefined)
      out.push({ kind: /^[+-]/.test(m[2]) ? 'values' : 'keyword', text: m[2] });
    at = m.index + m[0].length;
  }
  if (at < text.length) out.push({ kind: 'text', text: text.slice(at) });
  return out;
}

/** Printed text with its symbols drawn. */
export function CardText({ text }: { text: string }): ComponentChildren {
  return parts(text).map((p, i) => {
    switch (p.kind) {
      case 'text':
        return p.text;
      case 'symbol':
        return <Pip key={i} of={p.text} cls="in" />;
      case 'keyword':
        return (
          <b key={i} class="kw">
            {p.text}
          </b>
        );
      case 'values':
        return (
          <b key={i} class="num">
            {p.text.replace(/-/g, '−')}
          </b>
        );
    }
  });
}

/** Printed text as plain words, for names of things that cannot hold drawings. */
export function plain(text: string): string {
  return text.replace(MARK, (_all, symbol?: string, word?: string) => (symbol ? `{${symbol}}` : (word ?? '')));
}
