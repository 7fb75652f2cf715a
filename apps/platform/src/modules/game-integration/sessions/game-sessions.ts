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
 * Creates the functions for game sessions. A game session ends when the log-in session from which it was launched ends.
 * It also ends when its member starts a break from play or is disabled. The gateway reads these conditions from the
 * database for each call of the vendor, so a change applies immediately on every gateway.
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
   * Returns true if a launched game may start. The log-in session of the launch must be open, and the member must have
   * no active break from play.
   */
  canStart: async ({ sessionHash, memberId }: Launch): Promise<boolean> =>
    (await sessions.isOpen(sessionHash)) && !(await findActiveExclusion(db, memberId, clock.now())),

  /**
   * Prolongs the log-in session in which the member launched the game. Returns false if the member has started a break
   * from play since the start of the game session, or if the log-in session is no longer open.
   */
  prolong: async ({ sessionHash, memberId, createdAt }: GameSessionRow): Promise<boolean> =>
    !(await hasBreakStartedSince(db, memberId, createdAt)) && (await sessions.prolong(sessionHash, memberId)),
});
export type GameSessions = ReturnType<typeof createGameSessions>;
