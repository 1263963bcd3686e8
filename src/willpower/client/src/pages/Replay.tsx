import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameInfo, LogLine, ReplayInfo, ReplayStep, State, View } from '../protocol';
import { api, Refused } from '../state/api';
import { choose, prefs } from '../state/prefs';
import { go, rename, route } from '../state/route';
import { facing, log, near, showState, state, view, you } from '../state/session';
import { hold, seats } from '../state/seats';
import { zoomed } from '../state/ui';
import { dated, t } from '../strings';
import { BackRow, FieldRow } from '../table/Field';
import { Arrows } from '../table/Arrows';
import { reason } from '../table/Over';
import { Clause } from '../ui/Clause';
import { LogList } from '../table/Log';
import { far, who } from '../table/people';
import { PileSheet } from '../table/PileSheet';
import { PlayerFacts } from '../table/PlayerFacts';
import { Tide } from '../table/Tide';
import { Zoom } from '../table/Zoom';
import { Icon } from '../art/Icon';
import { BarCard } from '../cards/Card';
import { LifeCurve, type TurnLife } from '../ui/LifeCurve';
import { Close, Dialog } from '../ui/Dialog';
import { bothHands, counted, nextStep, placeOf, sameMoment, turnBeside, within } from '../model/replaysteps';
import { large } from '../model/logtext';
import { isLevel, NOBODY, playerName } from '../model/levels';
import { openPile, zoom } from '../state/ui';
import { replayToBench } from '../study/handing';
import { decksOf, mine as ownGames } from './mine';
import { useLists, usualLevel } from './start';
import { Nav } from './Nav';

type From = '0' | '1' | 'open';
const PIECE = 50;

/** What is marked over the slider, each by a shape of its own. */
const MARKS: Readonly<Record<string, { path: string; colour: string }>> = {
  attacked: { path: 'M5 0L10 10H0Z', colour: 'var(--red)' },
  played: { path: 'M5 0L10 5L5 10L0 5Z', colour: 'var(--tide)' },
  judged: { path: 'M5 0A5 5 0 1 1 5 10A5 5 0 1 1 5 0Z', colour: 'var(--lampink)' },
};

/** Steps of a replay, loaded piece by piece and kept. */
class Film {
  private readonly pieces = new Map<number, Promise<ReplayStep[]>>();
  private readonly logs = new Map<number, LogLine[]>();
  readonly events: { step: number; kind: string }[] = [];
  constructor(
    readonly game: string,
    readonly seat: From,
    readonly total: number,
  ) {}

  private piece(n: number): Promise<ReplayStep[]> {
    let found = this.pieces.get(n);
    if (!found) {
      found = api.steps(this.game, this.seat, n * PIECE, PIECE).then((r) => {
        for (const s of r.steps) for (const l of s.log) if (MARKS[l.kind]) this.events.push({ step: s.step, kind: l.kind });
        return r.steps;
      });
      this.pieces.set(n, found);
    }
    return found;
  }

  /** The step in which a line of the log was written; null where it has not been loaded. */
  async stepOf(line: number): Promise<number | null> {
    for (const [n, found] of this.pieces) {
      const steps = await found;
      const at = steps.findIndex((s) => s.log.some((l) => l.number === line));
      if (at >= 0) return n * PIECE + at;
    }
    return null;
  }

  /** What was seen at one step. */
  async viewAt(step: number): Promise<View | undefined> {
    const n = Math.floor(step / PIECE);
    return (await this.piece(n))[step - n * PIECE]?.view;
  }

