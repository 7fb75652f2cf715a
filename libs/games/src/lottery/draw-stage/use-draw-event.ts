import type { LotteryDraw, OpenedLottery } from '@livery/api/lottery';
import { useState } from 'react';
import { findAwaitedDraw } from '../clock/use-open-issues.ts';

/** Milliseconds before a draw from which the page shows the draw as running. Betting must have closed before. */
const beforeDrawMs = 15_000;
/** Milliseconds for which the page shows a new result. */
const showResultMs = 8000;

/** A running draw, or the result of a draw that has just ended. */
export type DrawEvent =
  | { readonly kind: 'drawing'; readonly numero: string | undefined }
  | { readonly kind: 'drawn'; readonly numero: string; readonly result: NonNullable<LotteryDraw['result']> };

/**
 * Returns the draw that runs now, or a new result for `showResultMs`. A result that had already loaded when the page
 * opened is not new. Returns undefined at other times. `now` is the time of the gateway in epoch milliseconds.
 */
export const useDrawEvent = (issue: OpenedLottery, now: number): DrawEvent | undefined => {
  const { current, last } = issue;
  const [latest, setLatest] = useState({ numero: last?.numero, since: -Infinity });
  const [closed, setClosed] = useState<string>();
  const isClosed = now >= new Date(current.closesAt).getTime();
  if (last && last.numero !== latest.numero) setLatest({ numero: last.numero, since: now });
  if (isClosed && closed !== current.numero) setClosed(current.numero);
  if (isClosed)
    return now >= new Date(current.drawsAt).getTime() - beforeDrawMs
      ? { kind: 'drawing', numero: current.numero }
      : undefined;
  const awaited = findAwaitedDraw(issue, now);
  if (awaited !== undefined && now >= awaited - beforeDrawMs) return { kind: 'drawing', numero: closed };
  if (last?.result && last.numero === latest.numero && now - latest.since < showResultMs)
    return { kind: 'drawn', numero: last.numero, result: last.result };
  return undefined;
};
