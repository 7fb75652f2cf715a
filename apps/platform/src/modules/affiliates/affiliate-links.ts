import { randomBytes, randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { ParsedRequest } from '@livery/contract/operation';
import { type AffiliateLink, type createAffiliateLink } from '@livery/contract/agents/team';
import { maxLinks } from '@livery/contract/agents/team/schemas';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { loadEffectiveRates, setRates } from '../commissions/index.ts';
import { affiliateJoins, affiliateLinks } from './affiliates.tables.ts';
import { type Member, members } from '../members/index.ts';

type LinkRow = typeof affiliateLinks.$inferSelect;
type RequestedTerms = Pick<ParsedRequest<typeof createAffiliateLink>, 'series' | 'rates'>;

/**
 * Terms of members who register with an affiliate link. `series` is the payout level of their lottery bets (category
 * LOTT). With the series n, a bet pays n/2000 of the fair prize. The fair prize would pay back 100% of the stakes in
 * the long term. `rates` are the rebate rates by game category, in hundredths of a percent. If a field is `null`, the
 * terms of the agent who owns the link apply.
 */
export interface DownlineTerms {
  readonly series: number | null;
  readonly rates: Readonly<Record<string, number>> | null;
}

/** Characters of a code. Characters that look alike (0 and O, or 1, I and L) are excluded. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/**
 * Number of characters of an affiliate code. An invitation code has one character less, so that the two kinds of codes
 * cannot be confused.
 */
const codeLength = 9;
const newCode = (): string => Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');

/**
 * Validates the terms (series and rebate rates) that an agent requests for a new member, and converts the rates to
 * hundredths of a percent. Throws a GatewayError if a requested term is higher than the agent's own term.
 */
export const readTerms = async (
  db: Database,
  agentId: string,
  { series, rates }: RequestedTerms,
): Promise<DownlineTerms> => {
  const agentRates = await loadEffectiveRates(db, agentId);
  if (series !== undefined && series > agentRates.series)
    throw new GatewayError(ErrorCode.RebateExceedsUpline, {
      value: { of: 'series', limit: String(agentRates.series) },
    });
  const requestedRates =
    rates &&
    Object.fromEntries(Object.entries(rates).map(([category, rate]) => [category, parseAmount(rate as string)]));
  for (const [category, rate] of Object.entries(requestedRates ?? {})) {
    const maxRate = agentRates.rates[category] ?? 0;
    if (rate > maxRate)
      throw new GatewayError(ErrorCode.RebateExceedsUpline, { value: { of: category, limit: formatAmount(maxRate) } });
  }
  return { series: series ?? null, rates: requestedRates ?? null };
};

/**
 * Assigns the terms (series and rebate rates) to a new member. A term above the agent's current term is lowered to
 * the agent's term. Call this function inside the transaction that creates the member.
 */
export const applyTerms = async (
  tx: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  newcomerId: string,
  { series, rates }: DownlineTerms,
  at: Date,
): Promise<void> => {
  if (series === null && rates === null) return;
  const agentRates = await loadEffectiveRates(tx, agent.id);
  const newcomerRates = Object.fromEntries(
    Object.entries(agentRates.rates).map(([category, maxRate]) => [
      category,
      Math.min(maxRate, rates?.[category] ?? (rates ? 0 : maxRate)),
    ]),
  );
  await setRates(tx, {
    upline: agent,
    downlineId: newcomerId,
    series: Math.min(agentRates.series, series ?? agentRates.series),
    rates: newcomerRates,
    at,
  });
};

export const toLinkView = (
  { id, code, kind, note, series, rates, createdAt, revokedAt }: LinkRow,
  registered: number,
  site: string,
): AffiliateLink => ({
  id,
  code,
  link: `${site}/m/register?affiliateCode=${code}`,
  kind,
  note,
  series,
  rates: rates && Object.fromEntries(Object.entries(rates).map(([category, rate]) => [category, formatAmount(rate)])),
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  registered,
});

const joins = sql<number>`(select count(*) from ${affiliateJoins} where ${affiliateJoins.linkId} = ${affiliateLinks.id})::int`;

/** Lists the affiliate links of an agent: active links first, and the newest links first within each group. */
export const listLinks = (db: Database, agentId: string) =>
  db
    .select({ row: affiliateLinks, registered: joins })
    .from(affiliateLinks)
    .where(eq(affiliateLinks.memberId, agentId))
    .orderBy(sql`${affiliateLinks.revokedAt} is not null`, desc(affiliateLinks.createdAt), affiliateLinks.id)
    .limit(2 * maxLinks);

export const createLink = async (
  db: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  params: ParsedRequest<typeof createAffiliateLink>,
  at: Date,
): Promise<LinkRow> => {
  const terms = await readTerms(db, agent.id, params);
  const [open] = await db
    .select({ links: count() })
    .from(affiliateLinks)
    .where(and(eq(affiliateLinks.memberId, agent.id), isNull(affiliateLinks.revokedAt)));
  if ((open?.links ?? 0) >= maxLinks)
    throw new GatewayError(ErrorCode.AffiliateLinkLimitReached, { value: { most: maxLinks } });
  for (;;) {
    const [created] = await db
      .insert(affiliateLinks)
      .values({
        id: randomUUID(),
        merchant: agent.merchant,
        memberId: agent.id,
        code: newCode(),
        kind: params.kind,
        note: params.note,
        ...terms,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning();
    // No row is returned if a link with this code exists. The next pass of the loop then tries another code.
    if (created) return created;
  }
};

/** Revokes an affiliate link. A repeated call changes nothing. Throws NotFound for a link of another agent. */
export const revokeLink = async (
  db: Database,
  agentId: string,
  id: string,
  at: Date,
): Promise<{ row: LinkRow; registered: number }> => {
  await db
    .update(affiliateLinks)
    .set({ revokedAt: at })
    .where(and(eq(affiliateLinks.id, id), eq(affiliateLinks.memberId, agentId), isNull(affiliateLinks.revokedAt)));
  const [match] = await db
    .select({ row: affiliateLinks, registered: joins })
    .from(affiliateLinks)
    .where(and(eq(affiliateLinks.id, id), eq(affiliateLinks.memberId, agentId)));
  if (!match) throw new GatewayError(ErrorCode.NotFound);
  return match;
};

/**
 * Finds the active affiliate link with a code, and the agent who owns the link. A link of a disabled agent is not
 * found.
 */
export const findLink = async (
  db: Database,
  merchant: string,
  code: string,
): Promise<{ row: LinkRow; agent: Member } | undefined> => {
  const [match] = await db
    .select({ row: affiliateLinks, agent: members })
    .from(affiliateLinks)
    .innerJoin(members, eq(members.id, affiliateLinks.memberId))
    .where(
      and(
        eq(affiliateLinks.merchant, merchant),
        eq(affiliateLinks.code, code.trim().toUpperCase()),
        isNull(affiliateLinks.revokedAt),
        eq(members.isDisabled, false),
      ),
    );
  return match;
};

/**
 * Records that a new member registered with an affiliate link, and gives the member the terms of the link (series and
 * rebate rates). Call this function inside the transaction that creates the member.
 */
export const recordJoin = async (
  tx: Database,
  { row, agent }: { readonly row: LinkRow; readonly agent: Member },
  newcomerId: string,
  at: Date,
): Promise<void> => {
  await tx.insert(affiliateJoins).values({ memberId: newcomerId, linkId: row.id, at });
  await applyTerms(tx, agent, newcomerId, row, at);
};
