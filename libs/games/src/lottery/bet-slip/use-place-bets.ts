import type { ApiError } from '@livery/api/client';
import { type PlacedSlip, type Slip, usePlaceLotteryBetsMutation } from '@livery/api/lottery';
import { useIdempotent } from '@livery/api/client/use-idempotent';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { placeLotteryBets } from '@livery/contract/lottery';
import type { StoredBetSlip } from './bet-slip-store.ts';

export type PlacementResult = { readonly placed: PlacedSlip } | { readonly rejectionCode: string };

/** Errors after which it is unknown if the bets were placed. */
const unknownOutcomeCodes: readonly string[] = [
  ClientError.Offline,
  ClientError.TimedOut,
  ClientError.MalformedResponse,
  ErrorCode.SystemBusy,
  ErrorCode.IdempotencyPending,
];
/**
 * Errors returned before the gateway processes the slip. After them it is still unknown if an earlier attempt was
 * executed.
 */
const unprocessedCodes: readonly string[] = [
  ErrorCode.NotLoggedIn,
  ErrorCode.SessionReplaced,
  ErrorCode.TooManyRequests,
];

const isOutcomeUnknown = ({ code, status }: ApiError): boolean => status >= 500 || unknownOutcomeCodes.includes(code);

/**
 * Places a slip once. If the response is lost, the slip stays open and the identical request is repeated, even if the
 * issue has closed or a price has changed. A request for the next issue would be another bet, so only a known outcome
 * ends it.
 */
export const usePlaceBets = (
  { open }: StoredBetSlip,
  update: (change: (slip: StoredBetSlip) => StoredBetSlip) => void,
) => {
  const [trigger] = usePlaceLotteryBetsMutation();
  const [send, { isPending }] = useIdempotent(placeLotteryBets, trigger);
  const placeBets = async (newSlip: Slip, newLineIds: readonly string[]): Promise<PlacementResult> => {
    const placement = open ?? { slip: newSlip, lineIds: newLineIds };
    update((slip) => ({ ...slip, open: placement }));
    const { data, error } = await send(placement.slip);
    if (data) {
      update(({ lines, draft }) => ({ draft, lines: lines.filter(({ id }) => !placement.lineIds.includes(id)) }));
      return { placed: data };
    }
    const isOutcomePending = isOutcomeUnknown(error) || (open !== undefined && unprocessedCodes.includes(error.code));
    if (!isOutcomePending) update((slip) => ({ ...slip, open: undefined }));
    return { rejectionCode: error.code };
  };
  return { placeBets, isPlacing: isPending };
};
