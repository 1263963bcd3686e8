import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardText } from '../cards/text';
import { Clause } from '../ui/Clause';
import { Key } from '../ui/Key';
import { alarm, tell } from '../ui/live';
import { attackWords } from '../model/clash';
import { answerOf, isPlayer, label, question, sheetOf, sourceOf } from '../model/asking';
import type { Decision, OptionView, View } from '../protocol';
import { onTable } from '../model/board';
import { revealText, wayCost, waysText } from '../model/payment';
import { prefs, choose } from '../state/prefs';
import {
  answer,
  canStep,
  connectNow,
  decision,
  delay,
  link,
  log,
  moment,
  near,
  declined,
  ended,
  finish,
  notice,
  offer,
  agreed,
  offers,
  passed,
  pick,
  presence,
  presenceAt,
  refusal,
  shore,
  sent,
  stepMoment,
  state,
  tries,
  view,
  you,
} from '../state/session';
import { aside, asking, cards, overHidden, panel, promptHeight, selected } from '../state/ui';
import { go } from '../state/route';
import { hinting } from '../state/hint';
import { language, t } from '../strings';
import { reasonText } from '../strings/ja_why';
import { yieldFor } from './Chase';
import { hintPrompt } from './hinting';
import { beginAttack, lights, listed, mainTiming, mayAttack, passToAttack, take, turnEnd } from './act';
import { chosen, optionAct } from './Chosen';
import { far, who } from './people';
import { lineText, wouldGo } from './Log';
import { reason } from './Over';
import { useSecond } from './clock';
import { offline, unanswered } from '../state/network';
import { passedText, whyPassed } from '../model/passing';
import { hasAttacked } from '../model/digest';
import { divisionText, numbersOf } from '../model/numbers';
import { divisionOf, modesOf, type Division } from '../model/several';
import { Modes, Shares } from './Several';
import { Stepper } from './Stepper';

export interface Act {
  label: ComponentChildren;
  key?: string;
  main?: boolean;
  quiet?: boolean;
  off?: string; // why it cannot be done
  offClause?: string;
  do: () => void;
  name?: string;
  cls?: string;
}

export interface Shown {
  cls?: 'wait' | 'note' | 'err';
  title: ComponentChildren;
  text?: ComponentChildren;
  said?: string;
  clause?: string;
  step?: string;
  acts: Act[];
  opts?: OptionView[];
  numbers?: OptionView[];
  division?: Division;
  modes?: OptionView[];
}

/** What the number keys and Enter do now. */
export const keyActs: { acts: Act[]; opts: OptionView[]; picks: boolean } = { acts: [], opts: [], picks: false };

/** Says why something cannot be done. */
function refuse(a: Act): void {
  if (moment.value) tell(a.off ?? '');
  else refusal.value = { type: 'error', game: '', code: 'not possible', sentence: a.off ?? '', clause: a.offClause ?? '', id: '', seq: state.value?.seq ?? 0 };
}

/** Ends the turn, asking once if something would be missed. */
export function endTurn(): void {
  const d = decision.value;
  const v = view.value;
  const pass = d?.options.find((o) => o.kind === 'pass');
  if (!d || !v || !pass) return;
  // Who has attacked in this turn knows how, and keeps the rest at home on purpose.
  const left = (pass.left ?? []).filter((l) => l.kind !== 'attack' || !hasAttacked(log.value, near.value));
  if (prefs.value.askEnd && asking.value !== 'end' && left.length) asking.value = 'end';
  else pick(pass);
}

