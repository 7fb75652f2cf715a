import { createHash } from 'node:crypto';

/**
 * Digest of the bets, which is the client part (the players' part) of a table draw: SHA-256 of the bet ids in order,
 * separated by commas. Without bets, SHA-256 of an empty text.
 */
export const hashBets = (betIds: readonly string[]): string =>
  createHash('sha256')
    .update([...betIds].sort().join(','))
    .digest('hex');

/** Masked name of a player that other players see. */
export const maskedName = (playerKey: string): string =>
  createHash('sha256').update(playerKey).digest('hex').slice(0, 4).toUpperCase();
