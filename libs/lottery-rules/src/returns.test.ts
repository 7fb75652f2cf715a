import { expect, test } from 'vitest';
import type { DrawResult } from '@livery/contract/lottery/families';
import { northPrizes, southPrizes } from './results.ts';
import { digits, type Method } from './method.ts';
import { computeRtp } from './returns.ts';
import { methodsByFamily, readLine, countWins } from './methods.ts';
import { computePrices, priceScale } from './prices.ts';
import { choose, writeSelection } from './selection.ts';

/**
 * Largest parts of the fair odds that any member can be paid: with the highest series of LOTT, and in the other prize
 * modes.
 */
const margins = [
  { parts: 1980, of: 2000 },
  { parts: 9700, of: 10_000 },
] as const;

/**
 * Lists the selections with which the test checks a method. If each outcome is a separate bet, the list contains each
 * single outcome. Otherwise it contains one selection with all values, and one with a single unit.
 */
const getSampleSelections = ({ fields, tierByOutcome }: Method): string[] => {
  const all = writeSelection(fields.map(({ values, max }) => values.slice(0, max)));
  if (tierByOutcome) return fields[0]!.values.map(String);
  // One unit of a grouped bet (e.g. `group-60`) cannot use the same digit in both fields. So the first field takes
  // the first values, and the second field takes the last values.
  const first = fields.map(({ values, min }, index) => {
    if (index === 0) return values.slice(0, Math.max(1, min));
    return min === 0 ? [] : values.slice(-min);
  });
  return [all, writeSelection(first)];
};

/** Computes the average share of the units of a bet that win, for each prize tier, over the given results. */
const tally = (method: Method, selection: string, results: Iterable<DrawResult>): number[] => {
  const line = readLine(method, selection)!;
  const won = method.odds.map(() => 0);
  let count = 0;
  for (const result of results) {
    method.wins(line.picks, result).forEach((wins, tier) => (won[tier]! += wins));
    count += 1;
  }
  return won.map((wins) => wins / (count * line.units));
};

const worth = (chances: readonly number[], prices: readonly number[]): number =>
  chances.reduce((sum, chance, tier) => sum + (chance * prices[tier]!) / priceScale, 0);
const fairPrices = ({ odds }: Method): number[] => odds.map(([over, under]) => (priceScale * over) / under);

/**
 * Checks that `computeRtp` returns the correct return to player (RTP). The expected RTP is computed from the prices and
 * from `chances`, the share of winning units for each prize tier (see `tally`). Small rounding errors are allowed.
 */
const expectStated = (method: Method, chances: readonly number[], selection: string) => {
  for (const margin of margins) {
    const prices = computePrices(method, margin);
    const stated = computeRtp(method, prices);
    expect(
      stated[method.tierByOutcome?.[selection] ?? 0],
      `${method.code} ${selection} returns what is stated`,
    ).toBeCloseTo(worth(chances, prices), 12);
  }
};

const expectBelowOne = (method: Method, selection: string, results: () => Iterable<DrawResult>) => {
  const chances = tally(method, selection, results());
  expect(worth(chances, fairPrices(method)), `${method.code} ${selection} is worth its fair odds`).toBeCloseTo(1, 9);
  expectStated(method, chances, selection);
  for (const margin of margins) {
    const back = worth(chances, computePrices(method, margin));
    expect(back, `${method.code} ${selection}`).toBeLessThan(1);
    expect(back, `${method.code} ${selection}`).toBeGreaterThan(0.95);
  }
};

function* fiveDigits(): Generator<DrawResult> {
  for (let number = 0; number < 100_000; number += 1) yield [...String(number).padStart(5, '0')];
}

function* throws(): Generator<DrawResult> {
  for (let number = 0; number < 216; number += 1)
    yield [Math.floor(number / 36), Math.floor(number / 6) % 6, number % 6].map((die) => String(die + 1));
}

test.each(methodsByFamily.SSC.map((method) => [method.code, method] as const))(
  'SSC %s returns what is stated over all 100,000 results',
  (_, method) => {
    for (const selection of getSampleSelections(method)) expectBelowOne(method, selection, fiveDigits);
  },
);

