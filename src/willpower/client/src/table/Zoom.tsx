import { CHIP, Icon } from '../art/Icon';
import { ZoomCard } from '../cards/Card';
import { changed, chips, typeLine } from '../cards/facts';
import { CardText } from '../cards/text';
import type { ComponentChildren } from 'preact';
import type { AbilityView, CardView, Use, ValuePart } from '../protocol';
import { decision, pick, usesOf, view } from '../state/session';
import { cards, zoomed } from '../state/ui';
import { REMINDERS } from '../strings/reminders';
import { language, t } from '../strings';
import { reasonText, useText } from '../strings/ja_why';
import { Clause } from '../ui/Clause';
import { Close, Dialog } from '../ui/Dialog';
import { paragraphOf, refName } from '../model/board';
import { label } from '../model/asking';
import { planText } from '../model/payment';
import { who, whom } from './people';

/** Where a part of the values comes from, in words. */
function partName(p: ValuePart): ComponentChildren {
  if (p.what === 'counters') return t('z.counters', { name: p.text ?? '', n: p.times ?? 1 });
  if (p.what === 'rounding') return t('z.rounding');
  return (
    <>
      {p.source?.name ?? p.text ?? ''}
      {p.until ? <span class="mute"> {p.until}</span> : null}
    </>
  );
}

function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

