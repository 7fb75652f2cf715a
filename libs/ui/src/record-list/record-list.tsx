import type { Key, ReactNode } from 'react';
import { List } from '../list-item/list-item.tsx';
import { InfiniteList, type InfinitePages } from '../infinite-list/infinite-list.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';

interface Page {
  readonly list: readonly unknown[];
}

type RecordItem<P extends Page> = P['list'][number];

export interface RecordListProps<P extends Page> {
  readonly state: InfinitePages<P>;
  readonly empty: string;
  /** Second line of the message that an empty list shows. */
  readonly emptyDetail: string;
  /** Renders content above the list, e.g. totals. `first` is the first loaded page of the list. */
  readonly renderHeader?: (first: P) => ReactNode;
  readonly getKey: (record: RecordItem<P>) => Key;
  readonly renderRow: (record: RecordItem<P>) => ReactNode;
}

/** A list of records that loads the next page when the user scrolls to its end. */
export const RecordList = <P extends Page>({
  state,
  empty,
  emptyDetail,
  renderHeader,
  getKey,
  renderRow,
}: RecordListProps<P>) => (
  <InfiniteList state={state} rows={6}>
    {(first, pages) => {
      const records: readonly RecordItem<P>[] = pages.flatMap(({ list }) => list);
      if (records.length === 0)
        return <EmptyState kind="no-result" title={empty} detail={emptyDetail} />;
      return (
        <>
          {renderHeader?.(first)}
          <List items={records} getKey={getKey} renderItem={renderRow} />
        </>
      );
    }}
  </InfiniteList>
);
