import { isEnvelope } from '@livery/contract/envelope';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import type { ApiContext } from './context.ts';
import { errorCodeFromStatus } from './status-to-error-code.ts';
import { takePrefetchedResponse } from './prefetched-responses.ts';
import { toHttpRequest, type OperationCall } from './request.ts';

/** Timeout of a call, in milliseconds. */
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
  const { operation, idempotencyKey } = call;
  const { path, body } = toHttpRequest(call);
  if (operation.method === 'GET') {
    const prefetched = takePrefetchedResponse(path);
    // If the prefetch has failed, the request is sent again.
    const response = await prefetched?.catch(() => undefined);
    if (response?.ok) return response;
  }
  const headers: Record<string, string> = {
    Merchant: context.merchant,
    Language: context.language(),
    Device: context.device(),
  };
  if (token) headers.Authorization = token;
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  let content = body;
  if (body !== undefined)
    headers['Content-Type'] = operation.form ? 'application/x-www-form-urlencoded' : 'application/json';
  if (operation.encrypted && body !== undefined) {
    const encrypted = await (await context.encryption())(body, operation);
    content = encrypted.body;
    headers.Encryption = encrypted.header;
    headers['Content-Type'] = 'text/plain';
  }
  return fetch(context.origin + path, {
    method: operation.method,
    headers,
    body: content ?? null,
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
 * Executes one API call. It adds the headers, encrypts the body if necessary, reads the envelope and validates the
 * value. Each failure is an `ApiError`.
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
      if (deadline.aborted) throw error;
      return undefined;
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
