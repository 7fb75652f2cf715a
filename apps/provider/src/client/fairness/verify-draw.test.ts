import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { computeCommitment, newSeed, createSeededRandom } from '../../engine/rng/seeded-random.ts';
import { shuffle } from '../../engine/rng/pick.ts';
import type { RandomSource } from '../../engine/rng/random-int.ts';
import { hashBets } from '../../engine/table/hash-bets.ts';
import { redraw, isCommitted } from './verify-draw.ts';

const draw = { game: 'lines', roundId: '6b3c', clientPart: 'page' };
/**
 * Draw that needs more random numbers than `redraw` computes in its first batch. So `redraw` must compute a second
 * batch.
 */
const manyDecks = (randomSource: RandomSource): number[] =>
  shuffle(
    Array.from({ length: 1000 }, (_, card) => card),
    randomSource,
  );

describe('a proof', () => {
  it('gives the browser the same outcome as the server', async () => {
    const seed = newSeed();
    const proof = { ...draw, seed, commitment: computeCommitment(seed) };
    expect(await redraw(proof, manyDecks)).toEqual(manyDecks(createSeededRandom(seed, draw)));
    expect(await isCommitted(proof)).toBe(true);
    expect(await isCommitted({ ...proof, seed: newSeed() })).toBe(false);
    expect(await redraw({ ...proof, clientPart: 'other' }, manyDecks)).not.toEqual(
      manyDecks(createSeededRandom(seed, draw)),
    );
  });

  it('derives fixed random words from a given seed, so that anyone can write a verifier', () => {
    const seed = '00'.repeat(32);
    const randomSource = createSeededRandom(seed, draw);
    expect([randomSource.next(), randomSource.next()]).toEqual([66818542, 3197492123]);
    expect(computeCommitment(seed)).toBe(createHash('sha256').update(Buffer.alloc(32)).digest('hex'));
  });

  it('of a shared table contains the digest of its bets', async () => {
    const betIds = ['b', 'a'];
    const seed = newSeed();
    const proof = { ...draw, seed, commitment: computeCommitment(seed), clientPart: hashBets(betIds) };
    expect(await isCommitted(proof, betIds)).toBe(true);
    expect(await isCommitted(proof, ['a'])).toBe(false);
  });
});
