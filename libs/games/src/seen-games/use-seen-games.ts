import { useEffect } from 'react';
import type { GameCard } from '../games/game-card.ts';

/** Keeps what a list shows on the device, for when there is no network. Nothing waits for it. */
export const useSeenGames = (games: readonly GameCard[] | undefined): void => {
  useEffect(() => {
    if (games?.length)
      void import('./keep-games.ts').then(
        ({ keepGames }) => keepGames(games),
        () => undefined,
      );
  }, [games]);
};
