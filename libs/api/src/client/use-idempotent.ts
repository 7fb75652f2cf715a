import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import { useCallback, useRef, useState } from 'react';
import { isNetworkError, type ApiError } from './api-error.ts';
import { releaseIdempotencyKey, fingerprintRequest, hasUnknownOutcome, getIdempotencyKey } from './idempotency-keys.ts';
import type { WithIdempotencyKey } from './request.ts';

type Outcome<Value> =
  | { readonly data: Value; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/** Function that sends a mutation: the first element of the result of a generated mutation hook. */
type Trigger<Request, Value> = (
  call: WithIdempotencyKey<Request>,
) => PromiseLike<{ readonly data?: Value; readonly error?: unknown }>;

interface IdempotentState {
  readonly isPending: boolean;
  /**
   * True if the gateway may have executed the call although no response was received. The member can send the same
   * request again without risk: it gets the same idempotency key, so the gateway does not execute it twice.
   */
  readonly isOutcomeUnknown: boolean;
}

/**
 * Maximum number of attempts to send a call, by the reason of the failure. `pending`: the gateway is still executing an
 * earlier attempt. `networkError`: no response was received.
 */
const maxAttempts = { pending: 8, networkError: 2 } as const;

const getMaxAttempts = (error: ApiError): number => {
  if (error.code === ErrorCode.IdempotencyPending) return maxAttempts.pending;
  return isNetworkError(error) ? maxAttempts.networkError : 0;
};

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

const sendWithRetries = async <Request extends object, Value>(
  trigger: Trigger<Request, Value>,
  call: WithIdempotencyKey<Request>,
): Promise<Outcome<Value>> => {
  for (let attempt = 1; ; attempt += 1) {
    const { data, error } = await trigger(call);
    if (error === undefined) return { data: data as Value };
    const failure = error as ApiError;
    if (attempt >= getMaxAttempts(failure)) return { error: failure };
    await wait(1000 * (failure.retryAfter ?? 1));
  }
};

/**
 * Returns a function that sends an idempotent operation with an idempotency key. The key stays stored until the
 * gateway has responded. So a second tap, a retry or a reload sends the request with the same key, and the gateway
 * executes it only once.
 *
 *     const [withdraw, { isPending, isOutcomeUnknown }] = useIdempotent(withdrawOperation, useWithdrawMutation()[0]);
 *     const { data, error } = await withdraw({ amount, cardId });
 */
export const useIdempotent = <Request extends object, Value>(
  operation: OperationSpec & { readonly idempotent: true },
  trigger: Trigger<Request, Value>,
): readonly [(request: Request) => Promise<Outcome<Value>>, IdempotentState] => {
  const [state, setState] = useState<IdempotentState>({ isPending: false, isOutcomeUnknown: false });
  const running = useRef<Promise<Outcome<Value>> | undefined>(undefined);
  const send = useCallback(
    (request: Request): Promise<Outcome<Value>> => {
      if (running.current) return running.current;
      const fingerprint = fingerprintRequest(operation, request);
      const run = async (): Promise<Outcome<Value>> => {
        setState({ isPending: true, isOutcomeUnknown: false });
        const outcome = await sendWithRetries(trigger, {
          request,
          idempotencyKey: getIdempotencyKey(operation.name, fingerprint),
        });
        const isOutcomeUnknown = outcome.error !== undefined && hasUnknownOutcome(outcome.error);
        if (!isOutcomeUnknown) releaseIdempotencyKey(operation.name, fingerprint);
        running.current = undefined;
        setState({ isPending: false, isOutcomeUnknown });
        return outcome;
      };
      running.current = run();
      return running.current;
    },
    [operation, trigger],
  );
  return [send, state];
};
