import type { Minor } from '@livery/contract/money';

/**
 * Smallest price of a bet unit in each currency, in minor units. The other prices and the limits are multiples of it.
 */
const smallUnits: Readonly<Record<string, Minor>> = { VND: 100_000, PHP: 100, MXN: 100, BRL: 20, COP: 20_000, AED: 20 };

/** Limits of one line of a bet slip, in minor units of the currency. */
export interface StakeLimits {
  /** Allowed prices of a unit, in ascending order. */
  readonly units: readonly Minor[];
  readonly maxStake: Minor;
  /** Maximum prize of a line. */
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
