import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../errors/use-error-message.ts';

/** A call as the client tells of it. */
export interface QueryLike<Value> {
  readonly data?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What an answer is drawn as: `Loaded` of the design system takes it. */
export type QueryState<Value> =
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

/** How far a call has come, in words where it failed. What was there stays while it is refreshed, and while it cannot be. */
export const useQueryState = <Value>({ data, error, isFetching, refetch }: QueryLike<Value>): QueryState<Value> => {
  const { t } = useTranslation('shell');
  const getErrorMessage = useErrorMessage();
  if (data !== undefined) return { status: 'ready', data };
  if (!error || isFetching) return { status: 'waiting' };
  return {
    status: 'failed',
    title: t('shell:state.failed.title'),
    detail: getErrorMessage(error),
    retryLabel: t('shell:action.retry'),
    retry: () => void refetch(),
  };
};

/** The same of what was asked last: another period or filter shows nothing of the one before. */
export const useCurrentQueryState = <Value>({
  currentData,
  ...query
}: QueryLike<Value> & { readonly currentData?: Value | undefined }): QueryState<Value> =>
  useQueryState({ ...query, data: currentData });
