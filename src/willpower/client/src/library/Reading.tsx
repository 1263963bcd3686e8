import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon';
import { CardText } from '../cards/text';
import type { CardReading, EditionOfCard, FaceReading, KeywordInfo, ReadParagraph } from '../protocol';
import { t, told, type Key } from '../strings';
import { legalText } from '../strings/ja_legal';
import { Clause } from '../ui/Clause';
import { hintsFor } from './hints';

/** Words as they are read; what a reference means stands out. */
export function Told({ text }: { text: string }): ComponentChildren {
  return text.split(/\*([^*]+)\*/).map((piece, i) =>
    i % 2 ? (
      <em key={i} class="ref">
        <CardText text={piece} />
      </em>
    ) : (
      <CardText key={i} text={piece} />
    ),
  );
}

function Paragraph({ p, keywords, tree, type }: { p: ReadParagraph; keywords: readonly KeywordInfo[]; tree: boolean; type?: string }) {
  const hints = type === undefined || p.understood ? [] : hintsFor(p.printed, type);
  const reminder = (text: string): KeywordInfo | undefined => {
    const word = /^\[([^\]]+)\]/.exec(text)?.[1]?.toLowerCase() ?? '';
    return keywords.find((k) => word === k.keyword || word.startsWith(`${k.keyword} `));
  };
  return (
    <li class={`para ${p.understood ? '' : 'not'}`}>
      <header>
        <span class="no" aria-hidden="true">
          {p.number}
        </span>
        <p class="prt">
          <CardText text={p.printed} />
        </p>
        <span class={`ver ${p.understood ? 'up' : 'dn'}`}>
          <Icon name={p.understood ? 'i-check' : 'i-x'} />
          {p.understood ? t('lib.understood') : t('lib.nothing')}
        </span>
      </header>
      <dl>
        {p.parts.map((part, i) => {
          const known = part.role === 'keyword' ? reminder(part.text) : undefined;
          return (
            <div key={i}>
              <dt>{t(`lib.role.${part.role}` as Key)}</dt>
              <dd>
                {known && /^\[[^\]]+\]$/.test(part.text.trim()) ? null : (
                  <>
                    <Told text={part.text} />
                    {known ? <br /> : null}
                  </>
                )}
                {known ? <span class={/^\[[^\]]+\]$/.test(part.text.trim()) ? '' : 'mute'}>{told(known.reminder, known.ja)}</span> : null}
              </dd>
              <dd class="cn">
                <Clause number={part.clause || known?.clause} />
              </dd>
            </div>
          );
        })}
        {p.stuck ? (
          <div>
            <dt>{t('lib.stuck')}</dt>
            <dd>
              {/[\p{L}\p{N}]/u.test(p.stuck) ? (
                <>
                  “<CardText text={p.stuck.replace(/ (?=[.,;:])/g, '')} />”
                </>
              ) : (
                t('lib.stuck.whole')
              )}{' '}
              <span class="mute">{t(`lib.kind.${p.kind.split(' ')[0] ?? 'not'}` as Key)}</span>
            </dd>
          </div>
        ) : null}
        {hints.length ? (
          <div>
            <dt>{t('lib.hint')}</dt>
            <dd>
              {hints.map((h) => (
                <p key={h}>{h}</p>
              ))}
            </dd>
          </div>
        ) : null}
        {p.mended ? (
          <div>
            <dt>{t('lib.mended')}</dt>
            <dd>
              <CardText text={p.mended} />
            </dd>
          </div>
        ) : null}
        {p.understood && !p.parts.length && !p.mended ? (
          <div>
            <dt>{t('lib.role.note')}</dt>
            <dd class="mute">{t('lib.withother')}</dd>
          </div>
        ) : null}
      </dl>
      {tree && p.tree.length ? <pre class="tree">{p.tree.join('\n')}</pre> : null}
    </li>
  );
}

function Face({ face, reading, tree, named, type }: { face: FaceReading; reading: CardReading; tree: boolean; named: boolean; type?: string }) {
  return (
    <section aria-label={face.name || t('lib.reading')}>
      {named ? <h3>{face.name}</h3> : null}
      {face.paragraphs.length ? (
        <ol class="paras">
          {face.paragraphs.map((p) => (
            <Paragraph key={p.number} p={p} keywords={reading.keywords} tree={tree} type={type} />
          ))}
        </ol>
      ) : (
        <p class="mute">{t('lib.notext')}</p>
      )}
    </section>
  );
}

/** How a card is read, paragraph by paragraph; with hints where it is being written as a card of a type. */
export function Reading({ reading, note, type }: { reading: CardReading; note?: ComponentChildren; type?: string }) {
  const [tree, setTree] = useState(false);
  return (
    <section class="reading" aria-label={t('lib.reading')}>
      <header>
        <h2>{t('lib.reading')}</h2>
        <p class="mute">
          {note ?? t('lib.reading.note')}{' '}
          <button type="button" class="cl" aria-expanded={tree} onClick={() => setTree(!tree)}>
            {tree ? t('lib.tree.hide') : t('lib.tree')}
          </button>
        </p>
      </header>
      {reading.faces.map((f, i) => (
        <Face key={i} face={f} reading={reading} tree={tree} named={reading.faces.length > 1} type={type} />
      ))}
    </section>
  );
}

/** How much of a card is understood, in a sentence. */
export function Verdict({ reading }: { reading: CardReading }) {
  const all = reading.faces.flatMap((f) => f.paragraphs);
  const good = all.filter((p) => p.understood).length;
  return (
    <p class={`verdict ${reading.understood ? 'yes' : 'no'}`}>
      <Icon name={reading.understood ? 'i-check' : 'i-x'} />
      <span>{reading.understood ? t('lib.wholly', { n: good }) : good ? t('lib.partly', { good, n: all.length }) : t('lib.notread')}</span>
    </p>
  );
}

/** Which editions know a card, and what the others do not know of it. */
export function EditionsOf({ editions }: { editions: readonly EditionOfCard[] }) {
  return (
    <ul class="edsof">
      {editions.map((e) => (
        <li key={e.name}>
          <span class={`ed ${e.legal ? 'yes' : 'no'}`}>
            <Icon name={e.legal ? 'i-check' : 'i-x'} />
            <b>{e.name}</b> <span class="sr">{e.legal ? t('lib.legal') : t('lib.illegal')}</span>
          </span>
          {e.reasons.length ? (
            <span class="why">
              {e.reasons.slice(0, 3).map((r, i) => (
                <span key={i} class="mute">
                  {legalText(r.sentence)} <Clause number={r.clause} />
                </span>
              ))}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
