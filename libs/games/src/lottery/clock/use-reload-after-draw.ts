import { useEffect, useRef } from 'react';

interface ReloadedQuery {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Loads a list again after each draw. While a request is running, RTK Query starts no second one, and the response can be
 * from before the draw. So the list is loaded after this request. `numero` is the number of the open draw, or of the last
 * draw with a result. It is undefined until it has loaded.
 */
export const useReloadAfterDraw = (numero: string | undefined, { isFetching, refetch }: ReloadedQuery): void => {
  // The component has just loaded the list, so the draw before it needs no other request.
  const loadedNumero = useRef(numero);
  useEffect(() => {
    if (!numero || isFetching || loadedNumero.current === numero) return;
    const isFirst = loadedNumero.current === undefined;
    loadedNumero.current = numero;
    if (!isFirst) void refetch();
  }, [numero, isFetching, refetch]);
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
