import type { Minor } from '@livery/contract/money';

/**
 * Smallest stake of one bet unit by currency, in minor units. A bet unit is one combination for which the member pays,
 * e.g. one number. All other stakes and all limits are multiples of the smallest stake.
 */
const smallUnits: Readonly<Record<string, Minor>> = { VND: 100_000, PHP: 100, MXN: 100, BRL: 20, COP: 20_000, AED: 20 };
/** Smallest stake of one bet unit in all other currencies. */
const otherSmallUnit: Minor = 20;

/** Smallest stakes of the lottery games, in the format of the catalogue table `games`. */
export const lotteryMinBets = { minBet: otherSmallUnit, minBets: smallUnits } as const;

/** Limits for one line of a bet slip, in minor units. */
export interface StakeLimits {
  /** Allowed stakes of one bet unit, in ascending order. */
  readonly units: readonly Minor[];
  readonly maxStake: Minor;
  /** Maximum prize that one line can win. */
  readonly maxPrize: Minor;
}

export const getStakeLimits = (currency: string): StakeLimits => {
  const small = smallUnits[currency] ?? otherSmallUnit;
  return {
    units: [small, 2 * small, 10 * small, 100 * small],
    maxStake: 100_000 * small,
    maxPrize: 5_000_000 * small,
  };
};
