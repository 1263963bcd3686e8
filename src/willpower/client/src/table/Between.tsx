import { useEffect, useState } from 'preact/hooks';
import { Art } from '../art/Art';
import { Cost, Icon } from '../art/Icon';
import { bringIn, copies, deckText, paired, swappedDeck, takeOut, type Swap } from '../model/sideboard';
import type { CardView, DeckLine, DeckReport, DeckWhole } from '../protocol';
import { api } from '../state/api';
import { ready, refusal, seenOf, state, view, you } from '../state/session';
import { heldSeat } from '../state/seats';
import { listed, sideboarding, zoomed } from '../state/ui';
import { t } from '../strings';
import { Clause } from '../ui/Clause';
import { Key } from '../ui/Key';
import { Nav } from '../pages/Nav';
import { far, who } from './people';
import { Zoom } from './Zoom';

const NONE: Swap = { bring: [], leave: [] };

/** A line of a deck as the table's cards are drawn. */
function printed(l: DeckLine): CardView {
  return { name: l.name, number: l.number, cost: l.cost, types: l.types, races: l.races, attributes: l.attributes, text: l.text, atk: l.atk, def: l.defense };
}

/** Opens the large card of a name in the lists. */
function read(name: string): void {
  zoomed.value = listed.value.get(name) ?? null;
}

function Row({ line, changed, label, sign, onMove }: { line: DeckLine; changed: '' | 'in' | 'out'; label: string; sign: string; onMove?: () => void }) {
  return (
    <li class={`sbr ${changed}`}>
      <b class="n">{line.copies}</b>
      <button type="button" class="rd" data-listed={line.name} onClick={() => read(line.name)}>
        <span class="th">
          <Art card={{ name: line.name, types: line.types, attributes: line.attributes, races: line.races, text: line.text }} />
        </span>
        <span class="nm">{line.name}</span>
        <Cost cost={line.cost} />
      </button>
      {onMove ? (
        <button type="button" class="btn" aria-label={label} onClick={onMove}>
          {sign}
        </button>
      ) : null}
    </li>
  );
}

