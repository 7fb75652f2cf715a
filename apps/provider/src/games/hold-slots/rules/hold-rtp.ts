import type { Ratio } from '../../../engine/math/ratio.ts';
import { add, multiply, ratio, subtract } from '../../../engine/math/ratio.ts';
import { evaluateLine } from '../../slots-shared/rules/evaluate-lines.ts';
import { computeCycleLength, getColumn } from '../../slots-shared/rules/reel-strips.ts';
import { countRespinsLeft } from './hold-feature.ts';
import type { HoldMachine, HoldSymbol } from './hold-machine.ts';
import { cellCount, rows } from './hold-machine.ts';

/** Integer weights by number of coins: the index is the number of coins on the grid or on some of its reels. */
type CoinWeights = readonly bigint[];

const zero = ratio(0n, 1n);
const one = ratio(1n, 1n);
const scale = (factor: bigint): Ratio => ratio(factor, 1n);

/** Returns the weights for the coins of two independent parts of the grid together. */
const combine = (left: CoinWeights, right: CoinWeights): CoinWeights => {
  const both = Array.from({ length: left.length + right.length - 1 }, () => 0n);
  left.forEach((a, i) => right.forEach((b, j) => (both[i + j] = (both[i + j] ?? 0n) + a * b)));
  return both;
};

/** Counts the stops of a reel by the symbol in one row, and by the number of coins in all visible rows. */
const countStops = (strip: readonly HoldSymbol[], row: number): ReadonlyMap<HoldSymbol, CoinWeights> => {
  const counts = new Map<HoldSymbol, bigint[]>();
  for (const stop of strip.keys()) {
    const column = getColumn(strip, stop, rows);
    const symbol = column[row] as HoldSymbol;
    const coins = column.filter((each) => each === 'coin').length;
    const weights = counts.get(symbol) ?? Array.from({ length: rows + 1 }, () => 0n);
    weights[coins] = (weights[coins] ?? 0n) + 1n;
    counts.set(symbol, weights);
  }
  return counts;
};

/** Counts the stops of a reel by the number of visible coins. */
const countReelCoins = (strip: readonly HoldSymbol[]): CoinWeights =>
  [...countStops(strip, 0).values()].reduce((left, right) =>
    left.map((weight, coins) => weight + (right[coins] ?? 0n)),
  );

/** Counts the combinations of stops by the number of visible coins. */
export const countCoins = ({ reels }: Pick<HoldMachine, 'reels'>): CoinWeights =>
  reels.map(countReelCoins).reduce(combine, [1n]);

/**
 * Returns the sum of the pays of one line over all combinations of stops, by the number of visible coins. It visits
 * each run of equal symbols from the first reel. Symbols without a pay are skipped, because they win nothing.
 */
const sumLinePays = (machine: HoldMachine, line: readonly number[]): CoinWeights => {
  const reels = machine.reels.map((strip, reel) => countStops(strip, line[reel] ?? 0));
  const totals = Array.from({ length: cellCount + 1 }, () => 0n);
  const addPays = (cells: readonly HoldSymbol[], weights: CoinWeights): void => {
    const pay = BigInt(evaluateLine(machine, cells).pay);
    // After the end of the run, the remaining reels can stop at any symbol.
    const all = combine(weights, countCoins({ reels: machine.reels.slice(cells.length) }));
    all.forEach((weight, coins) => (totals[coins] = (totals[coins] ?? 0n) + weight * pay));
  };
  const visit = (cells: readonly HoldSymbol[], weights: CoinWeights): void => {
    const counts = reels[cells.length];
    if (!counts) return addPays(cells, weights);
    for (const [symbol, stops] of counts) {
      const next = [...cells, symbol];
      if (cells.length === 0 && !machine.linePays[symbol]) continue;
      const isRun = cells.length === 0 || symbol === cells[0] || symbol === 'wild';
      (isRun ? visit : addPays)(next, combine(weights, stops));
    }
  };
  visit([], [1n]);
  return totals;
};

/** Probabilities of the number of coins at the end of the feature, from 0 to 15. */
export type FinalCoins = readonly Ratio[];

const binomial = (n: number, k: number): bigint => {
  let result = 1n;
  for (let i = 1; i <= k; i += 1) result = (result * BigInt(n - k + i)) / BigInt(i);
  return result;
};

/** Returns the probability that exactly `newCoins` of `empty` cells get a coin in one respin. */
const probabilityOfNewCoins = ({ oneCoinIn }: HoldMachine, empty: number, newCoins: number): Ratio =>
  ratio(
    binomial(empty, newCoins) * BigInt(oneCoinIn - 1) ** BigInt(empty - newCoins),
    BigInt(oneCoinIn) ** BigInt(empty),
  );

/**
 * Computes the probabilities of the number of coins at the end of the feature, for a start with `coins` coins. The
 * feature is a Markov chain: the next state depends only on the number of locked coins and on the respins that are left.
 */
