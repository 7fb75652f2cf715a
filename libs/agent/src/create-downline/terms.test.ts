import { expect, test } from 'vitest';
import { getInitialTerms, getRateMargin, getSeriesMargin, getTerms, type TermsInput, toTermsRequest } from './terms.ts';

const maxTerms = {
  series: 1960,
  rates: { ELOTT: '1.20', LIVE: '0.80', RNG: '1.00', FISH: '0.05', PVP: '0.00', SPORTS: '0.50' },
};
const below = { ELOTT: '1.10', LIVE: '0.70', RNG: '0.90', FISH: '0.00', PVP: '0.00', SPORTS: '0.40' };
const typed = (changes: Partial<TermsInput> = {}): TermsInput => ({
  ...getInitialTerms(maxTerms),
  choice: 'own',
  ...changes,
});

test('begins one step below the own terms of the agent, and never below the minimum', () => {
  expect(toTermsRequest(getInitialTerms(maxTerms), maxTerms)).toEqual({ series: 1950, rates: below });
  expect(getTerms(getInitialTerms({ ...maxTerms, series: 1700 }), { ...maxTerms, series: 1700 })?.series).toBe(1700);
});

test('sends no terms for the same ones as the agent has', () => {
  expect(toTermsRequest(typed({ choice: 'same' }), maxTerms)).toEqual({});
  expect(getTerms(typed({ choice: 'same' }), maxTerms)).toEqual(maxTerms);
});

test('sends the typed terms', () => {
  expect(toTermsRequest(typed({ rates: { ...below, LIVE: '0.5' } }), maxTerms)).toEqual({
    series: 1950,
    rates: { ...below, LIVE: '0.50' },
  });
});

test.each([
  ["a series above the agent's own", { series: '1970' }],
  ['a series below the minimum', { series: '1600' }],
  ['an invalid series', { series: 'abcd' }],
  ['an empty series', { series: '' }],
  ["a rate above the agent's own", { rates: { ...below, LIVE: '0.81' } }],
  ['a negative rate', { rates: { ...below, LIVE: '-1' } }],
  ['an empty rate', { rates: { ...below, LIVE: '' } }],
])('rejects %s', (_, changes) => {
  expect(toTermsRequest(typed(changes), maxTerms)).toBeUndefined();
});

test('accepts digits of other scripts', () => {
  expect(toTermsRequest(typed({ series: '١٩٥٠', rates: { ...below, LIVE: '٠٫٥' } }), maxTerms)).toMatchObject({
    series: 1950,
    rates: { LIVE: '0.50' },
  });
});

test('computes what the agent keeps: 0.05 percent for each point of the series, and the difference of the rates', () => {
  expect(getSeriesMargin(1950, maxTerms)).toBe('0.50');
  expect(getSeriesMargin(1960, maxTerms)).toBe('0.00');
  expect(getRateMargin('0.70', '0.80')).toBe('0.10');
});
