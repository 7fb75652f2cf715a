/**
 * Names of the symbols in a slot. `h1` to `h4` have high prizes, and `l1` to `l4` have low prizes. The theme of a
 * game decides the image of each symbol.
 */
export const symbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const;
export type SlotSymbol = (typeof symbols)[number];

export const rows = 3;

/** Values for three, four and five equal symbols: prizes as multiples of a bet, or numbers of free spins. */
export type Pays = readonly [three: number, four: number, five: number];

/** Configuration that decides the wins of a spin. The client creates its paytable from the same object. */
export interface Machine {
  readonly reels: readonly (readonly SlotSymbol[])[];
  /** Pay lines: equal symbols on a line win. Each line has one row index (0 top, 1 middle, 2 bottom) for each reel. */
  readonly lines: readonly (readonly number[])[];
  /**
   * Prizes of equal symbols on a line, as multiples of the bet on that line. The wild has no prize, because a line win
   * starts on the first reel, which has no wild.
   */
  readonly linePays: Readonly<Partial<Record<SlotSymbol, Pays>>>;
  /** Prizes for three, four and five scatters in any position, as multiples of the total bet. */
  readonly scatterPays: Pays;
  /** Number of free spins for three, four and five scatters. Free spins can win more free spins. */
  readonly freeSpins: Pays;
  readonly freeSpinMultiplier: number;
}

/** Returns the prize for `count` equal symbols. Fewer than three symbols win 0. */
export const getPay = (pays: Pays | undefined, count: number): number => pays?.[count - 3] ?? 0;
