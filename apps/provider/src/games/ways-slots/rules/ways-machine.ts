/**
 * Symbols of a slot. `wild` replaces all symbols except `scatter`. `scatter` pays in any position and wins free
 * spins. `h1` to `h4` have high prizes, and `l1` to `l5` have low prizes. The theme of a game decides the image of
 * each symbol.
 */
export const waysSymbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4', 'l5'] as const;
export type WaysSymbol = (typeof waysSymbols)[number];

export const waysRows = 4;

/** A total bet has 50 units. All prizes are integer numbers of units. */
export const unitsPerBet = 50;

/** Three numbers for three, four and five equal symbols. The numbers are prizes, or numbers of free spins. */
export type Pays = readonly [three: number, four: number, five: number];

/**
 * Rules of the free-spin multiplier. The multiplier starts at `start` and increases with the wilds that the series
 * collects, up to `top`.
 */
export interface LadderRules {
  readonly start: number;
  /** Number of collected wilds that raise the multiplier by one. */
  readonly wildsPerStep: number;
  readonly top: number;
}

/** Configuration that decides the wins of a spin. The client creates its paytable from the same object. */
export interface WaysMachine {
  readonly reels: readonly (readonly WaysSymbol[])[];
  /**
   * Prize of each symbol in units, for each winning combination. A combination has the symbol, or a wild, on
   * consecutive reels from the first reel. The wild has no prize, because a combination starts on the first reel, which
   * has no wild.
   */
  readonly pays: Readonly<Partial<Record<WaysSymbol, Pays>>>;
  /** Prizes for three, four and five scatters in any position, as multiples of the total bet. */
  readonly scatterPays: Pays;
  /** Number of free spins that three, four or five scatters win on a paid spin. */
  readonly freeSpins: Pays;
  /** Number of free spins that three or more scatters add during a series. */
  readonly moreFreeSpins: number;
  readonly maxSeriesLength: number;
  readonly ladder: LadderRules;
}

/**
 * Returns the entry of `pays` (a prize or a number of free spins) for `count` equal symbols. Returns 0 for fewer than
 * three symbols and if `pays` is undefined. More than five symbols count as five.
 */
export const getPay = (pays: Pays | undefined, count: number): number => pays?.[Math.min(count, 5) - 3] ?? 0;

/** Returns the multiplier of the next free spin. `collected` is the number of collected wilds. */
export const getLadderMultiplier = ({ start, wildsPerStep, top }: LadderRules, collected: number): number =>
  Math.min(top, start + Math.floor(collected / wildsPerStep));

/** Returns the number of collected wilds that gives the highest multiplier. More wilds have no effect. */
export const getWildsToTop = ({ start, wildsPerStep, top }: LadderRules): number => (top - start) * wildsPerStep;

/**
 * Returns the number of free spins that a spin with `scatters` visible scatters wins. `awarded` is the number of spins
 * that the series already has, or 0 for a paid spin. A series never gets more than `maxSeriesLength` spins.
 */
export const getFreeSpinAward = (machine: WaysMachine, scatters: number, awarded: number): number => {
  if (awarded === 0) return getPay(machine.freeSpins, scatters);
  return scatters < 3 ? 0 : Math.min(machine.moreFreeSpins, machine.maxSeriesLength - awarded);
};
