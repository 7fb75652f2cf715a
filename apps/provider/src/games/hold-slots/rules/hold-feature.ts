import { pickWeightedIndex } from '../../../engine/rng/pick.ts';
import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import type { HoldMachine } from './hold-machine.ts';
import { cellCount } from './hold-machine.ts';

/** Coin in a cell of the grid. `value` is its prize as a multiple of the bet. */
export interface Coin {
  readonly cell: number;
  readonly value: number;
}

/** Feature in which coins stay in their cells while the empty cells spin again. */
export interface HoldFeature {
  /** New coins of each respin, in the order of the respins. The list of a respin without a new coin is empty. */
  readonly respins: readonly (readonly Coin[])[];
  /** True if each cell has a coin at the end. */
  readonly isFull: boolean;
}

export const drawCoinValue = ({ coinValues }: Pick<HoldMachine, 'coinValues'>, randomSource: RandomSource): number =>
  coinValues[
    pickWeightedIndex(
      coinValues.map(({ weight }) => weight),
      randomSource,
    )
  ]?.value ?? 0;

export const sumCoins = (coins: readonly Coin[]): number => coins.reduce((total, { value }) => total + value, 0);

/**
 * Returns the number of respins that are left after a respin. `left` is the number before the respin. A new coin sets
 * the number back to the number at the start.
 */
export const countRespinsLeft = (machine: Pick<HoldMachine, 'respins'>, left: number, newCoins: number): number =>
  newCoins > 0 ? machine.respins : left - 1;

/**
 * Draws all respins of the feature. `cells` are the cells with a coin at the start. The feature ends when no respin is
 * left or when each cell has a coin.
 */
export const drawHoldFeature = (
  machine: HoldMachine,
  randomSource: RandomSource,
  cells: readonly number[],
): HoldFeature => {
  const locked = new Set(cells);
  const respins: Coin[][] = [];
  for (let left = machine.respins; left > 0 && locked.size < cellCount;) {
    const coins: Coin[] = [];
    for (let cell = 0; cell < cellCount; cell += 1)
      if (!locked.has(cell) && randomInt(machine.oneCoinIn, randomSource) === 0)
        coins.push({ cell, value: drawCoinValue(machine, randomSource) });
    for (const { cell } of coins) locked.add(cell);
    respins.push(coins);
    left = countRespinsLeft(machine, left, coins.length);
  }
  return { respins, isFull: locked.size === cellCount };
};
