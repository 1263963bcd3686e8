import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { Nav } from '../pages/Nav';
import { asked, rename } from '../state/route';
import { t } from '../strings';
import { Clause } from '../ui/Clause';
import { useTitle } from '../ui/title';
import { study } from './api';
import { useAsked } from './use';

/** Two editions of the rules, switch by switch. */
export function EditionsPage() {
  useTitle(t('ed.title'));
  const q = asked();
  const first = q.get('first') ?? '5.12 Bifrost';
  const second = q.get('second') ?? '8.01';
  const [group, setGroup] = useState('');
  const { found, wrong } = useAsked(() => study.editions(first, second), [first, second]);
  const choose = (a: string, b: string): void => rename(`/editions?first=${encodeURIComponent(a)}&second=${encodeURIComponent(b)}`);
  const groups = found?.groups ?? [];
  const count = groups.reduce((n, g) => n + g.switches.length, 0);
  const shown = groups.filter((g) => !group || g.id === group);
  const pickers = (
    [
      [first, t('ed.first'), (v: string) => choose(v, second)],
      [second, t('ed.second'), (v: string) => choose(first, v)],
    ] as const
  ).map(([value, name, then]) => (
    <select key={name} class="inp" aria-label={name} value={value} onChange={(e) => then(e.currentTarget.value)}>
      {(found?.editions ?? [first, second]).map((e) => (
        <option key={e} value={e}>
          {e}
        </option>
      ))}
    </select>
  ));
  return (
    <div class="page">
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Nav at="rules" />
      <main id="main" class="eds">
        <header>
          <h1>{t('ed.title')}</h1>
          {pickers[0]} <b>{t('ed.and')}</b> {pickers[1]}
          <span class="sp" />
          <span class="mute" role="status">
            {found ? t('ed.count', { n: count, of: found.total }) : (wrong || t('loading'))}
          </span>
        </header>
        <div class="edrope" role="group" aria-label={t('ed.rope')}>
          {(found?.editions ?? []).map((e) => (
            <button key={e} type="button" class={e === first || e === second ? 'on' : ''} aria-pressed={e === first || e === second} onClick={() => (e === second ? choose(second, first) : choose(e, second))}>
              <i aria-hidden="true" />
              {e}
            </button>
          ))}
        </div>
        <p class="chips" role="group" aria-label={t('ed.groups')}>
          <button type="button" class="chip" aria-pressed={!group} onClick={() => setGroup('')}>
            {t('all')} {count}
          </button>
          {groups.map((g) => (
            <button key={g.id} type="button" class="chip" aria-pressed={group === g.id} onClick={() => setGroup(g.id)}>
              {g.title} {g.switches.length}
            </button>
          ))}
        </p>
        {found && !count ? <p class="box">{t('ed.same')}</p> : null}
        {count ? (
          <div class="edt">
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('ed.id')}</th>
                  <th scope="col">{t('ed.what')}</th>
                  <th scope="col">{first}</th>
                  <th scope="col">{second}</th>
                  <th scope="col">{t('ed.clause')}</th>
                  <th scope="col">
                    <span class="sr">{t('ed.play')}</span>
                  </th>
                </tr>
              </thead>
              {shown.map((g) => (
                <tbody key={g.id}>
                  <tr class="gr">
                    <th colSpan={6} scope="rowgroup">
                      {g.title}
                    </th>
                  </tr>
                  {g.switches.map((s) => (
                    <tr key={s.id}>
                      <td class="mute">{s.id}</td>
                      <th scope="row">{s.title}</th>
                      <td data-ed={first}>{s.first}</td>
                      <td data-ed={second}>{s.second}</td>
                      <td>
                        {s.clauses.map((c) => (
                          <Clause key={c} number={c} />
                        ))}
                      </td>
                      <td>
                        {s.files[0] ? (
                          <a class="btn sm" href={`/bench?file=${encodeURIComponent(s.files[0])}&first=${encodeURIComponent(first)}&second=${encodeURIComponent(second)}`} aria-label={t('ed.both.of', { title: s.title })}>
                            <Icon name="i-play" />
                            {t('ed.both')}
                          </a>
                        ) : null}
                      </td>
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </div>
        ) : null}
      </main>
    </div>
  );
}
