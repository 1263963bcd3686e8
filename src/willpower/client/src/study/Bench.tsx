import { useEffect, useRef, useState } from 'preact/hooks';
import { Nav } from '../pages/Nav';
import { Icon } from '../art/Icon';
import { answerWords, foldPasses, noteWords, stepWords, storyWords, toldStep, withClauses } from '../model/steps';
import { asked as query, route } from '../state/route';
import { below, near, view } from '../state/session';
import { elsewhere } from '../table/drag';
import { t } from '../strings';
import { Clause } from '../ui/Clause';
import { StudyBoard, useTable } from './Board';
import { bench, benchBusy, benchLines, benchNotes, benchWrong, canUndo, dropLine, goBy, goTo, leave, NEW_FILE, next, openLeft, openText, toLine, undo } from './benchstate';
import { dropChange, listenForRows, spotOf, startOf } from './benchdrag';
import { goesOn, left } from './benchkept';
import { ownSteps } from './benchlines';
import { BenchFiles, BenchSetup, BenchText, change } from './BenchLeft';
import { BenchAfter } from './BenchAfter';
import { BenchCompare } from './BenchCompare';
import { study } from './api';
import { cameFrom, handed } from './handing';
import { unpack } from './share';

let first = true;
/** Whether the page was loaded anew at this very address. */
function reloaded(): boolean {
  const was = first;
  first = false;
  const entry = performance.getEntriesByType('navigation')[0];
  return was && entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

async function find(): Promise<void> {
  const q = query();
  const hash = route.peek().split('#f=')[1];
  try {
    const was = left();
    if (was && goesOn(was, route.peek(), reloaded())) return await openLeft(was);
    if (hash) return await openText(await unpack(hash));
    const file = q.get('file');
    if (file) return await openText((await study.file(file)).text, 0);
    const along = q.get('from') ? handed() : null;
    if (!along) return await openText(NEW_FILE);
    await openText(along.text, -1, along);
  } catch {
    benchWrong.value = t('bench.badlink');
    await openText(NEW_FILE);
    benchWrong.value = t('bench.badlink');
  }
}

type Left = 'files' | 'setup' | 'text';
type Part = 'board' | 'left' | 'after';

/** The lines that were played from steps of the file, one of them shown. */
function BenchLines() {
  const lines = benchLines.value;
  if (lines.all.length < 2) return null;
  return (
    <div class="blines" role="group" aria-label={t('bench.lines')}>
      <h3>{t('bench.lines')}</h3>
      <ul>
        {lines.all.map((_, i) => {
          const own = ownSteps(lines, i);
          const words = own.length ? own.map(stepWords).join(' · ') : t('bench.line.ends');
          return (
            <li key={i}>
              <button type="button" class="bl" aria-pressed={i === lines.now} onClick={() => toLine(i)}>
                <b>{i + 1}</b>
                <span>{words}</span>
              </button>
              {i === lines.now ? null : (
                <button type="button" class="btn sm x" aria-label={t('bench.line.drop', { n: i + 1 })} onClick={() => dropLine(i)}>
                  <Icon name="i-x" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Takes an expectation out of the file; nothing where another has come to its place by then. */
function forget(place: number, text: string): void {
  void next((now) => {
    if (now.steps.find((s) => s.expects === place)?.text !== text) return null;
    return { text: now.text, at: place <= now.at ? now.at - 1 : now.at, forget: place };
  }, true);
}

const UNREAD = 3;

/** Words as a sentence. */
function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function Story() {
  const b = bench.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('.now')?.scrollIntoView({ block: 'nearest' });
  }, [b?.scene, b?.steps.length, b?.moves.length]);
  if (!b) return null;
  const words = { ok: t('bench.ok'), fail: t('bench.fail'), error: t('bench.error') };
  return (
    <>
      <div class={`verdict ${b.verdict} ${b.verdict === 'ok' && !b.unwritten && !b.steps.some((s) => s.answer) ? 'none' : ''}`} role="status">
        {b.verdict !== 'ok' || b.steps.some((s) => s.answer) ? <b>{words[b.verdict]}</b> : null}
        {b.detail ? (
          <p>
            {b.line ? `${t('bench.line', { n: b.line })} ` : ''}
            {b.detail}
          </p>
        ) : null}
        {b.unwritten ? <p>{t('bench.unwritten')}</p> : null}
      </div>
      {b.unread?.length ? (
        <div class="verdict notread" role="note">
          <b>{t('bench.unread')}</b>
          {b.unread.slice(0, UNREAD).map((x) => (
            <p key={x}>{sentence(x)}</p>
          ))}
          {b.unread.length > UNREAD ? <p>{t('bench.unread.more', { n: b.unread.length - UNREAD })}</p> : null}
        </div>
      ) : null}
      <ol class="bstory" ref={list}>
        {foldPasses(b.steps).map(({ step: s, first, last, passes }) => (
          <li key={last} class={`${first <= b.scene && b.scene <= last && !b.picks.length ? 'now' : ''} ${first > b.scene ? 'later' : ''}`}>
            <button type="button" title={s.text} aria-current={first <= b.scene && b.scene <= last ? 'step' : undefined} onClick={() => goTo(s.at)}>
              {toldStep(s.text, last, passes)}
            </button>
            {s.expects ? (
              <button type="button" class="btn sm x" aria-label={t('bench.forget', { what: stepWords(s.text) })} onClick={() => forget(s.expects, s.text)}>
                <Icon name="i-x" />
              </button>
            ) : null}
            {s.answer ? (
              <p class={s.answer.startsWith('not so') ? 'no' : 'yes'}>
                {withClauses(answerWords(s.answer)).map((x, k) => (x.clause ? <Clause key={k} number={x.clause} /> : <span key={k}>{x.words}</span>))}
              </p>
            ) : null}
            {s.lines.map((l, k) => (
              <p key={k} class="ln">
                <span>{storyWords(l.text)}</span> <Clause number={l.clause} />
              </p>
            ))}
          </li>
        ))}
        {b.moves.length ? (
          <li class="now">
            <b>{t('bench.loose')}</b>
            {b.moves.map((m, k) => (
              <p key={k} class="ln">
                <span>
                  {m.player === 0 ? 'A' : 'B'}: {m.text}
                </span>{' '}
                <Clause number={m.clause} />
              </p>
            ))}
          </li>
        ) : null}
      </ol>
    </>
  );
}

/** The judge's bench: a file, its board, and what happens. */
export function BenchPage() {
  const q = query();
  const [left, setLeft] = useState<Left>(q.get('file') ? 'files' : 'setup');
  const [part, setPart] = useState<Part>('board');
  const [both, setBoth] = useState(!!q.get('first'));
  useTable(true);
  const where = route.value;
  useEffect(() => {
    void find();
  }, [where]);
  useEffect(() => leave, []);
  useEffect(() => {
    const still = listenForRows((el) => spotOf(el, below.value, near.value), change, () => setPart('board'));
    elsewhere.drop = (card, el) => {
      const now = bench.value;
      const v = view.value;
      const to = spotOf(el, below.value, near.value);
      if (!now || !v || !to || now.at !== 0 || now.picks.length) return null;
      const board = [...v.field, ...v.players.flatMap((p) => [...p.ruler, ...p.hand, ...p.graveyard])];
      const start = startOf(card, board, now.start);
      if (!start) return null;
      const made = dropChange({ start, types: card.types ?? [] }, to.spot, to.player);
      return made.to_zone === start.zone && made.to_player === start.player ? null : () => change(made);
    };
    return () => {
      still();
      elsewhere.drop = null;
    };
  }, []);
  const b = bench.value;
  useEffect(() => {
    const keys = (e: KeyboardEvent): void => {
      if ((e.target as HTMLElement | null)?.matches('input, textarea, select') || !bench.value) return;
      if (e.key === ']') goBy(1);
      else if (e.key === '[') goBy(-1);
      else return;
      e.preventDefault();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  }, []);
  const tabs: [Left, string][] = [
    ['setup', t('bench.setup')],
    ['files', t('bench.files')],
    ['text', t('bench.text')],
  ];
  const parts: [Part, string][] = [
    ['board', t('bench.board')],
    ['left', t('bench.file')],
    ['after', t('bench.after')],
  ];
  return (
    <div class={`bpage part-${part}`}>
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Nav at="bench" />
      <aside class="bleft" aria-label={t('bench.file')}>
        <h1>{t('bench.title')}</h1>
        {b?.title ? <p class="bname">{b.title}</p> : null}
        {q.get('from') && cameFrom() ? (
          <p>
            <a href={cameFrom()}>‹ {t('bench.back.to')}</a>
          </p>
        ) : null}
        <div class="chips" role="group" aria-label={t('bench.file')}>
          {tabs.map(([k, name]) => (
            <button key={k} type="button" class="chip" aria-pressed={left === k} onClick={() => setLeft(k)}>
              {name}
            </button>
          ))}
        </div>
        {left === 'files' ? <BenchFiles /> : left === 'setup' ? <BenchSetup /> : <BenchText />}
      </aside>
      <div class="bmid">
        <div class="bctl">
          <button type="button" class="btn sm" aria-label={t('bench.first')} aria-disabled={!b?.at} onClick={() => goTo(0)}>
            «
          </button>
          <button type="button" class="btn sm" aria-label={t('bench.back')} aria-disabled={!b?.at} onClick={() => goBy(-1)}>
            ‹
          </button>
          <b class="where">{b ? t('bench.at', { n: b.at, of: b.total }) : t('loading')}</b>
          <button type="button" class="btn sm" aria-label={t('bench.on')} aria-disabled={!b || b.at >= b.total} onClick={() => goBy(1)}>
            ›
          </button>
          <button type="button" class="btn sm" aria-label={t('bench.last')} aria-disabled={!b || b.at >= b.total} onClick={() => goTo(b?.total ?? 0)}>
            »
          </button>
          <span class="sp" />
          {b ? <span class="mute edn">{t('rules', { edition: b.edition })}</span> : null}
          <button type="button" class="btn sm" aria-disabled={!canUndo.value} onClick={undo}>
            <Icon name="i-undo" />
            {t('undo')}
          </button>
        </div>
        {benchWrong.value && !b?.view ? (
          <p class="bwrong" role="alert">
            {benchWrong.value}
          </p>
        ) : null}
        {benchNotes.value.length ? <p class="bnote">{benchNotes.value.map(noteWords).join(' ')}</p> : null}
        {b && b.at < b.total && b.decision ? <p class="bnote">{t('bench.branch')}</p> : null}
        {b && !b.view ? (
          <p class="bwrong">{t('bench.noboard')}</p>
        ) : (
          <div
            class={`bboard ${benchBusy.value ? 'loading' : ''}`}
            aria-busy={benchBusy.value}
          >
            <StudyBoard covered={both} />
          </div>
        )}
      </div>
      <aside class="bright" aria-label={t('bench.after')}>
        <h2>{t('bench.after')}</h2>
        <BenchLines />
        <Story />
        <BenchAfter onCompare={() => setBoth(true)} />
      </aside>
      {both && b ? <BenchCompare text={b.text} first={q.get('first') ?? '5.12 Bifrost'} second={q.get('second') ?? (b.edition || '8.01')} onClose={() => setBoth(false)} /> : null}
      <nav class="tabbar" aria-label={t('bench.parts')}>
        {parts.map(([k, name]) => (
          <button key={k} type="button" aria-pressed={part === k} onClick={() => setPart(k)}>
            {name}
          </button>
        ))}
      </nav>
    </div>
  );
}
