import type { PromotionEligibility } from '@livery/api/rewards/promotions';
import { useFormat } from '@livery/kit/format/use-format';
import { CheckIcon } from '@livery/ui/icons/check';
import { useTranslation } from 'react-i18next';
import styles from './daily-check-in.module.css';

interface DailyCheckInProps {
  readonly days: NonNullable<PromotionEligibility['days']>;
  readonly currency: string;
}

/**
 * Days of a daily check-in promotion, each with its reward and its state. `done` is a day with a claimed reward, `next`
 * is the day that can be claimed now, and `ahead` is a later day.
 */
export const DailyCheckIn = ({ days: { done, today, amounts }, currency }: DailyCheckInProps) => {
  const { t } = useTranslation('promotions');
  const { money, count } = useFormat();
  const getDayState = (index: number) => {
    if (index < done) return 'done';
    return index === done && !today ? 'next' : 'ahead';
  };
  return (
    <ol className={styles.root}>
      {amounts
        .map((amount, index) => ({ amount, place: index }))
        .map(({ amount, place: index }) => (
          <li
            key={index}
            className={styles.day}
            data-state={getDayState(index)}
            aria-current={getDayState(index) === 'next' ? 'date' : undefined}
          >
            <span className={styles.name}>{t('checkIn.day', { day: count(index + 1) })}</span>
            <bdi className={styles.amount}>{money(amount, currency)}</bdi>
            <span className={styles.mark}>
              {index < done && (
                <>
                  <CheckIcon />
                  <span className="visuallyHidden">{t('status.claimed')}</span>
                </>
              )}
            </span>
          </li>
        ))}
    </ol>
  );
};
