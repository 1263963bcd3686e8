import { signal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { Nav } from '../pages/Nav';
import { NotHere } from '../pages/NotHere';
import { OPPONENT } from '../model/levels';
import { goalWords, isWin, lineOf } from '../model/moves';
import type { AskPuzzle, PuzzleInfo, PuzzleMove, PuzzleState, SolutionRow } from '../protocol';
import { Refused } from '../state/api';
import { rename } from '../state/route';
import { localRefused, pick, showLocal } from '../state/session';
import type { LocalTable } from '../state/tables';
import { language, t, told } from '../strings';
import { Clause } from '../ui/Clause';
import { alarm } from '../ui/live';
import { useTitle } from '../ui/title';
import { madeState, StudyBoard, useTable } from './Board';
import { study } from './api';
import { toBench } from './handing';
import { puzzleAddress, puzzleOf, readBefore } from './links';
import { byGrade, Lamps } from './Puzzles';
import { isSolved, note, tried, type Place } from './record';
import { Move, Solution } from './Solution';
import { useAsked } from './use';

const now = signal<PuzzleState | null>(null);
const wrong = signal('');
const busy = signal(false);
/** What was before each choice of the player, to take back. */
let backs: Place[] = [];
let asked = 0;
/** The places of the picks that were not to be paid by themselves. */
let byHand: number[] = [];

async function ask(what: AskPuzzle): Promise<PuzzleState | null> {
  asked += 1;
  const mine = asked;
  busy.value = true;
  try {
    const found = await study.puzzle(what);
    if (mine !== asked) return null;
    wrong.value = '';
    now.value = found;
    showLocal(
      table,
      madeState({ view: found.view, decision: found.decision, log: found.log, you: found.decision?.player === 1 ? 1 : 0, names: [t('you'), OPPONENT], computer: true, undo: backs.length > 0 }),
      found.outcome === 'playing' ? null : found.outcome === 'solved' ? { title: t('pz.goal.reached') } : { title: t('pz.missed'), act: { label: t('pz.again'), do: () => restart(found.name) } },
    );
    if (found.outcome === 'solved') {
      note(found.name, (r) => ({ ...r, solved: r.solved || Date.now() }));
      alarm(t('pz.solved'));
    } else if (found.outcome === 'missed') alarm(t('pz.missed'));
    return found;
  } catch (e) {
    if (mine === asked) {
      wrong.value = e instanceof Refused ? e.message : t('server.none');
      localRefused(wrong.value);
    }
    return null;
  } finally {
    if (mine === asked) busy.value = false;
  }
}

const table: LocalTable = {
  pick: (option, hand) => {
    const s = now.value;
    if (!s) return;
    if (!s.picks.length || !backs.length) note(s.name, (r) => ({ ...r, tries: r.solved ? r.tries : r.tries + 1 }));
    backs.push({ picks: s.picks, byHand });
    if (hand) byHand = [...byHand, s.picks.length];
    void ask({ name: s.name, picks: [...s.picks, option], by_hand: byHand });
  },
  uses: async () => {
    const s = now.value;
    return s ? (await study.puzzleUses({ name: s.name, picks: s.picks, by_hand: byHand })).cards : [];
  },
  undo: () => {
    const last = backs.pop();
    if (!now.value || !last) return;
    byHand = last.byHand;
    void ask({ name: now.value.name, picks: last.picks, by_hand: byHand });
  },
};

function restart(name: string): void {
  backs = [];
  byHand = [];
  void ask({ name, picks: [] });
}

function Moves({ moves }: { moves: readonly PuzzleMove[] }) {
  return (
    <ol class="bstory">
      {lineOf(moves).map((m, i) => (
        <li key={i} class={m.player === 1 ? 'now' : ''}>
          <p>
            <Move move={m} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A clause as a hint, in the language of the interface. */
function Hint({ text = '', number = '' }: { text?: string; number?: string }) {
  const asks = !!number && (language.value === 'ja' || !text);
  const { found, wrong } = useAsked(asks ? () => study.page(number) : null, [number, asks]);
  return (
    <p>
      {!asks || wrong ? text : found ? told(found.summary, found.ja) : t('loading')} <Clause number={number || undefined} />
    </p>
  );
}

/** The puzzle of an address. */
export function PuzzlePage({ named }: { named: string }) {
  const { found, wrong: refused } = useAsked(study.puzzles, []);
  const list = byGrade(found ?? []);
  const info = puzzleOf(list, named);
  const address = info ? puzzleAddress(info) : '';
  useEffect(() => {
    if (address) rename(address); // an older address has the name in it, which tells the idea
  }, [address]);
  if (info) return <OnePuzzle key={info.name} info={info} list={list} />;
  if (list.length) return <NotHere title={t('pz.nothere')} others={{ at: '/puzzles', text: t('pz.all') }} />;
  return (
    <div class="spage">
      <Nav at="puzzles" />
      <p class={refused ? 'bwrong' : 'bwait'} role={refused ? 'alert' : 'status'}>
        {refused || t('loading')}
      </p>
    </div>
  );
}

/** One puzzle on the board, with hint, solution and why not. */
function OnePuzzle({ info, list }: { info: PuzzleInfo; list: readonly PuzzleInfo[] }) {
  const { name, goal } = info;
  useTable(false);
  useTitle(info.title);
  const [tab, setTab] = useState<'' | 'hint' | 'why' | 'solution'>('');
  const [hints, setHints] = useState(1);
  const [still, setStill] = useState<PuzzleState['still']>('');
  const [finding, setFinding] = useState(false);
  const [lines, setLines] = useState<SolutionRow[] | null>(null);
  useEffect(() => {
    now.value = null;
    setTab('');
    setHints(1);
    setStill('');
    setLines(null);
    restart(name);
    return () => {
      asked += 1;
    };
  }, [name]);
  const s = now.value;
  const picks = s?.picks.join() ?? '';
  useEffect(() => {
    setStill('');
    if (s?.outcome === 'missed') setTab('why');
  }, [picks, s?.outcome]);
  // Whether the goal is out of reach is told by itself, once a move is done with; not in the middle of one.
  const between = s?.outcome === 'playing' && s.decision?.kind === 'priority' && backs.length > 0;
  useEffect(() => {
    if (!s || !between) return;
    let over = false;
    void study
      .puzzle({ name, picks: s.picks, by_hand: byHand, want: 'check' })
      .then((x) => {
        if (over || x.still !== 'none') return;
        setStill('none');
        setTab('why');
        alarm(t('pz.notso'));
      })
      .catch(() => undefined); // who wants to know can ask
    return () => {
      over = true;
    };
  }, [picks, between]);
  const lost = s?.outcome === 'missed' || (s?.outcome === 'playing' && still === 'none');
  const next = list[list.findIndex((p) => p.name === name) + 1];
  const why = (): void => {
    setTab('why');
    if (s && s.outcome === 'playing') void study.puzzle({ name, picks: s.picks, by_hand: byHand, want: 'check' }).then((x) => setStill(x.still));
  };
  const solution = (): void => {
    setTab('solution');
    note(name, (r) => ({ ...r, shown: r.shown || !r.solved }));
    void study.puzzle({ name, picks: [], want: 'solution' }).then((x) => setLines(x.solution));
  };
  const showMove = (): void => {
    if (!s || finding) return;
    setFinding(true);
    note(name, (r) => ({ ...r, shown: r.shown || !r.solved }));
    void study
      .puzzle({ name, picks: s.picks, by_hand: byHand, want: 'move' })
      .then((x) => {
        if (x.best === null) why();
        else pick(x.best);
      })
      .catch((e: unknown) => (wrong.value = e instanceof Refused ? e.message : t('server.none')))
      .finally(() => setFinding(false));
  };
  const none = (): void => {
    setTab('why');
    setStill('');
    void study.puzzle({ name, picks: [], want: 'solution' }).then((x) => {
      if (x.still === 'none') {
        note(name, (r) => ({ ...r, tries: Math.max(1, r.tries), solved: r.solved || Date.now() }));
        setStill('none');
        setTab('solution');
        setLines([]);
      } else {
        if (x.still === 'solved') note(name, (r) => ({ ...r, tries: r.tries + 1 }));
        setStill(x.still);
      }
    });
  };
  const record = tried.value[name];
  const wins = isWin(goal);
  const wanted = goalWords(goal, info.turns);
  return (
    <div class="spage">
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Nav at="puzzles" />
      <div class={`bboard ${busy.value ? 'loading' : ''}`} aria-busy={busy.value}>
        {lost ? (
          <p class="goalp only-p lost">
            <b>{t('pz.notso')}.</b> {t('pz.notso.text')}{' '}
            <button type="button" class="btn sm p" onClick={() => restart(name)}>
              {t('pz.again')}
            </button>
          </p>
        ) : (
          <p class="goalp only-p">{wanted}</p>
        )}
        {s ? <StudyBoard /> : <p class={wrong.value ? 'bwrong' : 'bwait'}>{wrong.value || t('loading')}</p>}
      </div>
      <aside class="sside" aria-label={t('pz.side')}>
        <header>
          <h1>{info.title}</h1>
          <Lamps n={info.grade} />
        </header>
        <p class="goalp">
          <Icon name="i-flame" /> {wanted}
        </p>
        <p class="mute">{isSolved(record) ? t('pz.wassolved') : record?.shown ? t('pz.wasseen') : record?.tries ? t('pz.sofar', { n: record.tries }) : t('pz.isnew')}</p>
        {wrong.value ? <p role="alert">{wrong.value}</p> : null}
        {s?.outcome === 'solved' ? (
          <div class="verdict ok">
            <b>{t(isSolved(record) ? 'pz.solved' : 'pz.solved.seen')}</b>
            <Moves moves={s.moves} />
          </div>
        ) : null}
        <div class="chips" role="group" aria-label={t('pz.help')}>
          <button type="button" class="chip" aria-pressed={tab === 'hint'} onClick={() => setTab(tab === 'hint' ? '' : 'hint')}>
            {t('pz.hint')}
          </button>
          <button type="button" class="chip" aria-pressed={tab === 'why'} onClick={why}>
            {t('pz.why')}
          </button>
          <button type="button" class="chip" aria-pressed={tab === 'solution'} onClick={solution}>
            {t('pz.solution')}
          </button>
        </div>
        {tab === 'hint' && s ? (
          <div class="box">
            {s.hints.slice(0, hints).map((h, i) => (
              <Fragment key={i}>
                {readBefore(info.clauses[i])
                  .filter((x) => !info.clauses.slice(0, i).includes(x))
                  .map((x) => (
                    <Hint key={x} number={x} />
                  ))}
                <Hint text={h} number={info.clauses[i]} />
              </Fragment>
            ))}
            {hints < s.hints.length ? (
              <button type="button" class="btn sm" onClick={() => setHints(hints + 1)}>
                {t('pz.morehint')}
              </button>
            ) : (
              <button type="button" class="btn sm" aria-disabled={finding || busy.value ? true : undefined} onClick={showMove}>
                <Icon name="i-play" />
                {finding ? t('pz.finding') : t('pz.move')}
              </button>
            )}
          </div>
        ) : null}
        {tab === 'why' && s ? (
          <div class={`verdict ${lost ? 'fail' : 'ok'}`} role="status">
            <b>{lost ? t('pz.notso') : still === 'solved' ? t(wins ? 'pz.stillthere' : 'pz.can') : still === 'bound' ? t('pz.unsure') : t('loading')}</b>
            {lost ? <p>{t('pz.notso.text')}</p> : null}
            <Moves moves={s.moves} />
          </div>
        ) : null}
        {tab === 'solution' ? (
          <div class="box">
            {lines === null ? <p>{t('loading')}</p> : lines.length ? <Solution rows={lines} /> : <p>{t(wins ? 'pz.nosolution' : 'pz.cannot.right')}</p>}
            {lines?.length && s?.outcome === 'playing' ? (
              <button type="button" class="btn sm" aria-disabled={finding || busy.value ? true : undefined} onClick={showMove}>
                <Icon name="i-play" />
                {finding ? t('pz.finding') : t('pz.move')}
              </button>
            ) : null}
          </div>
        ) : null}
        <span class="sp" />
        <div class="chips">
          <button type="button" class={`btn sm ${lost ? 'p' : ''}`} onClick={() => restart(name)}>
            {t('pz.again')}
          </button>
          {s?.outcome === 'solved' ? null : (
            <button type="button" class="btn sm" onClick={none}>
              {t(wins ? 'pz.none' : 'pz.cannot')}
            </button>
          )}
          {next ? (
            <a class={`btn sm ${s?.outcome === 'solved' ? 'p' : ''}`} href={puzzleAddress(next)}>
              {t('pz.next')}
            </a>
          ) : null}
          <a class="btn sm" href="/puzzles">
            {t('pz.all')}
          </a>
          <button type="button" class="btn sm" onClick={() => s && toBench(s.text, { picks: s.picks, record: true })}>
            {t('pz.bench')}
          </button>
        </div>
      </aside>
    </div>
  );
}