/** Between two games of a match: cards are changed with the sideboard, one for one. */
export function Between() {
  const s = state.value;
  const me = you.value ?? 0;
  const held = heldSeat(s?.game ?? '');
  const [deck, setDeck] = useState<DeckWhole | null>(null);
  const [swap, setSwap] = useState<Swap>(NONE);
  const [report, setReport] = useState<DeckReport | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!held) {
      setFailed(true);
      return;
    }
    api
      .seatDeck(held.game, held.token)
      .then(setDeck)
      .catch(() => setFailed(true));
  }, [held?.game]);
  const whole = deck ? swappedDeck(deck, swap) : null;
  const match = deck ? paired(deck, swap) : NONE;
  useEffect(() => {
    if (!whole || !match) {
      setReport(null);
      return;
    }
    let current = true;
    api
      .check({ text: deckText(whole), partial: true }, view.value?.edition)
      .then((r) => current && setReport(r))
      .catch(() => current && setReport(null));
    return () => {
      current = false;
    };
  }, [deck, swap]);
  const seen = seenOf(far());
  const names = seen.map((x) => x.card.name).join();
  useEffect(() => {
    const lines = (deck?.piles ?? []).flatMap((p) => p.lines);
    listed.value = new Map([...seen.map((x) => x.card), ...lines.map(printed)].map((c) => [c.name ?? '', c]));
    return () => {
      listed.value = new Map();
      zoomed.value = null;
    };
  }, [deck, names]);
  if (!s) return null;
  const m = s.match;
  const waiting = m.ready[me] === true;
  const other = s.players[far()];
  const why = !match ? t('side.uneven', { in: swap.bring.length, out: swap.leave.length }) : report && !report.legal ? (report.problems[0]?.sentence ?? '') : '';
  const go = (): void => {
    if (why || waiting || !match) return;
    ready(match.bring, match.leave);
  };
  const mainPiles = (whole?.piles ?? []).filter((p) => p.pile !== 'sideboard' && p.pile !== 'ruler' && p.pile !== 'extra');
  const side = whole?.piles.find((p) => p.pile === 'sideboard')?.lines ?? [];
  // Without a sideboard there is nothing to change for.
  const hasSide = side.length + swap.bring.length > 0;
  return (
    <div class="page between">
      <Nav at="play" />
      <main id="main">
        <header class="sbh">
          <h1 class="sr">{t('side.title', { n: m.game + 1 })}</h1>
          <b class="nm">{who(me)}</b>
          <span class="sc">{s.players[me]?.wins}</span>
          <span class="mute">{t('side.game', { n: m.game + 1, of: m.best_of })}</span>
          <span class="sc">{other?.wins}</span>
          <b class="nm">{who(far())}</b>
          {s.result ? (
            <span class="mute">
              {t('side.last', { n: m.game })} {s.result.winner == null ? t('over.draw') : s.result.winner === me ? t('over.won') : t('over.wins', { name: who(s.result.winner) })} <Clause number={s.result.clause} />
            </span>
          ) : null}
        </header>
        {refusal.value ? <p role="alert">{refusal.value.sentence}</p> : null}
        <div class="sbg">
          <section class="box sbd" aria-label={t('side.main')}>
            {failed ? <p class="mute">{t('side.nodeck')}</p> : null}
            {mainPiles.map((p) => (
              <div key={p.pile}>
                <h2>
                  {t(`pile.${p.pile}` as 'pile.main')} <small>{p.lines.reduce((n, l) => n + l.copies, 0)}</small>
                </h2>
                <ul class="sbl">
                  {p.lines.map((l) => (
                    <Row key={l.name} line={l} changed={copies(swap.bring, l.name) ? 'in' : ''} label={t('side.out', { name: l.name })} sign="▶" onMove={waiting || !hasSide ? undefined : () => setSwap(takeOut(swap, l.name))} />
                  ))}
                </ul>
              </div>
            ))}
          </section>
          <section class="box sbs" aria-label={t('side.side')}>
            <h2>
              {t('side.side')} <small>{side.reduce((n, l) => n + l.copies, 0)}</small>
            </h2>
            <ul class="sbl">
              {side.map((l) => (
                <Row key={l.name} line={l} changed={copies(swap.leave, l.name) ? 'out' : ''} label={t('side.in', { name: l.name })} sign="◀" onMove={waiting ? undefined : () => setSwap(bringIn(swap, l.name))} />
              ))}
            </ul>
            {deck && !side.length ? <p class="mute">{t('side.none')}</p> : null}
            {deck ? (
              <p class={`note ${why ? 'bad' : ''}`} role="status">
                <Icon name={why ? 'i-x' : 'i-check'} />
                <span>
                  {why || t(hasSide ? 'side.fine' : 'side.asitis', { in: swap.bring.length })} {why && report?.problems[0] ? <Clause number={report.problems[0].clause} /> : null}
                </span>
              </p>
            ) : null}
            {seen.length ? (
              <>
                <h3>{t('side.seen', { name: who(far()) })}</h3>
                <p class="seen">
                  {seen.map(({ card, times }) => (
                    <button key={card.name} type="button" class="rd" data-listed={card.name} onClick={() => read(card.name ?? '')}>
                      {times > 1 ? `${card.name} ×${times}` : card.name}
                    </button>
                  ))}
                </p>
              </>
            ) : null}
          </section>
        </div>
      </main>
      <footer class="sbf">
        <span>
          <b>{t('side.begins')}</b> {t('side.lot')} <Clause number="403.4" />
        </span>
        <span class="mute" role="status">
          {other?.kind === 'computer' ? '' : m.ready[far()] ? t('side.theyready', { name: who(far()) }) : t('side.theynot', { name: who(far()) })}
        </span>
        <span class="sp" />
        <button type="button" class="btn" onClick={() => (sideboarding.value = false)}>
          {t('do.back')}
        </button>
        {swap.bring.length + swap.leave.length && !waiting ? (
          <button type="button" class="btn" onClick={() => setSwap(NONE)}>
            {t('side.asbefore')}
          </button>
        ) : null}
        <button type="button" class="btn p" aria-disabled={why || waiting ? true : undefined} title={why || undefined} onClick={go}>
          {waiting ? t('over.waiting') : t('side.ready', { n: m.game + 1 })}
          <Key k="Enter" />
        </button>
      </footer>
      {zoomed.value ? <Zoom /> : null}
    </div>
  );
}

