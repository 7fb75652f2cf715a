import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../http/errors/gateway-error.ts';

/**
 * Returns the version in the `If-Match` header of a call. Throws a GatewayError if the header is missing or invalid.
 */
export const readVersion = (request: FastifyRequest): number => {
  const header = request.headers['if-match'];
  const version = typeof header === 'string' ? /^"(\d{1,15})"$/.exec(header)?.[1] : undefined;
  if (version === undefined)
    throw new GatewayError(OperatorErrorCode.VersionMissing, {
      message: 'If-Match: the version of the resource is required, like "7"',
    });
  return Number(version);
};

/**
 * Throws a GatewayError if `expected` is not the current version of the resource. `expected` is the version that the
 * caller has read, so a difference means that another call has changed the resource since. Undefined is also an error.
 */
export const assertVersion = (expected: number | undefined, current: number): void => {
  if (expected !== current) throw new GatewayError(OperatorErrorCode.VersionStale, { value: { version: current } });
};
