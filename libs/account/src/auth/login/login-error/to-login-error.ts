import { type ApiError, isApiError } from '@livery/api/client/api-error';
import { ErrorCode } from '@livery/contract/errors';
import { loginFailure } from '@livery/contract/auth/session/schemas';
import * as z from 'zod/mini';

export interface LoginError {
  /** Error code of the gateway. Its text has the translation key `errors:<code>`. */
  readonly code: string;
  /** True when the next login attempt must contain a captcha code. */
  readonly isCaptchaRequired: boolean;
  /**
   * Time until the gateway allows another attempt. A time of one minute or more is in minutes, rounded up. A shorter
   * time is in seconds.
   */
  readonly wait?: { readonly unit: 'seconds' | 'minutes'; readonly count: number };
}

const requiresCaptcha = ({ code, value }: ApiError): boolean =>
  code === ErrorCode.CaptchaRequired ||
  code === ErrorCode.CaptchaWrong ||
  z.safeParse(loginFailure, value).data?.captcha === true;

const toWait = (seconds: number): LoginError['wait'] =>
  seconds < 60 ? { unit: 'seconds', count: Math.ceil(seconds) } : { unit: 'minutes', count: Math.ceil(seconds / 60) };

/**
 * Converts the error of a failed login request to the data that the form shows. Returns null when the member cancelled
 * the request.
 */
export const toLoginError = (error: unknown): LoginError | null => {
  if (!isApiError(error))
    return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
      ? null
      : { code: 'unknown', isCaptchaRequired: false };
  return {
    code: error.code,
    isCaptchaRequired: requiresCaptcha(error),
    ...(error.retryAfter && { wait: toWait(error.retryAfter) }),
  };
};
