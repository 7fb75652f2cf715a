import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { gameSessions } from '../db/schema/tables.ts';
import type { Launch } from '../launch/launch-tokens.ts';
import type { Sessions } from '../session/sessions.ts';
import { hashToken, newToken } from '../session/token.ts';

export type GameSession = typeof gameSessions.$inferSelect;

/** Games that members have open. One lives as long as the log-in that it was launched from. */
export const createGameSessions = (db: Database, clock: Clock, sessions: Sessions) => ({
  start: async ({ vendor, memberId, sessionHash, nodeId, language }: Launch): Promise<string> => {
    const token = newToken();
    await db
      .insert(gameSessions)
      .values({ tokenHash: hashToken(token), vendor, memberId, sessionHash, nodeId, language, createdAt: clock.now() });
    return token;
  },

  /** The vendor's session behind a token, over or not. */
  find: async (vendor: string, token: string): Promise<GameSession | undefined> => {
    const [session] = await db
      .select()
      .from(gameSessions)
      .where(and(eq(gameSessions.tokenHash, hashToken(token)), eq(gameSessions.vendor, vendor)));
    return session;
  },

  /** Whether its member is still logged in; if so, playing prolongs that. */
  keepOpen: (session: GameSession): Promise<boolean> => sessions.keepOpen(session.sessionHash, session.memberId),
});
export type GameSessions = ReturnType<typeof createGameSessions>;
