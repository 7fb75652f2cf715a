import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import { days, minutes } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { type DeviceTokens, loginFailures } from '../../auth/index.ts';
import type { Session } from '../../../core/http/calls/session.ts';
import { parseUserAgent } from './parse-user-agent.ts';
import { sessions } from '../../members/index.ts';

type Row = typeof sessions.$inferSelect;

/** Milliseconds without a call after which a session counts as ended. */
const idleLimit = minutes(30);
const historyLife = days(90);
const historyShown = 50;

/**
 * Returns the public id of a session. The id is the start of the token hash, and nobody can compute the token from it.
 */
const toSessionId = (tokenHash: string): string => tokenHash.slice(0, 20);

const toClientInfo = ({ address, userAgent }: Pick<Row, 'address' | 'userAgent'>) => ({
  ...parseUserAgent(userAgent ?? ''),
  address: address ?? '',
});

export const createMemberSessions = (db: Database, clock: Clock, hub: EventHub, devices: DeviceTokens) => {
  const listOpen = (memberId: string): Promise<Row[]> =>
    db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.memberId, memberId),
          isNull(sessions.endedAt),
          gt(sessions.lastSeenAt, new Date(clock.now().getTime() - idleLimit)),
        ),
      )
      .orderBy(desc(sessions.lastSeenAt));

  /**
   * Ends sessions and revokes the remembered devices of these sessions. Otherwise such a device could start a new
   * session.
   */
  const end = async (rows: readonly Row[]): Promise<number> => {
    const hashes = rows.map(({ tokenHash }) => tokenHash);
    if (hashes.length === 0) return 0;
    await db
      .update(sessions)
      .set({ endedAt: clock.now(), endReason: 'logout' })
      .where(inArray(sessions.tokenHash, hashes));
    for (const { deviceFamily } of rows) if (deviceFamily) await devices.revokeFamily(deviceFamily);
    await Promise.all(hashes.map((tokenHash) => hub.publish({ type: 'session', tokenHash })));
    return hashes.length;
  };

  return {
    list: async ({ memberId, tokenHash }: Session) =>
      (await listOpen(memberId)).map((row) => ({
        id: toSessionId(row.tokenHash),
        ...toClientInfo(row),
        isThis: row.tokenHash === tokenHash,
        isRemembered: row.deviceFamily !== null,
        startedAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      })),

    /** Ends the member's session with this public id. Does nothing if it is the session of the caller. */
    end: async ({ memberId, tokenHash }: Session, id: string) =>
      end((await listOpen(memberId)).filter((row) => toSessionId(row.tokenHash) === id && row.tokenHash !== tokenHash)),

    /**
     * Ends all sessions of the member except the session of the caller. Idle sessions also end, because a remembered
     * device could continue them.
     */
    endOthers: async ({ memberId, tokenHash }: Session) => {
      const others = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), ne(sessions.tokenHash, tokenHash)));
      return end(others);
    },

    history: async ({ memberId, tokenHash }: Session) => {
      const from = new Date(clock.now().getTime() - historyLife);
      const opened = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.memberId, memberId), gt(sessions.createdAt, from)))
        .orderBy(desc(sessions.createdAt))
        .limit(historyShown);
      const failures = await db
        .select()
        .from(loginFailures)
        .where(and(eq(loginFailures.memberId, memberId), gt(loginFailures.at, from)))
        .orderBy(desc(loginFailures.at))
        .limit(historyShown);
      return [
        ...opened.map((row) => ({
          at: row.createdAt,
          ...toClientInfo(row),
          outcome: 'opened' as const,
          isThis: row.tokenHash === tokenHash,
        })),
        ...failures.map((row) => ({ at: row.at, ...toClientInfo(row), outcome: 'refused' as const, isThis: false })),
      ]
        .sort((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, historyShown)
        .map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }));
    },
  };
};
export type MemberSessions = ReturnType<typeof createMemberSessions>;
