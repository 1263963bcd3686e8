// The prompt of a hint: what the search would do, what it weighed, and a way to do it.

import { CardText } from '../cards/text';
import { label } from '../model/asking';
import { hintText } from '../model/hint';
import type { Decision, View } from '../protocol';
import { hinted } from '../state/hint';
import { pick } from '../state/session';
import { asking } from '../state/ui';
import { t } from '../strings';
import { passToAttack } from './act';
import { who } from './people';
import type { Act, Shown } from './Prompt';

/** What stands in the prompt's place while a hint is wanted. */
export function hintPrompt(d: Decision, v: View): Shown {
  const found = hinted.value;
  const close: Act = { label: t('close'), key: 'Esc', quiet: true, do: () => (asking.value = '') };
  if (!found) return { title: t('hint.thinking'), text: t('hint.thinking.text'), acts: [close] };
  const idle = new Set(d.options.filter((o) => o.kind === 'battle' && o.idle).map((o) => o.index)); // nobody could attack
  const chances = found.chances.filter((c) => !idle.has(c.option));
  const best = chances[0]?.option ?? found.option;
  const option = d.options.find((o) => o.index === best);
  if (!option) return { title: t('hint.none'), acts: [close] };
  return {
    title: <CardText text={t('hint.title', { what: label(option, v, who).head })} />,
    text: <CardText text={hintText({ ...found, chances }, d, (o) => label(o, v, who).head)} />,
    clause: option.clause,
    acts: [{ label: t('do.it'), main: true, key: 'Enter', do: () => pick(option, option.kind === 'battle' ? [passToAttack] : []) }, close],
  };
}
