import type { ComponentChildren } from 'preact';
import { Cost, Icon } from '../art/Icon';
import { CardText } from '../cards/text';
import { label } from '../model/asking';
import { planText, playWords, targetsText } from '../model/payment';
import type { CardView, Decision, OptionView, View } from '../protocol';
import { manualPay, pick, usesOf } from '../state/session';
import { cards, plan, selected, using, zoom } from '../state/ui';
import { t, type Key } from '../strings';
import { reasonText } from '../strings/ja_why';
import { Clause } from '../ui/Clause';
import { beginAttack, lights, mayAttack, uses } from './act';
import { who, whom, whose } from './people';
import type { Act, Shown } from './Prompt';

/** A button for an option. */
export function optionAct(o: OptionView, v: View, extra: Partial<Act> = {}): Act {
  const l = label(o, v, who);
  return { label: <CardText text={l.head} />, do: () => pick(o), ...extra };
}

/** What a use is called where the reasons against several are told. */
const USE: Readonly<Record<string, Key>> = { play: 'do.playit', standby: 'why.standby', activate: 'why.ability', judgment: 'do.judgment', attack: 'do.attack' };

/** The reasons against all that cannot be done with a card, each with its clause; of which use, if that is not clear. */
function against(id: number, named: boolean): ComponentChildren {
  const all = (usesOf(id) ?? []).filter((u) => u.option === null);
  const seen = new Set<string>();
  const told = all.flatMap((u) => (u.reasons.length ? u.reasons : [{ clause: u.clause, sentence: u.sentence, ja: '' }]).map((r) => ({ ...r, kind: u.kind })));
  const reasons = told.filter((r) => r.sentence && !seen.has(r.sentence) && seen.add(r.sentence));
  const several = named || new Set(reasons.map((r) => r.kind)).size > 1;
  if (!reasons.length) return null;
  return reasons.slice(0, 4).map((r) => (
    <span key={r.sentence} class="whyr">
      {several && r.kind in USE ? <b>{t(USE[r.kind] ?? 'do.playit')}: </b> : null}
      <CardText text={reasonText(r)} /> <Clause number={r.clause} />{' '}
    </span>
  ));
}

/** Why a card cannot be used. */
function whyNot(c: CardView, id: number, acts: Act[]): Shown {
  return {
    cls: 'err',
    title: (
      <>
        {t('why.title', { name: c.name ?? '' })} {c.zone === 'hand' || c.zone === 'runes' ? <Cost cost={c.cost ?? ''} /> : null}
      </>
    ),
    text: usesOf(id) === undefined ? t('loading') : (against(id, false) ?? t('why.none')),
    acts,
  };
}

/** What can be done with a card though nothing needs it now; why nothing else can be stands before it. */
function idleUses(c: CardView, id: number, opts: OptionView[], acts: Act[]): Shown {
  return { title: c.name, text: <span class="whyidle">{against(id, true)}{t('q.idle')}</span>, clause: opts[0]?.clause, acts, opts };
}

/** The prompt of a chosen card: its uses, or why there are none. */
export function chosen(id: number, d: Decision, v: View): Shown | null {
  const c = cards.value.get(id);
  if (!c) return null;
  const every = uses(id, d);
  const shownUses = every.filter((o) => !o.idle);
  const one = every.find((o) => o.index === using.value); // of several, looked at before it is done
  const all = one ? [one] : shownUses.length ? shownUses : every;
  const lit = all.filter(lights);
  const attack = !one && mayAttack(c, d);
  const back = (): void => {
    if (one) using.value = null;
    else selected.value = null;
  };
  const cancel: Act = { label: t(one ? 'do.back' : 'do.cancel'), key: 'Esc', quiet: true, do: back };
  const zoomAct: Act = { label: <Icon name="i-eye" />, name: t('do.zoom'), cls: 'eye', quiet: true, do: () => zoom(c) };
  if (!(d.kind === 'priority' ? lit : all).length && !attack) {
    if (all.length) return idleUses(c, id, all, [zoomAct, cancel]);
    return whyNot(c, id, [zoomAct, { ...cancel, label: t('close'), quiet: false }]);
  }
  if (d.kind === 'attack')
    return {
      title: t('q.attackon', { name: c.name ?? '' }),
      text: t('q.attackon.text'),
      clause: d.clause,
      acts: [...(all.length > 1 ? [] : all.map((o) => optionAct(o, v, { main: true, key: 'Enter' }))), cancel],
      opts: all.length > 1 ? all : undefined,
    };
  const acts: Act[] = [];
  const main = lit[0];
  const single = lit.length + (attack ? 1 : 0) === 1;
  if (single && main) {
    acts.push(optionAct(main, v, { main: true, key: 'Enter', label: main.kind === 'play' ? t('do.playit') : main.kind === 'activate' ? t('do.use') : label(main, v, who).head }));
    if ((main.kind === 'play' || main.kind === 'activate' || main.kind === 'judgment') && (plan.value === null || plan.value.others))
      acts.push({
        label: t('do.sources'),
        key: 'P',
        do: () => {
          manualPay.value = true;
          pick(main);
        },
      });
  }
  if (single && !main && attack) acts.push({ label: t('do.attack'), main: true, key: 'Enter', do: () => beginAttack(id) });
  const rest = all.filter((o) => !(single && o === main));
  const few = single && rest.length <= 1 && !rest.some((o) => o.kind === 'activate' || o.kind === 'source'); // an ability needs its words
  if (few) for (const o of rest) acts.push(optionAct(o, v, { key: '2' }));
  acts.push(zoomAct, cancel);
  const judged = c.sides?.find((s) => s.types.includes('J-Ruler')) ?? c.sides?.[0];
  const title =
    single && main?.kind === 'play' ? (
      <>
        {playWords(c)} <Cost cost={c.cost ?? ''} />
      </>
    ) : single && attack && !main ? (
      t('q.attackwith', { name: c.name ?? '', atk: c.atk ?? 0, def: c.def ?? 0 })
    ) : single && main?.kind === 'judgment' ? (
      t('q.judgment', { name: c.name ?? '', other: judged?.name ?? '' }) + (judged?.atk != null ? ` (${judged.atk}/${judged.def ?? 0})` : '')
    ) : (
      c.name
    );
  const used = main ? label(main, v, who).sub : '';
  const paid = plan.value;
  const pays = paid ? <CardText text={`${targetsText(paid, cards.value, whom, whose)} ${planText(paid, cards.value, window.innerWidth >= 700)}`} /> : null;
  return {
    title,
    said: single && main?.kind === 'judgment' ? shortened((judged?.text ?? []).join(' ')) : single && main && main.kind !== 'play' && main.kind !== 'standby' ? used : undefined,
    text: single && main ? (pays ?? (main.kind === 'play' ? t('q.playit.text') : main.kind === 'standby' ? <CardText text={t('q.standby.text')} /> : '')) : single && attack ? t('q.attackwith.text') : t('q.uses'),
    clause: main?.clause ?? '704.1',
    acts: single ? acts : [...(attack ? [{ label: t('do.attack'), key: 'A', do: () => beginAttack(id) } as Act] : []), zoomAct, cancel],
    opts: few ? undefined : single ? rest : all,
  };
}

/** A text of which the prompt has room for the beginning. */
export function shortened(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

