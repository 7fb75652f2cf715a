import type { AsyncState } from '@livery/ui/async-content';
import { useTexts } from '../i18n/use-texts.ts';
import { useErrorText } from './use-error-text.ts';

interface QueryResult<Value> {
  readonly data?: Value | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/** Returns the state of a query for `AsyncContent`. Data that was loaded stays visible while it loads again. */
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
