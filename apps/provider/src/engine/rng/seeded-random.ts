import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DrawInput } from './derivation.ts';
import { toBlockMessage, randomSourceFromBlocks } from './derivation.ts';
import type { RandomSource } from './random-int.ts';

/** Creates a secret of 32 bytes with the cryptographic generator of the system, hexadecimal. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** Hash of a seed that is published before the bets: SHA-256 of its bytes. */
export const computeCommitment = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** Creates the random source of a draw. The same seed, game, round and client part always give the same words. */
export const createSeededRandom = (seed: string, draw: DrawInput): RandomSource => {
  const key = Buffer.from(seed, 'hex');
  return randomSourceFromBlocks((counter) => {
    const block = createHmac('sha256', key).update(toBlockMessage(draw, counter)).digest();
    return new DataView(block.buffer, block.byteOffset, block.byteLength);
  });
};
