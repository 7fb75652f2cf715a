import { ErrorCode } from '@livery/contract/errors';
import { formatAmount } from '@livery/contract/money';
import type { ParsedOf } from '@livery/contract/operation';
import { isAgent } from '@livery/contract/enums';
import type { teamMembers, TeamMember } from '@livery/contract/team';
import { and, desc, eq, gt, gte, inArray, like, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { days } from '../clock/durations.ts';
import type { Database } from '../db/database.ts';
import { members, teamDays, teamSizes } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { pageOf, readCursor } from '../records/cursor.ts';
import { findInTeam, isBelow, isRightBelow, type Member, pathsTo } from './access.ts';
import { onlineFor } from './counts.ts';
import { isWithin, profitOf } from './sums.ts';

type Asked = ParsedOf<typeof teamMembers>;

/** Days without a call after which a member is away. */
const awayAfter = days(7);
const agentTypes = Array.from({ length: 64 }, (_, type) => type).filter(isAgent);

export const personView = (
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
    isOnline: lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < onlineFor,
    isDisabled,
    downlines: Math.max(0, size - 1),
  };
};

const chosen = ({ kind, state }: Asked, now: Date) => {
  const seen = sql`coalesce(${members.lastSeenAt}, ${members.lastLoginAt}, ${members.registeredAt})`;
  const states = {
    all: undefined,
    online: gte(members.lastSeenAt, new Date(now.getTime() - onlineFor)),
    away: and(lt(seen, new Date(now.getTime() - awayAfter)), eq(members.isDisabled, false)),
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
    throw new GatewayError(ErrorCode.BadRequest, { message: 'cursor: not one that this gateway gave' });
  return Number(cursor ?? 0);
};

/** A page of the tree: who stands right below a member, or, with a search, whose name begins so wherever they stand. */
export const readTree = async (
  db: Database,
  caller: Member,
  asked: Asked,
  now: Date,
): Promise<{ path: { id: string; account: string }[]; list: TeamMember[]; next: string | null }> => {
  const parent = await findInTeam(db, caller, asked.parentId);
  const named = asked.search.toLowerCase().replace(/[\\%_]/g, '\\$&');
  const wanted = named
    ? and(isBelow(parent), ne(members.id, parent.id), like(members.usernameKey, `${named}%`))
    : isRightBelow(parent);
  const sum = (column: AnyPgColumn) => sql<string>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const isOfDays = and(
    eq(teamDays.memberId, members.id),
    eq(teamDays.merchant, parent.merchant),
    isWithin(teamDays, asked),
  );
  const sums = db
    .select({
      validBet: sum(teamDays.validBet).as('team_bet'),
      prize: sum(teamDays.prize).as('team_prize'),
      bonus: sum(teamDays.bonus).as('team_bonus'),
      rebate: sum(teamDays.rebate).as('team_rebate'),
    })
    .from(teamDays)
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
  const view = async (rows: Awaited<ReturnType<typeof query>>) => {
    const pathOf = await pathsTo(db, caller, [parent, ...rows.map(({ member }) => member)]);
    const list = rows.map(({ member, size, ...played }) => {
      const each = {
        validBet: played.validBet ?? 0,
        prize: played.prize ?? 0,
        bonus: played.bonus ?? 0,
        rebate: played.rebate ?? 0,
      };
      return {
        ...personView(member, size, now),
        teamBet: formatAmount(each.validBet),
        teamProfit: formatAmount(profitOf(each)),
        path: pathOf(member).slice(1, -1),
      };
    });
    return { path: pathOf(parent), list };
  };
  const filter = and(wanted, chosen(asked, now));
  if (asked.sort === 'bet') {
    const offset = readOffset(asked.cursor);
    const bet = sum(teamDays.validBet);
    const ofBettors = db
      .select({ id: members.id, bet: bet.as('bet') })
      .from(members)
      .innerJoin(teamDays, isOfDays)
      .where(filter)
      .groupBy(members.id)
      .having(sql`${bet} > 0`)
      .as('bettors');
    const bettors = await db
      .select()
      .from(ofBettors)
      .orderBy(desc(ofBettors.bet), desc(ofBettors.id))
      .limit(asked.limit + 1)
      .offset(offset);
    const place = new Map(bettors.map(({ id }, at) => [id, at]));
    const found = bettors.length > 0 ? await query().where(inArray(members.id, [...place.keys()])) : [];
    const rows = found.sort((one, other) => (place.get(one.member.id) ?? 0) - (place.get(other.member.id) ?? 0));
    if (rows.length <= asked.limit) {
      // Behind them stand the others, the newest first: all of them are never put in order for one page.
      const before = rows.length > 0 ? offset + rows.length : await db.$count(ofBettors);
      const hasBet = db
        .select({ one: sql`1` })
        .from(teamDays)
        .where(and(isOfDays, gt(teamDays.validBet, 0)));
      rows.push(
        ...(await query()
          .where(and(filter, notExists(hasBet)))
          .orderBy(desc(members.registeredAt), desc(members.id))
          .limit(asked.limit + 1 - rows.length)
          .offset(Math.max(0, offset - before))),
      );
    }
    return {
      ...(await view(rows.slice(0, asked.limit))),
      next: rows.length > asked.limit ? String(offset + asked.limit) : null,
    };
  }
  const place = readCursor(asked.cursor);
  const before =
    place && or(lt(members.registeredAt, place.at), and(eq(members.registeredAt, place.at), lt(members.id, place.id)));
  const rows = await query()
    .where(and(filter, before))
    .orderBy(desc(members.registeredAt), desc(members.id))
    .limit(asked.limit + 1);
  const { list, next } = pageOf(rows, asked.limit, ({ member: { registeredAt, id } }) => ({ at: registeredAt, id }));
  return { ...(await view([...list])), next };
};
