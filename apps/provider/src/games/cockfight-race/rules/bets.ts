import type { Ratio } from '../../../engine/math/ratio.ts';
import { multiply, ratio, toPercent } from '../../../engine/math/ratio.ts';
import { computeExactaChance, computePlaceChance, computeWinChance } from './chances.ts';
import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { FormCard } from './field.ts';
import { drawFinish, getFormCard, runners } from './field.ts';

/** The race that was run: its number gives the form card. */
export interface RaceOutcome {
  readonly number: number;
  /** Runners in the order of arrival. */
  readonly finish: readonly number[];
}

export const drawRace = (randomSource: RandomSource, { number }: { readonly number: number }): RaceOutcome => ({
  number,
  finish: drawFinish(getFormCard(number), randomSource),
});

/** Decimal odds in hundredths: 306 pays 3.06 for each 1 staked, the stake included. */
export type OddsHundredths = number;

/** What the house lets come back of a hundred at fair odds; rounding odds down to hundredths takes a little more. */
const marketRtp = { win: 94n, place: 94n, exacta: 90n } as const;
export type RaceMarket = keyof typeof marketRtp;

export interface RaceSpot {
  /** `win-2`, `place-0`, `exacta-2-0`. */
  readonly id: string;
  readonly market: RaceMarket;
  /** Runners, in the order they must arrive in where that matters. */
  readonly picks: readonly number[];
}

const every = Array.from({ length: runners }, (_, runner) => runner);
const spot = (market: RaceMarket, ...picks: number[]): RaceSpot => ({
  id: [market, ...picks].join('-'),
  market,
  picks,
});

/** Every bet of a race by its id. */
export const raceSpots: ReadonlyMap<string, RaceSpot> = new Map(
  [
    ...every.map((runner) => spot('win', runner)),
    ...every.map((runner) => spot('place', runner)),
    ...every.flatMap((first) =>
      every.filter((second) => second !== first).map((second) => spot('exacta', first, second)),
    ),
  ].map((each) => [each.id, each]),
);

const computeChance = (form: FormCard, { market, picks: [first = 0, second = 0] }: RaceSpot): Ratio =>
  market === 'win'
    ? computeWinChance(form, first)
    : market === 'place'
      ? computePlaceChance(form, first)
      : computeExactaChance(form, first, second);

/** Odds of a bet in a race, rounded down to hundredths. */
export const computeOdds = (form: FormCard, raceSpot: RaceSpot): OddsHundredths => {
  const { numerator, denominator } = computeChance(form, raceSpot);
  return Number((marketRtp[raceSpot.market] * denominator) / numerator);
};

/** What a bet returns of a hundred in the long run, rounded down, e.g. `93.96`. */
export const computeRaceRtpPercent = (form: FormCard, raceSpot: RaceSpot): string =>
  toPercent(multiply(computeChance(form, raceSpot), ratio(BigInt(computeOdds(form, raceSpot)), 100n)));

/** What comes back of a stake, itself included. Minor units; a stake is whole hundreds, so nothing is rounded. */
export const computeRacePayout = (
  form: FormCard,
  raceSpot: RaceSpot,
  stake: number,
  finish: readonly number[],
): number => {
  const { market, picks } = raceSpot;
  const [first, second] = picks;
  const hits =
    market === 'exacta'
      ? finish[0] === first && finish[1] === second
      : finish.indexOf(first as number) < (market === 'win' ? 1 : 2);
  return hits ? (stake / 100) * computeOdds(form, raceSpot) : 0;
};
