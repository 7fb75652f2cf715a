import type { RandomSource } from '../../../engine/rng/random-int.ts';
import { randomInt } from '../../../engine/rng/random-int.ts';
import { divideBet } from '../../slots-shared/rules/divide-bet.ts';
import type { LineWin } from '../../slots-shared/rules/evaluate-lines.ts';
import { evaluateLines } from '../../slots-shared/rules/evaluate-lines.ts';
import type { ReelWindow } from '../../slots-shared/rules/reel-strips.ts';
import { findCells, getReelWindow } from '../../slots-shared/rules/reel-strips.ts';
import type { Coin, HoldFeature } from './hold-feature.ts';
import { drawCoinValue, drawHoldFeature, sumCoins } from './hold-feature.ts';
import type { HoldMachine, HoldSymbol } from './hold-machine.ts';
import { rows } from './hold-machine.ts';

export interface HoldSpin {
  /** Stop of each reel: the strip index of the topmost visible symbol. */
  readonly stops: readonly number[];
  readonly lineWins: readonly LineWin<HoldSymbol>[];
  /** Visible coins after the reels have stopped. They pay only if they start the feature. */
  readonly coins: readonly Coin[];
  /** Null if the reels show too few coins to start the feature. */
  readonly feature: HoldFeature | null;
  /** Sum of all coins at the end of the feature, in minor units. 0 without the feature. */
  readonly coinWin: number;
  /** Amount that a full grid adds, so that the spin wins the maximum. In minor units. 0 if the grid is not full. */
  readonly topPrize: number;
  /** Win of the spin in minor units. */
  readonly win: number;
}

export const getHoldWindow = (
  { reels }: Pick<HoldMachine, 'reels'>,
  stops: readonly number[],
): ReelWindow<HoldSymbol> => getReelWindow(reels, stops, rows);

/** Returns the cells with a coin, in ascending order. */
export const findCoinCells = (window: ReelWindow<HoldSymbol>): number[] =>
  findCells(window, (symbol) => symbol === 'coin').map(({ reel, row }) => reel * rows + row);

/** Lists the coins that are in the grid at the end of a spin. */
export const listFinalCoins = ({ coins, feature }: Pick<HoldSpin, 'coins' | 'feature'>): Coin[] => [
  ...coins,
  ...(feature?.respins.flat() ?? []),
];

/**
 * Computes the amounts of a spin in minor units. The parts are paid up to the maximum win: first the lines, then the
 * coins. A full grid pays the rest up to the maximum win as the top prize.
 */
export const computeHoldWin = (
  machine: HoldMachine,
  bet: number,
  { lineWins, coins, feature }: Pick<HoldSpin, 'lineWins' | 'coins' | 'feature'>,
): Pick<HoldSpin, 'coinWin' | 'topPrize' | 'win'> => {
  const maxWin = machine.maxWinMultiple * bet;
  const lineWin = Math.min(
    maxWin,
    lineWins.reduce((total, { amount }) => total + amount, 0),
  );
  const coinWin = feature ? Math.min(maxWin - lineWin, sumCoins(listFinalCoins({ coins, feature })) * bet) : 0;
  const topPrize = feature?.isFull ? maxWin - lineWin - coinWin : 0;
  return { coinWin, topPrize, win: lineWin + coinWin + topPrize };
};

/**
 * Draws a random stop for each reel, a value for each visible coin, and the feature if there are enough coins. `bet` is
 * the total bet in minor units.
 */
export const spinHold = (machine: HoldMachine, randomSource: RandomSource, bet: number): HoldSpin => {
  const lineBet = divideBet(bet, machine.lines.length);
  const stops = machine.reels.map((strip) => randomInt(strip.length, randomSource));
  const window = getHoldWindow(machine, stops);
  const lineWins = evaluateLines(machine, window, lineBet);
  const coins = findCoinCells(window).map((cell) => ({ cell, value: drawCoinValue(machine, randomSource) }));
  const feature =
    coins.length >= machine.coinsToStart
      ? drawHoldFeature(
          machine,
          randomSource,
          coins.map(({ cell }) => cell),
        )
      : null;
  return { stops, lineWins, coins, feature, ...computeHoldWin(machine, bet, { lineWins, coins, feature }) };
};
