import type { LotteryEntry, OpenedLottery } from '@livery/api/lottery';
import { paths, withQuery } from '@livery/kit/paths';
import { Link } from '@livery/ui/link';
import { Skeleton } from '@livery/ui/skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../../games/artwork.ts';
import { Balls } from '../balls/balls.tsx';
import { timeLeft } from '../clock/time-left.ts';
import styles from './lobby.module.css';

interface LotteryListProps {
  readonly heading: string;
  readonly entries: readonly LotteryEntry[];
  readonly opened: ReadonlyMap<string, OpenedLottery>;
  readonly now: number;
}

/** Lotteries with what is left until they close, and what they drew last. */
export function LotteryList({ heading, entries, opened, now }: LotteryListProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.nodeId}>
            <LotteryRow entry={entry} opened={opened.get(entry.code)} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LotteryRow({ entry, opened, now }: { entry: LotteryEntry; opened: OpenedLottery | undefined; now: number }) {
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
        src={artwork.at(iconUrl, 104)}
        width={56}
        height={56}
        alt=""
        loading="lazy"
      />
      <span className={styles.text}>
        <bdi className={styles.name}>{displayName}</bdi>
        {opened?.last?.result ? (
          <Balls family={family} result={opened.last.result} size="small" />
        ) : opened ? (
          <span className={styles.soon}>{t('draw.waiting')}</span>
        ) : (
          <Skeleton />
        )}
      </span>
      <span className={styles.left}>
        <span className={styles.caption}>{t('clock.closes')}</span>
        <bdi className={styles.time} dir="ltr">
          {opened ? timeLeft(opened.current.closesAt, now) : '--:--'}
        </bdi>
      </span>
    </Link>
  );
}
