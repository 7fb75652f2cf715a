import { deviceStorage } from '@livery/kit/storage';
import type { GameCard } from '../game-card.ts';

/** Key of the cached games in the device storage. */
export const storageKey = 'livery.seenGames';
/** Max number of stored games. It is enough for two screens of tiles. */
export const maxCachedGames = 24;

const textFields = ['nodeId', 'gameId', 'roomId', 'gameName', 'vassalage', 'gameType', 'iconUrl', 'colour'] as const;

const isCard = (entry: unknown): entry is GameCard =>
  typeof entry === 'object' &&
  entry !== null &&
  textFields.every((name) => typeof (entry as Record<string, unknown>)[name] === 'string');

/** Returns the games that the visitor has seen last, the latest first. Invalid entries are omitted. */
export const getCachedGames = (): GameCard[] => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCard).slice(0, maxCachedGames) : [];
  } catch {
    return [];
  }
};
