import type { GameTile } from '@livery/api/catalogue/games';
import { NodeType } from '@livery/contract/enums';
import { useBrand } from '@livery/kit/brand';
import { useFormat } from '@livery/kit/format/use-format';
import { Spinner } from '@livery/ui/spinner';
import { VirtualGrid } from '@livery/ui/virtual-grid';
import { useInfiniteScroll } from '@livery/ui/use-infinite-scroll';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionFailed } from '../section/section-failed.tsx';
import { useCacheGames } from '../game-data/offline-games/use-cache-games.ts';
import styles from './category-games.module.css';
import { GameCell } from '../game-tiles/game-cell.tsx';
import { GameSkeletons } from '../game-tiles/game-skeletons.tsx';
import { GamesFailed } from '../game-tiles/games-failed.tsx';
import { priorityTileCount } from './popular-games.tsx';
import { tileRatio } from '../game-tiles/tile-ratio.ts';
import { useTiles } from '../game-tiles/use-tiles.ts';

/** State of a paged query, as RTK Query returns it. */
export interface Paging {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface InfiniteTilesProps {
  /** Loaded pages. Undefined until the first page has loaded. */
  readonly pages: readonly (readonly GameTile[])[] | undefined;
  readonly paging: Paging;
  /** Badge that the tiles do not show, because every game of the list would have it. */
  readonly hiddenBadge?: 'hot' | 'new' | undefined;
  /** Content for an empty list. */
  readonly empty: ReactNode;
}

/**
 * Grid of game tiles. It loads the next page while the visitor scrolls. If a page fails to load, it loads no more pages
 * until the visitor taps the retry button.
 */
export function InfiniteTiles({ pages, paging, hiddenBadge, empty }: InfiniteTilesProps) {
  const { t } = useTranslation('games');
  const { count } = useFormat();
  const tiles = useTiles(hiddenBadge);
  const { layout } = useBrand();
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = paging;
  const games = useMemo(() => pages && uniqueGames(pages.flat()), [pages]);
  useCacheGames(games);
  const loadMore = () => void fetchNextPage();
  const sentinel = useInfiniteScroll<HTMLDivElement>({
    hasMore: hasNextPage && !isFetchNextPageError,
    isLoading: isFetching,
    onMore: loadMore,
  });
  const renderTile = useCallback(
    (game: GameTile, index: number) => (
      <GameCell key={game.nodeId} game={game} tiles={tiles} isPriority={index < priorityTileCount} />
    ),
    [tiles],
  );

  if (!games)
    return error ? (
      <GamesFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <GameSkeletons />
    );
  if (games.length === 0) return empty;
  const counted = games.filter(({ nodeType }) => nodeType !== NodeType.Vendor).length;
  return (
    <>
      {tiles.favourites && <tiles.favourites.FavouritesSync />}
      <VirtualGrid items={games} renderTile={renderTile} ratio={tileRatio[layout.tile]} />
      <div ref={sentinel} className={styles.end}>
        {hasNextPage
          ? isFetchingNextPage && <Spinner aria-label={t('games.loading')} />
          : t('games.end', { count: counted, number: count(counted) })}
      </div>
      {isFetchNextPageError && <SectionFailed onRetry={loadMore} isRetrying={isFetchingNextPage} />}
    </>
  );
}

/**
 * Removes duplicate games. While the visitor scrolls, a game can move to a later page of the gateway's list. The grid
 * then shows the game only at its first position.
 */
const uniqueGames = (games: readonly GameTile[]): GameTile[] => [
  ...new Map(games.map((game) => [game.nodeId, game])).values(),
];
