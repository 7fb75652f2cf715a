import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { EventHub } from '../../../core/realtime/event-hub.ts';
import { members } from '../../members/index.ts';
import { revokeDevices } from './device-tokens.ts';
import { createSessions, type Sessions } from './sessions.ts';

/**
 * Disables a member, as part of the caller's transaction `tx`. Ends all sessions of the member and revokes the
 * remembered devices. Returns the token hashes of the ended sessions. Pass them to `sessions.publishEnded` after the
 * commit, so that the games and event streams of these sessions also end.
 */
export const disableMemberIn = async (
  tx: Database,
  memberId: string,
  { sessions, now }: { readonly sessions: Sessions; readonly now: Date },
): Promise<string[]> => {
  await tx.update(members).set({ isDisabled: true }).where(eq(members.id, memberId));
  await revokeDevices(tx, memberId, now);
  return sessions.endAllIn(tx, memberId, 'revoked');
};

interface MemberAccessDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly hub: EventHub;
}

/**
 * Creates the functions with which an operator disables and enables members. The created functions return false for
 * an unknown member.
 */
export const createMemberAccess = ({ db, clock, hub }: MemberAccessDeps) => {
  const sessions = createSessions(db, clock, hub);
  const findId = async (merchant: string, username: string): Promise<string | undefined> =>
    (
      await db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.merchant, merchant), eq(members.usernameKey, username.toLowerCase())))
    )[0]?.id;
  return {
    disable: async (merchant: string, username: string): Promise<boolean> => {
      const id = await findId(merchant, username);
      if (id === undefined) return false;
      const ended = await db.transaction((tx) => disableMemberIn(tx, id, { sessions, now: clock.now() }));
      await sessions.publishEnded(ended);
      return true;
    },

    enable: async (merchant: string, username: string): Promise<boolean> => {
      const id = await findId(merchant, username);
      if (id === undefined) return false;
      await db.update(members).set({ isDisabled: false }).where(eq(members.id, id));
      return true;
    },
  };
};
