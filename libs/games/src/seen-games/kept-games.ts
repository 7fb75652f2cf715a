import { NodeType } from '@livery/contract/enums';
import { deviceStorage } from '@livery/kit/storage';
import type { GameCard } from '../games/game-card.ts';

const key = 'livery.seenGames';
/** Two screens of tiles; more would only fill the device's storage. */
const most = 24;

const texts = ['nodeId', 'gameId', 'roomId', 'gameName', 'vassalage', 'gameType', 'iconUrl', 'colour'] as const;

const isCard = (entry: unknown): entry is GameCard =>
  typeof entry === 'object' && entry !== null && texts.every((name) => typeof (entry as Record<string, unknown>)[name] === 'string');

/** The games seen last, the latest first. Damaged entries are left out. */
export const keptGames = (): GameCard[] => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCard).slice(0, most) : [];
  } catch {
    return [];
  }
};

const trimmed = ({ nodeId, gameId, roomId, gameName, vassalage, gameType, supportPlay, iconUrl, colour }: GameCard): GameCard => ({
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
  for (const game of [...games.filter(isGame).slice(0, most), ...keptGames()]) if (!kept.has(game.nodeId)) kept.set(game.nodeId, trimmed(game));
  deviceStorage.set(key, JSON.stringify([...kept.values()].slice(0, most)));
};
