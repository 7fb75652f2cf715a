import { useListPromotionsQuery } from '@livery/api/rewards/promotions';
import { useLanguage } from '@livery/kit/i18n/use-language';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import styles from './activity-screen.module.css';
import { LoadFailed } from '../shared/load-failed.tsx';
import { PromotionCard } from './promotion-card.tsx';

/** Promotions page. The active promotions come before the ended promotions. */
export const Screen = () => {
  const { t } = useTranslation(['promotions', 'shell']);
  const { code: language } = useLanguage();
  const { data, isError, isFetching, refetch } = useListPromotionsQuery(
    { language },
    { refetchOnMountOrArgChange: 20 },
  );
  if (!data && isError) return <LoadFailed title={t('failed')} isPending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.list.length === 0) return <EmptyState kind="first-use" title={t('none')} />;
  const ended = data.list.filter(({ hasEnded }) => hasEnded);
  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {data.list
          .filter(({ hasEnded }) => !hasEnded)
          .map((promotion, index) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} isFirst={index < 2} />
            </li>
          ))}
      </ul>
      {ended.length > 0 && (
        <section aria-labelledby="promotions-ended">
          <h2 id="promotions-ended" className={styles.heading}>
            {t('status.ended')}
          </h2>
          <ul className={styles.list}>
            {ended.map((promotion) => (
              <li key={promotion.id}>
                <PromotionCard promotion={promotion} isFirst={false} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

function Waiting() {
  return (
    <div className={styles.list} style={{ padding: 'var(--space-4) var(--space-5)' }} aria-hidden>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="block" className={styles.place} />
      ))}
    </div>
  );
}
