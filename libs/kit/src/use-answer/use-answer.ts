import { useTranslation } from 'react-i18next';
import { useErrorPhrase } from '../use-error-phrase/use-error-phrase.ts';

/** A call as the client tells of it. */
export interface Asked<Value> {
  readonly data?: Value | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** What an answer is drawn as: `Loaded` of the design system takes it. */
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

/** How far a call has come, in words where it failed. What was there stays while it is refreshed, and while it cannot be. */
export const useAnswer = <Value>({ data, error, isFetching, refetch }: Asked<Value>): Answer<Value> => {
  const { t } = useTranslation('shell');
  const phrase = useErrorPhrase();
  if (data !== undefined) return { status: 'ready', data };
  if (!error || isFetching) return { status: 'waiting' };
  return {
    status: 'failed',
    title: t('shell:state.failed.title'),
    detail: phrase(error),
    retryLabel: t('shell:action.retry'),
    retry: () => void refetch(),
  };
};

/** The same of what was asked last: another period or filter shows nothing of the one before. */
export const useCurrentAnswer = <Value>({
  currentData,
  ...query
}: Asked<Value> & { readonly currentData?: Value | undefined }): Answer<Value> =>
  useAnswer({ ...query, data: currentData });
