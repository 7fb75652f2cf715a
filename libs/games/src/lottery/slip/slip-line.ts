import type { LotteryBoard, PlacedLine } from '@livery/api/lottery';
import { type Method, type Picks, writeSelection } from '@livery/contract/lottery/rules';
import { formatAmount, type Minor, parseAmount } from '@livery/contract/money';

/** A line of the slip: what it bets and what it costs. */
export interface SlipLine extends PlacedLine {
  readonly id: string;
  readonly units: number;
}

/** How many units picks cost, nothing while a field lacks some. */
export const unitsOf = (method: Method, picks: Picks): number =>
  method.fields.every(({ least }, index) => (picks[index]?.length ?? 0) >= least) ? method.units(picks) : 0;

export const stakeOf = ({ units, unit, multiple }: Pick<SlipLine, 'units' | 'unit' | 'multiple'>): Minor =>
  units * parseAmount(unit) * multiple;

export const slipStake = (lines: readonly SlipLine[]): Minor => lines.reduce((sum, line) => sum + stakeOf(line), 0);

/** What one unit of each prize wins, as the board states it. */
export const pricesIn = (board: LotteryBoard, code: string): readonly string[] =>
  board.methods.find((method) => method.code === code)?.prices ?? [];

interface Making {
  readonly board: LotteryBoard;
  readonly method: Method;
  readonly picks: Picks;
  readonly unit: string;
  readonly multiple: number;
}

export const lineOf = ({ board, method, picks, unit, multiple }: Making): SlipLine => ({
  id: crypto.randomUUID(),
  method: method.code,
  selection: writeSelection(picks),
  unit,
  multiple,
  units: unitsOf(method, picks),
  price: pricesIn(board, method.code)[0] ?? '0.000',
});

/** The line at the price of a newer board. */
export const repriced = (line: SlipLine, board: LotteryBoard): SlipLine => ({
  ...line,
  price: pricesIn(board, line.method)[0] ?? line.price,
});

/** What a line wins at most with one unit: the highest price of its method. */
export const highestPrize = ({ board, method, unit, multiple }: Omit<Making, 'picks'>): string =>
  formatAmount(Math.floor(Math.max(...pricesIn(board, method.code).map(Number), 0) * parseAmount(unit) * multiple));

/** A price as it is read: a whole one without its empty decimals. */
export const priceText = (price: string): string => price.replace(/\.000$/, '');
