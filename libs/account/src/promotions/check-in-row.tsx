import type { PromotionStanding } from '@livery/api/promotions';
import { useFormat } from '@livery/kit/use-format';
import { CheckIcon } from '@livery/ui/icons/check';
import { useTranslation } from 'react-i18next';
import styles from './check-in-row.module.css';

interface CheckInRowProps {
  readonly days: NonNullable<PromotionStanding['days']>;
  readonly currency: string;
}

/** The days of the check-in's row with what each pays: done, next, still to come. */
export const CheckInRow = ({ days: { done, today, amounts }, currency }: CheckInRowProps) => {
  const { t } = useTranslation('promotions');
  const { money, count } = useFormat();
  const stateOf = (place: number) => (place < done ? 'done' : place === done && !today ? 'next' : 'ahead');
  return (
    <ol className={styles.root}>
      {amounts
        .map((amount, place) => ({ amount, place }))
        .map(({ amount, place }) => (
          <li
            key={place}
            className={styles.day}
            data-state={stateOf(place)}
            aria-current={stateOf(place) === 'next' ? 'date' : undefined}
          >
            <span className={styles.name}>{t('checkIn.day', { day: count(place + 1) })}</span>
            <bdi className={styles.amount}>{money(amount, currency)}</bdi>
            <span className={styles.mark}>
              {place < done && (
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