test.each(methodsByFamily.FAST3.map((method) => [method.code, method] as const))(
  'Fast-3 %s returns what is stated over all 216 throws',
  (_, method) => {
    for (const selection of getSampleSelections(method)) expectBelowOne(method, selection, throws);
  },
);

/**
 * Generates PK10 results (orders of ten numbered cars): one for each pair of cars at the positions `first` and
 * `second`. The other cars follow in the order of their numbers. This is sufficient, because no bet depends on more
 * than two positions.
 */
function* twoPositions(first: number, second: number): Generator<DrawResult> {
  for (let one = 1; one <= 10; one += 1) {
    for (let other = 1; other <= 10; other += 1) {
      if (one === other) continue;
      const rest = Array.from({ length: 10 }, (_, index) => index + 1).filter((car) => car !== one && car !== other);
      yield Array.from({ length: 10 }, (_, position) => {
        if (position === first) return String(one);
        return String(position === second ? other : rest.shift());
      });
    }
  }
}

test.each(methodsByFamily.PK10.map((method) => [method.code, method] as const))(
  'PK10 %s returns what is stated over all orders of its two positions',
  (_, method) => {
    const duel = /^dragon-(\d)$/.exec(method.code);
    if (duel)
      return getSampleSelections(method).forEach((selection) =>
        expectBelowOne(method, selection, () => twoPositions(Number(duel[1]) - 1, 10 - Number(duel[1]))),
      );
    if (method.tierByOutcome)
      return getSampleSelections(method).forEach((selection) =>
        expectBelowOne(method, selection, () => twoPositions(0, 1)),
      );
    for (let position = 0; position < 10; position += 1) {
      for (const value of method.fields[position]!.values) {
        const selection = writeSelection(method.fields.map((_, index) => (index === position ? [value] : [])));
        expectBelowOne(method, selection, () => twoPositions(position, (position + 1) % 10));
      }
    }
  },
);

/**
 * Generates results in which only the prize number with the index `prize` changes. Its last four digits take all
 * values, and its other digits are zeros. All other prize numbers are zeros, so they never match the tested numbers
 * `42`, `742` and `1742`.
 */
function* onePrize(lengths: readonly number[], prize: number): Generator<DrawResult> {
  const others = lengths.map((length) => '0'.repeat(length));
  for (let number = 0; number < 10 ** Math.min(lengths[prize]!, 4); number += 1) {
    yield others.map((other, index) => (index === prize ? String(number).padStart(other.length, '0') : other));
  }
}

/**
 * Computes the share of winning units for each prize tier (see `tally`), as the sum of the shares for each single prize
 * number. This is correct, because the winning units of different prize numbers are added.
 */
const tallyOverPrizes = (method: Method, selection: string, lengths: readonly number[]): number[] => {
  const each = lengths.map((_, prize) => tally(method, selection, onePrize(lengths, prize)));
  return method.odds.map((_, tier) => each.reduce((sum, chances) => sum + chances[tier]!, 0));
};

const toPicks = ({ fields }: Method): string =>
  writeSelection(
    fields.map(({ values }, index) => (values.length === 100 ? ['42'] : ['1742'.at(index - fields.length)!])),
  );

test.each(
  [
    ...methodsByFamily.VN_NORTH.map((method) => ['north', method.code, method, northPrizes] as const),
    ...methodsByFamily.VN_SOUTH.map((method) => ['south', method.code, method, southPrizes] as const),
  ].filter(([, , { group, board }]) => group !== 'xien' && board === 'trad'),
)('Vietnamese %s %s returns what is stated over all numbers of all prizes', (_, __, method, lengths) => {
  const chances = tallyOverPrizes(method, toPicks(method), lengths);
  expect(worth(chances, fairPrices(method))).toBeCloseTo(method.odds[0]![0] === 99 ? 0.99 : 1, 9);
  for (const margin of margins) expect(worth(chances, computePrices(method, margin))).toBeLessThan(1);
  expectStated(method, chances, '');
});

