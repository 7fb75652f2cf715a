import type { Minor } from '@livery/contract/money';
import type { ContractTier } from './contracts.tables.ts';

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
export const findTier = (tiers: readonly ContractTier[], { bet, active, net }: TeamResult): ContractTier | undefined =>
  tiers.findLast(
    (tier) =>
      bet >= tier.bet &&
      active >= tier.active &&
      (tier.netLoss === undefined || (net !== undefined && net >= tier.netLoss)),
  );

/** A percentage counts whole units of the team's bets alone. */
export const floorToUnit = (bet: Minor): Minor => Math.floor(bet / unit) * unit;

/** A salary, daily or hourly: floor to the unit (team bet) × rate, rounded down once; a fixed tier pays what it says. */
export const computeSalary = (tiers: readonly ContractTier[], team: TeamResult): Minor => {
  const tier = findTier(tiers, team);
  if (!tier) return 0;
  return tier.rateType === 'F' ? tier.rate : Number((BigInt(floorToUnit(team.bet)) * BigInt(tier.rate)) / parts);
};

/** What a dividend's tier gives of a positive net, rounded down once; nothing of a loss. */
export const computeNetShare = (net: Minor, rate: number): Minor =>
  net <= 0 ? 0 : Number((BigInt(net) * BigInt(rate)) / parts);

/** The most that a contract can give, of percentages and of fixed amounts. */
export const getMaxRates = (tiers: readonly ContractTier[]): { readonly percent: number; readonly fixed: Minor } => ({
  percent: Math.max(0, ...tiers.filter(({ rateType }) => rateType === 'P').map(({ rate }) => rate)),
  fixed: Math.max(0, ...tiers.filter(({ rateType }) => rateType === 'F').map(({ rate }) => rate)),
});

/** Why tiers are no tiers: the first thing that is wrong with them. */
export const validateTiers = (tiers: readonly ContractTier[]): string | undefined => {
  if (tiers.length === 0) return 'tiers: at least one is wanted';
  for (const [position, tier] of tiers.entries()) {
    if (tier.rate <= 0) return `tiers.${position}.rate: it must be above zero`;
    if (tier.rateType === 'P' && tier.rate > Number(parts)) return `tiers.${position}.rate: at most 100 percent`;
    const before = tiers[position - 1];
    if (!before) continue;
    const [one, other] = [
      [before.bet, before.netLoss ?? 0, before.active],
      [tier.bet, tier.netLoss ?? 0, tier.active],
    ] as const;
    const rises =
      one.every((value, index) => value <= (other[index] as number)) &&
      one.some((value, index) => value < (other[index] as number));
    if (!rises) return `tiers.${position}: it must ask for more than the one before`;
    if (tier.rateType === before.rateType && tier.rate < before.rate)
      return `tiers.${position}.rate: it must not give less than the one before`;
  }
  return undefined;
};
