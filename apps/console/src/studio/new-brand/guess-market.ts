import type { Market } from '../markets/markets.api.ts';

/** Market that is used if no market has the operator's time zone. */
const fallback = 'generic';

/** Returns the first market that has the operator's time zone. Returns `generic` if no market has it. */
export const guessMarket = (markets: readonly Pick<Market, 'market' | 'timeZone'>[], timeZone: string): string =>
  markets.find((each) => each.timeZone === timeZone)?.market ?? fallback;
