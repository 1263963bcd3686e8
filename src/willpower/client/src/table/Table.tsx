import { useEffect } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { askUndo, closeGame, decision, link, log, moment, near, next, openGame, presence, refusal, state, view, you } from '../state/session';
import { canHint, wantHint } from '../state/hint';
import { asking, overHidden, panel, promptHeight, selected, sideboarding, tiled, zoomed } from '../state/ui';
import { tokenOf } from '../state/seats';
import { t } from '../strings';
import { undoWhy } from '../strings/ja_why';
import { Key } from '../ui/Key';
import { tell } from '../ui/live';
import { large } from '../model/logtext';
import { go } from '../state/route';
import { Arrows } from './Arrows';
import { Between } from './Between';
import { Chase } from './Chase';
import { Coach } from './Coach';
import { BackRow, FieldRow } from './Field';
import { FarHand, Hand } from './Hand';
import { House } from './House';
import { lineText, Log } from './Log';
import { Panels } from './Menu';
import { listenForDrags } from './drag';
import { LastTurnSheet } from './LastTurn';
import { RulesSheet } from './RulesSheet';
import { onKey, oneStopPerZone } from './keys';
import { Saying, unread } from './Saying';
import { Over } from './Over';
import { far, who } from './people';
import { PileSheet } from './PileSheet';
import { endTurn, Prompt } from './Prompt';
import { UntilBar } from './UntilBar';
import { DecisionSheet, OptionsSheet, UntilSheet } from './Sheets';
import { phaseNow, Tide } from './Tide';
import { Zoom } from './Zoom';
import { mainTiming } from './act';
import { NotHere } from '../pages/NotHere';
import { Waiting } from '../pages/Waiting';
import { ring } from '../ui/sound';
import { useTitle } from '../ui/title';

/** Whose turn and which phase, in words. */
export function turnText(): string {
  const turn = view.value?.turn;
  if (!turn) return '';
  if (!turn.number) return t('turn.before');
  const phase = phaseNow(turn);
  return t(turn.player === you.value ? 'turn.now.mine' : 'turn.now.theirs', {
    n: turn.number,
    name: who(turn.player),
    phase: phase ? t(`phase.${phase}`) : '',
  });
}

function Bar() {
  const s = state.value;
  const u = s?.undo;
  return (
    <header class="bar">
      <a class="logo" href="/">
        <Icon name="i-bell" />
        Willpower
      </a>
      <span class="it mute">
        <span class="gm">
          {s ? `${s.players.map((p) => p.deck).filter(Boolean).join(t('versus'))} · ${t('rules', { edition: view.value?.edition ?? '' })}` : ''}
        </span>
        <b class="turninfo">{turnText()}</b>
        {s && s.match.best_of > 1 ? <span class="mt">{t('match.game', { n: s.match.game, of: s.match.best_of })}</span> : null}
      </span>
      <span class="sp" />
      {you.value === null && s ? <span class="mute watching">{t('watching', { n: presence.value?.spectators ?? s.spectators })}</span> : null}
      {s?.warning ? <span class="bellt">{s.warning}</span> : null}
      <button type="button" class="it" onClick={() => (panel.value = 'rules')}>
        <Icon name="i-search" />
        {t('rules.open')}
        <Key k="/" />
      </button>
      {you.value !== null ? (
        <button
          type="button"
          class="it"
          aria-disabled={!u?.possible}
          title={u?.possible ? undefined : undoWhy(u)}
          onClick={askUndo}
        >
          <Icon name="i-undo" />
          {u?.asks ? t('undo.ask') : t('undo')}
        </button>
      ) : null}
      {canHint.value ? (
        <button type="button" class="it" aria-disabled={!decision.value} title={t('hint.what')} onClick={wantHint}>
          <Icon name="i-q" />
          {t('hint')}
        </button>
      ) : null}
      {you.value !== null && s && !s.players.some((p) => p.kind === 'computer') ? (
        <button type="button" class="it" aria-label={unread.value ? t('chat.unread', { n: unread.value }) : t('chat')} onClick={() => (panel.value = 'chat')}>
          {t('chat')}
          {unread.value ? <b class="unread">{unread.value}</b> : null}
        </button>
      ) : null}
      <button type="button" class="it" onClick={() => (panel.value = 'settings')}>
        <Icon name="i-gear" />
        {t('settings')}
      </button>
      {you.value !== null && s?.stage === 'playing' ? (
        <button type="button" class="it" onClick={() => (asking.value = 'concede')}>
          {t('do.concede')}
        </button>
      ) : null}
      <button type="button" class="it" aria-label={t('menu')} onClick={() => (panel.value = 'menu')}>
        <Icon name="i-menu" />
      </button>
    </header>
  );
}

