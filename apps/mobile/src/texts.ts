import type { LoadTexts, Texts } from '@livery/kit/i18n';
import type { BrandRuntime } from '@livery/merchant/runtime';

/** Brings texts from the page, which carries those that its first screen needs, or else from the files of the brand's bundle. */
export const textsOf =
  ({ texts, defaultLanguage }: BrandRuntime): LoadTexts =>
  async (code, namespace) => {
    const inPage = code === defaultLanguage ? pageTexts()[namespace] : undefined;
    if (inPage) return inPage;
    const address = texts[code]?.[namespace];
    if (!address) throw new Error(`The bundle has no texts "${namespace}" in ${code}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The texts "${namespace}" in ${code} answered ${response.status}`);
    return (await response.json()) as Texts;
  };

const pageTexts = (): Readonly<Record<string, Texts>> => JSON.parse(document.getElementById('texts')?.textContent ?? '{}') as Record<string, Texts>;