function endGuard(d: Decision, v: View): Shown {
  const left = d.options.find((o) => o.kind === 'pass')?.left ?? [];
  const first = left[0];
  const why = first?.kind;
  const call = d.options.find((o) => o.kind === 'call');
  const acts: Act[] = [];
  if (why === 'call' && call) acts.push(optionAct(call, v, { main: true, key: 'C' }));
  if (why === 'attack') acts.push({ label: t('do.attack'), main: true, key: 'A', do: attackNow });
  acts.push({ label: t('do.endturn'), key: 'E', do: () => endTurn() });
  acts.push({ label: t('do.back'), key: 'Esc', quiet: true, do: () => (asking.value = '') });
  return {
    title: t(why === 'call' ? 'guard.call' : why === 'will' ? 'guard.will' : hasAttacked(log.value, near.value) ? 'guard.attack.again' : 'guard.attack'),
    text: (
      <>
        {left.map((l) => (language.value === 'en' ? l.sentence : t(`left.${l.kind}`))).join(' ')}{' '}
      <button
        type="button"
        class="linkish"
        onClick={() => {
          choose({ askEnd: false });
          endTurn();
        }}
      >
        {t('guard.never')}
      </button>
      </>
    ),
    clause: first?.clause,
    acts,
  };
}

/** Initiates battle; the attacker is asked for next. */
export function attackNow(): void {
  const d = decision.value;
  const battle = d?.options.find((o) => o.kind === 'battle');
  const v = view.value;
  if (!battle || !v) return;
  const sel = selected.value;
  if (sel !== null && mayAttack(cards.value.get(sel) ?? {}, d)) beginAttack(sel);
  else {
    const able = v.field.filter((c) => mayAttack(c, d));
    if (able.length === 1 && able[0]?.id !== undefined) beginAttack(able[0].id);
    else pick(battle, [passToAttack]);
  }
}

/** Whether taking back is offered in the middle of something. */
function takeBack(): Act[] {
  const u = state.value?.undo;
  if (!u?.possible || u.asks) return [];
  return [{ label: t('do.takeback'), key: 'Esc', quiet: true, do: () => offer('undo') }];
}

function forDecision(d: Decision, v: View): Shown {
  const seat = near.value;
  const sel = selected.value;
  if (asking.value === 'end') return endGuard(d, v);
  if (hinting.value) return hintPrompt(d, v);
  if (sel !== null) {
    const found = chosen(sel, d, v);
    if (found) return found;
  }
  const q = question(d, v, seat, who);
  const base: Shown = { title: <CardText text={q.title} />, text: q.text, said: q.said, step: q.step, clause: q.clause, acts: [] };
  if (d.kind === 'priority') return priorityPrompt(d, v, base);
  const sheet = sheetOf(d, v, seat);
  if (sheet && !aside.value) return base; // the sheet has the buttons
  if (sheet)
    return { ...base, acts: [{ label: t('do.choose'), main: true, key: 'Enter', do: () => (aside.value = false) }, ...takeBack()] };
  const division = divisionOf(d, v.chase);
  if (division) return { ...base, step: '', title: t('q.division'), text: t('q.division.text', { n: division.whole, unit: division.unit }), acts: takeBack(), division };
  const modes = modesOf(d);
  if (modes) return { ...base, step: '', text: t(d.least < d.most ? 'q.modes.upto' : 'q.modes', { n: d.most }), acts: takeBack(), modes };
  const numbers = numbersOf(d);
  if (numbers) {
    const rest = d.options.filter((o) => o.kind !== 'number');
    return {
      ...base,
      text: divisionText(d, cards.value) || base.text,
      acts: [...rest.map((o) => optionAct(o, v, {})), ...takeBack()],
      numbers,
    };
  }
  const safe = ['done', 'no', 'no block', 'forfeit', 'yes', 'reveal'];
  const back = takeBack();
  const fails = d.options.some((o) => o.fails); // then the other answer is the likely one
  const more = d.kind === 'reveal' ? revealText(d.options[0], cards.value, reasonText) : waysText(d.options, (o) => label(o, v, who).head);
  if (more) base.text = <CardText text={`${q.text} ${more}`} />;
  if (q.buttons.length <= 2) {
    const acts = q.buttons.map((o, i) =>
      optionAct(o, v, {
        main: i === (fails ? 1 : 0) && o.kind !== 'forfeit' && d.kind !== 'pay' && !(isPlayer(o) && q.buttons.length > 1),
        ...(d.kind === 'cost' ? costLabel(o, v) : d.kind === 'pay' ? payLabel(o, v) : d.purpose === 'side' ? sideLabel(o, v) : wayLabel(o, d, v)),
        key: o.kind === 'yes' || o.kind === 'reveal' ? 'Y' : o.kind === 'no' || o.kind === 'no block' ? 'N' : o.kind === 'done' ? 'Enter' : safe.includes(o.kind) ? undefined : String(i + 1),
      }),
    );
    return { ...base, acts: [...acts, ...back] };
  }
  return { ...base, acts: back, opts: q.buttons };
}

