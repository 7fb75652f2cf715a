import type { LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { useTranslation } from 'react-i18next';
import { Balls } from '../balls/balls.tsx';
import { timeLeft } from '../clock/time-left.ts';
import styles from './betting.module.css';

/** Below this the clock stands out. Milliseconds. */
const lastMoments = 10_000;

/** Which issue is bet on and how long, and what came last. */
export function IssueBar({
  entry,
  issue: { current, last },
  now,
}: {
  entry: LotteryEntry;
  issue: OpenedLottery;
  now: number;
}) {
  const { t } = useTranslation('lottery');
  const left = new Date(current.closesAt).getTime() - now;
  return (
    <header className={styles.bar}>
      <h1 className={styles.name}>
        <bdi>{entry.displayName}</bdi>
      </h1>
      <div className={styles.issue}>
        <span className={styles.caption}>
          {t('issue')} <bdi dir="ltr">{current.numero}</bdi>
        </span>
        <bdi
          className={styles.clock}
          role="timer"
          aria-label={t('clock.closes')}
          data-last={left < lastMoments || undefined}
        >
          {left > 0 ? timeLeft(current.closesAt, now) : t('clock.closed')}
        </bdi>
      </div>
      {last && (
        <div className={styles.last}>
          <span className={styles.caption}>
            {t('draw.last')} <bdi dir="ltr">{last.numero}</bdi>
          </span>
          {last.result ? (
            <Balls family={entry.family} result={last.result} size={entry.family === 'PK10' ? 'small' : 'medium'} />
          ) : (
            <span className={styles.caption}>{t('draw.cancelled')}</span>
          )}
        </div>
      )}
    </header>
  );
}
