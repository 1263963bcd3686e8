import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Art } from '../art/Art';
import type { Drawn } from '../art/emblem';
import { Icon } from '../art/Icon';
import { label } from '../model/asking';
import { OPPONENT } from '../model/levels';
import { trouble } from '../pages/start';
import { Nav } from '../pages/Nav';
import { NotHere } from '../pages/NotHere';
import type { AskLesson, LessonState } from '../protocol';
import { Refused } from '../state/api';
import { go } from '../state/route';
import { localRefused, pick, showLocal } from '../state/session';
import type { LocalTable } from '../state/tables';
import { t, told } from '../strings';
import { who } from '../table/people';
import { Clause } from '../ui/Clause';
import { alarm, tell } from '../ui/live';
import { useTitle } from '../ui/title';
import { madeState, StudyBoard, useTable } from './Board';
import { study } from './api';
import { beginFirstGame, FIRST_GAME, guide } from './guiding';
import { finish, learnt } from './learnt';
import type { Place } from './record';
import { toBench } from './handing';
import { useAsked } from './use';

/** What the picture of a lesson shows. */
const PICTURES: Readonly<Record<string, Drawn>> = {
  'what-is-a-stone': { name: 'stone', types: ['Magic Stone'], attributes: ['wind'] },
  'pay-for-a-resonator': { name: 'first', types: ['Resonator'], races: ['Lampkin'], attributes: ['light'] },
  attack: { name: 'attack', types: ['Resonator'], races: ['Wolf'], attributes: ['fire'] },
  'who-just-came': { name: 'swift', types: ['Resonator'], races: ['Rider'], attributes: ['wind'] },
  block: { name: 'block', types: ['Chant'], text: ['prevent'], attributes: ['light'] },
  'attack-the-rested': { name: 'rested', types: ['Chant'], text: ['rest target'], attributes: ['fire'] },
  'fly-over': { name: 'fly', types: ['Resonator'], races: ['Bird'], attributes: ['water'] },
  chants: { name: 'chants', types: ['Chant'], text: ['deals 500 damage'], attributes: ['fire'] },
  'the-chase': { name: 'chase', types: ['Chant'], text: ['cancel target'], attributes: ['water'] },
  judgment: { name: 'judgment', types: ['J-Ruler'], attributes: ['light'] },
  additions: { name: 'stays', types: ['Addition'], attributes: ['light'] },
  layers: { name: 'layers', types: ['Chant'], text: ['copy'], attributes: ['darkness'] },
};

/** The course: all lessons, and which are done. */
export function LearnPage() {
  const { found, wrong } = useAsked(study.lessons, []);
  const list = found ?? [];
  const parts = [...new Set(list.map((l) => l.part))];
  const inWords = (part: string): string => told(part, list.find((l) => l.part === part)?.part_ja ?? '');
  const done = list.filter((l) => learnt.value.includes(l.name)).length + (learnt.value.includes(FIRST_GAME) ? 1 : 0);
  const next = list.find((l) => !learnt.value.includes(l.name));
  return (
    <div class="page">
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Nav at="learn" />
      <main id="main" class="pzs">
        <header>
          <div>
            <h1>{t('ln.title')}</h1>
            <p class="mute">{t('ln.intro')}</p>
          </div>
          <div class="lncourse">
            <span class="mute" role="status">
              {wrong || (found ? t('ln.done', { n: done, of: list.length + 1 }) : t('loading'))}
            </span>
            {found ? (
              <span class="coursebar" aria-hidden="true">
                <i style={{ width: `${(100 * done) / (list.length + 1)}%` }} />
              </span>
            ) : null}
          </div>
        </header>
        <div class="ropes">
          {parts.map((part) => (
            <section key={part} aria-label={inWords(part)}>
              <h2>{inWords(part)}</h2>
              <ol>
                {list
                  .filter((l) => l.part === part)
                  .map((l) => (
                    <li key={l.name} class={`${learnt.value.includes(l.name) ? 'done' : ''} ${l === next ? 'next' : ''}`}>
                      <b class="knot">{learnt.value.includes(l.name) ? <Icon name="i-check" /> : l.number}</b>
                      <a href={`/learn/${l.name}`}>
                        <span class="th">
                          <Art card={PICTURES[l.name] ?? { name: l.title, types: ['Resonator'], attributes: ['light'] }} />
                        </span>
                        <span>
                          <b>
                            {told(l.title, l.title_ja)}
                            {learnt.value.includes(l.name) ? <span class="sr"> {t('ln.isdone')}</span> : null}
                          </b>
                          <small>{told(l.about, l.about_ja)}</small>
                        </span>
                      </a>
                    </li>
                  ))}
              </ol>
            </section>
          ))}
        </div>
        <section class="firstgame box" aria-label={t('ln.first')}>
          <b class={`knot ${learnt.value.includes(FIRST_GAME) ? 'done' : ''}`}>{learnt.value.includes(FIRST_GAME) ? <Icon name="i-check" /> : list.length + 1}</b>
          <div>
            <h2>{t('ln.first')}</h2>
            <p class="mute">{t('ln.first.text')}</p>
          </div>
          <button type="button" class={`btn ${next ? '' : 'p'}`} onClick={() => void beginFirstGame()}>
            <Icon name="i-play" />
            {t('ln.first.go')}
          </button>
          {guide.value.game && !learnt.value.includes(FIRST_GAME) ? (
            <a class="btn" href={`/game/${guide.value.game}`}>
              {t('continue')}
            </a>
          ) : null}
          {trouble.value ? <p role="alert">{trouble.value}</p> : null}
        </section>
      </main>
    </div>
  );
}

