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
