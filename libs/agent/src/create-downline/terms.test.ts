import { expect, test } from 'vitest';
import { areValidTerms, emptyTerms, toTermsRequest } from './terms.ts';

const maxTerms = {
  series: 1960,
  rates: { ELOTT: '1.20', LIVE: '0.80', RNG: '1.00', FISH: '0.00', PVP: '0.00', SPORTS: '0.50' },
};

test("what is left empty is the agent's own", () => {
  expect(areValidTerms(emptyTerms, maxTerms)).toBe(true);
  expect(toTermsRequest(emptyTerms, maxTerms)).toEqual({});
  expect(toTermsRequest({ series: '1950', rates: { LIVE: '0.5' } }, maxTerms)).toEqual({
    series: 1950,
    rates: { ...maxTerms.rates, LIVE: '0.50' },
  });
});

test.each([
  ["a series above one's own", { series: '1970', rates: {} }],
  ['a series below all', { series: '1600', rates: {} }],
  ['no series', { series: 'abcd', rates: {} }],
  ["a rate above one's own", { series: '', rates: { LIVE: '0.81' } }],
  ['no rate', { series: '', rates: { LIVE: '-1' } }],
])('%s is refused', (_, typed) => {
  expect(areValidTerms(typed, maxTerms)).toBe(false);
});

test('digits of other scripts are read', () => {
  expect(toTermsRequest({ series: '١٩٥٠', rates: { LIVE: '٠٫٥' } }, maxTerms)).toMatchObject({
    series: 1950,
    rates: { LIVE: '0.50' },
  });
});
