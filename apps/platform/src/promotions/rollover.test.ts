import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remainingOf } from './rollover.ts';

/** Bonuses and bets in the order in which they happened. */
type Event = { readonly bonus: number } | { readonly bet: number };
const event = fc.oneof(
  fc.record({ bonus: fc.integer({ min: 1, max: 1000 }) }),
  fc.record({ bet: fc.integer({ min: 1, max: 700 }) }),
);

/** As it is told to members: each bet goes to the oldest bonus that still asks for one, and what is over to the next. */
const asTold = (events: readonly Event[]): number[] => {
  const left: number[] = [];
  for (const happened of events) {
    if ('bonus' in happened) left.push(happened.bonus);
    else {
      let bet = happened.bet;
      for (const [place, asked] of left.entries()) {
        const used = Math.min(asked, bet);
        left[place] = asked - used;
        bet -= used;
      }
    }
  }
  return left;
};

const wagersOf = (events: readonly Event[]) =>
  events.flatMap((happened, at) =>
    'bonus' in happened
      ? [
          {
            required: happened.bonus,
            betSince: events.slice(at).reduce((sum, later) => sum + ('bet' in later ? later.bet : 0), 0),
          },
        ]
      : [],
  );

it('comes to the same as pouring each bet into the oldest bonus', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      expect(remainingOf(wagersOf(events))).toEqual(asTold(events));
    }),
  );
});

it('forgets nothing when it forgets what came before a member was clear', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.array(event, { maxLength: 30 }), (before, after) => {
      fc.pre(asTold(before).every((left) => left === 0));
      const all = asTold([...before, ...after]);
      expect(remainingOf(wagersOf(after))).toEqual(all.slice(all.length - wagersOf(after).length));
    }),
  );
});
