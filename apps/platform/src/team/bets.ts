import { formatAmount } from '@livery/contract/money';
import type { ParsedOf, ValueOf } from '@livery/contract/operation';
import type { teamBets } from '@livery/contract/team';
import type { LanguageCode } from '@livery/merchant/languages';
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../db/database.ts';
import { bets, games, members } from '../db/schema/tables.ts';
import { isValidBet } from '../promotions/member-facts.ts';
import { betView } from '../records/bet-record.ts';
import { pageOf, readCursor } from '../records/cursor.ts';
import type { Period } from '../records/period.ts';
import { isBelow, type Member } from './access.ts';

type Asked = ParsedOf<typeof teamBets>;

interface Reading {
  readonly head: Member;
  readonly period: Period;
  readonly currency: string;
  readonly language: LanguageCode;
}

/** Rows of one member, or of a member and all below. */
export const ofTeam = (head: Member, isAlone: boolean | undefined) =>
  isAlone ? eq(members.id, head.id) : isBelow(head);

/** What a team placed in a period, the latest first. */
export const readTeamBets = async (
  db: Database,
  catalogue: Catalogue,
  { head, period, currency, language }: Reading,
  asked: Asked,
): Promise<ValueOf<typeof teamBets>> => {
  const { category, state } = asked;
  const wanted = and(
    ofTeam(head, asked.isAlone),
    eq(bets.merchant, head.merchant),
    gte(bets.placedAt, period.from),
    lt(bets.placedAt, period.to),
    category && eq(games.category, category),
    state && eq(bets.state, state),
  );
  const place = readCursor(asked.cursor);
  const before = place && or(lt(bets.placedAt, place.at), and(eq(bets.placedAt, place.at), lt(bets.id, place.id)));
  const rows = await db
    .select({ bet: bets, account: members.username })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(wanted, before))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(asked.limit + 1);
  const { list, next } = pageOf(rows, asked.limit, ({ bet }) => ({ at: bet.placedAt, id: bet.id }));
  const shown = list.map(({ bet, account }) => ({
    ...betView(catalogue, language, bet),
    account,
    memberId: bet.memberId,
  }));
  if (place) return { list: shown, next, currency, totals: null };
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
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(wanted);
  const { count = 0, stake = 0, validBet = 0, payout = 0 } = totals ?? {};
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
  };
};
