import type { Ratio } from '../../../engine/math/ratio.ts';
import { multiply, ratio, toPercent } from '../../../engine/math/ratio.ts';
import { computeExactaChance, computePlaceChance, computeWinChance } from './chances.ts';
import type { RandomSource } from '../../../engine/rng/random-int.ts';
import type { FormCard } from './field.ts';
import { drawFinish, getFormCard, runners } from './field.ts';

/** Finished race. The race number decides the form card, which contains the published chances of the runners. */
export interface RaceOutcome {
  readonly number: number;
  /** Numbers of the runners in the order in which they finish. */
  readonly finish: readonly number[];
}

export const drawRace = (randomSource: RandomSource, { number }: { readonly number: number }): RaceOutcome => ({
  number,
  finish: drawFinish(getFormCard(number), randomSource),
});

/** Decimal odds in hundredths. For example, 306 pays 3.06 for a stake of 1, and the 3.06 include the stake. */
export type OddsHundredths = number;

/**
 * Odds of each market, in percent of the fair odds. Odds are rounded down to hundredths, so the RTP of a bet is
 * slightly lower.
 */
const marketRtp = { win: 94n, place: 94n, exacta: 90n } as const;
/**
 * `win`: the runner finishes first. `place`: the runner finishes first or second. `exacta`: two runners finish first
 * and second in this order.
 */
export type RaceMarket = keyof typeof marketRtp;

export interface RaceSpot {
  /** Id of the bet: the market and the numbers of the runners, e.g. `win-2`, `place-0` or `exacta-2-0`. */
  readonly id: string;
  readonly market: RaceMarket;
  /** Numbers of the runners. For an exacta, the first number is the winner. */
  readonly picks: readonly number[];
}

const every = Array.from({ length: runners }, (_, runner) => runner);
const spot = (market: RaceMarket, ...picks: number[]): RaceSpot => ({
  id: [market, ...picks].join('-'),
  market,
  picks,
});

export const raceSpots: ReadonlyMap<string, RaceSpot> = new Map(
  [
    ...every.map((runner) => spot('win', runner)),
    ...every.map((runner) => spot('place', runner)),
    ...every.flatMap((first) =>
      every.filter((second) => second !== first).map((second) => spot('exacta', first, second)),
    ),
  ].map((each) => [each.id, each]),
);

const computeChance = (form: FormCard, { market, picks: [first = 0, second = 0] }: RaceSpot): Ratio => {
  switch (market) {
    case 'win':
      return computeWinChance(form, first);
    case 'place':
      return computePlaceChance(form, first);
    case 'exacta':
      return computeExactaChance(form, first, second);
  }
};

/** Computes the odds of a bet, rounded down to hundredths. */
export const computeOdds = (form: FormCard, raceSpot: RaceSpot): OddsHundredths => {
  const { numerator, denominator } = computeChance(form, raceSpot);
  return Number((marketRtp[raceSpot.market] * denominator) / numerator);
};

/** Computes the RTP (return to player) of a bet in percent, rounded down, e.g. `93.96`. */
export const computeRaceRtpPercent = (form: FormCard, raceSpot: RaceSpot): string =>
  toPercent(multiply(computeChance(form, raceSpot), ratio(BigInt(computeOdds(form, raceSpot)), 100n)));

/**
 * Computes the payout of a stake in minor units, including the stake. A stake is a multiple of a hundred, so nothing is
 * rounded.
 */
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
