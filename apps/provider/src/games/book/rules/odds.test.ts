import { Sport } from '@livery/contract/fixtures/demo-leagues';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededWords } from '../../../engine/fair/seeded-words.ts';
import { goalRates } from './goals.ts';
import { goalsMarkets } from './goals-markets.ts';
import { margins, type MarketKind, marketKeyOf, marketId, type Markets } from './market.ts';
import { matchMarkets } from './match-markets.ts';
import { type MatchState, playingOf } from './playing.ts';
import { pointRates } from './points.ts';
import { pointsMarkets } from './points-markets.ts';
import { priceOf } from './price.ts';
import { homePointsOf } from './race.ts';
import { raceMarkets } from './race-markets.ts';
import { sportRules, type SportRules } from './sports.ts';
import { momentAt, playOut, postponedOneIn } from './timeline.ts';

const chancesOf = (rules: SportRules, difference: number): Markets<MatchState> =>
  (rules.family === 'goals'
    ? goalsMarkets(rules, goalRates(rules, difference))
    : rules.family === 'points'
      ? pointsMarkets(rules, pointRates(difference))
      : raceMarkets(rules, homePointsOf(rules, difference))) as unknown as Markets<MatchState>;

const wordsOf = (seed: number) =>
  seededWords(seed.toString(16).padStart(64, '0'), { game: 'book', roundId: 'test', clientPart: '' });

/** A match of any sport between sides of any strength, stopped anywhere. */
const anyMoment = fc.record({
  sport: fc.constantFrom(...Object.values(Sport)),
  difference: fc.integer({ min: -6, max: 6 }),
  seed: fc.nat(1_000_000),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});

it('whatever is offered whenever, before a match and in it, returns less than its stake in the long run, and exactly within the margin stated', () => {
  fc.assert(
    fc.property(anyMoment, ({ sport, difference, seed, part }) => {
      const rules = sportRules[sport];
      const { moments } = playOut(playingOf(rules, difference), rules, 0, wordsOf(seed));
      const { state } = moments[Math.floor(part * (moments.length - 1))]!;
      const exact = chancesOf(rules, difference);
      for (const { id, kind, at, outcomes } of matchMarkets(rules, difference).listed(state)) {
        const chances = exact.chances(state, { kind, ...(at === undefined ? {} : { at }) })!;
        const sum = Object.values(chances).reduce((total, chance) => total + chance, 0);
        expect(sum, id).toBeCloseTo(kind === 'double' ? 2 : 1, 9);
        for (const outcome of outcomes) {
          if (outcome.price === null) continue;
          const returned = (outcome.price / 100) * chances[outcome.id]!;
          expect(returned, `${id} ${outcome.id}`).toBeLessThanOrEqual(1 / (1 + margins[kind]));
          // Rounding down to a hundredth takes less than one hundredth of odds; the highest price takes more.
          const least = outcome.price < 15_000 ? 1 / (1 + margins[kind]) - 0.01 * chances[outcome.id]! - 1e-9 : 0;
          expect(returned).toBeGreaterThan(least);
        }
        // One that is not offered costs nothing and counts for what it would have to.
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

it('once a match is over every market that it ever listed is decided, by outcomes that it had, and none is offered', () => {
  fc.assert(
    fc.property(anyMoment, ({ sport, difference, seed }) => {
      const rules = sportRules[sport];
      const timeline = playOut(playingOf(rules, difference), rules, 0, wordsOf(seed));
      if (timeline.isPostponed) return;
      const markets = matchMarkets(rules, difference);
      const last = timeline.moments.at(-1)!.state;
      expect(markets.listed(last)).toEqual([]);
      for (const { state } of timeline.moments.filter((_, index) => index % 9 === 0))
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

it('a match takes the time that its sport takes, ends, and the clock finds each of its states', () => {
  fc.assert(
    fc.property(anyMoment, ({ sport, difference, seed, part }) => {
      const rules = sportRules[sport];
      const timeline = playOut(playingOf(rules, difference), rules, 1000, wordsOf(seed));
      expect(timeline).toEqual(playOut(playingOf(rules, difference), rules, 1000, wordsOf(seed)));
      expect(timeline.endsAt).toBe(timeline.moments.at(-1)!.at);
      expect(timeline.endsAt).toBeLessThan(1000 + 75 * 60_000);
      const at = 1000 + Math.floor(part * (timeline.endsAt - 1000));
      const moment = momentAt(timeline, at);
      expect(moment.at).toBeLessThanOrEqual(at);
      expect(timeline.moments.findLast((each) => each.at <= at)).toEqual(moment);
    }),
    { numRuns: 100 },
  );
});

it('one match in eighty is postponed, and all the others are played', () => {
  const rules = sportRules[Sport.VirtualFootball];
  const postponed = Array.from(
    { length: 8000 },
    (_, seed) => playOut(playingOf({ ...rules, minutes: 2 } as SportRules, 0), rules, 0, wordsOf(seed)).isPostponed,
  ).filter(Boolean).length;
  expect(Math.abs(postponed - 8000 / postponedOneIn)).toBeLessThan(50);
});

it('a market has one name, and no other text is one', () => {
  for (const id of ['result', 'total:2.5', 'handicap:-1.5', 'next:3', 'set:1'])
    expect(marketId(marketKeyOf(id)!)).toBe(id);
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
    expect(marketKeyOf(id)).toBeUndefined();
  const rules = sportRules[Sport.Football];
  const markets = matchMarkets(rules, 0);
  const { start } = playingOf(rules, 0);
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

it('nothing is offered that is as good as certain, impossible, or not a chance at all', () => {
  for (const chance of [0, 1, 0.98, 0.0001, Number.NaN])
    expect(priceOf(chance, margins['result' satisfies MarketKind])).toBeUndefined();
  expect(priceOf(0.5, 0)).toBe(199);
  expect(priceOf(0.001, 0.15)).toBe(15_000);
});
