import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { sheetOf } from '../model/asking';
import { nextTopic, topicsOf, type Topic } from '../model/guide';
import { decision, near, state, view, you } from '../state/session';
import { aside, cards } from '../state/ui';
import { t } from '../strings';
import { dismiss, explained, FIRST_GAME, guide } from '../study/guiding';
import { finish } from '../study/learnt';
import { Clause } from '../ui/Clause';
import { tell } from '../ui/live';

const CLAUSES: Readonly<Partial<Record<Topic, string>>> = {
  exchange: '403.5',
  call: '710.1',
  play: '702.1',
  attack: '803.3a',
  swift: '1107.2',
  judgment: '705.1',
  ability: '707.1',
  chase: '605.1b',
  respond: '605.1a',
  block: '804.3',
  pay: '1003.1',
};

/** The coach of the guided first game: explains each kind of decision when it comes for the first time. `sheet`: in the sheet of the decision, where there is one. */
export function Coach({ sheet = false }: { sheet?: boolean }) {
  const s = state.value;
  const d = decision.value;
  const v = view.value;
  const here = !!s && guide.value.game !== '' && guide.value.game === s.game;
  const [again, setAgain] = useState(-1);
  const seq = s?.seq ?? -1;
  const all = here ? topicsOf(d, v, you.value) : [];
  const fresh = nextTopic(all, guide.value.seen);
  const topic = fresh ?? (again === seq ? (all[0] ?? null) : null);
  const shown = useRef<{ topic: Topic | null; seq: number }>({ topic: null, seq: -1 });
  const inSheet = !!d && !!v && !aside.value && sheetOf(d, v, near.value) !== '';
  const mine = here && inSheet === sheet;
  useEffect(() => {
    if (!mine) return;
    const last = shown.current;
    // Whoever has acted on an explanation has understood it.
    if (last.topic && last.seq !== seq && last.topic !== topic) explained(last.topic);
    if (topic && last.topic !== topic) tell(`${t(`guide.${topic}`)}. ${t(`guide.${topic}.text`)}`);
    shown.current = { topic, seq };
  }, [mine, topic, seq]);
  const over = here && !!s?.result;
  useEffect(() => {
    if (over) finish(FIRST_GAME);
  }, [over]);
  if (!mine || over) return null;
  // On the phone it must not lie on what is to be chosen: over the hand where nothing of the hand is asked for, else over the far field.
  const low = !!d && d.kind !== 'priority' && !d.options.some((o) => o.object !== undefined && cards.value.get(o.object)?.zone === 'hand');
  return (
    <aside class={`guide ${sheet ? 'insheet' : ''} ${topic ? '' : 'still'} ${low ? 'low' : ''}`} aria-label={t('ln.coach')}>
      {topic ? (
        <>
          <h2>
            <Icon name="i-bell" />
            {t(`guide.${topic}`)}
          </h2>
          <p>
            {t(`guide.${topic}.text`)} <Clause number={CLAUSES[topic]} />
          </p>
          <p class="chips">
            <button
              type="button"
              class="btn sm"
              onClick={() => {
                setAgain(-1);
                explained(topic);
              }}
            >
              {t('guide.ok')}
            </button>
            <button type="button" class="btn sm g" onClick={dismiss}>
              {t('guide.away')}
            </button>
          </p>
        </>
      ) : (
        <button type="button" class="btn sm" onClick={() => setAgain(seq)}>
          <Icon name="i-bell" />
          {t('guide.again')}
        </button>
      )}
    </aside>
  );
}
