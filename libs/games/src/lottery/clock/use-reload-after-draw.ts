import { useEffect, useRef } from 'react';

interface ReloadedQuery {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/**
 * Loads a list again after each draw. `numero` is the number of the open draw, or of the last draw with a result. It is
 * undefined until it has loaded. If a request is already running, waits for its end, because its response can be from
 * before the draw and RTK Query starts no second request.
 */
export const useReloadAfterDraw = (numero: string | undefined, { isFetching, refetch }: ReloadedQuery): void => {
  // The list has just loaded when the component mounts, so the first value of `numero` causes no reload.
  const loadedNumero = useRef(numero);
  useEffect(() => {
    if (!numero || isFetching || loadedNumero.current === numero) return;
    const isFirst = loadedNumero.current === undefined;
    loadedNumero.current = numero;
    if (!isFirst) void refetch();
  }, [numero, isFetching, refetch]);
};

/**
 * Loads a list of draws again if the newest draw is missing in it. `lastNumero` is the number of the newest draw.
 * `firstNumero` is the number of the first draw in the list. Pass undefined while the list loads, and for a later page
 * of the list, which never contains the newest draw.
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
