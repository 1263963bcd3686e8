import { choose, prefs, type Prefs } from '../state/prefs';
import { sendSettings, state } from '../state/session';
import { pictureCount } from '../state/pictures';
import { t, type Key } from '../strings';
import { StopsTable } from '../table/Tide';
import { Key as KeyCap } from '../ui/Key';
import { Nav } from './Nav';

function Switch({ of, text, note, tells = false }: { of: keyof Prefs; text: Key; note?: Key; tells?: boolean }) {
  const on = prefs.value[of] === true;
  return (
    <button
      type="button"
      role="switch"
      class="sw"
      aria-checked={on}
      onClick={() => {
        choose({ [of]: !on });
        if (tells) sendSettings({});
      }}
    >
      <span>
        <b>{t(text)}</b>
        {note ? <small>{t(note)}</small> : null}
      </span>
      <i />
    </button>
  );
}

function Choice<T extends string | number>({ title, of, values, name }: { title: Key; of: keyof Prefs; values: readonly T[]; name: (v: T) => string }) {
  return (
    <fieldset class="grp">
      <legend>{t(title)}</legend>
      {values.map((v) => (
        <button key={v} type="button" class="chip" aria-pressed={prefs.value[of] === v} onClick={() => choose({ [of]: v })}>
          {name(v)}
        </button>
      ))}
    </fieldset>
  );
}

const KEYS: readonly (readonly [Key, string])[] = [
  ['key.pass', 'Space .'],
  ['key.until', 'Shift Space'],
  ['key.main', 'Enter'],
  ['key.back', 'Esc'],
  ['key.option', '1–9'],
  ['key.attack', 'A'],
  ['key.block', 'B'],
  ['key.call', 'C'],
  ['key.end', 'E'],
  ['key.yes', 'Y'],
  ['key.no', 'N'],
  ['key.hold', 'H'],
  ['key.sources', 'P'],
  ['key.undo', 'U'],
  ['key.hint', 'W'],
  ['key.zoom', 'Z I'],
  ['key.hand', 'J'],
  ['key.field', 'F O'],
  ['key.stones', 'S'],
  ['key.lit', 'T'],
  ['key.options', 'V'],
  ['key.ruler', 'R'],
  ['key.grave', 'G'],
  ['key.chase', 'K'],
  ['key.log', 'L'],
  ['key.arrows', '← →'],
  ['key.rules', '/'],
  ['key.then', '[ ]'],
  ['key.help', '?'],
];

export function KeysTable() {
  return (
    <table class="keys">
      <tbody>
        {KEYS.map(([text, key]) => (
          <tr key={text}>
            <td>{t(text)}</td>
            <td>
              {key.split(' ').map((k) => (
                <KeyCap key={k} k={k} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The boxes of the settings, on their page and over the table. */
export function SettingsBoxes() {
  const yields = state.value?.settings?.yields ?? [];
  return (
    <div class="sgrid">
      <section class="box">
        <h2>{t('set.stops')}</h2>
        <StopsTable />
      </section>
      <section class="box">
        <h2>{t('set.passing')}</h2>
        <Switch of="autoPass" text="set.auto" note="set.auto.note" tells />
        <Switch of="noPreview" text="set.nopreview" note="set.nopreview.note" />
        <Switch of="askEnd" text="set.askend" note="set.askend.note" />
        <Switch of="askOrder" text="set.askorder" note="set.askorder.note" />
        <Switch of="askRunes" text="set.askrunes" note="set.askrunes.note" />
        {yields.length ? <h3>{t('set.yields')}</h3> : null}
        {yields.map((y) => (
          <div class="yl" key={y}>
            <span>{y}</span>
            <button type="button" class="btn sm" onClick={() => sendSettings({ yields: yields.filter((x) => x !== y) })}>
              {t('set.endyield')}
            </button>
          </div>
        ))}
      </section>
      <section class="box">
        <h2>{t('set.look')}</h2>
        <div class="form">
          <Choice title="set.language" of="language" values={['en', 'ja'] as const} name={(v) => (v === 'en' ? 'English' : '日本語')} />
          <Choice title="set.theme" of="theme" values={['system', 'light', 'dark'] as const} name={(v) => t(`theme.${v}`)} />
          <Choice title="set.text" of="text" values={[100, 115, 130] as const} name={(v) => `${v} %`} />
        </div>
        <Switch of="still" text="set.still" />
        <Switch of="forecast" text="set.forecast" />
        <Switch of="peek" text="set.peek" />
        <Switch of="allLog" text="log.all" />
        {pictureCount.value ? <Switch of="pictures" text="set.pictures" note="set.pictures.note" /> : null}
      </section>
      <section class="box">
        <h2>{t('set.heard')}</h2>
        <Switch of="sounds" text="set.sounds" note="set.sounds.note" />
        <Switch of="mute" text="set.mute" note="set.mute.note" tells />
      </section>
      <section class="box">
        <h2>{t('keys')}</h2>
        <Switch of="letters" text="set.letters" note="set.letters.note" />
        <KeysTable />
      </section>
    </div>
  );
}

export function SettingsPage() {
  return (
    <div class="page">
      <Nav at="settings" />
      <main id="main" class="sets">
        <h1>{t('settings')}</h1>
        <SettingsBoxes />
      </main>
    </div>
  );
}
