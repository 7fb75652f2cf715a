import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import styles from './async-content.module.css';

/**
 * State of a query to the server. While loaded data is fetched again, the status stays
 * `loaded`.
 */
export type AsyncState<Value> =
  | { readonly status: 'loading'; readonly data?: undefined }
  | {
      readonly status: 'failed';
      readonly data?: undefined;
      readonly title: string;
      readonly detail: string;
      readonly retryLabel: string;
      readonly retry: () => void;
    }
  | { readonly status: 'loaded'; readonly data: Value };

export interface AsyncContentProps<Value> {
  readonly state: AsyncState<Value>;
  /** Number of placeholder rows that are shown while the query loads, 3 by default. */
  readonly rows?: number;
  readonly children: (value: Value) => ReactNode;
}

/**
 * Shows the state of a query: skeleton rows during the load, an error with a retry button, or the
 * content.
 */
export const AsyncContent = <Value,>({ state, rows = 3, children }: AsyncContentProps<Value>) => {
  if (state.status === 'loaded') return children(state.data);
  if (state.status === 'failed')
    return (
      <EmptyState
        kind="failed"
        title={state.title}
        detail={state.detail}
        action={<Button onClick={state.retry}>{state.retryLabel}</Button>}
      />
    );
  return (
    <div className={styles.root}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="block" className={styles.row} />
      ))}
    </div>
  );
};
