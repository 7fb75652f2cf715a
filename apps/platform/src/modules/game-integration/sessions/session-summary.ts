import { formatAmount } from '@livery/contract/money';
import type { ResponseValue } from '@livery/contract/operation';
import type { gameSessionSummary } from '@livery/contract/catalogue/games';
import { and, count, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { bets, gameSessions } from '../../betting/index.ts';

const sumColumn = (column: typeof bets.stake | typeof bets.payout) =>
  sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);

/**
 * Sums the bets of a member in a game since the member last launched this game. Bets that were rolled back are
 * excluded.
 */
export const getGameSessionSummary = async (
  db: Database,
  memberId: string,
  nodeId: string,
  currency: string,
): Promise<ResponseValue<typeof gameSessionSummary>> => {
  const [launched] = await db
    .select({ at: gameSessions.createdAt })
    .from(gameSessions)
    .where(and(eq(gameSessions.memberId, memberId), eq(gameSessions.nodeId, nodeId)))
    .orderBy(desc(gameSessions.createdAt))
    .limit(1);
  const nothing = { currency, seconds: 0, bets: 0, open: 0, staked: '0.00', returned: '0.00', net: '0.00' };
  if (!launched) return nothing;
  const [played] = await db
    .select({
      bets: count(),
      open: sql<number>`count(*) filter (where ${bets.state} = 'open')`.mapWith(Number),
      staked: sumColumn(bets.stake),
      returned: sumColumn(bets.payout),
      last: sql<string | null>`max(coalesce(${bets.settledAt}, ${bets.placedAt}))`,
    })
    .from(bets)
    .where(
      and(
        eq(bets.memberId, memberId),
        eq(bets.nodeId, nodeId),
        gte(bets.placedAt, launched.at),
        ne(bets.state, 'cancelled'),
      ),
    );
  if (!played || played.bets === 0) return nothing;
  const seconds = Math.max(
    0,
    Math.round((new Date(played.last ?? launched.at).getTime() - launched.at.getTime()) / 1000),
  );
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
