import { render } from 'preact';
import { Sprite } from './art/Icon';
import { Home } from './pages/Home';
import { Join } from './pages/Join';
import { Lobby } from './pages/Lobby';
import { ReplayPage, ReplaysPage } from './pages/Replay';
import { SettingsPage } from './pages/Settings';
import { StatsPage } from './pages/Stats';
import { NotHere } from './pages/NotHere';
import { studyPage } from './study/pages';
import { libraryPage } from './library/pages';
import { api } from './state/api';
import { setPictures } from './state/pictures';
import { applyPrefs } from './state/prefs';
import { followLinks, rename, route } from './state/route';
import { hold, seatIn } from './state/seats';
import { Peek } from './table/Peek';
import { TablePage } from './table/Table';
import { ClausePopover } from './ui/Clause';
import { Leave } from './ui/Leave';
import { Live } from './ui/live';
import { watchPointer } from './ui/pointed';
import { followTitle } from './ui/title';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/card-sizes.css';
import './styles/table.css';
import './styles/table-rails.css';
import './styles/table-sizes.css';
import './styles/table-phone.css';
import './styles/table-phone-more.css';
import './styles/table-more.css';
import './styles/table-flow.css';
import './styles/table-steady.css';
import './styles/dialog.css';
import './styles/dialog-phone.css';
import './styles/pages.css';
import './styles/pages-replay.css';
import './styles/between.css';
import './styles/stats.css';
import './styles/study.css';
import './styles/library.css';
import './styles/library-cards.css';
import './styles/library-decks.css';
import './styles/bench.css';
import './styles/bench-panel.css';
import './styles/lessons.css';
import './styles/library-more.css';
import './styles/peek.css';
import './styles/rules-wide.css';

function Page() {
  const path = (route.value.split(/[?#]/)[0] ?? '/').split('/').filter(Boolean);
  const [first, second, third] = path;
  if (!first) return <Home />;
  if (first === 'game' && second) return <TablePage key={second} game={second} />;
  if (first === 'join' && second) return <Join game={second} invite={third ?? ''} />;
  if (first === 'lobby') return <Lobby />;
  if (first === 'replays') return <ReplaysPage />;
  if (first === 'replay' && second) return <ReplayPage key={second} game={second} />;
  if (first === 'stats') return <StatsPage />;
  if (first === 'settings') return <SettingsPage />;
  return studyPage(path) ?? libraryPage(path) ?? <NotHere />;
}

function App() {
  return (
    <>
      <Sprite />
      <Page />
      <ClausePopover />
      <Peek />
      <Leave />
      <Live />
    </>
  );
}

/** Takes the seat that a link from another device brings, and takes its token out of the address. */
function takeSeat(): boolean {
  const brought = seatIn(location.pathname + location.hash, Date.now());
  if (!brought) return false;
  hold(brought);
  rename(`/game/${brought.game}`);
  return true;
}

takeSeat();
window.addEventListener('hashchange', () => takeSeat() && location.reload());
applyPrefs();
api
  .pictures()
  .then(setPictures)
  .catch(() => undefined); // without an answer every card draws its own
followLinks();
followTitle();
watchPointer();
const root = document.getElementById('app');
if (root) render(<App />, root);
