import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import type { ParsedRequest } from '@livery/contract/operation';
import { isAgent } from '@livery/contract/enums';
import type { teamMembers, TeamMember } from '@livery/contract/agents/team';
import { and, desc, eq, gt, gte, inArray, like, lt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { days } from '../../../core/clock/durations.ts';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import { toPage, decodeCursor } from '../../../core/pagination.ts';
import { findInTeam, isDescendant, isDirectDownline, loadPathFinder } from './access.ts';
import { onlineWindowMs } from './counts.ts';
import { isWithin, computeProfit } from './totals.ts';
import { type Member, members } from '../../members/index.ts';
import { teamDailyStats, teamSizes } from './statistics.tables.ts';

type TeamTreeRequest = ParsedRequest<typeof teamMembers>;

/** Milliseconds without a request after which a member counts as inactive. */
const inactiveAfter = days(7);
const agentTypes = Array.from({ length: 64 }, (_, type) => type).filter(isAgent);

export const toMemberView = (
  { id, username, nickname, type, registeredAt, lastSeenAt, lastLoginAt, isDisabled }: Member,
  size: number,
  now: Date,
) => {
  const seenAt = lastSeenAt ?? lastLoginAt;
  return {
    id,
    account: username,
    nickname,
    type,
    joinedAt: registeredAt.toISOString(),
    lastSeenAt: seenAt?.toISOString() ?? null,
    isOnline: lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < onlineWindowMs,
    isDisabled,
    downlines: Math.max(0, size - 1),
  };
};

const toFilter = ({ kind, state }: TeamTreeRequest, now: Date) => {
  const seen = sql`coalesce(${members.lastSeenAt}, ${members.lastLoginAt}, ${members.registeredAt})`;
  const states = {
    all: undefined,
    online: gte(members.lastSeenAt, new Date(now.getTime() - onlineWindowMs)),
    away: and(lt(seen, new Date(now.getTime() - inactiveAfter)), eq(members.isDisabled, false)),
    disabled: eq(members.isDisabled, true),
  } as const;
  const kinds = {
    all: undefined,
    agents: inArray(members.type, agentTypes),
    members: sql`not ${inArray(members.type, agentTypes)}`,
  } as const;
  return and(kinds[kind], states[state]);
};

const readOffset = (cursor: string | undefined): number => {
  if (cursor !== undefined && !/^\d{1,6}$/.test(cursor))
    throw new GatewayError(ErrorCode.BadRequest, { message: 'cursor: it was not issued by this gateway' });
  return Number(cursor ?? 0);
};

const sum = (column: AnyPgColumn) => sql<string>`coalesce(sum(${column}), 0)`.mapWith(Number);

/** Creates the query that selects members and the totals of their teams in the requested days. */
const createMemberQuery = (db: Database, parent: Member, request: TeamTreeRequest) => {
  const isOfDays = and(
    eq(teamDailyStats.memberId, members.id),
    eq(teamDailyStats.merchant, parent.merchant),
    isWithin(teamDailyStats, request),
  );
  const sums = db
    .select({
      validBet: sum(teamDailyStats.validBet).as('team_bet'),
      prize: sum(teamDailyStats.prize).as('team_prize'),
      bonus: sum(teamDailyStats.bonus).as('team_bonus'),
      rebate: sum(teamDailyStats.rebate).as('team_rebate'),
    })
    .from(teamDailyStats)
    .where(isOfDays)
    .as('sums');
  const query = () =>
    db
      .select({
        member: members,
        size: sql<number>`coalesce(${teamSizes.members}, 1)`.mapWith(Number),
        validBet: sums.validBet,
        prize: sums.prize,
        bonus: sums.bonus,
        rebate: sums.rebate,
      })
      .from(members)
      .leftJoin(teamSizes, eq(teamSizes.memberId, members.id))
      .leftJoinLateral(sums, sql`true`);
  return { isOfDays, query };
};
type MemberQuery = ReturnType<typeof createMemberQuery>;
type PathFinder = Awaited<ReturnType<typeof loadPathFinder>>;
type MemberRow = Awaited<ReturnType<MemberQuery['query']>>[number];

const toTeamMember = ({ member, size, ...played }: MemberRow, getPath: PathFinder, now: Date): TeamMember => {
  const sums = {
    validBet: played.validBet ?? 0,
    prize: played.prize ?? 0,
    bonus: played.bonus ?? 0,
    rebate: played.rebate ?? 0,
  };
  return {
    ...toMemberView(member, size, now),
    teamBet: formatAmount(sums.validBet),
    teamProfit: formatAmount(computeProfit(sums)),
    path: getPath(member).slice(1, -1),
  };
};

/**
 * Lists one page of members: first the members with bets, sorted from the highest to the lowest bets, and then the
 * members without bets. `next` is the cursor of the next page, or null on the last page. The cursor is the number of
 * members on this page and all pages before it.
 */
const listByBet = async (
  db: Database,
  request: TeamTreeRequest,
  filter: SQL | undefined,
  { isOfDays, query }: MemberQuery,
): Promise<{ rows: MemberRow[]; next: string | null }> => {
  const offset = readOffset(request.cursor);
  const bet = sum(teamDailyStats.validBet);
  const ofBettors = db
    .select({ id: members.id, bet: bet.as('bet') })
    .from(members)
    .innerJoin(teamDailyStats, isOfDays)
    .where(filter)
    .groupBy(members.id)
    .having(sql`${bet} > 0`)
    .as('bettors');
  const bettors = await db
    .select()
    .from(ofBettors)
    .orderBy(desc(ofBettors.bet), desc(ofBettors.id))
    .limit(request.limit + 1)
    .offset(offset);
  const position = new Map(bettors.map(({ id }, at) => [id, at]));
  const bettorRows = bettors.length > 0 ? await query().where(inArray(members.id, [...position.keys()])) : [];
  const rows = bettorRows.sort(
    (one, other) => (position.get(one.member.id) ?? 0) - (position.get(other.member.id) ?? 0),
  );
  if (rows.length <= request.limit) {
    // Members without bets fill the rest of the page, the newest first. A separate query loads them, so that the
    // database need not sort all members.
    const before = rows.length > 0 ? offset + rows.length : await db.$count(ofBettors);
    const hasBet = db
      .select({ one: sql`1` })
      .from(teamDailyStats)
      .where(and(isOfDays, gt(teamDailyStats.validBet, 0)));
    rows.push(
      ...(await query()
        .where(and(filter, notExists(hasBet)))
        .orderBy(desc(members.registeredAt), desc(members.id))
        .limit(request.limit + 1 - rows.length)
        .offset(Math.max(0, offset - before))),
    );
  }
  return {
    rows: rows.slice(0, request.limit),
    next: rows.length > request.limit ? String(offset + request.limit) : null,
  };
};

/**
 * Returns a page of the agent tree. Without a search it lists the direct downlines of a member (the members one level
 * below). With a search it lists all descendants whose name begins with the searched text.
 */
export const readTree = async (
  db: Database,
  caller: Member,
  request: TeamTreeRequest,
  now: Date,
): Promise<{ path: { id: string; account: string }[]; list: TeamMember[]; next: string | null }> => {
  const parent = await findInTeam(db, caller, request.parentId);
  const named = request.search.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const scope = named
    ? and(isDescendant(parent), ne(members.id, parent.id), like(members.usernameKey, `${named}%`))
    : isDirectDownline(parent);
  const memberQuery = createMemberQuery(db, parent, request);
  const view = async (rows: readonly MemberRow[]) => {
    const getPath = await loadPathFinder(db, caller, [parent, ...rows.map(({ member }) => member)]);
    return { path: getPath(parent), list: rows.map((row) => toTeamMember(row, getPath, now)) };
  };
  const filter = and(scope, toFilter(request, now));
  if (request.sort === 'bet') {
    const { rows, next } = await listByBet(db, request, filter, memberQuery);
    return { ...(await view(rows)), next };
  }
  const position = decodeCursor(request.cursor);
  const before =
    position &&
    or(lt(members.registeredAt, position.at), and(eq(members.registeredAt, position.at), lt(members.id, position.id)));
  const rows = await memberQuery
    .query()
    .where(and(filter, before))
    .orderBy(desc(members.registeredAt), desc(members.id))
    .limit(request.limit + 1);
  const { list, next } = toPage(rows, request.limit, ({ member: { registeredAt, id } }) => ({ at: registeredAt, id }));
  return { ...(await view(list)), next };
};
