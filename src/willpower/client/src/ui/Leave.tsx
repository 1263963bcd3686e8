import { asksLeave } from '../state/leave';
import { t } from '../strings';
import { Dialog } from './Dialog';

/** Asks whether a deck is played with cards that are not wholly understood. */
export function Leave() {
  const asks = asksLeave.value;
  if (!asks) return null;
  const no = (): void => asks.answer(false);
  return (
    <Dialog label={t('leave.title')} cls="narrow" onClose={no}>
      <header>
        <div>
          <h1>{t('leave.title')}</h1>
        </div>
      </header>
      <div class="dbody">
        <p>{asks.sentence}</p>
      </div>
      <footer>
        <button type="button" class="btn p" onClick={() => asks.answer(true)}>
          {t('leave.yes')}
        </button>
        <button type="button" class="btn" data-first onClick={no}>
          {t('do.back')}
        </button>
      </footer>
    </Dialog>
  );
}
