import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beaconMargin,
  computeRandomness,
  deriveBeaconKey,
  drandQuicknet,
  getBeaconPublicKey,
  getDrawRound,
  getRoundTime,
  signRound,
  verifyRound,
} from './beacon.ts';
import { computeResult } from './proof.ts';

/**
 * Round 1000 of the public chain `quicknet` with its real signature. drand, a public randomness beacon, published it.
 */
const published = {
  chain: drandQuicknet,
  round: 1000,
  signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
};

test('verifies a round that drand published', async () => {
  expect(await verifyRound(published)).toBe(true);
  expect(await computeRandomness(published.signature)).toBe(
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  );
});

test.each([
  ['another round', { round: 1001 }],
  ['a changed signature', { signature: published.signature.replace('b4', 'b5') }],
  ['a signature of another length', { signature: published.signature.slice(2) }],
  ['no signature', { signature: '' }],
  [
    'another chain',
    { chain: { ...drandQuicknet, publicKey: getBeaconPublicKey(deriveBeaconKey(new Uint8Array(48))) } },
  ],
])('rejects %s', async (_, change) => {
  expect(await verifyRound({ ...published, ...change })).toBe(false);
});

test('verifies a round of a beacon with one signer', async () => {
  const key = deriveBeaconKey(new Uint8Array(48).fill(3));
  const chain = { id: 'own', publicKey: getBeaconPublicKey(key), genesisTime: 0, period: 3 };
  expect(await verifyRound({ chain, round: 7, signature: await signRound(key, 7) })).toBe(true);
});

test('takes the first round that is published after the end of betting and the margin', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000, max: 2_000_000_000 }),
      fc.integer({ min: 1, max: 30 }),
      (at, period) => {
        const chain = { ...drandQuicknet, period };
        const earliest = (at + beaconMargin) * 1000;
        const round = getDrawRound(chain, at * 1000);
        expect(getRoundTime(chain, round)).toBeGreaterThanOrEqual(earliest);
        expect(getRoundTime(chain, round - 1)).toBeLessThan(earliest);
      },
    ),
  );
});

test('changes the result with the randomness, and leaves old results as they were', async () => {
  const issue = { family: 'PK10', code: 'PK', numero: '1', seed: '0f'.repeat(32), root: 'ab' } as const;
  const old = await computeResult(issue);
  expect(await computeResult({ ...issue, randomness: undefined })).toEqual(old);
  expect(await computeResult({ ...issue, randomness: await computeRandomness(published.signature) })).not.toEqual(old);
});
