import type { LineRules } from '../../slots-shared/rules/evaluate-lines.ts';

/**
 * Names of the symbols. `h1` to `h4` have high prizes, and `l1` to `l4` have low prizes. The coin wins on no line. The
 * theme of a game decides the image of each symbol.
 */
export const holdSymbols = ['wild', 'coin', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const;
export type HoldSymbol = (typeof holdSymbols)[number];

export const rows = 3;
export const reelCount = 5;
/** Number of cells of the grid. The index of a cell is `reel * rows + row`. Row 0 is at the top. */
export const cellCount = reelCount * rows;

/** Value of a coin as a multiple of the bet, with its integer weight. A higher weight makes the value more frequent. */
export interface CoinValue {
  readonly value: number;
  readonly weight: number;
}

/** Configuration that decides the win of a spin. The page creates its paytable from the same object. */
export interface HoldMachine extends LineRules<HoldSymbol> {
  readonly reels: readonly (readonly HoldSymbol[])[];
  readonly coinValues: readonly CoinValue[];
  /** Number of coins that start the feature, in which coins stay in their cells. */
  readonly coinsToStart: number;
  /** Number of respins at the start of the feature, and again after each respin with a new coin. */
  readonly respins: number;
  /** An empty cell gets a coin in one of this number of respins on average. */
  readonly oneCoinIn: number;
  /** Win of a full grid, and maximum win of a spin, as a multiple of the bet. */
  readonly maxWinMultiple: number;
}
