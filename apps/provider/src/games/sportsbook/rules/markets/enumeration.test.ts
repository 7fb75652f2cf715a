import { expect, it } from 'vitest';
import { computeGoalRates } from '../models/football-model.ts';
import { createFootballMarkets } from './football-markets.ts';
import { type MarketKey, type Markets } from './market.ts';
import { type MatchState, type MatchModel, createMatchModel } from '../models/match-model.ts';
import { computePointRates } from '../models/basketball-model.ts';
import { createBasketballMarkets } from './basketball-markets.ts';
import { computeHomePointRate, computeSetChance } from '../models/sets-model.ts';
import { createSetsMarkets } from './sets-markets.ts';
import type { FootballSport, BasketballSport, SetsSport, SportRules } from '../models/sport-rules.ts';

const million = 1_000_000;
const pace = { stepMs: 1, breakMs: 1, suspendMs: 0 };

/**
 * One possible result of a random step in a match, like one side of a die. `values` are random values that produce
 * the result, and `chance` is its probability.
 */
interface RollFace {
  readonly values: readonly number[];
  readonly chance: number;
}

/**
 * Enumerates all possible ends of a match with the step function of the model. Ignores paths with a probability below
 * 1e-7.
 */
const ends = (
  model: MatchModel,
  faces: readonly RollFace[],
  from: MatchState,
): { state: MatchState; chance: number }[] => {
  const follow = (state: MatchState, chance: number): { state: MatchState; chance: number }[] => {
    if (model.isOver(state)) return [{ state, chance }];
    if (chance < 1e-7) return [];
    return faces.flatMap((face) => {
      const values = [...face.values];
      return follow(model.step(state, { range: million, next: () => values.shift() ?? 0 }), chance * face.chance);
    });
  };
  return follow(from, 1);
};

/**
 * Compares computed probabilities with the enumerated probabilities. Returns one message for each difference above
 * `within`.
 */
const differences = (
  markets: Markets<MatchState>,
  all: readonly { state: MatchState; chance: number }[],
  from: MatchState,
  keys: readonly MarketKey[],
  within: number,
): string[] =>
  keys.flatMap((key) => {
    const chances = markets.chances(from, key);
    if (!chances) return [`${JSON.stringify(key)} is not offered`];
    const counted: Record<string, number> = Object.fromEntries(Object.keys(chances).map((outcome) => [outcome, 0]));
    for (const { state, chance } of all)
      for (const outcome of markets.winners(state, key) ?? [])
        counted[outcome] = (counted[outcome] ?? Number.NaN) + chance;
    return Object.entries(counted).flatMap(([outcome, chance]) =>
      Math.abs((chances[outcome] ?? Number.NaN) - chance) <= within
        ? []
        : [`${JSON.stringify(key)} ${outcome}: ${chances[outcome]}, counted ${chance}`],
    );
  });

/**
 * Converts the weights (per million) of the possible results of a random step to `RollFace` objects. Each object
 * contains the smallest random value that produces its result.
 */
const toRollFaces = (weights: readonly number[]): RollFace[] =>
  weights.map((weight, index) => ({
    values: [weights.slice(0, index).reduce((sum, before) => sum + before, 0)],
    chance: weight / million,
  }));

it('computes football odds equal to the enumeration of six minutes', () => {
  const sport: FootballSport = { family: 'goals', minutes: 6, homeGoals: 180_000, awayGoals: 140_000 };
  const rates = computeGoalRates(sport, 1);
  const model = createMatchModel({ ...sport, ...pace }, 1);
  const faces = toRollFaces([rates.home, rates.away, million - rates.home - rates.away]);
  const markets = createFootballMarkets(sport, rates) as Markets<MatchState>;
  let { start } = model;
  for (const face of [2, 0, 1]) {
    const keys = [
      ...markets.listed(start),
      { kind: 'total', at: 0.5 },
      { kind: 'total', at: 4.5 },
      { kind: 'handicap', at: 2.5 },
    ] as MarketKey[];
    expect(
      differences(
        markets,
        ends(model, faces, start),
        start,
        keys.filter((key) => !markets.winners(start, key)),
        1e-9,
      ),
    ).toEqual([]);
    start = model.step(start, { range: million, next: () => faces[face]?.values[0] ?? 0 });
  }
});

