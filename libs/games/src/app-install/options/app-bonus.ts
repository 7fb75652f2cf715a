/**
 * Highest amount in the advertisement of a bonus for members who install the app. A brand shows the advertisement
 * only if `currency` is the brand's currency.
 */
export const appBonus = { amount: '688.00', currency: 'PHP' } as const;
