import { expect, it } from 'vitest';
import { moneyFormat } from './money-format.ts';

it.each([
  ['es', 'MXN', '$2,995.23'],
  ['fil', 'PHP', '₱2,995.23'],
  ['vi', 'VND', '2.995 ₫'],
  ['pt', 'MXN', '$ 2.995,23'],
])('an amount in %s of %s reads as around the game', (language, currency, written) => {
  expect(moneyFormat(language, currency).full(299_523).replaceAll(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ')).toBe(written);
});

it('digits are Latin in every language, and an amount is one piece from left to right', () => {
  expect(moneyFormat('fa', 'AED').full(299_523)).toMatch(/^\u2066.*2.995.23.*\u2069$/);
});
