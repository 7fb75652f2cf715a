import { useEffect } from 'react';
import { useCacheGames } from '../game-data/offline-games/use-cache-games.ts';
import type { GameCard } from '../game-data/game-card.ts';
import type { TileCapabilities } from './tiles.ts';
import { useTileCapabilities } from './use-tiles.ts';

interface TileEnhancerProps {
  readonly games: readonly GameCard[] | undefined;
  readonly onCapabilities: (capabilities: TileCapabilities) => void;
}

/** Gives the first tiles, which are drawn before this is here, all that tiles can do, and remembers their games. Draws nothing. */
export function TileEnhancer({ games, onCapabilities }: TileEnhancerProps) {
  const capabilities = useTileCapabilities();
  useEffect(() => onCapabilities(capabilities), [onCapabilities, capabilities]);
  useCacheGames(games);
  return null;
}
