import { ClientError } from '@livery/contract/errors';

/** Why a call has no value. `errors:<code>` phrases it; what to do about it is the screen's to say. */
export interface ApiError {
  readonly code: string;
  /** HTTP status, or 0 where there was no answer. */
  readonly status: number;
  /** What a failed answer carried, e.g. that a captcha is now asked for. Unchecked. */
  readonly value?: unknown;
  /** Seconds after which the gateway asks to be called again. */
  readonly retryAfter?: number;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error;

const networkErrorCodes: readonly string[] = [ClientError.Offline, ClientError.TimedOut];

/** No answer came, so the call may or may not have taken effect. */
export const isNetworkError = (error: ApiError): boolean => networkErrorCodes.includes(error.code);
