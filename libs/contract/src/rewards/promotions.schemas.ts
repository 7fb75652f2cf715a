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

export const promotionId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/));
export const rewardId = z.string().check(z.regex(/^[A-Za-z0-9:-]{1,120}$/));
const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1);

/**
 * Line that explains how an amount was calculated. `code` selects the translated label, and `unit` selects the format
 * of `value`.
 */
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
  /** Promotion that pays the reward. Null if no promotion pays it, e.g. for a VIP bonus. */
  promotionId: z.nullable(z.string()),
  title: z.string(),
  amount,
  currency: z.string(),
  /**
   * Wagering requirement: the sum of bets that the member must place before the bonus can be withdrawn. `0.00` means no
   * requirement.
   */
  rollover: amount,
  /** Time at which the reward expires, ISO 8601. Null if the reward does not expire. */
  availableUntil: z.nullable(z.string()),
  lines: z.array(rewardLine),
});
export type Reward = z.infer<typeof reward>;

/** State of a promotion for the caller, for example `claimable` if the caller can claim a reward now. */
export const promotionEligibility = z.object({
  status: z.enum(['claimable', 'claimed', 'progress', 'waiting', 'rejected', 'notEligible', 'ended', 'apply']),
  /** Reason of the status. Null if the status needs no explanation. */
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
  /**
   * Time of the next change of `status`: the reward expires, the period ends, or the review of an application is due.
   * Null if no such time is known.
   */
  until: z.nullable(z.string()),
  /**
   * Reward that the caller can claim, or that the caller has already claimed in the current period. Null if there is
   * no such reward.
   */
  reward: z.nullable(reward),
  lines: z.array(rewardLine),
  /**
   * Progress of a check-in promotion. `done` is the number of completed days, and `today` is true if today is
   * completed. `amounts` lists the reward of each day. Null for other promotions.
   */
  days: z.nullable(z.object({ done: z.number(), today: z.boolean(), amounts: z.array(amount) })),
});
export type PromotionEligibility = z.infer<typeof promotionEligibility>;

const promotionSummary = {
  id: promotionId,
  kind: z.enum(promotionKinds),
  title: z.string(),
  summary: z.string(),
  /** URL of the promotion image, which the gateway renders. */
  image: z.string(),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  hasEnded: z.boolean(),
};

export const listPromotions = {
  request: z.object({ language: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
  value: z.object({
    /**
     * First the active promotions, in the order that the operators of the brand have set. Then the promotions that
     * ended in the last 30 days.
     */
    list: z.array(z.object({ ...promotionSummary, status: z.nullable(promotionEligibility.shape.status) })),
  }),
};

export const promotionDetail = {
  request: z.object({ id: promotionId, language: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
  value: z.object({
    ...promotionSummary,
    currency: z.string(),
    /** Untrusted HTML. Sanitise it before you display it. */
    content: z.string(),
    /** Untrusted HTML. Sanitise it before you display it. */
    terms: z.string(),
    rolloverTimes: z.number(),
    /** State of the promotion for the caller. Null for a guest, and for a member who cannot take part. */
    mine: z.nullable(promotionEligibility),
  }),
};

export const availablePromotions = {
  request: z.object({}),
  value: z.object({
    /** Number of rewards that the member can claim now. */
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
    list: z.array(
      z.object({
        ...z.omit(reward, { availableUntil: true }).shape,
        claimedAt: z.string(),
        givenUpAt: z.nullable(z.string()),
      }),
    ),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
};

/**
 * Bonuses that cannot be withdrawn yet, because the member has not placed the required sum of bets (wagering
 * requirement). A bet counts only for the oldest of these bonuses.
 */
export const rolloverStatus = {
  request: z.object({}),
  value: z.object({
    /** Sum of the bonuses that the member cannot withdraw yet. */
    locked: amount,
    /** Sum of the bets that are still required for all bonuses together. */
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
    /**
     * Comment of the member. The maximum length counts characters as a user perceives them. For example, an emoji of
     * several code points is one character.
     */
    comment: z.string().check(
      z.trim(),
      z.minLength(1),
      z.maxLength(2000),
      z.refine((text) => characterCount(text) <= applicationLimits.comment),
    ),
    /** Ids of the images that the member uploaded for this application for a promotion. */
    images: z._default(z.array(z.uuid()).check(z.maxLength(applicationLimits.images)), []),
  }),
  value: z.object({ status: z.literal('waiting'), answerBy: z.string() }),
};
