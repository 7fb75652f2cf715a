import { useEffect, useMemo, useRef, useState } from 'react';
import { BetsScreen } from './bets/bets-screen.tsx';
import type { BoardStore } from './board-store.ts';
import { BoardScreen } from './board/board-screen.tsx';
import { MatchScreen } from './board/match-screen.tsx';
import { type Book, BookProvider, type Place, useBook } from './book.ts';
import { type BookTable, useSeat } from './book-seat.ts';
import { createTimes } from './match-time.ts';
import { createNames } from './names.ts';
import { Icon, type IconName } from './parts/icon.tsx';
import { RulesSheet } from './parts/rules-sheet.tsx';
import { SlipBar } from './slip/slip-bar.tsx';
import { SlipPanel } from './slip/slip-panel.tsx';
import type { SlipStore } from './slip/slip-store.ts';
import { useStore } from './store.ts';
import { Toasts, type ToastStore } from './toasts.tsx';
import { useWide } from './use-wide.ts';

export interface AppProps {
  readonly board: BoardStore;
  readonly slip: SlipStore;
  readonly toasts: ToastStore;
}

const Top = ({ onRules }: { readonly onRules: () => void }) => {
  const { text, money, sound } = useSeat();
  const { board } = useBook();
  const { balance, isConnected } = useStore(board);
  const [isLoud, setLoud] = useState(sound.isOn());
  return (
    <header className="topBar">
      <h1>{text.book}</h1>
      <button
        type="button"
        className="iconButton"
        aria-label={text.sound}
        aria-pressed={isLoud}
        onClick={() => setLoud(sound.toggle())}
      >
        <Icon name={isLoud ? 'soundOn' : 'soundOff'} />
      </button>
      <button type="button" className="iconButton" aria-label={text.rules} onClick={onRules}>
        <Icon name="info" />
      </button>
      <span className="balance">
        <small>{text.balance}</small>
        <bdi>{money.full(balance)}</bdi>
      </span>
      {!isConnected && (
        <p className="offline" role="status">
          {text.connectionLost}
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
    <span className="sportIcon">
      <Icon name={icon} />
      {count > 0 && <span className="badge">{count}</span>}
    </span>
    {label}
  </button>
);

/** Sports whose titles the catalogue draws under another name. */
const drawnAs: Readonly<Record<string, string>> = {
  gamepad: 'virtual-football',
  'legend-blade': 'five-lanes',
  crosshair: 'tactical-ops',
};

/** The sport that the title names, where the book has it. */
const firstPlace = ({ game: { theme }, view }: BookTable): Place => {
  const named = drawnAs[theme] ?? theme;
  return { name: 'board', sport: view.leagues.some(({ sport }) => sport === named) ? named : 'all', isLive: false };
};

/** The whole book: a bar above, the place one is at, the slip, and the ways below. */
export const App = ({ board, slip, toasts }: AppProps) => {
  const seat = useSeat();
  const { text, table, openedAt } = seat;
  const [place, setPlace] = useState<Place>(() =>
    openedAt === undefined ? firstPlace(table) : { name: 'match', id: openedAt },
  );
  const [hasRules, setRules] = useState(false);
  const isWide = useWide();
  const main = useRef<HTMLElement>(null);
  const book = useMemo<Book>(
    () => ({ board, slip, names: createNames(seat), times: createTimes(seat), go: setPlace }),
    [board, slip, seat],
  );
  const { openBets, matches } = useStore(board);
  const live = [...matches.values()].filter(({ status }) => status === 'live').length;
  useEffect(() => {
    main.current?.scrollTo({ top: 0 });
  }, [place]);
  return (
    <BookProvider value={book}>
      <div className="book" data-wide={isWide}>
        <Top onRules={() => setRules(true)} />
        <main ref={main} tabIndex={-1}>
          {place.name === 'board' && <BoardScreen sport={place.sport} isLive={place.isLive} />}
          {place.name === 'match' && <MatchScreen key={place.id} id={place.id} />}
          {place.name === 'bets' && <BetsScreen />}
        </main>
        {isWide && (
          <aside aria-label={text.slip}>
            <h2>{text.slip}</h2>
            <SlipPanel />
          </aside>
        )}
        <div className="foot">
          {!isWide && <SlipBar />}
          <nav aria-label={text.book}>
            <NavButton
              icon="all"
              label={text.sports}
              isOn={place.name === 'board' && !place.isLive}
              onGo={() => setPlace({ name: 'board', sport: 'all', isLive: false })}
            />
            <NavButton
              icon="live"
              label={text.live}
              count={live}
              isOn={place.name === 'board' && place.isLive}
              onGo={() => setPlace({ name: 'board', sport: 'all', isLive: true })}
            />
            <NavButton
              icon="bets"
              label={text.myBets}
              count={openBets.length}
              isOn={place.name === 'bets'}
              onGo={() => setPlace({ name: 'bets' })}
            />
          </nav>
        </div>
        <Toasts store={toasts} />
        {hasRules && <RulesSheet onClose={() => setRules(false)} />}
      </div>
    </BookProvider>
  );
};
