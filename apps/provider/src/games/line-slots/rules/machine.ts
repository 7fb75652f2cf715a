/** Roles of the symbols. The theme of a game decides the look of each role. */
export const symbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const;
export type SlotSymbol = (typeof symbols)[number];

export const rows = 3;

/** Payouts for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** Data that decides the win of a spin. The client shows its paytable from the same object. */
export interface Machine {
  readonly reels: readonly (readonly SlotSymbol[])[];
  /** Lines on which equal symbols win. Each has one row (0 top … 2 bottom) for each reel. */
  readonly lines: readonly (readonly number[])[];
  /**
   * Pays of a line, as multiples of the bet on one line. The wild has no pay, because it is never on the first reel.
   */
  readonly linePays: Readonly<Partial<Record<SlotSymbol, Pays>>>;
  /** Pays of scatters in any position, as multiples of the total bet. */
  readonly scatterPays: Pays;
  /** Free spins for three, four and five scatters, also during free spins. */
  readonly freeSpins: Pays;
  /** Multiplier of all wins of a free spin. */
  readonly freeSpinMultiplier: number;
}

/** Pay for `count` equal symbols. Zero for fewer than three. */
export const getPay = (pays: Pays | undefined, count: number): number => pays?.[count - 3] ?? 0;
