import { createHash, createHmac } from 'node:crypto';

/** What is told of a seed before the draw. */
export const hashSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export interface Draw {
  readonly seed: string;
  readonly merchant: string;
  readonly number: number;
  /** Over the tickets, frozen before the seed is used. */
  readonly root: string;
  readonly tickets: number;
}

/** Numbers of 48 bits: exact in a browser too. */
const bytes = 6;
const numbers = 2 ** (8 * bytes);

/**
 * The ticket that wins: HMAC-SHA256 of the round's facts under a seed that was fixed before any ticket was. Numbers of
 * the last, incomplete run through all tickets are drawn again, so that each ticket has the same chance.
 */
export const drawTicket = ({ seed, merchant, number, root, tickets }: Draw): number => {
  if (!Number.isSafeInteger(tickets) || tickets < 1)
    throw new RangeError(`A draw among ${tickets} tickets: there must be at least one`);
  const fair = numbers - (numbers % tickets);
  for (let attempt = 0; ; attempt += 1) {
    const value = createHmac('sha256', seed)
      .update(`${merchant}|${number}|${root}|${tickets}|${attempt}`)
      .digest()
      .readUIntBE(0, bytes);
    if (value < fair) return value % tickets;
  }
};
