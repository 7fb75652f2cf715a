import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lotteryFamilies } from '@livery/contract/lottery/families';
import { hashLeaf, merklePath, merkleRoot, computeResult, computeRoot, hashSeed } from './proof.ts';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const leaf = (name: string) => createHash('sha256').update(name).digest('hex');

test('hashes the bytes of a seed', async () => {
  expect(await hashSeed(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
});

test('takes five digits from the first 32-bit values of the HMAC', async () => {
  const block = createHmac('sha256', Buffer.from(seed, 'hex')).update('SSC1|202611200001|ab').digest();
  const expected = Array.from({ length: 5 }, (_, index) => String(block.readUInt32BE(index * 4) % 10));
  expect(await computeResult({ family: 'SSC', code: 'SSC1', numero: '202611200001', seed, root: 'ab' })).toEqual(
    expected,
  );
});

test.each(lotteryFamilies)(
  '%s: gives the same result for the same seed and bets, and another result for other bets',
  async (family) => {
    const computeForRoot = (root: string) => computeResult({ family, code: 'X', numero: '1', seed, root });
    expect(await computeForRoot('a')).toEqual(await computeForRoot('a'));
    const others = await Promise.all(['b', 'c', 'd', 'e', 'f', 'g'].map(computeForRoot));
    expect(new Set(others.map(String)).size).toBeGreaterThan(1);
  },
);

test('has each car once in a race', async () => {
  const result = await computeResult({ family: 'PK10', code: 'PK', numero: '1', seed, root: '' });
  expect([...result].map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('gives every bet a path to the root, and no other bet', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.nat(), async (count, pick) => {
      const leaves = Array.from({ length: count }, (_, index) => leaf(String(index)));
      const index = pick % count;
      const root = await merkleRoot(leaves);
      const path = await merklePath(leaves, index);
      expect(await computeRoot(leaves[index]!, path)).toBe(root);
      expect(await computeRoot(leaf('another'), path)).not.toBe(root);
    }),
    { numRuns: 40 },
  );
});

test('gives a changed bet another leaf', async () => {
  const bet = { id: 'a', method: 'place', selection: '1||||', stake: 100 };
  expect(await hashLeaf({ ...bet, stake: 101 })).not.toBe(await hashLeaf(bet));
});
