import { randomUUID } from 'node:crypto';
import type { Permission } from '@livery/contract/operators/permissions';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { minutes } from '../../../core/clock/durations.ts';
import { createToken, hashToken } from '../../../core/crypto/token.ts';
import type { Database } from '../../../core/db/database.ts';
import { type Operator, whereActive } from '../accounts/operators.ts';
import { operators } from '../accounts/operators.tables.ts';
import { operatorApiTokens } from './api-tokens.tables.ts';

/**
 * Prefix of every token. If a token is published by accident, a person or a secret scanner can recognize it by this
 * prefix.
 */
const prefix = 'lvop_';

/**
 * Minimum number of milliseconds between two updates of `lastUsedAt` of an API token. Otherwise each call with the
 * token would write to the database.
 */
const usedInterval = minutes(1);

export type ApiToken = typeof operatorApiTokens.$inferSelect;

interface NewApiToken {
  readonly operatorId: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly brands: readonly string[] | null;
  readonly endsAt: Date;
}

/** Condition of a query for tokens that are valid at a time. */
export const whereTokenValid = (now: Date) =>
  and(isNull(operatorApiTokens.revokedAt), gt(operatorApiTokens.endsAt, now));

/** Creates a token and stores only its hash. Returns the row and the token. The token cannot be read again later. */
export const insertApiToken = async (
  tx: Database,
  content: NewApiToken,
  now: Date,
): Promise<{ readonly row: ApiToken; readonly token: string }> => {
  const token = `${prefix}${createToken()}`;
  const [row] = await tx
    .insert(operatorApiTokens)
    .values({ ...content, id: randomUUID(), tokenHash: hashToken(token), createdAt: now })
    .returning();
  return { row: row as ApiToken, token };
};

/** Revokes a token and returns its row. Returns undefined if no valid token has this id. */
export const revokeApiTokenWith = async (tx: Database, id: string, now: Date): Promise<ApiToken | undefined> => {
  const [revoked] = await tx
    .update(operatorApiTokens)
    .set({ revokedAt: now })
    .where(and(eq(operatorApiTokens.id, id), whereTokenValid(now)))
    .returning();
  return revoked;
};

/** Revokes all tokens of an operator. Returns their number. */
export const revokeApiTokensFor = async (tx: Database, operatorId: string, now: Date): Promise<number> => {
  const revoked = await tx
    .update(operatorApiTokens)
    .set({ revokedAt: now })
    .where(and(eq(operatorApiTokens.operatorId, operatorId), whereTokenValid(now)))
    .returning({ id: operatorApiTokens.id });
  return revoked.length;
};

/** Returns the valid tokens of all operators with the names of their owners. */
export const listValidApiTokens = (db: Database, now: Date) =>
  db
    .select({ token: operatorApiTokens, operatorName: operators.name })
    .from(operatorApiTokens)
    .innerJoin(operators, eq(operators.id, operatorApiTokens.operatorId))
    .where(whereTokenValid(now))
    .orderBy(asc(operatorApiTokens.createdAt));

/** Returns a token and its operator. Returns undefined if the token is not valid or the operator is not active. */
export const findApiToken = async (
  db: Database,
  token: string,
  clock: Clock,
): Promise<{ readonly token: ApiToken; readonly operator: Operator } | undefined> => {
  const now = clock.now();
  const [found] = await db
    .select({ token: operatorApiTokens, operator: operators })
    .from(operatorApiTokens)
    .innerJoin(operators, eq(operators.id, operatorApiTokens.operatorId))
    .where(and(eq(operatorApiTokens.tokenHash, hashToken(token)), whereTokenValid(now), whereActive()));
  const lastUsed = found?.token.lastUsedAt?.getTime() ?? 0;
  if (found && lastUsed + usedInterval <= now.getTime())
    await db.update(operatorApiTokens).set({ lastUsedAt: now }).where(eq(operatorApiTokens.id, found.token.id));
  return found;
};
