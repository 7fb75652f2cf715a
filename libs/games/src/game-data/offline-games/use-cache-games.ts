import { useEffect } from 'react';
import type { GameCard } from '../game-card.ts';

/** Keeps what a list shows on the device, for when there is no network. Nothing waits for it. */
export const useCacheGames = (games: readonly GameCard[] | undefined): void => {
  useEffect(() => {
    if (games?.length)
      void import('./cache-games.ts').then(
        ({ cacheGames }) => cacheGames(games),
        () => undefined,
      );
  }, [games]);
};
