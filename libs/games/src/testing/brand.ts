import type { BrandRuntime } from '@livery/merchant/runtime';

/** Brand for tests. It has two languages, and one of them is written from right to left. */
export const testBrand: BrandRuntime = {
  code: 'tester',
  name: 'Tester',
  languages: [
    { code: 'EN', bcp47: 'en', dir: 'ltr' },
    { code: 'AR', bcp47: 'ar', dir: 'rtl' },
  ],
  defaultLanguage: 'EN',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  gateway: '',
  flags: {},
  categories: ['HOT', 'RNG', 'LIVE', 'SPORTS', 'ESPORTS'],
  minimumAge: 21,
  mode: 'dark',
  layout: {
    tile: 'square',
    categoryBar: 'tabs',
    home: [
      { kind: 'hero' },
      { kind: 'notice' },
      { kind: 'categories' },
      { kind: 'games' },
      { kind: 'matches' },
      { kind: 'winners' },
      { kind: 'jackpot' },
    ],
  },
  hero: {
    src: '/hero.webp',
    srcset: '/hero-360.webp 360w',
    avifSrcset: '/hero-360.avif 360w',
    sizes: '100vw',
    width: 720,
    height: 320,
    alt: 'A night of stars',
    href: '/m/activity',
  },
  logo: { src: '/logo.svg', width: 120, height: 28 },
  build: 'test',
  copyrightYear: 2026,
  texts: {},
};
