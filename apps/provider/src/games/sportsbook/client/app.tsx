import { useEffect, useMemo, useRef, useState } from 'react';
import { BetsScreen } from './bets/bets-screen.tsx';
import type { BoardStore } from './state/board-store.ts';
import { BoardScreen } from './board/board-screen.tsx';
import { MatchScreen } from './match/match-screen.tsx';
import { type Sportsbook, SportsbookProvider, type Route, useSportsbook } from './sportsbook.ts';
import { type SportsbookTable, useGameContext } from './sportsbook-context.ts';
import { createTimes } from './format/match-time.ts';
import { createNames } from './format/names.ts';
import { CountedIcon } from './parts/counted-icon.tsx';
import { Icon, type IconName } from './parts/icon.tsx';
import { RulesSheet } from './sheets/rules-sheet.tsx';
import { SlipBar } from './slip/slip-bar.tsx';
import { SlipPanel } from './slip/slip-panel.tsx';
import type { SlipStore } from './state/slip-store.ts';
import { useStore } from './state/store.ts';
import { Toasts, type ToastStore } from './parts/toasts.tsx';
import { useIsWide } from './parts/use-wide.ts';

export interface AppProps {
  readonly board: BoardStore;
  readonly slip: SlipStore;
  readonly toasts: ToastStore;
}

const Header = ({ onRules }: { readonly onRules: () => void }) => {
  const { t, money, sound } = useGameContext();
  const { board } = useSportsbook();
  const { balance, isConnected } = useStore(board);
  const [isLoud, setLoud] = useState(sound.isOn());
  return (
    <header className="topBar">
      <h1>{t('book')}</h1>
      <button
        type="button"
        className="iconButton"
        aria-label={t('sound')}
        aria-pressed={isLoud}
        onClick={() => setLoud(sound.toggle())}
      >
        <Icon name={isLoud ? 'soundOn' : 'soundOff'} />
      </button>
      <button type="button" className="iconButton" aria-label={t('rules')} onClick={onRules}>
        <Icon name="info" />
      </button>
      <span className="balance">
        <small>{t('balance')}</small>
        <bdi>{money.full(balance)}</bdi>
      </span>
      {!isConnected && (
        <p className="offline" role="status">
          {t('connectionLost')}
        </p>
      )}
    </header>
  );
};

const NavButton = ({
  icon,
  label,
  count = 0,
  isOn,
  onGo,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly count?: number;
  readonly isOn: boolean;
  readonly onGo: () => void;
}) => (
  <button type="button" className="navButton" aria-current={isOn ? 'page' : undefined} onClick={onGo}>
    <CountedIcon icon={icon} count={count} />
    {label}
  </button>
);

const Navigation = ({ route }: { readonly route: Route }) => {
  const { t } = useGameContext();
  const { board, navigate } = useSportsbook();
  const { openBets, matches } = useStore(board);
  const liveCount = [...matches.values()].filter(({ status }) => status === 'live').length;
  return (
    <nav aria-label={t('book')}>
      <NavButton
        icon="all"
        label={t('sports')}
        isOn={route.name === 'board' && !route.isLive}
        onGo={() => navigate({ name: 'board', sport: 'all', isLive: false })}
      />
      <NavButton
        icon="live"
        label={t('live')}
        count={liveCount}
        isOn={route.name === 'board' && route.isLive}
        onGo={() => navigate({ name: 'board', sport: 'all', isLive: true })}
      />
      <NavButton
        icon="bets"
        label={t('myBets')}
        count={openBets.length}
        isOn={route.name === 'bets'}
        onGo={() => navigate({ name: 'bets' })}
      />
    </nav>
  );
};

/** Sport id by catalogue theme, for themes whose names are not sport ids. */
const sportByTheme: Readonly<Record<string, string>> = {
  gamepad: 'virtual-football',
  'legend-blade': 'five-lanes',
  crosshair: 'tactical-ops',
};

/**
 * Returns the first route of the page: the list of matches. If the theme of the catalogue game belongs to a sport
 * with leagues, the list shows only this sport. Otherwise it shows all sports.
 */
const getInitialRoute = ({ game: { theme }, view }: SportsbookTable): Route => {
  const named = sportByTheme[theme] ?? theme;
  return { name: 'board', sport: view.leagues.some(({ sport }) => sport === named) ? named : 'all', isLive: false };
};

export const App = ({ board, slip, toasts }: AppProps) => {
  const context = useGameContext();
  const { t, table, initialMatchId } = context;
  const [route, setRoute] = useState<Route>(() =>
    initialMatchId === undefined ? getInitialRoute(table) : { name: 'match', id: initialMatchId },
  );
  const [hasRules, setRules] = useState(false);
  const isWide = useIsWide();
  const main = useRef<HTMLElement>(null);
  const sportsbook = useMemo<Sportsbook>(
    () => ({ board, slip, names: createNames(context), times: createTimes(context), navigate: setRoute }),
    [board, slip, context],
  );
  useEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [route]);
  return (
    <SportsbookProvider value={sportsbook}>
      <div className="book" data-wide={isWide}>
        <Header onRules={() => setRules(true)} />
        <main ref={main} tabIndex={-1}>
          {route.name === 'board' && <BoardScreen sport={route.sport} isLive={route.isLive} />}
          {route.name === 'match' && <MatchScreen key={route.id} id={route.id} />}
          {route.name === 'bets' && <BetsScreen />}
        </main>
        {isWide && (
          <aside aria-label={t('slip')}>
            <h2>{t('slip')}</h2>
            <SlipPanel />
          </aside>
        )}
        <div className="footer">
          {!isWide && <SlipBar />}
          <Navigation route={route} />
        </div>
        <Toasts store={toasts} />
        {hasRules && <RulesSheet onClose={() => setRules(false)} />}
      </div>
    </SportsbookProvider>
  );
};
