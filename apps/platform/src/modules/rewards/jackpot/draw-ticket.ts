import { createHash, createHmac } from 'node:crypto';

/** Computes the hash of a seed. The hash is published before the draw. */
export const hashSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export interface Draw {
  readonly seed: string;
  readonly merchant: string;
  readonly number: number;
  /** Root hash of the ticket tree, fixed before the seed is used. */
  readonly root: string;
  readonly tickets: number;
}

/** Bytes of a random number. Numbers of 48 bits are exact in JavaScript. */
const bytes = 6;
const numbers = 2 ** (8 * bytes);

/**
 * Draws the winning ticket from an HMAC-SHA256 of the round's data. Its key is a seed that was fixed before any ticket
 * existed. Random numbers in the last, incomplete range are rejected and drawn again, so that each ticket has the same
 * chance.
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