function Middle() {
  const turn = view.value?.turn;
  const can = mainTiming(view.value, you.value) && decision.value?.kind === 'priority';
  const phase = phaseNow(turn);
  return (
    <div class="mid">
      <div class="tn">
        {turn?.number ? t('turn.n', { n: turn.number }) : t('turn.before')}
        <small>
          {turn?.number ? (turn.player === you.value ? t('turn.yours') : t('turn.of', { name: who(turn.player) })) : ''}
          {turn?.number && phase ? ` · ${t(`phase.${phase}`)}` : ''}
        </small>
      </div>
      <span class="sp" />
      {can ? (
        <button type="button" class="btn sm" onClick={endTurn}>
          {t('do.endturn')}
          <Key k="E" />
        </button>
      ) : null}
    </div>
  );
}

/** The board as seen from the near side; used by game, spectator and replay. */
export function Board() {
  const crowd = tiled.value[0] || tiled.value[1];
  const tall = promptHeight.value > 100;
  return (
    <main id="main" class={`table ${crowd ? 'crowd' : ''} ${tall ? 'tallp' : ''} ${link.value === 'lost' ? 'lost' : ''}`} style={{ '--ph': `${promptHeight.value}px` }}>
      <House n={far()} side="oh" />
      <Middle />
      <FarHand />
      <BackRow n={far()} cls="oback" />
      <FieldRow n={far()} cls="ofield" />
      <Tide />
      <FieldRow n={near.value} cls="mfield" />
      <BackRow n={near.value} cls="mback" />
      <Chase />
      <Coach />
      <Log />
      <div class="promptw">
        <UntilBar />
        <Prompt />
      </div>
      <Hand />
      <House n={near.value} side="mh" />
      <Arrows />
    </main>
  );
}

/** A game being played or watched. */
export function TablePage({ game }: { game: string }) {
  useEffect(() => {
    overHidden.value = false;
    sideboarding.value = false;
    openGame(game, tokenOf(game));
    return closeGame;
  }, [game]);
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    const still = listenForDrags();
    document.addEventListener('focusin', oneStopPerZone);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', oneStopPerZone);
      still();
    };
  }, []);
  const lines = log.value;
  const last = lines[lines.length - 1]?.number;
  useEffect(() => {
    const fresh = lines.filter(large).slice(-3);
    if (fresh.length) tell(fresh.map(lineText).join('. '));
  }, [last]);
  useEffect(oneStopPerZone, [state.value?.seq, moment.value, selected.value]);
  const yours = !!decision.value;
  useEffect(() => {
    if (yours) ring('bell');
  }, [yours]);
  useTitle(yours ? `🔔 ${t('title.yours')}` : '');
  const s = state.value;
  const between = sideboarding.value && s?.stage === 'between' && you.value !== null;
  useEffect(() => {
    if (!next.value || !between) return;
    const id = next.value;
    next.value = '';
    sideboarding.value = false;
    go(`/game/${id}`);
  }, [next.value, between]);
  if (!s && link.value === 'refused') return <NotHere title={t(refusal.value?.code === 'unknown game' ? 'refused.unknown' : 'refused')} />;
  if (s?.stage === 'waiting') return <Waiting />;
  if (between) return <Between />;
  return (
    <div class="app-table">
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      <Bar />
      <Board />
      <DecisionSheet />
      <OptionsSheet />
      <UntilSheet />
      <LastTurnSheet />
      <Saying />
      <RulesSheet />
      <Panels />
      <PileSheet />
      <Over />
      {zoomed.value ? <Zoom /> : null}
      <p class="upright">{t('turn.upright')}</p>
    </div>
  );
}
