import { Sport } from '@livery/demo/sports/sport';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSeededRandom } from '../../../../engine/rng/seeded-random.ts';
import { computeGoalRates } from '../models/football-model.ts';
import { createFootballMarkets } from './football-markets.ts';
import { margins, type MarketKind, parseMarketId, toMarketId, type Markets } from './market.ts';
import { createMatchMarkets } from './match-markets.ts';
import { type MatchState, createMatchModel } from '../models/match-model.ts';
import { computePointRates } from '../models/basketball-model.ts';
import { createBasketballMarkets } from './basketball-markets.ts';
import { computePrice } from './price.ts';
import { computeHomePointRate } from '../models/sets-model.ts';
import { createSetsMarkets } from './sets-markets.ts';
import { sportRules, type SportRules } from '../models/sport-rules.ts';
import { stateAt, simulateMatch, postponementOdds } from '../models/timeline.ts';

const createMarketsOfSport = (rules: SportRules, difference: number) => {
  if (rules.family === 'goals') return createFootballMarkets(rules, computeGoalRates(rules, difference));
  if (rules.family === 'points') return createBasketballMarkets(rules, computePointRates(difference));
  return createSetsMarkets(rules, computeHomePointRate(rules, difference));
};
const createMarkets = (rules: SportRules, difference: number): Markets<MatchState> =>
  createMarketsOfSport(rules, difference) as unknown as Markets<MatchState>;

const createTestRandom = (seed: number) =>
  createSeededRandom(seed.toString(16).padStart(64, '0'), { game: 'book', roundId: 'test', clientPart: '' });

/** Generates a sport, a rating difference, a seed, and the fraction of the match that is played. */
const anyMatch = fc.record({
  sport: fc.constantFrom(...Object.values(Sport)),
  difference: fc.integer({ min: -6, max: 6 }),
  seed: fc.nat(1_000_000),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});

it('offers every outcome, before and during a match, with an RTP below 100 % and within the stated margin', () => {
  fc.assert(
    fc.property(anyMatch, ({ sport, difference, seed, part }) => {
      const rules = sportRules[sport];
      const { events } = simulateMatch(createMatchModel(rules, difference), rules, 0, createTestRandom(seed));
      const { state } = events[Math.floor(part * (events.length - 1))]!;
      const exact = createMarkets(rules, difference);
      for (const { id, kind, at, outcomes } of createMatchMarkets(rules, difference).listed(state)) {
        const chances = exact.chances(state, { kind, ...(at === undefined ? {} : { at }) })!;
        const sum = Object.values(chances).reduce((total, chance) => total + chance, 0);
        expect(sum, id).toBeCloseTo(kind === 'double' ? 2 : 1, 9);
        for (const outcome of outcomes) {
          if (outcome.price === null) continue;
          const returned = (outcome.price / 100) * chances[outcome.id]!;
          expect(returned, `${id} ${outcome.id}`).toBeLessThanOrEqual(1 / (1 + margins[kind]));
          // Rounding down lowers a price by less than one hundredth. The limit to the maximum price can lower a price
          // by more, so the test has no lower bound for such a price.
          const minReturned = outcome.price < 15_000 ? 1 / (1 + margins[kind]) - 0.01 * chances[outcome.id]! - 1e-9 : 0;
          expect(returned).toBeGreaterThan(minReturned);
        }
        // An outcome that is not offered has no price. The sum then uses the inverse of its price before rounding,
        // which is the probability times (1 + margin).
        const overround =
          outcomes.reduce(
            (total, outcome) =>
              total + (outcome.price === null ? chances[outcome.id]! * (1 + margins[kind]) : 100 / outcome.price),
            0,
          ) / (kind === 'double' ? 2 : 1);
        expect(overround, id).toBeGreaterThanOrEqual(1 + margins[kind] - 1e-9);
      }
    }),
    { numRuns: 150 },
  );
});

