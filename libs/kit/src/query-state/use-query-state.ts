import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../errors/use-error-message.ts';

/** Result of a query, as the client reports it. */
export interface QueryLike<Value> {
  readonly data?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** State of a query for rendering: `AsyncContent` of the design system takes it. */
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

/** Query state with an error message. Data is kept while it is refetched, and when the refetch fails. */
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

/** Query state of the current parameters only: another period or filter shows no data of the previous one. */
export const useCurrentQueryState = <Value>({
  currentData,
  ...query
}: QueryLike<Value> & { readonly currentData?: Value | undefined }): QueryState<Value> =>
  useQueryState({ ...query, data: currentData });
