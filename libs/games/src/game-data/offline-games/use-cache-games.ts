import { useEffect } from 'react';
import type { GameCard } from '../game-card.ts';

/**
 * Stores the games of a list on the device in the background, so that they are available offline. Errors are ignored.
 */
export const useCacheGames = (games: readonly GameCard[] | undefined): void => {
  useEffect(() => {
    if (games?.length)
      void import('./cache-games.ts').then(
        ({ cacheGames }) => cacheGames(games),
        () => undefined,
      );
  }, [games]);
};
