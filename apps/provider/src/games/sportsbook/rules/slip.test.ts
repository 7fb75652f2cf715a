import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeSettlement } from './settlement.ts';
import { computeCombinedPrice, hasSameMatchTwice, isAccepted, computePayout } from './slip.ts';

const stake = fc.integer({ min: 1, max: 1_000_000_000 });
const price = fc.integer({ min: 102, max: 15_000 });
const legs = fc.array(price, { minLength: 1, maxLength: 12 });

it('pays the stake times every price, rounded down once to the minor unit', () => {
  expect(computePayout(1000, [215])).toBe(2150);
  expect(computePayout(333, [151, 199])).toBe(Math.floor(333 * 1.51 * 1.99));
  fc.assert(
    fc.property(stake, legs, (staked, prices) => {
      const exactProduct = BigInt(staked) * prices.reduce((product, each) => product * BigInt(each), 1n);
      fc.pre(exactProduct / 100n ** BigInt(prices.length) <= BigInt(Number.MAX_SAFE_INTEGER));
      const returned = BigInt(computePayout(staked, prices));
      const unit = 100n ** BigInt(prices.length);
      expect(returned * unit <= exactProduct && exactProduct < (returned + 1n) * unit).toBe(true);
    }),
  );
});

it('settles a lost leg as lost at once, counts a void leg as 1.00, waits for open legs, and voids a bet with only void legs', () => {
  fc.assert(
    fc.property(
      stake,
      fc.array(fc.record({ price, result: fc.constantFrom('open', 'won', 'lost', 'void') }), {
        minLength: 1,
        maxLength: 12,
      }),
      (staked, bet) => {
        const settled = computeSettlement(staked, bet);
        const has = (result: string): boolean => bet.some((leg) => leg.result === result);
        const wonPrices = bet.filter((leg) => leg.result === 'won').map((leg) => leg.price);
        const getExpected = () => {
          if (has('lost')) return { status: 'lost', payout: 0 };
          if (has('open')) return { status: 'open' };
          return has('won') ? { status: 'won', payout: computePayout(staked, wonPrices) } : { status: 'void' };
        };
        expect(settled).toEqual(getExpected());
      },
    ),
  );
});

it('accepts a changed price only if the player chose to accept such changes', () => {
  expect([isAccepted('ask', 200, 200), isAccepted('ask', 200, 210), isAccepted('ask', 200, 190)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isAccepted('higher', 200, 200), isAccepted('higher', 200, 210), isAccepted('higher', 200, 190)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isAccepted('any', 200, 210), isAccepted('any', 200, 190)]).toEqual([true, true]);
});

it('rejects a multiple with two selections of one match', () => {
  expect(hasSameMatchTwice([{ match: 'a' }, { match: 'b' }, { match: 'a' }])).toBe(true);
  expect(hasSameMatchTwice([{ match: 'a' }, { match: 'b' }])).toBe(false);
  expect(computeCombinedPrice([200, 150])).toBe(300);
});
