import type { ApiError } from '@livery/api/client';
import { type PlacedSlip, type Slip, usePlaceLotteryBetsMutation } from '@livery/api/lottery';
import { useIdempotent } from '@livery/api/use-idempotent';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import { placeLotteryBets } from '@livery/contract/lottery';
import type { KeptSlip } from './slip-store.ts';

export type Placing = { readonly placed: PlacedSlip } | { readonly refused: string };

/** Failures after which nobody knows whether the bets were taken. */
const unanswered: readonly string[] = [
  ClientError.Offline,
  ClientError.TimedOut,
  ClientError.Malformed,
  ErrorCode.SystemBusy,
  ErrorCode.IdempotencyPending,
];
/** The gateway did not look at the slip: what was unknown before is unknown still. */
const unseen: readonly string[] = [ErrorCode.NotLoggedIn, ErrorCode.LoggedOutElsewhere, ErrorCode.TooManyRequests];

const isUnanswered = ({ code, status }: ApiError): boolean => status >= 500 || unanswered.includes(code);

/**
 * Places a slip once. One whose answer was lost stays open and is asked for again as it was, whatever has closed or changed
 * meanwhile: the next issue is another bet, and only a known answer makes room for it.
 */
export const usePlaceSlip = ({ open }: KeptSlip, keep: (change: (slip: KeptSlip) => KeptSlip) => void) => {
  const [trigger] = usePlaceLotteryBetsMutation();
  const [send, { isPending }] = useIdempotent(placeLotteryBets, trigger);
  const placeSlip = async (fresh: Slip, freshIds: readonly string[]): Promise<Placing> => {
    const placing = open ?? { slip: fresh, lineIds: freshIds };
    keep((slip) => ({ ...slip, open: placing }));
    const { data, error } = await send(placing.slip);
    if (data) {
      keep(({ lines, draft }) => ({ draft, lines: lines.filter(({ id }) => !placing.lineIds.includes(id)) }));
      return { placed: data };
    }
    const isOpen = isUnanswered(error) || (open !== undefined && unseen.includes(error.code));
    if (!isOpen) keep((slip) => ({ ...slip, open: undefined }));
    return { refused: error.code };
  };
  return { placeSlip, isPlacing: isPending };
};
