import type { Minor } from '@livery/contract/money';

const minimums: Readonly<Record<string, Minor>> = { VND: 5_000_000, PHP: 10_000, MXN: 5000, BRL: 1500, COP: 1_000_000, AED: 1000 };

/** Valid bet from which a member is active in a period, in the merchant's currency. */
export const activeMinimum = (currency: string): Minor => minimums[currency] ?? 1000;
