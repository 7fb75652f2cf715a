import { type QueryState, type QueryLike, useQueryState } from './use-query-state.ts';

/** Fields of an RTK Query result that `useInfiniteQueryState` needs. */
export interface InfiniteQueryLike<Page> extends Omit<QueryLike<unknown>, 'data'> {
  readonly currentData?: { readonly pages: readonly Page[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Returns the loaded pages and a function that loads the next page, as props for `InfiniteList` and `RecordList`. */
export const useInfiniteQueryState = <Page>({
  currentData,
  error,
  isFetching,
  refetch,
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
}: InfiniteQueryLike<Page>): QueryState<readonly Page[]> & {
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
} => ({
  ...useQueryState({ data: currentData?.pages, error, isFetching, refetch }),
  hasMore: hasNextPage,
  isLoadingMore: isFetchingNextPage,
  onMore: () => void fetchNextPage(),
});
