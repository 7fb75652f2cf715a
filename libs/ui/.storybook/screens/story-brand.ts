import { flagTable } from '@livery/merchant/flag-table';
import type { Flags } from '@livery/merchant/flags';
import type { BrandRuntime } from '@livery/merchant/runtime';
import { findBrand } from '../brands.ts';
import { art } from '../samples.ts';
import { toBrandLanguage } from '../story-translations.ts';

const logos = import.meta.glob<string>('../../../../merchants/*/logo.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * Feature flags of the brand in a story. All flags are on. A story can therefore show every screen,
 * even a screen that the brand does not offer.
 */
const allFlags: Flags = Object.fromEntries(Object.keys(flagTable).map((flag) => [flag, true]));

/**
 * Creates the brand data for a story. For a real brand, the build writes this data into the page.
 * The brand in the result has one language, and supports light mode and dark mode.
 */
export const createStoryBrand = (code: string, languageCode: string): BrandRuntime => {
  const brand = findBrand(code);
  const language = toBrandLanguage(languageCode);
  return {
    code: brand.code,
    name: brand.name,
    languages: [language],
    defaultLanguage: language.code,
    currency: brand.currency,
    timeZone: brand.timeZone,
    gateway: '',
    flags: allFlags,
    categories: brand.categories,
    minimumAge: 21,
    mode: brand.theme.mode,
    hasBothModes: true,
    layout: brand.layout,
    hero: {
      src: art(2, 720, 320).src,
      srcset: '',
      avifSrcset: '',
      sizes: '100vw',
      width: 720,
      height: 320,
      alt: 'Play under a golden sky',
      href: '/m/activity',
    },
    logo: { src: logos[`../../../../merchants/${code}/logo.svg`] ?? '', width: 120, height: 28 },
    build: 'storybook',
    copyrightYear: 2026,
    texts: {},
  };
};
