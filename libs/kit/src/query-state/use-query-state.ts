import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../errors/use-error-message.ts';

/** Fields of an RTK Query result that `useQueryState` needs. */
export interface QueryLike<Value> {
  readonly data?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** State of a query, as a prop for `AsyncContent`. */
export type QueryState<Value> =
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

/**
 * Returns the state of a query, with an error message if the query failed. During a refetch and after a failed refetch,
 * the state still contains the data of the last successful request.
 */
export const useQueryState = <Value>({ data, error, isFetching, refetch }: QueryLike<Value>): QueryState<Value> => {
  const { t } = useTranslation('shell');
  const getErrorMessage = useErrorMessage();
  if (data !== undefined) return { status: 'loaded', data };
  if (!error || isFetching) return { status: 'loading' };
  return {
    status: 'failed',
    title: t('state.failed.title'),
    detail: getErrorMessage(error),
    retryLabel: t('action.retry'),
    retry: () => void refetch(),
  };
};

/**
 * Returns the state of a query for its current parameters only. When a parameter changes, e.g. the period of a
 * report, the data of the previous parameters is not shown.
 */
export const useCurrentQueryState = <Value>({
  currentData,
  ...query
}: QueryLike<Value> & { readonly currentData?: Value | undefined }): QueryState<Value> =>
  useQueryState({ ...query, data: currentData });
