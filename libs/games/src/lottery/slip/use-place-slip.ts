import { type PlacedSlip, type Slip, usePlaceLotteryBetsMutation } from '@livery/api/lottery';
import type { ApiError } from '@livery/api/client';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { useRef } from 'react';

export type Placing = { readonly placed: PlacedSlip } | { readonly refused: string };

/** Failures after which nobody knows whether the bets were taken: the same key is asked again. */
const unknown: readonly string[] = [ClientError.Offline, ClientError.TimedOut, ClientError.Malformed, ErrorCode.SystemBusy, ErrorCode.IdempotencyPending];

/** Places a slip once: a lost answer is asked for again under the same key, and another slip gets another. */
export const usePlaceSlip = () => {
  const [place, { isLoading }] = usePlaceLotteryBetsMutation();
  const kept = useRef<{ readonly slip: string; readonly key: string }>(undefined);
  const placeSlip = async (slip: Slip): Promise<Placing> => {
    const asked = JSON.stringify(slip);
    if (kept.current?.slip !== asked) kept.current = { slip: asked, key: crypto.randomUUID() };
    const { data, error } = await place({ slip, idempotencyKey: kept.current.key });
    const code = (error as ApiError | undefined)?.code ?? ErrorCode.SystemBusy;
    if (data || !unknown.includes(code)) kept.current = undefined;
    return data ? { placed: data } : { refused: code };
  };
  return { placeSlip, isPlacing: isLoading };
};
