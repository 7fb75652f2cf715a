import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { StateView } from '../state-view/state-view.tsx';
import styles from './loaded.module.css';

/** How far an answer has come. What was there stays while it is refreshed. */
export type Answer<Value> =
  | { readonly status: 'waiting'; readonly data?: undefined }
  | {
      readonly status: 'failed';
      readonly data?: undefined;
      readonly title: string;
      readonly detail: string;
      readonly retryLabel: string;
      readonly retry: () => void;
    }
  | { readonly status: 'ready'; readonly data: Value };

export interface LoadedProps<Value> {
  readonly answer: Answer<Value>;
  /** Rows that the skeleton has. */
  readonly rows?: number;
  readonly children: (value: Value) => ReactNode;
}

/** What an answer is drawn as: a skeleton until it is there, and where none comes a way to ask again. */
export const Loaded = <Value,>({ answer, rows = 3, children }: LoadedProps<Value>) => {
  if (answer.status === 'ready') return children(answer.data);
  if (answer.status === 'failed')
    return (
      <StateView
        kind="failed"
        title={answer.title}
        detail={answer.detail}
        action={<Button onClick={answer.retry}>{answer.retryLabel}</Button>}
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
