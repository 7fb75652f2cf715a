import { createHash } from 'node:crypto';

/**
 * Computes the client part (the players' part) of a table draw: the SHA-256 of the sorted bet ids, joined by commas.
 * Without bets, the client part is the SHA-256 of an empty text.
 */
export const hashBets = (betIds: readonly string[]): string =>
  createHash('sha256')
    .update([...betIds].sort().join(','))
    .digest('hex');

/** Returns a masked player name, which other players may see. The name does not reveal who the player is. */
export const maskedName = (playerKey: string): string =>
  createHash('sha256').update(playerKey).digest('hex').slice(0, 4).toUpperCase();
