import type { Market } from '../markets/markets.api.ts';

/** Market for a time zone that belongs to no market. */
const fallback = 'generic';

/** Returns the most likely market for an operator: the market with the operator's time zone. */
export const guessMarket = (markets: readonly Pick<Market, 'market' | 'timeZone'>[], timeZone: string): string =>
  markets.find((each) => each.timeZone === timeZone)?.market ?? fallback;
