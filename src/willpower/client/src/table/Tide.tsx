import { Icon } from '../art/Icon';
import { choose, prefs } from '../state/prefs';
import { near, sendSettings, view, you } from '../state/session';
import { panel } from '../state/ui';
import { t } from '../strings';

export const PHASES = [
  'draw',
  'recovery',
  'main',
  'beginning',
  'declare attack',
  'declare block',
  'first strike',
  'normal',
  'end of battle',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

/** Which of the phases shown it is now. */
export function phaseNow(turn: { phase: string; step: string } | undefined): Phase | '' {
  if (!turn) return '';
  if (turn.step) return turn.step === 'end' ? 'end of battle' : (PHASES.find((p) => p === turn.step) ?? 'beginning');
  if (turn.phase === 'battle') return 'beginning';
  if (turn.phase === 'call') return 'main';
  return PHASES.find((p) => p === turn.phase) ?? '';
}

/** Sets or takes away a stop. */
export function toggleStop(phase: Phase, mine: boolean): void {
  const p = prefs.value;
  const list = mine ? p.stopsMine : p.stopsTheirs;
  const next = list.includes(phase) ? list.filter((x) => x !== phase) : [...list, phase];
  choose(mine ? { stopsMine: next } : { stopsTheirs: next });
  sendSettings({});
}

/** The two bells of a phase: stop on your turn, stop on theirs. */
export function Bells({ phase }: { phase: Phase }) {
  const p = prefs.value;
  return (
    <span class="bells">
      {[true, false].map((mine) => {
        const on = (mine ? p.stopsMine : p.stopsTheirs).includes(phase);
        return (
          <button
            key={mine ? 'm' : 't'}
            type="button"
            class={on ? 'on' : 'off'}
            aria-pressed={on}
            aria-label={t(mine ? 'stop.mine' : 'stop.theirs', { phase: t(`phase.${phase}`) })}
            title={t(mine ? 'stop.mine' : 'stop.theirs', { phase: t(`phase.${phase}`) })}
            onClick={() => toggleStop(phase, mine)}
          >
            <Icon name={on ? 'i-bell' : 'i-bello'} />
          </button>
        );
      })}
    </span>
  );
}

/** The tide line: the phases of the turn with their stops. */
export function Tide({ bells = true }: { bells?: boolean }) {
  const turn = view.value?.turn;
  const now = phaseNow(turn);
  const at = PHASES.indexOf(now as Phase);
  return (
    <nav class="tide" aria-label={t('phases')}>
      <ol class="ph">
        {PHASES.map((p, i) => (
          <li
            key={p}
            class={`${i >= 3 && i <= 8 ? 'bt' : ''} ${p === now ? 'now' : ''} ${p === now && turn?.player === near.value ? 'mine' : ''} ${Math.abs(i - at) === 1 ? 'pp' : ''}`}
            aria-current={p === now ? 'step' : undefined}
          >
            <span>{t(`phase.${p}`)}</span>
            {bells && you.value !== null ? <Bells phase={p} /> : null}
          </li>
        ))}
      </ol>
      {bells && you.value !== null ? (
        <button type="button" class="only-p alltide" onClick={() => (panel.value = 'phases')}>
          <span class="sr">{t('phases.all')}</span>
        </button>
      ) : null}
    </nav>
  );
}

/** All phases with their stops. */
export function StopsTable() {
  return (
    <table class="stops">
      <thead>
        <tr>
          <th />
          <th>
            <span class="bells">
              <span>{t('set.mine')}</span>
              <span>{t('set.theirs')}</span>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {PHASES.map((p) => (
          <tr key={p} aria-current={p === phaseNow(view.value?.turn) ? 'step' : undefined}>
            <th scope="row">{t(`phase.${p}`)}</th>
            <td>
              <Bells phase={p} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
