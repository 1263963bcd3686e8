import { useState } from 'preact/hooks';
import { Close, Dialog } from '../ui/Dialog';
import { choose, prefs } from '../state/prefs';
import { askUndo, decision, offer, said, say, sendSettings, state, view, you } from '../state/session';
import { canHint, wantHint } from '../state/hint';
import { heldSeat, LOCAL, seatLink } from '../state/seats';
import { asking, noDraw, panel } from '../state/ui';
import { t } from '../strings';
import { undoWhy } from '../strings/ja_why';
import { gameToBench } from '../study/handing';
import { GameLog } from './Log';
import { ChaseItem } from './Chase';
import { HouseList } from './House';
import { refuse } from './Over';
import { who, whose } from './people';
import { SettingsBoxes, KeysTable } from '../pages/Settings';
import { saidText, unread } from './Saying';
import { StopsTable } from './Tide';

const PHRASES = ['hello', 'good luck', 'well played', 'thank you', 'thinking', 'one moment', 'sorry', 'good game', 'again?'] as const;

function Chat() {
  const [text, setText] = useState('');
  const s = state.value;
  if (you.value === null || !s || s.players.some((p) => p.kind === 'computer')) return null;
  return (
    <section>
      <ul class="how">
        {said.value.slice(-6).map((x, i) => (
          <li key={i}>
            <span>
              <b>{who(x.by)}:</b> {saidText(x)}
            </span>
          </li>
        ))}
      </ul>
      <div class="tabs" style={{ flexWrap: 'wrap', margin: '8px 0' }}>
        {PHRASES.map((p) => (
          <button key={p} type="button" class="chip" onClick={() => say(p)}>
            {t(`phrase.${p}`)}
          </button>
        ))}
      </div>
      <form
        class="copy"
        onSubmit={(e) => {
          e.preventDefault();
          if (text.trim()) say(null, text.trim());
          setText('');
        }}
      >
        <input class="inp" maxLength={300} value={text} aria-label={t('chat')} onInput={(e) => setText(e.currentTarget.value)} />
        <button type="submit" class="btn">
          {t('chat.send')}
        </button>
      </form>
    </section>
  );
}

function MenuSheet() {
  const close = (): void => {
    panel.value = '';
  };
  const s = state.value;
  const u = s?.undo;
  const computer = s?.players.some((p) => p.kind === 'computer') ?? true;
  const hold = s?.settings?.hold ?? false;
  const refusedNow = noDraw.value;
  return (
    <Dialog label={t('menu')} cls="narrow" onClose={close}>
      <header>
        <div>
          <h1>{t('menu')}</h1>
        </div>
        <Close onClose={close} />
      </header>
      <div class="dbody form">
        {you.value !== null && !computer ? (
          <button type="button" class="btn p" onClick={() => (panel.value = 'chat')}>
            {t('chat')}
            {unread.value ? <b class="unread">{unread.value}</b> : null}
          </button>
        ) : null}
        {you.value !== null ? (
          <>
            <button type="button" class="btn" onClick={() => (panel.value = 'log')}>
              {t('log')}
            </button>
            <button
              type="button"
              class="btn"
              aria-disabled={!u?.possible}
              title={undoWhy(u)}
              onClick={() => {
                close();
                askUndo();
              }}
            >
              {u?.asks ? t('undo.ask') : t('undo')}
            </button>
            {canHint.value ? (
              <button
                type="button"
                class="btn"
                aria-disabled={!decision.value}
                title={t('hint.what')}
                onClick={() => {
                  close();
                  wantHint();
                }}
              >
                {t('hint')}
              </button>
            ) : null}
            {u && !u.possible && u.why_not ? <p class="mute">{undoWhy(u)}</p> : null}
            <button type="button" role="switch" aria-checked={hold} class="sw" onClick={() => sendSettings({ hold: !hold })}>
              <span>
                <b>{t('hold')}</b>
                <small>{t('hold.text')}</small>
              </span>
              <i />
            </button>
            {!computer ? (
              <button
                type="button"
                class="btn"
                aria-disabled={refusedNow || undefined}
                onClick={() => {
                  if (refusedNow) return;
                  close();
                  offer('draw');
                }}
              >
                {t('draw.offer')}
              </button>
            ) : null}
            {!computer && refusedNow ? (
              <p class="mute">{t('draw.later')}</p>
            ) : null}
          </>
        ) : (
          <button type="button" class="btn" onClick={() => (panel.value = 'log')}>
            {t('log')}
          </button>
        )}
        {view.value && you.value !== null ? (
          <button
            type="button"
            class="btn"
            title={t('replay.bench.note')}
            onClick={() => {
              close();
              void gameToBench(s?.game ?? '').catch(refuse);
            }}
          >
            {t('replay.bench')}
          </button>
        ) : null}
        <OtherDevice />
        <button type="button" class="btn" onClick={() => (panel.value = 'settings')}>
          {t('settings')}
        </button>
        <button type="button" class="btn no-p" onClick={() => (panel.value = 'help')}>
          {t('keys')}
        </button>
        {you.value !== null && s?.stage === 'playing' ? (
          <button
            type="button"
            class="btn"
            onClick={() => {
              close();
              asking.value = 'concede';
            }}
          >
            {t('do.concede')}
          </button>
        ) : null}
        <a class="btn" href="/">
          {t('home')}
        </a>
      </div>
    </Dialog>
  );
}

