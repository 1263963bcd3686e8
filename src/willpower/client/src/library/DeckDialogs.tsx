import { useEffect, useState } from 'preact/hooks';
import { ZoomCard } from '../cards/Card';
import type { CardEntry, DraftWhole, OpenedDeck } from '../protocol';
import { dated, t, type Key } from '../strings';
import { Close, Dialog } from '../ui/Dialog';
import { download } from '../ui/download';
import { tell } from '../ui/live';
import { library, sayWrong, useAnswer } from './ask';
import { deck, edit, layOver } from './building';
import { fromWhole, isAddress, isEmpty, ofLink, toDraft, toLink } from './draft';
import { cardAddress, viewOf } from './LibraryCard';
import { someKey } from './owning';

export const FORMS = ['willpower', 'plain', 'ids', 'untap', 'fowsim', 'lackey'] as const;
const LARGEST = 1024 * 1024;

function Head({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <header>
      <div>
        <h1>{title}</h1>
      </div>
      <Close onClose={onClose} />
    </header>
  );
}

/** The address that holds a deck list. */
export function deckLink(text: string): string {
  return `${location.origin}/decks/build${toLink(text)}`;
}

/** Puts a text into the clipboard; says so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    tell(t('deck.copied'));
    return true;
  } catch {
    return false;
  }
}

/** How many games a deck is to play with each of the others; begins them. */
export function SimulateDialog({ name, onStart, onClose }: { name: string; onStart: (games: number) => void; onClose: () => void }) {
  const [games, setGames] = useState(10);
  return (
    <Dialog label={t('deck.simulate')} cls="narrow" onClose={onClose}>
      <Head title={t('deck.simulate')} onClose={onClose} />
      <div class="dbody form">
        <p>{t('sim.ask', { name })}</p>
        <fieldset class="grp">
          <legend>{t('sim.each')}</legend>
          {[10, 20, 50, 200].map((n) => (
            <button key={n} type="button" class="chip" aria-pressed={games === n} onClick={() => setGames(n)}>
              {n} <span class="mute1">{t('sim.sure', { n: Math.round(98 / Math.sqrt(n)) })}</span>
            </button>
          ))}
        </fieldset>
        <button type="button" class="btn p" onClick={() => onStart(games)}>
          {t('sim.start')}
        </button>
      </div>
    </Dialog>
  );
}

/** The deck as text in any form, as a file, as a link. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState<string>('willpower');
  const [said, setSaid] = useState('');
  const draft = toDraft(deck.value);
  const { found, wrong } = useAnswer(() => library.writeDraft(draft, form), [form]);
  const own = useAnswer(() => library.writeDraft(draft, 'willpower'), []).found;
  const copy = async (text: string): Promise<void> => setSaid((await copyText(text)) ? t('deck.copied') : t('deck.copy.hand'));
  return (
    <Dialog label={t('deck.export')} onClose={onClose}>
      <Head title={t('deck.export')} onClose={onClose} />
      <div class="dbody form">
        <div class="tabs" role="group" aria-label={t('deck.form')}>
          {FORMS.map((f) => (
            <button key={f} type="button" class="chip" aria-pressed={form === f} onClick={() => setForm(f)}>
              {f === 'untap' ? 'untap.in' : t(`deck.form.${f}` as Key)}
            </button>
          ))}
        </div>
        {wrong ? (
          <p class="bad" role="alert">
            {wrong}
          </p>
        ) : null}
        <label>
          {t('deck.aslist')}
          <textarea class="inp area mono" rows={12} readOnly value={wrong ? '' : (found?.text ?? '')} data-first />
        </label>
        {own ? (
          <label>
            {t('deck.link')}
            <input class="inp" readOnly value={deckLink(own.text)} onFocus={(e) => e.currentTarget.select()} />
          </label>
        ) : null}
        <p role="status">{said}</p>
      </div>
      <footer>
        <button type="button" class="btn p" onClick={() => found && void copy(found.text)}>
          {t('copy')}
        </button>
        <button type="button" class="btn" onClick={() => found && download(found.file, found.text)}>
          {t('deck.download')}
        </button>
        <button type="button" class="btn" onClick={() => own && void copy(deckLink(own.text))}>
          {t('deck.copylink')}
        </button>
      </footer>
    </Dialog>
  );
}

/** A deck list that is pasted, opened as a file, or in a link; `here`: at the desk, where it may take the place of what lies there. */
export function ImportDialog({ onClose, onDone, here = false }: { onClose: () => void; onDone: () => void; here?: boolean }) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const [found, setFound] = useState<DraftWhole | null>(null);
  const read = async (raw: string): Promise<void> => {
    setWrong('');
    setFound(null);
    if (!raw.trim()) return;
    const linked = ofLink(raw);
    if (linked === 'damaged') return setWrong(t('deck.link.damaged'));
    if (!linked && isAddress(raw)) return setWrong(t('deck.link.none'));
    try {
      setFound(await library.readDraft(linked?.text ?? raw));
    } catch (e) {
      setWrong(sayWrong(e));
    }
  };
  useEffect(() => {
    const timer = window.setTimeout(() => void read(text), 250);
    return () => window.clearTimeout(timer);
  }, [text]);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > LARGEST) setWrong(t('deck.toolarge'));
    else setText(await file.text());
  };
  const n = found?.piles.reduce((sum, p) => sum + p.cards.reduce((x, c) => x + c.copies, 0), 0) ?? 0;
  const take = (replace: boolean): void => {
    if (!found || !n) return;
    const next = fromWhole({ ...found, title: found.title || (replace ? deck.value.title : '') || t('deck.untitled') });
    if (replace) edit(next);
    else layOver(next);
    onDone();
  };
  return (
    <Dialog label={t('deck.import')} onClose={onClose}>
      <Head title={t('deck.import')} onClose={onClose} />
      <div class="dbody form">
        <label>
          {t('deck.import.paste')}
          <textarea class="inp area mono" rows={10} value={text} placeholder={'Ruler\n1 Oriel, Abbess of Nine Bells\nMain\n4 Lamp Novice'} onInput={(e) => setText(e.currentTarget.value)} data-first />
        </label>
        <label>
          {t('deck.import.file')}
          <input type="file" class="inp" accept=".deck,.txt,.dek,.json,text/plain" onChange={(e) => void open(e.currentTarget.files?.[0])} />
        </label>
        {wrong ? (
          <p class="bad" role="alert">
            {wrong}
          </p>
        ) : null}
        {found ? (
          <div role="status">
            <p>
              <b>{t('deck.import.n', { n })}</b> {found.title}
            </p>
            {found.problems.length ? (
              <>
                <p class="dn">{t('deck.import.bad', { n: found.problems.length })}</p>
                <ul class="probs">
                  {found.problems.slice(0, 12).map((p) => (
                    <li key={p}>{p}</li>
                  ))}
                </ul>
              </>
            ) : null}
          </div>
        ) : null}
      </div>
      <footer>
        <button type="button" class="btn p" aria-disabled={!n || undefined} onClick={() => take(false)}>
          {t('deck.import.new')}
        </button>
        {!here || isEmpty(deck.value) ? null : (
          <button type="button" class="btn" aria-disabled={!n || undefined} onClick={() => take(true)}>
            {t('deck.import.replace')}
          </button>
        )}
      </footer>
    </Dialog>
  );
}

