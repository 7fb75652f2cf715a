import { randomBytes } from 'node:crypto';
import { type BeaconChain, getDrawRound } from '@livery/lottery-rules/beacon';
import { hashSeed } from '@livery/lottery-rules/proof';
import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { IssueTimes } from './schedule.ts';
import { lotteryBets, lotteryIssues } from '../lottery.tables.ts';

export type Issue = typeof lotteryIssues.$inferSelect;

export const matchesIssue = (code: string, numero: string) =>
  and(eq(lotteryIssues.code, code), eq(lotteryIssues.numero, numero));

/**
 * Inserts the issues (numbered draws) that the database does not have yet. Existing issues do not change. A new issue
 * gets a random seed and the number of a beacon round (a value that a public source of randomness will publish). Both
 * are stored before the first bet, so that nobody can choose them later to influence the result.
 */
export const ensureIssues = async (
  db: Database,
  beaconChain: BeaconChain,
  issues: readonly { readonly code: string; readonly times: IssueTimes }[],
): Promise<void> => {
  if (issues.length === 0) return;
  const rows = await Promise.all(
    issues.map(async ({ code, times }) => {
      const seed = randomBytes(32).toString('hex');
      return {
        code,
        ...times,
        state: 'open' as const,
        seed,
        seedHash: await hashSeed(seed),
        beaconChain,
        beaconRound: getDrawRound(beaconChain, times.closesAt.getTime()),
      };
    }),
  );
  await db.insert(lotteryIssues).values(rows).onConflictDoNothing();
};

export const findIssue = async (db: Database, code: string, numero: string): Promise<Issue | undefined> =>
  (await db.select().from(lotteryIssues).where(matchesIssue(code, numero)))[0];

/** Updates the rows of several issues (numbered draws) in one statement. */
export const replaceIssues = async (tx: Database, issues: readonly Issue[]): Promise<void> => {
  if (issues.length === 0) return;
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await tx
    .insert(lotteryIssues)
    .values([...issues])
    .onConflictDoUpdate({
      target: [lotteryIssues.code, lotteryIssues.numero],
      set: {
        state: excluded('state'),
        root: excluded('root'),
        betCount: excluded('bet_count'),
        beaconSignature: excluded('beacon_signature'),
        result: excluded('result'),
        drawnAt: excluded('drawn_at'),
        settledAt: excluded('settled_at'),
      },
    });
};

/**
 * Deletes issues (numbered draws) that were drawn before `until` and have no bets. Issues with bets are never deleted,
 * because members can request proofs of their bets.
 */
export const pruneIssues = async (db: Database, until: Date): Promise<void> => {
  const bet = db
    .select({ one: sql`1` })
    .from(lotteryBets)
    .where(and(eq(lotteryBets.code, lotteryIssues.code), eq(lotteryBets.numero, lotteryIssues.numero)));
  await db
    .delete(lotteryIssues)
    .where(
      and(inArray(lotteryIssues.state, ['settled', 'cancelled']), lt(lotteryIssues.drawsAt, until), notExists(bet)),
    );
};
