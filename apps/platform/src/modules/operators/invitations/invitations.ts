import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, eq, gt } from 'drizzle-orm';
import { hours } from '../../../core/clock/durations.ts';
import { createToken, hashToken } from '../../../core/crypto/token.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Operator } from '../accounts/operators.ts';
import { operatorInvitations, operators } from '../accounts/operators.tables.ts';

/** Milliseconds for which the link of an invitation is valid. */
const invitationLife = hours(72);

export interface Invitation {
  readonly operator: Operator;
  readonly expiresAt: Date;
}

const invalid = (): never => {
  throw new GatewayError(OperatorErrorCode.InvitationInvalid);
};

/**
 * Creates an invitation, which replaces an earlier invitation of the operator. Returns the link with the token. The
 * link cannot be read again later, because the database stores only a hash of the token. The token is in the fragment
 * of the URL (after `#`), which browsers do not send, so no server logs it.
 */
export const issueInvitation = async (
  tx: Database,
  operatorId: string,
  { now, consoleOrigin }: { readonly now: Date; readonly consoleOrigin: string },
): Promise<{ readonly link: string; readonly expiresAt: Date }> => {
  const token = createToken();
  const row = {
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + invitationLife),
  };
  await tx
    .insert(operatorInvitations)
    .values({ operatorId, ...row })
    .onConflictDoUpdate({ target: operatorInvitations.operatorId, set: row });
  return { link: `${consoleOrigin}/invitation#${token}`, expiresAt: row.expiresAt };
};

/** Returns the invitation of a link. Throws a GatewayError if the invitation is unknown, accepted or expired. */
export const getInvitation = async (tx: Database, token: string, now: Date): Promise<Invitation> => {
  const [found] = await tx
    .select({ operator: operators, expiresAt: operatorInvitations.expiresAt })
    .from(operatorInvitations)
    .innerJoin(operators, eq(operators.id, operatorInvitations.operatorId))
    .where(and(eq(operatorInvitations.tokenHash, hashToken(token)), gt(operatorInvitations.expiresAt, now)));
  return found && !found.operator.suspendedAt ? found : invalid();
};

/**
 * Accepts an invitation: deletes it and stores the time of the acceptance in the row of the operator. Returns the
 * operator. Throws a GatewayError for an invalid invitation. If two calls accept an invitation at the same time, only
 * one of them succeeds.
 */
export const redeemInvitation = async (tx: Database, token: string, now: Date): Promise<Operator> => {
  const { operator } = await getInvitation(tx, token, now);
  const [redeemed] = await tx
    .delete(operatorInvitations)
    .where(eq(operatorInvitations.tokenHash, hashToken(token)))
    .returning({ operatorId: operatorInvitations.operatorId });
  if (!redeemed) return invalid();
  await tx.update(operators).set({ acceptedAt: now }).where(eq(operators.id, operator.id));
  return operator;
};
