import { type Member, members } from '../../members/index.ts';
import { MemberType } from '@livery/contract/enums';
import { ErrorCode } from '@livery/contract/errors';
import { and, eq, inArray, like, ne } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { GatewayError } from '../../../core/http/errors/gateway-error.ts';
import type { Session } from '../../../core/http/calls/session.ts';

/** SQL condition for the given member and all members below it in the agent tree. Trial members are excluded. */
export const isDescendant = ({ merchant, lineage }: Pick<Member, 'merchant' | 'lineage'>) =>
  and(eq(members.merchant, merchant), like(members.lineage, `${lineage}%`), ne(members.type, MemberType.Trial));

/**
 * SQL condition for the direct downlines of a member (the members one level below). It has no condition on `lineage`
 * (the path in the agent tree). Such a condition would be redundant, and the query planner would estimate a wrong
 * number of rows.
 */
export const isDirectDownline = ({ merchant, id }: Pick<Member, 'merchant' | 'id'>) =>
  and(eq(members.merchant, merchant), eq(members.uplineId, id), ne(members.type, MemberType.Trial));

export const findCaller = async (db: Database, { memberId, merchant }: Session): Promise<Member> => {
  const [caller] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.merchant, merchant)));
  if (!caller) throw new Error(`The session refers to member ${memberId}, who does not exist`);
  return caller;
};

/**
 * Finds a member of the caller's team. Throws the same GatewayError for an unknown id and for a member of another
 * team or merchant. The caller therefore cannot detect which ids exist.
 */
export const findInTeam = async (db: Database, caller: Member, id: string | undefined): Promise<Member> => {
  if (id === undefined || id === caller.id) return caller;
  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), isDescendant(caller)));
  if (!member) throw new GatewayError(ErrorCode.NotFound);
  return member;
};

const idsIn = (lineage: string): string[] => lineage.split('/').filter(Boolean);

/** Returns a function that lists the members on the path from the caller to a member, both included. */
export const loadPathFinder = async (
  db: Database,
  caller: Member,
  to: readonly Pick<Member, 'id' | 'lineage'>[],
): Promise<(member: Pick<Member, 'lineage'>) => { id: string; account: string }[]> => {
  const below = (lineage: string): string[] => idsIn(lineage).slice(idsIn(caller.lineage).length - 1);
  const ids = [...new Set(to.flatMap(({ lineage }) => below(lineage)))];
  const rows =
    ids.length > 0
      ? await db.select({ id: members.id, account: members.username }).from(members).where(inArray(members.id, ids))
      : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ lineage }) => below(lineage).flatMap((id) => byId.get(id) ?? []);
};
