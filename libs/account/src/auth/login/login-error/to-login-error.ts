import { type ApiError, isApiError } from '@livery/api/client/api-error';
import { ErrorCode } from '@livery/contract/errors';
import { loginFailure } from '@livery/contract/auth/session/schemas';
import * as z from 'zod/mini';

export interface LoginError {
  /** `errors:<code>` phrases it. */
  readonly code: string;
  /** The next attempt needs the code of a picture. */
  readonly isCaptchaRequired: boolean;
  /** Whole minutes until another attempt makes sense, rounded up. */
  readonly minutes?: number;
}

const requiresCaptcha = ({ code, value }: ApiError): boolean =>
  code === ErrorCode.CaptchaRequired ||
  code === ErrorCode.CaptchaWrong ||
  z.safeParse(loginFailure, value).data?.captcha === true;

/** What a failed log-in means for the form. Null where the member cancelled it. */
export const toLoginError = (error: unknown): LoginError | null => {
  if (!isApiError(error))
    return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
      ? null
      : { code: 'unknown', isCaptchaRequired: false };
  return {
    code: error.code,
    isCaptchaRequired: requiresCaptcha(error),
    ...(error.retryAfter && { minutes: Math.ceil(error.retryAfter / 60) }),
  };
};
