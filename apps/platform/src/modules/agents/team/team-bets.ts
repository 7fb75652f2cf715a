import type { ParsedRequest, ResponseValue } from '@livery/contract/operation';
import type { teamBets } from '@livery/contract/agents/team';
import type { LanguageCode } from '@livery/merchant/languages';
import { and, desc, eq, gte, lt, or } from 'drizzle-orm';
import { type Catalogue, games } from '../../catalogue/index.ts';
import type { Database } from '../../../core/db/database.ts';
import { bets, betTotalsColumns, noBetTotals, toBetTotals } from '../../betting/index.ts';
import { toBetView } from '../../payments/index.ts';
import { toPage, decodeCursor } from '../../../core/pagination.ts';
import type { Period } from '../../../core/record-period.ts';
import { isDescendant } from './access.ts';
import { type Member, members } from '../../members/index.ts';

type TeamBetsQuery = ParsedRequest<typeof teamBets>;

interface TeamReportContext {
  readonly teamOwner: Member;
  readonly period: Period;
  readonly currency: string;
  readonly language: LanguageCode;
}

/**
 * SQL condition for the members of a team: the team owner and all members below the owner in the agent tree. If
 * `isAlone` is true, the condition selects only the team owner.
 */
export const isInTeam = (teamOwner: Member, isAlone: boolean | undefined) =>
  isAlone ? eq(members.id, teamOwner.id) : isDescendant(teamOwner);

/** Reads a page of the bets of a team in a period, the latest first. Only the first page contains the totals. */
export const readTeamBets = async (
  db: Database,
  catalogue: Catalogue,
  { teamOwner, period, currency, language }: TeamReportContext,
  query: TeamBetsQuery,
): Promise<ResponseValue<typeof teamBets>> => {
  const { category, state } = query;
  const teamFilter = and(
    isInTeam(teamOwner, query.isAlone),
    eq(bets.merchant, teamOwner.merchant),
    gte(bets.placedAt, period.from),
    lt(bets.placedAt, period.to),
    category && eq(games.category, category),
    state && eq(bets.state, state),
  );
  const position = decodeCursor(query.cursor);
  const before =
    position && or(lt(bets.placedAt, position.at), and(eq(bets.placedAt, position.at), lt(bets.id, position.id)));
  const rows = await db
    .select({ bet: bets, account: members.username })
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(and(teamFilter, before))
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(query.limit + 1);
  const { list, next } = toPage(rows, query.limit, ({ bet }) => ({ at: bet.placedAt, id: bet.id }));
  const entries = list.map(({ bet, account }) => ({
    ...toBetView(catalogue, language, bet),
    account,
    memberId: bet.memberId,
  }));
  if (position) return { list: entries, next, currency, totals: null };
  const [totals = noBetTotals] = await db
    .select(betTotalsColumns)
    .from(bets)
    .innerJoin(members, eq(members.id, bets.memberId))
    .innerJoin(games, eq(games.nodeId, bets.nodeId))
    .where(teamFilter);
  return {
    list: entries,
    next,
    currency,
    totals: toBetTotals(totals),
  };
};
