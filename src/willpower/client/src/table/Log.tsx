import { useEffect, useRef } from 'preact/hooks';
import { Clause } from '../ui/Clause';
import { folded, logRows } from '../model/logrows';
import { goneSince, large, sentence } from '../model/logtext';
import type { LogLine } from '../protocol';
import { prefs } from '../state/prefs';
import { decidedAt, log, moment, passes, pastFrom, showMoment, you } from '../state/session';
import { cards, marked, panel, zoom } from '../state/ui';
import { passesText } from '../model/passing';
import { Icon } from '../art/Icon';
import { CardText, plain } from '../cards/text';
import { tell } from '../ui/live';
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
  return plain(
    sentence(line, people, you.value, names())
      .map((w) => w.text)
      .join(''),
  );
}

/** What the other side asks to take back, in words; nothing where it is not told. */
export function wouldGo(lines: readonly LogLine[], since: number | null): string | undefined {
  if (since === null) return undefined;
  const { first, more } = goneSince(lines, since);
  if (!first.length) return t('offer.undo.nothing');
  const said = first.map((l) => lineText(l).replace(/[.。]$/, '')).join(t('list.semi'));
  return t('offer.undo.what', { lines: more ? t('offer.undo.more', { lines: said, n: more }) : said });
}

export function Line({ line, hi, then, times = 1 }: { line: LogLine; hi: boolean; then?: () => void; times?: number }) {
  const people: [string, string] = [who(0), who(1)];
  const words = sentence(line, people, you.value, names());
  const seen = line.objects.filter((o) => cards.value.has(o));
  const mark = (on: boolean): void => {
    marked.value = on ? new Set(seen) : new Set();
  };
  return (
    <li
      class={`${hi ? 'hi' : ''} ${line.kind === 'passed' ? 'auto' : ''} ${then ? 'can' : ''} ${moment.value?.line === line.number ? 'at' : ''}`}
      onMouseEnter={() => mark(true)}
      onMouseLeave={() => mark(false)}
      data-line={line.number}
    >
      {then ? (
        <button type="button" class="was" tabIndex={-1} data-was={line.number} aria-label={t('log.then.of', { line: words.map((w) => w.text).join('') })} title={t('log.then')} onClick={then}>
          <Icon name="i-eye" />
        </button>
      ) : null}
      <span>
        {words.map((w, i) => {
          if (!w.name) return <CardText key={i} text={w.text} />;
          const id = seen.find((o) => cards.value.get(o)?.name === w.text) ?? seenNames.get(w.text);
          const card = id === undefined ? undefined : cards.value.get(id);
          return card ? (
            <span
              key={i}
              role="button"
              class="nm"
              tabIndex={-1}
              onFocus={() => mark(true)}
              onBlur={() => mark(false)}
              onClick={() => zoom(card)}
              onKeyDown={(e) => {
                if (e.key === 'Enter') zoom(card);
              }}
            >
              {w.text}
            </span>
          ) : (
            <b key={i}>{w.text}</b>
          );
        })}
        {times > 1 ? <span class="times"> {t('log.times', { n: times })}</span> : null}
      </span>
      <Clause number={line.clause} />
    </li>
  );
}

/** Moves among the lines of the log by the arrow keys. */
function rove(e: KeyboardEvent): void {
  if (e.key !== 'ArrowUp' && e.key !== 'ArrowDown') return;
  const box = e.currentTarget as HTMLElement;
  const all = [...box.querySelectorAll<HTMLElement>('.was')];
  if (!all.length) return;
  const at = all.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? all.length - 1 : at + (e.key === 'ArrowUp' ? -1 : 1);
  all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
  e.preventDefault();
}

interface ListProps {
  lines: LogLine[];
  since: number;
  /** What a line leads to: the board as it was; none where that cannot be shown. */
  then?: (line: number) => void;
  /** The first line that leads anywhere. */
  from?: number;
  mine?: boolean;
}

/** The log in sentences, with turn headers; what follows from the rest is left out unless wanted. */
export function LogList({ lines, since, then, from = 0, mine = false }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = lines[lines.length - 1]?.number ?? 0;
  const noted = mine ? passes.value : [];
  const looking = moment.value !== null;
  useEffect(() => {
    const el = box.current;
    if (el && !looking) el.scrollTop = el.scrollHeight; // who looks back stays at the line
  }, [last, noted.length, looking]);
  const all = prefs.value.allLog;
  const said = lines.filter((l) => all || large(l)).slice(-250);
  const { lines: shown, times } = all ? { lines: said, times: new Map<number, number>() } : folded(said);
  const first = shown[0]?.number ?? 0;
  // A pass that only lets one's own card resolve says nothing new; those of a turn are one line.
  const notes = noted.filter((p) => p.after >= first && (all || !p.why.startsWith('so that ')));
  const rows = logRows(shown, notes, all);
  return (
    <div class={`lg ${then ? 'past' : ''}`} role="log" aria-live="off" ref={box} tabIndex={0} aria-label={t('log')} onKeyDown={rove}>
      <ol>
        {rows.map(({ line: l, passes: skipped }, i) => {
          const auto = skipped.length ? (
            <details>
              <summary tabIndex={-1}>{t('passed.short', { n: skipped.reduce((sum, p) => sum + p.count, 0) })}</summary>
              {passesText(skipped)}
            </details>
          ) : null;
          if (!l)
            return (
              <li key={`p${skipped[0]?.after ?? 0}-${i}`} class="auto">
                {auto}
              </li>
            );
          if (l.kind === 'turn began') {
            const m = /^Turn (\d+): ([AB])/.exec(l.text);
            const n = m?.[2] === 'B' ? 1 : 0;
            return (
              <li key={l.number} class={`tn ${auto ? 'auto' : ''}`}>
                <span>{t(n === you.value ? 'turn.mine' : 'turn.theirs', { n: m?.[1] ?? '', name: who(n) })}</span>
                {auto}
              </li>
            );
          }
          return <Line key={l.number} line={l} hi={l.number > since} times={times.get(l.number)} then={then && l.number >= from ? () => then(l.number) : undefined} />;
        })}
      </ol>
    </div>
  );
}

/** The log of the game that is played: each line leads to the board as it was. */
export function GameLog() {
  const since = you.value === null ? (log.value[log.value.length - 1]?.number ?? 1) - 1 : decidedAt.value;
  const then = (line: number): void => {
    if (showMoment(line)) panel.value = '';
    else tell(t('log.then.no'));
  };
  return <LogList lines={log.value} since={since} then={then} from={pastFrom.value} mine />;
}

export function Log() {
  return (
    <section class="log" aria-label={t('log')} data-zone="log">
      <div class="hd">
        <h2>{t('log')}</h2>
        <small>{t('log.hint')}</small>
      </div>
      <GameLog />
    </section>
  );
}
