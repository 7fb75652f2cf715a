import type * as clientErrors from './client-error.ts';
import type * as errorCodes from './error-code.ts';
export * as ErrorCode from './error-code.ts';
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

export * as ClientError from './client-error.ts';
export type ClientError = (typeof clientErrors)[keyof typeof clientErrors];
