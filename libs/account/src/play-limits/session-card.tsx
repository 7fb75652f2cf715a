import { usePlaySessionQuery } from '@livery/api/limits';
import { useAnswer } from '@livery/kit/use-answer';
import { useFormat } from '@livery/kit/use-format';
import { Loaded } from '@livery/ui/loaded';
import { useTranslation } from 'react-i18next';
import styles from './play-limits.module.css';
import { useSessionMinutes } from './session-clock.ts';

/** How long this session is, what was staked in it and what became of it. */
export const SessionCard = () => {
  const { t } = useTranslation('play');
  const { money, count } = useFormat();
  const answer = useAnswer(
    usePlaySessionQuery(undefined, {
      pollingInterval: 60_000,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    }),
  );
  const minutes = useSessionMinutes(answer.data?.startedAt, answer.data?.now);
  return (
    <Loaded answer={answer} rows={1}>
      {({ staked, net, currency }) => (
        <section className={styles.session} aria-label={t('session.label')}>
          <Figure label={t('session.time')} value={t('session.minutes', { count: minutes, minutes: count(minutes) })} />
          <Figure label={t('session.staked')} value={money(staked, currency)} />
          <Figure label={t('session.net')} value={money(net, currency)} />
        </section>
      )}
    </Loaded>
  );
};

const Figure = ({ label, value }: { label: string; value: string }) => (
  <p className={styles.figure}>
    <span className={styles.figureLabel}>{label}</span>
    <bdi className={styles.figureValue}>{value}</bdi>
  </p>
);
