import { computed, effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Said } from '../protocol';
import { said, you } from '../state/session';
import { keep, put } from '../state/store';
import { panel } from '../state/ui';
import { t } from '../strings';
import { tell } from '../ui/live';
import { who } from './people';

const SHOWN = 9000;

/** Up to when the chat of a game was read; it is kept, so that a line that was not read stays so when the page is loaded anew. */
const read = signal(keep('chat', { game: '', time: 0 }));

/** How many lines of the other side have not been seen in the chat. */
export const unread = computed(() => said.value.filter((s) => s.by !== you.value && (s.game !== read.value.game || s.time > read.value.time)).length);

effect(() => {
  const last = said.value[said.value.length - 1];
  if (panel.value !== 'chat' || !last || (last.game === read.peek().game && last.time === read.peek().time)) return;
  read.value = { game: last.game, time: last.time };
  put('chat', read.value);
});

/** A phrase or a line of chat in words. */
export function saidText(s: Said): string {
  return s.phrase ? t(`phrase.${s.phrase}` as 'phrase.hello') : s.text;
}

/** What the other side has just said, over the table for a while; the chat keeps it. */
export function Saying() {
  const all = said.value;
  const last = all[all.length - 1];
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    if (!last || last.by === you.value || last.again) return;
    tell(`${who(last.by)}: ${saidText(last)}`);
    const timer = window.setTimeout(() => setHidden(all.length), SHOWN);
    return () => window.clearTimeout(timer);
  }, [all.length]);
  if (!last || last.again || last.by === you.value || hidden >= all.length || panel.value === 'chat') return null;
  return (
    <button type="button" class="saying" onClick={() => (panel.value = 'menu')}>
      <b>{who(last.by)}:</b> {saidText(last)}
    </button>
  );
}
