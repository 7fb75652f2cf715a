import type { Minor } from '@livery/contract/money';

export interface FeeRule {
  /** Rate of the fee in hundredths of a percent. */
  readonly feeRate: number;
  readonly feeFixed: Minor;
}

/**
 * Computes the fee on an amount: amount × rate ÷ 10,000, rounded down once in the member's favour, plus the fixed part.
 */
export const computeFee = (amount: Minor, { feeRate, feeFixed }: FeeRule): Minor =>
  Number((BigInt(amount) * BigInt(feeRate)) / 10_000n) + feeFixed;
