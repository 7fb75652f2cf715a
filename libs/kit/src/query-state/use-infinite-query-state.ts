import { type QueryState, type QueryLike, useQueryState } from './use-query-state.ts';

/** Result of a paginated query, as the client reports it. */
export interface InfiniteQueryLike<Page> extends Omit<QueryLike<unknown>, 'data'> {
  readonly currentData?: { readonly pages: readonly Page[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Loaded pages and the function that loads the next one: `InfiniteList` and `RecordList` of the design system take it.
 */
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
