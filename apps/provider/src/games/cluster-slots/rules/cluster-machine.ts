/** The grid is a square of this many columns and rows. A cell's index is `row * side + column`, row 0 at the top. */
export const side = 7;
export const cellCount = side * side;

/** The roles that a symbol can have, by number, dearest first; what each looks like is the theme's affair. */
export const clusterSymbols = ['h1', 'h2', 'h3', 'l1', 'l2', 'l3', 'l4', 'wild', 'scatter'] as const;
export type ClusterSymbol = (typeof clusterSymbols)[number];
/** A place in `clusterSymbols`. */
export type SymbolNumber = number;
export const wild: SymbolNumber = 7;
export const scatter: SymbolNumber = 8;

/** A total bet is this many units; every pay is a whole number of them. */
export const unitsPerBet = 20;
export const minClusterSize = 5;

/** Everything that decides what a spin is worth. Plain data: the page shows its paytable from the same object. */
export interface ClusterMachine {
  /** How often each symbol falls, as whole-number weights in the order of `clusterSymbols`. The wild never falls: big clusters leave it behind. */
  readonly weights: readonly number[];
  /** The size from which each column of `pays` holds, rising. */
  readonly sizes: readonly number[];
  /** In units, for each symbol that pays. */
  readonly pays: readonly (readonly number[])[];
  /** A cluster of so many leaves a wild in one of its cells. */
  readonly wildFrom: number;
  /** The multiplier of the first, second, … tumble; the last one holds on. */
  readonly multipliers: readonly number[];
  /** Free spins for 3, 4, 5 … scatters on a paid spin. */
  readonly freeSpins: readonly number[];
  /** Free spins that three or more scatters add to a series. */
  readonly moreFreeSpins: number;
  /** A series grows no longer than this. */
  readonly maxSeriesLength: number;
  /** A spin wins no more than this many bets: what would exceed it is not paid. */
  readonly maxWinMultiple: number;
}

/** What a cluster earns, in units, before the multiplier. */
export const getPay = (
  { sizes, pays }: Pick<ClusterMachine, 'sizes' | 'pays'>,
  symbol: SymbolNumber,
  size: number,
): number => {
  let column = sizes.length - 1;
  while (column >= 0 && size < (sizes[column] ?? 0)) column -= 1;
  return pays[symbol]?.[column] ?? 0;
};

/** The multiplier after so many tumbles, counted from 0. */
export const getTumbleMultiplier = ({ multipliers }: Pick<ClusterMachine, 'multipliers'>, tumbles: number): number =>
  multipliers[Math.min(tumbles, multipliers.length - 1)] ?? 1;

/** The free spins that `scatters` add to a series that has `awarded` already; 0 of them is a paid spin. */
export const getFreeSpinAward = (machine: ClusterMachine, scatters: number, awarded: number): number => {
  if (scatters < 3) return 0;
  const { freeSpins, moreFreeSpins, maxSeriesLength } = machine;
  return awarded === 0
    ? (freeSpins[Math.min(scatters - 3, freeSpins.length - 1)] ?? 0)
    : Math.min(moreFreeSpins, maxSeriesLength - awarded);
};
