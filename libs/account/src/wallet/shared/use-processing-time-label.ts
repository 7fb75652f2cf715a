import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';

/** Longest time that is shown in minutes. A longer time is shown in hours, rounded up. */
const maxMinutes = 90;

/** Returns a function that formats a processing time. The input is in minutes. */
export const useProcessingTimeLabel = (): ((minutes: number) => string) => {
  const { t } = useTranslation('money');
  const { count } = useFormat();
  return (minutes) => {
    if (minutes === 0) return t('takes.now');
    return minutes <= maxMinutes
      ? t('takes.minutes', { minutes: count(minutes) })
      : t('takes.hours', { hours: count(Math.ceil(minutes / 60)) });
  };
};
