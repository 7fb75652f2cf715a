import { expect, test } from 'vitest';
import { areValidTerms, emptyTerms, toTermsRequest } from './terms.ts';

const maxTerms = {
  series: 1960,
  rates: { ELOTT: '1.20', LIVE: '0.80', RNG: '1.00', FISH: '0.00', PVP: '0.00', SPORTS: '0.50' },
};

test("uses the agent's own terms for empty fields", () => {
  expect(areValidTerms(emptyTerms, maxTerms)).toBe(true);
  expect(toTermsRequest(emptyTerms, maxTerms)).toEqual({});
  expect(toTermsRequest({ series: '1950', rates: { LIVE: '0.5' } }, maxTerms)).toEqual({
    series: 1950,
    rates: { ...maxTerms.rates, LIVE: '0.50' },
  });
});

test.each([
  ["a series above the agent's own", { series: '1970', rates: {} }],
  ['a series below the minimum', { series: '1600', rates: {} }],
  ['an invalid series', { series: 'abcd', rates: {} }],
  ["a rate above the agent's own", { series: '', rates: { LIVE: '0.81' } }],
  ['a negative rate', { series: '', rates: { LIVE: '-1' } }],
])('rejects %s', (_, typed) => {
  expect(areValidTerms(typed, maxTerms)).toBe(false);
});

test('accepts digits of other scripts', () => {
  expect(toTermsRequest({ series: '١٩٥٠', rates: { LIVE: '٠٫٥' } }, maxTerms)).toMatchObject({
    series: 1950,
    rates: { LIVE: '0.50' },
  });
});
