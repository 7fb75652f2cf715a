import type { LotteryBet } from '@livery/api/lottery';
import type { DrawResult, LotteryFamily } from '@livery/contract/lottery/families';
import { findMethod, type Method } from '@livery/lottery-rules/methods';
import { type Picks, readSelection } from '@livery/lottery-rules/selection';

/**
 * Some betting methods bet on a window: three neighbouring numbers of a result, such as the first three. `end` is the
 * last part of the code of such a method. `start` is the index of the window's first number in the result.
 */
const windowStarts: readonly (readonly [end: string, start: number])[] = [
  ['front3', 0],
  ['middle3', 1],
  ['back3', 2],
];
const windowLength = 3;

/**
 * Returns the start index (inclusive) and the end index (exclusive) of the numbers in the result on which a method
 * bets.
 */
const getRange = ({ code }: Method, result: DrawResult): readonly [start: number, end: number] => {
  const start = windowStarts.find(([end]) => code.endsWith(end))?.[1];
  return start === undefined ? [0, result.length] : [start, start + windowLength];
};

const isNumber = (value: string): boolean => /^\d+$/.test(value);

/** Returns true if the picks of one field hit the number at a position of the result. */
const hitsPosition = (method: Method, picks: Picks, field: number, result: DrawResult, position: number): boolean => {
  const picked = picks[field] ?? [];
  if (picked.length === 0) return false;
  if (picked.every(isNumber)) return picked.includes(result[position] ?? '');
  // Picks that are not numbers are names of outcomes, such as `big`. They hit if a bet on only this field wins.
  const only = picks.map((values, at) => (at === field ? values : []));
  return method.wins(only, result).some((units) => units > 0);
};

/**
 * Finds the positions in the result of a draw whose balls are marked, because the bet contains their numbers. Returns
 * an empty set for a bet on a property of the complete result, such as its sum. Also returns an empty set for lotteries
 * with many prizes, because only the digits of their first prize are shown as balls.
 */
export const findHits = (
  family: LotteryFamily,
  { method: code, selection }: { readonly method: string; readonly selection: string },
  result: DrawResult,
): ReadonlySet<number> => {
  const method = findMethod(family, code);
  const picks = method && readSelection(method.fields, selection);
  if (!method || !picks || !['SSC', 'PK10', 'FAST3'].includes(family)) return new Set();
  const [start, end] = getRange(method, result);
  const positions = result.map((_, position) => position).slice(start, end);
  if (method.fields.every(({ label }) => label === 'place'))
    return new Set(positions.filter((position) => hitsPosition(method, picks, position - start, result, position)));
  const picked = new Set(picks.flat().filter(isNumber));
  // A bet on a sum also has numbers as picks. They are sums and not numbers of balls, so no ball is marked.
  if (method.fields.some(({ label }) => label === 'outcome')) return new Set();
  return new Set(positions.filter((position) => picked.has(result[position] ?? '')));
};

/** Returns true if a bet has won, or if an open bet wins with this result when the gateway settles it. */
const isWinning = ({ state, family, method: code, selection }: LotteryBet, result: DrawResult): boolean => {
  if (state !== 'open') return state === 'won';
  const method = findMethod(family, code);
  const picks = method && readSelection(method.fields, selection);
  return !!method && !!picks && method.wins(picks, result).some((units) => units > 0);
};

/**
 * Finds the positions in the result of a draw that are marked for a bet of the member. A bet that does not win, or that
 * was cancelled or void, has no marks.
 */
export const findBetHits = (bet: LotteryBet, result: DrawResult): ReadonlySet<number> =>
  isWinning(bet, result) ? findHits(bet.family, bet, result) : new Set();
