import type { Sport } from '@livery/contract/fixtures/demo-leagues';
import { type MatchMarkets, matchMarkets, type PricedMarket } from './rules/match-markets.ts';
import { differenceOf, type MatchState, type Playing, playingOf } from './rules/playing.ts';
import type { LegResult } from './rules/settlement.ts';
import { type Pace, sportRules, type SportRules } from './rules/sports.ts';
import { momentAt, playOut, type Timeline } from './rules/timeline.ts';
import type { WordSource } from '../../engine/fair/uniform-below.ts';

export type MatchStatus = 'upcoming' | 'live' | 'ended' | 'postponed';

export interface MatchFacts {
  readonly id: string;
  readonly league: string;
  readonly sport: Sport;
  readonly home: string;
  readonly away: string;
  /** Epoch milliseconds. */
  readonly begins: number;
}

/** How a match stands at a moment of the clock. */
export interface Standing {
  readonly status: MatchStatus;
  readonly state: MatchState;
  /** Steps played: another one, another standing. */
  readonly step: number;
  /** Bets wait: a goal was scored a moment ago. */
  readonly isSuspended: boolean;
  readonly isBreak: boolean;
}

/** A match of the book: what is to be known of it follows from its facts, its words and the clock. */
export interface BookMatch extends MatchFacts {
  readonly rules: SportRules;
  readonly playing: Playing;
  readonly endsAt: number;
  readonly standing: (now: number) => Standing;
  readonly listed: (now: number) => readonly PricedMarket[];
  /** Hundredths, whether or not bets wait; undefined where it is not offered. */
  readonly price: (now: number, market: string, outcome: string) => number | undefined;
  readonly legResult: (now: number, market: string, outcome: string) => LegResult;
}

const scoreOf = (state: MatchState): string => JSON.stringify(state.family === 'race' ? state.sets : state.score);

/** Before a match its markets depend on the sport and the difference of strength alone. */
const opening = new Map<string, readonly PricedMarket[]>();

const openingMarkets = (
  sport: Sport,
  difference: number,
  markets: MatchMarkets,
  start: MatchState,
): readonly PricedMarket[] => {
  const key = `${sport}/${difference}`;
  const known = opening.get(key) ?? markets.listed(start);
  opening.set(key, known);
  return known;
};

export const bookMatch = (facts: MatchFacts, pace: Pace, words: () => WordSource): BookMatch => {
  const rules: SportRules = { ...sportRules[facts.sport], ...pace };
  const difference = differenceOf(facts.home, facts.away);
  const playing = playingOf(rules, difference);
  const markets: MatchMarkets = matchMarkets(rules, difference);
  let played: Timeline | undefined;
  const timeline = (): Timeline => (played ??= playOut(playing, rules, facts.begins, words()));
  const listedAt = new Map<number, readonly PricedMarket[]>();

  const standing = (now: number): Standing => {
    if (now < facts.begins)
      return { status: 'upcoming', state: playing.start, step: 0, isSuspended: false, isBreak: false };
    const { isPostponed, moments, endsAt } = timeline();
    const moment = momentAt(timeline(), now);
    const step = moments.indexOf(moment);
    const before = moments[step - 1];
    const hasScored = before !== undefined && rules.suspendMs > 0 && scoreOf(before.state) !== scoreOf(moment.state);
    return {
      status: isPostponed ? 'postponed' : now >= endsAt ? 'ended' : 'live',
      state: moment.state,
      step,
      isSuspended: hasScored && now < moment.at + rules.suspendMs && now < endsAt,
      isBreak:
        before !== undefined &&
        playing.period(before.state) !== playing.period(moment.state) &&
        now < moment.at + rules.breakMs,
    };
  };

  const isOpen = ({ status }: Standing): boolean => status === 'upcoming' || status === 'live';

  const listed = (now: number): readonly PricedMarket[] => {
    const stands = standing(now);
    if (!isOpen(stands)) return [];
    if (stands.step === 0) return openingMarkets(facts.sport, difference, markets, playing.start);
    const known = listedAt.get(stands.step);
    if (known) return known;
    // Only the newest is asked for again.
    listedAt.clear();
    const fresh = markets.listed(stands.state);
    listedAt.set(stands.step, fresh);
    return fresh;
  };

  return {
    ...facts,
    rules,
    playing,
    standing,
    listed,
    get endsAt() {
      return timeline().endsAt;
    },
    price: (now, market, outcome) => {
      const stands = standing(now);
      return isOpen(stands) ? markets.price(stands.state, market, outcome) : undefined;
    },
    legResult: (now, market, outcome) => {
      const { status, state } = standing(now);
      if (status === 'postponed') return 'void';
      if (status === 'upcoming') return 'open';
      const winners = markets.winners(state, market);
      if (!winners) return 'open';
      return winners.includes(outcome) ? 'won' : 'lost';
    },
  };
};
