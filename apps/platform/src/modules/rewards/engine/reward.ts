import type { Minor } from '@livery/contract/money';
import { formatAmount } from '@livery/contract/money';
import type { PromotionEligibility, RewardLine } from '@livery/contract/rewards/promotions';
import type { promotions, rewardSources } from '../../../tables.ts';
import type { Translations } from '../../catalogue/catalogue.tables.ts';

export type Promotion = typeof promotions.$inferSelect;
export type RewardSource = (typeof rewardSources)[number];

/** Something that waits to be claimed. */
export interface Reward {
  /** Names it for ever: what has been paid under a name is never paid again. */
  readonly id: string;
  readonly source: RewardSource;
  readonly promotionId: string | null;
  readonly titles: Translations;
  readonly amount: Minor;
  /** Bets that must be made before the bonus can be withdrawn. */
  readonly rollover: Minor;
  /** Points of the week's ranking. */
  readonly points?: number;
  /** Null: it does not lapse. */
  readonly availableUntil: Date | null;
  readonly lines: readonly RewardLine[];
}

/** How a member stands in a promotion. */
export interface Eligibility {
  readonly status: PromotionEligibility['status'];
  readonly reason?: PromotionEligibility['reason'];
  readonly until?: Date | null;
  readonly reward?: Reward;
  readonly lines?: readonly RewardLine[];
  readonly days?: { readonly done: number; readonly today: boolean; readonly amounts: readonly Minor[] };
}

/** Rules count shares in hundredths of a percent. */
const basisPoints = 10_000;

/** A share of an amount, whole minor units; what is left over stays with the house. */
export const computeShare = (amount: Minor, share: number): Minor => Math.floor((amount * share) / basisPoints);

/** 1250 hundredths of a percent → `12.5`. */
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
