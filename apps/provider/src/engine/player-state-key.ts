import type { SessionRecord } from '../store/records.ts';

/** Key of a player's state at one game. It does not depend on the session, so a new session finds the stored state. */
export const playerStateKey = ({
  vendor,
  playerId,
  gameId,
}: Pick<SessionRecord, 'vendor' | 'playerId' | 'gameId'>): string => [vendor, playerId, gameId].join('/');
