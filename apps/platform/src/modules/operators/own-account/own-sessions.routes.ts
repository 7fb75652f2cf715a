import { ErrorCode } from '@livery/contract/errors';
import {
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
  operatorLogout,
  stepUpByCode,
  stepUpByPasskey,
  stepUpChallenge,
} from '@livery/contract/operators/session';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorSession } from '../../../core/operators/operator-context.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { RedeemCode } from '../second-factors/code-proofs.ts';
import type { OperatorPasskeys } from '../second-factors/operator-passkeys.ts';
import { endSessionFor, endSessionsFor, type OperatorSessions } from '../sessions/operator-sessions.ts';
import { expiredSessionCookie } from '../sessions/session-cookie.ts';

interface OwnSessionsDeps {
  readonly sessions: OperatorSessions;
  readonly passkeys: OperatorPasskeys;
  readonly redeemCode: RedeemCode;
}

/**
 * Returns the session id of a call that changes the operator's own account. It is never null, because these
 * operations reject API tokens.
 */
const getSessionId = ({ sessionId }: OperatorSession): string => {
  if (sessionId !== null) return sessionId;
  throw new Error('A call that changes the own account was made with an API token');
};

const stepUpRoutes = ({ route }: OperatorRoutes, { sessions, passkeys, redeemCode }: OwnSessionsDeps): void => {
  route(stepUpChallenge, ({ tx, operator }) => passkeys.startProof(tx, operator.operatorId));

  route(stepUpByPasskey, async ({ tx, operator, request, record }) => {
    await passkeys.verifyProof(tx, operator.operatorId, request);
    record({ subject: { kind: 'operator', id: operator.operatorId }, changes: { method: 'passkey' } });
    return { provenAt: (await sessions.prove(tx, getSessionId(operator))).toISOString() };
  });

  route(stepUpByCode, async ({ tx, operator, request, address, record }) => {
    await redeemCode(tx, { operatorId: operator.operatorId, address, ...request });
    record({ subject: { kind: 'operator', id: operator.operatorId }, changes: { method: request.kind } });
    return { provenAt: (await sessions.prove(tx, getSessionId(operator))).toISOString() };
  });
};

/** Registers the operations with which operators log out, confirm their identity again, and end their own sessions. */
export const ownSessionsRoutes = (routes: OperatorRoutes, deps: OwnSessionsDeps): void => {
  const { route } = routes;
  const { sessions } = deps;
  stepUpRoutes(routes, deps);

  route(operatorLogout, async ({ tx, operator, record, setHeader }) => {
    await endSessionFor(tx, operator.operatorId, getSessionId(operator));
    record({ subject: { kind: 'operator', id: operator.operatorId } });
    setHeader('set-cookie', expiredSessionCookie);
    return { loggedOut: true as const };
  });

  route(listOwnSessions, async ({ tx, operator }) => ({
    list: (await sessions.list(tx, operator.operatorId)).map(({ startedAt, lastSeenAt, ...session }) => ({
      ...session,
      isThis: session.id === operator.sessionId,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  }));

  route(endOwnSession, async ({ tx, operator, request: { id }, record }) => {
    const ended = await endSessionFor(tx, operator.operatorId, id);
    if (ended === 0) throw new GatewayError(ErrorCode.NotFound);
    record({ subject: { kind: 'operator-session', id } });
    return { ended };
  });

  route(endOtherOwnSessions, async ({ tx, operator, record }) => {
    const ended = await endSessionsFor(tx, operator.operatorId, getSessionId(operator));
    record({ subject: { kind: 'operator', id: operator.operatorId }, changes: { ended } });
    return { ended };
  });
};