const now = signal<LessonState | null>(null);
const wrong = signal('');
let backs: Place[] = [];
/** What each pick was, in words. */
let said: string[] = [];
let asked = 0;
/** The places of the picks that were not to be paid by themselves. */
let byHand: number[] = [];
/** What follows the lesson that is open. */
let following: { last: boolean; title: string; go: () => void } | null = null;

async function ask(what: AskLesson): Promise<void> {
  asked += 1;
  const mine = asked;
  try {
    const found = await study.lesson(what);
    if (mine !== asked) return;
    wrong.value = '';
    now.value = found;
    const end = isOpen(found) ? null : { title: endTitle(found), act: endAct(found) };
    showLocal(table, madeState({ view: found.view, decision: isOpen(found) ? found.decision : null, log: found.log, you: 0, names: [t('you'), OPPONENT], computer: true, undo: backs.length > 0 }), end);
    if (end) alarm(end.title);
  } catch (e) {
    if (mine !== asked) return;
    wrong.value = e instanceof Refused ? e.message : t('server.none');
    localRefused(wrong.value);
  }
}

/** Whether the goal can still be reached by what the learner chooses. */
function isOpen(s: LessonState): boolean {
  return s.outcome === 'playing' && s.fault < 0;
}

/** What is said when a board is done: reached, or what has become of it. */
function endTitle(s: LessonState): string {
  if (s.outcome === 'solved') return t('ln.reached');
  if (s.outcome === 'playing') return t('ln.wrong');
  return t(s.view.over ? 'ln.lost' : 'ln.missed');
}

/** The button in the prompt's place when a board is done. */
function endAct(s: LessonState): { label: string; do: () => void } {
  if (s.outcome !== 'solved') return { label: t('ln.back'), do: () => stepBack(s) };
  const goOn = following;
  return goOn && !goOn.last ? { label: t('ln.on'), do: () => begin(s.name, s.task + 1) } : { label: t('ln.next', { title: goOn?.title ?? t('ln.all') }), do: goOn?.go ?? (() => go('/learn')) };
}

/** What was done for the learner last, in words. */
const shown = signal('');
let showing = false;

const table: LocalTable = {
  pick: (option, hand) => {
    const s = now.value;
    if (!s) return;
    if (!showing && s.decision?.kind !== 'pay') shown.value = '';
    backs.push({ picks: s.picks, byHand });
    said = [...said.slice(0, s.picks.length), chosenWords(s, option)];
    if (hand) byHand = [...byHand, s.picks.length];
    void ask({ name: s.name, task: s.task, picks: [...s.picks, option], by_hand: byHand });
  },
  uses: async () => {
    const s = now.value;
    if (!s) return [];
    return (await study.lessonUses({ name: s.name, task: s.task, picks: s.picks, by_hand: byHand })).cards;
  },
  undo: () => {
    const last = backs.pop();
    if (!now.value || !last) return;
    byHand = last.byHand;
    void ask({ name: now.value.name, task: now.value.task, picks: last.picks, by_hand: byHand });
  },
};

/** What was chosen, in the words of its button. */
function chosenWords(s: LessonState, option: number): string {
  const o = s.decision?.options[option];
  if (!o) return '';
  const v = s.view;
  if (o.kind === 'pass' && v.turn.player === 0 && v.turn.phase === 'main' && !v.battle && !v.chase.length) return t('do.endturn');
  const words = label(o, v, who);
  return words.sub && o.kind === 'attack' ? `${words.sub}: ${words.head}` : words.sub && o.kind === 'standby' ? `${words.head}: ${words.sub}` : words.head;
}

