import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Decision, LogLine, State, View } from '../protocol';
import { BarCard } from '../cards/Card';
import { below, closeGame, decision, moment, showState, shore, state, view } from '../state/session';
import { selected, zoom, zoomed } from '../state/ui';
import { t } from '../strings';
import { act, actOnPlate, light, plateOption } from '../table/act';
import { who } from '../table/people';
import { Arrows } from '../table/Arrows';
import { Chase } from '../table/Chase';
import { BackRow, FieldRow } from '../table/Field';
import { Hand } from '../table/Hand';
import { PileSheet } from '../table/PileSheet';
import { PlayerFacts } from '../table/PlayerFacts';
import { Prompt } from '../table/Prompt';
import { DecisionSheet, OptionsSheet, UntilSheet } from '../table/Sheets';
import { Tide } from '../table/Tide';
import { Zoom } from '../table/Zoom';
import { listenForDrags } from '../table/drag';
import { onKey, oneStopPerZone } from '../table/keys';

let seq = 0;

/** A state of the table made of a view and a decision, for the bench, a puzzle or a lesson. */
export function madeState(p: { view: View; decision: Decision | null; log: LogLine[]; you: 0 | 1; names: readonly [string, string]; computer?: boolean; undo: boolean }): State {
  seq += 1;
  return {
    type: 'state',
    game: '',
    seq,
    fingerprint: '',
    you: p.you,
    stage: p.view.over ? 'over' : 'playing',
    view: p.view,
    decision: p.view.over ? null : p.decision,
    log: p.log,
    log_from: 0,
    players: p.names.map((name, i) => ({
      name,
      kind: p.computer && i !== p.you ? 'computer' : 'person',
      level: '',
      deck: '',
      connection: 'here',
      clock: { left: null, runs: false, free: 0 },
      wins: 0,
    })),
    match: { best_of: 1, game: 1, over: false, next: null, ready: [] },
    settings: null,
    undo: { possible: p.undo, why_not: '', asks: false },
    offers: [],
    result: null,
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

/** Listens to keys and drags as the table does, and puts the table away in the end. */
export function useTable(both: boolean): void {
  useEffect(() => {
    shore.value = both ? 0 : null;
    document.addEventListener('keydown', onKey);
    const still = listenForDrags();
    document.addEventListener('focusin', oneStopPerZone);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', oneStopPerZone);
      still();
      closeGame();
      showState(null);
      shore.value = null;
    };
  }, [both]);
  useEffect(oneStopPerZone, [state.value?.seq, moment.value, selected.value]);
}

/** A player in one line. It is chosen by a click where a player can be chosen, and its ruler acts as at the table. */
function StudyLine({ n, me }: { n: 0 | 1; me: boolean }) {
  const p = view.value?.players[n];
  if (!p) return null;
  const ruler = p.ruler[0];
  const chosen = plateOption(n, decision.value, selected.value);
  const roles = ruler ? { ...light(ruler, decision.value, selected.value), selected: selected.value === ruler.id } : undefined;
  return (
    <div class={`pl ${me ? 'me' : ''} ${chosen ? 'cand hit' : ''}`} data-plate={n} onClick={chosen ? () => actOnPlate(n) : undefined}>
      <PlayerFacts p={p} n={n} hand={!me} />
      {chosen ? (
        <button
          type="button"
          class="btn p sm"
          onClick={(e) => {
            e.stopPropagation();
            actOnPlate(n);
          }}
        >
          {t('choose.player', { name: who(n) })}
        </button>
      ) : null}
      {ruler ? <BarCard card={ruler} roles={roles} note={ruler.rested ? t('card.rested') : undefined} onAct={() => act(ruler)} onZoom={() => zoom(ruler)} /> : null}
    </div>
  );
}

/** The board of the bench, of puzzles and lessons: the table's own fields, prompt and hand, without rails. While it is
 * covered by another sheet it opens none of its own. */
export function StudyBoard({ above, covered = false, children }: { above?: ComponentChildren; covered?: boolean; children?: ComponentChildren }) {
  const v = view.value;
  const near = below.value;
  const far = near === 0 ? 1 : 0;
  if (!v) return null;
  return (
    <>
      <main id="main" class={`mini sboard ${shore.value !== null && v.players.some((p) => p.hand.length) ? 'hands' : ''} ${v.chase.length ? 'chased' : ''}`}>
        {above}
        <StudyLine n={far} me={false} />
        <BackRow n={far} cls="oback" />
        <FieldRow n={far} cls="ofield" />
        <Tide bells={false} />
        <FieldRow n={near} cls="mfield" />
        <BackRow n={near} cls="mback" />
        <StudyLine n={near} me />
        {v.chase.length ? <Chase /> : null}
        {children}
        <div class="promptw">
          <Prompt />
        </div>
        <Hand />
        <Arrows />
      </main>
      {covered ? null : (
        <>
          <DecisionSheet />
          <OptionsSheet />
          <UntilSheet />
          <PileSheet />
        </>
      )}
      {zoomed.value ? <Zoom /> : null}
    </>
  );
}
