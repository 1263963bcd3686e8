import { useEffect, useRef } from 'preact/hooks';
import { Clause } from '../ui/Clause';
import { large, sentence } from '../model/logtext';
import type { LogLine } from '../protocol';
import { prefs } from '../state/prefs';
import { decidedAt, log, near, state, view, you } from '../state/session';
import { cards, marked, zoom } from '../state/ui';
import { t } from '../strings';
import { who } from './people';

const seenNames = new Map<string, number>();

/** Every card name this page has seen, so that a line can tell names from words. */
function names(): string[] {
  for (const [id, c] of cards.value) if (c.name) seenNames.set(c.name, id);
  return [...seenNames.keys()];
}

/** A line in words. */
export function lineText(line: LogLine): string {
  const people: [string, string] = [who(0), who(1)];
  return sentence(line, people, you.value, names())
    .map((w) => w.text)
    .join('');
}

export function Line({ line, hi }: { line: LogLine; hi: boolean }) {
  const s = state.value;
  const people: [string, string] = [s?.players[0]?.name ?? 'A', s?.players[1]?.name ?? 'B'];
  const words = sentence(line, people, you.value, names());
  const seen = line.objects.filter((o) => cards.value.has(o));
  const mark = (on: boolean): void => {
    marked.value = on ? new Set(seen) : new Set();
  };
  return (
    <li
      class={`${hi ? 'hi' : ''} ${line.kind === 'passed' ? 'auto' : ''}`}
      onMouseEnter={() => mark(true)}
      onMouseLeave={() => mark(false)}
      data-line={line.number}
    >
      <span>
        {words.map((w, i) => {
          if (!w.name) return w.text;
          const id = seen.find((o) => cards.value.get(o)?.name === w.text) ?? seenNames.get(w.text);
          const card = id === undefined ? undefined : cards.value.get(id);
          return card ? (
            <button
              key={i}
              type="button"
              class="nm"
              tabIndex={-1}
              onFocus={() => mark(true)}
              onBlur={() => mark(false)}
              onClick={() => zoom(card)}
            >
              {w.text}
            </button>
          ) : (
            <b key={i}>{w.text}</b>
          );
        })}
      </span>
      <Clause number={line.clause} />
    </li>
  );
}

/** The log in sentences, with turn headers; what follows from the rest is left out unless wanted. */
export function LogList({ lines, since }: { lines: LogLine[]; since: number }) {
  const box = useRef<HTMLDivElement>(null);
  const last = lines[lines.length - 1]?.number ?? 0;
  useEffect(() => {
    const el = box.current;
    if (el) el.scrollTop = el.scrollHeight;
  }, [last]);
  const all = prefs.value.allLog;
  const shown = lines.filter((l) => all || large(l)).slice(-250);
  return (
    <div class="lg" role="log" aria-live="off" ref={box} tabIndex={0} aria-label={t('log')}>
      <ol>
      {shown.map((l) => {
        if (l.kind === 'turn began') {
          const m = /^Turn (\d+): ([AB])/.exec(l.text);
          const n = m?.[2] === 'B' ? 1 : 0;
          return (
            <li key={l.number} class="tn">
              <span>{t(n === you.value ? 'turn.mine' : 'turn.theirs', { n: m?.[1] ?? '', name: who(n) })}</span>
            </li>
          );
        }
        return <Line key={l.number} line={l} hi={l.number > since} />;
      })}
      </ol>
    </div>
  );
}

export function Log() {
  return (
    <section class="log" aria-label={t('log')} data-zone="log">
      <div class="hd">
        <h2>{t('log')}</h2>
        <small>{t('log.hint')}</small>
      </div>
      <LogList lines={log.value} since={you.value === null ? (log.value[log.value.length - 1]?.number ?? 1) - 1 : decidedAt.value} />
    </section>
  );
}

export { near, view };
