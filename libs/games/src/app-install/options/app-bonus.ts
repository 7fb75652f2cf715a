/** Highest bonus in the app's advertisement. Only brands with this currency show the advertisement. */
export const appBonus = { amount: '688.00', currency: 'PHP' } as const;
