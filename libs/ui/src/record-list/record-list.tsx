import type { Key, ReactNode } from 'react';
import { EntryList } from '../entry/entry.tsx';
import { Paged, type Pages } from '../paged/paged.tsx';
import { StateView } from '../state-view/state-view.tsx';

interface Page {
  readonly list: readonly unknown[];
}

type EntryOf<P extends Page> = P['list'][number];

export interface RecordListProps<P extends Page> {
  readonly answer: Pages<P>;
  readonly empty: string;
  /** What to do about it. */
  readonly emptyDetail: string;
  /** Drawn over the list from its first page: totals, a way to save them. */
  readonly renderHead?: (first: P) => ReactNode;
  readonly keyOf: (entry: EntryOf<P>) => Key;
  readonly renderRow: (entry: EntryOf<P>) => ReactNode;
}

/** Pages of records that come as one scrolls. */
export const RecordList = <P extends Page>({
  answer,
  empty,
  emptyDetail,
  renderHead,
  keyOf,
  renderRow,
}: RecordListProps<P>) => (
  <Paged answer={answer} rows={6}>
    {(first, pages) => {
      const entries: readonly EntryOf<P>[] = pages.flatMap(({ list }) => list);
      if (entries.length === 0)
        return <StateView kind="no-result" title={empty} detail={emptyDetail} />;
      return (
        <>
          {renderHead?.(first)}
          <EntryList entries={entries} keyOf={keyOf} renderEntry={renderRow} />
        </>
      );
    }}
  </Paged>
);
