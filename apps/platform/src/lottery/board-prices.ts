import type { LotteryMode } from '@livery/contract/lottery';
import { type Margin, type Method, pricesOf } from '@livery/contract/lottery/rules';

/** Series are parts of this. */
const seriesBase = 2000;
const highestSeries = 1980;
const lowestSeries = 1700;
/** What each step down the line leaves to the upline. */
const seriesStep = 10;

/** The series of a member, from its depth below the root of its line: a child's is never above its parent's. */
export const seriesOf = (lineage: string): number => {
  const depth = lineage.split('/').filter(Boolean).length - 1;
  return Math.max(lowestSeries, highestSeries - seriesStep * Math.max(0, depth));
};

/** A guest is shown what a member without an upline gets. */
export const guestSeries = highestSeries;

/** What the boards pay of the fair odds, in parts of 10,000. */
const boards: Readonly<Record<Exclude<LotteryMode, 'LOTT'>, Margin>> = { ELOTT: { parts: 9700, of: 10_000 }, SEA: { parts: 9600, of: 10_000 } };

/** Thousandths by prize tier. */
export const boardPrices = (method: Method, mode: LotteryMode, series: number): number[] => pricesOf(method, mode === 'LOTT' ? { parts: series, of: seriesBase } : boards[mode]);

/** As it goes on the wire: a decimal with 3 places. */
export const formatPrice = (thousandths: number): string => (thousandths / 1000).toFixed(3);
