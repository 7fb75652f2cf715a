import { useTeamOverviewSumQuery } from '@livery/api/agents/team';
import { useBrand } from '@livery/kit/brand';
import { toCalendarDay } from '@livery/kit/calendar-day';
import { useFormat } from '@livery/kit/format/use-format';
import { useTranslation } from 'react-i18next';
import styles from './agent-dashboard.module.css';

const counters = ['teamLoginMemberCount', 'teamBetMemberCount', 'teamRegisterMemberCount', 'teamOnlineCount'] as const;

/**
 * Shows four numbers of the agent's team for today: members who logged in, placed bets, registered, and are online. A
 * number that is missing or not loaded yet is shown as 0.
 */
export const TodayStats = () => {
  const { t } = useTranslation('team');
  const { count } = useFormat();
  const { timeZone } = useBrand();
  const today = toCalendarDay(timeZone);
  const { data } = useTeamOverviewSumQuery(
    { startDate: today, endDate: today, size: 0 },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-label={t('today')}>
      <h2 className={styles.heading}>{t('today')}</h2>
      <dl className={styles.counters}>
        {counters.map((name) => (
          <div key={name} className={styles.counter}>
            <dt>{t(`count.${name}`)}</dt>
            <dd>{count(data?.footer[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
