import { useEffect, useRef } from 'react';

interface ReloadedQuery {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Loads a list again after each draw. While a request is running, RTK Query starts no second one, and the response can be
 * from before the draw. So the list is loaded after this request. `lastNumero` is the number of the last draw with a
 * result.
 */
export const useReloadAfterDraw = (lastNumero: string | undefined, { isFetching, refetch }: ReloadedQuery): void => {
  // The component has just loaded the list, so the draw before it needs no other request.
  const loadedNumero = useRef(lastNumero);
  useEffect(() => {
    if (!lastNumero || isFetching || loadedNumero.current === lastNumero) return;
    const isFirst = loadedNumero.current === undefined;
    loadedNumero.current = lastNumero;
    if (!isFirst) void refetch();
  }, [lastNumero, isFetching, refetch]);
};

/**
 * Loads a list of draws again if the last draw is missing in it. `firstNumero` is the number of the first draw in the
 * list. Undefined if the list has not loaded, or if it does not begin with the last draw.
 */
export const useReloadOutdatedDraws = (
  lastNumero: string | undefined,
  firstNumero: string | undefined,
  { isFetching, refetch }: ReloadedQuery,
): void => {
  const requestedNumero = useRef<string>(undefined);
  useEffect(() => {
    if (!lastNumero || firstNumero === undefined || isFetching || requestedNumero.current === lastNumero) return;
    if (firstNumero >= lastNumero) return;
    requestedNumero.current = lastNumero;
    void refetch();
  }, [lastNumero, firstNumero, isFetching, refetch]);
};
