import { useDispatch } from 'react-redux';

interface Pages<P> {
  readonly data?: { readonly pages: readonly P[] } | undefined;
  readonly error?: unknown;
  readonly hasNextPage?: boolean;
}

/** An endpoint that is read by pages. */
interface Paged<Filter, P> {
  readonly initiate: (
    filter: Filter,
    options: { readonly subscribe: false; readonly forceRefetch?: true; readonly direction?: 'forward' },
  ) => (dispatch: never, getState: never, extra: never) => PromiseLike<Pages<P>>;
}

/** Rows of one page when all are wanted, and the most pages that are fetched. */
const pageSize = 200;
const mostPages = 50;

/** Reads every page of a list. Rejects with the ApiError of a page that failed. */
export const useAllPages = <
  Filter extends object,
  P extends { readonly list: readonly unknown[]; readonly next: string | null },
>(
  endpoint: Paged<Filter, P>,
  filter: Filter,
): (() => Promise<P['list'][number][]>) => {
  const dispatch = useDispatch() as unknown as (thunk: unknown) => PromiseLike<Pages<P>>;
  return async () => {
    const asked = { ...filter, limit: pageSize };
    let result = await dispatch(endpoint.initiate(asked, { subscribe: false, forceRefetch: true }));
    while (!result.error && result.data?.pages.at(-1)?.next && result.data.pages.length < mostPages) {
      result = await dispatch(endpoint.initiate(asked, { subscribe: false, direction: 'forward' }));
    }
    if (result.error) throw result.error;
    return result.data?.pages.flatMap(({ list }) => list) ?? [];
  };
};
