import { formatAmount } from '@livery/contract/money';
import type { ValueOf } from '@livery/contract/operation';
import type { gameReceipt } from '@livery/contract/games';
import { and, count, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { bets, gameSessions } from '../db/schema/tables.ts';

const sumOf = (column: typeof bets.stake | typeof bets.payout) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** What a member staked and got back at a game since it was opened last. A stake that was given back counts for nothing. */
export const readGameReceipt = async (
  db: Database,
  memberId: string,
  nodeId: string,
  currency: string,
): Promise<ValueOf<typeof gameReceipt>> => {
  const [opened] = await db
    .select({ at: gameSessions.createdAt })
    .from(gameSessions)
    .where(and(eq(gameSessions.memberId, memberId), eq(gameSessions.nodeId, nodeId)))
    .orderBy(desc(gameSessions.createdAt))
    .limit(1);
  const nothing = { currency, seconds: 0, bets: 0, open: 0, staked: '0.00', returned: '0.00', net: '0.00' };
  if (!opened) return nothing;
  const [played] = await db
    .select({
      bets: count(),
      open: sql<number>`count(*) filter (where ${bets.state} = 'open')`.mapWith(Number),
      staked: sumOf(bets.stake),
      returned: sumOf(bets.payout),
      last: sql<string | null>`max(coalesce(${bets.settledAt}, ${bets.placedAt}))`,
    })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.nodeId, nodeId),
        gte(bets.placedAt, opened.at),
        ne(bets.state, 'cancelled'),
      ),
    );
  if (!played || played.bets === 0) return nothing;
  const seconds = Math.max(0, Math.round((new Date(played.last ?? opened.at).getTime() - opened.at.getTime()) / 1000));
  return {
    currency,
    seconds,
    bets: played.bets,
    open: played.open,
    staked: formatAmount(played.staked),
    returned: formatAmount(played.returned),
    net: formatAmount(played.returned - played.staked),
  };
};
