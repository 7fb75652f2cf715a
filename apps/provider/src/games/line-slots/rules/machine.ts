/** Symbol roles. The theme decides the look of each. */
export const symbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const;
export type SlotSymbol = (typeof symbols)[number];

export const rows = 3;

/** Payouts for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** Data that decides the win of a spin. The client shows its paytable from the same object. */
export interface Machine {
  readonly reels: readonly (readonly SlotSymbol[])[];
  /** One row (0 top … 2 bottom) for each reel. */
  readonly lines: readonly (readonly number[])[];
  /** In line bets. The wild has no pay of its own, because it is never on the first reel. */
  readonly linePays: Readonly<Partial<Record<SlotSymbol, Pays>>>;
  /** In total bets, for scatters in any position. */
  readonly scatterPays: Pays;
  /** Free spins for three, four and five scatters, also during free spins. */
  readonly freeSpins: Pays;
  /** Multiplier of all wins of a free spin. */
  readonly freeSpinMultiplier: number;
}

/** Pay of `count` of a kind. Zero for less than three. */
export const getPay = (pays: Pays | undefined, count: number): number => pays?.[count - 3] ?? 0;
