import { goalRates, type GoalsState } from './goals.ts';
import { goalsMarkets } from './goals-markets.ts';
import { margins, marketId, type MarketKey, marketKeyOf, type Markets } from './market.ts';
import type { MatchState } from './playing.ts';
import { pointRates, type PointsState } from './points.ts';
import { pointsMarkets } from './points-markets.ts';
import { priceOf } from './price.ts';
import { homePointsOf, type RaceState } from './race.ts';
import { raceMarkets } from './race-markets.ts';
import type { SportRules } from './sports.ts';

export interface PricedOutcome {
  readonly id: string;
  /** Hundredths; null where it is not offered. */
  readonly price: number | null;
}

export interface PricedMarket extends MarketKey {
  readonly id: string;
  readonly outcomes: readonly PricedOutcome[];
}

/** The markets of one match. The families' own types end here: a match's states are all of its sport. */
export interface MatchMarkets {
  readonly listed: (state: MatchState) => readonly PricedMarket[];
  /** In hundredths; undefined where it is not offered. */
  readonly price: (state: MatchState, market: string, outcome: string) => number | undefined;
  readonly winners: (state: MatchState, market: string) => readonly string[] | undefined;
}

const marketsOf = (rules: SportRules, difference: number): Markets<MatchState> => {
  if (rules.family === 'goals')
    return goalsMarkets(rules, goalRates(rules, difference)) as Markets<GoalsState> as Markets<MatchState>;
  if (rules.family === 'points')
    return pointsMarkets(rules, pointRates(difference)) as Markets<PointsState> as Markets<MatchState>;
  return raceMarkets(rules, homePointsOf(rules, difference)) as Markets<RaceState> as Markets<MatchState>;
};

export const matchMarkets = (rules: SportRules, difference: number): MatchMarkets => {
  const markets = marketsOf(rules, difference);
  const priced = (state: MatchState, key: MarketKey): PricedMarket[] => {
    const chances = markets.chances(state, key);
    if (!chances) return [];
    const outcomes = Object.entries(chances).map(([id, chance]) => ({
      id,
      price: priceOf(chance, margins[key.kind]) ?? null,
    }));
    // A market in which nothing can be had any more is closed.
    return outcomes.some(({ price }) => price !== null) ? [{ ...key, id: marketId(key), outcomes }] : [];
  };
  return {
    listed: (state) => markets.listed(state).flatMap((key) => priced(state, key)),
    price: (state, market, outcome) => {
      const key = marketKeyOf(market);
      const chances = key && markets.chances(state, key);
      return chances && Object.hasOwn(chances, outcome) ? priceOf(chances[outcome] ?? 0, margins[key.kind]) : undefined;
    },
    winners: (state, market) => {
      const key = marketKeyOf(market);
      return key && markets.winners(state, key);
    },
  };
};
