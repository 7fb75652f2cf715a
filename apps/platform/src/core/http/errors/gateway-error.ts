import type { ErrorCode } from '@livery/contract/errors';
import { errorStatus } from './error-status.ts';

interface Details {
  /** For developers; members read the phrase of the code. */
  readonly message?: string;
  /** What the answer carries beside the code, e.g. that a captcha is wanted. */
  readonly value?: unknown;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

/** A refusal that the caller is told of. Anything else that is thrown is a fault of the gateway. */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly value: unknown;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, value, retryAfter }: Details = {}) {
    super(message ?? code);
    this.code = code;
    this.status = errorStatus[code];
    this.value = value;
    this.retryAfter = retryAfter;
  }
}
