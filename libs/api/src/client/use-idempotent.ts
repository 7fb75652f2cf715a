import { ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import { useCallback, useRef, useState } from 'react';
import { isUnanswered, type ApiError } from './api-error.ts';
import { forgetKey, intentOf, isUndecided, keyOf } from './intent-keys.ts';
import type { Keyed } from './request.ts';

type Outcome<Value> =
  | { readonly data: Value; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError };

/** What a generated mutation hook gives first. */
type Trigger<Request, Value> = (
  call: Keyed<Request>,
) => PromiseLike<{ readonly data?: Value; readonly error?: unknown }>;

interface Doing {
  readonly isPending: boolean;
  /** The gateway never answered: the call may have been done, and asking again asks for its answer. */
  readonly isOpen: boolean;
}

/** How often a call that is still being done elsewhere is asked after, and one without an answer is sent again. */
const mostAsks = { pending: 8, unanswered: 2 } as const;

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

const attempt = async <Request extends object, Value>(
  trigger: Trigger<Request, Value>,
  call: Keyed<Request>,
): Promise<Outcome<Value>> => {
  for (let asked = 1; ; asked += 1) {
    const { data, error } = await trigger(call);
    if (error === undefined) return { data: data as Value };
    const failure = error as ApiError;
    const most =
      failure.code === ErrorCode.IdempotencyPending
        ? mostAsks.pending
        : isUnanswered(failure)
          ? mostAsks.unanswered
          : 0;
    if (asked >= most) return { error: failure };
    await wait(1000 * (failure.retryAfter ?? 1));
  }
};

/**
 * Sends an idempotent operation with a key that belongs to what is asked for. The key stays until the gateway has
 * answered, so that a second tap, another try or a reload asks for the same thing and not for one more of it.
 *
 *     const [withdraw, { isPending, isOpen }] = useIdempotent(withdrawOperation, useWithdrawMutation()[0]);
 *     const { data, error } = await withdraw({ amount, cardId });
 */
export const useIdempotent = <Request extends object, Value>(
  operation: OperationSpec & { readonly idempotent: true },
  trigger: Trigger<Request, Value>,
): readonly [(request: Request) => Promise<Outcome<Value>>, Doing] => {
  const [doing, setDoing] = useState<Doing>({ isPending: false, isOpen: false });
  const running = useRef<Promise<Outcome<Value>> | undefined>(undefined);
  const send = useCallback(
    (request: Request): Promise<Outcome<Value>> => {
      if (running.current) return running.current;
      const intent = intentOf(operation, request);
      const run = async (): Promise<Outcome<Value>> => {
        setDoing({ isPending: true, isOpen: false });
        const outcome = await attempt(trigger, { request, idempotencyKey: keyOf(operation.name, intent) });
        const isOpen = outcome.error !== undefined && isUndecided(outcome.error);
        if (!isOpen) forgetKey(operation.name, intent);
        running.current = undefined;
        setDoing({ isPending: false, isOpen });
        return outcome;
      };
      running.current = run();
      return running.current;
    },
    [operation, trigger],
  );
  return [send, doing];
};
