import { useEffect } from 'react';
import { useCacheGames } from '../game-data/offline-games/use-cache-games.ts';
import type { GameCard } from '../game-data/game-card.ts';
import type { TileCapabilities } from '../game-tiles/tiles.ts';
import { useTileCapabilities } from '../game-tiles/use-tiles.ts';
import { AllHotGames } from './all-hot-games.tsx';

interface TileEnhancerProps {
  readonly games: readonly GameCard[] | undefined;
  readonly onCapabilities: (capabilities: TileCapabilities) => void;
  /** Number of games that the list shows without a search. Undefined if it shows all. */
  readonly limit: number | undefined;
}

/**
 * The first tiles render before this module has loaded. When it has loaded, it gives them their final links and
 * favourite buttons, and stores their games for offline use. It renders only the link to further games.
 */
export function TileEnhancer({ games, onCapabilities, limit }: TileEnhancerProps) {
  const capabilities = useTileCapabilities();
  useEffect(() => onCapabilities(capabilities), [onCapabilities, capabilities]);
  useCacheGames(games);
  return games && limit && games.length > limit ? <AllHotGames /> : null;
}
