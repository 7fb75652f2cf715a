import { Spinner } from '@livery/ui/spinner';
import { useInfiniteScroll } from '@livery/ui/use-infinite-scroll';
import type { ReactNode } from 'react';
import { Loaded } from './loaded.tsx';
import styles from './parts.module.css';

interface PagedProps<Page> {
  readonly query: {
    readonly currentData?: { readonly pages: readonly Page[] } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
    readonly refetch: () => unknown;
  };
  readonly children: (first: Page, pages: readonly Page[]) => ReactNode;
}

/** Pages that come as one scrolls. */
export const Paged = <Page,>({ query, children }: PagedProps<Page>) => {
  const { currentData, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const sentinel = useInfiniteScroll<HTMLDivElement>({ hasMore: hasNextPage, isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() });
  return (
    <>
      <Loaded query={{ data: currentData, error, isFetching, refetch }}>{({ pages }) => pages[0] !== undefined && children(pages[0], pages)}</Loaded>
      <div ref={sentinel} />
      {isFetchingNextPage && (
        <div className={styles.more}>
          <Spinner />
        </div>
      )}
    </>
  );
};
