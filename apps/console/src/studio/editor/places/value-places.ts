import { legalPaths } from '@livery/kit/paths/legal-paths';
import { type LegalPage, legalPages } from '@livery/merchant/legal-texts';
import { getOtherMode } from '@livery/merchant/theme-mode';
import { type BrandDocument, getValue } from '../model/brand-document.ts';
import { isDay } from '../model/is-day.ts';
import { findBlockPlace, findKindPlace } from './block-places.ts';
import { findFlagPlace } from './flag-places.ts';
import type { PreviewPlace } from '../model/preview-place.ts';
import { asGuest, asMember } from './screen-places.ts';
import { findTextPlace } from './text-places.ts';

type Path = readonly string[];
type Find = (document: BrandDocument, rest: Path) => PreviewPlace | undefined;

const onHome = (target: PreviewPlace['target'], language?: string): PreviewPlace => ({
  path: '/m/home',
  visitor: 'guest',
  language,
  target,
});

const hero = { kind: 'image', image: 'hero' } as const;
const logo = { kind: 'image', image: 'logo' } as const;
const copyright = { kind: 'text', key: 'shell:account.copyright' } as const;

/**
 * Returns the parameters with which the preview shows a theme colour. The preview outlines the elements that are
 * painted with the most important design token of this colour.
 */
const findColorPlace = (name: string | undefined): PreviewPlace | undefined => {
  if (name === 'accent') return onHome({ kind: 'color', token: 'action-accent-bg' });
  if (name === 'jackpot') return onHome({ kind: 'color', token: 'status-jackpot' });
  return name === 'page' || name === 'mode' || name === undefined ? onHome({ kind: 'screen' }) : undefined;
};

const toFontRole = (name: string | undefined) => (name === 'body' || name === 'display' ? name : undefined);

/**
 * Returns the parameters with which the preview shows a value of the alternate mode (dark for a light brand, light for
 * a dark brand). They are the same as for the brand's own mode, but with the alternate mode.
 */
const findAlternatePlace = (document: BrandDocument, name: string | undefined): PreviewPlace | undefined => {
  const place = name === 'logo' ? onHome(logo) : findColorPlace(name);
  const mode = getValue(document, ['theme', 'mode']) === 'dark' ? 'dark' : 'light';
  return place && { ...place, mode: getOtherMode(mode) };
};

const findThemePlace: Find = (document, [name, first, second]) => {
  if (name === 'alternate') return findAlternatePlace(document, first);
  if (name === 'radius') return findKindPlace(document, 'games');
  if (name === 'icons') return onHome({ kind: 'screen' });
  if (name !== 'font') return findColorPlace(name);
  const role = toFontRole(first === 'own' ? second : first);
  return role && onHome({ kind: 'font', role });
};

const findAssetPlace: Find = (_, [name, part, language]) => {
  if (name === 'logo') return onHome(logo);
  if (name !== 'hero') return undefined;
  return onHome(hero, part === 'alt' ? language : undefined);
};

/**
 * Returns the parameters with which the preview shows a value of a seasonal layer (colours and images for certain
 * days). The preview uses the first day of the layer as today.
 */
const findSeasonPlace: Find = (document, [index = '', part, name, language]) => {
  const list = getValue(document, ['seasons']);
  const from = Array.isArray(list) ? getValue(list[Number(index)], ['from']) : undefined;
  if (!isDay(from)) return undefined;
  if (part === 'theme') return withDay(findColorPlace(name), from);
  if (part === 'logo') return withDay(onHome(logo), from);
  return part === 'hero' ? withDay(onHome(hero, name === 'alt' ? language : undefined), from) : undefined;
};

const withDay = (place: PreviewPlace | undefined, day: string): PreviewPlace | undefined => place && { ...place, day };

const findLayoutPlace: Find = (document, [name, index, setting, language]) => {
  if (name === 'tile') return findKindPlace(document, 'games');
  if (name === 'categoryBar') return findKindPlace(document, 'categories');
  if (name === 'header' || name === 'navigation' || name === 'lead') return onHome({ kind: 'screen' });
  if (name !== 'home' || index === undefined) return undefined;
  return findBlockPlace(document, Number(index), setting === 'title' ? language : undefined);
};

const findTemplatePlace: Find = (_, [name]) => {
  if (name === 'memberCenter') return asMember('/m/mine');
  return name === 'deposit' ? asMember('/m/voucherCenter') : undefined;
};

/** Returns the parameters with which the preview shows a legal page. */
export const getLegalPlace = (page: LegalPage, language?: string): PreviewPlace => ({
  ...asGuest(legalPaths[page]),
  language,
});

const findLegalPlace: Find = (_, [name, language]) => {
  const page = legalPages.find((each) => each === name);
  return page && getLegalPlace(page, language);
};

const findTextOfPath: Find = (_, [language, key]) =>
  language === undefined || key === undefined ? undefined : findTextPlace(language, key);

/**
 * Functions that return how the preview shows a value, by the first key of the value's path. Values below other keys
 * are not visible on any screen.
 */
const finders: Readonly<Record<string, Find>> = {
  name: () => onHome(copyright),
  copyrightYear: () => onHome(copyright),
  minimumAge: () => onHome({ kind: 'text', key: 'home:footer.adults' }),
  jurisdiction: () => onHome({ kind: 'text', key: 'home:footer.rules' }),
  theme: findThemePlace,
  assets: findAssetPlace,
  seasons: findSeasonPlace,
  layout: findLayoutPlace,
  categories: (document) => findKindPlace(document, 'categories'),
  jackpot: (document) => findKindPlace(document, 'jackpot'),
  flags: (document, [flag = '']) => findFlagPlace(document, flag),
  templates: findTemplatePlace,
  legal: findLegalPlace,
  texts: findTextOfPath,
};

/**
 * Returns the parameters with which the preview shows the value at a path of the document. Returns undefined if no
 * screen shows the value.
 */
export const findValuePlace = (document: BrandDocument, [first = '', ...rest]: Path): PreviewPlace | undefined =>
  Object.hasOwn(finders, first) ? finders[first]?.(document, rest) : undefined;
