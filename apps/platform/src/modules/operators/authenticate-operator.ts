import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../core/clock/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import type { OperatorSession } from '../../core/operators/operator-context.ts';
import { readCookie } from '../../core/operators/read-cookie.ts';
import { findApiToken } from './api-tokens/api-tokens.ts';
import type { OperatorSessions } from './sessions/operator-sessions.ts';
import { sessionCookie } from './sessions/session-cookie.ts';

interface AuthenticationDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: OperatorSessions;
}

const reject = (): never => {
  throw new GatewayError(OperatorErrorCode.OperatorNotLoggedIn);
};

/**
 * Creates the function that finds the operator who sent a request. If the request has an `Authorization` header, the
 * function uses the API token in it and ignores the session cookie.
 */
export const createAuthentication = ({ db, clock, sessions }: AuthenticationDeps) => {
  const authenticateToken = async (authorization: string): Promise<OperatorSession> => {
    const token = /^Bearer (lvop_[\w-]+)$/i.exec(authorization)?.[1] ?? reject();
    const found = (await findApiToken(db, token, clock)) ?? reject();
    return {
      operatorId: found.operator.id,
      name: found.operator.name,
      tokenId: found.token.id,
      sessionId: null,
      provenAt: null,
    };
  };

  return async (request: FastifyRequest): Promise<OperatorSession> => {
    const { authorization } = request.headers;
    if (authorization !== undefined) return authenticateToken(authorization);
    const token = readCookie(request, sessionCookie) ?? reject();
    const { operator, session } = (await sessions.find(token)) ?? reject();
    return {
      operatorId: operator.id,
      name: operator.name,
      tokenId: null,
      sessionId: session.id,
      provenAt: session.provenAt,
    };
  };
};