function Values({ c }: { c: CardView }) {
  if (c.atk == null || !c.printed) return null;
  const way = (a: number | null | undefined, b: number | null | undefined): string => ['▼ ', '', '▲ '][changed(a, b) + 1] ?? '';
  const cls = (a: number | null | undefined, b: number | null | undefined): string => ['dn', '', 'up'][changed(a, b) + 1] ?? '';
  const left = (c.def ?? 0) - (c.damage ?? 0);
  return (
    <table class="tb">
      <thead>
        <tr>
          <th>{t('z.from')}</th>
          <th class="n">ATK</th>
          <th class="n">DEF</th>
          <th />
        </tr>
      </thead>
      <tbody>
        <tr>
          <th>{t('z.printed')}</th>
          <td class="n">{c.printed.atk}</td>
          <td class="n">{c.printed.def}</td>
          <td />
        </tr>
        {(c.parts ?? []).filter((p) => p.what !== 'printed').map((p, i) => (
          <tr key={i} title={p.text}>
            <th>{partName(p)}</th>
            <td class={`n ${p.atk > 0 ? 'up' : p.atk < 0 ? 'dn' : ''}`}>{signed(p.atk)}</td>
            <td class={`n ${p.def > 0 ? 'up' : p.def < 0 ? 'dn' : ''}`}>{signed(p.def)}</td>
            <td>
              <Clause number={p.clause} />
            </td>
          </tr>
        ))}
        <tr class="sum">
          <th>{t('z.now')}</th>
          <td class={`n ${cls(c.atk, c.printed.atk)}`}>
            {way(c.atk, c.printed.atk)}
            {c.atk}
          </td>
          <td class={`n ${cls(c.def, c.printed.def)}`}>
            {way(c.def, c.printed.def)}
            {c.def}
          </td>
          <td />
        </tr>
        <tr>
          <th>{t('z.damage')}</th>
          <td />
          <td class="n">{c.damage ?? 0}</td>
          <td class="mute">{t('z.more', { n: left })}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A use of a card in the words of its text. */
function UseWords({ u }: { u: Use }) {
  const o = decision.value?.options.find((x) => x.index === u.option);
  const v = view.value;
  const on = /^(.+) attacks ([AB])$/.exec(u.text); // a player by the letter of the seat
  if (on) return <b>{t('use.attack', { name: on[1] ?? '', on: whom(on[2] === 'A' ? 0 : 1) })}</b>;
  if (!o || !v) return <b class="tx"><CardText text={useText(u.text)} /></b>;
  const l = label(o, v, who);
  return (
    <span class="tx">
      <b>{l.head}</b> <CardText text={l.sub} />
    </span>
  );
}

/** The large card: as printed at the left, as it is now at the right. */
export function Zoom() {
  const at = zoomed.value;
  const c = at?.id !== undefined ? (cards.value.get(at.id) ?? at) : at;
  if (!c) return null;
  const close = (): void => {
    zoomed.value = null;
  };
  const v = view.value;
  const field = c.zone === 'field' || c.zone === 'ruler';
  const all = chips(c);
  const words = [...new Set([...(c.keywords ?? []), ...(c.sides ?? []).flatMap((s) => s.keywords)])];
  const effects = (v?.effects ?? []).filter((e) => e.affects.some((r) => r?.id !== undefined && r.id === c.id) && e.text);
  const pointing = (v?.chase ?? []).map((x, i) => ({ x, i })).filter(({ x }) => (x.targets ?? []).some((r) => r?.id !== undefined && r.id === c.id));
  const added = (v?.field ?? []).filter((a) => a.added_to !== undefined && a.added_to === c.id);
  const plainly: AbilityView[] = [
    ...(c.gained ?? []).filter(Boolean).map((text) => ({ text, from: 'gained' as const })),
    ...(c.lost ?? []).filter(Boolean).map((text) => ({ text, from: 'lost' as const })),
  ];
  const changedAbilities = (c.abilities ?? plainly).filter((a) => a.from !== 'printed');
  const given = decision.value ? (usesOf(c.id) ?? []) : [];
  const offered = given.flatMap((u) => decision.value?.options.find((o) => o.index === u.option) ?? []);
  const said = new Set(offered.map((o) => paragraphOf(o, c)));
  const why = given.filter((u) => u.option !== null || !(u.kind === 'activate' && [...said].some((x) => x && u.text.endsWith(x))));
  return (
    <Dialog label={c.name ?? ''} cls="wide" onClose={close}>
      <div class="zoomb">
        <div class={`zcards ${c.sides?.length ? 'two' : ''}`} role="group" aria-label={t('z.printed')} tabIndex={c.sides?.length ? 0 : undefined}>
          <ZoomCard card={c} />
          {(c.sides ?? []).map((s) => (
            <ZoomCard key={s.face} card={s} />
          ))}
          {c.zone === 'ruler' && !c.sides?.length && c.keywords?.includes('judgment') ? (
            <p class="mute zback">
              {t('z.back')} <Clause number="308.6" /> <a href={`/cards?search=${encodeURIComponent(c.name ?? '')}`}>{t('z.back.page')}</a>
            </p>
          ) : null}
        </div>
        <div class="info">
          <header>
            <h1>{field ? t('z.title', { name: c.name ?? '' }) : c.name}</h1>
            {v?.battle?.attacker?.id !== undefined && v.battle.attacker.id === c.id ? (
              <span class="bellt">{t('card.attacking', { name: v.battle.attacked?.player !== undefined ? whom(v.battle.attacked.player) : (v.battle.attacked?.name ?? '') })}</span>
            ) : null}
            {v?.battle?.blocker?.id !== undefined && v.battle.blocker.id === c.id ? <span class="bellt">{t('card.blocking')}</span> : null}
            {c.rested ? <span class="bellt">{t('card.rested')}</span> : null}
            {c.fresh && field ? <span class="bellt">{t('card.new')}</span> : null}
            <Close onClose={close} />
          </header>
          {c.partial ? <p class="dn">{t('z.partial')}</p> : null}
          <p class="mute">{typeLine(c)}</p>
          <Values c={c} />
          {words.length ? (
            <section>
              <h2>{t('z.words')}</h2>
              <ul class="kwr">
                {words.map((k) => {
                  const chip = all.find((x) => x.name.toLowerCase() === k);
                  const said = REMINDERS[k];
                  return (
                    <li key={k}>
                      <span class={`kwc ${chip?.gained ? 'gain' : ''}`}>
                        <Icon name={CHIP[k] ?? 'k-other'} />
                      </span>
                      <span>
                        <b>{k.replace(/(^|\s)\S/g, (s) => s.toUpperCase())}</b> {said ? (language.value === 'ja' ? said.ja : said.en) : ''} <Clause number={said?.clause} edition="8.01" />
                        {said?.clause && v && !v.edition.startsWith('8.01') ? <small class="mute"> {t('rules', { edition: '8.01' })}</small> : null}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </section>
          ) : null}
          {changedAbilities.length ? (
            <section>
              <h2>{t('z.changed')}</h2>
              <ul class="how tx">
                {changedAbilities.map((a, i) => (
                  <li key={i}>
                    <span>
                      <b class={a.from === 'gained' ? 'up' : 'dn'}>{a.from === 'gained' ? '+' : '−'}</b> {a.from === 'gained' ? <CardText text={a.text} /> : <s>{a.text}</s>}{' '}
                      {a.source?.name ? <span class="mute">{t('z.by', { name: a.source.name })} </span> : null}
                      {a.until ? <span class="mute">{a.until}</span> : null}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {effects.length || added.length || c.counters ? (
            <section>
              <h2>{t('z.effects')}</h2>
              <ul class="how tx">
                {added.map((a) => (
                  <li key={a.id}>
                    <span>
                      <b>{a.name}</b> <CardText text={(a.text ?? []).join(' ')} />
                    </span>
                  </li>
                ))}
                {Object.entries(c.counters ?? {}).map(([k, n]) => (
                  <li key={k}>
                    <span>{t('card.counters', { n, name: k })}</span>
                  </li>
                ))}
                {effects.map((e, i) => (
                  <li key={i}>
                    <span>
                      <b>{refName(e.source, who, '')}</b> <CardText text={e.text} /> <span class="mute">{e.until}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {pointing.length ? (
            <section>
              <h2>{t('z.chase')}</h2>
              <ul class="how tx">
                {pointing.map(({ x, i }) => (
                  <li key={x.id}>
                    <span>
                      <b>
                        {i + 1} {x.name}
                      </b>{' '}
                      <CardText text={(x.text ?? []).join(' ')} />
                    </span>
                    <span class="mute">{who(x.controller ?? 0)}</span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          {why.length ? (
            <section>
              <h2>{t('z.uses')}</h2>
              <ul class="how">
                {why.map((u, i) => (
                  <li key={i}>
                    <span>
                      <UseWords u={u} />
                      {u.option === null ? (
                        <span class="whyl">
                          {(u.reasons.length ? u.reasons : [{ clause: u.clause, sentence: u.sentence, ja: '' }]).map((r) => (
                            <span key={r.sentence} class="mute">
                              <CardText text={reasonText(r)} /> <Clause number={r.clause} />
                            </span>
                          ))}
                        </span>
                      ) : u.plan ? (
                        <span class="whyl mute">
                          <CardText text={planText(u.plan, cards.value)} />
                        </span>
                      ) : null}
                    </span>
                    {u.option !== null ? (
                      <button
                        type="button"
                        class="btn sm"
                        onClick={() => {
                          close();
                          pick(u.option ?? 0);
                        }}
                      >
                        {t('do.it')}
                      </button>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
