import { wpsApi } from '@livery/api/client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { GameCard } from '../game-data/game-card.ts';
import { gameScreenId } from './navigation/navigate-to-game.ts';
import { useCacheGames } from '../game-data/offline-games/use-cache-games.ts';
import { GameBar } from './provider/game-bar.tsx';
import { GameFrame } from './provider/game-frame.tsx';
import { LaunchFailed } from './provider/launch-failed.tsx';
import { parseLaunchRequest } from './provider/launch-request.ts';
import { getLotteryPath } from './navigation/get-lottery-path.ts';
import styles from './provider/launch.module.css';
import { GameLoading } from './provider/loading-screen.tsx';
import { removeOutcomeFromAddress } from './navigation/remove-outcome.ts';
import { useExitGame } from './navigation/use-exit-game.ts';
import { useLaunchedGame } from './provider/use-launched-game.ts';
import { useSessionSummary } from './provider/use-session-summary.ts';
import { useIsSlow } from './provider/use-is-slow.ts';

/**
 * Page that launches the game in the URL. For a lottery, it redirects to the lottery pages. For other games, it shows
 * the provider's page.
 */
export const Screen = () => {
  const [query] = useSearchParams();
  const lotteryPath = getLotteryPath(query);
  return lotteryPath ? <Navigate to={lotteryPath} replace /> : <ProviderScreen />;
};

/** Shows a provider's game on the full screen. */
function ProviderScreen() {
  const { t } = useTranslation('games');
  const [query] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const [readyAttempt, setReadyAttempt] = useState<number>();
  const exitGame = useExitGame();
  const dispatch = useDispatch();
  const gameCard = useGameCard();
  const launchRequest = parseLaunchRequest(query);
  const game = useLaunchedGame(launchRequest, attempt);
  const isReady = game.status === 'open' && readyAttempt === attempt;
  const isSlow = useIsSlow(game.status !== 'failed' && !isReady, attempt);
  const refreshBalance = () => void dispatch(wpsApi.util.invalidateTags(['Wallet']));
  const name = game.status === 'open' ? game.name : (gameCard?.gameName ?? t('launch.title'));
  const showSessionSummary = useSessionSummary(launchRequest?.nodeId, name);
  const handleReady = () => {
    setReadyAttempt(attempt);
    removeOutcomeFromAddress();
  };
  const retry = () => setAttempt(attempt + 1);

  return (
    <div id={gameScreenId} className={styles.root}>
      <GameBar name={name} onLeave={exitGame} />
      <div className={styles.stage}>
        {game.status === 'failed' && <LaunchFailed code={game.code} onRetry={retry} onLeave={exitGame} />}
        {game.status === 'open' && (
          <GameFrame
            key={attempt}
            frame={game.frame}
            name={name}
            onReady={handleReady}
            onBalance={refreshBalance}
            onClose={exitGame}
            onUnmount={showSessionSummary}
          />
        )}
        {game.status !== 'failed' && !isReady && (
          <GameLoading gameCard={gameCard} name={name} isSlow={isSlow} onRetry={retry} onLeave={exitGame} />
        )}
      </div>
    </div>
  );
}

/**
 * Returns the game of the tapped tile from the navigation state. Undefined without navigation state. Also caches the
 * game for offline lists.
 */
const useGameCard = (): GameCard | undefined => {
  const gameCard = (useLocation().state as { game?: GameCard } | null)?.game;
  const seenGames = useRef(gameCard && [gameCard]);
  useCacheGames(seenGames.current);
  return gameCard;
};
