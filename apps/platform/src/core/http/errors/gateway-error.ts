import type { ErrorCode } from '@livery/contract/errors';
import type * as operatorErrorCodes from '@livery/contract/operators/operator-error-code';
import { errorStatus } from './error-status.ts';

type OperatorErrorCode = (typeof operatorErrorCodes)[keyof typeof operatorErrorCodes];

interface Details {
  /**
   * Explanation for developers in the error response. If absent, the response contains no explanation. Members see
   * the translated text of the error code instead.
   */
  readonly message?: string;
  /** Additional data of the error response, for example the information that a captcha is required. */
  readonly value?: unknown;
  /**
   * Seconds that the client must wait before it repeats the call (header `Retry-After`). If absent, the response has
   * no such header.
   */
  readonly retryAfter?: number;
}

/** Error that is sent to the caller as a response. Any other thrown error is an internal error of the gateway. */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError';
  readonly code: ErrorCode | OperatorErrorCode;
  readonly status: number;
  readonly value: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode | OperatorErrorCode, { message, value, retryAfter }: Details = {}) {
    super(message ?? code);
    this.code = code;
    this.status = errorStatus[code];
    this.value = value;
    this.retryAfter = retryAfter;
  }
}
