import type { Minor } from '@livery/contract/money';

export interface FeeRule {
  /** Fee rate in hundredths of a percent. */
  readonly feeRate: number;
  readonly feeFixed: Minor;
}

/** Computes a fee in minor units: amount × rate ÷ 10,000, rounded down in favour of the member, plus the fixed fee. */
export const computeFee = (amount: Minor, { feeRate, feeFixed }: FeeRule): Minor =>
  Number((BigInt(amount) * BigInt(feeRate)) / 10_000n) + feeFixed;
