/** Number of columns and rows of the grid. The index of a cell is `row * side + column`. Row 0 is at the top. */
export const side = 7;
export const cellCount = side * side;

/**
 * Roles of the symbols. The number of a symbol is its index in this list. The `h` symbols pay high amounts, and the `l`
 * symbols pay low amounts. The theme of a game has an image for each role.
 */
export const clusterSymbols = ['h1', 'h2', 'h3', 'l1', 'l2', 'l3', 'l4', 'wild', 'scatter'] as const;
export type ClusterSymbol = (typeof clusterSymbols)[number];
/** Index in `clusterSymbols`. */
export type SymbolNumber = number;
export const wild: SymbolNumber = 7;
export const scatter: SymbolNumber = 8;

/** Number of units in a total bet. The win of each cluster is an integer number of these units. */
export const unitsPerBet = 20;
export const minClusterSize = 5;

/** Rules that decide the win of a spin. The paytable on the page uses the same object. */
export interface ClusterMachine {
  /**
   * Frequency of each symbol as an integer weight, in the order of `clusterSymbols`. The weight of the wild is 0,
   * because a wild only appears when a large cluster bursts.
   */
  readonly weights: readonly number[];
  /** Minimum cluster size for each column of `pays`, ascending. */
  readonly sizes: readonly number[];
  /**
   * Wins of the clusters in units (a twentieth of the bet). There is a row for each symbol that pays, and a column
   * for each size in `sizes`.
   */
  readonly pays: readonly (readonly number[])[];
  /** Minimum size of a cluster that leaves a wild in one of its cells when the cluster bursts. */
  readonly wildFrom: number;
  /**
   * Multipliers of the first tumble, the second tumble and so on. In a tumble, clusters burst and new symbols fall into
   * the gaps. The last multiplier also applies to all further tumbles.
   */
  readonly multipliers: readonly number[];
  /**
   * Number of free spins that a paid spin wins with 3, with 4, and with 5 or more scatters. A scatter is a symbol
   * that counts in any cell.
   */
  readonly freeSpins: readonly number[];
  /** Number of further free spins that the player gets if three or more scatters appear in a free spin. */
  readonly moreFreeSpins: number;
  /** Maximum number of free spins that one paid spin can lead to. */
  readonly maxSeriesLength: number;
  /** Maximum win of a spin as a multiple of the bet. The amount above this limit is not paid. */
  readonly maxWinMultiple: number;
}

/**
 * Returns the win of a cluster in units (a twentieth of the bet), before the multiplier is applied. Returns 0 if the
 * symbol does not pay or if the cluster is too small.
 */
export const getPay = (
  { sizes, pays }: Pick<ClusterMachine, 'sizes' | 'pays'>,
  symbol: SymbolNumber,
  size: number,
): number => {
  let column = sizes.length - 1;
  while (column >= 0 && size < (sizes[column] ?? 0)) column -= 1;
  return pays[symbol]?.[column] ?? 0;
};

/**
 * Returns the multiplier for the wins of the next tumble (a burst of winning clusters). `tumbles` is the number of
 * tumbles that are already finished. The multipliers grow with this number.
 */
export const getTumbleMultiplier = ({ multipliers }: Pick<ClusterMachine, 'multipliers'>, tumbles: number): number =>
  multipliers[Math.min(tumbles, multipliers.length - 1)] ?? 1;

/**
 * Returns the number of free spins that a spin with `scatters` scatters wins. A series is all free spins that one
 * paid spin leads to. `awarded` is the number of free spins that the series has won so far, or 0 for a paid spin.
 */
export const getFreeSpinAward = (machine: ClusterMachine, scatters: number, awarded: number): number => {
  if (scatters < 3) return 0;
  const { freeSpins, moreFreeSpins, maxSeriesLength } = machine;
  return awarded === 0
    ? (freeSpins[Math.min(scatters - 3, freeSpins.length - 1)] ?? 0)
    : Math.min(moreFreeSpins, maxSeriesLength - awarded);
};
