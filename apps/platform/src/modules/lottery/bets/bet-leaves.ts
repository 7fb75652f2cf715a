import { hashLeaf } from '@livery/lottery-rules/proof';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import type { Issue } from '../issues/issues.ts';
import { lotteryBets } from '../lottery.tables.ts';

/**
 * Loads the bets of a draw as leaves of a Merkle tree, sorted by bet id. The Merkle tree is a hash tree with which a
 * member can verify that a bet was included. Cancelled bets are excluded.
 */
export const loadBetLeaves = async (
  db: Database,
  { code, numero }: Pick<Issue, 'code' | 'numero'>,
): Promise<{ ids: string[]; leaves: string[] }> => {
  const bets = await db
    .select({
      id: lotteryBets.id,
      method: lotteryBets.method,
      selection: lotteryBets.selection,
      stake: lotteryBets.stake,
    })
    .from(lotteryBets)
    .where(
      and(
        eq(lotteryBets.code, code),
        eq(lotteryBets.numero, numero),
        inArray(lotteryBets.state, ['open', 'won', 'lost', 'void']),
      ),
    )
    .orderBy(asc(lotteryBets.id));
  return { ids: bets.map(({ id }) => id), leaves: await Promise.all(bets.map(hashLeaf)) };
};