  /** One step, with the log up to it. */
  async at(step: number): Promise<{ step: ReplayStep; log: LogLine[]; next: LogLine[] }> {
    const n = Math.floor(step / PIECE);
    const before: LogLine[] = [];
    await Promise.all(Array.from({ length: n + 1 }, (_, i) => this.piece(i)));
    for (let i = 0; i < n; i++) {
      let lines = this.logs.get(i);
      if (!lines) {
        lines = (await this.piece(i)).flatMap((s) => s.log);
        this.logs.set(i, lines);
      }
      before.push(...lines);
    }
    const here = await this.piece(n);
    const found = here[step - n * PIECE];
    if (!found) throw new Error(`no step ${step}`);
    const lines = [...before, ...here.slice(0, step - n * PIECE + 1).flatMap((s) => s.log)];
    const after = n * PIECE + PIECE < this.total ? await this.piece(n + 1) : [];
    const next = [...here, ...after].slice(step - n * PIECE + 1).flatMap((s) => s.log).filter(large).slice(0, 3);
    return { step: found, log: lines, next };
  }
}

/** One step as it is shown. Nobody is "you" but who sat there: from another seat, and for strangers, both have names. */
function shownState(info: ReplayInfo, step: ReplayStep, lines: LogLine[], seat: From, own: number | undefined): State {
  return {
    type: 'state',
    game: info.game,
    seq: step.step,
    fingerprint: '',
    you: seat === 'open' || Number(seat) !== own ? null : seat === '0' ? 0 : 1,
    stage: 'over',
    view: step.view,
    decision: null,
    log: lines,
    log_from: 0,
    players: info.names.map((name, i) => ({
      name,
      // One computer is "the computer" in every sentence; two are told apart by their levels.
      kind: isLevel(name) && !isLevel(info.names[1 - i] ?? '') ? 'computer' : 'person',
      level: '',
      deck: info.decks[i] ?? '',
      connection: 'here',
      clock: { left: null, runs: false, free: 0 },
      wins: 0,
    })),
    match: { best_of: 1, game: 1, over: true, next: null, ready: [] },
    settings: null,
    undo: { possible: false, why_not: '', asks: false },
    offers: [],
    result: info.result,
    spectators: 0,
    leaves_in: null,
    warning: '',
    passed: [],
    passing: '',
    ahead: 0,
    invite: null,
    figures: null,
  };
}

/** A player in one line: life, hand, deck, graveyard, ruler. */
export function PlayerLine({ n, me }: { n: 0 | 1; me: boolean }) {
  const p = view.value?.players[n];
  if (!p) return null;
  const ruler = p.ruler[0];
  return (
    <div class={`pl ${me ? 'me' : ''}`} data-plate={n}>
      <PlayerFacts p={p} n={n} hand />
      {ruler ? <BarCard card={ruler} note={ruler.rested ? t('card.rested') : undefined} onAct={() => zoom(ruler)} onZoom={() => zoom(ruler)} /> : null}
    </div>
  );
}

