import { deviceStorage } from '@livery/kit/storage';
import type { GameCard } from '../game-card.ts';

/** Storage key on the device. */
export const storageKey = 'livery.seenGames';
/** Two screens of tiles. More would only fill the device's storage. */
export const maxCachedGames = 24;

const textFields = ['nodeId', 'gameId', 'roomId', 'gameName', 'vassalage', 'gameType', 'iconUrl', 'colour'] as const;

const isCard = (entry: unknown): entry is GameCard =>
  typeof entry === 'object' &&
  entry !== null &&
  textFields.every((name) => typeof (entry as Record<string, unknown>)[name] === 'string');

/** Returns the most recently seen games, the latest first. Damaged entries are omitted. */
export const getCachedGames = (): GameCard[] => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCard).slice(0, maxCachedGames) : [];
  } catch {
    return [];
  }
};
