import type { Minor } from '@livery/contract/money';
import { formatAmount } from '@livery/contract/money';
import type { PromotionEligibility, RewardLine } from '@livery/contract/rewards/promotions';
import type { rewardSources } from '../rewards.tables.ts';
import type { Translations } from '../../../core/text/translations.ts';
import type { promotions } from '../promotions.tables.ts';

export type Promotion = typeof promotions.$inferSelect;
export type RewardSource = (typeof rewardSources)[number];

/** A reward that can be claimed. */
export interface Reward {
  /** Permanent id. When a reward with this id has been paid, it is never paid again. */
  readonly id: string;
  readonly source: RewardSource;
  readonly promotionId: string | null;
  readonly titles: Translations;
  readonly amount: Minor;
  /** Sum of bets that is required before the bonus can be withdrawn. */
  readonly rollover: Minor;
  /** Points for the weekly leaderboard. */
  readonly points?: number;
  /** Last time at which the reward can be claimed. Null if it does not expire. */
  readonly availableUntil: Date | null;
  readonly lines: readonly RewardLine[];
}

/** Eligibility of a member for a promotion. */
export interface Eligibility {
  readonly status: PromotionEligibility['status'];
  readonly reason?: PromotionEligibility['reason'];
  readonly until?: Date | null;
  readonly reward?: Reward;
  readonly lines?: readonly RewardLine[];
  readonly days?: { readonly done: number; readonly today: boolean; readonly amounts: readonly Minor[] };
}

/** Denominator of shares in promotion rules, which are in hundredths of a percent. */
const basisPoints = 10_000;

/** Computes a share of an amount in minor units, rounded down. */
export const computeShare = (amount: Minor, share: number): Minor => Math.floor((amount * share) / basisPoints);

/** Formats a share: 1250 hundredths of a percent → `12.5`. */
export const formatPercent = (share: number): string => String(share / 100);

export const line = {
  money: (code: RewardLine['code'], amount: Minor): RewardLine => ({
    code,
    unit: 'money',
    value: formatAmount(amount),
  }),
  percent: (code: RewardLine['code'], share: number): RewardLine => ({
    code,
    unit: 'percent',
    value: formatPercent(share),
  }),
  count: (code: RewardLine['code'], count: number): RewardLine => ({ code, unit: 'count', value: String(count) }),
  instant: (code: RewardLine['code'], at: Date): RewardLine => ({ code, unit: 'instant', value: at.toISOString() }),
  text: (code: RewardLine['code'], value: string): RewardLine => ({ code, unit: 'text', value }),
};