/** A source with what it asks for: stones are lit, and what has no place on the board may not come back. */
function payLabel(o: OptionView, v: View): Partial<Act> {
  const l = label(o, v, who);
  const card = o.card ?? cards.value.get(o.object ?? -1);
  const words = o.words || (card?.text?.length === 1 ? card.text[0] : l.sub);
  return words ? { label: <CardText text={`${l.head}: ${words}`} /> } : {};
}

/** A way to play a card with the will it costs, where that differs. */
function wayLabel(o: OptionView, d: Decision, v: View): Partial<Act> {
  const cost = wayCost(o, d.options);
  const verb = answerOf(o, d);
  if (verb) return { label: verb };
  return cost ? { label: <CardText text={`${label(o, v, who).head} ${cost}`} /> } : {};
}

/** The usual cost of a card with its symbols, where it is asked which cost is paid. */
function costLabel(o: OptionView, v: View): Partial<Act> {
  const source = decision.value ? sourceOf(decision.value, v) : undefined;
  return o.text.toLowerCase() === 'its cost' && source?.cost ? { label: <CardText text={t('q.cost.own', { cost: source.cost })} /> } : {};
}

/** A side of a card with what it costs and its values, where it is asked which side is played. */
function sideLabel(o: OptionView, v: View): Partial<Act> {
  const card = decision.value ? sourceOf(decision.value, v) : undefined;
  const side = card?.sides?.find((s) => s.name === o.text);
  const face = side ?? (card?.name === o.text ? card : undefined);
  if (!face) return {};
  const shift = side ? /^\[Shift\] ((?:\{[^}]+\})+)/.exec((card?.text ?? []).join(' '))?.[1] : '';
  const values = face.atk != null ? ` ${face.atk}/${face.def ?? 0}` : '';
  return { label: <CardText text={`${o.text} ${face.cost || shift || ''}${values}`} /> };
}

/** Whether the card of an option stands where it can be clicked: on the table, or in standby, of which usable ones stand beside the stones. */
function inSight(o: OptionView): boolean {
  const c = cards.value.get(o.object ?? -1);
  return onTable(c, near.value) || (c?.zone === 'standby' && lights(o));
}

function priorityPrompt(d: Decision, v: View, base: Shown): Shown {
  const pass = d.options.find((o) => o.kind === 'pass');
  const call = d.options.find((o) => o.kind === 'call');
  const able = v.field.some((c) => mayAttack(c, d));
  const every = listed(d);
  // A list is offered where something is neither a button here nor a card in sight.
  const hidden = every.some((o) => o.kind !== 'pass' && o.kind !== 'call' && !(o.kind === 'battle' && able) && !inSight(o));
  const more = hidden ? every.length : 0;
  const acts: Act[] = [];
  if (mainTiming(v, you.value)) {
    if (call) acts.push(optionAct(call, v, { key: 'C', main: true }));
    const alone = v.field.filter((c) => mayAttack(c, d));
    if (able) acts.push({ label: alone.length === 1 ? t('do.attackwith', { name: alone[0]?.name ?? '' }) : t('do.attack'), key: 'A', do: attackNow });
    if (turnEnd(d)) acts.push({ label: t('do.endturn'), key: 'E', main: !call, do: endTurn });
    else if (pass) acts.push(optionAct(pass, v, { main: !call, key: 'Space' }));
    else acts.push({ label: t('do.endturn'), key: 'E', off: t('end.must'), offClause: '712.2', do: () => undefined });
  } else {
    if (pass) acts.push(optionAct(pass, v, { main: true, key: 'Space' }));
    acts.push({ label: t('do.until'), key: 'Shift Space', do: () => (panel.value = 'until') });
  }
  const top = v.chase[0];
  const yieldTo = top?.kind === 'ability' && top.controller !== near.value ? top : undefined;
  if (more > 0)
    acts.push({ label: t('do.options', { n: more }), quiet: true, do: () => (panel.value = 'options') });
  if (!yieldTo) return { ...base, acts };
  const text = (
    <>
      {base.text}{' '}
      <button type="button" class="linkish" onClick={() => yieldFor(yieldTo)}>
        {t('yield.do', { name: yieldTo.name ?? '' })}
      </button>
    </>
  );
  return { ...base, text, acts };
}

