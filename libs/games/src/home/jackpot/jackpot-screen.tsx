import { type JackpotRounds, useJackpotQuery, useJackpotRoundsQuery } from '@livery/api/rewards/jackpot';
import { loginPathWithReturn, paths } from '@livery/kit/paths';
import { useSession } from '@livery/kit/session';
import { useFormat } from '@livery/kit/format/use-format';
import { usePercent } from '@livery/kit/format/use-percent';
import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import styles from './jackpot-screen.module.css';
import { PastDraw } from './past-draw.tsx';

/**
 * Jackpot page with the amount, the member's tickets, the rules and the past draws. The visitor can verify each past
 * draw on the device.
 */
export const Screen = () => {
  const { t } = useTranslation(['jackpot', 'shell']);
  const { data: pool, isLoading } = useJackpotQuery();
  // Only a brand with its own jackpot has draws, so other brands send no request.
  const { data, isError, isFetching, refetch } = useJackpotRoundsQuery(undefined, {
    skip: isLoading || pool?.illustrative,
    refetchOnMountOrArgChange: true,
  });
  if (pool?.illustrative) {
    return (
      <EmptyState
        kind="first-use"
        title={t('off')}
        action={<Button href={paths.home}>{t('shell:action.home')}</Button>}
      />
    );
  }
  if (!data && isError) {
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('failed')}
        action={
          <Button isPending={isFetching} onClick={() => void refetch()}>
            {t('shell:action.retry')}
          </Button>
        }
      />
    );
  }
  return data ? <Rounds rounds={data} /> : <Waiting />;
};

const Rounds = ({ rounds: { open, drawn, rule, currency } }: { rounds: JackpotRounds }) => {
  const { t } = useTranslation(['jackpot', 'shell']);
  const isMember = useSession() !== null;
  const { money, count, dateTime } = useFormat();
  const percent = usePercent()(rule.sharePercent);
  return (
    <div className={styles.root}>
      <section className={styles.pool} aria-label={t('title')}>
        <bdi className={styles.amount}>{money(open.amount, currency)}</bdi>
        <p>{t('drawn', { until: dateTime(open.closesAt) })}</p>
        {open.tickets !== null && (
          <p className={styles.tickets}>{t('tickets', { count: open.tickets, tickets: count(open.tickets) })}</p>
        )}
        {open.tickets === null && !isMember && <Button href={loginPathWithReturn(paths.jackpot)}>{t('guest')}</Button>}
      </section>
      <section aria-labelledby="jackpot-how">
        <h2 id="jackpot-how" className={styles.heading}>
          {t('how')}
        </h2>
        <ul className={styles.rules}>
          <li>{t('rule.pool', { percent })}</li>
          <li>{t('rule.ticket', { amount: money(rule.ticketPrice, currency) })}</li>
          <li>{t('rule.fair')}</li>
        </ul>
        <p className={styles.label}>{t('fingerprint')}</p>
        <code dir="ltr" className={styles.code}>
          {open.seedHash}
        </code>
      </section>
      <section aria-labelledby="jackpot-past">
        <h2 id="jackpot-past" className={styles.heading}>
          {t('past')}
        </h2>
        {drawn.length === 0 ? (
          <p className={styles.label}>{t('none')}</p>
        ) : (
          <ul className={styles.past}>
            {drawn.map((round) => (
              <PastDraw key={round.number} round={round} currency={currency} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
};

const Waiting = () => (
  <div className={styles.root} aria-hidden>
    <Skeleton shape="block" style={{ blockSize: '150px' }} />
    <Skeleton shape="block" style={{ blockSize: '220px' }} />
  </div>
);
