import { useEffect, useState } from 'preact/hooks';
import { ZoomCard } from '../cards/Card';
import { Nav } from '../pages/Nav';
import { asked } from '../state/route';
import { t } from '../strings';
import { toBench } from '../study/handing';
import { Icon } from '../art/Icon';
import { library, sayWrong, useAnswer } from './ask';
import { viewOf } from './LibraryCard';
import { tryFile } from './sandbox';
import { askedText, fighting, sketched, UNWRITTEN, type Written } from './written';
import { EditionsOf, Reading, Verdict } from './Reading';
import { keep, put } from '../state/store';
import { useTitle } from '../ui/title';

const FIRST: Written = { name: '', type: 'Resonator', cost: '', race: '', atk: '', def: '', text: '' };
const TYPES = ['Resonator', 'Chant', 'Addition', 'Addition: Resonator', 'Addition: Field', 'Regalia', 'Special Magic Stone', 'Ruler', 'J-Ruler', 'Rune'];
const EXAMPLE = '[Flying]\nWhenever this card attacks ⇒ Draw a card, then discard a card.';

/** A box for text that was never printed: how it would be read, and the bench to play with it. */
export function TryPage() {
  useTitle(t('lib.try'));
  const from = asked().get('from') ?? '';
  const [w, setW] = useState<Written>(() => ({ ...FIRST, ...keep<Partial<Written>>('try', {}) }));
  const [wrongFrom, setWrongFrom] = useState('');
  useEffect(() => {
    if (!from) return;
    library
      .card(from)
      .then(({ entry: c, faces }) =>
        setW({
          name: c.name,
          type: [...c.general, ...c.types].join(' '),
          cost: c.cost,
          race: c.races.join(' / '),
          atk: c.atk === null ? '' : String(c.atk),
          def: c.def === null ? '' : String(c.def),
          text: (faces[0]?.text ?? []).join('\n'),
        }),
      )
      .catch((e: unknown) => setWrongFrom(sayWrong(e)));
  }, [from]);
  const change = (more: Partial<Written>): void => {
    setW({ ...w, ...more });
    put('try', { ...w, ...more });
  };
  const text = askedText(w);
  const key = JSON.stringify(text);
  const { found, wrong, busy } = useAnswer(text ? () => library.read(text) : null, [key], 350);
  const field = (name: keyof Written, label: string, hint = '') => (
    <label>
      {label}
      <input class="inp" value={w[name]} placeholder={hint} maxLength={80} onInput={(e) => change({ [name]: e.currentTarget.value })} />
    </label>
  );
  return (
    <div class="page">
      <Nav at="cards" />
      <main id="main" class="card1 try">
        <section class="box form" aria-label={t('lib.try')}>
          <h1>{t('lib.try')}</h1>
          <p class="mute">{t('lib.try.note')}</p>
          {wrongFrom ? <p role="alert">{wrongFrom}</p> : null}
          <label>
            {t('lib.try.text')}
            <textarea class="inp area" rows={7} value={w.text} maxLength={6000} placeholder={EXAMPLE} onInput={(e) => change({ text: e.currentTarget.value })} />
          </label>
          <div class="fields">
            {field('name', t('lib.name'))}
            <label>
              {t('lib.type')}
              <select class="inp" value={w.type} onChange={(e) => change({ type: e.currentTarget.value })}>
                {[...new Set([w.type, ...TYPES])].map((x) => (
                  <option key={x}>{x}</option>
                ))}
              </select>
            </label>
            {field('cost', t('lib.cost'), '{W}{2}')}
            {field('race', t('lib.race'))}
            {field('atk', t('lib.atk'), fighting(w.type) ? `${UNWRITTEN}` : '')}
            {field('def', t('lib.def'), fighting(w.type) ? `${UNWRITTEN}` : '')}
          </div>
          <div class="copy">
            {text ? (
              <button type="button" class="btn p" onClick={() => toBench(tryFile(sketched(w)))}>
                <Icon name="i-play" />
                {t('lib.try.play')}
              </button>
            ) : null}
            {w.text ? null : (
              <button type="button" class="btn" onClick={() => change({ text: EXAMPLE, name: 'Ferry Gull', cost: '{U}{1}', atk: '400', def: '300', race: 'Bird' })}>
                {t('lib.try.example')}
              </button>
            )}
            {w.text ? (
              <button type="button" class="btn g" onClick={() => change(FIRST)}>
                {t('clear')}
              </button>
            ) : null}
            <a class="btn g" href="/cards">
              {t('lib.all')}
            </a>
          </div>
        </section>
        <div class="readings" aria-busy={busy}>
          {wrong ? (
            <p class="bad" role="alert">
              {wrong}
            </p>
          ) : null}
          {!text ? (
            <p class="none">{t('lib.try.empty')}</p>
          ) : found && !wrong ? (
            <>
              <Verdict reading={found.reading} />
              <Reading reading={found.reading} type={w.type} />
              <div class="trycard">
                <ZoomCard card={viewOf(found.entry)} />
                <section aria-label={t('lib.editions')}>
                  <h2>{t('lib.editions')}</h2>
                  <EditionsOf editions={found.editions} />
                </section>
              </div>
            </>
          ) : wrong ? null : (
            <p class="mute" role="status">
              {t('loading')}
            </p>
          )}
        </div>
      </main>
    </div>
  );
}
