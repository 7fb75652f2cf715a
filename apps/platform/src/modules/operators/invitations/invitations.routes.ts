import {
  acceptInvitation,
  invitationPasskeyChallenge,
  invitationTotpSetup,
  readInvitation,
} from '@livery/contract/operators/invitations';
import type { Clock } from '../../../core/clock/clock.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import { setOperatorPassword } from '../accounts/passwords.ts';
import type { OperatorPasskeys } from '../second-factors/operator-passkeys.ts';
import { replaceRecoveryCodes } from '../second-factors/recovery-codes.ts';
import type { TotpFactors } from '../second-factors/totp-factors.ts';
import type { OperatorSessions } from '../sessions/operator-sessions.ts';
import { buildSessionCookie } from '../sessions/session-cookie.ts';
import { getInvitation, redeemInvitation } from './invitations.ts';

interface InvitationsDeps {
  readonly clock: Clock;
  readonly passkeys: OperatorPasskeys;
  readonly totp: TotpFactors;
  readonly sessions: OperatorSessions;
}

/**
 * Maximum number of calls per minute from one IP address. The calls are expensive, e.g. some compute a password hash.
 */
const costly = { perMinute: 60 };

/** Registers the operations with which an invited person becomes an operator. */
export const invitationsRoutes = (
  { route }: OperatorRoutes,
  { clock, passkeys, totp, sessions }: InvitationsDeps,
): void => {
  route(
    readInvitation,
    async ({ tx, request: { token } }) => {
      const { operator, expiresAt } = await getInvitation(tx, token, clock.now());
      return { name: operator.name, email: operator.email, expiresAt: expiresAt.toISOString() };
    },
    costly,
  );

  route(
    invitationPasskeyChallenge,
    async ({ tx, request: { token } }) => {
      const { operator } = await getInvitation(tx, token, clock.now());
      return passkeys.startRegistration(tx, operator);
    },
    costly,
  );

  route(
    invitationTotpSetup,
    async ({ tx, request: { token } }) => {
      const { operator } = await getInvitation(tx, token, clock.now());
      return totp.startSetup(operator);
    },
    costly,
  );

  route(
    acceptInvitation,
    async ({ tx, request: { token, password, secondFactor }, address, userAgent, identify, record, setHeader }) => {
      const now = clock.now();
      const operator = await redeemInvitation(tx, token, now);
      const operatorId = operator.id;
      identify(operatorId);
      await setOperatorPassword(tx, operator, password, now);
      if (secondFactor.kind === 'passkey') await passkeys.add(tx, operatorId, secondFactor);
      else await totp.confirm(tx, operatorId, secondFactor);
      const recoveryCodes = await replaceRecoveryCodes(tx, operatorId, now);
      const session = await sessions.start(tx, { operatorId, method: 'invitation', address, userAgent });
      record({ subject: { kind: 'operator', id: operatorId }, changes: { secondFactor: secondFactor.kind } });
      setHeader('set-cookie', buildSessionCookie(session));
      return { recoveryCodes };
    },
    costly,
  );
};
