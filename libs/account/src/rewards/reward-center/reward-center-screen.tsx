import { useAvailablePromotionsQuery } from '@livery/api/rewards/promotions';
import { paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../shared/load-failed.tsx';
import { useClaim } from '../shared/use-claim.ts';
import { useRefetchOnLanguageChange } from '../shared/use-refetch-on-language-change.ts';
import { History } from './history.tsx';
import { RewardCard } from './reward-card.tsx';
import styles from './reward-center.module.css';
import { Wagering } from './wagering.tsx';

/**
 * Reward center page with the available rewards, the wagering progress and the claimed rewards. During a break from play,
 * the page offers no rewards.
 */
export const Screen = () => {
  useTranslation(['promotions', 'shell']);
  const isOnBreak = useSession()?.pause !== undefined;
  return isOnBreak ? (
    <div className={styles.root}>
      <Wagering />
      <History />
    </div>
  ) : (
    <Rewards />
  );
};

const Rewards = () => {
  const { t } = useTranslation('promotions');
  useRefetchOnLanguageChange();
  const { data, isError, isFetching, refetch } = useAvailablePromotionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { pending, claim } = useClaim();
  if (!data && isError)
    return <LoadFailed title={t('center.failed')} isPending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <div className={styles.root}>
      <section aria-labelledby="rewards-claimable">
        <h2 id="rewards-claimable" className={styles.heading}>
          {t('center.claimable')}
        </h2>
        {data.list.length === 0 ? (
          <EmptyState
            kind="first-use"
            title={t('center.none')}
            action={<Button href={paths.promotions}>{t('all')}</Button>}
          />
        ) : (
          <ul className={styles.list}>
            {data.list.map((reward) => (
              <li key={reward.id}>
                <RewardCard reward={reward} isPending={pending === reward.id} onClaim={() => claim(reward.id)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Wagering />
      <History />
    </div>
  );
};

const Waiting = () => (
  <div className={styles.root} aria-hidden>
    <div className={styles.list}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} shape="block" className={styles.place} />
      ))}
    </div>
  </div>
);
