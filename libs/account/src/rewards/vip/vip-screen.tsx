import { useMemberClubBenefitQuery } from '@livery/api/rewards/vip';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../shared/load-failed.tsx';
import { useClaim } from '../shared/use-claim.ts';
import { useRefetchOnLanguageChange } from '../shared/use-refetch-on-language-change.ts';
import { Ladder } from './ladder.tsx';
import { LevelHero } from './level-hero.tsx';
import styles from './vip-screen.module.css';

/** VIP page with the member's level, the progress to the next level and the rewards of all levels. */
export const Screen = () => {
  const { t } = useTranslation(['vip', 'promotions', 'shell']);
  useRefetchOnLanguageChange();
  const { data, isError, isFetching, refetch } = useMemberClubBenefitQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { pending, claim } = useClaim();
  if (!data && isError) return <LoadFailed title={t('failed')} isPending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  return (
    <div className={styles.root}>
      <LevelHero benefit={data} />
      <Ladder benefit={data} pending={pending} onClaim={claim} />
      <p className={styles.how}>{t('how')}</p>
    </div>
  );
};

const Waiting = () => (
  <div className={styles.root} aria-hidden>
    <Skeleton shape="block" style={{ blockSize: '172px' }} />
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} shape="block" style={{ blockSize: '150px' }} />
    ))}
  </div>
);
