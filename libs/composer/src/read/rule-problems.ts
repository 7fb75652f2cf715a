import { createProblemText, type ProblemText, toProblemCause } from '@livery/merchant/problems/create-problem-text';
import { withSeasonColors } from '@livery/merchant/alternate-theme';
import { getOtherMode } from '@livery/merchant/theme-mode';
import { jurisdictions } from '@livery/merchant/jurisdiction';
import { flagNeeds } from '@livery/merchant/flag-needs';
import type { Flag } from '@livery/merchant/flags';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { fontRoles, ownFontCode } from '@livery/merchant/own-fonts';
import { findOverlap } from '@livery/merchant/seasons';
import type { Fix } from '../problem.ts';
import { createAlternateTheme, createTheme } from '../page/create-theme.ts';

interface RuleProblem extends ProblemText {
  readonly path: string;
  readonly fix?: Fix;
}

/**
 * Checks rules that the schema cannot express, and returns a problem for each violation. The rules are about colour
 * contrast, legal age, currency, languages of texts, and the length of the hero image text. They are also about flags
 * that need another flag, the expiry of the security contact, missing font files and seasonal layers.
 */
export function findRuleProblems(merchant: Merchant): RuleProblem[] {
  return [
    ...contrastProblems(merchant),
    ...alternateProblems(merchant),
    ...ageProblems(merchant),
    ...textProblems(merchant),
    ...currencyProblems(merchant),
    ...heroProblems(merchant),
    ...flagProblems(merchant),
    ...securityProblems(merchant),
    ...fontProblems(merchant),
    ...seasonProblems(merchant),
    ...leadProblems(merchant),
  ];
}

const contrastCodes = {
  'the page and its surfaces': 'accent',
  'white text': 'pageWhite',
  'black text': 'pageBlack',
} as const;

type ContrastProblem = ReturnType<typeof createTheme>['problems'][number];

function explainContrast({ ratio, requiredRatio, against, nearest }: ContrastProblem): ProblemText {
  const values = { ratio: ratio.toFixed(2), needed: requiredRatio };
  const code = `contrast.${contrastCodes[against]}` as const;
  return nearest ? createProblemText(code, { ...values, nearest }) : createProblemText(`${code}None`, values);
}

function contrastProblems({ theme }: Merchant): RuleProblem[] {
  return createTheme(theme).problems.map((problem) => ({
    path: `$.theme.${problem.color}`,
    ...explainContrast(problem),
    ...(problem.nearest && { fix: { path: ['theme', problem.color], value: problem.nearest } }),
  }));
}

