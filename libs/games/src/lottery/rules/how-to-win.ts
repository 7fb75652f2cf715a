import type { ParseKeys } from 'i18next';
import type { LotteryFamily } from '@livery/contract/lottery/families';
import type { Method } from '@livery/lottery-rules/methods';

type TextName = ParseKeys<'lottery'> extends infer Key ? (Key extends `rules.how.${infer Name}` ? Name : never) : never;

/** Text that explains how a bet wins: a translation key below `rules.how`, and the values for its placeholders. */
export interface HowToWin {
  readonly text: TextName;
  readonly values?: Readonly<Record<string, number>>;
}

/** Lowest sum of the drawn numbers that wins a bet on "big". */
const bigSums: Readonly<Partial<Record<LotteryFamily, number>>> = { SSC: 23, FAST3: 11, PK10: 12 };

const textByGroup: Readonly<Record<string, TextName>> = {
  'group-120': 'differ',
  'group-60': 'onePair',
  'group-30': 'twoPairs',
  'group-20': 'oneTriple',
  'group-10': 'fullHouse',
  'group-5': 'four',
};
const windowedMethods = ['direct', 'group3', 'group6', 'any', 'pattern'] as const;
const placeMethods: readonly string[] = ['place', 'place-board', 'tail-digits', 'first-digits'];
const textByMethod: Readonly<Record<string, TextName>> = {
  dragon: 'dragon',
  triple: 'triple',
  pair: 'pair',
  three: 'three',
  two: 'two',
  shape: 'shape',
  'special-2': 'special',
  'special-3': 'specialDirect',
  'head-2': 'head',
  big: 'big',
  small: 'small',
  'first-sides': 'firstSides',
};

/**
 * Returns the text that explains how a bet of this betting method wins, or undefined if the method has no text. In
 * practice, each method has a text, which a test checks.
 */
export const getHowToWin = (family: LotteryFamily, { code, units, fields }: Method): HowToWin | undefined => {
  const windowed = windowedMethods.find((method) => code.startsWith(`${method}-`));
  if (windowed) return { text: windowed };
  if (placeMethods.includes(code)) return { text: 'place' };
  if (textByGroup[code]) return { text: textByGroup[code] };
  if (code === 'sum') return { text: family === 'PK10' ? 'sumFirst' : 'sum', values: { from: bigSums[family] ?? 0 } };
  if (code === 'sum-exact') return { text: family === 'PK10' ? 'sumExactFirst' : 'sumExact' };
  if (code === 'sides' || code === 'tail-sides') return { text: 'sides', values: { from: family === 'PK10' ? 6 : 5 } };
  const [, counted, number] = /^(dragon|xien|lo)-(\d)$/.exec(code) ?? [];
  const n = Number(number);
  if (counted === 'dragon') return { text: 'duel', values: { n, m: 11 - n } };
  if (counted === 'xien') return { text: 'xien', values: { n } };
  // With the methods `lo-…`, a member bets on the last digits of the prizes. A bet on one number costs one unit for each
  // prize that has enough digits. `n` is the number of these units, which the text shows.
  if (counted === 'lo')
    return { text: n === 2 ? 'loTwo' : 'loMany', values: { n: units(fields.map(({ values }) => values.slice(0, 1))) } };
  return textByMethod[code] ? { text: textByMethod[code] } : undefined;
};
