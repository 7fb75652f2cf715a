import { jurisdictions } from '@livery/merchant/jurisdiction';
import { flagNeeds } from '@livery/merchant/flag-needs';
import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { fontRoles, ownFontCode } from '@livery/merchant/own-fonts';
import { findOverlap } from '@livery/merchant/seasons';
import type { Fix } from '../problem.ts';
import { createTheme } from '../page/create-theme.ts';

interface RuleProblem {
  readonly path: string;
  readonly reason: string;
  readonly remedy: string;
  readonly fix?: Fix;
}

/**
 * Checks rules that the schema cannot express: contrast, legal age, currency, languages of texts, length of the
 * hero texts, and flags that need another flag.
 */
export function findRuleProblems(merchant: Merchant): RuleProblem[] {
  return [
    ...contrastProblems(merchant),
    ...ageProblems(merchant),
    ...textProblems(merchant),
    ...currencyProblems(merchant),
    ...heroProblems(merchant),
    ...flagProblems(merchant),
    ...securityProblems(merchant),
    ...fontProblems(merchant),
    ...seasonProblems(merchant),
  ];
}

function contrastProblems({ theme }: Merchant): RuleProblem[] {
  return createTheme(theme).problems.map(({ color, ratio, requiredRatio, against, nearest }) => ({
    path: `$.theme.${color}`,
    reason: `contrast ${ratio.toFixed(2)}:1 against ${against}, where ${requiredRatio}:1 is needed`,
    remedy: nearest
      ? `the nearest colour that reaches it is ${nearest}`
      : `no lightness of this hue reaches it: choose another ${color} or mode`,
    ...(nearest && { fix: { path: ['theme', color], value: nearest } }),
  }));
}

function seasonProblems(merchant: Merchant): RuleProblem[] {
  return merchant.seasons.flatMap((_, index) => [
    ...overlapProblems(merchant, index),
    ...seasonContrastProblems(merchant, index),
    ...seasonTextProblems(merchant, index),
  ]);
}

function overlapProblems({ seasons }: Merchant, index: number): RuleProblem[] {
  const earlier = seasons[findOverlap(seasons, index)];
  if (earlier === undefined) return [];
  return [
    {
      path: `$.seasons.${index}.from`,
      reason: `the days are also days of ${earlier.name}, from ${earlier.from} to ${earlier.to}`,
      remedy: 'change the days of one of the two: at most one layer is active on a day',
    },
  ];
}

function seasonContrastProblems({ seasons, theme }: Merchant, index: number): RuleProblem[] {
  const season = seasons[index];
  const { problems } = createTheme({ ...theme, ...season?.theme });
  return problems.map(({ color, ratio, requiredRatio, against, nearest }) => ({
    path: `$.seasons.${index}.theme${season?.theme?.[color] === undefined ? '' : `.${color}`}`,
    reason:
      `during ${season?.name}, the ${color} has a contrast of ${ratio.toFixed(2)}:1 against ${against}, where ` +
      `${requiredRatio}:1 is needed`,
    remedy: nearest
      ? `the nearest colour that reaches it is ${nearest}`
      : `no lightness of this hue reaches it: choose another ${color}`,
    ...(nearest && { fix: { path: ['seasons', index, 'theme', color], value: nearest } }),
  }));
}

function seasonTextProblems({ seasons, languages }: Merchant, index: number): RuleProblem[] {
  return Object.keys(seasons[index]?.hero?.alt ?? {})
    .filter((code) => !languages.some((language) => language === code))
    .map((code) => ({
      path: `$.seasons.${index}.hero.alt.${code}`,
      reason: `${code} is not one of the brand’s languages`,
      remedy: `remove it, or add ${code} to languages`,
    }));
}

function fontProblems({ theme: { font } }: Merchant): RuleProblem[] {
  return fontRoles
    .filter((role) => font[role] === ownFontCode && font.own?.[role] === undefined)
    .map((role) => ({
      path: `$.theme.font.${role}`,
      reason: `the font is "${ownFontCode}", but the brand has no font files for it`,
      remedy: `name the files in theme.font.own.${role}, or choose another font`,
      fix: { path: ['theme', 'font', role], value: 'system' },
    }));
}

function ageProblems({ jurisdiction, minimumAge }: Merchant): RuleProblem[] {
  const { minimumAge: legalAge, title } = jurisdictions[jurisdiction];
  if (minimumAge === undefined || minimumAge >= legalAge) return [];
  return [
    {
      path: '$.minimumAge',
      reason: `${minimumAge} is below the ${legalAge} of ${title}`,
      remedy: `remove it, or write ${legalAge} or more`,
    },
  ];
}

function textProblems({ languages, texts, assets, site, layout }: Merchant): RuleProblem[] {
  const foreign = (path: string, table: object | undefined) =>
    Object.keys(table ?? {})
      .filter((code) => !languages.some((language) => language === code))
      .map((code) => ({
        path: `${path}.${code}`,
        reason: `${code} is not one of the brand’s languages`,
        remedy: `remove it, or add ${code} to languages`,
      }));
  return [
    ...foreign('$.texts', texts),
    ...foreign('$.assets.hero.alt', assets.hero.alt),
    ...foreign('$.site.description', site.description),
    ...layout.home.flatMap(({ title }, index) => foreign(`$.layout.home.${index}.title`, title)),
  ];
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function currencyProblems({ currency }: Merchant): RuleProblem[] {
  if (currencies.has(currency)) return [];
  return [
    {
      path: '$.currency',
      reason: `${currency} is not a currency of ISO 4217`,
      remedy: 'write its three-letter code, as PHP, VND, MXN or AED',
    },
  ];
}

/**
 * Maximum length of a text on one half of the hero image, so that it fits on a phone with a width of 320 px. A Chinese,
 * Japanese or Korean character counts as two.
 */
const maxHeadlineWidth = 48;
const measureHeadline = (headline: string): number =>
  [...headline].reduce(
    (sum, sign) => sum + (/\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u.test(sign) ? 2 : 1),
    0,
  );

function heroProblems({ assets: { hero } }: Merchant): RuleProblem[] {
  if (!hero.calmSide) return [];
  return Object.entries(hero.alt ?? {})
    .filter(([, headline]) => measureHeadline(headline) > maxHeadlineWidth)
    .map(([code, headline]) => ({
      path: `$.assets.hero.alt.${code}`,
      reason:
        `${measureHeadline(headline)} letters do not fit on the ${hero.calmSide} half of the image, which has room for ` +
        `${maxHeadlineWidth}`,
      remedy: 'shorten it, or remove calmSide',
    }));
}

function flagProblems({ flags }: Merchant): RuleProblem[] {
  return (Object.entries(flagNeeds) as [Flag, readonly Flag[]][])
    .filter(([flag, needed]) => flags[flag] && !needed.some((each) => flags[each]))
    .map(([flag, needed]) => ({
      path: `$.flags.${flag}`,
      reason: `${flag} is on, but has no effect without ${needed.join(' or ')}`,
      remedy: `switch ${flag} off, or ${needed.join(' or ')} on`,
    }));
}

const dayMs = 86_400_000;

/** RFC 9116 recommends a date less than a year ahead. After it, the information must not be used. */
function securityProblems({ site: { security } }: Merchant): RuleProblem[] {
  if (security === undefined) return [];
  const days = (Date.parse(security.expires) - Date.now()) / dayMs;
  if (days > -1 && days <= 366) return [];
  return [
    {
      path: '$.site.security.expires',
      reason: days > 0 ? `${security.expires} is more than a year ahead` : `${security.expires} is in the past`,
      remedy: 'check the contact, and write a date within a year',
    },
  ];
}
