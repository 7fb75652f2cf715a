import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../core/clock/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Launch } from './launch-tokens.ts';
import type { Sessions } from '../../auth/index.ts';
import { hashToken, createToken } from '../../../core/crypto/token.ts';
import { gameSessions } from '../../betting/index.ts';
import { findActiveExclusion, hasBreakStartedSince } from '../../responsible-gaming/index.ts';

export type GameSessionRow = typeof gameSessions.$inferSelect;

/**
 * Creates the functions for game sessions. A game session ends when the log-in session of its launch ends, or when
 * its member starts a break from play or is disabled. For each call of the vendor, the gateway reads this state from
 * the database. So a change applies immediately on every gateway.
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

  /**
   * Returns true if the game of a launch may start: its log-in session is open, and the member has no active break from
   * play.
   */
  canStart: async ({ sessionHash, memberId }: Launch): Promise<boolean> =>
    (await sessions.isOpen(sessionHash)) && !(await findActiveExclusion(db, memberId, clock.now())),

  /**
   * Extends the log-in session in which the member launched the game. Resolves to false if the game session has
   * ended. Causes are a break from play that the member has started, and a log-in session that is no longer open.
   */
  prolong: async ({ sessionHash, memberId, createdAt }: GameSessionRow): Promise<boolean> =>
    !(await hasBreakStartedSince(db, memberId, createdAt)) && (await sessions.prolong(sessionHash, memberId)),
});
export type GameSessions = ReturnType<typeof createGameSessions>;
