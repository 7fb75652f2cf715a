import { useGameListInfiniteQuery, type GameTile } from '@livery/api/games';
import { useBrand } from '@livery/kit/brand';
import { useFormat } from '@livery/kit/use-format';
import { Spinner } from '@livery/ui/spinner';
import { TileWindow } from '@livery/ui/tile-window';
import { useInfiniteScroll } from '@livery/ui/use-infinite-scroll';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameFilter } from '../category-menu/use-game-filter.ts';
import { useSettledLanguage } from '../language/use-settled-language.ts';
import { SectionFailed } from '../section/section-failed.tsx';
import { useSeenGames } from '../seen-games/use-seen-games.ts';
import styles from './category-games.module.css';
import { GameCell } from './game-cell.tsx';
import { GameSkeletons } from './game-skeletons.tsx';
import { GamesEmpty } from './games-empty.tsx';
import { GamesFailed } from './games-failed.tsx';
import { firstTiles } from './hot-games.tsx';
import { tileRatio } from './tile-ratio.ts';
import { useTiles } from './use-tiles.ts';

/** A list of any length that grows as it is scrolled. */
export function GameList({ filter: { category, vendor, name, choose } }: { filter: GameFilter }) {
  const { t } = useTranslation('games');
  const { count } = useFormat();
  const tiles = useTiles();
  const { layout } = useBrand();
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useGameListInfiniteQuery({
    gameType: category,
    vassalage: vendor || undefined,
    gameName: name || undefined,
    language: useSettledLanguage(),
  });
  const games = useMemo(() => data && onceEach(data.pages.flatMap((page) => page.games)), [data]);
  useSeenGames(games);
  const more = () => void fetchNextPage();
  const sentinel = useInfiniteScroll<HTMLDivElement>({ hasMore: hasNextPage && !isFetchNextPageError, isLoading: isFetching, onMore: more });
  const drawTile = useCallback((game: GameTile, index: number) => <GameCell key={game.nodeId} game={game} tiles={tiles} isPriority={index < firstTiles} />, [tiles]);

  if (!games) return error ? <GamesFailed error={error} isRetrying={isFetching} onRetry={refetch} /> : <GameSkeletons />;
  if (games.length === 0) return <GamesEmpty name={name} onShowAll={() => choose({ name: '' })} />;
  return (
    <>
      <TileWindow items={games} renderTile={drawTile} ratio={tileRatio[layout.tile]} />
      <div ref={sentinel} className={styles.end}>
        {hasNextPage ? isFetchingNextPage && <Spinner aria-label={t('games.loading')} /> : t('games.end', { count: games.length, number: count(games.length) })}
      </div>
      {isFetchNextPageError && <SectionFailed onRetry={more} isRetrying={isFetchingNextPage} />}
    </>
  );
}

/** A game that moved to a later page while one scrolled is listed where it was first. */
const onceEach = (games: readonly GameTile[]): GameTile[] => [...new Map(games.map((game) => [game.nodeId, game])).values()];
