import { useGetPlaySessionQuery } from '@livery/api/responsible-gaming';
import { useQueryState } from '@livery/kit/query-state/use-query-state';
import { useFormat } from '@livery/kit/format/use-format';
import { AsyncContent } from '@livery/ui/async-content';
import { useTranslation } from 'react-i18next';
import styles from './responsible-gaming.module.css';
import { useSessionMinutes } from './session-clock.ts';

/** Card with the duration, the total stakes and the result of the current session. */
export const SessionCard = () => {
  const { t } = useTranslation('play');
  const { money, count } = useFormat();
  const queryState = useQueryState(
    useGetPlaySessionQuery(undefined, {
      pollingInterval: 60_000,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    }),
  );
  const minutes = useSessionMinutes(queryState.data?.startedAt, queryState.data?.now);
  return (
    <AsyncContent state={queryState} rows={1}>
      {({ staked, net, currency }) => (
        <section className={styles.session} aria-label={t('session.label')}>
          <Figure label={t('session.time')} value={t('session.minutes', { count: minutes, minutes: count(minutes) })} />
          <Figure label={t('session.staked')} value={money(staked, currency)} />
          <Figure label={t('session.net')} value={money(net, currency)} />
        </section>
      )}
    </AsyncContent>
  );
};

const Figure = ({ label, value }: { label: string; value: string }) => (
  <p className={styles.figure}>
    <span className={styles.figureLabel}>{label}</span>
    <bdi className={styles.figureValue}>{value}</bdi>
  </p>
);
