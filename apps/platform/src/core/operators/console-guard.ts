import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../http/errors/gateway-error.ts';
import type { Origins } from '../http/origins.ts';
import type { OperatorSession } from './operator-context.ts';

/** Returns true for the HTTP methods that change nothing: GET and HEAD. */
const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Creates the check that an operator's call is for the host of the console. Browsers also send the session cookie
 * with calls from pages of other origins. A call that changes something must therefore have the origin of the
 * console. A call with an API token has no cookie, so it needs no origin.
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
    // This check runs before and after the operator is authenticated. Before, `operator` is undefined. A call without
    // an origin then passes, because a call with an API token has no origin.
    if (origin === console || (origin === undefined && !operator)) return;
    throw new GatewayError(OperatorErrorCode.OriginRejected);
  };
