import { randomInt, type RandomSource } from '../../../../engine/rng/random-int.ts';
import type { MatchState, MatchModel } from './match-model.ts';
import type { Pace } from './sport-rules.ts';

export interface TimelineEvent {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly state: MatchState;
}

export interface Timeline {
  /** It was not played: every bet on it is void. */
  readonly isPostponed: boolean;
  /** From the beginning to the end, the states as they follow. */
  readonly events: readonly [TimelineEvent, ...TimelineEvent[]];
  /** When it is over, epoch milliseconds. */
  readonly endsAt: number;
}

/** One match in so many is postponed when it should begin. */
export const postponementOdds = 80;

/** A whole match, as it follows from its words. `begins` in epoch milliseconds. */
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
    // The break comes before the first step of a period.
    const isNext = model.period(state) !== period;
    period = model.period(state);
    at += stepMs + (isNext ? breakMs : 0);
    state = model.step(state, randomSource);
    events.push({ at, state });
  }
  return { isPostponed: false, events, endsAt: at };
};

/** The state that a moment of the clock finds. */
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
