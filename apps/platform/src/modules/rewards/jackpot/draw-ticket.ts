import { createHash, createHmac } from 'node:crypto';

/**
 * Computes the hash of a seed. The hash is published before the draw, so that members can verify later that the seed
 * did not change.
 */
export const hashSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export interface Draw {
  readonly seed: string;
  readonly merchant: string;
  readonly number: number;
  /** Root hash of the hash tree of all tickets. It is computed before the draw. */
  readonly root: string;
  readonly tickets: number;
}

/** Number of bytes of a random number. A number of 6 bytes (48 bits) is an exact integer in JavaScript. */
const bytes = 6;
const numbers = 2 ** (8 * bytes);

/**
 * Draws the winning ticket of a jackpot round. The random number is the HMAC-SHA256 of the round's data. Its key is the
 * seed, which was created before the first ticket. `fair` is the largest multiple of the number of tickets in the range
 * of random numbers. A random number of `fair` or more is discarded, because it would give the tickets with low numbers
 * a higher chance. The next attempt computes another number.
 */
export const drawTicket = ({ seed, merchant, number, root, tickets }: Draw): number => {
  if (!Number.isSafeInteger(tickets) || tickets < 1)
    throw new RangeError(`Cannot draw among ${tickets} tickets: at least one is required`);
  const fair = numbers - (numbers % tickets);
  for (let attempt = 0; ; attempt += 1) {
    const value = createHmac('sha256', seed)
      .update(`${merchant}|${number}|${root}|${tickets}|${attempt}`)
      .digest()
      .readUIntBE(0, bytes);
    if (value < fair) return value % tickets;
  }
};
