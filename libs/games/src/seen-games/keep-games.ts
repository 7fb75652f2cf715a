import { NodeType } from '@livery/contract/enums';
import { deviceStorage } from '@livery/kit/storage';
import type { GameCard } from '../games/game-card.ts';
import { keptGames, key, most } from './kept-games.ts';

const trimmed = ({
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
export const keepGames = (games: readonly GameCard[]): void => {
  const kept = new Map<string, GameCard>();
  for (const game of [...games.filter(isGame).slice(0, most), ...keptGames()])
    if (!kept.has(game.nodeId)) kept.set(game.nodeId, trimmed(game));
  deviceStorage.set(key, JSON.stringify([...kept.values()].slice(0, most)));
};
