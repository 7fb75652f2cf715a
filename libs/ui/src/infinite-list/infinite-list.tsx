import type { ReactNode } from 'react';
import { type AsyncState, AsyncContent } from '../async-content/async-content.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useInfiniteScroll } from '../use-infinite-scroll/use-infinite-scroll.tsx';
import styles from './infinite-list.module.css';

/**
 * State of a list that loads page by page: the loaded pages, and `onMore`, which loads the next
 * page. `hasMore` is true if there is a next page.
 */
export type InfinitePages<Page> = AsyncState<readonly Page[]> & {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
};

export interface InfiniteListProps<Page> {
  readonly state: InfinitePages<Page>;
  /** Number of placeholder rows that are shown while the first page loads, 4 by default. */
  readonly rows?: number;
  readonly children: (first: Page, pages: readonly Page[]) => ReactNode;
}

/** A list that loads the next page when the user scrolls to its end. */
export const InfiniteList = <Page,>({ state, rows = 4, children }: InfiniteListProps<Page>) => {
  const { hasMore, isLoadingMore, onMore } = state;
  const sentinel = useInfiniteScroll<HTMLDivElement>({ hasMore, isLoading: isLoadingMore, onMore });
  return (
    <>
      <AsyncContent state={state} rows={rows}>
        {(pages) => pages[0] !== undefined && children(pages[0], pages)}
      </AsyncContent>
      <div ref={sentinel} />
      {isLoadingMore && (
        <div className={styles.more}>
          <Spinner />
        </div>
      )}
    </>
  );
};
