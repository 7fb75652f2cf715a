import type { ReactNode } from 'react';
import { type Answer, Loaded } from '../loaded/loaded.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { useInfiniteScroll } from '../use-infinite-scroll/use-infinite-scroll.tsx';
import styles from './paged.module.css';

/** The pages that are there, and how the next one comes. */
export type Pages<Page> = Answer<readonly Page[]> & {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
};

export interface PagedProps<Page> {
  readonly answer: Pages<Page>;
  /** Rows that the skeleton has. */
  readonly rows?: number;
  readonly children: (first: Page, pages: readonly Page[]) => ReactNode;
}

/** Pages that come as one scrolls. */
export const Paged = <Page,>({ answer, rows = 4, children }: PagedProps<Page>) => {
  const { hasMore, isLoadingMore, onMore } = answer;
  const sentinel = useInfiniteScroll<HTMLDivElement>({ hasMore, isLoading: isLoadingMore, onMore });
  return (
    <>
      <Loaded answer={answer} rows={rows}>
        {(pages) => pages[0] !== undefined && children(pages[0], pages)}
      </Loaded>
      <div ref={sentinel} />
      {isLoadingMore && (
        <div className={styles.more}>
          <Spinner />
        </div>
      )}
    </>
  );
};
