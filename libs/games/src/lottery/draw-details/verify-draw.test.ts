import {
  computeRandomness,
  deriveBeaconKey,
  drandQuicknet,
  getBeaconPublicKey,
  getDrawRound,
  signRound,
} from '@livery/lottery-rules/beacon';
import { hashLeaf, merklePath, merkleRoot, computeResult, hashSeed } from '@livery/lottery-rules/proof';
import { expect, test } from 'vitest';
import { verifyBet, verifyDraw } from './verify-draw.ts';

const seed = '0f'.repeat(32);

const createDraw = async () => {
  const root = await merkleRoot([]);
  const issue = { family: 'SSC' as const, code: 'SSC_1M', numero: '202601010001' };
  return {
    ...issue,
    drawsAt: '',
    closesAt: '',
    state: 'settled' as const,
    betCount: 0,
    beacon: null,
    seed,
    root,
    seedHash: await hashSeed(seed),
    result: [...(await computeResult({ ...issue, seed, root }))],
  };
};

test('verifies a fair draw', async () => {
  expect(await verifyDraw(await createDraw())).toEqual({ isSeedUnchanged: true, isResultRight: true });
});

test('detects a seed that does not match the published hash', async () => {
  expect(await verifyDraw({ ...(await createDraw()), seed: '1e'.repeat(32) })).toMatchObject({
    isSeedUnchanged: false,
  });
});

test('detects a changed result', async () => {
  const draw = await createDraw();
  expect(await verifyDraw({ ...draw, result: draw.result.map((digit) => String((Number(digit) + 1) % 10)) })).toEqual({
    isSeedUnchanged: true,
    isResultRight: false,
  });
});

const closesAt = '2026-11-22T08:00:55Z';
const key = deriveBeaconKey(new Uint8Array(48).fill(5));
const chain = { id: 'demonstration', publicKey: getBeaconPublicKey(key), genesisTime: 1_767_225_600, period: 3 };

/**
 * Creates a draw whose result depends on a random number from a beacon (a service that publishes random numbers).
 * `change` overrides fields of the beacon.
 */
const createDrawWithBeacon = async (change: object = {}) => {
  const draw = await createDraw();
  const { family, code, numero, root } = draw;
  const round = getDrawRound(chain, new Date(closesAt).getTime());
  const beacon = { chain, round, signature: await signRound(key, round), ...change };
  const randomness = await computeRandomness(beacon.signature);
  const result = [...(await computeResult({ family, code, numero, seed, root, randomness }))];
  return { ...draw, closesAt, beacon, result };
};

test('verifies a fair draw with public randomness', async () => {
  expect(await verifyDraw(await createDrawWithBeacon())).toEqual({
    isSeedUnchanged: true,
    isRoundValid: true,
    isResultRight: true,
  });
});

test.each([
  ['a round other than the one of the closing time', async () => ({ round: 99, signature: await signRound(key, 99) })],
  [
    'a signature of another key',
    async () => {
      const round = getDrawRound(chain, new Date(closesAt).getTime());
      return { signature: await signRound(deriveBeaconKey(new Uint8Array(48).fill(6)), round) };
    },
  ],
  ['an own key under the name of the public chain', async () => ({ chain: { ...chain, id: drandQuicknet.id } })],
])('detects %s', async (_, change) => {
  expect(await verifyDraw(await createDrawWithBeacon(await change()))).toMatchObject({
    isRoundValid: false,
    isResultRight: true,
  });
});

test('returns undefined before the draw', async () => {
  expect(await verifyDraw({ ...(await createDraw()), seed: null, result: null })).toBeUndefined();
});

test('finds a bet among the frozen ones only with its original stake', async () => {
  const bets = [7, 8, 9].map((stake) => ({ id: `bet-${stake}`, method: 'place', selection: '1||||', stake }));
  const leaves = await Promise.all(bets.map(hashLeaf));
  const root = await merkleRoot(leaves);
  for (const [at, bet] of bets.entries()) {
    const path = await merklePath(leaves, at);
    expect(await verifyBet({ root }, { ...bet, path })).toBe(true);
    expect(await verifyBet({ root }, { ...bet, stake: bet.stake + 1, path })).toBe(false);
  }
  expect(await verifyBet({ root: null }, { ...bets[0]!, path: [] })).toBe(false);
});