/** When something was, in the person's own way. */
export function when(at: number): string {
  return dated(at);
}

/** All versions of a kept deck. */
export function VersionsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [opened, setOpened] = useState<OpenedDeck | null>(null);
  const [wrong, setWrong] = useState('');
  const open = async (version = 0): Promise<OpenedDeck | null> => {
    try {
      return await library.open(await someKey(), id, version);
    } catch (e) {
      setWrong(sayWrong(e));
      return null;
    }
  };
  useEffect(() => {
    void open().then((o) => o && setOpened(o));
  }, [id]);
  const back = async (version: number): Promise<void> => {
    const o = await open(version);
    if (!o) return;
    edit(fromWhole(o.draft));
    onClose();
  };
  return (
    <Dialog label={t('deck.versions')} onClose={onClose} cls="narrow">
      <Head title={t('deck.versions')} onClose={onClose} />
      <div class="dbody">
        {wrong ? (
          <p class="bad" role="alert">
            {wrong}
          </p>
        ) : null}
        {!opened && !wrong ? <p class="mute">{t('loading')}</p> : null}
        <ol class="vers">
          {opened?.versions.map((v) => (
            <li key={v.version}>
              <span>
                <b>{t('deck.version', { n: v.version })}</b> <span class="mute">{when(v.at)}</span>
                <br />
                {v.change || t('deck.version.first', { n: v.cards })}
              </span>
              <button type="button" class="btn sm" aria-label={t('deck.version.take', { n: v.version })} onClick={() => void back(v.version)}>
                {t('deck.version.open')}
              </button>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

/** A card, large, with what can be done with it. */
export function CardDialog({ card, onAdd, onClose }: { card: CardEntry; onAdd: (by: number) => void; onClose: () => void }) {
  return (
    <Dialog label={card.name} onClose={onClose} cls="narrow">
      <header>
        <div>
          <h1>{card.name}</h1>
        </div>
        <Close onClose={onClose} />
      </header>
      <div class="dbody zone1">
        <ZoomCard card={viewOf(card)} />
      </div>
      <footer>
        <button type="button" class="btn p" data-first onClick={() => onAdd(1)}>
          {t('deck.add')}
        </button>
        <button type="button" class="btn" onClick={() => onAdd(-1)}>
          {t('deck.out1')}
        </button>
        <a class="btn g" href={cardAddress(card.key)}>
          {t('deck.page')}
        </a>
      </footer>
    </Dialog>
  );
}
