import { ErrorCode } from '@livery/contract/errors';
import { rateCategories } from '@livery/contract/commissions/schemas';
import { seriesRange } from '@livery/contract/lottery/series-range';
import { formatAmount } from '@livery/contract/money';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { MemberType } from '@livery/contract/enums';
import type { Database } from '../../core/db/database.ts';
import { GatewayError } from '../../core/http/errors/gateway-error.ts';
import { type UplineRates, getEffectiveRates, loadUpline } from './upline.ts';
import { memberRates } from './commissions.tables.ts';
import { members } from '../members/index.ts';

export type EffectiveRates = Omit<UplineRates, 'memberId'>;

export const loadEffectiveRates = async (db: Database, memberId: string): Promise<EffectiveRates> =>
  getEffectiveRates(await loadUpline(db, memberId), rateCategories);

/**
 * Returns the assigned series (payout level of lottery bets) and rebate rates of a member, limited to the values of
 * the agent above. Without assigned values, returns the values of the agent above.
 */
const within = (above: EffectiveRates, assigned: EffectiveRates | undefined): EffectiveRates => ({
  series: Math.min(above.series, assigned?.series ?? above.series),
  rates: Object.fromEntries(
    rateCategories.map((category) => [
      category,
      Math.min(above.rates[category] ?? 0, assigned ? (assigned.rates[category] ?? 0) : (above.rates[category] ?? 0)),
    ]),
  ),
});

/**
 * Loads the highest series and rates among the direct downlines (the members one level below) of each member. The rates
 * of a member must be at least as high.
 */
const loadMaxDownlineRates = async (
  db: Database,
  uplineIds: readonly string[],
): Promise<Map<string, EffectiveRates>> => {
  const rows =
    uplineIds.length === 0
      ? []
      : await db
          .select({ uplineId: members.uplineId, series: memberRates.series, rates: memberRates.rates })
          .from(memberRates)
          .innerJoin(members, eq(members.id, memberRates.memberId))
          .where(inArray(members.uplineId, [...uplineIds]));
  const maxRates = new Map<string, EffectiveRates>();
  for (const { uplineId, series, rates } of rows) {
    const current = maxRates.get(uplineId as string) ?? { series: seriesRange.lowest, rates: {} };
    maxRates.set(uplineId as string, {
      series: Math.max(current.series, series),
      rates: Object.fromEntries(
        rateCategories.map((category) => [category, Math.max(current.rates[category] ?? 0, rates[category] ?? 0)]),
      ),
    });
  }
  return maxRates;
};

export interface Downline extends EffectiveRates {
  readonly id: string;
  readonly username: string;
  readonly type: number;
  readonly minRates: EffectiveRates;
}

/**
 * Lists the direct downlines of a member (the members one level below), sorted by name. The page begins after the
 * name `from`.
 */
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
  const above = await loadEffectiveRates(db, upline.id);
  const below = await loadMaxDownlineRates(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, username, type, series, rates }) => {
    const effective = within(above, series === null || rates === null ? undefined : { series, rates });
    return {
      id,
      username,
      type,
      ...effective,
      minRates: within(effective, below.get(id) ?? { series: seriesRange.lowest, rates: {} }),
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

const createLimitError = (
  code: typeof ErrorCode.RebateExceedsUpline | typeof ErrorCode.RebateBelowDownline,
  of: string,
  value: string,
): GatewayError => new GatewayError(code, { value: { of, limit: value } });

/**
 * Sets the rates of a direct downline (a member one level below). Throws a GatewayError if a rate is higher than the
 * rate of the agent above, or lower than a rate of the members below. Call this function inside a transaction. It locks
 * first the agent above and then the downline. Concurrent changes in the same branch of the tree therefore run one
 * after another.
 */
export const setRates = async (
  tx: Database,
  { upline, downlineId, series, rates, at }: Change,
): Promise<{ before: Downline; now: Downline }> => {
  for (const id of [upline.id, downlineId])
    await tx.select({ id: members.id }).from(members).where(eq(members.id, id)).for('no key update');
  const [downline] = await listDownlines(tx, upline, { ids: [downlineId], limit: 1 });
  if (!downline) throw new GatewayError(ErrorCode.NotFound);
  const above = await loadEffectiveRates(tx, upline.id);
  if (series > above.series) throw createLimitError(ErrorCode.RebateExceedsUpline, 'series', String(above.series));
  if (series < downline.minRates.series)
    throw createLimitError(ErrorCode.RebateBelowDownline, 'series', String(downline.minRates.series));
  const newRates: Record<string, number> = {};
  for (const category of rateCategories) {
    const rate = rates[category] ?? downline.rates[category] ?? 0;
    const [maxRate, minRate] = [above.rates[category] ?? 0, downline.minRates.rates[category] ?? 0];
    if (rate > maxRate) throw createLimitError(ErrorCode.RebateExceedsUpline, category, formatAmount(maxRate));
    if (rate < minRate) throw createLimitError(ErrorCode.RebateBelowDownline, category, formatAmount(minRate));
    newRates[category] = rate;
  }
  const row = { series, rates: newRates, changedBy: upline.id, changedAt: at };
  await tx
    .insert(memberRates)
    .values({ memberId: downlineId, merchant: upline.merchant, ...row })
    .onConflictDoUpdate({ target: memberRates.memberId, set: row });
  return { before: downline, now: { ...downline, series, rates: newRates } };
};
