import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { hours, minutes } from '../../../core/clock/durations.ts';
import { createToken, hashToken } from '../../../core/crypto/token.ts';
import type { Database } from '../../../core/db/database.ts';
import { type Operator, whereActive } from '../accounts/operators.ts';
import { operators } from '../accounts/operators.tables.ts';
import { operatorSessions, type sessionMethods } from './operator-sessions.tables.ts';

/** Milliseconds without any use after which a session ends. */
const idleLife = minutes(30);

/** Milliseconds after its start at which a session ends, even if it is used. */
const maxLife = hours(12);

/** Minimum number of milliseconds between two updates of `lastSeenAt`, so that not each call writes to the database. */
const seenInterval = minutes(1);

export type OperatorSessionRow = typeof operatorSessions.$inferSelect;

interface NewSession {
  readonly operatorId: string;
  readonly method: (typeof sessionMethods)[number];
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Returns the latest time at which a session ends. A session that is used does not end later, but an unused session
 * ends earlier.
 */
export const getSessionEnd = ({ startedAt }: Pick<OperatorSessionRow, 'startedAt'>): Date =>
  new Date(startedAt.getTime() + maxLife);

/** Condition of a query for sessions that are valid at a time. */
export const whereOpen = (now: Date) =>
  and(
    gt(operatorSessions.lastSeenAt, new Date(now.getTime() - idleLife)),
    gt(operatorSessions.startedAt, new Date(now.getTime() - maxLife)),
  );

/** Ends all sessions of an operator, except the one with the id `exceptId`. Returns their number. */
export const endSessionsFor = async (tx: Database, operatorId: string, exceptId?: string): Promise<number> => {
  const ended = await tx
    .delete(operatorSessions)
    .where(
      and(
        eq(operatorSessions.operatorId, operatorId),
        exceptId === undefined ? undefined : ne(operatorSessions.id, exceptId),
      ),
    )
    .returning({ id: operatorSessions.id });
  return ended.length;
};

/**
 * Ends one session of an operator. Returns the number of ended sessions: 1, or 0 if the operator has no session with
 * this id.
 */
export const endSessionFor = async (tx: Database, operatorId: string, id: string): Promise<number> => {
  const ended = await tx
    .delete(operatorSessions)
    .where(and(eq(operatorSessions.operatorId, operatorId), eq(operatorSessions.id, id)))
    .returning({ id: operatorSessions.id });
  return ended.length;
};

/** Creates the functions that start, find, update and delete sessions of the console. */
export const createOperatorSessions = (db: Database, clock: Clock) => ({
  /**
   * Starts a session of an operator who has just confirmed their identity. Returns the token of the session. The
   * database stores only the hash of the token.
   */
  start: async (tx: Database, { operatorId, method, address, userAgent }: NewSession): Promise<string> => {
    const token = createToken();
    const now = clock.now();
    await tx.insert(operatorSessions).values({
      id: randomUUID(),
      operatorId,
      tokenHash: hashToken(token),
      method,
      address,
      userAgent,
      startedAt: now,
      lastSeenAt: now,
      provenAt: now,
    });
    await tx.update(operators).set({ lastLoginAt: now }).where(eq(operators.id, operatorId));
    return token;
  },

  /** Finds a session and its operator by token. Returns undefined if the session or the operator is not valid now. */
  find: async (
    token: string,
  ): Promise<{ readonly session: OperatorSessionRow; readonly operator: Operator } | undefined> => {
    const now = clock.now();
    const [found] = await db
      .select({ session: operatorSessions, operator: operators })
      .from(operatorSessions)
      .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
      .where(and(eq(operatorSessions.tokenHash, hashToken(token)), whereOpen(now), whereActive()));
    if (found && found.session.lastSeenAt.getTime() + seenInterval <= now.getTime())
      await db.update(operatorSessions).set({ lastSeenAt: now }).where(eq(operatorSessions.id, found.session.id));
    return found;
  },

  list: (from: Database, operatorId: string): Promise<OperatorSessionRow[]> =>
    from
      .select()
      .from(operatorSessions)
      .where(and(eq(operatorSessions.operatorId, operatorId), whereOpen(clock.now())))
      .orderBy(desc(operatorSessions.startedAt)),

  /** Stores in the row of a session that the operator has proved their identity now. Returns the current time. */
  prove: async (tx: Database, id: string): Promise<Date> => {
    const provenAt = clock.now();
    await tx.update(operatorSessions).set({ provenAt }).where(eq(operatorSessions.id, id));
    return provenAt;
  },

  /** Deletes the rows of the sessions that are no longer valid. */
  deleteExpired: async (): Promise<void> => {
    const now = clock.now();
    await db
      .delete(operatorSessions)
      .where(
        or(
          lte(operatorSessions.lastSeenAt, new Date(now.getTime() - idleLife)),
          lte(operatorSessions.startedAt, new Date(now.getTime() - maxLife)),
        ),
      );
  },
});
export type OperatorSessions = ReturnType<typeof createOperatorSessions>;
