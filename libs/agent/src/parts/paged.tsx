import { Spinner } from '@livery/ui/spinner';
import { useInfiniteScroll } from '@livery/ui/use-infinite-scroll';
import type { ReactNode } from 'react';
import { Loaded } from './loaded.tsx';
import styles from './page.module.css';

export interface PagedQuery<Page> {
  readonly currentData?: { readonly pages: readonly Page[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface PagedProps<Page> {
  readonly query: PagedQuery<Page>;
  /** Rows that the skeleton has. */
  readonly rows?: number;
  readonly children: (first: Page, pages: readonly Page[]) => ReactNode;
}

/** Pages that come as one scrolls. */
export const Paged = <Page,>({ query, rows = 4, children }: PagedProps<Page>) => {
  const { currentData, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const sentinel = useInfiniteScroll<HTMLDivElement>({ hasMore: hasNextPage, isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() });
  return (
    <>
      <Loaded query={{ data: currentData, error, isFetching, refetch }} rows={rows}>{({ pages }) => pages[0] !== undefined && children(pages[0], pages)}</Loaded>
      <div ref={sentinel} />
      {isFetchingNextPage && (
        <div className={styles.more}>
          <Spinner />
        </div>
      )}
    </>
  );
};
