import { expect, it } from 'vitest';
import { createMoneyFormat } from './money-format.ts';

it.each([
  ['es-419', 'MXN', 299_523, '$2,995.23'],
  ['fil', 'PHP', 299_523, '₱2,995.23'],
  ['vi', 'VND', 299_500, '2.995 ₫'],
  ['pt', 'MXN', 299_523, '$ 2.995,23'],
])('formats an amount in %s of %s as on the embedding page', (language, currency, minor, written) => {
  expect(
    createMoneyFormat(language, currency)
      .full(minor)
      .replaceAll(/[\u2066\u2069]/g, '')
      .replaceAll('\u00a0', ' '),
  ).toBe(written);
});

it('formats Latin digits in every language, and isolates the amount from left to right', () => {
  expect(createMoneyFormat('fa', 'AED').full(299_523)).toMatch(/^\u2066.*2.995.23.*\u2069$/);
});
