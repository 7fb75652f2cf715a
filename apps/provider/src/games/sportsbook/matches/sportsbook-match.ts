import type { Sport } from '@livery/demo/sports/sport';
import { type MatchMarkets, createMatchMarkets, type PricedMarket } from '../rules/markets/match-markets.ts';
import {
  getRatingDifference,
  type MatchState,
  type MatchModel,
  createMatchModel,
} from '../rules/models/match-model.ts';
import type { LegResult } from '../rules/settlement.ts';
import { type Pace, sportRules, type SportRules } from '../rules/models/sport-rules.ts';
import { stateAt, simulateMatch, type Timeline } from '../rules/models/timeline.ts';
import type { RandomSource } from '../../../engine/rng/random-int.ts';

export type MatchStatus = 'upcoming' | 'live' | 'ended' | 'postponed';

export interface MatchDetails {
  readonly id: string;
  readonly league: string;
  readonly sport: Sport;
  readonly home: string;
  readonly away: string;
  /** Start of the match in epoch milliseconds. */
  readonly begins: number;
}

export interface MatchSnapshot {
  readonly status: MatchStatus;
  readonly state: MatchState;
  /** Number of played steps, e.g. minutes in football. The state of the match changes only from step to step. */
  readonly step: number;
  /** True for a short time after a goal. No bets are accepted during this time. */
  readonly isSuspended: boolean;
  readonly isBreak: boolean;
}

/**
 * Match of the sportsbook. Its state at any time is computed from its details and its random source, so no state is
 * stored.
 */
export interface SportsbookMatch extends MatchDetails {
  /** Hash of the seed of the match, in hexadecimal digits. */
  readonly commitment: string;
  readonly rules: SportRules;
  readonly model: MatchModel;
  readonly endsAt: number;
  readonly getSnapshot: (now: number) => MatchSnapshot;
  readonly listed: (now: number) => readonly PricedMarket[];
  /**
   * Returns the price of an outcome in hundredths, even while bets are suspended. Undefined if the outcome is not
   * offered.
   */
  readonly price: (now: number, market: string, outcome: string) => number | undefined;
  readonly legResult: (now: number, market: string, outcome: string) => LegResult;
}

const serializeScore = (state: MatchState): string =>
  JSON.stringify(state.family === 'race' ? state.sets : state.score);

/**
 * Cache of the markets before a match starts. These markets depend only on the sport and the rating difference of the
 * teams.
 */
const opening = new Map<string, readonly PricedMarket[]>();

const openingMarkets = (
  sport: Sport,
  difference: number,
  markets: MatchMarkets,
  start: MatchState,
): readonly PricedMarket[] => {
  const key = `${sport}/${difference}`;
  const openingList = opening.get(key) ?? markets.listed(start);
  opening.set(key, openingList);
  return openingList;
};

const getPlayedStatus = ({ isPostponed, endsAt }: Timeline, now: number): MatchStatus => {
  if (isPostponed) return 'postponed';
  return now >= endsAt ? 'ended' : 'live';
};

/** Returns the state of a match that has started. */
const toPlayedSnapshot = (
  timeline: Timeline,
  { rules, model, now }: { readonly rules: SportRules; readonly model: MatchModel; readonly now: number },
): MatchSnapshot => {
  const event = stateAt(timeline, now);
  const step = timeline.events.indexOf(event);
  const before = timeline.events[step - 1];
  const hasScored =
    before !== undefined && rules.suspendMs > 0 && serializeScore(before.state) !== serializeScore(event.state);
  const isNewPeriod = before !== undefined && model.period(before.state) !== model.period(event.state);
  return {
    status: getPlayedStatus(timeline, now),
    state: event.state,
    step,
    isSuspended: hasScored && now < event.at + rules.suspendMs && now < timeline.endsAt,
    isBreak: isNewPeriod && now < event.at + rules.breakMs,
  };
};

const isOpen = ({ status }: MatchSnapshot): boolean => status === 'upcoming' || status === 'live';

/** Functions that need the secret seed of a match. */
export interface MatchSeed {
  readonly createRandomSource: () => RandomSource;
  readonly computeCommitment: () => string;
}

export const createSportsbookMatch = (
  details: MatchDetails,
  pace: Pace,
  { createRandomSource, computeCommitment }: MatchSeed,
): SportsbookMatch => {
  const rules: SportRules = { ...sportRules[details.sport], ...pace };
  const difference = getRatingDifference(details.home, details.away);
  const model = createMatchModel(rules, difference);
  const markets: MatchMarkets = createMatchMarkets(rules, difference);
  let played: Timeline | undefined;
  let commitment: string | undefined;
  const timeline = (): Timeline => (played ??= simulateMatch(model, rules, details.begins, createRandomSource()));
  const listedAt = new Map<number, readonly PricedMarket[]>();

  const getSnapshot = (now: number): MatchSnapshot =>
    now < details.begins
      ? { status: 'upcoming', state: model.start, step: 0, isSuspended: false, isBreak: false }
      : toPlayedSnapshot(timeline(), { rules, model, now });

  const listed = (now: number): readonly PricedMarket[] => {
    const snapshot = getSnapshot(now);
    if (!isOpen(snapshot)) return [];
    if (snapshot.step === 0) return openingMarkets(details.sport, difference, markets, model.start);
    const cachedMarkets = listedAt.get(snapshot.step);
    if (cachedMarkets) return cachedMarkets;
    // Caches only the markets of the newest step, because the markets of earlier steps are not requested again.
    listedAt.clear();
    const fresh = markets.listed(snapshot.state);
    listedAt.set(snapshot.step, fresh);
    return fresh;
  };

  return {
    ...details,
    rules,
    model,
    getSnapshot,
    listed,
    get commitment() {
      return (commitment ??= computeCommitment());
    },
    get endsAt() {
      return timeline().endsAt;
    },
    price: (now, market, outcome) => {
      const snapshot = getSnapshot(now);
      return isOpen(snapshot) ? markets.price(snapshot.state, market, outcome) : undefined;
    },
    legResult: (now, market, outcome) => {
      const { status, state } = getSnapshot(now);
      if (status === 'postponed') return 'void';
      if (status === 'upcoming') return 'open';
      const winners = markets.winners(state, market);
      if (!winners) return 'open';
      return winners.includes(outcome) ? 'won' : 'lost';
    },
  };
};
