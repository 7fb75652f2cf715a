import type { DrawResult, LotteryFamily } from '@livery/contract/lottery/families';

/**
 * Kind of a prize rank. `top` is the highest prize of a Vietnamese lottery. `prize` is a rank with a number. `special`
 * and `consolation` are groups of ten winning numbers in a 4D lottery (a lottery that draws numbers of four digits).
 */
export type RankName = 'top' | 'prize' | 'special' | 'consolation';

interface RankDefinition {
  readonly name: RankName;
  /** Number of a rank of the kind `prize`, from 1. 0 for the other kinds. */
  readonly rank: number;
  /** Number of winning numbers that are drawn for this rank. */
  readonly size: number;
}

const toPrizeRanks = (...sizes: readonly number[]): readonly RankDefinition[] =>
  sizes.map((size, at) => ({ name: 'prize', rank: at + 1, size }));

const ranksByFamily: Readonly<Partial<Record<LotteryFamily, readonly RankDefinition[]>>> = {
  VN_NORTH: [{ name: 'top', rank: 0, size: 1 }, ...toPrizeRanks(1, 2, 6, 4, 6, 3, 4)],
  VN_SOUTH: [{ name: 'top', rank: 0, size: 1 }, ...toPrizeRanks(1, 1, 2, 7, 1, 3, 1, 1)],
  FOURD: [...toPrizeRanks(1, 1, 1), { name: 'special', rank: 0, size: 10 }, { name: 'consolation', rank: 0, size: 10 }],
};

/**
 * Returns the winning numbers of a draw by prize rank, the highest rank first. Empty for a lottery without prize ranks.
 */
export const getPrizeRanks = (
  family: LotteryFamily,
  result: DrawResult,
): readonly (Omit<RankDefinition, 'size'> & { readonly numbers: readonly string[] })[] => {
  let from = 0;
  return (ranksByFamily[family] ?? []).map(({ name, rank, size }) => ({
    name,
    rank,
    numbers: result.slice(from, (from += size)),
  }));
};
