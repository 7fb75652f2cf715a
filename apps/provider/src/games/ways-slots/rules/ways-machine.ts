/** Roles of the symbols. The theme of a game decides the look of each role. */
export const waysSymbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4', 'l5'] as const;
export type WaysSymbol = (typeof waysSymbols)[number];

export const waysRows = 4;

/** Number of units in a total bet. Pays are integer numbers of units. */
export const unitsPerBet = 50;

/** Payouts for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** Multiplier of the wins of a free spin. It starts low and increases with the wilds that the series collects. */
export interface LadderRules {
  readonly start: number;
  /** Number of wilds that raise the multiplier by one. */
  readonly wildsPerStep: number;
  readonly top: number;
}

/** Data that decides the win of a spin. The client shows its paytable from the same object. */
export interface WaysMachine {
  readonly reels: readonly (readonly WaysSymbol[])[];
  /**
   * Pays in units for each way: a way is one matching symbol on each of the first reels. The wild has no pay, because
   * it is never on the first reel.
   */
  readonly pays: Readonly<Partial<Record<WaysSymbol, Pays>>>;
  /** Pays of scatters in any position, as multiples of the total bet. */
  readonly scatterPays: Pays;
  /** Free spins for three, four and five scatters on a paid spin. */
  readonly freeSpins: Pays;
  /** Number of free spins that three or more scatters add to an active series. */
  readonly moreFreeSpins: number;
  /** Maximum number of free spins in a series. */
  readonly maxSeriesLength: number;
  readonly ladder: LadderRules;
}

/** Pay for `count` equal symbols. Zero for fewer than three. */
export const getPay = (pays: Pays | undefined, count: number): number => pays?.[Math.min(count, 5) - 3] ?? 0;

/** Multiplier of the next free spin after `collected` wilds. */
export const getLadderMultiplier = ({ start, wildsPerStep, top }: LadderRules, collected: number): number =>
  Math.min(top, start + Math.floor(collected / wildsPerStep));

/** Number of wilds for the maximum multiplier. More wilds have no effect. */
export const getWildsToTop = ({ start, wildsPerStep, top }: LadderRules): number => (top - start) * wildsPerStep;

/**
 * Number of free spins that a spin with `scatters` wins. `awarded` is the length of the series so far, or 0 for a paid
 * spin.
 */
export const getFreeSpinAward = (machine: WaysMachine, scatters: number, awarded: number): number => {
  if (awarded === 0) return getPay(machine.freeSpins, scatters);
  return scatters < 3 ? 0 : Math.min(machine.moreFreeSpins, machine.maxSeriesLength - awarded);
};
