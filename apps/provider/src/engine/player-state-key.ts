import type { SessionRecord } from './records.ts';

/** The seat of a player at one game: what was left there waits for a session that comes back. */
export const playerStateKey = ({
  vendor,
  playerId,
  gameId,
}: Pick<SessionRecord, 'vendor' | 'playerId' | 'gameId'>): string => [vendor, playerId, gameId].join('/');