/** A finished game, step by step, from either seat or open. */
export function ReplayPage({ game }: { game: string }) {
  useLists();
  const asked = new URLSearchParams(route.value.split('?')[1] ?? '');
  const own = seats().find((s) => s.game === game)?.seat;
  const [info, setInfo] = useState<ReplayInfo | null>(null);
  const [wrong, setWrong] = useState('');
  const [seat, setSeat] = useState<From>((asked.get('seat') as From | null) ?? (own === undefined ? 'open' : own === 0 ? '0' : '1'));
  const [at, setAt] = useState(Number(asked.get('step') ?? 0));
  const [playing, setPlaying] = useState(false);
  const [next, setNext] = useState<LogLine[]>([]);
  const [shown, setShown] = useState('');
  const [speed, setSpeed] = useState(1);
  const [copied, setCopied] = useState(false);
  const [all, setEvery] = useState(prefs.value.passes);
  const [more, setMore] = useState(false);
  const [open, setOpen] = useState(false);
  const film = useRef<Film | null>(null);
  const theirs = useRef<Film | null>(null);
  useEffect(() => {
    let tries = 0;
    let timer = 0;
    const load = (): void => {
      api
        .replay(game)
        .then(setInfo)
        .catch((e: unknown) => {
          tries += 1;
          if (tries < 4 && e instanceof Refused && e.code === 'not possible') timer = window.setTimeout(load, 1500);
          else setWrong(e instanceof Refused ? e.message : t('server.none'));
        });
    };
    load();
    return () => {
      window.clearTimeout(timer);
      showState(null);
      facing.value = 0;
    };
  }, [game]);
  const from: From = info && info.steps[seat] === undefined ? 'open' : seat;
  const total = info?.steps[from] ?? 0;
  const otherView = async (of: ReplayInfo, step: number): Promise<View | undefined> => {
    const there = from === '0' ? '1' : '0';
    if (from === 'open' || of.steps[there] === undefined) return undefined;
    if (theirs.current?.seat !== there) theirs.current = new Film(game, there, of.steps[there]);
    return theirs.current.viewAt(sameMoment(step, of.places[from] ?? [], of.places[there] ?? []));
  };
  useEffect(() => {
    if (!info) return;
    if (film.current?.seat !== from) film.current = new Film(game, from, total);
    let current = true;
    const step = Math.min(at, Math.max(0, total - 1));
    Promise.all([film.current.at(step), open ? otherView(info, step) : undefined])
      .then(([found, other]) => {
        if (!current) return;
        const seen = other ? { ...found.step, view: bothHands(found.step.view, other) } : found.step;
        facing.value = from === '1' ? 1 : 0;
        showState(shownState(info, seen, found.log, from, own));
        setNext(found.next);
        setShown(`${from}-${at}`);
      })
      .catch((e: unknown) => setWrong(e instanceof Error ? e.message : ''));
    return () => {
      current = false;
    };
  }, [info, from, at, open]);
  const turns = info?.turns[from] ?? [];
  const quiet = useMemo(() => new Set(all ? [] : (info?.passes[from] ?? [])), [info, from, all]);
  const go2 = (n: number): void => setAt(within(n, total));
  // From where the last press led, which need not be drawn yet: a key that is held loses no step.
  const move = (to: (from: number) => number): void => setAt((from) => within(to(from), total));
  const after = (n: number): number => nextStep(n, 1, total, quiet);
  const before = (n: number): number => nextStep(n, -1, total, quiet);
  const turn = (by: 1 | -1): void => move((n) => turnBeside(n, by, turns.map((x) => x.step), total));
  useEffect(() => {
    if (!playing) return;
    const timer = window.setInterval(() => setAt(after), 700 / speed);
    return () => window.clearInterval(timer);
  }, [playing, total, speed, quiet]);
  useEffect(() => setCopied(false), [at, from]);
  const place = `/replay/${game}?seat=${from}&step=${at}`;
  // The address keeps the place: who looks at something else and comes back, or loads anew, is there again.
  useEffect(() => {
    if (!info || (!at && !asked.has('step'))) return;
    const timer = window.setTimeout(() => rename(place), 400);
    return () => window.clearTimeout(timer);
  }, [info, place]);
  useEffect(() => {
    if (playing && total && at >= total - 1) setPlaying(false);
  }, [at, playing, total]);
  useEffect(() => {
    const keys = (e: KeyboardEvent): void => {
      if ((e.target as HTMLElement | null)?.matches('input, textarea, select') || zoomed.value || openPile.value) return;
      if (e.key === 'ArrowRight') (e.shiftKey ? () => turn(1) : () => move(after))();
      else if (e.key === 'ArrowLeft') (e.shiftKey ? () => turn(-1) : () => move(before))();
      else if (e.key === ']') move((n) => n + 1);
      else if (e.key === '[') move((n) => n - 1);
      else if (e.key === 'Home') go2(0);
      else if (e.key === 'End') go2(total - 1);
      else return;
      e.preventDefault();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  });
  const toLine = (line: number): void => {
    void film.current?.stepOf(line).then((n) => {
      if (n !== null) go2(n);
    });
  };
  const bench = (): void => {
    rename(place);
    replayToBench(game, from, at).catch((e: unknown) => setWrong(e instanceof Refused ? e.message : t('server.none')));
  };
  const playOn = async (): Promise<void> => {
    if (!info) return;
    const me = from === '1' ? 1 : 0;
    const step = quiet.has(at) ? before(at) : at; // not from the midst of a payment that is not shown
    rename(place);
    try {
      const made = await api.playOn(game, { seat: me, step, name: prefs.value.name || NOBODY, ...(usualLevel() ? { level: usualLevel()?.name } : {}) });
      hold({ game: made.game, token: made.token, seat: made.seat, deck: '', time: Date.now() });
      go(`/game/${made.game}`);
    } catch (e) {
      setWrong(e instanceof Refused ? e.message : t('server.none'));
    }
  };
  if (!info || !state.value?.view)
    return (
      <div class="page">
        <Nav at="replays" />
        <main id="main" class="plain">
          <section class="box">
            <h1>{wrong ? t('replay.wrong') : t('replay.loading')}</h1>
            {wrong ? (
              <>
                <p role="alert">{wrong}</p>
                <div class="copy">
                  <a class="btn p" href="/replays">
                    {t('nav.replays')}
                  </a>
                  <a class="btn" href="/">
                    {t('home')}
                  </a>
                </div>
              </>
            ) : null}
          </section>
        </main>
      </div>
    );
  const points: TurnLife[] = turns.map((x) => ({ turn: x.turn, player: x.player, life: [x.life[0] ?? 0, x.life[1] ?? 0] }));
  const last = points[points.length - 1];
  if (last) points.push({ ...last, turn: last.turn + 1, life: [info.life[0] ?? last.life[0], info.life[1] ?? last.life[1]] });
  const places = [...turns.map((x) => placeOf(x.step, total)), 1];
  const marks = info.life.length ? (info.marks[from] ?? []) : (film.current?.events ?? []);
  const where = t('replay.step', { n: counted(at, quiet) + 1, of: total - quiet.size });
  const later = info.steps['0'] === undefined ? t('replay.later') : '';
  const hand = (view.value?.players[near.value]?.hand ?? []).flatMap((c) => (c.name ? [c.name] : []));
  const theirHand = (view.value?.players[far()]?.hand ?? []).flatMap((c) => (c.name ? [c.name] : []));
  const noPlay = later || (from === 'open' ? t('replay.playon.seat') : '');
  const link = `${location.origin}${place}`;
  const called = (n: 0 | 1): string => (n === own ? t('you') : playerName(info.names[n] ?? 'AB'.charAt(n)));
  const names: Record<From, string> = { '0': called(0), '1': called(1), open: t('replay.open') };
  const lives: [string, string] | undefined = you.value === null ? [t('curve.of', { name: who(near.value) }), t('curve.of', { name: who(far()) })] : undefined;
  const toTurn = (
    <select class="inp" aria-label={t('replay.toturn')} value={String([...turns].reverse().find((x) => x.step <= at)?.step ?? 0)} onChange={(e) => go2(Number(e.currentTarget.value))}>
      {turns.map((x) => (
        <option key={x.step} value={x.step}>
          {x.turn === 0 ? t('replay.start') : t(x.player === you.value ? 'turn.mine' : 'turn.theirs', { n: x.turn, name: who(x.player) })}
        </option>
      ))}
    </select>
  );
  // On the phone the list of turns and the hand are among what is more.
  const extras = (phone: boolean) => (
    <div class="rextra">
      {next.length ? (
        <div>
          <h2>{t('replay.next')}</h2>
          <LogList lines={next} since={Infinity} then={toLine} />
        </div>
      ) : null}
      {info.result ? (
        <p class="mute">
          {info.result.winner == null ? '' : `${info.result.winner === own ? t('over.won') : t('over.wins', { name: called(info.result.winner) })}. `}
          {reason(info.result, info.names.map((n) => playerName(n)))} <Clause number={info.result.clause} />
        </p>
      ) : null}
      {phone ? <p class="tsel">{toTurn}</p> : null}
      {phone && hand.length ? (
        <p>
          {t('zone.hand')}: {hand.join(t('list.comma'))}
        </p>
      ) : null}
      {phone && theirHand.length ? (
        <p>
          {t('replay.hand.of', { name: who(far()) })}: {theirHand.join(t('list.comma'))}
        </p>
      ) : null}
      {from === 'open' ? null : (
        <label class="check">
          <input type="checkbox" checked={open} onChange={(e) => setOpen(e.currentTarget.checked)} />
          {t('replay.hands')}
        </label>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={all}
          onChange={(e) => {
            setEvery(e.currentTarget.checked);
            choose({ passes: e.currentTarget.checked });
          }}
        />
        {t('replay.passes')}
      </label>
      <div class="tabs" style={{ flexWrap: 'wrap' }}>
        <button type="button" class="btn sm" aria-disabled={noPlay ? true : undefined} title={noPlay || undefined} onClick={() => (noPlay ? setWrong(noPlay) : void playOn())}>
          {t('replay.playon')}
        </button>
        <button type="button" class="btn sm" aria-disabled={later ? true : undefined} title={later || t('replay.bench.note')} onClick={() => (later ? setWrong(later) : bench())}>
          {t('replay.bench')}
        </button>
        <button
          type="button"
          class="btn sm"
          onClick={() => {
            void navigator.clipboard?.writeText(link).then(() => setCopied(true));
          }}
        >
          {copied ? t('copied') : t('replay.share')}
        </button>
        <a class="btn sm" href={`/api/replays/${game}/file`} download>
          {t('replay.download')}
        </a>
      </div>
      {wrong ? <p role="alert">{wrong}</p> : null}
    </div>
  );
  return (
    <div class="rpl">
      <Nav at="replays" />
      <main id="main" class={`mini ${shown === `${from}-${at}` ? '' : 'loading'}`} aria-busy={shown !== `${from}-${at}`}>
        <PlayerLine n={far()} me={false} />
        <BackRow n={far()} cls="oback" />
        <FieldRow n={far()} cls="ofield" />
        <Tide bells={false} />
        <FieldRow n={near.value} cls="mfield" />
        <BackRow n={near.value} cls="mback" />
        <PlayerLine n={near.value} me />
        <Arrows />
      </main>
      <aside class="ans" aria-label={t('replay.side')}>
        <div class="tabs" role="group" aria-label={t('replay.seat')}>
          {(['0', '1', 'open'] as const)
            .filter((s) => info.steps[s] !== undefined)
            .map((s) => (
              <button
                key={s}
                type="button"
                class="chip"
                aria-pressed={from === s}
                onClick={() => {
                  setSeat(s);
                  setAt(sameMoment(at, info.places[from] ?? [], info.places[s] ?? []));
                }}
              >
                {names[s]}
              </button>
            ))}
        </div>
        <h1>{where}</h1>
        <LogList lines={log.value} since={(log.value[log.value.length - 1]?.number ?? 0) - 1} then={toLine} />
        <div class="extra">{extras(false)}</div>
      </aside>
      {more ? (
        <Dialog label={t('replay.more')} cls="md" onClose={() => setMore(false)}>
          <header>
            <div>
              <h1>{t('replay.more')}</h1>
            </div>
            <Close onClose={() => setMore(false)} />
          </header>
          <div class="dbody">{extras(true)}</div>
        </Dialog>
      ) : null}
      <div class="tl">
        <LifeCurve points={points} near={near.value} at={placeOf(at, total)} marks places={places} names={lives} />
        <div class="evs" aria-hidden="true">
          {marks.map((e, i) => (
            <svg key={i} viewBox="0 0 10 10" style={{ left: `${100 * placeOf(e.step, total)}%` }}>
              <path d={MARKS[e.kind]?.path} fill={MARKS[e.kind]?.colour} />
            </svg>
          ))}
        </div>
        <input type="range" min={0} max={Math.max(0, total - 1)} value={at} aria-label={t('replay.slider')} aria-valuetext={where} onInput={(e) => go2(Number(e.currentTarget.value))} />
        <div class="ctl">
          <button type="button" class="btn" onClick={() => turn(-1)} aria-label={t('replay.turnback')}>
            «
          </button>
          <button type="button" class="btn" onClick={() => move(before)} aria-label={t('replay.stepback')}>
            ‹
          </button>
          <button type="button" class="btn p" onClick={() => setPlaying(!playing)}>
            <Icon name="i-play" />
            {playing ? t('replay.stop') : t('replay.play')}
          </button>
          <button type="button" class="btn" onClick={() => move(after)} aria-label={t('replay.stepon')}>
            ›
          </button>
          <button type="button" class="btn" onClick={() => turn(1)} aria-label={t('replay.turnon')}>
            »
          </button>
          <button type="button" class="btn no-p" onClick={() => setSpeed(speed >= 4 ? 1 : speed * 2)}>
            {t('replay.speed', { n: speed })}
          </button>
          <button type="button" class="btn only-p" aria-haspopup="dialog" onClick={() => setMore(true)}>
            {t('replay.more')}
          </button>
          <span class="no-p tsel">{toTurn}</span>
        </div>
      </div>
      <PileSheet />
      {zoomed.value ? <Zoom /> : null}
    </div>
  );
}

/** Finished games: one's own, those that are listed, and one from a file. */
export function ReplaysPage() {
  const [mine, setMine] = useState<GameInfo[]>([]);
  const [all, setAll] = useState<GameInfo[] | null>(null);
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    ownGames()
      .then((g) => setMine(g.filter((x) => x.result).sort((a, b) => b.changed - a.changed)))
      .catch(() => undefined);
    api
      .replays()
      .then(setAll)
      .catch(() => setAll([]));
  }, []);
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const made = await api.upload(await file.text());
      go(`/replay/${made.game}`);
    } catch (e) {
      setWrong(e instanceof Refused ? e.message : t('server.none'));
    }
  };
  const rows = (list: GameInfo[]) =>
    list.map((g) => (
      <div class="row" key={g.game}>
        <span class="tx">
          <b>{g.seat == null ? g.names.map(playerName).join(' – ') : t(g.result?.winner == null ? 'drew.against' : g.result.winner === g.seat ? 'won.against' : 'lost.against', { name: playerName(g.names[1 - g.seat] ?? '') })}</b>
          <span>
            {[dated(g.changed), decksOf(g), g.seat != null ? '' : g.result?.winner == null ? t('over.draw') : t('over.wins', { name: playerName(g.names[g.result.winner] ?? '') })]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <a class="btn sm" href={`/replay/${g.game}`}>
          {t('watch')}
        </a>
      </div>
    ));
  const others = (all ?? []).filter((g) => !mine.some((m) => m.game === g.game));
  return (
    <div class="page">
      <Nav at="replays" />
      <main id="main" class="plain">
        <h1>{t('nav.replays')}</h1>
        <div class="copy">
          <label class="btn">
            {t('replays.file')}
            <input type="file" class="sr" onChange={(e) => void upload(e.currentTarget.files?.[0])} />
          </label>
        </div>
        {wrong ? <p role="alert">{wrong}</p> : null}
        <section class="box">
          <h2>{t('replays.mine')}</h2>
          {mine.length ? rows(mine) : <p class="mute">{t('replays.none')}</p>}
        </section>
        <section class="box">
          <h2>{t('replays.listed')}</h2>
          {others.length ? rows(others) : <p class="mute">{all === null ? t('loading') : t('replays.none')}</p>}
        </section>
      </main>
    </div>
  );
}
