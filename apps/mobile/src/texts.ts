import type { LoadTexts, Texts } from '@livery/kit/i18n';
import type { BrandRuntime } from '@livery/merchant/runtime';

/** Brings texts from the files of the brand's bundle: its languages, its own phrasing already in them. */
export const textsOf =
  ({ texts }: BrandRuntime): LoadTexts =>
  async (code, namespace) => {
    const address = texts[code]?.[namespace];
    if (!address) throw new Error(`The bundle has no texts "${namespace}" in ${code}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`The texts "${namespace}" in ${code} answered ${response.status}`);
    return (await response.json()) as Texts;
  };
