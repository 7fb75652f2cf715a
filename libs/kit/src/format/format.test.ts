import { expect, test } from 'vitest';
import { formatCount, formatDate, formatMoney, formatCompactNumber, formatCompactMoney, isolateLtr } from './format.ts';

test('money keeps every digit', () => {
  expect(formatMoney('1234567890123.45', 'PHP', 'en')).toBe('₱1,234,567,890,123.45');
  expect(formatMoney('0.00', 'PHP', 'fil')).toBe('₱0.00');
});

test.each([
  ['MXN', 'ar', '1234.50', '\u20661,234.50 MX$\u2069'],
  ['MXN', 'ar', '-1234.50', '\u2066-1,234.50 MX$\u2069'],
  ['PHP', 'en', '-1234.50', '-₱1,234.50'],
])('%s in %s keeps its sign together', (currency, language, amount, expected) => {
  const mexican = new Intl.NumberFormat(language, { style: 'currency', currency });
  expect(isolateLtr(mexican.format(Number(amount))).replaceAll('\u00a0', ' ')).toBe(expected);
});

test('a sign of the language itself keeps the marks that order it', () => {
  const amount = formatMoney('-5.00', 'AED', 'ar');
  expect(amount).toMatch(/[\u200e\u200f]/);
  expect(amount).not.toContain('\u2066');
});

test('a currency without coins shows no empty decimals, and hides none that are there', () => {
  expect(formatMoney('1250000.00', 'VND', 'en')).toBe('₫1,250,000');
  expect(formatMoney('1250000.50', 'VND', 'en')).toBe('₫1,250,000.50');
});

test('short money is cut and never more than there is', () => {
  expect(formatCompactMoney('1239999.99', 'PHP', 'en')).toBe('₱1.23M');
  expect(formatCompactMoney('1000000000.00', 'PHP', 'en')).toBe('₱1B');
  expect(formatCompactNumber('1239999.99', 'en')).toBe('1.23M');
});

test("a day is the merchant's, not the phone's", () => {
  expect(formatDate('2026-01-01T17:30:00Z', 'en', 'Asia/Manila')).toBe('Jan 2, 2026');
});

test.each(['', 'soon', '2026-13-45'])('%j is no day', (dateTime) => {
  expect(formatDate(dateTime, 'en', 'Asia/Manila')).toBe('');
});

test('counts follow the language', () => {
  expect(formatCount(12345, 'es-MX')).toBe('12,345');
  expect(formatCount(12345, 'pt')).toBe('12.345');
});
