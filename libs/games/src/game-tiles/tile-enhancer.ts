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
 * Renders nothing. The first tiles render before this module has loaded. When it has loaded, it gives them their final
 * links and favourite buttons, and stores their games for offline use.
 */
export function TileEnhancer({ games, onCapabilities }: TileEnhancerProps) {
  const capabilities = useTileCapabilities();
  useEffect(() => onCapabilities(capabilities), [onCapabilities, capabilities]);
  useCacheGames(games);
  return null;
}