/** What stands in the prompt's place when nobody asks this seat. */
function waiting(): Shown {
  const s = state.value;
  const v = view.value;
  if (ended.value) return { cls: 'note', title: ended.value.title, acts: ended.value.act ? [{ ...ended.value.act, main: true, key: 'Enter' }] : [] };
  if (!s) return { cls: 'wait', title: t('loading'), acts: [] };
  if (s.stage === 'waiting') return { cls: 'wait', title: t('wait.friend'), text: t('wait.friend.text'), acts: [] };
  if (v?.over || s.stage === 'over') return { cls: 'note', title: (s.result && reason(s.result, [who(0), who(1)])) || t('over'), clause: s.result?.clause, acts: [{ label: t('over.show'), main: true, do: () => (overHidden.value = false) }] };
  const n = v?.decides ?? v?.priority ?? far();
  const other = s.players[n ?? 0];
  const away = (presence.value?.connections[n ?? 0] ?? other?.connection) === 'away';
  if (you.value === null)
    return {
      cls: 'wait',
      title: t('watch.decides', { name: who(n ?? 0) }),
      text: delay.value ? t(s.seq === 1 ? 'watch.opening' : 'watch.late', { n: delay.value }) : t('watch.text'),
      acts: [],
    };
  const left = presence.value ? presence.value.leaves_in : s.leaves_in;
  if (n !== you.value && (away || left === 0)) {
    const leave: Act = { label: t('do.leave'), name: t('leave.keeps'), do: () => go('/') };
    return {
      cls: 'wait',
      title: t(away ? 'wait.away' : 'wait.long', { name: who(n ?? 0) }),
      text: left === 0 ? t('wait.claim') : left != null ? <LeavesIn left={left} /> : t('wait.kept'),
      acts: left === 0 ? [{ label: t('do.claim'), do: () => finish('claim') }, leave] : [leave],
    };
  }
  if (n === you.value) return { cls: 'wait', title: t('passing'), text: whyPassed(s.passing || (s.decision ? 'nothing else is possible' : passed.value?.why) || ''), acts: [] };
  return { cls: 'wait', title: t('wait.for', { name: who(n ?? 0) }), text: passed.value ? passedText(passed.value.count, passed.value.why) : t('wait.text'), acts: [] };
}

/** After how long the game of who does not come back can be claimed, second by second. */
function LeavesIn({ left }: { left: number }) {
  useSecond();
  const now = Math.max(0, Math.ceil(left - (Date.now() - presenceAt.value) / 1000));
  return <>{t('wait.leaves', { n: now })}</>;
}

/** The past is looked at: which line, and the way back. */
function looking(): Shown | null {
  const at = moment.value;
  if (!at) return null;
  const line = log.value.find((l) => l.number === at.line);
  return {
    cls: 'note',
    title: at.view.turn.number ? t('then.title', { n: at.view.turn.number }) : t('then.before'),
    text: line ? lineText(line) : '',
    clause: line?.clause,
    acts: [
      { label: t('then.back'), key: '[', off: canStep(-1) ? undefined : t('log.then.no'), do: () => stepMoment(-1) },
      { label: t('then.on'), key: ']', off: canStep(1) ? undefined : t('then.newest'), do: () => stepMoment(1) },
      { label: t('then.now'), key: 'Esc', main: true, do: () => (moment.value = null) },
    ],
  };
}

