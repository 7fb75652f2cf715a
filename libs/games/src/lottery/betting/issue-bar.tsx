import type { LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { IconButton } from '@livery/ui/icon-button';
import { VolumeIcon } from '@livery/ui/icons/volume';
import { VolumeOffIcon } from '@livery/ui/icons/volume-off';
import { useTranslation } from 'react-i18next';
import { Balls } from '../balls/balls.tsx';
import { findBetHits } from '../balls/find-hits.ts';
import { useLatestBets } from '../bets/use-latest-bets.ts';
import { formatTimeLeft } from '../clock/format-time-left.ts';
import { useDrawSound } from '../draw-stage/draw-sound.ts';
import { DrawStage } from '../draw-stage/draw-stage.tsx';
import styles from './betting.module.css';

/** Remaining milliseconds below which the countdown is highlighted. */
const urgentBelowMs = 10_000;

interface IssueBarProps {
  readonly entry: LotteryEntry;
  readonly issue: OpenedLottery;
  /** Time of the gateway in epoch milliseconds. */
  readonly now: number;
}

/**
 * Bar with the current draw, its countdown and the result of the last draw. While a draw runs, its animation covers the
 * bar.
 */
export function IssueBar({ entry, issue, now }: IssueBarProps) {
  const { t } = useTranslation('lottery');
  const { current, last } = issue;
  const remainingMs = new Date(current.closesAt).getTime() - now;
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <h1 className={styles.name}>
          <bdi>{entry.displayName}</bdi>
        </h1>
        <SoundButton />
      </div>
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
      {last && <LastDraw entry={entry} last={last} />}
      <DrawStage entry={entry} issue={issue} now={now} />
    </header>
  );
}

interface LastDrawProps {
  readonly entry: LotteryEntry;
  readonly last: NonNullable<OpenedLottery['last']>;
}

/** Result of the last draw, with the marked hits of the member's bets. */
function LastDraw({ entry: { code, family }, last: { numero, result } }: LastDrawProps) {
  const { t } = useTranslation('lottery');
  const bets = useLatestBets(code).bets.filter((bet) => bet.numero === numero);
  return (
    <div className={styles.last}>
      <span className={styles.caption}>
        {t('draw.last')} <bdi dir="ltr">{numero}</bdi>
      </span>
      {result ? (
        <Balls
          family={family}
          result={result}
          size={family === 'PK10' ? 'small' : 'medium'}
          hits={new Set(bets.flatMap((bet) => [...findBetHits(bet, result)]))}
        />
      ) : (
        <span className={styles.caption}>{t('draw.cancelled')}</span>
      )}
    </div>
  );
}

/** Switch for the sound and the vibration of draws. */
function SoundButton() {
  const { t } = useTranslation('lottery');
  const [isOn, setOn] = useDrawSound();
  return (
    <IconButton label={t('draw.sound')} aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {isOn ? <VolumeIcon /> : <VolumeOffIcon />}
    </IconButton>
  );
}
