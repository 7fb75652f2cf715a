import { useListMissionsQuery } from '@livery/api/rewards/missions';
import { useFlags } from '@livery/kit/flags';
import { useFormat } from '@livery/kit/format/use-format';
import { FlameIcon } from '@livery/ui/icons/flame';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../shared/load-failed.tsx';
import { useClaim } from '../shared/use-claim.ts';
import { useRefetchOnLanguageChange } from '../shared/use-refetch-on-language-change.ts';
import { MissionCard } from './mission-card.tsx';
import styles from './missions-screen.module.css';
import { Ranking } from './ranking.tsx';

const periods = ['day', 'week'] as const;

/** Page with the daily missions, the weekly missions and the leaderboard of the week. */
export const Screen = () => {
  const { t } = useTranslation(['missions', 'promotions', 'shell']);
  // `MISSION` is the feature flag of the missions. The leaderboard on this page has a flag of its own. Without
  // `MISSION`, the page shows only a notice, even if the leaderboard is enabled.
  const { MISSION } = useFlags();
  return MISSION ? (
    <Missions />
  ) : (
    <EmptyState kind="restricted" title={t('shell:state.off.title')} detail={t('shell:state.off.text')} />
  );
};

const Missions = () => {
  const { t } = useTranslation(['missions', 'promotions']);
  useRefetchOnLanguageChange();
  const { dateTime, count } = useFormat();
  const { data, isError, isFetching, refetch } = useListMissionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { pending, claim } = useClaim();
  if (!data && isError) return <LoadFailed title={t('failed')} isPending={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.list.length === 0) return <EmptyState kind="first-use" title={t('none')} />;
  return (
    <div className={styles.root}>
      {periods.map((period) => {
        const list = data.list.filter((mission) => mission.period === period);
        const [first] = list;
        return first ? (
          <section key={period} aria-labelledby={`missions-${period}`}>
            <div className={styles.header}>
              <h2 id={`missions-${period}`} className={styles.heading}>
                {t(period)}
              </h2>
              <span className={styles.until}>{t('until', { until: dateTime(first.endsAt) })}</span>
            </div>
            {period === 'day' && data.streak > 0 && (
              <p className={styles.streak}>
                <FlameIcon /> {t('promotions:line.streak')} <bdi>{count(data.streak)}</bdi>
              </p>
            )}
            <ul className={styles.list}>
              {list.map((mission) => (
                <li key={mission.id}>
                  <MissionCard
                    mission={mission}
                    currency={data.currency}
                    isPending={pending === mission.rewardId}
                    onClaim={() => claim(mission.rewardId)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
      <p className={styles.how}>{t('how')}</p>
      <Ranking ranks={data.ranking} />
    </div>
  );
};

const Waiting = () => (
  <div className={styles.root} aria-hidden>
    <div className={styles.list}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" style={{ blockSize: '116px' }} />
      ))}
    </div>
  </div>
);
