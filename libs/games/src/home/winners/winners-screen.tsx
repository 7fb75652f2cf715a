import { useWinnerBoardQuery, winnerBoardQuery, type Winner } from '@livery/api/catalogue/winners';
import { useErrorMessage } from '@livery/kit/errors/use-error-message';
import { useFormat } from '@livery/kit/format/use-format';
import { useSearchParamChoice } from '@livery/kit/navigation/use-search-param-choice';
import { useOnlineStatus } from '@livery/kit/network/use-online-status';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { PlayIcon } from '@livery/ui/icons/play';
import { Link } from '@livery/ui/link';
import { SegmentedControl } from '@livery/ui/segmented-control';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../../game-data/artwork.ts';
import type { LaunchLink } from '../../launch/navigation/launch-link.ts';
import { useLaunch } from '../../launch/use-launch.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import { sortByAmount } from './sort-by-amount.ts';
import styles from './winners-screen.module.css';

const periods = ['month', 'week', 'day'] as const;
type Period = (typeof periods)[number];

const periodLabels = { day: 'records:range.today', week: 'records:range.week', month: 'records:range.month' } as const;

/** Page with the largest wins of a period. The three largest are on a podium. Each win links to its game. */
export const Screen = () => {
  const { t } = useTranslation(['games', 'records']);
  const [period, setPeriod] = useSearchParamChoice('period', periods);
  return (
    <div className={styles.root}>
      <SegmentedControl
        label={t('records:range.label')}
        segments={periods.map((id) => ({ id, label: t(periodLabels[id]) }))}
        value={period}
        onSelect={setPeriod}
      />
      <Board period={period} />
    </div>
  );
};

function Board({ period }: { period: Period }) {
  const { t } = useTranslation(['games', 'shell']);
  const launch = useLaunch();
  const isOnline = useOnlineStatus();
  const getErrorMessage = useErrorMessage();
  const { currentData, error, isFetching, refetch } = useWinnerBoardQuery(
    winnerBoardQuery(useDebouncedLanguage(), 'amount', period),
  );
  if (!currentData && error && !isFetching) {
    return (
      <EmptyState
        kind={isOnline ? 'failed' : 'offline'}
        title={t('winners.failed')}
        detail={getErrorMessage(error)}
        action={<Button onClick={refetch}>{t('shell:action.retry')}</Button>}
      />
    );
  }
  if (!currentData) return <Waiting />;
  if (currentData.list.length === 0)
    return (
      <EmptyState
        kind="first-use"
        title={t('winners.none')}
        action={<Button href={paths.home}>{t('shell:action.home')}</Button>}
      />
    );
  return (
    <ol className={styles.list} aria-label={t('winners.board')}>
      {sortByAmount(currentData.list.map(({ vo }) => vo)).map((winner, index) => (
        <Row key={winner.id} winner={winner} rank={index + 1} launch={launch(winner)} />
      ))}
    </ol>
  );
}

/** Number of the winners on the podium. */
const podiumSize = 3;

function Row({ winner, rank, launch }: { winner: Winner; rank: number; launch: LaunchLink }) {
  const artwork = useArtwork();
  const { money, count, date } = useFormat();
  return (
    <li className={rank <= podiumSize ? styles.step : undefined} data-rank={rank}>
      <Link className={styles.row} {...launch}>
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
        <PlayIcon className={styles.play} />
      </Link>
    </li>
  );
}

const skeletonRows = Array.from({ length: 10 }, (_, row) => row);

function Waiting() {
  return (
    <div className={styles.list} aria-hidden>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.waiting}>
          <Skeleton shape="block" className={styles.art} />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