export const createFeatureChain = (machine: HoldMachine): ((coins: number) => FinalCoins) => {
  const finalsByState = new Map<string, FinalCoins>();
  const visit = (coins: number, left: number): FinalCoins => {
    if (left === 0 || coins === cellCount)
      return Array.from({ length: cellCount + 1 }, (_, final) => (final === coins ? one : zero));
    const key = `${coins},${left}`;
    const cached = finalsByState.get(key);
    if (cached) return cached;
    let finals: FinalCoins = Array.from({ length: cellCount + 1 }, () => zero);
    for (let newCoins = 0; newCoins <= cellCount - coins; newCoins += 1) {
      const probability = probabilityOfNewCoins(machine, cellCount - coins, newCoins);
      const next = visit(coins + newCoins, countRespinsLeft(machine, left, newCoins));
      finals = finals.map((sum, final) => add(sum, multiply(probability, next[final] ?? zero)));
    }
    finalsByState.set(key, finals);
    return finals;
  };
  return (coins) => visit(coins, machine.respins);
};

const computeAverageCoinValue = ({ coinValues }: HoldMachine): Ratio =>
  ratio(
    coinValues.reduce((sum, { value, weight }) => sum + BigInt(value * weight), 0n),
    coinValues.reduce((sum, { weight }) => sum + BigInt(weight), 0n),
  );

export interface HoldRtp {
  /** Expected line wins of a spin as a fraction of the bet, without the spins that fill the grid. */
  readonly lines: Ratio;
  /** Expected wins of coins as a fraction of the bet, without the spins that fill the grid. */
  readonly coins: Ratio;
  /** Expected wins of the spins that fill the grid, as a fraction of the bet. Each of them wins the maximum. */
  readonly fullGrid: Ratio;
  /** Probability that a spin starts the feature, and that it fills the grid. */
  readonly featureProbability: Ratio;
  readonly fullGridProbability: Ratio;
  readonly total: Ratio;
}

/** Sums the exact probabilities of the feature over the number of coins with which the feature starts. */
const computeFeature = (machine: HoldMachine, linePays: CoinWeights, cycle: bigint) => {
  const finalCoins = createFeatureChain(machine);
  const sums = { started: zero, full: zero, coins: zero, linesOfFull: zero };
  countCoins(machine).forEach((weight, coins) => {
    if (coins < machine.coinsToStart || weight === 0n) return;
    const start = ratio(weight, cycle);
    const finals = finalCoins(coins);
    const full = finals[cellCount] ?? zero;
    const notFull = finals
      .slice(0, cellCount)
      .reduce((sum, probability, final) => add(sum, multiply(probability, scale(BigInt(final)))), zero);
    sums.started = add(sums.started, start);
    sums.full = add(sums.full, multiply(start, full));
    sums.coins = add(sums.coins, multiply(start, notFull));
    sums.linesOfFull = add(sums.linesOfFull, multiply(ratio(linePays[coins] ?? 0n, cycle), full));
  });
  return sums;
};

/**
 * Computes the exact return to player (RTP). A spin that fills the grid wins exactly the maximum, including its lines.
 * So the lines of these spins are subtracted from the lines of all spins. The other spins pay their lines and, after the
 * feature, their coins. The values of the coins do not depend on the number of coins. Precondition: without a full grid,
 * no spin reaches the maximum win (`computeHighestWin`).
 */
export const computeHoldRtp = (machine: HoldMachine): HoldRtp => {
  const cycle = computeCycleLength(machine.reels);
  const lineCount = BigInt(machine.lines.length);
  const linePays = machine.lines
    .map((line) => sumLinePays(machine, line))
    .reduce((sums, pays) => sums.map((sum, coins) => sum + (pays[coins] ?? 0n)));
  const allLines = ratio(
    linePays.reduce((sum, pays) => sum + pays, 0n),
    cycle * lineCount,
  );
  const { started, full, coins, linesOfFull } = computeFeature(machine, linePays, cycle);
  const lines = subtract(allLines, multiply(linesOfFull, ratio(1n, lineCount)));
  const coinWins = multiply(coins, computeAverageCoinValue(machine));
  const fullGrid = multiply(full, scale(BigInt(machine.maxWinMultiple)));
  return {
    lines,
    coins: coinWins,
    fullGrid,
    featureProbability: started,
    fullGridProbability: full,
    total: add(add(lines, coinWins), fullGrid),
  };
};

/**
 * Returns a multiple of the bet that no spin without a full grid exceeds: the highest prize on every line, and the
 * highest coin in every cell but one.
 */
export const computeHighestWin = ({ linePays, coinValues }: HoldMachine): number => {
  const highestLine = Math.max(...Object.values(linePays).flat());
  return highestLine + (cellCount - 1) * Math.max(...coinValues.map(({ value }) => value));
};
