import { ErrorCode } from '@livery/contract/errors';
import {
  operatorCodeLogin,
  operatorPasskeyChallenge,
  operatorPasskeyLogin,
  operatorPasswordLogin,
} from '@livery/contract/operators/session';
import { hashPassword, verifyPassword } from '../../../core/crypto/password-hash.ts';
import { createToken } from '../../../core/crypto/token.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { LoginLimits } from '../../../core/rate-limits/attempt-limits.ts';
import { findActiveByEmail, getOperator, getOperatorState, type Operator } from '../accounts/operators.ts';
import type { RedeemCode } from '../second-factors/code-proofs.ts';
import type { OperatorPasskeys } from '../second-factors/operator-passkeys.ts';
import type { OperatorSessions } from '../sessions/operator-sessions.ts';
import { buildSessionCookie } from '../sessions/session-cookie.ts';
import type { LoginTickets } from './login-tickets.ts';

interface LoginDeps {
  readonly limits: LoginLimits;
  readonly passkeys: OperatorPasskeys;
  readonly redeemCode: RedeemCode;
  readonly sessions: OperatorSessions;
  readonly tickets: LoginTickets;
}

/**
 * Maximum number of calls per minute from one IP address. Each call is expensive, because it verifies a signature or
 * a password hash.
 */
const costly = { perMinute: 60 };

/** Throws the same GatewayError for every failed log-in, so that the response does not show which accounts exist. */
const fail = (retryAfter?: number): never => {
  throw new GatewayError(ErrorCode.LoginFailed, retryAfter === undefined ? {} : { retryAfter });
};

const getActive = async (tx: Database, id: string): Promise<Operator> => {
  const operator = await getOperator(tx, id);
  return getOperatorState(operator) === 'active' ? operator : fail();
};

const passkeyLoginRoutes = ({ route }: OperatorRoutes, { passkeys, sessions }: LoginDeps): void => {
  route(operatorPasskeyChallenge, () => passkeys.startLogin(), costly);

  route(
    operatorPasskeyLogin,
    async ({ tx, request, address, userAgent, identify, record, setHeader }) => {
      const operatorId = await passkeys.verifyLogin(tx, request);
      identify(operatorId);
      await getActive(tx, operatorId);
      const token = await sessions.start(tx, { operatorId, method: 'passkey', address, userAgent });
      record({ subject: { kind: 'operator', id: operatorId }, changes: { method: 'passkey' } });
      setHeader('set-cookie', buildSessionCookie(token));
      return { loggedIn: true as const };
    },
    costly,
  );
};

/** Registers the log-in to the console: by passkey, or by password and then by a code. */
export const loginRoutes = async (routes: OperatorRoutes, deps: LoginDeps): Promise<void> => {
  const { limits, redeemCode, sessions, tickets } = deps;
  const { route } = routes;
  passkeyLoginRoutes(routes, deps);
  // For an unknown e-mail address, the password is compared with this hash. Without this comparison, a fast response
  // would reveal that the address is unknown.
  const unknownHash = await hashPassword(createToken());

  route(
    operatorPasswordLogin,
    async ({ tx, request: { email, password }, address, identify, record }) => {
      const attempt = { account: `operator/${email}`, address };
      const { lockedFor } = await limits.getState(attempt);
      if (lockedFor !== undefined) throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor });
      const operator = await findActiveByEmail(tx, email);
      if (operator) identify(operator.id);
      const isRight = await verifyPassword(operator?.passwordHash ?? unknownHash, password);
      if (!operator || !isRight) return fail(await limits.fail(attempt));
      await limits.succeed(attempt);
      record({ subject: { kind: 'operator', id: operator.id }, changes: { step: 'password' } });
      return { ticket: tickets.issue(operator.id) };
    },
    costly,
  );

  route(
    operatorCodeLogin,
    async ({ tx, request: { ticket, kind, code }, address, userAgent, identify, record, setHeader }) => {
      const proven = tickets.read(ticket) ?? fail();
      const { operatorId } = proven;
      identify(operatorId);
      const { passwordChangedAt } = await getActive(tx, operatorId);
      // The ticket proves a password that has been changed since, so the log-in fails.
      if (passwordChangedAt && passwordChangedAt > proven.issuedAt) fail();
      await redeemCode(tx, { operatorId, address, kind, code });
      const token = await sessions.start(tx, { operatorId, method: kind, address, userAgent });
      record({ subject: { kind: 'operator', id: operatorId }, changes: { method: kind } });
      setHeader('set-cookie', buildSessionCookie(token));
      return { loggedIn: true as const };
    },
    costly,
  );
};
