import type { Minor } from '@livery/contract/money';
import type { ContractTier } from './contracts.tables.ts';

/** Totals of an agent's team in a period. */
export interface TeamResult {
  readonly bet: Minor;
  /** Number of active members. A member is active if the member's bets reach the merchant's minimum. */
  readonly active: number;
  /** Net win of the operator from the team's bets. Only dividend contracts use this value. */
  readonly net?: Minor;
}

/** Denominator of rates. Rates are in hundredths of a percent. */
const parts = 10_000n;
/** Number of minor units (such as cents) in one major unit of the currency. */
const unit = 100;

/**
 * Returns the last tier in `tiers` whose conditions are all met, or undefined if there is none. `tiers` must be
 * sorted by their conditions, the lowest conditions first.
 */
export const findTier = (tiers: readonly ContractTier[], { bet, active, net }: TeamResult): ContractTier | undefined =>
  tiers.findLast(
    (tier) =>
      bet >= tier.bet &&
      active >= tier.active &&
      (tier.netLoss === undefined || (net !== undefined && net >= tier.netLoss)),
  );

/**
 * Rounds a sum of bets down to full major units of the currency. Percentages of bets are computed from the rounded sum.
 */
export const floorToUnit = (bet: Minor): Minor => Math.floor(bet / unit) * unit;

/**
 * Computes the daily or hourly salary for a team. A tier with a percentage pays this percentage of the team's bets. The
 * bets are first rounded down to full major units, and the result is rounded down. A tier with a fixed amount pays this
 * amount.
 */
export const computeSalary = (tiers: readonly ContractTier[], team: TeamResult): Minor => {
  const tier = findTier(tiers, team);
  if (!tier) return 0;
  return tier.rateType === 'F' ? tier.rate : Number((BigInt(floorToUnit(team.bet)) * BigInt(tier.rate)) / parts);
};

/**
 * Computes the part of the operator's net win that a dividend contract with the rate `rate` pays, rounded down.
 * `rate` is in hundredths of a percent. The result is 0 if the operator has a net loss.
 */
export const computeNetShare = (net: Minor, rate: number): Minor =>
  net <= 0 ? 0 : Number((BigInt(net) * BigInt(rate)) / parts);

/**
 * Returns the highest percentage and the highest fixed amount in the tiers of a contract. The percentage is in
 * hundredths of a percent, and the amount is in minor units. A value is 0 if no tier has a rate of this type.
 */
export const getMaxRates = (tiers: readonly ContractTier[]): { readonly percent: number; readonly fixed: Minor } => ({
  percent: Math.max(0, ...tiers.filter(({ rateType }) => rateType === 'P').map(({ rate }) => rate)),
  fixed: Math.max(0, ...tiers.filter(({ rateType }) => rateType === 'F').map(({ rate }) => rate)),
});

/** Validates the tiers of a contract. Returns the first issue, or undefined if there is none. */
export const validateTiers = (tiers: readonly ContractTier[]): string | undefined => {
  if (tiers.length === 0) return 'tiers: at least one is required';
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
    if (!rises) return `tiers.${position}: its conditions must exceed those of the tier before`;
    if (tier.rateType === before.rateType && tier.rate < before.rate)
      return `tiers.${position}.rate: it must not give less than the tier before`;
  }
  return undefined;
};
