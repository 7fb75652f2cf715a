import { computeResult } from '@livery/lottery-rules/proof';
import type { LotteryFamily } from '@livery/contract/lottery/families';
import { expect, test } from 'vitest';
import { getPrizeRanks } from './prize-ranks.ts';

const drawResult = (family: LotteryFamily) =>
  computeResult({ family, code: family, numero: '20261122', seed: '0f'.repeat(32), root: 'ab'.repeat(32) });

test.each(['VN_NORTH', 'VN_SOUTH', 'FOURD'] as const)(
  'assigns every number of %s to one rank, with numbers of equal length in each',
  async (family) => {
    const result = await drawResult(family);
    const ranks = getPrizeRanks(family, result);
    expect(ranks.flatMap(({ numbers }) => numbers)).toEqual(result);
    for (const { numbers } of ranks) expect(new Set(numbers.map(({ length }) => length)).size).toBe(1);
  },
);

test('returns the ranks that the northern and southern tickets print', async () => {
  const getSizes = async (family: LotteryFamily) =>
    getPrizeRanks(family, await drawResult(family)).map(({ name, rank, numbers }) => [
      name === 'prize' ? rank : name,
      numbers.length,
    ]);
  expect(await getSizes('VN_NORTH')).toEqual([
    ['top', 1],
    [1, 1],
    [2, 2],
    [3, 6],
    [4, 4],
    [5, 6],
    [6, 3],
    [7, 4],
  ]);
  expect(await getSizes('VN_SOUTH')).toEqual([
    ['top', 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 7],
    [5, 1],
    [6, 3],
    [7, 1],
    [8, 1],
  ]);
});

test.each(['SSC', 'PK10', 'FAST3'] as const)('returns no ranks for a draw of %s', async (family) => {
  expect(getPrizeRanks(family, await drawResult(family))).toEqual([]);
});
