import * as z from 'zod/mini';
import { amount } from '../wallet/wallet.schemas.ts';

/**
 * Cashback for the bets of one game category. `validBet` is the sum of the stakes of bets that are settled as won or
 * lost. `rate` is in percent, e.g. `0.60`.
 */
const line = z.object({ category: z.string(), validBet: amount, rate: amount, amount });
export type RebateLine = z.infer<typeof line>;

const claim = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  amount,
  paidAt: z.string(),
  lines: z.array(line),
});
export type RebateClaim = z.infer<typeof claim>;

export const rebateStatus = {
  request: z.object({}),
  value: z.object({
    currency: z.string(),
    vipLevel: z.number(),
    /**
     * Start of the period: the time of the last claim, or of the registration if there is no claim. Bets that were
     * settled after this time count.
     */
    from: z.string(),
    to: z.string(),
    amount,
    lines: z.array(line),
    /** Cashback rates of the member's VIP level by game category, in percent. */
    rates: z.array(z.object({ category: z.string(), rate: amount })),
  }),
};
export type RebateStatus = z.infer<typeof rebateStatus.value>;

export const claimRebate = { request: z.object({}), value: z.object({ ...claim.shape, currency: z.string() }) };

export const rebateReport = {
  request: z.object({
    startDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    endDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 30),
    cursor: z.optional(z.string().check(z.regex(/^[\w.:-]{1,120}$/))),
  }),
  value: z.object({
    list: z.array(claim),
    next: z.nullable(z.string()),
    currency: z.string(),
    totals: z.nullable(z.object({ count: z.number(), validBet: amount, amount })),
  }),
};
