/** What the app's banner promises at most, in the currency that it is promised in: brands of another are not offered it. */
export const appBonus = { amount: '688.00', currency: 'PHP' } as const;
