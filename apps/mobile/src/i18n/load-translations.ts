import type { TranslationLoader, InlineTranslations, Translations } from '@livery/kit/i18n';
import { type BrandRuntime, getTranslationUrl } from '@livery/merchant/runtime';

/**
 * Creates the function that loads translations from the brand's bundle. If a language has no translations, the function
 * loads English and reports the missing language.
 */
export const createTranslationLoader =
  ({ texts }: Pick<BrandRuntime, 'texts'>): TranslationLoader =>
  async (code, namespace) => {
    if (!texts[code])
      void import('@livery/kit/i18n/missing-translations').then(
        (missing) => missing.reportMissingLanguage(code, namespace),
        () => undefined,
      );
    const response = await fetch(getTranslationUrl(texts, texts[code] ? code : 'EN', namespace));
    if (!response.ok)
      throw new Error(`The texts "${namespace}" in ${code} could not be loaded: status ${response.status}`);
    return (await response.json()) as Translations;
  };

/**
 * Reads the translations that the HTML contains. They are in the brand's default language and cover only the first
 * screen.
 */
export const readInlineTranslations = ({
  defaultLanguage,
}: Pick<BrandRuntime, 'defaultLanguage'>): InlineTranslations => {
  const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Record<string, Translations>;
  return (code, namespace) => (code === defaultLanguage ? texts[namespace] : undefined);
};
