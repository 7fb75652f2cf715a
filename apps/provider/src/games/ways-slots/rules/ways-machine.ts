/** Symbol roles, highest-paying first. The theme decides the look of each. */
export const waysSymbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4', 'l5'] as const;
export type WaysSymbol = (typeof waysSymbols)[number];

export const waysRows = 4;

/** Units of a total bet. Every pay is an integer number of units. */
export const unitsPerBet = 50;

/** Payouts for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** Multiplier of the wins of a free spin. It starts low and increases with the wilds that the series collects. */
export interface LadderRules {
  readonly start: number;
  /** Wilds per step. Each step adds one to the multiplier. */
  readonly wildsPerStep: number;
  readonly top: number;
}

/** Data that decides the win of a spin. The client shows its paytable from the same object. */
export interface WaysMachine {
  readonly reels: readonly (readonly WaysSymbol[])[];
  /** In units, per way. The wild has no pay of its own, because it is never on the first reel. */
  readonly pays: Readonly<Partial<Record<WaysSymbol, Pays>>>;
  /** In total bets, for scatters in any position. */
  readonly scatterPays: Pays;
  /** Free spins for three, four and five scatters on a paid spin. */
  readonly freeSpins: Pays;
  /** Free spins that three or more scatters add to a series. */
  readonly moreFreeSpins: number;
  /** Maximum length of a series. */
  readonly maxSeriesLength: number;
  readonly ladder: LadderRules;
}

/** Pay of `count` of a kind. Zero for less than three. */
export const getPay = (pays: Pays | undefined, count: number): number => pays?.[Math.min(count, 5) - 3] ?? 0;

/** Multiplier of the next free spin after `collected` wilds. */
export const getLadderMultiplier = ({ start, wildsPerStep, top }: LadderRules, collected: number): number =>
  Math.min(top, start + Math.floor(collected / wildsPerStep));

/** Number of wilds for the maximum multiplier. More wilds have no effect. */
export const getWildsToTop = ({ start, wildsPerStep, top }: LadderRules): number => (top - start) * wildsPerStep;

/** Free spins that a spin with `scatters` adds to a series with `awarded` spins. With 0, it is a paid spin. */
export const getFreeSpinAward = (machine: WaysMachine, scatters: number, awarded: number): number => {
  if (awarded === 0) return getPay(machine.freeSpins, scatters);
  return scatters < 3 ? 0 : Math.min(machine.moreFreeSpins, machine.maxSeriesLength - awarded);
};
