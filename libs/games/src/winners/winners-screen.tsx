import { useWinnerBoardQuery, type Winner } from '@livery/api/winners';
import { useFormat } from '@livery/kit/use-format';
import { paths } from '@livery/kit/paths';
import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { Skeleton } from '@livery/ui/skeleton';
import { StateView } from '@livery/ui/state-view';
import { useTranslation } from 'react-i18next';
import { useArtwork } from '../games/artwork.ts';
import type { Launch } from '../games/launch.ts';
import { useLaunch } from '../games/use-launch.ts';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import { homeWinners } from './home-winners.ts';
import { sortedByAmount } from './sorted-by-amount.ts';
import styles from './winners-screen.module.css';

/** The largest recent wins, the largest first; each leads to its game. */
export const Screen = () => {
  const { t } = useTranslation('games');
  const launch = useLaunch();
  const { data, isError, isFetching, refetch } = useWinnerBoardQuery(homeWinners(useSettledLanguage()));
  if (!data && isError) {
    return (
      <StateView
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
      <StateView
        kind="first-use"
        title={t('winners.none')}
        action={<Button href={paths.home}>{t('shell:action.home')}</Button>}
      />
    );
  return (
    <ol className={styles.list}>
      {sortedByAmount(data.list.map(({ vo }) => vo)).map((winner, index) => (
        <Row key={winner.id} winner={winner} rank={index + 1} launch={launch(winner)} />
      ))}
    </ol>
  );
};

function Row({ winner, rank, launch }: { winner: Winner; rank: number; launch: Launch }) {
  const artwork = useArtwork();
  const { money, count, date } = useFormat();
  return (
    <li>
      <Link className={styles.row} data-rank={rank} {...launch}>
        <span className={styles.rank}>{count(rank)}</span>
        <span className={styles.art} style={{ backgroundColor: winner.colour }}>
          {/* What is left of a picture that fails is the game's colour. */}
          <img
            key={winner.iconUrl}
            src={artwork.at(winner.iconUrl, 104)}
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

const places = Array.from({ length: 10 }, (_, place) => place);

function Waiting() {
  return (
    <div className={styles.list} aria-hidden>
      {places.map((place) => (
        <div key={place} className={styles.row}>
          <span className={styles.rank} />
          <Skeleton shape="block" className={styles.art} />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
