import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Launch } from './launch-tokens.ts';
import type { Sessions } from '../../auth/index.ts';
import { hashToken, createToken } from '../../../core/crypto/token.ts';
import { gameSessions } from '../../betting/index.ts';

export type GameSessionRow = typeof gameSessions.$inferSelect;

/**
 * Creates the functions for game sessions. A game session is valid as long as the log-in session with which the game
 * was launched.
 */
export const createGameSessions = (db: Database, clock: Clock, sessions: Sessions) => ({
  start: async ({ vendor, memberId, sessionHash, nodeId, language }: Launch): Promise<string> => {
    const token = createToken();
    await db
      .insert(gameSessions)
      .values({ tokenHash: hashToken(token), vendor, memberId, sessionHash, nodeId, language, createdAt: clock.now() });
    return token;
  },

  /** Finds a game session by its vendor and token. Sessions that have ended are also found. */
  find: async (vendor: string, token: string): Promise<GameSessionRow | undefined> => {
    const [session] = await db
      .select()
      .from(gameSessions)
      .where(and(eq(gameSessions.tokenHash, hashToken(token)), eq(gameSessions.vendor, vendor)));
    return session;
  },

  /** Extends the member's log-in session. Resolves to false if the log-in session has ended. */
  prolong: (session: GameSessionRow): Promise<boolean> => sessions.prolong(session.sessionHash, session.memberId),
});
export type GameSessions = ReturnType<typeof createGameSessions>;
