import type { LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { useTranslation } from 'react-i18next';
import { Balls } from '../balls/balls.tsx';
import { formatTimeLeft } from '../clock/format-time-left.ts';
import styles from './betting.module.css';

/** Remaining milliseconds below which the countdown is highlighted. */
const urgentBelowMs = 10_000;

/** Bar with the current draw, its countdown and the result of the last draw. */
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
  const remainingMs = new Date(current.closesAt).getTime() - now;
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
          data-last={remainingMs < urgentBelowMs || undefined}
        >
          {remainingMs > 0 ? formatTimeLeft(current.closesAt, now) : t('clock.closed')}
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
