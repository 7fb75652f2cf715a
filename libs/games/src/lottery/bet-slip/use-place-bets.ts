import type { ApiError } from '@livery/api/client';
import { type PlacedSlip, type Slip, usePlaceLotteryBetsMutation } from '@livery/api/lottery';
import { useIdempotent } from '@livery/api/client/use-idempotent';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { placeLotteryBets } from '@livery/contract/lottery';
import type { StoredBetSlip } from './bet-slip-store.ts';

export type PlacementResult = { readonly placed: PlacedSlip } | { readonly rejectionCode: string };

/** Errors after which the app does not know if the gateway has placed the bets. */
const unknownOutcomeCodes: readonly string[] = [
  ClientError.Offline,
  ClientError.TimedOut,
  ClientError.MalformedResponse,
  ErrorCode.SystemBusy,
  ErrorCode.IdempotencyPending,
];
/**
 * Codes of errors with which the gateway rejects a request before it processes the bets. The request with this response
 * has placed no bets. An earlier attempt with the same slip may have placed them, if it got no response.
 */
const unprocessedCodes: readonly string[] = [
  ErrorCode.NotLoggedIn,
  ErrorCode.SessionReplaced,
  ErrorCode.TooManyRequests,
];

const isOutcomeUnknown = ({ code, status }: ApiError): boolean => status >= 500 || unknownOutcomeCodes.includes(code);

/**
 * Returns a function that places a bet slip, at most once. If no final response is received, the slip stays in `open`.
 * The next attempt sends the identical request, even if the draw has closed or a price has changed. The gateway then
 * places the bets only if the first request has not placed them. A changed request could place the bets twice.
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
