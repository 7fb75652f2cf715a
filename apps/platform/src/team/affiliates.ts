import { randomBytes, randomUUID } from 'node:crypto';
import { ErrorCode } from '@livery/contract/errors';
import { formatAmount, parseAmount } from '@livery/contract/money';
import type { ParsedOf } from '@livery/contract/operation';
import { type AffiliateLink, type makeAffiliateLink } from '@livery/contract/team';
import { mostLinks } from '@livery/contract/team/schemas';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { affiliateJoins, affiliateLinks, members } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { setRates, standingOf } from '../line-rebates/held-rates.ts';
import type { Member } from './access.ts';

type LinkRow = typeof affiliateLinks.$inferSelect;
type Terms = Pick<ParsedOf<typeof makeAffiliateLink>, 'series' | 'rates'>;

/** What a newcomer is to be given; null: what the agent has itself. Rates in hundredths of a percent. */
export interface Given {
  readonly series: number | null;
  readonly rates: Readonly<Record<string, number>> | null;
}

/** Without letters and digits that are taken for one another when they are read out. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** One more than an invitation's code has: the two are never mistaken for one another. */
const codeLength = 9;
const newCode = (): string => Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');

/** The terms of a newcomer, held to what the agent has itself. Throws a GatewayError for more. */
export const readTerms = async (db: Database, agentId: string, { series, rates }: Terms): Promise<Given> => {
  const own = await standingOf(db, agentId);
  if (series !== undefined && series > own.series)
    throw new GatewayError(ErrorCode.RebateOverUpline, { value: { of: 'series', limit: String(own.series) } });
  const wanted =
    rates &&
    Object.fromEntries(Object.entries(rates).map(([category, rate]) => [category, parseAmount(rate as string)]));
  for (const [category, rate] of Object.entries(wanted ?? {})) {
    const most = own.rates[category] ?? 0;
    if (rate > most)
      throw new GatewayError(ErrorCode.RebateOverUpline, { value: { of: category, limit: formatAmount(most) } });
  }
  return { series: series ?? null, rates: wanted ?? null };
};

/** Gives a newcomer its terms, or less where the agent has less by now. Inside the transaction that makes it. */
export const giveTerms = async (
  tx: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  newcomerId: string,
  { series, rates }: Given,
  at: Date,
): Promise<void> => {
  if (series === null && rates === null) return;
  const own = await standingOf(tx, agent.id);
  const held = Object.fromEntries(
    Object.entries(own.rates).map(([category, most]) => [
      category,
      Math.min(most, rates?.[category] ?? (rates ? 0 : most)),
    ]),
  );
  await setRates(tx, {
    upline: agent,
    downlineId: newcomerId,
    series: Math.min(own.series, series ?? own.series),
    rates: held,
    at,
  });
};

export const linkView = (
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

/** The links of an agent: those in force first, the latest first. */
export const listLinks = (db: Database, agentId: string) =>
  db
    .select({ row: affiliateLinks, registered: joins })
    .from(affiliateLinks)
    .where(eq(affiliateLinks.memberId, agentId))
    .orderBy(sql`${affiliateLinks.revokedAt} is not null`, desc(affiliateLinks.createdAt), affiliateLinks.id)
    .limit(2 * mostLinks);

export const makeLink = async (
  db: Database,
  agent: Pick<Member, 'id' | 'merchant'>,
  asked: ParsedOf<typeof makeAffiliateLink>,
  at: Date,
): Promise<LinkRow> => {
  const terms = await readTerms(db, agent.id, asked);
  const [open] = await db
    .select({ links: count() })
    .from(affiliateLinks)
    .where(and(eq(affiliateLinks.memberId, agent.id), isNull(affiliateLinks.revokedAt)));
  if ((open?.links ?? 0) >= mostLinks) throw new GatewayError(ErrorCode.AffiliateMost, { value: { most: mostLinks } });
  for (;;) {
    const [made] = await db
      .insert(affiliateLinks)
      .values({
        id: randomUUID(),
        merchant: agent.merchant,
        memberId: agent.id,
        code: newCode(),
        kind: asked.kind,
        note: asked.note,
        ...terms,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning();
    // A code that is somebody's already: another one.
    if (made) return made;
  }
};

/** Revoking twice is revoking once. A link of somebody else is none. */
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
  const [found] = await db
    .select({ row: affiliateLinks, registered: joins })
    .from(affiliateLinks)
    .where(and(eq(affiliateLinks.id, id), eq(affiliateLinks.memberId, agentId)));
  if (!found) throw new GatewayError(ErrorCode.NotFound);
  return found;
};

/** The link in force whose code this is, with its agent. Who is disabled brings nobody. */
export const findLink = async (
  db: Database,
  merchant: string,
  code: string,
): Promise<{ row: LinkRow; agent: Member } | undefined> => {
  const [found] = await db
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
  return found;
};

/** A newcomer who came by a link: what it gives, and that it was this one. Inside the transaction that makes the member. */
export const noteJoin = async (
  tx: Database,
  { row, agent }: { readonly row: LinkRow; readonly agent: Member },
  newcomerId: string,
  at: Date,
): Promise<void> => {
  await tx.insert(affiliateJoins).values({ memberId: newcomerId, linkId: row.id, at });
  await giveTerms(tx, agent, newcomerId, row, at);
};
