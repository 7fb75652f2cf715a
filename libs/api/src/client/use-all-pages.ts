import { useDispatch } from 'react-redux';

interface PagesResult<P> {
  readonly data?: { readonly pages: readonly P[] } | undefined;
  readonly error?: unknown;
  readonly hasNextPage?: boolean;
}

/** An endpoint that is read by pages. */
interface PagedEndpoint<Filter, P> {
  readonly initiate: (
    filter: Filter,
    options: { readonly subscribe: false; readonly forceRefetch?: true; readonly direction?: 'forward' },
  ) => (dispatch: never, getState: never, extra: never) => PromiseLike<PagesResult<P>>;
}

/** Rows per page when a complete list is loaded, and the max number of pages. */
const pageSize = 200;
const maxPages = 50;

/** Loads every page of a list. Rejects with the ApiError of a page that failed. */
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
    return result.data?.pages.flatMap(({ list }) => list) ?? [];
  };
};
