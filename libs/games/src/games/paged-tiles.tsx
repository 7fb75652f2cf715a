import type { GameTile } from '@livery/api/games';
import { NodeType } from '@livery/contract/enums';
import { useBrand } from '@livery/kit/brand';
import { useFormat } from '@livery/kit/use-format';
import { Spinner } from '@livery/ui/spinner';
import { TileWindow } from '@livery/ui/tile-window';
import { useInfiniteScroll } from '@livery/ui/use-infinite-scroll';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionFailed } from '../section/section-failed.tsx';
import { useSeenGames } from '../seen-games/use-seen-games.ts';
import styles from './category-games.module.css';
import { GameCell } from './game-cell.tsx';
import { GameSkeletons } from './game-skeletons.tsx';
import { GamesFailed } from './games-failed.tsx';
import { firstTiles } from './hot-games.tsx';
import { tileRatio } from './tile-ratio.ts';
import { useTiles } from './use-tiles.ts';

/** What a list by pages knows of itself. */
export interface Paging {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface PagedTilesProps {
  /** Absent until the first page is here. */
  readonly pages: readonly (readonly GameTile[])[] | undefined;
  readonly paging: Paging;
  /** The mark that all of them would bear. */
  readonly unmarked?: 'hot' | 'new' | undefined;
  /** What stands in the place of a list without games. */
  readonly empty: ReactNode;
}

/** A list of any length that grows as it is scrolled. A page that fails stops it until the member asks to go on. */
export function PagedTiles({ pages, paging, unmarked, empty }: PagedTilesProps) {
  const { t } = useTranslation('games');
  const { count } = useFormat();
  const tiles = useTiles(unmarked);
  const { layout } = useBrand();
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = paging;
  const games = useMemo(() => pages && onceEach(pages.flat()), [pages]);
  useSeenGames(games);
  const more = () => void fetchNextPage();
  const sentinel = useInfiniteScroll<HTMLDivElement>({
    hasMore: hasNextPage && !isFetchNextPageError,
    isLoading: isFetching,
    onMore: more,
  });
  const drawTile = useCallback(
    (game: GameTile, index: number) => (
      <GameCell key={game.nodeId} game={game} tiles={tiles} isPriority={index < firstTiles} />
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
      {tiles.hearts && <tiles.hearts.KeepFavourites />}
      <TileWindow items={games} renderTile={drawTile} ratio={tileRatio[layout.tile]} />
      <div ref={sentinel} className={styles.end}>
        {hasNextPage
          ? isFetchingNextPage && <Spinner aria-label={t('games.loading')} />
          : t('games.end', { count: counted, number: count(counted) })}
      </div>
      {isFetchNextPageError && <SectionFailed onRetry={more} isRetrying={isFetchingNextPage} />}
    </>
  );
}

/** A game that moved to a later page while one scrolled is listed where it was first. */
const onceEach = (games: readonly GameTile[]): GameTile[] => [
  ...new Map(games.map((game) => [game.nodeId, game])).values(),
];
