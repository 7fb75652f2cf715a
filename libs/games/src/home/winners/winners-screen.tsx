import { useWinnerBoardQuery, type Winner } from '@livery/api/catalogue/winners';
import { useFormat } from '@livery/kit/format/use-format';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../../game-data/artwork.ts';
import type { LaunchLink } from '../../launch/navigation/launch-link.ts';
import { useLaunch } from '../../launch/use-launch.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { winnerBoardQuery } from './winner-board-query.ts';
import { sortByAmount } from './sort-by-amount.ts';
import styles from './winners-screen.module.css';

/** Page with the largest recent wins, the largest first. Each win links to its game. */
export const Screen = () => {
  const { t } = useTranslation(['games', 'shell']);
  const launch = useLaunch();
  const { data, isError, isFetching, refetch } = useWinnerBoardQuery(winnerBoardQuery(useDebouncedLanguage()));
  if (!data && isError) {
    return (
      <EmptyState
        kind={navigator.onLine ? 'failed' : 'offline'}
        title={t('winners.failed')}
        action={
          <Button isPending={isFetching} onClick={refetch}>
            {t('shell:action.retry')}
          </Button>
        }
      />
    );
  }
  if (!data) return <Waiting />;
  if (data.list.length === 0)
    return (
      <EmptyState
        kind="first-use"
        title={t('winners.none')}
        action={<Button href={paths.home}>{t('shell:action.home')}</Button>}
      />
    );
  return (
    <ol className={styles.list}>
      {sortByAmount(data.list.map(({ vo }) => vo)).map((winner, index) => (
        <Row key={winner.id} winner={winner} rank={index + 1} launch={launch(winner)} />
      ))}
    </ol>
  );
};

function Row({ winner, rank, launch }: { winner: Winner; rank: number; launch: LaunchLink }) {
  const artwork = useArtwork();
  const { money, count, date } = useFormat();
  return (
    <li>
      <Link className={styles.row} data-rank={rank} {...launch}>
        <span className={styles.rank}>{count(rank)}</span>
        <span className={styles.art} style={{ backgroundColor: winner.colour }}>
          {/* The background shows the game's colour if the image does not load. */}
          <img
            key={winner.iconUrl}
            src={artwork.toUrl(winner.iconUrl, 104)}
            width={48}
            height={48}
            alt=""
            onError={(event) => (event.currentTarget.hidden = true)}
            loading={rank > 10 ? 'lazy' : 'eager'}
          />
        </span>
        <span className={styles.text}>
          <bdi className={styles.game}>{winner.gameName}</bdi>
          <span className={styles.more}>
            <bdi>{winner.customerName}</bdi> · <time dateTime={winner.wonAt}>{date(winner.wonAt)}</time>
          </span>
        </span>
        <bdi className={styles.amount}>{money(winner.winAmount, winner.currency)}</bdi>
      </Link>
    </li>
  );
}

const skeletonRows = Array.from({ length: 10 }, (_, row) => row);

function Waiting() {
  return (
    <div className={styles.list} aria-hidden>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.rank} />
          <Skeleton shape="block" className={styles.art} />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