/** Goes back to before the choice that put the goal out of reach. */
function stepBack(s: LessonState): void {
  const at = Math.max(0, s.fault);
  shown.value = '';
  backs = backs.filter((b) => b.picks.length < at);
  byHand = byHand.filter((n) => n < at);
  void ask({ name: s.name, task: s.task, picks: s.picks.slice(0, at), by_hand: byHand });
}

function begin(name: string, task: number): void {
  shown.value = '';
  said = [];
  backs = [];
  byHand = [];
  void ask({ name, task, picks: [] });
}

/** One lesson: the board, its goal and the coach. */
export function LessonPage({ name }: { name: string }) {
  useTable(false);
  const list = useAsked(study.lessons, []).found ?? [];
  const info = list.find((l) => l.name === name);
  useTitle(info ? told(info.title, info.title_ja) : '');
  const next = list[list.findIndex((l) => l.name === name) + 1];
  useEffect(() => {
    now.value = null;
    begin(name, 0);
    return () => {
      asked += 1;
    };
  }, [name]);
  const s = now.value;
  const last = !!s && !!info && s.task >= info.tasks - 1;
  useEffect(() => {
    if (s?.outcome === 'solved' && last) finish(name);
  }, [s?.outcome, last]);
  const title = next ? told(next.title, next.title_ja) : t('ln.first');
  const goOn = (): void => (next ? go(`/learn/${next.name}`) : void beginFirstGame());
  following = list.length ? { last, title, go: goOn } : null;
  if (list.length && !info) return <NotHere title={t('ln.nothere')} others={{ at: '/learn', text: t('ln.all') }} />;
  const show = (): void => {
    if (s)
      void study.lesson({ name, task: s.task, picks: s.picks, by_hand: byHand, show: true }).then((x) => {
        if (x.show === null) {
          begin(name, s.task);
          return;
        }
        shown.value = chosenWords(s, x.show);
        tell(t('ln.shown', { what: shown.value }));
        showing = true;
        pick(x.show);
        showing = false;
      });
  };
  return (
    <div class="spage">
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Nav at="learn" />
      <div class="bboard">{s ? <StudyBoard /> : <p class={wrong.value ? 'bwrong' : 'bwait'}>{wrong.value || t('loading')}</p>}</div>
      <aside class="sside coach" aria-label={t('ln.coach')}>
        <p>
          <a href="/learn">‹ {t('ln.all')}</a>
        </p>
        <header>
          <h1>{info ? told(info.title, info.title_ja) : ''}</h1>
          {info && info.tasks > 1 && s ? <span class="mute">{t('ln.task', { n: s.task + 1, of: info.tasks })}</span> : null}
        </header>
        {wrong.value ? <p role="alert">{wrong.value}</p> : null}
        {s ? (
          <div class="bubble">
            <p>
              {told(s.say, s.say_ja)}{' '}
              {s.clauses.map((c) => (
                <Clause key={c} number={c} />
              ))}
            </p>
            <p>
              <b>{told(s.ask, s.ask_ja)}</b>
            </p>
          </div>
        ) : null}
        {s && shown.value ? (
          <p class="note">
            {t('ln.shown', { what: shown.value })} {isOpen(s) ? t('ln.shown.more') : ''}
          </p>
        ) : null}
        {s?.outcome === 'solved' ? (
          <div class="verdict ok">
            <b>{t('ln.reached')}</b>
            <p>{told(s.after, s.after_ja)}</p>
          </div>
        ) : null}
        {s && s.outcome !== 'solved' && !isOpen(s) ? (
          <div class="verdict fail">
            <b>{endTitle(s)}</b>
            {said[s.fault] ? <p>{t('ln.chose', { what: said[s.fault] ?? '' })}</p> : null}
            <p>{told(s.wrong, s.wrong_ja)}</p>
          </div>
        ) : null}
        <div class="chips">
          {s?.outcome === 'solved' ? (
            last ? (
              <button type="button" class="btn p" onClick={goOn}>
                {t('ln.next', { title })}
              </button>
            ) : (
              <button type="button" class="btn p" onClick={() => begin(name, s.task + 1)}>
                {t('ln.on')}
              </button>
            )
          ) : s && !isOpen(s) ? (
            <button type="button" class="btn p" onClick={() => stepBack(s)}>
              {t('ln.back')}
            </button>
          ) : (
            <button type="button" class="btn" aria-disabled={!s || undefined} onClick={show}>
              {t('ln.show')}
            </button>
          )}
          <button type="button" class="btn" onClick={() => begin(name, s?.task ?? 0)}>
            {t('pz.again')}
          </button>
          <button type="button" class="btn" aria-disabled={!s || undefined} onClick={() => s && toBench(s.text, { picks: s.picks, record: true })}>
            {t('pz.bench')}
          </button>
        </div>
      </aside>
    </div>
  );
}
