import { formatAmount } from '@livery/contract/money';
import type { listBets, BetEntry } from '@livery/contract/history';
import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { LanguageCode } from '@livery/merchant/languages';
import { and, desc, eq, gte, lt, or } from 'drizzle-orm';
import { type Catalogue, games, localizedName } from '../../catalogue/index.ts';
import type { Database } from '../../../core/db/database.ts';
import { tileUrl } from '../../brands/index.ts';
import { bets, betTotalsColumns, noBetTotals, toBetTotals } from '../../betting/index.ts';
import { toPage, decodeCursor } from '../../../core/pagination.ts';
import type { Period } from '../../../core/record-period.ts';

export type BetRow = typeof bets.$inferSelect;

/**
 * Converts a bet to the API format, with names in the caller's language. If the catalogue no longer has the game, the
 * game id is used as the name of the game.
 */
export const toBetView = (catalogue: Catalogue, language: LanguageCode, bet: BetRow): BetEntry => {
  const { vendor, id, nodeId, state, stake, payout, placedAt, settledAt } = bet;
  const [game, maker] = [catalogue.find(nodeId), catalogue.findVendor(vendor)];
  return {
    vendor,
    id,
    vendorName: maker ? localizedName(maker, language) : vendor,
    gameName: game ? localizedName(game, language) : nodeId,
    category: game?.category ?? 'INHOUSE',
    iconUrl: game ? tileUrl(nodeId) : null,
    state,
    stake: formatAmount(stake),
    payout: formatAmount(payout),
    placedAt: placedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
  };
};

type BetsQuery = ParsedRequest<typeof listBets>;

interface RecordsContext {
  readonly memberId: string;
  readonly language: LanguageCode;
  readonly currency: string;
  readonly period: Period;
}

const matchesQuery = ({ category, vendor, state }: BetsQuery) =>
  and(
    category && eq(games.category, category),
    vendor ? eq(bets.vendor, vendor) : undefined,
    state && eq(bets.state, state),
  );

/** Reads the bets that a member placed in a period, the newest first. */
export const readBets = async (
  db: Database,
  catalogue: Catalogue,
  { memberId, language, currency, period }: RecordsContext,
  query: BetsQuery,
): Promise<ResponseValue<typeof listBets>> => {
  const inPeriod = and(eq(bets.memberId, memberId), gte(bets.placedAt, period.from), lt(bets.placedAt, period.to));
  const position = decodeCursor(query.cursor);
  const before =
    position && or(lt(bets.placedAt, position.at), and(eq(bets.placedAt, position.at), lt(bets.id, position.id)));
  const rows = await db
    .select({ bet: bets })
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(inPeriod, matchesQuery(query), before))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(query.limit + 1);
  const { list, next } = toPage(rows, query.limit, ({ bet }) => ({ at: bet.placedAt, id: bet.id }));
  const entries = list.map(({ bet }) => toBetView(catalogue, language, bet));
  if (position) return { list: entries, next, currency, totals: null, vendors: null };
  const [totals = noBetTotals] = await db
    .select(betTotalsColumns)
    .from(bets)
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(inPeriod, matchesQuery(query)));
  const makers = await db.selectDistinct({ vendor: bets.vendor }).from(bets).where(inPeriod).orderBy(bets.vendor);
  return {
    list: entries,
    next,
    currency,
    totals: toBetTotals(totals),
    vendors: makers.map(({ vendor }) => {
      const maker = catalogue.findVendor(vendor);
      return { vendor, name: maker ? localizedName(maker, language) : vendor };
    }),
  };
};
