import type { Caller } from '../../../core/http/calls/request-context.ts';
import { ErrorCode } from '@livery/contract/errors';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, desc, eq, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, hours, minutes, seconds } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { hashToken, createToken } from '../../../core/crypto/token.ts';
import { members, sessions } from '../../members/index.ts';

const idleLimit = minutes(30);
const longestLife = hours(12);
/**
 * Minimum milliseconds between two updates of the time at which a session was last used. An update prolongs the
 * session. Without this minimum, each call would write to the database.
 */
const touchEvery = seconds(60);
/** Milliseconds for which a session stays in the log-in history. */
const historyLife = days(90);
/** Maximum number of open sessions of a member. A further session ends the oldest one. */
const maxSessions = 10;

/**
 * Proof of identity with which a session starts. `secondFactor` is a proof such as an SMS code or a passkey. `any` is
 * another proof, such as a password. Undefined for a session of a remembered device or a trial account.
 */
export type SessionProof = 'any' | 'secondFactor' | undefined;

interface NewSession {
  readonly memberId: string;
  readonly merchant: string;
  readonly firstTimeLogin: boolean;
  readonly deviceFamily: string | undefined;
  readonly proof: SessionProof;
}

type Row = typeof sessions.$inferSelect;
type EndReason = NonNullable<Row['endReason']>;

const toProofTimes = (proof: SessionProof, now: Date) => ({
  ...(proof && { provenAt: now }),
  ...(proof === 'secondFactor' && { secondFactorAt: now }),
});

const isOver = ({ createdAt, lastSeenAt }: Row, now: Date): boolean =>
  lastSeenAt.getTime() + idleLimit <= now.getTime() || createdAt.getTime() + longestLife <= now.getTime();

/**
 * Creates the functions that end sessions. They also publish an event for each ended session, so that the open app
 * pages of the session log out.
 */
const createSessionEnds = (db: Database, clock: Clock, hub: EventHub) => {
  const markEnded = async (tx: Database, tokenHashes: readonly string[], endReason: EndReason): Promise<void> => {
    if (tokenHashes.length > 0)
      await tx
        .update(sessions)
        .set({ endedAt: clock.now(), endReason })
        .where(inArray(sessions.tokenHash, [...tokenHashes]));
  };

  /** Notifies the app pages that use ended sessions. `tokenHashes` are the token hashes of these sessions. */
  const publishEnded = async (tokenHashes: readonly string[]): Promise<void> => {
    await Promise.all(tokenHashes.map((tokenHash) => hub.publish({ type: 'session', tokenHash })));
  };

  const end = async (tokenHashes: readonly string[], endReason: EndReason): Promise<void> => {
    await markEnded(db, tokenHashes, endReason);
    await publishEnded(tokenHashes);
  };
  return { markEnded, publishEnded, end };
};

/**
 * Creates the functions that update the time of the last call of a session and of its member. If `caller` is set, the
 * session also stores the caller's IP address and user agent.
 */
const createSessionTouch = (db: Database, clock: Clock) => {
  const touch = async (tokenHash: string, memberId: string, caller?: Caller): Promise<void> => {
    const lastSeenAt = clock.now();
    await db
      .update(sessions)
      .set({ lastSeenAt, ...caller })
      .where(eq(sessions.tokenHash, tokenHash));
    await db.update(members).set({ lastSeenAt }).where(eq(members.id, memberId));
  };

  const touchThrottled = async (
    { tokenHash, lastSeenAt, address }: Row,
    memberId: string,
    caller?: Caller,
  ): Promise<void> => {
    const isFirstCall = caller !== undefined && address === null;
    if (isFirstCall || lastSeenAt.getTime() + touchEvery <= clock.now().getTime())
      await touch(tokenHash, memberId, caller);
  };
  return { touch, touchThrottled };
};

/** Creates the functions that read or change one property of a session. */
const createSessionFacts = (db: Database, clock: Clock) => ({
  /** Stores in the session that the member has proven the identity again. Returns the time of the proof. */
  prove: async (tokenHash: string, proof: NonNullable<SessionProof>): Promise<Date> => {
    const now = clock.now();
    await db.update(sessions).set(toProofTimes(proof, now)).where(eq(sessions.tokenHash, tokenHash));
    return now;
  },

  /**
   * Returns the device family (the tokens of one remembered device) of a session. Returns undefined if the device is
   * not remembered.
   */
  findDeviceFamily: async (tokenHash: string): Promise<string | undefined> =>
    (await db.select({ family: sessions.deviceFamily }).from(sessions).where(eq(sessions.tokenHash, tokenHash)))[0]
      ?.family ?? undefined,
});

