import { computeGoalRates, type FootballState } from '../models/football-model.ts';
import { createFootballMarkets } from './football-markets.ts';
import { margins, toMarketId, type MarketKey, parseMarketId, type Markets } from './market.ts';
import type { MatchState } from '../models/match-model.ts';
import { computePointRates, type BasketballState } from '../models/basketball-model.ts';
import { createBasketballMarkets } from './basketball-markets.ts';
import { computePrice } from './price.ts';
import { computeHomePointRate, type SetsState } from '../models/sets-model.ts';
import { createSetsMarkets } from './sets-markets.ts';
import type { SportRules } from '../models/sport-rules.ts';

export interface PricedOutcome {
  readonly id: string;
  /** Decimal odds in hundredths, e.g. 250 for 2.50. Null if the outcome is not offered. */
  readonly price: number | null;
}

export interface PricedMarket extends MarketKey {
  readonly id: string;
  readonly outcomes: readonly PricedOutcome[];
}

/** Markets of one match with their prices. The type is the same for all sports. */
export interface MatchMarkets {
  readonly listed: (state: MatchState) => readonly PricedMarket[];
  /** Returns the price of an outcome in hundredths. Undefined if the outcome is not offered. */
  readonly price: (state: MatchState, market: string, outcome: string) => number | undefined;
  readonly winners: (state: MatchState, market: string) => readonly string[] | undefined;
}

const createMarkets = (rules: SportRules, difference: number): Markets<MatchState> => {
  if (rules.family === 'goals')
    return createFootballMarkets(
      rules,
      computeGoalRates(rules, difference),
    ) as Markets<FootballState> as Markets<MatchState>;
  if (rules.family === 'points')
    return createBasketballMarkets(
      rules,
      computePointRates(difference),
    ) as Markets<BasketballState> as Markets<MatchState>;
  return createSetsMarkets(rules, computeHomePointRate(rules, difference)) as Markets<SetsState> as Markets<MatchState>;
};

export const createMatchMarkets = (rules: SportRules, difference: number): MatchMarkets => {
  const markets = createMarkets(rules, difference);
  const priced = (state: MatchState, key: MarketKey): PricedMarket[] => {
    const chances = markets.chances(state, key);
    if (!chances) return [];
    const outcomes = Object.entries(chances).map(([id, chance]) => ({
      id,
      price: computePrice(chance, margins[key.kind]) ?? null,
    }));
    // Omits a market in which no outcome is offered.
    return outcomes.some(({ price }) => price !== null) ? [{ ...key, id: toMarketId(key), outcomes }] : [];
  };
  return {
    listed: (state) => markets.listed(state).flatMap((key) => priced(state, key)),
    price: (state, market, outcome) => {
      const key = parseMarketId(market);
      const chances = key && markets.chances(state, key);
      return chances && Object.hasOwn(chances, outcome)
        ? computePrice(chances[outcome] ?? 0, margins[key.kind])
        : undefined;
    },
    winners: (state, market) => {
      const key = parseMarketId(market);
      return key && markets.winners(state, key);
    },
  };
};
