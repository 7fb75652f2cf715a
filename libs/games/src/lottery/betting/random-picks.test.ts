import { methodsByFamily } from '@livery/lottery-rules/methods';
import { expect, test } from 'vitest';
import { countUnits } from '../bet-slip/bet-slip-line.ts';
import { chooseRandomPicks } from './random-picks.ts';

const methods = Object.entries(methodsByFamily).flatMap(([family, each]) =>
  each.map((method) => [`${family} ${method.code}`, method] as const),
);

test.each(methods)('chooses a valid bet of %s', (_, method) => {
  for (let attempt = 0; attempt < 20; attempt += 1)
    expect(countUnits(method, chooseRandomPicks(method))).toBeGreaterThan(0);
});

test('chooses each place and each digit of a method with places', () => {
  const place = methodsByFamily.SSC.find(({ code }) => code === 'place')!;
  const chosen = new Set(Array.from({ length: 1500 }, () => JSON.stringify(chooseRandomPicks(place))));
  expect(chosen.size).toBe(50);
});
