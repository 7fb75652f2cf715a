import { isEnvelope } from '@livery/contract/envelope';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import type { ApiContext } from './context.ts';
import { errorCodeFromStatus } from './status-to-error-code.ts';
import { takePrefetchedResponse } from './prefetched-responses.ts';
import { type OperationCall, toQueryPath } from './request.ts';
import type { WriteRequest } from './write-request.ts';

/** Milliseconds after which an API call without a response is aborted. */
export const requestTimeoutMs = 10_000;

const sessionEndedCodes: readonly string[] = [
  ErrorCode.NotLoggedIn,
  ErrorCode.SessionReplaced,
  ErrorCode.PasswordChanged,
];

const unavailableCodes: readonly string[] = [ErrorCode.Maintenance, ErrorCode.RegionRestricted];

const errorResult = (code: string, status = 0, more: Partial<ApiError> = {}): { error: ApiError } => ({
  error: { code, status, ...more },
});

const send = async (
  call: OperationCall,
  context: ApiContext,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> => {
  const isRead = call.operation.method === 'GET';
  const { path, headers, body }: WriteRequest = isRead
    ? { path: toQueryPath(call), headers: {} }
    : await import('./write-request.ts').then((module) => module.createWriteRequest(call, context));
  // An inline script may have sent the same request before the app was loaded. Its response is used here, if there is
  // one. Otherwise, and after a failure of that request, the request is sent now.
  const prefetched = isRead ? await takePrefetchedResponse(path)?.catch(() => undefined) : undefined;
  if (prefetched?.ok) return prefetched;
  return fetch(context.origin + path, {
    method: call.operation.method,
    headers: {
      Merchant: context.merchant,
      Language: context.language(),
      Device: context.device(),
      ...(token && { Authorization: token }),
      ...headers,
    },
    body: body ?? null,
    signal,
    credentials: 'omit',
  });
};

const toNetworkError = (error: unknown, signal: AbortSignal) => {
  if (error instanceof Error && error.name === 'EncryptionError') return errorResult(ClientError.MissingEncryptionKey);
  const isTimeout = (signal.reason as DOMException | undefined)?.name === 'TimeoutError';
  return errorResult(isTimeout ? ClientError.TimedOut : ClientError.Offline);
};

/**
 * Executes one API call: adds the headers, encrypts the body if necessary, reads the response and validates its
 * value. A failed call has an `ApiError` as its result. Throws an Error if a call of an idempotent operation has no
 * idempotency key.
 */
export const wpsBaseQuery: BaseQueryFn<OperationCall, unknown, ApiError> = async (call, api) => {
  if (call.operation.idempotent && !call.idempotencyKey)
    throw new Error(`${call.operation.name} has no idempotency key`);
  const context = api.extra as ApiContext;
  const token = context.token();
  const deadline = AbortSignal.any([api.signal, AbortSignal.timeout(requestTimeoutMs)]);
  try {
    const response = await send(call, context, token, deadline);
    const json: unknown = await response.json().catch((error: unknown) => {
      // A SyntaxError means that the complete body is not JSON. Any other error means that the connection was lost
      // while the body was received.
      if (!(error instanceof SyntaxError)) throw error;
    });
    const { ok, status, headers } = response;
    const retryAfter = Number(headers.get('Retry-After'));
    const retryInfo = retryAfter ? { retryAfter } : {};
    if (!isEnvelope(json))
      return errorResult(ok ? ClientError.MalformedResponse : errorCodeFromStatus(status), status, retryInfo);
    if (json.success) {
      const issue = context.validateResponse?.(call.operation.name, json.value);
      return issue ? errorResult(ClientError.MalformedResponse, status, { value: issue }) : { data: json.value };
    }
    if (json.errorCode === ErrorCode.StepUpRequired && (await context.onStepUpRequired?.(call.operation)))
      return await wpsBaseQuery(call, api, {});
    if (sessionEndedCodes.includes(json.errorCode) && token) context.onSessionExpired(token, json.errorCode);
    if (unavailableCodes.includes(json.errorCode)) context.onUnavailable?.();
    return errorResult(json.errorCode, status, { value: json.value, ...retryInfo });
  } catch (error) {
    return toNetworkError(error, deadline);
  }
};
