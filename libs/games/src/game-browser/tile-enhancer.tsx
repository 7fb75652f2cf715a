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
 * Adds functions to game tiles that were rendered before this module had loaded. Calls `onCapabilities` with the
 * favourite buttons and the final links of the tiles. Also stores the games on the device for offline use. Renders
 * nothing except a link to all hot games, if there are more games than `limit`.
 */
export function TileEnhancer({ games, onCapabilities, limit }: TileEnhancerProps) {
  const capabilities = useTileCapabilities();
  useEffect(() => onCapabilities(capabilities), [onCapabilities, capabilities]);
  useCacheGames(games);
  return games && limit && games.length > limit ? <AllHotGames /> : null;
}
