import { deviceStorage } from '@livery/kit/storage';
import type { GameCard } from '../games/game-card.ts';

/** Under which they lie on the device. */
export const key = 'livery.seenGames';
/** Two screens of tiles; more would only fill the device's storage. */
export const most = 24;

const texts = ['nodeId', 'gameId', 'roomId', 'gameName', 'vassalage', 'gameType', 'iconUrl', 'colour'] as const;

const isCard = (entry: unknown): entry is GameCard =>
  typeof entry === 'object' &&
  entry !== null &&
  texts.every((name) => typeof (entry as Record<string, unknown>)[name] === 'string');

/** The games seen last, the latest first. Damaged entries are left out. */
export const keptGames = (): GameCard[] => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCard).slice(0, most) : [];
  } catch {
    return [];
  }
};
