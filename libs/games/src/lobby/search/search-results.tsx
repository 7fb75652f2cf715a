import { type GameSearchResult, useSearchGamesQuery } from '@livery/api/catalogue/search';
import { useOnlineStatus } from '@livery/kit/network/use-online-status';
import { paths } from '@livery/kit/paths';
import { useFormat } from '@livery/kit/format/use-format';
import { Button } from '@livery/ui/button';
import { Link } from '@livery/ui/link';
import { Skeleton } from '@livery/ui/skeleton';
import { EmptyState } from '@livery/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { type Artwork, useArtwork } from '../../game-data/artwork.ts';
import type { LaunchLink } from '../../launch/navigation/launch-link.ts';
import { useLaunch } from '../../launch/use-launch.ts';
import { useDebouncedLanguage } from '../../language/use-debounced-language.ts';
import styles from './search.module.css';

interface SearchResultsProps {
  readonly name: string;
  /** True if links to categories, vendors or pages match. The empty state of the games is then hidden. */
  readonly hasLinks: boolean;
  readonly onOpen: () => void;
}

/**
 * List of the games that match the search, the best match first. Each row shows the studio and the category. Screen
 * readers announce the number of games.
 */
export function SearchResults({ name, hasLinks, onOpen }: SearchResultsProps) {
  const { t } = useTranslation(['search', 'games', 'shell']);
  const { count } = useFormat();
  const isOnline = useOnlineStatus();
  const launch = useLaunch();
  const artwork = useArtwork();
  const { currentData, data, isError, isFetching, refetch } = useSearchGamesQuery({
    keyword: name,
    language: useDebouncedLanguage(),
  });
  // Shows the previous results until the new results have loaded.
  const shown = currentData ?? data;
  if (isError && !currentData) {
    if (!isOnline) return <EmptyState kind="offline" title={t('offline')} />;
    return (
      <EmptyState
        kind="failed"
        title={t('failed')}
        action={
          <Button isPending={isFetching} onClick={() => void refetch()}>
            {t('shell:action.retry')}
          </Button>
        }
      />
    );
  }
  if (!shown) return <Waiting />;
  return (
    <>
      <p role="status" className={styles.count}>
        {isFetching ? '' : t('count', { shown: count(shown.total) })}
      </p>
      {shown.list.length === 0 && !hasLinks && (
        <EmptyState
          kind="no-result"
          title={t('none', { name })}
          detail={t('noneDetail')}
          action={<Button href={paths.gameList}>{t('games:games.showAll')}</Button>}
        />
      )}
      {shown.list.length > 0 && (
        <ul
          className={styles.list}
          aria-label={t('results')}
          aria-busy={isFetching}
          data-stale={isFetching || undefined}
        >
          {shown.list.map((game) => (
            <li key={game.nodeId}>
              <Row
                game={game}
                category={t(`games:category.${game.gameType}`)}
                artwork={artwork}
                launch={launch(game)}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface RowProps {
  readonly game: GameSearchResult;
  readonly category: string;
  readonly artwork: Artwork;
  readonly launch: LaunchLink;
  readonly onOpen: () => void;
}

function Row({ game, category, artwork, launch, onOpen }: RowProps) {
  return (
    <Link
      className={styles.row}
      {...launch}
      onClick={(event) => {
        onOpen();
        launch.onClick?.(event);
      }}
    >
      <img
        className={styles.art}
        style={{ backgroundColor: game.colour }}
        src={artwork.toUrl(game.iconUrl, 104)}
        width={56}
        height={56}
        alt=""
        loading="lazy"
      />
      <span className={styles.text}>
        <bdi className={styles.name}>{game.gameName}</bdi>
        <span className={styles.more}>
          <bdi>{game.vendorName}</bdi> · {category}
        </span>
      </span>
    </Link>
  );
}

const rows = Array.from({ length: 6 }, (_, row) => row);

function Waiting() {
  return (
    <div className={styles.list} aria-hidden>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="block" className={styles.art} />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
