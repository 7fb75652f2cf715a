import { ErrorCode } from '@livery/contract/errors';
import { rateCategories } from '@livery/contract/line-rebates/schemas';
import { seriesRange } from '@livery/contract/lottery/series-range';
import { formatAmount } from '@livery/contract/money';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { MemberType } from '@livery/contract/enums';
import type { Database } from '../db/database.ts';
import { memberRates, members } from '../db/schema/tables.ts';
import { GatewayError } from '../http/gateway-error.ts';
import { type Held, heldBy, readLine } from './line.ts';

export type Standing = Omit<Held, 'memberId'>;

export const standingOf = async (db: Database, memberId: string): Promise<Standing> =>
  heldBy(await readLine(db, memberId), rateCategories);

/** Never more than the one above has. */
const within = (above: Standing, own: Standing | undefined): Standing => ({
  series: Math.min(above.series, own?.series ?? above.series),
  rates: Object.fromEntries(
    rateCategories.map((category) => [
      category,
      Math.min(above.rates[category] ?? 0, own ? (own.rates[category] ?? 0) : (above.rates[category] ?? 0)),
    ]),
  ),
});

/** What the members right below each of these have at most: nobody can be set below that. */
const mostBelow = async (db: Database, uplineIds: readonly string[]): Promise<Map<string, Standing>> => {
  const rows =
    uplineIds.length === 0
      ? []
      : await db
          .select({ uplineId: members.uplineId, series: memberRates.series, rates: memberRates.rates })
          .from(memberRates)
          .innerJoin(members, eq(members.id, memberRates.memberId))
          .where(inArray(members.uplineId, [...uplineIds]));
  const most = new Map<string, Standing>();
  for (const { uplineId, series, rates } of rows) {
    const known = most.get(uplineId as string) ?? { series: seriesRange.lowest, rates: {} };
    most.set(uplineId as string, {
      series: Math.max(known.series, series),
      rates: Object.fromEntries(
        rateCategories.map((category) => [category, Math.max(known.rates[category] ?? 0, rates[category] ?? 0)]),
      ),
    });
  }
  return most;
};

export interface Downline extends Standing {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly least: Standing;
}

/** The members right below, by name; `from` is the name key after which the page begins. */
export const listDownlines = async (
  db: Database,
  upline: { readonly id: string; readonly merchant: string },
  {
    search = '',
    from,
    limit,
    ids,
  }: {
    readonly search?: string;
    readonly from?: string | undefined;
    readonly limit: number;
    readonly ids?: readonly string[];
  },
): Promise<Downline[]> => {
  const rows = await db
    .select({
      id: members.id,
      username: members.username,
      key: members.usernameKey,
      type: members.type,
      series: memberRates.series,
      rates: memberRates.rates,
    })
    .from(members)
    .leftJoin(memberRates, eq(memberRates.memberId, members.id))
    .where(
      and(
        eq(members.merchant, upline.merchant),
        eq(members.uplineId, upline.id),
        ne(members.type, MemberType.Trial),
        search ? sql`starts_with(${members.usernameKey}, ${search.toLowerCase()})` : undefined,
        from ? gt(members.usernameKey, from) : undefined,
        ids ? inArray(members.id, [...ids]) : undefined,
      ),
    )
    .orderBy(asc(members.usernameKey))
    .limit(limit);
  const above = await standingOf(db, upline.id);
  const below = await mostBelow(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, username, type, series, rates }) => {
    const own = within(above, series === null || rates === null ? undefined : { series, rates });
    return {
      id,
      username,
      type,
      ...own,
      least: within(own, below.get(id) ?? { series: seriesRange.lowest, rates: {} }),
    };
  });
};

interface Change {
  readonly upline: { readonly id: string; readonly merchant: string };
  readonly downlineId: string;
  readonly series: number;
  readonly rates: Readonly<Record<string, number>>;
  readonly at: Date;
}

const refuse = (
  code: typeof ErrorCode.RebateOverUpline | typeof ErrorCode.RebateUnderDownline,
  of: string,
  value: string,
): GatewayError => new GatewayError(code, { value: { of, limit: value } });

/**
 * Sets what a member right below has: not more than the upline, not less than the member's own downlines. Both are held
 * from the top down, so that two changes of one line at once see each other. Inside a transaction.
 */
export const setRates = async (
  tx: Database,
  { upline, downlineId, series, rates, at }: Change,
): Promise<{ before: Downline; now: Downline }> => {
  for (const id of [upline.id, downlineId])
    await tx.select({ id: members.id }).from(members).where(eq(members.id, id)).for('no key update');
  const [found] = await listDownlines(tx, upline, { ids: [downlineId], limit: 1 });
  if (!found) throw new GatewayError(ErrorCode.NotFound);
  const above = await standingOf(tx, upline.id);
  if (series > above.series) throw refuse(ErrorCode.RebateOverUpline, 'series', String(above.series));
  if (series < found.least.series) throw refuse(ErrorCode.RebateUnderDownline, 'series', String(found.least.series));
  const wanted: Record<string, number> = {};
  for (const category of rateCategories) {
    const rate = rates[category] ?? found.rates[category] ?? 0;
    const [most, least] = [above.rates[category] ?? 0, found.least.rates[category] ?? 0];
    if (rate > most) throw refuse(ErrorCode.RebateOverUpline, category, formatAmount(most));
    if (rate < least) throw refuse(ErrorCode.RebateUnderDownline, category, formatAmount(least));
    wanted[category] = rate;
  }
  const row = { series, rates: wanted, changedBy: upline.id, changedAt: at };
  await tx
    .insert(memberRates)
    .values({ memberId: downlineId, merchant: upline.merchant, ...row })
    .onConflictDoUpdate({ target: memberRates.memberId, set: row });
  return { before: found, now: { ...found, series, rates: wanted } };
};
