import type { TranslationLoader, InlineTranslations, Translations } from '@livery/kit/i18n';
import type { BrandRuntime } from '@livery/merchant/runtime';

/** Brings texts from the files of the brand's bundle. A language that the brand lists and nobody has translated yet is said in English, and counted. */
export const createTranslationLoader =
  ({ texts }: Pick<BrandRuntime, 'texts'>): TranslationLoader =>
  async (code, namespace) => {
    if (!texts[code])
      void import('@livery/kit/i18n/missing-translations').then(
        (missing) => missing.reportMissingLanguage(code, namespace),
        () => undefined,
      );
    const response = await fetch((texts[code] ?? texts.EN ?? '').replace('{namespace}', namespace));
    if (!response.ok) throw new Error(`The texts "${namespace}" in ${code} answered ${response.status}`);
    return (await response.json()) as Translations;
  };

/** The texts of the first content, in the brand's default language: they stand in the page. */
export const readInlineTranslations = ({
  defaultLanguage,
}: Pick<BrandRuntime, 'defaultLanguage'>): InlineTranslations => {
  const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Record<string, Translations>;
  return (code, namespace) => (code === defaultLanguage ? texts[namespace] : undefined);
};
