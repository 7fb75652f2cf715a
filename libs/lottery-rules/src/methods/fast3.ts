import type { DrawResult } from '@livery/contract/lottery/families';
import { type Method, type Odds, outcomes, sets, getSides } from '../method.ts';

const faces: readonly string[] = ['1', '2', '3', '4', '5', '6'];
const sumDice = (result: DrawResult): number => result.reduce((sum, die) => sum + Number(die), 0);

/** Number of throws of three dice that give each sum from 3 to 18. There are 216 different throws. */
const ways = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
const sums = Object.fromEntries(ways.map((count, index) => [String(index + 3), [216, count] as Odds]));

const has = (result: DrawResult, face: string): number => result.filter((die) => die === face).length;
const isTriple = (result: DrawResult): boolean => new Set(result).size === 1;
const isStraight = (result: DrawResult): boolean => {
  const [low, middle, high] = result.map(Number).sort((a, b) => a - b) as [number, number, number];
  return middle === low + 1 && high === low + 2;
};

/** Creates a bet on the numbers of dice. Each picked face (1 to 6) is one unit, for which the member pays. */
const perFace = (code: string, odds: Odds, isHit: (result: DrawResult, face: string) => boolean): Method => ({
  code,
  group: 'dice',
  board: 'trad',
  odds: [odds],
  fields: [{ label: 'numbers', values: faces, min: 1, max: 6 }],
  units: ([picked = []]) => picked.length,
  wins: ([picked = []], result) => [picked.filter((face) => isHit(result, face)).length],
});

const shape = (result: DrawResult): string[] => [
  ...(isTriple(result) ? ['triple'] : []),
  ...(isStraight(result) ? ['straight'] : []),
];

export const fast3Methods: readonly Method[] = [
  outcomes({ code: 'sum-exact', group: 'sum', board: 'trad' }, sums, (result) => [String(sumDice(result))]),
  perFace('triple', [216, 1], (result, face) => has(result, face) === 3),
  perFace('pair', [216, 16], (result, face) => has(result, face) >= 2),
  sets({ code: 'three', group: 'dice' }, faces, 3, [216, 6], (picked, result) =>
    new Set(result).size === 3 && result.every((die) => picked.includes(die)) ? 1 : 0,
  ),
  sets({ code: 'two', group: 'dice' }, faces, 2, [216, 30], (picked, result) => {
    const shown = picked.filter((face) => result.includes(face)).length;
    return (shown * (shown - 1)) / 2;
  }),
  outcomes({ code: 'sum', group: 'sum' }, { big: [2, 1], small: [2, 1], odd: [2, 1], even: [2, 1] }, (result) =>
    getSides(sumDice(result), 11),
  ),
  outcomes({ code: 'shape', group: 'sum' }, { triple: [36, 1], straight: [9, 1] }, shape),
];
