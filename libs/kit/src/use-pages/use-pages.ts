import { type Answer, type Asked, useAnswer } from '../use-answer/use-answer.ts';

/** A call whose answer comes page by page, as the client tells of it. */
export interface AskedPages<Page> extends Omit<Asked<unknown>, 'data'> {
  readonly currentData?: { readonly pages: readonly Page[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The pages that are there and how the next one comes: `Paged` and `RecordList` of the design system take it. */
export const usePages = <Page>({
  currentData,
  error,
  isFetching,
  refetch,
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
}: AskedPages<Page>): Answer<readonly Page[]> & { hasMore: boolean; isLoadingMore: boolean; onMore: () => void } => ({
  ...useAnswer({ data: currentData?.pages, error, isFetching, refetch }),
  hasMore: hasNextPage,
  isLoadingMore: isFetchingNextPage,
  onMore: () => void fetchNextPage(),
});
