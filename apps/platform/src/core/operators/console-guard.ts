import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../http/errors/gateway-error.ts';
import type { Origins } from '../http/origins.ts';
import type { OperatorSession } from './operator-context.ts';

/** Methods with which a browser changes nothing. */
const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Creates the check that a call of an operator is for the host of the console. A browser sends the cookie of a session
 * with the calls of other pages too, so a call that changes something must also come from a page of the console. A call
 * with an API token has no cookie, so it needs no origin.
 */
export const createConsoleGuard =
  (getOrigins: () => Origins) =>
  (request: FastifyRequest, operator: OperatorSession | undefined): void => {
    const console = getOrigins().console;
    if (request.host.toLowerCase() !== new URL(console).host)
      throw new GatewayError(ErrorCode.HostUnknown, {
        message: 'Calls of operators are served at the host of the console',
      });
    if (isSafe(request) || operator?.tokenId) return;
    const { origin } = request.headers;
    // The first check runs before the operator is known. A client without a browser sends no origin.
    if (origin === console || (origin === undefined && !operator)) return;
    throw new GatewayError(OperatorErrorCode.OriginRejected);
  };
