import { useRolloverStatusQuery } from '@livery/api/rewards/promotions';
import { parseAmount } from '@livery/contract/money';
import { useFormat } from '@livery/kit/format/use-format';
import { Progress } from '@livery/ui/progress';
import { useTranslation } from 'react-i18next';
import { GiveUp } from './give-up.tsx';
import styles from './reward-center.module.css';
import { useRewardTitle } from './use-reward-title.ts';

/**
 * Section with the wagering progress of the active bonuses: the bets that the member must still place before a
 * withdrawal. Renders nothing without such bonuses. Also renders nothing after an error, because the withdrawal page
 * shows the locked amount too.
 */
export const Wagering = () => {
  const { t } = useTranslation('promotions');
  const title = useRewardTitle();
  const { money } = useFormat();
  const { data } = useRolloverStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.list.length === 0) return null;
  const { locked, currency, list } = data;
  return (
    <section aria-labelledby="rewards-wagering">
      <h2 id="rewards-wagering" className={styles.heading}>
        {t('center.wagering')}
      </h2>
      <div className={styles.card}>
        <p>{t('center.locked', { amount: money(locked, currency) })}</p>
        {list.map((bonus) => {
          const { id, done, required } = bonus;
          const progress = t('center.progress', { done: money(done, currency), required: money(required, currency) });
          return (
            <div key={id} className={styles.wager}>
              <p className={styles.line}>
                <span>{title(bonus)}</span>
                <bdi className={styles.note}>{progress}</bdi>
              </p>
              <Progress
                label={title(bonus)}
                value={(parseAmount(done) * 100) / parseAmount(required)}
                valueText={progress}
              />
              <GiveUp bonus={bonus} title={title(bonus)} currency={currency} />
            </div>
          );
        })}
        <p className={styles.note}>{t('center.order')}</p>
      </div>
    </section>
  );
};
