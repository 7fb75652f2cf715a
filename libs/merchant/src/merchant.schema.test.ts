import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flagTable } from './flag-table.ts';
import { merchantSchema } from './merchant.schema.ts';

const minimalBrand = {
  code: 'least',
  name: 'Least',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  languages: ['EN'],
  theme: { mode: 'dark', accent: '#a78bfa' },
  assets: { logo: 'least/logo.svg', mark: 'least/mark.svg', hero: { image: 'least/hero.svg' } },
};
const accepts = (change: object): boolean => merchantSchema.safeParse({ ...minimalBrand, ...change }).success;

describe('a brand file', () => {
  test('gets the default of every flag if it names none', () => {
    const { flags } = merchantSchema.parse(minimalBrand);
    expect(flags).toEqual(
      Object.fromEntries(Object.entries(flagTable).map(([name, { byDefault }]) => [name, byDefault])),
    );
  });

  test.each(['', 'A', '../x', 'a/b', '-a', 'a-', 'a.b', 'a'.repeat(41), 'a\n', 'ä'])('rejects the code %j', (code) => {
    expect(accepts({ code })).toBe(false);
  });

  test.each(['</style>', 'a<b', 'line\nbreak', 'turn\u202earound', '\u0000', '   ', 'x'.repeat(41)])(
    'rejects the name %j',
    (name) => {
      expect(accepts({ name })).toBe(false);
    },
  );

  test.each(['Rock & Roll', 'Lụa Lộc', 'فیروزارا', 'Joe’s "Place"'])('accepts the name %j', (name) => {
    expect(accepts({ name })).toBe(true);
  });

  test.each([
    '/etc/passwd',
    '../logo.svg',
    'a/../../logo.svg',
    './logo.svg',
    'C:\\logo.svg',
    'http://x/logo.svg',
    'logo.png',
    'logo.svg\u0000',
  ])('rejects the logo %j', (logo) => {
    expect(accepts({ assets: { ...minimalBrand.assets, logo } })).toBe(false);
  });

  test.each(['javascript:alert(1)', '//evil.example', 'https://evil.example', 'm/activity'])(
    'rejects %j as the link of a banner',
    (href) => {
      expect(accepts({ assets: { ...minimalBrand.assets, hero: { ...minimalBrand.assets.hero, href } } })).toBe(false);
    },
  );

  test.each(['http://gateway.example', 'https://gateway.example/', "https://x' *", 'https://x;script-src *', '*'])(
    'rejects the gateway %j',
    (gateway) => {
      expect(accepts({ gateway })).toBe(false);
    },
  );

  test('accepts only codes that are valid host names', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(!accepts({ code }) || /^[a-z0-9-]+$/.test(code)).toBe(true);
      }),
    );
  });
});
