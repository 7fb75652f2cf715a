import * as z from 'zod/mini';

/** Amount of money with exactly 2 decimals, e.g. `1234.50`. */
export const amount = z.string().check(z.regex(/^-?\d{1,13}\.\d{2}$/));

/** Amount of money as a member enters it: above zero, with at most 2 decimals. */
export const amountInput = z.string().check(z.regex(/^(?!0+(?:\.0*)?$)\d{1,11}(?:\.\d{1,2})?$/));

export const walletBalance = {
  request: z.object({}),
  value: z.object({ sumBalance: amount, currency: z.string() }),
};

/**
 * Balance of the member at the merchant. Game vendors do not hold money of the member, so this is the complete
 * balance.
 */
export const merchantWallet = {
  request: z.object({}),
  value: z.object({ sumBalance: amount, currency: z.string() }),
};
