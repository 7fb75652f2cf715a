import { computeCycleLength, getColumn } from '../../slots-shared/rules/reel-strips.ts';
import type { Ratio } from '../../../engine/math/ratio.ts';
import { add, multiply, ratio } from '../../../engine/math/ratio.ts';
import type { WaysMachine, WaysSymbol } from './ways-machine.ts';
import {
  getFreeSpinAward,
  getPay,
  getLadderMultiplier,
  unitsPerBet,
  waysRows,
  waysSymbols,
  getWildsToTop,
} from './ways-machine.ts';

/** Counts the visible cells that meet a condition, for each stop of one reel. */
const countsByStop = (strip: readonly WaysSymbol[], counts: (cell: WaysSymbol | undefined) => boolean): number[] =>
  strip.map((_, stop) => getColumn(strip, stop, waysRows).filter(counts).length);

/**
 * Sum of the prizes of one symbol over all combinations of reel stops, in units. The reels stop independently. So the
 * number of winning combinations on the first `count` reels is a product: the matching cells on these reels, the stops
 * of the next reel without a match, and all stops of the other reels.
 */
const symbolPay = (machine: WaysMachine, symbol: WaysSymbol): bigint => {
  const matches = machine.reels.map((strip, reel) =>
    countsByStop(strip, (cell) => cell === symbol || (reel > 0 && cell === 'wild')),
  );
  const sums = matches.map((counts) => BigInt(counts.reduce((total, count) => total + count, 0)));
  const misses = matches.map((counts) => BigInt(counts.filter((count) => count === 0).length));
  const lengths = machine.reels.map((strip) => BigInt(strip.length));
  return [3, 4, 5].reduce((total, count) => {
    const hits = sums.slice(0, count).reduce((product, sum) => product * sum, 1n);
    const rest = lengths.slice(count + 1).reduce((product, length) => product * length, misses[count] ?? 1n);
    return total + BigInt(getPay(machine.pays[symbol], count)) * hits * rest;
  }, 0n);
};

interface Special {
  readonly scatters: number;
  readonly wilds: number;
  /** Number of combinations of reel stops that show exactly `scatters` scatters and `wilds` wilds. */
  stops: bigint;
}

/**
 * Counts the combinations of reel stops for each number of visible scatters and wilds. The result is the convolution of
 * the counts of the single reels.
 */
export const computeSpecialDistribution = (machine: WaysMachine): readonly Special[] => {
  let all = new Map<string, Special>([['0,0', { scatters: 0, wilds: 0, stops: 1n }]]);
  for (const strip of machine.reels) {
    const scatters = countsByStop(strip, (cell) => cell === 'scatter');
    const wilds = countsByStop(strip, (cell) => cell === 'wild');
    const next = new Map<string, Special>();
    for (const before of all.values())
      for (const stop of strip.keys()) {
        const after = { scatters: before.scatters + (scatters[stop] ?? 0), wilds: before.wilds + (wilds[stop] ?? 0) };
        const key = `${after.scatters},${after.wilds}`;
        const existing = next.get(key);
        if (existing) existing.stops += before.stops;
        else next.set(key, { ...after, stops: before.stops });
      }
    all = next;
  }
  return [...all.values()];
};

const mergeSpecials = (specials: readonly Special[], getKey: (special: Special) => string): Special[] => {
  const groups = new Map<string, Special>();
  for (const special of specials) {
    const group = groups.get(getKey(special));
    if (group) group.stops += special.stops;
    else groups.set(getKey(special), { ...special });
  }
  return [...groups.values()];
};

/**
 * Creates a function for the expected sum of the multipliers of all free spins in a series. `opening` is the number of
 * free spins at the start of the series. A multiplier is fixed before the reels stop, so it is independent of the win
 * of its spin. `specials` has the number of stop combinations for each number of scatters and wilds, which decide how
 * the series continues. `cycle` is the number of all combinations.
 */
const expectedMultipliers = (
  machine: WaysMachine,
  specials: readonly Special[],
  cycle: bigint,
): ((opening: number) => Ratio) => {
  const { maxSeriesLength, ladder } = machine;
  const top = getWildsToTop(ladder);
  const cases = mergeSpecials(specials, ({ scatters, wilds }) => `${scatters >= 3},${Math.min(wilds, top)}`);
  const cache = new Map<number, bigint>();
  const powers = [1n];
  for (let n = 1; n <= maxSeriesLength; n += 1) powers.push((powers[n - 1] ?? 1n) * cycle);
  const visit = (played: number, awarded: number, collected: number): bigint => {
    if (played === awarded) return 0n;
    const key = (played * 100 + awarded) * 100 + collected;
    const before = cache.get(key);
    if (before !== undefined) return before;
    let sum = BigInt(getLadderMultiplier(ladder, collected)) * (powers[maxSeriesLength - played] ?? 1n);
    for (const { scatters, wilds, stops } of cases)
      sum +=
        stops *
        visit(played + 1, awarded + getFreeSpinAward(machine, scatters, awarded), Math.min(top, collected + wilds));
    cache.set(key, sum);
    return sum;
  };
  return (opening) => ratio(visit(0, opening, 0), powers[maxSeriesLength] ?? 1n);
};

export interface WaysRtp {
  /** Expected win of a paid spin as a fraction of the bet, without its free spins. */
  readonly baseGame: Ratio;
  /** Expected win of the free spins that a paid spin wins, as a fraction of the bet. */
  readonly freeGame: Ratio;
  /** Fraction of the paid spins that win free spins. */
  readonly triggers: Ratio;
  readonly total: Ratio;
}

/** Computes the exact return to player (RTP) over all combinations of reel stops and all series of free spins. */
export const computeWaysRtp = (machine: WaysMachine): WaysRtp => {
  const cycle = computeCycleLength(machine.reels);
  const specials = computeSpecialDistribution(machine);
  const byScatters = mergeSpecials(specials, ({ scatters }) => String(scatters));
  const ways = waysSymbols.reduce((total, symbol) => total + symbolPay(machine, symbol), 0n);
  const scatterPay = byScatters.reduce(
    (total, { scatters, stops }) => total + BigInt(getPay(machine.scatterPays, scatters)) * stops,
    0n,
  );
  const baseGame = add(ratio(ways, cycle * BigInt(unitsPerBet)), ratio(scatterPay, cycle));
  const multipliers = expectedMultipliers(machine, specials, cycle);
  const opening = byScatters.filter(({ scatters }) => getFreeSpinAward(machine, scatters, 0) > 0);
  const freeGame = opening.reduce(
    (total, { scatters, stops }) =>
      add(
        total,
        multiply(ratio(stops, cycle), multiply(baseGame, multipliers(getFreeSpinAward(machine, scatters, 0)))),
      ),
    ratio(0n, 1n),
  );
  return {
    baseGame,
    freeGame,
    triggers: ratio(
      opening.reduce((total, { stops }) => total + stops, 0n),
      cycle,
    ),
    total: add(baseGame, freeGame),
  };
};
