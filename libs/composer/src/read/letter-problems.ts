import { createProblemText, type ProblemText } from '@livery/merchant/problems/create-problem-text';
import { languageTable } from '@livery/merchant/language-table';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { fontRoles, ownFontCode } from '@livery/merchant/own-fonts';
import { findMissingLetters, isForeign, type MissingLetters } from '../fonts/letters.ts';
import type { Problem } from '../problem.ts';
import type { ProductFacts } from '../product-facts.ts';
import type { Brand } from './read-brand.ts';

/** Maximum number of letters in the message about letters that a brand's own font does not have. */
const maxListed = 12;

/** Returns the code points of the texts in the brand file in a language. */
export function listBrandCharacters({ name, texts, assets, layout }: Merchant, language: LanguageCode): Set<number> {
  const own = [
    name,
    assets.hero.alt?.[language] ?? '',
    ...layout.home.map(({ title }) => title?.[language] ?? ''),
    ...Object.values(texts?.[language] ?? {}),
  ];
  return new Set([...own.join('')].map((character) => character.codePointAt(0) ?? 0));
}

/** Returns the code points of the texts of the app and the brand in a language. */
export async function listAllCharacters(
  merchant: Merchant,
  { readCharacters }: Pick<ProductFacts, 'readCharacters'>,
  language: LanguageCode,
): Promise<ReadonlySet<number>> {
  return new Set([...(await readCharacters(language)), ...listBrandCharacters(merchant, language)]);
}

/**
 * Finds the languages of a brand for which the brand's own font lacks some letters, so that words would mix two fonts.
 * If the font lacks almost all letters of a language, all texts in this language are shown in a font of the device.
 * This is a problem only for the default language.
 */
export async function findMissingLetterProblems(
  { merchant, assets, locate }: Brand,
  facts: Pick<ProductFacts, 'readCharacters'>,
): Promise<readonly Problem[]> {
  const { theme, languages } = merchant;
  const problems: Problem[] = [];
  for (const role of fontRoles.filter((each) => theme.font[each] === ownFontCode)) {
    for (const [index, path] of (theme.font.own?.[role]?.files ?? []).entries()) {
      const font = assets.fonts.get(path);
      for (const language of font ? languages : []) {
        const texts = await listAllCharacters(merchant, facts, language);
        const missing = findMissingLetters(language, texts, font?.facts.characters ?? new Set());
        const isProblem = missing.letters.length > 0 && (!isForeign(missing) || language === languages[0]);
        if (!isProblem) continue;
        problems.push({ ...locate(['theme', 'font', 'own', role, 'files', index]), ...explain(missing) });
      }
    }
  }
  return problems;
}

function explain(missing: MissingLetters): ProblemText {
  const { language } = missing;
  const languageName = languageTable[language].bcp47;
  if (isForeign(missing)) return createProblemText('font.foreign', { language, languageName });
  const letters = missing.letters.slice(0, maxListed).join(' ');
  const more = missing.letters.length - maxListed;
  return more > 0
    ? createProblemText('font.moreLetters', { language, languageName, letters, more })
    : createProblemText('font.letters', { language, languageName, letters });
}
