import type { SessionRecord } from '../store/records.ts';

/**
 * Returns the key of a player's state at one game. The key does not depend on the session, so a new session continues
 * with the stored state.
 */
export const playerStateKey = ({
  vendor,
  playerId,
  gameId,
}: Pick<SessionRecord, 'vendor' | 'playerId' | 'gameId'>): string => [vendor, playerId, gameId].join('/');

/** Returns the key of a stored round. `playerKey` is the key of the player state of the round. */
export const toRoundKey = (playerKey: string, roundId: string): string => `${playerKey}/${roundId}`;
