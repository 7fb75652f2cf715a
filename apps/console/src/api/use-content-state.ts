import type { AsyncState } from '@livery/ui/async-content';
import { useTexts } from '../i18n/use-texts.ts';
import { useErrorText } from './use-error-text.ts';

interface QueryResult<Value> {
  readonly data?: Value | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/**
 * Converts the result of a query to the state that the component `AsyncContent` shows: loading, loaded or failed.
 * Data that was loaded stays visible while the query loads again, and if the new load fails.
 */
export const useContentState = <Value>({ data, error, refetch }: QueryResult<Value>): AsyncState<Value> => {
  const t = useTexts('shell');
  const explain = useErrorText();
  if (data !== undefined) return { status: 'loaded', data };
  if (error === undefined) return { status: 'loading' };
  return {
    status: 'failed',
    title: t('failed'),
    detail: explain(error),
    retryLabel: t('action.retry'),
    retry: () => void refetch(),
  };
};
