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
 * Flags of the brand in a story. All flags are enabled, so that a story can show a screen that
 * its brand does not have.
 */
const allFlags: Flags = Object.fromEntries(Object.keys(flagTable).map((flag) => [flag, true]));

/**
 * Creates the brand data for a story, as the build normally writes it into the page. The brand has
 * only one language, and both modes, light and dark.
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
