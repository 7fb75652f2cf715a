import { ClientError } from '@livery/contract/errors';
import { useDispatch } from 'react-redux';
import type { ApiError } from './api-error.ts';

interface PagesResult<P> {
  readonly data?: { readonly pages: readonly P[] } | undefined;
  readonly error?: unknown;
  readonly hasNextPage?: boolean;
}

/** Endpoint of an infinite query, a query that loads a list page by page. */
interface PagedEndpoint<Filter, P> {
  readonly initiate: (
    filter: Filter,
    options: { readonly subscribe: false; readonly forceRefetch?: true; readonly direction?: 'forward' },
  ) => (dispatch: never, getState: never, extra: never) => PromiseLike<PagesResult<P>>;
}

/** Number of rows per page. `maxPages` below is the maximum number of pages that are loaded. */
const pageSize = 200;
const maxPages = 50;

/**
 * Returns a function that loads all pages of a list and returns their rows. If a page fails, the function rejects with
 * its ApiError. If the list has more than `maxPages` pages, it rejects with the ApiError `ListTooLong`. Otherwise an
 * exported file would lack rows without any notice.
 */
export const useAllPages = <
  Filter extends object,
  P extends { readonly list: readonly unknown[]; readonly next: string | null },
>(
  endpoint: PagedEndpoint<Filter, P>,
  filter: Filter,
): (() => Promise<P['list'][number][]>) => {
  const dispatch = useDispatch() as unknown as (thunk: unknown) => PromiseLike<PagesResult<P>>;
  return async () => {
    const pageQuery = { ...filter, limit: pageSize };
    let result = await dispatch(endpoint.initiate(pageQuery, { subscribe: false, forceRefetch: true }));
    while (!result.error && result.data?.pages.at(-1)?.next && result.data.pages.length < maxPages) {
      result = await dispatch(endpoint.initiate(pageQuery, { subscribe: false, direction: 'forward' }));
    }
    if (result.error) throw result.error;
    if (result.data?.pages.at(-1)?.next) throw { code: ClientError.ListTooLong, status: 0 } satisfies ApiError;
    return result.data?.pages.flatMap(({ list }) => list) ?? [];
  };
};
