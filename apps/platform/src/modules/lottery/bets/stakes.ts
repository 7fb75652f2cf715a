import type { Minor } from '@livery/contract/money';

/** What a small unit is in a currency, in minor units: the others follow from it. */
const smallUnits: Readonly<Record<string, Minor>> = { VND: 100_000, PHP: 100, MXN: 100, BRL: 20, COP: 20_000, AED: 20 };

/** What a line may stake in a currency. Minor units. */
export interface StakeLimits {
  /** Prices that a unit may have, the smallest first. */
  readonly units: readonly Minor[];
  readonly maxStake: Minor;
  /** The most that one unit of a line may win. */
  readonly maxPrize: Minor;
}

export const getStakeLimits = (currency: string): StakeLimits => {
  const small = smallUnits[currency] ?? 20;
  return {
    units: [small, 2 * small, 10 * small, 100 * small],
    maxStake: 100_000 * small,
    maxPrize: 5_000_000 * small,
  };
};
