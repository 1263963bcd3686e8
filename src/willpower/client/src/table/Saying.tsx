import { computed, effect, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Said } from '../protocol';
import { said, you } from '../state/session';
import { panel } from '../state/ui';
import { t } from '../strings';
import { tell } from '../ui/live';
import { who } from './people';

const SHOWN = 9000;
const read = signal(0);

/** How many lines of the other side have not been seen in the chat. */
export const unread = computed(() => said.value.slice(read.value).filter((s) => s.by !== you.value).length);

effect(() => {
  if (panel.value === 'chat' || said.value.length < read.value) read.value = said.value.length;
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
    if (!last || last.by === you.value) return;
    tell(`${who(last.by)}: ${saidText(last)}`);
    const timer = window.setTimeout(() => setHidden(all.length), SHOWN);
    return () => window.clearTimeout(timer);
  }, [all.length]);
  if (!last || last.by === you.value || hidden >= all.length || panel.value === 'chat') return null;
  return (
    <button type="button" class="saying" onClick={() => (panel.value = 'menu')}>
      <b>{who(last.by)}:</b> {saidText(last)}
    </button>
  );
}
