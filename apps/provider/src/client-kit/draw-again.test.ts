import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, newSeed, seededWords } from '../engine/fair/seeded-words.ts';
import { shuffled } from '../engine/fair/pick.ts';
import type { WordSource } from '../engine/fair/uniform-below.ts';
import { betsDigest } from '../engine/table/bets-digest.ts';
import { drawAgain, isCommitted } from './draw-again.ts';

const draw = { game: 'lines', roundId: '6b3c', clientPart: 'page' };
/** More words than any one fetch of blocks has. */
const manyDecks = (words: WordSource): number[] =>
  shuffled(
    Array.from({ length: 1000 }, (_, card) => card),
    words,
  );

describe('a proof', () => {
  it('gives the browser the outcome that the server drew', async () => {
    const seed = newSeed();
    const proof = { ...draw, seed, commitment: commitmentOf(seed) };
    expect(await drawAgain(proof, manyDecks)).toEqual(manyDecks(seededWords(seed, draw)));
    expect(await isCommitted(proof)).toBe(true);
    expect(await isCommitted({ ...proof, seed: newSeed() })).toBe(false);
    expect(await drawAgain({ ...proof, clientPart: 'other' }, manyDecks)).not.toEqual(
      manyDecks(seededWords(seed, draw)),
    );
  });

  it('is of fixed words, so that anyone can write a verifier of their own', () => {
    const seed = '00'.repeat(32);
    const words = seededWords(seed, draw);
    expect([words.next(), words.next()]).toEqual([66818542, 3197492123]);
    expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.alloc(32)).digest('hex'));
  });

  it('of a shared table has the digest of its bets', async () => {
    const betIds = ['b', 'a'];
    const seed = newSeed();
    const proof = { ...draw, seed, commitment: commitmentOf(seed), clientPart: betsDigest(betIds) };
    expect(await isCommitted(proof, betIds)).toBe(true);
    expect(await isCommitted(proof, ['a'])).toBe(false);
  });
});