it('decides every listed market by one of its outcomes when the match is over, and offers none', () => {
  fc.assert(
    fc.property(anyMatch, ({ sport, difference, seed }) => {
      const rules = sportRules[sport];
      const timeline = simulateMatch(createMatchModel(rules, difference), rules, 0, createTestRandom(seed));
      if (timeline.isPostponed) return;
      const markets = createMatchMarkets(rules, difference);
      const last = timeline.events.at(-1)!.state;
      expect(markets.listed(last)).toEqual([]);
      for (const { state } of timeline.events.filter((_, index) => index % 9 === 0))
        for (const { id, kind, outcomes } of markets.listed(state)) {
          const winners = markets.winners(last, id)!;
          expect(winners, id).toHaveLength(kind === 'double' ? 2 : 1);
          for (const winner of winners) expect(outcomes.map((outcome) => outcome.id)).toContain(winner);
          for (const outcome of outcomes) expect(markets.price(last, id, outcome.id)).toBeUndefined();
          expect(markets.winners(state, id)).toBeUndefined();
        }
    }),
    { numRuns: 60 },
  );
});

it('simulates a match deterministically, with an end and a state for every time', () => {
  fc.assert(
    fc.property(anyMatch, ({ sport, difference, seed, part }) => {
      const rules = sportRules[sport];
      const timeline = simulateMatch(createMatchModel(rules, difference), rules, 1000, createTestRandom(seed));
      expect(timeline).toEqual(simulateMatch(createMatchModel(rules, difference), rules, 1000, createTestRandom(seed)));
      expect(timeline.endsAt).toBe(timeline.events.at(-1)!.at);
      expect(timeline.endsAt).toBeLessThan(1000 + 75 * 60_000);
      const at = 1000 + Math.floor(part * (timeline.endsAt - 1000));
      const event = stateAt(timeline, at);
      expect(event.at).toBeLessThanOrEqual(at);
      expect(timeline.events.findLast((each) => each.at <= at)).toEqual(event);
    }),
    { numRuns: 100 },
  );
});

it('postpones one match in eighty', () => {
  const rules = sportRules[Sport.VirtualFootball];
  const postponed = Array.from(
    { length: 8000 },
    (_, seed) =>
      simulateMatch(createMatchModel({ ...rules, minutes: 2 } as SportRules, 0), rules, 0, createTestRandom(seed))
        .isPostponed,
  ).filter(Boolean).length;
  expect(Math.abs(postponed - 8000 / postponementOdds)).toBeLessThan(50);
});

it('parses each market id, and rejects other text', () => {
  for (const id of ['result', 'total:2.5', 'handicap:-1.5', 'next:3', 'set:1'])
    expect(toMarketId(parseMarketId(id)!)).toBe(id);
  for (const id of [
    '',
    'constructor',
    'total:',
    'total:2.55',
    'total:1e3',
    'Result',
    'result ',
    'total:2.5:3',
    '__proto__',
  ])
    expect(parseMarketId(id)).toBeUndefined();
  const rules = sportRules[Sport.Football];
  const markets = createMatchMarkets(rules, 0);
  const { start } = createMatchModel(rules, 0);
  for (const [market, outcome] of [
    ['result', 'toString'],
    ['result:1', 'home'],
    ['total:2', 'over'],
    ['next:2', 'home'],
    ['next:0', 'home'],
    ['winner', 'home'],
    ['score', '9-9'],
    ['half:1', 'home'],
  ] as const)
    expect(markets.price(start, market, outcome)).toBeUndefined();
});

it('offers no price for an almost certain, almost impossible or invalid probability', () => {
  for (const chance of [0, 1, 0.98, 0.0001, Number.NaN])
    expect(computePrice(chance, margins['result' satisfies MarketKind])).toBeUndefined();
  expect(computePrice(0.5, 0)).toBe(199);
  expect(computePrice(0.001, 0.15)).toBe(15_000);
});
