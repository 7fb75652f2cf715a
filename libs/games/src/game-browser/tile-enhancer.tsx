import { useEffect } from 'react';
import { useCacheGames } from '../game-data/offline-games/use-cache-games.ts';
import type { GameCard } from '../game-data/game-card.ts';
import type { TileCapabilities } from '../game-tiles/tiles.ts';
import { useTileCapabilities } from '../game-tiles/use-tiles.ts';
import { AllHotGames } from './all-hot-games.tsx';

interface TileEnhancerProps {
  readonly games: readonly GameCard[] | undefined;
  readonly onCapabilities: (capabilities: TileCapabilities) => void;
  /** Max number of games that the list shows without a search. Undefined if it shows all games. */
  readonly limit: number | undefined;
}

/**
 * Completes tiles that were rendered before this module had loaded. `onCapabilities` receives the favourite buttons
 * and the final launch links, which depend on the list of vendors. Also caches the games for offline use. Renders
 * only a link to all hot games, if there are more games than `limit`.
 */
export function TileEnhancer({ games, onCapabilities, limit }: TileEnhancerProps) {
  const capabilities = useTileCapabilities();
  useEffect(() => onCapabilities(capabilities), [onCapabilities, capabilities]);
  useCacheGames(games);
  return games && limit && games.length > limit ? <AllHotGames /> : null;
}