/** Finds colours of the alternate mode (dark for a light brand, light for a dark brand) that lack contrast. */
function alternateProblems({ theme }: Merchant): RuleProblem[] {
  const { problems = [] } = createAlternateTheme(theme) ?? {};
  return problems.map((problem) => ({
    path: `$.theme.alternate.${problem.color}`,
    ...createProblemText(`alternate.${getOtherMode(theme.mode)}`, {
      problem: toProblemCause(explainContrast(problem)),
    }),
    ...(problem.nearest && { fix: { path: ['theme', 'alternate', problem.color], value: problem.nearest } }),
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
      ...createProblemText('season.overlap', { season: earlier.name, from: earlier.from, to: earlier.to }),
    },
  ];
}

function seasonContrastProblems({ seasons, theme }: Merchant, index: number): RuleProblem[] {
  const season = seasons[index];
  const { problems } = createTheme(withSeasonColors(theme, season?.theme));
  return problems.map((problem) => ({
    path: `$.seasons.${index}.theme${season?.theme?.[problem.color] === undefined ? '' : `.${problem.color}`}`,
    ...createProblemText('season.contrast', {
      season: season?.name ?? '',
      problem: toProblemCause(explainContrast(problem)),
    }),
    ...(problem.nearest && { fix: { path: ['seasons', index, 'theme', problem.color], value: problem.nearest } }),
  }));
}

function seasonTextProblems({ seasons, languages }: Merchant, index: number): RuleProblem[] {
  return Object.keys(seasons[index]?.hero?.alt ?? {})
    .filter((code) => !languages.some((language) => language === code))
    .map((code) => ({
      path: `$.seasons.${index}.hero.alt.${code}`,
      ...createProblemText('language.foreign', { language: code }),
    }));
}

function fontProblems({ theme: { font } }: Merchant): RuleProblem[] {
  return fontRoles
    .filter((role) => font[role] === ownFontCode && font.own?.[role] === undefined)
    .map((role) => ({
      path: `$.theme.font.${role}`,
      ...createProblemText('font.noFiles', { font: ownFontCode, role }),
      fix: { path: ['theme', 'font', role], value: 'system' },
    }));
}

function ageProblems({ jurisdiction, minimumAge }: Merchant): RuleProblem[] {
  const { minimumAge: legalAge } = jurisdictions[jurisdiction];
  if (minimumAge === undefined || minimumAge >= legalAge) return [];
  return [
    {
      path: '$.minimumAge',
      ...createProblemText('age.low', { age: minimumAge, legalAge, market: jurisdiction }),
    },
  ];
}

function textProblems({ languages, texts, assets, site, layout, legal }: Merchant): RuleProblem[] {
  const foreign = (path: string, table: object | undefined) =>
    Object.keys(table ?? {})
      .filter((code) => !languages.some((language) => language === code))
      .map((code) => ({
        path: `${path}.${code}`,
        ...createProblemText('language.foreign', { language: code }),
      }));
  return [
    ...foreign('$.texts', texts),
    ...foreign('$.assets.hero.alt', assets.hero.alt),
    ...foreign('$.site.description', site.description),
    ...Object.entries(legal ?? {}).flatMap(([page, table]) => foreign(`$.legal.${page}`, table)),
    ...layout.home.flatMap(({ title }, index) => foreign(`$.layout.home.${index}.title`, title)),
  ];
}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

function currencyProblems({ currency }: Merchant): RuleProblem[] {
  if (currencies.has(currency)) return [];
  return [
    {
      path: '$.currency',
      ...createProblemText('currency.unknown', { currency }),
    },
  ];
}

/**
 * Maximum length of a text on one half of the hero image. A text of this length fits on a phone with a width of 320
 * px. A Chinese, Japanese or Korean character counts as two characters.
 */
const maxHeadlineWidth = 48;
const measureHeadline = (headline: string): number =>
  [...headline].reduce(
    (sum, sign) => sum + (/\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u.test(sign) ? 2 : 1),
    0,
  );

function heroProblems({ assets: { hero } }: Merchant): RuleProblem[] {
  const side = hero.calmSide;
  if (!side) return [];
  return Object.entries(hero.alt ?? {})
    .filter(([, headline]) => measureHeadline(headline) > maxHeadlineWidth)
    .map(([code, headline]) => ({
      path: `$.assets.hero.alt.${code}`,
      ...createProblemText(`hero.${side}`, { letters: measureHeadline(headline), max: maxHeadlineWidth }),
    }));
}

function flagProblems({ flags }: Merchant): RuleProblem[] {
  return (Object.entries(flagNeeds) as [Flag, readonly Flag[]][])
    .filter(([flag, needed]) => flags[flag] && !needed.some((each) => flags[each]))
    .map(([flag, needed]) => ({
      path: `$.flags.${flag}`,
      ...createProblemText('flag.noEffect', { flag, eitherFlag: needed }),
    }));
}

/**
 * Game categories that a brand needs for each destination in the middle of the bottom bar. The brand must have at least
 * one of the listed categories. Otherwise the page of the destination has no games. An empty list means that no
 * category is needed.
 */
const leadCategories = { deposit: [], lottery: ['LOTT', 'ELOTT'], sports: ['SPORTS'] } as const satisfies Record<
  Merchant['layout']['lead'],
  readonly Merchant['categories'][number][]
>;

function leadProblems({ layout: { lead }, categories }: Merchant): RuleProblem[] {
  const needed: readonly Merchant['categories'][number][] = leadCategories[lead];
  if (needed.length === 0 || needed.some((category) => categories.includes(category))) return [];
  return [
    {
      path: '$.layout.lead',
      ...createProblemText('lead.noGames', { lead, eitherCategory: needed }),
      fix: { path: ['layout', 'lead'], value: 'deposit' },
    },
  ];
}

const dayMs = 86_400_000;

/**
 * Checks the date until which the security contact is valid. RFC 9116 recommends a date less than a year in the future.
 * After this date, the contact must not be used.
 */
function securityProblems({ site: { security } }: Merchant): RuleProblem[] {
  if (security === undefined) return [];
  const days = (Date.parse(security.expires) - Date.now()) / dayMs;
  if (days > -1 && days <= 366) return [];
  return [
    {
      path: '$.site.security.expires',
      ...createProblemText(days > 0 ? 'security.far' : 'security.past', { date: security.expires }),
    },
  ];
}
