import type { LotteryBoard, PlacedLine } from '@livery/api/lottery';
import { type Method, type Picks, writeSelection } from '@livery/contract/lottery/rules';
import { formatAmount, type Minor, parseAmount } from '@livery/contract/money';

/** A line of the slip: what it bets and what it costs. */
export interface BetSlipLine extends PlacedLine {
  readonly id: string;
  readonly units: number;
}

/** How many units picks cost, nothing while a field lacks some. */
export const countUnits = (method: Method, picks: Picks): number =>
  method.fields.every(({ min }, index) => (picks[index]?.length ?? 0) >= min) ? method.units(picks) : 0;

export const computeStake = ({ units, unit, multiple }: Pick<BetSlipLine, 'units' | 'unit' | 'multiple'>): Minor =>
  units * parseAmount(unit) * multiple;

export const computeTotalStake = (lines: readonly BetSlipLine[]): Minor =>
  lines.reduce((sum, line) => sum + computeStake(line), 0);

/** What one unit of each prize wins, as the board states it. */
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

/** The line at the price of a newer board. */
export const reprice = (line: BetSlipLine, board: LotteryBoard): BetSlipLine => ({
  ...line,
  price: getPrices(board, line.method)[0] ?? line.price,
});

/** What a line wins at most with one unit: the highest price of its method. */
export const computeMaxPrize = ({ board, method, unit, multiple }: Omit<CreateLineParams, 'picks'>): string =>
  formatAmount(Math.floor(Math.max(...getPrices(board, method.code).map(Number), 0) * parseAmount(unit) * multiple));

/** A price as it is read: a whole one without its empty decimals. */
export const formatPrice = (price: string): string => price.replace(/\.000$/, '');
