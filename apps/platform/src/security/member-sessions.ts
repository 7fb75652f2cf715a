import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { days, minutes } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { loginFailures, sessions } from '../db/schema/tables.ts';
import type { Hub } from '../events/hub.ts';
import type { DeviceTokens } from '../session/device-tokens.ts';
import type { Session } from '../session/session.ts';
import { readUserAgent } from './read-user-agent.ts';

type Row = typeof sessions.$inferSelect;

/** A session that nobody used for so long is over, whether it was ended or not. */
const idleLimit = minutes(30);
const historyLife = days(90);
const historyShown = 50;

/** A session is known to its owner by a part of its hash; the token cannot be got from it. */
const idOf = (tokenHash: string): string => tokenHash.slice(0, 20);

const placeOf = ({ address, userAgent }: Pick<Row, 'address' | 'userAgent'>) => ({
  ...readUserAgent(userAgent ?? ''),
  address: address ?? '',
});

export const createMemberSessions = (db: Database, clock: Clock, hub: Hub, devices: DeviceTokens) => {
  const openOnes = (memberId: string): Promise<Row[]> =>
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

  /** Also what could open them again: the devices that they were remembered on. */
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
      (await openOnes(memberId)).map((row) => ({
        id: idOf(row.tokenHash),
        ...placeOf(row),
        isThis: row.tokenHash === tokenHash,
        isRemembered: row.deviceFamily !== null,
        startedAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
      })),

    /** The one that asks is ended by a log-out, and by nothing else. */
    end: async ({ memberId, tokenHash }: Session, id: string) =>
      end((await openOnes(memberId)).filter((row) => idOf(row.tokenHash) === id && row.tokenHash !== tokenHash)),

    /** Also those that idle: a remembered device would open them anew. */
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
      const refused = await db
        .select()
        .from(loginFailures)
        .where(and(eq(loginFailures.memberId, memberId), gt(loginFailures.at, from)))
        .orderBy(desc(loginFailures.at))
        .limit(historyShown);
      return [
        ...opened.map((row) => ({
          at: row.createdAt,
          ...placeOf(row),
          outcome: 'opened' as const,
          isThis: row.tokenHash === tokenHash,
        })),
        ...refused.map((row) => ({ at: row.at, ...placeOf(row), outcome: 'refused' as const, isThis: false })),
      ]
        .sort((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, historyShown)
        .map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }));
    },
  };
};
export type MemberSessions = ReturnType<typeof createMemberSessions>;
