import { uniformBelow, type WordSource } from '../../../engine/fair/uniform-below.ts';
import type { MatchState, Playing } from './playing.ts';
import type { Pace } from './sports.ts';

export interface Moment {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly state: MatchState;
}

export interface Timeline {
  /** It was not played: every bet on it is void. */
  readonly isPostponed: boolean;
  /** From the beginning to the end, the states as they follow. */
  readonly moments: readonly [Moment, ...Moment[]];
  /** When it is over, epoch milliseconds. */
  readonly endsAt: number;
}

/** One match in so many is postponed when it should begin. */
export const postponedOneIn = 80;

/** A whole match, as it follows from its words. `begins` in epoch milliseconds. */
export const playOut = (playing: Playing, { stepMs, breakMs }: Pace, begins: number, words: WordSource): Timeline => {
  const moments: [Moment, ...Moment[]] = [{ at: begins, state: playing.start }];
  if (uniformBelow(postponedOneIn, words) === 0) return { isPostponed: true, moments, endsAt: begins };
  let { at, state } = moments[0];
  let period = playing.period(state);
  while (!playing.isOver(state)) {
    // The break comes before the first step of a period.
    const isNext = playing.period(state) !== period;
    period = playing.period(state);
    at += stepMs + (isNext ? breakMs : 0);
    state = playing.step(state, words);
    moments.push({ at, state });
  }
  return { isPostponed: false, moments, endsAt: at };
};

/** The state that a moment of the clock finds. */
export const momentAt = ({ moments }: Timeline, now: number): Moment => {
  let low = 0;
  let high = moments.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((moments[middle] as Moment).at <= now) low = middle;
    else high = middle - 1;
  }
  return moments[low] as Moment;
};
