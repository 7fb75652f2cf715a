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

/** A vendor among the games opens nothing without a network. */
const isGame = ({ nodeType }: GameCard): boolean => nodeType !== NodeType.Vendor;

/** Puts games before those kept earlier; the oldest fall off. */
export const cacheGames = (games: readonly GameCard[]): void => {
  const cached = new Map<string, GameCard>();
  for (const game of [...games.filter(isGame).slice(0, maxCachedGames), ...getCachedGames()])
    if (!cached.has(game.nodeId)) cached.set(game.nodeId, toStoredCard(game));
  deviceStorage.set(storageKey, JSON.stringify([...cached.values()].slice(0, maxCachedGames)));
};
