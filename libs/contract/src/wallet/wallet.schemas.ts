import * as z from 'zod/mini';

/** A decimal with exactly 2 decimals, e.g. `1234.50`. */
export const amount = z.string().check(z.regex(/^-?\d{1,13}\.\d{2}$/));

export const walletBalance = {
  request: z.object({}),
  value: z.object({ sumBalance: amount, currency: z.string() }),
};

/** With seamless wallets no vendor holds money, and this is the whole balance. */
export const merchantWallet = {
  request: z.object({}),
  value: z.object({ sumBalance: amount, currency: z.string() }),
};
