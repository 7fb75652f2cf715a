import { useGameListInfiniteQuery, type GameListQuery } from '@livery/api/catalogue/games';
import { useMemo, type ReactNode } from 'react';
import { InfiniteTiles } from './infinite-tiles.tsx';

interface GameListProps {
  readonly query: GameListQuery;
  readonly hiddenBadge?: 'hot' | 'new' | undefined;
  readonly empty: ReactNode;
}

/** List of a category's games. Further pages load while the visitor scrolls. */
export function GameList({ query, ...shown }: GameListProps) {
  const { data, ...paging } = useGameListInfiniteQuery(query);
  return (
    <InfiniteTiles pages={useMemo(() => data?.pages.map(({ games }) => games), [data])} paging={paging} {...shown} />
  );
}
