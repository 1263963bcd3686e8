import { useEffect, useRef, useState } from 'preact/hooks';
import { CardText } from '../cards/text';
import { label } from '../model/asking';
import { factWords } from '../model/facts';
import type { Use } from '../protocol';
import { cards } from '../state/ui';
import { decision, pick, releaseLocal, view } from '../state/session';
import { t } from '../strings';
import { reasonText, useText } from '../strings/ja_why';
import { who } from '../table/people';
import { Clause } from '../ui/Clause';
import { bench, benchUses, benchWrong, next } from './benchstate';
import { study } from './api';
import { pack } from './share';
import { Solution } from './Solution';
import { useAsked } from './use';

/** Things that read alike, once, with how many there are. */
function alike<T>(all: readonly T[], words: (x: T) => string): { one: T; n: number }[] {
  const found = new Map<string, { one: T; n: number }>();
  for (const x of all) {
    const same = found.get(words(x));
    if (same) same.n += 1;
    else found.set(words(x), { one: x, n: 1 });
  }
  return [...found.values()];
}

/** What could be done with a card, without its name before it. */
function useOf(name: string, text: string): string {
  return text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
}

/** Everything that can be done from here, and why the rest cannot; what reads alike is told once. */
function Possible() {
  const b = bench.value;
  const d = decision.value;
  const v = view.value;
  const key = b ? `${b.text}|${b.at}|${b.picks.join()}` : '';
  const { found, wrong } = useAsked(b?.view ? () => benchUses(b) : null, [key]);
  if (!b || !v) return null;
  const not: { name: string; use: Use }[] = (found?.cards ?? []).flatMap((c) => c.uses.filter((u) => u.option === null && u.reasons.length).map((use) => ({ name: cards.value.get(c.object)?.name ?? '', use })));
  return (
    <section class="bposs" aria-label={t('bench.possible')}>
      {d ? (
        <>
          <h3>{t('bench.decides', { name: who(d.player) })}</h3>
          <ul>
            {alike(d.options, (o) => JSON.stringify([label(o, v, who), o.clause])).map(({ one: o, n }) => {
              const l = label(o, v, who);
              return (
                <li key={o.index}>
                  <button type="button" onClick={() => pick(o)}>
                    <CardText text={l.head} />
                  </button>{' '}
                  {n > 1 ? <b>×{n}</b> : null} {l.sub ? <CardText text={`– ${l.sub}`} /> : null} <Clause number={o.clause} />
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <p>{t('bench.over')}</p>
      )}
      {d?.kind === 'priority' ? (
        <>
          <h3>{t('bench.whynot')}</h3>
          {wrong ? <p role="alert">{wrong}</p> : null}
          {found === null && !wrong ? <p>{t('loading')}</p> : null}
          {found && !not.length ? <p class="mute">{t('bench.allcan')}</p> : null}
          <ul>
            {alike(not, (x) => JSON.stringify([x.name, x.use.text, x.use.reasons])).map(({ one, n }, i) => (
              <li key={i}>
                <b>{one.name}</b>
                {n > 1 ? ` ×${n}` : ''}: <CardText text={useText(useOf(one.name, one.use.text))} />
                {one.use.reasons.map((r, k) => (
                  <p key={k} class="ln">
                    <span>
                      <CardText text={reasonText(r)} />
                    </span>{' '}
                    <Clause number={r.clause} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Expect() {
  const b = bench.value;
  const [fact, setFact] = useState('');
  const [refused, setRefused] = useState('');
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => setRefused(''), [b?.text, b?.at]); // it was about another board
  useEffect(() => {
    if (refused) reason.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);
  if (!b) return null;
  const note = (text: string): void => {
    setRefused('');
    void next((now) => ({ text: now.text, at: now.at, note: text }), true).then((done) => {
      if (done) setFact('');
      else {
        setRefused(benchWrong.value);
        benchWrong.value = ''; // it is told at the field
        releaseLocal();
      }
    });
  };
  return (
    <section class="bexp" aria-label={t('bench.expect')}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (fact.trim()) note(fact.trim());
        }}
      >
        <input
          class="inp"
          aria-label={t('bench.fact')}
          aria-invalid={!!refused}
          aria-describedby="fact-refused"
          placeholder="B.life: 900"
          value={fact}
          onInput={(e) => {
            setFact(e.currentTarget.value);
            setRefused('');
          }}
        />
        <button type="submit" class="btn sm">
          {t('bench.note')}
        </button>
      </form>
      <p ref={reason} id="fact-refused" class="refused" role="alert">
        {refused}
      </p>
      <p class="mute small">{t('bench.isso')}</p>
      <p class="chips">
        {b.suggested.slice(0, 10).map((s) => (
          <button key={s} type="button" class="chip" title={s} onClick={() => note(s)}>
            {factWords(s)}
          </button>
        ))}
      </p>
    </section>
  );
}

const SIDES = ['A', 'B'] as const;

/** Whether who is at turn wins in this turn, whatever the other does; the line where there is one. */
function Win() {
  const b = bench.value;
  const key = b ? `${b.text}|${b.at}` : '';
  const { found, wrong } = useAsked(b?.view && !b.picks.length ? () => study.win(b.text, b.at) : null, [key]);
  if (!b) return null;
  const name = SIDES[found?.player === 1 ? 1 : 0];
  return (
    <section class="bwin" aria-label={t('bench.win', { name: SIDES[view.value?.turn.player === 1 ? 1 : 0] })}>
      {b.picks.length ? <p class="mute">{t('bench.win.loose')}</p> : null}
      {wrong ? <p role="alert">{wrong}</p> : null}
      {!found && !wrong && !b.picks.length ? <p role="status">{t('bench.win.search')}</p> : null}
      {found ? (
        <>
          <p role="status">
            <b>{t(`bench.win.${found.verdict}`, { name, n: found.actions })}</b> <span class="mute">{t('bench.win.looked', { n: found.positions })}</span>
          </p>
          {found.solution.length ? <Solution rows={found.solution} called={SIDES} /> : null}
        </>
      ) : null}
    </section>
  );
}

/** What one does with a bench: ask what can happen, note what must be, compare, share, save. */
export function BenchAfter({ onCompare }: { onCompare: () => void }) {
  const [open, setOpen] = useState<'' | 'possible' | 'expect' | 'win'>('');
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) shown.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  const linked = useRef<HTMLDivElement>(null);
  useEffect(() => linked.current?.scrollIntoView({ block: 'end' }), [link]);
  const b = bench.value;
  if (!b) return null;
  const toggle = (what: 'possible' | 'expect' | 'win'): void => setOpen(open === what ? '' : what);
  return (
    <>
      <div class="chips bacts">
        <button type="button" class="btn sm" aria-expanded={open === 'possible'} onClick={() => toggle('possible')}>
          {t('bench.possible')}
        </button>
        <button type="button" class="btn sm" aria-expanded={open === 'win'} aria-disabled={!b.view || undefined} onClick={() => b.view && toggle('win')}>
          {t('bench.win', { name: SIDES[view.value?.turn.player === 1 ? 1 : 0] })}
        </button>
        <button type="button" class="btn sm" aria-expanded={open === 'expect'} onClick={() => toggle('expect')}>
          {t('bench.expect')}
        </button>
        <button type="button" class="btn sm" onClick={onCompare}>
          {t('bench.compare')}
        </button>
        <button
          type="button"
          class="btn sm"
          onClick={() =>
            void pack(b.text).then((x) => {
              const url = `${location.origin}/bench#f=${x}`;
              setLink(url);
              setCopied(false);
              void navigator.clipboard?.writeText(url).then(() => setCopied(true), () => undefined);
            })
          }
        >
          {t('bench.share')}
        </button>
      </div>
      {link ? (
        <div class="blink" ref={linked}>
          <label>
            {t('bench.link')}
            <input class="inp" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
          </label>
          <button type="button" class="btn sm" onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true), () => undefined)}>
            {copied ? t('copied') : t('copy')}
          </button>
        </div>
      ) : null}
      <div ref={shown}>
        {open === 'possible' ? <Possible /> : null}
        {open === 'win' ? <Win /> : null}
        {open === 'expect' ? <Expect /> : null}
      </div>
    </>
  );
}
