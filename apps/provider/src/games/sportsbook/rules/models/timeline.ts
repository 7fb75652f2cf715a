import { randomInt, type RandomSource } from '../../../../engine/rng/random-int.ts';
import type { MatchState, MatchModel } from './match-model.ts';
import type { Pace } from './sport-rules.ts';

export interface TimelineEvent {
  /** Time in epoch milliseconds. */
  readonly at: number;
  readonly state: MatchState;
}

export interface Timeline {
  /** True if the match is not played. All bets on it are void. */
  readonly isPostponed: boolean;
  /** Match states in the order of time. */
  readonly events: readonly [TimelineEvent, ...TimelineEvent[]];
  /** Time in epoch milliseconds. */
  readonly endsAt: number;
}

/** One of 80 matches is postponed on average. The first random value of a match decides this. */
export const postponementOdds = 80;

/** Simulates a full match. `begins` is the start in epoch milliseconds. */
export const simulateMatch = (
  model: MatchModel,
  { stepMs, breakMs }: Pace,
  begins: number,
  randomSource: RandomSource,
): Timeline => {
  const events: [TimelineEvent, ...TimelineEvent[]] = [{ at: begins, state: model.start }];
  if (randomInt(postponementOdds, randomSource) === 0) return { isPostponed: true, events, endsAt: begins };
  let { at, state } = events[0];
  let period = model.period(state);
  while (!model.isOver(state)) {
    // Each period except the first one starts after a break.
    const isNext = model.period(state) !== period;
    period = model.period(state);
    at += stepMs + (isNext ? breakMs : 0);
    state = model.step(state, randomSource);
    events.push({ at, state });
  }
  return { isPostponed: false, events, endsAt: at };
};

/** Returns the last event that has happened at the time `now`. */
export const stateAt = ({ events }: Timeline, now: number): TimelineEvent => {
  let low = 0;
  let high = events.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((events[middle] as TimelineEvent).at <= now) low = middle;
    else high = middle - 1;
  }
  return events[low] as TimelineEvent;
};
