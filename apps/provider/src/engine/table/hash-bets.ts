import { createHash } from 'node:crypto';

/** The client part of a table's draw: SHA-256 of the ids of the bets that take part, in order, with commas between. Of none, of nothing. */
export const hashBets = (betIds: readonly string[]): string =>
  createHash('sha256')
    .update([...betIds].sort().join(','))
    .digest('hex');

/** A name for a player that the others at the table see. */
export const maskedName = (playerKey: string): string =>
  createHash('sha256').update(playerKey).digest('hex').slice(0, 4).toUpperCase();
