import { uniformBelow, type WordSource } from '../../../engine/fair/uniform-below.ts';
import { level, type Score, type Side } from './side.ts';
import type { PointsSport } from './sports.ts';

const million = 1_000_000;

/** Of a million spells, those in which a side makes 0, 1, 2 or 3 points. */
export type SpellWeights = readonly [number, number, number, number];
export interface PointRates {
  readonly home: SpellWeights;
  readonly away: SpellWeights;
}

export interface PointsState {
  readonly family: 'points';
  /** Spells played. */
  readonly spell: number;
  readonly score: Score;
  /** When half of the regular time is over. */
  readonly half?: Score;
  /** When the regular time is over. */
  readonly regular?: Score;
}

const weights = (rating: number): SpellWeights => {
  const [one, two, three] = [60_000, 360_000 + rating * 9_000, 110_000 + rating * 2_000];
  return [million - one - two - three, one, two, three];
};

export const pointRates = (difference: number): PointRates => ({
  home: weights(difference / 2 + 0.5),
  away: weights(-difference / 2 - 0.5),
});

export const startOfPoints: PointsState = { family: 'points', spell: 0, score: level };

export const regularSpells = ({ spells, periods }: PointsSport): number => spells * periods;

/** Spells until the score can decide, from a state of play. */
export const spellsLeft = (sport: PointsSport, { spell }: PointsState): number => {
  const regular = regularSpells(sport);
  return spell < regular
    ? regular - spell
    : (sport.extraSpells - ((spell - regular) % sport.extraSpells)) % sport.extraSpells;
};

/** A period has ended, and it can be asked who won. */
const isWhistle = (sport: PointsSport, state: PointsState): boolean =>
  state.spell >= regularSpells(sport) && (state.spell - regularSpells(sport)) % sport.extraSpells === 0;

/** Level scores go on for another extra period. */
export const isDecided = (sport: PointsSport, state: PointsState): boolean =>
  isWhistle(sport, state) && state.score.home !== state.score.away;

const pointsBy = (rates: SpellWeights, words: WordSource): number => {
  let roll = uniformBelow(million, words);
  return rates.findIndex((weight) => (roll -= weight) < 0);
};

export const playSpell = (
  sport: PointsSport,
  rates: PointRates,
  state: PointsState,
  words: WordSource,
): PointsState => {
  const home = state.score.home + pointsBy(rates.home, words);
  const away = state.score.away + pointsBy(rates.away, words);
  const spell = state.spell + 1;
  const score = { home, away };
  const regular = regularSpells(sport);
  return {
    ...state,
    spell,
    score,
    ...(spell === regular / 2 && { half: score }),
    ...(spell === regular && { regular: score }),
  };
};

const known = new Map<string, Float64Array[]>();

/** How likely each number of points is that one side makes in so many spells. */
export const pointsAhead = (spells: number, rates: SpellWeights): Float64Array => {
  const key = rates.join();
  const byCount = known.get(key) ?? [Float64Array.of(1)];
  known.set(key, byCount);
  while (byCount.length <= spells) {
    const before = byCount.at(-1) as Float64Array;
    const after = new Float64Array(before.length + rates.length - 1);
    before.forEach((likely, points) =>
      rates.forEach(
        (weight, more) => (after[points + more] = (after[points + more] as number) + (likely * weight) / million),
      ),
    );
    byCount.push(after);
  }
  return byCount[spells] as Float64Array;
};

interface LeadsAndSums {
  readonly leads: Float64Array;
  readonly zero: number;
  readonly sums: Float64Array;
}

let newest: { readonly key: string; readonly value: LeadsAndSums } | undefined;

/** How likely each lead of the side at home is after so many spells, `[lead + away's most]`, and each sum of points. */
export const leadsAndSums = (spells: number, rates: PointRates): LeadsAndSums => {
  // All markets of a match ask for the same one after the other.
  const key = `${spells}/${rates.home.join()}/${rates.away.join()}`;
  if (newest?.key !== key) newest = { key, value: combine(spells, rates) };
  return newest.value;
};

const combine = (spells: number, rates: PointRates): LeadsAndSums => {
  const home = pointsAhead(spells, rates.home);
  const away = pointsAhead(spells, rates.away);
  const zero = away.length - 1;
  const leads = new Float64Array(home.length + away.length - 1);
  const sums = new Float64Array(home.length + away.length - 1);
  home.forEach((ofHome, byHome) =>
    away.forEach((ofAway, byAway) => {
      leads[byHome - byAway + zero] = (leads[byHome - byAway + zero] as number) + ofHome * ofAway;
      sums[byHome + byAway] = (sums[byHome + byAway] as number) + ofHome * ofAway;
    }),
  );
  return { leads, zero, sums };
};

/** Who leads after so many spells from a score. */
export const leaderAfter = (
  score: Score,
  spells: number,
  rates: PointRates,
): Readonly<Record<Side | 'draw', number>> => {
  const { leads, zero } = leadsAndSums(spells, rates);
  const chance = { home: 0, away: 0, draw: 0 };
  leads.forEach((likely, at) => {
    const lead = score.home - score.away + at - zero;
    chance[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'] += likely;
  });
  return chance;
};
