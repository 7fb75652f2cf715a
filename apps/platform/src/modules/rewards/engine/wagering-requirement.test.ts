import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeRemaining } from './wagering-requirement.ts';

/** Bonuses and bets in the order in which they happened. */
type Event = { readonly bonus: number } | { readonly bet: number };
const event = fc.oneof(
  fc.record({ bonus: fc.integer({ min: 1, max: 1000 }) }),
  fc.record({ bet: fc.integer({ min: 1, max: 700 }) }),
);

/** As it is told to members: each bet goes to the oldest bonus that still asks for one, and what is over to the next. */
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

it('comes to the same as pouring each bet into the oldest bonus', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      expect(computeRemaining(toWagers(events))).toEqual(computeByDefinition(events));
    }),
  );
});

it('forgets nothing when it forgets what came before a member was clear', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.array(event, { maxLength: 30 }), (before, after) => {
      fc.pre(computeByDefinition(before).every((remaining) => remaining === 0));
      const all = computeByDefinition([...before, ...after]);
      expect(computeRemaining(toWagers(after))).toEqual(all.slice(all.length - toWagers(after).length));
    }),
  );
});
