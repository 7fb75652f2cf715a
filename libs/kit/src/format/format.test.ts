import { expect, test } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatCompactNumber,
  formatCompactMoney,
  isolateAmount,
} from './format.ts';

test('formats money without losing a digit', () => {
  expect(formatMoney('1234567890123.45', 'PHP', 'en')).toBe('₱1,234,567,890,123.45');
  expect(formatMoney('0.00', 'PHP', 'fil')).toBe('₱0.00');
});

test.each([
  ['MXN', 'ar', '1234.50', '\u20661,234.50 MX$\u2069'],
  ['MXN', 'ar', '-1234.50', '\u2066-1,234.50 MX$\u2069'],
  ['PHP', 'en', '-1234.50', '-₱1,234.50'],
])('keeps the sign of %s in %s in one run', (currency, language, amount, expected) => {
  const mexican = new Intl.NumberFormat(language, { style: 'currency', currency });
  expect(isolateAmount(mexican.format(Number(amount))).replaceAll('\u00a0', ' ')).toBe(expected);
});

test("keeps the bidi marks of a sign in the language's own script", () => {
  const amount = formatMoney('-5.00', 'AED', 'ar');
  expect(amount).toMatch(/[\u200e\u200f]/);
  expect(amount).not.toContain('\u2066');
});

test('shows no decimals in a currency without coins, and never rounds up', () => {
  expect(formatMoney('1250000.00', 'VND', 'en')).toBe('₫1,250,000');
  expect(formatMoney('1250000.50', 'VND', 'en')).toBe('₫1,250,000');
  expect(formatMoney('-1250000.99', 'VND', 'en')).toBe('-₫1,250,000');
});

test('truncates compact money and never rounds it up', () => {
  expect(formatCompactMoney('1239999.99', 'PHP', 'en')).toBe('₱1.23M');
  expect(formatCompactMoney('1000000000.00', 'PHP', 'en')).toBe('₱1B');
  expect(formatCompactNumber('1239999.99', 'en')).toBe('1.23M');
});

test("formats a day in the merchant's time zone, not in the phone's", () => {
  expect(formatDate('2026-01-01T17:30:00Z', 'en', 'Asia/Manila')).toBe('Jan 2, 2026');
});

test.each(['America/Mexico_City', 'Asia/Manila', 'Pacific/Kiritimati'])(
  'shows a calendar day as this day in %s',
  (zone) => {
    expect(formatDate('2026-01-01', 'en', zone)).toBe('Jan 1, 2026');
  },
);

test.each(['', 'soon', '2026-13-45'])('formats %j as empty text', (dateTime) => {
  expect(formatDate(dateTime, 'en', 'Asia/Manila')).toBe('');
});

test('formats counts by the language', () => {
  expect(formatCount(12345, 'es-MX')).toBe('12,345');
  expect(formatCount(12345, 'pt')).toBe('12.345');
});

test('keeps the currency symbol of an Urdu amount on its side after a word', () => {
  expect(formatMoney('5000.00', 'USD', 'ur')).toBe('\u2066$5,000.00\u2069');
  expect(formatCompactMoney('5000000.00', 'USD', 'ur')).toMatch(/^\u2066\$5.*\u2069$/);
});

test.each(['km', 'lo', 'my', 'ne', 'uz'])(
  'formats dates in %s with digits, as browsers do not know its months',
  (tag) => {
    expect(formatDate('2026-11-26', tag, 'UTC')).toBe('26/11/2026');
    expect(formatDateTime('2026-11-26T15:07:00Z', tag, 'UTC')).toBe('26/11/2026, 15:07');
  },
);
