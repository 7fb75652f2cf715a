import { isApiError, isNetworkError, type ApiError } from '@livery/api/client/api-error';
import {
  fingerprintRequest,
  getIdempotencyKey,
  hasUnknownOutcome,
  releaseIdempotencyKey,
} from '@livery/api/client/idempotency-keys';
import { toHttpRequest } from '@livery/api/client/write-request';
import { isEnvelope } from '@livery/contract/envelope';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import type { OperationSpec } from '@livery/contract/operation';
import { whoAmI } from '@livery/contract/operators/session';
import { OperatorNotLoggedIn, OperatorNotPermitted } from '@livery/contract/operators/operator-error-code';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { requestStepUp } from './step-up-requests.ts';

/** Timeout of a call, in milliseconds. */
const timeoutMs = 20_000;
/**
 * Maximum number of attempts of a call. A call is repeated if no response arrives. It is also repeated if the gateway
 * reports that an earlier attempt of the call has not finished.
 */
const maxAttempts = 4;

export interface OpsCall {
  readonly operation: OperationSpec;
  readonly args: Readonly<Record<string, unknown>>;
  /** Version of the resource that the call changes. The call sends this version in the `If-Match` header. */
  readonly version?: number | undefined;
}

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const send = async (call: OpsCall, idempotencyKey: string | undefined, signal: AbortSignal): Promise<unknown> => {
  const { operation, version } = call;
  const { path, body } = toHttpRequest(call);
  const response = await fetch(path, {
    method: operation.method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    },
    body: body ?? null,
    signal,
    credentials: 'same-origin',
  });
  const { status, headers } = response;
  const json = parseJson(await response.text());
  if (isEnvelope(json) && json.success) return json.value;
  const retryAfter = Number(headers.get('Retry-After'));
  const error: ApiError = {
    code: isEnvelope(json) && !json.success ? json.errorCode : ClientError.MalformedResponse,
    status,
    ...(isEnvelope(json) && !json.success && { value: json.value }),
    ...(retryAfter && { retryAfter }),
  };
  throw error;
};

const toError = (error: unknown, signal: AbortSignal): ApiError => {
  if (isApiError(error)) return error;
  const isTimeout = (signal.reason as DOMException | undefined)?.name === 'TimeoutError';
  return { code: isTimeout ? ClientError.TimedOut : ClientError.Offline, status: 0 };
};

/**
 * Sends a call. After a lost response, repeats the call only if a repetition is safe: for a GET request, or for a call
 * with an idempotency key. For example, a log-in with a one-time code is not repeated. The code may already be used,
 * and the repetition would then fail.
 */
const sendWithRetries = async (call: OpsCall, key: string | undefined, aborted: AbortSignal): Promise<unknown> => {
  const isSafe = key !== undefined || call.operation.method === 'GET';
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.any([aborted, AbortSignal.timeout(timeoutMs)]);
    try {
      return await send(call, key, signal);
    } catch (cause) {
      const error = toError(cause, signal);
      const isRepeatable = isSafe && (error.code === ErrorCode.IdempotencyPending || isNetworkError(error));
      if (!isRepeatable || attempt >= maxAttempts || aborted.aborted) throw error;
      await wait(500 * attempt);
    }
  }
};

export interface OpsContext {
  /** Called when the gateway rejects a call because the operator's session has ended. */
  readonly onSessionEnded: () => void;
  /** Called when the gateway rejects a change because the operator no longer has the permission for it. */
  readonly onPermissionMissing: () => void;
}

/**
 * Executes one call of an operator. A call that changes data has an idempotency key. A retry after a lost response or
 * a double tap therefore executes the change only once. If the gateway requests a fresh proof of identity, a dialog
 * asks the operator for it, and the call is repeated.
 */
export const opsBaseQuery: BaseQueryFn<OpsCall, unknown, ApiError> = async (call, api) => {
  const { operation, args, version } = call;
  const isChange = operation.access === 'operator' && operation.method !== 'GET';
  const fingerprint = fingerprintRequest(operation, { ...args, version });
  const key = isChange ? getIdempotencyKey(operation.name, fingerprint) : undefined;
  try {
    const data = await sendWithRetries(call, key, api.signal);
    if (key) releaseIdempotencyKey(operation.name, fingerprint);
    return { data };
  } catch (cause) {
    const error = cause as ApiError;
    if (error.code === ErrorCode.StepUpRequired && (await requestStepUp())) return opsBaseQuery(call, api, {});
    if (key && !hasUnknownOutcome(error)) releaseIdempotencyKey(operation.name, fingerprint);
    // `onSessionEnded` calls `whoAmI` to load the operator again. A failed `whoAmI` therefore does not call
    // `onSessionEnded`, to prevent an endless loop.
    if (error.code === OperatorNotLoggedIn && operation.name !== whoAmI.name)
      (api.extra as OpsContext).onSessionEnded();
    // `onPermissionMissing` loads the operator and the data that depends on the operator again. It is called only for a
    // change. If a rejected GET request called it, this request could be repeated by the reload and rejected again, in
    // an endless loop.
    if (error.code === OperatorNotPermitted && isChange) (api.extra as OpsContext).onPermissionMissing();
    return { error };
  }
};