/** Trouble, offers and notices come before the decision. */
function before(): Shown | null {
  const s = state.value;
  if (link.value === 'lost')
    return { cls: 'err', title: t('lost'), text: t(sent.value ? 'lost.saved' : 'lost.text', { n: tries.value }), acts: [{ label: t('lost.now'), do: connectNow }] };
  if (offline.value || unanswered.value)
    return { cls: 'err', title: t(offline.value ? 'net.offline' : 'net.slow'), text: t('net.text'), acts: [] };
  if (link.value === 'refused')
    return { cls: 'err', title: t(refusal.value?.code === 'unknown game' ? 'refused.unknown' : 'refused'), text: refusal.value?.sentence, acts: [{ label: t('home'), main: true, do: () => go('/') }] };
  if (asking.value === 'concede')
    return {
      cls: 'err',
      title: t('concede.ask'),
      text: t('concede.text'),
      clause: '103.4',
      acts: [
        { label: t('do.concede'), do: () => { finish('concede'); asking.value = ''; } },
        { label: t('do.playon'), main: true, key: 'Esc', do: () => (asking.value = '') },
      ],
    };
  const then = looking();
  if (then) return then;
  const open = offers.value.find((o) => o.by !== you.value);
  if (open && you.value !== null && (open.what !== 'rematch' || s?.stage !== 'over'))
    return {
      cls: 'note',
      title: t(`offer.${open.what}`, { name: who(open.by) }),
      text: open.what === 'undo' ? wouldGo(log.value, open.since ?? null) : undefined,
      acts: [
        { label: t('do.agree'), main: open.what !== 'draw', do: () => answer(open.what, true) }, // a hasty press ends no game
        { label: t('do.decline'), do: () => answer(open.what, false) },
      ],
    };
  const mine = offers.value.find((o) => o.by === you.value && o.what !== 'rematch');
  if (mine && !decision.value) return { cls: 'note', title: t('offer.asked', { name: who(far()) }), acts: [{ label: t('do.withdraw'), key: 'Esc', do: () => answer(mine.what, false) }] };
  if (declined.value)
    return { cls: 'note', title: t(`offer.declined.${declined.value}`, { name: who(far()) }), acts: [{ label: t('close'), main: true, key: 'Enter', do: () => (declined.value = '') }] };
  if (refusal.value && refusal.value.code !== 'stale')
    return {
      cls: 'err',
      title: t('err.title'),
      text: reasonText({ sentence: refusal.value.sentence, ja: '' }),
      clause: refusal.value.clause,
      acts: [{ label: t('close'), main: true, key: 'Esc', do: () => (refusal.value = null) }],
    };
  if (notice.value)
    return { cls: 'note', title: t(`notice.${notice.value.code}`), text: notice.value.sentence, acts: [{ label: t('do.goon'), main: true, key: 'Enter', do: () => (notice.value = null) }] };
  return null;
}

const DECLINED = 5000; // ms

