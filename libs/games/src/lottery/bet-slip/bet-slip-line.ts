import type { LotteryBoard, PlacedLine } from '@livery/api/lottery';
import { randomUuid } from '@livery/kit/random-uuid';
import type { Method } from '@livery/lottery-rules/methods';
import { type Picks, writeSelection } from '@livery/lottery-rules/selection';
import { formatAmount, type Minor, parseAmount } from '@livery/contract/money';

/** One bet on the bet slip, with its number of units. The member pays for each unit. */
export interface BetSlipLine extends PlacedLine {
  readonly id: string;
  readonly units: number;
}

/** Returns the number of units (single bets) in the picks. Returns 0 if a field has too few picks. */
export const countUnits = (method: Method, picks: Picks): number =>
  method.fields.every(({ min }, index) => (picks[index]?.length ?? 0) >= min) ? method.units(picks) : 0;

export const computeStake = ({ units, unit, multiple }: Pick<BetSlipLine, 'units' | 'unit' | 'multiple'>): Minor =>
  units * parseAmount(unit) * multiple;

export const computeTotalStake = (lines: readonly BetSlipLine[]): Minor =>
  lines.reduce((sum, line) => sum + computeStake(line), 0);

/**
 * Returns the prize per unit for each outcome of a betting method. `board` is the list of a lottery's betting methods
 * with their prices.
 */
export const getPrices = (board: LotteryBoard, code: string): readonly string[] =>
  board.methods.find((method) => method.code === code)?.prices ?? [];

interface CreateLineParams {
  readonly board: LotteryBoard;
  readonly method: Method;
  readonly picks: Picks;
  readonly unit: string;
  readonly multiple: number;
}

export const createLine = ({ board, method, picks, unit, multiple }: CreateLineParams): BetSlipLine => ({
  id: randomUuid(),
  method: method.code,
  selection: writeSelection(picks),
  unit,
  multiple,
  units: countUnits(method, picks),
  price: getPrices(board, method.code)[0] ?? '0.000',
});

/** Returns the bet with the price of `board`, the newer list of the lottery's betting methods and prices. */
export const reprice = (line: BetSlipLine, board: LotteryBoard): BetSlipLine => ({
  ...line,
  price: getPrices(board, line.method)[0] ?? line.price,
});

/** Returns the highest possible prize of a bet with one unit. It uses the highest price of the method. */
export const computeMaxPrize = ({ board, method, unit, multiple }: Omit<CreateLineParams, 'picks'>): string =>
  formatAmount(Math.floor(Math.max(...getPrices(board, method.code).map(Number), 0) * parseAmount(unit) * multiple));

/** Formats a price without the decimals `.000`. */
export const formatPrice = (price: string): string => price.replace(/\.000$/, '');
