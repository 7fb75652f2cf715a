import { useGameListInfiniteQuery, type GameListQuery } from '@livery/api/games';
import { useMemo, type ReactNode } from 'react';
import { PagedTiles } from './paged-tiles.tsx';

interface GameListProps {
  readonly query: GameListQuery;
  readonly unmarked?: 'hot' | 'new' | undefined;
  readonly empty: ReactNode;
}

/** The games of a category, as they are asked for. */
export function GameList({ query, ...shown }: GameListProps) {
  const { data, ...paging } = useGameListInfiniteQuery(query);
  return <PagedTiles pages={useMemo(() => data?.pages.map(({ games }) => games), [data])} paging={paging} {...shown} />;
}
