import { type ApiError, isApiError } from '@livery/api/api-error';
import { ErrorCode } from '@livery/contract/errors';
import { loginFailure } from '@livery/contract/session/schemas';
import * as z from 'zod/mini';

export interface LoginFailure {
  /** `errors:<code>` phrases it. */
  readonly code: string;
  /** The next attempt needs the code of a picture. */
  readonly needsCaptcha: boolean;
  /** Whole minutes until another attempt makes sense, rounded up. */
  readonly minutes?: number;
}

const asksForCaptcha = ({ code, value }: ApiError): boolean =>
  code === ErrorCode.CaptchaRequired ||
  code === ErrorCode.CaptchaWrong ||
  z.safeParse(loginFailure, value).data?.captcha === true;

/** What a failed log-in means for the form. Null where the member cancelled it. */
export const failureOf = (error: unknown): LoginFailure | null => {
  if (!isApiError(error))
    return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
      ? null
      : { code: 'unknown', needsCaptcha: false };
  return {
    code: error.code,
    needsCaptcha: asksForCaptcha(error),
    ...(error.retryAfter && { minutes: Math.ceil(error.retryAfter / 60) }),
  };
};
