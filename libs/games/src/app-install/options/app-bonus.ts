/** Highest bonus that the app's banner promises. It is shown only by brands with this currency. */
export const appBonus = { amount: '688.00', currency: 'PHP' } as const;
