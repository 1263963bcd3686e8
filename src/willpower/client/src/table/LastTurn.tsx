import { digest, type Digest, type DigestLine } from '../model/digest';
import { log, moment, near, view, you } from '../state/session';
import { cards, marked, panel } from '../state/ui';
import { t } from '../strings';
import { Clause } from '../ui/Clause';
import { Close, Dialog } from '../ui/Dialog';
import { far, who } from './people';

/** The other side's last turn, once it is over. */
function lastTurn(): Digest | null {
  const v = view.value;
  if (!v || you.value === null || moment.value || v.turn.player !== near.value) return null;
  const names = new Map([...cards.value].map(([id, c]) => [id, c.name ?? '']));
  return digest(log.value, far(), names);
}

/** Names with how often each is there: "Frost Piper ×2, Snow Fox". */
function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const n of names) counts.set(n, (counts.get(n) ?? 0) + 1);
  return [...counts].map(([n, k]) => (k > 1 ? `${n} ×${k}` : n)).join(', ');
}

/** One row in words. */
export function rowText(r: DigestLine, player: number): string {
  const mine = r.by === near.value;
  switch (r.kind) {
    case 'called':
      return t('dg.called', { names: listed(r.names) });
    case 'played':
      return r.by === player ? t('dg.played', { names: listed(r.names) }) : t('dg.answered', { names: listed(r.names) });
    case 'used':
      return r.by === player ? t('dg.used', { names: listed(r.names) }) : t('dg.used.mine', { names: listed(r.names) });
    case 'set':
      return mine ? t('dg.set.mine', { n: r.amount }) : t('dg.set', { n: r.amount });
    case 'made':
      return mine ? t('dg.made.mine', { names: listed(r.names) }) : t('dg.made', { names: listed(r.names) });
    case 'drew':
      return mine ? t('dg.drew.mine', { n: r.amount }) : t('dg.drew.theirs', { n: r.amount, name: who(r.by ?? 0) });
    case 'discarded':
      return mine ? t('dg.discarded.mine', { names: listed(r.names) }) : t('dg.discarded.theirs', { names: listed(r.names), name: who(r.by ?? 0) });
    case 'milled':
      return mine ? t('dg.milled.mine', { n: r.amount }) : t('dg.milled.theirs', { n: r.amount, name: who(r.by ?? 0) });
    case 'judged':
      return t('dg.judged', { names: listed(r.names) });
    case 'attacked':
      return t('dg.attacked', { names: listed(r.names) });
    case 'lost':
      return mine ? t('dg.lost.mine', { names: listed(r.names) }) : t('dg.lost.theirs', { names: listed(r.names), name: who(r.by ?? 0) });
    case 'hurt':
      return mine ? t('dg.hurt.mine', { n: r.amount }) : t('dg.hurt.theirs', { n: r.amount, name: who(r.by ?? 0) });
    case 'healed':
      return mine ? t('dg.healed.mine', { n: r.amount }) : t('dg.healed.theirs', { n: r.amount, name: who(r.by ?? 0) });
  }
}

function Rows({ d }: { d: Digest }) {
  const mark = (r: DigestLine | null): void => {
    marked.value = new Set((r?.lines ?? []).flatMap((l) => l.objects.filter((o) => cards.value.has(o))));
  };
  if (!d.rows.length) return <p class="mute">{t('dg.nothing')}</p>;
  return (
    <ul class="how">
      {d.rows.map((r, i) => (
        <li key={i} onMouseEnter={() => mark(r)} onMouseLeave={() => mark(null)}>
          <span>{rowText(r, d.player)}</span>
          <Clause number={r.lines[0]?.clause} />
        </li>
      ))}
    </ul>
  );
}

/** What the other side did in its last turn, where the chase is empty. */
export function LastTurn() {
  const d = lastTurn();
  if (!d) return null;
  const title = t('dg.title', { name: who(d.player), n: d.turn });
  const short = d.rows.map((r) => rowText(r, d.player)).join(' · ') || t('dg.nothing');
  return (
    <section class="digest" aria-label={title}>
      <h3 class="no-p">{title}</h3>
      <div class="no-p">
        <Rows d={d} />
      </div>
      <button type="button" class="only-p btn dgb" onClick={() => (panel.value = 'digest')}>
        <b>{title}</b>
        <small>{short}</small>
      </button>
    </section>
  );
}

/** The same as a sheet, for the phone. */
export function LastTurnSheet() {
  const d = lastTurn();
  if (!d || panel.value !== 'digest') return null;
  const close = (): void => {
    panel.value = '';
  };
  const title = t('dg.title', { name: who(d.player), n: d.turn });
  return (
    <Dialog label={title} cls="low" onClose={close}>
      <header>
        <div>
          <h1>{title}</h1>
        </div>
        <Close onClose={close} />
      </header>
      <div class="dbody">
        <Rows d={d} />
        <button type="button" class="btn" onClick={() => (panel.value = 'log')}>
          {t('log')}
        </button>
      </div>
    </Dialog>
  );
}
