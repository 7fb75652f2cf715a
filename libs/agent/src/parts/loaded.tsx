import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { StateView } from '@livery/ui/state-view';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './page.module.css';
import { useErrorPhrase } from '@livery/kit/use-error-phrase';

interface Query<Value> {
  readonly data?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadedProps<Value> {
  readonly query: Query<Value>;
  /** Rows that the skeleton has. */
  readonly rows?: number;
  readonly children: (value: Value) => ReactNode;
}

/** What an answer is drawn as: a skeleton until it is there, and where none comes a way to ask again. What was there stays while it is refreshed. */
export const Loaded = <Value,>({ query, rows = 3, children }: LoadedProps<Value>) => {
  const { t } = useTranslation('shell');
  const phrase = useErrorPhrase();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error && !isFetching) {
    return (
      <StateView
        kind="failed"
        title={t('state.failed.title')}
        detail={phrase(error)}
        action={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>}
      />
    );
  }
  return (
    <div className={styles.skeletons}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="block" className={styles.skeleton} />
      ))}
    </div>
  );
};