test.each(['VN_NORTH', 'VN_SOUTH'] as const)('%s simplified boards use only the special prize', (family) => {
  const lengths = family === 'VN_NORTH' ? northPrizes : southPrizes;
  for (const method of methodsByFamily[family].filter(({ board }) => board === 'ent')) {
    for (const value of method.fields[0]!.values) expectBelowOne(method, `${value}|`, () => onePrize(lengths, 0));
    for (const value of method.fields[1]!.values) expectBelowOne(method, `|${value}`, () => onePrize(lengths, 0));
  }
});

/**
 * Computes the probability that all of `size` two-digit numbers are endings of prize numbers, if there are `prizes`
 * prize numbers. The function adds one prize after another. Each of the 100 endings is equally likely.
 */
const chanceOfAll = (size: number, prizes: number): number => {
  let missing = new Map([[size, 1]]);
  for (let prize = 0; prize < prizes; prize += 1) {
    const next = new Map<number, number>();
    for (const [missingCount, chance] of missing) {
      next.set(missingCount, (next.get(missingCount) ?? 0) + (chance * (100 - missingCount)) / 100);
      if (missingCount > 0)
        next.set(missingCount - 1, (next.get(missingCount - 1) ?? 0) + (chance * missingCount) / 100);
    }
    missing = next;
  }
  return missing.get(0) ?? 0;
};

test.each(
  [
    ...methodsByFamily.VN_NORTH.map((method) => ['north', method.code, method, northPrizes] as const),
    ...methodsByFamily.VN_SOUTH.map((method) => ['south', method.code, method, southPrizes] as const),
  ].filter(([, , { group }]) => group === 'xien'),
)('Vietnamese %s %s returns what is stated', (_, code, method, lengths) => {
  const size = Number(code.slice(-1));
  for (const margin of margins) {
    const back = (chanceOfAll(size, lengths.length) * computePrices(method, margin)[0]!) / priceScale;
    expect(back).toBeLessThan(1);
    expect(back).toBeGreaterThan(0.96);
    expect(computeRtp(method, computePrices(method, margin))[0]).toBeCloseTo(back, 12);
  }
  const result = lengths.map((length, index) => String(index).padStart(length, '0'));
  const picked = ['00', '01', '02', '03'].slice(0, size);
  expect(method.wins([[...picked, '99']], result)).toEqual([1]);
  expect(method.wins([[...picked.slice(1), '99']], result)).toEqual([0]);
  expect(method.units([[...picked, '99']])).toBe(choose(size + 1, size));
});

test('pays the 4D table, and keeps more than a third of the stakes', () => {
  const lengths = Array.from({ length: 23 }, () => 4);
  const [big, small] = methodsByFamily.FOURD as readonly [Method, Method];
  for (const [method, back] of [
    [big, 0.64],
    [small, 0.65],
  ] as const) {
    const chances = tallyOverPrizes(method, '1|7|4|2', lengths);
    expect(worth(chances, computePrices(method, margins[0]))).toBeCloseTo(back, 9);
    expectStated(method, chances, '');
  }
  for (const method of methodsByFamily.FOURD.filter(({ board }) => board === 'ent')) {
    const selections = method.tierByOutcome ? ['big', 'small', 'odd', 'even'] : digits.map((digit) => `|${digit}||`);
    for (const selection of selections) expectBelowOne(method, selection, () => onePrize(lengths, 0));
  }
});

test('rejects an invalid selection of any form', () => {
  const direct = methodsByFamily.SSC.find(({ code }) => code === 'direct-5')!;
  for (const selection of [
    '',
    '1',
    '1|2|3|4',
    '1|2|3|4|',
    '1|2|3|4|x',
    '1,1|2|3|4|5',
    '1|2|3|4|5|6',
    '1|2|3|4|5,',
    '__proto__|2|3|4|5',
  ])
    expect(readLine(direct, selection), selection).toBeUndefined();
  expect(readLine(direct, '9,1|2|3|4|5')).toEqual({ picks: [['1', '9'], ['2'], ['3'], ['4'], ['5']], units: 2 });
  expect(() => countWins('SSC', 'nothing', '1', ['1', '2', '3', '4', '5'])).toThrow(RangeError);
});
