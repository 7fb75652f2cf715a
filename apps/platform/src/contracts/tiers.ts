import type { Minor } from '@livery/contract/money';
import type { ContractTier } from '../db/schema/tables.ts';

/** What a team did in a period. */
export interface TeamResult {
  readonly bet: Minor;
  /** Members who bet at least the merchant's minimum. */
  readonly active: number;
  /** What the house kept: dividends only. */
  readonly net?: Minor;
}

/** Hundredths of a percent. */
const parts = 10_000n;
/** Minor units of one whole unit of the currency. */
const unit = 100;

/** The highest tier whose every condition is met. Tiers ascend. */
export const tierMet = (tiers: readonly ContractTier[], { bet, active, net }: TeamResult): ContractTier | undefined =>
  tiers.findLast(
    (tier) =>
      bet >= tier.bet &&
      active >= tier.active &&
      (tier.netLoss === undefined || (net !== undefined && net >= tier.netLoss)),
  );

/** A percentage counts whole units of the team's bets alone. */
export const wholeUnits = (bet: Minor): Minor => Math.floor(bet / unit) * unit;

/** A salary, daily or hourly: floor to the unit (team bet) × rate, rounded down once; a fixed tier pays what it says. */
export const salaryOf = (tiers: readonly ContractTier[], team: TeamResult): Minor => {
  const tier = tierMet(tiers, team);
  if (!tier) return 0;
  return tier.rateType === 'F' ? tier.rate : Number((BigInt(wholeUnits(team.bet)) * BigInt(tier.rate)) / parts);
};

/** What a dividend's tier gives of a positive net, rounded down once; nothing of a loss. */
export const shareOfNet = (net: Minor, rate: number): Minor =>
  net <= 0 ? 0 : Number((BigInt(net) * BigInt(rate)) / parts);

/** The most that a contract can give, of percentages and of fixed amounts. */
export const mostOf = (tiers: readonly ContractTier[]): { readonly percent: number; readonly fixed: Minor } => ({
  percent: Math.max(0, ...tiers.filter(({ rateType }) => rateType === 'P').map(({ rate }) => rate)),
  fixed: Math.max(0, ...tiers.filter(({ rateType }) => rateType === 'F').map(({ rate }) => rate)),
});

/** Why tiers are no tiers: the first thing that is wrong with them. */
export const mistakeIn = (tiers: readonly ContractTier[]): string | undefined => {
  if (tiers.length === 0) return 'tiers: at least one is wanted';
  for (const [place, tier] of tiers.entries()) {
    if (tier.rate <= 0) return `tiers.${place}.rate: it must be above zero`;
    if (tier.rateType === 'P' && tier.rate > Number(parts)) return `tiers.${place}.rate: at most 100 percent`;
    const before = tiers[place - 1];
    if (!before) continue;
    const [one, other] = [
      [before.bet, before.netLoss ?? 0, before.active],
      [tier.bet, tier.netLoss ?? 0, tier.active],
    ] as const;
    const rises =
      one.every((value, index) => value <= (other[index] as number)) &&
      one.some((value, index) => value < (other[index] as number));
    if (!rises) return `tiers.${place}: it must ask for more than the one before`;
    if (tier.rateType === before.rateType && tier.rate < before.rate)
      return `tiers.${place}.rate: it must not give less than the one before`;
  }
  return undefined;
};
