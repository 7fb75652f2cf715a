import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeRemaining } from './wagering-requirement.ts';

/**
 * Event in the test: a bonus is claimed or a bet is placed. The test creates lists of events in chronological order.
 */
type Event = { readonly bonus: number } | { readonly bet: number };
const event = fc.oneof(
  fc.record({ bonus: fc.integer({ min: 1, max: 1000 }) }),
  fc.record({ bet: fc.integer({ min: 1, max: 700 }) }),
);

/**
 * Computes the bets that are still required, step by step as the terms for members define them. A bet counts for the
 * oldest bonus that still requires bets. The part of the bet that this bonus does not need counts for the next bonus.
 */
const computeByDefinition = (events: readonly Event[]): number[] => {
  const remaining: number[] = [];
  for (const happened of events) {
    if ('bonus' in happened) remaining.push(happened.bonus);
    else {
      let bet = happened.bet;
      for (const [index, required] of remaining.entries()) {
        const used = Math.min(required, bet);
        remaining[index] = required - used;
        bet -= used;
      }
    }
  }
  return remaining;
};

const toWagers = (events: readonly Event[]) =>
  events.flatMap((happened, at) =>
    'bonus' in happened
      ? [
          {
            required: happened.bonus,
            betSince: events.slice(at).reduce((sum, laterEvent) => sum + ('bet' in laterEvent ? laterEvent.bet : 0), 0),
          },
        ]
      : [],
  );

it('gives the same result as the reference, which assigns each bet to the oldest unfinished bonus', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      expect(computeRemaining(toWagers(events))).toEqual(computeByDefinition(events));
    }),
  );
});

it('gives the same result without the events before a time at which no bonus requires bets', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.array(event, { maxLength: 30 }), (before, after) => {
      fc.pre(computeByDefinition(before).every((remaining) => remaining === 0));
      const all = computeByDefinition([...before, ...after]);
      expect(computeRemaining(toWagers(after))).toEqual(all.slice(all.length - toWagers(after).length));
    }),
  );
});