/** Creates the functions that start, find and prolong sessions. */
const createOpenSessions = (db: Database, clock: Clock, { end }: ReturnType<typeof createSessionEnds>) => {
  const { touch, touchThrottled } = createSessionTouch(db, clock);
  const findOpen = async (tokenHash: string): Promise<Row | undefined> => {
    const [row] = await db
      .select({ session: sessions, isDisabled: members.isDisabled })
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .where(eq(sessions.tokenHash, tokenHash));
    const isOpen = row && !row.isDisabled && !row.session.endedAt && !isOver(row.session, clock.now());
    return isOpen ? row.session : undefined;
  };
  const endOldest = async (memberId: string, newest: string): Promise<void> => {
    const others = await db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), ne(sessions.tokenHash, newest)))
      .orderBy(desc(sessions.createdAt));
    await end(
      others.slice(maxSessions - 1).map(({ tokenHash }) => tokenHash),
      'replaced',
    );
  };
  return {
    /** Starts a session and returns its token. The database contains only the hash of the token. */
    start: async ({ memberId, merchant, firstTimeLogin, deviceFamily, proof }: NewSession): Promise<string> => {
      const token = createToken();
      const now = clock.now();
      await db
        .delete(sessions)
        .where(and(eq(sessions.memberId, memberId), lt(sessions.createdAt, new Date(now.getTime() - historyLife))));
      const tokenHash = hashToken(token);
      await db.insert(sessions).values({
        tokenHash,
        memberId,
        merchant,
        firstTimeLogin,
        deviceFamily: deviceFamily ?? null,
        createdAt: now,
        lastSeenAt: now,
        ...toProofTimes(proof, now),
      });
      await endOldest(memberId, tokenHash);
      return token;
    },

    /**
     * Finds the session of a token, prolongs the session and returns it. Throws a GatewayError if the session is
     * invalid. The error code shows the cause: the session was ended, was replaced by another one, or ended because of
     * a new password.
     */
    open: async (token: string | undefined, merchant: Merchant, caller?: Caller): Promise<Session> => {
      if (!token || token.length > 100) throw new GatewayError(ErrorCode.NotLoggedIn);
      const [row] = await db
        .select({ session: sessions, member: members })
        .from(sessions)
        .innerJoin(members, eq(members.id, sessions.memberId))
        .where(and(eq(sessions.tokenHash, hashToken(token)), eq(sessions.merchant, merchant.code)));
      if (row?.session.endReason === 'replaced') throw new GatewayError(ErrorCode.SessionReplaced);
      if (row?.session.endReason === 'password') throw new GatewayError(ErrorCode.PasswordChanged);
      if (!row || row.session.endedAt || isOver(row.session, clock.now()) || row.member.isDisabled)
        throw new GatewayError(ErrorCode.NotLoggedIn);
      const { session, member } = row;
      await touchThrottled(session, member.id, caller);
      return {
        tokenHash: session.tokenHash,
        memberId: member.id,
        merchant: session.merchant,
        username: member.username,
        memberType: member.type,
        firstTimeLogin: session.firstTimeLogin,
        provenAt: session.provenAt,
        secondFactorAt: session.secondFactorAt,
      };
    },

    /** Returns true if the session of a token hash exists and has not ended, and its member is not disabled. */
    isOpen: async (tokenHash: string): Promise<boolean> => (await findOpen(tokenHash)) !== undefined,

    /**
     * Prolongs a log-in session and returns true. Returns false if the session has ended or the member is disabled. The
     * wallet calls of a running game use this function, because a game session contains the hash of the log-in token
     * but not the token.
     */
    prolong: async (tokenHash: string, memberId: string): Promise<boolean> => {
      const row = await findOpen(tokenHash);
      if (!row) return false;
      await touchThrottled(row, memberId);
      return true;
    },

    renew: (tokenHash: string, memberId: string): Promise<void> => touch(tokenHash, memberId),
  };
};

/**
 * Creates the functions with which other services end sessions and notify the open app pages of the ended sessions.
 */
const createEndedSessions = (db: Database, { markEnded, publishEnded, end }: ReturnType<typeof createSessionEnds>) => {
  const endWhere = async (tx: Database, which: SQL | undefined, endReason: EndReason): Promise<string[]> => {
    const open = await tx
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(and(which, isNull(sessions.endedAt)));
    const tokenHashes = open.map(({ tokenHash }) => tokenHash);
    await markEnded(tx, tokenHashes, endReason);
    return tokenHashes;
  };
  return {
    /**
     * Ends all open sessions of a member in an existing transaction. The session with the token hash `except` stays
     * open. Without `except`, all sessions end. Returns the token hashes of the ended sessions. Pass them to
     * `publishEnded` after the commit.
     */
    endAllIn: (tx: Database, memberId: string, endReason: EndReason, except = ''): Promise<string[]> =>
      endWhere(tx, and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, except)), endReason),

    /**
     * Ends the open sessions of a device family (the tokens of one remembered device) in an existing transaction.
     * Returns the token hashes of the ended sessions. Pass them to `publishEnded` after the commit.
     */
    endFamilyIn: (tx: Database, family: string): Promise<string[]> =>
      endWhere(tx, eq(sessions.deviceFamily, family), 'revoked'),

    publishEnded,

    /**
     * Ends a session. Returns its device family (the tokens of one remembered device), or undefined if the device is
     * not remembered.
     */
    end: async (tokenHash: string): Promise<string | undefined> => {
      const [session] = await db
        .select({ family: sessions.deviceFamily })
        .from(sessions)
        .where(eq(sessions.tokenHash, tokenHash));
      await end([tokenHash], 'logout');
      return session?.family ?? undefined;
    },
  };
};

export const createSessions = (db: Database, clock: Clock, hub: EventHub) => {
  const sessionEnds = createSessionEnds(db, clock, hub);
  return {
    ...createOpenSessions(db, clock, sessionEnds),
    ...createSessionFacts(db, clock),
    ...createEndedSessions(db, sessionEnds),
  };
};
export type Sessions = ReturnType<typeof createSessions>;
