import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DrawOf } from './derivation.ts';
import { blockText, wordsFrom } from './derivation.ts';
import type { WordSource } from './uniform-below.ts';

/** A secret of 32 bytes from the system's cryptographic generator, hexadecimal. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** What is shown of a seed before the bets: SHA-256 of its bytes. */
export const commitmentOf = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** The words of a draw. The same seed, game, round and client part always give the same ones. */
export const seededWords = (seed: string, draw: DrawOf): WordSource => {
  const key = Buffer.from(seed, 'hex');
  return wordsFrom((counter) => {
    const block = createHmac('sha256', key).update(blockText(draw, counter)).digest();
    return new DataView(block.buffer, block.byteOffset, block.byteLength);
  });
};
