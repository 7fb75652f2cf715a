import { randomBytes } from 'node:crypto';
import { seedHashOf } from '@livery/contract/lottery/proof';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lotteryIssues } from '../db/schema/tables.ts';
import type { IssueTimes } from './draw-times.ts';

export type Issue = typeof lotteryIssues.$inferSelect;

export const issueIs = (code: string, numero: string) => and(eq(lotteryIssues.code, code), eq(lotteryIssues.numero, numero));

/** Makes sure that issues are there, each with a secret of its own that is drawn before anyone bets. Whoever comes first makes it. */
export const ensureIssues = async (db: Database, issues: readonly { readonly code: string; readonly times: IssueTimes }[]): Promise<void> => {
  if (issues.length === 0) return;
  const rows = await Promise.all(
    issues.map(async ({ code, times }) => {
      const seed = randomBytes(32).toString('hex');
      return { code, ...times, state: 'open' as const, seed, seedHash: await seedHashOf(seed) };
    }),
  );
  await db.insert(lotteryIssues).values(rows).onConflictDoNothing();
};

export const findIssue = async (db: Database, code: string, numero: string): Promise<Issue | undefined> => (await db.select().from(lotteryIssues).where(issueIs(code, numero)))[0];
