import { ClientError } from '@livery/contract/errors';

/** Reason why a call has no value. Its message is `errors:<code>`; the screen decides what to do. */
export interface ApiError {
  readonly code: string;
  /** HTTP status, or 0 without a response. */
  readonly status: number;
  /** Value of a failed response, e.g. that a captcha is now required. Not validated. */
  readonly value?: unknown;
  /** Seconds to wait before the next call, as the gateway sent them. */
  readonly retryAfter?: number;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error;

const networkErrorCodes: readonly string[] = [ClientError.Offline, ClientError.TimedOut];

/** Returns true when no response was received, so the call may or may not have taken effect. */
export const isNetworkError = (error: ApiError): boolean => networkErrorCodes.includes(error.code);
