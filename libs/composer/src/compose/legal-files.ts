import type { LegalPage, LegalTexts } from '@livery/merchant/legal-texts';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { type BundleFile, brandFile } from './bundle-file.ts';

/**
 * Creates one file with the legal texts for each language of a brand, such as `legal/EN.json`. The app loads it when a
 * member opens a legal page. If a page has no text in the language, the file contains the text in the default language
 * of the brand. A page without any text is absent, and the app shows its default text.
 */
export function createLegalFiles({ legal = {}, languages }: Pick<Merchant, 'legal' | 'languages'>): BundleFile[] {
  return languages.map((language) =>
    brandFile(`legal/${language}.json`, JSON.stringify(pickTexts(legal, language, languages))),
  );
}

function pickTexts(
  legal: NonNullable<Merchant['legal']>,
  language: LanguageCode,
  [defaultLanguage = language]: readonly LanguageCode[],
): LegalTexts {
  const pages = Object.entries(legal) as [LegalPage, NonNullable<Merchant['legal']>[LegalPage]][];
  return Object.fromEntries(
    pages.flatMap(([page, texts]) => {
      const blocks = texts?.[language] ?? texts?.[defaultLanguage];
      return blocks === undefined ? [] : [[page, blocks]];
    }),
  );
}
