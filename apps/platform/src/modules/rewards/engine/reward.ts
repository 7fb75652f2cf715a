import type { Minor } from '@livery/contract/money';
import { formatAmount } from '@livery/contract/money';
import type { PromotionEligibility, RewardLine } from '@livery/contract/rewards/promotions';
import type { rewardSources } from '../rewards.tables.ts';
import type { Translations } from '../../../core/text/translations.ts';
import type { promotions } from '../promotions.tables.ts';

export type Promotion = typeof promotions.$inferSelect;
export type RewardSource = (typeof rewardSources)[number];

/** Reward that a member can claim. */
export interface Reward {
  /** Id of the reward, which never changes. A reward is paid only if the member has no claim with this id yet. */
  readonly id: string;
  readonly source: RewardSource;
  readonly promotionId: string | null;
  readonly titles: Translations;
  readonly amount: Minor;
  /** Sum of bets that the member must place before the reward can be withdrawn, in minor units. */
  readonly rollover: Minor;
  /** Points for the weekly leaderboard that the member gets with the reward. */
  readonly points?: number;
  /** Time until which the reward can be claimed. Null means no end. */
  readonly availableUntil: Date | null;
  readonly lines: readonly RewardLine[];
}

/** State of a promotion for one member, e.g. that the member can claim it. */
export interface Eligibility {
  readonly status: PromotionEligibility['status'];
  readonly reason?: PromotionEligibility['reason'];
  readonly until?: Date | null;
  readonly reward?: Reward;
  readonly lines?: readonly RewardLine[];
  readonly days?: { readonly done: number; readonly today: boolean; readonly amounts: readonly Minor[] };
}

/** Denominator of a share. Shares are in hundredths of a percent. */
const basisPoints = 10_000;

/** Computes a share of an amount in minor units, rounded down. `share` is in hundredths of a percent. */
export const computeShare = (amount: Minor, share: number): Minor => Math.floor((amount * share) / basisPoints);

/**
 * Formats a share as a percentage without the percent sign. `share` is in hundredths of a percent, e.g. 1250 →
 * `12.5`.
 */
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
