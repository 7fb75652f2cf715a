import { useBrand } from '@livery/kit/brand';
import { useLanguage } from '@livery/kit/i18n/use-language';

/** Formats a timestamp from the wire as date and time in the merchant's time zone. */
export const useDateTime = (): ((timestamp: string) => string) => {
  const { timeZone } = useBrand();
  const { bcp47 } = useLanguage();
  return (timestamp) =>
    new Intl.DateTimeFormat(bcp47, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(timestamp));
};
