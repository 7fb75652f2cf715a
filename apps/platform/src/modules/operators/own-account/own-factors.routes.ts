import { ErrorCode } from '@livery/contract/errors';
import {
  addOwnPasskey,
  changeOwnPassword,
  createOwnRecoveryCodes,
  ownPasskeyChallenge,
  ownTotpSetup,
  readOwnFactors,
  removeOwnPasskey,
  renameOwnPasskey,
  setOwnTotp,
} from '@livery/contract/operators/second-factors';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { verifyPassword } from '../../../core/crypto/password-hash.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { computeThumbprint, toPublicJwk } from '../../../core/passkeys/public-key.ts';
import type { OperatorRoutes } from '../../../core/operators/operator-route.ts';
import type { LoginLimits } from '../../../core/rate-limits/attempt-limits.ts';
import { getOperator, lockOperator } from '../accounts/operators.ts';
import { setOperatorPassword } from '../accounts/passwords.ts';
import {
  listOperatorPasskeys,
  type OperatorPasskeys,
  removeOperatorPasskey,
  renameOperatorPasskey,
} from '../second-factors/operator-passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../second-factors/recovery-codes.ts';
import { type operatorPasskeys, operatorTotp } from '../second-factors/second-factors.tables.ts';
import type { TotpFactors } from '../second-factors/totp-factors.ts';
import { endSessionsFor } from '../sessions/operator-sessions.ts';

interface OwnFactorsDeps {
  readonly clock: Clock;
  readonly limits: LoginLimits;
  readonly passkeys: OperatorPasskeys;
  readonly totp: TotpFactors;
}

const toWirePasskey = (row: typeof operatorPasskeys.$inferSelect) => {
  const publicKey = toPublicJwk(row.publicKey);
  return {
    id: row.id,
    name: row.name,
    isSynced: row.isSynced,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    publicKey,
    thumbprint: computeThumbprint(publicKey),
  };
};

const toSubject = (id: string) => ({ kind: 'operator', id });

const passkeyRoutes = ({ route }: OperatorRoutes, { passkeys }: OwnFactorsDeps): void => {
  route(ownPasskeyChallenge, async ({ tx, operator }) =>
    passkeys.startRegistration(tx, await getOperator(tx, operator.operatorId)),
  );

  route(addOwnPasskey, async ({ tx, operator, request, record }) => {
    const added = await passkeys.add(tx, operator.operatorId, request);
    record({ subject: toSubject(operator.operatorId), changes: { addedPasskey: added.id, name: added.name } });
    return toWirePasskey(added);
  });

  route(renameOwnPasskey, async ({ tx, operator, request: { id, name }, record }) => {
    await renameOperatorPasskey(tx, operator.operatorId, id, name);
    record({ subject: toSubject(operator.operatorId), changes: { renamedPasskey: id, name } });
    return { renamed: true as const };
  });

  route(removeOwnPasskey, async ({ tx, operator, request: { id }, record }) => {
    // Without the lock, two calls at the same time could remove the last two factors.
    await lockOperator(tx, operator.operatorId);
    await removeOperatorPasskey(tx, operator.operatorId, id);
    record({ subject: toSubject(operator.operatorId), changes: { removedPasskey: id } });
    return { removed: true as const };
  });
};

const codeRoutes = ({ route }: OperatorRoutes, { clock, totp }: OwnFactorsDeps): void => {
  route(ownTotpSetup, async ({ tx, operator }) => totp.startSetup(await getOperator(tx, operator.operatorId)));

  route(setOwnTotp, async ({ tx, operator, request, record }) => {
    await totp.confirm(tx, operator.operatorId, request);
    record({ subject: toSubject(operator.operatorId), changes: { set: 'totp' } });
    return { totpSetAt: clock.now().toISOString() };
  });

  route(createOwnRecoveryCodes, async ({ tx, operator, record }) => {
    const recoveryCodes = await replaceRecoveryCodes(tx, operator.operatorId, clock.now());
    record({ subject: toSubject(operator.operatorId), changes: { recoveryCodes: recoveryCodes.length } });
    return { recoveryCodes };
  });
};

/** Registers the operations with which operators change their own password and second factors. */
export const ownFactorsRoutes = (routes: OperatorRoutes, deps: OwnFactorsDeps): void => {
  const { clock, limits } = deps;
  const { route } = routes;

  route(readOwnFactors, async ({ tx, operator: { operatorId } }) => {
    const { passwordChangedAt, createdAt } = await getOperator(tx, operatorId);
    const [app] = await tx.select().from(operatorTotp).where(eq(operatorTotp.operatorId, operatorId));
    return {
      passwordChangedAt: (passwordChangedAt ?? createdAt).toISOString(),
      passkeys: (await listOperatorPasskeys(tx, operatorId)).map(toWirePasskey),
      totpSetAt: app?.setAt.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(tx, operatorId),
    };
  });

  passkeyRoutes(routes, deps);
  codeRoutes(routes, deps);

  route(changeOwnPassword, async ({ tx, operator: session, request: { password, newPassword }, address, record }) => {
    const operator = await getOperator(tx, session.operatorId);
    const attempt = { account: `operator-password/${operator.id}`, address };
    const { lockedFor } = await limits.getState(attempt);
    if (lockedFor !== undefined) throw new GatewayError(ErrorCode.LoginLocked, { retryAfter: lockedFor });
    if (!(await verifyPassword(operator.passwordHash, password))) {
      await limits.fail(attempt);
      throw new GatewayError(ErrorCode.PasswordWrong);
    }
    await limits.succeed(attempt);
    if (password === newPassword) throw new GatewayError(ErrorCode.SamePassword);
    const now = clock.now();
    await setOperatorPassword(tx, operator, newPassword, now);
    const ended = await endSessionsFor(tx, operator.id, session.sessionId ?? undefined);
    record({ subject: toSubject(operator.id), changes: { password: 'changed', endedSessions: ended } });
    return { passwordChangedAt: now.toISOString() };
  });
};
