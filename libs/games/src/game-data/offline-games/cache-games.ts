import { NodeType } from '@livery/contract/enums';
import { deviceStorage } from '@livery/kit/storage';
import type { GameCard } from '../game-card.ts';
import { getCachedGames, storageKey, maxCachedGames } from './cached-games.ts';

const toStoredCard = ({
  nodeId,
  gameId,
  roomId,
  gameName,
  vassalage,
  gameType,
  supportPlay,
  iconUrl,
  colour,
}: GameCard): GameCard => ({
  nodeId,
  gameId,
  roomId,
  gameName,
  vassalage,
  gameType,
  supportPlay,
  iconUrl,
  colour,
});

/** Returns false for a vendor in a list of games. A vendor is not stored, because it has no page that works offline. */
const isGame = ({ nodeType }: GameCard): boolean => nodeType !== NodeType.Vendor;

/**
 * Adds games at the start of the stored list. Removes the oldest games when the list is longer than `maxCachedGames`.
 */
export const cacheGames = (games: readonly GameCard[]): void => {
  const cached = new Map<string, GameCard>();
  for (const game of [...games.filter(isGame).slice(0, maxCachedGames), ...getCachedGames()])
    if (!cached.has(game.nodeId)) cached.set(game.nodeId, toStoredCard(game));
  deviceStorage.set(storageKey, JSON.stringify([...cached.values()].slice(0, maxCachedGames)));
};
