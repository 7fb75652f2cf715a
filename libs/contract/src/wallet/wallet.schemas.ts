import * as z from 'zod/mini';

/** Decimal with exactly 2 decimals, e.g. `1234.50`. */
export const amount = z.string().check(z.regex(/^-?\d{1,13}\.\d{2}$/));

/** Amount as typed by a member: a positive decimal with at most 2 decimals. */
export const amountInput = z.string().check(z.regex(/^(?!0+(?:\.0*)?$)\d{1,11}(?:\.\d{1,2})?$/));

export const walletBalance = {
  request: z.object({}),
  value: z.object({ sumBalance: amount, currency: z.string() }),
};

/** Balances of the member. With seamless wallets no vendor has money of the member, so this is the full balance. */
export const merchantWallet = {
  request: z.object({}),
  value: z.object({ sumBalance: amount, currency: z.string() }),
};
