import { asc, count } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../core/db/database.ts';
import { type Grant, listValidGrants } from '../access/grants.ts';
import { getOperatorState, type Operator } from '../accounts/operators.ts';
import { operatorInvitations, operators } from '../accounts/operators.tables.ts';
import { operatorPasskeys, operatorRecoveryCodes, operatorTotp } from '../second-factors/second-factors.tables.ts';
import { whereOpen } from '../sessions/operator-sessions.ts';
import { operatorSessions } from '../sessions/operator-sessions.tables.ts';

type OwnedTable = PgTable & Pick<typeof operatorPasskeys, 'operatorId'>;

/** Counts the rows of a table that belong to each operator. Returns the numbers by operator id. */
const countByOperator = async (
  db: Database,
  table: OwnedTable,
  where?: ReturnType<typeof whereOpen>,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ operatorId: table.operatorId, rows: count() })
    .from(table as PgTable)
    .where(where)
    .groupBy(table.operatorId);
  return new Map(rows.map((row) => [row.operatorId, row.rows]));
};

const toWireGrant = ({ id, roleId, brand, endsAt, reason, givenAt, givenBy }: Grant) => ({
  id,
  roleId,
  brand,
  endsAt: endsAt?.toISOString() ?? null,
  reason,
  givenAt: givenAt.toISOString(),
  givenBy,
});

/** Returns all operators in the order of their names, with their grants and the number of their second factors. */
export const listAllOperators = async (db: Database, now: Date) => {
  const rows: Operator[] = await db.select().from(operators).orderBy(asc(operators.name), asc(operators.id));
  const grants = await listValidGrants(db, now);
  const invitations = await db.select().from(operatorInvitations);
  const passkeys = await countByOperator(db, operatorPasskeys);
  const totp = await countByOperator(db, operatorTotp as unknown as OwnedTable);
  const recoveryCodes = await countByOperator(db, operatorRecoveryCodes as unknown as OwnedTable);
  const sessions = await countByOperator(db, operatorSessions as unknown as OwnedTable, whereOpen(now));
  return rows.map((operator) => {
    const { id, name, email, createdAt, lastLoginAt } = operator;
    const invitation = invitations.find(({ operatorId }) => operatorId === id);
    return {
      id,
      name,
      email,
      state: getOperatorState(operator),
      invitationEndsAt: invitation?.expiresAt.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
      passkeys: passkeys.get(id) ?? 0,
      hasTotp: totp.has(id),
      recoveryCodesLeft: recoveryCodes.get(id) ?? 0,
      sessions: sessions.get(id) ?? 0,
      grants: grants.filter(({ operatorId }) => operatorId === id).map(toWireGrant),
    };
  });
};
