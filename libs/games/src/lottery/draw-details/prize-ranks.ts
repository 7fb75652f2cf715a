import type { DrawResult, LotteryFamily } from '@livery/contract/lottery/rules';

/** How a rank is called: the top prize of Vietnam, a place in the order, or one of the two tens of 4D. */
export type RankName = 'top' | 'prize' | 'special' | 'consolation';

interface RankDefinition {
  readonly name: RankName;
  /** The place of a `prize`, from 1. */
  readonly rank: number;
  /** How many numbers are drawn for it. */
  readonly size: number;
}

const toPrizeRanks = (...sizes: readonly number[]): readonly RankDefinition[] =>
  sizes.map((size, at) => ({ name: 'prize', rank: at + 1, size }));

const ranksByFamily: Readonly<Partial<Record<LotteryFamily, readonly RankDefinition[]>>> = {
  VN_NORTH: [{ name: 'top', rank: 0, size: 1 }, ...toPrizeRanks(1, 2, 6, 4, 6, 3, 4)],
  VN_SOUTH: [{ name: 'top', rank: 0, size: 1 }, ...toPrizeRanks(1, 1, 2, 7, 1, 3, 1, 1)],
  FOURD: [...toPrizeRanks(1, 1, 1), { name: 'special', rank: 0, size: 10 }, { name: 'consolation', rank: 0, size: 10 }],
};

/** The prizes of a draw by their ranks, the highest first; none where a draw is one result. */
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
