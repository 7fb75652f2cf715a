import type { LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { paths, withQuery } from '@livery/kit/paths';
import { Link } from '@livery/ui/link';
import { Skeleton } from '@livery/ui/skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../../game-data/artwork.ts';
import { Balls } from '../balls/balls.tsx';
import { formatTimeLeft } from '../clock/format-time-left.ts';
import styles from './lottery-lobby.module.css';

interface LotteryListProps {
  readonly heading: string;
  readonly entries: readonly LotteryEntry[];
  readonly openIssues: ReadonlyMap<string, OpenedLottery>;
  readonly now: number;
}

/** List of lotteries. Each row shows the time until betting closes and the last result. */
export function LotteryList({ heading, entries, openIssues, now }: LotteryListProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <LotteryRows entries={entries} openIssues={openIssues} now={now} />
    </section>
  );
}

/** Rows of lotteries without a heading. */
export function LotteryRows({ entries, openIssues, now }: Omit<LotteryListProps, 'heading'>) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.nodeId}>
          <LotteryRow entry={entry} openIssue={openIssues.get(entry.code)} now={now} />
        </li>
      ))}
    </ul>
  );
}

function LotteryRow({
  entry,
  openIssue,
  now,
}: {
  entry: LotteryEntry;
  openIssue: OpenedLottery | undefined;
  now: number;
}) {
  const { t } = useTranslation('lottery');
  const artwork = useArtwork();
  const { code, prizeMode, displayName, family, colour, iconUrl } = entry;
  return (
    <Link
      className={styles.row}
      href={withQuery(paths.startLottery, { code, prize_mode: prizeMode, playType: 'trad' })}
    >
      <img
        className={styles.art}
        style={{ backgroundColor: colour }}
        src={artwork.toUrl(iconUrl, 104)}
        width={56}
        height={56}
        alt=""
        loading="lazy"
      />
      <span className={styles.text}>
        <bdi className={styles.name}>{displayName}</bdi>
        {openIssue?.last?.result && <Balls family={family} result={openIssue.last.result} size="small" />}
        {openIssue && !openIssue.last?.result && <span className={styles.soon}>{t('draw.waiting')}</span>}
        {!openIssue && <Skeleton />}
      </span>
      <span className={styles.left}>
        <span className={styles.caption}>{t('clock.closes')}</span>
        <bdi className={styles.time} dir="ltr">
          {openIssue ? formatTimeLeft(openIssue.current.closesAt, now) : '--:--'}
        </bdi>
      </span>
    </Link>
  );
}
