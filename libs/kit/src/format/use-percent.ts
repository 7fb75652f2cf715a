import { useLanguage } from '../i18n/use-language.ts';

/**
 * Returns a function that formats a value in percent, e.g. `0.60` or `5`, with the digits and the percent sign of the
 * page's language and at most 2 decimals.
 */
export const usePercent = (): ((value: number | string) => string) => {
  const { bcp47 } = useLanguage();
  const format = new Intl.NumberFormat(bcp47, { style: 'percent', maximumFractionDigits: 2 });
  return (value) => format.format(Number(value) / 100);
};
