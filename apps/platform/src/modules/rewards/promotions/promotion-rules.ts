import { formatAmount, parseAmount } from '@livery/contract/money';
import * as z from 'zod';
import {
  amountSchema,
  percentSchema,
  positiveAmountSchema,
  toPercent,
  toShare,
} from '../../../core/content/content-schemas.ts';
import type { PromotionRules, promotionKinds } from '../promotions.tables.ts';

const count = z.int().min(1).max(10_000);
const days = z.int().min(1).max(366);
const sharePercent = percentSchema.refine((percent) => percent > 0, 'must be above 0');

/** Schema of the rules of a deposit bonus. */
const depositRules = z.strictObject({
  sharePercent,
  maxAmount: positiveAmountSchema,
  minAmount: amountSchema,
  days,
});

/** Schemas of promotion rules in a content file, by kind of promotion. Amounts are in major units of the currency. */
export const ruleSchemas = {
  WELCOME: depositRules,
  RELOAD: depositRules,
  CASHBACK: depositRules,
  CHECKIN: z.strictObject({ amounts: z.array(positiveAmountSchema).min(1).max(31) }),
  APPLY: z.strictObject({
    amounts: z.array(positiveAmountSchema).length(1),
    reviewMinutes: z.int().min(0).max(100_000),
    days,
  }),
  MISSION: z.strictObject({}),
  REFERRAL: z.strictObject({
    amounts: z.array(positiveAmountSchema).length(1),
    minAmount: amountSchema,
    minBets: amountSchema,
    days,
    friendsPerMonth: count,
  }),
} satisfies Record<(typeof promotionKinds)[number], z.ZodType>;

/** Rules of a promotion in the format of a content file. */
export interface PromotionRulesItem {
  readonly sharePercent?: number;
  readonly maxAmount?: string;
  readonly minAmount?: string;
  readonly minBets?: string;
  readonly amounts?: readonly string[];
  readonly days?: number;
  readonly reviewMinutes?: number;
  readonly friendsPerMonth?: number;
}

export const toStoredRules = ({
  sharePercent: percent,
  maxAmount,
  minAmount,
  minBets,
  amounts,
  reviewMinutes,
  ...rest
}: PromotionRulesItem): PromotionRules => ({
  ...rest,
  ...(percent !== undefined && { share: toShare(percent) }),
  ...(maxAmount !== undefined && { cap: parseAmount(maxAmount) }),
  ...(minAmount !== undefined && { least: parseAmount(minAmount) }),
  ...(minBets !== undefined && { bets: parseAmount(minBets) }),
  ...(amounts && { amounts: amounts.map(parseAmount) }),
  ...(reviewMinutes !== undefined && { answerMinutes: reviewMinutes }),
});

export const toRulesItem = ({
  share,
  cap,
  least,
  bets,
  amounts,
  answerMinutes,
  ...rest
}: PromotionRules): PromotionRulesItem => ({
  ...rest,
  ...(share !== undefined && { sharePercent: toPercent(share) }),
  ...(cap !== undefined && { maxAmount: formatAmount(cap) }),
  ...(least !== undefined && { minAmount: formatAmount(least) }),
  ...(bets !== undefined && { minBets: formatAmount(bets) }),
  ...(amounts && { amounts: amounts.map(formatAmount) }),
  ...(answerMinutes !== undefined && { reviewMinutes: answerMinutes }),
});
