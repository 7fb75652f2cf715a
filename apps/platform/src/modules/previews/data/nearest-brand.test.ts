import { expect, it } from 'vitest';
import { findNearestBrand, formatBrandProfile, parseBrandProfile, readBrandProfile } from './nearest-brand.ts';

const first = { code: 'first', currency: 'PHP', languages: ['EN', 'TL'] };
const second = { code: 'second', currency: 'BRL', languages: ['PT', 'EN'] };
const third = { code: 'third', currency: 'BRL', languages: ['ES'] };
const brands = [first, second, third];

it.each([
  ['the brand itself', { code: 'third', currency: 'PHP', languages: ['EN'] }, third],
  ['the currency before the languages', { code: 'new', currency: 'BRL', languages: ['TL'] }, second],
  ['the languages among equal currencies', { code: 'new', currency: 'BRL', languages: ['ES'] }, third],
  ['the first one if nothing fits', { code: 'new', currency: 'EUR', languages: ['DE'] }, first],
])('prefers %s', (_, profile, brand) => {
  expect(findNearestBrand(brands, profile)).toBe(brand);
  expect(findNearestBrand([], profile)).toBeUndefined();
});

it('sends the profile of a brand in a header', () => {
  for (const profile of [second, { ...second, languages: [] }])
    expect(parseBrandProfile(formatBrandProfile(profile))).toEqual(profile);
});

it.each([undefined, '', 'x', 'a B C\r\nx', ['a', 'b'], `${'a'.repeat(99)} PHP EN`])(
  'ignores the header %j',
  (header) => {
    expect(parseBrandProfile(header)).toBeUndefined();
  },
);

it.each(['', 'null', '[]', '{"currency":5,"languages":"EN","gateway":"no address"}', '{"languages":[{}]}'])(
  'finds profile that fit no brand in %j',
  (text) => {
    expect(readBrandProfile('new', text)).toEqual({ code: 'new', currency: 'NONE', languages: [], gateway: '' });
  },
);
