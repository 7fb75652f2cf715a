import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DrawInput } from './derivation.ts';
import { toBlockMessage, randomSourceFromBlocks } from './derivation.ts';
import type { RandomSource } from './random-int.ts';

/** Creates a secret seed of 32 bytes in hexadecimal, with the cryptographic generator of the system. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Computes the SHA-256 of the seed's bytes. The server publishes this hash (the commitment) before the bets. */
export const computeCommitment = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/**
 * Creates the random source of a draw from a seed in hexadecimal. The same `seed` and the same `draw` always give the
 * same numbers.
 */
export const createSeededRandom = (seed: string, draw: DrawInput): RandomSource => {
  const key = Buffer.from(seed, 'hex');
  return randomSourceFromBlocks((counter) => {
    const block = createHmac('sha256', key).update(toBlockMessage(draw, counter)).digest();
    return new DataView(block.buffer, block.byteOffset, block.byteLength);
  });
};
