import { StateView } from '@livery/ui/state-view';
import type { Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';
import { Paged, type PagedQuery } from './paged.tsx';

interface Page {
  readonly list: readonly unknown[];
}

type EntryOf<P extends Page> = P['list'][number];

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
  return (
    <Paged query={query} rows={6}>
      {(first, pages) => {
        const entries: readonly EntryOf<P>[] = pages.flatMap(({ list }) => list);
        if (entries.length === 0) return <StateView kind="no-result" title={empty} detail={detail ?? t('emptyDetail')} />;
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
    </Paged>
  );
};
