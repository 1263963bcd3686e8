import { Pip } from '../art/Icon';
import { plainStone } from '../cards/facts';
import { givenUp, leavesText, paidBy } from '../model/payment';
import type { Plan } from '../protocol';
import { near, view } from '../state/session';
import { cards, selected } from '../state/ui';
import { t } from '../strings';
import { costText } from '../strings/ja_words';

/** What pays for the chosen card, source by source, and what is left alone. */
export function PayPanel({ plan }: { plan: Plan }) {
  const card = cards.value.get(selected.value ?? -1);
  const used = new Set(plan.sources.flatMap((s) => (s.object === undefined ? [] : [s.object])));
  const stay = new Map<string, number>();
  for (const c of view.value?.field ?? [])
    if (c.controller === near.value && plainStone(c) && !c.rested && c.id !== undefined && !used.has(c.id)) stay.set(c.name ?? '', (stay.get(c.name ?? '') ?? 0) + 1);
  const told = new Set(plan.sources.map((s) => givenUp(plan, s)));
  const still = [...new Set(plan.leaves.map((id) => cards.value.get(id)?.name ?? '').filter(Boolean))];
  return (
    <div class="payp no-p">
      <h3>{t('plan.title', { name: card?.name ?? '' })}</h3>
      <ul>
        {paidBy(plan).map((p, i) => (
          <li key={i}>
            <Pip of={p.source.attribute || '1'} />
            <span>
              <b>{p.source.kind === 'will' ? t('plan.produced', { n: p.count }) : p.count > 1 ? `${p.name} ×${p.count}` : p.name}</b>
            </span>
            <span class={givenUp(plan, p.source) ? 'dn' : 'mute'}>
              {p.source.kind === 'will' ? null : givenUp(plan, p.source) ? t('plan.given') : t('plan.rests')}
            </span>
          </li>
        ))}
        {plan.costs.map((c) => (
          <li key={c}>
            <span>
              <b class={plan.irreversible.includes(c) ? 'dn' : ''}>{costText(c)}</b>
            </span>
            {plan.irreversible.includes(c) ? <span class="mute">{t('plan.gone')}</span> : null}
          </li>
        ))}
        {plan.irreversible.filter((c) => !plan.costs.includes(c) && !told.has(c)).map((c) => (
          <li key={`i${c}`}>
            <span class="dn">{costText(c)}</span>
            <span class="mute">{t('plan.gone')}</span>
          </li>
        ))}
      </ul>
      {stay.size || still.length ? (
        <>
          {stay.size ? <h3>{t('plan.stay')}</h3> : null}
          <ul>
            {[...stay].map(([name, n]) => (
              <li key={name}>
                <span>
                  <b>{n > 1 ? `${name} ×${n}` : name}</b>
                </span>
              </li>
            ))}
            {still.length ? (
              <li>
                <span>{leavesText(still)}</span>
              </li>
            ) : null}
          </ul>
        </>
      ) : null}
    </div>
  );
}
