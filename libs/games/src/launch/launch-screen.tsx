import { wpsApi } from '@livery/api/client';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { GameCard } from '../games/game-card.ts';
import { gameScreen } from '../games/move-to-game.ts';
import { useSeenGames } from '../seen-games/use-seen-games.ts';
import { GameBar } from './game-bar.tsx';
import { GameFrame } from './game-frame.tsx';
import { LaunchFailed } from './launch-failed.tsx';
import { launchRequestOf } from './launch-request.ts';
import { lotteryPathOf } from './lottery-path-of.ts';
import styles from './launch.module.css';
import { Opening } from './opening.tsx';
import { useLeave } from './use-leave.ts';
import { useOpenedGame } from './use-opened-game.ts';
import { useReceipt } from './use-receipt.ts';
import { useSlow } from './use-slow.ts';

/** What the address launches: a lottery on the app's own pages, or a provider's game. */
export const Screen = () => {
  const [query] = useSearchParams();
  const lottery = lotteryPathOf(query);
  return lottery ? <Navigate to={lottery} replace /> : <ProviderScreen />;
};

/** A provider's game over the whole screen. */
function ProviderScreen() {
  const { t } = useTranslation('games');
  const [query] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const [readyAttempt, setReadyAttempt] = useState<number>();
  const leave = useLeave();
  const dispatch = useDispatch();
  const card = useCard();
  const request = launchRequestOf(query);
  const game = useOpenedGame(request, attempt);
  const isReady = game.status === 'open' && readyAttempt === attempt;
  const isSlow = useSlow(game.status !== 'failed' && !isReady, attempt);
  const renewBalance = () => void dispatch(wpsApi.util.invalidateTags(['Wallet']));
  const name = game.status === 'open' ? game.name : (card?.gameName ?? t('launch.title'));
  const showReceipt = useReceipt(request?.nodeId, name);
  const retry = () => setAttempt(attempt + 1);

  return (
    <div id={gameScreen} className={styles.root}>
      <GameBar name={name} onLeave={leave} />
      <div className={styles.stage}>
        {game.status === 'failed' && <LaunchFailed code={game.code} onRetry={retry} onLeave={leave} />}
        {game.status === 'open' && (
          <GameFrame
            key={attempt}
            frame={game.frame}
            name={name}
            onReady={() => setReadyAttempt(attempt)}
            onBalance={renewBalance}
            onClose={leave}
            onGone={showReceipt}
          />
        )}
        {game.status !== 'failed' && !isReady && (
          <Opening card={card} name={name} isSlow={isSlow} onRetry={retry} onLeave={leave} />
        )}
      </div>
    </div>
  );
}

/** The tile that was tapped, when it came along. It is among the games seen last from now on. */
const useCard = (): GameCard | undefined => {
  const card = (useLocation().state as { game?: GameCard } | null)?.game;
  const seen = useRef(card && [card]);
  useSeenGames(seen.current);
  return card;
};
