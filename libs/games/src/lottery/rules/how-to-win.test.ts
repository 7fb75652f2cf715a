import { readFileSync } from 'node:fs';
import type { LotteryFamily } from '@livery/contract/lottery/families';
import { methodsByFamily } from '@livery/lottery-rules/methods';
import { expect, test } from 'vitest';
import { getHowToWin } from './how-to-win.ts';

const { rules } = JSON.parse(
  readFileSync(new URL('../../../../kit/locales/EN/lottery.json', import.meta.url), 'utf8'),
) as { rules: { how: Record<string, string> } };
const all = Object.entries(methodsByFamily).flatMap(([family, methods]) =>
  methods.map((method) => [family as LotteryFamily, method.code, method] as const),
);

test.each(all)('explains how %s %s is won, with all values filled in', (family, _, method) => {
  const how = getHowToWin(family, method);
  const text = rules.how[how?.text ?? ''];
  expect(text, method.code).toBeTruthy();
  expect(Object.keys(how?.values ?? {}).sort()).toEqual(
    [...new Set([...text!.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap))].sort(),
  );
});

test('has no unused text', () => {
  const used = new Set<string | undefined>(all.map(([family, , method]) => getHowToWin(family, method)?.text));
  expect(Object.keys(rules.how).filter((text) => !used.has(text))).toEqual([]);
});

test.each([
  ['SSC', 'sum', { from: 23 }],
  ['FAST3', 'sum', { from: 11 }],
  ['PK10', 'sum', { from: 12 }],
  ['SSC', 'sides', { from: 5 }],
  ['PK10', 'sides', { from: 6 }],
  ['PK10', 'dragon-2', { n: 2, m: 9 }],
  ['VN_NORTH', 'lo-2', { n: 27 }],
  ['VN_SOUTH', 'lo-2', { n: 18 }],
  ['VN_SOUTH', 'lo-3', { n: 17 }],
  ['VN_SOUTH', 'lo-4', { n: 16 }],
  ['VN_NORTH', 'xien-3', { n: 3 }],
] as const)('uses the numbers of the rules for %s %s', (family, code, gaps) => {
  expect(
    getHowToWin(
      family,
      methodsByFamily[family].find((method) => method.code === code)!,
    )?.values,
  ).toEqual(gaps);
});