it('computes basketball odds equal to the enumeration of a short game with extra time', () => {
  const sport: BasketballSport = { family: 'points', intervals: 1, periods: 2, extraIntervals: 1 };
  const rates = computePointRates(2);
  const rules: SportRules = { ...sport, ...pace };
  const model = createMatchModel(rules, 2);
  const faces = toRollFaces(rates.home).flatMap((home) =>
    toRollFaces(rates.away).map((away) => ({
      values: [...home.values, ...away.values],
      chance: home.chance * away.chance,
    })),
  );
  const markets = createBasketballMarkets(sport, rates) as Markets<MatchState>;
  const keys: MarketKey[] = [
    { kind: 'winner' },
    { kind: 'half' },
    { kind: 'parity' },
    { kind: 'total', at: 3.5 },
    { kind: 'handicap', at: -1.5 },
  ];
  expect(differences(markets, ends(model, faces, model.start), model.start, keys, 5e-4)).toEqual([]);
});

it.each([{ lastSetPoints: 3 }, { lastSetPoints: 2 }])(
  'computes set and map odds equal to the enumeration of a short match: %o',
  (last) => {
    const sport: SetsSport = {
      family: 'race',
      setsToWin: 2,
      pointsToWin: 3,
      byTwo: false,
      homePoints: 550_000,
      perRating: 20_000,
      ...last,
    };
    const homePoints = computeHomePointRate(sport, -1);
    const model = createMatchModel({ ...sport, ...pace }, -1);
    const faces = toRollFaces([homePoints, million - homePoints]);
    const markets = createSetsMarkets(sport, homePoints) as Markets<MatchState>;
    let { start } = model;
    for (const face of [1, 1, 1, 0, 0, 0, 1]) {
      expect(
        differences(
          markets,
          ends(model, faces, start),
          start,
          markets.listed(start).filter((key) => !markets.winners(start, key)),
          1e-5,
        ),
      ).toEqual([]);
      start = model.step(start, { range: million, next: () => faces[face]?.values[0] ?? 0 });
    }
  },
);

it('computes the chance to win a set that needs a lead of two points equal to a chain of a thousand points', () => {
  const sport: SetsSport = {
    family: 'race',
    setsToWin: 3,
    pointsToWin: 25,
    lastSetPoints: 15,
    byTwo: true,
    homePoints: 530_000,
    perRating: 0,
  };
  // Computes the probability that the home side wins a set with `target` points and a lead of two. Follows every
  // possible score for 1000 points. The probability that the set is still open after 1000 points is negligible.
  const chain = (target: number): number => {
    let open = new Map([['0-0', 1]]);
    let won = 0;
    for (let point = 0; point < 1000; point += 1) {
      const next = new Map<string, number>();
      for (const [score, chance] of open) {
        const [home = 0, away = 0] = score.split('-').map(Number);
        for (const [nowHome, nowAway, more] of [
          [home + 1, away, chance * 0.53],
          [home, away + 1, chance * 0.47],
        ] as const) {
          if (Math.max(nowHome, nowAway) >= target && Math.abs(nowHome - nowAway) >= 2)
            won += nowHome > nowAway ? more : 0;
          else next.set(`${nowHome}-${nowAway}`, (next.get(`${nowHome}-${nowAway}`) ?? 0) + more);
        }
      }
      open = next;
    }
    return won;
  };
  expect(computeSetChance(sport, 530_000, { home: 0, away: 0 }, { home: 0, away: 0 })).toBeCloseTo(chain(25), 10);
  expect(computeSetChance(sport, 530_000, { home: 2, away: 2 }, { home: 0, away: 0 })).toBeCloseTo(chain(15), 10);
});
