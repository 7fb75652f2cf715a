/** Number of columns and rows of the square grid. A cell's index is `row * side + column`; row 0 is at the top. */
export const side = 7;
export const cellCount = side * side;

/** Roles of the symbols. The index is the number of a symbol. The theme of a game decides the look of each role. */
export const clusterSymbols = ['h1', 'h2', 'h3', 'l1', 'l2', 'l3', 'l4', 'wild', 'scatter'] as const;
export type ClusterSymbol = (typeof clusterSymbols)[number];
/** Index in `clusterSymbols`. */
export type SymbolNumber = number;
export const wild: SymbolNumber = 7;
export const scatter: SymbolNumber = 8;

/** Number of units in a total bet. Pays are integer numbers of units. */
export const unitsPerBet = 20;
export const minClusterSize = 5;

/** Data that decides the win of a spin. The client shows its paytable from the same object. */
export interface ClusterMachine {
  /**
   * Frequency of each symbol as an integer weight, in the order of `clusterSymbols`. The wild has weight 0, because
   * only large clusters create it.
   */
  readonly weights: readonly number[];
  /** Minimum cluster size of each column of `pays`, ascending. */
  readonly sizes: readonly number[];
  /** Pays in units: one row for each paying symbol, one column for each of `sizes`. */
  readonly pays: readonly (readonly number[])[];
  /** Minimum size of a cluster that leaves a wild in one of its cells. */
  readonly wildFrom: number;
  /**
   * Multipliers of the first, second, … tumble (clusters burst, and new symbols fall into the gaps). The last one also
   * applies to all later tumbles.
   */
  readonly multipliers: readonly number[];
  /** Free spins for 3, 4, 5 … scatters on a paid spin. */
  readonly freeSpins: readonly number[];
  /** Number of free spins that three or more scatters add to an active series. */
  readonly moreFreeSpins: number;
  /** Maximum number of free spins in a series. */
  readonly maxSeriesLength: number;
  /** Maximum win of a spin, as a multiple of the bet. An amount above it is not paid. */
  readonly maxWinMultiple: number;
}

/** Amount that a cluster wins in units, before the multiplier. */
export const getPay = (
  { sizes, pays }: Pick<ClusterMachine, 'sizes' | 'pays'>,
  symbol: SymbolNumber,
  size: number,
): number => {
  let column = sizes.length - 1;
  while (column >= 0 && size < (sizes[column] ?? 0)) column -= 1;
  return pays[symbol]?.[column] ?? 0;
};

/** Multiplier after `tumbles` tumbles, counted from 0. */
export const getTumbleMultiplier = ({ multipliers }: Pick<ClusterMachine, 'multipliers'>, tumbles: number): number =>
  multipliers[Math.min(tumbles, multipliers.length - 1)] ?? 1;

/**
 * Number of free spins that a spin with `scatters` wins. `awarded` is the length of the series so far, or 0 for a paid
 * spin.
 */
export const getFreeSpinAward = (machine: ClusterMachine, scatters: number, awarded: number): number => {
  if (scatters < 3) return 0;
  const { freeSpins, moreFreeSpins, maxSeriesLength } = machine;
  return awarded === 0
    ? (freeSpins[Math.min(scatters - 3, freeSpins.length - 1)] ?? 0)
    : Math.min(moreFreeSpins, maxSeriesLength - awarded);
};
