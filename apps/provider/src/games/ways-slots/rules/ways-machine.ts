/** The roles that a symbol can have, dearest first. What each looks like is the theme's affair. */
export const waysSymbols = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4', 'l5'] as const;
export type WaysSymbol = (typeof waysSymbols)[number];

export const waysRows = 4;

/** A total bet is this many units; every pay is a whole number of them. */
export const unitsPerBet = 50;

/** Payouts for three, four and five of a kind. */
export type Pays = readonly [three: number, four: number, five: number];

/** What a free spin's wins are multiplied by: it starts low and rises with the wilds that were collected in the series. */
export interface LadderRules {
  readonly start: number;
  /** Wilds to a step; each step adds one. */
  readonly wildsPerStep: number;
  readonly top: number;
}

/** Everything that decides what a spin is worth. Plain data: the page shows its paytable from the same object. */
export interface WaysMachine {
  readonly reels: readonly (readonly WaysSymbol[])[];
  /** In units, for every way. The wild pays nothing of its own: it never stands on the first reel. */
  readonly pays: Readonly<Partial<Record<WaysSymbol, Pays>>>;
  /** In total bets, for scatters anywhere. */
  readonly scatterPays: Pays;
  /** Free spins that three, four and five scatters open on a paid spin. */
  readonly freeSpins: Pays;
  /** Free spins that three or more scatters add to a series. */
  readonly moreFreeSpins: number;
  /** A series grows no longer than this. */
  readonly maxSeriesLength: number;
  readonly ladder: LadderRules;
}

/** What `count` of a kind earns; less than three earn nothing. */
export const getPay = (pays: Pays | undefined, count: number): number => pays?.[Math.min(count, 5) - 3] ?? 0;

/** The multiplier of the next free spin after `collected` wilds. */
export const getLadderMultiplier = ({ start, wildsPerStep, top }: LadderRules, collected: number): number =>
  Math.min(top, start + Math.floor(collected / wildsPerStep));

/** Wilds beyond these change nothing any more. */
export const getWildsToTop = ({ start, wildsPerStep, top }: LadderRules): number => (top - start) * wildsPerStep;

/** The free spins that a spin with `scatters` adds to a series that has `awarded` already; 0 of them is a paid spin. */
export const getFreeSpinAward = (machine: WaysMachine, scatters: number, awarded: number): number => {
  if (awarded === 0) return getPay(machine.freeSpins, scatters);
  return scatters < 3 ? 0 : Math.min(machine.moreFreeSpins, machine.maxSeriesLength - awarded);
};