export function Prompt() {
  const d = decision.value;
  const v = view.value;
  const first = before();
  const shown = first ?? (d && v && you.value !== null ? forDecision(d, v) : waiting());
  const busy = sent.value !== null && link.value === 'open';
  keyActs.acts = shown.acts;
  keyActs.opts = shown.opts ?? [];
  keyActs.picks = !!d && d.kind !== 'priority' && d.kind !== 'attack' && d.kind !== 'block' && !shown.cls;
  const sayable = d && v ? `${question(d, v, near.value, who).title}` : '';
  // What comes before the decision is told first, and the decision again when it is gone.
  const urgent = first && !moment.value ? [first.title, first.text].filter((x): x is string => typeof x === 'string' && x !== '').join('. ') : '';
  useEffect(() => {
    if (urgent || sayable) alarm(urgent || sayable);
  }, [state.value?.seq, sayable, urgent]);
  useEffect(() => {
    if (agreed.value) tell(t(`offer.agreed.${agreed.value}`, { name: who(far()) }));
  }, [agreed.value]);
  useEffect(() => {
    if (!d && passed.value) tell(passedText(passed.value.count, passed.value.why));
  }, [passed.value]);
  // Who was declined is told so, and decides on: the word does not stay in the way.
  useEffect(() => {
    if (!declined.value) return;
    const timer = window.setTimeout(() => (declined.value = ''), DECLINED);
    return () => window.clearTimeout(timer);
  }, [declined.value]);
  const opts = shown.opts ?? [];
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const el = box.current;
    if (!el) return;
    const seen = new ResizeObserver(() => (promptHeight.value = el.offsetHeight));
    seen.observe(el);
    return () => seen.disconnect();
  }, []);
  const many = opts.length > 8;
  // The uses of one card differ in their words alone.
  const same = opts.length > 1 && opts.every((o) => o.kind === 'activate' && o.object === opts[0]?.object);
  const plain = opts.filter((o) => o.kind !== 'done' && o.kind !== 'no');
  const cols = plain.length <= 2 ? 'c2' : plain.length === 3 || plain.length === 6 ? 'c3' : plain.length === 5 ? 'c5' : '';
  return (
    <section
      ref={box}
      data-kind={shown.cls ? undefined : d?.kind}
      data-seq={state.value?.seq}
      class={`prompt ${shown.cls ?? ''} ${opts.length || shown.numbers || shown.division || shown.modes ? 'long' : ''} ${busy ? 'busy' : ''}`} aria-label={shown.cls ? t('prompt') : t('prompt.yours')}>
        {shore.value !== null && d && !shown.cls ? <span class="step-n side">{who(d.player)}</span> : null}
        {shown.step ? <span class="step-n">{shown.step}</span> : null}
        <div class="q">
          <h2>{shown.title}</h2>
          <p>
            {shown.said ? (
              <span class="said tx">
                <CardText text={shown.said} />
              </span>
            ) : null}
            {shown.text} <Clause number={shown.clause} />
          </p>
        </div>
        {shown.acts.length ? (
          <div class={`acts ${shown.acts.length === 1 ? 'one' : shown.acts.length === 3 ? 'three' : ''}`}>
            {shown.acts.map((a, i) => (
              <button
                key={i}
                type="button"
                class={`btn ${a.main ? 'p' : ''} ${a.quiet ? 'g' : ''} ${a.cls ?? ''} ${busy ? 'sent' : ''}`}
                aria-disabled={a.off ? true : undefined}
                title={a.off ?? a.name}
                aria-label={a.name}
                onClick={() => (a.off ? refuse(a) : a.do())}
              >
                {a.label}
                {a.key ? <Key k={a.key} /> : null}
              </button>
            ))}
          </div>
        ) : null}
        {shown.division && d ? <Shares key={state.value?.seq} d={d} of={shown.division} /> : null}
        {shown.modes && d && v ? <Modes key={state.value?.seq} d={d} modes={shown.modes} v={v} /> : null}
        {shown.numbers && d ? <Stepper key={state.value?.seq} d={d} numbers={shown.numbers} /> : null}
        {opts.length && !many ? (
          <ul class={`opts ${cols}`}>
            {opts.map((o, i) => {
              const l = v ? label(o, v, who) : { head: o.text, sub: '' };
              if (same && l.sub) l.head = l.sub;
              if (d?.kind === 'attack' && v && selected.value !== null) l.sub = attackWords(o, v); // whose attack it is stands above
              return (
                <li key={o.index}>
                  <button type="button" class={`opt ${same ? 'plain' : ''}`} onClick={() => take(o)}>
                    <i aria-hidden="true">{i + 1}</i>
                    <span>
                      <b>
                        <CardText text={l.head} />
                      </b>
                      {l.sub && !same ? (
                        <small>
                          <CardText text={l.sub} />
                        </small>
                      ) : null}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        ) : null}
        {many ? (
          <div class="acts">
            <button type="button" class="btn p" onClick={() => (panel.value = 'options')}>
              {t('do.options', { n: opts.length })}
            </button>
          </div>
        ) : null}
    </section>
  );
}
