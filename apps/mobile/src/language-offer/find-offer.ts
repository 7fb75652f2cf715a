import type { BrandLanguage } from '@livery/merchant/languages';

/**
 * Matches the user agents of programs that read pages automatically, such as search engines. These programs are never
 * offered another language.
 */
const botPattern = /bot|crawl|spider|slurp|preview|headless|lighthouse/i;

export const isBot = (userAgent: string): boolean => botPattern.test(userAgent);

const toLocale = (tag: string): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
};

/**
 * Compares two languages. Returns 2 for the same language and script, 1 for the same language in another script, and 0
 * for another language.
 */
const compare = (wanted: Intl.Locale, { bcp47 }: BrandLanguage): number => {
  const locale = toLocale(bcp47);
  if (locale?.language !== wanted.language) return 0;
  return locale.script === wanted.script ? 2 : 1;
};

/**
 * Finds the language of the brand that a visitor prefers to the current language. Returns undefined if the current
 * language is as good as any other language of the brand, or if the brand has none of the visitor's languages.
 * @param phoneLanguages BCP 47 tags in the order of the visitor's preference, such as `navigator.languages`. Invalid
 * tags are ignored.
 */
export const findOffer = (
  languages: readonly BrandLanguage[],
  current: BrandLanguage,
  phoneLanguages: readonly string[],
): BrandLanguage | undefined => {
  for (const tag of phoneLanguages) {
    const wanted = toLocale(tag);
    if (!wanted) continue;
    // The sort is stable. The current language is first in the list, so it stays first if another language has the same
    // score.
    const [best] = [current, ...languages]
      .map((language) => ({ language, score: compare(wanted, language) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
    if (best) return best.language.code === current.code ? undefined : best.language;
  }
  return undefined;
};
