import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { FastifyRequest } from 'fastify';
import { GatewayError } from '../http/errors/gateway-error.ts';
import type { Origins } from '../http/hosts/origins.ts';
import type { OperatorSession } from './operator-context.ts';

/** Returns true for the HTTP methods that change nothing: GET and HEAD. */
const isSafe = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Creates the check that protects the console against calls from other web pages. Browsers also send the session cookie
 * with calls from pages of other origins. A call that changes something must therefore have the origin of the console
 * in its Origin header. A call with an API token is accepted without this header, because it does not use the cookie.
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
    // The check runs twice: before the authentication (`operator` is undefined) and after it. The first check cannot
    // distinguish a token from a cookie, so it accepts a missing origin. The second check accepts a missing origin only
    // for a token.
    if (origin === console || (origin === undefined && !operator)) return;
    throw new GatewayError(OperatorErrorCode.OriginRejected);
  };
