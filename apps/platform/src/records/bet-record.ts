import { formatAmount } from '@livery/contract/money';
import type { betRecord, BetEntry } from '@livery/contract/records';
import type { ParsedOf, ValueOf } from '@livery/contract/operation';
import type { LanguageCode } from '@livery/merchant/languages';
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { nameIn } from '../catalogue/tile.ts';
import type { Database } from '../db/database.ts';
import { bets, games } from '../db/schema/tables.ts';
import { tileUrl } from '../media/addresses.ts';
import { isValidBet } from '../promotions/member-facts.ts';
import { pageOf, readCursor } from './cursor.ts';
import type { Period } from './period.ts';

export type BetRow = typeof bets.$inferSelect;

/** A bet in the reader's words. A game that has left the catalogue keeps its bet. */
export const betView = (catalogue: Catalogue, language: LanguageCode, bet: BetRow): BetEntry => {
  const { vendor, id, nodeId, state, stake, payout, placedAt, settledAt } = bet;
  const [game, maker] = [catalogue.find(nodeId), catalogue.findVendor(vendor)];
  return {
    vendor,
    id,
    vendorName: maker ? nameIn(maker, language) : vendor,
    gameName: game ? nameIn(game, language) : nodeId,
    category: game?.category ?? 'INHOUSE',
    iconUrl: game ? tileUrl(nodeId) : null,
    state,
    stake: formatAmount(stake),
    payout: formatAmount(payout),
    placedAt: placedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
};

type Asked = ParsedOf<typeof betRecord>;

interface Reading {
  readonly memberId: string;
  readonly language: LanguageCode;
  readonly currency: string;
  readonly period: Period;
}

const chosen = ({ category, vendor, state }: Asked) =>
  and(
    category && eq(games.category, category),
    vendor ? eq(bets.vendor, vendor) : undefined,
    state && eq(bets.state, state),
  );

/** What a member placed in a period, the latest first. */
export const readBets = async (
  db: Database,
  catalogue: Catalogue,
  { memberId, language, currency, period }: Reading,
  asked: Asked,
): Promise<ValueOf<typeof betRecord>> => {
  const inPeriod = and(eq(bets.memberId, memberId), gte(bets.placedAt, period.from), lt(bets.placedAt, period.to));
  const place = readCursor(asked.cursor);
  const before = place && or(lt(bets.placedAt, place.at), and(eq(bets.placedAt, place.at), lt(bets.id, place.id)));
  const rows = await db
    .select({ bet: bets })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(inPeriod, chosen(asked), before))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(asked.limit + 1);
  const { list, next } = pageOf(rows, asked.limit, ({ bet }) => ({ at: bet.placedAt, id: bet.id }));
  const shown = list.map(({ bet }) => betView(catalogue, language, bet));
  if (place) return { list: shown, next, currency, totals: null, vendors: null };
  const sum = (column: typeof bets.stake | typeof bets.payout, filter = sql`true`) =>
    sql<string>`coalesce(sum(${column}) filter (where ${filter}), 0)`.mapWith(Number);
  const [totals] = await db
    .select({
      count: sql<number>`count(*)::int`,
      stake: sum(bets.stake),
      validBet: sum(bets.stake, isValidBet),
      payout: sum(bets.payout, isValidBet),
    })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(inPeriod, chosen(asked)));
  const { count = 0, stake = 0, validBet = 0, payout = 0 } = totals ?? {};
  const makers = await db.selectDistinct({ vendor: bets.vendor }).from(bets).where(inPeriod).orderBy(bets.vendor);
  return {
    list: shown,
    next,
    currency,
    totals: {
      count,
      stake: formatAmount(stake),
      validBet: formatAmount(validBet),
      payout: formatAmount(payout),
      profit: formatAmount(payout - validBet),
    },
    vendors: makers.map(({ vendor }) => {
      const maker = catalogue.findVendor(vendor);
      return { vendor, name: maker ? nameIn(maker, language) : vendor };
    }),
  };
};
