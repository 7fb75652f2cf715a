import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { StateView } from '@livery/ui/state-view';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './parts.module.css';
import { useErrorPhrase } from './use-error-phrase.ts';

interface LoadedProps<Value> {
  readonly query: { readonly data?: Value | undefined; readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Rows that the skeleton has. */
  readonly rows?: number;
  readonly children: (value: Value) => ReactNode;
}

/** What an answer is drawn as: a skeleton until it is there, and where none comes a way to ask again. */
export const Loaded = <Value,>({ query: { data, error, isFetching, refetch }, rows = 4, children }: LoadedProps<Value>) => {
  const { t } = useTranslation('shell');
  const phrase = useErrorPhrase();
  if (data !== undefined) return children(data);
  if (error && !isFetching) return <StateView kind="failed" title={t('state.failed.title')} detail={phrase(error)} action={<Button onClick={() => void refetch()}>{t('action.retry')}</Button>} />;
  return (
    <div className={styles.skeletons}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="block" className={styles.skeleton} />
      ))}
    </div>
  );
};
