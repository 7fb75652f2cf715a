/** The roles that a symbol can have. What each looks like is the theme's affair. */
export const symbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const;
export type SlotSymbol = (typeof symbols)[number];

export const rows = 3;

/** Payouts for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** Everything that decides what a spin is worth. Plain data: the page shows its paytable from the same object. */
export interface Machine {
  readonly reels: readonly (readonly SlotSymbol[])[];
  /** One row (0 top … 2 bottom) for each reel. */
  readonly lines: readonly (readonly number[])[];
  /** In line bets. The wild pays nothing of its own: it never stands on the first reel. */
  readonly linePays: Readonly<Partial<Record<SlotSymbol, Pays>>>;
  /** In total bets, for scatters anywhere. */
  readonly scatterPays: Pays;
  /** Free spins for three, four and five scatters; in free spins as well. */
  readonly freeSpins: Pays;
  /** What every win of a free spin is multiplied by. */
  readonly freeSpinMultiplier: number;
}

/** What `count` of a kind earns; less than three earn nothing. */
export const getPay = (pays: Pays | undefined, count: number): number => pays?.[count - 3] ?? 0;
