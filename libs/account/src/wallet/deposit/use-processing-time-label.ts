import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';

/** Returns a function that formats a processing time. The input is in minutes. */
export const useProcessingTimeLabel = (): ((minutes: number) => string) => {
  const { t } = useTranslation('money');
  const { count } = useFormat();
  return (minutes) => (minutes === 0 ? t('takes.now') : t('takes.minutes', { minutes: count(minutes) }));
};
