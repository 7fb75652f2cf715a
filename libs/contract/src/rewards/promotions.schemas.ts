import * as z from 'zod/mini';
import { characterCount } from '../support/feedback-limits.ts';
import { amount } from '../wallet/wallet.schemas.ts';
import { applicationLimits } from './application-limits.ts';

export const rewardSources = [
  'WELCOME',
  'CHECKIN',
  'CASHBACK',
  'RELOAD',
  'APPLY',
  'MISSION',
  'REFERRAL',
  'VIP',
] as const;
export const promotionKinds = ['WELCOME', 'CHECKIN', 'CASHBACK', 'RELOAD', 'APPLY', 'MISSION', 'REFERRAL'] as const;

const promotionId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
const rewardId = z.string().check(z.regex(/^[A-Za-z0-9:-]{1,120}$/));
const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1);

/** One line of how an amount came about. `code` names it in the reader's language, `unit` says how `value` is written. */
export const rewardLine = z.object({
  code: z.enum([
    'deposit',
    'staked',
    'returned',
    'netLoss',
    'rate',
    'levelRate',
    'base',
    'levelExtra',
    'cap',
    'smallest',
    'streak',
    'goal',
    'done',
    'level',
    'friend',
    'from',
    'to',
    'bonus',
    'rollover',
  ]),
  unit: z.enum(['money', 'percent', 'count', 'times', 'instant', 'text']),
  value: z.string(),
});
export type RewardLine = z.infer<typeof rewardLine>;

export const reward = z.object({
  id: rewardId,
  source: z.enum(rewardSources),
  /** The promotion that gives it; null where it is no promotion's. */
  promotionId: z.nullable(z.string()),
  title: z.string(),
  amount,
  currency: z.string(),
  /** The bets that must be made before the bonus can be withdrawn; `0.00`: none. */
  rollover: amount,
  /** ISO 8601; null where it does not lapse. */
  availableUntil: z.nullable(z.string()),
  lines: z.array(rewardLine),
});
export type Reward = z.infer<typeof reward>;

/** What a promotion is for the member that asks. */
export const promotionEligibility = z.object({
  status: z.enum(['claimable', 'claimed', 'progress', 'waiting', 'rejected', 'notEligible', 'ended', 'apply']),
  /** Why, where the status alone does not say it. */
  reason: z.nullable(
    z.enum([
      'deposit',
      'deposit-lapsed',
      'deposit-before',
      'no-loss',
      'too-small',
      'come-tomorrow',
      'come-weekend',
      'picture-known',
      'no-play',
      'lapsed',
      'period-open',
    ]),
  ),
  /** When the next thing happens: a claim lapses, a period closes, an answer is due. */
  until: z.nullable(z.string()),
  /** Ready to be claimed, or what was claimed for the current period. */
  reward: z.nullable(reward),
  lines: z.array(rewardLine),
  /** Day of the check-in's row that is next, its amounts and how many are done. */
  days: z.nullable(z.object({ done: z.number(), today: z.boolean(), amounts: z.array(amount) })),
});
export type PromotionEligibility = z.infer<typeof promotionEligibility>;

const promotionSummary = {
  id: promotionId,
  kind: z.enum(promotionKinds),
  title: z.string(),
  summary: z.string(),
  /** Address of the drawn picture. */
  image: z.string(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  hasEnded: z.boolean(),
};

export const listPromotions = {
  request: z.object({ language: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
  value: z.object({
    /** Running ones in their order, then those that ended in the last 30 days. */
    list: z.array(z.object({ ...promotionSummary, status: z.nullable(promotionEligibility.shape.status) })),
  }),
};

export const promotionDetail = {
  request: z.object({ id: promotionId, language: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
  value: z.object({
    ...promotionSummary,
    currency: z.string(),
    /** HTML, hostile until sanitised. */
    content: z.string(),
    /** HTML, hostile until sanitised. */
    terms: z.string(),
    rolloverTimes: z.number(),
    /** Null for a guest, and for a member whose account may not take part. */
    mine: z.nullable(promotionEligibility),
  }),
};

export const availablePromotions = {
  request: z.object({}),
  value: z.object({
    /** How many rewards wait to be claimed. */
    unclaimed: z.number(),
    list: z.array(reward),
  }),
};

export const claimReward = {
  request: z.object({ id: rewardId }),
  value: z.object({
    id: rewardId,
    amount,
    currency: z.string(),
    claimedAt: z.string(),
    sumBalance: amount,
    rollover: amount,
  }),
};

export const rewardHistory = {
  request: z.object({ pageNo: page }),
  value: z.object({
    list: z.array(z.object({ ...z.omit(reward, { availableUntil: true }).shape, claimedAt: z.string() })),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
};

/** Bonuses whose bets are not all made. A bet counts for the oldest of them first, and once. */
export const rolloverStatus = {
  request: z.object({}),
  value: z.object({
    /** What cannot be withdrawn yet. */
    locked: amount,
    /** Bets still to be made for all of them. */
    remaining: amount,
    currency: z.string(),
    list: z.array(
      z.object({
        id: rewardId,
        source: z.enum(rewardSources),
        title: z.string(),
        amount,
        required: amount,
        done: amount,
        claimedAt: z.string(),
      }),
    ),
  }),
};

export const applyActivity = {
  request: z.object({
    id: promotionId,
    /** Counted as a reader counts: an emoji of many code points is one. */
    comment: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(2000),
      z.refine((text) => characterCount(text) <= applicationLimits.comment),
    ),
    /** Ids of pictures that were sent for an activity. */
    images: z._default(z.array(z.uuid()).check(z.maxLength(applicationLimits.images)), []),
  }),
  value: z.object({ status: z.literal('waiting'), answerBy: z.string() }),
};
