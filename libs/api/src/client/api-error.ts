import { ClientError } from '@livery/contract/errors';

/** Describes why a call has failed. The text for the user has the translation key `errors:<code>`. */
export interface ApiError {
  readonly code: string;
  /** HTTP status, or 0 if there was no response. */
  readonly status: number;
  /**
   * Additional data of the failed response, for example that a captcha is now required. Absent if the response
   * contains no such data. The data is not validated.
   */
  readonly value?: unknown;
  /** Seconds to wait before the next attempt. Absent if the gateway has not sent this number. */
  readonly retryAfter?: number;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error;

const networkErrorCodes: readonly string[] = [ClientError.Offline, ClientError.TimedOut];

/** Returns true if no response was received. In this case, it is unknown if the gateway has executed the call. */
export const isNetworkError = (error: ApiError): boolean => networkErrorCodes.includes(error.code);
