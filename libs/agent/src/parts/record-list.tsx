import { Spinner } from '@livery/ui/spinner';
import { StateView } from '@livery/ui/state-view';
import { useInfiniteScroll } from '@livery/ui/use-infinite-scroll';
import type { Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from './loaded.tsx';
import styles from './page.module.css';

interface Page {
  readonly list: readonly unknown[];
}

type EntryOf<P extends Page> = P['list'][number];

interface PagedQuery<P> {
  readonly data?: { readonly pages: readonly P[] } | undefined;
  readonly currentData?: { readonly pages: readonly P[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

interface RecordListProps<P extends Page> {
  readonly query: PagedQuery<P>;
  readonly empty: string;
  /** What to do about it; absent: another period or filter. */
  readonly detail?: string;
  /** Drawn over the list from its first page: totals, a way to save them. */
  readonly renderHead?: (first: P) => ReactNode;
  readonly keyOf: (entry: EntryOf<P>) => Key;
  readonly renderRow: (entry: EntryOf<P>) => ReactNode;
}

/** Pages of records that come as one scrolls. */
export const RecordList = <P extends Page>({ query, empty, detail, renderHead, keyOf, renderRow }: RecordListProps<P>) => {
  const { t } = useTranslation('records');
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const sentinel = useInfiniteScroll<HTMLDivElement>({ hasMore: hasNextPage, isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() });
  return (
    <>
      <Loaded query={{ data: currentData, error: query.error, isFetching: query.isFetching, refetch: query.refetch }} rows={6}>
        {({ pages }) => {
          const [first] = pages;
          const entries: readonly EntryOf<P>[] = pages.flatMap(({ list }) => list);
          if (!first || entries.length === 0) return <StateView kind="no-result" title={empty} detail={detail ?? t('emptyDetail')} />;
          return (
            <>
              {renderHead?.(first)}
              <ul className={styles.list}>
                {entries.map((entry) => (
                  <li key={keyOf(entry)} className={styles.entry}>
                    {renderRow(entry)}
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
      <div ref={sentinel} />
      {isFetchingNextPage && (
        <div className={styles.more}>
          <Spinner />
        </div>
      )}
    </>
  );
};
