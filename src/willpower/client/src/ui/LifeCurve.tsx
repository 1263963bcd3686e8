import type { LogLine, View } from '../protocol';
import { t } from '../strings';

export interface TurnLife {
  turn: number;
  player: number;
  life: readonly [number, number];
}

/** The life of both at the beginning of each turn and now, worked out from the log. */
export function lifePerTurn(log: readonly LogLine[], view: View): TurnLife[] {
  const life: [number, number] = [4000, 4000];
  const out: TurnLife[] = [];
  for (const l of log) {
    const begins = /^([AB]) begins with (\d+) life/.exec(l.text);
    if (begins) life[begins[1] === 'A' ? 0 : 1] = Number(begins[2]);
    const turn = /^Turn (\d+): ([AB])/.exec(l.text);
    if (turn) out.push({ turn: Number(turn[1]), player: turn[2] === 'A' ? 0 : 1, life: [...life] });
    const change = /^([AB]) (gains|loses|pays) (\d+) life/.exec(l.text);
    if (change) life[change[1] === 'A' ? 0 : 1] += (change[2] === 'gains' ? 1 : -1) * Number(change[3]);
    const hurt = /deals (\d+) (?:battle )?damage to ([AB])$/.exec(l.text) ?? undefined;
    if (hurt) life[hurt[2] === 'A' ? 0 : 1] -= Number(hurt[1]);
  }
  out.push({ turn: view.turn.number + 1, player: view.turn.player, life: [view.players[0]?.life ?? 0, view.players[1]?.life ?? 0] });
  return out;
}

/** Life by turn: solid for the near side, dashed for the far one, over bands of turns. `places` are the parts of the
 * width at which the turns begin, where they are not all equally wide; `names` those of the near and the far side. */
export function LifeCurve({ points, near, at, marks = false, places, names, axis = false }: { axis?: boolean; points: readonly TurnLife[]; near: number; at?: number; marks?: boolean; places?: readonly number[]; names?: readonly [string, string] }) {
  if (points.length < 2) return null;
  const w = 600;
  const h = 110;
  const top = Math.max(4000, ...points.flatMap((p) => p.life));
  const x = (i: number): number => w * (places?.[i] ?? i / (points.length - 1));
  const y = (life: number): number => 6 + (h - 12) * (1 - Math.max(0, life) / top);
  const path = (n: 0 | 1): string => points.map((p, i) => `${i ? 'L' : 'M'}${x(i).toFixed(1)} ${y(p.life[n]).toFixed(1)}`).join('');
  const far = near === 0 ? 1 : 0;
  return (
    <>
      {axis ? (
        <p class="lifea" aria-hidden="true">
          <span>{`${t('turn.n', { n: points[0]?.turn ?? 1 })}: ${points[0]?.life[near] ?? 0}`}</span>
          <span>{t('curve.top', { n: top })}</span>
          <span>{`${t('turn.n', { n: points[points.length - 2]?.turn ?? 1 })}: ${[near, far].map((n) => points[points.length - 1]?.life[n] ?? 0).join(' / ').replace(/-/g, '−')}`}</span>
        </p>
      ) : null}
      {marks && points.length > 2 ? (
        <p class="lifet" aria-hidden="true">
          {points.slice(0, -1).map((p, i) => {
            const wide = (x(i + 1) - x(i)) / w;
            return p.turn > 0 && wide > 0.012 ? (
              <span key={i} class={p.player === near ? 'ours' : ''} style={{ left: `${(100 * x(i)) / w}%`, width: `${100 * wide}%` }}>
                {p.turn}
              </span>
            ) : null;
          })}
        </p>
      ) : null}
      <svg class="lifec" viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="none" role="img" aria-label={t('over.life')}>
        {points.slice(0, -1).map((p, i) => (
          <rect key={i} x={x(i)} y="0" width={x(i + 1) - x(i)} height={h} fill={p.player === near ? 'var(--near2)' : 'var(--far2)'} />
        ))}
        <path d={path(near as 0 | 1)} fill="none" stroke="var(--lampink)" stroke-width="3" vector-effect="non-scaling-stroke" />
        <path d={path(far)} fill="none" stroke="var(--tide)" stroke-width="3" stroke-dasharray="7 5" vector-effect="non-scaling-stroke" />
        {at !== undefined ? <line x1={at * w} x2={at * w} y1="0" y2={h} stroke="var(--ink)" stroke-width="2" vector-effect="non-scaling-stroke" /> : null}
      </svg>
      <p class="lgd">
        <span>— {names ? names[0] : t('curve.near')}</span>
        <span>- - {names ? names[1] : t('curve.far')}</span>
        {marks ? <span>{t('curve.marks')}</span> : null}
      </p>
    </>
  );
}
