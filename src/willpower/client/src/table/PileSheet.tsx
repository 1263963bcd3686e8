import { useState } from 'preact/hooks';
import { BarCard, ZoomCard } from '../cards/Card';
import { CardText } from '../cards/text';
import { typeLine } from '../cards/facts';
import { Cost } from '../art/Icon';
import { paragraphOf, zone, type Zone } from '../model/board';
import type { CardView } from '../protocol';
import { decision, pick, view } from '../state/session';
import { openPile, selected, zoom } from '../state/ui';
import { t } from '../strings';
import { Clause } from '../ui/Clause';
import { Close, Dialog } from '../ui/Dialog';
import { act, light, uses } from './act';
import { label } from '../model/asking';
import { who, whose } from './people';

const TABS: readonly Zone[] = ['graveyard', 'removed', 'standby', 'runes', 'items', 'extra_deck', 'lifebreak', 'stone_deck', 'deck'];
const CLAUSE: Partial<Record<Zone, string>> = {
  graveyard: '309.2',
  removed: '311.2',
  standby: '310.2',
  deck: '304.2',
  stone_deck: '305.2',
};

/** What the head of the sheet says: the order where there is one, and how many lie face down. */
function pileWords(z: Zone, listed: number, count: number, down: number): string {
  if (!count) return t('pile.empty');
  const order = listed > 1 && z !== 'runes' && z !== 'items' && z !== 'extra_deck' ? t('pile.newest') : '';
  return [order, down > 0 ? t('pile.hidden', { n: down }) : ''].filter(Boolean).join(' ');
}

/** A pile as a sheet of bars, newest first; hidden piles show their count. */
export function PileSheet() {
  const open = openPile.value;
  const [at, setAt] = useState<number | null>(null);
  const v = view.value;
  const p = open ? v?.players[open.player] : undefined;
  if (!open || !v || !p) return null;
  const close = (): void => {
    openPile.value = null;
  };
  const list: CardView[] = [...zone(p, open.zone)].reverse();
  const count = p.counts[open.zone] ?? 0;
  const down = count - list.filter((c) => !c.hidden).length;
  const backs = open.zone === 'deck' || open.zone === 'stone_deck' ? 0 : Math.max(0, count - list.length);
  const d = decision.value;
  const shown = list.find((c) => c.id !== undefined && c.id === at) ?? list.find((c) => !c.hidden);
  const todo = shown?.id !== undefined && d?.kind === 'priority' ? uses(shown.id, d) : [];
  return (
    <Dialog label={whose(open.player, t(`zone.${open.zone}`))} cls="wide" onClose={close}>
      <header>
        <div>
          <h1>
            {whose(open.player, t(`zone.${open.zone}`))} <small>{count}</small>
          </h1>
          <p class="mute">
            {pileWords(open.zone, list.length, count, down)} <Clause number={CLAUSE[open.zone]} />
          </p>
        </div>
        <Close onClose={close} />
      </header>
      <div class="dbody">
        <div class="pcols">
          <ul class="plist">
            {list.map((c, i) => {
              const l = light(c, d, selected.value);
              return (
                <li key={c.id ?? `b${i}`}>
                  <BarCard
                    card={c}
                    roles={{ ...l, selected: c.id !== undefined && c.id === at }}
                    note={c.hidden ? undefined : l.legal ? <Cost cost={c.cost ?? ''} /> : typeLine(c)}
                    onAct={() => {
                      if (l.candidate && c.id !== undefined) {
                        close();
                        act(c);
                      } else if (window.innerWidth < 700 && !l.legal) zoom(c);
                      else if (window.innerWidth < 700) {
                        close();
                        act(c);
                      } else setAt(c.id ?? null);
                    }}
                    onZoom={() => zoom(c)}
                  />
                </li>
              );
            })}
            {Array.from({ length: backs }, (_, i) => (
              <li key={`down${i}`}>
                <BarCard card={{ hidden: true }} />
              </li>
            ))}
          </ul>
          <div class="pdet">
            {shown ? <ZoomCard card={shown} /> : null}
            {todo.map((o) => {
              const l = label(o, v, who);
              return (
                <button
                  key={o.index}
                  type="button"
                  class="btn p"
                  onClick={() => {
                    close();
                    pick(o);
                  }}
                >
                  <CardText text={o.kind === 'activate' || o.kind === 'source' ? o.words || paragraphOf(o, shown) || (shown?.text?.length === 1 ? (shown.text[0] ?? '') : '') || l.head : l.head} />
                </button>
              );
            })}
          </div>
        </div>
      </div>
      <footer>
        <div class="tabs" role="tablist">
          {[0, 1].flatMap((n) =>
            TABS.filter((z) => z !== 'deck' && z !== 'stone_deck' && (v.players[n]?.counts[z] ?? 0) > 0).map((z) => (
              <button
                key={`${n}${z}`}
                type="button"
                role="tab"
                class="chip"
                aria-selected={open.player === n && open.zone === z}
                onClick={() => (openPile.value = { player: n, zone: z })}
              >
                {whose(n, t(`zone.${z}`))} {v.players[n]?.counts[z]}
              </button>
            )),
          )}
        </div>
      </footer>
    </Dialog>
  );
}
