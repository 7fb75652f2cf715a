import * as z from 'zod/mini';
import { seriesRange } from '../lottery/series-range.ts';
import { amount } from '../wallet/wallet.schemas.ts';

/**
 * Game categories in which the rebate is a percentage of the settled bets. LOTT is not included, because its rebate
 * depends on the member's series (payout level).
 */
export const rateCategories = ['ELOTT', 'LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS'] as const;
export type RateCategory = (typeof rateCategories)[number];

const rates = z.record(z.enum(rateCategories), amount);
/**
 * Commission terms of a member: the series (payout level of LOTT bets), and the rebate rates of the other categories in
 * percent.
 */
const terms = { series: z.number(), rates };

const downline = z.object({
  id: z.string(),
  account: z.string(),
  /** Numeric member type, a value of `MemberType`: for example, 0 is a member and 4 is a free-trial account. */
  type: z.number(),
  ...terms,
  /**
   * Lowest terms that the caller can set for this member: the highest series (payout level of LOTT bets) and the
   * highest rates among the members below. With lower terms, the member would have less than a member below.
   */
  least: z.object(terms),
});
export type DownlineRates = z.infer<typeof downline>;

export const downlineRates = {
  request: z.object({
    search: z._default(z.string().check(z.trim(), z.maxLength(32)), ''),
    cursor: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/))),
  }),
  value: z.object({ own: z.object(terms), list: z.array(downline), next: z.nullable(z.string()) }),
};
export type DownlineRatesList = z.infer<typeof downlineRates.value>;

const percent = z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/));

export const updateDownlineRates = {
  request: z.object({
    downlineId: z.string().check(z.minLength(1), z.maxLength(64)),
    series: z.number().check(z.int(), z.gte(seriesRange.lowest), z.lte(seriesRange.highest)),
    rates: z.partialRecord(z.enum(rateCategories), percent),
  }),
  value: downline,
};

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const line = z.object({
  id: z.string(),
  kind: z.enum(['series', 'rate']),
  category: z.string(),
  /** Account of the member who placed the bet. */
  account: z.string(),
  isOwn: z.boolean(),
  stake: amount,
  /**
   * Level of the caller from which the commission is computed. It is the series (payout level) if `kind` is `series`,
   * and the rebate rate in percent if `kind` is `rate`.
   */
  own: z.string(),
  /**
   * Level that is subtracted from `own` to compute the commission. It is the level of the member below the caller. For
   * the caller's own bet, it is the level of the bet itself.
   */
  below: z.string(),
  amount,
  state: z.enum(['waiting', 'due', 'paid', 'dropped']),
  madeAt: z.string(),
  settledAt: z.nullable(z.string()),
});
export type Commission = z.infer<typeof line>;

export const commissionReport = {
  request: z.object({
    startDate: day,
    endDate: day,
    category: z.optional(z.enum(['LOTT', ...rateCategories])),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 30),
    cursor: z.optional(z.string().check(z.regex(/^[\w.:-]{1,120}$/))),
  }),
  value: z.object({
    currency: z.string(),
    list: z.array(line),
    next: z.nullable(z.string()),
    /**
     * Sums of the commissions on all pages of the report, without commissions of cancelled bets (state `dropped`).
     * `paid` also includes commissions with the state `due`. Null on every page except the first.
     */
    totals: z.nullable(
      z.object({
        paid: amount,
        waiting: amount,
        stake: amount,
        count: z.number(),
        categories: z.array(z.object({ category: z.string(), stake: amount, amount })),
      }),
    ),
  }),
};
export type CommissionReport = z.infer<typeof commissionReport.value>;