/** The own seat on another device: a link that is not shown before it is asked for. */
function OtherDevice() {
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const held = heldSeat(state.value?.game ?? '');
  if (!held || you.value === null) return null;
  const link = seatLink(location.origin, held);
  return (
    <>
      <button type="button" class="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('device')}
      </button>
      {open ? (
        <div>
          <p>{t('device.text')}</p>
          <div class="copy">
            <input class="inp" readOnly value={link} aria-label={t('device.link')} onFocus={(e) => e.currentTarget.select()} />
            <button type="button" class="btn p" onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}>
              {copied ? t('copied') : t('copy')}
            </button>
          </div>
          {LOCAL.test(location.hostname) ? <p class="mute">{t('invite.local')}</p> : null}
        </div>
      ) : null}
    </>
  );
}

/** The panels that open over the table. */
export function Panels() {
  const close = (): void => {
    panel.value = '';
  };
  const v = view.value;
  switch (panel.value) {
    case 'menu':
      return <MenuSheet />;
    case 'chat':
      return (
        <Dialog label={t('chat')} cls="narrow" onClose={close}>
          <header>
            <div>
              <h1>{t('chat')}</h1>
            </div>
            <Close onClose={close} />
          </header>
          <div class="dbody form">
            <Chat />
          </div>
        </Dialog>
      );
    case 'log':
      return (
        <Dialog label={t('log')} onClose={close}>
          <header>
            <div>
              <h1>{t('log')}</h1>
            </div>
            <button type="button" class="chip" aria-pressed={prefs.value.allLog} onClick={() => choose({ allLog: !prefs.value.allLog })}>
              {t('log.all')}
            </button>
            <Close onClose={close} />
          </header>
          <div class="dbody">
            <GameLog />
          </div>
        </Dialog>
      );
    case 'chase':
      return (
        <Dialog label={t('chase')} cls="low" onClose={close}>
          <header>
            <div>
              <h1>{t('chase')}</h1>
              <p class="mute">{t('chase.top')}</p>
            </div>
            <Close onClose={close} />
          </header>
          <div class="dbody chasesheet">
            <ol class="rope">
              {(v?.chase ?? []).map((item, i) => (
                <ChaseItem key={item.id ?? i} item={item} place={i + 1} count={1} />
              ))}
            </ol>
          </div>
        </Dialog>
      );
    case 'house0':
    case 'house1': {
      const n = panel.value === 'house0' ? 0 : 1;
      return (
        <Dialog label={whose(n, t('piles'))} cls="low" onClose={close}>
          <header>
            <div>
              <h1>{whose(n, t('piles'))}</h1>
            </div>
            <Close onClose={close} />
          </header>
          <div class="dbody housesheet">
            <HouseList n={n} />
            <button type="button" class="btn" onClick={() => (panel.value = 'log')}>
              {t('log')}
            </button>
            <button type="button" class="btn" onClick={() => (panel.value = 'menu')}>
              {t('menu')}
            </button>
          </div>
        </Dialog>
      );
    }
    case 'phases':
      return (
        <Dialog label={t('phases')} cls="low" onClose={close}>
          <header>
            <div>
              <h1>{t('phases')}</h1>
              <p class="mute">{t('phases.text')}</p>
            </div>
            <Close onClose={close} />
          </header>
          <div class="dbody phsheet">
            <StopsTable />
          </div>
        </Dialog>
      );
    case 'settings':
      return (
        <Dialog label={t('settings')} cls="wide" onClose={close}>
          <header>
            <div>
              <h1>{t('settings')}</h1>
            </div>
            <Close onClose={close} />
          </header>
          <div class="dbody">
            <SettingsBoxes />
          </div>
        </Dialog>
      );
    case 'help':
      return (
        <Dialog label={t('keys')} cls="narrow" onClose={close}>
          <header>
            <div>
              <h1>{t('keys')}</h1>
            </div>
            <Close onClose={close} />
          </header>
          <div class="dbody" tabIndex={0}>
            <KeysTable />
          </div>
        </Dialog>
      );
    default:
      return null;
  }
}
