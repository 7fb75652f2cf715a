import { isEnvelope } from '@livery/contract/envelope';
import { ClientError, ErrorCode } from '@livery/contract/errors';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { checkValue } from './check-value.ts';
import type { ApiContext } from './context.ts';
import { codeOfStatus } from './code-of-status.ts';
import { takeEarly } from './early.ts';
import { httpRequest, type OperationCall } from './request.ts';

/** A call without an answer after this long is given up. Milliseconds. */
export const answerTimeoutMs = 10_000;

const sessionIsOver: readonly string[] = [
  ErrorCode.NotLoggedIn,
  ErrorCode.LoggedOutElsewhere,
  ErrorCode.PasswordChanged,
];

const brandIsClosed: readonly string[] = [ErrorCode.Maintenance, ErrorCode.RegionRestricted];

const failed = (code: string, status = 0, more: Partial<ApiError> = {}): { error: ApiError } => ({
  error: { code, status, ...more },
});

const send = async (
  call: OperationCall,
  context: ApiContext,
  token: string | null,
  signal: AbortSignal,
): Promise<Response> => {
  const { operation, idempotencyKey } = call;
  const { path, body } = httpRequest(call);
  if (operation.method === 'GET') {
    const early = takeEarly(path);
    // A failed early answer is simply asked for again.
    const response = await early?.catch(() => undefined);
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

const unanswered = (error: unknown, signal: AbortSignal) => {
  if (error instanceof Error && error.name === 'EncryptionError') return failed(ClientError.NoKey);
  const timedOut = signal.aborted && signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  return failed(timedOut ? ClientError.TimedOut : ClientError.Offline);
};

/** One call of the contract: headers, encryption, envelope, and a check of the value. Every failure is an `ApiError`. */
export const wpsBaseQuery: BaseQueryFn<OperationCall, unknown, ApiError> = async (call, { signal, extra }) => {
  if (call.operation.idempotent && !call.idempotencyKey) throw new Error(`${call.operation.name} needs useIdempotent`);
  const context = extra as ApiContext;
  const token = context.token();
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]);
  try {
    const response = await send(call, context, token, deadline);
    const json: unknown = await response.json().catch((error: unknown) => {
      if (deadline.aborted) throw error;
      return undefined;
    });
    const { ok, status, headers } = response;
    const retryAfter = Number(headers.get('Retry-After'));
    const later = retryAfter ? { retryAfter } : {};
    if (!isEnvelope(json)) return failed(ok ? ClientError.Malformed : codeOfStatus(status), status, later);
    if (json.success) {
      const wrong = await checkValue(call.operation.name, json.value);
      return wrong ? failed(ClientError.Malformed, status, { value: wrong }) : { data: json.value };
    }
    if (sessionIsOver.includes(json.errorCode) && token) context.onSessionLost(token, json.errorCode);
    if (brandIsClosed.includes(json.errorCode)) context.onClosed?.();
    return failed(json.errorCode, status, { value: json.value, ...later });
  } catch (error) {
    return unanswered(error, deadline);
  }
};
