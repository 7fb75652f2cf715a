import { useBrand } from '@livery/kit/brand';
import { toDateLocale } from '@livery/kit/format';
import { useLanguage } from '@livery/kit/i18n/use-language';

/** Returns a function that formats a gateway timestamp as date and time in the merchant's time zone. */
export const useDateTime = (): ((timestamp: string) => string) => {
  const { timeZone } = useBrand();
  const { bcp47 } = useLanguage();
  return (timestamp) =>
    new Intl.DateTimeFormat(toDateLocale(bcp47), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(timestamp),
    );
};
