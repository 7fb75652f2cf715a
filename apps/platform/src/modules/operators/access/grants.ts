import { randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import * as OperatorErrorCode from '@livery/contract/operators/operator-error-code';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { operatorGrants } from './access.tables.ts';
import { controlPermissions } from './built-in-roles.ts';
import { whereGrantValid } from './granted-permissions.ts';
import { assertHolds, type Holder } from './held-permissions.ts';
import { assertOwnerRemains } from './last-owner.ts';
import { getRole, type Role } from './roles.ts';

export type Grant = typeof operatorGrants.$inferSelect;

export interface NewGrant {
  readonly operatorId: string;
  readonly roleId: string;
  /**
   * Code of the brand for which the operator gets the role. Null if the operator gets the role for the whole
   * platform.
   */
  readonly brand: string | null;
  readonly endsAt: Date | null;
  readonly reason: string;
}

/**
 * Converts an end time to a Date. Null means no end and is returned unchanged. Throws a GatewayError for a time in
 * the past.
 */
export const readEnd = (endsAt: string | null, now: Date): Date | null => {
  if (endsAt === null) return null;
  const end = new Date(endsAt);
  if (end <= now) throw new GatewayError(ErrorCode.BadRequest, { message: 'endsAt: must be in the future' });
  return end;
};

/** Throws a GatewayError if a grant of the role needs the approval of a second operator. */
export const assertNeedsNoApproval = ({ permissions }: Role): void => {
  if (permissions.some((permission) => controlPermissions.includes(permission)))
    throw new GatewayError(OperatorErrorCode.ApprovalNeeded, {
      message: 'This role gives power over other operators, so a second operator must approve it: use requestGrant',
    });
};

/**
 * Inserts a grant, which gives an operator a role. Returns the id of the grant. The caller must first check that the
 * operator `givenBy` is permitted to give it.
 */
export const insertGrant = async (
  tx: Database,
  grant: NewGrant,
  { givenBy, now }: { readonly givenBy: string | null; readonly now: Date },
): Promise<string> => {
  const id = randomUUID();
  await tx.insert(operatorGrants).values({ ...grant, id, givenBy, givenAt: now });
  return id;
};

interface Giver extends Holder {
  readonly operatorId: string;
}

/** Creates a grant. Throws a GatewayError if the giver is the receiver, or lacks a permission of the role. */
export const giveGrantBy = async (tx: Database, giver: Giver, grant: NewGrant, now: Date): Promise<string> => {
  if (giver.operatorId === grant.operatorId) throw new GatewayError(OperatorErrorCode.GrantToSelf);
  const { permissions } = await getRole(tx, grant.roleId);
  await assertHolds(giver, permissions, grant.brand);
  return insertGrant(tx, grant, { givenBy: giver.operatorId, now });
};

export const listValidGrants = (db: Database, now: Date, operatorId?: string): Promise<Grant[]> =>
  db
    .select()
    .from(operatorGrants)
    .where(and(whereGrantValid(now), operatorId === undefined ? undefined : eq(operatorGrants.operatorId, operatorId)));

interface GrantEnd {
  readonly id: string;
  /**
   * Code of a brand. If set, only a grant for this brand can be ended, and any other grant counts as not found. If
   * undefined, the grant can be for any brand or for the whole platform.
   */
  readonly brand?: string;
  readonly endedBy: string;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Ends a grant and returns it. Throws a GatewayError if the grant does not exist, is for a brand other than `brand`, or
 * was already ended. Also throws one if it is the last grant that makes an active operator an owner of the platform
 * without an end time.
 */
export const endGrantBy = async (tx: Database, { id, brand, endedBy, reason, now }: GrantEnd): Promise<Grant> => {
  const [grant] = await tx
    .update(operatorGrants)
    .set({ endedAt: now, endedBy, endReason: reason })
    .where(
      and(
        eq(operatorGrants.id, id),
        isNull(operatorGrants.endedAt),
        brand === undefined ? undefined : eq(operatorGrants.brand, brand),
      ),
    )
    .returning();
  if (!grant) throw new GatewayError(ErrorCode.NotFound, { message: 'There is no such grant that is valid now' });
  if (grant.roleId === 'owner' && grant.brand === null) await assertOwnerRemains(tx, { grantId: id });
  return grant;
};
