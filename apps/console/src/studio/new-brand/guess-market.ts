import type { Market } from '../markets/markets.api.ts';

/** Market for a time zone that no market has. */
const fallback = 'generic';

/** Returns the market that an operator probably means: the one whose time zone is that of the operator. */
export const guessMarket = (markets: readonly Pick<Market, 'market' | 'timeZone'>[], timeZone: string): string =>
  markets.find((each) => each.timeZone === timeZone)?.market ?? fallback;
