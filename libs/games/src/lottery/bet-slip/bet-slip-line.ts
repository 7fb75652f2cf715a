import type { LotteryBoard, PlacedLine } from '@livery/api/lottery';
import type { Method } from '@livery/lottery-rules/methods';
import { type Picks, writeSelection } from '@livery/lottery-rules/selection';
import { formatAmount, type Minor, parseAmount } from '@livery/contract/money';

/** Line of the bet slip: the bet and its cost. */
export interface BetSlipLine extends PlacedLine {
  readonly id: string;
  readonly units: number;
}

/** Returns the number of units (single bets) that the picks cost. Zero while a field has too few picks. */
export const countUnits = (method: Method, picks: Picks): number =>
  method.fields.every(({ min }, index) => (picks[index]?.length ?? 0) >= min) ? method.units(picks) : 0;

export const computeStake = ({ units, unit, multiple }: Pick<BetSlipLine, 'units' | 'unit' | 'multiple'>): Minor =>
  units * parseAmount(unit) * multiple;

export const computeTotalStake = (lines: readonly BetSlipLine[]): Minor =>
  lines.reduce((sum, line) => sum + computeStake(line), 0);

/** Returns the prize of one unit for each outcome, as listed on the lottery's board (its methods and prices). */
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
  id: crypto.randomUUID(),
  method: method.code,
  selection: writeSelection(picks),
  unit,
  multiple,
  units: countUnits(method, picks),
  price: getPrices(board, method.code)[0] ?? '0.000',
});

/** Updates the price of a bet to that of a newer board. */
export const reprice = (line: BetSlipLine, board: LotteryBoard): BetSlipLine => ({
  ...line,
  price: getPrices(board, line.method)[0] ?? line.price,
});

/** Returns the max prize of a bet with one unit: the highest price of its method. */
export const computeMaxPrize = ({ board, method, unit, multiple }: Omit<CreateLineParams, 'picks'>): string =>
  formatAmount(Math.floor(Math.max(...getPrices(board, method.code).map(Number), 0) * parseAmount(unit) * multiple));

/** Formats a price without empty decimals. */
export const formatPrice = (price: string): string => price.replace(/\.000$/, '');
