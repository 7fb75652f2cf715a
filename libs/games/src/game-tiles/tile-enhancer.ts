import { useEffect } from 'react';
import { useCacheGames } from '../game-data/offline-games/use-cache-games.ts';
import type { GameCard } from '../game-data/game-card.ts';
import type { TileCapabilities } from './tiles.ts';
import { useTileCapabilities } from './use-tiles.ts';

interface TileEnhancerProps {
  readonly games: readonly GameCard[] | undefined;
  readonly onCapabilities: (capabilities: TileCapabilities) => void;
}

/**
 * Passes the final links and the favourite buttons to the first tiles, which render before this module has loaded, and
 * stores their games. Renders nothing.
 */
export function TileEnhancer({ games, onCapabilities }: TileEnhancerProps) {
  const capabilities = useTileCapabilities();
  useEffect(() => onCapabilities(capabilities), [onCapabilities, capabilities]);
  useCacheGames(games);
  return null;
}
