import type { Win } from '../../../core/realtime/win.ts';
import { MemberType } from '@livery/contract/enums';
import { formatAmount } from '@livery/contract/money';
import type { Winner } from '@livery/contract/catalogue/winners';
import { winnerPeriodDays } from '@livery/contract/constants';
import type { LanguageCode } from '@livery/merchant/languages';
import type { Merchant } from '@livery/merchant/merchant.schema';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { type Catalogue, games, toGameTile } from '../../catalogue/index.ts';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { maskName } from '../../../core/text/mask-name.ts';
import { bets } from '../betting.tables.ts';
import { members } from '../../members/index.ts';

/**
 * Converts a win to its public form, in which the name of the winner is masked. Returns undefined if the game is no
 * longer in the catalogue.
 */
export const toWinner = (
  win: Win,
  catalogue: Catalogue,
  merchant: Merchant,
  language: LanguageCode,
): Winner | undefined => {
  const game = catalogue.find(win.nodeId);
  if (!game) return undefined;
  return {
    ...toGameTile(game, catalogue.getFigures(merchant), language),
    id: `${win.vendor}.${win.betId}`,
    customerName: maskName(win.username),
    winAmount: formatAmount(win.payout),
    currency: merchant.currency,
    wonAt: win.settledAt.toISOString(),
  };
};

interface Query {
  readonly merchant: Merchant;
  readonly category: Winner['gameType'] | 'ALL';
  readonly limit: number;
  readonly sort: 'amount' | 'latest';
  readonly period: keyof typeof winnerPeriodDays;
  readonly now: Date;
}

/** Lists the largest or the latest wins of a merchant's members in a period. Trial members are excluded. */
export const listRecentWins = (db: Database, { merchant, category, limit, sort, period, now }: Query): Promise<Win[]> =>
  db
    .select({
      vendor: bets.vendor,
      betId: bets.id,
      username: members.username,
      nodeId: bets.nodeId,
      payout: bets.payout,
      settledAt: sql<Date>`${bets.settledAt}`.mapWith(bets.settledAt),
    })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(
      and(
        eq(bets.merchant, merchant.code),
        eq(bets.state, 'won'),
        gt(bets.payout, bets.stake),
        gt(bets.settledAt, new Date(now.getTime() - days(winnerPeriodDays[period]))),
        ne(members.type, MemberType.Trial),
        inArray(games.category, category === 'ALL' ? [...merchant.categories] : [category]),
      ),
    )
    .orderBy(...(sort === 'latest' ? [desc(bets.settledAt)] : [desc(bets.payout), desc(bets.settledAt)]))
    .limit(limit);
