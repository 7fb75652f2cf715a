import { jurisdictions } from '@livery/merchant/jurisdiction';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { themeOf } from '../page/theme-of.ts';

interface RuleProblem {
  readonly path: string;
  readonly reason: string;
  readonly remedy: string;
}

/** What the shape of a file cannot say: contrast, the law's age, languages and texts that agree, words that fit. */
export function ruleProblems(merchant: Merchant): RuleProblem[] {
  return [
    ...contrastProblems(merchant),
    ...ageProblems(merchant),
    ...textProblems(merchant),
    ...currencyProblems(merchant),
    ...heroProblems(merchant),
  ];
}

function contrastProblems({ theme }: Merchant): RuleProblem[] {
  return themeOf(theme).problems.map(({ color, ratio, wanted, against, nearest }) => ({
    path: `$.theme.${color}`,
    reason: `contrast ${ratio.toFixed(2)}:1 against ${against}, where ${wanted}:1 is needed`,
    remedy: nearest
      ? `the nearest colour that reaches it is ${nearest}`
      : `no lightness of this hue reaches it: choose another ${color} or mode`,
  }));
}

function ageProblems({ jurisdiction, minimumAge }: Merchant): RuleProblem[] {
  const { minimumAge: lawful, title } = jurisdictions[jurisdiction];
  if (minimumAge === undefined || minimumAge >= lawful) return [];
  return [
    {
      path: '$.minimumAge',
      reason: `${minimumAge} is below the ${lawful} of ${title}`,
      remedy: `remove it, or write ${lawful} or more`,
    },
  ];
}

function textProblems({ languages, texts, assets }: Merchant): RuleProblem[] {
  const foreign = (path: string, table: object | undefined) =>
    Object.keys(table ?? {})
      .filter((code) => !languages.some((language) => language === code))
      .map((code) => ({
        path: `${path}.${code}`,
        reason: `${code} is not one of the brand’s languages`,
        remedy: `remove it, or add ${code} to languages`,
      }));
  return [...foreign('$.texts', texts), ...foreign('$.assets.hero.alt', assets.hero.alt)];
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

/** Letters that half of the hero has room for on a phone of 320 px. A sign of Chinese, Japanese or Korean takes the room of two. */
const wordsRoom = 48;
const lettersOf = (words: string): number =>
  [...words].reduce(
    (sum, sign) => sum + (/\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u.test(sign) ? 2 : 1),
    0,
  );

function heroProblems({ assets: { hero } }: Merchant): RuleProblem[] {
  if (!hero.calmSide) return [];
  return Object.entries(hero.alt ?? {})
    .filter(([, words]) => lettersOf(words) > wordsRoom)
    .map(([code, words]) => ({
      path: `$.assets.hero.alt.${code}`,
      reason: `${lettersOf(words)} letters do not fit on the ${hero.calmSide} half of the picture, which has room for ${wordsRoom}`,
      remedy: 'shorten it, or remove calmSide',
    }));
}
