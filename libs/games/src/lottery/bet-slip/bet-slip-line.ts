import type { LotteryBoard, PlacedLine } from '@livery/api/lottery';
import { randomUuid } from '@livery/kit/random-uuid';
import type { Method } from '@livery/lottery-rules/methods';
import { type Picks, writeSelection } from '@livery/lottery-rules/selection';
import { formatAmount, type Minor, parseAmount } from '@livery/contract/money';

/**
 * One bet on the bet slip. `units` is the number of combinations of picked values. The member pays for each
 * combination.
 */
export interface BetSlipLine extends PlacedLine {
  readonly id: string;
  readonly units: number;
}

/**
 * Returns the number of units in the picks. A unit is one combination for which the member pays. Returns 0 if a field
 * of the betting method has fewer picks than its minimum.
 */
export const countUnits = (method: Method, picks: Picks): number =>
  method.fields.every(({ min }, index) => (picks[index]?.length ?? 0) >= min) ? method.units(picks) : 0;

export const computeStake = ({ units, unit, multiple }: Pick<BetSlipLine, 'units' | 'unit' | 'multiple'>): Minor =>
  units * parseAmount(unit) * multiple;

export const computeTotalStake = (lines: readonly BetSlipLine[]): Minor =>
  lines.reduce((sum, line) => sum + computeStake(line), 0);

/**
 * Returns the prices of a betting method, one for each prize tier. A price is the prize of one winning unit that
 * costs 1. `board` lists the betting methods of a lottery with their prices. Returns an empty array if `board` does
 * not contain the method.
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

/**
 * Returns the bet with the current price from `board`, the newest list of the lottery's betting methods and prices.
 * The price does not change if `board` has no price for the method.
 */
export const reprice = (line: BetSlipLine, board: LotteryBoard): BetSlipLine => ({
  ...line,
  price: getPrices(board, line.method)[0] ?? line.price,
});

/**
 * Returns the highest possible prize of one unit (combination) of a bet. It is the highest price of the betting method,
 * multiplied by the unit price and the multiple, which the member selects.
 */
export const computeMaxPrize = ({ board, method, unit, multiple }: Omit<CreateLineParams, 'picks'>): string =>
  formatAmount(Math.floor(Math.max(...getPrices(board, method.code).map(Number), 0) * parseAmount(unit) * multiple));
